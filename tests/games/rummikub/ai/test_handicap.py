"""A seat that opens with 20 points does so for bots, advice, marks and analysis; no other does."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play
from stolik.engine.session import Session
from stolik.games.rummikub.ai.analysis.seat_values import mean_of_deals, waiting_chance
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.limited_search import opening_within, smallest_opening
from stolik.games.rummikub.ai.solver.solver import layable_tiles
from stolik.games.rummikub.ai.valuation import advise
from stolik.games.rummikub.rules.moves import Draw, KeepRack, Play, Redeal
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.state import State

from tests.analysis.laws import analysis_of
from tests.games.rummikub.ai.test_valuation import at

RACK = "k6a k7a k8a r1a r3a b12a o13a"
"""It holds one set, worth 21."""

EASIER = Options(games_per_match=1, turn_seconds=None, reshuffle_right=False, easier_opening=(0,))


def has_it(view: State, *seats: int) -> State:
    return replace(view, options=replace(view.options, easier_opening=seats))


USUAL = at(RACK, opened=(False, False))
"""Seat 0 is on turn."""


@pytest.mark.parametrize("level", Level)
def test_every_level_opens_as_soon_as_its_seat_may_and_keeps_a_rack_that_opens(level: Level) -> None:
    def choice(view: State) -> object:
        return BOTS[level].choose(view, 0, Random(0), 1.0)

    assert choice(has_it(USUAL, 0)) == Play((("k6a", "k7a", "k8a"),))
    assert choice(USUAL) == choice(has_it(USUAL, 1)) == Draw()
    asked = replace(at("k7a k7b r7a b7a b9a b9b", opened=(False, False)), phase="asking", asked=(0,))
    if level is not Level.MASTER:
        assert BOTS[level].choose(has_it(asked, 0), 0, Random(0), 1.0) == KeepRack()
        assert BOTS[level].choose(asked, 0, Random(0), 1.0) == Redeal()


def test_advice_and_marks_keep_to_the_number_of_the_seat() -> None:
    view = has_it(USUAL, 0)
    assert [type(option.move) for option in advise(USUAL, 0)] == [Draw]
    assert {type(option.move) for option in advise(view, 0)} == {Play, Draw}
    assert all(GAME.check(view, 0, option.move) is None for option in advise(view, 0))
    assert layable_tiles(view, 0) == ("k6a", "k7a", "k8a")
    assert layable_tiles(USUAL, 0) == layable_tiles(has_it(USUAL, 1), 0) == ()


def test_the_smallest_opening_is_as_small_as_the_number_allows() -> None:
    rack = tuple("k10a r10a b10a o1a o2a o3a k6a k7a k8a".split())
    assert smallest_opening(rack) == (("k10a", "r10a", "b10a"),)
    low = tuple("k6a k7a k8a o1a o2a o3a".split())
    assert smallest_opening(low) is smallest_opening(low, 28) is None
    assert set(smallest_opening(low, 22) or ()) == {("k6a", "k7a", "k8a"), ("o1a", "o2a", "o3a")}
    assert smallest_opening(low, 20) == (("k6a", "k7a", "k8a"),)
    assert opening_within(low, 3) is None
    assert opening_within(low, 3, 20) == (("k6a", "k7a", "k8a"),)


@pytest.mark.soak
def test_a_match_with_handicaps_is_played_and_analysed_to_its_end() -> None:
    session = Session(GAME, 3, EASIER, 0)
    play(session, bot_chooser([BOTS[Level.FAIR]] * 3, [Random(0)] * 3), Random(4))
    assert session.over
    (result,) = session.state.results
    assert isinstance(result, GameResult)
    analysis = analysis_of(session, "rummikub")
    assert all(item.error >= 0 for item in analysis.decisions)


def test_a_deal_is_weighed_against_those_that_meet_the_same_number() -> None:
    usual = Options(games_per_match=1, turn_seconds=None)
    easier = replace(usual, easier_opening=(0,))
    assert mean_of_deals(2, easier) > mean_of_deals(2, usual), "who opens sooner is better off"
    rack = tuple(RACK.split())
    waiting = replace(USUAL, turn=1, phase="turn")
    assert waiting_chance(has_it(waiting, 0), 0, rack) > waiting_chance(waiting, 0, rack)
