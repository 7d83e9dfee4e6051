"""One socket from its handshake to its close, whatever fails behind it."""

import asyncio
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from starlette.types import Message
from starlette.websockets import WebSocket
from structlog.testing import capture_logs

from app.adapters.embedded.limits import MemoryLimits
from app.protocol.from_client import FromClient
from app.services.asking import Answered
from app.services.errors import NotFound, NotSignedIn, TryLater
from app.services.ports import Profile, Unavailable
from app.web.given import House, Services
from app.web.pace import Paces
from app.web.vouching import Vouching
from app.web.ws import room_socket
from app.web.ws.outlet import QueuedOutlet
from app.web.ws.room_socket import IDLE_SECONDS, Conversation
from tests.adapters.commits import StandingClock

CODE = "BCDFGHJK"
PING = '{"type":"ping","id":"p"}'


def a_house(**changes: Any) -> House:
    """Return a house that lets everybody in."""
    return House(
        allows_origin=lambda _origin, _host: True,
        secure=False,
        public_origin=None,
        static=Path(),
        built=lambda: None,
        metrics_token=None,
        engine="0",
        **changes,
    )


class Peer:
    """The other end of a socket: it says what it has to say, then waits or leaves."""

    def __init__(self, *says: str | bytes, leaves: bool = False) -> None:
        self.heard: list[Message] = []
        self._says: list[Message] = [{"type": "websocket.connect"}]
        self._says += [_frame(words) for words in says]
        if leaves:
            self._says.append({"type": "websocket.disconnect", "code": 1001})

    async def receive(self) -> Message:
        """Say the next thing."""
        if not self._says:
            await asyncio.Event().wait()
        return self._says.pop(0)

    async def send(self, message: Message) -> None:
        """Hear one message."""
        self.heard.append(message)

    @property
    def frames(self) -> list[dict[str, Any]]:
        """What was sent to it, decoded."""
        sent = (m["text"] for m in self.heard if m["type"] == "websocket.send")
        return [json.loads(text) for text in sent]

    @property
    def closed(self) -> int | None:
        """The code with which it was closed, if it was."""
        last = self.heard[-1]
        code: int | None = last["code"] if last["type"] == "websocket.close" else None
        return code


def _frame(words: str | bytes) -> Message:
    kind = "text" if isinstance(words, str) else "bytes"
    return {"type": "websocket.receive", kind: words}


class Behind:
    """What stands behind the socket, and fails as it is told."""

    def __init__(
        self,
        ask: Exception | None = None,
        welcome: Exception | None = None,
        per_second: int = 30,
        *,
        at_once: bool = False,
    ) -> None:
        self.paces = Paces(per_second)
        self.asked: list[str | None] = []
        self.let_go: list[str] = []
        self.who_answers: list[Profile | Exception] = []
        self._ask = ask
        self._at_once = at_once
        self._welcome = welcome

    @property
    def given(self) -> Services:
        """The services as the door is given them."""
        limits = MemoryLimits(StandingClock())
        entropy = SimpleNamespace(bytes=bytes)
        own = {"rooms": self, "identity": self, "limits": limits, "entropy": entropy}
        own |= {"paces": self.paces, "vouching": Vouching(self)}
        return cast(Services, SimpleNamespace(**own))

    def ask(
        self, _code: str, message: FromClient, outlet: QueuedOutlet, answered: Answered
    ) -> None:
        """Fail at once, or answer, or fail to, in the next turn."""
        self.asked.append(message.id)
        if self._ask is not None and self._at_once:
            raise self._ask
        if self._ask is None:
            outlet.send(msgspec.json.encode({"type": "ok", "id": message.id}))
        asyncio.get_running_loop().call_soon(answered, self._ask)

    async def welcome(self, *_: object) -> None:
        """Fail."""
        assert self._welcome is not None
        raise self._welcome

    async def attach(self, *_: object) -> None:
        """Know no room."""
        raise NotFound("no-such-room", "There is none.")

    async def detach(self, _code: str, outlet: QueuedOutlet) -> None:
        """Note who is let go."""
        self.let_go.append(outlet.player)

    async def who(self, _token: str | None) -> Profile:
        """Say who it is, or whatever comes next."""
        if not self.who_answers:
            await asyncio.Event().wait()
        answer = self.who_answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def signed_in(self, tokens: Iterable[str]) -> set[str]:
        """Say that everybody is, or nobody, or whatever comes next."""
        try:
            await self.who(None)
        except NotSignedIn:
            return set()
        return set(tokens)


async def a_socket(peer: Peer, host: str = "203.0.113.7") -> WebSocket:
    """Return an accepted socket of a peer."""
    scope = {"type": "websocket", "headers": [], "client": (host, 50_000)}
    socket = WebSocket(scope, peer.receive, peer.send)
    await socket.accept()
    return socket


async def converse(
    peer: Peer,
    behind: Behind,
    house: House | None = None,
    before: Callable[[Conversation, QueuedOutlet], None] | None = None,
) -> None:
    """Serve a socket of Ada's until it ends."""
    socket = await a_socket(peer)
    outlet = QueuedOutlet(socket, "ada", "one")
    talk = Conversation(socket, CODE, outlet, behind.given, house or a_house())
    if before is not None:
        before(talk, outlet)
    async with asyncio.timeout(60):
        await talk.run()


async def test_whatever_is_asked_is_answered_until_the_peer_leaves() -> None:
    peer, behind = Peer(PING, leaves=True), Behind()

    await converse(peer, behind)

    assert peer.frames == [{"type": "ok", "id": "p"}]
    assert behind.let_go == ["ada"]


