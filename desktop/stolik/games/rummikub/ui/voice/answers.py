"""What is told of Rummikub to those who play by ear: answers to questions about the rack and the table."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from stolik.engine.game import Seat
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.spoken_text import choices_text
from stolik.engine.view_model import OPTIONS_KEY, SUM_KEY, Answer
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
from stolik.games.rummikub.ui.names import COLOURS as COLOUR_NAMES
from stolik.games.rummikub.ui.names import CONTEXT, said, set_name, tile

QUESTIONS: Final[Mapping[str, str]] = {
    SUM_KEY: QT_TRANSLATE_NOOP("rummikub", "How many tiles are there, and where?"),
    OPTIONS_KEY: QT_TRANSLATE_NOOP("rummikub", "What can I do?"),
    "Ctrl+1": QT_TRANSLATE_NOOP("rummikub", "What is on my rack, by colour?"),
    "Ctrl+2": QT_TRANSLATE_NOOP("rummikub", "What is on my rack, by number?"),
    "Ctrl+3": QT_TRANSLATE_NOOP("rummikub", "Which sets lie on the table?"),
    "Ctrl+4": QT_TRANSLATE_NOOP("rummikub", "Where does this tile fit?"),
    "Ctrl+5": QT_TRANSLATE_NOOP("rummikub", "Which tiles do the sets take?"),
    "Ctrl+6": QT_TRANSLATE_NOOP("rummikub", "What is missing for the opening?"),
}

OF_COLOUR: Final = QT_TRANSLATE_NOOP("rummikub", "{colour} {numbers}")
OF_NUMBER: Final = QT_TRANSLATE_NOOP("rummikub", "{number}: {colours}")
JOKERS: Final = translate("rummikub", "%n (joker|jokers)", "", 0)
RACK_COVERED: Final = QT_TRANSLATE_NOOP("rummikub", "Nobody's rack is open now.")
RACK_EMPTY: Final = QT_TRANSLATE_NOOP("rummikub", "The rack is empty.")
TABLE_EMPTY: Final = QT_TRANSLATE_NOOP("rummikub", "No set lies on the table.")
SET: Final = QT_TRANSLATE_NOOP("rummikub", "set {number}, {set}")
TAKES: Final = QT_TRANSLATE_NOOP("rummikub", "set {number}, {set}: {tiles}")
NO_TAKES: Final = QT_TRANSLATE_NOOP("rummikub", "No set takes a single tile.")
FITS: Final = QT_TRANSLATE_NOOP("rummikub", "{tile} fits {sets}.")
FITS_NOWHERE: Final = QT_TRANSLATE_NOOP("rummikub", "{tile} fits none of the sets as they lie.")
NO_TILE: Final = QT_TRANSLATE_NOOP("rummikub", "Go to a tile with the arrows first.")
OPENED: Final = QT_TRANSLATE_NOOP("rummikub", "You have opened.")
RACK: Final = QT_TRANSLATE_NOOP("rummikub", "{player}: {tiles}")
BANK: Final = translate("rummikub", "%n (tile|tiles) in the bank.", "", 0)

CAN: Final[Mapping[str, str]] = {
    "lay": QT_TRANSLATE_NOOP("rummikub", "Lay tiles and end the turn with Enter"),
    "draw": QT_TRANSLATE_NOOP("rummikub", "Draw a tile with D"),
    "pass": QT_TRANSLATE_NOOP("rummikub", "Pass with D"),
    "close": QT_TRANSLATE_NOOP("rummikub", "End the turn"),
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

    ``table`` is as the tiles lie now, in a half-finished turn too, and ``numbers`` are those by which its
    sets are spoken of; ``rack`` is what is left of the rack of ``owner``, ``None`` where none may be seen.
    ``opening`` are the points laid in this turn and those needed.
    ``thing`` is the tile that has the focus; ``names`` are the players' by seat.
    """
    texts = {
        SUM_KEY: _counts(state, names),
        OPTIONS_KEY: options_text(state, names),
        "Ctrl+1": rack_text(rack, by_number=False),
        "Ctrl+2": rack_text(rack, by_number=True),
        "Ctrl+3": _listed(
            [set_text(row, number) for row, number in zip(table, numbers, strict=True)],
            TABLE_EMPTY,
        ),
        "Ctrl+4": fit_text(thing, table, numbers),
        "Ctrl+5": _takes(table, numbers),
        "Ctrl+6": _opening(state, owner, opening),
    }
    return [Answer(key, translated(CONTEXT, QUESTIONS[key]), text) for key, text in texts.items()]


def rack_text(rack: Sequence[Tile] | None, *, by_number: bool) -> str:
    """Return the tiles of a rack, those of one colour together, or those of one number."""
    if rack is None:
        return translated(CONTEXT, RACK_COVERED)
    plain = [each for each in rack if not is_joker(each)]
    told = _by_number(plain) if by_number else _by_colour(plain)
    if jokers := len(rack) - len(plain):
        told.append(sentence(CONTEXT, JOKERS, {}, count=jokers))
    return _listed(told, RACK_EMPTY)


def set_text(row: Sequence[Tile], number: int) -> str:
    """Return a set with the number by which it is spoken of."""
    facts = {"number": number, "set": set_name(row, "laid")}
    return sentence(CONTEXT, SET, facts)


def fit_text(thing: str, table: Table, numbers: Sequence[int]) -> str:
    """Return the sets that take a tile as they lie, those it lies in left out."""
    if thing not in KIND_OF:
        return translated(CONTEXT, NO_TILE)
    others = [
        (row, number)
        for row, number in zip(table, numbers, strict=True)
        if thing not in row and takes(row, thing)
    ]
    facts = {
        "tile": tile(thing),
        "sets": ", ".join(set_text(row, number) for row, number in others),
    }
    return said(FITS if others else FITS_NOWHERE, facts)


def options_text(state: State, names: Sequence[str]) -> str:
    """Return what the player on turn can do; nothing of what their rack allows."""
    match state.phase:
        case "turn":
            things = [CAN["lay"], CAN["draw"] if state.bank else CAN["pass"]]
        case "drawn":
            things = [CAN["close"]]
        case _:
            things = []
    return choices_text(names[state.turn], [translated(CONTEXT, thing) for thing in things])


def takes(row: Sequence[Tile], one: Tile) -> bool:
    """Return whether a set takes a tile as it lies: at an end, for a joker, or in the middle of two sets."""
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
    """Return for every set which single tiles it takes as it lies."""
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
    """Return a tile of every colour and number that a set shows; a joker fits nearly everywhere."""
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
    """Return how many tiles everybody has, and how many are left to draw."""
    told = [
        sentence(CONTEXT, RACK, {"player": player, "tiles": tiles_text(len(rack))})
        for player, rack in zip(names, state.racks, strict=True)
    ]
    return "; ".join(told) + ". " + sentence(CONTEXT, BANK, {}, count=len(state.bank))


def _listed(told: Collection[str], nothing: str) -> str:
    text = "; ".join(told)
    return text[:1].upper() + text[1:] + "." if told else translated(CONTEXT, nothing)
