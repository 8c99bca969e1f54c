"""The making of a report: in parts that can be stopped, only once, and never if it would reveal a secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from stolik.analysis.jobs import (
    PART_SECONDS,
    DamagedReport,
    Phase,
    ReportJob,
    read_report,
    refusal,
    report_key,
    report_text,
)
from stolik.analysis.report import ReportPart, ReportReckoner, request_of
from stolik.bots.worker import answer
from stolik.engine.game import TABLE
from stolik.engine.session import Session

from tests.analysis.report.games import (
    ALONE,
    CIRCLES_IN_ANY_ORDER,
    GOING_OUT,
    GOLDEN,
    MATCH,
    OPEN,
    SHARED,
    SHORT,
    TIE,
    TIME_UP,
    Kept,
    Runner,
    read,
    reported,
)
from tests.soak.marks import mostly_soak


class Desk:
    """A job with its requests and results."""

    def __init__(self, name: str, entries: int | None = None, kept: Kept | None = None) -> None:
        self.package, self.session = read(name, entries)
        self.runner, self.kept = Runner(), kept or Kept()
        self.told: list[tuple[Phase, float]] = []
        self.time = 0.0
        self.part_seconds = PART_SECONDS
        self.job = ReportJob(
            self.package, self.session, self.runner, self.kept, self._tell, lambda: self.time
        )

    def _tell(self) -> None:
        self.told.append((self.job.phase, self.job.progress))

    def do(self) -> None:
        def do(job: Any) -> Any:
            self.time += self.part_seconds
            return answer(job).result

        self.runner.do(do)

    def finish(self) -> None:
        while self.runner.jobs:
            self.do()


def test_a_report_is_worked_out_in_parts_and_its_progress_told() -> None:
    desk = Desk(TIE)
    desk.job.begin()
    desk.finish()
    progress = [done for _, done in desk.told]
    assert (progress[0], progress) == (0, sorted(progress))
    assert len(set(progress)) > 3
    assert desk.told[-1] == (Phase.READY, 1.0)
    assert desk.job.report == reported(TIE)


def test_a_part_takes_about_as_long_as_it_may() -> None:
    slow, quick = Desk(SHARED), Desk(SHARED)
    for desk, seconds in ((slow, 4 * PART_SECONDS), (quick, PART_SECONDS / 100)):
        desk.part_seconds = seconds
        desk.job.begin()
        for _ in range(3):
            desk.do()
    steps = [[job.view.upto for job in desk.runner.asked] for desk in (slow, quick)]
    assert (steps[0], steps[1]) == ([1, 2, 3, 4], [1, 5, 21, 78])


def test_a_second_look_works_nothing_out() -> None:
    first = Desk(TIE)
    first.job.begin()
    first.finish()
    second = Desk(TIE, kept=first.kept)
    second.job.begin()
    assert second.job.phase is Phase.READY
    assert (second.runner.asked, second.job.report) == ([], first.job.report)
    second.job.begin()
    assert second.job.phase is Phase.READY


def test_a_stop_asks_for_nothing_more_and_the_work_goes_on_where_it_was() -> None:
    desk = Desk(TIE)
    desk.job.stop()
    assert desk.told == []
    desk.job.begin()
    desk.do()
    done = desk.job.progress
    desk.job.stop()
    assert (desk.runner.jobs, desk.told[-1]) == ({}, (Phase.STOPPED, done))
    desk.job.begin()
    desk.job.begin()
    assert (len(desk.runner.jobs), desk.told[-1]) == (1, (Phase.WORKING, done))
    desk.finish()
    assert desk.job.report == reported(TIE)


def test_a_failure_is_told_and_nothing_is_kept() -> None:
    desk = Desk(TIE)
    desk.job.begin()
    desk.runner.do(lambda job: None)
    assert (desk.job.phase, desk.job.reason) == (Phase.FAILED, "failed")
    assert desk.kept.texts == {}


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("rummikub/*.stolik")), ids=lambda path: path.stem)
def test_no_report_tells_a_secret_before_the_game_is_over(path: Path) -> None:
    package, session = read(f"rummikub/{path.stem}")
    for entries in (0, 1, session.length // 2, session.length - 1):
        desk = Desk(f"rummikub/{path.stem}", entries)
        assert not desk.session.over
        desk.job.begin()
        assert (desk.job.phase, desk.job.reason) == (Phase.REFUSED, "secrets")
        assert desk.runner.asked == []
        assert desk.job.report is None
    assert (refusal(package, session) == "secrets") is not session.over


def test_what_was_kept_isn_t_shown_of_a_game_with_secrets_that_goes_on() -> None:
    desk = Desk(MATCH, 40)
    desk.kept.texts[report_key(desk.package.info, desk.session)] = b"anything"
    desk.job.begin()
    assert desk.job.phase is Phase.REFUSED
    assert desk.kept.dropped == []


def test_a_game_without_values_or_moves_has_no_report() -> None:
    package, session = read(TIE)
    package_without: Any = type("Without", (), {"info": package.info, "seat_values": None})()
    assert refusal(package_without, session) == "no_values"
    empty = Desk(TIE, 0)
    empty.job.begin()
    assert (empty.job.phase, empty.job.reason, empty.job.progress) == (Phase.REFUSED, "nothing_played", 0.0)
    assert refusal(package, session) == ""


# --------------------------------------------------------------------------------------------- what is kept


@pytest.mark.rest
@pytest.mark.parametrize(
    "name",
    mostly_soak(
        (ALONE, TIE, GOING_OUT, TIME_UP, OPEN, SHARED, CIRCLES_IN_ANY_ORDER, MATCH),
        usual=(ALONE, TIE, GOING_OUT, TIME_UP),
    ),
)
def test_a_report_is_read_as_it_was_written(name: str) -> None:
    package, session = read(name)
    assert read_report(report_text(reported(name)), package.info, session) == reported(name)


def test_every_game_has_a_key_of_its_own() -> None:
    package, session = read(TIE)
    names = {report_key(package.info, read(TIE, entries).session) for entries in range(session.length + 1)}
    assert len(names) == session.length + 1
    assert all(name.isalnum() for name in names)
    other = Session(session.game, 2, session.options, 1)
    assert report_key(package.info, other) != report_key(
        package.info, Session(session.game, 2, session.options)
    )


def changed(text: str, *place: Any, to: Any) -> str:
    """Return the text of a report with another value at a place."""
    data = json.loads(text)
    here = data
    for key in place[:-1]:
        here = here[key]
    here[place[-1]] = to
    return json.dumps(data)


def test_what_was_changed_by_hand_is_no_report() -> None:
    package, session = read(TIE)
    text = report_text(reported(TIE))
    items = json.loads(text)["items"]
    of = {
        kind: next(at for at, item in enumerate(items) if item["kind"] == kind)
        for kind in ("chance", "decision")
    }
    chance, choice = of["chance"], of["decision"]
    told = next(iter(json.loads(text)["advice"]))
    damaged = [
        "", "[]", "{", "{}", text[: len(text) // 2], text.replace("0.", "NaN", 1), "[" * 100_000,
        changed(text, "version", to=1),
        changed(text, "start", to=[0.4, 0.6]),
        changed(text, "start", to=[1.0]),
        changed(text, "present", to=[1.0, 0.0]),
        changed(text, "items", chance, "luck", to=[0.5, -0.5]),
        changed(text, "items", chance, "luck", to=[0.0]),
        changed(text, "items", chance, "variance", to=[0.0]),
        changed(text, "items", chance, "entry", to=0),
        changed(text, "items", chance, "entry", to=999),
        changed(text, "items", chance, "seat", to=2),
        changed(text, "items", chance, "kind", to="wish"),
        changed(text, "items", choice, "seat", to=1 - items[choice]["seat"]),
        changed(text, "items", choice, "played", to={"kind": "fly"}),
        changed(text, "items", choice, "error", to="much"),
        changed(text, "advice", to={"0": []}),
        changed(text, "advice", to={"x": []}),
        changed(text, "advice", told, 0, "move", to={}),
    ]  # fmt: skip
    for each in damaged:
        with pytest.raises(DamagedReport):
            read_report(each, package.info, session)
    older = read_report(changed(text, "items", chance, "variance", to=[]), package.info, session)
    assert older.analysis.chances[0].variance == ()


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\xfe", "half"])
def test_a_damaged_report_is_dropped_and_made_anew(damage: Any) -> None:
    first = Desk(SHORT)
    first.job.begin()
    first.finish()
    (key, text) = next(iter(first.kept.texts.items()))
    kept = Kept(**{key: text[: len(text) // 2] if damage == "half" else damage})
    again = Desk(SHORT, kept=kept)
    again.job.begin()
    assert again.job.phase is Phase.WORKING
    assert kept.dropped == [key]
    again.finish()
    assert (again.job.report, kept.texts[key]) == (first.job.report, text)


# ------------------------------------------------------------------------------------------- the reckoning


def test_a_part_of_another_game_begins_anew() -> None:
    reckoner = ReportReckoner()
    one, other = read(SHORT), read(TIE)
    assert reckoner.reckon("ryzyk_fizyk", request_of(one.session, 3)) == ReportPart(3)
    assert reckoner.reckon("ryzyk_fizyk", request_of(other.session, 2)) == ReportPart(2)
    assert reckoner.reckon("ryzyk_fizyk", request_of(other.session, 1)) == ReportPart(1)
    last = reckoner.reckon("ryzyk_fizyk", request_of(other.session, other.session.length))
    assert last == ReportPart(other.session.length, reported(TIE))


def test_of_a_game_without_values_there_is_nothing_to_reckon(monkeypatch: pytest.MonkeyPatch) -> None:
    package, session = read(SHORT)
    monkeypatch.setattr(package, "seat_values", None)
    with pytest.raises(ValueError, match="can't be analysed"):
        ReportReckoner().reckon("ryzyk_fizyk", request_of(session, 1))


def test_the_advice_of_a_decision_begins_with_what_was_best() -> None:
    for name in (SHARED, ALONE):
        report = reported(name)
        decisions = {item.entry: item for item in report.analysis.decisions}
        assert report.advice
        for entry, options in report.advice.items():
            assert options[0].move == decisions[entry].best
            assert len(options) >= 2


def test_best_options_that_the_valuation_doesn_t_know_have_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    package, session = read(SHORT)
    nobody = type("Nobody", (), {"advise": staticmethod(lambda view, seat: ())})
    monkeypatch.setattr(package, "valuation", nobody)
    part = ReportReckoner().reckon("ryzyk_fizyk", request_of(session, session.length))
    assert part.report is not None
    assert part.report.advice == {}


def test_cells_in_another_order_are_the_same_choice() -> None:
    session = read(CIRCLES_IN_ANY_ORDER).session
    entry = session.length
    assert session.log[entry - 1].seat != TABLE
    told = next(item for item in reported(CIRCLES_IN_ANY_ORDER).analysis.decisions if item.entry == entry)
    assert told.played == session.log[entry - 1].move
