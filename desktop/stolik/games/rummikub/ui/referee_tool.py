"""Tells the referee of a real table whether a rack, of tiles pressed or typed, could open."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import takewhile
from string import ascii_lowercase
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import N_, sentence, translated
from stolik.engine.package import RefereeTool
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.sets.opening import NEEDED, Opening, best_opening
from stolik.games.rummikub.rules.tiles import (
    COLOURS,
    COPIES,
    JOKER,
    KIND_OF,
    KINDS,
    NUMBERS,
    TILES,
    Kind,
    Set,
    Tile,
    is_joker,
    number_of,
)
from stolik.games.rummikub.ui.names import COLOUR_NAMES, CONTEXT, tile, tiles
from stolik.models.rows import RowsModel

JOKER_LETTER: Final = "J"
_BLACK: Final = "k"
"""The letter for black in records, which is understood in every language."""

_LEAST: Final = 3
"""The number of letters that is enough to tell all names apart."""

_TOKEN: Final = re.compile(r"[^\W\d_]+|\d+|[^\s,;]")

_OF_KIND: Final[Mapping[Kind, Tile]] = {KIND_OF[tile]: tile for tile in reversed(TILES)}
"""The first tile of each kind."""


class TileWords(NamedTuple):
    """A language's words for the tiles: the ``colours`` in the order of ``COLOURS``, and the ``joker``."""

    colours: tuple[str, ...]
    joker: str


ENGLISH: Final = TileWords(("black", "red", "blue", "orange"), "joker")


class Untaken(NamedTuple):
    """Typed text that isn't accepted, and the tiles that it ``could_be``.

    There are none if it isn't a tile, two if its colour isn't clear, and one if two of it are already there.
    """

    text: str
    could_be: tuple[Tile, ...] = ()


class TypedTiles(NamedTuple):
    """The tiles that were typed, counted by kind, and the text that isn't accepted, in order."""

    counts: Mapping[Kind, int]
    untaken: tuple[Untaken, ...]


def read_tiles(text: str, words: TileWords = ENGLISH) -> TypedTiles:
    """Return the tiles in a text; a number alone has the colour of the tile before it.

    A colour is given by its letter in the language of ``words`` or in English, or by its name or the
    beginning of it, if no other colour begins like that. A joker is a J, a star or the word. Accents may be
    left out.

    >>> written(read_tiles("red7 8, u13 joker").counts)
    'r7 r8 u13 J'
    >>> [(each.text, each.could_be) for each in read_tiles("x9 b8 k3k3k3").untaken]
    [('x9', ()), ('b8', ('k8a', 'b8a')), ('k3', ('k3a',))]
    """
    jokers = tuple(_folded(each.joker) for each in (words, ENGLISH))
    counts: Counter[Kind] = Counter()
    untaken: list[Untaken] = []
    colours, word = "", ""

    def put(kind: Kind, typed: str) -> None:
        if counts[kind] < len(COPIES):
            counts[kind] += 1
        else:
            untaken.append(Untaken(typed, (_OF_KIND[kind],)))

    def no_tile() -> None:
        if word:
            untaken.append(Untaken(word))

    before = ""
    for token in _TOKEN.findall(normalize("NFC", text.lower())):
        if token.isdecimal():
            number = int(token) if len(token) <= len(str(NUMBERS)) else 0
            kinds = [COLOURS.index(colour) * NUMBERS + number - 1 for colour in colours]
            if len(kinds) == 1 and 1 <= number <= NUMBERS:
                put(kinds[0], before + token)
            else:
                known = kinds if 1 <= number <= NUMBERS else ()
                untaken.append(Untaken(before + token, first_of(known)))
            word = ""
        elif (named := _folded(token).startswith(jokers)) or token == "*" or not token.strip("j"):
            no_tile()
            for _ in range(1 if named else len(token)):
                put(JOKER, JOKER_LETTER)
            word = ""
        else:
            no_tile()
            colours, word = colours_of_word(token, words), token
            before = word
    no_tile()
    return TypedTiles(dict(counts), tuple(untaken))


@cache
def letters_of(words: TileWords) -> str:
    """Return a different letter for each colour, in the order of ``COLOURS``.

    It is the first letter of the name that can't mean another colour, unlike "b", which could be black or
    blue. If a name has none, it is any letter that is left.

    >>> letters_of(ENGLISH), letters_of(TileWords(("negro", "rojo", "azul", "naranja"), "comodín"))
    ('aruo', 'erab')
    """
    names = [_folded(name) for name in words.colours]
    found: list[str] = []
    for at, name in enumerate(names):
        others = names[:at] + names[at + 1 :]
        shared = max(_shared(name, other) for other in others)
        taken = {*found, *(other[:1] for other in others), JOKER_LETTER.lower(), *_BLACK * (at > 0)}
        # The rest of the alphabet is for names without a letter of their own.
        candidates = name[shared:] + name + ascii_lowercase
        found.append(next(letter for letter in candidates if letter.isalpha() and letter not in taken))
    return "".join(found)


