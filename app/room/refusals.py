"""Why a room refuses a command: one class, its codes in one table.

`RoomRefusal`
└── `StaleView`: the move was made on a view that means something else now
"""


class RoomRefusal(Exception):
    """A command the room does not carry out; nothing has changed.

    Args:
        code: Stable kebab-case code of `app.room.codes`.
        message: One English sentence that says what to do next.
        details: Public facts the sentence needs.
    """

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details: dict[str, object] = details


class StaleView(RoomRefusal):
    """The table has changed since the view that the move was made on."""

    def __init__(self) -> None:
        super().__init__(
            "stale-view", "The table has changed since. Look again, then move."
        )
