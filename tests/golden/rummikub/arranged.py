"""Arranged games of Rummikub: the tiles lie so that what is wanted must come, and every move is given.

A script tells the moves, parted by ``;`` or lines: the seat or ``table``, the move, and its tiles or sets.
Sets are parted by ``/``, and ``.`` stands for all the sets that lie there. The shuffles are left out; they
are the deals, one after another. ``draw_to 2`` lets everybody draw until two are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from stolik.engine.game import TABLE
from stolik.engine.session import Session
from stolik.games.rummikub.rules import moves
from stolik.games.rummikub.rules.effects import DEALT_TILES
from stolik.games.rummikub.rules.tiles import TILES, Table

from tests.golden.wanted import Wanted

ONE_GAME = {"games_per_match": 1}

PLAIN: dict[str, moves.Move] = {
    move.kind: move
    for move in (
        moves.Redeal(),
        moves.KeepRack(),
        moves.Draw(),
        moves.Announce(),
        moves.EndTurn(),
        moves.Pass(),
    )
}


@dataclass(frozen=True, slots=True)
class Scored(Wanted):
    """A game whose points are worked out by hand, game by game: the small ones and the big ones by seat."""

    options: Mapping[str, Any] = field(default_factory=lambda: ONE_GAME)
    points: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Arranged(Scored):
    """A game that is given: in each deal the racks from the starter on, then the first tiles of the bank."""

    deals: tuple[tuple[str, ...], ...] = ()
    script: str = ""
    tries: int = 1


def play_arranged(session: Session, wanted: Arranged) -> None:
    deals = iter(wanted.deals)
    for line in wanted.script.strip().replace(";", "\n").splitlines():
        if session.state.phase == "shuffling":
            session.submit(TABLE, moves.Shuffled(whole(next(deals))))
        who, kind, *rest = line.split()
        if who == "draw_to":
            draw_to(session, int(kind))
        elif kind == "drawn_for_start":
            session.submit(TABLE, moves.DrawnForStart(tuple(None if tile == "-" else tile for tile in rest)))
        elif kind == "time_up":
            session.submit(TABLE, moves.TimeUp(table_of(session, " ".join(rest))))
        else:
            move = moves.Play(table_of(session, " ".join(rest))) if kind == "play" else PLAIN[kind]
            session.submit(int(who), move)


def all_of(copy: str, first: str = "") -> str:
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
    given = [tile for part in deal for tile in part.split()]
    return (*given, *(tile for tile in TILES if tile not in given))


def table_of(session: Session, text: str) -> Table:
    sets: list[tuple[str, ...]] = []
    for part in text.split("/"):
        sets += session.state.table if part.strip() == "." else [tuple(part.split())]
    return tuple(sets)


def draw_to(session: Session, left: int) -> None:
    while len(session.state.bank) > left or session.state.phase == "drawn":
        (seat,) = session.to_act
        session.submit(seat, moves.EndTurn() if session.state.phase == "drawn" else moves.Draw())
