"""What a position is begun with: nothing, the last decision of a record, or an ID."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stolik.engine.game import Rejection
from stolik.engine.game_library import find_game, find_games, load_package
from stolik.engine.package import GameInfo
from stolik.engine.position_id import read_id, refusal_text
from stolik.engine.record import RecordFault
from stolik.models.translation import reason_text
from stolik.pages.editor.draft import Draft, unnamed
from stolik.storage.saves import read_game


class Unreadable(Exception):
    """What was given stands for no position; ``sentence`` says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def games() -> list[GameInfo]:
    """Return the games whose positions can be set up, in the order of the start page."""
    found = [info for info in find_games() if load_package(info.id).position_editor is not None]
    return sorted(found, key=lambda info: info.order)


def nothing_of(game_id: str, seats: int = 2) -> Draft:
    """Return the position that a game begins with; without an id of the first game."""
    info = find_game(game_id) or games()[0]
    editor, options = load_package(info.id).position_editor, load_package(info.id).game.options_type()
    assert editor is not None, "it is one of those that are offered"
    low, high = info.seats
    seats = max(low, min(high, seats))
    return Draft(info, unnamed(seats), editor.empty(seats, options))


def laid_by_id(written: str, names: Sequence[str] = ()) -> Draft:
    """Return the position of an ID.

    Raises:
        Unreadable: It stands for none.
    """
    placed = read_id(written)
    if isinstance(placed, Rejection):
        raise Unreadable(refusal_text(placed))
    known = tuple(names) if len(names) == placed.seats else unnamed(placed.seats)
    return _plain(Draft(placed.info, known, placed.state))


def laid_by_record(file: str) -> Draft:
    """Return the position of the last decision in a record's file.

    Raises:
        Unreadable: It is no record, or nobody decides anything in it.
    """
    try:
        saved = read_game(Path(file))
    except OSError:
        raise Unreadable(_no_record()) from None
    except RecordFault as fault:
        raise Unreadable(reason_text(fault.game, fault.rejection)) from None
    record, history = saved.record, saved.session.history
    while not history.to_act or history.to_act[0] < 0:
        if not history.length:
            raise Unreadable(_no_record())
        history = history.taken_back()
    info = find_game(record.game)
    assert info is not None, "parse_record has looked the game up"
    return _plain(Draft(info, tuple([seat.name for seat in record.seats]), history.state))


def _no_record() -> str:
    return reason_text(None, Rejection("not_a_record"))


def _plain(draft: Draft) -> Draft:
    return Draft(draft.info, draft.names, draft.editor.plain(draft.state))
