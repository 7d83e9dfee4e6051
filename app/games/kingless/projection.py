"""What each viewer may know of a state: with `redaction` the only exit for secrets.

A view starts from what everybody may know and adds the viewer's own hand and
own secret answers; nothing else is ever copied out of a state (K24).
"""

from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec.structs import replace

from app.games.core.game import Seat, Viewer
from app.games.kingless.chain import works
from app.games.kingless.decisions.phases import DECISIONS
from app.games.kingless.discards import asked
from app.games.kingless.ending import in_last_round
from app.games.kingless.passives import sum_of
from app.games.kingless.prompts import as_it_stands
from app.games.kingless.state import (
    CardId,
    ChainCard,
    Discarding,
    Player,
    Recruiting,
    State,
    Throwing,
    Tunnelling,
    Turn,
    Window,
)
from app.games.kingless.views import Contest, Link, Own, SeatView, View

Choosing: TypeAlias = tuple[tuple[Seat, int], ...]
Standing: TypeAlias = Literal["out", "waiting", "now", "done"]
LinkState: TypeAlias = Literal["works", "cancelled", "works-again", "newest"]

CHAINS_KEPT = 1024
"""So many chains, as all see them, stay in memory."""
SEATS_KEPT = 4096
"""So many seats, as all see them, stay in memory: few change in a step."""


class Projector:
    """Builds views; the part that all viewers share is built once a state.

    It remembers the last state only, all viewers of which are often shown it in turn.
    """

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: tuple[State, View] | None = None

    def view(self, state: State, viewer: Viewer) -> View:
        """Return all that a viewer may know; a spectator sees the shared part."""
        shared = self._shared(state)
        if viewer is None or viewer not in state.order:
            return shared
        own = own_part(state, viewer)
        return replace(
            shared,
            contest=own.contest,
            hand=own.hand,
            drawn=own.drawn,
            passed=own.passed,
        )

    def _shared(self, state: State) -> View:
        # Read once: replays are shown from threads, which may come in between.
        last = self._last
        if last is not None and last[0] is state:
            return last[1]
        view = public_view(state)
        self._last = (state, view)
        return view


def public_view(state: State) -> View:
    """Return what every player may know."""
    phase, trigger = state.phase, state.trigger
    kind = type(phase)
    return View(
        phase=DECISIONS[kind].name,
        turn=state.turn,
        active=state.active,
        order=state.order,
        seats=_seats(state),
        deck=len(state.deck),
        gutter=state.gutter,
        aside=state.aside,
        chain=_links(state.chain),
        as_it_stands=as_it_stands(state),
        shown=phase.shown if type(phase) is Tunnelling else (),
        trigger=(trigger.seat, trigger.why) if trigger else None,
        content=state.content,
        choosing=() if kind is Window or kind is Turn else _choosing(state),
        contest=_contest(phase, None) if type(phase) is Throwing else None,
        hand=None,
        drawn=(),
        passed=False,
    )


def own_part(state: State, viewer: Viewer) -> Own:
    """Return the last fields of a view: the own hand and the own secret answers."""
    phase = state.phase
    contest = _contest(phase, viewer) if type(phase) is Throwing else None
    if viewer is None or viewer not in state.order:
        return Own(contest, None, (), passed=False)
    passed = type(phase) is Window and viewer in phase.passed
    return own_cards(state.player(viewer), passed=passed, contest=contest)


def own_cards(player: Player, *, passed: bool, contest: Contest | None = None) -> Own:
    """Return the same, where it is known what lies before the seat."""
    hand, fresh = player.hand, player.fresh
    return Own(contest, hand, hand[-fresh:] if fresh else (), passed)


def _seats(state: State) -> tuple[SeatView, ...]:
    """Return every seat as everybody sees it."""
    content, awards = state.content, (state.crown, state.hat)
    is_last, order = state.trigger is not None, state.order
    seats = []
    for place, player in enumerate(state.players):
        seat = order[place]
        special = is_last or player.out
        standing = _standing(state, seat, player) if special else None
        held, area = len(player.hand), player.area
        seats.append(_seat(content, seat, awards, held, area, standing))
    return tuple(seats)


@lru_cache(SEATS_KEPT)
def _seat(
    content: str | None,
    seat: Seat,
    awards: tuple[Seat | None, Seat | None],
    hand: int,
    area: tuple[CardId, ...],
    standing: Standing | None,
) -> SeatView:
    crown, hat = awards
    return SeatView(
        seat=seat,
        hand=hand,
        area=area,
        influence=sum_of(content, area).influence,
        crown=seat == crown,
        hat=seat == hat,
        out=standing == "out",
        last_turn=None if standing == "out" else standing,
    )


def _standing(state: State, seat: Seat, player: Player) -> Standing:
    """Return that a seat is out, or where it stands in the last round."""
    if player.out:
        return "out"
    if seat in state.last:
        return "waiting"
    is_now = seat == state.active and in_last_round(state) and not state.scored
    return "now" if is_now else "done"


@lru_cache(CHAINS_KEPT)
def _links(chain: tuple[ChainCard, ...]) -> tuple[Link, ...]:
    working = works(len(chain))
    links = [
        Link(card.seat, card.card, _stand(place, working), card.target)
        for place, card in enumerate(chain)
    ]
    return tuple(links)


def _stand(place: int, working: tuple[bool, ...]) -> LinkState:
    """Return what the card at a place of the chain is worth as it stands."""
    if not working[place]:
        return "cancelled"
    if place < len(working) - 1:
        return "works-again"
    return "newest" if place else "works"


def _choosing(state: State) -> Choosing:
    """Return whose choice is awaited and how many cards; alike until all have."""
    phase = state.phase
    if type(phase) is Discarding:
        seats = asked(state, phase)
        return tuple(
            (due.seat, due.count) for due in phase.demands if due.seat in seats
        )
    if type(phase) is Recruiting or type(phase) is Tunnelling:
        return ((phase.seat, 1),)
    return ()


def _contest(phase: Throwing, viewer: Viewer) -> Contest:
    seats = tuple(throw.seat for throw in phase.throws)
    mine = next((throw.sign for throw in phase.throws if throw.seat == viewer), None)
    return Contest(phase.about, seats, phase.number, phase.thrown, mine)
