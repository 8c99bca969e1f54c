"""The report in the window: rows, the selected moment, and the language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from stolik.analysis.practice import RecordedDecision, position_of, record_before
from stolik.bots.worker import answer
from stolik.engine.sitting import in_order

from tests.analysis.report.games import ALONE, GOING_OUT, MATCH, OPEN, SHARED, TIE, TIME_UP, Runner, people
from tests.spoken import spoken

Make = Callable[..., Any]


def test_it_comes_ready_at_the_last_moment(make: Make) -> None:
    model = make(SHARED)
    assert (model.phase, model.reason, model.note, model.over) == ("ready", "", "", True)
    assert model.title == "Ryzyk-Fizyk"
    assert model.moment == model.moments == model.table.lookingAt
    assert model.momentText
    assert model.momentTurn.startswith("Turn ")
    assert model.chancesText == "Ala 0%, Jan 0%, Ola 100%"
    assert (model.alone, model.highest) == (False, 1.0)
    assert [len(values) for values in model.course] == [model.moments + 1] * 3
    assert [row.name for row in model.seats.rows] == ["Ala", "Jan", "Ola"]


def test_looking_at_a_moment_moves_the_table_and_the_chances(make: Make, qtbot: QtBot) -> None:
    model = make(SHARED)
    with qtbot.waitSignal(model.momentChanged):
        model.lookAt(3)
    assert (model.moment, model.table.lookingAt) == (3, 3)
    assert model.momentText == model.table.moment.text
    shown = [row.value for row in model.seats.rows]
    assert shown == [f"{round(100 * values[3])}%" for values in model.course]
    assert model.chancesText == f"Ala {shown[0]}, Jan {shown[1]}, Ola {shown[2]}"
    model.lookAt(10_000)
    assert model.moment == model.moments
    model.lookAt(-1)
    assert model.moment == 0


def test_a_row_leads_to_its_moment_and_lights_up_what_was_best(make: Make) -> None:
    model = make(SHARED)
    row = model.dear.rows[0]
    model.choose(row.key)
    assert (model.chosen, model.moment) == (row.key, row.moment)
    assert model.told["hint"] == row.hint
    assert model.table.moment.marks
    pointed = model.table.moment.marks
    model.lookAt(row.moment)
    assert (model.chosen, model.told) == ("", {})
    assert model.table.moment.marks != pointed
    lucky = model.lucky.rows[0]
    model.choose(lucky.key)
    assert model.moment == lucky.moment
    model.choose("nothing")
    assert model.chosen == lucky.key
    assert set(model.marks) == {
        row.moment for rows in (model.dear, model.lucky, model.best) for row in rows.rows
    }


@pytest.mark.parametrize("name", [TIE, SHARED, ALONE, OPEN, GOING_OUT, TIME_UP])
def test_a_decision_is_seen_in_the_turn_that_it_is_told_of(make: Make, name: str) -> None:
    model = make(name)
    session, screen = model.table.session, model.table._run
    rows = (*model.dear.rows, *model.best.rows)
    assert rows
    for row in rows:
        model.choose(row.key)
        here = session.state_at(int(row.key.partition(":")[2]) - 1)
        assert (model.momentTurn, model.deciding) == (row.turn, row.seat)
        assert screen.screen.picture.table == session.game.view(here, None)
        assert screen.screen.picture.view in (session.game.view(here, seat) for seat in (None, row.seat))
        model.lookAt(row.moment)
        assert (model.deciding, model.momentTurn) == (-1, model._presenter.turn_text(row.moment))
    for row in model.lucky.rows:
        model.choose(row.key)
        assert (model.deciding, model.momentTurn) == (-1, row.turn)


def test_an_unfinished_game_says_so_and_nobody_plays_on(make: Make) -> None:
    model = make(OPEN)
    assert model.over is False
    assert model.note == "The game isn't over: this is the picture so far."
    length = model.table.session.length
    model.lookAt(2)
    model.lookAt(model.moments)
    QGuiApplication.processEvents()
    assert model.table.session.length == length


def test_progress_is_told_until_it_is_stopped(make: Make) -> None:
    runner = Runner()
    model = make(TIE, runner=runner, ready=False)
    phases: list[str] = []
    model.phaseChanged.connect(lambda: phases.append(model.phase))
    assert (model.phase, model.content(), model.moments, model.course) == ("stopped", None, 0, [])
    assert (model.momentText, model.momentTurn, model.chancesText, model.told) == ("", "", "", {})
    assert (model.highest, model.alone) == (1.0, False)
    model.choose("dear:1")
    model.lookAt(3)
    model.retranslate()
    model.begin()
    runner.do(lambda job: answer(job).result)
    assert 0 < model.progress < 1
    model.stop()
    model.begin()
    while runner.jobs:
        runner.do(lambda job: answer(job).result)
    assert phases == ["working", "stopped", "working", "ready"]
    assert model.content() is not None
    assert model.moment == model.moments


def test_a_failure_is_a_sentence_and_a_game_with_secrets_that_goes_on_tells_nothing(make: Make) -> None:
    runner = Runner()
    model = make(MATCH, 40, runner=runner, ready=False)
    model.begin()
    assert model.phase == "refused"
    assert model.reason == "During the game, this would give away what is still secret."
    assert runner.asked == []
    assert (model.content(), model.course, list(model.seats.rows)) == (None, [], [])
    runner = Runner()
    model = make(TIE, runner=runner, ready=False)
    model.begin()
    runner.do(lambda job: None)
    assert (model.phase, model.reason) == ("failed", "Stolik couldn't work out the chances in this game.")


def test_a_person_s_error_can_be_tried_again_and_nothing_else(make: Make) -> None:
    model = make(SHARED)
    assert (model.canTry, model.trying()) == (False, {})
    model.choose(model.best.rows[0].key)
    assert (model.canTry, model.trying()) == (False, {})
    rows = {bool(row.bot): row for row in model.dear.rows}
    for is_bot, row in rows.items():
        model.choose(row.key)
        assert model.canTry is not is_bot
    row = rows[False]
    model.choose(row.key)
    place = RecordedDecision("", **model.trying())
    assert place.seat == row.seat
    assert f"dear:{place.entry}" == row.key
    session = position_of(record_before(place.text, place.entry), place.seat)
    assert session.length == place.entry - 1


@pytest.mark.soak
def test_in_a_game_with_secrets_nothing_can_be_tried_again(make: Make) -> None:
    model = make(MATCH)
    model.choose(next(row.key for row in model.dear.rows if not row.bot))
    assert (model.canTry, model.trying()) == (False, {})


def test_everything_follows_the_language(make: Make) -> None:
    model = make(TIE)
    english = [row.luck for row in model.seats.rows]
    with spoken("pl"):
        model.retranslate()
        assert [row.luck for row in model.seats.rows] != english
        assert model.best.rows[0].turn.startswith("Kolejka ")
        assert model.momentTurn.startswith("Kolejka ")


def test_the_saved_page_stands_behind_the_card(make: Make, tmp_path: Path) -> None:
    from stolik.engine.game_library import load_package
    from stolik.services.score_card import ScoreCard
    from stolik.services.tables.table_setup import TableSetup

    model = make(SHARED)
    info = load_package("ryzyk_fizyk").info
    players = tuple(person.player for person in people(model.table.session, 40, 8))
    setup = TableSetup(info, model.table.session, in_order(players), started_at="2026-11-21T20:15:00+01:00")
    card = ScoreCard()
    card.folder = tmp_path / "cards"
    card.follow(setup, model.table)
    card.save_with(model.content())
    card.save()
    both, alone = sorted(card.folder.iterdir(), key=lambda path: -len(path.name))
    assert both.name == "Stolik – Ryzyk-Fizyk – 2026-11-21 20.15 – how we played.pdf"
    assert [path.read_bytes().count(b"/Type /Page\n") for path in (both, alone)] == [2, 1]
