"""Fits the errors of the points that seats are expected to end with, for the chances of all seats together.

``python -m stolik.games.knaster.ai.train.spreads GAMES --seats 2`` plays GAMES games of the master with
itself and writes the result to ``data/spreads.json``, for two seats or, with four, for three and more. Before
each roll, the squared error of one seat's lead over another, minus the part that the next roll explains, is
fitted by the variance of the next roll.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from stolik.engine.bot import Level
from stolik.engine.coaching.learned_tables import to_text
from stolik.engine.driver import bot_chooser, playout_moves
from stolik.engine.float_sums import IN_ORDER
from stolik.games.knaster.ai.bots import BOTS
from stolik.games.knaster.ai.expected_points import Outlook, outlooks
from stolik.games.knaster.ai.valuation import CODE_CHANCES
from stolik.games.knaster.rules.rules import GAME
from stolik.games.knaster.rules.state import State

OUTPUT: Final = Path(__file__).parents[1] / "data" / "spreads.json"

ABOUT: Final = (
    "What the points that a seat is expected to end with are off by once the next roll is entered, as a "
    "variance, by the empty cells of the fullest sheet before that roll: base, and by_variance times the "
    "variance of the points that the next roll brings the seat; under 2 for two seats, under 4 for more."
)

SEED: Final = "kna"

STAGES: Final = ((1, 1), (2, 2), (3, 3), (4, 5), (6, 7), (8, 10), (11, 15), (16, 20), (21, 25))
"""The ranges of empty cells that are fitted together."""

VARIED: Final = 3
"""The number of empty cells beyond which the variance of the next roll tells nothing about the rest."""

SHARE: Final = 0.5
"""The share of each of two seats in the squared error of their lead."""


class Lead(NamedTuple):
    """The squared error of a lead, ``left`` after subtracting the part that the next roll explains.

    ``variance`` is that of the next roll, for both seats together.
    """

    empties: int
    variance: float
    left: float


def leads(seats: int, games: int) -> Iterator[Lead]:
    """Yield the leads before every roll except the last one, over some games."""
    choose = bot_chooser(
        [BOTS[Level.MASTER]] * seats, [Random(0)] * seats
    )  # the master plays nothing by chance
    for game in range(games):
        start: State = GAME.start(seats, GAME.options_type(), game % seats)
        before: list[State] = []
        end = start
        for move in playout_moves(GAME, start, choose, Random(f"{SEED}{seats} {game}")):
            if move.state.phase == "roll" and not move.state.last_roll:
                before.append(move.state)
            end = move.after
        scores = [sheet.score for sheet in end.sheets]
        for state in before:
            yield from leads_at(state, scores)


def leads_at(state: State, scores: Sequence[int]) -> Iterator[Lead]:
    """Yield the leads of all pairs of seats before a roll, given the final scores."""
    found = outlooks(state)
    least = min([each.empties for each in found])
    for one, other in combinations(range(len(found)), 2):
        yield _lead(least, found[one], found[other], scores[one] - scores[other])


def _lead(empties: int, one: Outlook, other: Outlook, ended: int) -> Lead:
    gaps = [first - second for first, second in zip(one.next_rolls, other.next_rolls, strict=True)]
    variance = _variance(one.next_rolls) + _variance(other.next_rolls)
    return Lead(empties, variance, (ended - one.points + other.points) ** 2 - _variance(gaps))


def _variance(points: Sequence[float]) -> float:
    chances = [chance for _, chance in CODE_CHANCES]
    mean = sum([chance * each for chance, each in zip(chances, points, strict=True)], IN_ORDER)
    return sum([chance * (each - mean) ** 2 for chance, each in zip(chances, points, strict=True)], IN_ORDER)


def fitted(found: Sequence[Lead]) -> tuple[list[float], list[float]]:
    """Return ``base`` and ``by_variance`` by the number of empty cells, 0 to 25; with 0 there is no error."""
    base, by_variance = [0.0] * 26, [0.0] * 26
    for low, high in STAGES:
        here = [lead for lead in found if low <= lead.empties <= high]
        slope = _slope(here) if high <= VARIED else 0.0
        rest = fmean([lead.left - slope * lead.variance for lead in here])
        for empties in range(low, high + 1):
            base[empties], by_variance[empties] = round(max(1.0, SHARE * rest), 1), round(slope, 2)
    return base, by_variance


def _slope(found: Sequence[Lead]) -> float:
    """Return the slope of the remaining squared errors over the variance, at least 0.

    The remaining errors are spread like the variance itself, so a lead counts less the greater that is.
    """
    usual = fmean([lead.variance for lead in found])
    weights = [1 / (usual + lead.variance) ** 2 for lead in found]
    total = sum(weights, IN_ORDER)
    variance = (
        sum([each * lead.variance for each, lead in zip(weights, found, strict=True)], IN_ORDER) / total
    )
    left = sum([each * lead.left for each, lead in zip(weights, found, strict=True)], IN_ORDER) / total
    across = along = 0.0
    for each, lead in zip(weights, found, strict=True):
        across += each * (lead.variance - variance) ** 2
        along += each * (lead.variance - variance) * (lead.left - left)
    return max(0.0, along / across)


def main() -> None:
    parser = ArgumentParser(description="Fit what the expected points of Circles are off by.")
    parser.add_argument("games", type=int)
    parser.add_argument("--seats", type=int, choices=(2, 4), required=True)
    asked = parser.parse_args()
    write(asked.seats, asked.games, list(leads(asked.seats, asked.games)))


def write(seats: int, games: int, found: Sequence[Lead]) -> None:
    """Fit and write the part for a number of seats; the rest of the table stays the same."""
    table = json.loads(OUTPUT.read_text(encoding="utf-8")) if OUTPUT.exists() else {}
    base, by_variance = fitted(found)
    content = {key: table[key] for key in ("2", "4") if key in table}
    content[str(seats)] = {"base": base, "by_variance": by_variance}
    played = {**table.get("arguments", {}).get("games", {}), str(seats): games}
    made_by = "stolik.games.knaster.ai.train.spreads"
    text = to_text(made_by, {"games": played, "seed": SEED}, ABOUT, dict(sorted(content.items())))
    OUTPUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
