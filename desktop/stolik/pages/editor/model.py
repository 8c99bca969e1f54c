"""The page on which a position is set up, as QML sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.coaching.position_editor import Piece, Tray, named, typed
from stolik.engine.json_values import to_plain
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
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
from stolik.services.line_up.option_rows import OptionRow, option_rows
from stolik.services.program_paths import game_file

if TYPE_CHECKING:
    from stolik.services.services import Services

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Editor"
QML_IMPORT_MAJOR_VERSION = 1

MOST_UNDONE: Final = 200
"""The steps that can be taken back."""

CONTEXT: Final = "editor"

TRAY: Final = QT_TRANSLATE_NOOP("editor", "{tray}: {pieces}")
EMPTY: Final = QT_TRANSLATE_NOOP("editor", "empty")
PIECE: Final = QT_TRANSLATE_NOOP("editor", "{piece}, {taking}")
PUT_INTO: Final = QT_TRANSLATE_NOOP("editor", "Put into: {tray}")
FITS: Final = QT_TRANSLATE_NOOP("editor", "This position can be played.")
COPIED: Final = QT_TRANSLATE_NOOP("editor", "Copied.")
FAULT: Final = QT_TRANSLATE_NOOP("editor", "{tray}: {fault}")
WRONG: Final = QT_TRANSLATE_NOOP("editor", "This position can't be played yet:")
PLACE: Final = QT_TRANSLATE_NOOP("editor", "{game} · {players}")
PLAYERS: Final = translate("editor", "%n (player|players)", "", 0)


class PieceRow(NamedTuple):
    """A piece: what is drawn, what is heard, and whether it is the chosen cell."""

    key: str
    piece: str
    name: str
    chosen: bool


class TrayRow(NamedTuple):
    """A tray: ``told`` is heard of it, the rest is as in `Tray`."""

    key: str
    title: str
    told: str
    chosen: bool
    columns: int
    room: int
    pieces: tuple[PieceRow, ...]


class SettingRow(NamedTuple):
    """What is said beside the pieces, as in `Setting`."""

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
    """Lets somebody set a position up: one tray is chosen, and what is pressed on the palette goes there."""

    changed = Signal()
    told = Signal(str, bool)
    """What is said aloud of the last step, and whether that is said at once."""

    def __init__(self, services: Services, draft: Draft, *, asks: bool = False) -> None:
        """Begin with a position; ``asks`` tells that one chooses first what to begin with."""
        super().__init__()
        self._services = services
        self._draft = draft
        self._before: list[Draft] = []
        self._asks = asks
        self._chosen = ""
        self._at = -1
        self._written = ""
        self._judged = Judged(None)
        self._tray_rows = RowsModel(TrayRow, self)
        self._palette_rows = RowsModel(PieceRow, self)
        self._setting_rows = RowsModel(SettingRow, self)
        self._option_rows = RowsModel(OptionRow, self)
        self._game_rows = RowsModel(GameRow, self)
        self._show()

    # ------------------------------------------------------------------ what QML sees

    @Property(bool, constant=True)
    def asks(self) -> bool:
        """Whether one chooses first what to begin with."""
        return self._asks

    @Property(str, notify=changed)
    def gameId(self) -> str:
        return self._draft.info.id

    @Property(str, notify=changed)
    def place(self) -> str:
        """The game and how many play."""
        info = self._draft.info
        return place_told(translated(info.id, info.title), self._draft.seats)

    @Property(QUrl, notify=changed)
    def drawing(self) -> QUrl:
        """The file that draws a piece of the game."""
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
        """The places on the table, with what lies there."""
        return self._tray_rows

    @Property(RowsModel, constant=True)
    def palette(self) -> RowsModel[PieceRow]:
        """What can be put into the chosen tray."""
        return self._palette_rows

    @Property(str, notify=changed)
    def paletteTitle(self) -> str:
        """Where what is pressed on the palette goes."""
        return palette_told(self._tray)

    @Property(bool, notify=changed)
    def onSheet(self) -> bool:
        """Whether the chosen tray is a sheet, of which one cell is chosen."""
        return self._tray.columns > 0

    @Property(RowsModel, constant=True)
    def settings(self) -> RowsModel[SettingRow]:
        """What else is said of the position."""
        return self._setting_rows

    @Property(RowsModel, constant=True)
    def options(self) -> RowsModel[OptionRow]:
        """The options of the rules."""
        return self._option_rows

    @Property(str, notify=changed)
    def verdict(self) -> str:
        """Whether the position can be played."""
        return verdict_told(self._judged.seat is not None)

    @Property(str, notify=changed)
    def fault(self) -> str:
        """The first reason why it can't be, with the tray where that is, if it is known."""
        if self._judged.fault is None:
            return ""
        tray = self._find(self._draft.editor.where(self._judged.fault.facts))
        text = reason_text(self._draft.info.id, self._judged.fault)
        return fault_told("" if tray is None else tray.title, text)

    @Property(str, notify=changed)
    def code(self) -> str:
        """The ID of the position; empty where it can't be played."""
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
        """Choose the tray that things are put into."""
        if tray != self._chosen:
            self._chosen, self._at, self._written = tray, -1, ""
            self._show()

    @Slot(str, int)
    def chooseCell(self, tray: str, at: int) -> None:
        """Choose a cell of a sheet."""
        self._chosen, self._at, self._written = tray, at, ""
        self._show()

    @Slot(str)
    def put(self, piece: str) -> None:
        """Put a piece of the palette into the chosen tray; on a sheet the next empty cell is chosen then."""
        row = next((row for row in self._palette_rows.rows if row.piece == piece), None)
        if row is None:
            return
        at = self._at
        if self._tray.columns:
            self._at = self._next_empty(at)
        self._written = ""
        self.told.emit(row.name, True)
        self._change(self._draft.editor.put(self._draft.state, self._chosen, piece, at))

    @Slot(str, int)
    def take(self, tray: str, at: int) -> None:
        """Take the piece away that lies at a place of a tray."""
        found = self._find(tray)
        if found is None or not 0 <= at < len(found.pieces):
            return
        self._chosen = tray
        self.told.emit(piece_told(found, found.pieces[at]), True)
        self._change(self._draft.editor.take(self._draft.state, tray, at))

    @Slot()
    def takeLast(self) -> None:
        """Take the last piece of the chosen tray away, on a sheet what is written in the chosen cell."""
        tray = self._tray
        self.take(tray.key, self._at if tray.columns else len(tray.pieces) - 1)

    @Slot(str, result=bool)
    def type(self, text: str) -> bool:
        """Put what is typed as soon as it is clear; return whether it may become something."""
        found = typed(self._pieces, self._written + text.casefold())
        if found.piece is not None:
            self.put(found.piece.key)
        self._written = found.rest
        return found.piece is not None or found.rest != ""

    @Slot(result=bool)
    def enter(self) -> bool:
        """Put what has been typed, though it could go on; return whether it was something."""
        piece = named(self._pieces, self._written)
        if piece is not None:
            self.put(piece.key)
        self._written = ""
        return piece is not None

    @Slot(str, int)
    def set(self, setting: str, value: int) -> None:
        """Change a setting; a number is kept between its bounds."""
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
        """Turn an option of the rules on or off."""
        self._step(self._draft.with_option(option, on))

    @Slot(str, int)
    def chooseOption(self, option: str, place: int) -> None:
        """Choose one of the values of an option."""
        values = list(self._draft.package.messages.option_values[option])
        self._step(self._draft.with_option(option, values[place]))

    @Slot()
    def undo(self) -> None:
        """Take the last step back."""
        if self._before:
            self._draft = self._before.pop()
            self._show()

    @Slot(str)
    def begin(self, game_id: str) -> None:
        """Begin anew with nothing, of a game with as many seats as now where that can be."""
        self._step(nothing_of(game_id, self._draft.seats))

    @Slot(str, result=str)
    def beginWithId(self, written: str) -> str:
        """Begin with the position of an ID; return why that can't be, or nothing."""
        try:
            self._step(laid_by_id(written))
        except Unreadable as fault:
            return fault.sentence
        return ""

    @Slot(str, result=str)
    def beginWithRecord(self, file: str) -> str:
        """Begin with the last decision of a record; return why that can't be, or nothing."""
        try:
            self._step(laid_by_record(file))
        except Unreadable as fault:
            return fault.sentence
        return ""

    @Slot(result=str)
    def pasted(self) -> str:
        """Return the text that was copied last, anywhere."""
        return QGuiApplication.clipboard().text().strip()

    @Slot()
    def copy(self) -> None:
        """Let the ID be pasted anywhere."""
        QGuiApplication.clipboard().setText(self._judged.code)
        self.told.emit(translated(CONTEXT, COPIED), True)

    @Slot(bool)
    def explore(self, playing_on: bool) -> None:
        """Open the explorer at the position, and there at once the way to play on."""
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
        """The chosen tray."""
        return self._find(self._chosen) or self._trays[0]

    @property
    def _pieces(self) -> list[Piece]:
        return list(self._draft.editor.palette(self._draft.state, self._tray.key))

    def _find(self, key: str) -> Tray | None:
        return next((tray for tray in self._trays if tray.key == key), None)

    def _next_empty(self, at: int) -> int:
        """Return the next empty cell of the chosen sheet, the same one where there is none."""
        pieces = self._tray.pieces
        order = [(at + step) % len(pieces) for step in range(1, len(pieces))]
        return next((cell for cell in order if not pieces[cell].key), at)

    def _change(self, state: Any) -> None:
        self._step(Draft(self._draft.info, self._draft.names, state))

    def _step(self, draft: Draft) -> None:
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
            free = (tray for tray in trays if draft.editor.palette(draft.state, tray.key))
            self._chosen, self._at, self._written = next(free, trays[0]).key, -1, ""
        if self._tray.columns and self._at < 0:
            self._at = 0
        self._judged = draft.judged()
        self._tray_rows.set_rows([self._tray_row(tray) for tray in trays])
        self._palette_rows.set_rows(
            [PieceRow(piece.key, piece.key, piece.name, False) for piece in self._pieces]
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
                )
                for at, piece in enumerate(tray.pieces)
            ]
        )
        return TrayRow(tray.key, tray.title, tray_told(tray), chosen, tray.columns, tray.room, pieces)


