"""Names from right to left, in odd spellings, or that nobody can see: one person, at tables and in files."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot
from stolik.models.words import Names
from stolik.pages.tournament.setup_model import EntrantList
from stolik.services.line_up.lineup import LineUpModel
from stolik.services.tables.table_setup import fitting_caption
from stolik.storage import atomic
from stolik.storage.atomic import remove_parts
from stolik.storage.paths import Paths
from stolik.storage.profiles import load_people
from stolik.storage.saves import read_game
from stolik.tournament.file_format import parse_tournament

from tests.house import House, OpenHouse, play
from tests.services.faces.picture_files import whole
from tests.tiers import mostly_rest

DAVID = "דוד"
MARKED = f"\u2068{DAVID}\u2069"
SPELLINGS = (DAVID, MARKED, f"\u202b{DAVID}\u202c", f" {DAVID}\u200f ", f"{DAVID[0]}\u2060{DAVID[1:]}")
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


def names(line_up: LineUpModel) -> list[str]:
    return [row.name for row in line_up.seat_rows.rows]


def played(house: House, name: str, other: str = "Ala") -> Path:
    house.shell.choose("ryzyk_fizyk")
    line_up = house.tables.line_up
    while line_up.seat_rows.rows:
        line_up.remove(0)
    for place, each in enumerate((name, other)):
        line_up.addPerson()
        line_up.rename(place, each)
    house.shell.sit()
    play(house.setups[-1], 100_000)
    house.save()
    house.leave()
    return max(house.paths.finished.glob("*.stolik"), key=lambda path: path.stat().st_mtime_ns)


@pytest.mark.parametrize("typed", SPELLINGS)
def test_a_name_from_right_to_left_is_kept_bare_and_shown_with_marks(house: House, typed: str) -> None:
    record = played(house, typed)
    assert [seat.name for seat in read_game(record).record.seats] == [DAVID, "Ala"]
    assert [person.name for person in load_people(house.paths.people).document.people] == [DAVID, "Ala"]
    house.sit("knaster")
    house.shell.leave()
    (row,) = house.shell.waiting_rows.rows
    assert [seat.name for seat in row.seats] == [MARKED, "Ala"]


@pytest.mark.parametrize("typed", SPELLINGS)
def test_in_every_spelling_it_is_the_same_person(house: House, typed: str) -> None:
    played(house, DAVID)
    house.shell.choose("knaster")
    line_up = house.tables.line_up
    assert line_up.knows(typed)
    line_up.remove(0)
    line_up.addKnown(typed)
    assert names(line_up) == ["Ala", DAVID]
    line_up.addPerson()
    line_up.rename(2, typed)
    assert line_up.property("problem") == "name_twice"
    assert [row.twice for row in line_up.seat_rows.rows] == [False, True, True]
    line_up.forget(typed)
    assert names(line_up) == ["Ala", "", ""]
    assert not any(
        DAVID.encode() in path.read_bytes() for path in house.paths.root.rglob("*") if path.is_file()
    )


def test_records_of_earlier_versions_lose_a_person_who_is_deleted(house: House) -> None:
    record = played(house, DAVID)
    # So they were written: the record with marks, the list of people without.
    record.write_text(record.read_text("utf-8").replace(DAVID, MARKED), "utf-8")
    house.shell.choose("knaster")
    house.tables.line_up.forget(DAVID)
    assert [seat.name for seat in read_game(record).record.seats] == ["Player 1", "Ala"]
    assert house.notice == ""


@pytest.mark.parametrize("typed", ["\u200b", "\u2800", "\u3164", "\u202e\u202c", "\u2060\ufe0f", "\ud800"])
def test_a_name_that_nobody_can_see_is_none_and_is_told(house: House, typed: str) -> None:
    house.shell.choose("pickomino")
    line_up = house.tables.line_up
    line_up.rename(0, typed)
    assert names(line_up)[0] == ""
    asked: Any = Names()
    assert asked.fault(typed) == "This name can't be seen. Please type another one."
    assert [asked.fault(text) for text in ("", "  ", "Ala", f" {DAVID} ")] == [""] * 4
    house.shell.sit()
    assert load_people(house.paths.people).document.people == []
    assert house.setups[-1].players[0].name == "Player 1"


def test_the_24th_letter_is_never_cut_in_two(house: House) -> None:
    house.shell.choose("pickomino")
    line_up = house.tables.line_up
    for typed, kept in (
        ("x" * 23 + "\U0001f600", "x" * 23 + "\U0001f600"),
        ("x" * 23 + FAMILY, "x" * 23),
        ("x" * 19 + FAMILY, "x" * 19 + FAMILY),
        ("x" * 23 + "e\u0301", "x" * 23 + "é"),
        (DAVID * 10, DAVID * 8),
    ):
        line_up.rename(0, typed)
        assert names(line_up)[0] == kept
        house.shell.sit()
        assert house.setups[-1].players[0].name == kept
        house.shell.leave()
        house.shell.choose("pickomino")
    assert fitting_caption("x" * 39 + FAMILY) == "x" * 39
    asked: Any = Names()
    assert (asked.cut("x" * 23 + FAMILY, 24), asked.cut("Ala", -3)) == ("x" * 23, "")
    assert asked.initials(f"{MARKED} {FAMILY}x Ala") == DAVID[0] + FAMILY


def test_entrants_have_one_form_and_those_that_read_alike_are_told() -> None:
    entrants = EntrantList()
    entrants.add_names(f"{MARKED}\t{MARKED}\n\u200b\nZos\u0301ka  Nowak\n{'x' * 39}{FAMILY}")
    assert [(info.name, info.club) for info in entrants.infos] == [
        (DAVID, DAVID),
        ("Zośka Nowak", ""),
        ("x" * 39, ""),
    ]
    assert entrants.fault() is None
    assert entrants.key_of(f"{DAVID}\u200f") == 0
    entrants.change(2, name=f"{DAVID}\u2060", club="\u200b")
    assert entrants.infos[2] == entrants.infos[2].__class__(DAVID)
    fault = entrants.fault()
    assert fault is not None
    assert fault.code == "name_twice"
    assert entrants.at_fault() == {0, 2}


def test_a_tournament_of_an_earlier_version_is_read_whatever_its_names(tmp_path: Path) -> None:
    file = Path(__file__).parents[2] / "tournament" / "files" / "version_1.stolik-tournament"
    text = file.read_text("utf-8")
    for old in (MARKED, "Z\u0307o\u0301łw\u200d", "\u3164", "Ala\u0301", "\u2800"):
        assert parse_tournament(text.replace("Ala", old)).state.players
    cup = parse_tournament(text.replace("Ala", MARKED))
    assert (cup.state.created.entrants[0].name, cup.state.name_of(0)) == (DAVID, MARKED)
    # Two who read alike only now stay two.
    parse_tournament(text.replace('"Ala"', '"O\\u2019Hara"').replace('"Jan"', '"O\'Hara"'))


def with_pictures(house: House, qtbot: QtBot, tmp_path: Path) -> dict[str, Path]:
    (tmp_path / "photo.png").write_bytes(whole("PNG"))
    played(house, "Ala", "Jan")
    house.shell.choose("ryzyk_fizyk")
    choices = house.tables.line_up.seat_choices
    for row in range(2):
        choices.setPicture(row, str(tmp_path / "photo.png"))
        qtbot.waitUntil(lambda: not choices.property("readsPicture"))
    rows = house.tables.line_up.seat_rows.rows
    house.shell.sit()
    house.shell.close()
    return {row.name: house.paths.faces / f"{row.face}.png" for row in rows}


@pytest.mark.parametrize("damage", mostly_rest(["cut", "one", "gone", "text"], usual=["cut"]))
def test_no_picture_goes_with_a_damaged_list_of_people(
    house: House, open_house: OpenHouse, qtbot: QtBot, tmp_path: Path, damage: str
) -> None:
    files = with_pictures(house, qtbot, tmp_path)
    people = house.paths.people
    text = people.read_text("utf-8")
    match damage:
        case "cut":
            people.write_text(text[:-20], "utf-8")
        case "one":
            people.write_text(text.replace('"name": "Jan"', '"name": 3'), "utf-8")
        case "gone":
            people.unlink()
        case _:
            people.write_bytes(b"\xff\x00")
    for _ in range(2):
        later = open_house(house.paths)
        later.shell.choose("knaster")
        later.tables.line_up.rename(0, "Ola")
        later.shell.sit()
        later.shell.leave()
        later.shell.choose("pickomino")
        later.tables.line_up.forget("Ola")
        later.shell.close()
        assert all(file.exists() for file in files.values())
    # With the old file everything is back.
    people.write_text(text, "utf-8")
    again = open_house(house.paths)
    worn = {person.face for person in again.tables.people.people}
    assert {int(file.stem) for file in files.values()} <= worn


@pytest.mark.parametrize("damage", mostly_rest(["cut", "none"], usual=["cut"]))
def test_the_picture_of_a_person_who_is_deleted_goes_all_the_same(
    house: House, open_house: OpenHouse, qtbot: QtBot, tmp_path: Path, damage: str
) -> None:
    files = with_pictures(house, qtbot, tmp_path)
    text = house.paths.people.read_text("utf-8")
    if damage == "cut":
        house.paths.people.write_text(text[:-20], "utf-8")
    later = open_house(house.paths)
    later.shell.choose("knaster")
    if damage == "cut":
        later.tables.line_up.rename(0, "ala")
        later.shell.sit()
        later.shell.leave()
        later.shell.choose("pickomino")
    later.tables.line_up.forget("ALA")
    assert (files["Ala"].exists(), files["Jan"].exists()) == (False, True)
    for aside in house.paths.root.glob("people.damaged-*"):
        assert "Ala" not in aside.read_text("utf-8")
        assert json.dumps("Jan") in aside.read_text("utf-8")


def test_a_keeper_that_breaks_stops_no_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(house, DAVID)
    house.shell.choose("knaster")

    def fail(name: str) -> None:
        raise RuntimeError(name)

    monkeypatch.setattr(house.services.kept, "forget_person", fail)
    house.tables.line_up.forget(DAVID)
    assert DAVID not in record.read_text("utf-8")
    assert house.notice.startswith("That didn't work.")


def holding(root: Path, name: str) -> list[str]:
    files = sorted(path for path in root.rglob("*") if path.is_file())
    return [path.name for path in files if name.encode() in path.read_bytes()]


def test_a_removal_that_was_cut_off_anywhere_goes_on_at_the_next_start(
    house: House, open_house: OpenHouse, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces = with_pictures(house, qtbot, tmp_path)
    root = house.paths.root
    (root / "guesses.jsonl").write_text('{"name": "Ala"}\n', "utf-8")
    (root / "people.damaged-1.json").write_text("Ala, Alan\n" * 30_000, "utf-8")
    later = open_house(house.paths)
    later.shell.choose("ryzyk_fizyk")
    stops: list[Path] = []

    def stop() -> None:
        stops.append(tmp_path / f"stop{len(stops)}")
        shutil.copytree(root, stops[-1])

    replace, unlink = atomic.replace, Path.unlink

    def replaced(*given: Any) -> None:
        replace(*given)
        # What is only aside comes back, so that nothing has happened yet.
        if given[1].suffix != ".was":
            stop()

    def unlinked(path: Path, **given: Any) -> None:
        unlink(path, **given)
        stop()

    with monkeypatch.context() as patched:
        patched.setattr(atomic, "replace", replaced)
        patched.setattr(Path, "unlink", unlinked)
        later.tables.line_up.forget("Ala")
        qtbot.waitUntil(lambda: not holding(root, "Ala,"))
    assert len(stops) > 4
    later.shell.close()
    # A book that is open may not have been written yet, and holds what it will in a file of its own.
    for folder in (*stops, root):
        remove_parts(Paths(folder).own_folders)
        again = open_house(Paths(folder))
        assert again.tables.people.find("Ala") is None
        qtbot.waitUntil(lambda: again.tables.people.removed == [])  # noqa: B023  # it is waited for here
        again.shell.close()
        assert holding(folder, "Ala") == ["people.damaged-1.json"]
        assert "Ala," not in (folder / "people.damaged-1.json").read_text("utf-8")
        assert not (folder / "faces" / faces["Ala"].name).exists()
        assert (folder / "faces" / faces["Jan"].name).exists()


def test_a_picture_that_can_not_be_deleted_is_told_and_goes_at_the_next_start(
    house: House, open_house: OpenHouse, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    face = with_pictures(house, qtbot, tmp_path)["Ala"]
    later = open_house(house.paths)
    later.shell.choose("ryzyk_fizyk")
    unlink = Path.unlink

    def unlinked(path: Path, **given: Any) -> None:
        if path == face:
            raise PermissionError(13, "Permission denied")
        unlink(path, **given)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "unlink", unlinked)
        later.tables.line_up.forget("Ala")
        assert (
            later.notice
            == f"These pictures could not be deleted; Stolik tries again at its next start: {face}"
        )
        later.shell.close()
        quiet = open_house(house.paths)
        assert (quiet.tables.people.faces_left, quiet.notice) == ([int(face.stem)], "")
        quiet.shell.close()
    assert open_house(house.paths).tables.people.faces_left == []
    assert not face.exists()


def test_who_has_a_name_again_keeps_it(house: House, open_house: OpenHouse) -> None:
    people = house.tables.people
    people.forget("Ala")
    assert people.removed == ["Ala"]
    played(house, "ALA", "Jan")
    assert people.removed == []
    house.shell.close()
    assert open_house(house.paths).tables.people.find("Ala") is not None
