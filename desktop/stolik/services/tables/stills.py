"""Small pictures of positions, and the titles of their games."""

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
    """A picture: the file of its ``drawing``, and what that shows, an onlooker's view as plain values.

    For a decision, ``played`` and ``best`` mark the move played and the best one, ``None`` if not shown.
    """

    gameId: str = ""
    drawing: QUrl = QUrl()  # never modified
    position: Any = None
    colours: Sequence[int] = ()
    seat: Seat = -1
    played: Any = None
    best: Any = None


@cache
def drawing_of(game_id: str) -> QUrl:
    """Return the file that draws a game's positions, or else the one that draws its card."""
    return _file(game_id, "Position.qml") or _file(game_id, "Card.qml") or QUrl()


def moment_of(game_id: str) -> QUrl:
    """Return the file that draws a decision with the move played and the best one."""
    return _file(game_id, "Moment.qml") or drawing_of(game_id)


def box_of(game_id: str) -> Still:
    """Return the picture of a game that shows no position."""
    return Still(game_id, _file(game_id, "Card.qml") or QUrl())


def still_at(place: RecordedDecision) -> Still:
    """Return the picture of a decision's position.

    Raises:
        RecordFault: The record can't be used.
    """
    # The home page draws waiting games, and its first frame must not wait for these imports.
    from stolik.analysis.practice import record_before
    from stolik.engine.record import open_session
    from stolik.services.tables.table_setup import resume
    from stolik.storage.saves import SavedGame

    record = record_before(place.text, place.entry)
    setup = resume(SavedGame(record, open_session(record)))
    game = setup.info.id
    colours = [sitting.colour for sitting in setup.seats]
    return Still(game, drawing_of(game), load_package(game).still(setup.session), colours, place.seat)


def stills_of(game_id: str, scene: str) -> list[Still]:
    """Return the pictures of a scene in a game's rules, in order.

    A scene is ``lesson`` or one of the game's ``examples``, followed by what to show: the number of an entry
    for the position before a move and the move, ``4-`` for the position alone, ``4+`` for the result of the
    move too, and ``table`` for the whole table at the end.

    Raises:
        ValueError: There is no such entry, or it has already been passed.
    """
    from stolik.engine.dice import Roll
    from stolik.engine.game import TABLE
    from stolik.engine.json_values import to_plain
    from stolik.engine.session import Session

    name, *seen = scene.split()
    package, drawing = load_package(game_id), moment_of(game_id)
    played = package.lesson if name == "lesson" else package.examples.get(name)
    if played is None:
        raise ValueError(f"{game_id} plays no {name}")
    session = Session(package.game, played.seats, played.options, 0)
    found: list[Still] = []

    def see(drawn: QUrl, position: Any, seat: Seat = -1, move: Any = None) -> None:
        still = Still(game_id, drawn, position, list(range(played.seats)), seat, move)
        if not found or found[-1]._replace(seat=seat) != still:
            found.append(still)

    for what in seen:
        entry = session.length if what == "table" else int(what.rstrip("+-"))
        if not session.length <= entry < len(played.script) + (what == "table"):
            raise ValueError(f"{scene}: nothing to be seen at {what}")
        for due in played.script[session.length : entry]:
            session.submit(due.seat, due.move_in(session.state))
        if what == "table":
            see(drawing_of(game_id), package.still(session))
            continue
        due = played.script[entry]
        move = due.move_in(session.state)
        if due.seat != TABLE:
            position = package.decision(session, due.seat)
            mark = package.marked(session.state, move)
            # Before a roll there is only the cup to see.
            if not (mark and isinstance(move, Roll)):
                see(drawing, position, due.seat)
            if mark and not what.endswith("-"):
                see(drawing, position, due.seat, mark)
        if not what.endswith("-"):
            step, *more = session.submit(due.seat, move)
            if what.endswith("+"):
                after = to_plain(session.game.view(step.state, None)) if more else package.still(session)
                see(drawing, after, due.seat)
    return found


def _file(game_id: str, name: str) -> QUrl | None:
    path = game_file(game_id, name)
    return None if path is None else QUrl.fromLocalFile(str(path))


def info_of(game_id: str) -> GameInfo:
    """Return the info of an existing game."""
    info = find_game(game_id)
    assert info is not None, "only games that were found are shown"
    return info


def game_title(game_id: str) -> str:
    return translated(game_id, info_of(game_id).title)
