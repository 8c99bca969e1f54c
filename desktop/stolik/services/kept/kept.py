"""Things kept in a file: read once, written after every change, with a notice if that fails."""

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
"""Tells the player of a fault, if there is one."""


class Keeper(QObject):
    """Reads and writes something that people keep."""

    KINDS: ClassVar[tuple[type[ValidatedDocument], ...]]
    """The content of each of its files: a kind of document, or the kind of a log's entries."""

    changed = Signal()

    def __init__(self, file: Path, tell: Tell) -> None:
        super().__init__()
        self._file = file
        self._tell = tell

    @classmethod
    def of(cls, file: Path, tell: Tell, people: Callable[[], People], calendar: Calendar) -> Self:
        """Return a keeper for a house with these people; ``file`` is its first file."""
        return cls(file, tell)

    def count_due(self) -> int:
        """Return how many things are due for people today."""
        return 0

    def forget_person(self, name: str) -> None:
        """Remove a deleted person from what is kept."""
        raise NotImplementedError


class KeptDocument(VersionedDocument):
    """A document that people keep."""

    DAMAGED: ClassVar[Fault]
    """The fault if not all of the file could be used; its fact ``file`` names the file kept aside."""

    @classmethod
    def load(cls, path: Path) -> Loaded[Self]:
        """Return the document in a file, or an empty one if it can't be used."""
        return load(path, cls, cls.DAMAGED, cls.LARGEST)

    def store(self, path: Path) -> Fault | None:
        """Write the document; return the fault, if any."""
        return store(path, self, self.LARGEST)

    def forget_person(self, name: str) -> bool:
        """Remove a person; return whether to write the document, because it named any people."""
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
