"""Every game plays whole matches at a table, whatever its players do."""

from random import Random

import msgspec
import pytest

from app.games.core.game import AnyGame
from app.games.core.registry import games
from app.room import commands
from app.room.decision import Viewed
from tests.room.fakes import SALON
from tests.room.tables import Table

NAMES = ("ada", "bob", "cyd", "dan")
GAMES = (*games().values(), SALON)
MOST_ACTS = 3_000


def table_of(game: AnyGame) -> Table:
    """Return a table of as many as the game takes, four at the most."""
    table = Table(*NAMES[: game.players.max], game=game)
    table.stay(*NAMES[: game.players.max])
    table.deal()
    return table


def act(table: Table, random: Random) -> None:
    """Let one of those who can act do something legal."""
    match, clock = table.match, table.match.clock
    seat = random.choice(table.game.acting(match.state))
    entry = next(entry for entry in table.room.seats if entry.seat == seat)
    move = random.choice(table.game.legal(match.state, seat))
    window = clock.key if clock is not None and clock.kind == "window" else None
    table.ask(
        entry.player or "",
        commands.Move,
        seq=match.seqs[str(seat)],
        move=msgspec.to_builtins(move),
        window=window,
    )


def go_on(table: Table, random: Random) -> None:
    """Act, or let the clock run out, or have somebody drop, return or leave."""
    fate = random.random()
    player = random.choice(NAMES[: len(table.room.seats)])
    here = any(entry.player == player for entry in table.room.seats)
    if fate < 0.002 and here:
        table.ask(player, commands.Leave)
    elif fate < 0.02:
        table.drop(player)
    elif fate < 0.05 and here:
        table.stay(player)
    elif fate < 0.1 or not table.game.acting(table.match.state):
        table.tick_until(max(table.now, table.last.deadline or table.now))
    else:
        table.now += random.randrange(3_000)
        act(table, random)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(4))
def test_matches_end_and_secret_steps_stay_secret(game: AnyGame, seed: int) -> None:
    """T05, T07: nothing that a game marks as secret moves what others see.

    The table itself checks that numbers have no gaps and that it is never stuck.
    """
    table, random = table_of(game), Random(f"{game.id} {seed}")
    for _ in range(MOST_ACTS):
        if table.room.status != "playing":
            break
        before = (table.summary(), table.clocks())
        go_on(table, random)
        views = [view for view in table.last.notices if isinstance(view, Viewed)]
        if views and views[0].only is not None:
            assert (table.summary(), table.clocks()) == before

    assert table.room.status == "finished"
    assert table.match.outcome is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_match_in_the_store_is_the_match_itself(game: AnyGame) -> None:
    """P01: what is written down is read back as the same."""
    table, random = table_of(game), Random(game.id)
    for _ in range(20):
        if table.room.status == "playing" and table.game.acting(table.match.state):
            act(table, random)

    written = msgspec.msgpack.encode(table.match.state)
    read = msgspec.msgpack.decode(written, type=game.state_type)

    assert read == table.match.state
