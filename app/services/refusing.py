"""What becomes of a command that is refused: one trip to the store, then an answer.

A refusal stands if the room that refused is still as the store has it, and nothing
else was answered before. Both are asked, and the refusal is kept, in one step.
"""

from typing import TypeAlias

from app.games.core.errors import IllegalMove
from app.room.refusals import RoomRefusal, StaleView
from app.services import metrics
from app.services.answers import first_answer, refused
from app.services.asking import Asked
from app.services.errors import TryLater
from app.services.following import Tables
from app.services.ports import Answer, Unavailable
from app.services.table import Table

Refusal: TypeAlias = RoomRefusal | IllegalMove


async def refuse(tables: Tables, table: Table, asked: Asked, refusal: Refusal) -> bool:
    """Answer a refused command, unless the room has changed since; room held.

    Returns:
        Whether it is answered; else read the room again and decide anew.

    Raises:
        TryLater: The store does not answer.
    """
    answer = _kept_of(asked, refusal)
    if answer is None:
        if not await tables.is_current(table):
            return False
    else:
        try:
            kept = await tables.store.remember(table.code, answer, table.version)
        except Unavailable as error:
            raise TryLater from error
        if kept is None:
            return False
        if kept != answer:
            _repeat(asked, kept, answer.digest)
            return True
    _tell(table, asked, refusal)
    return True


def _kept_of(asked: Asked, refusal: Refusal) -> Answer | None:
    """Return what is kept of a refusal; nothing for strangers and for the services."""
    if asked.digest is None or asked.player is None:
        return None
    if isinstance(refusal, RoomRefusal) and refusal.code == "not-a-member":
        return None
    return Answer(asked.player, asked.id, asked.digest, refused(asked.id, refusal))


def _repeat(asked: Asked, kept: Answer, digest: bytes) -> None:
    """Answer a sender as before, whatever the room says by now."""
    if asked.outlet is not None:
        asked.outlet.send(first_answer(kept, asked.id, digest))
        metrics.REPEATED.inc()


def _tell(table: Table, asked: Asked, refusal: Refusal) -> None:
    """Tell a sender of a refusal, and of the table if they saw an older one."""
    outlet = asked.outlet
    if outlet is None:
        return
    metrics.REFUSED.inc()
    outlet.send(refused(asked.id, refusal))
    if isinstance(refusal, StaleView):
        view = table.fresh_view(outlet.player)
        if view is not None:
            outlet.send(view)
