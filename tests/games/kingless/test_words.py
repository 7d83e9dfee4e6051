"""Whatever the rules can say has its sentence, and no sentence is said by nobody."""

import ast
import inspect
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args, get_type_hints

import pytest

from app.games.core.chance import Chance
from app.games.core.game import Prompt, Seat
from app.games.kingless import GAME, events, prompts
from app.games.kingless.events import Event, NothingReason
from app.games.kingless.moves import DiscardCards, Move, Target
from app.games.kingless.options import Options
from app.games.kingless.refusals import REASONS
from app.games.kingless.state import State
from app.room.codes import REFUSALS
from tests.games import wording
from tests.games.wording import OF_THE_RULES, READERS, SLOT, unread

SILENT = {"turn-started", "chain-resolved.works"}
"""Events without a line of their own: the log's headings and other lines say them."""
HEADINGS = {"turn", "throw"}
"""Lines of the log that are no events."""
OF_THE_CLIENT = {"immune", "none-held", "offline"}
"""Reasons that the board sees for itself: a locked target, an empty hand, no net."""


def area(name: str) -> dict[str, str]:
    """Return the words of one area of Kingless."""
    return wording.area("kingless", name)


def literals(kind: type, field: str) -> tuple[str, ...]:
    """Return the words that a field of an event may hold."""
    found: tuple[str, ...] = get_args(get_type_hints(kind)[field])
    return found


def log_codes() -> set[str]:
    """Return every code that an event is told by, from the types of its fields."""
    drew = literals(events.Drew, "why")
    return {
        "dealt",
        *("award-given", "award-given.seen"),
        *(f"drew.{why}" for why in drew),
        *(f"drew.seen.{why}" for why in drew),
        "drew.none",
        *("card-played", "card-played.at-card"),
        *("card-played.at-seat", "card-played.at-hands"),
        *("answered", "passed", "chain-resolved.cancelled"),
        *(f"claimed.{zone}" for zone in literals(events.Claimed, "zone")),
        *("claimed.own", "guttered", "recruited", "recruited.none"),
        *("second-winded", "swiped", "swiped.seen"),
        *("tunnelled", "tunnel-taken", "tunnel-taken.none"),
        *(f"discarded.{why}" for why in literals(events.Discarded, "why")),
        *(f"nothing-happened.{reason}" for reason in get_args(NothingReason)),
        "nothing-happened.immune-card",
        *(f"last-round-began.{why}" for why in literals(events.LastRoundBegan, "why")),
        *(f"turn-ended.{why}" for why in literals(events.TurnEnded, "why")),
        *("timed-out", "seat-left", "seat-left.none"),
        *(f"contest-began.{a}" for a in literals(events.ContestBegan, "about")),
        *(f"contest-thrown.{a}" for a in literals(events.ContestThrown, "about")),
        *("round-ended", "round-ended.alone"),
    }


VARIANTS: Mapping[type, Callable[[Any], str]] = {
    events.Drew: lambda e: (
        f"{'seen.' if e.cards is not None else ''}{e.why}" if e.count else "none"
    ),
    events.CardPlayed: lambda e: aim_of(e.target) if e.target else "",
    events.AwardGiven: lambda e: "seen" if e.card else "",
    events.Swiped: lambda e: "seen" if e.card else "",
    events.Recruited: lambda e: "" if e.card else "none",
    events.TunnelTaken: lambda e: "" if e.card else "none",
    events.Claimed: lambda e: "own" if e.seat == e.whose else e.zone,
    events.ChainResolved: lambda e: "works" if e.cards[0][2] else "cancelled",
    events.Discarded: lambda e: e.why,
    events.NothingHappened: lambda e: (
        "immune-card" if e.reason == "immune" and e.card else e.reason
    ),
    events.LastRoundBegan: lambda e: e.why,
    events.TurnEnded: lambda e: e.why,
    events.SeatLeft: lambda e: "" if e.cards else "none",
    events.ContestBegan: lambda e: e.about,
    events.ContestThrown: lambda e: e.about,
    events.RoundEnded: lambda e: "" if e.fool is not None else "alone",
}
"""What the client adds to the code of an event, as `told.js` does."""

NAMES: Mapping[type, set[str]] = {
    events.Dealt: {"seat"},
    events.AwardGiven: {"seat", "whose"},
    events.RoundEnded: {"seat", "whose"},
    events.CardPlayed: {"whose", "aim"},
    events.ChainResolved: {"seat", "card"},
    events.Discarded: {"count"},
    events.SeatLeft: {"count"},
    events.ContestThrown: {"throws", "stay"},
}
"""What a sentence may name besides the event's own fields, as `told.js` gives it."""


def aim_of(target: Target) -> str:
    """Return how a sentence names a target."""
    if target.card is not None:
        return "at-card"
    return "at-hands" if target.seat is None else "at-seat"


def told(event: Event) -> tuple[str, set[str]]:
    """Return the code that an event is told by, and what its sentence may name."""
    tag = str(event.__struct_config__.tag)
    variant = VARIANTS.get(type(event), lambda _: "")(event)
    fields = {
        name for name in event.__struct_fields__ if getattr(event, name) is not None
    }
    return f"{tag}.{variant}".rstrip("."), fields | NAMES.get(type(event), set())


