"""A start that moves the data folder claims the new one, and hands on to a start that was first there."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from stolik.app import claim_folder, settled
from stolik.shell.single_instance import Claim, SingleInstance
from stolik.storage.atomic import LOOKED_AT
from stolik.storage.paths import Paths
from stolik.storage.place import Note, Place, find_place
from stolik.storage.settings import Settings, store_settings


def place_of(tmp_path: Path, folder: str = "", wanted: str = "") -> Place:
    usual = tmp_path / "usual"
    assert store_settings(usual / "settings.json", Settings()) is None
    return Place(Paths(usual), usual, Note(folder=folder, wanted=wanted))


def is_free(folder: Path) -> bool:
    """Return whether no start has claimed a folder."""
    return not (folder / "running.lock").exists()


def test_a_start_that_moves_lets_the_old_folder_go(tmp_path: Path, qtbot: QtBot) -> None:
    new = tmp_path / "Stolik"
    place = place_of(tmp_path, wanted=str(new))
    pages = (
        "drills.json",
        "practice_answers.jsonl",
        "explored.json",
        "guesses.jsonl",
        "lessons.json",
        "puzzles.json",
    )
    for name in pages:
        (place.root / name).touch()
    first = claim_folder(place, "", lambda: place)
    assert not isinstance(first, int)
    moved, instance = settled(*first)
    assert (moved.root, is_free(place.root), is_free(new)) == (new, True, False)
    assert all((new / name).is_file() for name in pages), "they come along, whatever page keeps them"
    assert moved.fault is None
    back = moved.landing(place.root)
    assert back is not None
    moved.want(back)
    moved, instance = settled(moved, instance)
    assert (moved.root, new.exists(), is_free(back)) == (back, False, False)
    instance.release()
    assert is_free(back)


def test_nothing_moves_where_nothing_is_wanted_or_the_folder_is_gone(tmp_path: Path, qtbot: QtBot) -> None:
    for place in (place_of(tmp_path), place_of(tmp_path, str(tmp_path / "away"), str(tmp_path / "Stolik"))):
        instance = SingleInstance(place.root)
        assert settled(place, instance) == (place, instance)
    assert not (tmp_path / "Stolik").exists()


def test_a_folder_that_another_start_uses_isn_t_moved_to(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stick = tmp_path / "stick"
    assert store_settings(stick / "settings.json", Settings()) is None
    place = place_of(tmp_path, wanted=str(stick))
    instance = SingleInstance(place.root)
    monkeypatch.setattr(SingleInstance, "claim", lambda _: Claim.TOLD)
    moved, still = settled(place, instance)
    assert still is instance
    assert moved is place
    assert moved.fault is not None
    assert moved.fault.code == "move_taken"


def test_a_folder_that_another_computer_has_open_isn_t_moved_to(tmp_path: Path, qtbot: QtBot) -> None:
    drive = tmp_path / "drive"
    assert store_settings(drive / "settings.json", Settings()) is None
    (drive / "running.lock").write_bytes(b"4242\nstolik\nSTRYCH\nx\ny\nbeats\n")
    place = place_of(tmp_path, wanted=str(drive))
    moved, _ = settled(place, SingleInstance(place.root))
    assert moved is place
    assert moved.fault is not None
    assert moved.fault.code == "move_taken"
    assert sorted(path.name for path in drive.iterdir()) == ["running.lock", "settings.json"]


def test_a_folder_that_another_computer_has_open_isn_t_moved_away(tmp_path: Path, qtbot: QtBot) -> None:
    new = tmp_path / "Stolik"
    place = place_of(tmp_path, wanted=str(new))
    (place.root / "running.lock").write_bytes(b"4242\nstolik\nSTRYCH\nx\ny\nbeats\n")
    first = claim_folder(place, "", lambda: place)
    assert not isinstance(first, int)
    assert settled(*first) == first
    assert not new.exists()
    assert LOOKED_AT.pop(place.root) == "STRYCH"


def test_a_start_that_waited_claims_the_folder_moved_to_meanwhile(tmp_path: Path, qtbot: QtBot) -> None:
    place, stick = place_of(tmp_path), tmp_path / "stick"
    stick.mkdir()
    moved = Place(Paths(stick), place.usual, Note(folder=str(stick)))
    first = claim_folder(place, "", lambda: moved)
    assert not isinstance(first, int)
    assert first[0] is moved
    assert (is_free(place.root), is_free(stick)) == (True, False)
    first[1].release()


def test_what_was_played_while_the_folder_was_gone_is_there_when_it_is_back(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STOLIK_DATA_DIR")
    monkeypatch.setattr("platformdirs.user_data_dir", lambda *_, **__: str(tmp_path / "usual"))
    stick = tmp_path / "stick" / "Stolik"
    assert place_of(tmp_path, str(stick)).keep() is None
    told = []
    for is_there in (False, True, True):
        if is_there:
            stick.mkdir(parents=True, exist_ok=True)
        first = claim_folder(find_place(), "", find_place)
        assert not isinstance(first, int)
        place, instance = settled(*first)
        if not is_there:
            place.paths.saves.mkdir()
            (place.paths.saves / "knaster.stolik").write_text("a game", "utf-8")
        assert [path.read_text("utf-8") for path in place.paths.saves.iterdir()] == ["a game"]
        assert (is_free(tmp_path / "usual"), is_free(place.root)) == (is_there, False)
        told.append(place.fault and place.fault.code)
        instance.release()
    assert told == ["place_gone", "games_brought", None]
