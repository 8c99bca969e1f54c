"""What can be done with the tiles in hand, each with its full name: for who doesn't point at a place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stolik.engine.game import Rejection
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.games.rummikub.rules.sets.melds import LEAST, is_set
from stolik.games.rummikub.rules.tiles import Tile, is_joker, number_of
from stolik.games.rummikub.ui.names import CONTEXT, tile, tiles_held
from stolik.games.rummikub.ui.screen_layout import DropTarget
from stolik.games.rummikub.ui.table_editor import TableEditor
from stolik.games.rummikub.ui.turn_draft import LaidSet, Row, TurnDraft, in_set_order

ActionKind: TypeAlias = Literal["put", "new", "joker", "split", "whole", "rack", "more", "drop"]
Named: TypeAlias = Callable[[str, int], str]
"""Gives the name of an action for a set, by the set's id."""

_NO_SET: Final = -1

NAMES: Final[Mapping[str, str]] = {
    "before": QT_TRANSLATE_NOOP("rummikub", "Lay {tiles} before set {set}"),
    "after": QT_TRANSLATE_NOOP("rummikub", "Lay {tiles} after set {set}"),
    "into": QT_TRANSLATE_NOOP("rummikub", "Lay {tiles} into set {set}"),
    "parted": QT_TRANSLATE_NOOP("rummikub", "Lay {tiles} into set {set}, which becomes two"),
    "new": QT_TRANSLATE_NOOP("rummikub", "New set: lay {tiles}"),
    "joker": QT_TRANSLATE_NOOP("rummikub", "Swap the joker of set {set} for {tiles}"),
    "split": QT_TRANSLATE_NOOP("rummikub", "Split set {set} before {tile}"),
    "whole": QT_TRANSLATE_NOOP("rummikub", "Pick up all of set {set}"),
    "rack": QT_TRANSLATE_NOOP("rummikub", "Take {tiles} back to the rack"),
    "more": QT_TRANSLATE_NOOP("rummikub", "Pick up more tiles"),
    "drop": QT_TRANSLATE_NOOP("rummikub", "Let go of {tiles}"),
}
"""What each action is called; ``set`` is the number that a set is spoken of by."""

QUESTION: Final = QT_TRANSLATE_NOOP("rummikub", "What to do with {tiles}?")


@dataclass(frozen=True, slots=True)
class TileAction:
    """Something that can be done with the tiles in hand; ``at`` is a set's id and a place in it, from 0."""

    kind: ActionKind
    text: str
    at: tuple[int, int] = (0, 0)


def question(editor: TableEditor) -> str:
    """Return what is asked where the actions are shown; empty where nothing is in hand."""
    if not editor.picked:
        return ""
    return sentence(CONTEXT, QUESTION, {"tiles": tiles_held(editor.picked)})


def tile_actions(editor: TableEditor, numbers: Mapping[int, int]) -> tuple[TileAction, ...]:
    """Return what can be done with the tiles in hand, what leaves sets in order first.

    ``numbers`` are those that the sets are spoken of by, by id. A place in a set is offered where the tiles
    make a set there, or the beginning of one that isn't finished.
    """
    held = editor.picked
    if not held:
        return ()
    words = tiles_held(in_set_order(held))

    def named(name: str, set_id: int) -> str:
        facts = {"tiles": words, "tile": tile(held[0]), "set": numbers.get(set_id, 0)}
        return sentence(CONTEXT, NAMES[name], facts)

    found: list[TileAction] = []
    draft = editor.draft
    if editor.active and draft is not None and not editor.looks_before and editor.preview is None:
        for one in sorted(draft.current, key=lambda one: numbers.get(one.id, 0)):
            found += [TileAction("joker", named("joker", one.id), at) for at in _jokers(draft, one, held)]
            found += [TileAction("put", named(name, one.id), at) for name, at in _places(draft, one, held)]
        if not _is_all(draft, held) and not isinstance(draft.lay(held), Rejection):
            new = TileAction("new", named("new", _NO_SET))
            found.insert(0 if is_set(in_set_order(held)) else len(found), new)
        found += _of_table(editor, draft, named)
    return (*found, TileAction("more", named("more", _NO_SET)), TileAction("drop", named("drop", _NO_SET)))


