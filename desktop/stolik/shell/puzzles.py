"""The page of the puzzles, and what people have solved."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.shell.page_opener import PageOpener
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths

if TYPE_CHECKING:
    from stolik.shell.solved_puzzles import SolvedPuzzleKeeper
    from stolik.storage.profiles import People

    MakePuzzles = Callable[[SolvedPuzzleKeeper], QObject]

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class Puzzles(PageOpener):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Opens the page, and reads what was solved at the first question."""

    def __init__(
        self,
        paths: Paths,
        people: Callable[[], People],
        today: Callable[[], int],
        make_page: MakePuzzles | None,
        tell: Callable[[Fault | None], None],
        parent: QObject | None = None,
    ) -> None:
        """Show no page yet; without ``make_page`` there is none. ``people`` gives those of the house."""
        super().__init__(parent)
        self._paths = paths
        self._people = people
        self._today = today
        self._make_page = make_page
        self._tell = tell
        self._keeper: SolvedPuzzleKeeper | None = None

    @Slot()
    def open(self) -> None:
        """Open the page."""
        if self._make_page is not None and self.model is None:
            self.show(self._make_page(self.keeper))

    @property
    def keeper(self) -> SolvedPuzzleKeeper:
        """Who has solved what, which is read at the first question."""
        if self._keeper is None:
            from stolik.shell.solved_puzzles import SolvedPuzzleKeeper

            self._keeper = SolvedPuzzleKeeper(self._paths.puzzles, self._people(), self._today, self._tell)
        return self._keeper

    def forget_person(self, name: str) -> None:
        """Forget everything about a person."""
        if self._keeper is not None or self._paths.puzzles.exists():
            self.keeper.forget_person(name)
