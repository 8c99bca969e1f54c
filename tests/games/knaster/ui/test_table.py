"""The view model of Knaster and its editor: rows and moves follow the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QAbstractItemModelTester
from stolik.engine.driver import play, play_moves, random_chooser
from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import load_codec, load_game, load_package
from stolik.engine.session import AnyStep, Session
from stolik.games.knaster.ai.advice import odds
from stolik.games.knaster.ai.valuation import CellOutlook, EntryPreview
from stolik.games.knaster.rules import events
from stolik.games.knaster.rules.moves import Circle, Pass, Ring, Roll, Rolled, Write
from stolik.games.knaster.rules.options import Options
from stolik.games.knaster.rules.rules import GAME as RULES
from stolik.games.knaster.rules.rules import rings
from stolik.games.knaster.rules.sheet import CELLS, CIRCLES, LINES, LINES_OF, Sheet, index_of
from stolik.games.knaster.rules.state import State
from stolik.games.knaster.rules.status import fault
from stolik.games.knaster.ui.position_editor import EDITOR, ROLLED
from stolik.games.knaster.ui.printed import marked
from stolik.games.knaster.ui.sheet import NewEntries, order_matters
from stolik.games.knaster.ui.view_model import KnasterViewModel

from tests.games.moves_wanted import move_by
from tests.games.set_up import built, decisions, emptied, left, names_of

GAME = load_game("knaster")
START = GAME.start(2, GAME.options_type())


@pytest.fixture
def face(parent: QObject) -> Any:
    face: Any = KnasterViewModel(parent)
    for model in (face.cells, face.lines, face.sheets, face.closeCells, face.closeLines):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    return face


def whole_games(games: int) -> Iterator[tuple[Session, AnyStep]]:
    for seed in range(games):
        rng = Random(seed)
        session = Session(GAME, (1, 2, 12)[seed % 3], Options())
        for made in play_moves(session, random_chooser(GAME, rng), rng, pick=rng.choice):
            for step in made.steps:
                yield session, step


def written(*entries: tuple[int, int]) -> Session:
    session = Session(GAME, 1, Options())
    for cell, number in entries:
        throw(session, number)
        session.submit(0, Write(*divmod(cell, 5)))
    return session


def throw(session: Session, number: int) -> None:
    session.submit(session.state.roller, Roll())
    session.submit(TABLE, Rolled((min(6, number - 1), number - min(6, number - 1))))


def test_in_whole_games_the_rows_are_what_the_state_says(face: Any) -> None:
    for _, step in whole_games(3):
        state: State = step.state
        acting = [seat for seat in GAME.to_act(state) if seat != TABLE]
        face.show(state, step.event, acting[0] if acting else None)
        sheet = state.sheets[face.owner]
        assert tuple(row.number for row in face.cells.rows) == sheet.numbers
        assert tuple(row.circled for row in face.cells.rows) == sheet.circles
        assert [row.line for row in face.lines.rows if row.complete] == list(sheet.completed)
        assert [row.score for row in face.sheets.rows] == [each.score for each in state.sheets]
        assert [
            tuple(line for line, done in zip(LINES, row.complete, strict=True) if done)
            for row in face.sheets.rows
        ] == [each.completed for each in state.sheets]
        assert [row.owes for row in face.sheets.rows] == [
            state.phase == "enter" and state.owes(seat) for seat in range(len(state.sheets))
        ]


@pytest.mark.soak
def test_in_whole_games_a_cell_can_do_just_what_the_rules_allow(face: Any) -> None:
    codec = load_codec("knaster")
    for number, (_, step) in enumerate(whole_games(3)):
        state: State = step.state
        # With twelve at the table there are thousands of positions; every third one shows as much.
        if state.phase != "enter" or number % 3:
            continue
        for seat in GAME.to_act(state)[:2]:
            face.show(state, step.event, seat)
            for index in range(CELLS):
                can = face.cells.rows[index].can
                if state.due[seat]:
                    lines = [face.line] if face.line else state.due[seat]
                    free = not state.sheets[seat].circles[index]
                    assert (can == "ring") == (free and any(index in LINES[line] for line in lines))
                    continue
                move: Any = codec.move(move_by(face.touch, index))
                legal = GAME.check(state, seat, move) is None
                assert can == (move.kind if legal else "")


def ready(face: Any, session: Session) -> None:
    face.show(session.state, None, 0)


def test_the_cell_of_an_entry_taken_back_is_not_marked(face: Any) -> None:
    session = written((0, 6))
    throw(session, 7)
    (step,) = session.submit(0, Write(1, 1))[:1]
    face.show(step.state, step.event, 0)
    assert face.cells.rows[6].fresh
    session.undo(0)
    face.show(session.view(0), None, 0)
    assert not face.cells.rows[6].fresh


def test_a_cell_tells_the_lines_it_would_fill(face: Any) -> None:
    session = written((0, 7), (1, 8), (2, 7), (3, 7))
    throw(session, 7)
    ready(face, session)
    assert face.cells.rows[4].gain == 2
    face.point(4)
    assert (face.hot, face.made) == (["r0"], ["four"])
    face.point(5)
    assert (face.hot, face.made) == ([], [])


def chosen(face: Any) -> list[int]:
    return [row.cell for row in face.cells.rows if row.chosen]


def test_circles_are_submitted_when_there_are_as_many_as_due(face: Any) -> None:
    ready(face, written((0, 7), (1, 8), (2, 7), (3, 7), (4, 7)))
    assert (face.line, face.forced) == ("r0", False)
    assert chosen(face) == []
    assert move_by(face.touch, 0) == {}
    assert chosen(face) == [0]
    assert move_by(face.touch, 0) == {}
    assert chosen(face) == []
    assert move_by(face.touch, 3) == {}
    assert move_by(face.touch, 1) == {"kind": "ring", "line": "r0", "cells": [[0, 1], [0, 3]]}


def test_of_several_lines_the_player_says_which_comes_first(face: Any) -> None:
    row = [(0, 7), (1, 8), (2, 7), (3, 8)]
    session = written(*row, *[(9, 7), (14, 8), (19, 8), (24, 9)])
    for cell, number in row[:3]:
        throw(session, number)
        session.submit(0, Circle(0, cell))
    throw(session, 7)
    session.submit(0, Write(0, 4))
    ready(face, session)
    # The row leaves no choice, but the column does: if it comes first, its circle may be in the corner too.
    assert ([each.line for each in face.due.rows], face.line) == (["r0", "c4"], "")
    assert move_by(face.touch, 4) == {}
    face.pick("c4")
    assert face.line == "c4"
    assert move_by(face.touch, 4)["kind"] == "ring"
    # A cell in only one line needs no choice of the line.
    face.pick("r0")
    face.show(session.state, None, None)
    face.show(session.state, None, 0)
    assert move_by(face.touch, 14) == {"kind": "ring", "line": "c4", "cells": [[2, 4]]}


def test_a_cell_of_another_line_is_left_to_the_rules(face: Any) -> None:
    session = written((0, 7), (1, 8), (2, 7), (3, 7), (4, 7))
    ready(face, session)
    refused: Any = load_codec("knaster").move(move_by(face.touch, 20))
    rejection = GAME.check(session.state, 0, refused)
    assert rejection is not None
    assert rejection.code == "cell_not_in_line"


def test_where_nothing_is_left_to_choose_one_click_draws_all_circles(face: Any) -> None:
    session = written((0, 7), (1, 8), (2, 7), (3, 7))
    for cell in (2, 3):
        throw(session, 7)
        session.submit(0, Circle(0, cell))
    throw(session, 8)
    session.submit(0, Circle(0, 1))
    throw(session, 7)
    session.submit(0, Write(0, 4))
    ready(face, session)
    assert (face.line, face.forced, face.drawLabel) == ("r0", True, "Draw 2 circles")
    move = {"kind": "ring", "line": "r0", "cells": [[0, 0], [0, 4]]}
    assert move_by(face.draw) == move_by(face.touch, 0) == move_by(face.touch, 4) == move
    value: Any = load_codec("knaster").move(move)
    assert GAME.check(session.state, 0, value) is None


def test_on_demand_every_cell_tells_its_worth_three_are_ranked_and_shades_follow(face: Any) -> None:
    session = written((0, 7), (6, 8))
    throw(session, 7)
    ready(face, session)
    assert {(row.worth, row.shade) for row in face.cells.rows} == {("", -1)}
    worths = odds(session.state, 0)
    face.show_odds(worths)
    for row in face.cells.rows:
        assert bool(row.worth) == (divmod(row.cell, 5) in worths) == bool(row.can)
    most = max(each.value for each in worths.values())
    # The sheet is symmetric here, so two cells share the first place.
    best = [cell for cell, each in worths.items() if each.value == most]
    assert sorted(divmod(row.cell, 5) for row in face.cells.rows if row.best) == sorted(best)
    assert face.cells.rows[0].worth == f"{worths[0, 0].points:.1f}"
    ranked = sorted((row for row in face.cells.rows if row.rank), key=lambda row: row.rank)
    assert [row.rank for row in ranked] == [1, 2, 3]
    values = sorted((each.value for each in worths.values()), reverse=True)
    assert [worths[divmod(row.cell, 5)].value for row in ranked] == values[:3]
    assert ranked[0].best
    for row in face.cells.rows:
        known = worths.get(divmod(row.cell, 5))
        wanted = -1 if known is None else (known.value - values[-1]) / (values[0] - values[-1])
        assert row.shade == pytest.approx(wanted)
    face.show_odds(None)
    assert {row.worth for row in face.cells.rows} == {""}


def test_equal_worths_have_equal_shades(face: Any) -> None:
    session = written((0, 7))
    throw(session, 7)
    ready(face, session)
    face.show_odds(
        {
            (0, 1): CellOutlook(EntryPreview(Write(0, 1)), 0.5, 41),
            (1, 0): CellOutlook(EntryPreview(Write(1, 0)), 0.5, 41),
        }
    )
    assert [face.cells.rows[cell].shade for cell in (1, 5)] == [1, 1]
    assert [face.cells.rows[cell].rank for cell in (1, 5)] == [1, 2]


def test_the_examples_of_the_key_are_what_they_show(face: Any) -> None:
    ready(face, Session(GAME, 1, Options()))
    assert {row.code for row in face.key.rows} == {code for code, circles in CIRCLES.items() if circles}
    for row in face.key.rows:
        numbers = [*row.numbers, *[number for number in (2, 12, 11) if number not in row.numbers]][:5]
        sheet = Session(GAME, 1, Options()).state.sheets[0]
        for index, number in enumerate(numbers):
            sheet = sheet.written(index, number)
        assert sheet.combination("r0") == row.code
        assert row.circles == CIRCLES[row.code]


def test_a_small_sheet_is_marked_as_done_only_while_a_roll_is_entered(face: Any) -> None:
    session = Session(GAME, 2, Options())
    ready(face, session)
    assert [(row.owes, row.entered) for row in face.sheets.rows] == [(False, False)] * 2
    throw(session, 7)
    session.submit(1, Write(2, 2))
    ready(face, session)
    assert [(row.owes, row.entered) for row in face.sheets.rows] == [(True, False), (False, True)]


def test_another_sheet_is_shown_closely_and_put_back(face: Any) -> None:
    session = Session(GAME, 2, Options())
    throw(session, 7)
    session.submit(1, Write(2, 2))
    face.show(session.state, None, 0)
    face.lookAt(1)
    assert (face.closeCells.rows[12].number, face.cells.rows[12].number) == (7, 0)
    assert not any(row.can for row in face.closeCells.rows)
    face.lookAt(-1)
    assert face.lookedAt == -1


@pytest.fixture
def back(parent: QObject) -> Any:
    return KnasterViewModel(parent)


def played() -> Session:
    session, rng = Session(GAME, 3, Options()), Random(2)
    play(session, random_chooser(GAME, rng), rng)
    return session


def fresh(back: Any) -> dict[int, list[int]]:
    return {
        row.seat: [cell for cell, new in enumerate(row.fresh) if new]
        for row in back.sheets.rows
        if any(row.fresh)
    }


def test_cells_that_have_changed_are_marked_on_the_sheet_of_their_owner(back: Any) -> None:
    session = played()
    steps = [step for entry in range(session.length) for step in session.steps_of(entry)]
    Random(1).shuffle(steps)
    for step in steps:
        event = step.event
        marks = back.show_moment(step.state, step.state, event, None)
        match event:
            case events.NumberWritten(row=row, column=column) | events.NumberCircled(row=row, column=column):
                cells = [index_of(row, column)]
            case events.LineRinged(cells=ringed):
                cells = [index_of(*cell) for cell in ringed]
            case events.LineFilled(line=line) | events.LineCompleted(line=line):
                cells = list(LINES[line])
            case _:
                assert marks == (("dice",) if isinstance(event, events.DiceRolled) else ())
                assert fresh(back) == {}
                continue
        assert marks == tuple(f"cell:{cell}" for cell in cells)
        assert back.owner == event.seat
        assert fresh(back) == {event.seat: sorted(cells)}


def test_at_the_end_the_large_sheet_is_the_winners(back: Any) -> None:
    state = played().state
    owners = []
    for sheets in (state.sheets, state.sheets[::-1]):
        ended = replace(state, sheets=sheets)
        back.show_moment(ended, ended, events.GameEnded(), None)
        owners.append(back.owner)
        assert sheets[back.owner].score == max(sheet.score for sheet in sheets)
    assert owners[0] != owners[1]


def test_in_the_present_the_large_sheet_is_whose_it_was(back: Any) -> None:
    session = played()
    entry = next(at for at in range(session.length) if session.log[at].seat == 2)
    state = session.state_at(entry)
    back.sit(0)
    back.show(state, events.NumberWritten(0, 1, 1, 7), None)
    back.lookAt(1)
    step = session.steps_of(entry)[0]
    back.show_moment(state, step.state, step.event, None)
    assert (back.owner, back.lookedAt) == (2, -1)
    assert back.show_moment(None, session.state_at(0), None, None) == ()
    back.show(state, None, None)
    assert back.owner == 0
    assert fresh(back) == {0: [6]}


def test_the_cells_of_a_move_are_marked_and_nothing_where_none_is_filled() -> None:
    assert marked(START, Write(1, 3)) == {"cells": [8], "writes": True}
    assert marked(START, Circle(4, 0)) == {"cells": [20], "writes": False}
    assert marked(START, Ring("column_1", ((0, 0), (2, 0)))) == {"cells": [0, 10], "writes": False}
    assert marked(START, Pass()) == marked(START, Roll()) == {}


def start(seats: int = 2) -> Any:
    return EDITOR.empty(seats, Options())


def filled_in(state: Any, *numbers: str, seat: int = 0) -> Any:
    for at, number in enumerate(numbers):
        state = EDITOR.put(state, f"sheet:{seat}", number, at)
    return state


def rolled(state: Any, *faces: int) -> Any:
    for face in faces:
        state = EDITOR.put(state, ROLLED, f"d{face}")
    return state


def told(state: Any) -> dict[str, int]:
    return {each.key: each.value for each in EDITOR.settings(state, names_of(len(state.sheets)))}


@pytest.mark.parametrize("seats", [1, 2, 5, 12])
def test_every_decision_of_a_game_can_be_set_up(seats: int) -> None:
    for state in decisions("knaster", seats, Options(), seats, 15):
        plain = EDITOR.plain(state)
        assert built(EDITOR, plain, seats) == plain
        assert not fault(seats, Options(), plain)


def test_numbers_are_written_circled_and_rubbed_out() -> None:
    state = filled_in(start(), "7", "8o")
    sheet = state.sheets[0]
    assert (sheet.numbers[:3], sheet.circles[:3]) == ((7, 8, 0), (False, True, False))
    names = [piece.name for piece in EDITOR.trays(state, names_of(2))[1].pieces[:3]]
    assert names == ["row 1, column 1: 7", "row 1, column 2: 8 circled", "row 1, column 3: empty"]
    assert EDITOR.take(EDITOR.take(state, "sheet:0", 1), "sheet:0", 0) == start()


def test_once_both_dice_lie_everybody_enters() -> None:
    one = rolled(start(), 3)
    assert (one.phase, one.waiting) == ("roll", (False, False))
    both = rolled(one, 1)
    assert (both.phase, both.dice, both.waiting) == ("enter", (1, 3), (True, True))
    assert left(EDITOR, both, ROLLED) == []
    assert emptied(EDITOR, both, ROLLED, 2) == start()


def test_who_has_entered_may_still_owe_circles() -> None:
    state = rolled(filled_in(start(), "7", "7", "7", "4", "2"), 3, 4)
    assert "due:0" not in told(state)
    entered = EDITOR.set(state, "entered:0", 1)
    assert (entered.waiting, told(entered)["due:0"]) == ((False, True), 0)
    owing = EDITOR.set(entered, "due:0", 1)
    assert (owing.due, told(owing)["due:0"]) == ((("r0",), ()), 1)
    assert EDITOR.take(owing, "sheet:0", 4).due == ((), ()), "the line isn't filled any more"
    assert EDITOR.set(owing, "entered:0", 0).due == ((), ())


def test_a_full_sheet_brings_the_last_roll() -> None:
    full = filled_in(start(), *["7"] * 25)
    assert full.last_roll
    assert "last" not in told(full)
    thrown = rolled(full, 5, 6)
    assert (thrown.last_roll, thrown.waiting) == (True, (False, True)), "nothing to be circled"
    assert rolled(full, 3, 4).waiting == (True, True)
    # Its last number may just have been written.
    assert not EDITOR.set(thrown, "last", 0).last_roll
    assert not EDITOR.take(full, "sheet:0", 0).last_roll


def test_seats_come_and_go_and_alone_nobody_is_asked_who_rolls() -> None:
    assert told(start(1)) == {}
    settings = EDITOR.settings(rolled(start(1), 3, 4), ["Ala"])
    assert [each.title for each in settings] == ["The number has been used"]
    assert EDITOR.trays(start(1), ["Ala"])[1].title == "Sheet"
    state = EDITOR.set(rolled(start(3), 3, 4), "turn", 2)
    assert EDITOR.seated(state, 2).roller == 1
    more = EDITOR.seated(EDITOR.seated(state, 2), 4)
    assert (len(more.sheets), more.waiting) == (4, (True,) * 4)
    assert EDITOR.viewer(state) is None


@cache
def ends(state: State) -> frozenset[tuple[bool, ...]]:
    if not state.due[0]:
        return frozenset({state.sheets[0].circles})
    return frozenset(end for line in state.due[0] for end in ends_with(state, line))


def ends_with(state: State, line: str) -> frozenset[tuple[bool, ...]]:
    return frozenset(
        end for ring in rings(state.sheets[0], line) for end in ends(RULES.apply(state, 0, ring)[0].state)
    )


def filled(rng: Random) -> State:
    """Return a position in which a number has just filled lines, on a sheet with some circles."""
    at = rng.choice([0, 2, 6, 7, 12, 18, 24])
    numbers = [rng.choice([5, 6, 7]) for _ in range(25)]
    circles = [rng.random() < rng.choice([0.1, 0.5, 0.8]) and index != at for index in range(25)]
    sheet = Sheet(tuple(numbers), tuple(circles))
    due = tuple(line for line in LINES_OF[at] if sheet.due(line))
    start = RULES.start(1, Options())
    # A neighbour with the same sheet still has to make an entry, so the round continues.
    return replace(
        start, phase="enter", dice=(3, 4), sheets=(sheet, Sheet()), waiting=(False, True), due=(due, ())
    )


def test_the_order_matters_exactly_where_it_leads_to_other_circles() -> None:
    rng, seen = Random(4), list[bool]()
    while len(seen) < 250:
        state = filled(rng)
        if len(state.due[0]) in (2, 3):
            first = {ends_with(state, line) for line in state.due[0]}
            assert order_matters(state.sheets[0], state.due[0]) == (len(first) > 1)
            seen.append(len(first) > 1)
    assert 20 < sum(seen) < 230


def position(*circled: int) -> State:
    """Return a position in which a seven in the corner has filled its row and its column with sevens."""
    numbers = [7 if index < 5 or index % 5 == 0 else 0 for index in range(25)]
    sheet = Sheet(tuple(numbers), tuple(index in circled for index in range(25)))
    start = RULES.start(1, Options())
    return replace(start, phase="enter", dice=(3, 4), sheets=(sheet,), waiting=(False,), due=(("r0", "c0"),))


@pytest.fixture
def model(parent: QObject) -> Any:
    return load_package("knaster").view_model(parent)


def test_lines_that_circle_the_same_number_put_no_question(model: Any) -> None:
    model.show(position(1, 2, 3, 4, 5, 10, 15, 20), None, 0)
    assert "Choose the one that comes first" not in model.status
    assert model.due.rows == ()
    assert model.drawLabel
    assert move_by(model.draw) == {"kind": "ring", "line": "r0", "cells": [[0, 0]]}
    option: Any = type("Option", (), {"move": Ring("c0", ((0, 0),))})
    assert model.next_press(option).lit == ("draw",)


def test_as_long_as_no_circle_is_chosen_another_line_may_come_first(model: Any) -> None:
    state = position()
    numbers = list(state.sheets[0].numbers)
    for index, number in zip((1, 2, 3, 4, 5, 10, 15, 20), (7, 7, 7, 3, 7, 7, 7, 5), strict=True):
        numbers[index] = number
    state = replace(state, sheets=(Sheet(tuple(numbers)),))
    model.show(state, None, 0)
    assert model.line == "r0"
    assert "Choose the one that comes first" not in model.status
    assert move_by(model.touch, 15) == {}
    assert model.line == "c0"
    assert move_by(model.touch, 1)["line"] == "c0", "the rules tell that the cell isn't in that line"


def test_entries_are_new_until_the_next_roll_and_circles_are_drawn_as_they_happen() -> None:
    new = NewEntries()

    def marked_as_new(seat: Seat) -> tuple[set[int], set[int]]:
        return set(new.entered(seat)), set(new.drawn(seat))

    assert marked_as_new(0) == (set(), set())
    new.note(events.NumberWritten(0, 1, 2, 7))
    assert marked_as_new(0) == ({7}, set())
    new.note(events.LineRinged(0, "r1", ((1, 0), (1, 4))))
    assert marked_as_new(0) == ({5, 7, 9}, {5, 9})
    new.note(events.NumberCircled(1, 3, 4, 7))
    assert marked_as_new(1) == ({19}, {19})
    for event in (None, events.RoundBegan(1, False), events.Passed(1)):
        new.note(event)
        assert (marked_as_new(0), marked_as_new(1)) == (({5, 7, 9}, set()), ({19}, set()))
    new.note(events.NumberCircled(1, 3, 3, 7))
    new.forget([1, 5])
    assert (marked_as_new(0), marked_as_new(1)) == (({5, 7, 9}, set()), (set(), set()))
    new.mark(1, [3, 4])
    assert marked_as_new(1) == ({3, 4}, set())
    new.note(events.DiceRolled(0, (3, 4), 7))
    assert marked_as_new(0) == marked_as_new(1) == (set(), set())
