"""The operator's commands: each does one thing, or says in a sentence why not."""

import os
import re
import socket
from pathlib import Path

import msgspec
import pytest
from argon2 import PasswordHasher
from typer.testing import CliRunner, Result

from app.cli import MOST_FRAME_BYTES, _listener, _server_config, commands
from app.games.core.registry import games
from app.games.two_heirs.tilelists import SHELF
from app.main import create
from app.services.replay_file import replay_file
from app.settings import BadSettings, Settings
from tests.played import a_played_match

KINGLESS = games()["kingless"]
ROOT = Path(__file__).resolve().parents[1]
CASES = Path(__file__).parent / "fixtures" / "regicide-cases.json"
NOWHERE = "postgresql://nobody:nothing@127.0.0.1:1/none"


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Run in an empty folder, so that no `.env` and no data are found."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def run(*arguments: str, typed: str = "", **environment: str) -> Result:
    """Run a command as an operator would."""
    return CliRunner().invoke(commands, arguments, input=typed, env=environment)


def a_replay(folder: Path) -> Path:
    """Return a replay as the result page saves it."""
    file = folder / "replay.json"
    played = replay_file(KINGLESS, a_played_match(KINGLESS, 2))
    file.write_bytes(msgspec.json.encode(played))
    return file


def test_a_match_that_was_played_as_committed_is_verified(tmp_path: Path) -> None:
    result = run("verify", str(a_replay(tmp_path)))

    assert result.exit_code == 0
    assert "as it was committed to" in result.stdout


def test_a_match_that_was_changed_is_not(tmp_path: Path) -> None:
    file = a_replay(tmp_path)
    text = file.read_text("utf-8")
    played = msgspec.json.decode(text)
    seed = played["fairness"]["seed"]
    file.write_text(text.replace(seed, seed[::-1]), "utf-8")

    result = run("verify", str(file))

    assert result.exit_code == 2
    assert result.stderr.startswith("NOT as committed")


def test_a_file_that_is_not_there_cannot_be_verified() -> None:
    result = run("verify", "nothing.json")

    assert result.exit_code == 2
    assert "cannot be read" in result.stderr


def test_a_password_is_hashed_and_never_echoed() -> None:
    result = run("hash-password", typed="crown and hat\ncrown and hat\n")

    (found,) = result.stdout.split()
    assert PasswordHasher().verify(found, "crown and hat")
    assert "crown" not in result.stdout


def test_a_password_that_was_mistyped_is_asked_for_again() -> None:
    result = run("hash-password", typed="crown\nhat\ncrown\ncrown\n")

    assert PasswordHasher().verify(result.stdout.split()[-1], "crown")


def test_simulated_matches_are_counted_for_each_number_of_players() -> None:
    first = run("simulate", "kingless", "--rounds", "1", "--seed", "7")
    again = run("simulate", "kingless", "--rounds", "1", "--seed", "7")

    lines = first.stdout.splitlines()
    assert lines[0] == "Kingless: 1 random matches for each number of players."
    assert [line.split()[0] for line in lines[1:]] == ["2", "3", "4", "5", "6"]
    assert again.stdout == first.stdout


def test_a_game_that_is_not_here_is_not_simulated() -> None:
    result = run("simulate", "chess")

    assert result.exit_code == 2
    assert "There is no game 'chess'. There are: kingless" in result.stderr


def test_written_cases_of_regicide_are_played() -> None:
    result = run("play-cases", str(CASES))

    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "T01 (setup counts) passed"
    assert lines[-1] == "38 passed, 0 differ."
    assert len(lines) == 39


def test_a_case_that_differs_is_told_and_fails_the_command(tmp_path: Path) -> None:
    file = tmp_path / "cases.json"
    changed = CASES.read_text("utf-8").replace('"hp": 16', '"hp": 17', 1)
    file.write_text(changed, "utf-8")

    result = run("play-cases", str(file))

    assert result.exit_code == 1
    assert "T02" in result.stdout
    assert "differs: hp is 16, expected 17" in result.stdout
    assert result.stdout.splitlines()[-1] == "37 passed, 1 differ."


