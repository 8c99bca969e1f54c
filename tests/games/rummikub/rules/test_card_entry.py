"""A game typed in from its card: points by the rules, and refusals of impossible points."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from stolik.engine.codec import read_value
from stolik.engine.driver import playout, random_chooser
from stolik.engine.game import Rejection
from stolik.engine.game_library import load_package
from stolik.engine.game_points import GamePoints
from stolik.games.rummikub.rules import card_entry
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import Holding, Verdict, bank_run_out, gone_out
from stolik.games.rummikub.rules.sets.opening import NEEDED, best_opening
from stolik.games.rummikub.rules.tiles import COLOURS, TILES, is_joker, number_of

from tests.soak.marks import mostly_soak

EMPTY = card_entry.RackOnCard(0)


def rack(points: int | None, **more: Any) -> card_entry.RackOnCard:
    return card_entry.RackOnCard(points, **more)


def unopened(points: int | None = None, **more: Any) -> card_entry.RackOnCard:
    return card_entry.RackOnCard(points, opened=False, **more)


def out(*others: card_entry.RackOnCard, winner: card_entry.RackOnCard = EMPTY) -> card_entry.Card:
    return card_entry.Card(0, "out", (winner, *others))


def bank(*racks: card_entry.RackOnCard, winner: int = 0) -> card_entry.Card:
    return card_entry.Card(winner, "bank", racks)


def refused(card: card_entry.Card) -> str:
    answer = card_entry.card_points(card)
    assert isinstance(answer, Rejection)
    return answer.code


@pytest.mark.parametrize(
    "card,small,places",
    [
        (out(rack(12), rack(64, jokers=1), rack(1)), (77, -12, -64, -1), (1, 3, 4, 2)),
        (out(unopened(), unopened(could_open=True)), (300, -100, -200), (1, 2, 3)),
        (out(unopened(could_open=True, announced=True), rack(100)), (200, -100, -100), (1, 2, 2)),
        (out(unopened(announced=True)), (100, -100), (1, 2)),
        (out(rack(5), winner=card_entry.RackOnCard(None, tiles=0)), (5, -5), (1, 2)),
        (bank(rack(3), rack(10), unopened(80)), (84, -7, -77), (1, 2, 3)),
        (bank(rack(30), rack(3), winner=1), (-27, 27), (2, 1)),
        (bank(rack(3, tiles=1), rack(3, tiles=2), rack(5)), (2, 0, -2), (1, 2, 3)),
        (bank(rack(3), rack(3, tiles=1)), (0, 0), (1, 2)),
    ],
)
def test_a_card_is_counted_by_the_rules(
    card: card_entry.Card, small: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert card_entry.card_points(card) == GamePoints(small, places)


@pytest.mark.parametrize(
    "code,card",
    [
        ("no_winner", replace(out(rack(12)), winner=2)),
        ("no_winner", replace(out(rack(12)), winner=-1)),
        ("winner_has_tiles", out(rack(12), winner=rack(3))),
        ("winner_has_tiles", out(rack(12), winner=rack(None, jokers=1))),
        ("winner_has_tiles", out(rack(12), winner=rack(None, tiles=1))),
        ("winner_not_opened", out(rack(12), winner=unopened(0))),
        ("two_winners", out(rack(12), rack(0))),
        ("two_winners", out(unopened(None, tiles=14), rack(None, tiles=0))),
        ("too_many_jokers", out(rack(60, jokers=1), rack(110, jokers=2))),
        ("points_no_rack_holds", out(rack(12, jokers=-1))),
        ("points_no_rack_holds", out(rack(-1))),
        ("jokers_cost_more", out(rack(14, jokers=1))),  # the joker alone is 50
        ("jokers_cost_more", out(rack(49, jokers=1, tiles=3))),
        ("jokers_cost_more", out(rack(75, jokers=2))),
        ("jokers_cost_more", bank(rack(3), unopened(25, jokers=1))),
        ("points_no_rack_holds", out(rack(14, tiles=1))),  # no tile has 14
        ("points_no_rack_holds", out(rack(27, tiles=2))),
        ("points_no_rack_holds", out(rack(9, tiles=9))),  # there are eight ones
        ("points_no_rack_holds", out(rack(51, jokers=1, tiles=1))),
        ("points_no_rack_holds", out(rack(50, jokers=1, tiles=2))),
        ("points_no_rack_holds", out(rack(100, jokers=2, tiles=1))),
        ("points_no_rack_holds", out(rack(card_entry.MOST_POINTS + 1, jokers=2))),
        ("points_no_rack_holds", out(unopened(None, tiles=107))),
        ("points_no_racks_hold", out(rack(400), rack(329))),
        ("points_no_racks_hold", out(rack(13, tiles=1), rack(104, tiles=8))),
        ("points_no_racks_hold", out(rack(400, tiles=60), rack(300, tiles=45))),
        ("too_few_tiles_unopened", out(unopened(19))),
        ("too_few_tiles_unopened", out(unopened(50, tiles=13))),
        ("too_few_tiles_unopened", out(unopened(None, tiles=13))),
        ("too_few_tiles_unopened", bank(rack(3), unopened(66, jokers=1, tiles=None))),
        ("rack_opens_nothing", out(unopened(29, could_open=True))),
        ("announced_though_opened", out(rack(12, announced=True))),
        ("points_missing", out(rack(None))),
        ("points_missing", bank(rack(3), unopened())),
        ("empty_rack_goes_out", bank(rack(0), rack(5))),
        ("winner_has_more", bank(rack(5), rack(4))),
        ("winner_has_more_tiles", bank(rack(5, tiles=2), rack(5, tiles=1))),
    ],
)
def test_a_card_that_can_not_be_is_refused(code: str, card: card_entry.Card) -> None:
    assert refused(card) == code


@pytest.mark.parametrize(
    "card",
    [
        out(rack(13, tiles=1)),
        out(rack(50, jokers=1, tiles=1)),
        out(rack(8, tiles=8)),
        out(rack(card_entry.MOST_POINTS, jokers=2)),
        out(rack(20), unopened(20)),
        out(unopened(30, could_open=True)),
        out(rack(13, tiles=1), rack(91, tiles=7)),
    ],
)
def test_what_some_tiles_add_up_to_is_taken(card: card_entry.Card) -> None:
    assert isinstance(card_entry.card_points(card), GamePoints)


def test_the_seat_to_look_at_is_named() -> None:
    answer = card_entry.card_points(out(rack(12), rack(14, tiles=1)))
    assert answer == Rejection("points_no_rack_holds", {"seat": 2, "points": 14})


@pytest.mark.parametrize(
    "code,small,places",
    [
        (None, (30, -10, -20), (1, 2, 3)),
        (None, (0, 0, 0), (2, 1, 2)),
        (None, (300, -100, -100, -100), (1, 2, 2, 2)),
        ("two_winners", (10, -20, 10), (1, 3, 1)),
        ("two_winners", (10, -20, 10), (1, 3, 2)),
        ("sum_not_zero", (30, -10, -19), (1, 2, 3)),
        ("winner_behind", (-10, 10), (1, 2)),
        ("points_no_rack_holds", (829, -829), (1, 2)),
        ("places_by_points", (30, -20, -10), (1, 2, 3)),
        ("places_by_points", (20, -10, -10), (1, 2, 3)),
    ],
)
def test_points_that_are_typed_are_judged(
    code: str | None, small: tuple[int, ...], places: tuple[int, ...]
) -> None:
    fault = card_entry.points_fault(GamePoints(small, places))
    assert (None if fault is None else fault.code) == code


def card_of(
    verdicts: tuple[Verdict, ...], opened: tuple[bool, ...], ending: str, winner: int
) -> card_entry.Card:
    racks = tuple(
        card_entry.RackOnCard(
            verdict.left,
            sum(map(is_joker, verdict.rack)),
            len(verdict.rack),
            opened[verdict.seat],
            verdict.reason in ("could_open", "announced"),
            verdict.reason == "announced",
        )
        for verdict in verdicts
    )
    return card_entry.Card(winner, "out" if ending == "out" else "bank", racks)


@given(st.data(), st.integers(2, 4), st.booleans())
def test_the_card_of_any_end_gives_the_points_of_the_rules(data: Any, seats: int, goes_out: bool) -> None:
    tiles = data.draw(st.permutations(TILES))
    holdings, first = [], 0
    for seat in range(seats):
        opened = seat == 0 or data.draw(st.booleans())
        size = 0 if goes_out and seat == 0 else data.draw(st.integers(1 if opened else 14, 20))
        dealt = tiles[first : first + size]
        first += size
        holdings.append(
            Holding(tuple(dealt), (0,) * size, opened, 1, not opened and data.draw(st.booleans()))
        )
    result = gone_out(0, holdings) if goes_out else bank_run_out(holdings, (), 0)
    card = card_of(
        result.verdicts, tuple(holding.opened for holding in holdings), result.ending, result.winner
    )
    points = GamePoints(result.small_points, result.places)
    assert card_entry.card_points(card) == points
    assert card_entry.points_fault(points) is None


@pytest.mark.parametrize("jokers", mostly_soak((1, 2), usual=(2,)))
def test_no_opening_has_a_smaller_sum_of_numbers(jokers: int) -> None:
    """All single sets; further sets without a joker would have to make up for 9 points or more.

    For less than 19 with one joker, it would stand for 12 or more, beside numbers of 21 and more; for less
    than 9 with two jokers, no two sets reach 30 together.
    """
    sums = set()
    names = [f"{colour}{number}a" for colour in COLOURS[:3] for number in range(1, 14)]
    for count in range(3 - jokers, 4 - jokers + 1):
        for tiles in combinations(names, count):
            found = best_opening([*tiles, *["ja", "jb"][:jokers]])
            if found is not None and found.value >= NEEDED:
                sums.add(sum(map(number_of, tiles)))
    assert min(sums) == card_entry.LEAST_TO_OPEN[jokers]


def test_a_played_match_gives_the_points_of_its_games() -> None:
    rng = Random(4)
    start = GAME.start(3, Options(turn_seconds=None), 0)
    end, _ = playout(GAME, start, random_chooser(GAME, rng), rng)
    games = card_entry.points_of_games(end)
    assert [points.small_points for points in games] == [result.small_points for result in end.results]
    assert len(games) == 2
    assert all(card_entry.points_fault(points) is None for points in games)
    assert card_entry.points_of_games(start) == ()


def test_the_package_hands_the_card_over() -> None:
    package = load_package("rummikub")
    entry = package.card_entry
    assert entry is not None
    card = read_value(
        entry.card_type, {"winner": 1, "ending": "out", "seats": [{"points": 9}, {"points": 0}]}
    )
    assert entry.points(card) == GamePoints((-9, 9), (2, 1))
    assert {field.name for field in entry.fields} == set(card_entry.RackOnCard.__slots__)
    assert package.match_rules.big_points((2, 1)) == (0, 4)


@pytest.mark.parametrize(
    "racks,winner,end",
    [
        ([{"points": 3}, {"points": 0}, {}], None, (1, "out")),
        ([{"points": 3}, {"tiles": 0}, {}], None, (1, "out")),
        ([{"points": 9}, {"points": 4}, {"points": 7}], None, (1, "bank")),
        ([{"points": 4, "tiles": 2}, {"points": 4, "tiles": 1}, {"points": 7}], None, (1, "bank")),
        ([{}, {"points": 4}, {"points": 7}], 0, (0, "out")),
        ([{"points": 9}, {"points": 4}, {"points": 7}], 0, (0, "bank")),
        ([{"points": 0}, {"points": 0}, {}], None, "two_winners"),
        ([{"points": 4}, {}, {"points": 7}], None, "points_missing"),
        ([{"points": 4}, {"points": 4}, {"points": 7}], None, "points_tied"),
        ([{"points": 4, "tiles": 1}, {"points": 4}, {"points": 7}], None, "points_tied"),
        ([{"points": 4, "tiles": 1}, {"points": 4, "tiles": 1}, {"points": 7}], None, "tiles_tied"),
    ],
)
def test_who_has_won_and_how_follows_from_the_racks(racks: Any, winner: int | None, end: Any) -> None:
    found = card_entry.likely_end(racks, winner)
    assert (found.code if isinstance(found, Rejection) else found) == end