def colours_of_word(word: str, words: TileWords = ENGLISH) -> str:
    """Return the colours, by their letters in ``COLOURS``, that a lowercase word could mean; empty for none.

    >>> [colours_of_word(word) for word in ("u", "blu", "bl", "orange")]
    ['b', 'b', 'kb', 'o']
    """
    typed = _folded(word)
    if typed == _BLACK:
        return _BLACK
    for language in (words, ENGLISH):
        letters, names = letters_of(language), [_folded(name) for name in language.colours]
        if typed in tuple(letters):
            return COLOURS[letters.index(typed)]
        # Inflected names may end in other letters: "czarna", "czarnej".
        stem = typed[: max(_LEAST, len(typed) - 2)]
        exact = [colour for colour, name in zip(COLOURS, names, strict=True) if name == typed]
        begun = [colour for colour, name in zip(COLOURS, names, strict=True) if name.startswith(stem)]
        if exact or begun:
            return "".join(exact or begun)
    return ""


def written(counts: Mapping[Kind, int], words: TileWords = ENGLISH) -> str:
    """Return tiles as they would be typed, by colour and number, with the jokers last.

    >>> written({KIND_OF["r7a"]: 2, KIND_OF["b13a"]: 1, JOKER: 1})
    'r7 r7 u13 J'
    """
    letters = letters_of(words)
    return " ".join(
        JOKER_LETTER if kind == JOKER else f"{letters[kind // NUMBERS]}{kind % NUMBERS + 1}"
        for kind in range(KINDS)
        for _ in range(counts.get(kind, 0))
    )


def tiles_of(counts: Mapping[Kind, int]) -> tuple[Tile, ...]:
    return tuple(tile for tile in TILES if COPIES.index(tile[-1]) < counts.get(KIND_OF[tile], 0))


def first_of(kinds: Iterable[Kind]) -> tuple[Tile, ...]:
    return tuple([_OF_KIND[kind] for kind in kinds])


def _shared(one: str, other: str) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _folded(word: str) -> str:
    return "".join(letter for letter in normalize("NFD", word.lower()) if not combining(letter))


MANY: Final = 28
"""The number of tiles beyond which any opening will do, since the best one of similar tiles takes seconds."""

NO_TILES: Final = N_("rummikub", "Press the tiles on the rack, or type them.")
OPENS: Final = N_("rummikub", "Yes, it opens: {worth} points.")
OPENS_NOT: Final = N_("rummikub", "No: {worth} is the most.")
NO_SET: Final = N_("rummikub", "No: these tiles don't make a set.")

COSTS_200: Final = N_(
    "rummikub",
    "Not opened with this rack: −200. Only −100 if the last tile made it possible and was announced, or"
    " before any turn.",
)
COSTS_100: Final = N_("rummikub", "Not opened with this rack: −100.")


class Answer(NamedTuple):
    """Whether a rack ``opens``, and the sets, which are worth ``worth`` points together.

    If the rack doesn't open, the sets are the best ones.
    """

    opens: bool
    worth: int
    sets: tuple[Set, ...]


def answer(rack: Sequence[Tile]) -> Answer:
    """Return whether a rack could open, exactly over all combinations of sets and jokers.

    For up to ``MANY`` tiles, the sets are the best ones.

    >>> answer(["k9a", "r9a", "b9a", "r2a"]).opens, answer(["k9a", "r9a", "b9a", "r2a"]).worth
    (False, 27)
    """
    found: Opening | None = None
    if len(rack) > MANY:
        found = best_opening(sorted(rack, key=number_of, reverse=True)[:MANY])
    if found is None or found.value < NEEDED:
        found = best_opening(rack)
    if found is None:
        return Answer(False, 0, ())
    return Answer(found.value >= NEEDED, found.value, found.sets)


def answer_text(rack: Sequence[Tile], known: Answer) -> str:
    source = NO_TILES if not rack else OPENS if known.opens else OPENS_NOT if known.sets else NO_SET
    return sentence(CONTEXT, source, {"worth": known.worth})


def cost_text(rack: Sequence[Tile], known: Answer) -> str:
    """Return the consequence for the points at the end of the game; empty if there are no tiles."""
    return translated(CONTEXT, COSTS_200 if known.opens else COSTS_100) if rack else ""


# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Rummikub"
QML_IMPORT_MAJOR_VERSION = 1

NO_TILE: Final = N_("rummikub", "No answer yet: “{text}” isn't a tile.")
TWICE_AT_MOST: Final = N_("rummikub", "No answer yet: there are only two of this tile ({tile}).")
WHICH_COLOUR: Final = N_(
    "rummikub", "No answer yet: “{text}” could be {tile} or {other}. Type {letter} or {other_letter}."
)
EXAMPLE: Final = N_("rummikub", "for example {tiles}")


class KindRow(NamedTuple):
    """A kind of tile, its first tile, and how many of it are on the rack."""

    kind: Kind
    tile: Tile
    name: str
    held: int


class TileInSet(NamedTuple):
    """A tile in a set; ``stands`` is the number that a joker stands for, 0 for other tiles."""

    place: int
    tile: Tile
    stands: int


class AnswerSetRow(NamedTuple):
    place: int
    tiles: tuple[TileInSet, ...]
    name: str
    worth: int


