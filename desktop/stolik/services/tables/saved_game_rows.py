"""The rows of the games in progress."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QUrl

from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import load_package
from stolik.engine.name_removal import UNNAMED, without_words
from stolik.engine.names import are_alike
from stolik.engine.session import Session
from stolik.models.default_names import shown_name
from stolik.models.rows import Row
from stolik.services.program_paths import game_file
from stolik.services.tables.table_setup import TableSetup

NOBODY: Final = -1
"""Stands for a seat where an onlooker doesn't see who is to move."""


def waiting_row(name: str, setup: TableSetup, saved_at: float = 0) -> Row:
    """Return the picture of a position as an onlooker sees it: who sits there, with how much, who is to move.

    ``caption`` is the name that people have given the game, empty where they have given none.
    ``player`` is empty where that isn't to be seen. ``saved_at`` are seconds since 1970, 0 where nobody
    knows. ``picture`` is the drawing of the game's positions, which is given what an onlooker sees as plain
    values; a game without one shows the still of its card. ``secrets`` tells that an onlooker doesn't see
    everything.
    """
    session = setup.session
    game_id = setup.info.id
    picture = game_file(game_id, "Position.qml") or game_file(game_id, "Card.qml")
    active = seat_to_move(session)
    scores = {standing.seat: standing.score for standing in session.standings}
    return {
        "save": name,
        "gameId": game_id,
        "title": setup.info.title,
        "caption": setup.caption,
        "seats": [
            {
                "name": player.name,
                "bot": player.level or "",
                "face": face,
                "colour": colour,
                "score": scores.get(seat, 0),
                "active": seat == active,
            }
            for seat, (player, face, colour) in enumerate(
                zip(setup.players, setup.avatars, setup.seat_colours, strict=True)
            )
        ],
        "active": active,
        "player": "" if active == NOBODY else setup.players[active].name,
        "length": session.length,
        "savedAt": saved_at,
        "picture": QUrl.fromLocalFile(str(picture)) if picture else QUrl(),
        "position": load_package(game_id).still(session),
        "secrets": setup.info.has_secrets,
    }


def in_language_of_moment(row: Row) -> Row:
    """Return a row as ``waiting_row`` gives it, with the names of unnamed seats as they are called now."""
    seats = [{**seat, "name": shown_name(seat["name"])} for seat in row["seats"]]
    return {**row, "seats": seats, "player": shown_name(row["player"])}


def without_person(row: Row, name: str) -> Row:
    """Return a row as ``waiting_row`` gives it, in which a person has the name of an unnamed seat."""
    seats = [
        {**seat, "name": UNNAMED.format(number=number)}
        if not seat["bot"] and are_alike(seat["name"], name)
        else seat
        for number, seat in enumerate(row["seats"], start=1)
    ]
    player = "" if row["active"] == NOBODY else seats[row["active"]]["name"]
    return {**row, "seats": seats, "player": player, "caption": without_words(row["caption"], name)}


def seat_to_move(session: Session) -> Seat:
    """Return who is seen to be on turn: during chance the seat that moved last, else ``NOBODY``.

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
