"""Things that people keep between starts of the program, each in its own files in the data folder."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path

    from stolik.services.calendar import Calendar
    from stolik.services.kept.explored import Explored
    from stolik.services.kept.guess_log import Guesses
    from stolik.services.kept.kept import Keeper, Tell
    from stolik.services.kept.lessons import Lessons
    from stolik.services.kept.practice import Practice
    from stolik.services.kept.puzzles import Puzzles
    from stolik.storage.profiles import People

K = TypeVar("K", bound="Keeper")
K_co = TypeVar("K_co", bound="Keeper", covariant=True)


@dataclass(frozen=True, slots=True)
class Keeping(Generic[K_co]):
    """The files of a kept thing, and the class that reads and writes them, which is imported when needed."""

    kind: Callable[[], type[K_co]]
    files: tuple[str, ...]


EXPLORED: Final[Keeping[Explored]] = Keeping(
    lambda: import_module("stolik.services.kept.explored").Explored, ("explored.json",)
)
GUESSES: Final[Keeping[Guesses]] = Keeping(
    lambda: import_module("stolik.services.kept.guess_log").Guesses, ("guesses.jsonl",)
)
LESSONS: Final[Keeping[Lessons]] = Keeping(
    lambda: import_module("stolik.services.kept.lessons").Lessons, ("lessons.json",)
)
PRACTICE: Final[Keeping[Practice]] = Keeping(
    lambda: import_module("stolik.services.kept.practice").Practice, ("drills.json", "practice_answers.jsonl")
)
PUZZLES: Final[Keeping[Puzzles]] = Keeping(
    lambda: import_module("stolik.services.kept.puzzles").Puzzles, ("puzzles.json",)
)


KEPT: Final[tuple[Keeping[Keeper], ...]] = (EXPLORED, GUESSES, LESSONS, PRACTICE, PUZZLES)
"""The things that several pages share; a page names those that it alone keeps."""


class KeptThings(QObject):
    """Creates each keeper when it is first needed."""

    changed = Signal()

    def __init__(
        self,
        root: Path,
        keepings: Sequence[Keeping[Keeper]],
        tell: Tell,
        people: Callable[[], People],
        calendar: Calendar,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._root = root
        self._keepings = keepings
        self._house = tell, people, calendar
        self._made: dict[Keeping[Any], Keeper] = {}

    def __call__(self, keeping: Keeping[K]) -> K:
        if keeping not in self._made:
            file = self._root / keeping.files[0]
            self._made[keeping] = made = keeping.kind().of(file, *self._house)
            made.setParent(self)
            made.changed.connect(self.changed)
            self.changed.emit()
        return cast("K", self._made[keeping])

    def if_any(self, keeping: Keeping[K]) -> K | None:
        """Return the keeper; ``None`` if nothing has been kept yet."""
        known = self.has_read(keeping) or any(os.path.lexists(self._root / name) for name in keeping.files)
        return self(keeping) if known else None

    def has_read(self, keeping: Keeping[Any]) -> bool:
        return keeping in self._made

    def forget_person(self, name: str) -> None:
        """Remove a deleted person from everything; an error is raised once all have been tried."""
        failed: Exception | None = None
        for keeping in self._keepings:
            try:
                if (kept := self.if_any(keeping)) is not None:
                    kept.forget_person(name)
            except Exception as error:  # the other keepers must still forget the person
                failed = error
        if failed is not None:
            raise failed
