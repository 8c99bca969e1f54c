"""Settings and people survive damage, hand edits and newer programs."""

from __future__ import annotations

import errno
import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from stolik.engine.sitting import Coach
from stolik.services.kept.kept import KeptDocument
from stolik.services.kept.lessons import LessonProgress
from stolik.services.kept.practice import PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.storage import document
from stolik.storage.document import Loaded
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.place import find_place
from stolik.storage.profiles import MOST_BESTS, LineUp, People, Person, SeatPlan, load_people, store_people
from stolik.storage.settings import Settings, load_settings, store_settings

OLD = Path(__file__).parents[1] / "saves" / "0.1.0"
TUTORED = OLD.parent / "with_a_tutor"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "stolik" / "settings.json"


def write(file: Path, content: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")


def test_a_first_start_has_the_defaults_and_says_so_and_settings_come_back_as_they_were(file: Path) -> None:
    loaded = load_settings(file)
    assert loaded == Loaded(Settings(), is_new=True)
    assert not file.exists()
    settings = Settings(language="pl", scheme="contrast", scale=1.5, pace="off", muted=True)
    settings.window.maximized = True
    assert store_settings(file, settings) is None
    assert load_settings(file) == Loaded(settings)


def test_what_is_not_known_falls_back_and_costs_only_itself(file: Path) -> None:
    unknown = {"cloth": "velvet", "pieces": 7, "paper": "letter", "idle_life": "yes"}
    write(file, {"version": 1, **unknown, "scale": 1.5})
    settings = load_settings(file).document
    found = (settings.cloth, settings.pieces, settings.paper, settings.idle_life)
    assert found == ("linen", "ivory", "a4", True)
    assert settings.scale == 1.5
    write(file, {"window": {"x": 5, "width": -1}, "scale": 1.5})
    settings = load_settings(file).document
    assert (settings.window.x, settings.window.width, settings.scale) == (5, 1180, 1.5)


def test_what_a_newer_program_or_half_a_character_brings_is_kept(file: Path) -> None:
    write(file, {"version": 7, "scale": 1.2, "smell": {"of": ["coffee"]}, "window": {"tilt": 3}})
    loaded = load_settings(file)
    assert loaded.fault is None
    loaded.document.scale = 1.4
    store_settings(file, loaded.document)
    data = json.loads(file.read_text("utf-8"))
    assert (data["version"], data["scale"], data["smell"]) == (7, 1.4, {"of": ["coffee"]})
    assert data["window"]["tilt"] == 3
    write(file, '{"muted": true, "unknown": "\\ud800", "żółw": 1}')
    loaded = load_settings(file)
    assert loaded.fault is None
    loaded.document.muted = False
    assert store_settings(file, loaded.document) is None
    assert json.loads(file.read_text("utf-8"))["unknown"] == "\ud800"
    assert not load_settings(file).document.muted


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "null", '"scale"', "\x00\x01", "[" * 50_000, '{"a": ' * 150 + "1" + "}" * 150]
)
def test_a_broken_file_is_kept_aside_and_the_defaults_are_used(file: Path, content: str) -> None:
    write(file, content)
    loaded = load_settings(file)
    assert loaded.document == Settings()
    assert loaded.fault is not None
    assert loaded.fault.code == "settings_damaged"
    assert Path(loaded.fault.facts["file"]).read_text("utf-8") == content
    assert not file.exists()


@pytest.mark.parametrize(
    "bad",
    [
        {"scale": 99}, {"scale": "NaN"}, {"scale": 10**400}, {"language": "../de"}, {"scheme": 3},
        {"window": {"width": -1}}, {"volume": None}, {"pace": ["fast"]},
    ],
)  # fmt: skip
def test_one_bad_value_costs_only_itself(file: Path, bad: dict[str, Any]) -> None:
    write(file, {"hints": False, **bad})
    loaded = load_settings(file)
    assert loaded.document == Settings(hints=False)
    assert loaded.fault is not None


