"""Every claim of a hint has its own check, and is true at the positions of some games."""

from __future__ import annotations

import inspect
import os
import re
from importlib import import_module
from random import Random

import pytest
from stolik.analysis.report import ReportReckoner, request_of
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game_library import load_package
from stolik.engine.session import Session

from tests.coach.told import CLAIMING, Tally, Told, checks_of, claims_of, options_told, tally, wording_of
from tests.games.sentences import table
from tests.tiers import mostly_rest

SOAKED = 200 if os.environ.get("STOLIK_SHORT") else 2_000
"""The number of hints per game that the soak checks."""


@pytest.mark.parametrize("game", CLAIMING)
def test_every_kind_of_claim_is_checked_by_what_knows_nothing_of_it_and_has_its_words(game: str) -> None:
    wording = wording_of(game)
    assert checks_of(game).keys() == wording.sources.keys()
    assert wording.counted.keys() | wording.plain | wording.ways <= wording.sources.keys()
    for kind, source in wording.sources.items():
        assert ("%n" in source or "|" in source) == (kind in wording.counted), kind
    text = inspect.getsource(import_module(f"tests.games.{game}.claims_check"))
    assert f"stolik.games.{game}.ai" not in text
    assert f"stolik.games.{game}.ui" not in text


@pytest.mark.parametrize("game", CLAIMING)
def test_a_sentence_about_a_move_has_at_most_fourteen_words(game: str) -> None:
    moments = table(game).read_text("utf-8")
    told = re.findall(r"^(?:after )?(?:a hint|gives up).*\n((?: {4}.*\n){2})", moments, re.M)
    sentences = [each for text in told for each in re.split(r"\n|(?<=[.!?]) ", text)]
    assert len(told) > 10
    assert not [each for each in sentences if len(re.findall(r"\S*\w\S*", each)) > 14]


@pytest.mark.parametrize("game", mostly_rest(CLAIMING, usual=("pickomino", "rummikub")))
@pytest.mark.parametrize("positions", [20, pytest.param(SOAKED, marks=pytest.mark.soak)])
def test_what_is_told_holds_and_is_the_same_everywhere(game: str, positions: int, qapp: object) -> None:
    found, number = Tally(), 0
    while found.positions < positions:
        found.add(tally(game, number, seed=positions))
        number += 1
    assert not found.faults
    assert found.told > positions / 2


@pytest.mark.rest
@pytest.mark.parametrize("game", CLAIMING)
def test_a_report_says_of_a_best_move_what_a_hint_said(game: str, qapp: object) -> None:
    package, checks, told = load_package(game), checks_of(game), 0
    session = played(game, entries=90 if package.info.has_secrets else 60)
    report = ReportReckoner().reckon(game, request_of(session, session.length)).report
    assert report is not None
    view_model = package.view_model(None)
    for entry, advice in report.advice.items():
        before, seat = session.history.before(entry), session.log[entry - 1].seat
        view = package.game.view(before.state, seat)
        hint = options_told(game, view, seat)["hint"]
        in_report = claims_of(view_model, before, seat, advice)
        assert all(checks[claim.kind](Told(claim, view, seat, advice)) for claim in in_report)
        if hint[0].move == advice[0].move:
            assert in_report == claims_of(view_model, before, seat, hint)
            told += 1
    assert told > 1


def played(game: str, entries: int) -> Session:
    package = load_package(game)
    levels = (Level.GENTLE, Level.SHARP)
    session = Session(package.game, 2, package.game.options_type(), 0)
    choose = bot_chooser([package.bots[level] for level in levels], [Random(1), Random(2)])
    return play(session, choose, Random(3), until=lambda state: session.length >= entries)
