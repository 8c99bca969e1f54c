"""The family book survives damage, upgrades and full disks, forgets deleted people, and has figures."""

from __future__ import annotations

import errno
import math
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from math import comb
from pathlib import Path
from typing import Any

import pytest
from stolik.analysis.luck import FinishedGame, PlayedGame
from stolik.analysis.rating import RatedGame, rated
from stolik.engine.bot import Level
from stolik.engine.dice import FACES
from stolik.engine.game_library import load_package
from stolik.engine.moments import Moment
from stolik.services.family_book import database as database_module
from stolik.services.family_book import figures, store
from stolik.services.family_book.database import copy_in_memory, database_fault, open_database
from stolik.services.family_book.game_row import PersonRow
from stolik.services.family_book.rows import (
    band_parts,
    card_rows,
    dice_sentences,
    evening_text,
    face_rows,
    game_rows,
    halves,
    puzzles_text,
    ranking_rows,
    signed,
    streak_text,
)
from stolik.storage.faults import Fault

from tests.analysis.report.games import MATCH, TIE, read
from tests.refusing import refusing
from tests.storage.deeds import earlier_book

LUCK = store.SeatLuck(0.5, 0.25, 0.1, 20)


def seat(name: str, score: int, place: int, level: str | None = None) -> store.SeatEntry:
    return store.SeatEntry(name, level, score, place, float(place == 1))


def game(
    *seats: store.SeatEntry,
    day: int = 5,
    kind: str = "pickomino",
    is_over: bool = True,
    sixes: int = 0,
    seed: str = "",
) -> store.GameEntry:
    dice = {6: sixes} if sixes else {}
    return store.GameEntry(kind, "{}", day * 10, day, seats, is_over, dice, seed)


ALA_WINS = game(seat("Ala", 7, 1), seat("Jan", 4, 2), seat("", 1, 3, "sharp"))
JAN_WINS = game(seat("Ala", 3, 2), seat("Jan", 4, 1))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "family_book.sqlite"


@pytest.fixture
def book(file: Path) -> Iterator[store.FamilyBook]:
    made, fault = store.open_book(file)
    assert fault is None
    assert made.note("a.stolik", 5, "first", ALA_WINS)
    assert made.note("b.stolik", 9, "second", JAN_WINS)
    made.set_luck("second", {0: LUCK, 1: LUCK})
    yield made
    made.close()


def again(book: store.FamilyBook, file: Path) -> store.FamilyBook:
    assert book.save() is None
    book.close()
    reopened, fault = store.open_book(file)
    assert fault is None
    return reopened


def test_the_book_comes_back_from_the_file_as_it_was(book: store.FamilyBook, file: Path) -> None:
    before = book.everything()
    assert len(before) == 5
    reopened = again(book, file)
    assert reopened.everything() == before
    assert reopened.luck_games("ALA") == [
        FinishedGame("pickomino", False, 1.0, None),
        FinishedGame("pickomino", False, 0.0, PlayedGame(0.0, *LUCK)),
    ]
    assert (reopened.count(), reopened.waiting()) == ((2, 1), ["a.stolik"])
    reopened.close()


def test_the_order_is_that_in_which_games_came_whatever_the_clock_said(book: store.FamilyBook) -> None:
    book.note("c.stolik", 1, "third", game(seat("Ala", 9, 1), seat("Jan", 1, 2), day=1))
    assert [each.key for each in book.games_of("Ala")] == ["first", "second", "third"]
    assert [each.key for each in book.latest(2)] == ["third", "second"]
    assert [each.key for each in book.between(1, 4)] == ["third"]


def test_a_game_tells_of_all_who_played_where_anybody_of_the_house_did(book: store.FamilyBook) -> None:
    book.note("c.stolik", 1, "third", game(seat("", 12, 1, "fair"), seat("Jan", 9, 2), seat("", 0, 3)))
    book.note("d.stolik", 1, "fourth", game(seat("", 12, 1, "fair"), seat("", 0, 2, "52")))
    (table,) = book.latest(2)
    assert (table.key, table.people, table.others) == (
        "third",
        (("Jan", 9, 2),),
        (("fair", 12, 1), ("", 0, 3)),
    )