async def test_c05_who_is_being_let_go_is_not_heard_any_more() -> None:
    peer, behind = Peer(PING, leaves=True), Behind()

    await converse(peer, behind, before=lambda _, outlet: outlet.close(4401, "gone"))

    assert peer.closed == 4401
    assert behind.asked == []


@pytest.mark.parametrize("why", [TryLater(), Unavailable("away")], ids=["slow", "away"])
async def test_what_cannot_be_done_just_now_is_to_be_sent_again(
    why: Exception,
) -> None:
    peer = Peer(PING, PING, leaves=True)

    await converse(peer, Behind(ask=why))

    assert [(f["id"], f["code"]) for f in peer.frames] == [("p", "try-later")] * 2


@pytest.mark.parametrize("at_once", [True, False], ids=["at once", "later"])
@pytest.mark.parametrize("fault", [ZeroDivisionError(), RuntimeError()], ids=repr)
async def test_m08_a_fault_of_ours_costs_this_socket_alone_and_is_told(
    fault: Exception, at_once: bool
) -> None:
    peer, behind = Peer(PING), Behind(ask=fault, at_once=at_once)

    with capture_logs() as told:
        await converse(peer, behind)

    assert peer.frames == []
    assert behind.let_go == ["ada"]
    assert [(line["event"], line["exc_info"]) for line in told] == [
        ("socket_failed", fault)
    ]


class Broken(Peer):
    """A socket that fails after all that came over it."""

    async def receive(self) -> Message:
        """Say the next thing, or fail."""
        if not self._says:
            raise ZeroDivisionError
        return await super().receive()


async def test_m08_a_socket_that_cannot_be_read_is_let_go_after_its_last_answer() -> (
    None
):
    peer, behind = Broken(PING), Behind()

    with capture_logs() as told:
        await converse(peer, behind)

    assert [frame["type"] for frame in peer.frames] == ["ok"]
    assert behind.let_go == ["ada"]
    assert [line["event"] for line in told] == ["socket_failed"]


async def test_x11_a_binary_frame_is_refused() -> None:
    peer = Peer(b"\x00", leaves=True)

    await converse(peer, Behind())

    assert [frame["code"] for frame in peer.frames] == ["bad-json"]


async def test_x11_twenty_bad_frames_are_enough() -> None:
    peer = Peer(*["junk"] * 25)

    await converse(peer, Behind())

    assert [frame["code"] for frame in peer.frames] == ["bad-json"] * 20
    assert peer.closed == 1008


async def test_who_floods_is_told_for_each_command_and_closed_in_the_end() -> None:
    peer = Peer(*[PING] * 9)

    await converse(peer, Behind(per_second=1))

    assert peer.frames[0]["type"] == "ok"
    slower = {(f["id"], f["code"]) for f in peer.frames[1:]}
    assert slower == {("p", "too-many-messages")}
    assert peer.closed == 4429


async def test_m03_many_tabs_of_a_player_get_no_more_than_one() -> None:
    """M03: eleven tabs that each keep the measure slowed everybody else."""
    tabs = [Peer(PING, leaves=True) for _ in range(11)]
    behind = Behind(per_second=1)
    held = behind.paces.of("ada")

    for tab in tabs:
        await converse(tab, behind)

    first, *others = [frame["type"] for tab in tabs for frame in tab.frames]
    assert first == "ok"
    assert "error" in others
    del held


async def test_n01_a_socket_that_says_nothing_for_half_an_hour_is_closed() -> None:
    peer, behind = Peer(), Behind()

    def long_ago(talk: Conversation, _: QueuedOutlet) -> None:
        talk._heard -= IDLE_SECONDS + 1

    await converse(peer, behind, before=long_ago)

    assert peer.closed == 4408
    assert behind.let_go == ["ada"]


async def test_c05_a_device_that_was_signed_out_is_closed_when_that_is_known() -> None:
    """While nobody can say so, it stays."""
    peer, behind = Peer(), Behind()
    behind.who_answers = [Unavailable("away"), NotSignedIn()]

    await converse(peer, behind, a_house(vouch_seconds=0))

    assert behind.who_answers == []
    assert peer.closed == 4401


@pytest.mark.parametrize(
    ("why", "code"),
    [
        (TryLater(), 1012),
        (Unavailable("away"), 1012),
        (NotFound("no-such-room", "Gone."), 4404),
    ],
    ids=["store slow", "store away", "room gone"],
)
async def test_m07_a_lagging_socket_that_gets_no_welcome_is_told_why(
    why: Exception, code: int
) -> None:
    peer, behind = Peer(), Behind(welcome=why)

    def lag(_: Conversation, outlet: QueuedOutlet) -> None:
        outlet.lagging = True

    await converse(peer, behind, before=lag)

    assert peer.closed == code
    assert behind.let_go == ["ada"]


async def test_nobody_is_let_in_while_it_cannot_be_said_who_it_is() -> None:
    peer, behind = Peer(), Behind()
    behind.who_answers = [Unavailable("away")]

    admitted = await room_socket._admitted(await a_socket(peer), CODE, behind.given)

    assert admitted is None
    assert peer.closed == 1012


@pytest.mark.parametrize("code", [CODE, "no code"])
async def test_x21_wrong_codes_on_the_socket_count_like_any_others(code: str) -> None:
    behind = Behind()
    given = behind.given
    for _ in range(31):
        behind.who_answers = [Profile("ada", "Ada", "en", 0)]
        peer = Peer()
        assert await room_socket._admitted(await a_socket(peer), code, given) is None
        assert peer.closed == 4404

    assert not await given.limits.allows("30/600s", "codes:203.0.113.7")
