"""Bots that play all four games again and again; `tests.soak.test_memory` starts and measures it.

After every round of the four games, a line on stdout shows the memory used by the process. The bots are asked
as in the process in which they think; the games run in the same process and keep nothing.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

from stolik.bots.worker import answer
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.driver import play
from stolik.engine.game import Seat
from stolik.engine.game_library import find_games, load_game
from stolik.engine.package import GameInfo
from stolik.engine.session import Session

from tests.soak.chance import chance


def resident() -> int:
    """Return the resident memory in KiB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024


def play_one(info: GameInfo, rng: Random) -> None:
    """Play a game with a possible number of bots of random levels."""
    game, seats = load_game(info.id), rng.randint(info.seats[0], min(4, info.seats[1]))
    levels = [rng.choice([*Level]) for _ in range(seats)]

    def choose(view: Any, seat: Seat) -> Any:
        seed = rng.randrange(1 << 30)
        told = answer(BotJob("choose", info.id, view, seat, levels[seat], seed, GENEROUS_DEADLINE))
        assert told.fault is None, told.fault
        return told.result

    play(Session(game, seats, game.options_type()), choose, rng)


def main(rounds: str) -> None:
    """Play rounds of all games."""
    rng = chance("bots")
    for number in range(int(rounds)):
        for info in find_games():
            play_one(info, rng)
        os.write(1, (json.dumps({"round": number + 1, "resident": resident()}) + "\n").encode())


if __name__ == "__main__":
    main(*sys.argv[1:])
