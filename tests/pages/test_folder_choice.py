"""Comfort shows where everything is kept, and records where to move it at the next start."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QObject
from pytestqt.qtbot import QtBot
from stolik.pages.comfort.folder_choice import FolderChoice
from stolik.services.notices import Notices
from stolik.storage.copies import Copies
from stolik.storage.paths import Paths
from stolik.storage.place import NOTE, Note, Place
from stolik.storage.settings import Settings, store_settings

DAY = date(2026, 11, 27).toordinal()
CAN = ("canMove", "canReturn", "canCancel")


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


@pytest.fixture
def plain_dates() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    yield
    QLocale.setDefault(before)


def choice(place: Place, owner: QObject) -> tuple[Any, Notices]:
    notices = Notices(owner)
    return FolderChoice(place, Copies(place.paths, (), lambda: DAY), notices, owner), notices


def can(asked: Any) -> set[str]:
    return {name for name in CAN if asked.property(name)}


def usual_place(tmp_path: Path, folder: str = "") -> Place:
    (tmp_path / "usual").mkdir()
    return Place(Paths(Path(folder or tmp_path / "usual")), tmp_path / "usual", Note(folder=folder))


def test_a_folder_that_the_start_has_named_stays(tmp_path: Path, owner: QObject) -> None:
    asked, _ = choice(Place(Paths(tmp_path)), owner)
    assert asked.property("folder") == str(tmp_path)
    assert asked.property("sentence") == "This folder was given when Stolik was started."
    assert can(asked) == set()


def test_a_move_is_noted_and_can_be_cancelled(tmp_path: Path, owner: QObject) -> None:
    place = usual_place(tmp_path)
    asked, notices = choice(place, owner)
    assert can(asked) == {"canMove"}
    before = asked.property("sentence")
    asked.move(str(tmp_path))
    assert asked.property("folder") == str(tmp_path / "usual")
    assert asked.property("sentence") == f"Stolik will move to {tmp_path / 'Stolik'} when it next starts."
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
    told = f"Stolik will use the data already in {tmp_path / 'stick'}. The data here stays here."
    assert told in asked.property("sentence")
    assert told in choice(place, owner)[0].property("sentence"), "also when the page is opened again"


def test_a_folder_in_the_one_in_use_is_refused(tmp_path: Path, owner: QObject) -> None:
    asked, _ = choice(usual_place(tmp_path), owner)
    asked.move(str(tmp_path / "usual"))
    assert asked.property("sentence") == "Your data is there already."
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
    assert f"The folder {tmp_path / 'away'} is missing" in asked.property("sentence")
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


@pytest.mark.usefixtures("plain_dates")
def test_an_earlier_day_is_wanted_and_wanted_no_more(tmp_path: Path, owner: QObject) -> None:
    place = usual_place(tmp_path)
    assert choice(place, owner)[0].property("days") == []
    place.paths.copies.mkdir()
    for name in ("2026-11-27", "2026-11-26", "2026-11-27-1"):
        (place.paths.copies / f"{name}.zip").touch()
    asked, notices = choice(place, owner)
    days = asked.property("days")
    told = [
        "Friday, 27 November 2026, before another backup was restored",
        "Friday, 27 November 2026, when Stolik was last closed",
        "Thursday, 26 November 2026",
    ]
    assert days == told
    assert asked.property("wantedDay") == -1
    before = asked.property("daysSentence")
    asked.putBack(2)
    assert asked.property("wantedDay") == 2
    assert asked.property("daysSentence") == (
        "When it next starts, Stolik will restore: Thursday, 26 November 2026. The current"
        " data is kept, so you can undo this. To cancel, press the day again."
    )
    assert choice(place, owner)[0].property("wantedDay") == 2, "also when the page is opened again"
    asked.putBack(-1)
    assert asked.property("daysSentence") == before
    assert notices.sentence == ""


@pytest.mark.usefixtures("plain_dates")
def test_copies_that_one_day_has_seen_put_back_twice_are_told_apart(tmp_path: Path, owner: QObject) -> None:
    place = usual_place(tmp_path)
    place.paths.copies.mkdir()
    for name in ("2026-11-27-1", "2026-11-27-2", "2026-11-26-1"):
        (place.paths.copies / f"{name}.zip").touch()
    assert choice(place, owner)[0].property("days") == [
        "Friday, 27 November 2026, before another backup was restored (2)",
        "Friday, 27 November 2026, before another backup was restored",
        "Thursday, 26 November 2026, before another backup was restored",
    ]


def test_a_wish_that_can_t_be_noted_is_told(tmp_path: Path, owner: QObject) -> None:
    place = usual_place(tmp_path)
    place.paths.copies.mkdir()
    (place.paths.copies / "2026-11-27.zip").touch()
    asked, notices = choice(place, owner)
    place.paths.wanted_copy.mkdir()
    asked.putBack(0)
    assert notices.sentence != ""
    assert asked.property("wantedDay") == -1
