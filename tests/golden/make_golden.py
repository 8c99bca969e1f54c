"""Finds the golden games again: seeded players at seeded dice until a game shows what is wanted.

Run ``python -m tests.golden.make_golden`` in the project's folder. It writes the records and the transcripts
of the games listed here, and the transcripts alone of the short records that were typed by hand. Read what
has changed before you keep it: a golden game is only worth what its reader saw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from desktop.engine.game import TABLE, Seat
from desktop.engine.library import find_game, load_game
from desktop.engine.record import SUFFIX, Player, open_session, parse_record, record_of, record_text
from desktop.engine.session import Session
from desktop.games.pickomino.rules import WORM, Keep, Move, Options, Roll, Steal, Take, points
from tests.golden.transcript import transcript

HERE = Path(__file__).parent
NAMES = ("Ala", "Zosia", "Tomek", "Babcia", "Kuba", "Hania", "Dziadek")
TRIES = 400


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to be found: where it is played, and what it must show."""

    name: str
    seats: int
    shows: Callable[[Session], bool]
    options: dict[str, bool] = field(default_factory=dict)


def kinds(session: Session) -> Iterator[list[str]]:
    """The kinds of the events, entry by entry."""
    for index in range(session.length):
        yield [step.event.kind for step in session.steps_of(index)]


def has(session: Session, *wanted: str, without: str = "") -> bool:
    """Whether one entry brought all these kinds of events about, and not the other one."""
    return any(all(kind in told for kind in wanted) and without not in told for told in kinds(session))


def busted(session: Session, reason: str) -> bool:
    """Whether a turn was lost for this reason."""
    return any(
        step.event.kind == "busted" and step.event.reason == reason
        for index in range(session.length)
        for step in session.steps_of(index)
    )


def tie_break(session: Session) -> bool:
    """Whether two lead with equally many worms, and the winner has fewer tiles and sits behind the other."""
    first, second = session.standings[:2]
    stacks = session.state.stacks
    return (
        first.score == second.score
        and first.rank < second.rank
        and first.seat > second.seat
        and len(stacks[first.seat]) < len(stacks[second.seat])
    )


def above_36(session: Session) -> bool:
    """Whether a sum above 36 took a tile other than the 36."""
    return any(
        isinstance(entry.move, Take) and session.state_at(index).sum > 36 and entry.move.tile < 36
        for index, entry in enumerate(session.log)
    )


def only_a_steal(session: Session) -> bool:
    """Whether somebody had all the dice set aside and nothing but a tile to steal."""
    return any(
        isinstance(entry.move, Steal)
        and len(list(session.game.legal_moves(session.state_at(index), entry.seat))) == 1
        for index, entry in enumerate(session.log)
    )


def shared_place(session: Session) -> bool:
    """Whether some players ended without a tile and share the last place."""
    return len({place.rank for place in session.standings}) < session.seats


WANTED = (
    Wanted("ends_by_empty_centre", 2, lambda session: has(session, "tile_taken", "game_ended")),
    Wanted("win_by_the_tie_break", 3, tie_break),
    Wanted(
        "bust_whose_returned_tile_is_the_highest",
        3,
        lambda session: has(session, "busted", "tile_returned", without="tile_turned_down"),
    ),
    Wanted(
        "bust_without_a_tile",
        4,
        lambda session: any(told[-2:] == ["busted", "turn_began"] for told in kinds(session)),
    ),
    Wanted(
        "bust_without_a_tile_flips",
        4,
        lambda session: has(session, "busted", "tile_turned_down", without="tile_returned"),
        {"bust_without_tile_flips": True},
    ),
    Wanted(
        "ends_by_a_bust",
        5,
        lambda session: has(session, "busted", "game_ended"),
        {"bust_without_tile_flips": True},
    ),
    Wanted("steal", 2, lambda session: has(session, "tile_stolen") and not shared_place(session)),
    Wanted("steal_as_the_only_move", 4, only_a_steal),
    Wanted("bust_by_eight_dice_without_a_worm", 2, lambda session: busted(session, "no_worm")),
    Wanted("bust_by_eight_dice_with_nothing_to_take", 3, lambda session: busted(session, "nothing_to_take")),
    Wanted("sum_above_36", 2, above_36),
    Wanted("shared_last_place", 7, shared_place),
)


def main() -> None:
    """Write every golden game and every transcript anew."""
    for wanted in WANTED:
        path = HERE / "pickomino" / f"{wanted.name}{SUFFIX}"
        path.write_text(find(wanted), encoding="utf-8", newline="\n")
    for path in sorted(HERE.glob(f"*/*{SUFFIX}")):
        session = open_session(parse_record(path.read_bytes()))
        path.with_suffix(".txt").write_text(transcript(session), encoding="utf-8", newline="\n")
        print(f"{path.name}: {session.length} entries")


def find(wanted: Wanted) -> str:
    """Return the shortest of the games tried that shows what is wanted, as a record."""
    games = (play(wanted, seed) for seed in range(TRIES))
    shortest = min((game for game in games if wanted.shows(game)), key=lambda game: game.length)
    info = find_game("pickomino")
    assert info is not None, "this project has the game"
    players = tuple(
        Player(name=name, player="human", age=8 + 3 * seat) for seat, name in enumerate(NAMES[: wanted.seats])
    )
    return record_text(record_of(shortest, info, players))


def play(wanted: Wanted, seed: int) -> Session:
    """Return a whole game of players who have habits of their own and keep to them loosely."""
    session = Session(load_game("pickomino"), wanted.seats, Options(**wanted.options), 0)
    rng = Random(f"{wanted.name} {seed}")
    courage = [rng.random() for _ in range(wanted.seats)]
    while not session.over:
        (seat,) = session.to_act
        if seat == TABLE:
            session.submit(TABLE, session.game.chance(session.state, rng))
        else:
            session.submit(seat, choose(session, seat, courage[seat], rng))
    return session


def choose(session: Session, seat: Seat, courage: float, rng: Random) -> Move:
    """Return the most points to set aside, else a tile unless the courage is high enough for a roll."""
    moves: list[Move] = list(session.game.legal_moves(session.state, seat))
    if isinstance(moves[0], Keep):
        if rng.random() < 0.15:
            return rng.choice(moves)
        rolled: tuple[int, ...] = session.state.rolled

        def worth(move: Move) -> int:
            assert isinstance(move, Keep), "after a roll every move sets a face aside"
            return rolled.count(move.face) * points(move.face) + (4 if move.face == WORM else 0)

        return max(moves, key=worth)
    if moves[0] == Roll() and (len(moves) == 1 or rng.random() < courage * session.state.dice_left / 6):
        return moves[0]
    return rng.choice(moves[1:] if moves[0] == Roll() else moves)


if __name__ == "__main__":
    main()
