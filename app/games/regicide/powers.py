"""What the suits do: hearts, diamonds, then spades and clubs (R16 to R23)."""

from app.games.core.game import Seat
from app.games.regicide.cards import Card, suits_of, worth
from app.games.regicide.drawing import draw_around
from app.games.regicide.events import Healed, PowerBlocked, Shielded
from app.games.regicide.table import Table
from app.games.regicide.views import Suit


def use_powers(table: Table, seat: Seat, cards: tuple[Card, ...]) -> int:
    """Let each suit among the cards act once with their total value (R16, R22).

    Returns:
        The damage of the play: the total value, doubled by clubs (R20, R24).
    """
    total, doubled = worth(cards), False
    for suit in suits_of(cards):
        if table.enemy.blocks(suit):
            _block(table, seat, suit, total)
        else:
            doubled = doubled or suit == "C"
            _act(table, seat, suit, total)
    return total * 2 if doubled else total


def _act(table: Table, seat: Seat, suit: Suit, total: int) -> None:
    match suit:
        case "H":
            heal(table, seat, total)
        case "D":
            draw_around(table, seat, total)
        case "S":
            shield(table, seat, total)
        case _:
            pass  # clubs double the damage, which is dealt in step 3


def _block(table: Table, seat: Seat, suit: Suit, total: int) -> None:
    """Note a blocked power; spades are banked for a jester to come (R43)."""
    banked = total if suit == "S" else 0
    table.change_enemy(banked=table.enemy.banked + banked)
    table.tell(PowerBlocked(seat, suit, banked))


def heal(table: Table, seat: Seat, total: int) -> None:
    """Shuffle the discard pile and lay so many of its cards under the tavern (R18).

    What is left of the pile stays in shuffled order. Cards on the table are not in
    it, so they cannot be healed.
    """
    pile = table.shuffled("heal", table.state.discard)
    healed, rest = pile[:total], pile[total:]
    table.change(tavern=table.state.tavern + healed, discard=rest)
    table.tell(Healed(seat, total, len(healed), rest[-1] if rest else None))


def shield(table: Table, seat: Seat, total: int) -> None:
    """Weaken the enemy until it is defeated (R21)."""
    table.change_enemy(shield=table.enemy.shield + total)
    table.tell(Shielded(seat, total, table.enemy.attack))
