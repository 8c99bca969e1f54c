"""Errors as positions that come back: whose, when, in which round, and the words about a move."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.analysis.practice import (
    BOXES,
    DAYS,
    MOST,
    MOST_OF_A_GAME,
    NEW,
    DayCount,
    FoundError,
    OneDecision,
    Option,
    PracticeRound,
    Verdict,
    coach_text,
    compared_text,
    count_on,
    due_after,
    errors_of,
    first_day,
    game_key,
    game_text,
    has_positions,
    judge,
    next_box,
    position_of,
    record_before,
    value_text,
    verdict_text,
)
from stolik.bots.worker import answer
from stolik.engine.bot_jobs import BotJob, MovesWorth
from stolik.engine.game import TABLE, TimedGame
from stolik.engine.record import Player, RecordFault
from stolik.engine.session import Session
from stolik.engine.sitting import in_order

from tests.analysis.report.games import (
    ALONE,
    CIRCLES_IN_ANY_ORDER,
    MATCH,
    OPEN,
    SHARED,
    TIE,
    people,
    read,
    reported,
)
from tests.analysis.report.test_figures import analysis, decision


def test_right_answers_come_back_after_1_2_4_8_and_16_days_and_then_no_more_wrong_ones_from_the_first() -> (
    None
):
    box, waits = NEW, []
    while (after := next_box(box, right=True)) is not None:
        box = after
        waits.append(due_after(box, 100) - 100)
    assert waits == [1, 2, 4, 8, 16]
    assert list(DAYS) == waits
    assert {next_box(box, right=False) for box in range(NEW, BOXES + 1)} == {1}


def test_days_that_pass_are_counted_once_however_the_clock_was_set() -> None:
    count = first_day(500)
    assert count == DayCount(500, 500, 0)
    assert count_on(count, 500).days == 0
    assert count_on(count_on(count, 503), 503).days == 3
    back = count_on(DayCount(739_000, 739_000, 40), 7)
    assert back.days == 40
    assert count_on(back, 739_001).days == 41
    count = count_on(DayCount(900_000, 900_000, 40), 739_000)
    assert count.days == 40
    assert count_on(count, 739_001).days == 41
    assert count_on(count_on(count, 739_001), 739_003).days == 43


@given(st.lists(st.integers(0, 1000), min_size=1))
def test_the_count_never_falls_and_never_passes_the_way_forward(dates: list[int]) -> None:
    count = first_day(dates[0])
    for date in dates[1:]:
        after = count_on(count, date)
        assert 0 <= after.days - count.days <= max(0, date - count.seen)
        count = after


ALA = Player(name="Ala", player="human")
BOT = Player(name="Jan", player="bot:fair")


def test_only_errors_of_people_that_count_are_kept_the_dearest_first() -> None:
    items = (decision(3, 0.03), decision(5, 0.5, seat=1), decision(7, 0.014), decision(9, 0.2))
    assert errors_of(analysis(*items), (ALA, BOT)) == {0: [FoundError(9, 0.2), FoundError(3, 0.03)]}


def test_of_a_game_at_most_ten_of_a_seat_are_kept() -> None:
    items = [decision(entry, 0.02 + entry / 1000) for entry in range(1, 30)]
    found = errors_of(analysis(*items), (ALA, BOT))[0]
    assert [each.entry for each in found] == list(range(29, 29 - MOST_OF_A_GAME, -1))


def test_positions_are_of_games_that_are_over_and_have_no_secrets() -> None:
    found = [has_positions(of.package.info, of.session) for of in map(read, (TIE, OPEN, MATCH))]
    assert found == [True, False, False]


@pytest.mark.rest
@pytest.mark.parametrize("name", [TIE, SHARED, ALONE])
def test_every_error_stands_again_as_it_stood(name: str) -> None:
    package, session = read(name)
    players = tuple(person.player for person in people(session, *[30] * session.seats))
    text = game_text(session, package.info, in_order(players))
    assert "\n" not in text
    found = errors_of(reported(name).analysis, players)
    assert found
    for seat, errors in found.items():
        for error in errors:
            stood = position_of(record_before(text, error.entry), seat)
            assert stood.state == session.state_at(error.entry - 1)
            assert (stood.length, stood.to_act) == (error.entry - 1, (seat,))
            assert stood.check(seat, session.log[error.entry - 1].move) is None


def test_where_several_write_the_same_roll_one_seat_alone_decides() -> None:
    package, session = read("knaster/typed_two_lines_at_once")
    entry = next(
        number for number in range(session.length) if len(package.game.to_act(session.state_at(number))) > 1
    )
    state = session.state_at(entry)
    (first, last, *_) = package.game.to_act(state)
    game = OneDecision(package.game, state, last)
    assert game.to_act(state) == (last,)
    assert game.to_act(session.state_at(0)) == package.game.to_act(session.state_at(0))
    assert isinstance(game, TimedGame) == isinstance(package.game, TimedGame)
    assert game.options_type is package.game.options_type
    assert first != last


def test_an_entry_that_isn_t_there_and_a_seat_that_isn_t_on_turn_are_refused() -> None:
    package, session = read(TIE)
    players = tuple(person.player for person in people(session, 30, 30))
    text = game_text(session, package.info, in_order(players))
    for entry in (0, session.length + 2):
        with pytest.raises(RecordFault):
            record_before(text, entry)
    rolled = next(number for number, entry in enumerate(session.log) if entry.seat == TABLE)
    with pytest.raises(RecordFault):
        position_of(record_before(text, rolled + 1), 0)
    with pytest.raises(RecordFault):
        record_before("{", 1)


def test_the_same_moves_have_the_same_key_whoever_sits_there() -> None:
    package, session = read(TIE)
    assert game_key(session, package.info) == game_key(read(TIE).session, package.info)
    shorter = read(TIE, session.length - 1)
    assert game_key(session, package.info) != game_key(shorter.session, package.info)
    start, laid = shorter.session.origin.begin(session.game), shorter.session
    laid = Session(session.game, session.seats, session.options, session.starter, laid=laid.state)
    assert game_key(start, package.info) != game_key(laid, package.info), "played from elsewhere"


def test_right_answers_lead_through_the_round_once() -> None:
    one = PracticeRound("ab")
    assert (one.current, one.done, one.total, one.is_last) == ("a", 0, 2, False)
    assert one.answer(right=True)
    last = [one.is_last]
    one.go_on()
    assert (one.current, one.done) == ("b", 1)
    assert one.answer(right=True)
    last.append(one.is_last)
    assert last == [False, True]
    one.go_on()
    assert (one.current, one.done, one.total) == (None, 2, 2)


def test_what_went_wrong_comes_again_at_the_end_and_only_the_first_answer_counts() -> None:
    one = PracticeRound("ab")
    assert one.answer(right=False)
    one.go_on()
    assert (one.current, one.done) == ("b", 0)
    one.answer(right=True)
    one.go_on()
    assert one.current == "a"
    assert not one.answer(right=False)
    assert not one.is_last
    assert not one.answer(right=True)
    one.go_on()
    assert one.current is None


def test_a_forgotten_position_leaves_the_round_which_ends_at_some_point() -> None:
    one = PracticeRound("ab")
    one.forget()
    assert (one.current, one.done, one.total) == ("b", 0, 1)
    assert PracticeRound(map(str, range(99))).total == MOST


def test_a_move_is_compared_with_the_best_and_shown_beside_the_best_ones() -> None:
    _, session = read(TIE)
    moves: list[Any] = [f"move {number}" for number in range(7)]
    values = tuple([(move, 0.9 - number / 10) for number, move in enumerate(moves)])
    found = judge(session, 0, moves[6], MovesWorth(values, ()))
    assert (found.measure, found.right) == ("win", False)
    assert found.error == pytest.approx(0.6)
    assert [(str(option.move), option.is_played, option.is_best) for option in found.options] == [
        ("move 0", False, True),
        ("move 1", False, False),
        ("move 2", False, False),
        ("move 3", False, False),
        ("move 6", True, False),
    ]
    best = judge(session, 0, moves[0], MovesWorth(values[:2], ()))
    assert best.right
    assert best.options == (Option(moves[0], 0.9, True, True), Option(moves[1], 0.8, False, False))


@pytest.mark.parametrize("name", [TIE, CIRCLES_IN_ANY_ORDER, ALONE])
def test_the_errors_are_those_of_the_report(name: str) -> None:
    package, session = read(name)
    seen = 0
    for item in reported(name).analysis.decisions[:25]:
        state = session.state_at(item.entry - 1)
        worth = answer(BotJob("worth", package.info.id, state, item.seat)).result
        part = read(name, item.entry - 1).session
        found = judge(part, item.seat, item.played, worth)
        assert found == judge(session, item.seat, item.played, worth, item.entry - 1)
        assert found.error == pytest.approx(item.error, abs=1e-9)
        assert [option.is_played for option in found.options].count(True) == 1
        seen += 1
    assert seen > 5


def test_words_are_kind_and_figures_are_rounded() -> None:
    assert verdict_text(Verdict("win", 0.0, ())) == "That's it! Nothing better was possible."
    assert verdict_text(Verdict("win", 0.012, ())) == "That's it! Hardly anything better was possible."
    wrong = Verdict("win", 0.123, ())
    more = "the best move wins 12 more games in 100."
    assert verdict_text(wrong) == f"Much better was possible: {more}"
    assert verdict_text(Verdict("points", 3.4, ())) == "A little better was possible: 3 points."


@pytest.mark.parametrize(
    "best, played, said",
    [
        (93.4, 78.5, "Much better was possible: 14 points."),
        (92.5, 78.4, "Much better was possible: 15 points."),
        (2.4, -3.2, "A little better was possible: 2 points."),
        (71.4, 71.4, "That's it! Nothing better was possible."),
        (71.4, 70.6, "That's it! Hardly anything better was possible."),
        (71.6, 71.4, "That's it! Hardly anything better was possible."),
        (71.6, 70.4, "A little better was possible: 2 points."),
    ],
)
def test_the_difference_is_that_of_the_figures_that_are_seen(best: float, played: float, said: str) -> None:
    options = (Option("best", best, False, True), Option("played", played, True, False))  # type: ignore[arg-type]  # any value is a move here
    found = Verdict("points", best - played, options)
    assert verdict_text(found) == said
    chances = tuple(replace(option, value=option.value / 100) for option in options)
    if played > 0:
        lost = said.removesuffix(" points.").rpartition(" ")[2]
        told = verdict_text(Verdict("win", (best - played) / 100, chances))
        assert told == said if found.right else f"{lost} more games in 100" in told


def test_values_are_percent_and_alone_points_and_told_for_two_moves_without_other_words() -> None:
    assert value_text(0.005, "win") == "1%"
    assert value_text(1.0, "points") == "1 point"
    assert value_text(-3.0, "points") == "0 points"
    options = (Option("best", 71.6, False, True), Option("played", 62.4, True, False))  # type: ignore[arg-type]  # any value is a move here
    found = Verdict("points", 9.2, options)
    assert compared_text(found) == "Your move leads to 62 points, the best one to 72 points."
    chances = tuple(replace(option, value=option.value / 100) for option in options)
    assert (
        compared_text(Verdict("win", 0.092, chances))
        == "Your move wins 62 games in 100, the best one wins 72."
    )


@pytest.mark.parametrize(
    "best, played, said",
    [
        (0.6, 0.59, "Good."),
        (0.6, 0.57, "A little better was possible. That was lost."),
        (0.6, 0.3, "Much better was possible. That was lost."),
    ],
)
def test_a_coach_says_what_was_given_up(best: float, played: float, said: str) -> None:
    options = (Option("best", best, False, True), Option("played", played, True, False))  # type: ignore[arg-type]  # any value is a move here
    found = Verdict("win", best - played, options)
    assert coach_text(found, "That was why.", "That was lost.") == said
    assert found.right or coach_text(found, "", "") == said.replace("That was lost.", compared_text(found))


@pytest.mark.parametrize(
    "second, said", [(0.57, "Best. That was why."), (0.58, "Best."), (0.6, "Best."), (None, "Best.")]
)
def test_a_coach_praises_what_was_hard_to_find(second: float | None, said: str) -> None:
    others = () if second is None else (Option("second", second, False, False),)  # type: ignore[arg-type]  # any value is a move here
    found = Verdict("win", 0.0, (Option("best", 0.6, True, True), *others))  # type: ignore[arg-type]  # any value is a move here
    assert coach_text(found, "That was why.", "") == said
