"""A move on the table by the numbers of its sets, in one sentence, for who hears it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate
from stolik.games.rummikub.rules.events import TilesPlayed
from stolik.games.rummikub.rules.tiles import Table, Tile
from stolik.games.rummikub.ui.draft.played_steps import PlayedStep, played_move
from stolik.games.rummikub.ui.messages.tile_names import CONTEXT, said, taken
from stolik.games.rummikub.ui.spoken.set_numbers import SetNumbers
from stolik.games.rummikub.ui.spoken.words import described, set_summary, tiles_held

DEEDS: Final[Mapping[str, str]] = {
    "lay": QT_TRANSLATE_NOOP("rummikub", "lays {set}"),
    "before": QT_TRANSLATE_NOOP("rummikub", "lays {laid} before set {number}, {result}"),
    "after": QT_TRANSLATE_NOOP("rummikub", "lays {laid} after set {number}, {result}"),
    "into": QT_TRANSLATE_NOOP("rummikub", "lays {laid} into set {number}, {result}"),
    "move": QT_TRANSLATE_NOOP("rummikub", "moves {taken} to set {number}, {result}"),
    "take": QT_TRANSLATE_NOOP("rummikub", "takes {taken} for {set}"),
    "move_and_lay": QT_TRANSLATE_NOOP("rummikub", "moves {taken} to set {number} and lays {laid}, {result}"),
    "take_and_lay": QT_TRANSLATE_NOOP("rummikub", "takes {taken} and lays {laid} for {set}"),
}
"""What is done to one set; ``result`` is what the set is after the move."""

TAKEN: Final = QT_TRANSLATE_NOOP("rummikub", "{tiles} from set {number}")
PLAYED: Final = QT_TRANSLATE_NOOP("rummikub", "{player} {deeds}.")
OPENED: Final = translate("rummikub", "{player} opens with %n (point|points): {sets}.", "", 0)
DRAWN: Final = QT_TRANSLATE_NOOP("rummikub", "You draw {tile}.")


def drawn_tile(tile: Tile) -> str:
    """Return what the owner of a tile is told who has just drawn it."""
    return sentence(CONTEXT, DRAWN, {"tile": taken(tile)})


def spoken_move(event: TilesPlayed, game: int, name: str, numbers: SetNumbers) -> str:
    """Return what the player called ``name`` has done in the match's ``game``, from 1, set by set."""
    before = dict(zip(event.before, numbers.of(game, event.before), strict=True))
    after = _by_tiles(event.after, numbers.of(game, event.after))
    move = played_move(event.before, event.after)
    old = {one.id: before[one.tiles] for one in move.before}
    goals = {one.id: one.tiles for one in move.after}
    if event.opening:
        sets = [goals[step.set_id] for step in move.steps]
        told = "; ".join(set_summary(after[frozenset(row)], row) for row in sets)
        return said(OPENED, {"player": name, "sets": told}, event.worth)
    deeds = [_deed(step, goals[step.set_id], after, old) for step in move.steps]
    return said(PLAYED, {"player": name, "deeds": "; ".join(deeds)})


def _by_tiles(table: Table, numbers: Sequence[int]) -> dict[frozenset[Tile], int]:
    return {frozenset(row): number for row, number in zip(table, numbers, strict=True)}


def _deed(
    step: PlayedStep, goal: Sequence[Tile], after: Mapping[frozenset[Tile], int], old: Mapping[int, int]
) -> str:
    """Return the clause of the tiles that come to one set."""
    number = after[frozenset(goal)]
    sources = ", ".join(
        sentence(
            CONTEXT,
            TAKEN,
            {"tiles": tiles_held(one.tiles), "number": old.get(one.set_id, 0)},
        )
        for one in step.taken
    )
    facts = {
        "taken": sources,
        "laid": tiles_held(step.laid),
        "number": number,
        "set": set_summary(number, goal),
        "result": described(goal),
    }
    if not step.onto:
        kind = "lay" if not sources else "take_and_lay" if step.laid else "take"
    elif sources:
        kind = "move_and_lay" if step.laid else "move"
    else:
        count = len(step.laid)
        kind = "after" if tuple(goal[-count:]) == step.laid else "into"
        kind = "before" if tuple(goal[:count]) == step.laid else kind
    return sentence(CONTEXT, DEEDS[kind], facts)
