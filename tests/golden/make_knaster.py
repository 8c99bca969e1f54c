"""Finds the golden games of Knaster again: seeded players at seeded dice until a game shows what is wanted.

Run ``python -m tests.golden.make_knaster`` in the project's folder. It writes the records and the transcripts
of the games listed here, and the transcripts alone of the short records that were typed by hand. Read what
has changed before you keep it: a golden game is only worth what its reader saw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from desktop.engine.game import TABLE, Seat
from desktop.engine.library import find_game, load_game
from desktop.engine.record import SUFFIX, Player, open_session, parse_record, record_of, record_text
from desktop.engine.session import Session
from desktop.games.knaster.rules import (
    GAME,
    Circle,
    Event,
    GameEnded,
    LineFilled,
    LineLapsed,
    Move,
    Options,
    Pass,
    Passed,
    Ring,
    SheetFilled,
    Write,
)
from desktop.games.knaster.sheet import CIRCLES, LINES, LINES_OF, index_of
from tests.golden.transcript import transcript

FOLDER = Path(__file__).parent / "knaster"
NAMES = ("Ala", "Zosia", "Tomek", "Babcia", "Kuba", "Hania", "Dziadek", "Ola", "Jan", "Ewa", "Staś", "Iga")
TRIES = 3_000


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to be found: where it is played, what it must show, and cells that the players fill last."""

    name: str
    seats: int
    shows: Callable[[Session], bool]
    last_cells: tuple[int, ...] = ()


def told(session: Session) -> Iterator[list[Event]]:
    """The events, entry by entry."""
    for index in range(session.length):
        yield [step.event for step in session.steps_of(index)]


def filled_at_once(session: Session, lines: int, paying: int) -> bool:
    """Whether one number filled so many lines, of which so many gave circles."""
    for events in told(session):
        filled = [event for event in events if isinstance(event, LineFilled)]
        if len(filled) >= lines and sum(event.circles > 0 for event in filled) >= paying:
            return True
    return False


def fewer_cells_than_circles(session: Session) -> bool:
    """Whether a filled line had fewer free cells than its combination gives circles, and more than none."""
    return any(
        isinstance(event, LineFilled) and 0 < event.circles < CIRCLES[event.combination]
        for events in told(session)
        for event in events
    )


def has(session: Session, kind: type[Event]) -> bool:
    """Whether such an event happened."""
    return any(isinstance(event, kind) for events in told(session) for event in events)


def full_in_the_last_roll(session: Session) -> bool:
    """Whether a sheet was filled by the last roll."""
    return any(
        session.state_at(index).last_roll and any(isinstance(event, SheetFilled) for event in events)
        for index, events in enumerate(told(session))
    )


def full_together(session: Session) -> bool:
    """Whether two sheets were filled in one ordinary round."""
    rounds = Counter(
        sum(entry.seat == TABLE for entry in session.log[:index])
        for index, events in enumerate(told(session))
        if any(isinstance(event, SheetFilled) for event in events) and not session.state_at(index).last_roll
    )
    return max(rounds.values(), default=0) >= 2


def circles_after_another(session: Session) -> bool:
    """Whether somebody else's entry lies between a number and its circles."""
    return any(
        isinstance(entry.move, Ring) and session.log[index - 1].seat != entry.seat
        for index, entry in enumerate(session.log)
    )


def done_by_themselves(session: Session) -> bool:
    """Whether a seat wasn't asked in the last roll, while another one was."""
    return any(
        entry.seat == TABLE and after.last_roll and any(after.waiting) and not all(after.waiting)
        for index, entry in enumerate(session.log)
        for after in [session.state_at(index + 1)]
    )


def ends_with_the_dice(session: Session) -> bool:
    """Whether nobody could enter the last roll."""
    return session.log[-1].seat == TABLE and isinstance(
        session.steps_of(session.length - 1)[-1].event, GameEnded
    )


def ranks(session: Session) -> list[int]:
    """The places, best first."""
    return [place.rank for place in session.standings]


CORNERS = (0, 4, 20, 24)

