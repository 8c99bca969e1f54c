"""The rows of the games in progress."""

from __future__ import annotations

from typing import Final

from stolik.engine.game import TABLE, Seat
from stolik.engine.session import Session
from stolik.models.rows import Row
from stolik.shell.table_setup import TableSetup

NOBODY: Final = -1
"""Stands for a seat where an onlooker doesn't see who is to move."""


def waiting_row(name: str, setup: TableSetup) -> Row:
    """Return the picture of a position as an onlooker sees it: who sits there, with how much, who is to move.

    ``player`` is empty where that isn't to be seen.
    """
    session = setup.session
    active = seat_to_move(session)
    scores = {standing.seat: standing.score for standing in session.standings}
    return {
        "save": name,
        "gameId": setup.info.id,
        "title": setup.info.title,
        "seats": [
            {
                "name": player.name,
                "bot": player.level or "",
                "face": face,
                "score": scores.get(seat, 0),
                "active": seat == active,
            }
            for seat, (player, face) in enumerate(zip(setup.players, setup.avatars, strict=True))
        ],
        "active": active,
        "player": "" if active == NOBODY else setup.players[active].name,
        "length": session.length,
    }


def seat_to_move(session: Session) -> Seat:
    """Return who is seen to be on turn: while chance has its way whoever moved last, else ``NOBODY``.

    The home page is open to everybody, so it tells no more than an onlooker knows.
    """
    actors = _seen_to_act(session, session.length)
    if actors != (TABLE,):
        return next(iter(actors), NOBODY)
    last = next((at for at in reversed(range(session.length)) if session.log[at].seat != TABLE), None)
    if last is None:
        return NOBODY
    seat = session.log[last].seat
    return seat if seat in _seen_to_act(session, last) else NOBODY


def _seen_to_act(session: Session, entries: int) -> tuple[Seat, ...]:
    return session.game.to_act(session.game.view(session.state_at(entries), None))
