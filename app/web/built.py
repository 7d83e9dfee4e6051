"""Which client is served: the one that was built, or the modules as they are written.

The built client stands in `vendor/build` below the client's folder, with the digest
of the sources it was made from. It is served while that is the digest of the sources
that stand beside it; otherwise the modules are, so nobody ever sees an old client.

That holds at all times, not only at the start: what stands there is looked at for
every page, and read again only where something has changed. A build is moved into its
place when it is whole (`scripts/vendor`), so half of one is never there.
"""

import hashlib
import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from threading import Lock

import structlog

BUILD = Path("vendor/build")
STAMP = "sources.sha256"
KINDS = (".css", ".html", ".js", ".svg", ".woff2")

events = structlog.get_logger()


class ServedClient:
    """The client that is served now; asked by several threads at once.

    Args:
        static: The folder of the client.
        plain: Serve the modules as they are written, whatever was built.
    """

    def __init__(self, static: Path, *, plain: bool = False) -> None:
        self._static = static
        self._plain = plain
        self._seen: int | None = None
        self._built: Path | None = None
        self._looking = Lock()
        self._order = itertools.count(1)
        self._looked = 0

    def folder(self) -> Path | None:
        """Return the folder of the built client; None for the modules as written.

        It looks at the disk, so call it in a thread. Whoever waits for somebody else's
        look takes what the first look found that began after they had asked.
        """
        if self._plain:
            return None
        asked = next(self._order)
        with self._looking:
            if self._looked < asked:
                self._looked = next(self._order)
                self._look()
            return self._built

    def _look(self) -> None:
        seen = _glance(self._static)
        if seen != self._seen:
            self._seen = seen
            self._built = built_client(self._static)
            self.tell()

    def tell(self) -> None:
        """Log which client is served, and why if it is not the built one."""
        if self._built is not None:
            events.info("client_served", client="built")
            return
        stamp = self._static / BUILD / STAMP
        why = "asked for" if self._plain else "not built"
        if not self._plain and stamp.is_file():
            why = "sources changed since the build"
        events.info("client_served", client="modules", why=why)


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
    for name, path in _sources(static):
        digest = hashlib.sha256(Path(path).read_bytes()).hexdigest()
        lines.update(f"{digest}  {name}\n".encode())
    return lines.hexdigest()


def _glance(static: Path) -> int:
    """Return a number that is another one once a source or the build has changed."""
    stamp = static / BUILD / STAMP
    looks = [(STAMP, stamp.stat().st_mtime_ns if stamp.is_file() else 0, 0)]
    for name, entry in _sources(static):
        found = entry.stat()
        looks.append((name, found.st_mtime_ns, found.st_size))
    return hash(tuple(looks))


def _sources(static: Path) -> list[tuple[str, os.DirEntry[str]]]:
    """Return all sources by name; the build is none, nor what is being made."""
    return sorted(_below(str(static), ""), key=lambda source: source[0])


def _below(folder: str, before: str) -> Iterator[tuple[str, os.DirEntry[str]]]:
    with os.scandir(folder) as entries:
        for entry in entries:
            name = before + entry.name
            if not entry.is_dir():
                if entry.name.endswith(KINDS):
                    yield name, entry
            elif name != BUILD.as_posix() and not entry.name.startswith("."):
                yield from _below(entry.path, f"{name}/")
