"""``python -m tests.strength.fitting [GAME ...]``: whether a computer that fits is beaten every second game.

Simulated people play against the computer that their rating asks for: the four levels, five mixtures of them,
and two habits of beginners. Their careers are resampled from real games: of each kind of person against each
of the strengths 0, 10, ..., 100 there are as many as the plan says, each played at the first need; between
two strengths one is drawn in proportion. The tables stand between two marks in each game's ``rulings.md``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, Final, TypeAlias

from stolik.analysis.analysis import analyse
from stolik.analysis.rating import RatedGame, Rating
from stolik.engine.bot import AnyBot, Level
from stolik.engine.coaching.seat_values import won_shares
from stolik.engine.coaching.strength import MOST, STEP, Scale
from stolik.engine.coaching.view_values import ViewValues
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game import Seat, Value
from stolik.engine.game_library import find_games, load_package
from stolik.engine.package import GamePackage
from stolik.engine.session import Session

from tests.marked import ROOT, rulings, write_marked
from tests.strength.contest import Side

PEOPLE: Final = 200
SEED: Final = 1
FITS: Final = (0.45, 0.55)
LEAST_STEP: Final = 0.52

FEW: Final = 6
"""The games of a kind of person against a strength that are enough until the games of a career count.

They are enough as well for bare results where those stand beside; where more were played, more are used.
"""

KEPT_EVERY: Final = 50

Chances: TypeAlias = Callable[[Any, Seat], Sequence[tuple[Any, float]]]
"""The options of a seat with the chance to win that each leaves."""

Played: TypeAlias = tuple[float, float | None]
"""The result of a person's game, and without luck; ``None`` where that wasn't worked out."""


class Mixed:
    """Plays as one of two, drawn anew at every decision."""

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
    """What a game's ``rivals`` say of the measurement, as ``FITTING``.

    ``habits`` are two beginners, ``counted`` the first and the last game of a career whose wins count, and
    ``games`` are those of a kind of person against a strength, ``steps`` those between two strengths where
    these are others. The result without luck is that by the errors of all decisions (``by_errors``;
    revaluations left out), or by an analysis of some games (``analysed``).
    """

    habits: tuple[Side, Side]
    counted: tuple[int, int] = (11, 30)
    games: int = 120
    steps: int = 0
    by_errors: Chances | None = None
    analysed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)


def people_of(game: str, plan: Plan) -> list[Side]:
    """Return the kinds of people: the levels, habits, and mixtures of two levels."""
    bots = load_package(game).bots
    mixed = [Side(f"{one}, {other}", Mixed(bots[one], bots[other])) for one, other in MIXED]
    return [*[Side(str(level), bot) for level, bot in bots.items()], *plan.habits, *mixed]


class Pools:
    """Real games of people against strengths, played at the first need and kept in a file."""

    def __init__(self, game: str, plan: Plan, file: Path) -> None:
        self.package: Final = load_package(game)
        assert self.package.scale is not None, game
        self.scale: Final[Scale] = self.package.scale
        self.plan: Final = plan
        self._file = file
        self._known: dict[str, Played] = json.loads(file.read_text("utf-8")) if file.exists() else {}

    def game(self, person: Side, strength: int, number: int) -> Played:
        """Return what came of a game of a person against a strength."""
        key = f"{person.name} – {strength}, {number}"
        if key not in self._known:
            bots = [person.bot, self.scale.bot(strength)]
            self._known[key] = played(self.package, bots, number, key, self.plan)
            if len(self._known) % KEPT_EVERY == 0:
                self.keep()
        return self._known[key]

    def known(self, person: Side, strength: int) -> int:
        """Return how many games of a person against a strength were played one after the other."""
        return next(at for at in count() if f"{person.name} – {strength}, {at}" not in self._known)

    def keep(self) -> None:
        """Write the games to the file."""
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._known, ensure_ascii=False), "utf-8")


def played(package: GamePackage, bots: Sequence[AnyBot], number: int, key: str, plan: Plan) -> Played:
    """Return what came of a game for its first player; games open from each seat in turn.

    All chance comes from the key: were the dice those of other people's games, all would share their luck.
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
        adjusted += errors[1] - errors[0]
    elif number < plan.analysed:
        adjusted = analyse(session, values).seats[0].adjusted
    return won_shares(session.standings)[0], adjusted


