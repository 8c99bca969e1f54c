"""The puzzles in the window: making, solving, showing the answer, and keeping the result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from stolik.analysis.practice import record_before
from stolik.analysis.puzzles import DailyPuzzle, PuzzleRequest, puzzle_of_day
from stolik.engine.json_values import to_plain
from stolik.engine.record import open_session, parse_record
from stolik.pages.puzzles.model import PuzzleModel
from stolik.services.kept import PUZZLES
from stolik.services.kept.puzzles import Puzzles
from stolik.storage.faults import Fault
from stolik.storage.profiles import People, Person

from tests.analysis.report.games import Runner
from tests.house import House

TODAY = 739_942
Build = Callable[..., Any]


@pytest.fixture
def keeper(house: House) -> Puzzles:
    house.today = TODAY
    house.tables.people.people += [Person(name="Ola"), Person(name="Jan")]
    return house.services.kept(PUZZLES)


def keep(folder: Path, told: list[Fault | None]) -> Puzzles:
    people = People(people=[Person(name="Ola"), Person(name="Jan")])
    return Puzzles(folder / "puzzles.json", told.append, people, lambda: TODAY)


@pytest.fixture
def build(house: House, keeper: Puzzles, tmp_path: Path) -> Iterator[Build]:
    models: list[PuzzleModel] = []

    def puzzles(game: str, grade: int = 1, day: int | None = None, made: bool = False) -> tuple[Any, Runner]:
        puzzle = puzzle_of_day(day) if day else DailyPuzzle(game, PuzzleRequest(grade, "first"))
        models.append(PuzzleModel(house.services, puzzle, day))
        models[-1].document.folder = tmp_path / "papers"
        if made:
            house.runner.do()
        return models[-1], house.runner

    yield puzzles
    for model in models:
        model.close()
        shiboken6.delete(model)


def best_of(model: Any) -> dict[str, Any]:
    move: dict[str, Any] = parse_record(model._made.text).log[-1]["move"]
    return move


def wrong_of(model: Any) -> dict[str, Any]:
    session = open_session(record_before(model._made.text, model._made.entry))
    moves = map(to_plain, session.game.legal_moves(session.state, model._made.seat))
    return next(move for move in moves if move != best_of(model))


@pytest.mark.parametrize("game", ["ryzyk_fizyk", "rummikub"])
def test_the_best_answer_solves_and_counts_once(build: Build, keeper: Any, game: str) -> None:
    model, runner = build(game, 2)
    assert model.phase == "making"
    runner.do()
    assert (model.phase, model.solving.phase) == ("solving", "asked")
    if game != "rummikub":
        runner.do()
    for _ in range(2):
        model.solving.table.submit(best_of(model))
        assert model.solving.right
        assert keeper.solved(game, 2) == 1
        model.solving.again()


@pytest.mark.parametrize("game", ["ryzyk_fizyk", "rummikub"])
def test_another_move_is_no_answer_nor_is_a_shown_one(build: Build, keeper: Any, game: str) -> None:
    model, runner = build(game, made=True)
    if game != "rummikub":
        runner.do()
    model.solving.table.submit(wrong_of(model))
    assert not model.solving.right
    assert model.solving.verdict
    assert ("You keep" in model.solving.reason) == (game == "rummikub")
    assert model.solving.bestShown == (game != "rummikub"), "what is still to be found lights up nowhere"
    place = model.exploring()
    shown, made = parse_record(place["text"]), parse_record(model._made.text)
    assert (shown.log, place["entry"]) == (made.log, model._made.entry)
    assert shown.seats[model._made.seat].name == "Ola", "who solves it sits there"
    assert all(seat.name != f"Player {number}" for number, seat in enumerate(shown.seats[:2], 1))
    assert (place["mine"], place["chosen"]) == (wrong_of(model), True)
    model.solving.again()
    model.solving.table.submit(best_of(model))
    assert model.solving.right
    assert keeper.solved(game, 1) == 0


@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk"])
def test_no_button_stands_out_that_could_contradict_the_answer(build: Build, game: str) -> None:
    model, _runner = build(game, made=True)
    table = model.solving.table
    table.viewModel.live = True
    acts = table.viewModel.acts.rows
    assert any(act.possible for act in acts) or table.viewModel.phase == "keep"
    assert not any(act.leads for act in acts)


def test_the_odds_would_be_the_answer(build: Build) -> None:
    model, _runner = build("ryzyk_fizyk", made=True)
    table = model.solving.table
    said: list[str] = []
    told: list[bool] = []
    table.refused.connect(lambda sentence, _: said.append(sentence))
    table.advice.oddsChanged.connect(lambda: told.append(table.advice.oddsShown))
    table.advice.showOdds(True)
    assert len(said) == 1
    assert told == [True, False], "the button comes up again"
    assert not table.advice.oddsShown


def solve(model: Any, runner: Runner) -> None:
    runner.do()
    if runner.jobs:
        runner.do()
    model.solving.table.submit(best_of(model))
    assert model.solving.right


def test_the_puzzle_of_the_day_counts_for_its_day(build: Build, keeper: Any) -> None:
    assert (keeper.has_solved_day(), keeper.streak) == (False, 0)
    model, runner = build("", day=TODAY)
    assert model.daily
    solve(model, runner)
    assert (keeper.has_solved_day(), keeper.streak) == (True, 1)
    assert keeper.solved_by_people() == {"ola": (1, 1), "jan": (0, 0)}
    keeper.choose("Jan")
    assert (keeper.has_solved_day(), keeper.streak) == (False, 0)


def test_days_in_a_row_are_told_in_a_line_with_a_sound_once_they_are_many(build: Build, keeper: Any) -> None:
    keeper.note("rummikub", 1, TODAY - 1)
    model, runner = build("", day=TODAY, made=True)
    if runner.jobs:
        runner.do()
    heard: list[str] = []
    model.solving.table.sounded.connect(heard.append)
    model.solving.table.submit(wrong_of(model))
    assert "in a row" not in model.solving.reason
    assert heard == []
    model.solving.again()
    model.solving.table.submit(best_of(model))
    assert model.solving.reason.endswith("Puzzle of the day: 2 days in a row.")
    assert heard == ["win"]


@pytest.mark.rest
def test_begun_before_midnight_it_counts_for_its_day_and_the_next_one_is_still_to_be_solved(
    house: House, build: Build, keeper: Any
) -> None:
    model, runner = build("", day=TODAY)
    title = model.title
    house.today = TODAY + 1
    solve(model, runner)
    assert (model.daily, model.title) == (True, title)
    assert keeper.document.solver("Ola").days == [TODAY]
    assert (keeper.has_solved_day(), keeper.streak) == (False, 1), "yesterday's is part of the row"
    solve(*build("", day=TODAY + 1))
    assert keeper.document.solver("Ola").days == [TODAY, TODAY + 1]
    assert (keeper.has_solved_day(), keeper.streak) == (True, 2)
    house.today = TODAY + 3
    assert keeper.streak == 0, "the row is broken"


def test_another_one_is_of_the_same_game_and_grade(build: Build) -> None:
    model, runner = build("rummikub", 3, made=True)
    first = model._made.text
    model.another()
    runner.do()
    assert model._made.text != first
    assert runner.asked[-1].view.grade == 3


def test_a_puzzle_that_cannot_be_made_is_said_so(build: Build) -> None:
    model, runner = build("rummikub")
    runner.do(lambda job: None)
    assert model.phase == "failed"
    assert model.sentence


def test_a_saved_puzzle_is_a_record_without_its_answer(build: Build, tmp_path: Path) -> None:
    model, _runner = build("rummikub", made=True)
    model.save()
    (file,) = (tmp_path / "papers").iterdir()
    assert file.name in model.sentence
    record = parse_record(file.read_bytes())
    assert len(record.log) == model._made.entry - 1
    assert open_session(record).to_act == (model._made.seat,)


def test_a_folder_that_takes_nothing_is_told(build: Build, tmp_path: Path) -> None:
    (tmp_path / "papers").write_text("no folder")
    model, _runner = build("rummikub", made=True)
    model.save()
    assert str(tmp_path) in model.sentence


def test_a_person_who_is_forgotten_is_in_no_file(tmp_path: Path) -> None:
    keeper = keep(tmp_path, [])
    keeper.note("rummikub", 2, TODAY)
    again = keep(tmp_path, [])
    assert (again.person, again.solved("rummikub", 2), again.has_solved_day()) == ("Ola", 1, True)
    again.forget_person("Ola")
    assert b"Ola" not in (tmp_path / "puzzles.json").read_bytes()
    again.forget_person("Nobody")


def test_a_damaged_file_is_kept_aside_and_told(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text('{"people": 7')
    told: list[Fault | None] = []
    keeper = keep(tmp_path, told)
    assert [fault.code for fault in told if fault] == ["puzzles_damaged"]
    assert keeper.solved("rummikub", 1) == 0


def test_of_a_newer_file_nothing_is_taken(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text('{"version": 99}')
    told: list[Fault | None] = []
    keep(tmp_path, told)
    assert [fault.code for fault in told if fault] == ["puzzles_damaged"]
