"""The rows of a report: their seats, their words, and the moments they lead to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from stolik.analysis.report import GameReport, Grade, grade
from stolik.engine.json_values import to_plain
from stolik.engine.package import GamePackage
from stolik.flow.timeline import Timeline
from stolik.pages.report.rows import ReportPresenter
from stolik.services.tables.stills import Still

from tests.analysis.report.games import (
    ALONE,
    FORCED,
    GOING_OUT,
    MATCH,
    OPEN,
    SHARED,
    TIE,
    people,
    read,
    reported,
)

OWNERS: list[QObject] = []


def view_model_of(package: GamePackage) -> Any:
    OWNERS.append(QObject())
    return package.view_model(OWNERS[-1])


def presenter(name: str, *ages: int | None, report: GameReport | None = None) -> Any:
    package, session = read(name)
    view_model = view_model_of(package)
    return ReportPresenter(package, session, people(session, *ages), view_model, report or reported(name))


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """The view models of the games are Qt objects."""


@pytest.mark.parametrize("name", [TIE, ALONE, SHARED, OPEN])
def test_every_row_has_its_fields_and_a_key_of_its_own(name: str) -> None:
    told = presenter(name, None, 40)
    rows = told.moment_rows()
    assert all(row.key.startswith(f"{row.list}:") for row in rows)
    assert len({row.key for row in rows}) == len(rows)
    assert all(0 <= row.moment <= told.moments for row in rows)


def test_an_error_leads_to_the_position_it_was_made_in() -> None:
    package, session = read(SHARED)
    told, report = presenter(SHARED, 40, 40, 40), reported(SHARED)
    names = ["Ala", "Jan", "Ola"]
    timeline = Timeline.of(session, view_model_of(package), names, package.scenes).all_revealed()
    rows = [row for row in told.moment_rows() if row.list == "dear"]
    assert rows
    for row in rows:
        entry = int(row.key.partition(":")[2])
        item = next(each for each in report.analysis.decisions if each.entry == entry)
        moment = timeline.moment(row.moment)
        assert moment.entry < entry - 1
        assert session.steps_of(moment.entry)[-1].state == session.state_at(entry - 1)
        assert row.played == timeline.text(entry - 1, 0)
        assert row.best == package.messages.option_at(session.state_at(entry - 1), to_plain(item.best))
        assert (row.seat, row.name) == (item.seat, ("Ala", "Jan", "Ola")[item.seat])
        assert row.hint
        assert told.lit(row.key)


def test_what_cost_most_is_told_what_it_gave_up_and_the_best_move_lights_up() -> None:
    told = presenter(TIE, 40, 40)
    (row, *_) = told.moment_rows()
    assert (row.list, row.word) == ("dear", "Much better was possible")
    view_model = view_model_of(read(TIE).package)
    session, entry = read(TIE).session, int(row.key.partition(":")[2])
    seat = session.log[entry - 1].seat
    view_model.show(session.state_at(entry - 1), None, seat)
    advice = reported(TIE).advice[entry]
    (step,) = view_model.hint_steps(advice)
    given_up = view_model.difference(advice, session.log[entry - 1].move)
    assert (row.hint, told.lit(row.key)) == (given_up, step.lit)
    assert given_up


def test_a_hint_of_several_steps_is_told_by_its_reason() -> None:
    told = presenter(GOING_OUT)
    rows = [row for row in told.moment_rows() if row.hint]
    assert rows
    assert not any("as shown" in row.hint or "Look here" in row.hint for row in rows)


def test_without_advice_there_is_no_hint_and_nothing_lights_up() -> None:
    told = presenter(TIE, report=replace(reported(TIE), advice={}))
    rows = told.moment_rows()
    assert {row.hint for row in rows} == {""}
    assert {told.lit(row.key) for row in rows} == {()}
    assert told.lit("") == ()


def test_a_lucky_roll_tells_what_fell_and_whom_it_helped() -> None:
    told, report = presenter(SHARED), reported(SHARED)
    rows = [row for row in told.moment_rows() if row.list == "lucky"]
    assert rows
    for row in rows:
        entry = int(row.key.partition(":")[2])
        chance = next(each for each in report.analysis.chances if each.entry == entry)
        assert chance.luck[row.seat] == max(chance.luck)
        assert "rolled" in row.played
        assert row.size.endswith(" in 100 games")


def test_everybody_who_chose_has_one_best_moment() -> None:
    for name in (TIE, ALONE, SHARED):
        best = [row.seat for row in presenter(name).moment_rows() if row.list == "best"]
        assert sorted(best) == list(range(read(name).session.seats))
    assert {row.list for row in presenter(FORCED).moment_rows()} == {"lucky"}


def lines(name: str, *ages: int | None) -> list[tuple[str, str]]:
    return [(row.name, row.text) for row in presenter(name, *ages).glance()]


def test_luck_and_choices_of_one_or_two_people_are_told_side_by_side() -> None:
    (lead, *own) = lines(SHARED, 40)
    assert lead == ("", "Ola was ahead for most of the game and won.")
    assert own == [
        ("Ala", ("9 of 13 choices were good; the others cost 26 wins in 100. Luck cost 30 wins in 100."))
    ], "who lost hears first what was good"
    jan, ala = lines(TIE, 40, 40)[1:]
    assert [name for name, _ in (jan, ala)] == ["Ala", "Jan"]
    (score, luck) = lines(ALONE, 40)
    assert score[1].startswith("Expected at the start: ")
    assert luck == ("", "34 of 42 choices were good; the others cost 25 points. Luck brought 6 points.")
    assert [name for name, _ in lines(OPEN)] == ["", "Ala", "Jan"], "computers, where nobody else plays"


def test_of_several_people_the_best_is_told_of_and_of_the_others_what_was_good() -> None:
    lead, best, others = lines(SHARED, 40, 40, 40)
    assert best == (
        "Ola",
        ("Luck brought 42 wins in 100. 12 of 14 choices were good; the others cost 10 wins in 100."),
    )
    assert others == (
        "",
        (
            "Ola had the most luck, Ala the least. Of the other people, Jan chose best: 7 of 11"
            " choices were good."
        ),
    )
    assert lead[0] == ""


@pytest.mark.parametrize("people_at_it", range(4))
@pytest.mark.parametrize("name", [TIE, ALONE, SHARED, OPEN, GOING_OUT])
def test_the_first_of_each_list_is_the_one_that_is_shown_at_a_glance(name: str, people_at_it: int) -> None:
    ages = (40,) * min(people_at_it, read(name).session.seats)
    told = presenter(name, *ages)
    rows = told.moment_rows()
    firsts = [next((row for row in rows if row.list == of), None) for of in ("best", "dear")]
    shown = told.highlights()
    assert [row._replace(still=Still()) for row in shown] == [row for row in firsts if row is not None]
    for row in shown:
        assert row.still.drawing.fileName() == "Moment.qml"
        assert (row.still.gameId, row.still.seat) == (name.partition("/")[0], row.seat)
        assert bool(row.still.played) <= (row.list == "dear"), "what was good was best"
    for of in ("best", "dear"):
        bots = [bool(row.bot) for row in rows if row.list == of]
        assert bots == sorted(bots), "people come first"
    mixed = {bool(row.bot) for row in rows if row.list == "dear"} == {False, True}
    assert told.order == ("People first, then computers." if mixed else "")


def test_a_seat_that_never_chose_well_has_a_best_moment_without_a_hint() -> None:
    report = reported(TIE)
    items = tuple(
        replace(item, error=0.3) if item.kind == "decision" else item for item in report.analysis.items
    )
    worse = replace(report, analysis=replace(report.analysis, items=items))
    best = [row for row in presenter(TIE, report=worse).moment_rows() if row.list == "best"]
    assert {(row.word, row.hint) for row in best} == {("Much better was possible.", "")}
    assert all(grade(item.error, "win") is Grade.BIG for item in worse.analysis.decisions)


def test_the_course_has_a_value_for_every_seat_and_moment() -> None:
    told = presenter(SHARED)
    assert [len(values) for values in told.course] == [told.moments + 1] * 3
    assert (told.alone, told.highest) == (False, 1.0)
    assert [values[0] for values in told.course] == list(reported(SHARED).analysis.start)
    results = [seat.result for seat in reported(SHARED).analysis.seats]
    assert [values[-1] for values in told.course] == pytest.approx(results, abs=1e-6)
    start = reported(SHARED).analysis.start[0]
    assert told.value_text(0, 0) == f"{round(100 * start)}%"
    assert told.chances_text(told.moments) == "Ala 0%, Jan 0%, Ola 100%"


def test_alone_the_course_counts_points() -> None:
    told = presenter(ALONE, 40)
    assert told.alone
    highest = max(told.course[0])
    assert told.highest % 10 == 0
    assert highest < told.highest <= highest + 10
    (score,) = [standing.score for standing in read(ALONE).session.standings]
    assert told.value_text(0, told.moments) == f"{score} points"
    assert "average" in told.seat_rows(0)[0].luck
    assert "of 100" not in str(told.moment_rows())


def test_moments_are_told_with_their_turn() -> None:
    told = presenter(SHARED)
    assert told.moment_text(0) == "The game begins."
    assert told.moment_text(told.moments) != ""
    assert told.turn_text(1) == "Turn 1"


def test_in_a_match_the_turns_name_their_game(monkeypatch: pytest.MonkeyPatch) -> None:
    package, session = read(MATCH)
    report = replace(reported(TIE), advice={})
    analysis = replace(report.analysis, start=(0.5,) * session.seats, items=())
    told: Any = ReportPresenter(
        package, session, people(session), view_model_of(package), replace(report, analysis=analysis)
    )
    assert told.turn_text(told.moments).startswith("Game 2, turn ")


def test_a_moment_that_the_log_doesn_t_tell_is_named_by_its_move(monkeypatch: pytest.MonkeyPatch) -> None:
    package, session = read(TIE)
    view_model: Any = view_model_of(package)
    mute = dict.fromkeys(("dice_kept", "rolled", "points_banked"), "")
    said = view_model.event_text
    monkeypatch.setattr(
        view_model, "event_text", lambda event, names: mute.get(event.kind, said(event, names))
    )
    told: Any = ReportPresenter(package, session, people(session), view_model, reported(TIE))
    for row in told.moment_rows():
        if row.list != "lucky":
            assert row.played


def test_on_paper_it_says_the_same() -> None:
    told = presenter(SHARED, 40, 8)
    content = told.content()
    rows = told.moment_rows()
    assert [seat.name for seat in content.seats] == ["Ala", "Jan", "Ola"]
    for seat, shown in zip(content.seats, told.seat_rows(0), strict=True):
        assert seat.luck.startswith(shown.luck)
        assert seat.skill.startswith(shown.skill)
    assert [head for head, _ in content.sections] == [
        "What cost the most",
        "The best moments",
        "The luckiest moments",
    ]
    assert sum(len(moments) for _, moments in content.sections) == len(rows)
    (dear, *_), (row, *_) = content.sections[0][1], rows
    assert dear.title == f"{row.turn}, {row.name}"
    assert dear.what == f"{row.word}: {row.size}"
    assert list(dear.told) == [row.played, f"Best: {row.best}.", row.hint]
    assert len(content.course) == told.moments + 1
    assert all(99 <= sum(values) <= 101 for values in content.course)
    assert content.course_caption == "Chances of winning during the game, in percent"
    alone = presenter(ALONE).content()
    assert (alone.title, alone.course_caption) == ("How did I play?", "Expected points during the game")
