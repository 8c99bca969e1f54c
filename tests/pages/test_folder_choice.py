"""Comfort tells where everything is kept, and notes where it is to move at the next start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot
from stolik.pages.comfort.folder_choice import FolderChoice
from stolik.services.notices import Notices
from stolik.storage.paths import Paths
from stolik.storage.place import NOTE, Note, Place
from stolik.storage.settings import Settings, store_settings

CAN = ("canMove", "canReturn", "canCancel")


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def choice(place: Place, owner: QObject) -> tuple[Any, Notices]:
    notices = Notices(owner)
    return FolderChoice(place, notices, owner), notices


def can(asked: Any) -> set[str]:
    return {name for name in CAN if asked.property(name)}


def usual_place(tmp_path: Path, folder: str = "") -> Place:
    (tmp_path / "usual").mkdir()
    return Place(Paths(Path(folder or tmp_path / "usual")), tmp_path / "usual", Note(folder=folder))


def test_a_folder_that_the_start_has_named_stays(tmp_path: Path, owner: QObject) -> None:
    asked, _ = choice(Place(Paths(tmp_path)), owner)
    assert asked.property("folder") == str(tmp_path)
    assert asked.property("sentence") == "This folder was named when Stolik was started."
    assert can(asked) == set()


def test_a_move_is_noted_and_can_be_cancelled(tmp_path: Path, owner: QObject) -> None:
    place = usual_place(tmp_path)
    asked, notices = choice(place, owner)
    assert can(asked) == {"canMove"}
    before = asked.property("sentence")
    asked.move(str(tmp_path))
    assert asked.property("folder") == str(tmp_path / "usual")
    assert asked.property("sentence") == f"At the next start Stolik moves to {tmp_path / 'Stolik'}."
    assert can(asked) == {"canMove", "canCancel"}
    assert str(tmp_path / "Stolik") in (tmp_path / "usual" / NOTE).read_text("utf-8")
    asked.cancel()
    assert asked.property("sentence") == before
    assert can(asked) == {"canMove"}
    assert notices.sentence == ""


def test_what_is_kept_there_already_is_told_before(tmp_path: Path, owner: QObject) -> None:
    place = usual_place(tmp_path)
    store_settings(tmp_path / "stick" / "settings.json", Settings())
    asked, _ = choice(place, owner)
    asked.move(str(tmp_path / "stick"))
    told = f"Stolik uses what is already kept in {tmp_path / 'stick'}. What is here stays here."
    assert told in asked.property("sentence")
    assert told in choice(place, owner)[0].property("sentence"), "also when the page is opened again"


def test_a_folder_in_the_one_in_use_is_refused(tmp_path: Path, owner: QObject) -> None:
    asked, _ = choice(usual_place(tmp_path), owner)
    asked.move(str(tmp_path / "usual"))
    assert asked.property("sentence") == "Everything is kept there already."
    assert can(asked) == {"canMove"}


def test_back_to_this_computer(tmp_path: Path, owner: QObject) -> None:
    (tmp_path / "stick").mkdir()
    asked, _ = choice(usual_place(tmp_path, str(tmp_path / "stick")), owner)
    assert can(asked) == {"canMove", "canReturn"}
    asked.goBack()
    assert str(tmp_path / "usual" / "Stolik") in asked.property("sentence")
    assert can(asked) == set(CAN)


def test_a_folder_that_is_gone_is_told_and_can_be_forgotten(tmp_path: Path, owner: QObject) -> None:
    place = usual_place(tmp_path)
    place.note.folder = str(tmp_path / "away")
    asked, _ = choice(place, owner)
    assert f"The folder {tmp_path / 'away'} isn't there" in asked.property("sentence")
    assert can(asked) == {"canReturn"}, "what is on the stick isn't given up by mistake"
    asked.goBack()
    assert can(asked) == {"canMove"}
    assert str(tmp_path / "away") not in (tmp_path / "usual" / NOTE).read_text("utf-8")


def test_a_note_that_can_t_be_written_is_told(tmp_path: Path, owner: QObject) -> None:
    place = usual_place(tmp_path)
    (tmp_path / "usual").rmdir()
    (tmp_path / "usual").touch()
    asked, notices = choice(place, owner)
    asked.move(str(tmp_path))
    assert str(tmp_path / "usual") in notices.sentence
