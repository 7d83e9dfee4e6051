"""What a command is answered: once, and the same again."""

import json

import pytest

from app.games.core.errors import IllegalMove
from app.protocol.from_client import Preview
from app.room.commands import Chat, Tick
from app.room.refusals import RoomRefusal
from app.services.answers import answer_of, first_answer, previewed, refused
from app.services.asking import Asked
from app.services.errors import Conflict, TryLater
from app.services.ports import Answer
from app.services.table import Table
from tests.room.fakes import SALON
from tests.room.tables import Table as Played

KEPT = Answer("ada", "c1", b"digest", b'{"type":"ok","id":"c1"}')


def test_a_members_command_is_answered_with_what_came_of_it() -> None:
    decision = Played("ada").ask("ada", Chat, text="hello")
    asked = Asked(Chat(id="c1", text="hello"), "ada", b"digest")

    answer = answer_of(asked, decision)

    assert answer == KEPT


def test_commands_of_our_own_keep_no_answer() -> None:
    decision = Played("ada").tick()

    assert answer_of(Asked(Tick(), None), decision) is None


def test_the_same_again_gets_the_first_answer() -> None:
    assert first_answer(KEPT, "c1", b"digest") is KEPT.body


def test_another_command_under_the_same_id_is_refused() -> None:
    answer = json.loads(first_answer(KEPT, "c1", b"another"))

    assert (answer["type"], answer["id"], answer["code"]) == (
        "error",
        "c1",
        "id-reused",
    )


@pytest.mark.parametrize(
    ("refusal", "told"),
    [
        (RoomRefusal("muted", "Not now."), {"code": "muted", "message": "Not now."}),
        (
            RoomRefusal("room-full", "Watch.", seats=4),
            {"code": "room-full", "message": "Watch.", "details": {"seats": 4}},
        ),
        (
            IllegalMove("no-stop", "You hold no Stop.", "K28"),
            {
                "code": "no-stop",
                "message": "You hold no Stop.",
                "details": {"rule": "K28"},
            },
        ),
        (
            TryLater(),
            {
                "code": "try-later",
                "message": "The server cannot do this just now. Try again in a moment.",
            },
        ),
    ],
    ids=["plain", "with facts", "by a rule", "by the store"],
)
def test_a_refusal_names_code_sentence_and_rule(
    refusal: RoomRefusal | IllegalMove | TryLater, told: dict[str, object]
) -> None:
    frame = json.loads(refused("c1", refusal))

    assert frame == {"type": "error", "id": "c1", **told}


def tried(played: Played, player: str) -> bytes:
    """Let a player try a move."""
    table = Table(SALON, "BCDFGHJK", 1, played.room)
    return previewed(table, Preview(id="v", seq=1, move={"do": "step"}), player)


def test_who_plays_may_try_a_move() -> None:
    played = Played("ada", "bo")
    played.deal()

    assert tried(played, "bo") == b'{"type":"preview","id":"v"}'


def test_nobody_tries_a_move_without_a_match_or_a_seat_in_it() -> None:
    played = Played("ada", "bo")
    played.sit("cy", "spectator")
    with pytest.raises(Conflict) as no_match:
        tried(played, "ada")
    played.deal()
    with pytest.raises(Conflict) as no_seat:
        tried(played, "cy")
    played.plays("ada", "win")
    with pytest.raises(Conflict) as over:
        tried(played, "ada")

    codes = [error.value.code for error in (no_match, no_seat, over)]
    assert codes == ["not-seated", "not-seated", "wrong-phase"]
