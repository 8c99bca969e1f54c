"""Nothing is written if another computer has the folder open, and no file's time changes."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import TypeAlias

import pytest
from stolik.analysis.guessing import Guess
from stolik.analysis.practice import exploring, game_text
from stolik.app import notice_loss
from stolik.engine.package import SUFFIX
from stolik.services.kept import EXPLORED, GUESSES, LESSONS, PRACTICE, PUZZLES
from stolik.services.kept.practice import Answer
from stolik.services.results.finished_games import Reports
from stolik.services.results.game_results import KeptRecords
from stolik.services.tournaments.tournaments import Tournaments
from stolik.shell.single_instance import SingleInstance
from stolik.storage.atomic import LOOKED_AT, PART, only_look, remove_parts, remove_reserved, write_new
from stolik.storage.moving import move
from stolik.storage.paths import Paths
from stolik.storage.place import Note, Place
from stolik.storage.saves import Saves
from stolik.storage.settings import load_settings

from tests.house import SAVE, House, OpenHouse, play
from tests.services.tables.test_tournament_tables import cup_of
from tests.services.test_forgotten_people import NAME, OTHER, left_behind, record, remove_person, seat_both
from tests.services.test_system import error_of, story_of
from tests.storage.steps import Steps

Tree: TypeAlias = dict[str, tuple[int, int, bytes]]

TOLD = (
    "Stolik is open in the same folder on STRYCH, so nothing is saved here. "
    "Close it there, then start it here again."
)


def tree(root: Path) -> Tree:
    """Return everything in a folder, with modification times and permissions."""
    found = {}
    for path in (root, *root.rglob("*")):
        status = path.lstat()
        content = path.read_bytes() if path.is_file() else b""
        found[str(path.relative_to(root))] = (status.st_mtime_ns, status.st_mode, content)
    return found


@pytest.fixture
def lived_in(open_house: OpenHouse, paths: Paths) -> Iterator[Paths]:
    """Yield a folder with everything that the program keeps, and much that is to be tidied up."""
    house = open_house(paths)
    left_behind(house)
    house.settings.change("cloth", "felt")
    people = house.tables.people
    people.removed, people.faces_left = ["Zosia"], [101]
    house.sit()
    house.shell.close()
    paths.faces.mkdir(exist_ok=True)
    for number in (101, 102):
        (paths.faces / f"{number}.png").write_bytes(b"\x89PNG")
    shutil.copy(SAVE, paths.saves / f"pickomino.newer-2{SUFFIX}")
    (paths.saves / f"rummikub{SUFFIX}").write_bytes(b"{")
    (paths.saves / f".knaster{SUFFIX}-0a1b2c3d.part").write_bytes(b"{")
    (paths.finished / f"knaster-7{SUFFIX}").touch()
    (paths.tournaments / "knaster.stolik-tournament").write_bytes(b"{")
    Reports(paths).keep("b", "{}")
    (paths.root / "lessons.json").write_bytes(b"{")
    for path in (paths.family_book, paths.people):
        path.chmod(0o644)
    yield paths
    LOOKED_AT.clear()


def start(house: House) -> None:
    paths = house.paths
    remove_parts(paths.own_folders)
    remove_reserved(paths.finished, SUFFIX)
    load_settings(paths.settings)
    house.shell.prepare()
    house.services.finished_games.results.look()


def play_on(house: House) -> None:
    for game, moves in (("ryzyk_fizyk", 100_000), ("pickomino", 4), ("knaster", 3)):
        seat_both(house, game)
        play(house.setups[-1], moves)
        house.save()
        house.leave()
    house.tables.open_file(str(house.paths.saves / f"rummikub{SUFFIX}"))
    house.shell.renameGame("knaster", "Sunday")
    house.tables.waiting.discard("knaster")
    house.tables.help_person(OTHER, calm=True)
    cup = cup_of()
    tournaments = Tournaments(house.paths)
    tournaments.save("cup", cup)
    assert tournaments.load("knaster") is not None
    tournaments.drop("rummikub")
    assert house.tables.sit_for_tournament("cup", cup.state, 1, 1)
    house.save()
    house.leave()
    for name in ("rummikub", "pickomino", "knaster"):
        for act in (Saves(house.paths).load, Saves(house.paths).drop, Saves(house.paths).finish):
            act(name)
    Saves(house.paths).waiting()


def keep_more(house: House) -> None:
    services, setup = house.services, house.setups[0]
    house.services.kept(EXPLORED).note(exploring(game_text(setup.session, setup.info, setup.seats), 1, 0))
    house.services.kept(GUESSES).note(NAME, Guess("pickomino", "win", 50, 0.5))
    house.services.kept(LESSONS).note("pickomino", 3, done=False)
    house.services.kept(PUZZLES).note("knaster", 1)
    drills = house.services.kept(PRACTICE)
    drills.note(OTHER, drills.positions(OTHER)[0].key, Answer(True, 1.0, True))
    results = services.finished_games.results
    results.begin_evening(3, [OTHER])
    results.end_evening()
    services.faces.keep(b"\x89PNG")
    services.faces.delete({102})
    services.stories.keep_failed(story_of(), error_of())
    reports = Reports(house.paths)
    reports.keep("a", "{}")
    reports.drop("b")
    records = KeptRecords(house.paths.finished)
    records.keep("b", f"ryzyk_fizyk-1{SUFFIX}")
    records.drop_others([])
    house.settings.change("cloth", "oak")
    house.settings.flush()
    Place(house.paths, house.paths.root).want(house.paths.root.parent)
    house.tables.line_up.forget(OTHER)


def test_a_folder_that_is_only_looked_at_stays_as_it_is(open_house: OpenHouse, lived_in: Paths) -> None:
    before = tree(lived_in.root)
    only_look(lived_in.root, "STRYCH")
    house = open_house(lived_in)
    assert house.read_notices() == [TOLD], "nothing else, as of a removal that was cut off"
    assert {"pickomino", "knaster"} <= {*house.waiting_saves}
    assert [row.name for row in house.services.finished_games.results.house()] == [OTHER, NAME]
    assert len(house.services.finished_games.results.book.games_of(NAME)) == 1
    for act in (start, play_on, keep_more):
        act(house)
        assert tree(lived_in.root) == before, act
    house.shell.close()
    assert tree(lived_in.root) == before
    assert TOLD not in house.read_notices()


def test_a_folder_that_was_lost_while_this_computer_slept_stays_as_it_is(
    open_house: OpenHouse, lived_in: Paths
) -> None:
    house = open_house(lived_in)
    start(house)
    house.services.finished_games.results.book.begin_evening(1, 0, (OTHER, NAME))
    house.settings.change("cloth", "oak")
    house.read_notices()
    instance = SingleInstance(lived_in.root)
    notice_loss(house.services, instance)
    assert house.notice == ""
    instance.lock.host = "STRYCH"
    for _ in range(2):
        notice_loss(house.services, instance)
    assert house.notice == TOLD
    # Unfinished changes to the book are rolled back.
    house.services.finished_games.results.end_evening()
    before = tree(lived_in.root)
    assert f"{lived_in.family_book.name}-journal" not in before
    play_on(house)
    keep_more(house)
    house.shell.close()
    assert tree(lived_in.root) == before
    assert house.read_notices().count(TOLD) == 1


def test_behind_links_too_nothing_is_written_and_elsewhere_it_is(lived_in: Paths, tmp_path: Path) -> None:
    link, apart = tmp_path / "link", tmp_path / "apart"
    link.symlink_to(lived_in.root)
    apart.mkdir()
    shutil.rmtree(lived_in.faces)
    lived_in.faces.symlink_to(apart)
    only_look(link, "STRYCH")
    for folder in (link, lived_in.root, lived_in.faces, link / "saves" / ".." / "new"):
        with pytest.raises(PermissionError):
            write_new(folder / "a", b"a")
    assert write_new(apart / "a", b"a").read_bytes() == b"a"


THEN = 1_234_567_890 * 10**9


def keep_record(root: Path) -> None:
    KeptRecords(root / "finished").keep("0a1b", "pickomino-1.stolik")


def take_name_out(root: Path) -> None:
    remove_person(Paths(root), "Ala")


def bring_games(root: Path) -> None:
    move(Place(Paths(root / "stick"), root, Note(meanwhile=True)), lambda _: partial(int), ())


@pytest.mark.parametrize("act", [keep_record, take_name_out, bring_games])
def test_a_stop_leaves_no_game_with_the_time_of_now(tmp_path: Path, act: Callable[[Path], None]) -> None:
    lengths = set[int]()
    for stop in count():
        root = tmp_path / f"{stop}"
        os.utime(record(root / "finished" / "pickomino-1.stolik", "Ala"), ns=(THEN, THEN))
        with Steps(stop=stop) as steps:
            act(root)
        # Also under the temporary name, from which the next start restores it.
        games = [path for path in root.rglob("*.stolik*") if path.suffix != PART]
        times = {path: path.stat().st_mtime_ns for path in games}
        assert times, steps.calls
        assert set(times.values()) == {THEN}, (steps.calls[:stop], times)
        lengths.add(len(steps.calls))
        if len(steps.calls) <= stop:
            break
    assert max(lengths) > 5, "it was watched"
