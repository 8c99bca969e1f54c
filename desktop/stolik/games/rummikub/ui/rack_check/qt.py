"""Whether a rack could open, as QML sees it: the tiles to press, what was typed, and the answer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Property, QLocale, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence
from stolik.games.rummikub.rules.sets.melds import Meld, read
from stolik.games.rummikub.rules.tiles import COPIES, KINDS, Kind, is_joker
from stolik.games.rummikub.ui.messages.tile_names import CONTEXT, tile, tiles
from stolik.games.rummikub.ui.rack_check.answer import answer, answer_text, cost_text
from stolik.games.rummikub.ui.rack_check.typed_tiles import LETTERS, first_of, read_tiles, tiles_of, written
from stolik.models.rows import RowsModel
from stolik.models.translation import translate

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Games.Rummikub"
QML_IMPORT_MAJOR_VERSION = 1

NO_TILE: Final = QT_TRANSLATE_NOOP("rummikub", "“{text}” is no tile.")
TWICE_AT_MOST: Final = QT_TRANSLATE_NOOP("rummikub", "There are only two of this tile: {tile}.")
EXAMPLE: Final = QT_TRANSLATE_NOOP("rummikub", "for example {tiles}")


@QmlElement
@QmlUncreatable("The program makes it.")
class RackCheckModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Holds the tiles of a rack, pressed or typed, and answers after every change."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counts: dict[Kind, int] = {}
        self._text = ""
        self._fault = ""
        self._kinds = RowsModel(("kind", "tile", "name", "count"), self)
        self._sets = RowsModel(("place", "tiles", "stands", "name", "worth"), self)
        self.retranslate()

    # ------------------------------------------------------------------ what QML sees

    @Property(RowsModel, constant=True)
    def kinds(self) -> RowsModel:
        """One row for each kind of tile, and how many of it are on the rack."""
        return self._kinds

    @Property(RowsModel, constant=True)
    def sets(self) -> RowsModel:
        """The sets of the answer; ``stands`` tells for every tile the number that a joker has there, or 0."""
        return self._sets

    @Property(str, notify=changed)
    def text(self) -> str:
        """The tiles as they were typed, or would be."""
        return self._text

    @Property(str, notify=changed)
    def fault(self) -> str:
        """What of the text is no tile, or there too often; empty where nothing is."""
        return self._fault

    @Property(int, notify=changed)
    def count(self) -> int:
        """So many tiles are on the rack."""
        return sum(self._counts.values())

    @Property(bool, notify=changed)
    def opens(self) -> bool:
        return self._answer.opens

    @Property(str, notify=changed)
    def sentence(self) -> str:
        return answer_text(self._tiles, self._answer, translate)

    @Property(str, notify=changed)
    def cost(self) -> str:
        return cost_text(self._tiles, self._answer, translate)

    @Property(str, notify=changed)
    def example(self) -> str:
        """How tiles are typed in the language of the moment."""
        letters = LETTERS[_language()]
        shown = f"{letters[1]}7 {letters[2]}8 {letters[3]}13 J"
        return sentence(CONTEXT, EXAMPLE, {"tiles": shown}, translate)

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
        """Write everything in the language of the moment."""
        if self._counts and not self._fault:
            self._text = written(self._counts, _language())
        self._read()

    # ------------------------------------------------------------------ inside

    def _put(self, kind: Kind, count: int) -> None:
        self._counts[kind] = count
        self._text = written(self._counts, _language())
        self._read()

    def _read(self) -> None:
        typed = read_tiles(self._text)
        self._counts = dict(typed.counts)
        self._fault = ""
        if typed.unread:
            self._fault = sentence(CONTEXT, NO_TILE, {"text": typed.unread[0]}, translate)
        elif typed.too_many:
            self._fault = sentence(
                CONTEXT, TWICE_AT_MOST, {"tile": tile(typed.too_many[0], translate)}, translate
            )
        self._tiles = tiles_of(self._counts)
        self._answer = answer(self._tiles)
        self._kinds.set_rows(
            [
                {
                    "kind": kind,
                    "tile": name,
                    "name": tile(name, translate),
                    "count": self._counts.get(kind, 0),
                }
                for kind, name in enumerate(first_of(range(KINDS)))
            ]
        )
        self._sets.set_rows([_set_row(place, row) for place, row in enumerate(self._answer.sets)])
        self.changed.emit()


def _set_row(place: int, row: tuple[str, ...]) -> dict[str, object]:
    meld = read(row)
    assert isinstance(meld, Meld), "the answer holds sets"
    stands = [number if is_joker(one) else 0 for one, number in zip(row, meld.numbers, strict=True)]
    return {
        "place": place,
        "tiles": list(row),
        "stands": stands,
        "name": tiles(row, translate),
        "worth": meld.value,
    }


def _language() -> str:
    return "pl" if QLocale().language() == QLocale.Language.Polish else "en"
