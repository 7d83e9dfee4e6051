"""What a use case can refuse, each with a stable code and a helpful sentence.

`ServiceError`
├── `NotFound`: there is no such thing, or the caller may not know of it
├── `Forbidden`: the caller may not do this
├── `NotSignedIn`: nobody is signed in on this device
├── `Conflict`: it cannot be done as things stand
├── `Invalid`: what was sent cannot be understood or is out of bounds
├── `TooMany`: too often or too many; later it will work
└── `TryLater`: a store or database does not answer now
"""


class ServiceError(Exception):
    """A use case that was refused; nothing has changed.

    Args:
        code: Stable kebab-case code of `protocol.codes`.
        message: One English sentence that says what to do next.
        details: Public facts the sentence needs.
    """

    def __init__(self, code: str, message: str, **details: object) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.details = details


class NotFound(ServiceError):
    """There is no such thing, or the caller may not know of it."""


class Forbidden(ServiceError):
    """The caller may not do this."""


class NotSignedIn(ServiceError):
    """Nobody is signed in on this device."""

    def __init__(self) -> None:
        super().__init__("not-signed-in", "Choose a name first, then try again.")


class Conflict(ServiceError):
    """It cannot be done as things stand."""


class Invalid(ServiceError):
    """What was sent cannot be understood or is out of bounds."""


class TooMany(ServiceError):
    """Too often or too many."""


class TryLater(ServiceError):
    """A store or database does not answer now."""

    def __init__(self) -> None:
        super().__init__(
            "try-later", "The server cannot do this just now. Try again in a moment."
        )
