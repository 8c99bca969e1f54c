"""A game's values as plain JSON, and strict reading of JSON text; `codec` makes values of plain JSON."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import accumulate
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from stolik.engine.game import Rejection

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


LEFT_OUT: Final[Mapping[str, Any]] = MappingProxyType({"left_out_at_default": True})
"""The metadata of a dataclass field that is left out while it has its default."""

_PLAIN: Final = frozenset({str, int, float, bool, type(None)})
_ALWAYS_WRITTEN: Final = object()


def to_plain(value: Any) -> Any:
    """Return a value as plain JSON: dataclasses as objects, with any ``kind`` first, and tuples as lists.

    Numbers, strings, booleans and ``None`` stay as they are; mappings keep their keys. A field with the
    metadata ``LEFT_OUT`` is omitted while it has its default.

    >>> from dataclasses import dataclass
    >>> from stolik.engine.game import Value
    >>> @dataclass(frozen=True)
    ... class Keep(Value):
    ...     dice: tuple[int, ...]
    ...     kind: str = "keep"
    >>> to_plain(Keep((5, 5)))
    {'kind': 'keep', 'dice': [5, 5]}
    """
    if type(value) in _PLAIN:
        return value
    if isinstance(value, tuple | list):
        # Most parts are plain; calling this function for each would take twice as long.
        return [part if type(part) in _PLAIN else to_plain(part) for part in value]
    if is_dataclass(value) and not isinstance(value, type):
        plain = {}
        for name, usual in _fields(type(value)):
            part = getattr(value, name)
            if usual is _ALWAYS_WRITTEN or part != usual:
                plain[name] = part if type(part) in _PLAIN else to_plain(part)
        return {"kind": plain.pop("kind"), **plain} if "kind" in plain else plain
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    return value


@cache
def _fields(kind: type[DataclassInstance]) -> Sequence[tuple[str, Any]]:
    """Return the names of the fields, each with the default at which it is omitted, if any."""
    return [
        (field.name, field.default if LEFT_OUT.items() <= field.metadata.items() else _ALWAYS_WRITTEN)
        for field in fields(kind)
    ]


MOST_DIGITS: Final = 20
"""The most digits of a number; no game needs more, and a longer one would swamp a refusal that quotes it."""

Keys = tuple[int | str, ...]
"""The path to a value: keys of objects and 0-based indices of lists, outermost first."""

DEEPEST: Final = 100
"""The deepest allowed nesting of objects and lists; the program writes fewer than ten levels."""

TOO_DEEP: Final = Rejection("not_a_record", {"because": "too_deep"})
"""The refusal of a text whose values are nested too deeply."""


_ESCAPED: Final = re.compile(r"\\.", re.DOTALL)
_QUOTED: Final = re.compile(rb'"[^"]*"?')
_NO_STEP: Final = bytes(set(range(256)) - set(b'[]{}"'))
_STEPS: Final = {**dict.fromkeys(b"[{", 1), **dict.fromkeys(b"]}", -1)}


class TooDeep(ValueError):
    """The values of a text are nested too deeply."""


class _Doubled(dict[str, Any]):
    """An object in which a ``key`` was given twice."""

    key: str


class _Endless(int):
    """A stand-in for an integer with more than ``MOST_DIGITS`` digits."""


def read_json(text: str) -> Any:
    """Return the plain values of a JSON text; `text_fault` finds duplicate keys and overlong numbers in them.

    Raises:
        TooDeep: The text, valid or not, is nested more deeply than ``DEEPEST``.
        json.JSONDecodeError: The text isn't JSON.
        ValueError: A number is ``NaN`` or ``Infinity``.
    """
    _refuse_depth(text)
    return json.loads(text, object_pairs_hook=_object, parse_int=_integer, parse_constant=_no_constant)


def load_json(text: str) -> Any:
    """Return the plain values of a JSON text as Python reads them; the last of duplicate keys counts.

    Raises:
        TooDeep: The text, valid or not, is nested more deeply than ``DEEPEST``.
        json.JSONDecodeError: The text isn't JSON.
    """
    _refuse_depth(text)
    return json.loads(text)


def doubled_key(plain: object) -> str | None:
    """Return the key that was given twice in a value from `read_json`, or ``None``.

    >>> doubled_key(read_json('{"seat": 0, "seat": 1}'))
    'seat'
    """
    return plain.key if isinstance(plain, _Doubled) else None


def text_fault(plain: dict[str, Any], without: str | None = None) -> tuple[Keys, bool] | None:
    """Return the path to the first duplicate key or overlong number in an object of `read_json`, or ``None``.

    The second item is true for a duplicate key. Values under the key ``without`` are skipped.
    """
    waiting: list[tuple[Keys, Any]] = [((), plain)]
    while waiting:
        keys, value = waiting.pop()
        if isinstance(value, _Doubled):
            return (*keys, value.key), True
        if isinstance(value, dict):
            waiting += [
                ((*keys, key), inner) for key, inner in reversed(value.items()) if keys or key != without
            ]
        elif isinstance(value, list):
            waiting += [((*keys, index), inner) for index, inner in reversed(list(enumerate(value)))]
        elif isinstance(value, _Endless) or (isinstance(value, float) and math.isinf(value)):
            return keys, False
    return None


def heavy_key(plain: Mapping[str, Any], most: int) -> str | None:
    """Return the first key of an object with more than ``most`` values under it, or ``None``.

    Objects, lists and everything in them count; the search under a key ends after ``most`` values.

    >>> heavy_key({"face": 5, "dice": [[1, 2], [3, 4]]}, 6), heavy_key({"dice": [[1, 2], [3, 4]]}, 7)
    ('dice', None)
    """
    for name, value in plain.items():
        waiting, seen = [value], 0
        while waiting:
            inner = waiting.pop()
            seen += 1
            if isinstance(inner, dict):
                inner = list(inner.values())
            if isinstance(inner, list):
                if seen + len(waiting) + len(inner) > most:
                    return name
                waiting += inner
    return None


def _refuse_depth(text: str) -> None:
    """Refuse a text that is nested too deeply, judging by its brackets outside strings.

    Raises:
        TooDeep: The nesting is deeper than ``DEEPEST``.
    """
    text = _ESCAPED.sub("", text) if "\\" in text else text
    # Most of the text is discarded quickly before the rest is examined character by character.
    signs = text.encode("utf-8", "surrogatepass").translate(None, _NO_STEP).replace(b'""', b"")
    if max(accumulate(map(_STEPS.__getitem__, _QUOTED.sub(b"", signs))), default=0) > DEEPEST:
        raise TooDeep


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    plain = dict(pairs)
    if len(plain) == len(pairs):
        return plain
    doubled = _Doubled(plain)
    given = Counter(key for key, _ in pairs)
    doubled.key = next(key for key, times in given.items() if times > 1)
    return doubled


def _integer(digits: str) -> int:
    # Python itself raises an error for a number of more than a few thousand digits.
    if len(digits.removeprefix("-")) <= MOST_DIGITS:
        return int(digits)
    return _Endless(digits[: MOST_DIGITS + 2])


def _no_constant(name: str) -> float:
    raise ValueError(name)
