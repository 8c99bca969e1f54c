"""The referee's corner as QML sees it: the games' tools, and a search of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game_library import find_packages
from stolik.engine.messages import translated
from stolik.engine.package import GamePackage
from stolik.models.rows import RowsModel
from stolik.pages.referee.clock_model import ClockModel
from stolik.services.help_pages import search_help
from stolik.services.rules_search import Passage, joined

if TYPE_CHECKING:
    from stolik.services.services import Services

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Referee"
QML_IMPORT_MAJOR_VERSION = 1


class ToolRow(NamedTuple):
    """A game's tool: its title, and the QML file that shows it."""

    gameId: str
    title: str
    page: QUrl


class FoundRow(NamedTuple):
    """A passage of the rules and its place."""

    place: int
    page: str
    title: str
    chapter: int
    passage: int
    heading: str
    text: str


@QmlElement
@QmlUncreatable("The program makes it.")
class RefereeModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the clock, the games' tools, and the answers to a question.

    ``sounded`` is emitted with the name of a sound to play.
    """

    questionChanged = Signal()
    sounded = Signal(str)

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._question = ""
        self._clock = ClockModel(services.now, self)
        self._clock.sounded.connect(self.sounded)
        self._packages = {
            package.info.id: package for package in find_packages() if package.referee_tool is not None
        }
        self._models: dict[str, Any] = {}
        self._tools = RowsModel(ToolRow, self)
        self._found = RowsModel(FoundRow, self)
        self.retranslate()

    # ------------------------------------------------------------------ what QML sees

    @Property(ClockModel, constant=True)
    def clock(self) -> ClockModel:
        return self._clock

    @Property(RowsModel, constant=True)
    def tools(self) -> RowsModel[ToolRow]:
        return self._tools

    @Property(RowsModel, constant=True)
    def found(self) -> RowsModel[FoundRow]:
        """The passages that answer the question, the best first, with their places."""
        return self._found

    @Property(str, notify=questionChanged)
    def question(self) -> str:
        return self._question

    # ------------------------------------------------------------------ what QML asks

    @Slot(str, result=QObject)
    def tool(self, game_id: str) -> QObject:
        if game_id not in self._models:
            tool = self._packages[game_id].referee_tool
            assert tool is not None, "only packages with a tool are kept"
            self._models[game_id] = tool.model(self)
        model: QObject = self._models[game_id]
        return model

    @Slot(str)
    def ask(self, question: str) -> None:
        if question != self._question:
            self._question = question
            self._show_found()
            self.questionChanged.emit()

    @Slot()
    def close(self) -> None:
        self._clock.pause()

    @Slot()
    def retranslate(self) -> None:
        self._tools.set_rows([_tool_row(package) for package in self._packages.values()])
        self._clock.retranslate()
        for model in self._models.values():
            model.retranslate()
        self._show_found()

    def _show_found(self) -> None:
        found = search_help(self._question, self._services.settings.stored_language)
        self._found.set_rows([_found_row(place, passage) for place, passage in enumerate(found)])


def _tool_row(package: GamePackage) -> ToolRow:
    tool = package.referee_tool
    assert tool is not None, "only packages with a tool are kept"
    page = QUrl.fromLocalFile(str(package.folder / "ui" / tool.page))
    return ToolRow(package.info.id, translated(package.info.id, tool.title), page)


def _found_row(place: int, passage: Passage) -> FoundRow:
    return FoundRow(
        place,
        passage.page,
        passage.title,
        passage.chapter,
        passage.place,
        passage.heading,
        joined(passage.text),
    )
