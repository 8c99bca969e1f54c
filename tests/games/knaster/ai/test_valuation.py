"""The valuation: it says of an entry what the rules make of it, and the learned values fit together."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest
from stolik.games.knaster.ai.sheet_values import (
    CHANCES,
    LINE_BONUSES,
    LINE_CELLS,
    MOST_ROLLS,
    NUMBERS,
    STAGES,
    SUMS,
    UNIT,
    FastSheet,
    StageValues,
    circles_of,
    codes_in,
    expected_circles,
    lead_error,
    numbers_in,
    partial,
    values_at,
)
from stolik.games.knaster.ai.valuation import FINAL_VALUES, SeatForecast, advise, entries, preview
from stolik.games.knaster.rules.events import LineFilled
from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Roll, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import CIRCLES, LINES, Sheet, circlable, combination
from stolik.games.knaster.rules.state import State

from tests.conformance.kit import Case, cases, play
from tests.games.knaster.rules.test_rules import EMPTY, STRAIGHT_AND_FOUR, act, position, sheet, throw

FEW = [case for case in cases() if case.info.id == "knaster" and case.seats in (1, 2, 4)]


def choices(case: Case, every: int = 9) -> Iterator[tuple[State, int]]:
    """Positions of random games with a seat that owes something."""
    states = [state for state in play(case).states if state.phase == "enter"]
    for state in states[::every]:
        yield state, GAME.to_act(state)[-1]


# ----------------------------------------------------------------------------------------------- the board


def test_a_key_tells_the_cells_of_a_line_and_its_circles() -> None:
    codes = (0, 6, 6, 17, 22)
    key = sum(UNIT[code] for code in codes)
    assert codes_in(key) == codes
    assert numbers_in(key) == (0, 7, 7, 7, 12)
    for numbers in combinations_with_replacement(range(6, 11), 5):
        key = sum(UNIT[number - 1] for number in numbers)
        assert circles_of(key) == CIRCLES[combination(numbers)]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_board_follows_the_rules(case: Case) -> None:
    for state, seat in choices(case):
        board = FastSheet.of(state.sheets[seat])
        assert board.empties == state.sheets[seat].numbers.count(0)
        assert {line: board.due(number) for number, line in enumerate(LINES) if board.keys[number] % 6} == {
            line: 0 for number, line in enumerate(LINES) if board.keys[number] % 6
        }
        for move in GAME.legal_moves(state, seat):
            after = board.copy()
            sheets = GAME.apply(state, seat, move)[0].state.sheets
            match move:
                case Write(row=row, column=column):
                    filled = after.write(5 * row + column, state.sum - 1)
                    told = [step.event for step in GAME.apply(state, seat, move)]
                    lines = [event for event in told if isinstance(event, LineFilled)]
                    names = list(LINES)
                    assert [(names[line], after.due(line)) for line in filled] == [
                        (event.line, event.circles) for event in lines
                    ]
                case Circle(row=row, column=column):
                    points = after.circle(5 * row + column)
                    assert points == sheets[seat].score - state.sheets[seat].score
                case Ring(cells=cells):
                    points = sum(after.circle(5 * row + column) for row, column in cells)
                    assert points == sheets[seat].score - state.sheets[seat].score
                case _:
                    continue
            same = FastSheet.of(sheets[seat])
            assert (after.codes, after.keys, after.free) == (same.codes, same.keys, same.free)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_worth_of_an_entry_is_the_worth_of_the_sheet_that_it_leads_to(case: Case) -> None:
    values = values_at("race", 7)
    for state, seat in choices(case):
        board = FastSheet.of(state.sheets[seat])
        if not state.waiting[seat]:
            continue
        found = {
            (entry.cell, entry.writes): entry.value for entry in entries(board, state.sum - 1, values, values)
        }
        moves = [move for move in GAME.legal_moves(state, seat) if isinstance(move, Write | Circle)]
        assert len(found) == len(moves)
        for move in moves:
            after, points = board.copy(), 0
            cell = 5 * move.row + move.column
            if isinstance(move, Write):
                drawn = after.resolve(after.write(cell, state.sum - 1), values, after.total(values))
                points = sum(after.circle(each) for _, cells in drawn.rings for each in cells)
                assert drawn.value == pytest.approx(points + after.total(values))
            else:
                points = after.circle(cell)
            assert found[cell, isinstance(move, Write)] == pytest.approx(points + after.total(values))


@pytest.mark.parametrize("case", FEW, ids=str)
def test_the_best_entries_of_all_numbers_are_the_best_of_every_entry(case: Case) -> None:
    for state, seat in choices(case):
        board = FastSheet.of(state.sheets[seat])
        stages: list[tuple[StageValues, StageValues]] = [
            (values_at("race", 6), values_at("race", 8)),
            (FINAL_VALUES, FINAL_VALUES),
        ]
        for writing, circling in stages:
            worths = [
                [entry.value for entry in entries(board, code, writing, circling)]
                for code in range(1, NUMBERS + 1)
            ]
            best = [max(each, default=0.0) for each in worths]
            assert board.best_entries(writing, circling) == best


def best_by_trying(state: State, seat: int) -> int:
    """The most points that the rules let a seat make from here in this roll."""
    score = state.sheets[seat].score
    if not state.owes(seat):
        return score
    return max(
        best_by_trying(GAME.apply(state, seat, move)[0].state, seat) for move in GAME.legal_moves(state, seat)
    )


def test_the_circles_of_two_lines_are_drawn_in_the_best_order() -> None:
    picture = """
        (8) (8) (8) 8 .
        . . . . (7)
        . . . . (9)
        . . . . (10)
        . . . . (11)
    """
    state = position(picture, EMPTY, dice=(4, 4), last=True)
    best = max(advise(state, 0), key=lambda option: option.facts["points"])
    assert best.move == Write(0, 4)
    # Two circles, the first row and the last column.
    assert best.facts["points"] == state.sheets[0].score + 2 + 9 + 5 == best_by_trying(state, 0)


# ----------------------------------------------------------------------------------------- the learned values


def test_the_learned_values_fall_with_the_rolls_to_come() -> None:
    assert len(STAGES) == 26
    assert list(STAGES) == sorted(STAGES)
    assert STAGES[:5] == (0, 1, 2, 3, 4)
    board = FastSheet.of(sheet("7 . . . . " + ". " * 20))
    values = [board.total(values_at("race", empties)) for empties in (2, 5, 10, 15, 24)]
    assert values == sorted(values)
    assert values[0] < 10 < 70 < values[-1] < 95
    assert 0 < lead_error(0) < lead_error(5) < lead_error(24) < 50


def test_the_empty_sheet_is_worth_what_master_scores() -> None:
    (alone,) = advise(GAME.start(1, Options()), 0)
    (together,) = advise(GAME.start(2, Options()), 0)
    assert 93 < alone.facts["points"] < 99
    assert 70 < together.facts["points"] < alone.facts["points"]
    assert together.value == pytest.approx(0.5)


@pytest.mark.parametrize("table", ["solo", "race"])
def test_five_circles_have_nothing_to_come(table: str) -> None:
    done = Sheet((7,) * 25, (True,) * 25)
    values = values_at("solo" if table == "solo" else "race", 0)
    assert abs(FastSheet.of(done).total(values)) < 3


def test_lines_of_equal_bonus_share_their_worths() -> None:
    values = values_at("solo", 10)
    assert values.lines[0] is values.lines[5]
    assert values.lines[10] is values.lines[11]
    assert len({id(line) for line in values.lines}) == len(set(LINE_BONUSES)) == 6
    assert len(values.numbers) == NUMBERS + 1
    assert len(LINE_CELLS) == 12


# --------------------------------------------------------------------------------------------------- advice


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_option_has_its_advice_and_the_best_comes_first(case: Case) -> None:
    for state, seat in choices(case, 40):
        options = advise(state, seat)
        legal = list(GAME.legal_moves(state, seat))
        assert len(options) == len(legal)
        assert {option.move for option in options} == set(legal)
        values = [option.value for option in options]
        assert values == sorted(values, reverse=True)
        for option in options:
            if case.seats == 1:
                assert option.facts == {"points": option.value}
            else:
                assert option.facts["win"] == option.value
                assert 0 <= option.value <= 1
            assert option.facts["points"] >= state.sheets[seat].score - 3
        assert pickle.loads(pickle.dumps(options)) == options


def test_nobody_else_gets_advice() -> None:
    state, _ = throw(GAME.start(2, Options()), 3, 4)
    state, _ = act(state, 0, Write(0, 0))
    assert advise(state, 0) == ()
    start = GAME.start(2, Options())
    assert advise(start, 1) == ()
    assert [option.move for option in advise(start, 0)] == [Roll()]


def test_the_last_roll_is_worth_its_points_and_what_is_left_to_it_is_exact() -> None:
    state, _ = throw(position("7 . . . . " + ". " * 20, last=True), 3, 4)
    points = {option.move: option.facts["points"] for option in advise(state, 0)}
    assert points[Circle(0, 0)] == 1
    assert points[Pass()] == points[Write(4, 4)] == 0
    # A dull sheet with one gap: afterwards only the last roll can bring a circle, by a 2, 4, 6, 9 or 12.
    dull = sheet("2 4 6 9 12 6 9 12 2 4 12 2 4 6 9 4 6 9 12 2 9 12 2 4 .")
    state = position(dull, dice=(1, 1))
    points = {option.move: option.facts["points"] for option in advise(state, 0)}
    hits = {2: 1, 4: 3, 6: 5, 9: 4, 12: 1}
    assert points[Write(4, 4)] == pytest.approx(sum(hits.values()) / 36)
    board = FastSheet.of(sheet("8 8 8 8 . " + ". " * 20))
    best = max(entries(board, 7, FINAL_VALUES, FINAL_VALUES), key=lambda entry: entry.value)
    assert (best.cell, best.writes, best.value) == (4, True, 3)


def test_a_leader_ends_the_game_and_who_can_circle_is_taken_to_do_so() -> None:
    dull = sheet("2 4 6 9 12 6 9 12 2 4 12 2 4 6 9 4 6 9 12 2 9 12 2 4 .")
    rich = dull.circled([*LINES["r0"], *LINES["r1"]])
    state = position(rich, EMPTY, dice=(3, 3))
    assert advise(state, 0)[0].value > 0.9
    poor = position(dull, rich, dice=(3, 3), waiting=(True, False))
    assert isinstance(advise(poor, 0)[0].move, Circle)
    seven = sheet("7 . . . . " + ". " * 20)
    state = position(EMPTY, seven, dice=(3, 4))
    assert SeatForecast(state, 0).least == 24
    assert SeatForecast(position(EMPTY, seven, dice=(4, 4)), 0).least == 23
    assert SeatForecast(position(EMPTY, seven, dice=(4, 4), waiting=(True, False)), 0).least == 24
    assert SeatForecast(position(EMPTY, dice=(4, 4)), 0).least > 25
    assert next(circlable(seven, 7)) == 0


# --------------------------------------------------------------------------------------- preview and outlook


def test_a_preview_tells_what_a_number_or_a_circle_would_do() -> None:
    state = position(STRAIGHT_AND_FOUR, EMPTY, dice=(4, 4))
    shown = preview(state, 0, 0, 4)
    assert shown.move == Write(0, 4)
    assert shown.filled == (("r0", "four", 2), ("c4", "straight", 3))
    assert shown.completed == ()
    assert preview(state, 0, 2, 2) == (Write(2, 2), (), ())
    # The 7 can't be circled now, the 8 can.
    assert preview(state, 0, 0, 1).move is None
    assert preview(state, 0, 0, 0) == (Circle(0, 0), (), ())
    state = position("(2) (4) (6) (9) 12 " + ". " * 20, dice=(6, 6))
    assert preview(state, 0, 0, 4) == (Circle(0, 4), (), ("r0",))
    assert preview(state, 0, 0, 0).move is None
    start = GAME.start(2, Options())
    assert preview(start, 0, 0, 0).move is None
    state, _ = throw(start, 3, 4)
    assert preview(state, 1, 0, 0).move == Write(0, 0)
    assert preview(state, 1, 5, 0).move is None
    state, _ = act(state, 1, Write(0, 0))
    assert preview(state, 1, 0, 1).move is None


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_preview_tells_what_the_rules_will_do(case: Case) -> None:
    for state, seat in choices(case, 5):
        for move in GAME.legal_moves(state, seat):
            if isinstance(move, Write | Circle):
                shown = preview(state, seat, move.row, move.column)
                events = [step.event for step in GAME.apply(state, seat, move)]
                assert shown.move == move
                assert [(each.line, each.combination, each.circles) for each in shown.filled] == [
                    (event.line, event.combination, event.circles)
                    for event in events
                    if isinstance(event, LineFilled)
                ]
                assert list(shown.completed) == [
                    event.line for event in events if event.kind == "line_completed"
                ]


def test_the_table_holds_every_partial_line_and_what_a_filled_one_brings() -> None:
    assert [round(36 * chance) for chance in CHANCES.values()] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(CHANCES.values()) == pytest.approx(1)
    lines = [line for size in range(6) for line in combinations_with_replacement(SUMS, size)]
    assert len(lines) == 4_368
    for line in lines:
        assert expected_circles(line, 0) == (CIRCLES[combination(line)] if len(line) == 5 else 0)
    assert [expected_circles((8, 8, 8, 8, 8), rolls) for rolls in (0, 7, 25)] == [3, 3, 3]
    assert expected_circles((2, 4, 6, 8, 10), 25) == 0
    assert partial((9, 0, 7, 0, 7)) == (7, 7, 9)


@pytest.mark.parametrize(
    "line,rolls,circles",
    [
        ((6, 7, 8, 9), 1, 3 * 7 / 36),  # a 5 or a 10: 4 + 3 of 36
        ((2, 3, 4, 5), 1, 3 * 5 / 36),  # only a 6
        ((8, 8, 8, 8), 1, 2 + 5 / 36),  # four of a kind whatever comes, five with an 8
        ((8, 8, 9, 9), 1, 1 + 9 / 36),  # two pairs whatever comes, a full house with an 8 or a 9
        ((6, 7, 8, 9), 2, 3 * (1 - (29 / 36) ** 2)),  # two tries for the straight
        ((8, 8, 9, 9), 2, 2 - (27 / 36) ** 2),  # wait one roll for the full house
    ],
)
def test_lines_that_can_be_reckoned_by_hand(line: tuple[int, ...], rolls: int, circles: float) -> None:
    assert expected_circles(line, rolls) == pytest.approx(circles)


@cache
def search(line: tuple[int, ...], rolls: int) -> float:
    """The same by trying every way to write or leave."""
    if len(line) == 5:
        return CIRCLES[combination(line)]
    if not rolls:
        return 0
    return sum(
        chance * max(search(line, rolls - 1), search(tuple(sorted((*line, number))), rolls - 1))
        for number, chance in CHANCES.items()
    )


@pytest.mark.parametrize("line", [(), (7,), (6, 8), (2, 2, 12), (6, 7, 9, 10)])
def test_the_table_is_what_a_search_finds(line: tuple[int, ...]) -> None:
    for rolls in range(8):
        assert expected_circles(line, rolls) == pytest.approx(search(line, rolls))


def test_more_rolls_never_bring_less() -> None:
    for line in [(), (7,), (6, 8), (2, 2, 12), (5, 6, 6, 10)]:
        row = [expected_circles(line, rolls) for rolls in range(MOST_ROLLS + 1)]
        assert row == sorted(row)
        assert row[-1] <= 3