def tray_told(tray: Tray) -> str:
    """Return a tray with what lies in it; of a sheet only its name, since its cells are heard one by one."""
    if tray.columns:
        return tray.title
    pieces = ", ".join(piece.name for piece in tray.pieces) or translated(CONTEXT, EMPTY)
    return sentence(CONTEXT, TRAY, {"tray": tray.title, "pieces": pieces})


def piece_told(tray: Tray, piece: Piece) -> str:
    """Return a piece that lies in a tray, with what becomes of it when it is pressed."""
    if tray.columns:
        return piece.name
    return sentence(CONTEXT, PIECE, {"piece": piece.name, "taking": tray.taking})


def palette_told(tray: Tray) -> str:
    """Return where what is pressed on the palette goes."""
    return sentence(CONTEXT, PUT_INTO, {"tray": tray.title})


def fault_told(tray: str, fault: str) -> str:
    """Return what is wrong, with the tray where it is, if that is known."""
    return sentence(CONTEXT, FAULT, {"tray": tray, "fault": fault}) if tray else fault


def place_told(game: str, seats: int) -> str:
    """Return the game and how many play."""
    return sentence(CONTEXT, PLACE, {"game": game, "players": translated(CONTEXT, PLAYERS, seats)})


def verdict_told(can_play: bool) -> str:
    """Return whether a position can be played."""
    return translated(CONTEXT, FITS if can_play else WRONG)
