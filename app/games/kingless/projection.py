"""What each viewer may know of a state: with `redaction` the only exit for secrets.

A view starts from what everybody may know and adds the viewer's own hand and
own secret answers; nothing else is ever copied out of a state (K24).
"""

from collections import OrderedDict
from itertools import repeat
from typing import Literal, TypeAlias

from msgspec.structs import replace

from app.games.core.game import Seat, Viewer
from app.games.kingless.chain import works
from app.games.kingless.decisions.phases import decision
from app.games.kingless.discards import asked
from app.games.kingless.ending import in_last_round
from app.games.kingless.passives import sum_of
from app.games.kingless.prompts import as_it_stands
from app.games.kingless.state import (
    Discarding,
    Phase,
    Player,
    Recruiting,
    State,
    Throwing,
    Tunnelling,
    Window,
)
from app.games.kingless.views import Contest, Link, Own, SeatView, View

LinkState: TypeAlias = Literal["works", "cancelled", "works-again", "newest"]


STATES_KEPT = 512
"""What all viewers share of so many states stays in memory: of the last state of each
match under way, on most machines."""


class Projector:
    """Builds views; the part that all viewers share is built once a state.

    It remembers that part for the states that were shown last, and carries it over
    to a state that nobody but one seat can tell from the one before.
    """

    __slots__ = ("_shared",)

    def __init__(self) -> None:
        self._shared: OrderedDict[int, tuple[State, View]] = OrderedDict()

    def view(self, state: State, viewer: Viewer) -> View:
        """Return all that a viewer may know; a spectator sees the shared part."""
        shared = self.shared(state)
        if viewer is None or viewer not in state.order:
            return shared
        own = own_part(shared, state, viewer)
        return replace(
            shared,
            contest=own.contest,
            hand=own.hand,
            drawn=own.drawn,
            passed=own.passed,
        )

    def carry(self, before: State, after: State) -> None:
        """Take what all viewers share of a state to be the same of another.

        A step that only one seat may notice changes no other view (`Step.only`), and
        most steps are such: somebody lets a card pass.
        """
        kept = self._shared.pop(id(before), None)
        if kept is not None and kept[0] is before:
            self._keep(after, kept[1])

    def shared(self, state: State) -> View:
        """Return what every player may know."""
        kept = self._shared.get(id(state))
        if kept is not None and kept[0] is state:
            return kept[1]
        view = public_view(state)
        self._keep(state, view)
        return view

    def _keep(self, state: State, view: View) -> None:
        # By identity, which is held: a state has no shorter name, and comparing two
        # takes as long as building the view.
        self._shared[id(state)] = (state, view)
        if len(self._shared) > STATES_KEPT:
            self._shared.popitem(last=False)


def public_view(state: State) -> View:
    """Return what every player may know."""
    phase, trigger = state.phase, state.trigger
    return View(
        phase=decision(state).name,
        turn=state.turn,
        active=state.active,
        order=state.order,
        seats=tuple(map(_seat, repeat(state), state.order, state.players)),
        deck=len(state.deck),
        gutter=state.gutter,
        aside=state.aside,
        chain=_links(state),
        as_it_stands=as_it_stands(state),
        shown=phase.shown if isinstance(phase, Tunnelling) else (),
        trigger=(trigger.seat, trigger.why) if trigger else None,
        contest=_contest(phase) if isinstance(phase, Throwing) else None,
        choosing=_choosing(state),
        hand=None,
        drawn=(),
        passed=False,
        content=state.content,
    )


def own_part(shared: View, state: State, viewer: Viewer) -> Own:
    """Return the last fields of a view: the own hand and the own secret answers.

    Args:
        shared: What every player may know.
        state: The state.
        viewer: Who looks.
    """
    contest, choosing, content = shared.contest, shared.choosing, shared.content
    if viewer is None or viewer not in state.order:
        return Own(contest, choosing, None, (), passed=False, content=content)
    phase, player = state.phase, state.player(viewer)
    hand = player.hand
    return Own(
        contest=contest and _with_own_sign(contest, phase, viewer),
        choosing=choosing,
        hand=hand,
        drawn=hand[len(hand) - player.fresh :],
        passed=type(phase) is Window and viewer in phase.passed,
        content=content,
    )


def _seat(state: State, seat: Seat, player: Player) -> SeatView:
    return SeatView(
        seat=seat,
        hand=len(player.hand),
        area=player.area,
        influence=sum_of(state.content, player.area).influence,
        crown=seat == state.crown,
        hat=seat == state.hat,
        out=player.out,
        last_turn=_last_turn(state, seat) if state.trigger and not player.out else None,
    )


def _last_turn(state: State, seat: Seat) -> Literal["waiting", "now", "done"]:
    """Return where a seat stands in the last round."""
    if seat in state.last:
        return "waiting"
    is_now = seat == state.active and in_last_round(state) and not state.scored
    return "now" if is_now else "done"


def _links(state: State) -> tuple[Link, ...]:
    chain = state.chain
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


def _choosing(state: State) -> tuple[tuple[Seat, int], ...]:
    """Return whose choice is awaited and how many cards; alike until all have."""
    phase = state.phase
    if isinstance(phase, Discarding):
        seats = asked(state, phase)
        return tuple(
            (due.seat, due.count) for due in phase.demands if due.seat in seats
        )
    if isinstance(phase, Recruiting | Tunnelling):
        return ((phase.seat, 1),)
    return ()


def _contest(phase: Throwing) -> Contest:
    seats = tuple(throw.seat for throw in phase.throws)
    return Contest(phase.about, seats, phase.number, phase.thrown)


def _with_own_sign(contest: Contest, phase: Phase, viewer: Seat) -> Contest:
    throws = phase.throws if isinstance(phase, Throwing) else ()
    mine = next((t.sign for t in throws if t.seat == viewer), None)
    return replace(contest, mine=mine)
