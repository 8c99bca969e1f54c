"""Ten decisions per game, recomputed by trying everything with only the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import islice, product
from random import Random
from typing import Any, NamedTuple, TypeAlias

import pytest
from stolik.analysis.analysis import Decision, analyse
from stolik.engine.bot import Level
from stolik.engine.coaching.seat_values import SeatValues, ViewValues
from stolik.engine.dice import Rolled
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game import TABLE, AnyGame, Seat, Value
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.games.pickomino.ai.turn_solver import turn_ends
from stolik.games.pickomino.ai.win_probability import win_chances
from stolik.games.rummikub.ai.valuation import CLOSE, Estimate, ranked_candidates
from stolik.games.rummikub.rules.moves import Play
from stolik.games.rummikub.rules.options import Options as RummikubOptions

pytestmark = pytest.mark.rest

TEN = 10


def played(game: str, seed: int, levels: tuple[Level, ...], options: Value | None = None) -> Session:
    package = load_package(game)
    session = Session(package.game, len(levels), options or package.game.options_type(), 0)
    choose = bot_chooser([package.bots[level] for level in levels], [Random(seed)] * len(levels))
    return play(session, choose, Random(seed))


def open_values(game: str) -> SeatValues:
    values = load_package(game).seat_values
    assert values is not None
    assert not isinstance(values, ViewValues)
    return values


class Made(NamedTuple):
    """A decision in a game: the state before it, the seat that made it, its error and the values after it."""

    state: Any
    seat: Seat
    played: Value
    error: float
    value: tuple[float, ...]


def decisions(
    game: str, levels: tuple[Level, ...], wanted: Callable[[Any, Seat], bool] = lambda *_: True
) -> Iterator[Made]:
    """Yield the wanted decisions of one game after another."""
    values = open_values(game)
    for seed in range(1, 60):
        session = played(game, seed, levels)
        for index, entry in enumerate(session.log):
            state = session.state_at(index)
            if entry.seat == TABLE or not wanted(state, entry.seat):
                continue
            best, *others = options = values.options(state, entry.seat)
            if others:
                (found,) = [option.values for option in options if option.move == entry.move]
                error = best.values[entry.seat] - found[entry.seat]
                yield Made(state, entry.seat, entry.move, error, found)


Reckoned: TypeAlias = Iterator[tuple[Made, Mapping[Value, tuple[float, ...]]]]
"""Decisions, with the recomputed values of all seats after each option."""


def assert_ten(reckoned: Reckoned, within: float) -> None:
    ten = list(islice(reckoned, TEN))
    assert len(ten) == TEN
    for item, by_option in ten:
        played, best = by_option[item.played], max(found[item.seat] for found in by_option.values())
        assert item.value == pytest.approx(played, abs=within)
        assert item.error == pytest.approx(best - played[item.seat], abs=within)


def mean_of(outcomes: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple([sum(each) / len(outcomes) for each in zip(*outcomes, strict=True)])


def after(game: AnyGame, state: Any, seat: Seat, move: Value) -> Any:
    return game.apply(state, seat, move)[-1].state


def rolls(game: Any, state: Any) -> list[Rolled]:
    """Return every roll of distinguishable dice, each as likely as the others."""
    return [Rolled(tuple(sorted(dice))) for dice in product(range(1, 7), repeat=game.dice_to_roll(state))]


# ------------------------------------------------------------------------------------------- Ryzyk-Fizyk


def of_ryzyk_fizyk() -> Reckoned:
    """For two players the values are exact: an option's worth is the mean of the values after all rolls."""
    game: Any = load_package("ryzyk_fizyk").game
    values = open_values("ryzyk_fizyk")

    def many_dice(state: Any) -> bool:
        return bool(game.dice_to_roll(state) > 4)

    for item in decisions("ryzyk_fizyk", (Level.FAIR, Level.SHARP)):
        state = item.state
        if item.error < 0.002 or (state.phase == "decide" and many_dice(state)):
            continue
        nexts = {move: after(game, state, item.seat, move) for move in game.legal_moves(state, item.seat)}
        thrown = {move for move, then in nexts.items() if game.to_act(then) == (TABLE,)}
        if not any(many_dice(nexts[move]) for move in thrown):
            yield (
                item,
                {
                    move: mean_of(
                        [values.values(after(game, then, TABLE, roll)) for roll in rolls(game, then)]
                    )
                    if move in thrown
                    else values.values(then)
                    for move, then in nexts.items()
                },
            )


# ------------------------------------------------------------------------------------------------- Worms


def chances_after(seat: Seat, stacks: Any, centre: Any) -> tuple[float, ...]:
    return win_chances(stacks, centre, (seat + 1) % 3)


