"""How far the lessons have come."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game_library import find_game
from stolik.storage.faults import Fault

if TYPE_CHECKING:
    from stolik.pages.lesson.store import Lessons as StoredLessons

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The program makes it.")
class Lessons(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Reads how far the lessons have come at the first question."""

    changed = Signal()

    def __init__(
        self,
        file: Path,
        tell: Callable[[Fault | None], None],
        parent: QObject | None = None,
    ) -> None:
        """Read nothing yet; what goes wrong is told."""
        super().__init__(parent)
        self._file = file
        self._tell = tell
        self._stored: StoredLessons | None = None

    def forget_person(self, name: str) -> None:
        """Change nothing: lessons are kept by game, and name no person."""

    # ------------------------------------------------------------------ what QML sees

    @Slot(str, result=bool)
    def has(self, game_id: str) -> bool:
        info = find_game(game_id)
        return info is not None and info.has_lesson

    @Property("QStringList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def begun(self) -> list[str]:
        """The games whose lesson goes on where it was left."""
        return [game for game, entry in self._known.entries.items() if entry and self.has(game)]

    @property
    def done(self) -> list[str]:
        """The games whose lesson has been played to its end."""
        return self._known.done

    # ------------------------------------------------------------------ what Python asks

    def entry(self, game: str) -> int:
        return self._known.entries.get(game, 0)

    def note(self, game: str, entry: int, *, done: bool) -> None:
        self._known.note(game, entry, done=done)
        self._keep()
        self.changed.emit()

    # ------------------------------------------------------------------ inside

    @property
    def _known(self) -> StoredLessons:
        if self._stored is None:
            # What judges it takes longer to import than the first page to paint.
            from stolik.pages.lesson.store import load_lessons

            loaded = load_lessons(self._file)
            self._stored = loaded.document
            self._tell(loaded.fault)
        return self._stored

    def _keep(self) -> None:
        from stolik.pages.lesson.store import store_lessons

        self._tell(store_lessons(self._file, self._known))
