"""One connection: what is sent together leaves together, and nobody waits in vain."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from hiredis import ReplyError

from app.adapters.redis.wire import (
    MOST_WAITING,
    ConnectionLost,
    Overloaded,
    pack,
)
from tests.adapters.redis.ends import Ends
from tests.adapters.waiting import until


@pytest.fixture
async def ends() -> AsyncIterator[Ends]:
    given = Ends()
    yield given
    given.wire.connection_lost(None)


async def turn() -> None:
    """Let the event loop do what is due."""
    await asyncio.sleep(0)


def test_a_command_is_packed_as_redis_reads_it() -> None:
    assert (
        pack(("SET", b"\r\n", 12)) == b"*3\r\n$3\r\nSET\r\n$2\r\n\r\n\r\n$2\r\n12\r\n"
    )


async def test_what_is_asked_in_one_turn_leaves_in_one_write(ends: Ends) -> None:
    futures = [ends.wire.ask(b"one"), ends.wire.ask(b"two"), ends.wire.ask(b"three")]
    assert ends.line.written == []

    await turn()

    assert ends.line.written == [b"onetwothree"]
    ends.wire.data_received(b"+1\r\n:2\r\n$1\r\n3\r\n")
    assert await asyncio.gather(*futures) == [[b"1"], [2], [b"3"]]


async def test_replies_in_pieces_are_put_together(ends: Ends) -> None:
    future = ends.wire.ask(b"x", 2)

    for byte in b"$5\r\nhello\r\n*1\r\n:7\r\n":
        ends.wire.data_received(bytes([byte]))

    assert await future == [b"hello", [7]]


async def test_false_is_a_reply_like_any_other(ends: Ends) -> None:
    future = ends.wire.ask(b"x", 2)

    ends.wire.data_received(b"#f\r\n_\r\n")

    assert await future == [False, None]


async def test_an_error_is_the_reply_of_the_command_it_answers(ends: Ends) -> None:
    first, second = ends.wire.ask(b"x"), ends.wire.ask(b"y")

    ends.wire.data_received(b"-ERR no\r\n:1\r\n")

    (error,) = await first
    assert isinstance(error, ReplyError)
    assert await second == [1]


async def test_what_is_said_unasked_is_no_reply(ends: Ends) -> None:
    future = ends.wire.ask(b"x")

    ends.wire.data_received(b">2\r\n$1\r\na\r\n:1\r\n:5\r\n")

    assert ends.pushes == [[b"a", 1]]
    assert await future == [5]


async def test_a_dead_wire_leaves_nobody_waiting(ends: Ends) -> None:
    future = ends.wire.ask(b"x")

    ends.wire.connection_lost(OSError("reset"))

    with pytest.raises(ConnectionLost, match="reset"):
        await future
    assert ends.lost == [ends.wire]
    assert not ends.wire.alive
    with pytest.raises(ConnectionLost):
        await ends.wire.ask(b"y")


async def test_a_caller_that_gave_up_disturbs_no_other(ends: Ends) -> None:
    given_up, other = ends.wire.ask(b"x"), ends.wire.ask(b"y")
    given_up.cancel()

    ends.wire.data_received(b":1\r\n:2\r\n")

    assert await other == [2]


async def test_nothing_is_written_while_the_server_takes_nothing(ends: Ends) -> None:
    """Back-pressure: the rest waits here, bounded, and not in the kernel."""
    ends.wire.pause_writing()
    futures = [ends.wire.ask(b"a"), ends.wire.ask(b"b")]
    await turn()
    assert ends.line.written == []

    ends.wire.resume_writing()

    assert ends.line.written == [b"ab"]
    ends.wire.data_received(b":1\r\n:2\r\n")
    await asyncio.gather(*futures)


async def test_too_many_waiting_commands_are_refused(ends: Ends) -> None:
    futures = [ends.wire.ask(b"x") for _ in range(MOST_WAITING)]

    with pytest.raises(Overloaded):
        await ends.wire.ask(b"one too many")

    ends.wire.data_received(b":1\r\n")
    futures.append(ends.wire.ask(b"x"))
    ends.wire.connection_lost(None)
    lost = await asyncio.gather(*futures, return_exceptions=True)
    assert [type(reply) for reply in lost] == [list] + [ConnectionLost] * MOST_WAITING


@pytest.mark.parametrize("noise", [b"HTTP/1.1 400 Bad Request\r\n", b"\x00\x01"])
async def test_what_is_no_redis_is_hung_up_on(ends: Ends, noise: bytes) -> None:
    ends.wire.ask(b"x").cancel()

    ends.wire.data_received(noise)

    assert ends.line.aborted


async def test_a_server_that_turns_clients_away_is_hung_up_on(ends: Ends) -> None:
    ends.wire.data_received(b"-ERR max number of clients reached\r\n")

    assert ends.line.aborted


async def test_a_server_that_never_replies_is_taken_for_dead() -> None:
    ends = Ends(patience=0.01)
    future = ends.wire.ask(b"x")

    await until(lambda: ends.line.aborted)

    ends.wire.connection_lost(None)
    with pytest.raises(ConnectionLost):
        await future


async def test_a_server_that_replies_slowly_is_not_taken_for_dead() -> None:
    ends = Ends(patience=0.02)
    loop = asyncio.get_running_loop()
    ends_at = loop.time() + 0.2
    replies: list[asyncio.Future[list[object]]] = [ends.wire.ask(b"x")]

    def one_reply_at_a_time(over: Callable[[], bool]) -> bool:
        replies.append(ends.wire.ask(b"x"))
        ends.wire.data_received(b":1\r\n")
        return over()

    await until(lambda: one_reply_at_a_time(lambda: loop.time() > ends_at))

    assert not ends.line.aborted
    replies[-1].cancel()
    ends.wire.connection_lost(None)


async def test_a_quiet_wire_is_left_alone() -> None:
    ends = Ends(patience=0.01)
    future = ends.wire.ask(b"x")
    ends.wire.data_received(b":1\r\n")
    await future
    loop = asyncio.get_running_loop()
    ends_at = loop.time() + 0.05

    await until(lambda: loop.time() > ends_at)

    assert not ends.line.aborted
    ends.wire.connection_lost(None)
