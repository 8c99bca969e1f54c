"""Ten decisions a game, reckoned anew by trying everything out with the rules alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest
from stolik.analysis.analysis import analyse
from stolik.engine.bot import Level
from stolik.engine.coaching.seat_values import SeatValues
from stolik.engine.coaching.view_values import ViewValues
from stolik.engine.dice import Rolled
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game import TABLE, AnyGame, Seat, Value
from stolik.engine.game_library import load_package
from stolik.engine.session import Session
from stolik.games.pickomino.ai.turn_solver import turn_ends
from stolik.games.pickomino.ai.win_probability import win_chances
from stolik.games.rummikub.ai.valuation import CLOSE, ranked_candidates
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
    """A decision of a game: the state before it, who made it, its error and the values after it."""

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


def after(game: AnyGame, state: Any, seat: Seat, move: Value) -> Any:
    return game.apply(state, seat, move)[-1].state


def rolls(game: Any, state: Any) -> list[Rolled]:
    """Return every roll of distinguishable dice, each as likely as the others."""
    return [Rolled(tuple(sorted(dice))) for dice in product(range(1, 7), repeat=game.dice_to_roll(state))]


# ------------------------------------------------------------------------------------------- Ryzyk-Fizyk


def test_ten_decisions_of_ryzyk_fizyk() -> None:
    """For two players the values are exact: an option is worth the mean of the next values over all rolls."""
    game: Any = load_package("ryzyk_fizyk").game
    values, seen = open_values("ryzyk_fizyk"), 0

    def worth(state: Any) -> tuple[float, ...]:
        if game.to_act(state) != (TABLE,):
            return values.values(state)
        outcomes = [values.values(after(game, state, TABLE, roll)) for roll in rolls(game, state)]
        return tuple([sum(each) / len(outcomes) for each in zip(*outcomes, strict=True)])

    for item in decisions("ryzyk_fizyk", (Level.FAIR, Level.SHARP)):
        state = item.state
        if item.error < 0.002 or (state.phase == "decide" and game.dice_to_roll(state) > 4):
            continue
        by_option = {}
        for move in game.legal_moves(state, item.seat):
            then = after(game, state, item.seat, move)
            if game.to_act(then) == (TABLE,) and game.dice_to_roll(then) > 4:
                break
            by_option[move] = worth(then)
        else:
            best = max(by_option.values(), key=lambda found: found[item.seat])
            assert item.value == pytest.approx(by_option[item.played], abs=1e-6)
            assert item.error == pytest.approx(best[item.seat] - by_option[item.played][item.seat], abs=1e-6)
            seen += 1
        if seen == TEN:
            return
    raise AssertionError(seen)


# ------------------------------------------------------------------------------------------------- Worms


def chances_after(seat: Seat, stacks: Any, centre: Any) -> tuple[float, ...]:
    return win_chances(stacks, centre, (seat + 1) % 3)


def test_ten_decisions_of_worms() -> None:
    """Every turn is played to its end by the rules, with few dice left; its ends are as estimated."""
    game, seen = load_package("pickomino").game, 0

    def few_dice(state: Any, seat: Seat) -> bool:
        return bool(state.phase == "keep" and len(state.rolled) <= 5)

    for item in decisions("pickomino", (Level.FAIR, Level.GENTLE, Level.SHARP), few_dice):
        state = item.state
        if item.error < 0.001:
            continue
        seat = item.seat
        ends = turn_ends(state, seat, partial(chances_after, seat))

        @cache
        def worth(here: Any, seat: Seat = seat, ends: Any = ends) -> tuple[float, ...]:
            if game.to_act(here) == (TABLE,):
                outcomes = []
                for roll in rolls(game, here):
                    then = after(game, here, TABLE, roll)
                    ended = then.turn != seat or then.phase == "over"
                    outcomes.append(ends.bust if ended else worth(then))
                return tuple([sum(each) / len(outcomes) for each in zip(*outcomes, strict=True)])
            found = [option(here, move) for move in game.legal_moves(here, seat)]
            return max(found, key=lambda each: each[seat])

        def option(here: Any, move: Any, seat: Seat = seat, ends: Any = ends) -> tuple[float, ...]:
            if move.kind in ("take", "steal"):
                found = ends.takes if move.kind == "take" else ends.steals
                return tuple(found[move.tile])
            then = after(game, here, seat, move)
            ended = then.turn != seat or then.phase == "over"
            return tuple(ends.bust) if ended else worth(then)

        by_option = {move: option(state, move) for move in game.legal_moves(state, seat)}
        best = max(by_option.values(), key=lambda found: found[seat])
        assert item.value == pytest.approx(by_option[item.played], abs=1e-9)
        assert item.error == pytest.approx(best[seat] - by_option[item.played][seat], abs=1e-9)
        seen += 1
        if seen == TEN:
            return
    raise AssertionError(seen)


# ----------------------------------------------------------------------------------------------- Circles


def test_ten_decisions_of_circles() -> None:
    """Before the last roll every seat's best end is found by the rules, for all 36 rolls."""
    game, seen = load_package("knaster").game, 0

    @cache
    def best_score(state: Any, seat: Seat) -> int:
        """Return the most points that a seat can end with in the last roll."""
        if state.phase == "over" or not state.owes(seat):
            score: int = state.sheets[seat].score
            return score
        return max(best_score(after(game, state, seat, move), seat) for move in game.legal_moves(state, seat))

    def last_roll_follows(state: Any, seat: Seat) -> bool:
        return state.phase != "roll" and all(
            then.phase == "roll" and then.last_roll
            for then in [after(game, state, seat, move) for move in game.legal_moves(state, seat)]
        )

    for item in decisions("knaster", (Level.SHARP, Level.FAIR), last_roll_follows):
        state = item.state
        nexts = [after(game, state, item.seat, move) for move in game.legal_moves(state, item.seat)]
        by_option = {}
        for move, then in zip(game.legal_moves(state, item.seat), nexts, strict=True):
            thrown = after(game, then, then.roller, next(iter(game.legal_moves(then, then.roller))))
            results = []
            for roll in rolls(game, thrown):
                fell = after(game, thrown, TABLE, roll)
                ends = [best_score(fell, seat) for seat in range(2)]
                leads = [end == max(ends) for end in ends]
                results.append(leads[item.seat] / sum(leads))
            by_option[move] = sum(results) / len(results)
        assert item.value[item.seat] == pytest.approx(by_option[item.played], abs=1e-9)
        assert item.error == pytest.approx(max(by_option.values()) - by_option[item.played], abs=1e-9)
        seen += 1
        if seen == TEN:
            return
    raise AssertionError(seen)


