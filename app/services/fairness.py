"""Checks a replay file: the match was dealt and played as it was committed to.

Nothing in the file is believed but what the players have seen with their own
eyes: the commitment before the deal, and their own share of the shuffle. All
else is computed anew and compared, so that an error names what was changed.
"""

import math
from collections.abc import Mapping
from itertools import zip_longest

import msgspec

from app.games.core.chance import Chance, Draw, commitment
from app.games.core.game import AnyGame
from app.games.core.registry import games
from app.services.replay import (
    Deal,
    Made,
    Position,
    Replay,
    Unreplayable,
    key_of,
    plain,
)
from app.services.replay_file import FileStep, ReplayFile, file_deal, file_step

BY_ACCIDENT = 1 << 32
"""An outcome out of more possibilities than this is not guessed."""

_decoder = msgspec.json.Decoder(ReplayFile)


class Unfair(Exception):
    """The file is not what was committed to, or no replay at all.

    Args:
        code: What is wrong: ``not-a-replay``, ``unknown-game``, ``commitment``,
            ``entropy``, ``draw``, ``deal``, ``move`` or ``outcome``.
        message: One sentence that names what was changed.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Verdict(msgspec.Struct, frozen=True):
    """What was checked and found true; reads as a few lines of text."""

    game: str
    match: str
    commitment: str
    shares: int
    draws: int
    moves: int
    origin: str | None

    def __str__(self) -> str:
        return "\n".join(
            (
                f"{self.game}, match {self.match}: as it was committed to.",
                f"- The seed is the one behind the commitment {self.commitment}.",
                f"- {self.shares} players' shares are mixed into the shuffle.",
                f"- All {self.draws} random outcomes follow from seed and shares.",
                f"- The deal and all {self.moves} moves keep the rules.",
                "- They end in the outcome of the file.",
                self._advice(),
            )
        )

    def _advice(self) -> str:
        if self.origin is None:
            return "Compare the commitment with the one you saw before the deal."
        return (
            f"It played the deal of match {self.origin} again: the commitment is that"
            " match's, and the deal was known before."
        )


def verify_file(
    text: str | bytes, known: Mapping[str, AnyGame] | None = None
) -> Verdict:
    """Check a replay file.

    Args:
        text: The file as it was saved.
        known: The games by id; those of the product by default.

    Raises:
        Unfair: Something in it was changed, or it is no replay.
    """
    file = _read(text)
    game = (games() if known is None else known).get(file.match.game)
    if game is None:
        raise Unfair("unknown-game", f"There is no game {file.match.game!r} here.")
    _check_commitment(file)
    deal = _deal_of(file)
    _check_draws(file, key_of(deal))
    _check_steps(game, deal, file)
    fairness = file.fairness
    return Verdict(
        game=game.title,
        match=file.match.id,
        commitment=fairness.commitment,
        shares=sum(1 for entropy in fairness.entropies if entropy),
        draws=len(file.chance),
        moves=len(file.moves),
        origin=None if file.match.origin is msgspec.UNSET else file.match.origin,
    )


def _read(text: str | bytes) -> ReplayFile:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Unfair("not-a-replay", f"The file is no replay: {error}.") from None


def _check_commitment(file: ReplayFile) -> None:
    found = commitment(bytes.fromhex(file.fairness.seed))
    if found != file.fairness.commitment:
        raise Unfair(
            "commitment",
            f"The seed is not the one committed to: its hash is {found}, the"
            f" commitment {file.fairness.commitment}. One of the two was changed.",
        )


def _deal_of(file: ReplayFile) -> Deal:
    match = file.match
    if len(match.players) != len(file.fairness.entropies):
        raise Unfair("entropy", "There is not one share of the shuffle for each seat.")
    return Deal(
        match=match.id if match.origin is msgspec.UNSET else match.origin,
        options=match.options,
        content=match.content,
        content_text=match.content_text,
        seats=tuple(player.seat for player in match.players),
        carry_in=match.carry_in,
        secret=bytes.fromhex(file.fairness.seed),
        entropies=tuple(map(bytes.fromhex, file.fairness.entropies)),
    )


def _check_draws(file: ReplayFile, key: bytes) -> None:
    """Compare each outcome with its stream, whatever the game asked for."""
    chance = Chance(key)
    wrong = [draw for draw in file.chance if _numbers(chance, draw) != draw.numbers]
    if not wrong:
        return
    if len(wrong) > 1:
        raise Unfair(
            "entropy",
            f"{len(wrong)} random outcomes do not follow from the seed: a player's"
            " share (entropy), the order of the shares, or the match's id was changed.",
        )
    [draw] = wrong
    raise Unfair(
        "draw",
        f"The random outcome {draw.label!r} was changed: the file says"
        f" {list(draw.numbers)}, its stream {list(_numbers(chance, draw))}."
        + ("" if _others_tell(file, draw) else " Or a player's share (entropy) was."),
    )


def _others_tell(file: ReplayFile, wrong: Draw) -> bool:
    """Return whether another outcome is right that no accident makes right."""
    return any(
        math.prod(draw.bounds) > BY_ACCIDENT for draw in file.chance if draw != wrong
    )


def _numbers(chance: Chance, draw: Draw) -> tuple[int, ...]:
    try:
        return chance.numbers(draw.label, draw.bounds)
    except ValueError:
        return ()


def _check_steps(game: AnyGame, deal: Deal, file: ReplayFile) -> None:
    replay = Replay(game, deal)
    position = _check_deal(game, replay, file)
    draws = list(position.draws)
    for number, step in enumerate(file.moves, 1):
        position = _check_step(game, replay, step, number, deal)
        draws += position.draws
    _check_asked(tuple(draws), file.chance)
    if plain(game.outcome(position.state)) != plain(file.outcome):
        raise Unfair(
            "outcome", "The match ends otherwise than the outcome in the file says."
        )
    _check_places(file)


def _check_places(file: ReplayFile) -> None:
    results = () if file.outcome is None else file.outcome.results
    reached = {result.seat: (result.placing, result.score) for result in results}
    for player in file.match.players:
        ended = (player.placing, player.score)
        if reached.get(player.seat, ended) != ended:
            raise Unfair("outcome", f"The place of seat {player.seat} was changed.")


def _check_deal(game: AnyGame, replay: Replay, file: ReplayFile) -> Position:
    try:
        position = replay.deal()
    except Unreplayable as error:
        raise Unfair("deal", f"It cannot be dealt like this: {error}") from None
    dealt = file_deal(game, position, [player.seat for player in file.match.players])
    if plain(dealt) != plain(file.deal):
        raise Unfair(
            "deal",
            "The deal is not what the seed gives: it was changed in the file, or"
            " the options, the seats, the crown or the deck were.",
        )
    return position


def _check_step(
    game: AnyGame, replay: Replay, step: FileStep, number: int, deal: Deal
) -> Position:
    if step.number != number:
        raise Unfair("move", f"Move {number} is missing or out of its place.")
    try:
        position = replay.make(Made(step.at, step.kind, step.seat, step.move))
    except Unreplayable as error:
        raise Unfair("move", f"{_named(step)} is not legal there: {error}") from None
    _check_maker(step)
    if plain(file_step(game, position, deal.seats)) != plain(step):
        raise Unfair(
            "move",
            f"{_named(step)} leads to something else than the file says: it or what"
            " follows from it was changed.",
        )
    return position


def _check_maker(step: FileStep) -> None:
    """Refuse what the rules would not miss: a move or seat where there is none."""
    if step.kind != "move" and step.move is not None:
        raise Unfair("move", f"{_named(step)} is said to be a move, and is none.")
    if step.kind == "timeout" and step.seat is not None:
        raise Unfair("move", f"{_named(step)} is said to be somebody's.")


def _named(step: FileStep) -> str:
    seat = "" if step.seat is None else f" of seat {step.seat}"
    move = "" if step.move is None else f" {msgspec.json.encode(step.move).decode()}"
    return f"Move {step.number} ({step.kind}{seat}{move})"


def _check_asked(asked: tuple[Draw, ...], listed: tuple[Draw, ...]) -> None:
    for one, other in zip_longest(asked, listed):
        if one != other:
            label = (other or one).label
            raise Unfair(
                "draw", f"The random outcome {label!r} was not asked for like that."
            )