class LegendRow(NamedTuple):
    """The letter and the name of a colour or of the joker, in the current language."""

    letter: str
    name: str


@QmlElement
@QmlUncreatable("The program makes it.")
class RackCheckModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the tiles of a rack, pressed or typed, and answers after every change."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[Kind, int] = {}
        self._text = ""
        self._untaken: tuple[Untaken, ...] = ()
        self._kinds = RowsModel(KindRow, self)
        self._sets = RowsModel(AnswerSetRow, self)
        self._legend = RowsModel(LegendRow, self)
        self.retranslate()

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def kinds(self) -> RowsModel[KindRow]:
        return self._kinds

    @Property(RowsModel, constant=True)
    def sets(self) -> RowsModel[AnswerSetRow]:
        return self._sets

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._text

    @Property(bool, notify=changed)
    def refused(self) -> bool:
        return bool(self._untaken)

    @Property(int, notify=changed)
    def count(self) -> int:
        return sum(self._counts.values())

    @Property(bool, notify=changed)
    def opens(self) -> bool:
        return self._answer.opens

    @Property(str, notify=changed)
    def sentence(self) -> str:
        if self._untaken:
            return _untaken_text(self._untaken[0])
        return answer_text(self._tiles, self._answer)

    @Property(str, notify=changed)
    def cost(self) -> str:
        return "" if self._untaken else cost_text(self._tiles, self._answer)

    @Property(RowsModel, constant=True)
    def legend(self) -> RowsModel[LegendRow]:
        return self._legend

    @Property(str, notify=changed)
    def example(self) -> str:
        letters = letters_of(_words())
        shown = f"{letters[1]}7 {letters[2]}8 {letters[3]}13 J"
        return sentence(CONTEXT, EXAMPLE, {"tiles": shown})

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def write(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._read()

    @Slot(int)
    def press(self, kind: int) -> None:
        """Put one more tile of a kind on the rack or, if both are there, take them away."""
        self._put(kind, (self._counts.get(kind, 0) + 1) % (len(COPIES) + 1))

    @Slot(int)
    def take(self, kind: int) -> None:
        self._put(kind, max(0, self._counts.get(kind, 0) - 1))

    @Slot()
    def clear(self) -> None:
        self.write("")

    @Slot()
    def retranslate(self) -> None:
        colours = zip(letters_of(_words()), COLOUR_NAMES.values(), strict=True)
        legend = [LegendRow(letter, translated(CONTEXT, name)) for letter, name in colours]
        self._legend.set_rows([*legend, LegendRow(JOKER_LETTER, tile(first_of([JOKER])[0]))])
        if self._counts and not self._untaken:
            self._text = written(self._counts, _words())
        self._read()

    # ------------------------------------------------------------------ inside

    def _put(self, kind: Kind, count: int) -> None:
        self._counts[kind] = count
        # Text that isn't accepted goes first, so that no number gets its colour from it.
        kept = [each.text for each in self._untaken]
        self._text = " ".join(filter(None, [*kept, written(self._counts, _words())]))
        self._read()

    def _read(self) -> None:
        typed = read_tiles(self._text, _words())
        self._counts, self._untaken = dict(typed.counts), typed.untaken
        self._tiles = tiles_of(self._counts)
        self._answer = answer(() if self._untaken else self._tiles)
        self._kinds.set_rows(
            [
                KindRow(kind, name, tile(name), self._counts.get(kind, 0))
                for kind, name in enumerate(first_of(range(KINDS)))
            ]
        )
        self._sets.set_rows([_answer_row(place, row) for place, row in enumerate(self._answer.sets)])
        self.changed.emit()


def _answer_row(place: int, row: tuple[str, ...]) -> AnswerSetRow:
    meld = read(row)
    assert isinstance(meld, Meld), "the answer holds sets"
    held = [
        TileInSet(at, one, number if is_joker(one) else 0)
        for at, (one, number) in enumerate(zip(row, meld.numbers, strict=True))
    ]
    return AnswerSetRow(place, tuple(held), tiles(row), meld.value)


def _untaken_text(untaken: Untaken) -> str:
    """Return why some text isn't accepted, and what to type instead if that is known."""
    facts: dict[str, object] = {"text": untaken.text}
    if not untaken.could_be:
        return sentence(CONTEXT, NO_TILE, facts)
    facts["tile"], facts["other"] = (tile(untaken.could_be[at]) for at in (0, -1))
    facts["letter"], facts["other_letter"] = (as_typed(untaken.could_be[at]) for at in (0, -1))
    source = TWICE_AT_MOST if len(untaken.could_be) == 1 else WHICH_COLOUR
    return sentence(CONTEXT, source, facts)


def as_typed(tile: Tile) -> str:
    return written({KIND_OF[tile]: 1}, _words())


def _words() -> TileWords:
    colours = tuple(translated(CONTEXT, name) for name in COLOUR_NAMES.values())
    return TileWords(colours, tile(first_of([JOKER])[0]))


TOOL: Final = RefereeTool(N_("rummikub", "Can this rack open?"), "panels/RackCheck.qml", RackCheckModel)
