"""A person who was deleted is gone from every file, and what others played stays readable."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest
from stolik.analysis.practice import FoundError, exploring, game_text
from stolik.engine.record import open_session, parse_record
from stolik.services.family_book.store import GameEntry, SeatEntry, open_book
from stolik.services.kept import EXPLORED, PRACTICE, PUZZLES
from stolik.services.kept.practice import PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.services.tables.table_setup import resume
from stolik.services.tournaments.saves import TablePlace
from stolik.storage.faults import FAULTS
from stolik.storage.paths import Paths
from stolik.storage.saves import read_game
from stolik.tournament.file_format import parse_tournament

from tests.house import SAVE, House, play

NAME = "Żużanka"
OTHER = "Halina"
PLACE = TablePlace("rummikub", 7, 1, 1, 1)
CUP = Path(__file__).parents[1] / "tournament" / "files" / "version_1.stolik-tournament"


def forms(name: str) -> list[bytes]:
    written = [name, name.casefold(), name.upper()]
    return [form.encode(code) for form in written for code in ("utf-8", "utf-16-le")] + [
        json.dumps(form)[1:-1].encode() for form in written
    ]


def holding(root: Path) -> list[str]:
    found = []
    for path in sorted(root.rglob("*")):
        content = path.read_bytes() if path.is_file() else b""
        if any(form in content or form in path.name.encode() for form in forms(NAME)):
            found.append(str(path.relative_to(root)))
    return found


def seat_both(house: House, game: str) -> None:
    shell = house.shell
    shell.choose(game)
    line_up = house.tables.line_up
    while line_up.seat_rows.rows:
        line_up.remove(0)
    for place, name in enumerate((OTHER, NAME)):
        line_up.addPerson()
        line_up.rename(place, name)
    line_up.seat_choices.setAge(1, 9)
    line_up.seat_choices.setCoach(1, "after_every")
    shell.sit()


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
    # A table of it that is played here sits by names; the entrant's number is another than that of the seat.
    paths.tournament_tables.mkdir()
    record = (paths.saves / "knaster.stolik").read_text("utf-8")
    (paths.tournament_tables / f"{PLACE.save}.stolik").write_text(record, "utf-8")
    (paths.tournaments / "rummikub.damaged-1.stolik-tournament").write_text(cup[:400], "utf-8")
    # Kept aside in earlier days: a cut save, one of a newer program, a damaged list of people, half a write.
    text = SAVE.read_text("utf-8").replace(parse_record(SAVE.read_bytes()).seats[0].name, NAME)
    (paths.saves / "pickomino.damaged-1.stolik").write_text(text[:700], "utf-8")
    newer = text.replace('"version": 1', '"version": 9', 1).replace(
        '"move"', f'"comment": "{NAME}!", "move"', 1
    )
    (paths.saves / "pickomino.newer-1.stolik").write_text(newer, "utf-8")
    (paths.root / "people.damaged-1.json").write_text(json.dumps({"people": [NAME, OTHER]})[:-1], "utf-8")
    (paths.saves / ".pickomino.stolik-0a1b2c3d.part").write_text(text, "utf-8")
    # The copy of the record of a best game, in a program without anybody to work games out.
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
    # Nor does it come back with what is written later.
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
