"""Finds the golden games again: seeded players at seeded dice until a game shows what is wanted.

Run ``python -m tests.golden.make_golden`` in the project's folder. It writes the records and the transcripts
of the games that ``<game>/wanted.py`` lists, the transcripts alone of the records that were typed by hand,
and the figures of a beginning of each game. Read what has changed before you keep it: a golden game is only
worth what its reader saw.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from stolik.engine.game_library import find_game, find_games, load_game
from stolik.engine.package import SUFFIX
from stolik.engine.record import Player, open_session, parse_record, record_of, record_text
from stolik.engine.session import Session

from tests.golden.figures import analysed_games, figures_of
from tests.golden.transcript import transcript
from tests.golden.wanted import Wanted

HERE = Path(__file__).parent
NAMES = ("Ala", "Zosia", "Tomek", "Babcia", "Kuba", "Hania", "Dziadek", "Ciocia", "Jan", "Ewa", "Staś", "Iga")

PLAYERS: Mapping[str, Any] = {
    info.id: import_module(f"tests.golden.{info.id}.wanted")
    for info in find_games()
    if (HERE / info.id / "wanted.py").exists()
}
"""Each game's ``WANTED`` and ``play(session, wanted, rng)``, which plays a game to its end."""

WANTED: tuple[tuple[str, Wanted], ...] = tuple(
    (game_id, wanted) for game_id, players in PLAYERS.items() for wanted in players.WANTED
)


def main() -> None:
    for game_id, wanted in WANTED:
        path = HERE / game_id / f"{wanted.name}{SUFFIX}"
        path.write_text(find(game_id, wanted), encoding="utf-8", newline="\n")
    for path in sorted(HERE.glob(f"*/*{SUFFIX}")):
        session = open_session(parse_record(path.read_bytes()))
        path.with_suffix(".txt").write_text(transcript(session), encoding="utf-8", newline="\n")
        print(f"{path.name}: {session.length} entries")
    for game_id in analysed_games():
        text = json.dumps(figures_of(game_id), indent=1) + "\n"
        (HERE / game_id / "figures.json").write_text(text, encoding="utf-8", newline="\n")


def find(game_id: str, wanted: Wanted) -> str:
    """Return the shortest of the games tried that shows what is wanted, or the first one, as a record."""
    games = (play(game_id, wanted, seed) for seed in range(wanted.tries))
    found = (game for game in games if wanted.shows(game))
    chosen = min(found, key=lambda game: game.length) if wanted.shortest else next(found)
    info = find_game(game_id)
    assert info is not None, "this project has the game"
    players = tuple(
        Player(name=name, player="human", age=8 + 3 * seat) for seat, name in enumerate(NAMES[: wanted.seats])
    )
    return record_text(record_of(chosen, info, players))


def play(game_id: str, wanted: Wanted, seed: int) -> Session:
    game = load_game(game_id)
    session = Session(game, wanted.seats, game.options_type(**wanted.options), wanted.starter)
    PLAYERS[game_id].play(session, wanted, Random(f"{wanted.name} {seed}"))
    return session


if __name__ == "__main__":
    main()
