"""Which client is served: the one that was built, or the modules as they are written.

The built client stands in `vendor/build` below the client's folder, with the digest
of the sources it was made from. It is served while that is the digest of the sources
that stand beside it; otherwise the modules are, so nobody ever sees an old client.
"""

import hashlib
from pathlib import Path

BUILD = Path("vendor/build")
STAMP = "sources.sha256"
KINDS = frozenset({".css", ".html", ".js", ".svg", ".woff2"})


def built_client(static: Path) -> Path | None:
    """Return the folder of the built client, or None if it is not of these sources.

    Args:
        static: The folder of the client.
    """
    built = static / BUILD
    stamp = built / STAMP
    if not stamp.is_file():
        return None
    return built if stamp.read_text("ascii").strip() == _digest(static) else None


def _digest(static: Path) -> str:
    """Return the digest of what `sha256sum` says of all sources (`scripts/vendor`)."""
    lines = hashlib.sha256()
    for name in sorted(_sources(static)):
        digest = hashlib.sha256((static / name).read_bytes()).hexdigest()
        lines.update(f"{digest}  {name}\n".encode())
    return lines.hexdigest()


def _sources(static: Path) -> list[str]:
    files = [path.relative_to(static) for path in static.rglob("*")]
    return [
        path.as_posix()
        for path in files
        if path.suffix in KINDS and not path.is_relative_to(BUILD)
    ]
