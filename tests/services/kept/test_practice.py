"""People's practice, guesses and lessons are kept for another day, whatever happens to the file."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication
from stolik.analysis.guessing import Guess, figures
from stolik.analysis.practice import FoundError, errors_of
from stolik.engine.sitting import Agreed, in_order
from stolik.models.words import truth_text
from stolik.services.kept import PRACTICE
from stolik.services.kept import practice as drills_module
from stolik.services.kept.guess_log import Guesses, figures_text
from stolik.services.kept.lessons import Lessons
from stolik.services.kept.practice import (
    ANSWERS,
    LARGEST_GAME,
    MOST_GAMES,
    MOST_POSITIONS,
    MOST_TAKEN,
    Answer,
    LoggedAnswer,
    Practice,
    PracticeBook,
)
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.services.tables.table_setup import TableSetup
from stolik.storage import entry_log
from stolik.storage.entry_log import EntryLog
from stolik.storage.faults import Fault, name_left
from stolik.storage.paths import Paths
from stolik.storage.profiles import Person

from tests.analysis.report.games import MATCH, OPEN, SHARED, people, read, reported
from tests.house import DAY, House
from tests.refusing import refusing

RIGHT, WRONG = Answer(True, 4.26, True), Answer(False, 30.0, True)
MOMENT = "2026-11-27T18:05:00+01:00"
AGAIN = Answer(True, 2.0, False)


@pytest.fixture
def house(house: House) -> House:
    house.tables.people.people += [Person(name="ala", face=4, colour=2), Person(name="Ela")]
    return house


@pytest.fixture
def file(paths: Paths) -> Path:
    return paths.root / "drills.json"


def kept(house: House) -> Practice:
    return house.services.kept(PRACTICE)


def setup_of(name: str) -> TableSetup:
    package, session = read(name)
    players = tuple(person.player for person in people(session, 8, 40))
    return TableSetup(package.info, session, in_order(players))


def errors(seat: int) -> int:
    return len(errors_of(reported(SHARED).analysis, setup_of(SHARED).players)[seat])


def take(house: House, name: str = SHARED) -> None:
    kept(house).take(setup_of(name), reported(name).analysis)


def test_errors_of_the_people_of_the_house_are_kept_and_due_at_once(house: House) -> None:
    heard: list[int] = []
    kept(house).changed.connect(lambda: heard.append(kept(house).count_due()))
    take(house)
    assert (kept(house).due("ala"), kept(house).due("Ela")) == (errors(0), 0)
    assert heard == [errors(0)]
    places = kept(house).positions("Ala")
    assert {place.seat for place in places} == {0}
    house.restart()
    assert kept(house).positions("Ala") == places
    assert house.notice == ""


def test_a_second_report_brings_nothing_back(house: House) -> None:
    take(house)
    kept(house).forget("ala", kept(house).positions("ala")[0].key)
    take(house)
    assert kept(house).count_due() == errors(0) - 1


def test_of_a_game_that_goes_on_has_secrets_or_is_on_trial_nothing_is_kept(house: House, file: Path) -> None:
    analysis: Any = None
    for name in (OPEN, MATCH):
        kept(house).take(setup_of(name), analysis)
    kept(house).take(replace(setup_of(SHARED), agreed=Agreed(counts=False)), reported(SHARED).analysis)
    assert not file.exists()


def answer_all(house: House) -> None:
    for place in kept(house).positions("ala"):
        kept(house).note("ala", place.key, RIGHT)
    assert kept(house).count_due() == 0


@pytest.mark.parametrize("days", [0, 1])
def test_a_right_answer_comes_back_the_day_after_also_past_midnight(house: House, days: int) -> None:
    take(house)
    house.today += days
    answer_all(house)
    house.today += 1
    assert kept(house).count_due() == errors(0)


def test_a_clock_that_was_ahead_is_known_at_the_next_start(house: House) -> None:
    """If the new date weren't saved at once, no day would pass until the wrong date."""
    house.today = DAY + 5000
    take(house)
    answer_all(house)
    for today, due in ((DAY, 0), (DAY + 1, errors(0))):
        house.today = today
        house.restart()
        assert kept(house).count_due() == due


