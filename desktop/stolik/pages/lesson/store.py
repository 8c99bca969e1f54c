"""How far the lessons have come, by game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from pydantic import Field

from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.storage.document import Loaded, load, store
from stolik.storage.faults import Fault
from stolik.storage.validated import VersionedDocument

Entry = Annotated[int, Field(ge=0, le=100_000)]


DAMAGED: Final = Fault(
    "lessons_damaged",
    own=QT_TRANSLATE_NOOP(
        "storage",
        "How far the first games had come could not be read, so they begin again. The old file is kept as "
        "{file}.",
    ),
)


class Lessons(VersionedDocument):
    """The entry at which each lesson goes on, and those that are done, by the game's id."""

    entries: dict[str, Entry] = Field(default_factory=dict)
    done: list[str] = Field(default_factory=list)

    def note(self, game: str, entry: int, *, done: bool) -> None:
        """Note how far a lesson has come; one that is done begins anew the next time."""
        self.entries = {**self.entries, game: 0 if done else entry}
        if done and game not in self.done:
            self.done = [*self.done, game]


def load_lessons(path: Path) -> Loaded[Lessons]:
    """Return what is known of the lessons by the file, or nothing where it can't be used."""
    return load(path, Lessons, DAMAGED)


def store_lessons(path: Path, lessons: Lessons) -> Fault | None:
    """Write how far the lessons have come; return what went wrong, if anything did."""
    return store(path, lessons)
