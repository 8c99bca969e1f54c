"""Removes the unused part of ICU's data, which on Linux is three tenths of the frozen folder.

Qt has its own names of languages, countries and dates; it uses ICU for sorting, time zones and the
normalization of text. Removed are converters for old encodings, the names of languages, regions, currencies
and units, other scripts, and sorting for Chinese, Japanese and Korean.

The library is an ELF file that contains only one package of data: a header, a table of contents and the items
(ICU's user guide, "ICU Data"). It keeps that structure, with fewer items and unchanged addresses.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

LIBRARY = re.compile(r"libicudata\.so\.\d+")

_LANGUAGES = {"root", "en", "en_001", "en_GB", "en_US", "pl", "pl_PL", "tr", "tr_TR", "de", "de_DE"}
_LARGE = {"zh", "ja", "ko", "zh_Hant", "yue", "yue_CN", "zh_Hans"}
"""Languages with large sorting data, which fall back to the order for all languages."""

_ABOUT_ALL = set(
    "currencyNumericCodes dayPeriods genderList grammaticalFeatures icustd icuver keyTypeData langInfo "
    "likelySubtags metaZones metadata numberingSystems pluralRanges plurals pool res_index supplementalData "
    "timezoneTypes windowsZones zoneinfo64".split()
)
_PAGE = 0x1000
_ITEM = 16
"""Every item starts at a multiple of this many bytes."""

_HEADER = struct.Struct("<16sHHIQQQIHHHHHH")
_SEGMENT = struct.Struct("<IIQQQQQQ")
_LOAD, _DYNAMIC, _RELRO = 1, 2, 0x6474E552


def is_kept(name: str) -> bool:
    """Returns whether an item is needed; its name comes without the package's, such as `coll/pl.res`.

    >>> is_kept("coll/pl.res"), is_kept("coll/zh.res"), is_kept("lang/pl.res"), is_kept("ibm-37.cnv")
    (True, False, False, False)
    """
    folder, _, file = name.rpartition("/")
    stem, _, kind = file.partition(".")
    if folder == "coll":
        return stem not in _LARGE
    if folder == "brkitr":
        return kind != "dict"
    if folder == "zone":
        return stem in _LANGUAGES | _ABOUT_ALL
    if folder:
        return False
    return stem in _LANGUAGES | _ABOUT_ALL if kind == "res" else kind in ("icu", "nrm") and stem != "unames"


def items(data: bytes) -> Iterator[tuple[str, bytes]]:
    """Yields the name and the bytes of each item of a package, in order."""
    (start,) = struct.unpack_from("<H", data)
    if data[12:16] != b"CmnD" or data[8]:
        raise ValueError("this isn't a package of ICU data for this type of machine")
    (count,) = struct.unpack_from("<I", data, start)
    table = [struct.unpack_from("<II", data, start + 4 + 8 * number) for number in range(count)]
    for number, (name, at) in enumerate(table):
        end = table[number + 1][1] if number + 1 < count else len(data) - start
        told = data[start + name : data.index(b"\0", start + name)].decode("ascii")
        yield told, data[start + at : start + end]


def package(data: bytes, kept: Callable[[str], bool] = is_kept) -> bytes:
    """Returns a package with only the items whose names are kept."""
    (start,) = struct.unpack_from("<H", data)
    left = [(name, item) for name, item in items(data) if kept(name.partition("/")[2])]
    names = b"".join([name.encode("ascii") + b"\0" for name, _ in left])
    table = 4 + 8 * len(left)
    at = _up(start + table + len(names), _ITEM) - start
    contents, bodies, told = struct.pack("<I", len(left)), b"", table
    for name, item in left:
        contents += struct.pack("<II", told, at + len(bodies))
        told += len(name) + 1
        bodies += item.ljust(_up(len(item), _ITEM), b"\0")
    head = (contents + names).ljust(at, b"\0")
    return data[:start] + head + bodies


def library(elf: bytes, kept: Callable[[str], bool] = is_kept) -> bytes:
    """Returns the library with fewer items, and without its sections, which only debuggers read.

    Raises:
        ValueError: The library doesn't have the layout of ICU's own build.
    """
    head = list(_HEADER.unpack_from(elf))
    segments = [list(_SEGMENT.unpack_from(elf, head[5] + number * head[9])) for number in range(head[10])]
    loads = [segment for segment in segments if segment[0] == _LOAD]
    if elf[:6] != b"\x7fELF\x02\x01" or len(loads) != 2 or loads[0][2] or loads[0][3]:
        raise ValueError("this library doesn't have ICU's own layout")
    first, second = loads
    data = package(elf[_PAGE : first[5]], kept)
    # The rest has to keep its offset within a page, because it is mapped at the same address.
    follows = _up(_PAGE + len(data), _PAGE) + second[2] % _PAGE
    dynamic = elf[second[2] : second[2] + second[5]]
    moved = follows - second[2]
    for segment in segments:
        if segment[0] in (_LOAD, _DYNAMIC, _RELRO) and segment is not first:
            segment[2] += moved
    first[5] = first[6] = _PAGE + len(data)
    head[6], head[11], head[12], head[13] = 0, 0, 0, 0
    start = bytearray(elf[:_PAGE])
    _HEADER.pack_into(start, 0, *head)
    for number, segment in enumerate(segments):
        _SEGMENT.pack_into(start, head[5] + number * head[9], *segment)
    return (bytes(start) + data).ljust(follows, b"\0") + dynamic


def shrink(folder: Path) -> str:
    """Shrinks the library in a frozen folder; returns the saving as text, empty if there is no library."""
    for path in folder.rglob("libicudata.so.*"):
        if LIBRARY.fullmatch(path.name) and not path.is_symlink():
            whole = path.read_bytes()
            less = library(whole)
            path.write_bytes(less)
            return f"{len(whole) / 1e6:.1f} to {len(less) / 1e6:.1f} MB"
    return ""


def _up(number: int, step: int) -> int:
    return -(-number // step) * step