POSITION = """\
[[tile]]
cell = [0, 0]
terrain = "grain"

[[tile]]
cell = [1, 0]
tile = "cathedral-grain"
owner = 1
"""


def test_a_position_of_the_two_heirs_is_scored_and_explained(tmp_path: Path) -> None:
    file, tiles = tmp_path / "position.toml", tmp_path / "tiles.toml"
    file.write_text(POSITION, "utf-8")
    tiles.write_text(SHELF.house_text, "utf-8")

    result = run("score", str(file))

    assert result.exit_code == 0
    assert result.stdout.splitlines()[:2] == [
        "heir 1: 5 points",
        "  cathedral-grain at 1,0: 5",
    ]
    assert run("score", str(file), "--tiles", str(tiles)).stdout == result.stdout


def test_a_position_that_cannot_be_is_not_scored(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION.replace("[1, 0]", "[0, 0]"), "utf-8")

    result = run("score", str(file))

    assert result.exit_code == 2
    assert result.stderr == "line 6: tile[1].cell: Another tile above lies on 0,0.\n"


def test_a_position_whose_fault_has_no_line_is_refused_in_a_sentence(
    tmp_path: Path,
) -> None:
    file = tmp_path / "position.toml"
    file.write_text(f"a = {'[' * 5000}{']' * 5000}", "utf-8")

    result = run("score", str(file))

    assert result.exit_code == 2
    assert result.stderr.startswith("The file nests its values too deeply")


def test_a_mark_before_a_position_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(POSITION, "utf-8-sig")

    assert run("score", str(file), "--tiles", str(file)).exit_code == 2
    assert run("score", str(file)).exit_code == 0


def test_a_position_that_is_not_there_is_not_scored(tmp_path: Path) -> None:
    result = run("score", str(tmp_path / "none.toml"))

    assert result.exit_code == 2
    assert result.stderr.startswith("The file cannot be read")


