"""What a finished game comes to: who has won, or what a person who plays alone has reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel

MOST: Final = QT_TRANSLATE_NOOP("table", "Nobody can make more.")
FIRST: Final = QT_TRANSLATE_NOOP("table", "Your first game alone: this is the score to beat.")
BETTER: Final = QT_TRANSLATE_NOOP("table", "Your best so far! It was {best} before.")
AS_GOOD: Final = QT_TRANSLATE_NOOP("table", "As good as your best so far.")
LESS: Final = QT_TRANSLATE_NOOP("table", "Your best so far: {best}.")


class Mark(NamedTuple):
    """A score above which a score made alone has a word."""

    over: int
    word: str


class Solo(NamedTuple):
    """What a person who plays alone has reached: nobody wins there.

    ``best`` is what they had made before, -1 for nothing; ``most`` is possible.
    """

    score: int
    best: int
    marks: list[Mark]
    most: int


class Result:
    """The result of a session, once it is over.

    ``own_best`` is the most points that a person who plays alone has made before, ``None`` for nothing.
    """

    def __init__(
        self, session: Session, players: Sequence[Player], view_model: ViewModel, own_best: int | None
    ) -> None:
        self._session = session
        self._players = players
        self._view_model = view_model
        self._own_best = own_best

    @property
    def solo(self) -> Solo | None:
        """What a person who plays alone has reached; ``None`` for several players and before the end."""
        if len(self._players) > 1 or not self._session.over:
            return None
        (standing,) = self._session.standings
        scale, best = self._view_model.solo_scale(), self._own_best
        marks = [Mark(mark.over, mark.word) for mark in scale.marks]
        return Solo(standing.score, -1 if best is None else best, marks, scale.most)

    @property
    def own_best(self) -> str:
        """How a score made alone compares with those before; empty where nobody has made one alone."""
        if (solo := self.solo) is None:
            return ""
        said = FIRST if solo.best < 0 else BETTER if solo.score > solo.best else LESS
        said = MOST if solo.score == solo.most else AS_GOOD if solo.score == solo.best else said
        return sentence("table", said, {"best": solo.best})

    @property
    def is_festive(self) -> bool:
        """Whether a person has won, or has made a good score or a better one than ever alone."""
        if not self._session.over:
            return False
        if solo := self.solo:
            good = any(solo.score > mark.over for mark in solo.marks)
            return good or solo.score > solo.best >= 0
        winners = (standing.seat for standing in self._session.standings if standing.rank == 1)
        return any(self._players[seat].level is None for seat in winners)