def test_what_no_file_can_hold_is_a_fault_and_the_old_file_stays(file: Path) -> None:
    assert store_settings(file, Settings(scale=1.5)) is None
    settings = load_settings(file).document
    settings.scale = 1.2
    settings.others["note"] = settings.others
    fault = store_settings(file, settings)
    assert (fault and fault.code) == "not_saved"
    assert load_settings(file).document.scale == 1.5
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_what_could_not_be_read_again_is_not_written_and_the_old_file_stays(file: Path) -> None:
    # It is read as it is; written with an indentation it would be longer.
    write(file, '{"scheme":"contrast","later":"' + "x" * (document.LARGEST - 40) + '"}')
    before = file.read_bytes()
    loaded = load_settings(file)
    assert (loaded.fault, loaded.document.scheme) == (None, "contrast")
    assert store_settings(file, loaded.document) == Fault("too_much")
    assert file.read_bytes() == before


def test_a_bad_person_or_line_up_costs_only_itself(file: Path) -> None:
    good = {"name": "Ala", "age": 8}
    line_up = {"seats": [{"name": "Ala"}]}
    bad = {"people": [good, {"name": ""}, {"name": "Ola", "age": -3}, {"name": "Ela"}], "extra": 1}
    write(file, {**bad, "line_ups": {"pickomino": line_up, "knaster": {"seats": [{"kind": "clever"}]}}})
    loaded = load_people(file)
    assert [person.name for person in loaded.document.people] == ["Ala", "Ela"]
    assert list(loaded.document.line_ups) == ["pickomino"]
    assert loaded.fault is not None
    assert loaded.fault.code == "people_damaged"
    assert Path(loaded.fault.facts["file"]).exists()


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "stolik").write_text("in the way", "utf-8")
    fault = store_settings(tmp_path / "stolik" / "settings.json", Settings())
    assert (fault and fault.code) == "not_writable"


def refuse(*_: object) -> Any:
    raise PermissionError(errno.EACCES, "no")


def store_kept(file: Path, document: KeptDocument) -> Fault | None:
    return document.store(file)