# ---------------------------------------------------------------------------------------------- Rummikub


def test_ten_decisions_of_rummikub() -> None:
    """An error is what the best candidate wins more often than the one played, in the match."""
    package, seen = load_package("rummikub"), 0
    values = package.seat_values
    assert values is not None
    for seed in range(3):
        session = played("rummikub", seed, (Level.MASTER, Level.SHARP), RummikubOptions(games_per_match=1))
        for item in analyse(session, values).decisions:
            state = session.state_at(item.entry - 1)
            if state.phase != "turn" or item.seat == 0:
                continue
            view = package.game.view(state, item.seat)
            chances = {
                frozenset(candidate.rack): estimate.worth
                for candidate, estimate in ranked_candidates(view, item.seat)
            }
            drawing = frozenset(view.racks[item.seat])
            laying = max([worth for rack, worth in chances.items() if rack != drawing], default=0.0)
            if state.bank and laying < chances.get(drawing, 0.0) <= laying + CLOSE:
                chances[drawing] = laying
            left = frozenset(session.state_at(item.entry).racks[item.seat])
            if item.played.__class__.__name__ != "Play":
                left = frozenset(view.racks[item.seat])
            if left not in chances:
                continue
            assert item.value[item.seat] == pytest.approx(chances[left], abs=1e-9)
            assert item.error == pytest.approx(max(chances.values()) - chances[left], abs=1e-9)
            assert item.big_error is None
            seen += 1
            if seen == TEN:
                return
    raise AssertionError(seen)


def test_ten_decisions_of_rummikub_at_four_seats() -> None:
    """What is best is told by big points, and so is the error; the values are chances to win the match."""
    package, seen = load_package("rummikub"), 0
    values = package.seat_values
    assert values is not None
    for seed in range(3):
        levels = (Level.MASTER, Level.SHARP, Level.FAIR, Level.GENTLE)
        session = played("rummikub", seed, levels, RummikubOptions(games_per_match=1))
        for item in analyse(session, values).decisions:
            state = session.state_at(item.entry - 1)
            if state.phase != "turn" or item.seat == 0:
                continue
            view = package.game.view(state, item.seat)
            told = {frozenset(each.rack): found for each, found in ranked_candidates(view, item.seat)}
            left = frozenset(session.state_at(item.entry).racks[item.seat])
            drawing = frozenset(view.racks[item.seat])
            if item.played.__class__.__name__ != "Play":
                left = drawing
            if left not in told or item.best.__class__.__name__ != "Play":
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
