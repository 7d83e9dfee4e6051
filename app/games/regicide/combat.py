"""What a play leads to: a jester's turn, or powers, damage and perhaps a kill."""

from app.games.core.game import Seat
from app.games.regicide.cards import JESTER, Card, suit_of, worth
from app.games.regicide.ending import medal
from app.games.regicide.events import (
    CardsPlayed,
    ImmunityLifted,
    MatchWon,
    RoyalFelled,
    Struck,
)
from app.games.regicide.powers import use_powers
from app.games.regicide.state import Felled, Played
from app.games.regicide.table import Table
from app.games.regicide.turns import begin_turn, reveal_enemy, suffer_attack


def play(table: Table, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Play a legal set: steps 1 to 3, up to the next decision (R8)."""
    table.take_from_hand(seat, cards)
    table.change_player(seat, yielded=False)
    table.change(table=(*table.state.table, Played(seat, cards)))
    table.tell(CardsPlayed(seat, cards, worth(cards)))
    if cards == (JESTER,):
        _lift_immunity(table, seat)
        table.change(phase="choose-next")
        return
    base = worth(cards)
    damage = use_powers(table, seat, cards)
    _strike(table, seat, damage, doubled=damage > base)


def _lift_immunity(table: Table, seat: Seat) -> None:
    """Lift the immunity and let banked spades count; once only (R40, R42, R44)."""
    enemy = table.enemy
    if not enemy.immune:
        return
    table.change_enemy(
        immune=False, lifted_by=seat, shield=enemy.shield + enemy.banked, banked=0
    )
    suit = suit_of(enemy.card)
    table.tell(ImmunityLifted(seat, suit, enemy.banked, table.enemy.attack))


def _strike(table: Table, seat: Seat, damage: int, *, doubled: bool) -> None:
    """Deal damage; the enemy falls, or attacks in step 4 (R24, R25)."""
    table.change_enemy(damage=table.enemy.damage + damage)
    left = table.enemy.health
    table.tell(Struck(seat, damage, doubled, max(0, left)))
    if left > 0:
        suffer_attack(table)
        return
    _fell(table, seat, exact=left == 0)
    if table.state.castle:
        reveal_enemy(table)
        begin_turn(table, seat, bonus=True)
    else:
        table.change(phase="won")
        table.tell(MatchWon(seat, medal(table.state)))


def _fell(table: Table, seat: Seat, *, exact: bool) -> None:
    """Lay the enemy on the tavern or the discard pile, then the table (R25, R29)."""
    state, card = table.state, table.enemy.card
    played = tuple(c for play in state.table for c in play.cards)
    table.change(enemy=None, table=(), felled=(*state.felled, Felled(card, exact)))
    if exact:
        table.change(tavern=(card, *state.tavern), known=state.known + 1)
    else:
        table.discard((card,))
    table.discard(played)
    table.tell(RoyalFelled(seat, card, exact, played))
