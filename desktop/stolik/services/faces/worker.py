"""The process that reads a picture: a hostile file can kill it, and nothing else.

It says one thing, as bytes: the face, or why there is none. Nothing that it says is unpacked as an object.
"""

from __future__ import annotations

import os
import stat
import sys
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QImageReader, QPainter

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LARGEST: Final = 8 * 1000 * 1000
"""The bytes of a file that are read at most."""

LONGEST_SIDE: Final = 8000
"""The pixels of a side at most."""

SIDE: Final = 256
"""The pixels of a side of a face, as it is kept."""

MOST_MEMORY: Final = 1024 * 1024 * 1024
"""The bytes of memory at most; a picture of the largest size takes half of it."""

MOST_SECONDS: Final = 20
"""The seconds of a processor at most."""

_MOST_MEGABYTES: Final = 512
"""Those that Qt sets aside for one picture at most."""

Refusal: TypeAlias = Literal[
    "picture_unread", "picture_kind", "picture_bytes", "picture_wide", "picture_damaged", "picture_slow"
]
"""Why a picture can't be a face: the code of a fault."""

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_PNG_END: Final = b"\0\0\0\0IEND\xaeB`\x82"


class RefusedError(Exception):
    """A file whose picture can't be used as a face."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.code: Refusal = code


def answer(connection: Connection, file: str) -> None:
    """Send the face that a file's picture makes, or the code of a refusal, and end."""
    with suppress(OSError):
        # A decoder that breaks says so in words for its makers.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    try:
        content = read_file(file)
        limit()
        said = face_of(content)
    except RefusedError as refused:
        said = refused.code.encode()
    except MemoryError:
        said = b"picture_slow"
    connection.send_bytes(said)


def read_file(file: str) -> bytes:
    """Return a file's first bytes, one more than are looked at.

    Raises:
        RefusedError: It can't be read, or is none: a folder, a pipe or a device.
    """
    try:
        # A pipe would wait for a writer.
        opened = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(opened, "rb") as source:
            if stat.S_ISREG(os.fstat(opened).st_mode):
                return source.read(LARGEST + 1)
    except (OSError, ValueError):
        pass
    raise RefusedError("picture_unread")


def limit() -> None:
    """Bound the memory and the time of this process, if the system can do so."""
    QImageReader.setAllocationLimit(_MOST_MEGABYTES)
    if sys.platform == "win32":
        return
    import resource

    # Addresses cost nothing, and a thread sets many aside; what counts is what can be written to.
    for what, most in (
        (resource.RLIMIT_DATA, MOST_MEMORY),
        (resource.RLIMIT_CPU, MOST_SECONDS),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
    ):
        with suppress(OSError, ValueError):
            resource.setrlimit(what, (most, most))


def is_face(content: bytes) -> bool:
    """Return whether a file is a PNG of a face's size, by its first bytes."""
    return content.startswith(_PNG) and content[12:24] == b"IHDR" + 2 * SIDE.to_bytes(4)


def is_whole_face(content: bytes) -> bool:
    """Return whether a file is a PNG of a face's size with all its chunks, whose sums agree."""
    at = len(_PNG)
    while at + 12 <= len(content):
        end = at + 12 + int.from_bytes(content[at : at + 4])
        if zlib.crc32(content[at + 4 : end - 4]) != int.from_bytes(content[end - 4 : end]):
            return False
        at = end
    return is_face(content) and content.endswith(_PNG_END)


def face_of(content: bytes) -> bytes:
    """Return the face that a picture makes: its middle as a disc in a small PNG.

    Raises:
        RefusedError: It is no PNG, JPEG or WebP by its first bytes, or too large, or damaged.
    """
    kind = _kind_of(content)
    if len(content) > LARGEST:
        raise RefusedError("picture_bytes")
    held = QByteArray(content)
    source = QBuffer(held)
    source.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(source, QByteArray(kind))
    reader.setDecideFormatFromContent(False)
    reader.setAutoTransform(True)
    size = reader.size()
    if max(size.width(), size.height()) > LONGEST_SIDE:
        raise RefusedError("picture_wide")
    if min(size.width(), size.height()) > 2 * SIDE:
        # A large photograph is never unpacked as a whole if its format can do with less.
        wanted = QSize(2 * SIDE, 2 * SIDE)
        reader.setScaledSize(size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    decoded = reader.read()
    if decoded.isNull():
        raise RefusedError("picture_damaged")
    return _png_of(_disc(decoded))


def _kind_of(content: bytes) -> bytes:
    """Return Qt's name for the kind of a picture; other kinds, such as SVG, aren't decoded."""
    if content.startswith(_PNG):
        return b"png"
    if content.startswith(b"\xff\xd8\xff"):
        return b"jpeg"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return b"webp"
    raise RefusedError("picture_kind")


def _disc(picture: QImage) -> QImage:
    """Return the middle of a picture as a disc with smooth edges, as on the medallion."""
    side = min(picture.width(), picture.height())
    middle = QRect((picture.width() - side) // 2, (picture.height() - side) // 2, side, side)
    small = picture.copy(middle).scaled(
        SIDE, SIDE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    disc = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    disc.fill(Qt.GlobalColor.transparent)
    painter = QPainter(disc)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(small))
    painter.drawEllipse(0, 0, SIDE, SIDE)
    painter.end()
    return disc


def _png_of(image: QImage) -> bytes:
    kept = QByteArray()
    target = QBuffer(kept)
    target.open(QIODevice.OpenModeFlag.WriteOnly)
    # The stubs take the format for bytes; Qt wants text.
    image.save(target, "PNG")  # type: ignore[call-overload]  # see above
    return bytes(kept.data())
