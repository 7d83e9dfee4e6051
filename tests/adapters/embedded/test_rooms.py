"""After `kill -9` every acknowledged commit is in the file, whole and once."""

import asyncio
import contextlib
import random
import sqlite3
import sys
from pathlib import Path

import pytest

from app.adapters.embedded.stores import EmbeddedStores
from app.services.ports import (
    Announcement,
    Committed,
    Missed,
    Profile,
    Unavailable,
)
from tests.adapters.commits import (
    CODE,
    HOUR,
    StandingClock,
    WallClock,
    a_commit,
    a_listing,
    an_answer,
)
from tests.adapters.places import SqlitePlace, create_tables
from tests.adapters.waiting import until

WRITER = """
import asyncio, sys
from pathlib import Path
from app.adapters.embedded.stores import EmbeddedStores
from tests.adapters.commits import CODE, WallClock, a_commit, an_answer

async def main(path):
    stores = EmbeddedStores(Path(path), WallClock())
    version = await stores.rooms.version(CODE)
    print("ready", flush=True)
    while True:
        commit = a_commit(
            version,
            document=b"%d" % (version + 1) * 500,
            answers=(an_answer(id=str(version + 1)),),
            deadline=version + 1,
        )
        version = (await stores.rooms.commit(commit)).version
        print(version, flush=True)

asyncio.run(main(*sys.argv[1:]))
"""


