"""A move on the table in words: by its sets, by their numbers for those who hear it, or in two figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate
from stolik.games.rummikub.rules.events import TilesPlayed
from stolik.games.rummikub.rules.sets.melds import LEAST, Meld, is_set, read
from stolik.games.rummikub.rules.tiles import KIND_OF, Table, Tile
from stolik.games.rummikub.ui.spoken.set_numbers import SetNumbers
from stolik.games.rummikub.ui.turn_draft import PlayedMove, PlayedStep, TakenTiles, played_move
from stolik.games.rummikub.ui.voice.names import (
    CONTEXT,
    described,
    said,
    set_name,
    set_summary,
    taken,
    tiles_held,
    tiles_taken,
)

PLAYED: Final = QT_TRANSLATE_NOOP("rummikub", "{player} {deeds}.")
PLAYED_BRIEFLY: Final = QT_TRANSLATE_NOOP("rummikub", "{player} {laid}.")
REARRANGED_BRIEFLY: Final = QT_TRANSLATE_NOOP("rummikub", "{player} {laid} and {changed}.")

DEEDS: Final[Mapping[str, str]] = {
    "lay": QT_TRANSLATE_NOOP("rummikub", "lays {sets}"),
    "add": QT_TRANSLATE_NOOP("rummikub", "adds {laid} {onto}"),
    "move": QT_TRANSLATE_NOOP("rummikub", "moves {taken} {onto}"),
    "move_and_add": QT_TRANSLATE_NOOP("rummikub", "moves {taken} {onto} and adds {laid}"),
    "split": QT_TRANSLATE_NOOP("rummikub", "splits {taken}"),
    "take_and_lay": QT_TRANSLATE_NOOP("rummikub", "takes {taken} and lays {sets}"),
}
"""What a step does; ``taken`` are tiles with the set that each comes from."""

IN_NUMBERS: Final = QT_TRANSLATE_NOOP("rummikub", "{player}: {tiles}, {sets}.")
TILES_ALONE: Final = QT_TRANSLATE_NOOP("rummikub", "{player}: {tiles}.")
TILES: Final = translate("rummikub", "%n (tile|tiles)", "", 0)
SETS: Final = translate("rummikub", "%n (set|sets)", "", 0)

TAKEN_FROM: Final = QT_TRANSLATE_NOOP("rummikub", "{tiles} {source}")
LAID: Final = translate("rummikub", "lays %n (tile|tiles)", "", 0)
CHANGED: Final = translate("rummikub", "changes %n (set|sets)", "", 0)


def play_text(before: Table, after: Table) -> str:
    """Return what a player does to the table, as it goes on after their name: by the fewest clauses."""
    move = played_move(before, after)
    deeds: list[tuple[str, dict[str, str]]] = []
    for step in move.steps:
        kind, facts = _deed(step, move)
        if deeds and kind == deeds[-1][0] == "lay":
            deeds[-1][1]["sets"] += ", " + facts["sets"]
        else:
            deeds.append((kind, facts))
    return "; ".join(sentence(CONTEXT, DEEDS[kind], facts) for kind, facts in deeds)


def sets_laid(before: Table, after: Table) -> str:
    """Return the sets that a player lays or changes, as they are after it."""
    steps = played_move(before, after).steps
    return ", ".join(set_name(step.result, "laid") for step in steps)


def played_briefly(player: str, before: Table, after: Table) -> str:
    """Return how many tiles a player lays, and how many sets of before change."""
    laid, changed = _counted(before, after)
    facts = {
        "player": player,
        "laid": sentence(CONTEXT, LAID, {}, count=laid),
        "changed": sentence(CONTEXT, CHANGED, {}, count=changed),
    }
    return said(REARRANGED_BRIEFLY if changed else PLAYED_BRIEFLY, facts)


def played_in_numbers(player: str, before: Table, after: Table) -> str:
    """Return the same two numbers without a verb, where there is hardly any room."""
    laid, changed = _counted(before, after)
    facts = {
        "player": player,
        "tiles": sentence(CONTEXT, TILES, {}, count=laid),
        "sets": sentence(CONTEXT, SETS, {}, count=changed),
    }
    return said(IN_NUMBERS if changed else TILES_ALONE, facts)


def _counted(before: Table, after: Table) -> tuple[int, int]:
    """Return how many tiles a move lays, and how many sets of before it changes."""
    steps = played_move(before, after).steps
    changed = {one.set_id for step in steps for one in step.taken} | {s.set_id for s in steps if s.onto}
    return sum(len(step.laid) for step in steps), len(changed)


def as_table(plain: Any) -> Table:
    """Return a table given as plain values."""
    return tuple(tuple(row) for row in plain)


def _deed(step: PlayedStep, move: PlayedMove) -> tuple[str, dict[str, str]]:
    """Return what a step does, and the facts of its clause."""
    goal = next(one.tiles for one in move.after if one.id == step.set_id)
    taken = step.taken
    is_new = not step.onto or _is_another(_known(step.onto, step.set_id, move), goal)
    if is_new and (kept := tuple(tile for tile in goal if tile in step.onto)):
        taken = (TakenTiles(kept, step.set_id, step.onto), *taken)
    facts = {
        "taken": ", ".join(_taken(one, move) for one in taken),
        "laid": tiles_taken(step.laid),
        "sets": set_name(goal, "laid"),
        "onto": set_name(_known(step.onto, step.set_id, move), "to") if step.onto else "",
    }
    if is_new and not taken:
        return "lay", facts
    if is_new:
        return ("split" if len(taken) == 1 and not step.laid else "take_and_lay"), facts
    if not taken:
        return "add", facts
    return ("move_and_add" if step.laid else "move"), facts


def _taken(one: TakenTiles, move: PlayedMove) -> str:
    """Return tiles with the set that they are taken from, where they aren't all of it."""
    if set(one.tiles) == set(one.source) and is_set(one.source):
        return set_name(one.source, "laid")
    source = set_name(_known(one.source, one.set_id, move), "from")
    facts = {"tiles": tiles_taken(one.tiles), "source": source}
    return sentence(CONTEXT, TAKEN_FROM, facts)


