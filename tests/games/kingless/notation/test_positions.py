"""Positions as text, and back."""

import pytest

from app.games.core.playout import play
from app.games.kingless import GAME
from app.games.kingless.moves import Target
from app.games.kingless.notation import Unreadable, read_position, write_position
from app.games.kingless.notation.phases import read_phase, write_phase
from app.games.kingless.options import Options
from app.games.kingless.state import (
    ChainCard,
    Demand,
    Discarding,
    Over,
    Phase,
    Recruiting,
    Throwing,
    Throws,
    Trigger,
    Tunnelling,
    Turn,
    Window,
)
from app.games.kingless.tasks import DrawCards, FinishText

FULL = """\
0 crown new=1: stop lucky-find | oaf
1 hat out: |
3: halt |
options: window=9 realtime=false slow_window_hours=2 unbalanced=false starter=3
turn: 4
active: 3
step: 12
phase: window 0 3
chain: 3 axe >0:oaf, 0 stop
base: 2
agenda: draw 0 2 effect, finish-text true
deck: pot pot
gutter: runt axe stop
aside: brute
trigger: 0 five 3
last: 3 0
scored: 0 3
king: 0
fool: 3"""


def test_a_short_position_is_as_at_the_start_of_a_first_turn() -> None:
    state = read_position("2: stop |\n0: | oaf\n")

    assert state.order == (2, 0)
    assert (state.turn, state.active, state.phase) == (1, 2, Turn())
    assert (state.deck, state.options, state.crown) == ((), Options(), None)
    assert write_position(state) == "2: stop |\n0: | oaf"


def test_a_full_position_is_read_and_written_back() -> None:
    state = read_position(FULL)

    assert (state.crown, state.hat, state.player(1).out) == (0, 1, True)
    assert state.player(0).fresh == 1
    assert state.chain == (
        ChainCard(3, "axe", Target(seat=0, card="oaf")),
        ChainCard(0, "stop"),
    )
    assert state.agenda == (DrawCards(0, 2, "effect"), FinishText(worked=True))
    assert state.trigger == Trigger(0, "five", 3)
    assert write_position(state) == FULL


@pytest.mark.parametrize(
    ("text", "phase"),
    [
        ("window", Window()),
        ("window 2 0", Window((2, 0))),
        ("recruit 1 dwarf", Recruiting(1, "dwarf")),
        ("tunnel 0 oaf stop", Tunnelling(0, ("oaf", "stop"))),
        ("discard limit 0=2", Discarding("limit", (Demand(0, 2),))),
        ("discard tax 0=2 to 1", Discarding("tax", (Demand(0, 2),), 1)),
        (
            "discard effect 0=2:pot,oaf 1=1",
            Discarding("effect", (Demand(0, 2, ("pot", "oaf")), Demand(1, 1))),
        ),
        (
            "contest king 1 0=- 1=axe after",
            Throwing("king", 1, (Throws(0), Throws(1, "axe"))),
        ),
        (
            "contest fool 2 0=- 1=- after 0=axe 1=axe",
            Throwing("fool", 2, (Throws(0), Throws(1)), ((0, "axe"), (1, "axe"))),
        ),
        ("over last-player", Over("last-player")),
    ],
)
def test_every_phase_is_read_and_written_back(text: str, phase: Phase) -> None:
    position = f"0: |\n1: |\nphase: {text}"

    assert read_position(position).phase == phase
    assert write_position(read_position(position)) == position


def test_the_own_turn_has_a_word_too() -> None:
    assert write_phase(Turn()) == "turn"
    assert read_phase("turn") == Turn()


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_match_is_written_and_read_back(seed: int) -> None:
    seats = tuple(range(2 + seed % 5))

    for act in play(GAME, b"%d" % seed, seats, carry_over={"king": 1, "fool": 0}):
        assert read_position(write_position(act.step.state)) == act.step.state


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deck: oaf",
        "0 oaf",
        "0 king: |",
        ": |",
        "0x: |",
        "0: |\nmoon: full",
        "0: |\nturn: many",
        "0: |\nphase: nap",
        "0: |\nphase: recruit",
        "0: |\nphase: recruit 0 event",
        "0: |\nphase: contest king 1 0=-",
        "0: |\nagenda: dance 3",
        "0: |\nchain: 0",
        "0: |\ntrigger: 0 six 1",
        "0: |\noptions: window=99",
        "0: |\nlast: one",
    ],
)
def test_what_is_no_position_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable):
        read_position(text)
