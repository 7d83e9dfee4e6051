"""A match for players who never give up: how it begins, ends and is kept."""

from contextlib import AsyncExitStack
from typing import Any

from tests.adapters.waiting import until
from tests.guests import Guest, Message
from tests.tables import ENTROPY, NAMES

OPTIONS: dict[str, dict[str, Any]] = {"kingless": {"window": 2}}
"""By game: what makes its matches short of breath."""


async def begun(
    stack: AsyncExitStack, address: str, game: str, seats: int
) -> tuple[str, list[Guest]]:
    """Sign guests in, seat them at a new table and start a match.

    Returns:
        The table's code, and the guests in the order of their seats.
    """
    guests = [
        await stack.enter_async_context(Guest(address, name)) for name in NAMES[:seats]
    ]
    code = await guests[0].open(game, options=OPTIONS.get(game, {}))
    for guest in guests[1:]:
        await guest.join(code)
    sockets = [await guest.socket(code) for guest in guests]
    for socket in sockets:
        await socket.ask("ready", ready=True, entropy=ENTROPY)
    await sockets[0].ask("start")
    for socket in sockets:
        await socket.close()
    return code, guests


async def given_up(code: str, guests: list[Guest]) -> None:
    """Let all give up, the host last: a match may end before it comes to that."""
    host, *others = [await guest.socket(code) for guest in guests]
    for socket in (*others, host):
        await socket.ask("resign")
    await host.until(_tells_the_end)


def _tells_the_end(frame: Message) -> bool:
    view = frame["match"] if frame["type"] == "welcome" else frame
    return frame["type"] in {"welcome", "view"} and view.get("outcome") is not None


async def archived(guest: Guest, match: str) -> Message:
    """Return the replay of a match that has ended, once the archive has it."""

    async def is_there() -> bool:
        return (await guest.call("GET", f"/api/matches/{match}")).is_success

    await until(is_there)
    answer = await guest.call("GET", f"/api/matches/{match}/replay")
    replay: Message = answer.raise_for_status().json()
    return replay


def moves_of(replay: Message, name: str) -> list[tuple[str, Message]]:
    """Return the moves somebody made in a match, each with the match."""
    match = replay["match"]
    seat = next(p["seat"] for p in match["players"] if p["name"] == name)
    return [
        (match["id"], step["move"])
        for step in replay["moves"]
        if step["kind"] == "move" and step["seat"] == seat
    ]
