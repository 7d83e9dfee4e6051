"""How turns begin and pass, and the two ways to lose (R7 to R10)."""

from app.games.core.game import Seat
from app.games.regicide.cards import ATTACK, HEALTH, rank_of, worth
from app.games.regicide.events import (
    AttackHeld,
    EnemyRevealed,
    MatchLost,
    TurnStarted,
)
from app.games.regicide.state import Enemy, Loss, State
from app.games.regicide.table import Table


def why_barred(state: State) -> str | None:
    """Return why the active seat may not yield, or None (R36, R38).

    It is barred while every other seat's last turn was a yield; in solo there is no
    other seat, so always.
    """
    if state.solo:
        return "yield-solo"
    others = (
        player.yielded
        for seat, player in zip(state.order, state.players, strict=True)
        if seat != state.active
    )
    return "yield-barred" if all(others) else None


def reveal_enemy(table: Table) -> None:
    """Turn up the next royal: no damage, no shield, immunity on (R25)."""
    card, *castle = table.state.castle
    table.change(enemy=Enemy(card), castle=tuple(castle))
    rank, number = rank_of(card), len(table.state.felled) + 1
    table.tell(EnemyRevealed(card, number, HEALTH[rank], ATTACK[rank]))


def begin_turn(table: Table, seat: Seat, *, bonus: bool = False) -> None:
    """Begin step 1 of a seat's turn; without any move left, all lose (R37)."""
    turn = table.state.turn + 1
    table.change(active=seat, phase="play", turn=turn, bonus=bonus)
    table.tell(TurnStarted(seat, turn, bonus))
    check_play(table)


def check_play(table: Table) -> None:
    """Lose if the active seat has no card, may not yield and cannot flip (R37)."""
    state = table.state
    if state.player(state.active).hand or state.flips or why_barred(state) is None:
        return
    lose(table, Loss("cannot-play", state.active))


def suffer_attack(table: Table) -> None:
    """Begin step 4, or pass the turn where the attack is shielded to 0 (R33)."""
    state = table.state
    if state.attack:
        table.change(phase="defend")
        check_defence(table)
    else:
        table.tell(AttackHeld(state.active))
        pass_turn(table)


def check_defence(table: Table) -> None:
    """Lose if the active hand cannot pay and no jester can be flipped (R32)."""
    state = table.state
    held = worth(state.player(state.active).hand)
    if held < state.attack and not state.flips:
        lose(table, Loss("cannot-pay", state.active, state.attack, held))


def pass_turn(table: Table) -> None:
    """Let the next seat clockwise begin its turn (R9)."""
    begin_turn(table, table.state.after(table.state.active))


def lose(table: Table, loss: Loss) -> None:
    """End the match: all players lose together (R54)."""
    table.change(phase="lost", loss=loss)
    table.tell(MatchLost(loss.seat, loss.reason, loss.attack, loss.worth))
