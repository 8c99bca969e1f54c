"""Every claim of a report has its own check, and is true of games played by bots."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from random import Random

import pytest
from stolik.analysis import report_sentences
from stolik.analysis.report import (
    ReportReckoner,
    SeatFigures,
    course_of,
    measure_of,
    request_of,
    seat_figures,
)
from stolik.engine.bot import Level
from stolik.engine.coaching.claims import Claim
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game_library import load_package
from stolik.engine.session import Session

from tests.analysis.report import claims_check
from tests.analysis.report.claims_check import CHECKS, Reported
from tests.soak.marks import mostly_soak


def test_every_kind_of_claim_is_checked_apart_from_what_makes_it() -> None:
    kinds = report_sentences.WORDING.sources.keys() | report_sentences.GLANCE_WORDING.sources.keys()
    assert CHECKS.keys() == kinds
    assert "analysis.report" not in inspect.getsource(claims_check)
    for wording in (report_sentences.WORDING, report_sentences.GLANCE_WORDING):
        for kind, source in wording.sources.items():
            assert ("%n" in source or "|" in source) == (kind in wording.counted), kind


def played(game: str, seats: int, number: int) -> Session:
    """Return a game of bots of several levels, or its first part."""
    package, rng = load_package(game), Random(f"{game} {seats} {number}")
    levels = [rng.choice(tuple(Level)[:2]) for _ in range(seats)]
    session = Session(package.game, seats, package.game.options_type(), 0)
    entries = rng.choice((12, 40, 10_000))
    choose = bot_chooser([package.bots[level] for level in levels], [Random(rng.random()) for _ in levels])
    return play(session, choose, rng, until=lambda state: session.length >= entries)


def claims(session: Session, game: str) -> Iterator[Reported]:
    """Yield all claims of a game's report."""
    report = ReportReckoner().reckon(game, request_of(session, session.length)).report
    assert report is not None
    analysis = report.analysis
    figures = [seat_figures(analysis, seat) for seat in range(session.seats)]
    course = list(zip(*course_of(analysis, session.length), strict=True))
    winners = tuple([each.seat for each in session.standings if each.rank == 1]) if session.over else ()
    if session.seats == 1:
        yield Reported(
            report_sentences.score_alone(course[0], over=session.over), analysis, entries=session.length
        )
    else:
        best = report_sentences.chose_best(figures, people=False)
        for claim in (report_sentences.lead(course, winners), report_sentences.fortune(figures), *best):
            yield Reported(claim, analysis, entries=session.length, winners=winners)
    for each in figures:
        told = (
            *report_sentences.luck(each, analysis.unit),
            *report_sentences.skill(each, measure_of(analysis)),
            *report_sentences.parts(each, analysis.unit, measure_of(analysis), lost=False),
        )
        yield from [Reported(claim, analysis, each.seat) for claim in told]
    for item in analysis.decisions:
        yield Reported(report_sentences.best(item, analysis.unit), analysis, item.seat, item)


@pytest.mark.parametrize(
    "game, seats",
    [
        ("pickomino", 2),
        ("ryzyk_fizyk", 2),
        ("knaster", 1),
        pytest.param("pickomino", 4, marks=pytest.mark.rest),
        pytest.param("knaster", 3, marks=pytest.mark.rest),
        pytest.param("rummikub", 3, marks=pytest.mark.rest),
    ],
)
@pytest.mark.parametrize("number", mostly_soak(range(6), usual=[0]))
def test_what_a_report_claims_is_true(game: str, seats: int, number: int) -> None:
    for told in claims(played(game, seats, number), game):
        assert CHECKS[told.claim.kind](told), (told.seat, told.claim)


def test_a_seat_that_shares_the_most_luck_is_not_said_to_have_it() -> None:
    lucks = [5, 5, -3]
    figures = [SeatFigures(seat, luck, None, 0, {}, 0, None) for seat, luck in enumerate(lucks)]
    assert report_sentences.fortune(figures) == Claim("more_luck", {"player": 1, "other": 2})
