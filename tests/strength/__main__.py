"""``python -m tests.strength [GAME ...] [--short]``: the strength of the bots, as a table in ``rulings.md``.

The table between two marks in each game's file is rewritten. It is based on 2,000 games per row unless the
game's rivals set another number, spread over the cores; with ``--short`` on 40 games, and only printed. Each
share of wins is given with one standard error.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final

from stolik.engine.game_library import find_games
from stolik.engine.spawned_processes import deaf_pool

from tests.marked import rulings, write_marked
from tests.strength.contest import Contest, Outcome, contests_of, games_of, joined, play

SHORT: Final = 40
SEED: Final = 1
PART: Final = 50


def main() -> None:
    """Play, print and write the requested tables."""
    names = [info.id for info in find_games()]
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("game", nargs="*", choices=[[], *names], help="all games unless named")
    parser.add_argument("--short", action="store_true", help="few games, and nothing is written")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--games", type=int, help="number of games per row (default: set by the game)")
    parser.add_argument("--cores", type=int, help="number of cores to use (default: all)")
    asked = parser.parse_args()
    with deaf_pool(asked.cores) as pool:
        for game in asked.game or names:
            rows = _rows(pool, game, asked.games or (SHORT if asked.short else None), asked.seed)
            print(f"{game}\n\n{rows}", flush=True)
            if not asked.short:
                write_marked(rulings(game), "strength", rows)


def _rows(pool: ProcessPoolExecutor, game: str, games: int | None, seed: int) -> str:
    """Return the table of all contests of a game; by default, the game sets the number of games per row."""
    contests = contests_of(game)
    waiting = []
    for number, contest in enumerate(contests):
        last = games or contest.games or games_of(game)
        parts = [(at, min(at + PART, last)) for at in range(0, last, PART)]
        waiting.append([pool.submit(play, game, number, seed, *part) for part in parts])
    outcomes = [joined([part.result() for part in parts]) for parts in waiting]
    big = any(any(outcome.big) for outcome in outcomes)
    columns = ["players", "games", "share of wins", *["big points"] * big, "mean scores", "demanded"]
    lines = ["| " + " | ".join(columns) + " |", "| --- | ---: |" + " --- |" * (len(columns) - 2)]
    lines += [_row(*each, big=big) for each in zip(contests, outcomes, strict=True)]
    return "\n".join([*lines, ""])


def _with_error(share: float, games: int) -> str:
    """Return a share of wins as text, with its error, which assumes one more win and one more loss."""
    likely = (share * games + 1) / (games + 2)
    return f"{100 * share:.1f} ± {100 * sqrt(likely * (1 - likely) / (games + 2)):.1f} %"


def _row(contest: Contest, outcome: Outcome, *, big: bool) -> str:
    alone = len(contest.sides) == 1
    names = " – ".join([side.name for side in contest.sides]) + (", alone" if alone else "")
    shares = "" if alone else " – ".join([_with_error(share, outcome.games) for share in outcome.wins])
    means = " – ".join([f"{mean:.1f}" for mean in outcome.means])
    if big:
        means = " – ".join([f"{mean:.2f}" for mean in outcome.big]) + " | " + means
    return f"| {names} | {outcome.games:,} | {shares} | {means} | {_demand(contest, outcome)} |"


def _demand(contest: Contest, outcome: Outcome) -> str:
    """Return what the first player or the whole table has to reach, and whether it did."""
    wins, last, out = (100 * share for share in (outcome.wins[0], outcome.last[0], outcome.out))
    demands: Sequence[tuple[float, float | None, str]] = (
        (wins, contest.least and 100 * contest.least, "≥ {:.3g} %"),
        (outcome.big[0], contest.least_big, "≥ {:.1f} big"),
        (outcome.means[0], contest.least_mean, "≥ {:.0f}"),
        (
            100 - last,
            contest.most_last and 100 - 100 * contest.most_last,
            f"not last in {100 - last:.1f} % ≥ {{:.0f}} %",
        ),
        (out, contest.least_out and 100 * contest.least_out, f"out in {out:.1f} % ≥ {{:.0f}} %"),
    )
    found = [
        text.format(least) + ("" if reached >= least else ", missed")
        for reached, least, text in demands
        if least is not None
    ]
    return ", ".join(found)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit(130) from None
