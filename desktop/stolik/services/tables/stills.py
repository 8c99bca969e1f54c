"""The position of a game as a small picture, and the name of its game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QUrl

from stolik.engine.game import Seat
from stolik.engine.game_library import find_game, load_package
from stolik.engine.messages import translated
from stolik.engine.package import GameInfo
from stolik.services.program_paths import game_file

if TYPE_CHECKING:
    from stolik.analysis.practice import RecordedDecision


class Still(NamedTuple):
    """A ``drawing`` of a game's positions, and what it is given: what an onlooker sees, as plain values.

    Where a decision is told, ``played`` is what was played there and ``best`` what was best, as marks; each
    is ``None`` where it isn't to be seen.
    """

    gameId: str = ""
    drawing: QUrl = QUrl()  # nobody changes it
    position: Any = None
    colours: Sequence[int] = ()
    seat: Seat = -1
    played: Any = None
    best: Any = None


@cache
def drawing_of(game_id: str) -> QUrl:
    """Return the file that draws the positions of a game; that of its card where it draws none."""
    return _file(game_id, "Position.qml") or _file(game_id, "Card.qml") or QUrl()


def moment_of(game_id: str) -> QUrl:
    """Return the file that draws a decision with what was played and what was best."""
    return _file(game_id, "Moment.qml") or drawing_of(game_id)


def box_of(game_id: str) -> Still:
    """Return the picture of a game that stands for no position."""
    return Still(game_id, _file(game_id, "Card.qml") or QUrl())


def still_at(place: RecordedDecision) -> Still:
    """Return the picture of a decision's position.

    Raises:
        RecordFault: The record can't be used.
    """
    # The start page draws games that wait, and its first frame doesn't wait for these.
    from stolik.analysis.practice import record_before
    from stolik.engine.record import open_session
    from stolik.services.tables.table_setup import resume
    from stolik.storage.saves import SavedGame

    record = record_before(place.text, place.entry)
    setup = resume(SavedGame(record, open_session(record)))
    game = setup.info.id
    colours = [sitting.colour for sitting in setup.seats]
    return Still(game, drawing_of(game), load_package(game).still(setup.session), colours, place.seat)


def _file(game_id: str, name: str) -> QUrl | None:
    path = game_file(game_id, name)
    return None if path is None else QUrl.fromLocalFile(str(path))


def info_of(game_id: str) -> GameInfo:
    """Return what a game that was found says of itself."""
    info = find_game(game_id)
    assert info is not None, "only games that were found are shown"
    return info


def game_title(game_id: str) -> str:
    """Return the name of a game that was found."""
    return translated(game_id, info_of(game_id).title)
