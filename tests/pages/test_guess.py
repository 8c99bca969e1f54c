"""A round of guesses in the window: positions one after the other, each answered once and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from stolik.analysis.guessing import make
from stolik.engine.drawing import Drawing
from stolik.pages.guess.model import IN_A_ROUND, GuessModel
from stolik.pages.guess.sheet import (
    POSITIONS,
    GuessSheet,
    PaperQuestion,
    can_be_read,
    lay_out_guesses,
    printed,
)
from stolik.services.kept import GUESSES
from stolik.services.kept.guess_log import Guesses
from stolik.services.printing.sheet import PAPERS, Page
from stolik.storage.profiles import Person

from tests.analysis.report.games import Runner
from tests.house import House
from tests.services.test_score_card import words_of
from tests.tiers import mostly_rest

Build = Callable[..., Any]


@pytest.fixture
def keeper(house: House) -> Guesses:
    house.tables.people.people.append(Person(name="Ala"))
    return house.services.kept(GUESSES)


@pytest.fixture
def build(house: House, keeper: Guesses) -> Iterator[Build]:
    made: list[GuessModel] = []

    def guessing(person: str = "Ala") -> tuple[Any, Runner]:
        if not person:
            house.tables.people.people.clear()
        made.append(GuessModel(house.services))
        return made[-1], house.runner

    yield guessing
    for model in made:
        model.close()
        shiboken6.delete(model)


@pytest.mark.parametrize("game", ["pickomino", "rummikub", "knaster", "ryzyk_fizyk"])
def test_truth_comes_after_one_guess(house: House, build: Build, keeper: Guesses, game: str) -> None:
    model, runner = build()
    assert game in [row.gameId for row in model.games.rows]
    model.begin(game)
    assert (model.phase, model.table) == ("making", None)
    house.time = 10.0
    runner.do()
    assert (model.phase, model.number, model.said, model.truth) == ("asked", 1, -1, -1.0)
    assert model.question.endswith("?")
    assert model.verdict == ""
    model.guess(101)
    assert model.phase == "asked"
    house.time = 17.5
    model.guess(40)
    model.guess(50)
    assert (model.phase, model.said, model.number) == ("answered", 40, 1)
    assert 0 < model.truth < 100
    assert model.verdict
    (kept,) = keeper.guesses("Ala")
    assert (kept.game, kept.said, kept.seconds) == (game, 40, 7.5)
    assert 100 * kept.truth == pytest.approx(model.truth)


def test_the_table_tells_no_chance_and_takes_no_move(build: Build) -> None:
    model, runner = build()
    model.begin("ryzyk_fizyk")
    runner.do()
    view_model = model.table.viewModel
    view_model.live = True
    assert not view_model.chanceShown
    length = model.table.session.length
    model.table.submit({"kind": "roll"})
    assert model.table.session.length == length


@pytest.mark.parametrize("person", ["Ala", ""])
def test_a_round_has_ten_guesses_and_a_sum_that_is_kept(build: Build, keeper: Guesses, person: str) -> None:
    model, runner = build(person)
    model.begin("ryzyk_fizyk")
    for number in range(IN_A_ROUND):
        if model.phase == "making":
            runner.do()
        assert model.number == number + 1
        model.guess(30)
        # The next position was made meanwhile or is awaited.
        if number % 2 and runner.jobs:
            runner.do()
        model.next()
    assert (model.phase, model.table, len(runner.jobs)) == ("done", None, 0)
    assert "ten guesses" in model.verdict
    assert ("on average" in model.allGuesses, model.allGuesses == "") == (bool(person), not person)
    assert len(runner.asked) == IN_A_ROUND
    model.again()
    assert (model.phase, model.number) == ("making", 1)
    model.leave()
    assert (model.phase, model.gameId, runner.jobs) == ("choosing", "", {})
    assert len(keeper.guesses("Ala")) == (IN_A_ROUND if person else 0)


def test_a_position_that_could_not_be_made_is_told(build: Build) -> None:
    model, runner = build()
    model.begin("pickomino")
    runner.do(lambda _: None)
    assert model.phase == "failed"
    assert model.verdict
    model.leave()
    assert model.phase == "choosing"


QUICK = ("pickomino", "knaster", "ryzyk_fizyk")
GAMES = (*QUICK, "rummikub")


@pytest.mark.parametrize("game", mostly_rest(GAMES, usual=QUICK))
def test_all_stands_on_the_paper_and_answers_on_the_back_only(qapp: QGuiApplication, game: str) -> None:
    questions = [printed(make(game, str(seed))) for seed in range(3)]
    questions = (questions * POSITIONS)[:POSITIONS]
    for paper in PAPERS.values():
        front, back = lay_out_guesses(questions, "Guess first", paper)
        for page in (front, back):
            whole = QRectF(0, 0, paper.width, paper.height)
            assert all(whole.contains(area) and area.height() > 0 for area, _ in page.parts)
        assert not any("%" in words.text for _, words in words_of(front))
        told = [words.text for _, words in words_of(back) if "%" in words.text]
        assert told == [each.answer for each in questions]
        drawn = [part.content for part in front.parts]
        assert all(each.drawing in drawn for each in questions)


def test_a_sheet_is_made_one_position_after_the_other_without_doubles(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runner, laid = house.runner, list[PaperQuestion]()

    def lay_out(questions: Sequence[PaperQuestion], *more: Any) -> list[Page]:
        laid.extend(questions)
        return lay_out_guesses(questions, *more)

    monkeypatch.setattr("stolik.pages.guess.sheet.lay_out_guesses", lay_out)
    sheet: Any = GuessSheet(house.services)
    sheet.folder = tmp_path / "papers"
    sheet.make("ryzyk_fizyk")
    sheet.make("pickomino")
    while runner.jobs:
        assert sheet.working
        runner.do()
    assert not sheet.working
    assert {job.game for job in runner.asked} == {"ryzyk_fizyk"}
    (file,) = (tmp_path / "papers").iterdir()
    assert file.read_bytes().startswith(b"%PDF")
    assert file.name in sheet.sentence
    assert len({(each.question, each.answer) for each in laid}) == POSITIONS


def test_what_cannot_be_made_is_told_and_leaving_stops_it(house: House) -> None:
    runner = house.runner
    sheet: Any = GuessSheet(house.services)
    sheet.make("knaster")
    runner.do(lambda _: None)
    assert (sheet.working, sheet.saved) == (False, False)
    assert "couldn't set up" in sheet.sentence
    sheet.make("knaster")
    sheet.stop()
    assert (sheet.working, runner.jobs) == (False, {})
    sheet.stop()


def test_a_full_table_is_too_small_to_be_read() -> None:
    assert can_be_read(Drawing(160, 90, ()))
    assert not can_be_read(Drawing(160, 190, ()))