@pytest.mark.parametrize(
    ("text", "fault"),
    [("{", "it is not JSON"), ("{}", "it has no list of scenarios")],
)
def test_a_file_without_cases_is_refused(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "cases.json"
    file.write_text(text, "utf-8")

    result = run("play-cases", str(file))

    assert result.exit_code == 2
    assert result.stderr.startswith(f"The file holds no cases: {fault}")


def test_cases_that_are_not_there_are_not_played(tmp_path: Path) -> None:
    result = run("play-cases", str(tmp_path / "none.json"))

    assert result.exit_code == 2
    assert result.stderr.startswith("The file cannot be read")


def test_the_embedded_file_is_made_and_brought_up_to_date(tmp_path: Path) -> None:
    result = run("migrate", DATA_DIR=str(tmp_path / "new"))

    assert result.exit_code == 0
    assert (tmp_path / "new" / "interregnum.sqlite3").is_file()


def test_a_database_that_is_away_is_not_migrated() -> None:
    result = run("migrate", DATABASE_URL=NOWHERE, REDIS_URL="redis://127.0.0.1:1/0")

    assert result.exit_code == 2
    assert result.stderr.startswith("The database does not answer")


@pytest.mark.parametrize("command", ["serve", "migrate"])
def test_settings_that_are_wrong_end_in_a_sentence(command: str) -> None:
    result = run(command, HOST="0.0.0.0")

    assert result.exit_code == 2
    assert "PUBLIC_ORIGIN" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("below", ["", "/deeper"])
def test_a_folder_that_is_none_ends_in_a_sentence(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").touch()

    result = run("migrate", DATA_DIR=f"{tmp_path / 'file'}{below}")

    assert result.exit_code == 2
    assert result.stderr.endswith("is no folder. Choose another DATA_DIR.\n")


def test_a_file_that_cannot_be_written_ends_in_a_sentence(tmp_path: Path) -> None:
    # Whoever runs the tests may write anywhere, so something else is in the way.
    (tmp_path / "interregnum.sqlite3-journal").mkdir()

    result = run("migrate", DATA_DIR=str(tmp_path))

    assert result.exit_code == 2
    assert "interregnum.sqlite3 cannot be written (" in result.stderr
    assert result.stderr.endswith("choose another DATA_DIR.\n")
    assert result.stderr.count("\n") == 1


def test_a_port_that_is_taken_ends_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]

        with pytest.raises(BadSettings, match=f"HOST=127.0.0.1 with PORT={port} "):
            _listener(Settings(port=port))


def test_an_address_of_another_machine_ends_in_a_sentence() -> None:
    abroad = Settings(host="192.0.2.1", port=0, public_origin="https://a.example")

    with pytest.raises(BadSettings, match=r"HOST=192.0.2.1 .* cannot be listened on"):
        _listener(abroad)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_free_port_of_this_machine_is_taken(host: str) -> None:
    with _listener(Settings(host=host, port=0)) as listener:
        assert listener.getsockname()[1] > 0


def test_a_room_that_is_not_there_is_not_exported(tmp_path: Path) -> None:
    result = run("export-room", "BCDF-GHJK", DATA_DIR=str(tmp_path))

    assert result.exit_code == 2
    assert "There is no such table" in result.stderr


def test_a_store_that_is_away_refuses_to_export() -> None:
    result = run("export-room", "BCDF-GHJK", REDIS_URL="redis://127.0.0.1:1/0")

    assert result.exit_code == 2
    assert result.stderr.startswith("REDIS_URL does not answer")


def test_the_server_keeps_frames_short_and_uncompressed(tmp_path: Path) -> None:
    chosen = Settings(data_dir=tmp_path, trusted_proxies=("10.0.0.1",))

    config = _server_config(create(chosen), chosen)

    assert config.ws_max_size == MOST_FRAME_BYTES
    assert config.ws_per_message_deflate is False
    assert config.forwarded_allow_ips == ["10.0.0.1"]
    assert config.proxy_headers is True


def _seconds(name: str) -> float:
    """Return a time that the proxy of `deploy/` is told."""
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    (found,) = re.findall(rf"\b{name} (\d+)s;", text)
    return float(found)


def test_n04_a_proxy_waits_longer_than_a_socket_is_ever_silent(tmp_path: Path) -> None:
    chosen = Settings(data_dir=tmp_path)
    config = _server_config(create(chosen), chosen)

    assert config.ws_ping_interval is not None
    assert 2 * config.ws_ping_interval < _seconds("proxy_read_timeout")
    # Nor does one that is not ours cut the line: a minute is usual.
    assert 2 * config.ws_ping_interval < 60


def test_n06_a_proxy_lets_go_of_a_connection_before_the_server_does(
    tmp_path: Path,
) -> None:
    chosen = Settings(data_dir=tmp_path)
    config = _server_config(create(chosen), chosen)

    assert _seconds("keepalive_timeout") < config.timeout_keep_alive


def test_n07_a_line_may_stall_for_many_seconds_before_it_is_given_up(
    tmp_path: Path,
) -> None:
    chosen = Settings(data_dir=tmp_path)
    config = _server_config(create(chosen), chosen)

    assert config.ws_ping_timeout is not None
    assert config.ws_ping_timeout >= 10


def test_without_proxies_nobody_is_believed_about_addresses(tmp_path: Path) -> None:
    chosen = Settings(data_dir=tmp_path)

    config = _server_config(create(chosen), chosen)

    assert config.proxy_headers is False
    assert "127.0.0.1" not in (config.forwarded_allow_ips or ())
    assert os.environ.get("FORWARDED_ALLOW_IPS") is None
