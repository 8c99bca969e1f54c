"""Tables made by trainers, in one file format for all games.

A table is a JSON object in its own file, ``data/<name>.json`` in the package that reads it. It has the keys
``format``, ``version``, ``made_by`` (the trainer's module), ``arguments`` (the trainer's arguments) and
``about`` (a description of the numbers); all other keys belong to the table itself. Long lists of numbers are
packed into an object with ``dtype`` (one of ``DTYPES``), ``shape`` and ``packed``: the numbers row by row,
low byte first, zlib-compressed and base64-encoded.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import prod
from types import MappingProxyType
from typing import Any, Final

FORMAT: Final = "stolik-learned"
VERSION: Final = 1

DTYPES: Final[Mapping[str, str]] = {"int16": "h", "uint16": "H", "uint32": "I", "float32": "f"}
"""The types of packed numbers, with their ``array`` type codes."""

_WIDTH: Final = 110


@cache
def load(package: str, name: str) -> Mapping[str, Any]:
    """Return the table ``data/<name>.json`` of a package; each file is read only once.

    ``package`` is the dotted name of the package that contains ``data/``.

    Raises:
        ValueError: The file isn't a table of this format and version.
        FileNotFoundError: The file doesn't exist.
    """
    table = json.loads(files(package).joinpath("data", f"{name}.json").read_bytes())
    if not isinstance(table, dict) or table.get("format") != FORMAT:
        raise ValueError(f"{name} of {package} isn't a learned table")
    if table.get("version") != VERSION:
        raise ValueError(f"{name} of {package} has version {table.get('version')}, not {VERSION}")
    return MappingProxyType(table)


def pack(numbers: Sequence[float], dtype: str, shape: Sequence[int]) -> dict[str, Any]:
    """Return numbers in packed form, for a table.

    ``numbers`` go row by row and must fill ``shape``: the number of rows, of columns in each row, and so on.
    ``dtype`` is one of ``DTYPES``.

    Raises:
        ValueError: There are fewer or more numbers than the shape asks for.
        KeyError: The type is unknown.
    """
    if len(numbers) != prod(shape):
        raise ValueError(f"{len(numbers)} numbers don't fill {list(shape)}")
    flat: array[Any] = array(DTYPES[dtype], numbers)
    packed = b64encode(zlib.compress(_low_byte_first(flat).tobytes(), 9)).decode("ascii")
    return {"dtype": dtype, "shape": list(shape), "packed": packed}


def unpack(entry: Mapping[str, Any]) -> array[Any]:
    """Return the numbers in a packed entry, row by row in one flat array.

    ``entry`` holds ``dtype``, ``shape`` and ``packed``, as `pack` returns them.

    >>> list(unpack(pack([1, 2, 3, 4, 5, 6], "int16", [2, 3])))
    [1, 2, 3, 4, 5, 6]

    Raises:
        ValueError: There are fewer or more numbers than the shape asks for.
        KeyError: The type is unknown.
    """
    flat: array[Any] = array(DTYPES[entry["dtype"]])
    flat.frombytes(zlib.decompress(b64decode(entry["packed"])))
    if len(flat) != prod(entry["shape"]):
        raise ValueError(f"{len(flat)} numbers don't fill {entry['shape']}")
    return _low_byte_first(flat)


def to_text(made_by: str, arguments: Mapping[str, Any], about: str, content: Mapping[str, Any]) -> str:
    """Return the text of a table's file, ending in a line feed.

    ``made_by`` is the dotted name of the trainer's module, ``arguments`` holds its arguments by name,
    ``about`` describes the numbers, and ``content`` holds the table's own keys and their JSON values.
    """
    head = {"format": FORMAT, "version": VERSION, "made_by": made_by, "arguments": arguments, "about": about}
    return _text({**head, **content}, "") + "\n"


def _low_byte_first(numbers: array[Any], byteorder: str = sys.byteorder) -> array[Any]:
    """Return the numbers, with the bytes of each reversed on a big-endian machine."""
    if byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers


def _text(value: Any, indent: str) -> str:
    """Return a value as JSON, on one line if it fits, otherwise with one item a line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= _WIDTH or not isinstance(value, dict | list):
        return line
    deeper = indent + " "
    if isinstance(value, list):
        items = [deeper + _text(item, deeper) for item in value]
        return "[\n" + ",\n".join(items) + f"\n{indent}]"
    items = [f"{deeper}{json.dumps(str(key))}: {_text(item, deeper)}" for key, item in value.items()]
    return "{\n" + ",\n".join(items) + f"\n{indent}}}"
