"""Of what a room was told, the last that a `welcome` tells of is kept."""

from app.room.decision import Notice, RoomChanged, Said, Signalled, Told, Viewed
from app.services.backlog import CHAT_LINES, MOST_COMMITS, Backlog
from app.services.log import LogEntry, encode
from tests.room.fakes import SALON, Happened

CHANGED = RoomChanged()
SAID = Said("ada", "hello", 1)
TOLD = Told("host", {"player": "ada"}, 1)
SHOWN = Viewed("m1", (Happened("knock", 0),))
OF_ANOTHER = Viewed("m0", (Happened("long ago"),))


def an_entry(*notices: Notice, at: int = 1) -> LogEntry:
    return LogEntry(at, "ada", 0, "x", "m1", (), notices)


def a_backlog(*entries: LogEntry) -> Backlog:
    """Return what is kept of commits with one entry each."""
    backlog = Backlog(SALON)
    for entry in entries:
        backlog.add(entry.match, entry.notices, encode((entry,)))
    return backlog


def test_what_was_shown_and_told_comes_back_the_newest_first() -> None:
    entries = [an_entry(SHOWN, at=1), an_entry(TOLD, SHOWN, at=2)]

    assert list(a_backlog(*entries).newest("m1")) == entries[::-1]


def test_entries_that_were_committed_together_come_back_the_newest_first() -> None:
    first, second = an_entry(SHOWN, at=1), an_entry(SHOWN, at=2)
    backlog = Backlog(SALON)
    backlog.add("m1", (SHOWN, SHOWN), encode((first, second)))

    assert list(backlog.newest("m1")) == [second, first]


def test_only_one_match_comes_back() -> None:
    backlog = a_backlog(an_entry(OF_ANOTHER, TOLD), an_entry(SHOWN))

    assert [e.notices for e in backlog.newest("m1")] == [(SHOWN,), (TOLD,)]
    assert [e.notices for e in backlog.newest(None)] == [(TOLD,)]


def test_what_was_shown_of_another_match_is_not_even_read() -> None:
    backlog = Backlog(SALON)
    backlog.add("m0", (OF_ANOTHER,), b"unreadable")

    assert list(backlog.newest("m1")) == []


def test_what_no_welcome_tells_of_is_not_kept() -> None:
    signal = Signalled("ada", "well-done", 1)
    backlog = a_backlog(an_entry(CHANGED), an_entry(signal), an_entry())

    assert list(backlog.newest("m1")) == []
    assert not backlog.chat


def test_chat_is_kept_apart_so_that_no_match_drives_it_out() -> None:
    backlog = a_backlog(an_entry(SAID), *[an_entry(SHOWN)] * MOST_COMMITS)

    assert list(backlog.chat) == [SAID]


def test_the_oldest_makes_room() -> None:
    shown = [an_entry(SHOWN, at=at) for at in range(MOST_COMMITS + 5)]
    said = [an_entry(Said("ada", "hello", at)) for at in range(CHAT_LINES + 5)]
    backlog = a_backlog(*shown, *said)

    assert [e.at for e in backlog.newest("m1")][-1] == 5
    assert backlog.chat[0].at == 5
    assert len(backlog.chat) == CHAT_LINES


def test_what_the_store_has_takes_the_place_of_all() -> None:
    backlog = a_backlog(an_entry(SAID), an_entry(TOLD))

    backlog.restart([encode((an_entry(SAID, SHOWN, at=7),))])

    assert [e.at for e in backlog.newest("m1")] == [7]
    assert list(backlog.chat) == [SAID]