def test_a_deleted_person_is_gone_from_the_file_and_from_the_log(house: House, file: Path) -> None:
    kept(house).forget_person("Nobody")
    assert not file.exists()
    house.tables.people.people.append(Person(name="Jan"))
    take(house)
    assert kept(house).count_due() == errors(0) + errors(1)
    for name in ("ala", "Jan"):
        kept(house).note(name, kept(house).positions(name)[0].key, RIGHT)
    house.restart()
    kept(house).forget_person("JAN")
    assert kept(house).count_due() == errors(0) - 1
    assert [each.name for each in kept(house).answers.read()] == ["ala"]
    for path in (file, file.parent / ANSWERS):
        assert "Jan" not in path.read_text("utf-8")


def test_what_can_t_be_written_is_told(house: House, file: Path) -> None:
    kept(house)
    file.mkdir()
    take(house)
    assert house.notice
    assert kept(house).count_due() == errors(0), "it goes on in this sitting"


def test_every_answer_is_logged_and_the_first_alone_moves_the_position(house: House, file: Path) -> None:
    tell = house.services.notices.tell
    practice = Practice(file, tell, house.tables.people, lambda: DAY, moment=lambda: MOMENT)
    practice.take(setup_of(SHARED), reported(SHARED).analysis)
    key = practice.positions("ala")[0].key
    practice.note("ala", key, WRONG)
    practice.note("ala", key, AGAIN)
    practice.note("ala", "another:1", RIGHT)
    answers = practice.answers.read()
    assert [(each.at, each.name, each.position) for each in answers] == [(MOMENT, "ala", key)] * 2
    assert [(each.seconds, each.right, each.first, each.box) for each in answers] == [
        (30.0, False, True, 0),
        (2.0, True, False, 1),
    ]
    assert all(each.cost > 0 for each in answers)
    assert house.notice == ""


@pytest.mark.parametrize(
    "said, truth, words",
    [
        (30, 0.28, "Very close: it is 28%."),
        (20, 0.32, "Not far off: it is 32%, a little more."),
        (45, 0.32, "Not far off: it is 32%, a little less."),
        (10, 0.5, "It happens more often than you might think: 50%."),
        (90, 0.5, "It happens less often than you might think: 50%."),
    ],
)
def test_a_guess_beside_the_truth(said: int, truth: float, words: str) -> None:
    assert truth_text(said, truth) == words


def guesses(said: int, many: int) -> list[Guess]:
    return [Guess("game", "bust", said + at % 3, 0.5) for at in range(many)]


def test_all_guesses_in_few_words() -> None:
    assert figures_text(figures([])) == ""
    assert figures_text(figures(guesses(50, 1))).startswith("1 guess so far.")
    assert "tend to be too low" in figures_text(figures(guesses(30, 10)))
    assert "closer than the first ten" in figures_text(figures([*guesses(20, 10), *guesses(49, 10)]))
    assert "further off" in figures_text(figures([*guesses(49, 10), *guesses(80, 10)]))
    assert "too early to say" in figures_text(figures(guesses(49, 20)))


GUESS = Guess("pickomino", "bust", 30, 0.25, seconds=4.26)
NOON = "2026-11-27T12:00:00+01:00"


@pytest.fixture
def faults() -> list[Fault | None]:
    return []


@pytest.fixture
def guesses_file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "guesses.jsonl"


@pytest.fixture
def keeper(guesses_file: Path, faults: list[Fault | None]) -> Any:
    return Guesses(guesses_file, faults.append, moment=lambda: NOON)


def test_guesses_are_kept_by_person_with_their_time(
    keeper: Any, guesses_file: Path, faults: list[Fault | None]
) -> None:
    keeper.note("", GUESS)
    assert not guesses_file.exists(), "nobody's"
    keeper.note("Ala", GUESS)
    keeper.note("Ola", GUESS._replace(said=0))
    keeper.note("ala", GUESS._replace(said=100))
    assert [each.said for each in keeper.guesses("ALA")] == [30, 100]
    assert keeper.guesses("Ala")[0] == GUESS._replace(at=NOON, seconds=4.3)
    assert faults == [None] * 3


def test_damaged_lines_and_one_that_was_cut_off_are_left_out_and_told_once(
    keeper: Any, guesses_file: Path, faults: list[Fault | None]
) -> None:
    keeper.note("Ala", GUESS)
    with guesses_file.open("ab") as damaged:
        damaged.write(b'{"name": "Ala", "said": 300}\nno JSON\n\xff\n[1]\n')
    keeper.note("Ala", GUESS._replace(said=50))
    with guesses_file.open("ab") as cut_off:
        cut_off.write(b'{"at": "2026')
    for _ in range(2):
        assert [each.said for each in keeper.guesses("Ala")] == [30, 50]
    (fault,) = [each for each in faults if each is not None]
    assert "left out" in fault.source


