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

    If a decision is told, ``played`` is what was played there and ``best`` what was best, as marks; each
    is ``None`` if it isn't to be seen.
    """

    gameId: str = ""
    drawing: QUrl = QUrl()  # never changed
    position: Any = None
    colours: Sequence[int] = ()
    seat: Seat = -1
    played: Any = None
    best: Any = None


@cache
def drawing_of(game_id: str) -> QUrl:
    """Return the file that draws the positions of a game; that of its card if it draws none."""
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
    # The home page draws games that wait, and its first frame doesn't wait for these.
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
    """Return the pictures of a scene in a game's rules, in their order.

    A scene is ``lesson``, or one of the game's ``examples``, and what is seen of it: the number of an entry
    shows the position before a move, and the move; ``4-`` the position alone, ``4+`` also what the move has
    brought about, and ``table`` how all lies then.

    Raises:
        ValueError: There is no such entry, or it was passed already.
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
            # Before a roll there is only the cup.
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
    """Return what a game that was found says of itself."""
    info = find_game(game_id)
    assert info is not None, "only games that were found are shown"
    return info


def game_title(game_id: str) -> str:
    return translated(game_id, info_of(game_id).title)
