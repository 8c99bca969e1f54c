"""What a start or a dropped file asks of the program that runs, without a window."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from stolik.services.tables import waiting_games
from stolik.start_wishes import CONTINUE, GAMES, NEW_GAME
from stolik.storage.paths import Paths
from stolik.tournament.file_format import FORMAT, SUFFIX

from tests.house import House, OpenHouse

HEAD = f'{{"format": "{FORMAT}", "version": 1, "log": ['


def pages(house: House) -> list[str]:
    """Return which pages are asked of the window from now on."""
    wanted: list[str] = []
    house.shell.pageWanted.connect(wanted.append)
    return wanted


def test_the_window_opens_files_of_these_kinds() -> None:
    assert GAMES == (".stolik", SUFFIX)


def test_going_on_takes_the_game_that_was_left_last(waiting: Path, house: House) -> None:
    house.sit("knaster", 2)
    house.leave()
    house.shell.open_from_start(CONTINUE)
    assert [setup.info.id for setup in house.setups] == ["knaster", "knaster"]
    # Once it is on the table, it goes on there.
    wanted = pages(house)
    house.shell.open_from_start(CONTINUE)
    assert (wanted, len(house.setups)) == (["table"], 2)


def test_going_on_from_a_result_takes_the_game_that_waits(waiting: Path, house: House) -> None:
    house.sit("knaster", 100_000)
    house.shell.open_from_start(CONTINUE)
    assert [setup.info.id for setup in house.setups] == ["knaster", "pickomino"]


def test_a_long_game_goes_on_though_nobody_has_read_it_yet(
    waiting: Path, paths: Paths, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(waiting_games, "_JUDGED_AT_ONCE", 0)
    house = open_house(paths)
    assert house.waiting_saves == []
    house.shell.open_from_start(CONTINUE)
    assert [setup.info.id for setup in house.setups] == ["pickomino"]


def test_where_no_game_waits_a_sentence_says_so(house: House) -> None:
    wanted, raised = pages(house), list[bool]()
    house.shell.raiseWanted.connect(lambda: raised.append(True))
    house.shell.open_from_start(CONTINUE)
    assert house.notice == "No game is waiting to be continued."
    assert (wanted, house.setups, raised) == ([], [], [True])


def test_a_game_that_is_damaged_is_told_instead_of_gone_on_with(waiting: Path, house: House) -> None:
    waiting.write_bytes(waiting.read_bytes()[:500])
    house.shell.open_from_start(CONTINUE)
    assert "damaged" in house.notice
    assert not house.setups


def test_a_deleted_game_is_not_gone_on_with(waiting: Path, house: House) -> None:
    house.shell.deleteGame("pickomino")
    house.shell.open_from_start(CONTINUE)
    assert (house.setups, house.notice) == ([], "No game is waiting to be continued.")


def test_a_new_game_asks_for_the_games_and_a_start_without_a_wish_for_nothing(house: House) -> None:
    wanted = pages(house)
    house.shell.open_from_start("")
    house.shell.open_from_start(NEW_GAME)
    assert wanted == ["home"]


@pytest.mark.parametrize(
    "content, told",
    [
        ("{", "zima.stolik-tournament: The file is cut short or damaged."),
        ("[]", "zima.stolik-tournament: This file isn't a Stolik tournament."),
        ("\0\1", "zima.stolik-tournament: This file isn't a Stolik tournament."),
        ('{"format": "stolik"}', "zima.stolik-tournament: This file isn't a Stolik tournament."),
        (HEAD.replace("1", "9") + "]}", "zima.stolik-tournament: The file was made by a newer Stolik"),
        (HEAD + "3]}", "zima.stolik-tournament, line 1 of the log: "),
        (HEAD + "]}", "zima.stolik-tournament, line 1 of the log: A tournament begins"),
    ],
)
def test_a_tournament_that_can_not_be_opened_is_one_sentence_and_left_as_it_is(
    tmp_path: Path, house: House, content: str, told: str
) -> None:
    file = tmp_path / "zima.stolik-tournament"
    file.write_text(content, "utf-8")
    wanted = pages(house)
    house.shell.openFile(str(file))
    assert house.notice.startswith(told)
    assert wanted == []
    assert file.read_text("utf-8") == content
    assert not house.paths.tournaments.exists()


def test_a_tournament_that_is_not_there_is_told(tmp_path: Path, house: House) -> None:
    (tmp_path / "folder.stolik-tournament").mkdir()
    for name in ("gone.stolik-tournament", "folder.stolik-tournament"):
        house.shell.openFile(str(tmp_path / name))
        assert str(tmp_path / name) in house.notice
        house.services.notices.dismiss()


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
@pytest.mark.parametrize("ending", [".stolik", ".stolik-tournament"])
def test_a_link_to_itself_is_told(waiting: Path, tmp_path: Path, house: House, ending: str) -> None:
    house.shell.resume("pickomino")
    circle = tmp_path / f"pickomino{ending}"
    circle.symlink_to(circle)
    house.shell.openFile(str(circle))
    assert str(circle) in house.notice
    assert len(house.setups) == 1


@pytest.mark.parametrize("ending", [".stolik", ".stolik-tournament"])
def test_an_address_that_no_file_can_have_is_told(house: House, ending: str) -> None:
    house.shell.openDropped([QUrl(f"file:///some/where%00{ending}")])
    assert "can't be read" in house.notice
    assert house.setups == []


def test_a_record_with_a_tournament_s_name_is_none(waiting: Path, tmp_path: Path, house: House) -> None:
    file = shutil.copy(waiting, tmp_path / "game.stolik-tournament")
    house.shell.openFile(str(file))
    assert house.notice.startswith("game.stolik-tournament: This file isn't a Stolik tournament.")
