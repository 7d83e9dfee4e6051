"""The product is put together from its settings, or refuses in a sentence."""

from pathlib import Path

import pytest
from structlog.testing import capture_logs

from app.bootstrap import (
    SystemClock,
    SystemEntropy,
    engine_version,
    exported_room,
    house_of,
    migrate_databases,
    running_services,
)
from app.services.errors import NotFound
from app.services.ports import Unavailable
from app.settings import BadSettings, Settings

NOWHERE = "postgresql://nobody:nothing@127.0.0.1:1/none"


def test_time_and_chance_come_from_the_machine() -> None:
    clock, entropy = SystemClock(), SystemEntropy()

    assert clock.now() > 1_700_000_000_000
    assert len(entropy.bytes(32)) == 32
    assert entropy.bytes(32) != entropy.bytes(32)


def test_a_house_without_an_origin_is_reached_without_https(tmp_path: Path) -> None:
    house = house_of(Settings(data_dir=tmp_path))

    assert (house.secure, house.public_origin) == (False, None)
    assert (house.static / "index.html").is_file()
    assert house.engine == engine_version()


def test_a_house_with_an_origin_believes_it_alone(tmp_path: Path) -> None:
    origin = "https://table.example"
    house = house_of(Settings(data_dir=tmp_path, public_origin=origin))

    assert house.secure
    assert house.allows_origin(origin, "other.example")
    assert not house.allows_origin("http://127.0.0.1:8000", "127.0.0.1:8000")


async def test_p09_a_database_that_is_away_keeps_nobody_from_playing(
    tmp_path: Path,
) -> None:
    chosen = Settings(data_dir=tmp_path, database_url=NOWHERE)

    with capture_logs() as told:
        async with running_services(chosen) as given:
            profile, _ = await given.identity.create("Ada", "en")
            room = await given.lobby.open(profile, "kingless", {}, "private")

    assert room.host == profile.player
    [away] = [line for line in told if line["event"] == "database_away"]
    assert "127.0.0.1" in away["reason"]
    assert "nothing" not in away["reason"]  # the password


async def test_a_redis_that_is_away_refuses_to_start(tmp_path: Path) -> None:
    chosen = Settings(data_dir=tmp_path, redis_url="redis://127.0.0.1:1/0")

    with pytest.raises(BadSettings, match="REDIS_URL does not answer"):
        async with running_services(chosen):
            pass


async def test_a_file_that_is_no_database_refuses_to_start(tmp_path: Path) -> None:
    (tmp_path / "interregnum.sqlite3").write_text("nothing of the kind " * 50)

    with pytest.raises(BadSettings, match="Put back a copy, or move the file away"):
        async with running_services(Settings(data_dir=tmp_path)):
            pass


async def test_a_folder_that_cannot_be_made_refuses_to_start(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(BadSettings, match="Choose another DATA_DIR"):
        async with running_services(Settings(data_dir=tmp_path / "file")):
            pass
    with pytest.raises(BadSettings, match="Choose another DATA_DIR"):
        await migrate_databases(Settings(data_dir=tmp_path / "file"))


async def test_an_old_database_refuses_to_start(
    postgres_url: str, tmp_path: Path
) -> None:
    chosen = Settings(
        data_dir=tmp_path,
        database_url=postgres_url.replace("postgresql+asyncpg", "postgresql"),
    )

    with pytest.raises(BadSettings, match="interregnum migrate"):
        async with running_services(chosen):
            pass


async def test_what_cannot_be_reached_is_not_migrated(tmp_path: Path) -> None:
    chosen = Settings(
        data_dir=tmp_path / "unused",
        database_url=NOWHERE,
        redis_url="redis://127.0.0.1:1/0",
    )

    with pytest.raises(Unavailable):
        await migrate_databases(chosen)
    assert not (tmp_path / "unused").exists()


async def test_a_room_is_exported_with_closed_hands(tmp_path: Path) -> None:
    chosen = Settings(data_dir=tmp_path)
    async with running_services(chosen) as given:
        profile, _ = await given.identity.create("Ada", "en")
        room = await given.lobby.open(profile, "kingless", {}, "private")

    exported = await exported_room(chosen, room.code)

    assert room.code.encode() in exported
    assert room.secret.encode() not in exported
    with pytest.raises(NotFound):
        await exported_room(chosen, "BBBBBBBB")
