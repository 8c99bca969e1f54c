"""The progress of lessons, by game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, ClassVar

from pydantic import Field
from PySide6.QtCore import Property, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.game_library import find_game
from stolik.engine.messages import N_
from stolik.services.kept.kept import Kept, KeptDocument, Tell
from stolik.storage.faults import Fault

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


class LessonProgress(KeptDocument):
    """The entry at which each lesson continues, and the lessons that are done, by the game's id."""

    DAMAGED: ClassVar[Fault] = Fault(
        "lessons_damaged",
        own=N_(
            "storage",
            "Progress in the guided first games couldn't be read, so they start again. The old file is"
            " kept as {file}.",
        ),
    )

    entries: dict[str, Annotated[int, Field(ge=0, le=100_000)]] = Field(default_factory=dict)
    done: list[str] = Field(default_factory=list)

    def note(self, game: str, entry: int, *, done: bool) -> None:
        """Note the progress of a lesson; one that is done starts over next time."""
        self.entries = {**self.entries, game: 0 if done else entry}
        if done and game not in self.done:
            self.done = [*self.done, game]

    def forget_person(self, name: str) -> bool:
        """Change nothing, since lessons are kept by game and name no person."""
        return False


@QmlElement
@QmlUncreatable("The program makes it.")
class Lessons(Kept[LessonProgress]):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Keeps the progress of lessons."""

    KINDS = (LessonProgress,)

    begunChanged = Signal()

    def __init__(self, file: Path, tell: Tell) -> None:
        super().__init__(file, tell, LessonProgress)
        # QML doesn't follow the signal of a base class.
        self.changed.connect(self.begunChanged)

    # ------------------------------------------------------------------ what QML sees

    @Slot(str, result=bool)
    def has(self, game_id: str) -> bool:
        info = find_game(game_id)
        return info is not None and info.has_lesson

    @Property("QStringList", notify=begunChanged)  # type: ignore[arg-type]  # the stubs know no type names
    def begun(self) -> list[str]:
        """The games whose lesson continues where it was left."""
        return [game for game, entry in self.document.entries.items() if entry and self.has(game)]

    # ------------------------------------------------------------------ what Python asks

    def entry(self, game: str) -> int:
        return self.document.entries.get(game, 0)

    def note(self, game: str, entry: int, *, done: bool) -> None:
        self.document.note(game, entry, done=done)
        self.keep()
