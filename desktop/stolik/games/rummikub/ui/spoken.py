"""The words for people who play by ear: answers to questions, and the actions for the tiles in hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from stolik.engine.game import Rejection, Seat
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer, choices_text
from stolik.games.rummikub.rules.sets.melds import LEAST, is_set
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    KIND_OF,
    NUMBERS,
    Table,
    Tile,
    colour_of,
    is_joker,
    number_of,
)
from stolik.games.rummikub.ui.messages import opening_text, tiles_text
from stolik.games.rummikub.ui.names import COLOUR_NAMES, CONTEXT, NUMBERED, said, set_name, tile, tiles_held
from stolik.games.rummikub.ui.screen_layout import DropTarget
from stolik.games.rummikub.ui.table_editor import TableEditor
from stolik.games.rummikub.ui.turn_draft import LaidSet, Row, TurnDraft, in_set_order

QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: N_("rummikub", "How many tiles are there, and where?"),
    OPTIONS_KEY: N_("rummikub", "What can I do?"),
    "Ctrl+1": N_("rummikub", "What is on my rack, by colour?"),
    "Ctrl+2": N_("rummikub", "What is on my rack, by number?"),
    "Ctrl+3": N_("rummikub", "Which sets are on the table?"),
    "Ctrl+4": N_("rummikub", "Where does this tile fit?"),
    "Ctrl+5": N_("rummikub", "Which tiles would fit the sets?"),
    "Ctrl+6": N_("rummikub", "What do I need to open?"),
}

OF_COLOUR: Final = N_("rummikub", "{colour} {numbers}")
OF_NUMBER: Final = N_("rummikub", "{number}: {colours}")
JOKERS: Final = translate("rummikub", "%n (joker|jokers)", "", 0)
RACK_COVERED: Final = N_("rummikub", "No rack is showing now.")
RACK_EMPTY: Final = N_("rummikub", "The rack is empty.")
TABLE_EMPTY: Final = N_("rummikub", "There are no sets on the table.")
TAKES: Final = N_("rummikub", "set {number}, {set}: {tiles}")
NO_TAKES: Final = N_("rummikub", "No set has room for one more tile.")
FITS: Final = N_("rummikub", "{tile} fits {sets}.")
FITS_NOWHERE: Final = N_("rummikub", "{tile} doesn't fit any of the sets as they are.")
NO_TILE: Final = N_("rummikub", "First use the arrows to go to a tile.")
OPENED: Final = N_("rummikub", "You have opened.")
RACK: Final = N_("rummikub", "{player}: {tiles}")
BANK: Final = translate("rummikub", "%n (tile|tiles) in the bank.", "", 0)

CAN: Final[Mapping[str, str]] = {
    "lay": N_("rummikub", "Lay tiles and end the turn with Enter"),
    "draw": N_("rummikub", "Draw a tile with D"),
    "pass": N_("rummikub", "Pass with D"),
    "close": N_("rummikub", "End the turn"),
}


def answers(
    state: State,
    table: Table,
    numbers: Sequence[int],
    rack: Sequence[Tile] | None,
    owner: Seat | None,
    opening: tuple[int, int],
    thing: str,
    names: Sequence[str],
) -> Sequence[Answer]:
    """Return the answers to all questions of the game.

    ``table`` is as the tiles lie now, even in the middle of a turn, and ``numbers`` are the spoken numbers of
    its sets. ``rack`` is the rest of the rack of ``owner``, ``None`` if no rack may be seen. ``opening`` are
    the points laid in this turn and those needed. ``thing`` is the tile with the focus, and ``names`` are the
    players' by seat.
    """
    texts = {
        SUM_KEY: _counts(state, names),
        OPTIONS_KEY: options_text(state, names),
        "Ctrl+1": rack_text(rack, by_number=False),
        "Ctrl+2": rack_text(rack, by_number=True),
        "Ctrl+3": _listed(
            [set_text(row, number) for row, number in zip(table, numbers, strict=True)], TABLE_EMPTY
        ),
        "Ctrl+4": fit_text(thing, table, numbers),
        "Ctrl+5": _takes(table, numbers),
        "Ctrl+6": _opening(state, owner, opening),
    }
    return [Answer(key, translated(CONTEXT, QUESTIONS[key]), text) for key, text in texts.items()]


def rack_text(rack: Sequence[Tile] | None, *, by_number: bool) -> str:
    if rack is None:
        return translated(CONTEXT, RACK_COVERED)
    plain = [each for each in rack if not is_joker(each)]
    told = _by_number(plain) if by_number else _by_colour(plain)
    if jokers := len(rack) - len(plain):
        told.append(sentence(CONTEXT, JOKERS, {}, count=jokers))
    return _listed(told, RACK_EMPTY)


def set_text(row: Sequence[Tile], number: int) -> str:
    facts = {"number": number, "set": set_name(row, "laid")}
    return sentence(CONTEXT, NUMBERED, facts)


def fit_text(thing: str, table: Table, numbers: Sequence[int]) -> str:
    """Return the sets, as they lie, that take a tile, without the one that it is in."""
    if thing not in KIND_OF:
        return translated(CONTEXT, NO_TILE)
    others = [
        (row, number)
        for row, number in zip(table, numbers, strict=True)
        if thing not in row and takes(row, thing)
    ]
    facts = {"tile": tile(thing), "sets": ", ".join(set_text(row, number) for row, number in others)}
    return said(FITS if others else FITS_NOWHERE, facts)


def options_text(state: State, names: Sequence[str]) -> str:
    match state.phase:
        case "turn":
            things = [CAN["lay"], CAN["draw"] if state.bank else CAN["pass"]]
        case "drawn":
            things = [CAN["close"]]
        case _:
            things = []
    return choices_text(names[state.turn], [translated(CONTEXT, thing) for thing in things])


def takes(row: Sequence[Tile], one: Tile) -> bool:
    """Return whether a set takes a tile as it lies: at an end, for a joker, or where it splits into two."""
    row, put = tuple(row), (one,)
    if not is_set(row):
        return False
    swaps = ((*row[:at], one, *row[at + 1 :]) for at, each in enumerate(row) if is_joker(each))
    if is_set(put + row) or is_set(row + put) or (not is_joker(one) and any(map(is_set, swaps))):
        return True
    return any(
        is_set(first) and is_set(second)
        for cut in range(LEAST - 1, len(row) - LEAST + 2)
        for first, second in ((row[:cut] + put, row[cut:]), (row[:cut], put + row[cut:]))
    )


def _by_colour(rack: Sequence[Tile]) -> list[str]:
    told = []
    for colour in COLOURS:
        if numbers := sorted(number_of(each) for each in rack if colour_of(each) == colour):
            facts = {"colour": colour, "numbers": " ".join(map(str, numbers))}
            told.append(sentence(CONTEXT, OF_COLOUR, facts, values={"colour": COLOUR_NAMES}))
    return told


def _by_number(rack: Sequence[Tile]) -> list[str]:
    told = []
    for number in range(1, NUMBERS + 1):
        found = [
            colour for colour in COLOURS for each in rack if each[0] == colour and number_of(each) == number
        ]
        if found:
            facts = {
                "number": number,
                "colours": ", ".join(translated(CONTEXT, COLOUR_NAMES[c]) for c in found),
            }
            told.append(sentence(CONTEXT, OF_NUMBER, facts))
    return told


def _takes(table: Table, numbers: Sequence[int]) -> str:
    """Return the single tiles that each set takes as it lies."""
    told = []
    for row, number in zip(table, numbers, strict=True):
        found = [each for each in _near(row) if takes(row, each)]
        if found:
            facts = {
                "number": number,
                "set": set_name(row, "laid"),
                "tiles": ", ".join(tile(each) for each in found),
            }
            told.append(sentence(CONTEXT, TAKES, facts))
    return _listed(told, NO_TAKES)


def _near(row: Sequence[Tile]) -> Iterable[Tile]:
    """Yield the tiles that may fit a set by colour and number, without jokers, which nearly always fit."""
    plain = [each for each in row if not is_joker(each)]
    colours, numbers = set(map(colour_of, plain)), set(map(number_of, plain))
    for colour in COLOURS if len(numbers) == 1 else colours:
        for number in sorted(numbers) if len(numbers) == 1 < len(colours) else range(1, NUMBERS + 1):
            yield f"{colour}{number}a"


def _opening(state: State, owner: Seat | None, opening: tuple[int, int]) -> str:
    if owner is None:
        return translated(CONTEXT, RACK_COVERED)
    return translated(CONTEXT, OPENED) if state.opened[owner] else opening_text(*opening)


def _counts(state: State, names: Sequence[str]) -> str:
    told = [
        sentence(CONTEXT, RACK, {"player": player, "tiles": tiles_text(len(rack))})
        for player, rack in zip(names, state.racks, strict=True)
    ]
    return "; ".join(told) + ". " + sentence(CONTEXT, BANK, {}, count=len(state.bank))


def _listed(told: Collection[str], nothing: str) -> str:
    text = "; ".join(told)
    return text[:1].upper() + text[1:] + "." if told else translated(CONTEXT, nothing)


ActionKind: TypeAlias = Literal["put", "new", "joker", "split", "whole", "rack", "more", "drop"]
Named: TypeAlias = Callable[[str, int], str]
"""Returns the text of an action, given by its name, for a set, given by its id."""

_NO_SET: Final = -1

NAMES: Final[Mapping[str, str]] = {
    "before": N_("rummikub", "Lay {tiles} before set {set}"),
    "after": N_("rummikub", "Lay {tiles} after set {set}"),
    "into": N_("rummikub", "Lay {tiles} in set {set}"),
    "parted": N_("rummikub", "Lay {tiles} in set {set}, which splits in two"),
    "new": N_("rummikub", "New set: lay {tiles}"),
    "joker": N_("rummikub", "Swap the joker of set {set} for {tiles}"),
    "split": N_("rummikub", "Split set {set} before {tile}"),
    "whole": N_("rummikub", "Pick up all of set {set}"),
    "rack": N_("rummikub", "Take {tiles} back to the rack"),
    "more": N_("rummikub", "Pick up more tiles"),
    "drop": N_("rummikub", "Put {tiles} down"),
}
"""The texts of the actions; ``set`` is the spoken number of a set."""

QUESTION: Final = N_("rummikub", "What to do with {tiles}?")


class TileAction(NamedTuple):
    """An action for the tiles in hand; ``at`` is a set's id and a place in it, from 0."""

    text: str
    kind: ActionKind
    at: tuple[int, int] = (0, 0)


