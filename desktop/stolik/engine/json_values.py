"""Turns a game's values into plain JSON values; `codec` reads them again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

LEFT_OUT: Final[Mapping[str, Any]] = MappingProxyType({"left_out_at_default": True})
"""The metadata of a dataclass field that is written only where it isn't at its default."""

_PLAIN: Final = frozenset({str, int, float, bool, type(None)})
_ALWAYS_WRITTEN: Final = object()


def to_plain(value: Any) -> Any:
    """Return a value as JSON has it: dataclasses as objects, ``kind`` first if there is one, tuples as lists.

    Numbers, texts, truth values and ``None`` stay as they are; mappings keep their keys. A field with the
    metadata ``LEFT_OUT`` is left out at its default.

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
        # Most parts are plain: to call this function for each would take twice as long.
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
    """Return the names of the fields, each with the default at which it is left out."""
    return [
        (field.name, field.default if LEFT_OUT.items() <= field.metadata.items() else _ALWAYS_WRITTEN)
        for field in fields(kind)
    ]
