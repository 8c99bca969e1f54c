"""A round of guesses as the window has it: positions one after the other, each answered once and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from stolik.pages.guess.model import IN_A_ROUND, GuessModel
from stolik.services.kept import GUESSES
from stolik.services.kept.guesses import Guesses
from stolik.storage.profiles import Person

from tests.analysis.report.games import Runner
from tests.house import House

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
def test_a_guess_is_taken_once_and_truth_comes_after(
    house: House, build: Build, keeper: Guesses, game: str
) -> None:
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
def test_a_round_has_ten_guesses_and_then_a_sum_which_is_kept_of_a_person(
    build: Build, keeper: Guesses, person: str
) -> None:
    model, runner = build(person)
    model.begin("ryzyk_fizyk")
    for number in range(IN_A_ROUND):
        if model.phase == "making":
            runner.do()
        assert model.number == number + 1
        model.guess(30)
        # The next position was made meanwhile, or is waited for.
        if number % 2 and runner.jobs:
            runner.do()
        model.next()
    assert (model.phase, model.table, len(runner.jobs)) == ("done", None, 0)
    assert "ten guesses" in model.verdict
    assert ("On average" in model.allGuesses, model.allGuesses == "") == (bool(person), not person)
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
