"""What a process hears of a room is told, but for what it has committed itself."""

import pytest

from app.adapters.redis.news import decode, news_of
from app.adapters.redis.watched import MOST_UNHEARD, Watched
from tests.adapters.commits import a_commit


class Room:
    """A watched room and the versions that were told."""

    def __init__(self) -> None:
        self.told: list[int] = []
        self.watched = Watched(lambda _: None, self._tell)

    def _tell(self, news: bytes) -> None:
        self.told.append(decode(news).version)


@pytest.fixture
def room() -> Room:
    """Return a room of which nothing was heard yet."""
    return Room()


def news(version: int) -> bytes:
    """Return the news of the commit that leads to a version."""
    return news_of(a_commit(version - 1))


def commit(room: Room, version: int) -> None:
    """Make a commit and let it return."""
    room.watched.begin()
    room.watched.end(news(version))


def test_what_others_commit_is_told(room: Room) -> None:
    room.watched.hear(news(1))

    assert room.told == [1]


def test_an_own_commit_heard_before_it_returned_is_not_told(room: Room) -> None:
    room.watched.begin()
    room.watched.hear(news(1))
    room.watched.end(news(1))

    assert room.told == []


def test_an_own_commit_heard_after_it_returned_is_not_told(room: Room) -> None:
    commit(room, 1)
    commit(room, 2)
    room.watched.hear(news(1))
    room.watched.hear(news(2))

    assert room.told == []


def test_what_others_commit_meanwhile_is_told_afterwards(room: Room) -> None:
    room.watched.begin()
    room.watched.hear(news(1))
    room.watched.hear(news(2))
    assert room.told == []

    room.watched.end(news(2))
    assert room.told == [1]


def test_an_own_commit_that_nobody_knows_of_is_told_in_its_turn(room: Room) -> None:
    """D03: its reply was lost, or whoever asked for it has gone."""
    room.watched.begin()
    room.watched.hear(news(1))
    room.watched.hear(news(2))
    room.watched.end(None)
    room.watched.hear(news(3))

    assert room.told == [1, 2, 3]


def test_an_own_commit_that_was_made_after_all_is_told(room: Room) -> None:
    room.watched.begin()
    room.watched.end(None)
    room.watched.hear(news(1))

    assert room.told == [1]


def test_two_commits_at_once_are_both_waited_for(room: Room) -> None:
    room.watched.begin()
    room.watched.begin()
    room.watched.hear(news(1))
    room.watched.end(news(1))
    room.watched.hear(news(2))
    assert room.told == []

    room.watched.end(None)
    assert room.told == [2]


def test_what_is_heard_twice_is_dropped_once(room: Room) -> None:
    """After a store has lost its last writes, others may repeat them to the byte."""
    commit(room, 1)
    room.watched.hear(news(1))
    room.watched.hear(news(1))

    assert room.told == [1]


def test_own_commits_that_are_given_up_are_told(room: Room) -> None:
    commit(room, 1)
    room.watched.forget_own()
    room.watched.hear(news(1))

    assert room.told == [1]


def test_m04_what_is_never_heard_is_not_kept_for_good(room: Room) -> None:
    for version in range(1, MOST_UNHEARD + 2):
        commit(room, version)
    room.watched.hear(news(1))
    room.watched.hear(news(2))

    assert room.told == [1]