def test_a_file_is_read_once_and_again_when_another_game_took_its_name(book: store.FamilyBook) -> None:
    assert book.unread({"a.stolik": 5, "b.stolik": 10, "c.stolik": 7}) == ["c.stolik", "b.stolik"]
    assert book.unread({"b.stolik": 9}) == []
    assert book.unread({"a.stolik": 5, "b.stolik": 9}) == ["a.stolik"], "files that are gone are forgotten"
    files = [f"knaster-{number}.stolik" for number in (2, 9, 10, 100)]
    assert book.unread(dict.fromkeys(reversed(files), 5)) == files, "those of one time by their numbers"


def test_a_game_that_ended_otherwise_after_all_counts_once_and_last_and_one_opened_again_stays(
    book: store.FamilyBook,
) -> None:
    assert not book.note("c.stolik", 20, "first", ALA_WINS)
    assert [each.key for each in book.games_of("Ala")] == ["first", "second"]
    assert book.files_of("first") == ["c.stolik", "a.stolik"]
    assert not book.note("c.stolik", 20, "first", game(seat("Ala", 1, 2), seat("Jan", 8, 1)))
    assert [(each.key, each.score) for each in book.games_of("Ala")] == [("second", 3), ("first", 1)]


def test_a_game_that_was_given_up_is_apart_until_somebody_ends_it(book: store.FamilyBook) -> None:
    book.note("c.stolik", 20, "third", game(seat("Ala", 0, 0), seat("Jan", 0, 0), is_over=False, sixes=4))
    assert book.count() == (2, 1)
    assert book.game_counts() == {"ala": 2, "jan": 2}
    assert [each.is_over for each in book.games_of("Jan")] == [True, True, False]
    assert book.dice() == {6: 4}, "what fell, fell"
    assert book.note("d.stolik", 30, "third", game(seat("Ala", 2, 1), seat("Jan", 1, 2), sixes=5))
    assert book.count() == (3, 1)
    assert book.dice() == {6: 5}


def test_the_same_dice_count_once_and_the_first_of_equal_best_games_is_a_record(
    book: store.FamilyBook,
) -> None:
    for key, seed in (("x", "17"), ("y", "17"), ("z", "18")):
        book.note(f"{key}.stolik", 20, key, game(seat("Ala", 1, 1), seat("Jan", 0, 2), sixes=3, seed=seed))
    assert book.dice() == {6: 6}
    book.note("c.stolik", 20, "third", game(seat("Ala", 7, 1), seat("Jan", 9, 2)))
    book.note("d.stolik", 21, "alone", game(seat("Ala", 63, 1)))
    assert book.best() == {"first": ["Ala"], "third": ["Jan"], "alone": []}


def test_an_evening_has_its_games_and_one_follows_the_other(book: store.FamilyBook) -> None:
    assert book.evening() is None
    book.begin_evening(7, 5, ["Ala", "Jan"])
    book.count_for_evening(1, "second")
    book.count_for_evening(1, "second")
    assert [each.key for each in book.evening_games(1)] == ["second"]
    book.begin_evening(8, 0, ["Ala", "Jan", "Ola"])
    evening = book.evening()
    assert evening is not None
    assert (evening.number, evening.people, evening.is_over) == (2, ("Ala", "Jan", "Ola"), False)
    book.end_evening()
    assert book.evening() == evening._replace(is_over=True)


def test_a_deleted_person_is_gone_from_every_byte(book: store.FamilyBook, file: Path) -> None:
    book.begin_evening(7, 5, ["Ala", "Jan"])
    book.count_for_evening(1, "second")
    book.save()
    assert b"Jan" in file.read_bytes()
    book.forget_person("JAN")
    assert book.save() is None
    assert b"jan" not in b"".join(each.read_bytes() for each in file.parent.iterdir()).lower()
    assert len(book.games_of("Ala")) == 2
    assert book.evening() is None, "nobody is left to rank"
    book.forget_person("Ala")
    assert book.everything() == []
    assert book.unread({"a.stolik": 5, "b.stolik": 9}) == [], "and doesn't come back"


def newer(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:6000])


