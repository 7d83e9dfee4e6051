"""Votes: what the people at a table decide together while a match runs.

1. The people who still take part vote, but not the one it is about, and not who
   is absent: nobody can be outvoted by empty chairs. Bots do not vote.
2. It passes with more than half of them and at least two; where only one is left
   to vote, one is enough, but only about a player who is absent.
3. It ends after a minute, or as soon as it cannot pass any more.
4. Who is there is judged by what the table is shown, or a vote in a window would
   tell who has come or gone meanwhile (T05, T06).
"""

from msgspec.structs import replace

from app.room.clocks import restart
from app.room.commands import CastVote
from app.room.draft import Draft
from app.room.host import no_bots
from app.room.leaving import dismiss
from app.room.limits import MIN_VOTES, RoomLimits
from app.room.model import Room, SeatEntry, Vote
from app.room.permits import require_part, require_seat
from app.room.refusals import RoomRefusal
from app.room.seating import playing_humans
from app.room.showing import offline_since, shown_absent

_ABOUT_PLAYERS = {"remove", "wait"}


def cast_vote(draft: Draft, command: CastVote, player: str) -> None:
    """Open a vote, or answer the one that is open.

    Raises:
        RoomRefusal: ``not-seated``, ``wrong-phase``, ``out-of-match``,
            ``bots-not-available``, ``unknown-player``, ``not-yourself``,
            ``not-absent``, ``already-paused``, ``not-paused``, ``vote-too-few``,
            ``no-such-vote``.
    """
    require_part(draft, player)
    if command.about == "bot":
        raise no_bots()
    target = command.player if command.about in _ABOUT_PLAYERS else None
    _require_sense(draft, command, player, target)
    vote = _open_vote(draft, command.about, target)
    if vote is None:
        if not command.accept:
            raise RoomRefusal("no-such-vote", "That vote is over. Look again.")
        vote = Vote(command.about, target, player, draft.now)
        if _needed(draft, vote) is None:
            raise RoomRefusal(
                "vote-too-few", "Too few are left to vote on that. Wait, or resign."
            )
        draft.tell("vote-opened", by=player, **_subject(draft, vote))
    _record(draft, vote, player, accept=command.accept)
    draft.frame()


def _require_sense(
    draft: Draft, command: CastVote, player: str, target: str | None
) -> None:
    if command.about in _ABOUT_PLAYERS:
        _require_target(draft, player, target)
        if command.about == "wait" and not _is_offline(draft, target):
            raise RoomRefusal("not-absent", "That player is there. Nudge them.")
    elif command.about == "pause" and draft.room.paused:
        raise RoomRefusal("already-paused", "The table is paused already.")
    elif command.about == "resume" and not draft.room.paused:
        raise RoomRefusal("not-paused", "The table is not paused. Play on.")


def _require_target(draft: Draft, player: str, target: str | None) -> None:
    if target not in {
        entry.player for entry in playing_humans(draft.room, draft.match())
    }:
        raise RoomRefusal("unknown-player", "Name somebody who takes part.")
    if target == player:
        raise RoomRefusal("not-yourself", "Resign or leave instead.")


def _is_offline(draft: Draft, target: str | None) -> bool:
    return any(
        entry.player == target and offline_since(draft.room, entry) is not None
        for entry in draft.room.seats
    )


def _open_vote(draft: Draft, about: str, target: str | None) -> Vote | None:
    votes = draft.room.votes
    return next((v for v in votes if (v.about, v.player) == (about, target)), None)


def _record(draft: Draft, vote: Vote, player: str, *, accept: bool) -> None:
    accepted = tuple(p for p in vote.accepted if p != player)
    refused = tuple(p for p in vote.refused if p != player)
    voted = replace(
        vote,
        accepted=(*accepted, player) if accept else accepted,
        refused=refused if accept else (*refused, player),
    )
    others = tuple(v for v in draft.room.votes if v is not vote)
    draft.change(votes=(*others, voted))


def _voters(draft: Draft, vote: Vote) -> list[str]:
    return [
        entry.player
        for entry in playing_humans(draft.room, draft.match())
        if entry.player is not None
        and entry.player != vote.player
        and (not _is_absent(draft, entry) or _has_shown_up(draft, vote, entry))
    ]