WANTED = (
    Wanted(
        "ends_with_an_entry", 2, lambda session: not has(session, Passed) and len(set(ranks(session))) == 2
    ),
    Wanted("ends_with_a_pass", 3, lambda session: isinstance(session.log[-1].move, Pass)),
    Wanted("ends_with_the_dice", 1, ends_with_the_dice),
    Wanted("solo", 1, lambda session: session.standings[0].score > 50),
    Wanted("three_lines_at_once", 2, lambda session: filled_at_once(session, 3, 3), CORNERS),
    Wanted("four_lines_at_once", 2, lambda session: filled_at_once(session, 4, 3), (12,)),
    Wanted("fewer_free_cells_than_circles", 2, fewer_cells_than_circles),
    Wanted("a_line_with_nothing_left_to_circle", 2, lambda session: has(session, LineLapsed), CORNERS),
    Wanted("full_sheet_in_the_last_roll", 2, full_in_the_last_roll),
    Wanted("two_sheets_full_in_one_round", 3, full_together),
    Wanted("done_by_themselves_in_the_last_roll", 3, done_by_themselves),
    Wanted("circles_after_another_entry", 3, circles_after_another),
    Wanted("full_tie", 2, lambda session: ranks(session) == [1, 1]),
    Wanted("shared_first_place", 3, lambda session: ranks(session) == [1, 1, 3]),
    Wanted("twelve_seats", 12, lambda session: session.standings[0].score > 40),
)


def main() -> None:
    """Write every golden game and every transcript anew."""
    for wanted in WANTED:
        path = FOLDER / f"{wanted.name}{SUFFIX}"
        path.write_text(find(wanted), encoding="utf-8", newline="\n")
    for path in sorted(FOLDER.glob(f"*{SUFFIX}")):
        session = open_session(parse_record(path.read_bytes()))
        path.with_suffix(".txt").write_text(transcript(session), encoding="utf-8", newline="\n")
        print(f"{path.name}: {session.length} entries")


def find(wanted: Wanted) -> str:
    """Return the first of the games tried that shows what is wanted, as a record."""
    games = (play(wanted, seed) for seed in range(TRIES))
    found = next(game for game in games if wanted.shows(game))
    info = find_game("knaster")
    assert info is not None, "this project has the game"
    players = tuple(
        Player(name=name, player="human", age=8 + 3 * seat) for seat, name in enumerate(NAMES[: wanted.seats])
    )
    return record_text(record_of(found, info, players))


def play(wanted: Wanted, seed: int) -> Session:
    """Return a whole game of players who keep to their habits loosely, and act in any order."""
    session = Session(load_game("knaster"), wanted.seats, Options(), 0)
    rng = Random(f"{wanted.name} {seed}")
    while not session.over:
        seat = rng.choice(session.to_act)
        if seat == TABLE:
            session.submit(TABLE, GAME.chance(session.state, rng))
        else:
            session.submit(seat, choose(session, wanted, seat, rng))
    return session


def choose(session: Session, wanted: Wanted, seat: Seat, rng: Random) -> Move:
    """Return a circle where there is one, else the cell with the most equal numbers around it, mostly."""
    moves = list(GAME.legal_moves(session.state, seat))
    circles = [move for move in moves if isinstance(move, Circle)]
    writes = [move for move in moves if isinstance(move, Write)]
    if circles and rng.random() < 0.9:
        return rng.choice(circles)
    if not writes or (session.state.last_roll and rng.random() < 0.5):
        return moves[-1] if isinstance(moves[-1], Pass) else rng.choice(moves)
    writes = [move for move in writes if index_of(move.row, move.column) not in wanted.last_cells] or writes
    numbers: tuple[int, ...] = session.state.sheets[seat].numbers
    total: int = session.state.sum

    def liking(move: Move) -> float:
        assert isinstance(move, Write), "only these are left"
        lines = LINES_OF[index_of(move.row, move.column)]
        equals = sum([numbers[cell] == total for line in lines for cell in LINES[line]])
        return equals + float(rng.random())

    return max(writes, key=liking)


if __name__ == "__main__":
    main()
