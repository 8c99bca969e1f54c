"""How the explorer is opened at a decision of a game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, cast

from stolik.analysis.exploration import Place, as_known
from stolik.analysis.practice import NO_SUCH_ENTRY, exploring, game_text
from stolik.engine.bot import Level
from stolik.engine.game import Seat, Value
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.record import RecordFault, open_session, parse_record
from stolik.engine.session import History
from stolik.models.table_view_model import whole_numbers
from stolik.pages.explorer.keeper import ExploredKeeper
from stolik.pages.explorer.model import ExplorerModel, Needs
from stolik.pages.explorer.table import ExplorerTable
from stolik.services.page import Arguments
from stolik.services.services import Services
from stolik.services.tables.table_setup import TableSetup, played_on, resume
from stolik.storage.saves import SavedGame
from stolik.table.controller import TableController


def open_place(services: Services, arguments: Arguments) -> ExplorerModel:
    """Return the explorer at a decision, as its arguments name it, or at that which is seen on the table.

    Raises:
        RecordFault: The record can't be used, or the seat has nothing to decide there.
    """
    if "text" not in arguments:
        arguments = _seen_on_table(services)
    record = parse_record(arguments["text"])
    setup = resume(SavedGame(record, open_session(record)))
    # What is still to come of the game isn't looked up.
    setup.session.seed = None
    entry, seat = int(arguments["entry"]), int(arguments["seat"])
    whole = setup.session.history
    if not 1 <= entry <= whole.length + 1:
        raise RecordFault(NO_SUCH_ENTRY)
    history = whole.before(entry)
    if seat not in history.to_act:
        raise RecordFault(NO_SUCH_ENTRY)
    mine, chosen = [
        _move_played(whole, entry, seat, record.game, arguments.get(name)) for name in ("mine", "chosen")
    ]
    values = load_package(record.game).seat_values
    place = Place(as_known(history, seat, values, services.rng), seat, mine, chosen)
    keeper: ExploredKeeper = services.pages.keeper("explorer")
    if whole.over or not setup.info.has_secrets:
        keeper.note(arguments)
    needs = Needs(
        setup.info,
        setup.players,
        partial(_table_of, services, setup),
        services.bots(),
        services.rng,
        partial(_play_on, services, setup),
        keeper.rows,
        keeper.arguments,
        services.now,
        playing_on=arguments.get("playingOn") is True,
    )
    explorer = ExplorerModel(needs, place)
    services.language.switched.connect(explorer.retranslate)
    return explorer


def _seen_on_table(services: Services) -> Arguments:
    """Return what the explorer is opened with at the decision that is seen on the table in play."""
    setup: TableSetup | None = services.tables.setup
    found = None if setup is None else cast("TableController", services.tables.table).explored()
    if setup is None or found is None:
        raise RecordFault(NO_SUCH_ENTRY)
    text = game_text(setup.session, setup.info, setup.seats)
    return exploring(text, *found)


def _move_played(whole: History, entry: int, seat: Seat, game_id: str, told: Any) -> Value | None:
    """Return the move that was made at a decision, ``None`` where there is none or nobody wants to know."""
    if isinstance(told, dict):
        move = load_codec(game_id).move(whole_numbers(told))
        return move if isinstance(move, Value) else None
    if not told or entry > whole.length or whole.entry(entry - 1).seat != seat:
        return None
    return whole.entry(entry - 1).move


def _play_on(services: Services, setup: TableSetup, place: Place, level: Level) -> None:
    services.tables.play_on(played_on(setup, place.history, place.seat, level))


def _table_of(services: Services, setup: TableSetup, place: Place) -> ExplorerTable:
    here = replace(setup, session=place.session(), side_state={})
    return services.table_of(partial(ExplorerTable, deciding=place.seat), here)
