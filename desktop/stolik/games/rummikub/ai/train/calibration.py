"""Measures how far the chances that the master tells are from the truth, and corrects them in its table.

``python -m stolik.games.rummikub.ai.train.calibration GAMES`` plays so many games of the master with itself
at two, three and four seats (``--seats`` names some of them), and writes into ``data/position_values.json``
by how much the logarithm of the odds is shifted in each phase of the game, so that as much is told as is
won. What the table shifts already is corrected: the moves hardly depend on it, so it may be run again with
more games. With ``--check`` it plays other games, writes nothing and prints what is told and what is won,
with twice the standard error over games; with ``--others LEVEL`` one seat of the master among others of a
level. Two players play matches of two games, as what the master plays hangs on the points of the first one.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import Final, Literal, NamedTuple, cast

from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.game import Seat, Value
from stolik.engine.learned_tables import to_text
from stolik.games.rummikub.ai.bots import BOTS, aside
from stolik.games.rummikub.ai.position_values import Phase, phase_of
from stolik.games.rummikub.ai.train.position_values import ABOUT, OUTPUT
from stolik.games.rummikub.ai.train.samples import played_out
from stolik.games.rummikub.ai.valuation import ranked_candidates
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State

FEWEST: Final = 150
"""Phases with fewer decisions are left as they are."""

SURE: Final = 1e-6

UNUSED: Final = Random(0)
"""No level plays by chance."""


class Told(NamedTuple):
    """A decision: its game, the chance told, and whether the game was won."""

    game: int
    chance: float
    won: bool


def told(seats: int, games: int, seed: str, others: Level = Level.MASTER) -> dict[Phase, list[Told]]:
    """Return what the master told in so many games, at least, by phase; going out is left out.

    It plays with itself, or at one seat in turn with others of a level. As many games again have a short
    bank, and only what was told with an empty one counts.
    """
    found: dict[Phase, list[Told]] = defaultdict(list)
    per_match: Literal[1, 2] = 2 if seats == 2 else 1
    matches = -(-games // per_match)
    for match in range(2 * matches):
        short = match >= matches
        rng = Random(f"{seed} {seats} {match}")
        own = match // seats % seats
        seen: list[tuple[Phase, int, Seat, float]] = []

        def choose(
            view: State, seat: Seat, seen: list[tuple[Phase, int, Seat, float]] = seen, own: Seat = own
        ) -> Value:
            if view.phase != "turn":
                return cast("Value", aside(view, seat))
            if seat != own and others != Level.MASTER:
                return cast("Value", BOTS[others].choose(view, seat, UNUSED, GENEROUS_DEADLINE))
            best, estimate = ranked_candidates(view, seat)[0]
            if best.rack:
                seen.append((phase_of(view, seat), view.game, seat, estimate.chance))
            return cast("Value", best.move)

        start = GAME.start(seats, Options(turn_seconds=None, games_per_match=per_match), match % seats)
        results = played_out(start, choose, rng, short=short).results
        for phase, game, seat, chance in seen:
            if not short or phase == "bank_empty":
                won = seat == results[game - 1].winner
                found[phase].append(Told(per_match * match + game, chance, won))
    return found


def shift(decisions: Sequence[Told]) -> float:
    """Return what is to be added to the logarithms of the odds told, so that the mean is what was won."""
    won = sum([each.won for each in decisions]) / len(decisions)
    odds = [log(chance / (1 - chance)) for each in decisions if SURE < (chance := each.chance) < 1 - SURE]
    low, high = -3.0, 3.0
    for _ in range(40):
        middle = (low + high) / 2
        if sum([1 / (1 + exp(-each - middle)) for each in odds]) / len(odds) < won:
            low = middle
        else:
            high = middle
    return round(low, 3)


def line(seats: int, phase: str, decisions: Sequence[Told]) -> str:
    """Return what was told and won, in per cent, with the difference and twice its standard error."""
    by_game: dict[int, float] = defaultdict(float)
    for each in decisions:
        by_game[each.game] += each.chance - each.won
    count = len(decisions)
    bias = sum(by_game.values()) / count
    error = sum([gap * gap for gap in by_game.values()]) ** 0.5 / count
    chance = sum([each.chance for each in decisions]) / count
    return (
        f"{seats} seats, {phase}: {count} decisions, told {100 * chance:.1f}, "
        f"won {100 * (chance - bias):.1f}, bias {100 * bias:+.1f} ± {200 * error:.1f}"
    )


def main() -> None:
    """Play, and correct the table or print how true it is."""
    parser = ArgumentParser(description="Calibrate the chances that Rummikub's master tells.")
    parser.add_argument("games", type=int, help="games for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--check", action="store_true", help="print how true the table is, and write nothing")
    parser.add_argument("--others", type=Level, choices=Level, default=Level.MASTER, help="with --check only")
    asked = parser.parse_args()
    table = json.loads(OUTPUT.read_text(encoding="utf-8"))
    before = table.get("shifts", {})
    shifts: dict[str, dict[Phase, float]] = dict(before)
    for seats in asked.seats:
        by_phase = told(seats, asked.games, *(("check", asked.others) if asked.check else ("calibrate",)))
        for phase, decisions in sorted(by_phase.items()):
            print(line(seats, phase, decisions), flush=True)
        mine = before.get(str(seats), {})
        shifts[str(seats)] = mine | {
            phase: round(mine.get(phase, 0.0) + shift(decisions), 3)
            for phase, decisions in sorted(by_phase.items())
            if len(decisions) >= FEWEST
        }
    if asked.check:
        return
    games = dict(table["arguments"].get("calibrating_games", {}))
    games |= dict.fromkeys(map(str, asked.seats), asked.games)
    arguments = {**table["arguments"], "calibrating_games": games}
    head = ("format", "version", "made_by", "arguments", "about")
    content = {key: value for key, value in table.items() if key not in head}
    text = to_text(table["made_by"], arguments, ABOUT, {**content, "shifts": shifts})
    OUTPUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
