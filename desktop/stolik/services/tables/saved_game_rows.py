"""The rows of the games in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stolik.engine.game import TABLE, Seat
from stolik.engine.game_library import find_game, load_package
from stolik.engine.names import UNNAMED, are_alike, without_words
from stolik.engine.record import Record
from stolik.engine.session import Session
from stolik.engine.sitting import Sitting, said, seats_of
from stolik.models.words import shown_name
from stolik.services.tables.saved_game_row import SavedGameRow, SavedSeat
from stolik.services.tables.stills import drawing_of
from stolik.services.tables.table_setup import TableSetup, fitting_caption
from stolik.storage.saves import CAPTION, game_of

NOBODY: Final = -1
"""Stands for the seat on turn if an onlooker can't see who that is."""

UNREAD: Final = -2
"""Stands for the seat and the length of a game whose log hasn't been read."""


def waiting_row(name: str, setup: TableSetup, saved_at: float = 0) -> SavedGameRow:
    """Return the row of a game with its position as an onlooker sees it."""
    session = setup.session
    game_id = setup.info.id
    active = seat_to_move(session)
    # Matches are ranked by big points, of which there are none before the first game has ended.
    places, big = session.standings, "big_points"
    unscored = any(big in each.details for each in places) and not any(each.details[big] for each in places)
    scores = {each.seat: None if unscored else each.details.get(big, each.score) for each in places}
    seats = [
        _saved_seat(seat, sitting, scores.get(seat, 0), active=seat == active)
        for seat, sitting in enumerate(setup.seats)
    ]
    return SavedGameRow(
        save=name,
        gameId=game_id,
        title=setup.info.title,
        caption=setup.caption,
        seats=tuple(seats),
        names=tuple([seat.name for seat in seats]),
        colours=tuple([seat.colour for seat in seats]),
        active=active,
        player="" if active == NOBODY else seats[active].name,
        length=session.length,
        savedAt=saved_at,
        picture=drawing_of(game_id),
        position=load_package(game_id).still(session),
        secrets=setup.info.has_secrets,
    )


def head_row(name: str, record: Record | None, saved_at: float) -> SavedGameRow:
    """Return the row of a save from its first bytes only, as far as they can be read."""
    info = find_game(game_of(name) or "")
    assert info is not None, "saves of other names are judged at once"
    seats = []
    if record is not None and record.game == info.id:
        seats = [_saved_seat(seat, sitting) for seat, sitting in enumerate(seats_of(record))]
    caption = "" if record is None else fitting_caption(said(record, CAPTION))
    return SavedGameRow(
        name,
        info.id,
        info.title,
        caption,
        tuple(seats),
        tuple([seat.name for seat in seats]),
        tuple([seat.colour for seat in seats]),
        UNREAD,
        "",
        UNREAD,
        saved_at,
        drawing_of(info.id),
        None,
        info.has_secrets,
    )


def _saved_seat(seat: Seat, sitting: Sitting, score: int | None = 0, *, active: bool = False) -> SavedSeat:
    points = "" if score is None else f"{score}".replace("-", "−")
    return SavedSeat(seat, sitting.name, sitting.player.face, sitting.face, sitting.colour, points, active)


def in_language_of_moment(row: SavedGameRow) -> SavedGameRow:
    """Return a row with the names of unnamed seats in the current language."""
    return _named(row, [shown_name(name) for name in row.names])


def without_person(row: SavedGameRow, name: str) -> SavedGameRow:
    """Return a row in which a person's name is replaced by that of an unnamed seat."""
    names = [
        UNNAMED.format(number=number) if not seat.bot and are_alike(seat.name, name) else seat.name
        for number, seat in enumerate(row.seats, start=1)
    ]
    return _named(row, names)._replace(caption=without_words(row.caption, name))


def _named(row: SavedGameRow, names: Sequence[str]) -> SavedGameRow:
    seats = [seat._replace(name=name) for seat, name in zip(row.seats, names, strict=True)]
    player = "" if row.active < 0 else names[row.active]
    return row._replace(seats=tuple(seats), names=tuple(names), player=player)


def seat_to_move(session: Session) -> Seat:
    """Return the seat visibly on turn, during chance the one that moved last; ``NOBODY`` if none is.

    The home page is open to everybody, so it shows no more than an onlooker knows.
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
