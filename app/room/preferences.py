"""What players choose for themselves at a table."""

from msgspec.structs import replace

from app.room.commands import ChangeSettings
from app.room.draft import Draft
from app.room.permits import require_seat


def change_settings(draft: Draft, command: ChangeSettings, player: str) -> None:
    """Change one's own switches; the others never learn of it.

    Raises:
        RoomRefusal: ``not-seated``.
    """
    entry = require_seat(draft.room, player)
    named = {
        "pass_by_default": command.pass_by_default,
        "always_let_me_think": command.always_let_me_think,
    }
    new = {name: value for name, value in named.items() if value is not None}
    settings = replace(entry.settings, **new)
    if settings != entry.settings:
        draft.change_seat(entry.seat, settings=settings)
