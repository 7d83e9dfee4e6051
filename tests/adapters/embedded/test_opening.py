"""The embedded file is refused, with a sentence, where it cannot be used."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app.adapters.embedded.opening import (
    UnusableFile,
    check,
    connection,
    lock,
    prepare,
)
from tests.adapters.places import create_tables

HOLDER = """
import sys
from pathlib import Path
from app.adapters.embedded.opening import lock

held = lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.readline()
"""


@contextmanager
def another_server(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Run a process that has a file until it is killed or told to end."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        assert process.stdout
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_a_file_in_use_by_another_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"

    with (
        another_server(path),
        pytest.raises(UnusableFile, match=r"in use by another server. Stop that one"),
    ):
        lock(path)


def test_a_file_is_free_again_when_its_server_was_killed(tmp_path: Path) -> None:
    """P01: a start after `kill -9` needs nobody's help."""
    path = tmp_path / "rooms.sqlite3"
    with another_server(path) as server:
        os.kill(server.pid, signal.SIGKILL)
        server.wait()

    lock(path).close()


def test_a_folder_is_made_where_there_is_none(tmp_path: Path) -> None:
    lock(tmp_path / "new" / "folder" / "rooms.sqlite3").close()

    assert (tmp_path / "new" / "folder").is_dir()


def test_a_folder_that_cannot_be_made_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(UnusableFile, match=r"is no folder.*Choose another DATA_DIR"):
        lock(tmp_path / "file" / "rooms.sqlite3")


def test_a_folder_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    (tmp_path / "rooms.sqlite3.lock").mkdir()

    with pytest.raises(UnusableFile, match=r"be written.*choose another DATA_DIR"):
        lock(tmp_path / "rooms.sqlite3")


def test_a_file_with_tables_is_accepted(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    create_tables(path)

    check(path)


def test_a_file_without_tables_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile, match=r"no tables yet. Run `interregnum migrate`"):
        check(tmp_path / "rooms.sqlite3")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    path.write_bytes(b"this is a letter to my aunt " * 400)

    with pytest.raises(UnusableFile, match=r"not a database.*move the file away"):
        check(path)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    create_tables(path)
    content = bytearray(path.read_bytes())
    content[100:4096] = os.urandom(3996)
    path.write_bytes(content)

    with pytest.raises(UnusableFile, match=r"cannot be used .*Put back a copy"):
        check(path)


def test_a_file_that_is_not_there_yet_is_prepared_for(tmp_path: Path) -> None:
    path = tmp_path / "new" / "rooms.sqlite3"

    prepare(path)

    assert path.parent.is_dir()
    assert not path.exists()


def test_a_file_without_tables_may_get_some(tmp_path: Path) -> None:
    path = tmp_path / "rooms.sqlite3"
    connection(path).close()

    prepare(path)

    assert path.exists()


def test_no_tables_are_made_where_nothing_can_be_written_or_is_no_database(
    tmp_path: Path,
) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada, this is no database, whatever it is called.")

    with pytest.raises(UnusableFile, match="is no folder"):
        prepare(letter / "rooms.sqlite3")
    with pytest.raises(UnusableFile, match="cannot be used"):
        prepare(letter)


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    """P01: the journal is waited for with every commit."""
    with closing(connection(tmp_path / "rooms.sqlite3")) as opened:
        assert opened.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert opened.execute("PRAGMA synchronous").fetchone() == (2,)
        assert opened.execute("PRAGMA foreign_keys").fetchone() == (1,)
        assert isinstance(opened, sqlite3.Connection)
