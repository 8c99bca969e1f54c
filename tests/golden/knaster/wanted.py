"""The golden games of Knaster that are found by playing, and who plays them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random

from stolik.engine.driver import play_moves
from stolik.engine.game import TABLE, Seat
from stolik.engine.session import Session
from stolik.games.knaster.rules.events import GameEnded, LineFilled, SheetFilled
from stolik.games.knaster.rules.moves import Circle, Move, Pass, Ring, Write
from stolik.games.knaster.rules.sheet import CIRCLES, LINES, LINES_OF, index_of

from tests.golden.wanted import Wanted, has, told


@dataclass(frozen=True, slots=True)
class Sheets(Wanted):
    """A game to be found whose players fill some cells last."""

    tries: int = 3_000
    shortest: bool = False
    last_cells: tuple[int, ...] = ()


def filled_at_once(session: Session, lines: int, paying: int) -> bool:
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


def full_in_the_last_roll(session: Session) -> bool:
    return any(
        session.state_at(index).last_roll and any(isinstance(event, SheetFilled) for event in events)
        for index, events in enumerate(told(session))
    )


def full_together(session: Session) -> bool:
    rounds = Counter(
        sum(entry.seat == TABLE for entry in session.log[:index])
        for index, events in enumerate(told(session))
        if any(isinstance(event, SheetFilled) for event in events) and not session.state_at(index).last_roll
    )
    return max(rounds.values(), default=0) >= 2


def circles_after_another(session: Session) -> bool:
    return any(
        isinstance(entry.move, Ring) and session.log[index - 1].seat != entry.seat
        for index, entry in enumerate(session.log)
    )


def done_by_themselves(session: Session) -> bool:
    return any(
        entry.seat == TABLE and after.last_roll and any(after.waiting) and not all(after.waiting)
        for index, entry in enumerate(session.log)
        for after in [session.state_at(index + 1)]
    )


def ends_with_the_dice(session: Session) -> bool:
    return session.log[-1].seat == TABLE and isinstance(
        session.steps_of(session.length - 1)[-1].event, GameEnded
    )


def ranks(session: Session) -> list[int]:
    return [place.rank for place in session.standings]


CORNERS = (0, 4, 20, 24)

WANTED = (
    Sheets("ends_with_an_entry", 2, lambda s: not has(s, "passed") and len(set(ranks(s))) == 2),
    Sheets("ends_with_a_pass", 3, lambda s: isinstance(s.log[-1].move, Pass)),
    Sheets("ends_with_the_dice", 1, ends_with_the_dice),
    Sheets("solo", 1, lambda s: s.standings[0].score > 50),
    Sheets("three_lines_at_once", 2, lambda s: filled_at_once(s, 3, 3), last_cells=CORNERS),
    Sheets("four_lines_at_once", 2, lambda s: filled_at_once(s, 4, 3), last_cells=(12,)),
    Sheets("fewer_free_cells_than_circles", 2, fewer_cells_than_circles),
    Sheets("a_line_with_nothing_left_to_circle", 2, lambda s: has(s, "line_lapsed"), last_cells=CORNERS),
    Sheets("full_sheet_in_the_last_roll", 2, full_in_the_last_roll),
    Sheets("two_sheets_full_in_one_round", 3, full_together),
    Sheets("done_by_themselves_in_the_last_roll", 3, done_by_themselves),
    Sheets("circles_after_another_entry", 3, circles_after_another),
    Sheets("full_tie", 2, lambda s: ranks(s) == [1, 1]),
    Sheets("shared_first_place", 3, lambda s: ranks(s) == [1, 1, 3]),
    Sheets("twelve_seats", 12, lambda s: s.standings[0].score > 40),
)


def play(session: Session, wanted: Wanted, rng: Random) -> None:
    assert isinstance(wanted, Sheets), "only these are listed"
    moves = play_moves(
        session, lambda _, seat: choose(session, wanted.last_cells, seat, rng), rng, pick=rng.choice
    )
    for _ in moves:
        pass


def choose(session: Session, last_cells: tuple[int, ...], seat: Seat, rng: Random) -> Move:
    """Return a circle where there is one, else the cell with the most equal numbers around it, mostly."""
    moves: list[Move] = list(session.game.legal_moves(session.state, seat))
    circles = [move for move in moves if isinstance(move, Circle)]
    writes = [move for move in moves if isinstance(move, Write)]
    if circles and rng.random() < 0.9:
        return rng.choice(circles)
    if not writes or (session.state.last_roll and rng.random() < 0.5):
        return moves[-1] if isinstance(moves[-1], Pass) else rng.choice(moves)
    writes = [move for move in writes if index_of(move.row, move.column) not in last_cells] or writes
    numbers: tuple[int, ...] = session.state.sheets[seat].numbers
    total: int = session.state.sum

    def liking(move: Move) -> float:
        assert isinstance(move, Write), "only these are left"
        lines = LINES_OF[index_of(move.row, move.column)]
        return sum([numbers[cell] == total for line in lines for cell in LINES[line]]) + float(rng.random())

    return max(writes, key=liking)
