"""``python -m tests.strength.fitting [GAME ...]``: whether people win half of the games with adapting bots.

Simulated people play against the computer that their rating selects: habits of beginners, the weakest first,
the four levels, and five mixtures of these. Some change their play from one day to the next. Their careers
are resampled from real games: for each kind of person and each strength of a grid there are as many as the
plan says, played when first needed; between two strengths, one is drawn in proportion. The tables are between
two marks in each game's ``rulings.md``.

In the first table, 60 people per row, each of one strength, play by the scale: results, results without luck
and errors are drawn from it. In the second table they play real games, resampled. "Strength" is the mean over
games 11 to 40, "varies by" the standard deviation in those games, and "off by" the mean distance, ten games
after a change, from the strength of somebody who always played like that.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean, pstdev
from typing import Any, Final, TypeAlias

from stolik.analysis.analysis import analyse
from stolik.analysis.rating import RatedGame, unknown, win_chance
from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.seat_values import ViewValues, won_shares
from stolik.engine.coaching.strength import MOST, STEP, Scale, between
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game import AnyGame, Seat, Value
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import GamePackage
from stolik.engine.session import Session

from tests.marked import ROOT, rulings, write_marked
from tests.strength.contest import Side

PEOPLE: Final = 60
SEED: Final = 1
FITS: Final = (0.42, 0.58)
VARIES: Final = 8.0
NEAR: Final = 10.0
WEAKEST: Final = 0.35
LEAST_STEP: Final = 0.52

GRID: Final = (0, 10, 30, 50, 70, 90, 100)
"""The strengths that people play against."""

MODELLED: Final = (0, 5, 15, 35, 65, 85, 100)
MODELLED_CHANGES: Final = (("0", "65"), ("0", "100"), ("100", "35"), ("65", "35"), ("35", "65"))

COUNTED: Final = (11, 40)
"""The first and the last game counted for somebody who always plays the same way."""

AFTER: Final = 10
"""The number of games after which a changed player has to be recognized."""

BEFORE: Final = 25

KEPT_EVERY: Final = 50

Chances: TypeAlias = Callable[[Any, Seat], Sequence[tuple[Any, float]]]
"""Functions for the options of a seat, each with the chance to win after it."""

Played: TypeAlias = tuple[float, float | None, float | None]
"""The result of a person's game, that without luck, and the person's loss by errors; ``None`` if unknown."""


class AnyMove:
    """Makes any legal move."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, seat: Seat, rng: Random, deadline: float) -> Value:
        move: Value = rng.choice(list(self._game.legal_moves(view, seat)))
        return move


class Mixed:
    """Plays like one of two players, drawn at every decision."""

    def __init__(self, first: AnyBot, second: AnyBot) -> None:
        self._both = first, second

    def choose(self, view: Any, seat: Seat, rng: Random, deadline: float) -> Value:
        move: Value = self._both[rng.random() < 0.5].choose(view, seat, rng, deadline)
        return move


MIXED: Final = (
    (Level.GENTLE, Level.FAIR), (Level.FAIR, Level.SHARP), (Level.SHARP, Level.MASTER),
    (Level.GENTLE, Level.SHARP), (Level.FAIR, Level.MASTER),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plan:
    """The parameters of the measurement, which a game's ``rivals`` define as ``FITTING``.

    ``habits`` are beginners, the weakest first; ``games`` is the number of games of a kind of person against
    a strength, ``steps`` that between two strengths. The result without luck comes from the errors of all
    decisions (``by_errors``, without revaluations) or from an analysis of some games (``analysed``).
    """

    habits: tuple[Side, ...]
    games: int = 8
    steps: int = 40
    by_errors: Chances | None = None
    analysed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)


def people_of(game: str, plan: Plan) -> list[Side]:
    """Return the kinds of people: habits, the levels, and mixtures of two levels."""
    bots = load_package(game).bots
    mixed = [Side(f"{one}, {other}", Mixed(bots[one], bots[other])) for one, other in MIXED]
    return [*plan.habits, *[Side(str(level), bot) for level, bot in bots.items()], *mixed]