def career(
    pools: Pools, person: Side, games: int, rng: Random, *, adjusted: bool, beside: bool
) -> tuple[list[float], Rating]:
    """Return the results of a person against the computer that fits, and what they told in the end.

    Where errors are reckoned, results are without luck: the share of wins is the same, and far surer.
    """
    plan, rating, results = pools.plan, Rating(pools.scale), []
    for number in range(1, games + 1):
        strength = rating.fitting
        low = strength - strength % STEP
        at = low + STEP * (rng.random() * STEP < strength % STEP)
        known = plan.games
        if number < plan.counted[0] or beside:
            known = min(known, max(FEW, pools.known(person, at)))
        result, told = pools.game(person, at, rng.randrange(known))
        if adjusted and plan.analysed:
            _, told = pools.game(person, at, rng.randrange(plan.analysed))
        results.append(result if told is None or plan.analysed else told)
        rating = rating.after(RatedGame(at, result, told if adjusted else None))
    return results, rating


def lives(pools: Pools, person: Side, *, adjusted: bool, beside: bool) -> tuple[float, float, float]:
    """Return the share of wins that counts, and the mean rating in the end with its uncertainty."""
    first, last = pools.plan.counted
    rng = Random(f"{SEED} {person.name}")
    found = [career(pools, person, last, rng, adjusted=adjusted, beside=beside) for _ in range(PEOPLE)]
    wins = mean(mean(results[first - 1 :]) for results, _ in found)
    return wins, mean(rating.strength for _, rating in found), mean(rating.deviation for _, rating in found)


def fitting_rows(pools: Pools, game: str, plan: Plan, kinds: int | None) -> str:
    """Return the table of people who play against the computer that fits."""
    first, last = plan.counted
    by_luck = plan.by_errors is not None or plan.analysed > 0
    lines = [
        f"| person | wins in games {first} to {last} | rating in the end | by bare results | demanded |",
        "| --- | ---: | ---: | ---: | --- |",
    ]
    for person in people_of(game, plan)[:kinds]:
        share, strength, deviation = lives(pools, person, adjusted=by_luck, beside=False)
        bare = lives(pools, person, adjusted=False, beside=True)[0] if by_luck else share
        missed = "" if FITS[0] <= share <= FITS[1] else ", missed"
        pools.keep()
        told = f"{100 * share:.1f} % | {strength:.0f} ± {deviation:.0f} | {100 * bare:.1f} %"
        row = f"| {person.name} | {told} | 45-55 %{missed} |"
        print(row, flush=True)
        lines.append(row)
    return "\n".join([*lines, ""])


def step_rows(pools: Pools, plan: Plan) -> str:
    """Return the table of strengths against those ten steps below."""
    lines = ["| strength | against | share of wins | demanded |", "| ---: | ---: | ---: | --- |"]
    for strength in range(STEP, MOST + 1, STEP):
        person = Side(f"strength {strength}", pools.scale.bot(strength))
        games = plan.steps or plan.games
        found = [pools.game(person, strength - STEP, number) for number in range(games)]
        told = [adjusted for _, adjusted in found if adjusted is not None]
        share = mean(told if plan.by_errors else [result for result, _ in found])
        pools.keep()
        missed = "" if share >= LEAST_STEP else ", missed"
        row = f"| {strength} | {strength - STEP} | {100 * share:.1f} % | ≥ 52 %{missed} |"
        print(row, flush=True)
        lines.append(row)
    return "\n".join([*lines, ""])


def main() -> None:
    """Play what is missing, print, and write what was asked for."""
    names = [info.id for info in find_games() if load_package(info.id).scale is not None]
    parser = argparse.ArgumentParser(prog="python -m tests.strength.fitting", description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *names], help="all games unless named")
    parser.add_argument("--people", type=int, help="so many kinds, and nothing is written")
    asked = parser.parse_args()
    for game in asked.game or names:
        plan: Plan = import_module(f"tests.games.{game}.rivals").FITTING
        pools = Pools(game, plan, ROOT / "build" / "fitting" / f"{game}.json")
        print(game, flush=True)
        fits = fitting_rows(pools, game, plan, asked.people)
        rows = "\n".join([fits, step_rows(pools, plan)])
        if asked.people is not None:
            continue
        write_marked(rulings(game), "fits", rows)


if __name__ == "__main__":
    main()
