"""Whether a rack could open, as QML sees it: the tiles to press, what was typed, and the answer."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.engine.package import RefereeTool
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.tiles import COPIES, JOKER, KIND_OF, KINDS, Kind, Tile, is_joker
from stolik.games.rummikub.ui.rack_check.answer import answer, answer_text, cost_text
from stolik.games.rummikub.ui.rack_check.typed_tiles import (
    JOKER_LETTER,
    TileWords,
    Untaken,
    first_of,
    letters_of,
    read_tiles,
    tiles_of,
    written,
)
from stolik.games.rummikub.ui.voice.names import COLOURS, CONTEXT, tile, tiles
from stolik.models.rows import RowsModel

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Rummikub"
QML_IMPORT_MAJOR_VERSION = 1

NO_TILE: Final = QT_TRANSLATE_NOOP("rummikub", "No answer yet: “{text}” isn't a tile.")
TWICE_AT_MOST: Final = QT_TRANSLATE_NOOP(
    "rummikub", "No answer yet: there are only two of this tile ({tile})."
)
WHICH_COLOUR: Final = QT_TRANSLATE_NOOP(
    "rummikub", "No answer yet: “{text}” could be {tile} or {other}. Type {letter} or {other_letter}."
)
EXAMPLE: Final = QT_TRANSLATE_NOOP("rummikub", "for example {tiles}")


class KindRow(NamedTuple):
    """A kind of tile, by the first one of it, and how many of it are on the rack."""

    kind: Kind
    tile: Tile
    name: str
    held: int


class TileInSet(NamedTuple):
    """A tile of a set; ``stands`` is the number that a joker has there, or 0."""

    place: int
    tile: Tile
    stands: int


class SetRow(NamedTuple):
    """A set of the answer."""

    place: int
    tiles: tuple[TileInSet, ...]
    name: str
    worth: int


class LegendRow(NamedTuple):
    """The letter of a colour or of the joker in the language of the moment, and its name."""

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
        self._sets = RowsModel(SetRow, self)
        self._legend = RowsModel(LegendRow, self)
        self.retranslate()

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def kinds(self) -> RowsModel[KindRow]:
        return self._kinds

    @Property(RowsModel, constant=True)
    def sets(self) -> RowsModel[SetRow]:
        """The sets of the answer."""
        return self._sets

    @Property(str, notify=changed)
    def text(self) -> str:
        """The tiles as they were typed, or would be."""
        return self._text

    @Property(bool, notify=changed)
    def refused(self) -> bool:
        """Whether there is no answer because of something typed that isn't taken."""
        return bool(self._untaken)

    @Property(int, notify=changed)
    def count(self) -> int:
        """The number of tiles on the rack."""
        return sum(self._counts.values())

    @Property(bool, notify=changed)
    def opens(self) -> bool:
        return self._answer.opens

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """The answer, or the first thing for which there is none."""
        if self._untaken:
            return _untaken_text(self._untaken[0])
        return answer_text(self._tiles, self._answer)

    @Property(str, notify=changed)
    def cost(self) -> str:
        """What the answer means for the points; empty where there is none."""
        return "" if self._untaken else cost_text(self._tiles, self._answer)

    @Property(RowsModel, constant=True)
    def legend(self) -> RowsModel[LegendRow]:
        return self._legend

    @Property(str, notify=changed)
    def example(self) -> str:
        """How tiles are typed in the language of the moment."""
        letters = letters_of(_words())
        shown = f"{letters[1]}7 {letters[2]}8 {letters[3]}13 J"
        return sentence(CONTEXT, EXAMPLE, {"tiles": shown})

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def write(self, text: str) -> None:
        """Take the tiles of a text for the rack."""
        if text != self._text:
            self._text = text
            self._read()

    @Slot(int)
    def press(self, kind: int) -> None:
        """Put one more tile of a kind on the rack; after the second one, take both away."""
        self._put(kind, (self._counts.get(kind, 0) + 1) % (len(COPIES) + 1))

    @Slot(int)
    def take(self, kind: int) -> None:
        """Take one tile of a kind off the rack, if there is any."""
        self._put(kind, max(0, self._counts.get(kind, 0) - 1))

    @Slot()
    def clear(self) -> None:
        """Take all tiles off the rack."""
        self.write("")

    @Slot()
    def retranslate(self) -> None:
        colours = zip(letters_of(_words()), COLOURS.values(), strict=True)
        legend = [LegendRow(letter, translated(CONTEXT, name)) for letter, name in colours]
        self._legend.set_rows([*legend, LegendRow(JOKER_LETTER, tile(first_of([JOKER])[0]))])
        if self._counts and not self._untaken:
            self._text = written(self._counts, _words())
        self._read()

    # ------------------------------------------------------------------ inside

    def _put(self, kind: Kind, count: int) -> None:
        self._counts[kind] = count
        # What isn't taken goes first, where no number can take a colour before it.
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
        self._sets.set_rows([_set_row(place, row) for place, row in enumerate(self._answer.sets)])
        self.changed.emit()


def _set_row(place: int, row: tuple[str, ...]) -> SetRow:
    meld = read(row)
    assert isinstance(meld, Meld), "the answer holds sets"
    held = [
        TileInSet(at, one, number if is_joker(one) else 0)
        for at, (one, number) in enumerate(zip(row, meld.numbers, strict=True))
    ]
    return SetRow(place, tuple(held), tiles(row), meld.value)


def _untaken_text(untaken: Untaken) -> str:
    """Return why something that was typed isn't taken, and what to type where that is known."""
    facts: dict[str, object] = {"text": untaken.text}
    if not untaken.could_be:
        return sentence(CONTEXT, NO_TILE, facts)
    facts["tile"], facts["other"] = (tile(untaken.could_be[at]) for at in (0, -1))
    facts["letter"], facts["other_letter"] = (_written(untaken.could_be[at]) for at in (0, -1))
    source = TWICE_AT_MOST if len(untaken.could_be) == 1 else WHICH_COLOUR
    return sentence(CONTEXT, source, facts)


def _written(tile: Tile) -> str:
    return written({KIND_OF[tile]: 1}, _words())


def _words() -> TileWords:
    """Return what the language of the moment calls the tiles."""
    colours = tuple(translated(CONTEXT, name) for name in COLOURS.values())
    return TileWords(colours, tile(first_of([JOKER])[0]))


TOOL: Final = RefereeTool(
    QT_TRANSLATE_NOOP("rummikub", "Does this rack open?"), "rack_check/RackCheck.qml", RackCheckModel
)
