"""A hint never gives away much of what the report counts, and otherwise keeps its game's order."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest
from stolik.analysis.analysis import analyse
from stolik.bots.worker import CLEARLY, answer
from stolik.engine.bot import Advice, Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.seat_values import ViewValues
from stolik.engine.driver import bot_chooser, play, playout_moves
from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.games.pickomino.rules.moves import Roll, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import TILES
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.rummikub.rules.options import Options as RummikubOptions

from tests.soak.marks import LONG_SOAK


def decisions(game_id: str, seats: int, seed: int) -> list[tuple[Any, Seat]]:
    """Return the positions of a game of sharp bots in which a seat has a choice."""
    package, rng = load_package(game_id), Random(seed)
    game, bot = package.game, package.bots[Level.SHARP]
    start = game.start(seats, game.options_type())
    played = playout_moves(game, start, lambda view, seat: bot.choose(view, seat, rng, 1.0), rng)
    return [(made.state, made.seat) for made in played if made.seat != TABLE]


def hint(game_id: str, state: Any, seat: Seat) -> tuple[Advice, ...]:
    """Return the options from the bots' process, which has to succeed."""
    told = answer(BotJob("advise", game_id, state, seat))
    assert told.fault is None
    options: tuple[Advice, ...] = told.result
    return options


@pytest.mark.rest
@pytest.mark.parametrize(
    "game_id, seats, each",
    [
        ("knaster", 2, 2),
        ("knaster", 3, 4),
        ("pickomino", 3, 1),
        pytest.param("knaster", 3, 1, marks=LONG_SOAK),
    ],
)
def test_the_first_option_is_nearly_the_best_by_the_analysis(game_id: str, seats: int, each: int) -> None:
    package = load_package(game_id)
    values = package.seat_values
    assert values is not None
    assert not isinstance(values, ViewValues)
    for state, seat in decisions(game_id, seats, seed=1)[::each]:
        own, told = package.valuation.advise(state, seat), hint(game_id, state, seat)
        weighed = values.options(state, seat)
        if len(weighed) < 2:
            assert told == own
            continue
        worths = {option.move: option.values[seat] for option in weighed}
        assert worths[told[0].move] >= weighed[0].values[seat] - CLEARLY
        if [option.move for option in told] == [option.move for option in own]:
            assert told == own
            continue
        assert game_id == "pickomino", "in Circles the advice goes by the analysis itself"
        assert {option.move for option in told} == {option.move for option in own}
        chances = [option.facts["win"] for option in told]
        assert chances == [worths[option.move] for option in told]
        assert chances == sorted(chances, reverse=True), "nobody reads that the second option wins more"


def test_a_hint_of_worms_doesn_t_lead_into_a_lost_game() -> None:
    stacks, centre = ((29,), (25, 24, 21, 22, 23)), (26,)
    down = tuple([tile for tile in TILES if tile not in (*centre, *stacks[0], *stacks[1])])
    state = State(
        GAME.start(2, Options()).options, 0, "decide", (), (1, 2, 5, 5, 5, 6, 6), stacks, centre, down
    )
    by_worms = load_package("pickomino").valuation.advise(state, 0)
    assert [option.move for option in by_worms] == [Take(26), Roll()]
    assert by_worms[0].facts["win"] == 0 < by_worms[1].facts["win"]
    by_win = hint("pickomino", state, 0)
    assert [option.move for option in by_win] == [Roll(), Take(26)]
    assert by_win[1].facts["win"] == 0 < by_win[0].facts["win"]


@pytest.mark.rest
@pytest.mark.parametrize(
    "seats, games", [(2, 1), *(pytest.param(*case, marks=LONG_SOAK) for case in ((2, 2), (3, 1), (4, 1)))]
)
def test_a_hint_of_rummikub_is_never_an_error_of_the_report_and_tells_the_same(
    seats: int, games: Literal[1, 2]
) -> None:
    """At three and four seats both use big points, for two players the chance to win the match."""
    package = load_package("rummikub")
    values, told = package.seat_values, {"followed": 0, "errors": 0}
    assert values is not None
    session = Session(package.game, seats, RummikubOptions(games_per_match=games), 0)
    bots = [package.bots[level] for level in (Level.MASTER, Level.SHARP, Level.FAIR, Level.GENTLE)][:seats]
    play(session, bot_chooser(bots, [Random(0)] * seats), Random(f"one measure {seats}"))
    for item in analyse(session, values).decisions:
        state = session.state_at(item.entry - 1)
        if state.phase not in ("turn", "asking"):
            continue
        view = package.game.view(state, item.seat)
        options = {
            left(state, item.seat, option.move): option for option in hint("rummikub", view, item.seat)
        }
        first, played = next(iter(options)), left(state, item.seat, item.played)
        cost = item.error if item.big_error is None else item.big_error
        assert (item.big_error is None) == (seats == 2)
        if played == first:
            assert cost == 0
            told["followed"] += 1
        if cost > 0:
            assert left(state, item.seat, item.best) == first
            told["errors"] += 1
        if played in options and state.phase == "turn":
            assert options[played].facts["chance"] == pytest.approx(item.value[item.seat])
            worth = options[first].value - options[played].value
            assert cost == pytest.approx(worth)
    assert min(told.values()) > 2, told


def left(state: Any, seat: Seat, move: Any) -> Any:
    """Return the rack that a move leaves, or the move itself if it isn't a turn's."""
    if state.phase != "turn":
        return move
    laid = {tile for tiles in getattr(move, "table", ()) for tile in tiles}
    return frozenset(tile for tile in state.racks[seat] if tile not in laid)
