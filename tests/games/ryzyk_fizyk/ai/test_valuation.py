"""The exact valuation of a turn and of a game for two, and guesses, against figures and brute force."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from math import isclose
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE
from stolik.games.ryzyk_fizyk.ai import turn_solver
from stolik.games.ryzyk_fizyk.ai.seat_values import SEAT_VALUES, guesses
from stolik.games.ryzyk_fizyk.ai.train.option_tables import OPTION_SETS
from stolik.games.ryzyk_fizyk.ai.turn_solver import (
    ALL_SIX,
    PLACES,
    Payoffs,
    Solution,
    TurnRules,
    place_of,
    rolls_of,
)
from stolik.games.ryzyk_fizyk.ai.valuation import TurnEnds, advise, odds, roll_bust_chance, turn_ends
from stolik.games.ryzyk_fizyk.ai.valuation import place_of as place_in
from stolik.games.ryzyk_fizyk.ai.win_probability import (
    OPTIONS_SCALE,
    WIDTH,
    answered,
    differences_of,
    last_chances,
    last_turn,
    options_name,
    race_chances,
    rows_of,
    rules_of,
    two_players,
    win_chances,
)
from stolik.games.ryzyk_fizyk.rules.dice import DICE, Dice, keeps
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import LINE, State

from tests.games.ryzyk_fizyk.rules.test_rules import position
from tests.soak.marks import LONG_SOAK, mostly_soak

POINTS = Payoffs(tuple(map(float, range(400))), 0.0)
START = GAME.start(2, Options())
EVERYTHING = Options(0, True, "lose_game", True, True)


def at(
    kept: Sequence[int] = (),
    rolled: Sequence[int] = (),
    points: int | None = None,
    options: Options | None = None,
    accounts: tuple[int, ...] = (0, 0),
) -> State:
    return replace(
        START,
        options=options or Options(),
        phase="keep" if rolled else "decide",
        kept=tuple(sorted(kept)),
        rolled=tuple(sorted(rolled)),
        points=sum(kept) if points is None else points,
        accounts=accounts,
    )


def test_a_turn_has_55_places_and_725_outcomes_of_which_the_chances_add_up() -> None:
    assert len(PLACES) == len(set(PLACES)) == 55
    assert sum(len(rolls_of(place, TurnRules()).outcomes) for place in range(len(PLACES))) == 725
    for rules in (TurnRules(), TurnRules(True, True, True, True)):
        for place in range(len(PLACES) + len(FACES)):
            rolls = rolls_of(place, rules)
            every = rolls.none + rolls.different + rolls.same + sum(one.chance for one in rolls.outcomes)
            assert isclose(every, 1.0, abs_tol=1e-12)


@pytest.mark.parametrize(
    "kept, chance",
    [
        ((), 0.0154),
        ((1, 1), 0.0926),
        ((6, 6, 6), 0.2778),
        ((3, 3, 3, 3), 0.5556),
        ((4,) * 5, 0.8333),
        ((1, 1, 6, 6), 0.3333),
        ((2, 2, 5, 5, 5), 0.6667),
        ((1, 1, 3, 3, 5, 5), 0.0154),
    ],
)
def test_the_chance_to_lose_the_points_on_the_next_roll(kept: tuple[int, ...], chance: float) -> None:
    assert roll_bust_chance(at(kept)) == pytest.approx(chance, abs=5e-5)
    assert odds(at(kept), 1) == {(): roll_bust_chance(at(kept))}


def test_the_most_expected_points_of_a_turn_are_18_495_at_28_33_percent() -> None:
    solution = Solution(POINTS)
    assert solution.roll_value(ALL_SIX, 0) == pytest.approx(18.495, abs=5e-4)
    lost, mean = solution.outlook(ALL_SIX, 0)
    assert lost == pytest.approx(0.2833, abs=5e-5)
    assert mean == pytest.approx(18.495, abs=5e-4)


@pytest.mark.parametrize("groups, left, least, most", [(1, 3, 19, 25), (1, 2, 8, 10)])
def test_where_to_stop_for_the_most_points(groups: int, left: int, least: int, most: int) -> None:
    solution = Solution(POINTS)
    stops = {
        next(points for points in range(2, 60) if solution.roll_value(place, points) <= points)
        for place, (faces, dice) in enumerate(PLACES)
        if (len(faces), dice) == (groups, left)
    }
    assert (min(stops), max(stops)) == (least, most)
    assert all(solution.roll_value(ALL_SIX, points) > points for points in range(100))


def test_who_starts_wins_55_96_percent() -> None:
    assert two_players()[0][0] == pytest.approx(0.5596, abs=5e-5)
    assert race_chances((0, 0), Options()) == (two_players()[0][0], 1 - two_players()[0][0])


@pytest.mark.parametrize(
    "kept", [(4,) * 5, (1, 1, 6, 6, 6), (2, 2, 5, 5), (3, 3, 3, 3), (2, 2, 2), (6, 6, 6)]
)
def test_the_solution_of_a_short_turn_is_that_of_all_single_throws(kept: Dice) -> None:
    # Banking pays only up to two points more than the dice set aside; beyond that nothing grows.
    start = sum(kept)
    bank = (0.0,) * start + (1.0, 3.0, 4.0, 6.0, 2.0)
    solution = Solution(Payoffs(bank, -1.0))

    @cache
    def worth(dice: Dice, points: int) -> float:
        stop = bank[min(points, len(bank) - 1)]
        return stop if points >= len(bank) else max(stop, rolling(dice, points))

    def rolling(dice: Dice, points: int) -> float:
        dice = () if len(dice) == DICE else dice
        throws = [tuple(sorted(throw)) for throw in product(FACES, repeat=DICE - len(dice))]
        results = {
            throw: max(
                [worth(tuple(sorted(dice + kept)), points + sum(kept)) for kept in keeps(throw, dice)],
                default=-1.0,
            )
            for throw in set(throws)
        }
        return sum(results[throw] for throw in throws) / len(throws)

    assert solution.roll_value(place_of(kept), start) == pytest.approx(rolling(kept, start))


def test_the_chance_of_two_is_what_both_turns_make_of_it() -> None:
    """Every entry examined has to be a fixed point of its own turn, except for rounding in the file."""
    chances = two_players()
    rng = Random(5)
    pairs = [
        (0, 0),
        (100, 100),
        (0, 100),
        (100, 0),
        *[(rng.randint(0, 100), rng.randint(0, 100)) for _ in range(12)],
    ]
    for own, other in pairs:
        solution = Solution(TurnEnds((own, other), (), (), 0, Options()).payoffs)
        assert solution.roll_value(ALL_SIX, 0) == pytest.approx(chances[own][other], abs=3e-5)


@pytest.mark.parametrize("options", mostly_soak(OPTION_SETS, usual=OPTION_SETS[::5]), ids=options_name)
def test_under_all_options_the_chance_of_two_is_what_both_turns_make_of_it(options: Options) -> None:
    chances, rng = two_players(options), Random(options_name(options))
    for own, other in ((0, 0), (rng.randint(0, 100), rng.randint(0, 100))):
        worth = Solution(TurnEnds((own, other), (), (), 0, options).payoffs).roll_value(ALL_SIX, 0)
        assert worth == pytest.approx(chances[own][other], abs=2 / OPTIONS_SCALE)


def test_two_players_alone_are_valued_exactly_by_a_table_kept_as_differences() -> None:
    assert SEAT_VALUES.exact(GAME.start(2, Options()))
    assert not SEAT_VALUES.exact(GAME.start(2, EVERYTHING)), "to five digits only"
    assert not SEAT_VALUES.exact(GAME.start(3, Options()))
    rng = Random(8)
    rows = [[rng.randrange(2**16) for _ in range(WIDTH)] for _ in range(WIDTH)]
    assert rows_of(differences_of(rows)) == rows


def test_the_table_falls_with_the_others_account_and_grows_with_the_own_but_for_the_brink() -> None:
    """A player at 82 may bank 18 and wait at 100; one at 83 passes 100 with them, barely."""
    chances = two_players()
    assert [len(row) for row in chances] == [LINE + 1] * (LINE + 1)
    falls = []
    for own, other in product(range(LINE), range(LINE + 1)):
        assert chances[other][own] > chances[other][own + 1]
        falls.append((chances[own][other] - chances[own + 1][other], own))
    assert max(falls)[1] == 82
    assert max(falls)[0] < 0.004


def test_a_last_turn_is_the_harder_the_farther_behind_and_the_last_payoff_stays() -> None:
    chances = [last_turn(behind, TurnRules()) for behind in range(241)]
    assert chances[1] == pytest.approx(1 - 720 / 6**6)
    assert all(nearer >= farther for nearer, farther in pairwise(chances))
    one = Solution(TurnEnds((91, 101), (), (0,), 0, Options()).payoffs)
    assert one.roll_value(ALL_SIX, 0) == pytest.approx(chances[10])
    solution = Solution(Payoffs((0.0, 0.0, 1.0), 0.0))
    assert (solution.value(place_of((6, 6)), 12), solution.bank_value(500)) == (1.0, 1.0)
    assert solution.outlook(place_of((6, 6)), 12) == (0.0, 12.0)


def test_six_equal_and_six_different_dice_count_what_the_options_make_of_them() -> None:
    rules = TurnRules(wins=True, different=True)
    rolls = rolls_of(ALL_SIX, rules)
    assert (rolls.none, rolls.different, rolls.same) == (0.0, 720 / 6**6, 6 / 6**6)
    nothing = Payoffs((0.0,) * 300, 0.0, rules, different=-1.0, same=6.0)
    assert Solution(nothing).roll_value(ALL_SIX, 0) == pytest.approx((6 * 6 - 720) / 6**6, rel=1e-2)


def test_the_tries_match_in_42_percent_after_five_of_six_equal_dice_only() -> None:
    tries = at((5,) * 5, options=Options(five_of_a_kind_bonus=True))
    begun = [replace(tries, trying=True, tried=tried) for tried in range(3)]
    assert [1 - roll_bust_chance(state) for state in begun] == pytest.approx([91 / 216, 11 / 36, 1 / 6])
    assert place_in(begun[0]) == turn_solver.tries_of(5)
    solution = Solution(POINTS)
    matched = solution.value(ALL_SIX, 25 + 5)
    worths = [solution.try_value(5, 25, tried) for tried in range(3)]
    assert worths == pytest.approx([matched * 91 / 216, matched * 11 / 36, matched / 6])
    (forced,) = advise(begun[1], 0)
    assert forced.move == Roll()
    assert 25 / 36 <= forced.facts["lost"] < 1
    assert {option.move for option in advise(begun[0], 0)} == {Roll(), Bank()}
    bonus = Options(five_of_a_kind_bonus=True)
    five = odds(at((), (5, 5, 5, 5, 5, 1), options=bonus), 0)
    six = odds(at((), (5,) * 6, options=bonus), 0)
    assert five[(5,) * 5] == pytest.approx(125 / 216)
    assert six[(5,) * 5] == pytest.approx(5 / 6)


@pytest.mark.parametrize("points", [8, 9, 10, 40])
def test_points_beyond_the_last_payoff_are_chosen_for_as_if_it_stayed(points: int) -> None:
    short, long = [Solution(Payoffs((*map(float, range(10)), *[9.0] * more), 0.0)) for more in (0, 100)]
    for place in range(len(PLACES)):
        assert short.choices(place, points) == long.choices(place, points)


def test_who_must_roll_on_can_not_bank_six_dice() -> None:
    free = Solution(replace(POINTS, bank=POINTS.bank[:250]))
    bound = Solution(replace(POINTS, bank=POINTS.bank[:250], rules=TurnRules(roll_on=True)))
    assert bound.value(ALL_SIX, 30) == bound.roll_value(ALL_SIX, 30)
    assert bound.roll_value(ALL_SIX, 0) <= free.roll_value(ALL_SIX, 0)
    lost, _ = bound.outlook(ALL_SIX, 30)
    assert lost >= 720 / 6**6
    (only,) = advise(at((2, 2, 3, 3, 5, 5), options=Options(must_roll_on=True)), 0)
    assert only.move == Roll()


def test_six_different_dice_that_cost_something_are_feared() -> None:
    kept = (2, 2, 3, 3, 6, 6)
    worths = [
        {option.move: option.value for option in advise(at(kept, options=options, accounts=(70, 60)), 0)}[
            Roll()
        ]
        for options in (Options(), Options(six_different="zero_account"), Options(six_different="lose_game"))
    ]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[1] > worths[2]


@given(st.lists(st.integers(0, 100), min_size=1, max_size=8), st.sampled_from(OPTION_SETS))
@settings(max_examples=60, deadline=None)
def test_the_chances_of_all_seats_make_one(accounts: list[int], options: Options) -> None:
    chances = race_chances(accounts, options)
    assert sum(chances) == pytest.approx(1.0, abs=1e-12)
    assert len(chances) == 1 or all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("seats", range(2, 9))
def test_who_has_more_or_moves_sooner_is_the_likelier_to_win(seats: int) -> None:
    even = race_chances((0,) * seats, Options())
    assert list(even) == sorted(even, reverse=True)
    ahead = [race_chances((40,) * (seats - 1) + (own,), Options())[-1] for own in (0, 20, 40, 60, 80)]
    assert ahead == sorted(ahead)


@given(st.lists(st.integers(1, 200), min_size=1, max_size=7), st.sampled_from(OPTION_SETS))
@settings(max_examples=60, deadline=None)
def test_the_chances_in_the_last_turns_make_one(behind: list[int], options: Options) -> None:
    chances = last_chances(behind, 1, rules_of(options))
    assert sum(chances) == pytest.approx(1.0, abs=1e-12)
    assert len(chances) == len(behind) + 1
    assert all(0 < chance < 1 for chance in chances)


@pytest.mark.parametrize("seats", [3, *(pytest.param(seats, marks=LONG_SOAK) for seats in range(4, 8)), 8])
def test_who_sits_where_at_the_table_changes_nothing(seats: int) -> None:
    accounts = tuple([(37 * seat + 11) % 101 for seat in range(seats)])
    here = SEAT_VALUES.values(replace(GAME.start(seats, Options()), accounts=accounts))
    turned = replace(GAME.start(seats, Options(), 1), accounts=(accounts[-1], *accounts[:-1]))
    assert SEAT_VALUES.values(turned) == (here[-1], *here[:-1])
    assert sum(here) == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize("options", [Options(), EVERYTHING, Options(six_different="zero_account")], ids=str)
@pytest.mark.parametrize("seats", [3, *(pytest.param(seats, marks=LONG_SOAK) for seats in range(4, 9))])
def test_what_is_thought_before_a_turn_is_what_the_turn_makes_of_it(seats: int, options: Options) -> None:
    rng, off = Random(seats), []
    for _ in range(3):
        accounts = tuple([rng.randint(0, 100) for _ in range(seats)])
        thought = race_chances(accounts, options)
        solved = SEAT_VALUES.values(replace(GAME.start(seats, options), accounts=accounts))
        off += [abs(one - other) for one, other in zip(thought, solved, strict=True)]
    assert sum(off) / len(off) < 0.005
    assert max(off) < 0.02


@pytest.mark.parametrize("options", [Options(), EVERYTHING], ids=str)
@pytest.mark.parametrize("waiting", [2, *(pytest.param(waiting, marks=LONG_SOAK) for waiting in range(3, 8))])
def test_what_is_thought_before_a_last_turn_is_what_the_turn_makes_of_it(
    waiting: int, options: Options
) -> None:
    rng, off = Random(waiting), []
    for _ in range(2):
        accounts = (*[rng.randint(40, 100) for _ in range(waiting)], rng.randint(101, 130))
        order = tuple(range(waiting))
        start = replace(GAME.start(waiting + 1, options), accounts=accounts, last_turns=order)
        thought = win_chances(accounts, range(waiting + 1), order, options)
        off += [abs(one - other) for one, other in zip(thought, SEAT_VALUES.values(start), strict=True)]
    assert sum(off) / len(off) < 0.005
    assert max(off) < 0.02


@pytest.mark.parametrize(
    "kept, accounts, last",
    [
        ((6, 6, 6), (79, 101, 0), (0,)),
        ((6, 6, 6), (81, 101, 101), (0,)),
        ((5, 5, 2, 2), (84, 101, 101), (0,)),
        ((6, 6, 6), (118, 140, 0), (0, 2)),
        ((4,) * 5, (116, 140, 2), (0, 2)),
        ((1, 1, 6, 6), (120, 140, 140, 5), (0, 3)),
    ],
)
def test_with_two_last_turns_to_come_the_values_are_those_of_all_single_throws(
    kept: Dice, accounts: tuple[int, ...], last: tuple[int, ...]
) -> None:
    state = replace(GAME.start(len(accounts), Options()), accounts=accounts, last_turns=last)
    state = replace(state, kept=kept, points=sum(kept))
    seats = range(len(accounts))

    def ended(account: int) -> tuple[float, ...]:
        now = (account, *accounts[1:])
        done = [seat for seat in seats if seat not in last[1:]]
        leaders = [seat for seat in done if now[seat] == max(now[other] for other in done)]
        share, values = 1.0, [0.0] * len(accounts)
        for seat in last[1:]:
            values[seat] = last_turn(now[leaders[0]] - now[seat], TurnRules(), len(leaders))
            share -= values[seat]
        for seat in leaders:
            values[seat] = share / len(leaders)
        return tuple(values)

    @cache
    def worth(dice: Dice, points: int) -> tuple[float, ...]:
        stop = ended(accounts[0] + points)
        # A roll is worth no more than the chance that it isn't lost.
        if stop[0] >= 1 - turn_solver.roll_loss(place_of(dice), TurnRules()):
            return stop
        return max(stop, rolling(dice, points), key=lambda values: values[0])

    @cache
    def rolling(dice: Dice, points: int) -> tuple[float, ...]:
        dice = () if len(dice) == DICE else dice
        throws = [tuple(sorted(throw)) for throw in product(FACES, repeat=DICE - len(dice))]
        results = {}
        for throw in set(throws):
            choices = [worth(tuple(sorted(dice + new)), points + sum(new)) for new in keeps(throw, dice)]
            results[throw] = max(choices, key=lambda values: values[0], default=ended(accounts[0]))
        return tuple([sum(results[throw][seat] for throw in throws) / len(throws) for seat in seats])

    found = {option.move: option.values for option in SEAT_VALUES.options(state, 0)}
    assert found[Roll()] == pytest.approx(rolling(kept, sum(kept)), abs=1e-12)
    assert found[Bank()] == pytest.approx(ended(accounts[0] + sum(kept)), abs=1e-12)


def test_several_leaders_share_and_who_comes_later_is_to_be_held_off() -> None:
    one, two = last_chances([20], 1, TurnRules()), last_chances([20], 2, TurnRules())
    assert two[0] < one[0]
    assert win_chances((110, 110, 90), (2, 0, 1), (2,), Options()) == (two[1] / 2, two[1] / 2, two[0])
    alone = TurnEnds((90, 105, 95), (), (0,), 0, Options()).payoffs
    hunted = TurnEnds((90, 105, 95), (), (0, 2), 0, Options()).payoffs
    assert (alone.bank[:16], alone.bank[16]) == ((0.0,) * 15 + (0.5,), 1.0)
    assert hunted.bank[16] < hunted.bank[30] < 1.0
    assert hunted.bank[16] == pytest.approx(answered(11, TurnRules()))


def test_who_is_out_is_left_out_of_account() -> None:
    three = replace(
        GAME.start(3, Options(six_different="lose_game")), accounts=(40, 99, 50), out=(1,), turn=2
    )
    two = replace(GAME.start(2, Options(six_different="lose_game")), accounts=(50, 40))
    assert turn_ends(three, 2).payoffs.bank == turn_ends(two, 0).payoffs.bank
    assert turn_ends(three, 2).payoffs.different == 0.0
    four = replace(GAME.start(4, Options(six_different="lose_game")), accounts=(40, 99, 50, 7), out=(1,))
    assert turn_ends(four, 3).payoffs.bank[5] == race_chances((40, 50, 12), four.options)[-1]


def test_every_option_is_told_once_best_first_with_its_facts() -> None:
    state = at((), (5, 5, 1, 3, 1, 3))
    advice = advise(state, 0)
    assert {option.move for option in advice} == set(GAME.legal_moves(state, 0))
    worths = [option.value for option in advice]
    assert worths == sorted(worths, reverse=True)
    assert all(0 <= option.facts["lost"] <= 1 for option in advice)
    assert set(odds(state, 0)) == {option.move.dice for option in advice}
    bank = next(option for option in advise(at((6, 6, 6, 6)), 0) if option.move == Bank())
    assert bank.facts == {"lost": 0.0, "points": 24.0}
    assert bank.value == pytest.approx(1 - two_players()[0][24])
    roll = next(option for option in advise(at((6, 6, 6)), 0) if option.move == Roll())
    assert roll.facts["roll_lost"] == roll_bust_chance(at((6, 6, 6)))
    assert roll.facts["lost"] >= roll.facts["roll_lost"]
    state = at((), (5, 5, 5, 6, 1, 3), points=18)
    chosen = advise(state, 0)[0]
    assert advise(GAME.apply(state, 0, chosen.move)[-1].state, 0)[0].value == pytest.approx(chosen.value)


def test_nobody_is_advised_who_is_not_to_decide() -> None:
    air = GAME.apply(START, 0, Roll())[-1].state
    assert advise(air, 0) == advise(START, 1) == ()
    assert odds(air, 0) == {(): pytest.approx(720 / 6**6)}
    assert odds(replace(START, phase="over"), 0) == {}


AFTER_A_ROLL = replace(position(), phase="keep", rolled=(1, 1, 2, 4, 5, 5))


def loss(state: State) -> float:
    thrown = GAME.apply(state, 0, Roll())[-1].state
    lost = []
    for dice in product(FACES, repeat=state.dice_to_roll):
        steps = GAME.apply(thrown, TABLE, Rolled(dice))
        is_lost = any(step.event.kind == "points_lost" for step in steps)
        goes_on = any(step.event.kind == "try_missed" for step in steps) and not is_lost
        lost.append(loss(steps[-1].state) if goes_on else float(is_lost))
    return sum(lost) / len(lost)


@pytest.mark.parametrize(
    "state, kind",
    [
        (position(kept=(1, 1)), "bust"),
        (position(kept=(2, 2, 3, 3, 3)), "bust"),
        (position(kept=(4, 4, 4, 4, 4), trying=True), "tries"),
        (position(kept=(4, 4, 4, 4, 4), trying=True, tried=2), "tries"),
    ],
)
def test_the_truth_is_that_of_all_rolls(state: State, kind: str) -> None:
    (question,) = guesses(state, 0)
    assert question.kind == kind
    assert question.truth == pytest.approx(loss(state))


def test_each_choice_of_dice_is_asked_about_and_nothing_but_single_rolls() -> None:
    asked = guesses(AFTER_A_ROLL, 0)
    assert [question.facts["dice"] for question in asked] == ["1 1 5 5", "1 1", "5 5"]
    for question in asked:
        dice = tuple(map(int, question.facts["dice"].split()))
        assert question.truth == pytest.approx(loss(GAME.apply(AFTER_A_ROLL, 0, Keep(dice))[-1].state))
    five = replace(position(), phase="keep", rolled=(2, 3, 3, 3, 3, 3))
    assert "3 3 3 3 3" not in [question.facts["dice"] for question in guesses(five, 0)]
    assert guesses(position(kept=(1, 1)), 1) == ()
