"""From the home screen to a table and back, without a window."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot
from stolik.engine.game_library import find_games
from stolik.engine.record import record_text
from stolik.services.tables import waiting_games as waiting_module
from stolik.shell.game_cards import GameCards
from stolik.storage.paths import Paths

from tests.house import SAVE, House, OpenHouse, play

GOLDEN = Path(__file__).parents[1] / "golden"


def test_sitting_down_sets_a_table_and_saves_it_at_once(house: House) -> None:
    house.sit()
    assert house.shell.property("table") is not None
    assert house.shell.property("tableGame") == "pickomino"
    assert house.setups[0].players[0].name == "Player 1"
    house.shell.close()
    assert json.loads(house.saved.read_text("utf-8"))["game"] == "pickomino"


def test_a_line_up_with_a_problem_sets_no_table(house: House) -> None:
    house.shell.choose("pickomino")
    house.tables.line_up.remove(0)
    house.shell.sit()
    assert not house.setups


def test_a_game_left_in_the_middle_waits_and_goes_on(house: House) -> None:
    house.sit("pickomino", 7)
    house.leave()
    assert house.shell.property("table") is None
    (row,) = house.shell.waiting_rows.rows
    assert row.gameId == "pickomino"
    assert [seat.name for seat in row.seats] == [player.name for player in house.setups[0].players]
    assert row.seats[row.active].name == row.player
    house.shell.resume("pickomino")
    assert house.setups[1].session.state == house.setups[0].session.state


def test_the_next_start_finds_the_game_and_its_faces(waiting: Path, house: House, qtbot: QtBot) -> None:
    (row,) = house.shell.waiting_rows.rows
    assert row.player == "Babcia Zofia"
    assert [seat.face for seat in row.seats] == [3, 7, 0]
    house.shell.resume("pickomino")
    assert record_text(house.setups[0].record()).count("\n") == SAVE.read_text("utf-8").count("\n")


def test_a_finished_game_no_longer_waits(house: House) -> None:
    house.sit("pickomino", 100_000)
    house.leave()
    assert house.shell.waiting_rows.rows == ()
    assert not house.saved.exists()
    # The empty one was never put away: it became the finished one.
    assert len(list(house.paths.finished.iterdir())) == 1


def test_again_sits_the_same_people_down_at_a_new_table(house: House) -> None:
    house.sit("pickomino", 100_000)
    house.shell.again()
    first, second = house.setups
    assert second.players == first.players
    assert second.session.length == 0


def test_again_after_a_resumed_game_keeps_its_people(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    house.shell.again()
    first, second = house.setups
    assert second.seats == first.seats


def saves_of(house: House) -> list[str]:
    return sorted(path.name for path in house.paths.saves.iterdir())


def test_a_new_game_leaves_the_waiting_one_to_be_continued(waiting: Path, house: House) -> None:
    before = waiting.read_bytes()
    house.sit("pickomino", 5)
    house.leave()
    assert waiting.read_bytes() == before
    assert saves_of(house) == ["pickomino-2.stolik", "pickomino.stolik"]
    assert house.waiting_saves == ["pickomino-2", "pickomino"]
    house.shell.resume("pickomino")
    assert house.setups[1].players[1].name == "Babcia Zofia"
    house.leave()
    assert house.waiting_saves == ["pickomino", "pickomino-2"]
    house.shell.resume("pickomino-2")
    assert house.setups[2].session.log == house.setups[0].session.log


def test_every_waiting_game_is_found_at_the_next(waiting: Path, paths: Paths, open_house: OpenHouse) -> None:
    shutil.copy(waiting, paths.saves / "pickomino-7.stolik")
    assert sorted(open_house(paths).waiting_saves) == ["pickomino", "pickomino-7"]


def test_a_game_in_which_nothing_happened_makes_room_for_the_next(house: House) -> None:
    for _ in range(3):
        house.sit()
        house.leave()
    assert saves_of(house) == ["pickomino.stolik"]
    assert house.waiting_saves == ["pickomino"]


def test_a_save_that_has_gone_meanwhile_is_told(waiting: Path, house: House) -> None:
    waiting.unlink()
    house.shell.resume("pickomino")
    assert not house.setups
    assert house.waiting_saves == []
    assert str(waiting) in house.notice


def test_a_save_that_is_over_is_looked_back_at_and_lies_among_finished(waiting: Path, house: House) -> None:
    shutil.copy(GOLDEN / "pickomino" / "ends_by_a_bust.stolik", waiting)
    house.shell.resume("pickomino")
    assert house.setups[0].session.over
    assert house.notice == ""
    assert saves_of(house) == []
    assert house.waiting_saves == []
    assert len(list(house.paths.finished.glob("*.stolik"))) == 1


def test_a_save_that_was_changed_meanwhile_is_judged_again(waiting: Path, house: House) -> None:
    waiting.write_text(waiting.read_text("utf-8").replace('"sum": 10', '"sum": 36'), "utf-8")
    house.shell.resume("pickomino")
    assert not house.setups
    assert house.notice.startswith("The saved game breaks the rules")


def test_a_long_save_is_judged_after_the_first_page_was_painted(
    waiting: Path, paths: Paths, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(waiting_module, "_JUDGED_AT_ONCE", 100)
    shutil.copy(waiting, paths.saves / "pickomino-2.stolik")
    (paths.saves / "pickomino-3.stolik").write_text("x" * 200, "utf-8")
    house = open_house(paths)
    assert house.waiting_saves == []
    house.shell.painted("home")
    qtbot.waitUntil(lambda: sorted(house.waiting_saves) == ["pickomino", "pickomino-2"])
    assert house.notice.startswith("The saved game is damaged")


def test_a_long_save_that_was_opened_first_no_longer_waits(
    waiting: Path, paths: Paths, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(waiting_module, "_JUDGED_AT_ONCE", 100)
    shutil.copy(waiting, paths.saves / "pickomino-2.stolik")
    house = open_house(paths)
    house.shell.openFile(str(waiting))
    house.shell.painted("table")
    qtbot.waitUntil(lambda: house.waiting_saves == ["pickomino-2"])
    qtbot.wait(5)
    assert house.waiting_saves == ["pickomino-2"]


def test_a_table_that_was_left_saves_nothing_any_more(waiting: Path, house: House) -> None:
    house.shell.resume("pickomino")
    late = house.save
    before = waiting.read_bytes()
    house.leave()
    play(house.setups[0], 5)
    late()
    house.shell.close()
    assert waiting.read_bytes() == before


def test_the_clock_of_a_record_is_kept(waiting: Path, house: House) -> None:
    data = json.loads(waiting.read_text("utf-8"))
    waiting.write_text(json.dumps({**data, "clock": {"left": 31}}), "utf-8")
    house.shell.resume("pickomino")
    house.save()
    house.shell.close()
    assert json.loads(waiting.read_text("utf-8"))["clock"] == {"left": 31}


def test_a_damaged_save_is_told_in_one_sentence_and_the_start_goes_on(
    waiting: Path, paths: Paths, open_house: OpenHouse
) -> None:
    waiting.write_bytes(waiting.read_bytes()[:900])
    house = open_house(paths)
    assert house.shell.waiting_rows.rows == ()
    assert house.notice.startswith("The saved game is damaged")
    assert "pickomino.damaged-1.stolik" in house.notice
    house.services.notices.dismiss()
    assert house.notice == ""


def test_an_unwritable_folder_is_told_once_and_the_game_goes_on(
    tmp_path: Path, qtbot: QtBot, open_house: OpenHouse
) -> None:
    (tmp_path / "stolik").write_text("in the way", "utf-8")
    house = open_house(Paths(tmp_path / "stolik"))
    house.sit()
    assert house.shell.property("table") is not None
    for _ in range(3):
        house.save()
    house.shell.close()
    qtbot.waitUntil(lambda: house.notice != "")
    assert set(house.read_notices()) == {
        f"Stolik can't write into {tmp_path / 'stolik'}. You can play on, but nothing is saved."
    }


def test_a_saves_folder_that_is_none_is_told_at_once(paths: Paths, open_house: OpenHouse) -> None:
    paths.root.mkdir()
    paths.saves.write_text("in the way", "utf-8")
    house = open_house(paths)
    assert house.notice == f"Stolik can't write into {paths.saves}. You can play on, but nothing is saved."


def test_a_game_that_could_not_be_saved_goes_on_while_the_program_runs(
    paths: Paths, open_house: OpenHouse
) -> None:
    paths.root.mkdir()
    paths.saves.write_text("in the way", "utf-8")
    house = open_house(paths)
    house.services.notices.dismiss()
    house.sit("pickomino", 7)
    house.leave()
    assert house.notice.startswith("The game could not be saved.")
    assert house.waiting_saves == ["pickomino"]
    house.sit("pickomino", 3)
    house.leave()
    assert house.waiting_saves == ["pickomino-2", "pickomino"]
    paths.saves.unlink()
    house.shell.resume("pickomino")
    assert house.setups[2] is house.setups[0]
    house.shell.close()
    assert len(json.loads(house.saved.read_text("utf-8"))["log"]) == house.setups[0].session.length


def test_a_record_from_anywhere_can_be_opened(house: House, tmp_path: Path) -> None:
    file = tmp_path / "from grandma.stolik"
    shutil.copy(SAVE, file)
    house.shell.openFile(str(file))
    assert [player.name for player in house.setups[0].players] == ["Ala", "Babcia Zofia", "Żółwik"]
    house.shell.close()
    assert house.saved.exists()
    assert file.read_bytes() == SAVE.read_bytes()


def test_opening_a_record_lets_the_waiting_game_wait(waiting: Path, house: House, tmp_path: Path) -> None:
    before = waiting.read_bytes()
    file = tmp_path / "other.stolik"
    data = json.loads(SAVE.read_text("utf-8"))
    file.write_text(json.dumps({**data, "log": data["log"][:4], "snapshot": None}), "utf-8")
    for _ in range(2):
        house.shell.openFile(str(file))
        house.leave()
    assert waiting.read_bytes() == before
    assert house.waiting_saves == ["pickomino-2", "pickomino"], "opened twice, it is still one game"


def test_opening_the_save_itself_continues_it(waiting: Path, house: House) -> None:
    house.shell.openFile(str(waiting))
    house.shell.openFile(str(waiting))
    assert len(house.setups) == 1
    house.leave()
    assert saves_of(house) == ["pickomino.stolik"]


def shortened(file: Path, entries: int) -> None:
    """Change a record by hand: ``entries`` entries are left."""
    data = json.loads(file.read_text("utf-8"))
    data.pop("snapshot", None)
    file.write_text(json.dumps({**data, "log": data["log"][:entries]}), "utf-8")


def test_a_changed_file_at_the_same_path_is_loaded_anew(house: House, tmp_path: Path) -> None:
    file = tmp_path / "mine.stolik"
    shutil.copy(SAVE, file)
    house.shell.openFile(str(file))
    shortened(file, 4)
    house.shell.openFile(str(file))
    assert [setup.session.length for setup in house.setups][1:] == [4]
    assert house.setups[0].session.length > 4


def test_a_changed_save_that_waits_is_loaded_anew(waiting: Path, house: House) -> None:
    shortened(waiting, 4)
    house.shell.openFile(str(waiting))
    assert house.setups[0].session.length == 4


def test_a_changed_save_of_a_game_in_play_is_loaded_and_neither_is_lost(waiting: Path, house: House) -> None:
    house.shell.openFile(str(waiting))
    first = house.setups[0].session.length
    shortened(waiting, 4)
    house.shell.openFile(str(waiting))
    assert [setup.session.length for setup in house.setups] == [first, 4]
    house.shell.close()
    logs = {file.stem: len(json.loads(file.read_text("utf-8"))["log"]) for file in waiting.parent.iterdir()}
    assert logs == {"pickomino": first, "pickomino-2": 4}


@pytest.mark.parametrize("content", ["", "hello", '{"format": "stolik-record"}'])
def test_a_file_that_is_no_record_is_told(house: House, tmp_path: Path, content: str) -> None:
    file = tmp_path / "x.stolik"
    file.write_text(content, "utf-8")
    house.shell.openFile(str(file))
    assert house.notice.startswith("x.stolik: ")
    assert not house.setups


def test_a_file_that_is_not_there_is_told(house: House, tmp_path: Path) -> None:
    house.shell.openFile(str(tmp_path / "nothing.stolik"))
    assert "nothing.stolik" in house.notice


def test_another_start_brings_the_window_forward_and_may_open_a_file(house: House, qtbot: QtBot) -> None:
    with qtbot.waitSignal(house.shell.raiseWanted):
        house.shell.open_from_start("")
    assert not house.setups
    with qtbot.waitSignal(house.shell.raiseWanted):
        house.shell.open_from_start(str(SAVE))
    assert len(house.setups) == 1


def test_the_help_of_a_game_is_there_in_both_languages(house: House) -> None:
    for info in find_games():
        for language in ("pl", "en"):
            assert house.shell.help_pages.chapters(info.id, language)[0]["title"]
    assert house.shell.help_pages.chapters("chess", "en") == [{"heading": "", "title": "", "passages": []}]


def test_what_a_language_has_no_help_for_is_told_and_searched_in_english(house: House) -> None:
    pages = house.shell.help_pages
    assert pages.chapters("rummikub", "eo") == pages.chapters("rummikub", "en")
    found = pages.search("rummikub", "eo", "may I take a joker")
    assert found == pages.search("rummikub", "en", "may I take a joker")
    assert found


def test_the_library_shows_the_games_in_their_order(qapp: Any) -> None:
    library = GameCards()
    QAbstractItemModelTester(library, QAbstractItemModelTester.FailureReportingMode.Fatal, library)
    by_order = sorted(find_games(), key=lambda info: info.order)
    assert [row.gameId for row in library.rows] == [info.id for info in by_order]
