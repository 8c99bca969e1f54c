"""What QML shows of the turn beside the tiles: the line over the rack, and the question that is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.json_values import to_plain
from stolik.engine.view_model import HintStep
from stolik.games.rummikub.rules.moves import SeatMove
from stolik.games.rummikub.ui.editor.table_editor import TableEditor
from stolik.games.rummikub.ui.voice import status
from stolik.games.rummikub.ui.voice.questions import NO_QUESTION, kind_of_question, question
from stolik.games.rummikub.ui.voice.sentences import opening_text
from stolik.games.rummikub.ui.voice.status import Draft

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Rummikub"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The view model makes it.")
class TurnLine(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The line over the rack, and how far an opening has come.

    ``fault_at`` returns what is wrong with the set at a point, or nothing.
    """

    changed = Signal()
    lineChanged = Signal()

    def __init__(self, editor: TableEditor, fault_at: Callable[[float, float], str], parent: QObject) -> None:
        super().__init__(parent)
        self._editor = editor
        self._fault_at = fault_at
        self._draft = Draft()
        self._news: Sequence[str] = ()
        self._names: Sequence[str] = ()
        self._pointed = ""
        self._by_ear = False
        self._narrow = False

    def show(self, draft: Draft, news: Sequence[str], names: Sequence[str]) -> None:
        """Tell of a draft; ``news`` is what others have done, from the fullest telling to the briefest."""
        self._draft, self._news, self._names, self._pointed = draft, news, names, ""
        self.changed.emit()
        self.lineChanged.emit()

    @Property("QStringList", notify=lineChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def lines(self) -> list[str]:
        """The line, from the fullest telling to the briefest; empty where there is nothing to tell."""
        if self._editor.looks_before:
            return [status.before_text()]
        if not self._editor.active:
            return list(self._news)
        if (told := self._told) or self._draft.laid:
            return [told] if told else []
        ask = self._asked
        return [f"{telling}  {ask}" for telling in self._news] or [ask]

    @Property(bool, notify=lineChanged)
    def asks(self) -> bool:
        """Whether the line tells what there is to do as the turn begins."""
        return self._editor.active and not (self._editor.looks_before or self._told or self._draft.laid)

    @Property(str, notify=lineChanged)
    def ask(self) -> str:
        """What there is to do, without the news; empty where the turn is another's."""
        return self._asked

    @property
    def _asked(self) -> str:
        view = self._editor.view
        if view is None or not self._editor.active:
            return ""
        return status.ask_text(view, view.turn, self._names, briefly=self._narrow)

    @property
    def _told(self) -> str:
        """What is wrong, or what goes on with the tiles."""
        view = self._editor.view
        if view is None or not self._editor.active:
            return ""
        return status.draft_text(view, view.turn, self._draft, pointed=self._pointed, by_ear=self._by_ear)

    @Property(bool, notify=lineChanged)
    def wrong(self) -> bool:
        """Whether the line tells what is wrong with a set."""
        told = self._pointed or (self._draft.fault and not self._draft.unfinished)
        return self._editor.active and not self._editor.looks_before and bool(told)

    @Property(bool, notify=changed)
    def opening(self) -> bool:
        """Whether the owner of the rack is on turn, and still has to open."""
        return self._opens

    @property
    def _opens(self) -> bool:
        view = self._editor.view
        return view is not None and self._editor.active and status.must_open(view, view.turn)

    @Property(int, notify=changed)
    def points(self) -> int:
        """What the sets laid so far count for an opening."""
        return self._editor.own_points

    @Property(int, notify=changed)
    def needed(self) -> int:
        """What an opening of the rack's owner needs."""
        return self._editor.points_to_open

    @Property(str, notify=changed)
    def openingText(self) -> str:
        return opening_text(self._editor.own_points, self._editor.points_to_open)

    @Property(str, notify=changed)
    def openingSpoken(self) -> str:
        """What is heard when the points have changed."""
        return status.opening_spoken(self._editor.own_points, self._editor.points_to_open)

    def _get_by_ear(self) -> bool:
        return self._by_ear

    def _set_by_ear(self, by_ear: bool) -> None:
        if by_ear != self._by_ear:
            self._by_ear = by_ear
            self.lineChanged.emit()

    byEar = Property(bool, _get_by_ear, _set_by_ear)
    """Whether keys are named instead of clicks."""

    def _get_narrow(self) -> bool:
        return self._narrow

    def _set_narrow(self, narrow: bool) -> None:
        if narrow != self._narrow:
            self._narrow = narrow
            self.lineChanged.emit()

    narrow = Property(bool, _get_narrow, _set_narrow)
    """Whether there is little room for the line."""

    @Slot(float, float)
    def pointAt(self, x: float, y: float) -> None:
        """Tell what is wrong with the set at a point."""
        self._point(self._fault_at(x, y))

    @Slot()
    def pointAway(self) -> None:
        self._point("")

    def _point(self, fault: str) -> None:
        if fault != self._pointed:
            self._pointed = fault
            self.lineChanged.emit()


@QmlElement
@QmlUncreatable("The view model makes it.")
class TurnQuestion(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The question that the person at the screen is asked.

    ``submit`` makes a move; ``pass_on`` takes an answer, empty for none, while the screen goes round.
    """

    changed = Signal()

    def __init__(
        self,
        editor: TableEditor,
        submit: Callable[[dict[str, Any]], None],
        pass_on: Callable[[dict[str, Any]], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._submit = submit
        self._pass_on = pass_on
        self._goes_round = False
        self._drawing = False
        self._asked = NO_QUESTION

    def show(self) -> None:
        """Ask what is to be asked in the position that the editor shows."""
        editor = self._editor
        self._drawing = self._drawing and editor.active and bool(editor.laid)
        if editor.view is None:
            return
        kind = kind_of_question(
            editor.view,
            editor.mine,
            editor.owner,
            entitled=editor.entitled,
            goes_round=self._goes_round,
            drawing=self._drawing,
        )
        asked = question(kind, goes_round=self._goes_round, laid=len(editor.laid))
        if asked != self._asked:
            self._asked = asked
            self.changed.emit()

    def ask_about_drawing(self, asked: bool) -> None:
        """Ask whether the tiles laid shall go back for a draw, or ask it no more."""
        if asked != self._drawing:
            self._drawing = asked
            self.show()

    @Property(str, notify=changed)
    def kind(self) -> str:
        """What is asked, empty for nothing."""
        return self._asked.kind

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._asked.title

    @Property(str, notify=changed)
    def reason(self) -> str:
        return self._asked.reason

    @Property(str, notify=changed)
    def yes(self) -> str:
        return self._asked.yes

    @Property(str, notify=changed)
    def no(self) -> str:
        """The second answer; empty where there is one answer only."""
        return self._asked.no

    def _get_goes_round(self) -> bool:
        return self._goes_round

    def _set_goes_round(self, goes_round: bool) -> None:
        if goes_round != self._goes_round:
            self._goes_round = goes_round
            self.show()

    goesRound = Property(bool, _get_goes_round, _set_goes_round)
    """Whether everybody only looks, one after the other, before the first move."""

    def next_press(self, move: Any) -> HintStep | None:
        """Return the answer that makes a move, or leads to it; ``None`` where nothing is asked."""
        asked = self._asked
        if not asked.kind:
            return None
        agrees = asked.agreed == move or (asked.declined != move and asked.kind != "draw")
        return HintStep("", ("yes" if agrees else "no",))

    @Slot()
    def agree(self) -> None:
        self._answer(self._asked.agreed)

    @Slot()
    def decline(self) -> None:
        self._answer(self._asked.declined)

    def _answer(self, move: SeatMove | None) -> None:
        self.ask_about_drawing(False)
        if self._goes_round:
            self._pass_on({} if move is None else to_plain(move))
        elif move is not None:
            self._submit(to_plain(move))
