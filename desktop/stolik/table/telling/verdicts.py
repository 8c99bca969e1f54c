"""What is said of options in a position that no table shows any more: why they were good, and how good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from stolik.analysis.practice import coach_text, judge
from stolik.engine.game import Seat, Value
from stolik.engine.package import GamePackage
from stolik.engine.session import History
from stolik.engine.view_model import HintStep, ViewModel, show_position
from stolik.flow.flow import Judged


class Verdicts:
    """Puts positions of a game into words, with a view model that no table shows."""

    def __init__(self, package: GamePackage, parent: QObject) -> None:
        self._package = package
        self._parent = parent
        self._view_model: ViewModel | None = None

    def reason(self, session: History, entries: int, seat: Seat, advice: Sequence[Any]) -> HintStep | None:
        """Return why the first of a seat's options is the best one, ``None`` where nothing is to be told."""
        steps = self._at(session, entries, seat).hint_steps(advice)
        return steps[-1] if steps else None

    def praise(self, session: History, entries: int, seat: Seat, advice: Sequence[Any], played: Value) -> str:
        """Return why the move that was played was good; empty where nothing can be told."""
        return _praise(self._at(session, entries, seat), advice, played)

    def difference(
        self, session: History, entries: int, seat: Seat, advice: Sequence[Any], played: Value
    ) -> str:
        """Return what the move that was played gives up beside the best; empty where nothing can be told."""
        return self._at(session, entries, seat).difference(advice, played)

    def of(self, session: History, judged: Judged) -> str:
        """Return what the coach says of a move that was made."""
        seat, entries, worth = judged.seat, judged.entries, judged.worth
        assert worth is not None, "only a move whose worth is known is judged"
        verdict = judge(session, seat, judged.move, worth, entries)
        shown = self._at(session, entries, seat)
        best, *others = worth.advice
        played = verdict.played.move
        # What is said of the best move must not be true of the one played.
        steps = shown.hint_steps([best, *sorted(others, key=lambda option: option.move != played)])
        praise = _praise(shown, worth.advice, played)
        return coach_text(verdict, praise, steps[0].text if steps else "")

    def _at(self, session: History, entries: int, seat: Seat) -> ViewModel:
        if self._view_model is None:
            self._view_model = self._package.view_model(QObject(self._parent))
        show_position(self._view_model, session, entries, seat)
        return self._view_model


def _praise(shown: ViewModel, advice: Sequence[Any], played: Value) -> str:
    found = sorted(advice, key=lambda option: option.move != played)
    return shown.praise(found) if found and found[0].move == played else ""