def _is_another(row: Sequence[Tile], goal: Sequence[Tile]) -> bool:
    """Return whether people would call it another set after such changes, though it has the same place."""
    old, new = read(row), read(goal)
    if isinstance(old, Meld) and isinstance(new, Meld) and old.kind != new.kind:
        return True
    return 2 * len(set(row) & set(goal)) < len(goal) and len(set(row) & set(goal)) < LEAST


def _known(row: Sequence[Tile], set_id: int, move: PlayedMove) -> Sequence[Tile]:
    """Return a set as people know it: as it lies now, or as before the move where it is in disorder now."""
    if is_set(row):
        return row
    return next((one.tiles for one in move.before if one.id == set_id), tuple(row))


DEEDS_HEARD: Final[Mapping[str, str]] = {
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

TAKEN_HEARD: Final = QT_TRANSLATE_NOOP("rummikub", "{tiles} from set {number}")
OPENED_HEARD: Final = translate("rummikub", "{player} opens with %n (point|points): {sets}.", "", 0)
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
        return said(OPENED_HEARD, {"player": name, "sets": told}, event.worth)
    deeds = [_deed_heard(step, goals[step.set_id], after, old) for step in move.steps]
    return said(PLAYED, {"player": name, "deeds": "; ".join(deeds)})


def _by_tiles(table: Table, numbers: Sequence[int]) -> dict[frozenset[Tile], int]:
    return {frozenset(row): number for row, number in zip(table, numbers, strict=True)}


def _deed_heard(
    step: PlayedStep, goal: Sequence[Tile], after: Mapping[frozenset[Tile], int], old: Mapping[int, int]
) -> str:
    """Return the clause of the tiles that come to one set."""
    number = after[frozenset(goal)]
    sources = ", ".join(
        sentence(
            CONTEXT,
            TAKEN_HEARD,
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
    return sentence(CONTEXT, DEEDS_HEARD[kind], facts)


LAY: Final = translate("rummikub", "Lay %n (tile|tiles)", "", 0)
LAY_NAMED: Final = QT_TRANSLATE_NOOP("rummikub", "Lay {tiles}")
NAMED_AT_MOST: Final = 3
"""The tiles that are named at most; more would take too long to read."""


def lay_text(laid: Sequence[Tile]) -> str:
    """Return the option to lay some tiles: their names where they are few, else how many they are."""
    if len(laid) > NAMED_AT_MOST:
        return sentence(CONTEXT, LAY, {}, count=len(laid))
    in_order = sorted(laid, key=KIND_OF.__getitem__)
    return sentence(CONTEXT, LAY_NAMED, {"tiles": tiles_taken(in_order)})
