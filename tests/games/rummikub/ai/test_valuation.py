"""The worths of options, and the hints about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from random import Random
from typing import Any, cast, get_args

import pytest
from stolik.engine.bot import Level
from stolik.engine.coaching.learned_tables import load
from stolik.engine.coaching.seat_values import Seen
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.game import Value
from stolik.games.rummikub.ai import position_values, seat_values, valuation
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.ai.limited_search import LIMITS, best_within
from stolik.games.rummikub.ai.seat_values import LISTED, SEAT_VALUES, advice_on
from stolik.games.rummikub.ai.solver.solver import solve
from stolik.games.rummikub.ai.train.game_results import results
from stolik.games.rummikub.ai.valuation import (
    CLOSE,
    POINT_WORTH,
    advise,
    best_move,
    chances,
    decided_by_points,
    estimate,
    match_chances,
    odds,
    points_needed,
    ranked_candidates,
    share_for_points,
)
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Move, Pass, Play, Redeal
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import GameResult, big_points_of, places_of, points_of, ranks_of
from stolik.games.rummikub.rules.state import State, opening_position, tiles_on
from stolik.games.rummikub.rules.tiles import JOKER, KIND_OF, TILES, is_joker

from tests.tiers import mostly_rest


def at(
    rack: str, *table: str, opened: Sequence[bool] = (True, True), held: int = 10, bank: int | None = None
) -> State:
    sets, own = tuple([tuple(tiles.split()) for tiles in table]), tuple(rack.split())
    seen = {*own, *[tile for tiles in sets for tile in tiles]}
    rest = [tile for tile in TILES if tile not in seen]
    theirs = tuple(rest[:held])
    state = replace(
        GAME.start(2, Options(turn_seconds=None)),
        phase="turn",
        table=sets,
        racks=(own, theirs),
        came=((0,) * len(own), (0,) * len(theirs)),
        bank=tuple(rest[held:] if bank is None else rest[held : held + bank]),
        opened=tuple(opened),
    )
    return GAME.view(state, 0)


def played(levels: Sequence[Level], seed: int, games: int = 1) -> list[tuple[State, int]]:
    found = []
    for number in range(games):
        rng = Random(f"{seed} {number}")
        start = GAME.start(len(levels), Options(turn_seconds=None, games_per_match=1))
        choose = bot_chooser([BOTS[level] for level in levels], [rng] * len(levels), 1.0)
        found += [
            (GAME.view(made.state, made.seat), made.seat)
            for made in playout_moves(GAME, start, choose, rng)
            if made.state.phase == "turn"
        ]
    return found


@cache
def views() -> Sequence[tuple[State, int]]:
    return played([Level.MASTER, Level.SHARP, Level.FAIR], 1) + played([Level.MASTER] * 2, 3)


@cache
def choices() -> Sequence[tuple[State, int, Sequence[position_values.Candidate]]]:
    return [(view, seat, position_values.candidates(view, seat)) for view, seat in views()]


def test_no_two_options_leave_the_same_rack_and_all_are_legal() -> None:
    for view, seat, found in choices():
        assert len({frozenset(option.rack) for option in found}) == len(found)
        for option in found:
            assert GAME.check(view, seat, option.move) is None


def test_most_tiles_and_laying_nothing_are_among_the_options_and_going_out_stands_alone() -> None:
    for view, seat, found in choices():
        rack = view.racks[seat]
        if not view.opened[seat]:
            continue
        most = best_within(view.table, rack, LIMITS[Level.MASTER])
        if most is not None and most.goes_out:
            assert [option.rack for option in found] == [()]
            continue
        assert min(len(option.rack) for option in found) == len(rack) - (most.tiles if most else 0)
        assert Draw() in [option.move for option in found] or not view.bank


def test_an_opening_is_offered_whole_and_just_enough_and_without_one_only_the_draw() -> None:
    view = at("k10a r10a b10a o7a r7a ja k1a r1a b1a o13a", opened=(False, True))
    racks = [set(option.rack) for option in position_values.candidates(view, 0)]
    assert set() in [rack & {"ja"} for rack in racks]
    assert {"o7a", "r7a", "ja", "k1a", "r1a", "b1a", "o13a"} in racks
    assert {"o7a", "r7a", "ja", "o13a"} in racks
    assert {"o13a"} in racks
    assert racks[-1] == set(view.racks[0])
    view = at("k1a r1a b1a o13a", opened=(False, True))
    assert [option.move for option in position_values.candidates(view, 0)] == [Draw()]
    assert advise(view, 0)[0].facts["left"] == 4


def test_jokers_may_be_kept_one_of_two_as_well() -> None:
    view = at("k5a k6a ja jb r13a r1a o4b", "o1a o2a o3a")
    assert {sum(map(is_joker, option.rack)) for option in position_values.candidates(view, 0)} == {0, 1, 2}
    assert position_values.plain_tiles(("ja", "k5a", "jb")) == ("k5a",)


def ways_of_three(rack: str, *table: str) -> set[frozenset[str]]:
    two = at(rack, *table, bank=0)
    view = replace(two, racks=(*two.racks, two.racks[1]), opened=(True,) * 3)
    return {frozenset({*view.racks[0]} - {*option.rack}) for option in position_values.candidates(view, 0)}


def test_tiles_that_fit_a_set_as_it_stands_may_be_laid_alone_or_kept_by_three() -> None:
    rack, table = "o4a r5a k7a r13a", ("o1a o2a o3a", "k5a b5a o5a", "k4a k5b k6a")
    found = {frozenset(tiles.split()) for tiles in ("o4a r5a k7a", "o4a", "r5a", "k7a", "")}
    assert ways_of_three(rack, *table) == found
    at_two = position_values.candidates(at(rack, *table, bank=0), 0)
    assert {len(option.rack) for option in at_two} == {1, 4}
    found = ways_of_three("o4a o5a r3b r13a", "o1a o2a o3a", "k3a k4a k5a k6a", "b3a b4a b5a b6a")
    assert found == {frozenset(tiles.split()) for tiles in ("o4a o5a r3b", "o4a", "r3b", "")}


def test_the_chances_of_all_seats_add_up_to_one_and_are_of_the_own_view_alone() -> None:
    for view, seat, found in choices()[:20]:
        for option in found:
            assert len(position_values.features(view, seat, option)) == len(position_values.NAMES)
    for view, seat, found in choices():
        for option in found:
            shares = chances(view, seat, option)
            assert len(shares) == view.seats
            assert sum(shares) == pytest.approx(1)
            assert shares[seat] == estimate(view, seat, option).chance
            assert min(shares) >= 0
    for view, seat, found in choices()[::7]:
        for option in found:
            assert estimate(view, seat, option) == estimate(GAME.view(view, seat), seat, option)


def test_the_figures_count_what_is_unseen_and_what_a_set_welcomes_as_it_lies() -> None:
    def names(*tiles: str) -> set[str]:
        kinds = position_values.fitting_kinds(tiles)
        return {tile[:-1] for tile in TILES if KIND_OF[tile] in kinds and KIND_OF[tile] != JOKER}

    assert (names("k5a", "r5a", "b5a"), names("k5a", "r5a", "ja")) == ({"o5"}, {"b5", "o5"})
    assert (names("k5a", "r5a", "b5a", "o5a"), names("k1a", "k2a", "k3a")) == (set(), {"k4"})
    assert names("k11a", "k12a", "k13a") == {"k10"}
    assert names("k3a", "k4a", "k5a", "k6a", "k7a") == {"k2", "k8", "k5"}
    view = at("k5a k6a r13a", "o1a o2a o3a")
    (rest,) = [option for option in position_values.candidates(view, 0) if option.move == Draw()]
    found = dict(zip(position_values.NAMES, position_values.features(view, 0, rest), strict=True))
    assert found["rack"] == 3
    assert found["outs"] == pytest.approx(4 / 100)
    assert found["given"] == pytest.approx(2 / 100)
    assert found["fitting"] == 0
    assert (found["jokers_unseen"], found["drawing"]) == (2, 1)


def test_going_out_is_sure_to_win_and_gains_100_from_who_has_not_opened() -> None:
    (only,) = advise(at("k5a r5a b5a", "o1a o2a o3a"), 0)
    assert 0.5 < only.facts["chance"] < 1.0, "the match isn't over with the game"
    assert only.facts["left"] == 0
    assert only.facts["points"] > 0
    assert isinstance(only.move, Play)
    (only,) = advise(at("k5a r5a b5a", "o1a o2a o3a", opened=(True, False)), 0)
    assert only.facts["points"] == 100


@pytest.mark.rest
def test_every_option_is_told_best_first_with_its_facts() -> None:
    for view, seat in views():
        advice = advise(view, seat)
        worths = [option.value for option in advice]
        assert worths == sorted(worths, reverse=True)
        for option in advice:
            assert GAME.check(view, seat, option.move) is None
            assert 0 <= option.facts["chance"] <= 1
            measure = "chance" if view.seats == 2 else "big"
            if option.move != Draw():
                assert option.value == pytest.approx(option.facts[measure])
            if isinstance(option.move, Play):
                there = {tile for tiles in view.table for tile in tiles}
                laid = {tile for tiles in option.move.table for tile in tiles} - there
                assert option.facts["laid"] == len(laid)
                assert option.facts["off"] == sum(map(points_of, laid))
                assert option.facts["left"] == len(view.racks[seat]) - len(laid)


def worths_of(view: State, seat: int) -> tuple[float, float] | None:
    """Return the worths of drawing and of the best play, if there are two options or more."""
    found = ranked_candidates(view, seat)
    draws = [each.worth for option, each in found if option.move == Draw()]
    plays = [each.worth for option, each in found if isinstance(option.move, Play)]
    return (draws[0], max(plays)) if draws and plays else None


@pytest.mark.parametrize("part", mostly_rest([0, 1], usual=[0]))
def test_a_hint_lays_where_drawing_is_better_by_no_more_than_the_estimate_may_err(part: int) -> None:
    told = {"lays all the same": 0, "draws": 0}
    for view, seat in views()[part::2]:
        worths = worths_of(view, seat)
        if worths is None:
            continue
        (draw, play), scale = worths, 1 if view.seats == 2 else 4
        options = advise(view, seat)
        lays = isinstance(options[0].move, Play)
        assert lays == (draw - play <= CLOSE * scale)
        if lays and draw > play:
            told["lays all the same"] += 1
            assert [option.move for option in options].index(Draw()) == 1
            assert options[0].value == options[1].value == play
            assert isinstance(best_move(view, seat), Draw), "a computer goes by the difference all the same"
        told["draws"] += not lays
    assert min(told.values()) > 1, told


CROWDED = (
    "k4b r4a o4b b4a", "k7b b7b o7a", "k1a r1b o1b", "o9a o10b o11a o12a", "r6a r7b r8b r9a", "k5a r5b o5a",
    "o6b o7b o8a o9b", "k1b b1a o1a r1a", "k12b b12b o12b", "k13b r13b b13b", "r11b r12b r13a",
    "r5a r6b r7a r8a r9b", "r2b o2a k2a b2b", "k3a r3b b3b", "b5b k5b o5b", "b1b b2a b3a", "r11a o11b b11b",
    "k10a k11b k12a", "k7a b7a jb", "k8b b8a o8b", "k4a r4b o4a",
)  # fmt: skip


def test_a_move_beside_the_advice_isn_t_told_better_for_what_nobody_finds_in_a_turn() -> None:
    """The 8 could still be laid after the 4, by changing more sets than players do."""
    view = at("b8b b13a b4b", *CROWDED, held=4)
    best = advise(view, 0)[0]
    beside = advice_on(view, 0, Play((*view.table[:-1], (*view.table[-1], "b4b"))))
    assert all(option.facts["off"] != 4 for option in advise(view, 0)[1:])
    assert beside.value < best.value


def test_beside_the_advice_there_are_plays_to_compare_each_legal_and_of_another_rack() -> None:
    listed = []
    for view, seat in played([Level.FAIR] * 2, 3)[::3]:
        weighed = [each.move for each in advise(view, seat) if isinstance(each.move, Play)]
        others = SEAT_VALUES.others(view, seat)
        assert weighed or not others
        tables = [frozenset(tiles_on(play.table)) for play in (*weighed, *others) if isinstance(play, Play)]
        assert len({*tables}) == len(tables) <= max(LISTED, len(weighed))
        assert all(GAME.check(view, seat, play) is None for play in others)
        listed += [len(tables)] * bool(tables)
    assert LISTED in listed


@pytest.mark.parametrize("seats", mostly_rest([2, 3, 4], usual=[3]))
def test_every_move_is_reckoned_in_one_way_so_that_of_one_rack_all_are_worth_the_same(seats: int) -> None:
    beside = 0
    for view, seat in played([Level.FAIR] * seats, 3)[::5]:
        move = BOTS[Level.FAIR].choose(view, seat, Random(0), 1.0)
        found = position_values.candidates(view, seat)
        for option in found:
            assert position_values.candidate_of(view, seat, option.move) == option
        if not isinstance(move, Play):
            continue
        told = advice_on(view, seat, move)
        assert told.value <= advise(view, seat)[0].value
        there = {tile for tiles in view.table for tile in tiles}
        laid = [tile for tiles in move.table for tile in tiles if tile not in there]
        other = solve(view.table if view.opened[seat] else (), laid)
        assert other is not None
        again = Play(other.table if view.opened[seat] else (*view.table, *other.table))
        assert GAME.check(view, seat, again) is None
        assert advice_on(view, seat, again) == replace(told, move=again)
        reckoned = position_values.candidate_of(view, seat, move)
        beside += reckoned not in found
        assert not view.opened[seat] or found[0].dead <= reckoned.dead <= max(
            found[0].dead, len(reckoned.rack)
        )
    assert beside


def test_who_announced_to_lay_out_isn_t_advised_to_draw() -> None:
    closed = at("k10a r10a b10a ja k1a k3a r5a r7a b9a", opened=(False, False))
    assert Draw() in [option.move for option in position_values.candidates(closed, 0)]
    promised = replace(closed, promised=True)
    assert all(isinstance(option.move, Play) for option in position_values.candidates(promised, 0))
    assert len(position_values.candidates(promised, 0)) == len(position_values.candidates(closed, 0)) - 1
    # The flag concerns the seat on turn, and has no meaning for a seat that has opened.
    opened = replace(promised, opened=(True, False))
    assert Draw() in [option.move for option in position_values.candidates(opened, 0)]


def test_few_tiles_of_an_opponent_are_bad_and_a_joker_is_good() -> None:
    def chance(rack: str, held: int) -> float:
        view = at(rack, "o1a o2a o3a", held=held)
        return max(found.chance for _, found in ranked_candidates(view, 0))

    assert chance("k5a r7a", 12) > chance("k5a r7a", 2)
    assert chance("k5a r7a", 8) > chance("k5a r7a b9a o11a k13a r2a b2b", 8)
    with_joker, without = at("k5a k6a ja r1a", "o1a o2a o3a"), at("k5a k6a b12a r1a", "o1a o2a o3a")
    assert ranked_candidates(with_joker, 0)[0][1].chance > ranked_candidates(without, 0)[0][1].chance


def test_an_empty_bank_is_no_sure_win_where_the_next_player_is_about_to_go_out() -> None:
    def best(held: int, rack: str) -> float:
        view = at(rack, "o1a o2a o3a", bank=0, held=held)
        return max(found.chance for _, found in ranked_candidates(view, 0))

    many = "k5a r7a b9a o11a k13a r2a b2b"
    assert best(1, many) < 0.35
    assert best(1, many) < best(12, "k1a r2a")


def test_the_phase_of_the_game_is_that_of_the_seat() -> None:
    assert position_values.phase_of(at("k1a r2a", opened=(False, True)), 0) == "not_opened"
    assert position_values.phase_of(at("k1a r2a"), 0) == "up_to_5"
    assert position_values.phase_of(at("k1a r2a b3a o5a k9a r11a"), 0) == "up_to_14"
    assert position_values.phase_of(at("k1a r2a", bank=0), 0) == "bank_empty"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_is_calibrated_at_every_number_of_seats(seats: int) -> None:
    table = load("stolik.games.rummikub.ai", "position_values")
    assert set(table["shifts"][str(seats)]) == set(get_args(position_values.Phase))


def test_at_an_empty_bank_the_fewest_points_are_best() -> None:
    view = at("k5a r5a b5a k13a r1a", "o1a o2a o3a", bank=0, held=5)
    assert advise(view, 0)[0].facts["off"] == 15
    assert Pass() in [option.move for option in advise(view, 0)]


def second_game(view: State, points: int) -> State:
    """Return a position in the second game; seat 0 won ``points`` small points in the first one."""
    winner, small, big = (0, (points, -points), (4, 0)) if points > 0 else (1, (points, -points), (0, 4))
    return replace(view, game=2, results=(GameResult("out", winner, (), small, big, ()),))


def test_two_who_play_two_games_are_told_the_chance_to_win_the_match() -> None:
    views_of_match = [
        replace(view, options=replace(view.options, games_per_match=2))
        for view, _ in views()
        if view.seats == 2
    ]
    for view in views_of_match[::5]:
        for points in (-200, -30, 30, 200):
            later = second_game(view, points if view.turn == 0 else -points)
            worths = [option.value for option in advise(later, view.turn)]
            assert worths == sorted(worths, reverse=True)
            assert all(0 <= worth <= 1 for worth in worths)
            assert all(worth > 0.9 for worth in worths) or points < 200
            assert all(worth < 0.1 for worth in worths) or points > -200


def test_the_chances_of_points_agree_with_the_chance_to_win() -> None:
    steps = position_values.thresholds(2)
    for view, seat, found in [each for each in choices() if each[0].seats == 2]:
        for option in found:
            told = position_values.value_of(position_values.features(view, seat, option), 2)
            assert len(told.above) == len(steps)
            assert told.above[steps.index(0)] == pytest.approx(told.chance, abs=0.1)
            assert max(b - a for a, b in pairwise(told.above)) < 0.05
    assert position_values.thresholds(3) == position_values.thresholds(4) == ()


def test_in_the_match_the_points_of_both_games_decide() -> None:
    view = at("k5a k6a b12a r1a r2a", "o1a o2a o3a", held=5)
    found = [advise(second_game(view, points), 0)[0].value for points in (-60, -30, -10, 10, 30, 60)]
    assert found == sorted(found)
    assert found[0] < 0.4
    assert found[-1] > 0.6
    view = at("k13a r13a b13a k12a ja r1a", "o1a o2a o3a", held=1)
    ahead = advise(second_game(view, 70), 0)[0]
    assert isinstance(ahead.move, Play)
    assert ahead.facts["jokers"] == 0
    view = at("k5a r5a b5a", "o1a o2a o3a", held=2)
    for points, low, high in ((10, 1.0, 1.0), (-12, 0.1, 0.9), (-90, 0.0, 0.05)):
        (only,) = advise(second_game(view, points), 0)
        assert only.facts["left"] == 0
        assert low <= only.value <= high


def test_a_new_deal_is_weighed_against_the_mean_rack() -> None:
    def asked(rack: str) -> State:
        return replace(at(rack, opened=(False, False)), phase="asking", asked=(0,))

    poor = asked("k1a k1b r6a r6b b9a b9b o13a o13b k4a r2a b4a o7a k9a o2a")
    rich = asked("k10a k10b r10a r10b b10a b10b ja jb k11a k12a k13a r9a r8a b9a")
    assert [option.move for option in advise(poor, 0)] == [Redeal(), KeepRack()]
    assert [option.move for option in advise(rich, 0)] == [KeepRack(), Redeal()]
    assert advise(poor, 0)[0].value == 0.5  # the chance to win the match: nothing is decided yet
    one_game = replace(poor, options=replace(poor.options, games_per_match=1))
    assert advise(one_game, 0)[0].value == pytest.approx(position_values.new_rack(2).chance)
    two = replace(one_game, racks=(*poor.racks, poor.racks[1]), opened=(False,) * 3, announced=(False,) * 3)
    fresh = position_values.new_rack(3)
    assert advise(two, 0)[0].value == pytest.approx(fresh.big + POINT_WORTH * fresh.small)


def test_announcing_is_never_worse() -> None:
    drawn = replace(at("k13a r13a b13a k5a", opened=(False, True), held=3), phase="drawn")
    announce, end = advise(drawn, 0)
    assert (announce.move, end.move) == (Announce(), EndTurn())
    assert announce.value > end.value
    (only,) = advise(replace(drawn, announced=(True, False)), 0)
    assert only.move == EndTurn()


def test_nobody_is_advised_who_is_not_to_decide() -> None:
    view = at("k5a r7a", "o1a o2a o3a")
    assert advise(GAME.view(view, 1), 1) == ()
    assert advise(replace(view, phase="over"), 0) == ()
    assert advise(replace(view, phase="asking"), 0) == ()
    assert advise(GAME.start(2, Options()), 0) == ()
    assert odds(replace(view, phase="asking"), 0) == {"layable": ()}


def after_first(points: tuple[int, ...], big: tuple[int, ...]) -> State:
    places: Any = ()
    result = GameResult("out", points.index(max(points)), (), points, big, places)
    return replace(opening_position(len(points), Options(), 0), results=(result,))


def test_of_one_game_the_match_is_the_game_and_the_points_needed_are_anothers() -> None:
    chances = match_chances(opening_position(3, Options(games_per_match=1), 0), 0)
    assert (chances.won, chances.lost) == (1, 0)
    needed = points_needed(opening_position(2, Options(), 0), 0)
    assert list(needed) == sorted(needed)
    assert [-each for each in reversed(needed)] == list(needed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_game_all_seats_are_equal(seats: int) -> None:
    chances = match_chances(opening_position(seats, Options(), 0), 0)
    assert chances.of(1 / seats) == pytest.approx(1 / seats)
    assert 1 / seats < chances.won < 1


@pytest.mark.parametrize("lead", [1, 30, 400])
def test_at_two_seats_the_second_game_is_about_the_small_points_of_the_first(lead: int) -> None:
    ahead, behind = (match_chances(after_first((lead, -lead), (4, 0)), seat) for seat in (0, 1))
    assert ahead.won == 1  # both games won
    assert behind.lost == 0
    assert ahead.lost == pytest.approx(1 - behind.won)
    margins = [won for won, _ in load("stolik.games.rummikub.ai", "game_results")["results"]["2"]]
    kept = sum([(margin < lead) + (margin == lead) / 2 for margin in margins]) / len(margins)
    assert ahead.lost == pytest.approx(kept)


@pytest.mark.parametrize("points, big", [((60, -20, -40), (4, 2, 0)), ((90, -10, -30, -50), (4, 2, 1, 0))])
def test_the_chances_before_the_second_game_add_up_to_1(
    points: tuple[int, ...], big: tuple[int, ...]
) -> None:
    view, seats = after_first(points, big), len(points)
    found = [match_chances(view, seat).of(1 / seats) for seat in range(seats)]
    assert sum(found) == pytest.approx(1)
    assert found == sorted(found, reverse=True)


def test_the_sum_of_small_points_decides_between_two_who_play_two_games() -> None:
    assert decided_by_points(opening_position(2, Options(), 0))
    assert not decided_by_points(opening_position(2, Options(games_per_match=1), 0))
    assert not decided_by_points(opening_position(3, Options(), 0))
    margins = [result[0] for result in load("stolik.games.rummikub.ai", "game_results")["results"]["2"]]
    for first, second in product([*margins[:9], *[-each for each in margins[:9]]], repeat=2):
        bigs = [big_points_of(places_of(0 if each > 0 else 1, (each, -each))) for each in (first, second)]
        places = ranks_of((first + second, -first - second), [sum(each) for each in zip(*bigs, strict=True)])
        (needed,) = points_needed(after_first((first, -first), bigs[0]), 0)
        assert (places[0] < places[1]) == (second > needed)
        assert (places[0] == places[1]) == (second == needed)


@pytest.mark.rest
def test_the_trainer_writes_what_is_read() -> None:
    table = load("stolik.games.rummikub.ai", "game_results")["results"]
    for seats in (2, 3, 4):
        (game,) = results(seats, 1)
        for points in (game, *table[str(seats)]):
            assert (len(points), sum(points)) == (seats, 0)
            assert points[1:] == sorted(points[1:], reverse=True)
            assert points[0] >= 0


RUNS = [
    " ".join([f"{kind[0]}{number}{kind[1]}" for number in range(1, 14)])
    for kind in ("ka", "kb", "ra", "rb", "ba", "bb", "oa")
]
SEED = 16
"""The seed with which both have many tiles when the bank is empty, and play on for some turns."""
ORANGE = {f"o{number}b" for number in range(1, 14)}
TWO_GAMES = Options(turn_seconds=None, games_per_match=2)
ONE_GAME = Options(turn_seconds=None, games_per_match=1)


def end_game(rack: str, *more: str, passes: int = 0, options: Options = ONE_GAME) -> State:
    """Return the view of seat 0, on turn; the other seat has the rest of an orange run and the jokers."""
    return replace(at(rack, *RUNS, *more, held=len(TILES)), passes=passes, options=options)


def by_passing(view: State) -> valuation.Estimate:
    return valuation.estimate(
        view, 0, position_values.Candidate(Pass(), view.table, view.racks[0], 0, ready=False)
    )


def test_what_a_seat_does_not_see_stands_on_the_other_rack() -> None:
    known = position_values.with_known_rack(end_game("o1b o3b o7b"), 0)
    assert known is not None
    assert set(known.racks[1]) == (ORANGE | {"ja", "jb"}) - {"o1b", "o3b", "o7b"}


@pytest.mark.parametrize(
    "view",
    [
        at("o1b o3b", *RUNS, held=12, bank=1),
        replace(end_game("o1b"), phase="drawn"),
        replace(end_game("o1b"), racks=(("o1b",), ("-",) * 13)),  # one of 14 tiles is nowhere
        replace(end_game("o1b"), racks=(("o1b",), ("-",) * 7, ("-",) * 7)),
    ],
    ids=["a tile in the bank", "not in a turn", "a tile that lies nowhere", "three seats"],
)
def test_where_the_racks_do_not_follow_nothing_is_known(view: State) -> None:
    assert position_values.with_known_rack(view, 0) is None


def test_a_move_after_which_the_other_goes_out_loses() -> None:
    """The other seat can lay its run and add the jokers, which isn't obvious at first sight."""
    view = end_game("o1b")
    assert by_passing(view).chance == by_passing(view).worth == 0.0
    assert by_passing(view).points < 0
    first = valuation._at_first_sight(
        view, 0, position_values.Candidate(Pass(), view.table, view.racks[0], 0, ready=False)
    )
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
    """Corrections of chances apply to the turn and to waiting alike."""
    monkeypatch.setattr(valuation, "told_shift", lambda *_: shift)
    monkeypatch.setattr(seat_values, "_options", seat_values._options.__wrapped__)  # none from before
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
