"""The page for setting up positions: keeping, undoing, and passing positions on."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from stolik.analysis.practice import exploring
from stolik.engine.coaching.position_id import PlacedState, id_of, read_id
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import LARGEST, open_session, parse_record
from stolik.games.pickomino.rules.options import Options
from stolik.pages.editor.draft import Unreadable, games, laid_by_id, laid_by_record, nothing_of
from stolik.pages.editor.model import MOST_UNDONE, EditorModel
from stolik.storage.profiles import Person

from tests.analysis.report.games import ALONE, GOLDEN, MATCH, OPEN, SHARED
from tests.house import House

Begin: TypeAlias = Callable[..., Any]


@pytest.fixture
def opened() -> list[Any]:
    """Return a list of everything that the page opens."""
    return []


@pytest.fixture
def begun(house: House, opened: list[Any], monkeypatch: pytest.MonkeyPatch) -> Begin:
    monkeypatch.setattr(house.shell.opened_pages, "open", lambda *page: opened.append(page))
    return lambda game="pickomino", seats=2: EditorModel(house.services, nothing_of(game, seats))


@pytest.fixture
def editor(begun: Begin) -> Any:
    return begun()


def test_games_are_offered_in_the_order_of_the_start_page() -> None:
    assert [info.id for info in games()] == ["pickomino", "rummikub", "knaster", "ryzyk_fizyk"]


def test_steps_are_taken_back_one_by_one(editor: Any) -> None:
    for piece in ("1", "2"):
        editor.choose("rolled")
        editor.put(piece)
    editor.set("turn", 1)
    editor.setSeats(3)
    assert (editor._draft.state.turn, editor.property("seats")) == (1, 3)
    editor.undo()
    assert editor.property("seats") == 2
    editor.undo()
    editor.undo()
    assert editor._draft.state.rolled == (1,)
    editor.undo()
    assert not editor.property("canUndo")
    editor.undo()
    assert editor._draft == nothing_of("pickomino")


def test_what_changes_nothing_is_no_step(editor: Any) -> None:
    editor.set("turn", 0)
    editor.set("nothing", 1)
    editor.put("99")
    editor.take("rolled", 0)
    editor.take("nowhere", 0)
    editor.takeLast()
    assert not editor.property("canUndo")


def test_only_the_latest_steps_are_kept(editor: Any) -> None:
    for turn in range(MOST_UNDONE + 3):
        editor.set("turn", 1 - turn % 2)
    assert len(editor._before) == MOST_UNDONE


def test_what_is_done_is_told(editor: Any) -> None:
    told = []
    editor.told.connect(lambda text, at_once: told.append(text))
    editor.choose("kept")
    editor.put("6")
    editor.takeLast()
    editor.choose("stack:1")
    editor.put("24")
    assert told == [
        "die with a worm", "die with a worm, remove", "tile 24"
    ]  # fmt: skip
    assert editor.property("paletteTitle") == "Put into: Player 2's stack"


def test_the_first_thing_that_is_wrong_is_told(editor: Any) -> None:
    assert (editor.property("verdict"), editor.property("fault")) == ("This position can be played.", "")
    editor.choose("rolled")
    editor.put("1")
    assert (editor.property("canPlay"), editor.property("code")) == (False, "")
    assert editor.property("verdict") == "This position can't be played yet:"
    assert editor.property("fault") == "Dice on the table: 1 of 8."


def test_it_is_told_when_a_position_can_no_longer_be(editor: Any) -> None:
    told = []
    editor.told.connect(lambda text, at_once: told.append((text, at_once)))
    editor.put("1")
    wrong = "This position can't be played yet: Dice on the table: 1 of 8."
    assert told == [("die 1", True), (wrong, False)]


def test_nothing_slides_where_pieces_are_taken_away_and_none_is_spent_twice(begun: Begin) -> None:
    editor = begun("rummikub")

    def seen(key: str) -> list[str]:
        [row] = [row for row in (*editor.trays.rows, *editor.own.rows) if row.key == key]
        return ["" if piece.spent else piece.piece for piece in row.pieces]

    box = [row.name for row in editor.palette.rows]
    editor.choose("set:0")
    for piece in ("r5a", "r5b", "r5b", "r6a"):
        editor.put(piece)
    assert seen("set:0") == ["r5a", "r5b", "r6a"]
    spent = [row.name for row in editor.palette.rows if row.spent]
    assert spent == ["red 5: none left in the box"]
    assert len(editor.palette.rows) == len(box), "its place is left"
    editor.take("set:0", 0, True)
    editor.take("set:0", 0, True)
    assert seen("set:0") == ["", "r5b", "r6a"]
    editor.take("set:0", 2, True)
    assert seen("set:0") == ["", "r5b", ""]
    editor.takeLast()
    assert seen("set:0") == [], "its place is that of a new set"
    assert len(editor.trays.rows) == 1
    editor.choose("rack")
    assert seen("rack") == []


def test_a_place_of_its_own_is_kept_once_and_what_is_carried_is_one_step(editor: Any) -> None:
    editor.take("centre", 3, True)
    editor.take("centre", 4, True)
    centre = editor.trays.rows[0]
    assert [at for at, piece in enumerate(centre.pieces) if piece.spent] == [3, 4]
    assert (len(centre.pieces), centre.pressing) == (16, "Press one: turn face down.")
    editor.carry("", "down", 0, "stack:1", -1)
    editor.choose("stack:0")
    editor.carry("tile 30", "", -1, "stack:1", -1)
    editor.carry("", "centre", 0, "rolled", -1)
    assert editor._draft.state.stacks == ((), (24, 30))
    editor.carry("", "stack:1", 1, "centre", -1)
    editor.undo()
    assert editor._draft.state.stacks == ((), (24, 30))
    editor.carry("", "stack:1", 1, "", -1)
    assert (editor._draft.state.stacks, editor._draft.state.face_down) == (((), (24,)), (25,))


def test_people_of_the_house_sit_where_nobody_was_named(house: House) -> None:
    house.services.tables.people.people += [Person(name=name) for name in ("Żaneta", "Jan")]
    editor: Any = EditorModel(house.services, replace(nothing_of("pickomino"), names=("Jan", "Player 2")))
    assert editor._draft.names == ("Jan", "Żaneta")
    editor.setSeats(3)
    assert editor._draft.names == ("Jan", "Żaneta", "Player 3")


def test_the_set_is_named_in_which_something_is_wrong(begun: Begin) -> None:
    editor = begun("rummikub")
    editor.choose("set:0")
    for piece in ("r5a", "r6a", "r8a"):
        editor.put(piece)
    assert editor.property("fault").startswith("Set 1: A run counts up one by one")


def test_a_sheet_is_written_cell_by_cell(begun: Begin) -> None:
    editor = begun("knaster")
    editor.chooseCell("sheet:0", 23)
    editor.put("7")
    editor.put("8o")
    assert editor._at == 0
    editor.chooseCell("sheet:0", 24)
    editor.put("9")
    assert editor._at == 0, "the next empty one"
    numbers = editor._draft.state.sheets[0].numbers
    assert numbers[23:] == (7, 9)
    for _ in range(23):
        editor.put("2")
    editor.put("3")
    assert editor._draft.state.sheets[0].is_full
    assert editor.property("onSheet")


@pytest.mark.parametrize("game", [info.id for info in games()])
def test_a_position_that_can_be_is_explored(begun: Begin, opened: list[Any], game: str) -> None:
    editor = begun(game)
    if game == "rummikub":
        editor.choose("rack")
        for number in range(14):
            editor.put(f"{'rb'[number % 2]}{number // 2 + 1}a")
    assert editor.property("canPlay")
    editor.explore(True)
    ((page, arguments),) = opened
    assert (page, arguments.pop("playingOn")) == ("explorer", True)
    assert arguments == exploring(arguments["text"], 1, 0)
    session = open_session(parse_record(arguments["text"]))
    placed = read_id(editor.property("code"))
    assert isinstance(placed, PlacedState)
    assert session.view(placed.viewer) == placed.state
    assert "?" not in str(session.state), "what nobody sees was dealt"


def test_nothing_is_explored_that_can_t_be(editor: Any, opened: list[Any]) -> None:
    editor.choose("rolled")
    editor.put("1")
    editor.explore(False)
    assert opened == []


def test_names_are_kept_where_seats_come_and_go(begun: Begin) -> None:
    code = begun().property("code")
    draft = laid_by_id(code, ["Ala", "Jan"])
    assert draft.seated(3).names == ("Ala", "Jan", "Player 3")
    assert draft.seated(3).seated(2).names == ("Ala", "Jan")
    assert laid_by_id(code, ["Ala"]).names == ("Player 1", "Player 2"), "of another number of seats"


def test_a_record_is_laid_at_its_last_decision(tmp_path: Path) -> None:
    draft = laid_by_record(str(GOLDEN / f"{MATCH}.stolik"))
    assert (draft.info.id, draft.state.phase) == ("rummikub", "turn")
    record = (GOLDEN / f"{MATCH}.stolik").read_text("utf-8")
    head, _, _ = record.partition('"log"')
    (tmp_path / "bare.stolik").write_text(head + '"log": []}', "utf-8")
    with pytest.raises(Unreadable):
        laid_by_record(str(tmp_path / "bare.stolik"))
    start = load_game("pickomino").start(2, Options(), 0)
    info = load_package("pickomino").info
    impossible = id_of(PlacedState(info, 2, Options(), replace(start, kept=(1,) * 3)))
    seats = [{"name": "", "player": "human"}] * 2
    plain = {"format": "stolik-record", "version": 1, "game": "pickomino", "rules": 1, "seats": seats}
    (tmp_path / "laid.stolik").write_text(json.dumps({**plain, "log": [], "position": impossible}), "utf-8")
    with pytest.raises(Unreadable, match="Dice on the table: 3 of 8"):
        laid_by_record(str(tmp_path / "laid.stolik"))


@pytest.mark.parametrize("record", [OPEN, SHARED, ALONE, MATCH])
def test_a_game_goes_on_from_the_end_of_a_record(editor: Any, record: str) -> None:
    assert editor.beginWithRecord(str(GOLDEN / f"{record}.stolik")) == ""
    assert editor.property("canPlay")


def test_what_is_no_record_and_no_id_is_told(editor: Any, tmp_path: Path) -> None:
    (tmp_path / "x.stolik").write_text("{", "utf-8")
    assert all(editor.beginWithRecord(str(tmp_path / name)) for name in ("x.stolik", "none.stolik"))
    assert editor.beginWithId("ABCD-EFGH")


def test_players_and_options_are_chosen(begun: Begin) -> None:
    editor = begun("ryzyk_fizyk")
    editor.setSeats(5)
    assert len(editor._draft.state.accounts) == 5
    editor.setOption("must_roll_on", True)
    editor.chooseOption("six_different", 1)
    options = editor._draft.options
    assert (options.must_roll_on, options.six_different) == (True, "lose_game")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_that_says_nothing_is_no_record(begun: Begin, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.stolik")
    editor = begun()
    assert editor.beginWithRecord(str(tmp_path / "pipe.stolik")) == editor.beginWithRecord(str(tmp_path))


def test_a_file_that_is_too_large_is_no_record(tmp_path: Path) -> None:
    with (tmp_path / "large.stolik").open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(Unreadable, match="isn't a Stolik game file"):
        laid_by_record(str(tmp_path / "large.stolik"))


def test_it_is_told_in_another_language_without_a_step(editor: Any) -> None:
    editor.retranslate()
    assert not editor.property("canUndo")
    assert editor.property("place") == "Worms · 2 players"
