"""Claims about positions that come up in games, and checks of whether they are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias, get_type_hints

from stolik.bots.worker import answer
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.claims import Claim, Wording
from stolik.engine.driver import play_moves
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.game_library import find_games, load_package
from stolik.engine.session import History, Session
from stolik.engine.view_model import ViewModel, show_position
from stolik.flow.helping import first_options

from tests.conformance.kit import named_values

AT_RANDOM: Final = 0.25
"""The share of random legal moves, which bring about odd positions too."""

ALIKE: Final = 1e-6
"""The greatest difference between the values of two options that count as equal."""

SAMPLED: Final = 0.5
"""The share of a game's decisions at which the hint is examined."""


CLAIMING: Final = [
    info.id
    for info in find_games()
    if (Path(__file__).parents[1] / "games" / info.id / "claims_check.py").exists()
]
"""The games whose hints consist of claims."""


class Told(NamedTuple):
    """A claim about the best of a seat's options, and the position as the seat sees it.

    ``draft`` is the seat's unfinished move since then, if it has begun one.
    """

    claim: Claim
    view: Any
    seat: Seat
    options: Sequence[Any]
    draft: Any = None

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.claim.facts


class Given(NamedTuple):
    """A position as a seat sees it, the claim about a move's loss against the best one, and both moves."""

    claim: Claim
    view: Any
    seat: Seat
    best: Any
    played: Any


Figures: TypeAlias = Mapping[str, Callable[[Given, Any], int]]
"""Functions for a move's figure in a difference, by the kind of claim; a game's are in ``claims_check``."""

Nulls: TypeAlias = Mapping[str, Callable[[Any, Any], bool]]
"""Facts of a view and a move that can't matter, by name; a game's are in ``claims_check``."""

Checks: TypeAlias = Mapping[str, Callable[[Told], bool]]
"""Checks of whether a claim is true, by its kind; a game's are in ``claims_check``."""


def checks_of(game: str) -> Checks:
    checks: Checks = import_module(f"tests.games.{game}.claims_check").CHECKS
    return checks


def wording_of(game: str, name: str = "WORDING") -> Wording:
    place = "hints" if game == "rummikub" else "voice"
    wording: Wording = getattr(import_module(f"stolik.games.{game}.ui.{place}"), name)
    return wording


def positions(game: str, number: int, seed: int) -> Iterator[tuple[Session, Seat]]:
    """Yield a game at some of its decisions, with the seat to act; the number decides the game.

    Bots of random levels play it, with some random moves, and with random options and numbers of seats.
    """
    rng = Random(f"{seed} claims {game} {number}")
    package = load_package(game)
    law, (low, high) = package.game, package.info.seats
    seats = rng.randint(low, high)
    bots = [package.bots[rng.choice(tuple(Level)[:3])] for _ in range(seats)]

    def choose(view: Any, seat: Seat) -> Value:
        moves = list(law.legal_moves(view, seat)) if rng.random() < AT_RANDOM else []
        move: Value = rng.choice(moves) if moves else bots[seat].choose(view, seat, rng, GENEROUS_DEADLINE)
        return move

    starter = None if package.info.draws_for_start else rng.randrange(seats)
    session = Session(law, seats, _any_options(law.options_type(), rng), starter)
    moves = play_moves(session, choose, rng, pick=rng.choice)
    while True:
        acting = [seat for seat in law.to_act(session.state) if seat != TABLE]
        if acting and rng.random() < SAMPLED:
            yield session, rng.choice(acting)
        if next(moves, None) is None:
            return


def _any_options(default: Any, rng: Random) -> Any:
    hints = get_type_hints(type(default))
    for each in fields(default):
        if rng.random() < AT_RANDOM and (named := named_values(hints[each.name])):
            default = replace(default, **{each.name: rng.choice(named)})
    return default


def options_told(game: str, view: Any, seat: Seat) -> Mapping[str, Sequence[Any]]:
    """Return the options as given to each place that comments on the best one: the hint and the tutor."""
    found = {"hint": first_options(answer(BotJob("advise", game, view, seat)).result)}
    if not load_package(game).info.has_secrets:
        found["tutor"] = answer(BotJob("worth", game, view, seat)).result.advice
    return found


def claims_of(
    view_model: ViewModel, history: History, seat: Seat, options: Sequence[Any]
) -> tuple[Claim, ...]:
    """Return the claims about options at the newest position of a game, press by press."""
    show_position(view_model, history, history.length, seat)
    return tuple([step.claim for step in view_model.hint_steps(options) if step.claim is not None])


def holds_of_another(checks: Checks, claim: Claim, view: Any, seat: Seat, options: Sequence[Any]) -> bool:
    """Return whether a claim about the best option is also true of the first one with a different value."""
    best = options[0]
    for other in options[1:]:
        if abs(other.value - best.value) > ALIKE:
            if type(other.move) is not type(best.move):
                return False
            return checks[claim.kind](Told(claim, view, seat, (other, *options)))
    return False


@dataclass
class Tally:
    """The numbers of positions examined and of hints with a reason, claims by kind, and false claims.

    ``checked`` counts the claims from all places that comment on the best option.
    """

    positions: int = 0
    told: int = 0
    checked: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.positions += other.positions
        self.told += other.told
        self.checked += other.checked
        self.kinds += other.kinds
        self.faults += other.faults


def tally(game: str, number: int, seed: int) -> Tally:
    package, checks, wording = load_package(game), checks_of(game), wording_of(game)
    view_model, found = package.view_model(None), Tally()
    for session, seat in positions(game, number, seed):
        view = package.game.view(session.state, seat)
        claims: dict[str, tuple[Claim, ...]] = {}
        first: dict[str, Value] = {}
        for place, options in options_told(game, view, seat).items():
            claims[place] = claims_of(view_model, session, seat, options)
            first[place] = options[0].move
            found.checked += len(claims[place])
            for claim in claims[place]:
                told = Told(claim, view, seat, options)
                if not checks[claim.kind](told):
                    found.faults.append(f"{place}: {wording.text(claim)} {told}")
            # As if the last one had been played: no claim about the best one should be true of it.
            after_move = [options[0], *options[:0:-1]]
            for others in (options, after_move):
                said = claims_of(view_model, session, seat, others)
                found.faults += [
                    f"{place}: {wording.text(claim)} {Told(claim, view, seat, others)} holds of another"
                    for claim in said
                    if claim.kind not in wording.plain | wording.ways
                    and holds_of_another(checks, claim, view, seat, others)
                ]
        found.positions += 1
        reasons = [claim.kind for claim in claims["hint"] if claim.kind not in wording.plain]
        found.told += bool(reasons)
        found.kinds.update([claim.kind for claim in claims["hint"]])
        for place, move in first.items():
            if move == first["hint"] and claims[place] != claims["hint"]:
                found.faults.append(f"{place} says {claims[place]}, the hint {claims['hint']}: {view}")
    return found
