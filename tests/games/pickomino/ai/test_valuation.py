"""The exact valuation of a turn, and the accuracy of guesses, against figures and brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import islice, product
from math import inf, isclose
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.dice import FACES
from stolik.engine.driver import play, playout_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.session import Session
from stolik.games.pickomino.ai import turn_solver
from stolik.games.pickomino.ai.seat_values import SEAT_VALUES, guesses
from stolik.games.pickomino.ai.turn_solver import FRESH, Payoffs, Solution, position
from stolik.games.pickomino.ai.valuation import (
    Ways,
    advise,
    key_of,
    odds,
    roll_bust_chance,
    solve,
    steal_weight,
    tile_chances,
    ways_to,
    worm_payoffs,
)
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import DICE, TILES, WORM, points, worms
from stolik.games.pickomino.rules.rules import GAME
from stolik.games.pickomino.rules.state import State

from tests.games.pickomino.rules.test_rules import position as turn_of

OPENING = GAME.start(2, Options())


def at(
    kept: Iterable[int] = (),
    rolled: Iterable[int] = (),
    stacks: tuple[tuple[int, ...], ...] = ((), ()),
    centre: Iterable[int] | None = None,
) -> State:
    """Return a position of seat 0's turn; by default, the centre has all tiles that aren't on stacks."""
    owned = {tile for stack in stacks for tile in stack}
    faces_up = tuple([tile for tile in TILES if tile not in owned]) if centre is None else tuple(centre)
    down = tuple([tile for tile in TILES if tile not in owned and tile not in faces_up])
    dice = tuple(sorted(rolled))
    phase = "keep" if dice else "decide"
    return State(OPENING.options, 0, phase, dice, tuple(sorted(kept)), stacks, faces_up, down)  # type: ignore[arg-type]


def only(sums: Iterable[int]) -> Payoffs:
    wanted = set(sums)
    return Payoffs(tuple([1.0 if total in wanted else None for total in range(21, 41)]), 0.0)


def test_a_turn_and_its_worth_are_the_published_ones() -> None:
    found = turn_solver.positions()
    assert len(found) - 1 == 1938
    assert sum(found.values()) == 1287
    assert solve(OPENING, 0).value(FRESH) == pytest.approx(1.6447, abs=5e-5)
    assert advise(OPENING, 0)[0].facts["bust"] == pytest.approx(0.2322, abs=5e-5)
    assert [steal_weight(seats) for seats in (2, 3, 5)] == [2, 1.5, 1.25]


@pytest.mark.parametrize("own, worth", [(1, 1.435), (2, 1.263), (3, 1.103), (4, 0.953)])
def test_a_tile_at_risk_lowers_the_worth_of_a_turn(own: int, worth: float) -> None:
    stops = tuple([float(worms(min(total, 36))) for total in range(21, 41)])
    assert Solution(Payoffs(stops, -own)).value(FRESH) == pytest.approx(worth, abs=5e-4)


@pytest.mark.parametrize("least, chance", [(21, 0.89303), (25, 0.68033), (30, 0.26379), (36, 0.01568)])
def test_chances_of_at_least_a_sum(least: int, chance: float) -> None:
    assert Solution(only(range(least, 41))).value(FRESH) == pytest.approx(chance, abs=5e-6)


@pytest.mark.parametrize("total, chance", [(21, 0.440), (24, 0.375), (28, 0.2215), (36, 0.009)])
def test_chances_of_exactly_a_sum(total: int, chance: float) -> None:
    assert Solution(only([total])).value(FRESH) == pytest.approx(chance, abs=5e-4)


def brute(state: State) -> dict[object, Fraction]:
    weight = 1 + Fraction(1, len(state.stacks) - 1)
    own = state.stacks[0]
    bust = -Fraction(worms(own[-1])) if own else Fraction(0)

    @cache
    def value(here: State) -> Fraction:
        # The rules have passed the turn on after a bust.
        if here.turn != 0 or here.phase == "over":
            return bust
        return max(options(here).values())

    def options(here: State) -> dict[object, Fraction]:
        worth: dict[object, Fraction] = {}
        for move in GAME.legal_moves(here, 0):
            match move:
                case Take(tile=tile):
                    worth[move] = Fraction(worms(tile))
                case Steal(tile=tile):
                    worth[move] = weight * worms(tile)
                case Roll():
                    worth[move] = roll(GAME.apply(here, 0, move)[-1].state)
                case _:
                    worth[move] = value(GAME.apply(here, 0, move)[-1].state)
        return worth

    def roll(here: State) -> Fraction:
        rolls = Counter(tuple(sorted(faces)) for faces in product(FACES, repeat=here.dice_left))
        total = Fraction(0)
        for faces, ways in rolls.items():
            total += ways * value(GAME.apply(here, TABLE, Rolled(faces))[-1].state)
        return total / Fraction(6**here.dice_left)

    return options(state)


POSITIONS = [
    at((6, 5, 5, 4, 4)),
    at((6, 6, 4, 4, 3), stacks=((22, 30), (21, 26), (31,))),
    at((5, 5, 5, 4, 4), stacks=((24,), (29,)), centre=(33, 36)),
    at((1, 1, 2, 3, 3), stacks=((), (21, 22, 23))),
    at((1, 2, 3, 4, 5, 6), stacks=((36,), (25,)), centre=(21, 30)),
    at((1, 1, 2, 3, 4, 5, 6), stacks=((25,), ())),
    at((6, 6, 6, 6), stacks=((28,), (24, 25))),
    at((6, 6, 5, 5), (4, 4, 3, 1), stacks=((28, 21), (24, 25), (27, 29))),
]


@pytest.mark.parametrize("state", POSITIONS)
def test_every_option_is_worth_what_brute_force_says(state: State) -> None:
    expected = {move: pytest.approx(float(worth)) for move, worth in brute(state).items()}
    assert {option.move: option.value for option in advise(state, 0)} == expected


@pytest.mark.parametrize("state", [state for state in POSITIONS if state.phase == "decide"])
def test_the_next_rolls_bust_is_what_counting_all_rolls_says(state: State) -> None:
    rolling = GAME.apply(state, 0, Roll())[-1].state

    def lost(here: State) -> bool:
        return here.turn != 0 or here.phase == "over"

    busts = 0
    for faces in product(FACES, repeat=state.dice_left):
        after = GAME.apply(rolling, TABLE, Rolled(faces))[-1].state
        keeps = GAME.legal_moves(after, 0)
        busts += lost(after) or all(lost(GAME.apply(after, 0, keep)[-1].state) for keep in keeps)
    assert roll_bust_chance(state) == pytest.approx(busts / 6**state.dice_left)
    (roll,) = [option for option in advise(state, 0) if option.move == Roll()]
    assert roll.facts["roll_bust"] == roll_bust_chance(state)


def test_busts_of_the_next_roll_and_of_the_turn_are_told_in_every_phase() -> None:
    # Eight equal dice of 1 to 5 have no worm: five rolls of 6^8; eight worms make 40 and take 36.
    assert roll_bust_chance(OPENING) == pytest.approx(5 / 6**8)
    assert roll_bust_chance(at((6, 1, 2, 3, 4, 5, 5))) == pytest.approx(1)
    assert roll_bust_chance(at((6, 6, 6, 6, 5, 5, 5, 5))) == 1
    assert solve(OPENING, 0).roll_bust(key_of(OPENING)) == advise(OPENING, 0)[0].facts["bust"]
    assert advise(at((6, 6, 6, 6, 5, 5, 5)), 0)[0].facts["bust"] == 0
    assert advise(replace(OPENING, phase="over"), 0) == ()


def test_a_theft_is_worth_its_worms_and_the_victims_loss() -> None:
    state = at((6, 6, 6, 5, 5), stacks=((), (25,)))
    worth = {option.move: option.value for option in advise(state, 0)}
    assert (worth[Steal(25)], worth[Take(24)]) == (4, 1)
    assert {o.move: o.value for o in advise(at((6, 6, 6, 5, 5), stacks=((), (25,), ())), 0)}[Steal(25)] == 3


def test_the_payoffs_of_a_turn_are_worms_lost_and_won() -> None:
    payoffs = worm_payoffs(at(stacks=((36, 22), (30,))), 0)
    assert (payoffs.bust, payoffs.stops[30 - 21]) == (-1, 6)
    assert payoffs.stops[36 - 21] == 4  # 35, since 36 is on the seat's own stack
    assert worm_payoffs(at(stacks=((), (30,))), 0).bust == 0
    assert worm_payoffs(at(stacks=((36,), ())), 0, lost=0.5).bust == -2
    payoffs = worm_payoffs(at(centre=(25, 30)), 0)
    assert (payoffs.stops[:4], payoffs.stops[4:9]) == ((None,) * 4, (2.0,) * 5)
    assert payoffs.stops[9:] == (3.0,) * 11
    with pytest.raises(ValueError, match="21 to 40"):
        Payoffs((1.0,), 0.0)


def test_the_chance_of_a_tile_counts_the_sums_that_take_it_and_follows_the_turn() -> None:
    chances = tile_chances(at(stacks=((21,), (22, 28)), centre=(24, 30, 36)))
    assert list(chances) == list(TILES)
    assert chances[21] == chances[22] == chances[23] == 0  # own, covered, face down
    assert chances[28] == pytest.approx(0.2215, abs=5e-4)
    assert chances[24] == pytest.approx(Solution(only(range(24, 30))).value(FRESH))
    assert chances[30] == pytest.approx(Solution(only(range(30, 36))).value(FRESH))
    assert chances[36] == pytest.approx(0.01568, abs=5e-6)
    assert tile_chances(at((6, 6, 6, 5, 5)))[25] == 1
    kept = at((6, 6, 5, 5), (4, 4, 4, 1))
    best = max(tile_chances(GAME.apply(kept, 0, keep)[-1].state)[24] for keep in (Keep(1), Keep(4)))
    assert tile_chances(kept)[24] == pytest.approx(best)
    rolling = GAME.apply(OPENING, 0, Roll())[-1].state
    assert tile_chances(rolling) == tile_chances(OPENING) == odds(OPENING, 1)
    assert set(tile_chances(replace(OPENING, phase="over")).values()) == {0}


@st.composite
def decisions(draw: st.DrawFn) -> State:
    rng = Random(draw(st.integers(0, 2**32)))
    start = GAME.start(draw(st.integers(2, 7)), Options())
    played = playout_moves(GAME, start, random_chooser(GAME, rng), rng)
    reached: list[State] = [start, *(made.after for made in islice(played, draw(st.integers(0, 120))))]
    return next(state for state in reversed(reached) if GAME.to_act(state) not in ((), (TABLE,)))


@settings(deadline=None, max_examples=60)
@given(decisions())
def test_advice_is_every_legal_option_best_first_with_chances(state: State) -> None:
    advice = advise(state, state.turn)
    assert {option.move for option in advice} == set(GAME.legal_moves(state, state.turn))
    assert [option.value for option in advice] == sorted((o.value for o in advice), reverse=True)
    for option in advice:
        assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in option.facts.values())
        assert option.facts["bust"] >= option.facts.get("roll_bust", 0) - 1e-12
    assert advise(state, (state.turn + 1) % len(state.stacks)) == ()


@settings(deadline=None, max_examples=30)
@given(decisions())
def test_advice_tells_the_chances_to_win_that_the_analysis_tells(state: State) -> None:
    told = {option.move: option.facts["win"] for option in advise(state, state.turn)}
    known = {option.move: option.values[state.turn] for option in SEAT_VALUES.options(state, state.turn)}
    assert told == pytest.approx(known)


@settings(deadline=None, max_examples=60)
@given(decisions())
def test_a_position_is_worth_at_least_each_of_its_ends_and_at_most_the_best_payoff(state: State) -> None:
    solution = solve(state, state.turn)
    payoffs = solution.payoffs
    stops = [stop for stop in payoffs.stops if stop is not None]
    for option in advise(state, state.turn):
        assert payoffs.bust - 1e-9 <= option.value <= max([*stops, payoffs.bust]) + 1e-9
    if state.phase == "decide":
        assert solution.value(key_of(state)) == pytest.approx(advise(state, state.turn)[0].value)


@settings(deadline=None, max_examples=40)
@given(decisions())
def test_the_chances_of_tiles_are_chances_and_a_tile_at_hand_is_certain(state: State) -> None:
    chances = tile_chances(state)
    assert all(0 <= chance <= 1 + 1e-12 for chance in chances.values())
    for move in GAME.legal_moves(state, state.turn):
        if isinstance(move, Take | Steal):
            assert chances[move.tile] == 1


@given(st.lists(st.sampled_from(FACES), max_size=DICE))
def test_a_position_remembers_its_dice(kept: list[int]) -> None:
    key = position(kept)
    assert turn_solver.dice_left(key) == DICE - len(kept)
    assert key & 63 == sum(map(points, kept))
    assert bool(key >> 10 + WORM - 1 & 1) == (WORM in kept)


@settings(deadline=None, max_examples=10)
@given(st.lists(st.one_of(st.none(), st.floats(0, 9)), min_size=20, max_size=20), st.floats(-4, 0))
def test_greater_payoffs_never_lower_the_worth(stops: list[float | None], bust: float) -> None:
    low = Solution(Payoffs(tuple(stops), bust)).value(FRESH)
    raised = tuple([None if stop is None else stop + 1 for stop in stops])
    assert low - 1e-9 <= Solution(Payoffs(raised, bust)).value(FRESH) <= low + 1 + 1e-9
    assert isclose(Solution(Payoffs(raised, bust + 1)).value(FRESH), low + 1, rel_tol=1e-9)
    assert low > -inf


def turn_at(
    *kept: int, rolled: tuple[int, ...] = (), gone: tuple[int, ...] = (), stacks: Any = ((), ())
) -> State:
    phase: Any = "keep" if rolled else "decide"
    centre = tuple([tile for tile in TILES if tile not in gone])
    return State(Options(), 0, phase, rolled, tuple(sorted(kept)), stacks, centre, ())


def every_way(kept: tuple[int, ...], dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Play every turn out with every roll; yield the dice aside after each choice, and the number left."""
    yield tuple(sorted(kept)), dice
    for roll in product(range(1, 7), repeat=dice) if dice else ():
        for face in {*roll} - {*kept}:
            count = roll.count(face)
            yield from every_way((*kept, *[face] * count), dice - count)


