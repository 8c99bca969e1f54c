"""Games of Worms to continue: people who know each other, tiles on their stacks, dice on the table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from stolik.analysis.jobs import report_key, report_text
from stolik.engine.bot import Level
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import find_game, load_game, load_package
from stolik.engine.session import Session
from stolik.engine.sitting import Sitting, player_of
from stolik.games.pickomino.rules.moves import Keep, Move, Roll, Rolled, Steal, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import WORM, points
from stolik.games.pickomino.rules.state import State, centre_tile
from stolik.services.results.finished_games import Reports
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.paths import Paths
from stolik.storage.profiles import Kind
from stolik.storage.saves import Saves

from tests.analysis.report.games import GOLDEN, SHARED, read, reported

Seats: TypeAlias = Sequence[tuple[str, Kind, int]]
"""Names, kinds of players, and drawn faces."""

FAMILY: Seats = (
    ("Ala", "human", 0),
    ("Bolek", "gentle", 0),
    ("Dziadek Jan", "human", 3),
    ("Fela", "sharp", 0),
    ("Babcia Krysia", "human", 4),
    ("Zosia", "human", 6),
    ("Marek", "human", 9),
)
PEOPLE: Seats = (("Ala", "human", 0), ("Jan", "human", 3), ("Ola", "human", 2))

# Rolls and the dice set aside from them: after the third roll the sum is 27, with a worm.
TURN: tuple[tuple[tuple[int, ...], int], ...] = (
    ((1, 2, 3, 4, 4, 4, 5, WORM), 4),
    ((1, 2, 5, 5, WORM), WORM),
    ((2, 3, 5, 5), 5),
)


def leave_a_game(
    paths: Paths,
    seats: Seats,
    *,
    turns: int = 0,
    seed: int = 5,
    turn: Sequence[tuple[tuple[int, ...], int | None]] = (),
    to_the_end: bool = False,
) -> Session:
    """Play ``turns`` turns and part of the next one, or until a person's last move, and save the game."""
    session = Session(load_game("pickomino"), len(seats), Options())
    rng = Random(seed)
    for _ in range(turns):
        _play_a_turn(session, rng)
    if to_the_end:
        session = _before_the_last_move(seats, seed)
    for dice, face in turn:
        session.submit(session.state.turn, Roll())
        session.submit(TABLE, Rolled(dice))
        if face is not None:
            session.submit(session.state.turn, Keep(face))
    _leave(paths, "pickomino", session, seats)
    return session


def leave_a_game_of(
    paths: Paths, game: str, seats: Seats, *, entries: int, seed: int = 5, options: Any = None
) -> Session:
    """Have sharp computers play at least ``entries`` entries until a person is to act, and save that game.

    A negative number stops that many entries before the end.
    """
    rules, rng = load_game(game), Random(seed)
    options = rules.options_type() if options is None else options
    bot = load_package(game).bots[Level.SHARP]
    session = Session(rules, len(seats), options, 0)
    if entries < 0:
        same = Random(seed)
        whole = Session(rules, len(seats), options, 0)
        play(whole, bot_chooser([bot] * len(seats), [same] * len(seats)), same)
        entries += whole.length

    def left(state: Any) -> bool:
        seat = rules.to_act(state)[0]
        return session.length >= entries and seat != TABLE and seats[seat][1] == "human"

    play(session, bot_chooser([bot] * len(seats), [rng] * len(seats)), rng, until=left)
    _leave(paths, game, session, seats)
    return session


def _leave(paths: Paths, game: str, session: Session, seats: Seats) -> None:
    info = find_game(game)
    assert info is not None
    sitting = tuple(
        Sitting(player_of(name, kind), face, seat) for seat, (name, kind, face) in enumerate(seats)
    )
    saves = Saves(paths)
    # It replaces another game saved before.
    saves.path(game).unlink(missing_ok=True)
    assert saves.save(TableSetup(info, session, sitting).record()) is None


def _before_the_last_move(seats: Seats, seed: int) -> Session:
    """Return the first game, for seeds from this one, in which a person can take the last tile."""

    def can_end(state: State) -> bool:
        last = state.phase == "decide" and state.kept and len(state.centre) == 1
        return bool(last and centre_tile(state) and seats[state.turn][1] == "human")

    for each in count(seed):
        session = Session(load_game("pickomino"), len(seats), Options())
        play(session, _choose, Random(each), until=can_end)
        if not session.over:
            return session
    raise AssertionError("no end of seeds")


def _play_a_turn(session: Session, rng: Random) -> None:
    """Set aside the dice that add most, and take the first tile worth two worms or nearly the last chance."""
    first = session.length
    play(
        session,
        _choose,
        rng,
        until=lambda state: session.length > first and state.phase == "decide" and not state.kept,
    )


def _choose(state: State, seat: Seat) -> Move:
    if state.phase == "keep":
        new = [face for face in state.rolled if face not in state.kept]
        return Keep(max(new, key=lambda face: (points(face) * state.rolled.count(face), face)))
    tile = centre_tile(state) if state.kept else None
    if tile is not None and (tile > 24 or state.dice_left < 3):
        return Take(tile)
    return Roll() if state.dice_left else Steal(state.sum)


def keep_report(paths: Paths, name: str) -> None:
    """Save the report on a recorded game, as if it had been requested before.

    Computing it takes longer than most tests of it.
    """
    package, session = read(name)
    Reports(paths).keep(report_key(package.info, session), report_text(reported(name)))


def leave_a_reported_game(paths: Paths, names: Sequence[str], folder: Path) -> Path:
    """Save a finished game of three people in a folder, and the report on it."""
    keep_report(paths, SHARED)
    record = json.loads((GOLDEN / f"{SHARED}.stolik").read_text("utf-8"))
    record["seats"] = [{"name": name, "player": "human"} for name in names]
    record.setdefault("starter", 0)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "game.stolik"
    file.write_text(json.dumps(record), "utf-8")
    return file
