"""Pictures of people's own as faces: read from a file, cut to a square, and kept small in the data folder."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from PySide6.QtCore import Property, QObject, QUrl, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.storage.atomic import read_bytes, write_new
from stolik.storage.faults import Fault, fault_of

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

LARGEST: Final = 8 * 1000 * 1000
"""The bytes of a file that are read at most."""

LONGEST_SIDE: Final = 8000
"""The pixels of a side at most."""

SIDE: Final = 256
"""The pixels of a side of what is kept."""

OWN_NUMBERS: Final = range(100, 1000)
"""The numbers of faces that are pictures of people's own; those below are drawn.

A new picture gets one by chance, so that a record of another family, which names its own numbers, hardly
ever meets a picture of this one.
"""

NO_PICTURE: Final = "no_picture"

_FORMATS: Final = frozenset((b"png", b"jpeg"))


@QmlElement
@QmlUncreatable("The shell holds it.")
class FacePictures(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Keeps the pictures in a folder, each as ``<number>.png``; no metadata of the file comes along."""

    changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None, *, rng: Random | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._rng = rng or SystemRandom()
        self._numbers = self._found()

    @Property(QUrl, constant=True)
    def folder(self) -> QUrl:
        return QUrl.fromLocalFile(str(self._folder))

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def numbers(self) -> list[int]:
        """The numbers of the faces that have a picture."""
        return sorted(self._numbers)

    def add(self, file: Path) -> int | Fault:
        """Keep a picture; return its number, or why there is none."""
        content = small_picture(file)
        free = [number for number in OWN_NUMBERS if number not in self._numbers]
        if content is None or not free:
            return Fault(NO_PICTURE)
        number = self._rng.choice(free)
        try:
            write_new(self._path(number), content, private=True)
        except OSError as error:
            return fault_of(error, self._folder)
        self._numbers.add(number)
        self.changed.emit()
        return number

    def keep_only(self, numbers: Collection[int]) -> None:
        """Delete the pictures that nobody wears any more."""
        for number in self._numbers - set(numbers):
            with suppress(OSError):
                self._path(number).unlink(missing_ok=True)
        if self._numbers != (left := self._found()):
            self._numbers = left
            self.changed.emit()

    def _path(self, number: int) -> Path:
        return self._folder / f"{number}.png"

    def _found(self) -> set[int]:
        try:
            stems = [path.stem for path in self._folder.glob("*.png")]
        except OSError:
            return set()
        return {int(stem) for stem in stems if stem.isdecimal() and int(stem) in OWN_NUMBERS}


def small_picture(file: Path) -> bytes | None:
    """Return the middle of a picture as a disc in a small square PNG, ``None`` where the file is none."""
    # Needed only here, and the first page waits for no picture.
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
    from PySide6.QtGui import QBrush, QImage, QImageReader, QPainter

    try:
        content = read_bytes(file, LARGEST + 1)
    except OSError:
        return None
    if len(content) > LARGEST:
        return None
    held = QByteArray(content)
    source = QBuffer(held)
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source)
    reader.setAutoTransform(True)
    size = reader.size()
    if bytes(reader.format().data()) not in _FORMATS or not size.isValid():
        return None
    if max(size.width(), size.height()) > LONGEST_SIDE:
        return None
    wanted = QSize(2 * SIDE, 2 * SIDE)
    if min(size.width(), size.height()) > 2 * SIDE:
        # A large photograph is never unpacked as a whole where its format can do with less.
        reader.setScaledSize(size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    picture = reader.read()
    if picture.isNull():
        return None
    side = min(picture.width(), picture.height())
    middle = QRect((picture.width() - side) // 2, (picture.height() - side) // 2, side, side)
    small = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    scaled = picture.copy(middle).scaled(
        SIDE, SIDE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    # A disc with smooth edges, as it lies on the medallion.
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(scaled))
    painter.drawEllipse(0, 0, SIDE, SIDE)
    painter.end()
    kept = QByteArray()
    target = QBuffer(kept)
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    # The stubs take the format for bytes; Qt wants text.
    return bytes(kept.data()) if small.save(target, "PNG") else None  # type: ignore[call-overload]  # see above