@pytest.mark.parametrize("kept", [(5, 5, 5, 5, 1), (WORM, WORM, WORM, 5, 5), (2, 2, WORM, WORM, WORM)])
@pytest.mark.parametrize("gone", [(), (22, 23), (25, 26, 27)])
def test_every_roll_that_can_fall_leads_to_the_ways_that_are_counted(
    kept: tuple[int, ...], gone: tuple[int, ...]
) -> None:
    state = turn_at(*kept, gone=gone, stacks=((), (23,)))
    ends = {each for each, _ in every_way(kept, DICE - len(kept)) if WORM in each}
    for tile in TILES:
        sums = {
            total
            for total in range(21, 41)
            if max([each for each in state.centre if each <= total], default=0) == tile
            or (total == tile == 23)
        }
        found = {each for each in ends if sum(map(points, each)) in sums}
        assert ways_to(state, tile) == (Ways(min(sums), max(sums), len(found)) if found else None)


def test_after_a_roll_one_of_its_faces_is_among_the_dice() -> None:
    # Only worms bring 25 or more; the three others don't come near.
    assert ways_to(turn_at(rolled=(WORM,) * 8), 36) == Ways(36, 40, 1)
    assert ways_to(turn_at(rolled=(WORM,) * 8), 35) is None
    assert ways_to(turn_at(5, 5, 5, 5, rolled=(1, 1, 1, WORM)), 25) == Ways(25, 25, 1)


