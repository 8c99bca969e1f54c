"""The four levels: legal, deterministic, true to their habits, and each better than the one below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from stolik.engine.bot import AnyBot, Level
from stolik.engine.driver import bot_chooser, playout_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.games.pickomino.ai.bots import BOTS
from stolik.games.pickomino.ai.valuation import advise, turn_win_chances
from stolik.games.pickomino.ai.win_probability import win_chances
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.tiles import TILES

from tests.games.pickomino.rivals import FirstTile
from tests.soak.marks import LONG_SOAK


def play(bots: Sequence[AnyBot], seed: str, starter: int = 0, options: Options | None = None) -> State:
    """Play a game to its end; every move is checked."""
    dice, chances = Random(seed), [Random(f"{seed} {seat}") for seat in range(len(bots))]
    start = GAME.start(len(bots), options or Options(), starter)
    *_, last = playout_moves(GAME, start, bot_chooser(bots, chances, 1.0), dice, checked=True)
    end: State = last.after
    return end


def shares(bots: Sequence[AnyBot], games: int, seed: int) -> list[float]:
    """Return the share of wins of each seat, starters in turn; equals share a win."""
    won = [0.0] * len(bots)
    for number in range(games):
        winners = [
            place.seat
            for place in GAME.standings(play(bots, f"{seed} {number}", number % len(bots)))
            if place.rank == 1
        ]
        for seat in winners:
            won[seat] += 1 / len(winners) / games
    return won


def at(
    kept: Sequence[int] = (),
    rolled: Sequence[int] = (),
    stacks: tuple[tuple[int, ...], ...] = ((), ()),
    centre: Sequence[int] | None = None,
) -> State:
    owned = {tile for stack in stacks for tile in stack}
    lying = tuple(tile for tile in TILES if tile not in owned) if centre is None else tuple(centre)
    return replace(
        GAME.start(len(stacks), Options()),
        phase="keep" if rolled else "decide",
        kept=tuple(sorted(kept)),
        rolled=tuple(sorted(rolled)),
        stacks=stacks,
        centre=lying,
        face_down=tuple(tile for tile in TILES if tile not in owned and tile not in lying),
    )


def choice(level: Level, state: State) -> Move:
    return BOTS[level].choose(state, state.turn, Random(0), 1.0)


# ------------------------------------------------------------------ all levels


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=LONG_SOAK) for seats in range(3, 7)), 7])
def test_all_levels_play_legally_to_the_end_at_every_number_of_seats(seats: int) -> None:
    levels = [list(Level)[(seat + seats) % 4] for seat in range(seats)]
    for flips in (False, True):
        end = play([BOTS[level] for level in levels], f"legal {seats}", 0, Options(0, flips))
        assert end.phase == "over"


@pytest.mark.parametrize("level", Level)
def test_the_same_view_gets_the_same_move_whatever_was_asked_before(level: Level) -> None:
    first = play([BOTS[level]] * 3, "same")
    play([BOTS[level]] * 2, "between")
    assert play([BOTS[level]] * 3, "same") == first
    state = at((6, 5), (4, 4, 3, 1, 2, 2), ((24,), (21, 30)))
    assert len({BOTS[level].choose(state, 0, Random(seed), 0.001) for seed in range(5)}) == 1


# ------------------------------------------------------------------ habits


def test_gentle_keeps_worms_then_the_most_dice_and_takes_the_first_tile() -> None:
    assert choice(Level.GENTLE, at((), (1, 1, 1, 1, 1, 5, 5, 6))) == Keep(6)
    assert choice(Level.GENTLE, at((6,), (1, 1, 1, 5, 5, 2, 3))) == Keep(1)
    assert choice(Level.GENTLE, at((6,), (1, 1, 1, 5, 5, 5, 3))) == Keep(5)
    assert choice(Level.GENTLE, at((6, 6, 6, 6, 1))) == Take(21)
    assert choice(Level.GENTLE, at((6, 6, 6, 5, 5), stacks=((), (25,)))) == Take(24)
    assert choice(Level.GENTLE, at((6, 6, 6, 6, 5), stacks=((), (25,)), centre=(30,))) == Roll()
    assert choice(Level.GENTLE, at((6, 6, 6, 2, 2, 2, 1, 1), stacks=((), (23,)), centre=(30,))) == Steal(23)


def test_fair_keeps_the_most_points_and_steals_where_it_can() -> None:
    assert choice(Level.FAIR, at((), (5, 5, 5, 4, 4, 4, 4, 1))) == Keep(4)
    assert choice(Level.FAIR, at((), (6, 5, 5, 1, 1, 2, 2, 3))) == Keep(6)
    assert choice(Level.FAIR, at((), (6, 5, 5, 5, 1, 2, 2, 3))) == Keep(5)
    assert choice(Level.FAIR, at((6, 6, 6, 5, 5), stacks=((), (25,)))) == Steal(25)
    assert choice(Level.FAIR, at((6, 6, 6, 5, 5))) == Roll()
    assert choice(Level.FAIR, at((6, 6, 6, 5, 5, 1))) == Take(26)
    assert choice(Level.FAIR, at((6, 5, 5, 1))) == Roll()


def test_sharp_takes_what_is_worth_most_and_fears_little_for_its_own_tile() -> None:
    assert choice(Level.SHARP, at((6, 6, 6, 5, 5), stacks=((), (25,)))) == Steal(25)
    assert choice(Level.SHARP, at((6, 6, 6, 6, 5, 5, 5))) == Take(35)
    assert choice(Level.SHARP, at((6, 6, 6, 5, 5, 1), stacks=((36,), ()))) == Take(26)
    assert choice(Level.SHARP, at((5, 5, 5, 4, 4))) == Roll()
    # To roll on risks a tile of four worms: advice in plain worms says no, a bold player says yes.
    state = at((6, 6, 5, 5, 1), stacks=((36,), ()))
    assert advise(state, 0)[0].move == Take(21)
    assert choice(Level.SHARP, state) == Roll()


def test_master_takes_the_last_tile_when_that_wins_and_not_when_that_loses() -> None:
    kept = (6, 6, 6, 2, 2, 1, 1)
    ahead = at(kept, stacks=((36, 35), (34,)), centre=(21,))
    assert choice(Level.MASTER, ahead) == Take(21)
    behind = at(kept, stacks=((22,), (36, 35, 27)), centre=(21,))
    assert choice(Level.MASTER, behind) == Roll()
    # Sharp sees a worm to be had, and that the game would be lost by taking it doesn't count.
    assert choice(Level.SHARP, behind) == Take(21)


# ------------------------------------------------------------------ the win chance


def test_the_win_chance_is_exact_at_the_end_and_shared_among_equals() -> None:
    assert win_chances(((36,), (35,), (21, 22, 23)), (), 0) == (1, 0, 0)
    assert win_chances(((), (), ()), (), 0) == (1 / 3,) * 3


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_win_chances_of_all_seats_add_up_to_one_and_favour_the_rich(seats: int) -> None:
    stacks: tuple[tuple[int, ...], ...] = ((33, 34), (21,), *[()] * (seats - 2))
    for tiles in range(1, 13):
        centre = TILES[1 : tiles + 1]
        chances = win_chances(stacks, centre, 1)
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert chances[0] == max(chances)


@pytest.mark.parametrize("flips", [False, True])
def test_the_values_of_a_turns_ends_are_those_of_the_positions_that_the_rules_make(flips: bool) -> None:
    rng = Random(5)
    for number in range(21):
        start = GAME.start(2 + number % 3, Options(0, flips))
        choose = random_chooser(GAME, rng)
        for made in playout_moves(GAME, start, choose, rng, until=lambda _: rng.random() <= 0.01):
            if made.state.phase in ("keep", "decide"):
                _compare(made.state)


def _compare(state: State) -> None:
    """Compare the values of a position with what the rules make of its ends."""
    seat = state.turn
    known, flips = turn_win_chances(state, seat), state.options.bust_without_tile_flips
    lost = replace(state, phase="rolling", kept=(1, 1, 1, 1, 1, 1, 1), rolled=())
    ends = {move: GAME.apply(state, seat, move)[-1].state for move in GAME.legal_moves(state, seat)}
    after = GAME.apply(lost, TABLE, GAME.move_types[-1]((1,)))[-1].state
    expected = win_chances(after.stacks, after.centre, after.turn, flips)[seat]
    assert known.payoffs.bust == expected or not after.centre
    for move, end in ends.items():
        if isinstance(move, Take | Steal) and end.phase != "over":
            assert known.of(move) == win_chances(end.stacks, end.centre, end.turn, flips)[seat]


# ------------------------------------------------------------------ strength
# Seeded, so never a matter of luck; the full figures, from thousands of games, are in rulings.md.


@pytest.mark.rest
@pytest.mark.parametrize(
    "better, worse, games, seed, least",
    [
        pytest.param(BOTS[Level.FAIR], BOTS[Level.GENTLE], 100, 1, 0.7, marks=LONG_SOAK),
        # Games that strength decides: the weaker one against itself wins less than half of them.
        pytest.param(BOTS[Level.SHARP], BOTS[Level.FAIR], 8, 3, 0.7, marks=LONG_SOAK),
        pytest.param(BOTS[Level.SHARP], FirstTile(), 8, 3, 0.8, marks=LONG_SOAK),
        (BOTS[Level.MASTER], BOTS[Level.SHARP], 8, 2, 0.7),
    ],
)
def test_each_level_beats_the_one_below(
    better: AnyBot, worse: AnyBot, games: int, seed: int, least: float
) -> None:
    assert shares([better, worse], games, seed)[0] >= least


@pytest.mark.rest
def test_at_four_seats_each_level_is_at_least_as_good_as_the_one_below() -> None:
    won = shares([BOTS[level] for level in Level], 8, 3)
    assert all(worse <= better + 0.05 for worse, better in pairwise(won))
    assert won[0] < won[3]
