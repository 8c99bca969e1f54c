"""The parts of a game that depend on its options, and checks that none of them ignores an option."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Final, get_type_hints

from stolik.analysis.rollouts import mean_of
from stolik.bots import worker
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.bot_jobs import BotJob, BotTask
from stolik.engine.coaching.seat_values import ViewValues, won_shares
from stolik.engine.driver import bot_chooser, playout
from stolik.engine.package import GamePackage
from stolik.engine.seats_option import seats_options
from stolik.engine.session import Session
from stolik.engine.turns import Reckoner
from stolik.flow.helping import first_options

from tests.coach.told import CLAIMING, claims_of
from tests.conformance.kit import named_values
from tests.games.set_up import decisions


@dataclass(frozen=True)
class Asked:
    """A position of a game and the seat to act, with the answer of every part of the game to it."""

    package: GamePackage
    state: Any

    @property
    def seat(self) -> int:
        seat: int = self.package.game.to_act(self.state)[0]
        return seat

    @property
    def view(self) -> Any:
        return self.package.game.view(self.state, self.seat)

    def job(self, task: BotTask) -> BotJob:
        return BotJob(task, self.package.info.id, self.view, self.seat)

    def valuation(self) -> Any:
        return self.package.valuation.advise(self.view, self.seat)

    def bots(self) -> Any:
        bots = self.package.bots.values()
        return [bot.choose(self.view, self.seat, Random(1), GENEROUS_DEADLINE) for bot in bots]

    def claims(self) -> Any:
        game, state = self.package.game, self.state
        session = Session(game, len(game.standings(state)), state.options, 0, laid=state)
        options = first_options(worker.advise(self.job("advise")))
        return claims_of(self.package.view_model(None), session, self.seat, options)

    def analysis(self) -> Any:
        values = self.package.seat_values
        assert values is not None
        if isinstance(values, ViewValues):
            return values.observe(self.view, self.seat).value
        return values.values(self.state), values.options(self.state, self.seat)

    @property
    def value(self) -> float:
        values, _ = self.analysis()
        chance: float = values[self.seat]
        return chance

    def explorer(self) -> Any:
        values = self.package.seat_values
        worth = worker.worth(self.job("worth"))
        if not isinstance(values, ViewValues):
            return worth
        # Everything that the seat doesn't see is drawn anew.
        return worth, replace(values.possible_state(self.view, self.seat, Random(1)), options=None)


ANSWERS: Final[Mapping[Reckoner, Callable[[Asked], Any]]] = {
    "valuation": Asked.valuation,
    "bots": Asked.bots,
    "claims": Asked.claims,
    "analysis": Asked.analysis,
    "explorer": Asked.explorer,
}


def laid_out(package: GamePackage) -> Sequence[Any]:
    """Return the positions that the game's tests set up for its options, or the start of a random game."""
    module = f"tests.games.{package.info.id}.option_positions"
    return import_module(module).POSITIONS if find_spec(module) else random_positions(package, 1)


def random_positions(package: GamePackage, many: int) -> list[Any]:
    game, seats = package.game, max(2, package.info.seats[0])
    return list(decisions(package.info.id, seats, game.options_type(), 5, many))


def changed_options(default: Any) -> Iterator[tuple[str, list[Any]]]:
    """Yield every option, in words, with the sets of options in which it differs from the default.

    Each named value is a rule of its own; numbers are amounts in one rule.
    """
    hints = get_type_hints(type(default))
    for option in fields(default):
        name, usual = option.name, getattr(default, option.name)
        values: tuple[Any, ...] = named_values(hints[name])
        if name in seats_options(type(default)):
            values = ((0, 1),)
        others = [value for value in values if value != usual]
        named = [value for value in others if isinstance(value, str | bool)]
        for value in named:
            yield f"{name}={value}", [replace(default, **{name: value})]
        if amounts := [value for value in others if not isinstance(value, str | bool)]:
            yield name, [replace(default, **{name: value}) for value in amounts]
        assert others, f"no other value of {name} is known"


def has(package: GamePackage, reckoner: Reckoner) -> bool:
    if reckoner == "claims":
        return package.info.id in CLAIMING
    return package.seat_values is not None or reckoner not in ("analysis", "explorer")


def reason_for(package: GamePackage, option: str, reckoner: Reckoner) -> str | None:
    return package.unreckoned.get(option.partition("=")[0], {}).get(reckoner)


def faults(
    package: GamePackage, reckoner: Reckoner, positions: Sequence[Any], *, named_only: bool = False
) -> list[str]:
    """Return the faults of a part: options that it ignores, and those wrongly listed as ignored."""
    if not has(package, reckoner):
        return []
    default = package.game.options_type()
    answer, game = ANSWERS[reckoner], package.info.id
    usual = [answer(Asked(package, replace(state, options=default))) for state in positions]
    found = []
    for option, others in changed_options(default):
        reason = reason_for(package, option, reckoner)
        if named_only and reason is None:
            continue
        changes = any(
            answer(Asked(package, replace(state, options=other))) != known
            for other in others
            for state, known in zip(positions, usual, strict=True)
        )
        if reason is None and not changes:
            found.append(
                f"{game}: {reckoner} forgets the option {option}: nothing changes with it at any position;"
                " reckon with it, or name it in the package's `unreckoned` with the reason"
            )
        elif reason is not None and changes:
            found.append(f"{game}: {reckoner} changes with the option {option}, named as {reason!r}")
    return found


def faults_of_values(package: GamePackage, positions: Sequence[Any], games: int, error: float) -> list[str]:
    """Return the options with which masters' games don't give the value from the analysis of a position.

    An option listed as irrelevant doesn't change that value, which has to be true too. ``error`` is the
    greatest error that an estimate may have.
    """
    found = []
    for option, others in changed_options(package.game.options_type()):
        for state in positions:
            asked = Asked(package, replace(state, options=others[0]))
            played = mean_of([_result_of_masters(asked, number) for number in range(games)])
            if abs(played.mean - asked.value) > error + 4 * played.error:
                told = f"told {asked.value:.3f}, played {played.mean:.3f} +- {played.error:.3f}"
                found.append(f"{package.info.id}: the analysis is wrong with the option {option}: {told}")
    return found


def _result_of_masters(asked: Asked, number: int) -> float:
    package, state = asked.package, asked.state
    seats = len(package.game.standings(state))
    choose = bot_chooser([package.bots[Level.MASTER]] * seats, [Random(number)] * seats)
    end, _ = playout(package.game, state, choose, Random(f"dice {number}"))
    return won_shares(package.game.standings(end))[asked.seat]
