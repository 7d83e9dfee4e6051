"""What goes over the wire in a whole match tells each player their own cards alone."""

import asyncio
import random
from functools import partial
from typing import Any, NamedTuple

import pytest

from tests.guests import PATIENCE_SECONDS, Guest, Message, Socket
from tests.servers import Server
from tests.tables import Seated, a_table, end_turn

PRIVATE = {"drew": "cards", "swiped": "card", "award-given": "card"}
INVOLVED = {
    "drew": ("seat",),
    "swiped": ("seat", "whose"),
    "award-given": ("fool", "king"),
}


async def play_out(table: Seated) -> None:
    """Play the match to its end, every seat at random."""
    chance = random.Random(7)
    await asyncio.gather(*(play_seat(socket, chance) for socket in table.sockets))


async def play_seat(socket: Socket, chance: random.Random) -> None:
    """Answer each view of one seat until the match is over."""
    seen = 0
    while True:
        view = await socket.until(partial(is_newer, seen=seen))
        view = socket.view or view
        seen = view["seq"]
        if view.get("outcome") is not None:
            return
        if view["legal"]:
            await socket.ask("move", **chosen(view, chance))


def has_ended(frame: Message) -> bool:
    return frame["type"] == "view" and frame.get("outcome") is not None


def is_newer(frame: Message, seen: int) -> bool:
    return frame["type"] == "view" and bool(frame["seq"] > seen)


def chosen(view: Message, chance: random.Random) -> dict[str, Any]:
    passes = [move for move in view["legal"] if move["do"] == "pass"]
    move = passes[0] if passes else chance.choice(view["legal"])
    window = {"window": view["window"]} if view["window"] else {}
    return {"seq": view["seq"], "match": view["match"], "move": move, **window}


class Recorded(NamedTuple):
    """A whole match as its viewers were told it: seats in order, then a spectator."""

    frames: tuple[list[Message], ...]
    raw: tuple[str, ...]
    fairness: Message


@pytest.fixture(scope="module")
def recorded(server: Server) -> Recorded:
    """Return a match that was played to its end once for all tests here."""
    return asyncio.run(record(server.address))


async def record(address: str) -> Recorded:
    async with (
        a_table(address, 3, options={"window": 2}) as table,
        Guest(address, "Sam") as sam,
    ):
        await sam.join(table.code, "spectator")
        watching = await sam.socket(table.code)
        await play_out(table)
        over = await watching.until(has_ended)
        async with asyncio.timeout(PATIENCE_SECONDS):
            path = f"/api/matches/{over['match']}"
            while (answer := await table.guests[0].call("GET", path)).is_error:
                await asyncio.sleep(0)
        sockets = (*table.sockets, watching)
        return Recorded(
            tuple(socket.frames for socket in sockets),
            tuple("".join(socket.raw) for socket in sockets),
            answer.json()["fairness"],
        )


def views_of(frames: list[Message]) -> list[Message]:
    return [frame for frame in frames if frame["type"] == "view"]


def test_l09_l12_l17_l30_events_tell_nobody_a_foreign_card(recorded: Recorded) -> None:
    for seat, frames in enumerate(recorded.frames):
        for event in (e for frame in views_of(frames) for e in frame["events"]):
            field = PRIVATE.get(event["type"])
            if field and seat not in [event[k] for k in INVOLVED[event["type"]]]:
                assert event[field] is None


def test_l04_l26_only_ones_own_view_holds_a_hand(recorded: Recorded) -> None:
    *seats, spectator = recorded.frames

    assert all(v["view"]["hand"] is not None for f in seats for v in views_of(f))
    assert all(v["view"]["hand"] is None for v in views_of(spectator))


def test_t07_every_viewer_counts_views_without_a_gap(recorded: Recorded) -> None:
    for frames in recorded.frames:
        numbers = [frame["seq"] for frame in views_of(frames)]
        first = numbers[0]
        assert numbers == list(range(first, first + len(numbers)))


def test_z03_z04_the_seed_is_on_no_wire(recorded: Recorded) -> None:
    said = "".join(recorded.raw)

    assert recorded.fairness["commitment"] in said
    assert recorded.fairness["seed"] not in said
    assert all(share not in said for share in recorded.fairness["entropies"])


