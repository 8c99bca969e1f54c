"""Turns a game's values into plain JSON values; `codec` reads them again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

LEFT_OUT: Final[Mapping[str, Any]] = MappingProxyType({"left_out_at_default": True})
"""The metadata of a dataclass field that is written only where it isn't at its default."""

_PLAIN: Final = frozenset({str, int, float, bool, type(None)})


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
        plain = {name: to_plain(getattr(value, name)) for name in _field_names(type(value))}
        for name, usual in _left_out(type(value)):
            if getattr(value, name) == usual:
                del plain[name]
        return {"kind": plain.pop("kind"), **plain} if "kind" in plain else plain
    if isinstance(value, Mapping):
        return {key: to_plain(item) for key, item in value.items()}
    return value


@cache
def _field_names(kind: type[DataclassInstance]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _left_out(kind: type[DataclassInstance]) -> tuple[tuple[str, Any], ...]:
    """Return the fields that are left out at their default, with that default."""
    return tuple(
        (field.name, field.default) for field in fields(kind) if LEFT_OUT.items() <= field.metadata.items()
    )
