"""What of a picture's file is decoded: its kind by the first bytes, its size, and nothing beside the picture.

A decoder unpacks whatever a file holds: comments that grow to gigabytes, colour profiles, thousands of passes
over one picture. So a file is taken apart here first, and only what the picture needs is handed on.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

LARGEST: Final = 8 * 1000 * 1000
"""The bytes of a file that are read at most."""

LONGEST_SIDE: Final = 8000
"""The pixels of a side at most."""

SIDE: Final = 256
"""The pixels of a side of a face, as it is kept."""

MOST_SCANS: Final = 100
"""The passes over a JPEG at most; programs write about ten, and each takes as long as a whole picture."""

Refusal: TypeAlias = Literal[
    "picture_unread", "picture_kind", "picture_bytes", "picture_wide", "picture_damaged", "picture_slow"
]
"""Why a picture can't be a face: the code of a fault."""


class RefusedError(Exception):
    """A file whose picture isn't decoded."""

    def __init__(self, code: Refusal) -> None:
        super().__init__(code)
        self.code: Refusal = code


class Prepared(NamedTuple):
    """A picture to be decoded: its format as Qt calls it, its bytes, and how it lies, by Exif's numbers."""

    format: str
    content: bytes
    orientation: int = 1


_PNG: Final = b"\x89PNG\r\n\x1a\n"
_PNG_CHUNKS: Final = frozenset((b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"))
_WEBP_CHUNKS: Final = frozenset((b"VP8X", b"ANIM", b"ANMF", b"ALPH", b"VP8 ", b"VP8L"))
_WEBP_EXTRAS: Final = 0x20 | 0x08 | 0x04
"""The flags of what is left out: a colour profile, Exif and XMP."""

_JPEG_MARKER: Final = re.compile(rb"\xff+([^\x00\xff\xd0-\xd7])", re.DOTALL)
"""A marker; within a scan a byte of ``ff`` is followed by ``00``, or by the mark of a restart."""

_JPEG_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_JPEG_LEFT_OUT: Final = frozenset((*range(0xE1, 0xEE), 0xEF, 0xFE))
"""All that programs add, but for what tells the colours: the first and the last but one."""

_EXIF: Final = b"Exif\0\0"


def prepared(content: bytes) -> Prepared:
    """Return what is to be decoded of a file's content.

    Raises:
        RefusedError: It is no PNG, JPEG or WebP, or too large, or its form is damaged.
    """
    prepare = _kind_of(content)
    if len(content) > LARGEST:
        raise RefusedError("picture_bytes")
    try:
        return prepare(content)
    except (IndexError, ValueError):
        raise RefusedError("picture_damaged") from None


def is_face(content: bytes) -> bool:
    """Return whether a file is a PNG of a face's size, by its first bytes."""
    return content.startswith(_PNG) and content[12:24] == b"IHDR" + 2 * SIDE.to_bytes(4)


def _kind_of(content: bytes) -> Callable[[bytes], Prepared]:
    if content.startswith(_PNG):
        return _png
    if content.startswith(b"\xff\xd8\xff"):
        return _jpeg
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return _webp
    raise RefusedError("picture_kind")


def _png(content: bytes) -> Prepared:
    kept, orientation, width, height = [_PNG], 1, 0, 0
    at = len(_PNG)
    name = b""
    while name != b"IEND":
        size, name = int.from_bytes(content[at : at + 4]), content[at + 4 : at + 8]
        chunk = content[at : at + 12 + size]
        if len(chunk) < 12 + size:
            raise ValueError("cut off")
        if name == b"IHDR":
            width, height = int.from_bytes(chunk[8:12]), int.from_bytes(chunk[12:16])
        elif name == b"eXIf":
            orientation = _orientation(chunk[8:-4])
        if name in _PNG_CHUNKS:
            if zlib.crc32(chunk[4:-4]) != int.from_bytes(chunk[-4:]):
                raise ValueError("damaged")
            kept.append(chunk)
        at += len(chunk)
    _check_size(width, height)
    return Prepared("png", b"".join(kept), orientation)


def _jpeg(content: bytes) -> Prepared:
    kept, orientation, scans, has_size = [content[:2]], 1, 0, False
    for marker, segment in _jpeg_segments(content):
        if marker in _JPEG_FRAMES:
            _check_size(int.from_bytes(segment[5:7]), int.from_bytes(segment[3:5]))
            has_size = True
        elif marker == 0xE1 and segment[2:8] == _EXIF:
            orientation = _orientation(segment[8:])
        elif marker == 0xDA:
            scans += 1
            if scans > MOST_SCANS:
                raise RefusedError("picture_slow")
        if marker not in _JPEG_LEFT_OUT:
            kept.append(bytes((0xFF, marker)) + segment)
    if not has_size:
        raise ValueError("no picture")
    return Prepared("jpeg", b"".join((*kept, b"\xff\xd9")), orientation)


def _jpeg_segments(content: bytes) -> Iterator[tuple[int, bytes]]:
    """Yield markers with what follows each, up to the end; other pictures may come after it."""
    at = 2
    while (found := _JPEG_MARKER.search(content, at)) is not None:
        marker, at = found[1][0], found.end()
        if marker == 0xD9:
            return
        size = int.from_bytes(content[at : at + 2])
        end = at + size
        if size < 2 or end > len(content):
            break
        if marker == 0xDA:
            # The scan itself follows.
            scanned = _JPEG_MARKER.search(content, end)
            end = len(content) if scanned is None else scanned.start()
        yield marker, content[at:end]
        at = end
    raise ValueError("cut off")


def _webp(content: bytes) -> Prepared:
    kept, orientation = [], 1
    end = 8 + int.from_bytes(content[4:8], "little")
    if len(content) < end:
        raise ValueError("cut off")
    for name, data in _webp_chunks(content[12:end]):
        if name == b"EXIF":
            orientation = _orientation(data.removeprefix(_EXIF))
        elif name in _WEBP_CHUNKS:
            if name == b"VP8X":
                _check_size(*[1 + int.from_bytes(data[at : at + 3], "little") for at in (4, 7)])
                data = bytes((data[0] & ~_WEBP_EXTRAS,)) + data[1:]
            elif name == b"VP8L":
                bits = int.from_bytes(data[1:5], "little")
                _check_size(1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF))
            elif name == b"VP8 ":
                _check_size(*[int.from_bytes(data[at : at + 2], "little") & 0x3FFF for at in (6, 8)])
            kept.append(name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2))
    body = b"WEBP" + b"".join(kept)
    return Prepared("webp", b"RIFF" + len(body).to_bytes(4, "little") + body, orientation)


def _webp_chunks(body: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 0
    while at < len(body):
        size = int.from_bytes(body[at + 4 : at + 8], "little")
        data = body[at + 8 : at + 8 + size]
        if len(data) < size:
            raise ValueError("cut off")
        yield body[at : at + 4], data
        at += 8 + size + size % 2


def _check_size(width: int, height: int) -> None:
    if min(width, height) < 1:
        raise ValueError("no size")
    if max(width, height) > LONGEST_SIDE:
        raise RefusedError("picture_wide")


def _orientation(exif: bytes) -> int:
    """Return how a picture lies, from 1 to 8; 1 is upright, and stands for whatever isn't told."""
    order: Literal["little", "big"] = "little" if exif[:2] == b"II" else "big"

    def number(at: int, size: int) -> int:
        return int.from_bytes(exif[at : at + size], order)

    first = number(4, 4)
    for at in range(first + 2, first + 2 + 12 * number(first, 2), 12):
        if number(at, 2) == 0x0112:
            found = number(at + 8, 2)
            return found if 1 <= found <= 8 else 1
    return 1
