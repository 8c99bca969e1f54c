"""From the home screen to a table and back, without a window."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop.engine.info import GameInfo
from desktop.engine.library import find_games
from desktop.engine.record import record_text
from desktop.shell import library as library_module
from desktop.shell.language import Language
from desktop.shell.library import Library
from desktop.shell.seating import Seating
from desktop.shell.settings import Settings
from desktop.shell.shell import Shell
from desktop.storage.paths import Paths
from desktop.storage.settings import Settings as Stored

SAVE = Path(__file__).parents[1] / "saves" / "v1" / "pickomino.stolik"


class House:
    """A shell whose tables are empty objects, and what they were given."""

    def __init__(self, paths: Paths) -> None:
        self.paths = paths
        self.seatings: list[Seating] = []
        self.save: Callable[[], None] = lambda: None
        self.settings = Settings(paths.settings, Stored())
        self.shell = Shell(paths, self.settings, Language(paths.root), Random(1), self._set_table)

    def _set_table(self, seating: Seating, save: Callable[[], None]) -> QObject:
        self.seatings.append(seating)
        self.save = save
        return QObject()

    @property
    def saved(self) -> Path:
        return self.paths.saves / "pickomino.stolik"

    @property
    def notice(self) -> str:
        return str(self.shell.property("notice"))


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "stolik")


@pytest.fixture
def open_house(qtbot: QtBot) -> Iterator[Callable[[Paths], House]]:
    houses: list[House] = []

    def build(paths: Paths) -> House:
        houses.append(House(paths))
        return houses[-1]

    yield build
    for house in houses:
        house.shell.close()


@pytest.fixture
def house(open_house: Callable[[Paths], House], paths: Paths) -> House:
    return open_house(paths)


@pytest.fixture
def waiting(paths: Paths) -> Path:
    paths.saves.mkdir(parents=True)
    return Path(shutil.copy(SAVE, paths.saves))


def play(seating: Seating, moves: int) -> None:
    session, rng = seating.session, Random(3)
    for _ in range(moves):
        session.settle(rng)
        if session.over:
            return
        seat = session.to_act[0]
        session.submit(seat, rng.choice(list(session.game.legal_moves(session.state, seat))))


def test_sitting_down_sets_a_table_and_saves_it_at_once(house: House) -> None:
    house.shell.choose("pickomino")
    house.shell.sit()
    assert house.shell.property("table") is not None
    assert house.shell.property("tableGame") == "pickomino"
    assert house.seatings[0].players[0].name == "Player 1"
    house.shell.close()
    assert json.loads(house.saved.read_text("utf-8"))["game"] == "pickomino"


def test_a_line_up_with_a_problem_sets_no_table(house: House) -> None:
    house.shell.choose("pickomino")
    house.shell.line_up.remove(0)
    house.shell.sit()
    assert not house.seatings


def test_a_game_left_in_the_middle_waits_and_goes_on(house: House) -> None:
    house.shell.choose("pickomino")
    house.shell.sit()
    play(house.seatings[0], 7)
    house.save()
    house.shell.leave()
    assert house.shell.property("table") is None
    (row,) = house.shell.waiting_rows.rows
    assert row["gameId"] == "pickomino"
    assert [seat["name"] for seat in row["seats"]] == [player.name for player in house.seatings[0].players]
    assert row["seats"][row["active"]]["name"] == row["player"]
    house.shell.resume("pickomino")
    assert house.seatings[1].session.state == house.seatings[0].session.state


def test_the_next_start_finds_the_game_and_its_faces(waiting: Path, house: House, qtbot: QtBot) -> None:
    (row,) = house.shell.waiting_rows.rows
    assert row["player"] == "Babcia Zofia"
    assert [seat["face"] for seat in row["seats"]] == [3, 7, 0]
    assert [card["waits"] for card in house.shell.library_rows.rows if card["gameId"] == "pickomino"] == [
        True
    ]
    house.shell.resume("pickomino")
    assert record_text(house.seatings[0].record()).count("\n") == SAVE.read_text("utf-8").count("\n")


def test_a_finished_game_no_longer_waits(house: House) -> None:
    house.shell.choose("pickomino")
    house.shell.sit()
    play(house.seatings[0], 100_000)
    house.save()
    house.shell.leave()
    assert house.shell.waiting_rows.rows == ()
    assert not house.saved.exists()
    # The empty one was never put away: it became the finished one.
    assert len(list(house.paths.finished.iterdir())) == 1


def test_again_sits_the_same_people_down_at_a_new_table(house: House) -> None:
    house.shell.choose("pickomino")
    house.shell.sit()
    play(house.seatings[0], 100_000)
    house.save()
    house.shell.again()
    first, second = house.seatings
    assert second.players == first.players
    assert second.session.length == 0


def test_again_after_a_resumed_game_keeps_its_people(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    house.shell.again()
    first, second = house.seatings
    assert second.players == first.players
    assert second.faces == first.faces


def test_a_new_game_puts_the_waiting_one_away(waiting: Path, house: House) -> None:
    before = waiting.read_bytes()
    house.shell.choose("pickomino")
    house.shell.sit()
    house.shell.close()
    assert waiting.read_bytes() != before
    assert [path.read_bytes() for path in house.paths.finished.iterdir()] == [before]


def test_a_damaged_save_is_told_in_one_sentence_and_the_start_goes_on(
    waiting: Path, paths: Paths, open_house: Callable[[Paths], House]
) -> None:
    waiting.write_bytes(waiting.read_bytes()[:900])
    house = open_house(paths)
    assert house.shell.waiting_rows.rows == ()
    assert house.notice.startswith("The saved game is damaged")
    assert "pickomino.damaged-1.stolik" in house.notice
    house.shell.dismissNotice()
    assert house.notice == ""


def test_an_unwritable_folder_is_told_once_and_the_game_goes_on(
    tmp_path: Path, qtbot: QtBot, open_house: Callable[[Paths], House]
) -> None:
    (tmp_path / "stolik").write_text("in the way", "utf-8")
    house = open_house(Paths(tmp_path / "stolik"))
    house.shell.choose("pickomino")
    house.shell.sit()
    assert house.shell.property("table") is not None
    for _ in range(3):
        house.save()
    house.shell.close()
    qtbot.waitUntil(lambda: house.notice != "")
    told = set()
    while house.notice:
        told.add(house.notice)
        house.shell.dismissNotice()
    assert told == {f"Stolik can't write into {tmp_path / 'stolik'}. You can play on, but nothing is saved."}


def test_a_record_from_anywhere_can_be_opened(house: House, tmp_path: Path) -> None:
    file = tmp_path / "from grandma.stolik"
    shutil.copy(SAVE, file)
    house.shell.openFile(str(file))
    assert [player.name for player in house.seatings[0].players] == ["Ala", "Babcia Zofia", "Żółwik"]
    house.shell.close()
    assert house.saved.exists()
    assert file.read_bytes() == SAVE.read_bytes()


def test_opening_a_record_puts_the_waiting_game_away(waiting: Path, house: House, tmp_path: Path) -> None:
    file = tmp_path / "other.stolik"
    shutil.copy(SAVE, file)
    house.shell.openFile(str(file))
    house.shell.close()
    assert len(list(house.paths.finished.iterdir())) == 1


@pytest.mark.parametrize("content", ["", "hello", '{"format": "stolik-record"}'])
def test_a_file_that_is_no_record_is_told(house: House, tmp_path: Path, content: str) -> None:
    file = tmp_path / "x.stolik"
    file.write_text(content, "utf-8")
    house.shell.openFile(str(file))
    assert house.notice.startswith("x.stolik: ")
    assert not house.seatings


def test_a_file_that_is_not_there_is_told(house: House, tmp_path: Path) -> None:
    house.shell.openFile(str(tmp_path / "nothing.stolik"))
    assert "nothing.stolik" in house.notice


def test_another_start_brings_the_window_forward_and_may_open_a_file(house: House, qtbot: QtBot) -> None:
    with qtbot.waitSignal(house.shell.raiseWanted):
        house.shell.open_from_start("")
    assert not house.seatings
    with qtbot.waitSignal(house.shell.raiseWanted):
        house.shell.open_from_start(str(SAVE))
    assert len(house.seatings) == 1


def test_the_help_of_a_game_is_there_in_both_languages(house: House) -> None:
    for info in find_games():
        for language in ("pl", "en"):
            assert house.shell.helpText(info.id, language).startswith("# ")
    assert house.shell.helpText("chess", "en") == ""


def test_the_library_shows_what_is_there_and_announces_what_is_to_come(qapp: Any) -> None:
    library = Library()
    QAbstractItemModelTester(library, QAbstractItemModelTester.FailureReportingMode.Fatal, library)
    rows = {row["gameId"]: row for row in library.rows}
    assert next(iter(rows)) == "pickomino"
    assert len(rows) >= 4
    assert {game for game, row in rows.items() if row["playable"]} == {info.id for info in find_games()}
    library.refresh(("pickomino",))
    assert library.rows[0]["waits"]


def test_an_announcement_ends_when_the_game_is_found(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    announced = library_module.ANNOUNCED[0]
    arrived = GameInfo(
        id=announced.id,
        rules=1,
        seats=(2, 4),
        minutes=(45, 90),
        min_age=8,
        title="It",
        plays_as="",
        tagline="",
        order=2,
    )
    monkeypatch.setattr(library_module, "find_games", lambda: (arrived,))
    rows = [row for row in Library().rows if row["gameId"] == announced.id]
    assert [(row["title"], row["playable"]) for row in rows] == [("It", True)]