async def test_l02_l20_nothing_a_player_sends_makes_the_server_show_the_hand(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        first, other = table.sockets
        assert first.view is not None
        assert other.view is not None
        secret = set(first.view["view"]["hand"]) - set(other.view["view"]["hand"])
        match, seq = first.view["match"], first.view["seq"]
        for kind, fields in (
            ("undo", {"seq": seq}),
            ("settings", {"pass_by_default": True}),
            ("preview", {"seq": seq, "move": {"do": "play", "card": min(secret)}}),
            ("move", {"seq": seq, "match": match, "move": {"do": "stop"}}),
            ("vote", {"about": "pause", "accept": True}),
            ("chat", {"text": "hello"}),
            ("presence", {"hidden": True}),
            ("ready", {"ready": True}),
            ("rematch", {"accept": True}),
        ):
            await first.ask(kind, **fields)
        await first.send("sync")
        await other.send("ping")
        await other.until(lambda f: f["type"] == "pong")

        said = "".join(other.raw)
        assert [card for card in secret if f'"{card}"' in said] == []


async def asked(table: Seated) -> tuple[int, Message]:
    """Wait until some seat has a move to make; the seat and its view."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while True:
            for seat, socket in enumerate(table.sockets):
                if socket.view is not None and socket.view["legal"]:
                    return seat, socket.view
            await asyncio.sleep(0)


async def opened_window(table: Seated) -> int:
    """Play until a window is open; the seat whose card it is about."""
    chance = random.Random(3)
    while True:
        seat, view = await asked(table)
        socket = table.sockets[seat]
        if view["window"] is not None:
            actor: int = view["view"]["chain"][-1]["seat"]
            return actor
        plays = [m for m in view["legal"] if m["do"] == "play"]
        fields = chosen({**view, "legal": plays or view["legal"]}, chance)
        assert (await socket.ask("move", **fields))["type"] == "ok"
        await socket.until(partial(is_newer, seen=view["seq"]))


@pytest.mark.parametrize("command", ["pass", "presence", "tab"])
async def test_t01_t02_l25_what_is_done_in_a_window_is_seen_by_nobody_else(
    server: Server, command: str
) -> None:
    async with a_table(server.address, 3, options={"window": 15}) as table:
        actor = await opened_window(table)
        quiet, watcher = (s for s in range(3) if s != actor)
        socket, witness = table.sockets[quiet], table.sockets[watcher]
        view = await socket.until(lambda f: f["type"] == "view" and f["window"])
        await witness.until(lambda f: f["type"] == "view" and f["window"])
        before = len(witness.frames)

        if command == "pass":
            fields = {
                "seq": view["seq"],
                "match": view["match"],
                "window": view["window"],
            }
            await socket.ask("move", move={"do": "pass"}, **fields)
        elif command == "presence":
            await socket.ask("presence", hidden=True)
        else:
            await (await table.guests[quiet].socket(table.code)).close()

        await witness.send("ping")
        await witness.until(lambda f: f["type"] == "pong")
        assert len(witness.frames) == before + 1


async def test_t05_trying_a_move_and_putting_it_back_is_seen_by_nobody(
    server: Server,
) -> None:
    async with a_table(server.address, 2) as table:
        seat = table.active
        socket, other = table.sockets[seat], table.sockets[1 - seat]
        assert socket.view is not None
        before = len(other.frames)
        for card in socket.view["view"]["hand"]:
            await socket.ask(
                "preview", seq=socket.view["seq"], move={"do": "play", "card": card}
            )

        await other.send("ping")
        await other.until(lambda f: f["type"] == "pong")
        assert len(other.frames) == before + 1


async def test_l06_c03_a_reload_right_after_the_start_sees_the_own_hand_alone(
    server: Server,
) -> None:
    async with a_table(server.address, 3, started=False) as table:
        for socket in table.sockets:
            await socket.ask("ready", ready=True)
        await table.host.ask("start")
        again = await table.guests[1].socket(table.code)

        assert again.view is not None
        assert len(again.view["view"]["hand"]) in {5, 6}
        assert all(isinstance(s["hand"], int) for s in again.view["view"]["seats"])


async def test_end_turn_is_a_move_everybody_sees(server: Server) -> None:
    async with a_table(server.address, 2) as table:
        socket = table.sockets[table.active]
        assert socket.view is not None
        await socket.ask("move", **end_turn(socket.view))

        for fellow in table.sockets:
            await fellow.until(lambda f: f["type"] == "view" and f["seq"] == 2)
