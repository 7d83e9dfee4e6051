"""The chain: one played card and the Stops and Halts that answer it (K25 to K38)."""

from functools import lru_cache

from app.games.kingless.effects.keywords import carry_out
from app.games.kingless.effects.source import Source
from app.games.kingless.events import ChainResolved
from app.games.kingless.state import ChainCard, State, Window
from app.games.kingless.table import Table
from app.games.kingless.tasks import CloseTurn, FinishText, OpenTurn, Perform

LENGTHS_KEPT = 64
"""What works in chains of so many lengths stays in memory."""


def extend(table: Table, link: ChainCard, **fields: object) -> None:
    """Put a card on the chain and open a fresh window for it (K30).

    Args:
        table: The table.
        link: The card.
        fields: What else of the state changes with it.
    """
    table.ask(Window(), chain=(*table.state.chain, link), **fields)


@lru_cache(LENGTHS_KEPT)
def works(length: int) -> tuple[bool, ...]:
    """Return for each card of a chain, oldest first, whether its text works.

    Every answer hits the card just below it, so from the newest card down they
    work and fail in turns.
    """
    return tuple([(length - place) % 2 == 1 for place in range(length)])


def newest(state: State) -> ChainCard:
    """Return the newest card of the chain."""
    return state.chain[-1]


def resolve(table: Table) -> None:
    """Close the window for good: the first card's text works or is lost."""
    chain = table.state.chain
    working = works(len(chain))
    links = [(c.seat, c.card, working[place]) for place, c in enumerate(chain)]
    table.tell(ChainResolved(tuple(links)))
    effects = table.kind(chain[0].card).card.effects if working[0] else ()
    performed = [Perform(number) for number in range(len(effects))]
    table.first(*performed, FinishText(working[0]))


def perform(table: Table, task: Perform) -> None:
    """Let one effect of the chain's first card take place."""
    link = table.state.chain[0]
    kind = table.kind(link.card)
    source = Source(link.seat, link.card, link.target, kind.event)
    carry_out(table, kind.card.effects[task.effect], source)


def finish_text(table: Table, task: FinishText) -> None:
    """Put the chain away; a dwarf, an item or "End turn" ends the turn (K14).

    The words "End turn" are lost with the rest of a cancelled text (K35).
    """
    kind = table.kind(table.state.chain[0].card)
    table.change(chain=(), base=0)
    if not kind.event:
        table.first(CloseTurn("play"))
    elif kind.card.end_turn and task.worked:
        table.first(CloseTurn("text"))
    else:
        table.first(OpenTurn())
