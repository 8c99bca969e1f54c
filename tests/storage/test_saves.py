"""Saves, settings and people are complete and lawful, or kept aside with a message to the player."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from stolik.engine.driver import play, random_chooser
from stolik.engine.game_library import load_game, load_package
from stolik.engine.record import (
    LARGEST,
    MOST_ENTRIES,
    Player,
    Record,
    parse_record,
    record_of,
    record_text,
)
from stolik.engine.session import Session
from stolik.engine.sitting import NEUTRAL_FACE, Coach
from stolik.services.kept.kept import KeptDocument
from stolik.services.kept.lessons import LessonProgress
from stolik.services.kept.practice import PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.storage import document, saves
from stolik.storage.document import Loaded
from stolik.storage.faults import FAULTS, Fault
from stolik.storage.paths import Paths
from stolik.storage.profiles import (
    MOST_BESTS,
    LineUp,
    People,
    Person,
    SeatPlan,
    load_people,
    store_people,
)
from stolik.storage.saves import SavedGame, Saves, fault_of_folder, read_content
from stolik.storage.settings import Settings, load_settings, store_settings

from tests.refusing import refusing

OLD = Path(__file__).parents[1] / "saves"
GAME = "pickomino"
TABLE = "cup-7-round-1-table-3-game-1"


def played(moves: int, seed: int = 1) -> Record:
    info = load_package(GAME).info
    game = load_game(GAME)
    session = Session(game, 2, game.options_type(), 0)
    rng = Random(seed)
    play(session, random_chooser(game, rng), rng, until=lambda _: session.length >= moves)
    players = (Player(name="Ala", player="human", age=8), Player(name="Żółw", player="bot:gentle"))
    return record_of(session, info, players, snapshot=True)


@pytest.fixture
def store(paths: Paths) -> Saves:
    return Saves(paths)


def put(paths: Paths, content: str | bytes) -> Path:
    paths.saves.mkdir(parents=True, exist_ok=True)
    path = paths.saves / f"{GAME}.stolik"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def loaded(store: Saves, name: str = GAME) -> SavedGame:
    found = store.load(name)
    assert isinstance(found, SavedGame)
    return found


def refused(store: Saves, name: str = GAME) -> Fault:
    found = store.load(name)
    assert isinstance(found, Fault)
    return found


def of_bytes(size: int) -> Record:
    """Return a game whose file has this many bytes."""
    record = played(25).model_copy(update={"program": {"said": ""}})
    room = size - len(record_text(record).encode())
    return record.model_copy(update={"program": {"said": "ż" * (room // 2) + "z" * (room % 2)}})


def test_what_could_not_be_read_again_is_not_written_and_the_save_stays(store: Saves, paths: Paths) -> None:
    longest = of_bytes(LARGEST)
    assert store.save(longest) is None
    assert store.save(of_bytes(LARGEST + 1)) == Fault("too_much")
    assert store.set_caption(GAME, "On Sundays") == Fault("too_much")
    lines = (longest.log * MOST_ENTRIES)[: MOST_ENTRIES + 1]
    assert store.save(played(5).model_copy(update={"log": lines})) == Fault("too_much")
    assert loaded(store).record == longest
    assert [path.name for path in paths.saves.iterdir()] == [f"{GAME}.stolik"]
    assert store.save(played(5).model_copy(update={"log": lines[1:]})) is None
    assert parse_record(read_content(store.path(GAME))).log == lines[1:]


def test_a_saved_game_goes_on_at_the_same_position_and_saving_leaves_nothing_else(
    store: Saves, paths: Paths
) -> None:
    record = played(25)
    assert store.save(record) is None
    assert store.waiting() == (GAME,)
    saved = loaded(store)
    assert (saved.record, saved.session.length) == (record, len(record.log))
    for moves in (5, 10, 15):
        store.save(played(moves))
    assert [path.name for path in paths.saves.iterdir()] == [f"{GAME}.stolik"]


@pytest.mark.parametrize(
    "path", sorted(OLD.glob("*/*.stolik")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_every_old_save_can_be_continued(path: Path, paths: Paths) -> None:
    game_id = path.stem
    paths.saves.mkdir(parents=True)
    (paths.saves / path.name).write_bytes(path.read_bytes())
    saved = loaded(Saves(paths), game_id)
    assert saved.session.game.describe(saved.session.state) == json.loads(path.read_text("utf-8"))["snapshot"]


def test_the_save_of_version_1_stands_in_a_turn_and_that_of_0_1_0_keeps_its_clock_and_half_finished_turn(
    paths: Paths,
) -> None:
    put(paths, (OLD / "v1" / "pickomino.stolik").read_bytes())
    saved = loaded(Saves(paths))
    assert [player.name for player in saved.record.seats] == ["Ala", "Babcia Zofia", "Żółwik"]
    state = saved.session.game.describe(saved.session.state)
    assert state["rolled"]
    assert state["kept"]
    shutil.copy(OLD / "0.1.0" / "rummikub.stolik", paths.saves)
    saved = loaded(Saves(paths), "rummikub")
    assert saved.record.clock == {"turn": 27, "left": 54.6}
    assert saved.record.program is not None
    assert set(saved.record.program["desk"]) >= {"game", "racks", "draft"}


def test_a_save_cut_or_changed_anywhere_never_stops_the_start(paths: Paths) -> None:
    whole = record_text(played(20)).encode()
    for length in [0, 1, *range(2, len(whole) - 2, 97), len(whole) - 3]:
        path = put(paths, whole[:length])
        fault = Saves(paths).load(GAME)
        assert isinstance(fault, Fault), length
        assert fault.code == "save_damaged", length
        assert not path.exists()
        assert Path(fault.facts["file"]).read_bytes() == whole[:length]
    rng = Random(7)
    for place in rng.sample(range(len(whole)), 120):
        changed = bytearray(whole)
        changed[place] = rng.randrange(256)
        put(paths, bytes(changed))
        loaded = Saves(paths).load(GAME)
        assert isinstance(loaded, SavedGame | Fault)
        assert not isinstance(loaded, Fault) or loaded.code in FAULTS


def change(record: Record, **values: Any) -> str:
    return json.dumps({**json.loads(record_text(record)), **values})


def with_a_better_stack(record: Record) -> str:
    snapshot = json.loads(record_text(record))["snapshot"]
    snapshot["stacks"][0].append(36)
    return change(record, snapshot=snapshot)


def with_better_dice(record: Record) -> str:
    log = json.loads(record_text(record))["log"]
    next(line for line in log if line["seat"] == "table")["move"]["dice"] = [6] * 9
    return change(record, log=log)


@pytest.mark.parametrize(
    "edit, code",
    [
        (with_a_better_stack, "save_edited"),
        (with_better_dice, "save_edited"),
        (lambda record: change(record, options={"starter": "me"}), "save_edited"),
        (lambda record: change(record, seats=[]), "save_edited"),
        (lambda record: change(record, cheat=True), "save_edited"),
        (lambda record: change(record, version=99), "save_from_the_future"),
        (lambda record: change(record, rules=99), "save_from_the_future"),
        (lambda record: change(record, game="chess"), "save_of_another_game"),
        (lambda record: "[]", "save_damaged"),
        (lambda record: "Dear diary", "save_damaged"),
        (lambda record: "[" * 100_000, "save_damaged"),
    ],
)
def test_what_cannot_go_on_is_kept_aside_and_told(
    paths: Paths, edit: Callable[[Record], str], code: str
) -> None:
    text = edit(played(20))
    path = put(paths, text)
    fault = refused(Saves(paths))
    assert fault.code == code
    assert not path.exists()
    assert Path(fault.facts["file"]).read_text("utf-8") == text
    assert "{file}" in FAULTS[fault.code]


def test_a_save_of_another_game_of_the_house_is_kept_aside_and_files_kept_aside_are_never_overwritten(
    paths: Paths,
) -> None:
    paths.saves.mkdir(parents=True)
    path = paths.saves / "knaster.stolik"
    path.write_text(record_text(played(10)), "utf-8")
    assert refused(Saves(paths), "knaster").code == "save_of_another_game"
    assert not path.exists()
    kept = []
    for number in range(3):
        put(paths, f"scribble {number}")
        kept.append(Path(refused(Saves(paths)).facts["file"]))
    assert [path.read_text("utf-8") for path in kept] == ["scribble 0", "scribble 1", "scribble 2"]


def test_a_save_of_a_newer_program_comes_back_once_it_can_be_read(paths: Paths) -> None:
    record = played(20)
    put(paths, change(record, version=99))
    store = Saves(paths)
    fault = refused(store)
    assert store.waiting() == ()
    # A file that this program can read simulates the newer program.
    Path(fault.facts["file"]).write_text(record_text(record), "utf-8")
    assert store.waiting() == (GAME,)
    assert isinstance(store.load(GAME), SavedGame)


@pytest.mark.parametrize(
    "most, times, kept",
    [(3, range(10, 16), [13, 14, 15]), (2, (5000, 5001, 1), [1, 5001])],
    ids=["the latest", "one that ends after the clock was set back"],
)
def test_only_the_latest_finished_games_are_kept(
    store: Saves,
    paths: Paths,
    monkeypatch: pytest.MonkeyPatch,
    most: int,
    times: Sequence[int],
    kept: list[int],
) -> None:
    monkeypatch.setattr(saves, "MOST_FINISHED", most)
    for moves, time in enumerate(times, 10):
        store.save(played(moves))
        os.utime(store.path(GAME), (time, time))
        assert store.finish(GAME) is None
    assert sorted(path.stat().st_mtime for path in paths.finished.iterdir()) == kept


def test_games_of_one_time_go_by_their_numbers(
    store: Saves, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "MOST_FINISHED", 3)
    paths.finished.mkdir(parents=True)
    text = record_text(played(10))
    for number in (9, 10, 2, 11, 100):
        for file in (paths.saves / f"{GAME}-{number}.stolik", paths.finished / f"{GAME}-{number}.stolik"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
            os.utime(file, (1, 1))
    assert store.waiting() == tuple(f"{GAME}-{number}" for number in (100, 11, 10, 9, 2))
    store.save(played(12))
    assert store.finish(GAME) is None
    kept = {path.stem for path in paths.finished.iterdir()}
    assert kept == {f"{GAME}-1", f"{GAME}-11", f"{GAME}-100"}, "the one that has just ended is number 1"


def test_games_of_one_kind_wait_beside_each_other(store: Saves, paths: Paths) -> None:
    first, second = played(10), played(20, seed=2)
    store.save(first)
    name = store.free_name(GAME)
    assert name == f"{GAME}-2"
    assert store.free_name(GAME, taken=[name]) == f"{GAME}-3"
    store.save(second, name)
    os.utime(store.path(GAME), (1, 1))
    assert store.waiting() == (name, GAME)
    assert loaded(store, name).record == second
    store.finish(GAME)
    assert store.waiting() == (name,)
    assert store.free_name(GAME) == GAME
    assert [path.name for path in paths.finished.iterdir()] == [f"{GAME}-1.stolik"]


@pytest.mark.parametrize("number", [0, errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL])
def test_a_game_of_a_newer_program_comes_back_beside_the_one_that_waits_without_hard_links_too(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    if number:
        monkeypatch.setattr(os, "link", refusing(number))
    record, newer = played(20), played(30)
    put(paths, change(newer, version=99))
    store = Saves(paths)
    aside = Path(refused(store).facts["file"])
    store.save(record)
    aside.write_text(record_text(newer), "utf-8")
    os.utime(aside, (7, 7))
    assert store.waiting() == (GAME, f"{GAME}-2")
    assert loaded(store, f"{GAME}-2").record == newer
    assert loaded(store).record == record
    assert store.saved_at(f"{GAME}-2") == 7
    assert not aside.exists()


@pytest.mark.parametrize(
    "name",
    [
        f"{GAME} (Anna's conflicted copy 2026-11-28)",
        f"{GAME} (conflicted copy 2026-11-28 101010)",
        f"{GAME} (Anna's MacBook.local)",
        f"{GAME}-PC1",
        f"{GAME}.sync-conflict-20261128-101010-ABCDEF",
        f"{GAME} (1)",
        f"knaster-{GAME}",
        "On Sundays",
        "1",
    ],
)
def test_a_game_under_any_other_name_waits_beside_the_one_whose_name_is_usual(
    store: Saves, paths: Paths, name: str
) -> None:
    here, there = played(20), played(30)
    store.save(here)
    copy = paths.saves / f"{name}.stolik"
    copy.write_text(record_text(there), "utf-8")
    os.utime(copy, (7, 7))
    assert store.waiting() == (GAME, f"{GAME}-2")
    assert loaded(store).record == here
    assert loaded(store, f"{GAME}-2").record == there
    assert store.saved_at(f"{GAME}-2") == 7
    assert not copy.exists(), "its name may be that of a person"


@pytest.mark.parametrize(
    "name",
    [
        f"{TABLE} (Anna's conflicted copy 2026-11-28)",
        f"{TABLE}.sync-conflict-20261128-101010-ABCDEF",
        f"{TABLE}-PC1",
        f"{TABLE} (1)",
        f"{TABLE}.other-1",
        f"{TABLE}.newer-1",
        "On Sundays",
    ],
)
def test_a_copy_of_a_tournament_s_table_waits_among_the_games_and_the_table_stays(
    store: Saves, paths: Paths, name: str
) -> None:
    table, copy = (paths.tournament_tables / f"{each}.stolik" for each in (TABLE, name))
    damaged = table.with_stem(f"{TABLE}.damaged-1")
    here, there = played(20), played(30)
    paths.tournament_tables.mkdir(parents=True)
    for path, record in ((table, here), (copy, there), (damaged, there)):
        path.write_text(record_text(record), "utf-8")
    os.utime(copy, (7, 7))
    assert store.waiting() == (GAME,)
    assert loaded(store).record == there
    assert store.saved_at(GAME) == 7
    assert sorted(paths.tournament_tables.iterdir()) == sorted([table, damaged])
    assert table.read_text("utf-8") == record_text(here)


def test_all_copies_wait_and_take_no_name_from_another(store: Saves, paths: Paths) -> None:
    texts = {record_text(played(10 + number)) for number in range(6)}
    paths.saves.mkdir(parents=True)
    names = ("", "-2", " (1)", " (2)", "-PC1", ".sync-conflict-20261128-101010-ABCDEF")
    for name, text in zip(names, texts, strict=True):
        (paths.saves / f"{GAME}{name}.stolik").write_text(text, "utf-8")
    assert len(store.waiting()) == 6
    assert {store.path(name).read_text("utf-8") for name in store.waiting()} == texts


@pytest.mark.parametrize("name", ["pickomino (1)", "Letter to Anna"])
@pytest.mark.parametrize(
    "edit, code",
    [
        (lambda record: change(record, version=99), "save_from_the_future"),
        (lambda record: change(record, game="chess"), "save_of_another_game"),
        (lambda record: record_text(record)[:-20], "save_damaged"),
        (with_better_dice, "save_edited"),
    ],
)
def test_what_cannot_go_on_under_any_other_name_is_told_once(
    store: Saves, paths: Paths, name: str, edit: Callable[[Record], str], code: str
) -> None:
    paths.saves.mkdir(parents=True)
    text = edit(played(20))
    (paths.saves / f"{name}.stolik").write_text(text, "utf-8")
    (found,) = store.waiting()
    fault = refused(store, found)
    assert fault.code == code
    assert Path(fault.facts["file"]).read_text("utf-8") == text
    assert Saves(paths).waiting() == ()
    assert len(list(paths.saves.iterdir())) == 1


def test_what_a_system_keeps_beside_a_game_and_a_folder_are_no_games(store: Saves, paths: Paths) -> None:
    store.save(played(10))
    (paths.saves / f"._{GAME}.stolik").write_bytes(b"Mac OS X")
    (paths.saves / "old games.stolik").mkdir()
    before = sorted(paths.saves.iterdir())
    assert store.waiting() == (GAME,)
    assert sorted(paths.saves.iterdir()) == before


def test_a_game_under_another_name_that_can_t_be_renamed_waits_under_it(
    store: Saves, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.saves.mkdir(parents=True)
    record = played(20)
    (paths.saves / f"{GAME} (1).stolik").write_text(record_text(record), "utf-8")
    for name in ("link", "rename", "replace"):
        monkeypatch.setattr(os, name, refusing(errno.EACCES))
    assert store.waiting() == (f"{GAME} (1)",)
    assert loaded(store, f"{GAME} (1)").record == record


def test_a_folder_that_can_t_be_looked_into_is_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    assert fault_of_folder(paths.saves) is None
    monkeypatch.setattr(Path, "iterdir", refusing(errno.EACCES))
    assert fault_of_folder(paths.saves) == Fault("unlisted", {"folder": str(paths.saves)})


def test_a_finished_game_is_put_away_and_no_longer_waits_and_nothing_is_no_fault(
    store: Saves, paths: Paths
) -> None:
    assert store.finish(GAME) is None
    record = played(100_000)
    store.save(record)
    assert store.load(GAME) is None
    assert store.waiting() == ()
    assert [path.read_text("utf-8") for path in paths.finished.iterdir()] == [record_text(record)]


@pytest.mark.parametrize(
    "number, code",
    [(errno.ENOSPC, "disk_full"), (errno.EIO, "not_saved")]
    + [(number, "not_writable") for number in (errno.EROFS, errno.EACCES)],
)
def test_a_failed_write_is_told_and_the_old_save_stays(
    store: Saves, paths: Paths, monkeypatch: pytest.MonkeyPatch, number: int, code: str
) -> None:
    before = played(10)
    store.save(before)

    monkeypatch.setattr(os, "fsync", refusing(number))
    fault = store.save(played(20))
    assert (fault and fault.code) == code
    monkeypatch.undo()
    assert loaded(store).record == before
    assert [path.name for path in paths.saves.iterdir()] == [f"{GAME}.stolik"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    # Permissions don't stop root, but a file in the folder's place stops everybody.
    (tmp_path / "stolik").write_text("not a folder", "utf-8")
    store = Saves(Paths(tmp_path / "stolik"))
    fault = store.save(played(10))
    assert fault is not None
    assert (fault.code, fault.facts["folder"]) == ("not_writable", str(tmp_path / "stolik"))
    assert store.waiting() == ()


@pytest.mark.parametrize("refused_call", ["set_aside", "open"])
def test_a_save_that_can_be_neither_read_nor_moved_is_never_overwritten(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, refused_call: str
) -> None:
    path = put(paths, change(played(40), version=99 if refused_call == "set_aside" else 1))
    before, store = path.read_bytes(), Saves(paths)
    with monkeypatch.context() as locked:
        module = saves if refused_call == "set_aside" else Path
        locked.setattr(module, refused_call, refusing(errno.EACCES))
        fault = refused(store)
    assert fault == Fault("unreadable", {"file": str(path)}) or refused_call == "set_aside"
    assert store.save(played(5)) == store.finish(GAME) == store.drop(GAME) == fault
    assert [(each, each.read_bytes()) for each in paths.saves.iterdir()] == [(path, before)]


def test_a_folder_in_the_save_s_place_does_not_stop_the_start(paths: Paths) -> None:
    (paths.saves / f"{GAME}.stolik").mkdir(parents=True)
    assert refused(Saves(paths)).code == "unreadable"


def test_a_reader_never_sees_half_a_save(store: Saves, paths: Paths) -> None:
    records = [played(moves) for moves in (5, 40, 80)]
    texts = {record_text(record) for record in records}
    store.save(records[0])

    def write() -> None:
        for turn in range(30):
            store.save(records[turn % 3])

    writers = [Thread(target=write) for _ in range(3)]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        # The file is aside for a moment.
        with suppress(FileNotFoundError):
            assert store.path(GAME).read_text("utf-8") in texts
    for writer in writers:
        writer.join()
    assert [path.name for path in paths.saves.iterdir()] == [f"{GAME}.stolik"]


def test_two_programs_keep_different_files_aside(paths: Paths) -> None:
    found: list[Fault] = []

    def start(number: int) -> None:
        own = Saves(paths)
        for _ in range(10):
            loaded = own.load(GAME)
            if isinstance(loaded, Fault) and loaded.code == "save_damaged":
                found.append(loaded)

    for number in range(10):
        put(paths, f"scribble {number}")
        programs = [Thread(target=start, args=(number,)) for number in range(2)]
        for program in programs:
            program.start()
        for program in programs:
            program.join()
    kept = [path.read_text("utf-8") for path in paths.saves.glob("*.damaged-*")]
    assert sorted(text for text in kept if text) == sorted(f"scribble {number}" for number in range(10))


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
    # It is read unchanged; with indentation it would be longer.
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
        locked.setattr(Path, "open", refusing(errno.EACCES))
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
        locked.setattr(document, "set_aside", refusing(errno.EACCES))
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
    assert told == [("Zośka", 345, 9), ("Ala", NEUTRAL_FACE, None), ("דוד", NEUTRAL_FACE, None)]
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
    assert found.faces_of("ALA") == {NEUTRAL_FACE, 300}
    found.people.append(Person(name="Jan", face=300))
    assert found.faces_of("Ala") == {NEUTRAL_FACE}, "someone else wears it too"
    aside.unlink()
    aside.mkdir()
    assert load_people(file).document.may_lack


def test_settings_and_people_of_version_0_1_0_are_read_as_they_were(file: Path) -> None:
    write(file, (OLD / "0.1.0" / "settings.json").read_text("utf-8"))
    loaded = load_settings(file)
    assert loaded.fault is None
    found = loaded.document
    assert (found.language, found.scheme, found.scale, found.pace) == ("pl", "evening", 1.3, "relaxed")
    assert (found.volume, found.muted, found.welcomed) == (0.4, True, True)
    write(file, (OLD / "0.1.0" / "people.json").read_text("utf-8"))
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


@pytest.mark.parametrize("bad", [{"ala": -1}, {"ala": "many"}, 7])
def test_best_scores_that_are_none_take_nobody_away(file: Path, bad: Any) -> None:
    write(file, {"people": [{"name": "Ala"}], "bests": {"knaster": bad, "other": {"jan": 5}}})
    loaded = load_people(file).document
    assert (loaded.people, loaded.bests) == ([Person(name="Ala")], {"other": {"jan": 5}})


def test_people_with_a_tutor_of_a_file_before_coaches_are_asked_before_costly_moves(file: Path) -> None:
    file.parent.mkdir(parents=True)
    shutil.copy(OLD / "with_a_tutor" / "people.json", file)
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
