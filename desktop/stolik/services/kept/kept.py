"""What is kept in a file: read once, written after every change, with a notice if that fails."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal

from stolik.storage.document import Loaded, load, store
from stolik.storage.faults import Fault, not_forgotten
from stolik.storage.validated import ValidatedDocument, VersionedDocument

if TYPE_CHECKING:
    from stolik.services.calendar import Calendar
    from stolik.storage.profiles import People

Tell: TypeAlias = Callable[[Fault | None], object]
"""Shows the sentence of what went wrong, if anything did."""


class Keeper(QObject):
    """Reads and writes something people keep."""

    KINDS: ClassVar[tuple[type[ValidatedDocument], ...]]
    """What each of its files holds: a kind of document, or that of a log's entries."""

    changed = Signal()

    def __init__(self, file: Path, tell: Tell) -> None:
        super().__init__()
        self._file = file
        self._tell = tell

    @classmethod
    def of(cls, file: Path, tell: Tell, people: Callable[[], People], calendar: Calendar) -> Self:
        """Return its keeper in a house with these people; ``file`` is its first file."""
        return cls(file, tell)

    def count_due(self) -> int:
        """Return how much of it waits for people today."""
        return 0

    def forget_person(self, name: str) -> None:
        """Remove a deleted person from it."""
        raise NotImplementedError


class KeptDocument(VersionedDocument):
    """A document that people keep."""

    DAMAGED: ClassVar[Fault]
    """What is told if not all of it could be used, with the fact ``file``."""

    @classmethod
    def load(cls, path: Path) -> Loaded[Self]:
        """Return the document in a file, or an empty one if it can't be used."""
        return load(path, cls, cls.DAMAGED, cls.LARGEST)

    def store(self, path: Path) -> Fault | None:
        """Write the document; return what went wrong, if anything did."""
        return store(path, self, self.LARGEST)

    def forget_person(self, name: str) -> bool:
        """Take a person out of it; return whether it must be written, since it knew anybody."""
        raise NotImplementedError


D = TypeVar("D", bound=KeptDocument)


class Kept(Keeper, Generic[D]):
    """Keeps a document."""

    def __init__(self, file: Path, tell: Tell, kind: type[D]) -> None:
        super().__init__(file, tell)
        loaded = kind.load(file)
        self.document = loaded.document
        tell(loaded.fault)

    def keep(self) -> None:
        """Write the document after a change."""
        self._tell(self.document.store(self._file))
        self.changed.emit()

    def forget_person(self, name: str) -> None:
        if self.document.forget_person(name):
            self._tell(not_forgotten(self.document.store(self._file), self._file))
            self.changed.emit()
