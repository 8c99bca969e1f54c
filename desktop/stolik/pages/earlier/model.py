"""Finished games played with the same luck, side by side: places, points and sheets."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Property, QBuffer, QDate, QLocale, QObject, QSize, Signal, Slot
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.chance import seed_text
from stolik.engine.drawing import Drawing
from stolik.engine.game_library import load_package
from stolik.engine.messages import N_
from stolik.engine.package import SUFFIX
from stolik.engine.record import RecordFault
from stolik.models.rows import RowsModel
from stolik.models.words import shown_name
from stolik.services.sentences import CONTEXT, say
from stolik.services.tables.table_setup import TableSetup, resume
from stolik.storage.atomic import oldest_first
from stolik.storage.saves import SavedGame, read_content, try_to_read

if TYPE_CHECKING:
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

MOST: Final = 3
"""How many earlier games fit beside the one just played."""

THIS_GAME: Final = N_("shell", "This game")
EARLIER: Final = N_("shell", "An earlier game")

_PIXELS: Final = 640


class EarlierSeat(NamedTuple):
    """A seat in a game: ``picture`` is an image of its sheet, empty if the game doesn't draw any.

    ``shape`` is its height relative to its width.
    """

    seat: int
    name: str
    score: int
    rank: int
    picture: str
    shape: float


class EarlierGame(NamedTuple):
    """A game with its seats in turn order."""

    key: int
    heading: str
    seats: tuple[EarlierSeat, ...]


@QmlElement
@QmlUncreatable("The shell makes it.")
class EarlierGames(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Lists the finished game on the table, and each earlier game with the same luck."""

    changed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._rows = RowsModel(EarlierGame, self)

    @Property(RowsModel, constant=True)
    def games(self) -> RowsModel[EarlierGame]:
        return self._rows

    @Slot()
    def look(self) -> None:
        """Look for games with the same luck as the game on the table."""
        setup = self._services.tables.setup
        games = []
        if setup is not None and setup.session.over:
            games = [setup, *earlier_games(self._services.paths.finished, setup)]
        self._rows.set_rows([_row(number, game) for number, game in enumerate(games)])
        self.changed.emit()


def earlier_games(folder: Path, setup: TableSetup) -> list[TableSetup]:
    """Return the latest finished games with the same seed as this one, without itself."""
    found: list[TableSetup] = []
    if setup.session.seed is None:
        return found
    wanted = seed_text(setup.session.seed).encode()
    for path in reversed(oldest_first(folder, SUFFIX)):
        game = _game_in(path, wanted)
        if game is None or game.info.id != setup.info.id or not game.session.over:
            continue
        if (game.session.log, game.started_at) != (setup.session.log, setup.started_at):
            found.append(game)
        if len(found) == MOST:
            break
    return found


def _game_in(path: Path, wanted: bytes) -> TableSetup | None:
    try:
        # Reading a file is quick, but checking its moves isn't.
        if wanted not in read_content(path):
            return None
    except (OSError, RecordFault):
        return None
    read = try_to_read(path)
    return resume(read) if isinstance(read, SavedGame) else None


def _row(number: int, setup: TableSetup) -> EarlierGame:
    session, art = setup.session, load_package(setup.info.id).score_card
    drawings = art.drawings(session.game.view(session.state, None)) if art else [None] * session.seats
    places = {standing.seat: standing for standing in session.standings}
    seats = [
        EarlierSeat(
            seat,
            shown_name(player.name),
            places[seat].score,
            places[seat].rank,
            "" if drawing is None else image_of(drawing),
            0.0 if drawing is None else drawing.height / drawing.width,
        )
        for seat, (player, drawing) in enumerate(zip(setup.players, drawings, strict=True))
    ]
    return EarlierGame(number, _heading(number, setup), tuple(seats))


def _heading(number: int, setup: TableSetup) -> str:
    if not number:
        return say(CONTEXT, THIS_GAME)
    if (played := setup.began) is None:
        return say(CONTEXT, EARLIER)
    date = QLocale().toString(QDate(played.year, played.month, played.day), QLocale.FormatType.ShortFormat)
    return f"{date}, {played:%H:%M}"


def image_of(drawing: Drawing) -> str:
    """Return a drawing as the data URL of a transparent PNG, which QML can show."""
    # Printing is only needed at the end of a game, so the start of the program doesn't load it.
    from stolik.services.printing.sheet import begin_painting, draw

    scale = _PIXELS / max(drawing.width, drawing.height)
    image = QImage(
        QSize(round(drawing.width * scale), round(drawing.height * scale)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(0)
    painter = QPainter(image)
    begin_painting(painter, scale)
    draw(painter, drawing)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want the format as bytes
    return "data:image/png;base64," + base64.b64encode(bytes(buffer.data().data())).decode("ascii")