def carry_out(editor: TableEditor, action: TileAction) -> Rejection | None:
    """Do what an action says; return why it is refused."""
    match action.kind:
        case "put":
            return editor.put(DropTarget("set", action.at))
        case "new":
            return editor.put(DropTarget("new"))
        case "joker":
            return editor.put(DropTarget("joker", action.at))
        case "split":
            return editor.split(*action.at)
        case "whole":
            return editor.pick(editor.whole(editor.picked[0])) if editor.picked else None
        case "rack":
            return editor.take_back()
        case "drop":
            editor.drop_picked()
    return None


def _of_table(editor: TableEditor, draft: TurnDraft, named: Named) -> Iterator[TileAction]:
    """Yield what can be done with tiles that lie on the table."""
    held = editor.picked
    home = draft.find(held[0])
    if home is None:
        return
    index = home.tiles.index(held[0])
    if len(held) == 1 and not isinstance(draft.split(home.id, index), Rejection):
        yield TileAction("split", named("split", home.id), (home.id, index))
    if set(held) < set(home.tiles):
        yield TileAction("whole", named("whole", home.id))
    if not isinstance(draft.take_back(held), Rejection):
        yield TileAction("rack", named("rack", _NO_SET))


def _jokers(draft: TurnDraft, one: LaidSet, held: Row) -> Iterator[tuple[int, int]]:
    """Yield the places of the jokers that the tile in hand can take."""
    if len(held) > 1 or is_joker(held[0]) or held[0] in one.tiles or not is_set(one.tiles):
        return
    for index, joker in enumerate(one.tiles):
        if not is_joker(joker):
            continue
        swapped = in_set_order((*one.tiles[:index], held[0], *one.tiles[index + 1 :]))
        if is_set(swapped) and not isinstance(draft.add_to_joker(held, joker), Rejection):
            yield one.id, index
            return


def _places(draft: TurnDraft, one: LaidSet, held: Row) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the places in a set where the tiles fit, with the name of the action."""
    if not set(held).isdisjoint(one.tiles):
        return
    last = len(one.tiles)
    for index in (last, 0):
        row = in_set_order((*one.tiles, *held) if index else (*held, *one.tiles))
        if is_set(row) or (last < LEAST and _begins_set(row)):
            if not isinstance(draft.add(held, one.id, index), Rejection):
                side = "after" if row[-1] in held else "before" if row[0] in held else "into"
                yield side, (one.id, index)
            return
    if len(held) > 1 or is_joker(held[0]) or not is_set(one.tiles):
        return
    for index, equal in enumerate(one.tiles):
        # A run takes in a number that it has by parting there.
        if is_joker(equal) or number_of(equal) != number_of(held[0]):
            continue
        done = draft.add(held, one.id, index + 1)
        if isinstance(done, Rejection):
            return
        parts = [each.tiles for each in done.current if not {*one.tiles, *held}.isdisjoint(each.tiles)]
        if len(parts) == 2 and all(map(is_set, parts)):
            yield "parted", (one.id, index + 1)
            return


def _begins_set(row: Sequence[Tile]) -> bool:
    """Return whether one or two tiles, as they lie, become a set with jokers beside or between them."""
    if len(row) >= LEAST or all(map(is_joker, row)):
        return len(row) < LEAST
    joker = "ja" if "ja" not in row else "jb"
    return len(row) == 1 or any(is_set((*row[:at], joker, *row[at:])) for at in range(len(row) + 1))


def _is_all(draft: TurnDraft, held: Row) -> bool:
    """Return whether the tiles in hand are a set of their own already."""
    home = draft.find(held[0])
    return home is not None and set(home.tiles) == set(held)
