"""The clues that a person on turn may ask for: hints and odds.

QML's type compiler reads the files in the order of their names and must meet this class before its heir.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game import Rejection
from stolik.engine.package import GameInfo
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.models.words import paragraph_of, reason_text
from stolik.table.adviser import Adviser
from stolik.table.assembly import TableParts
from stolik.table.bot_runner import BotRunner

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class TableClues(TableParts):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Answers the person on turn: what their options are worth, and why something isn't possible."""

    hintsChanged = Signal()
    oddsChanged = Signal()
    refused = Signal(str, str)

    def __init__(
        self,
        info: GameInfo,
        session: Session,
        players: tuple[Player, ...],
        *,
        persons: tuple[int, ...],
        bot_rng: Random,
        runner: BotRunner,
        desk: dict[str, Any],
        now: Callable[[], float],
        parent: QObject | None,
    ) -> None:
        super().__init__(
            info,
            session,
            players,
            persons=persons,
            bot_rng=bot_rng,
            runner=runner,
            desk=desk,
            now=now,
            parent=parent,
        )
        self._adviser = Adviser(info.id, session, runner, self._stage.view_model, self.hintsChanged.emit)
        self._odds_shown = False

    @Property("QVariantList", notify=hintsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def hints(self) -> list[dict[str, Any]]:
        return self._adviser.hints

    @Property(bool, notify=oddsChanged)
    def oddsShown(self) -> bool:
        return self._odds_shown

    @Slot()
    def askHint(self) -> None:
        """Ask what the options of the person on turn are worth."""
        if self._mine is None:
            self._refuse("not_your_turn")
        else:
            self._adviser.ask_hints(self._mine)

    @Slot()
    def dropHint(self) -> None:
        """Take the hint away."""
        self._adviser.clear()
        self._refresh_odds()

    @Slot(bool)
    def showOdds(self, shown: bool) -> None:
        """Show or hide the chances that the game's table gives on demand."""
        self._odds_shown = shown
        self._refresh_odds()
        self.oddsChanged.emit()

    def refuse(self, rejection: Rejection) -> None:
        """Say in a sentence why a move isn't possible."""
        self.refused.emit(reason_text(self.info.id, rejection), paragraph_of(self.info.id, rejection))

    def _refuse(self, code: str) -> None:
        self.refuse(Rejection(code))

    def _refresh_odds(self) -> None:
        if self._odds_shown and self._mine is not None:
            self._adviser.ask_odds(self._mine)
        else:
            self._stage.view_model.show_odds(None)