def wordings(prompt: Prompt, known: Mapping[str, str]) -> list[str]:
    """Return the wordings that the client may choose for a prompt."""
    params = prompt.params
    at = "at-card" if "at_card" in params else "at-seat" if "at" in params else None
    cases = [params.get("what"), params.get("why"), params.get("about"), at]
    found = [f"{prompt.code}.{case}" for case in cases if case]
    chosen = next((code for code in found if code in known), prompt.code)
    codes = [chosen, *(chosen + reader for reader in READERS)]
    return [known[code] for code in codes if code in known]


def playout(seed: int, players: int) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Yield every state of a round played at random, with the events before it."""
    dice = random.Random(seed)
    chance = Chance(dice.randbytes(32))
    awards = {"king": 0, "fool": 1} if dice.random() < 0.5 else {}
    seats = tuple(range(players))
    step = GAME.setup(Options(), seats, awards, chance)
    yield step.state, step.events
    while GAME.waiting(step.state) is not None:
        state = step.state
        acting = GAME.acting(state)
        if dice.random() < 0.004:
            step = GAME.leave(state, dice.choice(seats), chance)
        elif not acting or dice.random() < 0.05:
            step = GAME.timeout(state, chance)
        else:
            seat = dice.choice(acting)
            step = GAME.apply(state, seat, chosen(state, seat, dice), chance)
        yield step.state, step.events


def chosen(state: State, seat: Seat, dice: random.Random) -> Move:
    """Return a random legal move."""
    for choice in GAME.choices(state, seat):
        return DiscardCards(tuple(dice.sample(choice.cards, choice.min)))
    return dice.choice(GAME.legal(state, seat))


@pytest.fixture(scope="module")
def rounds() -> list[tuple[State, tuple[Event, ...]]]:
    """Return the states and events of some random rounds of two to five."""
    return [
        step
        for seed, players in enumerate([2, 3, 4, 5] * 10)
        for step in playout(seed, players)
    ]


def test_every_event_can_be_told_and_every_line_of_the_log_is() -> None:
    worded = {unread(code) for code in area("log")}

    assert worded == log_codes() | HEADINGS


def test_every_kind_of_event_is_told_or_is_silent_by_choice() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(Event)}
    known = {code.partition(".")[0] for code in log_codes() | SILENT}

    assert tags == known


def test_what_happens_in_a_round_is_told_with_what_the_events_hold(
    rounds: list[tuple[State, tuple[Event, ...]]],
) -> None:
    lines = area("log")

    for _, happened in rounds:
        for event in happened:
            code, names = told(event)
            if code in SILENT:
                continue
            found = [
                lines[c] for c in (code, *(code + r for r in READERS)) if c in lines
            ]
            assert found, code
            for text in found:
                assert {name for name, _ in SLOT.findall(text)} <= names, code


def test_every_prompt_has_its_sentence_with_what_it_names(
    rounds: list[tuple[State, tuple[Event, ...]]],
) -> None:
    known = area("prompt")

    for state, _ in rounds:
        viewers = [*state.order, None]
        asked = [GAME.prompt(state, viewer) for viewer in viewers]
        stands = prompts.as_it_stands(state)
        for prompt in [*asked, *([stands] if stands else [])]:
            found = wordings(prompt, known)
            assert found, prompt
            for text in found:
                names = {name for name, _ in SLOT.findall(text)}
                assert names <= set(prompt.params), prompt


def test_no_sentence_asks_what_the_rules_never_ask() -> None:
    source = ast.walk(ast.parse(inspect.getsource(prompts)))
    named = {node.value for node in source if isinstance(node, ast.Constant)}

    assert {code.partition(".")[0] for code in area("prompt")} <= named


def test_every_word_of_the_board_is_used_and_every_used_one_is_there() -> None:
    assert wording.unused("kingless") == set()
    assert wording.unworded("kingless") == set()


def test_what_is_asked_fits_on_the_sign() -> None:
    assert wording.too_long("kingless") == {}


def test_every_refusal_of_the_rules_has_its_sentence() -> None:
    assert set(REASONS) <= set(area("refused"))


def test_no_refusal_is_worded_that_nobody_gives() -> None:
    extra = set(area("refused")) - set(REASONS)

    assert extra <= set(REFUSALS)


def test_every_barred_control_says_why_at_length_and_in_short(
    rounds: list[tuple[State, tuple[Event, ...]]],
) -> None:
    worded = set(area("blocked"))
    barred = {
        blocked.code
        for state, _ in rounds
        for seat in state.order
        for blocked in GAME.blocked(state, seat)
    }

    assert barred
    assert barred | {f"{code}.short" for code in barred} <= worded
    assert {code.partition(".")[0] for code in worded} <= {*REASONS, *OF_THE_CLIENT}


@pytest.mark.parametrize("name", OF_THE_RULES)
def test_a_sentence_starts_with_a_capital_and_ends_with_a_stop(name: str) -> None:
    assert wording.unfinished("kingless", name, HEADINGS | OF_THE_CLIENT) == {}
