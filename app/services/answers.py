"""What a command is answered: `ok`, a refusal, or what it was answered before."""

from app.games.core.errors import IllegalMove
from app.protocol import to_client
from app.protocol.from_client import Preview
from app.room.decision import Decision
from app.room.refusals import RoomRefusal
from app.room.watching import viewer_of
from app.services.asking import Asked
from app.services.errors import Conflict, ServiceError
from app.services.ports import Answer
from app.services.table import Table


def previewed(table: Table, asked: Preview, player: str) -> bytes:
    """Return the game's answer to what a drafted move would do.

    Raises:
        Conflict: The player has no seat in the match, or no match is running.
    """
    viewer = viewer_of(table.room, player)
    match = table.room.match
    if viewer is None or str(viewer) not in (match.players if match else {}):
        raise Conflict("not-seated", "Only who plays can try a move.")
    if match is None or match.outcome is not None:
        raise Conflict("wrong-phase", "No match is running.")
    preview = table.game.preview(match.state, viewer, asked.move)
    return to_client.preview_frame(asked.id, preview)


def answer_of(asked: Asked, decision: Decision) -> Answer | None:
    """Return what is kept of a member's command; commands of our own keep nothing."""
    if asked.digest is None or asked.player is None:
        return None
    command = asked.id
    body = to_client.encode(to_client.Ok(command, decision.result))
    return Answer(asked.player, command, asked.digest, body)


def first_answer(kept: Answer, command: str, digest: bytes) -> bytes:
    """Return what a repeated command was answered, or that its id is taken."""
    if kept.digest == digest:
        return kept.body
    return to_client.encode(
        to_client.Error(
            code="id-reused",
            message="This id was used for another command. Use a new one.",
            id=command,
        )
    )


def refused(command: str, refusal: RoomRefusal | IllegalMove | ServiceError) -> bytes:
    """Return the error frame for a command that was refused."""
    details = dict(refusal.details)
    if isinstance(refusal, IllegalMove) and refusal.rule:
        details["rule"] = refusal.rule
    return to_client.encode(
        to_client.Error(
            code=refusal.code,
            message=refusal.message,
            id=command,
            details=details or None,
        )
    )
