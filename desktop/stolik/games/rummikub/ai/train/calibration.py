"""Measures how far the master's chances are from the truth, and corrects them in its table.

``python -m stolik.games.rummikub.ai.train.calibration GAMES`` plays GAMES games of the master with itself at
two, three and four seats (``--seats`` selects some of them). It writes to ``data/position_values.json`` how
much to shift the log-odds in each phase of the game to make the chances equal to the share of wins. Shifts
that the table already has are corrected; moves hardly depend on them, so it may be run again with more games.
With ``--check`` it plays other games, writes nothing, and prints the chances told and the share of wins, with
twice the standard error over games.

Two players are told the chance to win the match, which has one game (``--kind game``) or two (``--kind
match``). So there, the share of wins is what a game's points mean for the match, and in every second game the
points of a first game are known. Masters never come to an empty bank at two seats. So as many games again are
played by two players who draw in most turns although they could lay, until the bank is empty, and by masters
from there. At three and four seats, most of the bank is taken away in these games.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice
from math import exp, log
from random import Random
from typing import Final, Literal, NamedTuple, cast, get_args

from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.coaching.learned_tables import to_text
from stolik.engine.driver import Chooser, playout
from stolik.engine.float_sums import IN_ORDER
from stolik.engine.game import Seat, Value
from stolik.games.rummikub.ai.bots import BOTS, aside
from stolik.games.rummikub.ai.position_values import Phase, phase_of
from stolik.games.rummikub.ai.train.position_values import ABOUT, OUTPUT
from stolik.games.rummikub.ai.train.samples import played_out
from stolik.games.rummikub.ai.valuation import decided_by_points, ranked_candidates, share_for_points
from stolik.games.rummikub.rules.moves import Draw
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State

FEWEST: Final = 100
"""The number of games below which a phase tells too little about itself."""

SURE: Final = 1e-6

MOST: Final = 6.0
"""The largest shift."""

UNUSED: Final = Random(0)
"""A generator that no level uses, because none plays at random."""

LAYING: Final = (0.2, 0.35, 0.5)
"""The shares of turns in which players who play until the bank is empty lay tiles, one drawn per game."""

Kind = Literal["game", "match"]


class Told(NamedTuple):
    """A decision: its game, the chance told, and the share of the win in the end."""

    game: int
    chance: float
    won: float


def told(seats: int, games: int, seed: str, kind: Kind = "game") -> dict[Phase, list[Told]]:
    """Return the chances that the valuation told in ``games`` games, by phase and without going out.

    As many games again come to an empty bank; of these, only the chances told from then on count.
    """
    found: dict[Phase, list[Told]] = defaultdict(list)
    befores = list(islice(_first_games(seed), games // 2)) if kind == "match" else []
    for number in range(2 * games):
        at_the_end = number >= games
        start = befores[number // 2 % len(befores)] if befores and number % 2 else _start(seats, number, kind)
        rng = Random(f"{seed} {seats} {number}")
        for phase, each in _told_in(start, rng, at_the_end=at_the_end):
            if not at_the_end or phase == "bank_empty":
                found[phase].append(each._replace(game=number))
    return found


def _start(seats: int, number: int, kind: Kind) -> State:
    options = Options(turn_seconds=None, games_per_match=2 if kind == "match" else 1)
    start: State = GAME.start(seats, options, number % seats)
    return start


def _master(view: State, seat: Seat) -> Value:
    return cast("Value", BOTS[Level.MASTER].choose(view, seat, UNUSED, GENEROUS_DEADLINE))


def _first_games(seed: str) -> Iterator[State]:
    """Yield the positions between two games of a match of two players."""
    for number in count():
        yield _played_on(_start(2, number, "match"), _master, Random(f"{seed} first {number}"))


def _played_on(state: State, choose: Chooser, rng: Random) -> State:
    """Play the present game to its end, and return the position after it."""
    games = len(state.results) + 1
    end: State = playout(GAME, state, choose, rng, until=lambda now: len(now.results) == games)[0]
    return end


def _to_an_empty_bank(state: State, rng: Random) -> State:
    """Play with two players who only lay in some of their turns until the bank is empty or the game ends."""
    laying, games = rng.choice(LAYING), len(state.results) + 1
    levels = [rng.choice((Level.FAIR, Level.SHARP, Level.MASTER)) for _ in range(state.seats)]

    def choose(view: State, seat: Seat) -> Value:
        if view.phase == "turn" and view.bank and rng.random() > laying:
            return cast("Value", Draw())
        return cast("Value", BOTS[levels[seat]].choose(view, seat, UNUSED, GENEROUS_DEADLINE))

    def stops(now: State) -> bool:
        return len(now.results) == games or (now.phase == "turn" and not now.bank)

    end: State = playout(GAME, state, choose, rng, until=stops)[0]
    return end


def _told_in(state: State, rng: Random, *, at_the_end: bool) -> list[tuple[Phase, Told]]:
    """Return the chances told in a game, each with its phase."""
    seen: list[tuple[Phase, Seat, float]] = []

    def choose(view: State, seat: Seat) -> Value:
        if view.phase != "turn":
            return cast("Value", aside(view, seat))
        best, estimate = ranked_candidates(view, seat)[0]
        if best.rack:
            chance = estimate.worth if view.seats == 2 else estimate.chance
            seen.append((phase_of(view, seat), seat, chance))
        return cast("Value", best.move)

    before, games = state, len(state.results) + 1
    if at_the_end and state.seats == 2:
        state = _to_an_empty_bank(state, rng)
    if len(state.results) < games:
        short = at_the_end and state.seats > 2
        state = played_out(state, choose, rng, short=True) if short else _played_on(state, choose, rng)
    result = state.results[-1]
    won = [float(seat == result.winner) for seat in range(state.seats)]
    if decided_by_points(before):
        won = [share_for_points(before, seat, result.small_points[seat]) for seat in range(2)]
    return [(phase, Told(0, chance, won[seat])) for phase, seat, chance in seen]


def shift(decisions: Sequence[Told]) -> float:
    """Return the number to add to the log-odds told to make the mean chance equal to the share of wins.

    Chances that were told as certain are left out, because nothing can correct them.
    """
    unsure = [each for each in decisions if SURE < each.chance < 1 - SURE]
    if not unsure:
        return 0.0
    won = sum([each.won for each in unsure], IN_ORDER) / len(unsure)
    odds = [log(each.chance / (1 - each.chance)) for each in unsure]
    low, high = -MOST, MOST
    for _ in range(40):
        middle = (low + high) / 2
        if sum([1 / (1 + exp(-each - middle)) for each in odds], IN_ORDER) / len(odds) < won:
            low = middle
        else:
            high = middle
    return round(low, 3)


def line(seats: int, phase: str, decisions: Sequence[Told]) -> str:
    """Return the chance told, the share of wins, the difference and twice its standard error, in percent."""
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
    """Return the new shifts by phase, given the chances told with the shifts ``before``.

    A phase that occurred in few games is shifted by what all phases with a bank need together; an empty bank
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
    parser = ArgumentParser(description="Calibrate the chances that Rummikub's master tells.")
    parser.add_argument("games", type=int, help="games for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--kind", choices=get_args(Kind), nargs="+", default=get_args(Kind))
    parser.add_argument("--check", action="store_true", help="print how true the table is, and write nothing")
    asked = parser.parse_args()
    table = json.loads(OUTPUT.read_text(encoding="utf-8"))
    calibrated = dict(table["arguments"].get("calibrating_games", {}))
    for seats in asked.seats:
        kinds: Sequence[Kind] = asked.kind if seats == 2 else ("game",)
        for kind in kinds:
            by_phase = told(seats, asked.games, "check" if asked.check else "calibrate", kind)
            for phase, decisions in sorted(by_phase.items()):
                print(line(seats, f"{kind}, {phase}", decisions), flush=True)
            shifts, key = (table["told"], kind) if seats == 2 else (table["shifts"], str(seats))
            shifts[key] = corrected(shifts.get(key, {}), by_phase)
            calibrated[f"2 {kind}" if seats == 2 else key] = asked.games
    if asked.check:
        return
    arguments = {**table["arguments"], "calibrating_games": calibrated}
    head = ("format", "version", "made_by", "arguments", "about")
    content = {key: value for key, value in table.items() if key not in head}
    OUTPUT.write_text(to_text(table["made_by"], arguments, ABOUT, content), encoding="utf-8")


if __name__ == "__main__":
    main()
