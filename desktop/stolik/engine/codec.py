"""Strict reading of a game's moves and options from plain JSON values."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import reduce
from operator import or_
from typing import Annotated, Any, Final, TypeVar

from pydantic import Field, TypeAdapter, ValidationError

from stolik.engine.game import AnyGame, Rejection, Value
from stolik.engine.json_values import MOST_DIGITS, heavy_key, text_fault, to_plain

V = TypeVar("V", bound=Value)

MOST_VALUES: Final = 1000
"""The most values under one key of a move or an option; 106 tiles in sets need far fewer."""


class Codec:
    """A reader of one game's moves and options.

    ``game`` gives the classes of its moves and options.
    """

    def __init__(self, game: AnyGame) -> None:
        union: Any = reduce(or_, game.move_types)
        self._moves: TypeAdapter[Value] = TypeAdapter(Annotated[union, Field(discriminator="kind")])
        self._options: TypeAdapter[Value] = TypeAdapter(game.options_type)
        self._option_names = {field.name for field in fields(game.options_type)}

    def move(self, plain: Mapping[str, Any]) -> Value | Rejection:
        """Return the move that JSON values stand for, or why they don't stand for one.

        ``plain`` must hold the move's ``kind`` and exactly its fields; no value is converted.
        """
        if isinstance(plain.get("kind"), Mapping | list):
            return Rejection("bad_value", {"name": "kind"})
        if (heavy := heavy_key(plain, MOST_VALUES)) is not None:
            return Rejection("bad_value", {"name": heavy, "because": "too_many_values", "most": MOST_VALUES})
        if len(plain) > MOST_VALUES:
            return Rejection("bad_value", {"because": "too_many_values", "name": "move", "most": MOST_VALUES})
        try:
            return self._moves.validate_json(json.dumps(plain))
        except ValidationError as error:
            return rejection_of(error)

    def options(self, plain: Mapping[str, Any]) -> Value | Rejection:
        """Return the options, with the rules' defaults filled in, or why they are refused.

        ``plain`` holds values by option name; options left out get their defaults.
        """
        # Hostile input may hold countless faults, so the search stops at the first one.
        for name in plain:
            if name not in self._option_names:
                return Rejection("unknown_option", {"name": name})
            if heavy_key({name: plain[name]}, MOST_VALUES) is not None:
                return Rejection("bad_option", {"name": name})
        try:
            options = self._options.validate_json(json.dumps(plain))
        except ValidationError as error:
            fault = rejection_of(error)
            option = error.errors(include_url=False)[0]["loc"]
            return Rejection("bad_option", {"name": str(option[0])} if option else fault.facts)
        # Even in strict mode, pydantic accepts true and 1.0 for a 1 in a Literal.
        read = to_plain(options)
        for name, given in plain.items():
            # An option that is left out at its default has no Literal type.
            if name in read and (type(given) is not type(read[name]) or given != read[name]):
                return Rejection("bad_option", {"name": name})
        return options


def read_value(kind: type[V], plain: Mapping[str, Any]) -> V | Rejection:
    """Return the value of a type that JSON values stand for, or why they don't stand for one.

    ``kind`` is a dataclass based on `Value`; ``plain`` must hold exactly its fields; nothing is converted.
    """
    if (heavy := heavy_key(plain, MOST_VALUES)) is not None:
        return Rejection("bad_value", {"name": heavy, "because": "too_many_values", "most": MOST_VALUES})
    try:
        return TypeAdapter(kind).validate_json(json.dumps(plain))
    except ValidationError as error:
        return rejection_of(error)


_BOUNDS: Final = {
    "string_too_long": ("long_text", "most", "max_length"),
    "greater_than_equal": ("low_number", "least", "ge"),
    "less_than_equal": ("high_number", "most", "le"),
}
"""By pydantic's error type for a broken bound: the reason, the fact for its sentence, and the bound's key."""


def rejection_of(error: ValidationError) -> Rejection:
    """Return the first fault that pydantic found, as a code and the name of its place.

    ``error`` is what pydantic raised for the JSON text of a record, a move or options. If the text itself is
    at fault, there is no place, and ``because`` says what is wrong with it.
    """
    first = error.errors(include_url=False, include_context=True)[0]
    kind = first["type"]
    if kind.startswith("union_tag"):
        given = first.get("ctx", {}).get("tag")
        return (
            Rejection("missing_key", {"name": "kind"})
            if given is None
            else Rejection("unknown_move", {"name": given})
        )
    place = first["loc"]
    if not place:
        return Rejection("bad_value", {"because": "no_text"})
    # Pydantic puts branches of unions among the keys, such as "constrained-int", which no person understands.
    keys = [part for part in place[:-1] if isinstance(part, int) or part.isidentifier()]
    last = place[-1]
    if kind in ("extra_forbidden", "unexpected_keyword_argument"):
        return Rejection("unknown_key", {"name": place_name([*keys, last])})
    if kind in ("missing", "missing_argument"):
        return Rejection("missing_key", {"name": place_name([*keys, last])})
    is_branch = keys and isinstance(last, str) and not last.isidentifier()
    facts = {"name": place_name(keys if is_branch else [*keys, last])}
    if kind in _BOUNDS:
        because, fact, bound = _BOUNDS[kind]
        facts |= {"because": because, fact: first["ctx"][bound]}
    return Rejection("bad_value", facts)


def inexact(plain: dict[str, Any], without: str | None = None, spared: str | None = None) -> Rejection | None:
    """Return a refusal of the first duplicate key or overlong number in an object, or ``None``.

    Values under the key ``without`` are skipped; a number under ``spared`` is left to the reader of that key.
    """
    found = text_fault(plain, without)
    if found is None:
        return None
    keys, is_doubled = found
    if is_doubled:
        return Rejection("key_twice", {"name": place_name(keys)})
    if keys[0] == spared:
        return None
    facts = {"name": place_name(keys), "because": "endless_number", "most": MOST_DIGITS}
    return Rejection("bad_value", facts)


def place_name(keys: Sequence[int | str]) -> str:
    """Return the innermost name on the path to a value, with the seat if the value belongs to one.

    ``keys`` is that path, outermost first: keys of objects and 0-based indices of lists; at least one.

    >>> place_name(["seats", 1, "name"]), place_name(["log", 3, "move"])
    ('seat 1: name', 'move')
    """
    names = [key for key in keys if isinstance(key, str)]
    if names[:1] != ["seats"] or len(keys) == 1:
        return names[-1] if names else str(keys[-1])
    return f"seat {keys[1]}" + (f": {names[-1]}" if len(names) > 1 else "")