def of_worms() -> Reckoned:
    """Every turn is played to its end by the rules, with few dice left; its ends have estimated values."""
    game = load_package("pickomino").game

    def few_dice(state: Any, seat: Seat) -> bool:
        return bool(state.phase == "keep" and len(state.rolled) <= 5)

    for item in decisions("pickomino", (Level.FAIR, Level.GENTLE, Level.SHARP), few_dice):
        if item.error < 0.001:
            continue
        ends = turn_ends(item.state, item.seat, partial(chances_after, item.seat))

        def reached(then: Any, seat: Seat = item.seat, ends: Any = ends) -> tuple[float, ...]:
            return tuple(ends.bust) if then.turn != seat or then.phase == "over" else worth(then)

        @cache
        def worth(here: Any, seat: Seat = item.seat) -> tuple[float, ...]:
            if game.to_act(here) == (TABLE,):
                return mean_of([reached(after(game, here, TABLE, roll)) for roll in rolls(game, here)])
            found = [option(here, move) for move in game.legal_moves(here, seat)]
            return max(found, key=lambda each: each[seat])

        def option(here: Any, move: Any, seat: Seat = item.seat, ends: Any = ends) -> tuple[float, ...]:
            if move.kind in ("take", "steal"):
                return tuple((ends.takes if move.kind == "take" else ends.steals)[move.tile])
            return reached(after(game, here, seat, move))

        yield item, {move: option(item.state, move) for move in game.legal_moves(item.state, item.seat)}


# ----------------------------------------------------------------------------------------------- Circles


def of_circles() -> Reckoned:
    """Before the last roll, every seat's best end is found by the rules, for all 36 rolls."""
    game = load_package("knaster").game

    @cache
    def best_score(state: Any, seat: Seat) -> int:
        """Return the most points that a seat can end with in the last roll."""
        if state.phase == "over" or not state.owes(seat):
            score: int = state.sheets[seat].score
            return score
        return max(best_score(after(game, state, seat, move), seat) for move in game.legal_moves(state, seat))

    def shares(state: Any) -> list[float]:
        ends = [best_score(state, seat) for seat in range(2)]
        return [(end == max(ends)) / ends.count(max(ends)) for end in ends]

    def last_roll_follows(state: Any, seat: Seat) -> bool:
        return state.phase != "roll" and all(
            then.phase == "roll" and then.last_roll
            for then in [after(game, state, seat, move) for move in game.legal_moves(state, seat)]
        )

    for item in decisions("knaster", (Level.SHARP, Level.FAIR), last_roll_follows):
        by_option = {}
        for move in game.legal_moves(item.state, item.seat):
            then = after(game, item.state, item.seat, move)
            thrown = after(game, then, then.roller, next(iter(game.legal_moves(then, then.roller))))
            by_option[move] = mean_of(
                [shares(after(game, thrown, TABLE, roll)) for roll in rolls(game, thrown)]
            )
        yield item, by_option


@pytest.mark.parametrize("reckoned, within", [(of_ryzyk_fizyk, 1e-6), (of_worms, 1e-9), (of_circles, 1e-9)])
def test_ten_decisions_are_worth_what_the_rules_alone_make_of_them(
    reckoned: Callable[[], Reckoned], within: float
) -> None:
    assert_ten(reckoned(), within)


# ---------------------------------------------------------------------------------------------- Rummikub


def of_rummikub(*levels: Level) -> Iterator[tuple[Decision, dict[frozenset[str], Estimate], Any, Any, bool]]:
    """Yield decisions, estimates by the rack left, and those for drawing and for the actual rack."""
    package = load_package("rummikub")
    values = package.seat_values
    assert values is not None
    for seed in range(3):
        session = played("rummikub", seed, levels, RummikubOptions(games_per_match=1))
        for item in analyse(session, values).decisions:
            state = session.state_at(item.entry - 1)
            if state.phase != "turn" or item.seat == 0:
                continue
            view = package.game.view(state, item.seat)
            told = {frozenset(each.rack): found for each, found in ranked_candidates(view, item.seat)}
            drawing = frozenset(view.racks[item.seat])
            left = frozenset(session.state_at(item.entry).racks[item.seat])
            left = left if isinstance(item.played, Play) else drawing
            if left in told:
                yield item, told, drawing, left, bool(state.bank)


def test_ten_decisions_of_rummikub() -> None:
    """An error is the difference between the best and the played candidate's chance to win the match."""
    seen = 0
    for item, told, drawing, left, can_draw in islice(of_rummikub(Level.MASTER, Level.SHARP), TEN):
        chances = {rack: estimate.worth for rack, estimate in told.items()}
        laying = max([worth for rack, worth in chances.items() if rack != drawing], default=0.0)
        if can_draw and laying < chances.get(drawing, 0.0) <= laying + CLOSE:
            chances[drawing] = laying
        assert item.value[item.seat] == pytest.approx(chances[left], abs=1e-9)
        assert item.error == pytest.approx(max(chances.values()) - chances[left], abs=1e-9)
        assert item.big_error is None
        seen += 1
    assert seen == TEN


def test_ten_decisions_of_rummikub_at_four_seats() -> None:
    """Big points decide what is best, and the size of the error; the values are chances to win the match."""
    seen = 0
    for item, told, drawing, left, _ in of_rummikub(Level.MASTER, Level.SHARP, Level.FAIR, Level.GENTLE):
        if not isinstance(item.best, Play):
            continue
        best = max([each for rack, each in told.items() if rack != drawing], key=lambda each: each.worth)
        worths = {rack: each.big + each.points / 1000 for rack, each in told.items()}
        most = best.big + best.points / 1000
        assert worths.get(drawing, 0.0) <= most + 4 * CLOSE
        assert item.big_error == pytest.approx(max(0.0, most - worths[left]), abs=1e-9)
        assert item.error == pytest.approx(max(0.0, best.chance - told[left].chance), abs=1e-9)
        assert item.value[item.seat] == pytest.approx(told[left].chance, abs=1e-9)
        seen += bool(item.big_error)
        if seen == TEN:
            return
    raise AssertionError(seen)
