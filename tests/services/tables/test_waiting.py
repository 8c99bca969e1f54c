"""What the home page tells of a game in progress is no more than an onlooker knows."""

from __future__ import annotations

from pathlib import Path

import pytest
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.sitting import in_order
from stolik.games.pickomino.rules.moves import Roll
from stolik.games.rummikub.rules.moves import KeepRack, Redeal, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.services.tables.saved_game_row import SavedGameRow
from stolik.services.tables.saved_game_rows import NOBODY, seat_to_move, waiting_row
from stolik.services.tables.table_setup import TableSetup

from tests.games.rummikub.deals import deck

PLAIN = tuple("k1a k3a k5a k8a r2a r4a r6a r10a b1a b3a b6a b9a o2a o12a".split())
PAIRS = tuple("k2a k2b k4a k4b r1a r1b r5a b2a b5a b8a b12a o4a o7a o10a".split())


def dealt(*racks: tuple[str, ...]) -> Session:
    session = Session(load_game("rummikub"), len(racks), Options(), starter=0)
    session.submit(TABLE, Shuffled(deck(*racks)))
    return session


def test_it_does_not_name_who_is_asked_about_a_new_deal() -> None:
    session = dealt(PLAIN, PAIRS)
    assert session.to_act == (1,)
    assert seat_to_move(session) == NOBODY


def test_it_does_not_name_who_asked_for_the_new_deal() -> None:
    session = dealt(PLAIN, PAIRS)
    session.submit(1, Redeal())
    assert session.to_act == (TABLE,)
    assert seat_to_move(session) == NOBODY


def test_it_names_who_is_on_turn() -> None:
    session = dealt(PLAIN, PAIRS)
    session.submit(1, KeepRack())
    assert seat_to_move(session) == 0


def test_while_dice_roll_it_names_who_rolls_them() -> None:
    session: Session = Session(load_game("pickomino"), 3, load_game("pickomino").options_type(), starter=2)
    session.submit(2, Roll())
    assert session.to_act == (TABLE,)
    assert seat_to_move(session) == 2


def test_before_anything_has_happened_it_names_nobody() -> None:
    assert seat_to_move(Session(load_game("rummikub"), 2, Options(), starter=0)) == NOBODY


def row_of(game_id: str, session: Session) -> SavedGameRow:
    info = load_package(game_id).info
    players = tuple(Player(name=f"P{seat}", player="human") for seat in range(session.seats))
    return waiting_row("x", TableSetup(info, session, in_order(players)), 7.5)


def test_the_picture_of_a_position_shows_nobody_s_rack_and_no_tile_of_the_bank() -> None:
    session = dealt(PLAIN, PAIRS)
    session.submit(1, KeepRack())
    row = row_of("rummikub", session)
    tiles = [tile for rack in row.position["racks"] for tile in rack]
    assert {*tiles, *row.position["bank"]} == {"?"}
    assert len(tiles) == 28
    assert row.savedAt == 7.5


@pytest.mark.parametrize("game_id", ["pickomino", "rummikub", "knaster", "ryzyk_fizyk"])
def test_a_game_draws_its_positions(game_id: str) -> None:
    game = load_game(game_id)
    row = row_of(game_id, Session(game, 2, game.options_type(), starter=0))
    assert Path(row.picture.toLocalFile()).name == "Position.qml"
