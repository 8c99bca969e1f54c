"""The figures of a game's beginning: the worths of its moves, options and rolls, to the last bit."""

from __future__ import annotations

import hashlib
import json
import math
from itertools import islice
from random import Random
from typing import Any, Final

from stolik.analysis.analysis import analyse
from stolik.cli.analyse import report
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.driver import bot_chooser, play_moves
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.package import GamePackage
from stolik.engine.session import Session

PLAYERS: Final = (Level.FAIR, Level.SHARP, Level.MASTER)
ADVISED: Final = 3
"""The number of last choices whose options are weighed."""

MEASURED_WITH: Final = "8315d29556d8a3ab"
"""The fingerprint of the mathematical functions used for the figures; other systems round differently."""

FUNCTIONS: Final = (math.exp, math.log, math.tanh, math.erfc, math.sqrt)


def analysed_games() -> list[str]:
    return [info.id for info in find_games() if load_package(info.id).seat_values is not None]


def figures_of(game_id: str) -> Any:
    """Return the bots' moves in a beginning, its analysis, and the options at its last choices."""
    package = load_package(game_id)
    session = Session(package.game, len(PLAYERS), package.game.options_type(), 0)
    bots = [package.bots[level] for level in PLAYERS]
    choose = bot_chooser(bots, [Random(f"figures {seat}") for seat in range(len(bots))])
    for _ in islice(play_moves(session, choose, Random("figures")), 30):
        pass
    assert package.seat_values is not None, "only what is analysed is asked for"
    choices = [at for at in range(session.length) if TABLE not in session.game.to_act(session.state_at(at))]
    found = {
        "log": [[entry.seat, to_plain(entry.move)] for entry in session.log],
        "analysis": report(game_id, analyse(session, package.seat_values), {}),
        "advice": [_advice(package, session, at) for at in choices[-ADVISED:]],
    }
    return json.loads(json.dumps(found))  # numbers are written so that they read back unchanged


def _advice(package: GamePackage, session: Session, at: int) -> dict[str, Any]:
    state = session.state_at(at)
    seat = session.game.to_act(state)[0]
    view = session.game.view(state, seat)
    return {
        "at": at,
        "options": [
            [to_plain(option.move), option.value, dict(option.facts)]
            for option in package.valuation.advise(view, seat)
        ],
        "bots": {
            level: to_plain(bot.choose(view, seat, Random(0), GENEROUS_DEADLINE))
            for level, bot in package.bots.items()
        },
    }


def functions_here() -> str:
    rng = Random("functions")
    values = [function(rng.uniform(0.001, 9.0)).hex() for function in FUNCTIONS for _ in range(500)]
    return hashlib.sha256(" ".join(values).encode()).hexdigest()[: len(MEASURED_WITH)]
