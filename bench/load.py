"""The load: rooms of players in a closed loop, in a process of its own."""

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec

from app.games.core.game import AnyGame
from bench.commits import players_of
from bench.player import Player, Table

OPEN_AT_ONCE = 25


async def run(address: str, rooms: int, seconds: float, game: AnyGame) -> None:
    """Play a game in so many rooms for so long and print what was measured."""
    chance = random.Random(rooms)
    limits = httpx.Limits(max_connections=OPEN_AT_ONCE)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60) as http:
        tables = []
        for first in range(0, rooms, OPEN_AT_ONCE):
            count = min(OPEN_AT_ONCE, rooms - first)
            tables += await asyncio.gather(
                *(_opened(http, address, game, chance) for _ in range(count))
            )
    # Everything is open: the clock starts when the first moves are made.
    print(msgspec.json.encode({"ready": rooms}).decode(), flush=True)
    started = time.monotonic()
    until = started + seconds
    players = [player for table in tables for player in table.players]
    await asyncio.gather(*(player.play(until) for player in players))
    took = time.monotonic() - started
    print(msgspec.json.encode(_summed(tables, took)).decode(), flush=True)
    await asyncio.gather(*(player.close() for player in players))


async def _opened(
    http: httpx.AsyncClient, address: str, game: AnyGame, chance: random.Random
) -> Table:
    seats = len(players_of(game))
    table = Table(seats)
    for index in range(seats):
        player = Player(address, table, chance)
        await player.sign_in(http, f"Load {index + 1}")
        table.players.append(player)
    host = table.players[0]
    host.host = True
    code = (await _post(http, host, "/api/rooms", {"game": game.id}))["code"]
    for player in table.players[1:]:
        await _post(http, player, f"/api/rooms/{code}/join", {"as": "player"})
    for player in table.players:
        await player.open(code)
        await player.get_ready()
    await host.send("start")
    return table


async def _post(
    http: httpx.AsyncClient, player: Player, path: str, body: dict[str, Any]
) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {player.token}"}
    answer = await http.post(path, json=body, headers=headers)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def _summed(tables: list[Table], took: float) -> dict[str, Any]:
    latencies = sorted(s for table in tables for s in table.measures.latencies)
    return {
        "seconds": took,
        "moves": sum(t.measures.moves for t in tables),
        "passes": sum(t.measures.passes for t in tables),
        "refusals": sum(t.measures.refusals for t in tables),
        "matches": sum(t.measures.matches for t in tables),
        "p50_ms": _percentile(latencies, 0.50) * 1000,
        "p99_ms": _percentile(latencies, 0.99) * 1000,
    }


def _percentile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