class Pools:
    """Real games of people against strengths, played when first needed and kept in a file."""

    grid: Sequence[int] = GRID

    def __init__(self, game: str, plan: Plan, file: Path) -> None:
        self.package: Final = load_package(game)
        assert self.package.scale is not None, game
        self.scale: Final[Scale] = self.package.scale
        self.plan: Final = plan
        self._file = file
        self._known: dict[str, Played] = json.loads(file.read_text("utf-8")) if file.is_file() else {}

    def game(self, person: Side, strength: int, number: int) -> Played:
        """Return the result of a person's game against a strength."""
        key = f"{person.name} – {strength}, {number}"
        if key not in self._known:
            bots = [person.bot, self.scale.bot(strength)]
            self._known[key] = played(self.package, bots, number, key, self.plan)
            if len(self._known) % KEPT_EVERY == 0:
                self.keep()
        return self._known[key]

    def keep(self) -> None:
        """Save the games."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._known, ensure_ascii=False), "utf-8")


class Modelled(Pools):
    """Games drawn from the scale, of people named after their strengths; nothing is played."""

    grid = range(MOST + 1)

    def __init__(self, game: str) -> None:
        super().__init__(game, Plan((), games=10000), Path())

    def game(self, person: Side, strength: int, number: int) -> Played:
        """Draw the result of a game."""
        own, rng, scale = int(person.name), Random(f"{person.name} {strength} {number}"), self.scale
        chance, spread = win_chance(own, strength, scale), scale.spread_at(strength)
        error = (
            None if scale.errors is None else max(0.0, rng.gauss(*[between(at, own) for at in scale.errors]))
        )
        told = None if spread is None else rng.gauss(chance, spread)
        return float(rng.random() < chance), told, error

    def keep(self) -> None:
        """Keep nothing."""


def played(package: GamePackage, bots: Sequence[AnyBot], number: int, key: str, plan: Plan) -> Played:
    """Return the result of a game for its first player; each seat in turn starts a game.

    All random numbers depend on the key: with the dice of other people's games, all would share their luck.
    """
    game, values = package.game, package.seat_values
    session = Session(game, 2, game.options_type(**plan.options), number % 2)
    choose = bot_chooser(bots, [Random(f"{SEED} {key} seat {seat}") for seat in range(2)])
    errors = [0.0, 0.0]
    assert values is not None
    adjusted: float | None = None

    def weighed(view: Any, seat: Seat) -> Value:
        move = choose(view, seat)
        assert plan.by_errors is not None
        chances = dict(plan.by_errors(view, seat))
        errors[seat] += max(chances.values()) - chances[move]
        return move

    if plan.by_errors is not None and not isinstance(values, ViewValues):
        adjusted = values.values(session.state)[0]
    play(session, choose if plan.by_errors is None else weighed, Random(f"{SEED} {key} table"))
    if adjusted is not None:
        return won_shares(session.standings)[0], adjusted + errors[1] - errors[0], errors[0]
    if number < plan.analysed:
        adjusted = analyse(session, values).seats[0].adjusted
    return won_shares(session.standings)[0], adjusted, None


def career(pools: Pools, people: Sequence[Side], rng: Random) -> tuple[list[float], list[int]]:
    """Return a person's results, playing each game as one of ``people``, and the strengths after each.

    If errors are known, results are without luck: the share of wins is the same, and far more certain.
    """
    plan, rating, results, strengths = pools.plan, unknown(pools.scale), [], []
    for person in people:
        strength = rating.strength
        low, high = next(pair for pair in pairwise(pools.grid) if strength <= pair[1])
        at = high if rng.random() * (high - low) < strength - low else low
        result, told, error = pools.game(person, at, rng.randrange(plan.games))
        if plan.analysed:
            _, told, _ = pools.game(person, at, rng.randrange(plan.analysed))
        results.append(result if told is None or plan.analysed else told)
        rating = rating.after(RatedGame(at, result, told, error))
        strengths.append(rating.strength)
    return results, strengths


def lives(pools: Pools, people: Sequence[Side]) -> list[tuple[list[float], list[int]]]:
    rng = Random(f"{SEED} {people[0].name} {people[-1].name}")
    found = [career(pools, people, rng) for _ in range(PEOPLE)]
    pools.keep()
    return found


def fitting_rows(pools: Pools, people: Sequence[Side], changes: Sequence[tuple[str, str]]) -> str:
    """Return the tables of people who play against the adapting computer, and of those who change."""
    first, last = COUNTED
    usual: dict[str, float] = {}
    lines = [
        f"| person | wins in games {first} to {last} | in 3 to 10 | strength | varies by | demanded |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
    ]
    for person in people:
        found = lives(pools, [person] * last)
        share = mean(mean(results[first - 1 :]) for results, _ in found)
        early = mean(mean(results[2 : first - 1]) for results, _ in found)
        varies = mean(pstdev(strengths[first - 2 : -1]) for _, strengths in found)
        usual[person.name] = mean(mean(strengths[first - 2 : -1]) for _, strengths in found)
        kept = FITS[0] <= share <= FITS[1] and varies <= VARIES
        told = f"{100 * share:.1f} % | {100 * early:.1f} % | {usual[person.name]:.0f} | {varies:.1f}"
        lines.append(f"| {person.name} | {told} | 42-58 %, ≤ 8{'' if kept else ', missed'} |")
        print(lines[-1], flush=True)
    lines += ["", "| plays as | then as | strength ten games later | off by | demanded |"]
    lines += ["| --- | --- | ---: | ---: | --- |"]
    known = {person.name: person for person in people}
    for before, then in [(known[before], known[then]) for before, then in changes]:
        ends = [strengths[-1] for _, strengths in lives(pools, [before] * BEFORE + [then] * AFTER)]
        off = mean(abs(end - usual[then.name]) for end in ends)
        told = f"{mean(ends):.0f} of {usual[then.name]:.0f} | {off:.1f}"
        lines.append(f"| {before.name} | {then.name} | {told} | ≤ 10{'' if off <= NEAR else ', missed'} |")
        print(lines[-1], flush=True)
    return "\n".join([*lines, ""])


def weakest_rows(pools: Pools) -> str:
    """Return the table of beginners against the strength 0."""
    plan = pools.plan
    lines = ["| against 0 | games | share of wins | demanded |", "| --- | ---: | ---: | --- |"]
    for person in plan.habits:
        share = mean(pools.game(person, 0, number)[0] for number in range(plan.steps))
        missed = "" if share >= WEAKEST else ", missed"
        lines.append(f"| {person.name} | {plan.steps} | {100 * share:.1f} % | ≥ 35 %{missed} |")
        print(lines[-1], flush=True)
    pools.keep()
    return "\n".join([*lines, ""])


def step_rows(pools: Pools) -> str:
    """Return the table of strengths against those ten lower."""
    plan = pools.plan
    lines = ["| strength | against | share of wins | demanded |", "| ---: | ---: | ---: | --- |"]
    for strength in range(STEP, MOST + 1, STEP):
        person = Side(f"strength {strength}", pools.scale.bot(strength))
        found = [pools.game(person, strength - STEP, number) for number in range(plan.steps)]
        told = [adjusted for _, adjusted, _ in found if adjusted is not None]
        share = mean(told if plan.by_errors else [result for result, _, _ in found])
        pools.keep()
        missed = "" if share >= LEAST_STEP else ", missed"
        lines.append(f"| {strength} | {strength - STEP} | {100 * share:.1f} % | ≥ 52 %{missed} |")
        print(lines[-1], flush=True)
    return "\n".join([*lines, ""])


def modelled_rows(pools: Pools) -> str:
    """Return the tables of people who play by the scale."""
    people = [Side(f"{strength}", pools.scale.bot(strength)) for strength in MODELLED]
    return fitting_rows(Modelled(pools.package.info.id), people, MODELLED_CHANGES)


def people_rows(pools: Pools) -> str:
    """Return the tables of people who play real games."""
    weakest, second, *_ = [habit.name for habit in pools.plan.habits]
    changes = [(weakest, Level.FAIR), (weakest, Level.MASTER), (Level.MASTER, second)]
    return fitting_rows(pools, people_of(pools.package.info.id, pools.plan), changes)


TABLES: Final[Mapping[str, Callable[[Pools], str]]] = {
    "weakest": weakest_rows, "modelled": modelled_rows, "fits": people_rows, "steps": step_rows
}  # fmt: skip
"""The measurements, by the marks that enclose their tables."""


def main() -> None:
    """Play the missing games; print and write the requested tables."""
    names = [info.id for info in find_games() if load_package(info.id).scale is not None]
    parser = argparse.ArgumentParser(prog="python -m tests.strength.fitting", description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *names], help="all games unless named")
    parser.add_argument("--only", choices=TABLES, help="only one table")
    asked = parser.parse_args()
    for game in asked.game or names:
        plan: Plan = import_module(f"tests.games.{game}.rivals").FITTING
        pools = Pools(game, plan, ROOT / "build" / "fitting" / f"{game}.json")
        for mark in [asked.only] if asked.only else TABLES:
            print(game, mark, flush=True)
            write_marked(rulings(game), mark, TABLES[mark](pools))


if __name__ == "__main__":
    main()