def without_a_table(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("DROP TABLE dice")
    database.close()


@pytest.mark.parametrize("damage", [newer, cut_short, without_a_table, lambda file: file.write_text("{")])
def test_damaged_books_and_newer_ones_are_kept_aside(
    book: store.FamilyBook, file: Path, damage: object
) -> None:
    book.save()
    book.close()
    damage(file)  # type: ignore[operator]  # any of those above
    content = file.read_bytes()
    fresh, fault = store.open_book(file)
    assert fault is not None
    assert fault.code == "book_damaged"
    assert Path(fault.facts["file"]).read_bytes() == content
    assert fresh.everything() == []
    assert fresh.unread({"a.stolik": 5}) == ["a.stolik"], "it is made again from the games"
    assert fresh.save() is None
    fresh.close()


LONE_GAME = ["second"]
BOTH_GAMES = ["first", "second"]


@pytest.mark.parametrize(
    "cell, value, games",
    [
        ("games.number", 2**63 - 1, LONE_GAME),
        ("games.day", 0, LONE_GAME),
        ("games.day", 10**12, LONE_GAME),
        ("games.seats", -1, LONE_GAME),
        ("seats.level", "no number", LONE_GAME),
        ("seats.level", "9" * 5000, LONE_GAME),
        ("seats.level", "\u00b2", LONE_GAME),
        ("seats.result", math.inf, LONE_GAME),
        ("seats.score", 2**62, LONE_GAME),
        ("seats.place", -1, LONE_GAME),
        ("seats.luck", -math.inf, BOTH_GAMES),
        ("seats.decisions", 2**62, BOTH_GAMES),
        ("dice.count", 10**12, BOTH_GAMES),
        ("dice.count", -1, BOTH_GAMES),
        ("dice.face", 7, BOTH_GAMES),
        ("evenings.number", 2**63 - 1, BOTH_GAMES),
        ("sqlite_sequence.seq", 2**63 - 1, BOTH_GAMES),
        ("evenings.day", -1, BOTH_GAMES),
        ("evenings.people", "[1]", BOTH_GAMES),
        ("evenings.people", "{", BOTH_GAMES),
        ("evenings.people", "[" * 100_000, BOTH_GAMES),
    ],
)
def test_a_cell_that_cannot_be_is_refused_by_name_and_the_book_goes_on(
    book: store.FamilyBook, file: Path, cell: str, value: object, games: list[str]
) -> None:
    book.note("c.stolik", 10, "third", duel(sixes=3))
    book.note("b.stolik", 9, "second", JAN_WINS)
    book.begin_evening(7, 3, ["Ala", "Jan"])
    table, column = cell.split(".")
    which = {"games": "key = 'third'", "seats": "game = 3 AND seat = 0"}.get(table, "1")
    assert book.save() is None
    book.close()
    with sqlite3.connect(file) as database:
        database.execute(f"UPDATE {table} SET {column} = ? WHERE {which}", (value,))
    database.close()
    before = file.read_bytes()
    made, fault = store.open_book(file)
    assert fault is not None
    left = ", seats.game, dice.game" if cell == "games.number" else ""
    assert (fault.code, fault.facts["cells"]) == ("book_cells", cell + left)
    assert Path(fault.facts["file"]).read_bytes() == before
    assert made.lasts
    assert [each.key for each in made.games_of("Ala")] == BOTH_GAMES + ["third"] * (games == BOTH_GAMES)
    assert sum(made.dice().values()) == (0 if games == LONE_GAME or table == "dice" else 3)
    assert (made.evening() is None) is (table == "evenings")
    files = {"a.stolik": 5, "b.stolik": 9, "c.stolik": 10}
    assert made.unread(files) == ["c.stolik"] * (games == LONE_GAME), "its file tells it again"
    assert made.note("d.stolik", 11, "fourth", JAN_WINS), "there is a number for one more"
    made.begin_evening(8, 3, ["Ala", "Jan"])
    assert made.save() is None
    made.close()
    made, fault = store.open_book(file)
    assert fault is None
    made.close()


@pytest.mark.parametrize(
    "cell", ["seats.name", "games.key", "games.options", "games.seed", "evenings.people"]
)
def test_a_text_that_is_none_stops_no_book(book: store.FamilyBook, file: Path, cell: str) -> None:
    book.begin_evening(7, 3, ["Ala", "Jan"])
    assert book.save() is None
    book.close()
    table, column = cell.split(".")
    with sqlite3.connect(file) as database:
        database.execute(f"UPDATE {table} SET {column} = CAST(x'41ff' AS TEXT) WHERE rowid = 1")
    database.close()
    made, fault = store.open_book(file)
    assert (fault and fault.facts["cells"]) == ("evenings.people" if table == "evenings" else None)
    assert made.lasts
    assert (len(made.everything()), len(made.games_of("Ala"))) == (5, 2)
    assert (made.evening() is None) is (table == "evenings")
    assert made.save() is None
    made.close()


def test_where_nothing_can_be_written_cells_that_cannot_be_are_left_out_in_memory(
    book: store.FamilyBook, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.note("c.stolik", 10, "third", duel(sixes=3))
    book._db.execute("UPDATE dice SET count = 1000000000000")
    assert book.save() is None
    book.close()
    before = file.read_bytes()

    monkeypatch.setattr(database_module, "write_new", refusing(errno.ENOSPC))
    made, fault = store.open_book(file)
    assert fault == Fault("disk_full")
    assert (made.lasts, made.dice(), len(made.games_of("Ala"))) == (False, {}, 3)
    made.close()
    assert file.read_bytes() == before


def test_what_a_full_disk_has_no_room_for_is_read_again(book: store.FamilyBook) -> None:
    book.save()
    book._db.execute("PRAGMA max_page_count = 1")
    for number in range(200):
        book.note(f"{number}.stolik", 20, f"{number}", JAN_WINS)
    fault = book.save()
    assert fault is not None
    assert fault.code == "disk_full"
    lost = book.unread({f"{number}.stolik": 20 for number in range(200)})
    assert 0 < len(lost) < 200
    assert book.count() == (202 - len(lost), 1)


def duel(level: str = "62", kind: str = "pickomino", **more: Any) -> store.GameEntry:
    return game(seat("Ala", 7, 1), seat("", 1, 2, level), kind=kind, **more)


def test_only_games_of_one_person_against_one_computer_that_are_over_are_duels(
    book: store.FamilyBook,
) -> None:
    assert book.duels("Ala") == [], "three played, or two people"
    book.note("c.stolik", 10, "third", duel(seed="5"))
    book.note("d.stolik", 11, "fourth", replace(duel("gentle", "knaster"), rated=True))
    book.note("e.stolik", 12, "fifth", duel(is_over=False))
    book.set_luck("fourth", {0: LUCK})
    assert book.duels("ala") == [
        store.Duel("third", "pickomino", 5, "5", False, "62", 1.0),
        store.Duel("fourth", "knaster", 5, "", True, "gentle", 1.0, 0.75, LUCK.error),
    ]
    assert book.duels("Jan") == []


def copy_beside(file: Path, name: str, **games: store.GameEntry) -> Path:
    path = file.with_name(name)
    made, _ = store.open_book(path)
    for key, entry in games.items():
        made.note(f"{key}.stolik", entry.ended, key, entry)
    assert made.save() is None
    made.close()
    return path


def merged(book: store.FamilyBook, file: Path, *people: str) -> list[str]:
    assert book.save() is None
    before = {path.name: path.read_bytes() for path in file.parent.iterdir()}
    fault = book.take_in_copies(file, people)
    gone = [name for name in before if not file.with_name(name).exists()]
    kept = [] if fault is None else [Path(each) for each in fault.facts["file"].split(", ")]
    assert fault is None or fault.code == "book_merged"
    assert sorted(path.read_bytes() for path in kept) == sorted(before[name] for name in gone)
    return gone


def test_games_that_only_a_copy_holds_come_among_those_of_their_time_and_none_comes_twice(
    book: store.FamilyBook, file: Path
) -> None:
    book.note("c.stolik", 300, "third", replace(ALA_WINS, ended=300, day=30))
    keys = ["before", "first", "second", "between", "later", "third"]
    luck, dice = book.luck_games("Ala"), book.dice()
    for _ in range(2):
        copy_beside(
            file,
            "family_book (Jan's conflicted copy 2026-11-28).sqlite",
            before=replace(JAN_WINS, ended=10, dice={6: 3}),
            first=ALA_WINS,
            # Its clock was set back then.
            between=replace(JAN_WINS, ended=100, seed="abc"),
            later=replace(ALA_WINS, ended=20),
        )
        assert merged(book, file, "ala", "Jan") == ["family_book (Jan's conflicted copy 2026-11-28).sqlite"]
        assert [each.key for each in book.games_of("Ala")] == keys
        assert len(book.everything()) == len({row[:1] + row[5:6] for row in book.everything()}) == 15
        assert (book.luck_games("Ala")[1:3], book.dice()) == (luck[:2], {**dice, 6: dice.get(6, 0) + 3})
    assert book.note("d.stolik", 5, "fourth", JAN_WINS)
    assert [each.key for each in book.latest(2)] == ["fourth", "third"]
    reopened = again(book, file)
    assert [each.key for each in reopened.games_of("Jan")] == [*keys, "fourth"]
    reopened.close()


def test_luck_comes_with_the_games_of_a_copy(book: store.FamilyBook, file: Path) -> None:
    other, _ = store.open_book(copy_beside(file, "family_book (1).sqlite", third=JAN_WINS))
    other.set_luck("third", {0: LUCK, 1: LUCK})
    other.save()
    other.close()
    merged(book, file, "Ala", "Jan")
    assert book.luck_games("Ala")[-1] == FinishedGame("pickomino", False, 0.0, PlayedGame(0.0, *LUCK))


def test_who_is_of_the_house_no_more_doesn_t_come_back_with_a_copy(
    book: store.FamilyBook, file: Path
) -> None:
    alone = game(seat("Zofia", 7, 1), seat("", 4, 2, "sharp"))
    moments = [Moment("turn", at, 3, 20) for at in (0, 1)]
    third = replace(game(seat("Zofia", 7, 1), seat("Jan", 4, 2)), moments=moments)
    copy_beside(file, "family_book-PC1.sqlite", third=third, fourth=alone)
    merged(book, file, "Ala", "Jan")
    assert [each.key for each in book.games_of("Jan")] == ["first", "second", "third"]
    assert book._rows("SELECT seat FROM moments") == [(1,)]
    assert "Zofia" not in repr(book.everything())
    book.close()
    assert b"Zofia" not in file.read_bytes()


@pytest.mark.parametrize(
    "name",
    [
        "family_book (Jan's conflicted copy 2026-11-28).sqlite",
        "family_book (conflicted copy 2026-11-28 101010).sqlite",
        "family_book.sync-conflict-20261128-101010-ABCDEF.sqlite",
        "family_book-PC1.sqlite",
        "family_book (1).sqlite",
    ],
)
def test_a_copy_is_known_by_its_name(book: store.FamilyBook, file: Path, name: str) -> None:
    copy_beside(file, name, third=JAN_WINS)
    assert merged(book, file, "Ala") == [name]


def test_what_was_kept_aside_and_what_is_no_whole_book_is_left_alone(
    book: store.FamilyBook, file: Path
) -> None:
    for name in ("family_book.damaged-1", "family_book.damaged-1 (2)", "family_book.merged-1", "people"):
        copy_beside(file, f"{name}.sqlite", third=JAN_WINS)
    whole = copy_beside(file, "family_book (1).sqlite", third=JAN_WINS).read_bytes()
    for number, content in enumerate(
        (b"", b"no book", whole[:-4096], whole[:4096] + bytes(200) + whole[4296:])
    ):
        file.with_name(f"family_book ({number + 1}).sqlite").write_bytes(content)
    with sqlite3.connect(file.with_name("family_book (9).sqlite")) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    assert book.save() is None
    before = {path: path.read_bytes() for path in file.parent.iterdir() if path != file}
    assert merged(book, file, "Ala", "Jan") == []
    assert {path: path.read_bytes() for path in file.parent.iterdir() if path != file} == before


def test_of_a_copy_all_is_taken_in_or_nothing(book: store.FamilyBook, file: Path) -> None:
    copy_beside(file, "family_book (1).sqlite", third=JAN_WINS, fourth=ALA_WINS)
    assert book.save() is None
    book._db.execute("CREATE TEMP TRIGGER full BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'full'); END")
    assert merged(book, file, "Ala", "Jan") == [], "it waits for the next start"
    assert [each.key for each in book.games_of("Jan")] == ["first", "second"]
    reopened, _ = store.open_book(file)
    assert [each.key for each in reopened.games_of("Jan")] == ["first", "second"]
    reopened.close()


def one(number: int, place: int, score: int, kind: str = "pickomino", seats: int = 3) -> store.PersonGame:
    return store.PersonGame(number, f"{number}", kind, seats, True, 5, score, place, float(place == 1))


def table(*ends: tuple[str, int], kind: str = "pickomino") -> store.TableGame:
    return store.TableGame(
        "key", kind, len(ends), 5, tuple((name, 10 - place, place) for name, place in ends)
    )


def test_each_kind_has_games_wins_best_mean_and_streaks() -> None:
    games = [one(1, 1, 5), one(2, 1, 9), one(3, 2, 9), one(4, 1, 2), one(5, 1, 60, "knaster", seats=1)]
    games.append(one(6, 0, 0)._replace(is_over=False))
    worms, alone = figures.kinds(games)
    assert (worms.games, worms.wins, worms.best.number, worms.mean) == (4, 3, 2, 6.25)
    assert (worms.streak, worms.longest, worms.places) == (1, 2, (1, 1, 2, 1))
    assert (alone.alone, alone.games, alone.wins, alone.longest) == (True, 1, 0, 0)
    first, second = card_rows(games)
    assert (first.title, first.counts, first.record) == ("Worms", "4 games, 3 wins", "2")
    assert [fact.value for fact in first.facts] == ["9", "6.3", "2, now 1"]
    assert (second.title, second.counts, second.places) == ("Circles, alone", "1 game", ())
    assert figures.streaks([]) == (0, 0)
    assert (streak_text(2, 2), streak_text(0, 3)) == ("2", "3")


def test_a_ranking_counts_whom_one_leaves_behind_among_its_people_alone() -> None:
    games = [
        table(("Ala", 1), ("Jan", 3), ("Ola", 2)),
        table(("jan", 1), ("Ala", 1)),
        table(("Ala", 1), ("Ewa", 4)),
    ]
    assert figures.ranking(games, ["Ala", "Jan", "Tom"]) == [
        figures.Ranked("Ala", 1, 1.5, 2, 2),
        figures.Ranked("Jan", 2, 0.5, 2, 1),
        figures.Ranked("Tom", 3, 0.0, 0, 0),
    ]
    assert len(figures.counted(games, ["Ala", "Jan", "Tom"])) == 2, (
        "with computers or others alone it is none of theirs"
    )
    assert [each.name for each in figures.ranking(games)] == ["Ala", "Ola", "Jan", "Ewa"]
    assert [each.place for each in figures.ranking([table(("Ala", 1), ("Jan", 1))])] == [1, 1]


def test_rows_of_a_ranking_have_pictures_and_bars() -> None:
    rows = ranking_rows(
        [figures.Ranked("Ala", 1, 1.5, 2, 1), figures.Ranked("Jan", 2, 0.0, 1, 0)],
        {"ala": PersonRow("Ala", 4, 2)},
    )
    assert [(row.avatar, row.part) for row in rows] == [(4, 1.0), (0, 0.0)]
    assert rows[0].text == "points: 1½ · 2 games · 1 win"
    assert [halves(points) for points in (0.0, 0.5, 12.5)] == ["0", "½", "12½"]


def test_last_games_tell_who_came_where_and_whose_best_it_is() -> None:
    (row,) = game_rows([table(("Jan", 2), ("Ala", 1))], best={"key": ["Ala"]})
    assert (row.title, row.result, row.day) == ("Worms", "Ala 9 · Jan 8", 5)
    assert row.record == "Best score so far: Ala"
    (row,) = game_rows([table(("Jan", 2))._replace(others=(("fair", 0, 3), ("", -25, 4), ("52", 12, 1)))])
    assert row.result == "computer 12 · Jan 8 · computer 0 · someone −25"


@pytest.mark.parametrize("dice", [1, 6, 60, 200])
def test_the_band_holds_a_face_in_19_of_20_houses_and_no_narrower_one_does(dice: int) -> None:
    chances = [comb(dice, k) * 5 ** (dice - k) / 6**dice for k in range(dice + 1)]
    low, high = figures.usual(dice)
    assert sum(chances[:low]) <= 0.025 < sum(chances[: low + 1])
    assert sum(chances[high + 1 :]) <= 0.025 < sum(chances[high:])


def test_the_rarity_of_a_spread_is_that_of_the_tables() -> None:
    # 11.070 and 15.086 are the 5 % and 1 % points for five degrees of freedom; two faces that are off by the
    # same number d give a chi-square of 2 d² / mean.
    for square, part in ((11.070, 0.05), (15.086, 0.01)):
        off = (square * 1_000_000 / 2) ** 0.5
        counts = dict.fromkeys(FACES, 1000000) | {1: round(1_000_000 + off), 6: round(1_000_000 - off)}
        assert figures.rarity(counts) == pytest.approx(part, abs=1e-4)


def test_sentences_about_dice_claim_no_more_than_there_is() -> None:
    assert dice_sentences({}) == ["Nothing yet: dice count in games played under your own names."]
    assert dice_sentences({1: 10}) == ["Too few rolls yet to say anything about chance."]
    (told,) = dice_sentences(dict.fromkeys(FACES, 35))
    assert told == "With 210 dice rolled, each face usually comes up 25 to 46 times."


def test_every_face_has_its_place_on_one_scale_with_the_band() -> None:
    counts = dict.fromkeys(FACES, 35) | {6: 90, 1: 0}
    rows, (low, high) = face_rows(counts), band_parts(counts)
    assert all(0 < row.part < 1 for row in rows)
    assert rows[0].part < low < rows[1].part < high < rows[5].part
    assert rows[5].text.startswith("face 6: 90 times, usually ")
    assert (face_rows({}), band_parts({})) == ([], [])


def test_only_what_the_table_rolled_counts_and_only_in_dice_games() -> None:
    _, session = read(TIE)
    rolled: list[Any] = [entry.move for entry in session.log if entry.seat < 0]
    assert sum(store.rolled_dice(session).values()) == sum(len(move.dice) for move in rolled)
    assert store.rolled_dice(read(MATCH)[1]) == {}


def test_other_sentences() -> None:
    assert signed(-12) == "−12"
    assert (puzzles_text(0, 0), puzzles_text(1, 1)) == ("", "1 puzzle solved")
    assert puzzles_text(7, 3) == "7 puzzles solved, puzzle of the day: 3 days in a row"
    assert evening_text(None, 0, "").startswith("An evening ranks you over")


SCALE = load_package("ryzyk_fizyk").scale
assert SCALE is not None


def rated_duel(
    key: str, level: str = "50", result: float = 1.0, *, game: str = "ryzyk_fizyk", seed: str = ""
) -> store.Duel:
    return store.Duel(key, game, 1, seed, False, level, result)


def test_the_same_luck_counts_once_and_other_games_not_at_all() -> None:
    duels = [
        rated_duel("a", seed="7"),
        rated_duel("b"),
        rated_duel("c", seed="7"),
        rated_duel("d", game="knaster"),
        rated_duel("b"),
    ]
    assert [each.key for each in figures.different_duels(duels, "ryzyk_fizyk")] == ["a", "b"]


def test_a_level_counts_by_its_mark_and_a_result_without_luck_before_the_bare_one() -> None:
    assert SCALE is not None
    assert figures.strength_of("fair", SCALE) == SCALE.marks[Level.FAIR]
    duels = [rated_duel("a", "fair"), rated_duel("b", "62", 0.0)._replace(adjusted=0.7, error=0.2)]
    moments = figures.course(duels, SCALE)
    assert [moment.duel.key for moment in moments] == ["a", "b"]
    games = [RatedGame(figures.strength_of("fair", SCALE), 1.0), RatedGame(62, 0.0, 0.7, 0.2)]
    assert moments[-1].rating == rated(games, SCALE)
    with pytest.raises(ValueError, match="divine"):
        figures.strength_of("divine", SCALE)


def test_only_the_latest_games_are_reckoned_with() -> None:
    assert SCALE is not None
    assert figures.course([], SCALE) == []
    many = [rated_duel(f"{number}") for number in range(figures.MOST + 3)]
    assert [moment.duel.key for moment in figures.course(many, SCALE)][:2] == ["3", "4"]


def evenings(database: sqlite3.Connection) -> list[int]:
    return [day for (day,) in database.execute("SELECT day FROM evenings ORDER BY number")]


@pytest.fixture
def database(tmp_path: Path) -> sqlite3.Connection:
    made, fault, told = open_database(tmp_path / "stolik" / "family_book.sqlite")
    assert (fault, told) == (None, None)
    made.execute("INSERT INTO evenings (day, most, people, is_over) VALUES (7, 5, '[]', 0)")
    return made


def test_a_copy_in_memory_has_what_was_not_saved_and_of_what_cannot_be_read_is_an_empty_book(
    database: sqlite3.Connection,
) -> None:
    copy = copy_in_memory(database)
    database.rollback()
    assert (evenings(copy), evenings(database)) == ([7], [])
    with pytest.raises(sqlite3.IntegrityError):
        copy.execute("INSERT INTO dice VALUES (99, 6, 1)")
    database.close()
    empty = copy_in_memory(database)
    assert evenings(empty) == []
    for each in (copy, empty):
        each.close()


@pytest.mark.parametrize("in_the_way", ["the file", "its folder"])
def test_where_no_file_can_be_made_there_is_a_book_in_memory(tmp_path: Path, in_the_way: str) -> None:
    file = tmp_path / "stolik" / "family_book.sqlite"
    if in_the_way == "the file":
        file.mkdir(parents=True)
    else:
        file.parent.write_text("no folder")
    made, fault, told = open_database(file)
    assert fault is not None
    assert told == fault
    assert evenings(made) == []
    made.close()


def test_a_book_that_may_not_be_read_stays_and_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "family_book.sqlite"
    open_database(file).database.close()
    before = file.read_bytes()

    with monkeypatch.context() as locked:
        locked.setattr(Path, "open", refusing(errno.EACCES))
        made, fault, told = open_database(file)
    made.close()
    assert told == fault == Fault("unreadable", {"file": str(file)})
    assert fault is not None
    assert fault.lasts
    assert [(path, path.read_bytes()) for path in tmp_path.iterdir()] == [(file, before)]


@pytest.mark.parametrize(
    "code, fault",
    [
        (sqlite3.SQLITE_FULL, Fault("disk_full")),
        (sqlite3.SQLITE_READONLY_DBMOVED, Fault("not_writable", {"folder": "there"})),
        (sqlite3.SQLITE_CANTOPEN, Fault("not_writable", {"folder": "there"})),
        (sqlite3.SQLITE_BUSY, Fault("not_saved")),
        (None, Fault("not_saved")),
    ],
)
def test_an_error_is_told_by_what_can_be_done_about_it(code: int | None, fault: Fault) -> None:
    error = sqlite3.OperationalError()
    if code is not None:
        error.sqlite_errorcode = code
    assert database_fault(error, Path("there")) == fault


@pytest.mark.parametrize("step", ["_check", "_upgrade"])
@pytest.mark.parametrize(
    "code",
    [
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_CORRUPT_INDEX,
        sqlite3.SQLITE_CORRUPT_SEQUENCE,
        sqlite3.SQLITE_NOTADB,
    ],
)
def test_a_book_is_set_aside_whatever_of_it_is_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, step: str
) -> None:
    file = tmp_path / "family_book.sqlite"
    open_database(file).database.close()
    before = file.read_bytes()
    error = sqlite3.DatabaseError("damaged")
    error.sqlite_errorcode = code
    work, faults = getattr(database_module, step), [error]

    def damaged(database: sqlite3.Connection) -> None:
        if faults:
            raise faults.pop()
        work(database)

    monkeypatch.setattr(database_module, step, damaged)
    made, fault, told = open_database(file)
    made.close()
    assert fault is None
    assert told is not None
    assert told.code == "book_damaged"
    assert Path(told.facts["file"]).read_bytes() == before


def test_a_book_of_version_2_has_no_rated_games_and_can_have_them(tmp_path: Path) -> None:
    file = earlier_book(tmp_path / "stolik", version=2)
    for _ in range(2):
        opened, fault, told = open_database(file)
        assert (fault, told) == (None, None)
        assert opened.execute("SELECT key, rated FROM games").fetchall() == [("old", 0)]
        assert opened.execute("PRAGMA user_version").fetchone() == (database_module.VERSION,)
        opened.close()


def test_a_book_of_version_2_that_cannot_be_written_gets_the_form_of_today_in_memory(tmp_path: Path) -> None:
    with closing(sqlite3.connect(earlier_book(tmp_path / "stolik", version=2))) as database:
        copy = copy_in_memory(database)
    assert content(copy)[::2] == WHOLE[::2]
    copy.close()


Watch = Callable[[sqlite3.Connection], object]


def watched(monkeypatch: pytest.MonkeyPatch, watch: Watch) -> None:
    connect = sqlite3.connect

    def connected(path: Any, **more: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = connect(path, **more)
        if path != ":memory:":
            watch(made)
        return made

    monkeypatch.setattr(sqlite3, "connect", connected)


def content(database: sqlite3.Connection) -> tuple[Any, ...]:
    games = database.execute("SELECT key, rated FROM games").fetchall()
    return games, database.execute("SELECT name, folded, luck FROM seats").fetchall(), evenings(database)


WHOLE = ([("old", 0)], [("Ala", "ala", 0.25)], [7])


def opens_whole(file: Path) -> None:
    made, fault, told = open_database(file)
    assert (fault, told, content(made)) == (None, None, WHOLE)
    made.close()


def test_a_book_that_cannot_be_written_is_upgraded_in_memory_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = earlier_book(tmp_path / "stolik")
    before = file.read_bytes()
    with monkeypatch.context() as patch:
        watched(patch, lambda made: made.execute("PRAGMA query_only = ON"))
        made, fault, told = open_database(file)
    assert fault == told == Fault("not_writable", {"folder": str(file.parent)})
    assert content(made) == WHOLE
    made.close()
    assert file.read_bytes() == before
    opens_whole(file)


def test_what_an_upgrade_of_before_has_left_half_done_is_a_whole_book(tmp_path: Path) -> None:
    file = earlier_book(tmp_path / "stolik")
    with sqlite3.connect(file) as made:
        made.execute("ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0")
    made.close()
    opens_whole(file)
