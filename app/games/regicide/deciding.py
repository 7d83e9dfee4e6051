"""What the active seat may do in each phase, and what comes of it."""

from app.games.core.game import Choice, Seat, Wait
from app.games.regicide.cards import value, worth
from app.games.regicide.combat import play
from app.games.regicide.drawing import refill
from app.games.regicide.events import DamagePaid, NextChosen, Refilled, Yielded
from app.games.regicide.moves import Choose, Flip, Move, Pay, Play, Yield
from app.games.regicide.paying import check_payment, fewest, least_payment
from app.games.regicide.refusals import refusal
from app.games.regicide.sets import check_held, check_set, legal_sets
from app.games.regicide.state import State
from app.games.regicide.table import Table
from app.games.regicide.turns import (
    begin_turn,
    check_defence,
    check_play,
    pass_turn,
    suffer_attack,
    why_barred,
)


def acting(state: State) -> tuple[Seat, ...]:
    """Return the one seat that decides; nobody once the match is over."""
    return () if state.over else (state.active,)


def waiting(state: State) -> Wait | None:
    """Return what the match waits for; step 4 and a jester have clocks of their own.

    In solo there is one seat, for which the room runs no clock (R60).
    """
    if state.over:
        return None
    seats = (state.active,)
    if state.phase == "play":
        return Wait(f"t{state.turn}", "turn", seats, missing=seats)
    key = f"{state.phase}-{state.turn}"
    return Wait(key, "choice", seats, missing=seats)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return a seat's moves: every play, the least overpayment, or all seats."""
    if seat not in acting(state):
        return ()
    hand = state.player(seat).hand
    flip = (Flip(),) if state.flips and state.phase != "choose-next" else ()
    match state.phase:
        case "choose-next":
            return tuple(map(Choose, state.order))
        case "defend":
            return (*_least(hand, state.attack), *flip)
        case _:
            barred = why_barred(state)
            yields = () if barred else (Yield(),)
            return (*map(Play, legal_sets(hand)), *yields, *flip)


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Return which cards may pay, where a seat has to (R31)."""
    hand = state.player(seat).hand if seat in acting(state) else ()
    if state.phase != "defend" or worth(hand) < state.attack:
        return ()
    values = tuple(map(value, hand))
    least = fewest(hand, state.attack)
    return (Choice("pay", hand, least, len(hand), state.attack, values),)


def check(state: State, seat: Seat, move: Move) -> None:
    """Check that a move is legal.

    Raises:
        IllegalMove: It is not; see `refusals` for the codes.
    """
    if state.over:
        raise refusal("match-over")
    if seat not in state.order:
        raise refusal("not-in-match")
    if seat != state.active:
        raise refusal("not-your-turn", seat=state.active)
    _check_move(state, move)


def _check_move(state: State, move: Move) -> None:
    match move:
        case Play() | Yield():
            _check_turn(state, move)
        case Pay(cards=cards):
            _check_payment(state, cards)
        case Choose(seat=chosen):
            _check_choice(state, chosen)
        case _:
            _check_flip(state)


def carry_out(table: Table, seat: Seat, move: Move) -> None:
    """Do what a legal move says."""
    match move:
        case Play(cards=cards):
            play(table, seat, cards)
        case Yield():
            table.change_player(seat, yielded=True, fresh=0)
            table.tell(Yielded(seat))
            suffer_attack(table)
        case Pay(cards=cards):
            _pay(table, seat, cards)
        case Choose(seat=chosen):
            table.tell(NextChosen(seat, chosen))
            begin_turn(table, chosen)
        case _:
            flip(table, seat)


def usual(state: State) -> Move:
    """Return the move that a clock makes for the active seat (R60).

    Step 1: a yield if it is allowed, else the lowest single card, else a flip. Step
    4: the least overpayment, else a flip. After a jester: the next seat clockwise.
    """
    hand = state.player(state.active).hand
    match state.phase:
        case "choose-next":
            return Choose(state.after(state.active))
        case "defend":
            return next(iter((*_least(hand, state.attack), Flip())))
        case _:
            if why_barred(state) is None:
                return Yield()
            return Play((min(hand, key=value),)) if hand else Flip()


def flip(table: Table, seat: Seat) -> None:
    """Discard the hand, then fill it again; the turn goes on (R49 to R53)."""
    hand = table.player(seat).hand
    table.take_from_hand(seat, hand)
    table.discard(hand)
    table.change(flips=table.state.flips - 1)
    drawing = refill(table, seat)
    table.tell(
        Refilled(
            seat,
            discarded=hand,
            count=drawing.count,
            cards=drawing.cards,
            known=drawing.known,
            flips=table.state.flips,
        )
    )
    if table.state.phase == "play":
        check_play(table)
    else:
        check_defence(table)


def _least(hand: tuple[str, ...], due: int) -> tuple[Move, ...]:
    return (Pay(least_payment(hand, due)),) if worth(hand) >= due else ()


def _pay(table: Table, seat: Seat, cards: tuple[str, ...]) -> None:
    """Discard all cards of a payment in the order they were picked (R35)."""
    due = table.state.attack
    table.take_from_hand(seat, cards)
    table.discard(cards)
    table.tell(DamagePaid(seat, cards, worth(cards), due))
    pass_turn(table)


def _check_turn(state: State, move: Play | Yield) -> None:
    if state.phase == "defend":
        raise refusal("must-pay", due=state.attack)
    if state.phase == "choose-next":
        raise refusal("must-choose")
    if isinstance(move, Play):
        check_held(state.player(state.active).hand, move.cards)
        check_set(move.cards)
        return
    barred = why_barred(state)
    if barred is not None:
        raise refusal(barred)


def _check_payment(state: State, cards: tuple[str, ...]) -> None:
    if state.phase == "choose-next":
        raise refusal("must-choose")
    if state.phase != "defend":
        raise refusal("nothing-to-pay")
    check_payment(state.player(state.active).hand, cards, state.attack)


def _check_choice(state: State, chosen: Seat) -> None:
    if state.phase != "choose-next":
        raise refusal("nobody-to-choose")
    if chosen not in state.order:
        raise refusal("wrong-seat")


def _check_flip(state: State) -> None:
    if not state.solo:
        raise refusal("flip-solo-only")
    if state.phase == "choose-next":
        raise refusal("must-choose")
    if not state.flips:
        raise refusal("no-flips")
