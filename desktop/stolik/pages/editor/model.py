"""The position editor as QML sees it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.coaching.position_editor import Piece, Tray, named, take_away, typed
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.names import default_number
from stolik.models.rows import RowsModel
from stolik.models.words import reason_text, shown_name
from stolik.pages.editor.draft import (
    Draft,
    Judged,
    Unreadable,
    games,
    laid_by_id,
    laid_by_record,
    nothing_of,
)
from stolik.services.kept import PUZZLES
from stolik.services.line_up.option_rows import OptionRow, option_rows
from stolik.services.program_paths import game_file
from stolik.services.tables.table_setup import house_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stolik.services.services import Services

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Editor"
QML_IMPORT_MAJOR_VERSION = 1

MOST_UNDONE: Final = 200
"""How many steps can be undone."""

OWN: Final = ("rack", "dice")
"""The looks of the trays that belong to the player on turn."""

CONTEXT: Final = "editor"

TRAY: Final = N_("editor", "{tray}: {pieces}")
EMPTY: Final = N_("editor", "empty")
PIECE: Final = N_("editor", "{piece}, {taking}")
PUT_INTO: Final = N_("editor", "Put into: {tray}")
FULL: Final = N_("editor", "{tray}: no more room here.")
SPENT: Final = N_("editor", "{piece}: none left in the box")
FITS: Final = N_("editor", "This position can be played.")
COPIED: Final = N_("editor", "Copied.")
FAULT: Final = N_("editor", "{tray}: {fault}")
PRESSING: Final = N_("editor", "Press one: {taking}.")
WRONG: Final = N_("editor", "This position can't be played yet:")
PLACE: Final = N_("editor", "{game} · {players}")
PLAYERS: Final = translate("editor", "%n (player|players)", "", 0)


class PieceRow(NamedTuple):
    """A piece: how it looks and is announced, whether its cell is chosen, and whether its place is empty."""

    key: str
    piece: str
    name: str
    chosen: bool
    spent: bool


class TrayRow(NamedTuple):
    """A tray: ``told`` is its announcement, ``wrong`` marks the faulty one; the rest is as in `Tray`.

    ``pressing`` says what a press does to a piece in it, unless that is the usual thing.
    """

    key: str
    title: str
    told: str
    pressing: str
    chosen: bool
    wrong: bool
    look: str
    columns: int
    room: int
    pieces: tuple[PieceRow, ...]


class BoxRow(NamedTuple):
    """The part of the box for a tray: its first piece, and its numbers of pieces and rows."""

    key: str
    piece: str
    many: int
    rows: int


class SettingRow(NamedTuple):
    """A setting of the position besides its pieces, as in `Setting`."""

    key: str
    title: str
    kind: str
    value: int
    choices: tuple[str, ...]
    least: int
    most: int


class GameRow(NamedTuple):
    """A game whose positions can be set up."""

    key: str
    title: str


@QmlElement
@QmlUncreatable("The program makes it.")
class EditorModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Sets up a position: a piece that is pressed on the palette goes into the chosen tray."""

    changed = Signal()
    told = Signal(str, bool)
    """Emitted with a sentence about the last step, and whether to say it at once."""

    def __init__(self, services: Services, draft: Draft, *, asks: bool = False) -> None:
        """Start with a position; ``asks`` lets people first choose how to begin."""
        super().__init__()
        self._services = services
        self._draft = self._at_home(draft)
        self._before: list[Draft] = []
        self._asks = asks
        self._chosen = ""
        self._at = -1
        self._written = ""
        self._judged = Judged(None)
        self._holes: list[tuple[int, Piece]] = []
        self._tray_rows = RowsModel(TrayRow, self)
        self._own_rows = RowsModel(TrayRow, self)
        self._palette_rows = RowsModel(PieceRow, self)
        self._box_rows = RowsModel(BoxRow, self)
        self._setting_rows = RowsModel(SettingRow, self)
        self._option_rows = RowsModel(OptionRow, self)
        self._game_rows = RowsModel(GameRow, self)
        self._show()

    # ------------------------------------------------------------------ what QML sees

    @Property(bool, constant=True)
    def asks(self) -> bool:
        return self._asks

    @Property(str, notify=changed)
    def gameId(self) -> str:
        return self._draft.info.id

    @Property(str, notify=changed)
    def place(self) -> str:
        info = self._draft.info
        return place_told(translated(info.id, info.title), self._draft.seats)

    @Property(QUrl, notify=changed)
    def drawing(self) -> QUrl:
        path = game_file(self._draft.info.id, "EditorPiece.qml")
        return QUrl() if path is None else QUrl.fromLocalFile(str(path))

    @Property(RowsModel, constant=True)
    def games(self) -> RowsModel[GameRow]:
        """The games whose positions can be set up."""
        return self._game_rows

    @Property(int, notify=changed)
    def seats(self) -> int:
        return self._draft.seats

    @Property(int, notify=changed)
    def leastSeats(self) -> int:
        return self._draft.info.seats[0]

    @Property(int, notify=changed)
    def mostSeats(self) -> int:
        return self._draft.info.seats[1]

    @Property(RowsModel, constant=True)
    def trays(self) -> RowsModel[TrayRow]:
        return self._tray_rows

    @Property(RowsModel, constant=True)
    def own(self) -> RowsModel[TrayRow]:
        return self._own_rows

    @Property(RowsModel, constant=True)
    def palette(self) -> RowsModel[PieceRow]:
        return self._palette_rows

    @Property(RowsModel, constant=True)
    def boxes(self) -> RowsModel[BoxRow]:
        return self._box_rows

    @Property(int, notify=changed)
    def paletteRows(self) -> int:
        return self._tray.rows

    @Property(str, notify=changed)
    def paletteTitle(self) -> str:
        return palette_told(self._tray, full=is_full(self._pieces))

    @Property(bool, notify=changed)
    def onSheet(self) -> bool:
        return self._tray.columns > 0

    @Property(RowsModel, constant=True)
    def settings(self) -> RowsModel[SettingRow]:
        """The settings of the position besides its pieces."""
        return self._setting_rows

    @Property(RowsModel, constant=True)
    def options(self) -> RowsModel[OptionRow]:
        return self._option_rows

    @Property(str, notify=changed)
    def verdict(self) -> str:
        return verdict_told(self._judged.seat is not None)

    @Property(str, notify=changed)
    def fault(self) -> str:
        """The first fault of the position, with its tray if that is known."""
        if self._judged.fault is None:
            return ""
        tray = self._find(self._wrong)
        text = reason_text(self._draft.info.id, self._judged.fault)
        return fault_told("" if tray is None else tray.title, text)

    @Property(str, notify=changed)
    def code(self) -> str:
        """The ID of the position; empty if it can't be played."""
        return self._judged.code

    @Property(bool, notify=changed)
    def canPlay(self) -> bool:
        return self._judged.seat is not None

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:
        return bool(self._before)

    # ------------------------------------------------------------------ what QML asks

    @Slot(str)
    def choose(self, tray: str) -> None:
        if tray != self._chosen:
            self._chosen, self._at, self._written = tray, -1, ""
            self._holes = []
            self._show()

    @Slot(str, int)
    def chooseCell(self, tray: str, at: int) -> None:
        self._chosen, self._at, self._written = tray, at, ""
        self._holes = []
        self._show()

    @Slot(str)
    def put(self, piece: str) -> None:
        """Put a piece from the palette into the chosen tray; on a sheet, then choose the next empty cell."""
        row = next((row for row in self._palette_rows.rows if row.piece == piece), None)
        if row is None or row.spent:
            return
        at = self._at
        if self._tray.columns:
            self._at = self._next_empty(at)
        self._written = ""
        self.told.emit(row.name, True)
        self._change(self._draft.editor.put(self._draft.state, self._chosen, piece, at))

    @Slot(str, int)
    @Slot(str, int, bool)
    def take(self, tray: str, at: int, leaves: bool = False) -> None:
        """Remove a piece; if it ``leaves`` its place empty, the others stay where they are."""
        found = self._find(tray)
        shown = () if found is None else self._shown(found)
        if found is None or not 0 <= at < len(shown) or shown[at].spent:
            return
        holes = self._holes if tray == self._chosen else []
        place = at - sum(hole < at for hole, _ in holes)
        self._chosen = tray
        self.told.emit(piece_told(found, shown[at]), True)
        state = self._draft.editor.take(self._draft.state, tray, place)
        # A tray in which every piece has a fixed place shows the gap itself.
        keeps = len(self._in(state, tray).pieces) == len(found.pieces)
        holes = sorted([*holes, (at, shown[at]._replace(spent=True))]) if leaves and not keeps else []
        self._change(state, holes)

    @Slot(str, str, int, str, int)
    def carry(self, name: str, tray: str, at: int, there: str, cell: int) -> None:
        """Move a piece from a tray or the box to another tray or back into the box."""
        editor, state = self._draft.editor, self._draft.state
        source = self._find(tray)
        if source is not None:
            place = at - sum(hole < at for hole, _ in (self._holes if tray == self._chosen else ()))
            name, state = source.pieces[place].name, editor.take(state, tray, place)
        if self._find(there) is None or (tray == there and cell in (at, -1)):
            if there == "":
                self._change(state)
            return
        piece = next(
            (each for each in editor.palette(state, there) if each.name == name and not each.spent), None
        )
        if piece is not None:
            state = editor.put(state, there, piece.key, cell)
        lying = [each.name for each in self._in(state, there).pieces if not each.spent]
        if piece is not None or name in lying:
            self._chosen, self._at, self._written = there, cell, ""
            self._change(state)

    @Slot()
    def takeLast(self) -> None:
        """Remove the last piece of the chosen tray, or on a sheet the content of the chosen cell."""
        tray, shown = self._tray, self._shown(self._tray)
        lying = [at for at, piece in enumerate(shown) if not piece.spent]
        self.take(tray.key, self._at if tray.columns else max(lying, default=-1))

    @Slot(str, result=bool)
    def type(self, text: str) -> bool:
        """Place a typed piece as soon as it is unambiguous; return whether the text may still become one."""
        found = typed(self._pieces, self._written + text.casefold())
        if found.piece is not None:
            self.put(found.piece.key)
        self._written = found.rest
        return found.piece is not None or found.rest != ""

    @Slot(result=bool)
    def enter(self) -> bool:
        """Place the typed piece even if the text could go on; return whether it was a piece."""
        piece = named(self._pieces, self._written)
        if piece is not None:
            self.put(piece.key)
        self._written = ""
        return piece is not None

    @Slot(str, int)
    def set(self, setting: str, value: int) -> None:
        """Change a setting; numbers are kept within their bounds."""
        row = next((row for row in self._setting_rows.rows if row.key == setting), None)
        if row is None:
            return
        value = max(row.least, min(row.most, value)) if row.kind == "number" else value
        if value != row.value:
            self._change(self._draft.editor.set(self._draft.state, setting, value))

    @Slot(int)
    def setSeats(self, seats: int) -> None:
        self._step(self._draft.seated(seats))

    @Slot(str, bool)
    def setOption(self, option: str, on: bool) -> None:
        self._step(self._draft.with_option(option, on))

    @Slot(str, int)
    def chooseOption(self, option: str, place: int) -> None:
        values = list(self._draft.package.messages.option_values[option])
        self._step(self._draft.with_option(option, values[place]))

    @Slot()
    def undo(self) -> None:
        if self._before:
            self._draft = self._before.pop()
            self._holes = []
            self._show()

    @Slot(str)
    def begin(self, game_id: str) -> None:
        """Start over with an empty position of a game, with the same number of seats if possible."""
        self._step(nothing_of(game_id, self._draft.seats))

    @Slot(str, result=str)
    def beginWithId(self, written: str) -> str:
        """Begin with the position of an ID; return why that isn't possible, or an empty text."""
        try:
            self._step(laid_by_id(written))
        except Unreadable as fault:
            return fault.sentence
        return ""

    @Slot(str, result=str)
    def beginWithRecord(self, file: str) -> str:
        """Begin with the last decision of a record; return why that isn't possible, or an empty text."""
        try:
            self._step(laid_by_record(file))
        except Unreadable as fault:
            return fault.sentence
        return ""

    @Slot(result=str)
    def pasted(self) -> str:
        return QGuiApplication.clipboard().text().strip()

    @Slot()
    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self._judged.code)
        self.told.emit(translated(CONTEXT, COPIED), True)

    @Slot(bool)
    def explore(self, playing_on: bool) -> None:
        """Open the explorer at the position, ready to play on."""
        if self._judged.seat is not None:
            place = self._draft.exploring(self._judged.seat, self._services.rng)
            self._services.pageAsked.emit("explorer", {**place, "playingOn": playing_on})

    @Slot()
    def retranslate(self) -> None:
        self._show()

    # ------------------------------------------------------------------ within

    @property
    def _names(self) -> list[str]:
        return [shown_name(name) for name in self._draft.names]

    @property
    def _trays(self) -> list[Tray]:
        return list(self._draft.editor.trays(self._draft.state, self._names))

    @property
    def _tray(self) -> Tray:
        return self._find(self._chosen) or self._trays[0]

    @property
    def _pieces(self) -> list[Piece]:
        return list(self._draft.editor.palette(self._draft.state, self._tray.key))

    @property
    def _wrong(self) -> str:
        """The key of the faulty tray; empty if there is none."""
        fault = self._judged.fault
        return "" if fault is None else self._draft.editor.where(self._draft.state, fault.facts)

    def _in(self, state: Any, key: str) -> Tray:
        """Return a tray of a position; an empty one if it is gone."""
        trays = self._draft.editor.trays(state, self._names)
        return next((tray for tray in trays if tray.key == key), Tray(key, "", (), ""))

    def _at_home(self, draft: Draft) -> Draft:
        """Return a position with people of the house in unnamed seats, as in the explorer."""
        people = house_names(self._services.tables.people, self._services.kept(PUZZLES).person)
        free = (name for name in people if name not in draft.names)
        names = [next(free, name) if default_number(name) is not None else name for name in draft.names]
        return replace(draft, names=tuple(names))

    def _find(self, key: str) -> Tray | None:
        return next((tray for tray in self._trays if tray.key == key), None)

    def _shown(self, tray: Tray) -> tuple[Piece, ...]:
        """Return the pieces that a tray shows, including the places of those just removed."""
        pieces = [*tray.pieces]
        for at, piece in self._holes if tray.key == self._chosen else ():
            pieces.insert(at, piece)
        return tuple(pieces)

    def _next_empty(self, at: int) -> int:
        """Return the next empty cell of the chosen sheet, or the same one if there is none."""
        pieces = self._tray.pieces
        order = [(at + step) % len(pieces) for step in range(1, len(pieces))]
        return next((cell for cell in order if not pieces[cell].key), at)

    def _change(self, state: Any, holes: Sequence[tuple[int, Piece]] = ()) -> None:
        self._step(Draft(self._draft.info, self._draft.names, state), holes)

    def _step(self, draft: Draft, holes: Sequence[tuple[int, Piece]] = ()) -> None:
        self._holes, draft = [*holes], self._at_home(draft)
        if draft != self._draft:
            self._before = [*self._before, self._draft][-MOST_UNDONE:]
            self._draft = draft
        could = self.canPlay
        self._show()
        if self.canPlay != could:
            self.told.emit(f"{self.verdict} {self.fault}".rstrip(), False)

    def _show(self) -> None:
        draft, trays = self._draft, self._trays
        if self._chosen not in [tray.key for tray in trays]:
            free = (tray for tray in trays if not is_full(draft.editor.palette(draft.state, tray.key)))
            self._chosen, self._at, self._written = next(free, trays[0]).key, -1, ""
        if self._tray.columns and self._at < 0:
            self._at = 0
        self._judged = draft.judged()
        rows = [self._tray_row(tray) for tray in trays]
        self._own_rows.set_rows([row for row in rows if row.look in OWN])
        self._tray_rows.set_rows([row for row in rows if row.look not in OWN])
        self._palette_rows.set_rows(
            [
                PieceRow(f"{at}", piece.key, box_told(piece), False, piece.spent)
                for at, piece in enumerate(self._pieces)
            ]
        )
        alike = {(tray.look, tray.columns, tray.rows): tray for tray in trays}
        boxes = [(draft.editor.palette(draft.state, tray.key), tray.rows) for tray in alike.values()]
        self._box_rows.set_rows(
            [BoxRow(f"{at}", box[0].key, len(box), rows) for at, (box, rows) in enumerate(boxes)]
        )
        self._setting_rows.set_rows(
            [SettingRow(*setting) for setting in draft.editor.settings(draft.state, self._names)]
        )
        self._option_rows.set_rows(
            option_rows(draft.info.id, to_plain(draft.options), draft.package.messages)
        )
        self._game_rows.set_rows([GameRow(info.id, translated(info.id, info.title)) for info in games()])
        self.changed.emit()

    def _tray_row(self, tray: Tray) -> TrayRow:
        chosen = tray.key == self._chosen
        pieces = tuple(
            [
                PieceRow(
                    f"{at}",
                    piece.key,
                    piece_told(tray, piece),
                    chosen and bool(tray.columns) and at == self._at,
                    piece.spent,
                )
                for at, piece in enumerate(self._shown(tray))
            ]
        )
        usual = tray.columns or tray.taking == take_away()
        return TrayRow(
            tray.key,
            tray.title,
            tray_told(tray),
            "" if usual else sentence(CONTEXT, PRESSING, {"taking": tray.taking}),
            chosen,
            tray.key == self._wrong,
            tray.look,
            tray.columns,
            tray.room,
            pieces,
        )