async def acknowledged_before_kill(path: Path, commits: int) -> int:
    """Let a process commit, kill it in the middle, return what it was told last."""
    writer = await asyncio.create_subprocess_exec(
        sys.executable, "-c", WRITER, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert writer.stdout
    assert await writer.stdout.readline() == b"ready\n"
    for _ in range(commits):
        await writer.stdout.readline()
    writer.kill()
    rest = await writer.stdout.read()
    await writer.wait()
    return int(rest.split(b"\n")[-2]) if rest.count(b"\n") else 0


async def test_every_acknowledged_commit_survives_a_kill(tmp_path: Path) -> None:
    """P01, P02, P04, D05: nothing lost, nothing twice, timers included."""
    path = tmp_path / "rooms.sqlite3"
    create_tables(path)
    chance = random.Random(1)

    for _ in range(6):
        acknowledged = await acknowledged_before_kill(path, chance.randrange(1, 60))

        stores = EmbeddedStores(path, WallClock())
        stored = await stores.rooms.load(CODE)
        assert stored is not None
        assert stored.version >= acknowledged
        assert stored.document == b"%d" % stored.version * 500
        versions = [entry.version for entry in await stores.rooms.entries(CODE)]
        assert versions == list(range(1, stored.version + 1))
        for version in (1, stored.version):
            answer = await stores.rooms.answer(CODE, "ada", str(version))
            assert answer == an_answer(id=str(version))
        assert await stores.rooms.due(stored.version - 1, 10) == []
        assert await stores.rooms.due(stored.version, 10) == [CODE]
        await stores.close()


async def test_rooms_come_back_in_the_phases_they_were_in(tmp_path: Path) -> None:
    """P03, P06: deadlines, lists and debts to the archive stand after a restart."""
    place = SqlitePlace(tmp_path / "rooms.sqlite3")
    rooms = (await place.process()).rooms
    for status in ("lobby", "playing", "finished"):
        listing = a_listing(status=status, row=status.encode(), pending=True)
        commit = a_commit(0, code=status, listing=listing, deadline=len(status))
        await rooms.commit(commit)

    rooms = (await place.process()).rooms

    for status in ("lobby", "playing", "finished"):
        page = await rooms.listed(status=status, game=None, cursor=None, limit=9)
        assert page.rows == (status.encode(),)
    assert await rooms.due(7, 9) == ["lobby", "playing"]
    assert sorted(await rooms.pending(9)) == ["finished", "lobby", "playing"]
    await place.close()


async def test_a_room_runs_out_by_the_server_s_clock(tmp_path: Path) -> None:
    """V13, K09: to the millisecond."""
    path = tmp_path / "rooms.sqlite3"
    create_tables(path)
    clock = StandingClock(1000)
    stores = EmbeddedStores(path, clock)
    await stores.rooms.commit(a_commit(0, at=1000, keep=500))

    clock.at = 1499
    assert await stores.rooms.version(CODE) == 1
    clock.at = 1500
    assert await stores.rooms.version(CODE) == 0
    await stores.close()


async def test_a_sweep_leaves_what_lives(tmp_path: Path) -> None:
    """M05: only what has run out is deleted, at most once a minute."""
    path = tmp_path / "rooms.sqlite3"
    create_tables(path)
    clock = StandingClock(100_000)
    stores = EmbeddedStores(path, clock)
    await stores.rooms.due(0, 1)
    for n in range(10):
        keep = 2 * HOUR if n % 2 else 1000
        await stores.rooms.commit(a_commit(0, code=f"R{n}", keep=keep, at=clock.at))
    await stores.sessions.create(Profile("ada", "Ada", "en", 1), "phone", 2 * HOUR)
    await stores.sessions.create(Profile("bob", "Bob", "en", 1), "tablet", 1000)

    clock.at += HOUR
    await stores.rooms.due(0, 1)

    assert counted(path, "live_rooms") == 5
    assert counted(path, "profiles") == 1
    assert await stores.sessions.player("phone", HOUR) == Profile("ada", "Ada", "en", 1)
    await stores.close()


def counted(path: Path, table: str) -> int:
    """Return how many rows a table has."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        count: int = file.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        return count


async def test_p09_a_file_that_can_only_be_read_is_not_ready(tmp_path: Path) -> None:
    """P09: a full disk still answers every question, and takes no move."""
    path = tmp_path / "rooms.sqlite3"
    create_tables(path)
    stores = EmbeddedStores(path, WallClock())
    await stores.rooms.ping()

    stores.rooms._file._writer.execute("PRAGMA query_only = ON")
    with pytest.raises(Unavailable):
        await stores.rooms.ping()

    stores.rooms._file._writer.execute("PRAGMA query_only = OFF")
    await stores.rooms.ping()
    await stores.close()


@pytest.mark.parametrize("at_once", [1, 100])
async def test_a_full_disk_is_unavailable_and_recovers(
    tmp_path: Path, at_once: int
) -> None:
    """P09: what cannot be written is not acknowledged, and loses nothing else."""
    path = tmp_path / "rooms.sqlite3"
    create_tables(path)
    stores = EmbeddedStores(path, WallClock())
    await stores.rooms.commit(a_commit(0))
    pages = stores.rooms._file._writer.execute("PRAGMA page_count").fetchone()[0]
    stores.rooms._file._writer.execute(f"PRAGMA max_page_count = {pages}")
    large = [a_commit(0, code=f"R{n}", document=bytes(100_000)) for n in range(at_once)]

    results = await asyncio.gather(
        *map(stores.rooms.commit, large), return_exceptions=True
    )

    assert {str(result) for result in results} == {"database or disk is full"}
    assert await stores.rooms.all_codes() == [CODE]
    stores.rooms._file._writer.execute("PRAGMA max_page_count = 1000000")
    assert await stores.rooms.commit(large[0]) == Committed(1)
    await stores.close()


async def test_who_watches_is_told_of_a_commit_whose_caller_has_gone_alone(
    tmp_path: Path,
) -> None:
    """What a commit returned is known, and there is no other process."""
    place = SqlitePlace(tmp_path / "rooms.sqlite3")
    rooms = (await place.process()).rooms
    heard: list[Announcement | Missed] = []
    await rooms.watch(CODE, heard.append)
    await rooms.commit(a_commit(0))
    task = asyncio.create_task(rooms.commit(a_commit(1, document=b"later")))
    await asyncio.sleep(0)

    task.cancel()

    await until(lambda: bool(heard))
    assert heard == [Announcement(CODE, 2, b"later", b"entry")]
    await place.close()
