"""The rules of Knaster against a slow second reading of the same paragraphs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.game import Rejection
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.sheet import BONUSES, CELLS, CIRCLES, LINES, Sheet, combination
from stolik.games.knaster.rules.state import State

EVERY_ENTRY: tuple[Move, ...] = (
    *(Write(row, column) for row in range(-1, 6) for column in range(-1, 6)),
    *(Circle(row, column) for row in range(-1, 6) for column in range(-1, 6)),
    Pass(),
)


def circles_of(numbers: Sequence[int]) -> int:
    """The circles of five numbers, read from the table of the rules line by line."""
    if 0 in numbers:
        return 0
    counts = sorted(Counter(numbers).values(), reverse=True)
    if counts[0] == 5 or sorted(numbers) == list(range(min(numbers), min(numbers) + 5)):
        return 3
    if counts[0] == 4 or counts[:2] == [3, 2]:
        return 2
    return 1 if counts[0] == 3 or counts[:2] == [2, 2] else 0


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Any sheet with at least one empty cell; the circles needn't be such as a game can bring."""
    few = st.sampled_from([0, 6, 7, 7, 8, 9, 10])
    numbers = draw(st.lists(few, min_size=CELLS, max_size=CELLS))
    numbers[draw(st.integers(0, CELLS - 1))] = 0
    drawn = draw(st.lists(st.booleans(), min_size=CELLS, max_size=CELLS))
    return Sheet(
        tuple(numbers),
        tuple(bool(number) and round_it for number, round_it in zip(numbers, drawn, strict=True)),
    )


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Two players with the dice on the table."""
    dice = draw(st.sampled_from([(3, 3), (3, 4), (4, 4), (4, 5), (5, 5)]))
    both = (draw(sheets()), draw(sheets()))
    return State(Options(), 0, "enter", draw(st.booleans()), dice, both, (True, True), ((), ()))


@given(st.lists(st.integers(0, 12), min_size=5, max_size=5))
def test_the_circles_of_five_numbers(numbers: list[int]) -> None:
    numbers = [0 if number == 1 else number for number in numbers]
    assert CIRCLES[combination(tuple(numbers))] == circles_of(numbers)


@given(positions())
def test_the_entries(state: State) -> None:
    sheet = state.sheets[0]
    wanted: set[Move] = {Pass()} if state.last_roll else set()
    for row in range(5):
        for column in range(5):
            number, circled = sheet.numbers[5 * row + column], sheet.circles[5 * row + column]
            if number == 0:
                wanted.add(Write(row, column))
            elif number == state.sum and not circled:
                wanted.add(Circle(row, column))
    assert set(GAME.legal_moves(state, 0)) == wanted
    for move in EVERY_ENTRY:
        assert (GAME.check(state, 0, move) is None) == (move in wanted)


@given(positions(), st.data())
def test_the_circles_that_a_number_brings(state: State, data: st.DataObject) -> None:
    writes = [move for move in GAME.legal_moves(state, 0) if isinstance(move, Write)]
    move = data.draw(st.sampled_from(writes))
    cell = 5 * move.row + move.column
    state = GAME.apply(state, 0, move)[-1].state
    numbers = state.sheets[0].numbers
    open_lines = {
        line
        for line, cells in LINES.items()
        if cell in cells and circles_of([numbers[each] for each in cells])
    }
    while open_lines := {
        line for line in open_lines if not all(state.sheets[0].circles[each] for each in LINES[line])
    }:
        circles = state.sheets[0].circles
        wanted = {
            (line, frozenset(chosen))
            for line in open_lines
            for free in [[each for each in LINES[line] if not circles[each]]]
            for chosen in combinations(
                free, min(len(free), circles_of([numbers[each] for each in LINES[line]]))
            )
        }
        moves = [each for each in GAME.legal_moves(state, 0) if isinstance(each, Ring)]
        told = {(each.line, frozenset(5 * row + column for row, column in each.cells)) for each in moves}
        assert told == wanted
        assert len(moves) == len(wanted)
        ring = data.draw(st.sampled_from(moves))
        open_lines.discard(ring.line)
        state = GAME.apply(state, 0, ring)[-1].state
    assert state.due[0] == ()
    assert not state.waiting[0]


@given(
    positions(),
    st.sampled_from(sorted(LINES)),
    st.lists(st.tuples(st.integers(-1, 5), st.integers(-1, 5)), max_size=9),
)
def test_no_circles_without_a_filled_line(state: State, line: str, cells: list[tuple[int, int]]) -> None:
    assert GAME.check(state, 0, Ring(line, tuple(cells))) == Rejection("nothing_due", {"line": line})


@given(sheets())
def test_the_score(sheet: Sheet) -> None:
    points = 0
    for line, cells in LINES.items():
        if sum(sheet.circles[each] for each in cells) == 5:
            points += BONUSES[line]
    assert sheet.score == points + sheet.circles.count(True)
