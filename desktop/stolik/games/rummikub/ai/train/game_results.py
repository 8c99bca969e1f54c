"""Collects how games of the master with itself end, which is how the other game of a match is assumed to end.

``python -m stolik.games.rummikub.ai.train.game_results GAMES`` plays GAMES games at two, three and four seats
and writes their small points, the winner's first, to ``data/game_results.json``.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.engine.coaching.learned_tables import to_text
from stolik.engine.driver import bot_chooser, playout
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME

OUTPUT: Final = Path(__file__).parents[1] / "data" / "game_results.json"

ABOUT: Final = (
    "How games of the master with itself ended, by number of seats: for each game the small points of all "
    "seats, the winner's first, then the others' from the most to the fewest."
)

SEED: Final = "results"


def results(seats: int, games: int) -> list[list[int]]:
    """Return the small points of some games, the winner's first and then the others', most first."""
    choose = bot_chooser(
        [BOTS[Level.MASTER]] * seats, [Random(0)] * seats
    )  # the master plays nothing by chance
    found = []
    for game in range(games):
        start = GAME.start(seats, Options(games_per_match=1), game % seats)
        end, _ = playout(GAME, start, choose, Random(f"{SEED} {seats} {game}"))
        (result,) = end.results
        points = result.small_points
        others = [own for seat, own in enumerate(points) if seat != result.winner]
        found.append([points[result.winner], *sorted(others, reverse=True)])
    return found


def main() -> None:
    parser = ArgumentParser(description="Collect how games of Rummikub's master with itself end.")
    parser.add_argument("games", type=int, help="games for each number of seats")
    asked = parser.parse_args()
    content = {"results": {str(seats): results(seats, asked.games) for seats in (2, 3, 4)}}
    made_by = "stolik.games.rummikub.ai.train.game_results"
    text = to_text(made_by, {"games": asked.games, "seed": SEED}, ABOUT, content)
    OUTPUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
