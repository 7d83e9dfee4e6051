"""Room codes: eight characters that nobody can guess or misread."""

from app.services.ports import Entropy

ALPHABET = "BCDFGHJKLMNPQRSTVWXYZ23456789"
"""29 characters (39 bits for eight): no vowels, no 0 or 1 to mistake for letters."""
LENGTH = 8
_FAIR = 256 - 256 % len(ALPHABET)


def new_code(entropy: Entropy) -> str:
    """Return a fresh random code."""
    characters: list[str] = []
    while len(characters) < LENGTH:
        # Bytes past the last full run of the alphabet would favour its start.
        characters += [
            ALPHABET[byte % len(ALPHABET)]
            for byte in entropy.bytes(LENGTH)
            if byte < _FAIR
        ]
    return "".join(characters[:LENGTH])


def normal(code: str) -> str | None:
    """Return a code as it is stored, or None if it cannot be one.

    Case and hyphens do not matter.
    """
    plain = code.replace("-", "").upper()
    if len(plain) != LENGTH or any(c not in ALPHABET for c in plain):
        return None
    return plain


def shown(code: str) -> str:
    """Return a code as people read it: ``BCDF-GHJK``."""
    return f"{code[:4]}-{code[4:]}"
