"""What helps the person on turn, as QML shows it: hints, and the chances that a game's table gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.hotseat.coordinator import Coordinator
from stolik.hotseat.seat_helps import SeatHelps, of_seat
from stolik.models.rows import Fields, fields
from stolik.table.telling.sentences import HintTold, hint_told

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


class OptionTold(NamedTuple):
    """One of the best options in words."""

    text: str


@QmlElement
@QmlUncreatable("The table makes it.")
class TableAdvice(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows QML what is advised at a table, and takes what people ask for to the coordinator."""

    allowedChanged = Signal()
    hintsChanged = Signal()
    oddsChanged = Signal()
    refused = Signal(str, str)
    """A sentence tells why there is no such help here; the second argument is its paragraph of the rules."""

    def __init__(
        self,
        coordinator: Coordinator,
        helps: Sequence[SeatHelps] = (),
        parent: QObject | None = None,
        *,
        in_tournament: bool = False,
    ) -> None:
        """Advise nothing yet.

        ``helps`` are those of the seats. ``allowedChanged`` is to be emitted when the turn passes on, and
        ``hintsChanged`` when the coordinator says so.
        """
        super().__init__(parent)
        self._coordinator = coordinator
        self._advice = coordinator.advice
        self._helps = tuple(helps)
        self._in_tournament = in_tournament

    @Property(bool, notify=allowedChanged)
    def hintsAllowed(self) -> bool:
        """Whether the person on turn may ask for hints."""
        seat = self._coordinator.flow_state.seat
        return seat is None or of_seat(self._helps, seat).hints

    @Property("QVariantList", notify=hintsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def hints(self) -> list[Fields[OptionTold]]:
        """The best options in words, best first; empty where no hint is told."""
        return [fields(OptionTold(each["text"])) for each in self._advice.hints]

    @Property("QVariantMap", notify=hintsChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def hint(self) -> Fields[HintTold]:
        """What the hint tells now, with the names of the things that light up; empty where there is none."""
        return self.told_hint()

    @Property(bool, notify=hintsChanged)
    def hintThinking(self) -> bool:
        """Whether a hint was asked for and is still being worked out."""
        return self._advice.adviser.is_thinking

    @Property(bool, notify=oddsChanged)
    def oddsShown(self) -> bool:
        """Whether the chances that the game's table gives on demand are wanted."""
        return self._advice.odds_shown

    @Slot()
    def askHint(self) -> None:
        """Ask for a hint; where one is told, for its next step. In a tournament nobody gets one."""
        if not self._in_tournament:
            self._coordinator.ask_hint()

    @Slot()
    def followHint(self) -> None:
        """Go the way on that the hint offers: to its next step; at the last one do what it shows."""
        self._advice.follow_hint()

    @Slot()
    def dropHint(self) -> None:
        """Take the hint away."""
        self._advice.drop_hint()

    @Slot(bool)
    def showOdds(self, shown: bool) -> None:
        """Show or hide the chances that the game's table gives on demand."""
        self._show_odds(shown)

    def told_hint(self) -> Fields[HintTold]:
        """Return what the hint tells now, as QML reads it."""
        return hint_told(self._advice.hint, is_asking=self._advice.is_asking)

    def refuse_odds(self, sentence: str) -> None:
        """Say why no chances are shown at this table, and let the button that was pressed come up again."""
        self.refused.emit(sentence, "")
        # It does so only when it hears of a change.
        for shown in (True, False):
            self._show_odds(shown)

    def _show_odds(self, shown: bool) -> None:
        self._advice.show_odds(shown)
        self.oddsChanged.emit()
