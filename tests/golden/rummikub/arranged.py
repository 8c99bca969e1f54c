"""Arranged games of Rummikub: the tiles lie so that what is wanted must come, and every move is given.

A script has a line for each move: the seat or ``table``, the move, and the tiles or sets that belong to it.
Sets are parted by ``/``, and ``.`` stands for all the sets that lie there. The shuffles are left out; they
are the deals, one after another. A line of its own is ``draw_to 2``: everybody draws until two are left.
"""

from __future__ import annotations

from dataclasses import dataclass

from stolik.engine.game import TABLE
from stolik.engine.session import Session
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.moves import (
    Announce,
    Draw,
    DrawnForStart,
    EndTurn,
    KeepRack,
    Move,
    Pass,
    Play,
    Redeal,
    Shuffled,
    TimeUp,
)
from stolik.games.rummikub.rules.tiles import TILES, Table

from tests.golden.wanted import Wanted

PLAIN: dict[str, Move] = {
    move.kind: move for move in (Redeal(), KeepRack(), Draw(), Announce(), EndTurn(), Pass())
}


@dataclass(frozen=True, slots=True)
class Scored(Wanted):
    """A game whose points are worked out by hand, game by game: the small ones and the big ones by seat."""

    points: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Arranged(Scored):
    """A game that is given: in each deal the racks from the starter on, then the first tiles of the bank."""

    deals: tuple[tuple[str, ...], ...] = ()
    script: str = ""
    tries: int = 1


def play_arranged(session: Session, wanted: Arranged) -> None:
    deals = iter(wanted.deals)
    for line in wanted.script.strip().splitlines():
        if session.state.phase == "shuffling":
            session.submit(TABLE, Shuffled(whole(next(deals))))
        who, kind, *rest = line.split()
        if who == "draw_to":
            draw_to(session, int(kind))
        elif kind == "drawn_for_start":
            session.submit(TABLE, DrawnForStart(tuple(None if tile == "-" else tile for tile in rest)))
        elif kind == "time_up":
            session.submit(TABLE, TimeUp(table_of(session, " ".join(rest))))
        else:
            move = Play(table_of(session, " ".join(rest))) if kind == "play" else PLAIN[kind]
            session.submit(int(who), move)


def all_of(copy: str, first: str = "") -> str:
    """Return one copy of every tile, the given ones first."""
    given = first.split()
    return " ".join([*given, *(tile for tile in TILES if tile.endswith(copy) and tile not in given)])


def dealt(draws: str, *holdings: str) -> tuple[str, ...]:
    """Return a deal that gives the players, from the starter on, what they are to hold when all is drawn.

    ``draws`` names who draws, tile by tile. The strokes between sets mean nothing.
    """
    tiles = [[tile for tile in holding.split() if tile != "/"] for holding in holdings]
    racks = [" ".join(mine[:DEALT_TILES]) for mine in tiles]
    rests = [iter(mine[DEALT_TILES:]) for mine in tiles]
    return (*racks, " ".join([next(rests[int(player)]) for player in draws]))


def whole(deal: tuple[str, ...]) -> tuple[str, ...]:
    """Return all the tiles: those of a deal first, the others in their fixed order."""
    given = [tile for part in deal for tile in part.split()]
    return (*given, *(tile for tile in TILES if tile not in given))


def table_of(session: Session, text: str) -> Table:
    """Return the table that a line of a script means."""
    sets: list[tuple[str, ...]] = []
    for part in text.split("/"):
        sets += session.state.table if part.strip() == "." else [tuple(part.split())]
    return tuple(sets)


def draw_to(session: Session, left: int) -> None:
    """Let everybody draw, and announce nothing, until ``left`` tiles are left in the bank."""
    while len(session.state.bank) > left or session.state.phase == "drawn":
        (seat,) = session.to_act
        session.submit(seat, EndTurn() if session.state.phase == "drawn" else Draw())
