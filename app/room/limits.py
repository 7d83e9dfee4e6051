"""The bounds a table keeps; every one of them is a setting."""

import msgspec

from app.games.core.game import EVERY_SEAT

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class RoomLimits(msgspec.Struct, frozen=True):
    """How many, how often and for how long. All times are in milliseconds.

    Attributes:
        spectators: How many may watch a table at once.
        onlookers: How many who saw a match may wait for the archive to know it.
        tabs: How many sockets of one member a table knows; the oldest make way.
        chat_messages: So many messages and signals of one member ...
        chat_span: ... in so much time.
        changes: So many other commands of one member at once ...
        change_span: ... or spread over so much time.
        undos: How many moves may be taken back in one match.
        away_timeouts: Clocks in a row that have to run out to make a seat away.
        away_clock: The clock of a seat that is away.
        absent_after: How long without a socket makes a player absent.
        absence_budget: For how long a seat's turn clock waits for an absent
            player, over a whole match.
        vote_length: For how long a vote is open.
        nudge_pause: How long a player waits between two nudges.
        host_absence: How long the host may be absent before a match.
        rematch_wait: After which time the host may start with those who accepted.
        window_minimum: No window closes earlier than that.
        keep_lobby: For how long a lobby is kept with nobody doing anything.
        keep_playing: For how long a match under way is kept likewise.
        keep_finished: For how long a finished table is kept likewise.
        warn_before: How long before its end a table is warned.
        keep_slack: For how much longer the store keeps a room than its own end.
    """

    spectators: int = 50
    onlookers: int = 500
    tabs: int = 12
    chat_messages: int = 5
    chat_span: int = 10 * SECOND
    changes: int = 60
    change_span: int = MINUTE
    undos: int = 500
    away_timeouts: int = 2
    away_clock: int = 5 * SECOND
    absent_after: int = MINUTE
    absence_budget: int = 5 * MINUTE
    vote_length: int = MINUTE
    nudge_pause: int = 20 * SECOND
    host_absence: int = MINUTE
    rematch_wait: int = MINUTE
    window_minimum: int = SECOND
    keep_lobby: int = DAY
    keep_playing: int = 14 * DAY
    keep_finished: int = 2 * DAY
    warn_before: int = HOUR
    keep_slack: int = HOUR


USUAL = RoomLimits()
"""The bounds as they are unless somebody sets others."""

MAX_SEATS = len(EVERY_SEAT)

MIN_VOTES = 2
"""A vote needs two voices, unless only one other player is left to speak."""
