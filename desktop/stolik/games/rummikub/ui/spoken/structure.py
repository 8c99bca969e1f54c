"""The groups that table and rack are heard in: a row for every set, with its number and what it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.games.rummikub.ui.editor.table_editor import TableEditor
from stolik.games.rummikub.ui.messages.play_text import SETS, TILES
from stolik.games.rummikub.ui.messages.tile_names import CONTEXT
from stolik.games.rummikub.ui.spoken.set_numbers import SetNumbers
from stolik.games.rummikub.ui.spoken.words import set_summary

GROUP_FIELDS: Final = ("set", "number", "x", "y", "width", "height", "summary")

TABLE: Final = QT_TRANSLATE_NOOP("rummikub", "Table, {sets}, {tiles}")
EMPTY_TABLE: Final = QT_TRANSLATE_NOOP("rummikub", "Table, empty")
OWN_RACK: Final = QT_TRANSLATE_NOOP("rummikub", "Your rack, {tiles}")
COVERED_RACK: Final = QT_TRANSLATE_NOOP("rummikub", "The rack is covered")


def numbered(editor: TableEditor, numbers: SetNumbers) -> dict[int, int]:
    """Return the number that each set on the screen is spoken of by, by its id."""
    game = editor.view.game if editor.view is not None else 0
    found = numbers.of(game, (one.tiles for one in editor.sets))
    return {one.id: number for one, number in zip(editor.sets, found, strict=True)}


def group_rows(editor: TableEditor, numbers: Mapping[int, int]) -> list[dict[str, Any]]:
    """Return a row for each set on the screen, in the order of ``numbers``, which go by the set's id."""
    rows = []
    for one in sorted(editor.sets, key=lambda one: numbers[one.id]):
        box = editor.table_layout.box(one.id)
        rows.append(
            {
                "set": one.id,
                "number": numbers[one.id],
                "x": box.x,
                "y": box.y,
                "width": box.width,
                "height": box.height,
                "summary": set_summary(numbers[one.id], one.tiles),
            }
        )
    return rows


def table_summary(editor: TableEditor) -> str:
    """Return how many sets and tiles lie on the table."""
    if not editor.sets:
        return translated(CONTEXT, EMPTY_TABLE)
    facts = {
        "sets": sentence(CONTEXT, SETS, {}, count=len(editor.sets)),
        "tiles": _counted(sum(len(one.tiles) for one in editor.sets)),
    }
    return sentence(CONTEXT, TABLE, facts)


def rack_summary(editor: TableEditor) -> str:
    """Return how many tiles stand on the rack that is seen."""
    if editor.owner is None:
        return translated(CONTEXT, COVERED_RACK)
    return sentence(CONTEXT, OWN_RACK, {"tiles": _counted(len(editor.on_rack))})


def _counted(tiles: int) -> str:
    return sentence(CONTEXT, TILES, {}, count=tiles)