def test_with_a_damaged_log_the_others_stay_whatever_is_cut_off(
    keeper: Any, guesses_file: Path, faults: list[Fault | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper.note("Ala", GUESS)
    keeper.note("Ola", GUESS)
    with guesses_file.open("ab") as damaged:
        damaged.write(b'no JSON\n{"name": "Al')
    before = guesses_file.read_bytes()

    with monkeypatch.context() as patched:
        patched.setattr(entry_log, "exchange", refusing(errno.ENOSPC))
        keeper.forget_person("Ala")
    assert faults[-1] == name_left([guesses_file])
    assert [each.read_bytes() for each in guesses_file.parent.iterdir()] == [before]
    keeper.forget_person("Ala")
    assert faults[-1] is not None
    assert "old file" in faults[-1].source
    assert len(keeper.guesses("Ola")) == 1
    assert b"Al" not in guesses_file.read_bytes()
    assert (guesses_file.parent / "guesses.damaged-1.jsonl").read_bytes() == before


Start = Callable[[], Any]


@pytest.fixture
def start(qapp: QGuiApplication, tmp_path: Path, faults: list[Fault | None]) -> Start:
    return lambda: Lessons(tmp_path / "lessons.json", faults.append)


def test_it_is_kept_how_far_a_lesson_has_come_and_the_end_is_a_new_beginning(start: Start) -> None:
    assert start().begun == []
    start().note("knaster", 7, done=False)
    assert (start().entry("knaster"), start().begun) == (7, ["knaster"])
    start().note("knaster", 50, done=True)
    assert (start().entry("knaster"), start().begun) == (0, [])


@pytest.mark.parametrize(
    "text",
    ["{", json.dumps({"version": 99, "entries": {"knaster": 7}}), json.dumps({"entries": {"knaster": -1}})],
    ids=["damaged", "newer", "impossible"],
)
def test_a_file_that_cannot_be_used_is_kept_aside_and_told_of(
    start: Start, tmp_path: Path, faults: list[Fault | None], text: str
) -> None:
    (tmp_path / "lessons.json").write_text(text)
    assert start().entry("knaster") == 0
    assert [fault.code for fault in faults if fault] == ["lessons_damaged"]
    assert [file.read_text() for file in tmp_path.iterdir() if file.name != "lessons.json"] == [text]


def answer(name: str = "Ala", **more: object) -> LoggedAnswer:
    plain = {
        "at": "2026-11-27T18:05:00+01:00",
        "name": name,
        "position": "0a1b:17",
        "box": 2,
        "cost": 0.12,
        "seconds": 8.4,
        "right": True,
        "first": True,
    }
    return LoggedAnswer.model_validate({**plain, **more})


@pytest.fixture
def answers_file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / ANSWERS


@pytest.fixture
def log(answers_file: Path) -> Any:
    return EntryLog(answers_file, LoggedAnswer)


def test_what_is_added_is_read_again_with_what_a_newer_program_adds(log: Any) -> None:
    assert not log.has_any
    assert log.read() == []
    given = [answer(), answer("Zoë", seconds=0.0, right=False, first=False), answer(mood="calm")]
    assert [log.add(each) for each in given] == [None] * 3
    assert log.has_any
    assert log.read() == given


def test_a_deleted_person_goes_and_others_stay_as_they_were_written(log: Any, answers_file: Path) -> None:
    for name in ("Ala", "Ola", "ALA"):
        log.add(answer(name))
    (line,) = [line for line in answers_file.read_text("utf-8").splitlines() if "Ola" in line]
    assert log.forget("Ela") is None
    assert len(log.read()) == 3
    assert log.forget("ala") is None
    assert answers_file.read_text("utf-8") == line + "\n"


def test_a_log_not_to_be_read_or_written_is_told(
    log: Any, answers_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert log.forget("Ala") is None
    half_a_character = answer().model_copy(update={"position": "\ud800"})
    assert log.add(half_a_character) == Fault("not_saved")
    log.add(answer())
    monkeypatch.setattr(entry_log, "LARGEST", 10)
    assert log.read() == []
    fault = log.forget("Ala")
    assert (fault and fault.code) == "name_left"
    answers_file.unlink()
    answers_file.mkdir()
    added = log.add(answer())
    assert (added and added.code) in ("not_writable", "not_saved")
    assert log.read() == []


FIRST_DAY = 739_577


def text_of(*names: str) -> str:
    return json.dumps({"seats": [{"name": name} for name in names]})


@pytest.fixture
def book_file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "drills.json"


@pytest.fixture
def drills() -> PracticeBook:
    made = PracticeBook()
    made.count_to(FIRST_DAY)
    errors = [("Ala", 0, [FoundError(9, 0.2), FoundError(3, 0.03)]), ("Jan", 1, [FoundError(5, 0.1)])]
    assert made.take("game", text_of("Ala", "Jan"), errors)
    return made


def due(drills: PracticeBook, name: str) -> list[int]:
    return [one.entry for one in drills.due(name)]


def test_errors_are_due_at_once_the_dearest_first(drills: PracticeBook) -> None:
    assert due(drills, "ALA") == [9, 3]
    assert (drills.count("ala"), drills.count("Ela"), due(drills, "Ela")) == (2, 0, [])
    assert drills.place(drills.due("Jan")[0]) == ("game:5", text_of("Ala", "Jan"), 5, 1)


def test_they_come_back_from_the_file_as_they_were_and_a_first_start_has_none(
    drills: PracticeBook, book_file: Path
) -> None:
    loaded = PracticeBook.load(book_file)
    assert (loaded.document, loaded.fault, loaded.is_new) == (PracticeBook(), None, True)
    drills.note("Ala", "game:9", right=True)
    assert drills.store(book_file) is None
    loaded = PracticeBook.load(book_file)
    assert (loaded.document, loaded.fault) == (drills, None)


def test_right_answers_come_after_longer_and_longer_times_until_it_is_learned(drills: PracticeBook) -> None:
    day, waits = FIRST_DAY, []
    drills.forget("Ala", "game:3")
    while drills.count("Ala"):
        drills.note("Ala", "game:9", right=True)
        start = day
        while drills.count("Ala") and not due(drills, "Ala"):
            day += 1
            drills.count_to(day)
        waits.append(day - start)
    assert waits == [1, 2, 4, 8, 16, 0]


def test_a_wrong_answer_comes_back_tomorrow(drills: PracticeBook) -> None:
    for _ in range(3):
        drills.note("Ala", "game:9", right=True)
    drills.note("Ala", "game:9", right=False)
    drills.note("Ela", "game:9", right=False)
    assert due(drills, "Ala") == [3]
    drills.count_to(FIRST_DAY + 1)
    assert due(drills, "Ala") == [3, 9], "what was due first comes first"


def test_a_clock_set_back_neither_loses_nor_repeats_them(drills: PracticeBook) -> None:
    for key in ("game:9", "game:3"):
        for _ in range(3):
            drills.note("Ala", key, right=True)
    assert drills.count_to(10)
    assert due(drills, "Ala") == []
    drills.count_to(FIRST_DAY + 1)
    assert due(drills, "Ala") == []
    drills.count_to(FIRST_DAY + 4)
    assert due(drills, "Ala") == [9, 3]
    assert not drills.count_to(FIRST_DAY + 4)


def test_a_game_gives_its_errors_once_and_without_errors_it_is_not_kept(drills: PracticeBook) -> None:
    drills.forget("Ala", "game:9")
    assert not drills.take("game", text_of("Ala", "Jan"), [("Ala", 0, [FoundError(9, 0.2)])])
    assert due(drills, "Ala") == [3]
    assert not drills.take("good", "{}", [("Ala", 0, [])])
    assert list(drills.games) == ["game"]


def test_all_that_is_kept_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    drills = PracticeBook()
    assert not drills.take("huge", "x" * (LARGEST_GAME + 1), [("Ala", 0, [FoundError(1, 0.1)])])
    for number in range(MOST_GAMES + 5):
        errors = [FoundError(entry, 0.1) for entry in range(1, 4)]
        drills.take(f"game {number}", "{}", [("Ala", 0, errors), ("Jan", 1, errors[:1])])
    assert (len(drills.games), drills.count("Ala"), drills.count("Jan")) == (
        MOST_GAMES,
        MOST_POSITIONS,
        MOST_GAMES,
    )
    assert "game 4" not in drills.games
    monkeypatch.setattr(drills_module, "MOST_TAKEN", 3)
    drills.take("last", "{}", [])
    assert drills.taken == [f"game {MOST_GAMES + 3}", f"game {MOST_GAMES + 4}", "last"]
    assert MOST_TAKEN > 3


def test_a_game_goes_with_its_last_position_and_when_a_name_must_that_a_damaged_record_holds(
    drills: PracticeBook,
) -> None:
    drills.take("broken", "{", [("Ala", 0, [FoundError(1, 0.1)])])
    drills.forget_person("Jan")
    assert (list(drills.games), list(drills.people), drills.count("Ala")) == (["game"], ["ala"], 2)
    for key in ("game:9", "game:3", "game:3"):
        drills.forget("Ala", key)
    assert (drills.people, drills.games) == ({}, {})


def write(book_file: Path, content: Any) -> None:
    book_file.parent.mkdir(parents=True, exist_ok=True)
    book_file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        '{"version": "one"}',
        '{"version": 2, "people": {}}',
        '{"version": 99, "games": {"a": "b"}}',
    ],
)
def test_a_damaged_file_and_one_of_a_newer_program_are_kept_aside(book_file: Path, content: str) -> None:
    write(book_file, content)
    loaded = PracticeBook.load(book_file)
    assert loaded.document == PracticeBook()
    assert loaded.fault is not None
    assert loaded.fault.code == "practice_damaged"
    assert Path(loaded.fault.facts["file"]).read_text("utf-8") == content
    assert not book_file.exists()


def test_a_position_without_its_game_is_left_out_and_told(drills: PracticeBook, book_file: Path) -> None:
    plain = drills.plain()
    plain["people"]["ala"]["positions"][0]["game"] = "another"
    write(book_file, plain)
    loaded = PracticeBook.load(book_file)
    assert loaded.fault is not None
    assert due(loaded.document, "Ala") == [9]


SPELLINGS = ("Zośka", "Zos\u0301ka", "Z\u2060OŚKA", "zo\u015bka\u200b", "\u2068Zośka\u2069")


def respell(file: Path) -> None:
    """Write a person's data in a file under several spellings, as earlier versions did."""
    data = json.loads(file.read_text("utf-8"))
    (person,) = data["people"].values()
    data["people"] = {name.casefold(): {**person, "name": name, "new": 1} for name in SPELLINGS}
    file.write_text(json.dumps(data), "utf-8")


def test_positions_are_found_in_every_spelling(file: Path) -> None:
    drills = PracticeBook()
    assert drills.take("g", '{"seats": [], "log": []}', [("Zośka", 0, [FoundError(1, 0.2)])])
    assert drills.store(file) is None
    respell(file)
    loaded = PracticeBook.load(file)
    assert loaded.fault is None
    assert list(loaded.document.people) == ["zośka"]
    for name in SPELLINGS:
        assert loaded.document.count(name) == len(SPELLINGS)
    assert loaded.document.plain()["people"]["zośka"]["new"] == 1, "what isn't known here is kept"
    for number in range(3):
        loaded.document.take(
            f"{number}", '{"seats": [], "log": []}', [(SPELLINGS[number], 0, [FoundError(1, 0.1)])]
        )
    assert loaded.document.count("zośka") == len(SPELLINGS) + 3
    assert loaded.document.count("zośka") < MOST_POSITIONS
    loaded.document.forget_person("Zos\u0301ka")
    assert loaded.document.people == {}


def test_puzzles_are_counted_together(file: Path) -> None:
    solved = SolvedPuzzles()
    solved.note("Zośka", "knaster", 2, 739_000)
    solved.note("Zośka", "rummikub", 1, None)
    assert solved.store(file) is None
    respell(file)
    loaded = SolvedPuzzles.load(file)
    assert loaded.fault is None
    assert list(loaded.document.people) == ["zośka"]
    for name in SPELLINGS:
        solver = loaded.document.solver(name)
        assert (solver.total, solver.days) == (2 * len(SPELLINGS), [739_000])
        assert solver.solved == {"knaster": {"2": 5}, "rummikub": {"1": 5}}
    loaded.document.forget_person("Zos\u0301ka")
    assert (loaded.document.people, loaded.document.latest) == ({}, "")
