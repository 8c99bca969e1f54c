"""People by name: one person in every spelling, and in no file after a deletion."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from pytestqt.qtbot import QtBot
from stolik.analysis.practice import FoundError, exploring, game_text
from stolik.engine.record import open_session, parse_record, record_text
from stolik.models.words import Names
from stolik.pages import kept_names
from stolik.pages.tournament.setup_model import EntrantList
from stolik.services.family_book.store import GameEntry, SeatEntry, open_book
from stolik.services.kept import EXPLORED, PRACTICE, PUZZLES
from stolik.services.kept.practice import PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.services.line_up.lineup import LineUpModel
from stolik.services.sentences import say_fault
from stolik.services.tables import table_manager
from stolik.services.tables.table_manager import PersonRemoval
from stolik.services.tables.table_setup import fitting_caption, resume
from stolik.services.tournaments.saves import TablePlace
from stolik.storage import atomic
from stolik.storage.atomic import digest, remove_parts
from stolik.storage.faults import FAULTS, Fault, name_left
from stolik.storage.paths import Paths
from stolik.storage.profiles import load_people
from stolik.storage.saves import read_game
from stolik.tournament.file_format import parse_tournament

from tests.house import SAVE, House, OpenHouse, play
from tests.refusing import refusing
from tests.services.faces.picture_files import whole
from tests.storage.test_saves import played
from tests.tiers import mostly_rest

NAME = "Żużanka"
OTHER = "Halina"
PLACE = TablePlace("rummikub", 7, 1, 1, 1)
CUP = Path(__file__).parents[1] / "tournament" / "files" / "version_1.stolik-tournament"


def forms(name: str) -> list[bytes]:
    written = [name, name.casefold(), name.upper()]
    return [form.encode(code) for form in written for code in ("utf-8", "utf-16-le")] + [
        json.dumps(form)[1:-1].encode() for form in written
    ]


def holding(root: Path, names: Sequence[str] = (NAME,)) -> list[str]:
    """Return the files that contain any of the names, in any form."""
    written = [form for name in names for form in forms(name)]
    found = []
    for path in sorted(root.rglob("*")):
        content = path.read_bytes() if path.is_file() else b""
        if any(form in content or form in path.name.encode() for form in written):
            found.append(str(path.relative_to(root)))
    return found


def seat_both(house: House, game: str, names: Sequence[str] = (OTHER, NAME)) -> None:
    """Seat only two people at a game."""
    house.shell.choose(game)
    line_up = house.tables.line_up
    while line_up.seat_rows.rows:
        line_up.remove(0)
    for place, name in enumerate(names):
        line_up.addPerson()
        line_up.rename(place, name)
    line_up.seat_choices.setAge(1, 9)
    line_up.seat_choices.setCoach(1, "after_every")
    house.shell.sit()


def left_behind(house: House) -> None:
    for game, moves in (("ryzyk_fizyk", 100_000), ("pickomino", 4), ("knaster", 3)):
        seat_both(house, game)
        play(house.setups[-1], moves)
        house.save()
        house.leave()
    house.shell.renameGame("pickomino", f"{NAME}'s birthday")
    assert house.tables.people.note_score("knaster", NAME, 40)
    paths = house.paths
    setup = house.setups[0]
    drills = PracticeBook()
    text = game_text(setup.session, setup.info, setup.seats)
    assert drills.take("g", text, [(NAME, 1, [FoundError(3, 0.2)]), (OTHER, 0, [FoundError(1, 0.1)])])
    book, _ = open_book(paths.family_book)
    (finished,) = paths.finished.iterdir()
    both = tuple([SeatEntry(each, None, 101, 1, 0.5) for each in (OTHER, NAME)])
    book.note(finished.name, finished.stat().st_mtime_ns, "key", GameEntry("ryzyk_fizyk", "{}", 1, 1, both))
    book.begin_evening(1, 0, (OTHER, NAME))
    solved = SolvedPuzzles()
    solved.note(OTHER, "knaster", 1, None)
    solved.note(NAME, "knaster", 2, 739_000)
    for fault in (
        drills.store(paths.root / "drills.json"),
        book.save(),
        solved.store(paths.root / "puzzles.json"),
    ):
        assert fault is None
    book.close()
    paths.tournaments.mkdir()
    cup = CUP.read_text("utf-8").replace("Ala", NAME)
    (paths.tournaments / "rummikub.stolik-tournament").write_text(cup, "utf-8")
    # A table of it that is played here has names; the entrant's number differs from the seat's.
    paths.tournament_tables.mkdir()
    record = (paths.saves / "knaster.stolik").read_text("utf-8")
    (paths.tournament_tables / f"{PLACE.save}.stolik").write_text(record, "utf-8")
    (paths.tournaments / "rummikub.damaged-1.stolik-tournament").write_text(cup[:400], "utf-8")
    # Files kept aside earlier: a cut save, one from a newer program, a damaged list of people, half a write.
    text = SAVE.read_text("utf-8").replace(parse_record(SAVE.read_bytes()).seats[0].name, NAME)
    (paths.saves / "pickomino.damaged-1.stolik").write_text(text[:700], "utf-8")
    newer = text.replace('"version": 1', '"version": 9', 1).replace(
        '"move"', f'"comment": "{NAME}!", "move"', 1
    )
    (paths.saves / "pickomino.newer-1.stolik").write_text(newer, "utf-8")
    (paths.root / "people.damaged-1.json").write_text(json.dumps({"people": [NAME, OTHER]})[:-1], "utf-8")
    (paths.saves / ".pickomino.stolik-0a1b2c3d.part").write_text(text, "utf-8")
    # The copy of a best game's record, in a program that doesn't analyse games.
    paths.records.mkdir()
    (paths.records / "0123abcd.stolik").write_text(text, "utf-8")


@pytest.fixture
def emptied(house: House) -> House:
    left_behind(house)
    kinds = {name.partition("/")[0].partition(".")[0] for name in holding(house.paths.root)}
    assert kinds == {"saves", "finished", "drills", "family_book", "puzzles", "people", "tournaments"} | {
        "tournament_tables"
    }
    house.shell.choose("knaster")
    house.tables.line_up.forget(NAME)
    return house


def test_no_byte_of_the_data_folder_holds_the_name(emptied: House) -> None:
    assert holding(emptied.paths.root) == []
    seats = [seat.name for row in emptied.shell.saved_rows.rows for seat in row.seats]
    assert NAME not in seats
    assert seats.count(OTHER) == 2
    assert [row.name for row in emptied.tables.line_up.known_rows.rows] == [OTHER]
    # Nor does it come back with later writes.
    emptied.shell.resume("knaster")
    play(emptied.setups[-1], 2)
    emptied.save()
    emptied.shell.leave()
    emptied.sit()
    emptied.shell.close()
    assert holding(emptied.paths.root) == []


@pytest.mark.rest
def test_no_list_that_another_computer_has_changed_meanwhile_holds_it(house: House) -> None:
    left_behind(house)
    setup = house.setups[0]
    house.services.kept(EXPLORED).note(exploring(game_text(setup.session, setup.info, setup.seats), 1, 0))
    house.services.kept(PRACTICE), house.services.kept(PUZZLES)
    house.read_notices()
    changed = [house.paths.root / f"{name}.json" for name in ("people", "drills", "puzzles", "explored")]
    for path in changed:
        path.write_text(path.read_text("utf-8") + "\n", "utf-8")
    house.shell.choose("knaster")
    house.tables.line_up.forget(NAME)
    assert holding(house.paths.root) == []
    copies = [path.with_stem(f"{path.stem}.other-1") for path in changed]
    assert {*house.read_notices()} == {FAULTS["other_file"].format(file=path) for path in copies}


def test_no_earlier_day_holds_the_name(house: House) -> None:
    left_behind(house)
    copies = house.services.copies
    list(copies.keep())
    (day,) = copies.names
    assert copies.want(day) is None
    house.today += 1
    shutil.copy(house.paths.copies / f"{day}.zip", house.paths.copies / f"{day} (1).zip")
    in_the_making = copies.keep()
    (house.paths.root / "puzzles.json").touch()
    next(in_the_making)
    house.shell.choose("knaster")
    house.tables.line_up.forget(NAME)
    list(in_the_making)
    assert list(house.paths.copies.iterdir()) == []
    house.shell.close()
    (copy,) = house.paths.copies.iterdir()
    with ZipFile(copy) as archive:
        archive.extractall(house.paths.root / "seen")
    assert (house.paths.root / "seen" / "people.json").is_file()
    assert holding(house.paths.root) == []


def test_a_copy_that_can_t_be_deleted_is_told_and_goes_at_the_next_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_behind(house)
    list(house.services.copies.keep())
    unlink = Path.unlink

    def refuse(path: Path, missing_ok: bool = False) -> None:
        if path.suffix == ".zip":
            raise PermissionError(13, "in use")
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", refuse)
    house.shell.choose("knaster")
    house.tables.line_up.forget(NAME)
    assert "copies" in house.services.notices.sentence
    assert house.tables.people.removed == [NAME]
    monkeypatch.undo()
    house.restart()
    assert list(house.paths.copies.iterdir()) == []


def test_what_others_played_stays_readable_and_the_seat_is_an_unnamed_one(emptied: House) -> None:
    paths: Paths = emptied.paths
    records = [paths.saves / f"{game}.stolik" for game in ("pickomino", "knaster")]
    (finished,) = paths.finished.glob("*.stolik")
    for path in (*records, finished):
        saved = read_game(path)
        assert [player.name for player in saved.record.seats] == [OTHER, "Player 2"]
        assert resume(saved).session.length
    assert read_game(finished).session.log == emptied.setups[0].session.log
    drills = PracticeBook.load(paths.root / "drills.json").document
    assert open_session(parse_record(drills.place(drills.due(OTHER)[0]).text)).over
    book, _ = open_book(paths.family_book)
    assert len(book.games_of(OTHER)) == 1
    assert book.unread({finished.name: finished.stat().st_mtime_ns}) == [], "no game is counted twice"
    book.close()
    assert SolvedPuzzles.load(paths.root / "puzzles.json").document.solver(OTHER).total == 1
    cup = parse_tournament((paths.tournaments / "rummikub.stolik-tournament").read_bytes())
    assert cup.state.created.entrants[0].name == "Player 1"
    at_table = read_game(paths.tournament_tables / f"{PLACE.save}.stolik")
    assert [player.name for player in at_table.record.seats] == [OTHER, "Player 1"]


def remove_person(paths: Paths, name: str) -> Fault | None:
    removal = PersonRemoval(paths, name, kept_names())
    for _ in removal.steps():
        pass
    return removal.fault


def record(path: Path, name: str, *, escaped: bool = False, **more: Any) -> Path:
    data = {**json.loads(record_text(played(8))), **more}
    data["seats"][0] = {"name": name, "player": "human"}
    return written(path, json.dumps(data, ensure_ascii=escaped).encode())


def written(path: Path, content: bytes) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    os.utime(path, ns=(7, 7))
    return path


def first_name(path: Path) -> str:
    return str(json.loads(path.read_text("utf-8"))["seats"][0]["name"])


def left(*files: Path) -> Fault:
    return Fault("name_left", {"files": ", ".join(map(str, files))})


@pytest.mark.parametrize("name, escaped", [("Ala", False), ('Ś "Ł"', True), ("\u2068דוד\u2069", True)])
def test_a_name_goes_out_of_every_folder_however_escaped(paths: Paths, name: str, escaped: bool) -> None:
    folders = (paths.saves, paths.finished, paths.records, paths.tournament_tables)
    files = [record(folder / "pickomino.stolik", name, escaped=escaped) for folder in folders]
    assert remove_person(paths, name.upper()) is None
    for file in files:
        assert first_name(file) == "Player 1"
        assert file.stat().st_mtime_ns == 7


def test_one_odd_file_stops_nothing_and_is_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = [record(paths.finished / f"{name}.stolik", "Ala") for name in ("a", "m", "z")]
    good = [record(paths.finished / f"{name}.stolik", "Ala") for name in ("b", "n")]
    before = [file.read_bytes() for file in odd]
    errors = iter((PermissionError(errno.EACCES, "no"), OSError(errno.EIO, "broken"), MemoryError()))
    read_bytes = atomic.read_bytes

    def read(path: Path, most: int) -> bytes:
        if path in odd:
            raise next(errors)
        return read_bytes(path, most)

    monkeypatch.setattr(table_manager, "read_bytes", read)
    fault = remove_person(paths, "Ala")
    assert fault is not None
    assert set(fault.facts["files"].split(", ")) == {str(file) for file in odd}
    assert [first_name(file) for file in good] == ["Player 1"] * 2
    assert [file.read_bytes() for file in odd] == before
    assert str(odd[0]) in say_fault(fault)


def test_a_full_disk_costs_no_file_and_is_told_if_the_name_is_in_one(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = record(paths.saves / "pickomino.stolik", "Ala")
    before = file.read_bytes()
    monkeypatch.setattr(table_manager, "exchange", refusing(errno.ENOSPC))
    assert remove_person(paths, "Jan") is None
    assert remove_person(paths, "Ala") == left(file)
    assert file.read_bytes() == before


def test_what_can_not_be_listed_is_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(paths.finished / "pickomino.stolik", "Ala")
    record(paths.saves / "pickomino.stolik", "Ala")
    iterdir = Path.iterdir

    def listed(folder: Path) -> Any:
        if folder == paths.saves:
            raise PermissionError(errno.EACCES, "no")
        return iterdir(folder)

    monkeypatch.setattr(Path, "iterdir", listed)
    assert remove_person(paths, "Ala") == left(paths.saves)
    assert first_name(file) == "Player 1"


def test_behind_a_link_nothing_is_changed_and_that_is_told(paths: Paths, tmp_path: Path) -> None:
    outside = record(tmp_path / "outside" / "pickomino.stolik", "Ala")
    paths.root.mkdir()
    paths.finished.symlink_to(outside.parent)
    paths.saves.mkdir()
    (paths.saves / "knaster.stolik").symlink_to(outside)
    assert remove_person(paths, "Ala") == left(paths.finished, paths.saves / "knaster.stolik")
    assert first_name(outside) == "Ala"


def test_what_is_not_the_program_s_is_neither_looked_into_nor_changed_nor_told(paths: Paths) -> None:
    own = record(paths.saves / "knaster.stolik", "Ala")
    strange = [
        record(paths.root / name, "Ala")
        for name in (
            "holiday/ala.stolik",
            "saves/old/ala.stolik",
            "ala.stolik",
            "letter.1.txt",
            "saves/a.1.txt",
        )
    ]
    parts = [written(file.parent / ".ala-0a1b2c3d.part", b"") for file in strange[:2]]
    before = [file.read_bytes() for file in strange]
    assert remove_person(paths, "Ala") is None
    assert [first_name(own), *(file.read_bytes() for file in strange)] == ["Player 1", *before]
    assert all(part.exists() for part in parts)


def test_half_of_a_character_stops_nothing(paths: Paths) -> None:
    files = [
        record(paths.saves / "a.stolik", "Ala", escaped=True, program={"\ud800": "\udfff"}),
        record(paths.saves / "b.stolik", "\ud800Ala", escaped=True),
        record(paths.saves / "c.stolik", "Ala"),
    ]
    for name in ("Ala", "Ala\ud800"):
        assert remove_person(paths, name) is None
    assert [first_name(file) for file in files] == ["Player 1"] * 3
    assert json.loads(files[0].read_text("utf-8"))["program"] == {"\ud800": "\udfff"}


def test_a_file_of_a_newer_program_loses_the_name_too(paths: Paths) -> None:
    newer = record(paths.saves / "pickomino.newer-1.stolik", "Ala", version=9, new={"who": ["ala"]})
    other = written(
        paths.saves / "x.newer-1.stolik", b'{"format": "stolik-record", "players": ["Ala", "Alan"]}'
    )
    cup = written(paths.tournaments / "cup.stolik-tournament", b'{"version": 9, "rounds": {"Ala": 1}}')
    assert remove_person(paths, "ALA") is None
    assert first_name(newer) == "Player 1"
    assert json.loads(newer.read_text("utf-8"))["version"] == 9
    assert b'["Player", "Alan"]' in other.read_bytes()
    assert b'{"Player": 1}' in cup.read_bytes()


@pytest.mark.parametrize("content", [b"{", b'{"seats": 3, "x": "', b"[" * 50_000 + b'"'])
def test_a_damaged_file_loses_the_name_and_nothing_else(paths: Paths, content: bytes) -> None:
    file = written(paths.saves / "pickomino.stolik", content + b' Ala" Alan')
    assert remove_person(paths, "ala") is None
    assert file.read_bytes() == content + b' Player" Alan'


def test_where_bytes_are_broken_a_name_is_covered_and_nothing_moves(paths: Paths) -> None:
    file = record(paths.saves / "pickomino.damaged-1.stolik", "Zośka")
    content = file.read_bytes().replace(b'"log"', b'"l\xffg"')
    written(file, content)
    assert remove_person(paths, "Zos\u0301ka") is None
    assert file.read_bytes() == content.replace("Zośka".encode(), b"******")


def test_a_book_that_was_kept_aside_loses_the_name_and_can_still_be_looked_into(paths: Paths) -> None:
    paths.root.mkdir()
    aside = paths.root / "family_book.damaged-1.sqlite"
    book = sqlite3.connect(aside)
    book.execute("CREATE TABLE seats (name TEXT, folded TEXT, score INTEGER)")
    book.executemany("INSERT INTO seats VALUES (?, ?, ?)", [("Zośka", "zośka", 7), ("Ola", "ola", 8)])
    book.commit()
    book.close()
    assert remove_person(paths, "ZOŚKA") is None
    book = sqlite3.connect(aside)
    rows = book.execute("SELECT * FROM seats").fetchall()
    book.close()
    assert rows == [("*" * 6, "*" * 6, 7), ("Ola", "ola", 8)]


def test_a_file_that_is_too_large_is_left_and_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(paths.saves / "pickomino.damaged-1.stolik", "Ala")
    before = file.read_bytes()
    monkeypatch.setattr(table_manager, "LARGEST", len(before) - 1)
    assert remove_person(paths, "Ala") == left(file)
    assert file.read_bytes() == before
    monkeypatch.setattr(table_manager, "LARGEST", len(before))
    assert remove_person(paths, "Ala") is None


def test_documents_of_the_program_are_left_to_their_keepers(paths: Paths) -> None:
    documents = [
        written(paths.root / name, b'{"people": ["Ala"]}') for name in ("people.json", "drills.json")
    ]
    aside = written(paths.root / "people.damaged-1.json", b'{"people": ["Ala"]}')
    face = written(paths.faces / "123.png", b"\x89PNG Ala")
    assert remove_person(paths, "Ala") is None
    assert [file.read_bytes() for file in documents] == [b'{"people": ["Ala"]}'] * 2
    assert aside.read_bytes() == b'{"people": ["Player"]}'
    assert face.read_bytes() == b"\x89PNG Ala"


def test_an_entrant_and_the_records_of_the_tournament_have_one_new_name(paths: Paths) -> None:
    cup = CUP.read_text("utf-8").replace("Ala", "\u2068דוד\u2069")
    written(paths.tournaments / "rummikub.stolik-tournament", cup.encode())
    at_table = record(paths.tournament_tables / "rummikub-7-round-1-table-1-game-1.stolik", "דוד")
    assert remove_person(paths, "דוד") is None
    assert first_name(at_table) == "Player 1"
    assert "דוד" not in (paths.tournaments / "rummikub.stolik-tournament").read_text("utf-8")


def test_of_many_files_some_are_told() -> None:
    assert name_left([]) is None
    assert name_left(["a"]) == Fault("name_left", {"files": "a"})
    assert name_left(list("abcdefgh")) == Fault("name_left", {"files": "a, b, c, d, e, …"})


def test_large_files_that_were_kept_aside_or_are_damaged_are_changed_piece_by_piece(paths: Paths) -> None:
    text = '{"name": "Ala", "said": 30}, {"name": "Alan"}\n' * 6_000
    aside = written(paths.root / "guesses.damaged-1.jsonl", text.encode())
    whole = record(paths.saves / "knaster.stolik", "Ala", program={"said": "so" * 200_000})
    damaged = whole.read_text("utf-8").replace('"Ala"', '"Ala"}', 1)
    there = written(paths.saves / "pickomino.stolik", damaged.encode())
    removal = PersonRemoval(paths, "ala", kept_names())
    assert sum(1 for _ in removal.steps()) > (len(text) + len(damaged)) / 20_000
    assert removal.is_whole
    assert aside.read_text("utf-8") == text.replace('"Ala"', '"Player"')
    assert aside.stat().st_mtime_ns == 7
    assert (first_name(whole), there.read_text("utf-8")) == ("Player 1", damaged.replace('"Ala"', '"Player"'))


def test_two_names_go_out_of_a_large_file_at_once(paths: Paths) -> None:
    aside = written(paths.root / "people.damaged-1.json", b"\xff" + b"Ala Ola Alan " * 30_000)
    removals = [PersonRemoval(paths, name, ()) for name in ("Ala", "Ola")]
    first = removals[0].steps()
    next(first)
    for steps in (removals[1].steps(), first):
        assert list(steps)
    assert aside.read_bytes() == b"\xff" + b"*** *** Alan " * 30_000


def test_what_another_time_may_help_with_is_not_whole(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(paths.saves / "pickomino.stolik", "Ala")
    paths.finished.symlink_to(paths.saves)
    for is_whole in (False, True):
        removal = PersonRemoval(paths, "Ala", ())
        with monkeypatch.context() as patched:
            if not is_whole:
                patched.setattr(table_manager, "exchange", refusing(errno.ENOSPC))
            assert list(removal.steps()) == []
        assert removal.is_whole == is_whole
        assert removal.fault == (left(paths.finished) if is_whole else left(paths.finished, file))


def test_a_name_goes_out_of_what_another_computer_wrote_and_of_what_a_stop_left_aside(paths: Paths) -> None:
    beside = record(paths.saves / "pickomino-2.stolik", "Ala")
    people = written(paths.root / "people.other-1.json", b'{"people": [{"name": "Ala"}]}')
    aside = f".pickomino.stolik-{digest(b'known')}-0a1b2c3d.was"
    record(paths.saves / aside, "Ala")
    assert remove_person(paths, "Ala") is None
    assert b"Ala" not in people.read_bytes()
    assert first_name(beside) == first_name(paths.saves / "pickomino.stolik") == "Player 1"
    assert not (paths.saves / aside).exists()


def test_what_another_computer_writes_meanwhile_is_kept_and_told(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = record(paths.saves / "pickomino.stolik", "Ala")

    def write_once_it_has_come(path: Path, content: bytes, known: str, dated: int) -> Path | None:
        file.write_bytes(b"another's")
        return atomic.exchange(path, content, known, dated)

    monkeypatch.setattr(table_manager, "exchange", write_once_it_has_come)
    removal = PersonRemoval(paths, "Ala", ())
    assert list(removal.steps()) == []
    assert (removal.fault, removal.is_whole) == (left(file), False)
    assert first_name(file) == "Player 1"
    assert file.with_stem("pickomino-2").read_bytes() == b"another's"


DAVID = "דוד"
MARKED = f"\u2068{DAVID}\u2069"
SPELLINGS = (DAVID, MARKED, f"\u202b{DAVID}\u202c", f" {DAVID}\u200f ", f"{DAVID[0]}\u2060{DAVID[1:]}")
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


def names(line_up: LineUpModel) -> list[str]:
    return [row.name for row in line_up.seat_rows.rows]


def finished_game(house: House, name: str, other: str = "Ala") -> Path:
    seat_both(house, "ryzyk_fizyk", (name, other))
    play(house.setups[-1], 100_000)
    house.save()
    house.leave()
    return max(house.paths.finished.glob("*.stolik"), key=lambda path: path.stat().st_mtime_ns)


@pytest.mark.parametrize("typed", SPELLINGS)
def test_a_name_from_right_to_left_is_kept_bare_and_shown_with_marks(house: House, typed: str) -> None:
    record = finished_game(house, typed)
    assert [seat.name for seat in read_game(record).record.seats] == [DAVID, "Ala"]
    assert [person.name for person in load_people(house.paths.people).document.people] == [DAVID, "Ala"]
    house.sit("knaster")
    house.shell.leave()
    (row,) = house.shell.waiting_rows.rows
    assert [seat.name for seat in row.seats] == [MARKED, "Ala"]


@pytest.mark.parametrize("typed", SPELLINGS)
def test_in_every_spelling_it_is_the_same_person(house: House, typed: str) -> None:
    finished_game(house, DAVID)
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


@pytest.mark.parametrize("typed", ["\u200b", "\u2800", "\u3164", "\u202e\u202c", "\u2060\ufe0f", "\ud800"])
def test_a_name_that_nobody_can_see_is_none_and_is_told(house: House, typed: str) -> None:
    house.shell.choose("pickomino")
    line_up = house.tables.line_up
    line_up.rename(0, typed)
    assert names(line_up)[0] == ""
    asked: Any = Names()
    assert asked.fault(typed) == "This name is invisible. Please type another one."
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
    file = CUP
    text = file.read_text("utf-8")
    for old in (MARKED, "Z\u0307o\u0301łw\u200d", "\u3164", "Ala\u0301", "\u2800"):
        assert parse_tournament(text.replace("Ala", old)).state.players
    cup = parse_tournament(text.replace("Ala", MARKED))
    assert (cup.state.created.entrants[0].name, cup.state.name_of(0)) == (DAVID, MARKED)
    # Two people whose names only now count as equal stay two.
    parse_tournament(text.replace('"Ala"', '"O\\u2019Hara"').replace('"Jan"', '"O\'Hara"'))


def with_pictures(house: House, qtbot: QtBot, tmp_path: Path) -> dict[str, Path]:
    (tmp_path / "photo.png").write_bytes(whole("PNG"))
    finished_game(house, "Ala", "Jan")
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
    record = finished_game(house, DAVID)
    house.shell.choose("knaster")

    def fail(name: str) -> None:
        raise RuntimeError(name)

    monkeypatch.setattr(house.services.kept, "forget_person", fail)
    house.tables.line_up.forget(DAVID)
    assert DAVID not in record.read_text("utf-8")
    assert house.notice.startswith("That didn't work.")


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
        # Files only set aside come back, so nothing has happened yet.
        if given[1].suffix != ".was":
            stop()

    def unlinked(path: Path, **given: Any) -> None:
        unlink(path, **given)
        stop()

    with monkeypatch.context() as patched:
        patched.setattr(atomic, "replace", replaced)
        patched.setattr(Path, "unlink", unlinked)
        later.tables.line_up.forget("Ala")
        qtbot.waitUntil(lambda: not holding(root, ["Ala,"]))
    assert len(stops) > 4
    later.shell.close()
    # An open book may not have been written yet; its changes are in a separate file.
    for folder in (*stops, root):
        remove_parts(Paths(folder).own_folders)
        again = open_house(Paths(folder))
        assert again.tables.people.find("Ala") is None
        qtbot.waitUntil(lambda: again.tables.people.removed == [])  # noqa: B023  # it is waited for here
        again.shell.close()
        assert holding(folder, ["Ala"]) == ["people.damaged-1.json"]
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
            == f"These pictures couldn't be deleted; Stolik will try again when it next starts: {face}"
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
    finished_game(house, "ALA", "Jan")
    assert people.removed == []
    house.shell.close()
    assert open_house(house.paths).tables.people.find("Ala") is not None
