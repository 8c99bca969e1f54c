"""The announcements of computers' turns, event by event and in one sentence each, in both languages.

Run ``python -m tests.flow.heard_turns`` in the project's folder to rewrite ``heard/``; read the changes
before you keep them. The translations have to be compiled.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QObject
from stolik.engine.bot import GENEROUS_DEADLINE, Level
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_package
from stolik.engine.session import Session
from stolik.table.telling import Announcer

from tests.spoken import spoken

NAMES = ("Ala", "Bolek")
HEARD = Path(__file__).parent / "heard"
GAMES = [info.id for info in find_games()]

_MOVES = {"rummikub": 15}
"""The number of entries that are heard, by game; 40 for games with short moves."""


def heard(game: str, *, briefly: bool) -> list[str]:
    """Return the announcements of two computers' first turns, in the current language."""
    package, said = load_package(game), list[str]()
    model = package.view_model(QObject())
    announcer = Announcer(model, (0, 1), NAMES, said.append)
    announcer.briefly = briefly
    session = Session(package.game, len(NAMES), package.game.options_type(), 0)
    bot, rng = package.bots[Level.FAIR], Random(3)
    while session.length < _MOVES.get(game, 40):
        entry, seat = session.length, session.to_act[0]
        if seat == TABLE:
            session.resolve_chance(rng)
        else:
            session.submit(seat, bot.choose(session.view(seat), seat, rng, GENEROUS_DEADLINE))
        for step in session.steps_of(entry):
            event = session.game.redact(step.event, None)
            announcer.take(event, model.event_text(event, NAMES))
    announcer.flush()
    return said


def heard_text(game: str) -> str:
    """Return the text of a game's file."""
    told = list[str]()
    for code in ("en", "pl"):
        with spoken(code):
            for briefly in (False, True):
                told += ["", f"# {code}, {'a turn in one sentence' if briefly else 'event by event'}", ""]
                told += heard(game, briefly=briefly)
    return "\n".join(told[1:]) + "\n"


def main() -> None:
    """Rewrite all files."""
    app = QCoreApplication([])
    for game in GAMES:
        (HEARD / f"{game}.txt").write_text(heard_text(game), "utf-8")
    app.quit()


if __name__ == "__main__":
    main()
