"""Mutants that change nothing that can be told, at most six, each with its reason."""

from __future__ import annotations

from typing import Final

_RUMMIKUB: Final = "desktop/stolik/games/rummikub/ui"
_NUMBER: Final = '{{"tiles": tiles_held(one.tiles), "number": old.get(one.set_id, {number})}},'

EQUIVALENT: Final[dict[str, str]] = {
    f"{_RUMMIKUB}/table_parts.py: shifted: bool = False -> shifted: bool = True": (
        "Every row of a tile is made with it."
    ),
    f"{_RUMMIKUB}/names.py: {_NUMBER.format(number=0)} -> {_NUMBER.format(number=1)}": (
        "Tiles are taken out of sets that lay there before, so the default is never used."
    ),
    "desktop/stolik/flow/happenings.py: has_reason: bool = False -> has_reason: bool = True": (
        "The table tells it with every answer."
    ),
}
"""The reasons by the names that ``build/mutants`` gives: "file: line -> changed line"."""
