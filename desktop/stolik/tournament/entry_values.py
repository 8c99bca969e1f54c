"""Turns entries into plain JSON values, and reads them again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from stolik.engine.codec import rejection_of
from stolik.engine.game import Rejection
from stolik.engine.json_text import heavy_key
from stolik.engine.json_values import to_plain
from stolik.tournament.entries import Entry

MOST_VALUES: Final = 2000
"""The most values under a key of an entry; 256 entrants with their keys need fewer."""

_ENTRIES: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


def plain_entry(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain JSON values; what is empty, unknown or false is left out."""
    plain: dict[str, Any] = to_plain(entry)
    return filled(plain)


def filled(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Return an object without what is empty, unknown or false in it."""
    return {key: value for key, value in plain.items() if value not in ("", None) and value is not False}


def read_entry(plain: Mapping[str, Any]) -> Entry | Rejection:
    """Return the entry that JSON values stand for, or why they stand for none; it isn't checked yet.

    ``plain`` has the entry's ``kind`` and exactly its keys; nothing is converted.
    """
    if isinstance(plain.get("kind"), Mapping | list):
        return Rejection("bad_value", {"name": "kind"})
    if (heavy := heavy_key(plain, MOST_VALUES)) is not None:
        return Rejection("bad_value", {"name": heavy, "because": "too_many_values", "most": MOST_VALUES})
    try:
        return _ENTRIES.validate_json(json.dumps(plain))
    except ValidationError as error:
        rejection = rejection_of(error)
        if rejection.code == "unknown_move":
            return Rejection("unknown_entry", rejection.facts)
        return rejection
