"""What everybody writes down at the end of a game, the proof of it, and the score card of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.score_card import Column, Remarks, ScoreTable
from stolik.games.rummikub.rules.events import GameScored
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.sets.opening import NEEDED
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui import messages
from stolik.games.rummikub.ui.names import CONTEXT, said, table

VERDICTS: Final[Mapping[str, str]] = {
    "winner": QT_TRANSLATE_NOOP("rummikub", "{player} wins the game: {points}."),
    "opened": translate(
        "rummikub", "{player} has opened and has %n (point|points) left on the rack: {points}.", "", 0
    ),
    "cannot_open": translate(
        "rummikub",
        "{player} has not opened, and no sets on the rack reach %n (point|points): {points}.",
        "",
        0,
    ),
    "could_open": translate(
        "rummikub",
        "{player} could have opened with %n (point|points), by laying {sets}: {points}.",
        "",
        0,
    ),
    "announced": translate(
        "rummikub",
        "{player} could open with %n (point|points), by {sets}, and had announced it in time: {points}.",
        "",
        0,
    ),
    "no_turn": translate(
        "rummikub",
        "{player} could open with %n (point|points), by {sets}, but has not had a turn: {points}.",
        "",
        0,
    ),
    "difference": translate(
        "rummikub",
        "{player} has %n (point|points) on the rack; difference to the winner: {points}.",
        "",
        0,
    ),
}
"""What is written down for a player at the end of a game, and why."""

LEAST_LEFT: Final = translate(
    "rummikub",
    "{player} wins the game with the least left on the rack, %n (point|points): {points}.",
    "",
    0,
)
"""The winner's line where nobody went out."""

FEWER_TILES: Final = QT_TRANSLATE_NOOP("rummikub", "{one} and {other} have as much left: fewer tiles win.")
LATER: Final = QT_TRANSLATE_NOOP(
    "rummikub",
    "{one} and {other} have as much left in as many tiles: who laid later decides, else the order of play.",
)
"""Why the first of two who have as much left has won."""

SINCE_TURN: Final = QT_TRANSLATE_NOOP(
    "rummikub", "The tile that made it possible came in turn {turn}: {tile}."
)
SINCE_DEAL: Final = QT_TRANSLATE_NOOP("rummikub", "The tiles dealt at the start were enough for that.")


def verdict(plain: Mapping[str, Any], names: Sequence[str]) -> str:
    """Return what a seat writes down and why, with the sets that prove it where there are any."""
    facts = dict(plain, player=names[plain["seat"]], points=signed(plain["points"]))
    facts["sets"] = table(plain["sets"])
    kept = plain["reason"] == "winner" and plain["rack"]
    # What the sets are worth, what was needed, or what is left.
    count = plain["worth"] if plain["sets"] else plain["left"]
    if plain["reason"] == "cannot_open":
        count = plain.get("needed", NEEDED)
    told = said(LEAST_LEFT if kept else VERDICTS[plain["reason"]], facts, count)
    if not plain["sets"]:
        return told
    return f"{told} {said(SINCE_TURN if plain['tile'] else SINCE_DEAL, facts)}"


def signed(points: int) -> str:
    """Return points as they are written down, with their sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


GAME: Final = QT_TRANSLATE_NOOP("rummikub", "Game {game}")
TOGETHER: Final = QT_TRANSLATE_NOOP("rummikub", "Total")
SMALL: Final = QT_TRANSLATE_NOOP("rummikub", "small points")
BIG: Final = QT_TRANSLATE_NOOP("rummikub", "big points")
REFEREE: Final = QT_TRANSLATE_NOOP("rummikub", "Chief referee")


def score_table_of(view: State, names: Sequence[str]) -> ScoreTable:
    """Return the small and the big points of every game, their sums, and why everybody wrote down what.

    A match without a clock is the family's own: no referee signs it.
    """
    small, big = translated(CONTEXT, SMALL), translated(CONTEXT, BIG)
    several = len(view.results) > 1
    counts = [
        (
            sentence(CONTEXT, GAME, {"game": number}) if several else "",
            (result.small_points, result.big_points),
        )
        for number, result in enumerate(view.results, 1)
    ]
    if several:
        counts.append((translated(CONTEXT, TOGETHER), view.points))
    columns = [
        column
        for group, (small_points, big_points) in counts
        for column in (
            Column(small, tuple(map(signed, small_points)), group, strong=group == counts[-1][0]),
            Column(big, tuple(map(str, big_points)), group, strong=group == counts[-1][0]),
        )
    ]
    return ScoreTable(
        tuple(columns),
        tuple(_remarks(number, result, names, several) for number, result in enumerate(view.results, 1)),
        translated(CONTEXT, REFEREE) if view.options.turn_seconds else "",
    )


def _remarks(number: int, result: GameResult, names: Sequence[str], several: bool) -> Remarks:
    """Return how a game ended, and what everybody but its winner writes down and why."""
    ended = messages.event(to_plain(GameScored(number, result)), names, numbered=several)
    by_seat = {one.seat: one for one in result.verdicts}
    others = [one for one in result.verdicts if one.seat != result.winner]
    told = [verdict(to_plain(one), names) for one in others]
    for one in others:
        if one.left == (won := by_seat[result.winner]).left:
            source = FEWER_TILES if len(won.rack) < len(one.rack) else LATER
            told.append(sentence(CONTEXT, source, {"one": names[won.seat], "other": names[one.seat]}))
    return Remarks(ended, tuple(told))
