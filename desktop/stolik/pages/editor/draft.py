"""A position being set up: its game, the names of its seats, and where it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from stolik.analysis.practice import exploring, game_text
from stolik.engine.coaching.position_editor import PositionEditor, seats_changed
from stolik.engine.coaching.position_id import PlacedState, exploring_fault, id_of, read_id, refusal_text
from stolik.engine.coaching.seat_values import ViewValues
from stolik.engine.game import Rejection, Seat, Value
from stolik.engine.game_library import find_game, find_games, load_package
from stolik.engine.names import UNNAMED
from stolik.engine.package import GameInfo, GamePackage
from stolik.engine.record import Player, RecordFault
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.models.words import reason_text
from stolik.storage.saves import read_game


class Judged(NamedTuple):
    """The verdict on a position: why it can't be played on, or else its ID and the seat that decides."""

    fault: Rejection | None
    code: str = ""
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A position, possibly an impossible one; ``names`` are as in a record."""

    info: GameInfo
    names: tuple[str, ...]
    state: Any

    @property
    def package(self) -> GamePackage:
        return load_package(self.info.id)

    @property
    def editor(self) -> PositionEditor:
        editor = self.package.position_editor
        assert editor is not None, "only games whose positions can be set up are offered"
        return editor

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def options(self) -> Value:
        options: Value = self.state.options
        return options

    def seated(self, seats: int) -> Draft:
        """Return the position with another number of seats."""
        names = seats_changed(self.names, seats, "")
        named = [name or UNNAMED.format(number=number) for number, name in enumerate(names, start=1)]
        return Draft(self.info, tuple(named), self.editor.seated(self.state, seats))

    def with_option(self, name: str, value: Any) -> Draft:
        options: Any = self.options
        return replace(self, state=replace(self.state, options=replace(options, **{name: value})))

    def judged(self) -> Judged:
        """Return the first fault of the position, or its ID."""
        package, state = self.package, self.editor.settled(self.state)
        viewer = self.editor.viewer(state)
        fault = package.position_fault(self.seats, self.options, state, viewer)
        fault = fault or exploring_fault(package.game, state)
        if fault is not None:
            return Judged(fault)
        placed = PlacedState(self.info, self.seats, self.options, state, viewer)
        return Judged(None, id_of(placed), package.game.to_act(state)[0])

    def exploring(self, seat: Seat, rng: Random) -> dict[str, Any]:
        """Return the arguments for the explorer; hidden things are dealt at random from the rest."""
        values, state = self.package.seat_values, self.editor.settled(self.state)
        if isinstance(values, ViewValues):
            state = values.possible_state(state, seat, rng)
        session = Session(self.package.game, self.seats, self.options, 0, laid=state)
        text = game_text(session, self.info, in_order(players_of(self.names)))
        return exploring(text, 1, seat)


def players_of(names: Sequence[str]) -> tuple[Player, ...]:
    return tuple([Player(name=name, player="human") for name in names])


def unnamed(seats: int) -> tuple[str, ...]:
    """Return the names of unnamed seats as in a record."""
    return tuple([UNNAMED.format(number=number) for number in range(1, seats + 1)])


class Unreadable(Exception):
    """Raised for an input that isn't a position; ``sentence`` says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def games() -> list[GameInfo]:
    """Return the games whose positions can be set up, in the order of the home page."""
    found = [info for info in find_games() if load_package(info.id).position_editor is not None]
    return sorted(found, key=lambda info: info.order)


def nothing_of(game_id: str, seats: int = 2) -> Draft:
    """Return the empty position of a game, or of the first game if the id is unknown."""
    info = find_game(game_id) or games()[0]
    editor, options = load_package(info.id).position_editor, load_package(info.id).game.options_type()
    assert editor is not None, "it is one of those that are offered"
    low, high = info.seats
    seats = max(low, min(high, seats))
    return Draft(info, unnamed(seats), editor.empty(seats, options))


def laid_by_id(written: str, names: Sequence[str] = ()) -> Draft:
    """Return the position of an ID.

    Raises:
        Unreadable: The ID is invalid.
    """
    placed = read_id(written)
    if isinstance(placed, Rejection):
        raise Unreadable(refusal_text(placed))
    known = tuple(names) if len(names) == placed.seats else unnamed(placed.seats)
    return _plain(Draft(placed.info, known, placed.state))


def laid_by_record(file: str) -> Draft:
    """Return the position of the last decision in a record's file.

    Raises:
        Unreadable: The file isn't a record, or has no decisions.
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
