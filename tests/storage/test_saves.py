"""A save is either whole and true to the rules, or it is kept aside and the player is told."""

from __future__ import annotations

import errno
import json
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
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
from stolik.storage import saves
from stolik.storage.atomic import remove_parts
from stolik.storage.faults import FAULTS, Fault
from stolik.storage.paths import Paths
from stolik.storage.saves import SavedGame, Saves, fault_of_folder, read_content

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
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "stolik")


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
    """Return a game whose file has as many bytes."""
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


def test_what_has_just_as_many_entries_as_are_read_is_written(store: Saves, paths: Paths) -> None:
    lines = (played(25).log * MOST_ENTRIES)[:MOST_ENTRIES]
    assert store.save(played(5).model_copy(update={"log": lines})) is None
    assert parse_record(read_content(store.path(GAME))).log == lines


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
    # The newer program is simulated by a file that this one can read.
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


def test_a_further_game_that_cannot_go_on_is_kept_aside_too(store: Saves, paths: Paths) -> None:
    put(paths, record_text(played(10)))
    store.path(f"{GAME}-2").write_text("scribble", "utf-8")
    fault = refused(store, f"{GAME}-2")
    assert Path(fault.facts["file"]).name == f"{GAME}-2.damaged-1.stolik"
    assert store.waiting() == (GAME,)


def test_a_game_of_a_newer_program_comes_back_beside_the_one_that_waits(paths: Paths) -> None:
    record, newer = played(20), played(30)
    put(paths, change(newer, version=99))
    store = Saves(paths)
    fault = refused(store)
    store.save(record)
    Path(fault.facts["file"]).write_text(record_text(newer), "utf-8")
    assert set(store.waiting()) == {GAME, f"{GAME}-2"}
    assert loaded(store, f"{GAME}-2").record == newer


@pytest.mark.parametrize("number", [errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL])
def test_a_game_of_a_newer_program_comes_back_where_there_are_no_hard_links(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def no_links(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "link", no_links)
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
    def fails(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    paths.saves.mkdir(parents=True)
    record = played(20)
    (paths.saves / f"{GAME} (1).stolik").write_text(record_text(record), "utf-8")
    for name in ("link", "rename", "replace"):
        monkeypatch.setattr(os, name, fails)
    assert store.waiting() == (f"{GAME} (1)",)
    assert loaded(store, f"{GAME} (1)").record == record


def test_a_folder_that_can_t_be_looked_into_is_told(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(folder: Path) -> Iterator[Path]:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    assert fault_of_folder(paths.saves) is None
    monkeypatch.setattr(Path, "iterdir", fails)
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

    def fail(handle: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)
    fault = store.save(played(20))
    assert (fault and fault.code) == code
    monkeypatch.undo()
    assert loaded(store).record == before
    assert [path.name for path in paths.saves.iterdir()] == [f"{GAME}.stolik"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    # Permissions mean nothing to root, a file in the folder's place stops everybody.
    (tmp_path / "stolik").write_text("not a folder", "utf-8")
    store = Saves(Paths(tmp_path / "stolik"))
    fault = store.save(played(10))
    assert fault is not None
    assert (fault.code, fault.facts["folder"]) == ("not_writable", str(tmp_path / "stolik"))
    assert store.waiting() == ()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="needs permissions that bind")
def test_a_read_only_folder_is_told(paths: Paths) -> None:
    paths.saves.mkdir(parents=True)
    paths.saves.chmod(0o500)
    try:
        fault = Saves(paths).save(played(10))
        assert (fault and fault.code) == "not_writable"
    finally:
        paths.saves.chmod(0o700)


def test_a_bad_save_that_cannot_be_moved_is_never_overwritten(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = put(paths, change(played(20), version=99))
    before = path.read_bytes()

    def refuse(*_: object) -> Path:
        raise PermissionError(errno.EACCES, "no")

    monkeypatch.setattr(saves, "set_aside", refuse)
    store = Saves(paths)
    assert isinstance(store.load(GAME), Fault)
    assert store.save(played(5)) is not None
    assert store.finish(GAME) is not None
    assert path.read_bytes() == before


def test_a_folder_in_the_save_s_place_does_not_stop_the_start(paths: Paths) -> None:
    (paths.saves / f"{GAME}.stolik").mkdir(parents=True)
    assert refused(Saves(paths)).code == "unreadable"


def test_a_save_that_may_not_be_read_stays_as_it_is_and_is_never_overwritten(
    store: Saves, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(played(40))
    path = store.path(GAME)
    before = path.read_bytes()

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    with monkeypatch.context() as locked:
        locked.setattr(Path, "open", refuse)
        fault = refused(store)
    assert fault == Fault("unreadable", {"file": str(path)})
    assert store.save(played(5)) == store.finish(GAME) == store.drop(GAME) == fault
    assert [(each, each.read_bytes()) for each in paths.saves.iterdir()] == [(path, before)]


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
        # It is aside for a moment.
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


def test_what_a_killed_write_has_left_is_removed_and_nothing_else(paths: Paths) -> None:
    kept = [paths.settings, paths.saves / f"{GAME}.stolik", paths.finished / "my.part"]
    kept += [paths.root / "x" / "y" / ".z.part"]
    left = [
        paths.root / ".settings.json-0a1b2c3d.part",
        paths.saves / f".{GAME}.stolik-0a1b2c3d.part",
        paths.finished / ".stolik-0a1b2c3d.part",
    ]
    for path in (*kept, *left):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("a rack", "utf-8")
    folder = paths.saves / ".a-folder-0a1b2c3d.part"
    folder.mkdir()
    remove_parts(paths.own_folders)
    assert not any(path.exists() for path in left)
    assert all(path.exists() for path in kept)
    assert folder.is_dir()
    remove_parts(Paths(paths.root / "nowhere").own_folders)
