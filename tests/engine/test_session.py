"""A session's moves, undo, replay and saving are consistent in any order."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from stolik.engine.game import TABLE, IllegalMove, Value
from stolik.engine.game_library import find_games, load_game
from stolik.engine.package import GameInfo
from stolik.engine.record import Player, open_session, parse_record, record_of, record_text
from stolik.engine.session import Entry, Session
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled
from stolik.games.pickomino.rules.options import Options

GAME = load_game("pickomino")


def new_session(seats: int = 2) -> Session:
    return Session(GAME, seats, Options(), 0)


def after_a_roll() -> Session:
    session = new_session()
    session.submit(0, Roll())
    session.submit(TABLE, Rolled((1, 1, 2, 3, 4, 5, 6, 6)))
    return session


def test_a_new_session_is_empty_and_a_move_is_logged_with_its_steps_and_its_comment() -> None:
    session = new_session(3)
    assert (session.length, session.log, session.to_act) == (0, (), (0,))
    assert not session.over
    assert session.state == session.state_at(0) == GAME.start(3, Options(), 0)
    assert len(session.standings) == 3
    assert session.view(0) == session.view(None) == session.state
    session = new_session()
    steps = session.submit(0, Roll(), "here we go")
    assert session.log == (Entry(0, Roll(), "here we go"),)
    assert session.steps_of(0) == steps
    assert session.state_at(1) == session.state == steps[-1].state


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_a_game_goes_on_from_a_position_that_was_laid(info: GameInfo) -> None:
    game = load_game(info.id)
    played = Session(game, 2, game.options_type(), None if info.draws_for_start else 0)
    played.resolve_chance(Random(1))
    for _ in range(9):
        seat = played.to_act[0]
        played.submit(seat, next(iter(game.legal_moves(played.state, seat))))
        played.resolve_chance(Random(played.length))
    laid = Session(game, 2, played.options, played.starter, seed=5, laid=played.state)
    assert laid.state == laid.state_at(0) == played.state
    assert (laid.length, laid.to_act) == (0, played.to_act)
    seat = laid.to_act[0]
    move = next(iter(game.legal_moves(laid.state, seat)))
    laid.submit(seat, move)
    played.submit(seat, move)
    assert laid.state == played.state
    again = laid.origin.begin(game, seed=5)
    again.submit(seat, move)
    assert (again.log, again.state) == (laid.log, laid.state)


def test_the_next_decision_is_found_from_any_entry() -> None:
    session = after_a_roll()
    assert session.decision_at(1) == session.decision_at(0) == (1, 0)
    assert session.decision_at(2) == session.decision_at(9) == (3, 0), "the one that is due"
    assert session.decision_at(1, [1]) is None
    session.submit(0, Keep(6))
    assert session.decision_at(2) == (3, 0)
    assert session.before(3).log == after_a_roll().log
    assert session.before(9) is session
    waiting = new_session().moved(0, Roll())
    assert waiting.decision_at(2) is None, "the dice are still to fall"


@pytest.mark.parametrize("seat", [2, 7, -2, 10**30])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    rejection = new_session().check(seat, Roll())
    assert rejection is not None
    assert (rejection.code, rejection.facts) == ("no_such_seat", {"seat": seat})


def players(seats: int) -> tuple[Player, ...]:
    return tuple(Player(name=f"Gracz {seat}", player="human") for seat in range(seats))


@dataclass(frozen=True)
class Before:
    """The state of a session before an entry."""

    state: Any
    seat: int
    move: Value
    comment: str | None


class AnyGoing(RuleBasedStateMachine):
    """Plays any game found, with its history beside the session as the simplest model of it."""

    info: GameInfo
    session: Session

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.info = data.draw(st.sampled_from(find_games()))
        low, high = self.info.seats
        seats = data.draw(st.integers(low, high))
        game = load_game(self.info.id)
        starter = None if self.info.draws_for_start else data.draw(st.integers(0, seats - 1))
        self.session = Session(game, seats, game.options_type(), starter)
        self.history: list[Before] = []

    def play(self, seat: int, move: Value, comment: str | None = None) -> None:
        before = Before(self.session.state, seat, move, comment)
        steps = self.session.submit(seat, move, comment)
        self.history.append(before)
        assert steps
        assert steps == self.session.steps_of(self.session.length - 1)
        assert steps[-1].state == self.session.state

    @precondition(lambda self: self.session.to_act not in ((), (TABLE,)))
    @rule(data=st.data(), comment=st.none() | st.text(max_size=5))
    def decide(self, data: st.DataObject, comment: str | None) -> None:
        seat = data.draw(st.sampled_from(self.session.to_act))
        moves = list(self.session.game.legal_moves(self.session.view(seat), seat))
        self.play(seat, data.draw(st.sampled_from(moves)), comment)

    @precondition(lambda self: self.session.to_act == (TABLE,))
    @rule(seed=st.integers(0, 1000))
    def chance(self, seed: int) -> None:
        self.play(TABLE, self.session.game.chance(self.session.state, Random(seed)))

    @precondition(lambda self: self.history)
    @rule(data=st.data(), seat=st.integers(-1, 12))
    def try_an_old_move(self, data: st.DataObject, seat: int) -> None:
        move = data.draw(st.sampled_from(self.history)).move
        if (rejection := self.session.check(seat, move)) is None:
            self.play(seat, move)
            return
        before, length = self.session.state, self.session.length
        with pytest.raises(IllegalMove) as refusal:
            self.session.submit(seat, move)
        assert refusal.value.rejection == rejection
        assert self.session.state is before
        assert self.session.length == length

    @rule(own=st.booleans(), other=st.integers(-1, 12))
    def take_back(self, own: bool, other: int) -> None:
        last = self.history[-1] if self.history else None
        seat = last.seat if last is not None and own else other
        allowed = (
            last is not None
            and last.seat == seat
            and seat != TABLE
            and not self.session.game.irrevocable(last.move)
        )
        assert self.session.can_undo(seat) == allowed
        assert self.session.undo(seat) == allowed
        if allowed and last is not None:
            self.history.pop()
            assert self.session.state == last.state

    @rule()
    def replay(self) -> None:
        again = Session(self.session.game, self.session.seats, self.session.options, self.session.starter)
        for entry in self.session.log:
            again.submit(entry.seat, entry.move, entry.comment)
        self.same(again)

    @rule(snapshot=st.booleans())
    def save_and_load(self, snapshot: bool) -> None:
        record = record_of(self.session, self.info, players(self.session.seats), snapshot=snapshot)
        text = record_text(record)
        assert parse_record(text) == parse_record(text.encode())
        again = open_session(parse_record(text))
        self.same(again)
        assert record_text(record_of(again, self.info, record.seats, snapshot=snapshot)) == text
        self.session = again

    def same(self, again: Session) -> None:
        assert (again.log, again.options) == (self.session.log, self.session.options)
        assert (again.starter, again.standings) == (self.session.starter, self.session.standings)
        for index in range(self.session.length):
            assert again.steps_of(index) == self.session.steps_of(index)
            assert again.state_at(index) == self.session.state_at(index)
        assert again.state == self.session.state

    @invariant()
    def the_log_is_the_history(self) -> None:
        if not hasattr(self, "history"):
            return
        assert self.session.length == len(self.history) == len(self.session.log)
        for entry, before in zip(self.session.log, self.history, strict=True):
            assert (entry.seat, entry.move, entry.comment) == (before.seat, before.move, before.comment)
        assert self.session.over == (self.session.to_act == ())
        assert [self.session.state_at(n) for n in range(len(self.history))] == [b.state for b in self.history]


AnyGoing.TestCase.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
TestAnyGoing = AnyGoing.TestCase


def test_what_lies_beyond_the_log_is_not_there_and_histories_that_grow_apart_keep_their_own() -> None:
    history = Session(GAME, 2, GAME.options_type(), seed=3).history
    for ask in (history.entry, history.steps_of):
        for index in (-1, 0):
            with pytest.raises(IndexError):
                ask(index)
    with pytest.raises(IndexError):
        history.state_at(1)
    start = Session(GAME, 2, GAME.options_type(), seed=3).history
    first = next(iter(GAME.legal_moves(start.state, 0)))
    one = start.moved(0, first)
    other = start.moved(0, first, "another")
    assert (start.length, one.log[0].comment, other.log[0].comment) == (0, None, "another")
    assert one.taken_back().state is start.state
    assert one.taken_back().to_act == start.to_act