@pytest.mark.parametrize(
    "load, store",
    [
        (load_people, store_people), (load_settings, store_settings), (PracticeBook.load, store_kept),
        (LessonProgress.load, store_kept), (SolvedPuzzles.load, store_kept),
    ],
)  # fmt: skip
def test_what_could_not_be_read_stays_where_it_is_and_is_never_overwritten(
    file: Path, monkeypatch: pytest.MonkeyPatch, load: Callable[..., Any], store: Callable[..., Any]
) -> None:
    write(file, {"people": [{"name": "Ala"}]})
    before = file.read_bytes()
    with monkeypatch.context() as locked:
        locked.setattr(Path, "open", refuse)
        loaded = load(file)
    assert loaded.fault == Fault("unreadable", {"file": str(file)})
    assert loaded.fault.lasts
    assert store(file, loaded.document) == loaded.fault
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_what_is_damaged_and_could_not_be_moved_is_never_overwritten(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(file, '{"people": [')
    with monkeypatch.context() as locked:
        locked.setattr(document, "set_aside", refuse)
        loaded = load_people(file)
    assert loaded.fault == Fault("not_writable", {"folder": str(file.parent)})
    loaded.document.remember("pickomino", LineUp(seats=[SeatPlan(name="Ola")]))
    assert store_people(file, loaded.document) == loaded.fault
    assert file.read_text("utf-8") == '{"people": ['


def test_a_key_of_the_file_keeps_no_document_from_being_written(file: Path) -> None:
    write(file, {"blocked": {"code": "unreadable"}})
    for load, store in ((load_people, store_people), (load_settings, store_settings)):
        loaded: Any = load(file)
        assert store(file, loaded.document) is None
        assert json.loads(file.read_text("utf-8"))["blocked"] == {"code": "unreadable"}


def test_people_and_line_ups_come_back(file: Path) -> None:
    people = People()
    seats = [SeatPlan(name="Zażółć", face=4, age=9), SeatPlan(name="Gęś", kind="sharp")]
    line_up = LineUp(seats=seats, options={"starter": "drawn"})
    people.remember("pickomino", line_up)
    assert store_people(file, people) is None
    loaded = load_people(file).document
    assert loaded.line_ups == {"pickomino": line_up}
    assert loaded.people == [Person(name="Zażółć", face=4, age=9)]


def test_people_come_the_latest_first_with_their_age_nobody_twice_not_for_ever_and_can_be_forgotten() -> None:
    people = People()
    for names in (["Ala", "Ola"], ["Ela"], ["OLA"]):
        people.remember("pickomino", LineUp(seats=[SeatPlan(name=name) for name in names]))
    assert [person.name for person in people.people] == ["OLA", "Ela", "Ala"]
    people = People()
    for age in (8, None, 9):
        people.remember("pickomino", LineUp(seats=[SeatPlan(name="Ala", age=age)]))
        assert people.people[0].age == (age or 8)
    people = People()
    for number in range(100):
        people.remember("pickomino", LineUp(seats=[SeatPlan(name=f"P{number}")]))
    assert (len(people.people), people.people[0].name) == (60, "P99")
    people = People(people=[Person(name="Ala"), Person(name="Ola")])
    people.forget("ala")
    assert [person.name for person in people.people] == ["Ola"]


def test_people_whose_names_read_alike_are_one_person(file: Path) -> None:
    people = [
        {"name": "Zos\u0301ka", "face": 3}, {"name": "Ala"}, {"name": "Zośka", "face": 345, "age": 9},
        {"name": "zo\u015bka\u200b", "age": 7}, {"name": "\u2068דוד\u2069"},
    ]  # fmt: skip
    bests = {"knaster": {"zośka": 3, "zos\u0301ka": 5, "o’hara": 7}}
    line_up = {"seats": [{"name": "Ala  Kot"}, {"name": "\u200b"}]}
    write(file, {"people": people, "bests": bests, "line_ups": {"knaster": line_up}})
    loaded = load_people(file)
    assert loaded.fault is None
    found = loaded.document
    told = [(each.name, each.face, each.age) for each in found.people]
    assert told == [("Zośka", 345, 9), ("Ala", 0, None), ("דוד", 0, None)]
    assert found.find("ZOŚKA\u2060") is found.people[0]
    assert found.find("") is None
    assert found.best_of("knaster", "Zos\u0301ka") == 5
    assert found.best_of("knaster", "O'Hara") == 7
    assert [seat.name for seat in found.line_ups["knaster"].seats] == ["Ala Kot", ""]
    assert store_people(file, found) is None
    assert load_people(file).document == found


def test_people_whom_nobody_can_see_or_who_cannot_be_read_are_kept_aside(file: Path) -> None:
    write(file, {"people": [{"name": "\u200b\u2800"}, {"name": "Ala"}]})
    loaded = load_people(file)
    assert [person.name for person in loaded.document.people] == ["Ala"]
    assert (loaded.fault and loaded.fault.code) == "people_damaged"
    assert loaded.document.may_lack
    write(file, {"people": [{"name": ""}]})
    loaded = load_people(file)
    assert loaded.document.people == []
    assert (loaded.fault and loaded.fault.code) == "people_damaged"


def test_it_is_known_when_people_may_be_missing(file: Path) -> None:
    assert not load_people(file).document.may_lack
    write(file, {"people": [{"name": "Ala"}]})
    assert not load_people(file).document.may_lack
    write(file, {"version": 2, "people": [{"name": "Ala"}]})
    assert load_people(file).document.may_lack, "a newer program knows more"
    aside = file.with_name("settings.damaged-3.json")
    aside.write_text('{"people": [{"name": "Ala", "face": 300}, {"name": "\\ud800", "face": 5}, {"name": "J')
    found = load_people(file).document
    assert found.may_lack
    assert found.faces_of("ALA") == {0, 300}
    found.people.append(Person(name="Jan", face=300))
    assert found.faces_of("Ala") == {0}, "somebody else wears it too"
    aside.unlink()
    aside.mkdir()
    assert load_people(file).document.may_lack


def test_the_data_folder_is_the_option_then_the_variable_then_the_system_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLIK_DATA_DIR", str(tmp_path / "variable"))
    assert find_place(str(tmp_path / "option")).paths == Paths(tmp_path / "option")
    assert find_place().paths == Paths(tmp_path / "variable")
    monkeypatch.delenv("STOLIK_DATA_DIR")
    assert find_place().root.name == "stolik"
    assert find_place().root.is_absolute()


def test_settings_and_people_of_version_0_1_0_are_read_as_they_were(file: Path) -> None:
    write(file, (OLD / "settings.json").read_text("utf-8"))
    loaded = load_settings(file)
    assert loaded.fault is None
    found = loaded.document
    assert (found.language, found.scheme, found.scale, found.pace) == ("pl", "evening", 1.3, "relaxed")
    assert (found.volume, found.muted, found.welcomed) == (0.4, True, True)
    write(file, (OLD / "people.json").read_text("utf-8"))
    known = load_people(file)
    assert known.fault is None
    people = [(person.name, person.age, person.helps.beginner) for person in known.document.people]
    assert people == [("Ala", 8, False), ("Babcia Zofia", 71, False)]
    last = known.document.line_ups["rummikub"]
    assert [seat.kind for seat in last.seats] == ["human", "human", "master"]
    assert last.options == {"turn_seconds": 90, "games_per_match": 1}


def test_everybody_s_best_score_alone_is_kept_with_the_people_and_not_for_ever(file: Path) -> None:
    people = People(people=[Person(name="Ala")])
    assert people.best_of("knaster", "Ala") is None
    assert people.note_score("knaster", "Ala", 51)
    assert not people.note_score("knaster", "ALA", 51)
    assert not people.note_score("knaster", "Ala", 40)
    assert people.note_score("knaster", "ala", 72)
    assert people.note_score("knaster", "Jan", 0)
    assert store_people(file, people) is None
    loaded = load_people(file).document
    assert (loaded.best_of("knaster", "Ala"), loaded.best_of("knaster", "Jan")) == (72, 0)
    assert loaded.best_of("pickomino", "Ala") is None
    loaded.forget("Ala")
    assert (loaded.best_of("knaster", "Ala"), loaded.best_of("knaster", "Jan")) == (None, 0)
    people = People()
    for number in range(MOST_BESTS + 3):
        people.note_score("knaster", f"P{number}", number)
    assert len(people.bests["knaster"]) == MOST_BESTS
    assert people.best_of("knaster", f"P{MOST_BESTS + 2}") == MOST_BESTS + 2


def test_people_of_a_program_that_kept_no_best_scores_are_opened(file: Path) -> None:
    write(file, {"version": 1, "people": [{"name": "Ala", "face": 2}], "line_ups": {}})
    loaded = load_people(file)
    assert loaded.fault is None
    assert (loaded.document.people, loaded.document.bests) == ([Person(name="Ala", face=2)], {})


@pytest.mark.parametrize("bad", [{"ala": -1}, {"ala": "many"}, 7])
def test_best_scores_that_are_none_take_nobody_away(file: Path, bad: Any) -> None:
    write(file, {"people": [{"name": "Ala"}], "bests": {"knaster": bad, "other": {"jan": 5}}})
    loaded = load_people(file).document
    assert (loaded.people, loaded.bests) == ([Person(name="Ala")], {"other": {"jan": 5}})


def test_people_with_a_tutor_of_a_file_before_coaches_are_asked_before_costly_moves(file: Path) -> None:
    file.parent.mkdir(parents=True)
    shutil.copy(TUTORED / "people.json", file)
    loaded = load_people(file)
    assert loaded.fault is None
    people = loaded.document
    found = {person.name: person.helps.coach for person in people.people}
    assert found == {"Ala": Coach.BEFORE_COSTLY, "Ola": Coach.OFF}
    seats = people.line_ups["pickomino"].seats
    assert [seat.helps.coach for seat in seats] == [Coach.BEFORE_COSTLY, Coach.OFF, Coach.OFF]
    people.people[0].helps = replace(people.people[0].helps, coach=Coach.AFTER_EVERY)
    assert store_people(file, people) is None
    assert "tutored" not in file.read_text("utf-8")
    assert load_people(file).document == people


@pytest.mark.parametrize(
    "person, coach",
    [
        ({"tutored": True, "helps": {"undo": False}}, Coach.BEFORE_COSTLY),
        ({"tutored": True, "helps": {"coach": "after_every"}}, Coach.AFTER_EVERY),
        ({"tutored": "yes"}, Coach.OFF),
        ({"helps": {"coach": "always"}}, Coach.OFF),
        ({"helps": {"coach": ["off"]}}, Coach.OFF),
    ],
)
def test_a_choice_of_the_coach_comes_before_a_tutor_and_nonsense_is_none(
    person: dict[str, Any], coach: Coach
) -> None:
    assert Person.model_validate({"name": "Ala", **person}).helps.coach is coach