def test_22_has_fewer_ways_than_23_at_the_beginning_and_is_the_harder_one() -> None:
    fresh = turn_at()
    assert [ways_to(fresh, tile) for tile in (22, 23)] == [Ways(22, 22, 91), Ways(23, 23, 96)]
    chances = tile_chances(fresh)
    assert chances[22] < chances[23]


@pytest.mark.rest
def test_a_tile_has_a_way_exactly_where_it_has_a_chance() -> None:
    seen = 0
    for seed in range(4):
        session = Session(GAME, 3, Options(), 0)
        play(session, random_chooser(GAME, Random(seed)), Random(seed))
        for entries in range(0, session.length, 5):
            state = session.state_at(entries)
            if state.phase in ("keep", "decide"):
                seen += 1
                chances = tile_chances(state)
                assert all((ways_to(state, tile) is not None) == (chances[tile] > 0) for tile in TILES)
    assert seen > 40


GUESSED = (
    turn_of(kept=(1, 1, 4, 5, 6)),
    turn_of(kept=(5, 5, 5, 6, 6, 2), stacks=((21,), (33,))),
    turn_of(kept=(1, 1, 2, 2, 3, 3), stacks=((36,), ())),
    turn_of(kept=(4, 4, 6, 6, 6), rolled=(1, 5, 5), phase="keep"),
)


