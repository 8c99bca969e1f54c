"""Two players at an empty bank know each other's racks, and hints and the report count on it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import cast

import pytest
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.game import Value
from stolik.engine.view_values import Seen
from stolik.games.rummikub.ai import valuation
from stolik.games.rummikub.ai.analysis import seat_values
from stolik.games.rummikub.ai.analysis.seat_values import SEAT_VALUES
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.position_values import Candidate, with_known_rack
from stolik.games.rummikub.ai.valuation import share_for_points
from stolik.games.rummikub.rules.moves import Draw, Move, Pass
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import GameResult
from stolik.games.rummikub.rules.state import State
from stolik.games.rummikub.rules.tiles import TILES

from tests.games.rummikub.ai.test_valuation import at

RUNS = [
    " ".join([f"{kind[0]}{number}{kind[1]}" for number in range(1, 14)])
    for kind in ("ka", "kb", "ra", "rb", "ba", "bb", "oa")
]
SEED = 16
"""The seed by which both hold many tiles when the bank is empty, and go on for some turns."""
ORANGE = {f"o{number}b" for number in range(1, 14)}
TWO_GAMES = Options(turn_seconds=None, games_per_match=2)
ONE_GAME = Options(turn_seconds=None, games_per_match=1)


def end_game(rack: str, *more: str, passes: int = 0, options: Options = ONE_GAME) -> State:
    """The view of seat 0, on turn; the other holds what is left of an orange run and the jokers."""
    view = at(rack, *RUNS, *more, held=len(TILES))
    return replace(view, passes=passes, options=options)


def by_passing(view: State) -> valuation.Estimate:
    return valuation.estimate(view, 0, Candidate(Pass(), view.table, view.racks[0], 0, ready=False))


def test_what_a_seat_does_not_see_stands_on_the_other_rack() -> None:
    known = with_known_rack(end_game("o1b o3b o7b"), 0)
    assert known is not None
    assert set(known.racks[1]) == (ORANGE | {"ja", "jb"}) - {"o1b", "o3b", "o7b"}


@pytest.mark.parametrize(
    "view",
    [
        at("o1b o3b", *RUNS, held=12, bank=1),
        replace(end_game("o1b"), phase="drawn"),
        replace(end_game("o1b"), racks=(("o1b",), ("-",) * 13)),  # one of 14 lies nowhere
        replace(end_game("o1b"), racks=(("o1b",), ("-",) * 7, ("-",) * 7)),
    ],
    ids=["a tile in the bank", "not in a turn", "a tile that lies nowhere", "three seats"],
)
def test_where_the_racks_do_not_follow_nothing_is_known(view: State) -> None:
    assert with_known_rack(view, 0) is None


def test_a_move_after_which_the_other_goes_out_loses() -> None:
    """The other can lay its run and add the jokers; at first sight nobody would know."""
    view = end_game("o1b")
    assert by_passing(view).chance == by_passing(view).worth == 0.0
    assert by_passing(view).points < 0
    first = valuation._at_first_sight(view, 0, Candidate(Pass(), view.table, view.racks[0], 0, ready=False))
    assert first.chance > 0


@pytest.mark.parametrize(
    "mine, wins", [("o1b", 1.0), ("o2b o3b o4b o5b o6b o7b o8b o9b o10b o11b o12b o13b ja jb", 0.0)]
)
def test_the_last_pass_is_told_by_the_tiles_on_the_racks(mine: str, wins: float) -> None:
    told = by_passing(end_game(mine, passes=1))
    assert (told.chance, told.worth, told.big) == (wins, wins, 4.0 * wins)
    assert (told.points > 0) == (wins == 1.0)


def test_in_the_second_game_the_points_of_the_first_count() -> None:
    lost = GameResult("out", 1, (), (-500, 500), (0, 4), (2, 1))
    view = replace(end_game("o1b", passes=1, options=TWO_GAMES), results=(lost,), game=2)
    told = by_passing(view)
    assert told.chance == 1.0
    assert told.worth == share_for_points(view, 0, round(told.points)) == 0.0
    narrow = by_passing(end_game("o12b o13b ja", passes=1, options=TWO_GAMES))
    assert narrow.chance == 1.0
    assert 0.5 < narrow.worth < 1.0, "another game follows"


def at_an_empty_bank(seed: int) -> State:
    """A position out of a game of two who lay in some of their turns alone."""
    rng, bot = Random(seed), BOTS[Level.FAIR]

    def choose(view: State, seat: int) -> Value:
        if view.phase == "turn" and rng.random() > 0.35:
            return Draw()
        return cast("Value", bot.choose(view, seat, rng, 1.0))

    start: State = GAME.start(2, ONE_GAME, 0)
    for made in playout_moves(
        GAME, start, choose, rng, until=lambda now: now.phase == "turn" and not now.bank
    ):
        start = made.after
    return start


@pytest.mark.rest
@pytest.mark.parametrize("shift", [0.0, 0.7])
def test_a_seat_is_worth_what_its_move_was_until_the_other_moves(
    shift: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever corrects what is told holds for the turn and for waiting alike."""
    monkeypatch.setattr(valuation, "told_shift", lambda *_: shift)
    monkeypatch.setattr(seat_values, "_options", seat_values._options.__wrapped__)  # none of before
    state = at_an_empty_bank(SEED)
    observers = [SEAT_VALUES.observe(GAME.view(state, seat), seat) for seat in range(2)]
    choose = bot_chooser([BOTS[Level.SHARP], BOTS[Level.FAIR]], [Random(0)] * 2, 1.0)
    seen = 0
    for made in playout_moves(GAME, state, choose, Random(0), until=lambda now: now.phase != "turn"):
        for seat, observer in enumerate(observers):
            steps = [Seen(GAME.redact(step.event, seat), GAME.view(step.state, seat)) for step in made.steps]
            told = observer.see(steps, cast("Move", made.move) if made.seat == seat else None)
            if told.choice is not None and not made.after.ended:
                assert observer.value == pytest.approx(told.choice.played_value)
                seen += 1
    assert seen > 3
