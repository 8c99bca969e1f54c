"""The process that reads a picture; a hostile file can harm nothing but this process.

It sends one message as plain bytes, the face or the code of a refusal, which is never unpickled.
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
"""The largest file that is read, in bytes."""

LONGEST_SIDE: Final = 8000
"""The longest side of a picture, in pixels."""

SIDE: Final = 256
"""The side of a kept face, in pixels."""

MOST_MEMORY: Final = 1024 * 1024 * 1024
"""The most memory, in bytes; a picture of the largest size takes half of it."""

MOST_SECONDS: Final = 20
"""The most processor time, in seconds."""

_MOST_MEGABYTES: Final = 512
"""The most megabytes that Qt allocates for one picture."""

Refusal: TypeAlias = Literal[
    "picture_unread", "picture_kind", "picture_bytes", "picture_wide", "picture_damaged", "picture_slow"
]
"""The code of a fault that says why a picture can't be a face."""

_PNG: Final = b"\x89PNG\r\n\x1a\n"
_PNG_END: Final = b"\0\0\0\0IEND\xaeB`\x82"


class RefusedError(Exception):
    """Raised for a file whose picture can't be used as a face."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.code: Refusal = code


def answer(connection: Connection, file: str) -> None:
    """Send the face made from a file's picture, or the code of a refusal."""
    with suppress(OSError):
        # Decoders print error messages that are meant for their developers.
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
    """Return the content of a file, cut off one byte above the limit.

    Raises:
        RefusedError: The file can't be read, or is a folder, a pipe or a device.
    """
    try:
        # Opening a pipe would otherwise wait for a writer.
        opened = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(opened, "rb") as source:
            if stat.S_ISREG(os.fstat(opened).st_mode):
                return source.read(LARGEST + 1)
    except (OSError, ValueError):
        pass
    raise RefusedError("picture_unread")


def limit() -> None:
    """Limit the memory and processor time of this process, if the system can do so."""
    QImageReader.setAllocationLimit(_MOST_MEGABYTES)
    if sys.platform == "win32":
        return
    import resource

    # Only writable memory counts: address space is free, and threads reserve a lot of it.
    for what, most in (
        (resource.RLIMIT_DATA, MOST_MEMORY),
        (resource.RLIMIT_CPU, MOST_SECONDS),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
    ):
        with suppress(OSError, ValueError):
            resource.setrlimit(what, (most, most))


def is_face(content: bytes) -> bool:
    """Return whether content begins like a PNG of a face's size."""
    return content.startswith(_PNG) and content[12:24] == b"IHDR" + 2 * SIDE.to_bytes(4)


def is_whole_face(content: bytes) -> bool:
    """Return whether content is a complete PNG of a face's size, with valid checksums."""
    at = len(_PNG)
    while at + 12 <= len(content):
        end = at + 12 + int.from_bytes(content[at : at + 4])
        if zlib.crc32(content[at + 4 : end - 4]) != int.from_bytes(content[end - 4 : end]):
            return False
        at = end
    return is_face(content) and content.endswith(_PNG_END)


def face_of(content: bytes) -> bytes:
    """Return the face made from a picture, which is its centre as a disc in a small PNG.

    Raises:
        RefusedError: The picture isn't a PNG, JPEG or WebP, is too large, or is damaged.
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
        # Formats that can be decoded at a smaller size never unpack a large photograph in full.
        wanted = QSize(2 * SIDE, 2 * SIDE)
        reader.setScaledSize(size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    decoded = reader.read()
    if decoded.isNull():
        raise RefusedError("picture_damaged")
    return _png_of(_disc(decoded))


def _kind_of(content: bytes) -> bytes:
    """Return Qt's name of a picture's format; other formats, such as SVG, aren't decoded."""
    if content.startswith(_PNG):
        return b"png"
    if content.startswith(b"\xff\xd8\xff"):
        return b"jpeg"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return b"webp"
    raise RefusedError("picture_kind")


def _disc(picture: QImage) -> QImage:
    """Return the centre of a picture as a disc with smooth edges, as on the medallion."""
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
    # The stubs declare the format as bytes, but Qt wants text.
    image.save(target, "PNG")  # type: ignore[call-overload]  # see above
    return bytes(kept.data())