def rolls(state: State) -> list[tuple[State, bool]]:
    """Return the positions after every roll, and whether the turn ends there."""
    thrown = GAME.apply(state, 0, Roll())[-1].state
    fallen = [GAME.apply(thrown, TABLE, Rolled(dice)) for dice in product(FACES, repeat=state.dice_left)]
    return [(steps[-1].state, any(step.event.kind == "busted" for step in steps)) for steps in fallen]


def is_lost(state: State) -> bool:
    after = [GAME.apply(state, 0, move) for move in GAME.legal_moves(state, 0)]
    return all(any(step.event.kind == "busted" for step in steps) for steps in after)


@cache
def chance(state: State, tile: int) -> float:
    if state.turn != 0:
        return 0.0
    moves = list(GAME.legal_moves(state, 0))
    if Take(tile) in moves or Steal(tile) in moves:
        return 1.0
    if state.phase == "keep":
        return max(chance(GAME.apply(state, 0, move)[-1].state, tile) for move in moves)
    if Roll() not in moves:
        return 0.0
    fallen = rolls(state)
    return sum(0.0 if lost else chance(after, tile) for after, lost in fallen) / len(fallen)


@pytest.mark.parametrize("state", GUESSED)
def test_the_truth_is_that_of_all_rolls(state: State) -> None:
    asked = guesses(state, 0)
    assert asked
    for question in asked:
        if question.kind == "bust":
            lost = [busted or is_lost(after) for after, busted in rolls(state)]
            assert question.truth == pytest.approx(sum(lost) / len(lost))
        else:
            assert question.truth == pytest.approx(chance(state, question.facts["tile"]))
            assert question.lit == (f"tile:{question.facts['tile']}",)


def test_a_bust_is_asked_about_first_where_dice_can_be_rolled() -> None:
    assert [guesses(state, 0)[0].kind for state in GUESSED] == ["bust", "bust", "bust", "tile"]
    assert guesses(turn_of(kept=(6, 6)), 1) == ()
    assert "bust" not in [question.kind for question in guesses(turn_of(), 0)]
