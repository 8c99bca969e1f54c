"""The score card of a match, as the chief referee gets it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.engine.score_card import Column, Remarks, ScoreTable
from stolik.games.rummikub.rules.events import GameScored
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.ui.messages import sentences
from stolik.games.rummikub.ui.messages.tile_names import CONTEXT
from stolik.games.rummikub.ui.messages.verdict_text import signed, verdict

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
    ended = sentences.event(to_plain(GameScored(number, result)), names, numbered=several)
    others = (one for one in result.verdicts if one.seat != result.winner)
    return Remarks(ended, tuple(verdict(to_plain(one), names) for one in others))
