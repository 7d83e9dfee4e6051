"""The end of a match: result, awards, the archive's copy, the next question."""

from msgspec.structs import replace

from app.games.core.chance import commitment
from app.games.core.game import Outcome
from app.room.draft import Draft
from app.room.model import Finished, Match
from app.room.renaming import show_new_names


def finish(draft: Draft) -> None:
    """End the match under way: its outcome is known."""
    outcome = draft.game.outcome(draft.match().state)
    match = replace(
        draft.match(), outcome=outcome, ended_at=draft.now, past=(), mover=None
    )
    awards = _winners(match, outcome)
    draft.change(
        status="finished",
        match=match,
        unarchived=(
            *draft.room.unarchived,
            Finished(replace(match, state=None), awards),
        ),
        round=match.round,
        carry_over=awards,
        votes=(),
        paused=False,
        asked_again_at=draft.now,
        secret=draft.supply.secret.hex(),
        commitment=commitment(draft.supply.secret),
    )
    ask_anew(draft)
    show_new_names(draft)
    draft.frame()


def _winners(match: Match, outcome: Outcome | None) -> dict[str, str]:
    awards = outcome.awards if outcome is not None else {}
    return {
        award: match.players[str(seat)]
        for award, seat in awards.items()
        if str(seat) in match.players
    }


def ask_anew(draft: Draft) -> None:
    """Forget what everybody has said about the match to come."""
    draft.change_seats(
        lambda _: True, ready=False, again=None, entropy=None, timeouts=0
    )


def return_to_lobby(draft: Draft) -> None:
    """Go from a finished match back to the lobby: everybody gets ready anew."""
    if draft.room.status != "finished":
        return
    draft.change(
        status="lobby",
        match=None,
        asked_again_at=None,
        seats=tuple(e for e in draft.room.seats if e.player is not None),
    )
    draft.change_seats(lambda _: True, ready=False, again=None, out=False)
    draft.frame()
