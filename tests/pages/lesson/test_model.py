"""A lesson in the window: right and wrong moves, the solution, leaving, continuing, restarting, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from stolik.engine.coaching.lesson import LEARNER, OTHER, Lesson
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, find_packages, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import GamePackage
from stolik.games.knaster.rules.moves import Ring
from stolik.games.pickomino.rules.moves import Take
from stolik.pages.lesson import model as lesson_model
from stolik.pages.lesson import table as lesson_table
from stolik.pages.lesson.model import LessonModel
from stolik.pages.lesson.table import LessonSession, LessonTable, set_table
from stolik.services.kept import LESSONS
from stolik.services.kept.lessons import Lessons

from tests.house import House
from tests.pages.lesson.lesson_moments import checks_of, told
from tests.spoken import spoken
from tests.table.calm_robot import CalmLearner

Open = Callable[..., Any]
Wait = Callable[[Any], None]


@pytest.fixture
def progress(house: House) -> Lessons:
    return house.services.kept(LESSONS)


@pytest.fixture
def open_lesson(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    opened: list[LessonModel] = []
    monkeypatch.setattr(lesson_table, "THINKING_MS", 0)

    def table_of(*lesson: Any) -> LessonTable:
        table = set_table(*lesson)
        # Nobody is looking, so every scene ends at once.
        director = table._director
        director.playing.connect(director.done)
        return table

    def build(game: str, *, begun: bool = True, calm: bool = False) -> Any:
        if not calm:
            monkeypatch.setattr(lesson_model, "set_table", table_of)
        opened.append(LessonModel(house.services, load_package(game)))
        if begun:
            opened[-1].begin()
        return opened[-1]

    yield build
    for model in opened:
        model.close()
        shiboken6.delete(model)


def make_due_move(model: Any) -> None:
    table = model.table
    table.submit(to_plain(table.due.move_in(table.session.state)))


@pytest.fixture
def wait(qtbot: QtBot) -> Wait:
    return lambda model: qtbot.waitUntil(lambda: bool(model.over or model.asking))


def test_the_first_scene_waits_to_be_shown(qapp: QGuiApplication, open_lesson: Open, wait: Wait) -> None:
    model = open_lesson("rummikub", begun=False)
    heard: list[int] = []
    model.table._director.playing.connect(heard.append)
    qapp.processEvents()
    assert (model.table.is_busy, model.asking, heard) == (False, False, [])
    model.begin()
    assert heard
    wait(model)


def test_a_right_move_is_praised_and_leads_to_the_next_goal(open_lesson: Open, progress: Lessons) -> None:
    model = open_lesson("knaster")
    assert (model.done, model.remark) == (0, "")
    assert model.goal.endswith("Roll the two dice.")
    make_due_move(model)
    assert (model.done, model.goal[:16]) == (1, "5 and 3 make 8. ")
    make_due_move(model)
    assert (model.remark, model.goal) == ("Your first number!", "Roll again.")
    assert progress.document.entries == {"knaster": 3}


def test_the_goal_stays_while_the_move_is_shown_and_others_are_watched(open_lesson: Open, wait: Wait) -> None:
    model = open_lesson("pickomino")
    director = model.table._director
    director.playing.disconnect(director.done)
    goal = model.goal
    make_due_move(model)
    assert (model.asking, model.goal) == (False, goal)
    director.playing.connect(director.done)
    director.finish()
    wait(model)
    assert model.goal != goal
    while model.table.due.seat == 0:
        make_due_move(model)
    assert model.goal == "Watch what happens."
    assert model.remark == "The tile is yours, with two worms on it."


def test_while_the_last_move_of_another_seat_is_shown_no_old_goal_is_told(
    open_lesson: Open, progress: Lessons, wait: Wait, qtbot: QtBot
) -> None:
    lesson = load_package("pickomino").lesson
    assert lesson is not None
    others = next(at for at, entry in enumerate(lesson.script) if entry.seat == OTHER)
    own = next(at for at, entry in enumerate(lesson.script) if at > others and entry.seat == LEARNER)
    progress.document.entries["pickomino"] = others
    model = open_lesson("pickomino")
    director = model.table._director
    director.playing.disconnect(director.done)

    def has_come_there() -> bool:
        if model.table.length != own:
            director.finish()
        return bool(model.table.length == own)

    qtbot.waitUntil(has_come_there)
    assert model.table.is_busy
    assert (model.asking, model.goal) == (False, "Watch what happens.")
    director.finish_all()
    wait(model)
    assert model.goal == lesson.script[own].goal


@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk"])
def test_no_button_stands_out_but_the_one_asked_for(open_lesson: Open, game: str, wait: Wait) -> None:
    model = open_lesson(game)
    seen = set[str]()
    while not model.over:
        wait(model)
        model.table.viewModel.live = True
        asked = {thing for thing in model.table.due.lit if ":" not in thing} if model.table.due else set()
        possible = {act.name for act in model.table.viewModel.acts.rows if act.possible}
        standing_out = {act.name for act in model.table.viewModel.acts.rows if act.possible and act.leads}
        assert standing_out == asked & possible, model.goal
        seen |= standing_out
        if not model.over:
            make_due_move(model)
    assert len(seen) > 1


def test_the_lesson_of_worms_has_a_higher_sum_take_the_next_lower_tile(qapp: QGuiApplication) -> None:
    package = load_package("pickomino")
    assert package.lesson is not None
    session = LessonSession(package.game, package.lesson)
    lower = []
    for entry in package.lesson.script:
        move = entry.move_in(session.state)
        if entry.asks and isinstance(move, Take) and move.tile < session.state.sum:
            lower.append((session.state.sum, move.tile))
        session.submit(entry.seat, move)
    assert lower == [(25, 24)]


def test_another_move_is_answered_kindly_and_the_second_one_shows_the_way(open_lesson: Open) -> None:
    model = open_lesson("knaster")
    make_due_move(model)
    goal, length = model.goal, model.table.length
    model.table.submit({"kind": "write", "row": 4, "column": 4})
    assert model.remark == "You can do that in a game. But try this first:"
    assert (model.goal, model.table.length, model.table.advice.hint) == (goal, length, {})
    model.table.submit({"kind": "write", "row": 4, "column": 4})
    assert model.table.advice.hint["lit"] == ["cell:0"]
    make_due_move(model)
    assert model.remark == "Your first number!"


def test_why_the_rules_refuse_a_move_is_told_beside_the_goal(open_lesson: Open, wait: Wait) -> None:
    model = open_lesson("pickomino")
    for _ in range(2):
        make_due_move(model)
    praise, goal = model.remark, model.goal
    told: list[str] = []
    model.strayed.connect(lambda: told.append(model.refusal))
    model.table.submit({"kind": "take", "tile": 21})
    assert model.refusal.startswith("To get a tile you need")
    assert (model.remark, model.goal, model.table.advice.hint) == (praise, goal, {})
    # A new try is shown; the next action removes the sentence.
    model.table.submit({"kind": "take", "tile": 21})
    assert told == [model.refusal] * 2
    assert model.table.advice.hint["lit"] == ["roll"]
    make_due_move(model)
    wait(model)
    assert (model.refusal, model.table.advice.hint) == ("", {})


def test_the_reason_goes_when_something_else_is_laid(open_lesson: Open, wait: Wait) -> None:
    model = open_lesson("rummikub")
    wait(model)
    view = model.table.viewModel
    model.table.submit({"kind": "play", "table": [["b10a", "k10a"]]})
    assert model.refusal
    assert view.pick("k10a", False)
    assert (model.refusal, model.remark) == ("", "")


def test_nobody_is_told_off_while_others_move(open_lesson: Open, progress: Lessons) -> None:
    progress.document.entries["pickomino"] = 7
    model = open_lesson("pickomino")
    model.table.submit({"kind": "roll"})
    assert (model.refusal, model.goal) == ("", "Watch what happens.")


def test_a_wrong_circle_doesn_t_stay_in_the_way(open_lesson: Open, progress: Lessons, wait: Wait) -> None:
    lesson = load_package("knaster").lesson
    assert lesson is not None
    progress.document.entries["knaster"] = next(
        at for at, entry in enumerate(lesson.script) if isinstance(entry.move, Ring)
    )
    model = open_lesson("knaster")
    view, done = model.table.viewModel, model.done

    view.touch(3)
    view.touch(0)
    assert model.remark == "You can do that in a game. But try this first:"
    assert not any(row.chosen for row in view.cells.rows)
    view.touch(0)
    view.touch(1)
    wait(model)
    assert model.done == done + 1


def test_the_last_circles_go_anywhere(open_lesson: Open, progress: Lessons, wait: Wait) -> None:
    lesson = load_package("knaster").lesson
    assert lesson is not None
    progress.document.entries["knaster"] = len(lesson.script) - 1
    model = open_lesson("knaster")
    model.table.submit({"kind": "ring", "line": "r1", "cells": [[1, 1], [1, 3], [1, 4]]})
    wait(model)
    assert model.over
    assert model.remark == "17 points: 8 circles, and 9 for the top row."


def test_dice_taken_out_by_mistake_come_back(open_lesson: Open, progress: Lessons, wait: Wait) -> None:
    lesson = load_package("ryzyk_fizyk").lesson
    assert lesson is not None
    progress.document.entries["ryzyk_fizyk"] = next(
        at for at, entry in enumerate(lesson.script) if "face:1" in entry.lit
    )
    model = open_lesson("ryzyk_fizyk")
    view = model.table.viewModel
    for face in (6, 1):
        assert view.toggle_face(face)
    assert view.choice() == []
    # Nothing is chosen, so nothing can be rolled.
    for _ in range(2):
        model.table.submit({"kind": "roll"})
        assert model.refusal
    assert view.choice() == [1, 1, 6, 6]
    view.toggle_face(6)
    model.table.submit({"kind": "keep", "dice": view.choice()})
    assert (model.refusal, view.choice()) == ("", [1, 1, 6, 6])
    view.toggle_face(1)
    model.table.submit({"kind": "keep", "dice": view.choice()})
    wait(model)
    assert model.remark == ""
    make_due_move(model)
    wait(model)
    assert model.remark == "Clever: four dice are better than two."


def test_the_way_is_shown_until_the_move_is_made(open_lesson: Open, wait: Wait) -> None:
    model = open_lesson("pickomino")
    model.show()
    assert model.table.advice.hint["lit"] == ["roll"]
    assert model.hide()
    assert model.table.advice.hint == {}
    assert not model.hide()
    model.show()
    make_due_move(model)
    wait(model)
    assert model.table.advice.hint == {}


def test_who_does_nothing_for_long_is_shown_the_way(
    open_lesson: Open, monkeypatch: pytest.MonkeyPatch, wait: Wait, qtbot: QtBot
) -> None:
    assert open_lesson("pickomino").table.advice.hint == {}
    monkeypatch.setattr(lesson_model, "WAITING_MS", 0)
    model = open_lesson("pickomino")
    for thing in ("roll", "face:5"):
        qtbot.waitUntil(lambda: bool(model.table.advice.hint))
        assert model.table.advice.hint["lit"] == [thing]
        assert (model.refusal, model.remark) == ("", "")
        make_due_move(model)
        wait(model)


def test_odds_are_left_to_a_real_game(open_lesson: Open) -> None:
    model = open_lesson("pickomino")
    told: list[bool] = []
    model.table.advice.oddsChanged.connect(lambda: told.append(model.table.advice.oddsShown))
    model.table.advice.showOdds(True)
    assert told == [True, False]
    assert model.refusal == "A real game can tell you that. Now try this:"
    assert not model.table.advice.oddsShown
    model.table.advice.showOdds(False)
    make_due_move(model)
    assert model.refusal == ""


def test_rummikub_shows_the_tiles_and_then_where_they_go(open_lesson: Open, wait: Wait) -> None:
    model = open_lesson("rummikub")
    wait(model)
    view = model.table.viewModel
    model.show()
    assert not view.ghostly
    assert {row.tile for row in view.tiles.rows if row.lit} == {"k10a", "r10a", "b10a"}
    model.show()
    assert view.ghostly
    model.table.advice.followHint()
    view.play()
    wait(model)
    assert model.done == 1


def test_tiles_that_lie_in_another_order_are_as_good(open_lesson: Open, wait: Wait) -> None:
    model = open_lesson("rummikub")
    wait(model)
    model.table.submit({"kind": "play", "table": [["b10a", "k10a", "r10a"]]})
    wait(model)
    assert model.done == 1
    for _ in range(3):
        make_due_move(model)
        wait(model)
    # The joker before the black 6 and 7, not behind them.
    rows = [list(row) for row in model.table.session.state.table if "ja" not in row]
    model.table.submit({"kind": "play", "table": [*rows, ["b11a", "b12a", "b13a"], ["ja", "k6a", "k7a"]]})
    wait(model)
    assert model.done == 5
    make_due_move(model)
    wait(model)
    assert model.over


def test_a_lesson_left_goes_on_where_it_was(open_lesson: Open, progress: Lessons, wait: Wait) -> None:
    model = open_lesson("ryzyk_fizyk")
    for _ in range(6):
        make_due_move(model)
        wait(model)
    goal, done = model.goal, model.done
    model.close()
    model = open_lesson("ryzyk_fizyk")
    wait(model)
    assert (model.goal, model.done) == (goal, done)
    model.again()
    assert (model.done, progress.document.entries) == (0, {"ryzyk_fizyk": 0})


def test_a_place_that_the_lesson_has_not_is_its_beginning(open_lesson: Open, progress: Lessons) -> None:
    progress.document.entries["knaster"] = 5000
    assert open_lesson("knaster").done == 0


@pytest.mark.parametrize("game", [package.info.id for package in find_packages() if package.info.has_lesson])
def test_who_follows_it_reaches_the_end(open_lesson: Open, progress: Lessons, game: str, wait: Wait) -> None:
    model = open_lesson(game)
    wait(model)
    goals = [model.goal]
    while not model.over:
        done = model.done
        make_due_move(model)
        wait(model)
        goals += [model.goal] if model.done > done else []
    # The last one says that the lesson is over.
    assert len(goals) == model.total + 1
    assert (model.done, progress.document.done) == (model.total, [game])
    assert model.ending
    model.again()
    wait(model)
    assert (model.over, model.goal) == (False, goals[0])


@pytest.mark.parametrize("game", [package.info.id for package in find_packages() if package.info.has_lesson])
def test_who_presses_only_what_lights_up_at_a_calm_table_comes_to_the_end(
    house: House, open_lesson: Open, progress: Lessons, game: str
) -> None:
    house.time = 100.0
    house.settings.change("calm", True)
    model = open_lesson(game, calm=True)
    CalmLearner(model, lambda now: setattr(house, "time", now)).learn()
    assert progress.document.done == [game]


def test_it_is_told_in_the_language_of_the_moment(qapp: QGuiApplication, open_lesson: Open) -> None:
    model = open_lesson("pickomino")
    with spoken("pl"):
        model.retranslate()
        assert model.goal == "Zbierasz płytki z\xa0robalami. Rzuć ośmioma kostkami."


PACKAGES = [package for package in find_packages() if package.info.has_lesson]


def lesson_of(package: GamePackage) -> Lesson:
    assert package.lesson is not None
    return package.lesson


def entered(package: GamePackage, length: int) -> LessonSession:
    return LessonSession(package.game, lesson_of(package), length)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_the_script_is_legal_and_every_move_of_the_table_is_due(package: GamePackage) -> None:
    lesson = lesson_of(package)
    session = LessonSession(package.game, lesson)
    for entry in lesson.script:
        due = session.due
        assert due is not None
        assert entry.seat in session.to_act
        assert (due.seat, due.goal) == (entry.seat, entry.goal)
        if entry.seat == LEARNER:
            assert session.accepts(due.move_in(session.state))
        session.submit(due.seat, due.move_in(session.state))
        assert not session.can_undo(LEARNER)
    assert session.due is None
    assert session.to_act != (TABLE,)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_the_learner_is_told_what_to_do_and_can_be_shown_how(package: GamePackage) -> None:
    lesson = lesson_of(package)
    assert 5 <= lesson.steps() <= 20
    assert all(entry.lit for entry in lesson.script if entry.asks)
    assert not any(entry.goal or entry.praise for entry in lesson.script if entry.seat != LEARNER)
    assert lesson.ending
    assert lesson.script[-1].asks
    # Children read it: at most three short sentences at a time.
    for entry in lesson.script:
        assert len(entry.goal) <= 130
        assert len(entry.praise) <= 70


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.info.id)
def test_another_move_than_the_one_that_is_asked_for_is_not_accepted(package: GamePackage) -> None:
    refused = 0
    for at, entry in enumerate(lesson_of(package).script):
        if entry.asks:
            session = entered(package, at)
            due = entry.move_in(session.state)
            for move in package.game.legal_moves(session.view(LEARNER), LEARNER):
                if move != due:
                    refused += not session.accepts(move)
    assert refused > 0


def test_when_nothing_is_asked_no_move_is_accepted() -> None:
    package = PACKAGES[0]
    lesson = lesson_of(package)
    session = LessonSession(package.game, lesson, len(lesson.script))
    assert not session.accepts(lesson.script[-1].move_in(session.state))


GAMES_WITH_LESSONS = [info.id for info in find_games() if info.has_lesson]


@pytest.mark.parametrize("game", GAMES_WITH_LESSONS)
def test_every_sentence_of_a_lesson_holds(game: str) -> None:
    checks, seen = checks_of(game), set()
    for text, moment in told(game):
        assert checks[text](moment), text
        seen.add(text)
    assert checks.keys() == seen