def tray_told(tray: Tray) -> str:
    """Return the announcement of a tray with its content; for a sheet only its name, as each cell is read."""
    if tray.columns:
        return tray.title
    lying = [piece.name for piece in tray.pieces if not piece.spent]
    pieces = ", ".join(lying) or translated(CONTEXT, EMPTY)
    return sentence(CONTEXT, TRAY, {"tray": tray.title, "pieces": pieces})


def piece_told(tray: Tray, piece: Piece) -> str:
    """Return the announcement of a piece in a tray, with what pressing it does."""
    if tray.columns:
        return piece.name
    return sentence(CONTEXT, PIECE, {"piece": piece.name, "taking": tray.taking})


def box_told(piece: Piece) -> str:
    """Return the announcement of a piece in the box, marked if there are none left."""
    return sentence(CONTEXT, SPENT, {"piece": piece.name}) if piece.spent else piece.name


def is_full(pieces: Sequence[Piece]) -> bool:
    return all(piece.spent for piece in pieces)


def palette_told(tray: Tray, *, full: bool) -> str:
    """Return where a pressed piece of the palette goes, or that there is no room."""
    return sentence(CONTEXT, FULL if full else PUT_INTO, {"tray": tray.title})


def fault_told(tray: str, fault: str) -> str:
    """Return a fault, with its tray if that is known."""
    return sentence(CONTEXT, FAULT, {"tray": tray, "fault": fault}) if tray else fault


def place_told(game: str, seats: int) -> str:
    return sentence(CONTEXT, PLACE, {"game": game, "players": translated(CONTEXT, PLAYERS, seats)})


def verdict_told(can_play: bool) -> str:
    return translated(CONTEXT, FITS if can_play else WRONG)
