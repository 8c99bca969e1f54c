"""A file that another program holds at the start stays as it is, and that is told once."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from stolik.services.notices import Notices
from stolik.storage import document
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import LineUp, People, SeatPlan, store_people

from tests.house import OpenHouse


def refuse(*_: object) -> Path:
    raise PermissionError(errno.EACCES, "no")


def test_people_that_were_locked_at_the_start_are_told_of_once_and_stay_in_their_file(
    paths: Paths, open_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = People()
    people.remember("pickomino", LineUp(seats=[SeatPlan(name="Ala"), SeatPlan(name="Jan")]))
    store_people(paths.people, people)
    before = paths.people.read_bytes()
    with monkeypatch.context() as locked:
        locked.setattr(document, "read_bytes", refuse)
        locked.setattr(document, "set_aside", refuse)
        house = open_house(paths)
    assert str(paths.people) in house.notice
    house.services.notices.dismiss()
    for game in ("pickomino", "knaster"):
        house.sit(game)
    assert len(house.setups) == 2
    assert house.notice == ""
    assert paths.people.read_bytes() == before


def test_what_lasts_is_told_once_for_each_file_and_stays_when_saving_works_again(qapp: object) -> None:
    notices = Notices()
    for file in ("people.json", "settings.json", "people.json"):
        notices.tell(Fault("unreadable", {"file": file}, lasts=True))
    notices.tell(Fault("disk_full", lasts=True))
    notices.saving_works()
    notices.tell(Fault("disk_full", lasts=True))
    told = []
    while notices.sentence:
        told.append(notices.sentence)
        notices.dismiss()
    assert ["people.json" in told[0], "settings.json" in told[1], "full" in told[2]] == [True] * 3
    assert len(told) == 3


def test_a_file_that_somebody_asks_for_again_is_told_of_again(qapp: object) -> None:
    notices = Notices()
    for _ in range(2):
        notices.tell(Fault("unreadable", {"file": "evening.stolik"}))
        assert "evening.stolik" in notices.sentence
        notices.dismiss()
        assert notices.sentence == ""
