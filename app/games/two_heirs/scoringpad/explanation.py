"""Explains a score in plain English: a sentence for each building and each road."""

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.two_heirs.grid import written
from app.games.two_heirs.landscape import HEIRS, SECOND, Heir
from app.games.two_heirs.score import BuildingScore, Condition, RoadScore, Score
from app.games.two_heirs.scoring import (
    TREASURE_POINTS,
    Position,
    Scored,
    beats_henry,
    score,
    winner,
)
from app.games.two_heirs.scoringpad.positions import ReadPosition

LETTERS: Final = "ABCDE"
"""Names of roads, as on the screen, which has as many colours for them."""

CONDITIONS: Final[Mapping[Condition, str]] = {
    "in-row": "tile in its row, three at most on each side",
    "in-column": "tile in its column, three at most on each side",
    "beside": "tile at its sides",
    "longest-road": "other tile of the longest road that ends here",
    "rivals-beside": "building of the rival at its sides",
    "grain-formation": "grain tile of the formations at its sides",
    "stone-formation": "stone tile of the formations at its sides",
    "wood-formation": "wood tile of the formations at its sides",
    "own-grain-buildings": "other own building on grain",
    "own-stone-buildings": "other own building on stone",
    "own-wood-buildings": "other own building on wood",
    "unused-camp": "",
    "nothing": "",
    "own-depicted": "own building that it depicts",
    "always": "",
    "own-towers-and-fortresses": "own siege tower or fortress",
    "same-colour-in-row": "tile of its colour in its row",
    "same-colour-in-column": "tile of its colour in its column",
    "lookouts-on-diagonals": "lookout on its diagonals",
    "pairs": "pair of its colours",
    "pairs-with-guild": "pair of its colours, with a guild house",
}
"""What counts, said of one; empty where nothing is counted."""

DOUBLED: Final = {"unit": "an own unit is on it", "henry": "one of Henry's three best"}


def explain(read: ReadPosition) -> Iterator[str]:
    """Yield the lines that explain what a position is worth and who has won."""
    position = read.position
    found = score(position)
    for heir in HEIRS:
        yield from _of_heir(position, found.heirs[heir])
    yield from _of_roads(position, found)
    yield _result(read, found)


def _of_heir(position: Position, score_of: Score) -> Iterator[str]:
    points = "1 point" if score_of.total == 1 else f"{score_of.total} points"
    yield f"{_named(position, score_of.heir)}: {points}"
    for line in score_of.buildings:
        yield f"  {line.tile} at {written(line.cell)}: {_counted(line)}"
    yield f"  buildings {score_of.from_buildings}, roads {score_of.from_roads}" + (
        f", treasures {position.treasures} x {TREASURE_POINTS}"
        f" = {score_of.from_treasures}"
        if position.henry and score_of.heir == SECOND
        else ""
    )


def _counted(line: BuildingScore) -> str:
    """Return how a building comes to its points, with the cells that count."""
    plain = line.base + line.each * line.times
    words = CONDITIONS[line.condition]
    parts = [str(line.base)] if line.base or not words else []
    if words:
        cells = " ".join(map(written, line.counted)) or "none"
        parts.append(f"{line.each} x {line.times} for each {words} ({cells})")
    text = f"{' + '.join(parts)} = {plain}" if words else parts[0]
    if line.doubled is not None:
        text += f", twice ({DOUBLED[line.doubled]}) = {line.points}"
    return text


def _of_roads(position: Position, found: Scored) -> Iterator[str]:
    scores = "" if position.roads_score else ", which do not score in this game"
    yield f"roads: {len(found.roads)}{scores}"
    for number, road in enumerate(found.roads):
        yield f"  {_letter(number)}: {_road(position, road)}"


def _road(position: Position, road: RoadScore) -> str:
    members = ", ".join(
        f"{written(part.cell)} ({part.owner + 1})" for part in road.parts
    )
    most, least = max(road.counts), min(road.counts)
    if road.owner is None:
        return f"{members}: {most} - {least}, nothing for anybody"
    whose = _named(position, road.owner)
    return f"{members}: {most} - {least} = {road.points} for {whose}"


def _result(read: ReadPosition, found: Scored) -> str:
    first, second = (score_of.total for score_of in found.heirs)
    position = read.position
    if position.henry:
        return "won" if beats_henry((first, second)) else "lost: only more points win"
    best = winner((first, second), read.reserve)
    if best is None:
        return "a draw"
    by_units = " by more units in the reserve" if first == second else ""
    return f"{_named(position, best)} wins{by_units}"


def _named(position: Position, heir: Heir) -> str:
    if heir == SECOND and position.henry:
        return "Henry"
    return f"heir {heir + 1}"


def _letter(number: int) -> str:
    """Return A to E, then A2 to E2 and so on."""
    turn, place = divmod(number, len(LETTERS))
    return LETTERS[place] + (str(turn + 1) if turn else "")
