"""People's own pictures as faces, kept small in the data folder."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, QUrl, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.services.faces.worker import is_face
from stolik.storage.atomic import demand_writing, read_bytes, write_new
from stolik.storage.faults import Fault, fault_of

if TYPE_CHECKING:
    from stolik.services.faces.reader import FaceReader, Read

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

OWN_NUMBERS: Final = range(100, 1000)
"""The numbers of faces that are people's own pictures; lower numbers are drawn faces.

A new picture gets a random one, so that another family's record hardly ever matches a picture here.
"""

_HEAD: Final = 32


@QmlElement
@QmlUncreatable("The shell holds it.")
class FacePictures(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Keeps the pictures in a folder, each as ``<number>.png`` without the original's metadata."""

    changed = Signal()
    readingChanged = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None, *, rng: Random | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._rng = rng or SystemRandom()
        self._numbers = self._whole()
        # The pictures worn since this start; the owners of any others are unknown.
        self._seen: set[int] = set()
        self._reader: FaceReader | None = None

    @Property(QUrl, constant=True)
    def folder(self) -> QUrl:
        return QUrl.fromLocalFile(str(self._folder))

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def numbers(self) -> list[int]:
        return sorted(self._numbers)

    @Property(bool, notify=readingChanged)
    def reading(self) -> bool:
        return self._reader is not None and self._reader.is_reading

    def read(self, file: Path, take: Callable[[Read], object]) -> None:
        """Read a picture in the background, and pass its face, or why there is none, to ``take``."""
        if self._reader is None:
            from stolik.services.faces.reader import FaceReader  # not needed by the first page

            self._reader = FaceReader(self)
            self._reader.changed.connect(self.readingChanged)
        self._reader.read(file, take)

    def keep(self, face: bytes) -> int | Fault:
        """Keep a face; return its number, or why it can't be kept."""
        taken = self._on_disk()
        free = [number for number in OWN_NUMBERS if number not in taken]
        if not free:
            return Fault("too_many_pictures")
        number = self._rng.choice(free)
        try:
            write_new(self._path(number), face, private=True)
        except OSError as error:
            return fault_of(error, self._folder)
        self._numbers.add(number)
        self._seen.add(number)
        self.changed.emit()
        return number

    def keep_only(self, worn: Collection[int]) -> None:
        """Delete pictures that were worn since this start and no longer are; ``worn`` are the current ones.

        A picture that was never worn here may belong to people whose file is missing or unreadable.
        """
        self.delete(self._seen - set(worn))
        self._seen |= set(worn)

    def delete(self, numbers: Collection[int]) -> set[int]:
        """Delete pictures; return the numbers of those that couldn't be deleted."""
        failed = set()
        for number in set(numbers) & set(OWN_NUMBERS):
            try:
                demand_writing(self._folder)
                self._path(number).unlink()
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError:
                failed.add(number)
        if self._numbers != (left := self._whole()):
            self._numbers = left
            self.changed.emit()
        return failed

    def close(self) -> None:
        if self._reader is not None:
            self._reader.stop()

    def _path(self, number: int) -> Path:
        return self._folder / f"{number}.png"

    def _on_disk(self) -> set[int]:
        try:
            stems = [path.stem for path in self._folder.glob("*.png")]
        except OSError:
            return set()
        return {int(stem) for stem in stems if stem.isdecimal() and int(stem) in OWN_NUMBERS}

    def _whole(self) -> set[int]:
        """Return the numbers of the pictures that can be shown; the window itself reads them."""
        found = set()
        for number in self._on_disk():
            with suppress(OSError):
                if is_face(read_bytes(self._path(number), _HEAD)):
                    found.add(number)
        return found
