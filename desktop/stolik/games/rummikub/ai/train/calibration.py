"""Measures how far the chances that the master tells are from the truth, and corrects them in its table.

``python -m stolik.games.rummikub.ai.train.calibration GAMES`` plays so many games of the master with itself
at two, three and four seats (``--seats`` names some of them), and writes into ``data/position_values.json``
by how much the logarithm of the odds is shifted in each phase of the game, so that as much is told as is
won. With ``--others LEVEL`` one master plays among others of that level, and what is shifted besides for
their level is written. What the table shifts already is corrected: the moves hardly depend on it, so it may
be run again with more games.

With ``--check`` it plays other games, writes nothing and prints what is told and what is won, with twice the
standard error over games; then ``--others`` may name several levels, which sit down in turn, and ``--own``
the level by which the seats that tell are played. Where that is the level of the others too, all seats tell,
and the opponents' levels aren't known. Two players play matches of two games, as what the master plays hangs
on the points of the first one.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random
from typing import Final, Literal, NamedTuple, cast, get_args

from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat, Value
from stolik.engine.learned_tables import to_text
from stolik.games.rummikub.ai.bots import BOTS, aside
from stolik.games.rummikub.ai.position_values import Phase, phase_of, shift_among, shifted
from stolik.games.rummikub.ai.train.position_values import ABOUT, OUTPUT
from stolik.games.rummikub.ai.train.samples import played_out
from stolik.games.rummikub.ai.valuation import ranked_candidates
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State

FEWEST: Final = 100
"""In fewer games a phase tells too little of itself."""

SURE: Final = 1e-6

MOST: Final = 6.0
"""By more nothing is shifted."""

UNUSED: Final = Random(0)
"""No level plays by chance."""


class Told(NamedTuple):
    """A decision: its game, the chance told, and whether the game was won."""

    game: int
    chance: float
    won: bool


def told(
    seats: int, games: int, seed: str, own: Level = Level.MASTER, others: Sequence[Level] = (Level.MASTER,)
) -> dict[Phase, list[Told]]:
    """Return what the valuation told in so many games, at least, by phase; going out is left out.

    One seat in turn is played by ``own`` and tells; the next ones have the levels ``others``, over and over.
    If these are its own, all tell. As many games again have a short bank, and only what was told with an
    empty one counts.
    """
    found: dict[Phase, list[Told]] = defaultdict(list)
    per_match: Literal[1, 2] = 2 if seats == 2 else 1
    matches = -(-games // per_match)
    for match in range(2 * matches):
        short = match >= matches
        mine = match // seats % seats
        after = [others[step % len(others)] for step in range(seats - 1)]
        levels = (*after[seats - 1 - mine :], own, *after[: seats - 1 - mine])
        teller = None if set(levels) == {own} else mine
        start = GAME.start(seats, Options(turn_seconds=None, games_per_match=per_match), match % seats)
        rng = Random(f"{seed} {seats} {match}")
        for phase, game, each in _told_in(start, levels, teller, rng, short=short):
            if not short or phase == "bank_empty":
                found[phase].append(each._replace(game=per_match * match + game))
    return found


def _told_in(
    start: State, levels: Sequence[Level], teller: Seat | None, rng: Random, *, short: bool
) -> list[tuple[Phase, int, Told]]:
    """Return what was told in a match, with the phase and the number of the game.

    The ``teller`` knows the levels; where it is ``None`` all tell, and take each other for masters.
    """
    seen: list[tuple[Phase, int, Seat, float]] = []

    def choose(view: State, seat: Seat) -> Value:
        if view.phase != "turn":
            return cast("Value", aside(view, seat))
        if teller in (None, seat):
            best, estimate = ranked_candidates(view, seat)[0]
            if best.rack:
                more = shift_among(view, seat, () if teller is None else levels)
                seen.append((phase_of(view, seat), view.game, seat, shifted(estimate.chance, more)))
            if levels[seat] == Level.MASTER:
                return cast("Value", best.move)
        return cast("Value", BOTS[levels[seat]].choose(view, seat, UNUSED, GENEROUS_DEADLINE))

    results = played_out(start, choose, rng, short=short).results
    return [
        (phase, game, Told(game, chance, seat == results[game - 1].winner))
        for phase, game, seat, chance in seen
    ]


def shift(decisions: Sequence[Told]) -> float:
    """Return what is to be added to the logarithms of the odds told, so that the mean is what was won."""
    if not decisions:
        return 0.0
    won = sum([each.won for each in decisions]) / len(decisions)
    odds = [log(chance / (1 - chance)) for each in decisions if SURE < (chance := each.chance) < 1 - SURE]
    low, high = -MOST, MOST
    for _ in range(40):
        middle = (low + high) / 2
        if sum([1 / (1 + exp(-each - middle)) for each in odds], IN_ORDER) / len(odds) < won:
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
    bias = sum(by_game.values(), IN_ORDER) / count
    error = sum([gap * gap for gap in by_game.values()], IN_ORDER) ** 0.5 / count
    chance = sum([each.chance for each in decisions], IN_ORDER) / count
    return (
        f"{seats} seats, {phase}: {count} decisions, told {100 * chance:.1f}, "
        f"won {100 * (chance - bias):.1f}, bias {100 * bias:+.1f} ± {200 * error:.1f}"
    )


def corrected(before: Mapping[Phase, float], by_phase: Mapping[Phase, Sequence[Told]]) -> dict[Phase, float]:
    """Return the shifts by phase, after what was told with those before.

    A phase that came up in few games is shifted by what all phases with a bank together need; an empty bank
    is a case of its own.
    """
    empty: Phase = "bank_empty"
    together = [each for phase, found in by_phase.items() if phase != empty for each in found]
    shifts: dict[Phase, float] = {}
    for phase in get_args(Phase):
        own = by_phase.get(phase, ())
        enough = phase == empty or len({each.game for each in own}) >= FEWEST
        shifts[phase] = round(before.get(phase, 0.0) + shift(own if enough else together), 3)
    return shifts


def main() -> None:
    """Play, and correct the table or print how true it is.

    Raises:
        SystemExit: What is asked for has no place in the table.
    """
    master = Level.MASTER
    parser = ArgumentParser(description="Calibrate the chances that Rummikub's master tells.")
    parser.add_argument("games", type=int, help="games for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--check", action="store_true", help="print how true the table is, and write nothing")
    parser.add_argument("--own", type=Level, choices=Level, default=master, help="with --check only")
    parser.add_argument("--others", type=Level, choices=Level, nargs="+", default=[master])
    asked = parser.parse_args()
    if not asked.check and (asked.own != master or len(asked.others) > 1):
        parser.error("the table is corrected for one master among others of one level")
    table = json.loads(OUTPUT.read_text(encoding="utf-8"))
    calibrated = dict(table["arguments"].get("calibrating_games", {}))
    for seats in map(str, asked.seats):
        seed = "check" if asked.check else "calibrate"
        by_phase = told(int(seats), asked.games, seed, asked.own, asked.others)
        for phase, decisions in sorted(by_phase.items()):
            print(line(int(seats), phase, decisions), flush=True)
        (level, *_) = asked.others
        if level == master:
            table["shifts"][seats] = corrected(table["shifts"].get(seats, {}), by_phase)
            calibrated[seats] = asked.games
        else:
            levels = table["levels"].setdefault(seats, {})
            levels[level] = corrected(levels.get(level, {}), by_phase)
            calibrated[f"{seats} {level}"] = asked.games
    if asked.check:
        return
    arguments = {**table["arguments"], "calibrating_games": calibrated}
    head = ("format", "version", "made_by", "arguments", "about")
    content = {key: value for key, value in table.items() if key not in head}
    OUTPUT.write_text(to_text(table["made_by"], arguments, ABOUT, content), encoding="utf-8")


if __name__ == "__main__":
    main()