def _is_absent(draft: Draft, entry: SeatEntry) -> bool:
    return shown_absent(draft.room, entry, draft.now, draft.limits)


def _has_shown_up(draft: Draft, vote: Vote, entry: SeatEntry) -> bool:
    """Return whether somebody is there, as their voice tells, though not shown so."""
    spoke = entry.player in vote.accepted or entry.player in vote.refused
    return spoke and draft.room.shown is not None


def _needed(draft: Draft, vote: Vote) -> int | None:
    """Return how many voices a vote needs; None if it can never pass."""
    voters = len(_voters(draft, vote))
    if voters >= MIN_VOTES:
        return max(MIN_VOTES, voters // 2 + 1)
    about_absent = any(
        entry.player == vote.player and _is_absent(draft, entry)
        for entry in playing_humans(draft.room, draft.match())
    )
    return 1 if voters == 1 and vote.player is not None and about_absent else None


def next_settlement(room: Room, now: int, limits: RoomLimits) -> tuple[int, ...]:
    """Return when open votes may come to an end with nobody doing anything.

    Were a vote whose voter turns absent settled by the next command only, that
    command would show, however secret it is.
    """
    if not room.votes:
        return ()
    ends = (vote.opened_at + limits.vote_length for vote in room.votes)
    offline = (offline_since(room, entry) for entry in room.seats)
    absent = (since + limits.absent_after for since in offline if since is not None)
    return (*ends, *(time for time in absent if time > now))


def settle_votes(draft: Draft) -> None:
    """Close every vote that has passed, failed or run out, the oldest first."""
    for vote in draft.room.votes:
        _settle(draft, vote)


def _settle(draft: Draft, vote: Vote) -> None:
    voters = _voters(draft, vote)
    needed = _needed(draft, vote)
    accepted = sum(player in vote.accepted for player in voters)
    refused = sum(player in vote.refused for player in voters)
    over = draft.now >= vote.opened_at + draft.limits.vote_length
    if needed is None or _moot(draft, vote):
        _close(draft, vote, "vote-failed")
    elif accepted >= needed:
        _close(draft, vote, "vote-passed")
        _carry_out(draft, vote)
    elif over or len(voters) - refused < needed:
        _close(draft, vote, "vote-failed")


def _moot(draft: Draft, vote: Vote) -> bool:
    """Return whether a vote is about somebody who has gone, or is back again."""
    players = {entry.player for entry in playing_humans(draft.room, draft.match())}
    if vote.player is None:
        return False
    back = vote.about == "wait" and not _is_offline(draft, vote.player)
    return back or vote.player not in players


def _close(draft: Draft, vote: Vote, code: str) -> None:
    draft.change(votes=tuple(v for v in draft.room.votes if v is not vote))
    draft.tell(code, **_subject(draft, vote))
    draft.frame()


def _subject(draft: Draft, vote: Vote) -> dict[str, str | None]:
    """Return what a vote is about, in words that stay true when somebody goes."""
    match = draft.match()
    names = (match.names[s] for s, p in match.players.items() if p == vote.player)
    return {"about": vote.about, "player": vote.player, "name": next(names, None)}


def _carry_out(draft: Draft, vote: Vote) -> None:
    if vote.player is None:
        _set_pause(draft, paused=vote.about == "pause")
    elif vote.about == "remove":
        dismiss(draft, vote.player, "removed", ban=True)
    else:
        _go_on_without(draft, vote.player)


def _set_pause(draft: Draft, *, paused: bool) -> None:
    draft.change(paused=paused)
    if paused:
        draft.tell("paused")
    else:
        draft.tell("resumed")


def _go_on_without(draft: Draft, player: str) -> None:
    """Wait no longer for an absent player: their clock is short until they act."""
    entry = require_seat(draft.room, player)
    draft.change_seat(
        entry.seat,
        timeouts=draft.limits.away_timeouts,
        absence_used=draft.limits.absence_budget,
    )
    draft.tell("away", player=player, name=entry.name)
    restart(draft, entry)
