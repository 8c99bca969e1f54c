"""Counts how often someone goes out before a seat's next turn, in games of the master with itself.

``python -m stolik.games.rummikub.ai.train.out_before_next 2500 900 700`` plays so many games at two, three
and four seats and writes the counts into ``data/out_before_next.json``.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Final

from stolik.engine.bot import Level
from stolik.engine.coaching.learned_tables import to_text
from stolik.engine.driver import bot_chooser, playout
from stolik.engine.game import Seat, Value
from stolik.games.rummikub.ai.bots import BOTS
from stolik.games.rummikub.rules.moves import Play
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.state import State, tiles_on

OUTPUT: Final = Path(__file__).parents[1] / "data" / "out_before_next.json"

ABOUT: Final = (
    "How often someone else went out before a seat's next turn, in games of the master with itself, by "
    "number of seats and tens of tiles on the table: turns looked at, and those followed by that."
)

SEED: Final = "out a"

TENS: Final = 8
"""The classes of a table: the last one has 70 tiles or more."""


def counted(seats: int, games: int, seed: str = SEED) -> list[list[int]]:
    """Return the turns at which someone else had opened, and those after which someone else went out.

    A pair for each class of tiles on the table.
    """
    found = [[0, 0] for _ in range(TENS)]
    inner = bot_chooser([BOTS[Level.MASTER]] * seats, [Random(0)] * seats)
    last: dict[Seat, int] = {}
    moved: dict[Seat, Value] = {}

    def choose(view: State, seat: Seat) -> Value:
        if view.phase == "turn" and any(view.opened[:seat] + view.opened[seat + 1 :]):
            last[seat] = min(len(tiles_on(view.table)) // 10, TENS - 1)
            found[last[seat]][0] += 1
        moved.clear()
        moved[seat] = inner(view, seat)
        return moved[seat]

    for game in range(games):
        last.clear()
        start = GAME.start(seats, Options(turn_seconds=None, games_per_match=1), game % seats)
        playout(GAME, start, choose, Random(f"{seed} {seats} {game}"))
        for seat, tens in last.items():
            found[tens][1] += seat not in moved and isinstance(next(iter(moved.values())), Play)
    return found


def main() -> None:
    parser = ArgumentParser(description="Count how often someone goes out before a seat's next turn.")
    parser.add_argument("games", type=int, nargs=3, help="games at two, three and four seats")
    asked = parser.parse_args()
    content = {"counted": {str(seats): counted(seats, asked.games[seats - 2]) for seats in (2, 3, 4)}}
    made_by = "stolik.games.rummikub.ai.train.out_before_next"
    text = to_text(made_by, {"games": asked.games, "seed": SEED}, ABOUT, content)
    OUTPUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