def question_held(editor: TableEditor) -> str:
    if not editor.picked:
        return ""
    return sentence(CONTEXT, QUESTION, {"tiles": tiles_held(editor.picked)})


def tile_actions(editor: TableEditor, numbers: Mapping[int, int]) -> tuple[TileAction, ...]:
    """Return the actions for the tiles in hand, those that leave sets in order first.

    ``numbers`` are the spoken numbers of the sets, by id. A place in a set is offered if the tiles make a set
    there, or the beginning of one.
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
            found += [TileAction(named("joker", one.id), "joker", at) for at in _jokers(draft, one, held)]
            found += [TileAction(named(name, one.id), "put", at) for name, at in _places(draft, one, held)]
        if not _is_all(draft, held) and not isinstance(draft.lay(held), Rejection):
            new = TileAction(named("new", _NO_SET), "new")
            found.insert(0 if is_set(in_set_order(held)) else len(found), new)
        found += _of_table(editor, draft, named)
    return (*found, TileAction(named("more", _NO_SET), "more"), TileAction(named("drop", _NO_SET), "drop"))


def carry_out(editor: TableEditor, action: TileAction) -> Rejection | None:
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
    held = editor.picked
    home = draft.find(held[0])
    if home is None:
        return
    index = home.tiles.index(held[0])
    if len(held) == 1 and not isinstance(draft.split(home.id, index), Rejection):
        yield TileAction(named("split", home.id), "split", (home.id, index))
    if set(held) < set(home.tiles):
        yield TileAction(named("whole", home.id), "whole")
    if not isinstance(draft.take_back(held), Rejection):
        yield TileAction(named("rack", _NO_SET), "rack")


def _jokers(draft: TurnDraft, one: LaidSet, held: Row) -> Iterator[tuple[int, int]]:
    """Yield the place of a joker that the tile in hand can replace."""
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
    """Yield the places in a set where the tiles fit, each with the name of the action."""
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
        # A run takes a number that it already has by splitting there.
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
    """Return whether one or two tiles, as they lie, would be a set with jokers beside or between them."""
    if len(row) >= LEAST or all(map(is_joker, row)):
        return len(row) < LEAST
    joker = "ja" if "ja" not in row else "jb"
    return len(row) == 1 or any(is_set((*row[:at], joker, *row[at:])) for at in range(len(row) + 1))


def _is_all(draft: TurnDraft, held: Row) -> bool:
    home = draft.find(held[0])
    return home is not None and set(home.tiles) == set(held)
