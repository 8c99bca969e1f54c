"""No option can be forgotten: every part depends on it, or the package says why it needn't."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from stolik.bots import worker
from stolik.engine.bot import Advice
from stolik.engine.game import Seat
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import GamePackage
from stolik.engine.turns import RECKONERS, STARTER_UNRECKONED, Reckoner
from stolik.games.ryzyk_fizyk import INFO
from stolik.games.ryzyk_fizyk.ai import valuation
from stolik.games.ryzyk_fizyk.rules.dice import DICE
from stolik.games.ryzyk_fizyk.rules.moves import Keep, Move
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME, RyzykFizyk
from stolik.games.ryzyk_fizyk.rules.state import State, StepT

from tests.conformance.options_reckoned import faults, faults_of_values, laid_out, random_positions
from tests.game_parts import package_with

GAMES = [info.id for info in find_games()]


@pytest.mark.parametrize("reckoner", RECKONERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_reckoned_with_or_named(game: str, reckoner: Reckoner, qapp: object) -> None:
    package = load_package(game)
    assert faults(package, reckoner, laid_out(package)) == []


@pytest.mark.rest
@pytest.mark.parametrize("reckoner", RECKONERS)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_changes_nothing_in_random_games(game: str, reckoner: Reckoner, qapp: object) -> None:
    package = load_package(game)
    assert faults(package, reckoner, random_positions(package, 12), named_only=True) == []


@pytest.mark.rest
@pytest.mark.parametrize("game, games, error", [("pickomino", 1_000, 0.03), ("ryzyk_fizyk", 200, 0.01)])
def test_under_every_option_a_value_is_what_games_of_masters_bring(
    game: str, games: int, error: float
) -> None:
    package = load_package(game)
    assert faults_of_values(package, laid_out(package), games, error) == []


@dataclass(frozen=True, slots=True)
class WithBonus(Options):
    """The options with an extra one: all six dice set aside count 10 more."""

    all_six_bonus: bool = False


class BonusRules(RyzykFizyk):
    """The rules with that option, as if it were only added to `options.py` and `rules.py`."""

    options_type = WithBonus

    def apply(self, state: State, seat: Seat, move: Move) -> tuple[StepT, ...]:
        *before, last = super().apply(state, seat, move)
        after, options = last.state, state.options
        bonus = isinstance(options, WithBonus) and options.all_six_bonus
        if bonus and isinstance(move, Keep) and len(after.kept) == DICE:
            last = replace(last, state=replace(after, points=after.points + 10))
        return (*before, last)


class BlindValuation:
    """Advises as if the rule of §7.15 were never chosen."""

    odds = staticmethod(valuation.odds)

    def advise(self, view: State, seat: Seat) -> tuple[Advice, ...]:
        return valuation.advise(replace(view, options=replace(view.options, must_roll_on=False)), seat)


def faults_of(package: GamePackage, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(worker, "load_package", lambda _: package)
    positions = laid_out(package)
    return [fault for reckoner in RECKONERS for fault in faults(package, reckoner, positions)]


def test_an_option_of_the_rules_alone_is_told_for_every_place(
    monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    rules = BonusRules()
    start = replace(rules.start(2, WithBonus(all_six_bonus=True)), phase="keep", rolled=(2, 2, 2, 3, 3, 3))
    assert rules.apply(start, 0, Keep((2, 2, 2, 3, 3, 3)))[-1].state.points == 15 + 10
    assert faults_of(package_with(INFO, game=BonusRules()), monkeypatch) == [
        f"ryzyk_fizyk: {reckoner} forgets the option all_six_bonus=True: nothing changes with it at any"
        " position; reckon with it, or name it in the package's `unreckoned` with the reason"
        for reckoner in ("valuation", "bots", "claims", "analysis", "explorer")
    ]


def test_a_place_that_goes_on_with_the_old_mathematics_is_told_alone(
    monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    (fault,) = faults_of(package_with(INFO, valuation=BlindValuation()), monkeypatch)
    assert fault.startswith("ryzyk_fizyk: valuation forgets the option must_roll_on=True: ")


def test_an_option_that_does_matter_is_not_to_be_named(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    named = {**STARTER_UNRECKONED, "must_roll_on": {"bots": "it is rare"}}
    told = "ryzyk_fizyk: bots changes with the option must_roll_on=True, named as 'it is rare'"
    assert faults_of(package_with(INFO, unreckoned=named), monkeypatch) == [told]


@pytest.mark.rest
def test_an_option_of_the_rules_alone_makes_the_analysis_wrong_whatever_is_named() -> None:
    six = replace(GAME.start(2, Options()), phase="keep", rolled=(2, 2, 2, 3, 3, 3))
    last_turn = replace(six, accounts=(62, 101), last_turns=(0,))
    (fault,) = faults_of_values(package_with(INFO, game=BonusRules()), [last_turn], 300, 0.01)
    assert fault.startswith("ryzyk_fizyk: the analysis is wrong with the option all_six_bonus=True: told ")
