"""The pages that lie over the home page or the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.models.rows import RowsModel
from stolik.pages import Arguments, Page, find_page, find_pages
from stolik.services.program_paths import PAGES
from stolik.services.sentences import say

if TYPE_CHECKING:
    from stolik.services.services import Services

CONTEXT: Final = "pages"
"""The context of the titles of pages in the translations."""

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


class OpenedRow(NamedTuple):
    """An open page: its id and file, and whether it has a model."""

    key: int
    page: str
    address: QUrl
    hasModel: bool


class OfferedRow(NamedTuple):
    """A page with a button on the home page."""

    page: str
    title: str
    sign: str


class _Opened(NamedTuple):
    key: int
    page: Page
    model: QObject | None


@QmlElement
@QmlUncreatable("The shell makes the only one.")
class OpenedPages(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Opens pages on top of each other, by id, and closes them.

    While a page that needs the bots is open, the analysis of finished games is paused.
    """

    changed = Signal()
    leaving = Signal(int)
    """Asks QML to remove the page with this key before its model is deleted."""
    dueChanged = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services = services
        self._opened: list[_Opened] = []
        self._next_key = 1
        self._lasting: dict[str, QObject] = {}
        self._rows = RowsModel(OpenedRow, self)
        self._offered = RowsModel(OfferedRow, self)
        self._offer()
        services.language.switched.connect(self._offer)
        services.kept.changed.connect(self.dueChanged)
        services.pageAsked.connect(self._open_asked)
        services.forgetting.connect(self._close_shown)
        self.changed.connect(services.pagesChanged)

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def rows(self) -> RowsModel[OpenedRow]:
        return self._rows

    @Property(int, notify=changed)
    def topKey(self) -> int:
        return self._opened[-1].key if self._opened else 0

    @Property(str, notify=changed)
    def top(self) -> str:
        """The id of the page on top; empty if none is open."""
        return self._opened[-1].page.id if self._opened else ""

    @Property(bool, notify=changed)
    def topWaits(self) -> bool:
        """Whether the page on top stays open under a table that it opens."""
        return bool(self._opened) and self._opened[-1].page.waits_under_table

    @Property(bool, notify=changed)
    def secret(self) -> bool:
        """Whether an open page shows secrets of the table in play."""
        return any(self._is_secret(each) for each in self._opened)

    @Property(RowsModel, constant=True)
    def offered(self) -> RowsModel[OfferedRow]:
        return self._offered

    @Property("QVariantMap", notify=dueChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def due(self) -> dict[str, int]:
        """How much is due today on each page with reminders, by id, as far as it has been read."""
        kept = self._services.kept
        reminding = [(page.id, page.reminds) for page in find_pages() if page.reminds is not None]
        return {page: kept(keeping).count_due() for page, keeping in reminding if kept.has_read(keeping)}

    @Slot(str, result=QUrl)
    def address(self, page_id: str) -> QUrl:
        page = find_page(page_id)
        assert page is not None, "the program names its own pages"
        return QUrl.fromLocalFile(str(PAGES / page.id / page.qml))

    @Slot(int, result=QObject)
    def modelOf(self, key: int) -> QObject | None:
        return next((each.model for each in self._opened if each.key == key), None)

    # ------------------------------------------------------------------ what QML asks

    @Slot(str, result=bool)
    @Slot(str, "QVariantMap", result=bool)
    def open(self, page_id: str, arguments: Arguments | None = None) -> bool:
        """Open a page on top, anew if it is already open; return whether there is one to show."""
        page = find_page(page_id)
        if page is None or page.laid_by_window:
            return False
        opened, told = self.model(page_id), arguments or {}
        if opened is not None and page.take is not None and page.take(opened, told):
            return True
        model = self._lasting.get(page_id)
        if model is None and page.model is not None:
            model = page.model(self._services, told)
            if model is None:
                return False
        self.close(page_id)
        if page.uses_bots:
            self._services.finished_games.pause()
        if model is not None:
            model.setParent(self)
            if page.lasts:
                self._lasting[page_id] = model
        self._opened.append(_Opened(self._next_key, page, model))
        self._next_key += 1
        self._show()
        return True

    @Slot()
    def leave(self) -> None:
        if self._opened:
            self._close(self._opened[-1])

    @Slot(str)
    def close(self, page_id: str) -> None:
        """Close a page wherever it is in the stack; an empty id closes every page."""
        for each in reversed(self._opened):
            if page_id in ("", each.page.id):
                self._close(each)

    @Slot()
    def giveWay(self) -> None:
        for each in reversed(self._opened):
            if not each.page.waits_under_table:
                self._close(each)

    @Slot()
    def cover(self) -> None:
        for each in reversed(self._opened):
            if self._is_secret(each):
                self._close(each)

    # ------------------------------------------------------------------ what Python asks

    @property
    def ids(self) -> list[str]:
        return [each.page.id for each in self._opened]

    def model(self, page_id: str) -> QObject | None:
        """Return the model of an open page; ``None`` if it isn't open or has none."""
        return next((each.model for each in self._opened if each.page.id == page_id), None)

    @property
    def knows_due(self) -> bool:
        return all(self._services.kept.has_read(page.reminds) for page in find_pages() if page.reminds)

    def find_due(self) -> None:
        """Read the pages' reminders, if there are any."""
        for page in find_pages():
            if page.reminds is not None:
                self._services.kept.if_any(page.reminds)

    # ------------------------------------------------------------------ inside

    @Slot(str, object)
    def _open_asked(self, page_id: str, arguments: Arguments) -> None:
        self.open(page_id, arguments)

    @Slot()
    def _close_shown(self) -> None:
        for each in reversed(self._opened):
            if each.model is not None:
                self._close(each)

    def _is_secret(self, opened: _Opened) -> bool:
        return opened.page.shows_secrets and self._services.tables.keeps_secrets

    @Slot()
    def _offer(self) -> None:
        pages = sorted((page for page in find_pages() if page.order), key=lambda page: page.order)
        self._offered.set_rows([OfferedRow(page.id, say(CONTEXT, page.title), page.icon) for page in pages])

    def _show(self) -> None:
        rows = [
            OpenedRow(each.key, each.page.id, self.address(each.page.id), each.model is not None)
            for each in self._opened
        ]
        self._rows.set_rows(rows)
        self._services.page_uses_bots = any(each.page.uses_bots for each in self._opened)
        self.changed.emit()

    def _close(self, gone: _Opened) -> None:
        self.leaving.emit(gone.key)
        self._opened.remove(gone)
        self._show()
        if gone.model is not None:
            getattr(gone.model, "close", int)()
            if not gone.page.lasts:
                gone.model.deleteLater()
        if gone.page.uses_bots:
            self._services.finished_games.go_on()
