"""Deeds of people that change files, each in its own folder, for `tests.storage.crash` to interrupt."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch
from zipfile import ZipFile

from PySide6.QtCore import QCoreApplication
from stolik.analysis.guessing import Guess
from stolik.engine.package import SUFFIX
from stolik.engine.record import Record, parse_record
from stolik.pages import keepings, kept_names
from stolik.services.family_book.store import GameEntry, SeatEntry, open_book
from stolik.services.kept import EXPLORED, LESSONS, PUZZLES
from stolik.services.kept.guess_log import Guesses
from stolik.services.kept.practice import Answer, Practice
from stolik.services.results import game_results
from stolik.services.results.finished_games import Reports
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage import saves as records
from stolik.storage.atomic import remove_parts, remove_reserved
from stolik.storage.copies import Copies
from stolik.storage.document import store
from stolik.storage.faults import Fault, other_kept
from stolik.storage.moving import move, remove_if_empty
from stolik.storage.paths import Paths
from stolik.storage.place import NOTE, Note, find_place
from stolik.storage.profiles import LineUp, Person, SeatPlan, load_people, store_people
from stolik.storage.saves import SavedGame, Saves
from stolik.storage.settings import Settings, load_settings, store_settings

from tests.house import DAY, House
from tests.storage.crash import Act, Deed, Told
from tests.storage.disk import FIRST, Disk, State, lay
from tests.tournament.fields import begun, drawn

TESTS: Final = Path(__file__).parents[1]
OLD: Final = TESTS / "saves"
GAMES: Final = {
    "knaster": "knaster/ends_with_the_dice",
    "pickomino": "pickomino/typed_steal_27_and_lose_it",
    "rummikub": "rummikub/going_out",
    "ryzyk_fizyk": "ryzyk_fizyk/overtaken_in_a_last_turn",
}
NAME: Final = "Marek"
"""A person of the house from version 0.1.0."""

MOMENT: Final = "2020-01-01T10:00:00"


# ---------------------------------------------------------------------- the start


class Started(House):
    """A house that starts like the program, with the files in its folder."""

    def _open(self) -> None:
        others = remove_parts(self.paths.own_folders)
        remove_reserved(self.paths.finished, SUFFIX)
        told = copies_of(self.paths.root).put_back() if self.paths.wanted_copy.exists() else []
        super()._open()
        loaded = load_settings(self.paths.settings)
        self.settings.stored = loaded.document
        for fault in (loaded.fault, *map(other_kept, others), *told):
            # A restored day isn't a fault.
            if fault is not None and fault.code != "day_put_back":
                self.services.notices.tell(fault)


def copies_of(root: Path) -> Copies:
    return Copies(Paths(root), kept_names(), lambda: DAY)


@contextmanager
def opened(root: Path) -> Iterator[Started]:
    """Open a house on a folder, and close it; records that were read before aren't played again."""
    with patch.object(game_results, "_NEXT_MS", 0), patch.object(records, "_judge", _judged):
        house = Started(Paths(root))
        try:
            yield house
        finally:
            house.shell.close()
            QCoreApplication.processEvents()


_judge: Final = cache(records._judge)


def _judged(content: bytes, game: str | None, _: object = None) -> SavedGame:
    return _judge(content, game)


def start(root: Path) -> Told:
    """Start on a folder, read everything in it, and end; return the sentences shown."""
    with opened(root) as house:
        look_at_all(house)
        return house.read_notices()


def start_after_a_removal(root: Path) -> Told:
    """Start, and check that people removed from the list are in no copy of it.

    If another program has replaced the file, there is no list.
    """
    found = start(root)
    name, people = NAME.encode(), root / "people.json"
    if people.exists() and name not in people.read_bytes():
        for path in Paths(root).copies.glob("*.zip"):
            with ZipFile(path) as copy:
                assert name not in copy.read("people.json")
    return found


def look_at_all(house: Started) -> None:
    """Read everything as the pages do when opened, and wait until the book has read the finished games."""
    services, paths = house.services, house.paths
    for keeping in keepings():
        kept = services.kept.if_any(keeping)
        if isinstance(kept, Guesses):
            kept.guesses("Zosia")
        elif isinstance(kept, Practice):
            kept.read_answers()
    tournaments = Tournaments(paths)
    for name in tournaments.names():
        found = tournaments.load(name)
        services.notices.tell(found if isinstance(found, Fault) else None)
    # The analysis of games would go on for ever here, and nothing is read meanwhile.
    services.finished_games.pause()
    services.finished_games.catch_up()
    results = services.finished_games.results if services.finished_games.is_known else None
    # A book that the disk refuses continues in memory, and reads the rest another time.
    while results is not None and results.book.lasts and results._unread:
        QCoreApplication.processEvents()
    services.finished_games.pause()
    QCoreApplication.processEvents()


# ---------------------------------------------------------------------- what lies there before


@cache
def record(game: str, entries: int | None = None) -> Record:
    found = parse_record((TESTS / "golden" / f"{GAMES[game]}{SUFFIX}").read_bytes())
    return found.model_copy(update={"log": found.log[:entries]})


def nothing(root: Path) -> None:
    root.mkdir()


def a_save(game: str, root: Path) -> None:
    assert Saves(Paths(root)).save(record(game, 3)) is None


def old(name: str, root: Path) -> None:
    """Create the files of an older version, with a game in progress beside the documents."""
    for path in sorted((OLD / name).rglob("*")):
        if path.is_file():
            folder = root / path.relative_to(OLD / name).parent
            target = root / "saves" if path.suffix == SUFFIX and path.parent == OLD / name else folder
            target.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    _date(root)


def _date(root: Path, left: str = "") -> None:
    for path in root.rglob("*"):
        if path.parent.name != left:
            os.utime(path, (FIRST, FIRST))


@cache
def _lived() -> State:
    with TemporaryDirectory(prefix="stolik-lived-") as folder:
        root = Path(folder) / "stolik"
        old("house_of_0.1.0", root)
        # Checking a long log takes most of the time of a start.
        saves = Saves(Paths(root))
        assert isinstance(saves.load("pickomino"), SavedGame)
        assert saves.save(record("pickomino", 3)) is None
        with opened(root) as house:
            look_at_all(house)
            guesses = Guesses(root / "guesses.jsonl", house.services.notices.tell, moment=lambda: MOMENT)
            for name in ("Zosia", NAME):
                guesses.note(name, Guess("pickomino", "win", 60, 0.5, "", 3.0))
            _practise(house)
        _book(root)
        # The book recognizes finished games by their times.
        _date(root, "finished")
        return Disk(root).state(0)


def lived_in(root: Path) -> None:
    """Create a house in which every part of the program has been used."""
    lay(_lived(), root)


# ---------------------------------------------------------------------- deeds on single files


def told(*faults: Fault | None) -> Told:
    return [fault.code for fault in faults if fault is not None]


@contextmanager
def saving(game: str, root: Path) -> Iterator[Act]:
    saves = Saves(Paths(root))
    saves.load(game)
    yield lambda: told(saves.save(record(game, 5)))


@contextmanager
def naming(root: Path) -> Iterator[Act]:
    saves = Saves(Paths(root))
    assert isinstance(saves.load("knaster"), SavedGame)
    yield lambda: told(saves.set_caption("knaster", "Sunday"))


@contextmanager
def putting_away(root: Path) -> Iterator[Act]:
    saves = Saves(Paths(root))
    assert isinstance(saves.load("knaster"), SavedGame)
    yield lambda: told(saves.save(record("knaster")) or saves.finish("knaster"))


@contextmanager
def dropping(root: Path) -> Iterator[Act]:
    saves = Saves(Paths(root))
    assert isinstance(saves.load("knaster"), SavedGame)
    yield lambda: told(saves.drop("knaster"))


@contextmanager
def choosing(root: Path) -> Iterator[Act]:
    path = Paths(root).settings
    settings = load_settings(path).document
    settings.scale = 1.5
    yield lambda: told(store_settings(path, settings))


def _settings(root: Path) -> None:
    assert store_settings(Paths(root).settings, Settings(scale=1.1)) is None


def _people(root: Path) -> None:
    root.mkdir()
    shutil.copy(OLD / "0.1.0" / "people.json", root)


@contextmanager
def helping(root: Path) -> Iterator[Act]:
    path = Paths(root).people
    people = load_people(path).document
    people.people = [*people.people, Person(name="Ola", age=7)]
    yield lambda: told(store_people(path, people))


@contextmanager
def seating(names: tuple[str, ...], root: Path) -> Iterator[Act]:
    path = Paths(root).people
    people = load_people(path).document
    people.remember("pickomino", LineUp(seats=[SeatPlan(name=name) for name in names]))
    yield lambda: told(store_people(path, people))


@contextmanager
def entering(root: Path) -> Iterator[Act]:
    files = Tournaments(Paths(root))
    cup: Any = files.load("rummikub")
    drawn(cup)
    yield lambda: told(files.save("rummikub", cup))


def _cup(root: Path) -> None:
    assert Tournaments(Paths(root)).save("rummikub", begun(4)) is None


def _book(root: Path) -> None:
    """Enter a game whose file is gone, which a rebuilt book wouldn't have."""
    root.mkdir(exist_ok=True)
    with noting("gone", root) as note:
        assert note() == []


@contextmanager
def noting(key: str, root: Path) -> Iterator[Act]:
    book, fault = open_book(Paths(root).family_book)
    seats = tuple([SeatEntry(name, None, 40, 1, 0.5) for name in ("Zosia", NAME)])

    def note() -> Told:
        book.note(f"{key}.stolik", 1, key, GameEntry("knaster", "{}", 1, 1, seats))
        return told(fault, book.save())

    yield note
    book.close()


def open_and_close(root: Path) -> Told:
    """Start with only the book."""
    book, fault = open_book(Paths(root).family_book)
    book.close()
    return told(fault)


def earlier_book(root: Path, version: int = 1) -> Path:
    """Create a book of an earlier version with one game."""
    root.mkdir()
    file = Path(shutil.copy(OLD / "house_of_0.1.0" / "family_book.sqlite", root))
    with closing(sqlite3.connect(file)) as made, made:
        made.executescript(
            "INSERT INTO games VALUES (1, 'old', 'pickomino', '{}', 2, 1, 1, 1, '');"
            "INSERT INTO seats VALUES (1, 0, 'Ala', 'of old', NULL, 1, 1, 1, 0.5, 0.25, 0, 9);"
            "INSERT INTO evenings VALUES (1, 7, 5, '[]', 1);"
            f"PRAGMA user_version = {version};"
        )
    return file


@contextmanager
def opening_the_book(root: Path) -> Iterator[Act]:
    yield lambda: open_and_close(root)


@contextmanager
def reporting(root: Path) -> Iterator[Act]:
    reports = Reports(Paths(root))

    def keep() -> Told:
        reports.keep("abc", '{"a": 1}')
        return []

    yield keep


def _with_an_earlier_day(root: Path) -> None:
    _small_house(root)
    list(copies_of(root).keep())
    for change in (choosing, helping, entering):
        with change(root) as act:
            assert act() == []
    a_save("knaster", root)
    assert Saves(Paths(root)).finish("knaster") is None


@contextmanager
def going_back(root: Path) -> Iterator[Act]:
    copies = copies_of(root)
    yield lambda: told(copies.want(copies.names[-1]))


# ---------------------------------------------------------------------- deeds of a house


@contextmanager
def in_house(do: Callable[[Started], object], root: Path) -> Iterator[Act]:
    """Do something in a house that has been opened and read."""
    with opened(root) as house:
        look_at_all(house)
        assert house.read_notices() == []

        def act() -> Told:
            do(house)
            QCoreApplication.processEvents()
            return house.read_notices()

        yield act


def _note_guess(house: Started) -> None:
    path = house.paths.root / "guesses.jsonl"
    keeper = Guesses(path, house.services.notices.tell, moment=lambda: MOMENT)
    keeper.note("Zosia", Guess("knaster", "win", 40, 0.25, "", 2.0))


def _practise(house: Started) -> None:
    path, tell, people = house.paths.root / "drills.json", house.services.notices.tell, house.tables.people
    practice = Practice(path, tell, people, lambda: house.today, moment=lambda: MOMENT)
    for position in practice.positions("Zosia")[:1]:
        practice.note("Zosia", position.key, Answer(right=True, seconds=3.0, is_first=True))


def _solve(house: Started) -> None:
    puzzles = house.services.kept(PUZZLES)
    puzzles.choose("Zosia")
    puzzles.note("knaster", 1, 5)


def _learn(house: Started) -> None:
    house.services.kept(LESSONS).note("knaster", 4, done=False)


def _explore(house: Started) -> None:
    house.services.kept(EXPLORED).note({"text": "{}", "entry": 1, "seat": 0})


def _remove(house: Started) -> None:
    house.tables.line_up.forget(NAME)


def _finish(house: Started) -> None:
    over, saves = record("knaster"), Saves(house.paths)
    first, *others = over.seats
    mine = over.model_copy(update={"seats": (first.model_copy(update={"name": "Zosia"}), *others)})
    fault = saves.save(mine, "knaster-2") or saves.finish("knaster-2")
    house.services.notices.tell(fault)
    house.services.finished_games.note_end()
    look_at_all(house)


@contextmanager
def beginning(root: Path) -> Iterator[Act]:
    yield lambda: start(root)


# ---------------------------------------------------------------------- where everything is kept

STRANGE: Final = {
    name: f"mine: {name}".encode()
    for name in ("mine.txt", "saves/mine.txt", "Photos/me.jpg", "faces/me.png", "finished/readme")
}
"""Files of others, some in the program's own folders."""


def start_anywhere(root: Path) -> Told:
    """Start in the folder that the note names, after moving it if wanted; the usual folder is in ``root``."""
    with _usual(root):
        place = find_place()
        before = place.root
        if not place.gone and place.note.is_pending:
            place = move(place, lambda folder: partial(int), kept_names())
            if place.root != before:
                remove_if_empty(place, before)
        moved = [] if place.fault is None or place.fault.code == "move_left" else [place.fault.code]
        return moved + start(place.root)


@contextmanager
def _usual(root: Path) -> Iterator[None]:
    with (
        patch.dict(os.environ, {"STOLIK_DATA_DIR": ""}),
        patch("platformdirs.user_data_dir", lambda *_, **__: str(root / "usual")),
    ):
        yield


def _in_usual(root: Path) -> None:
    _small_house(root / "usual")
    (root / "stick").mkdir()
    assert store(root / "usual" / NOTE, Note()) is None


def _small_house(root: Path) -> None:
    _settings(root)
    a_save("knaster", root)
    a_save("pickomino", root)
    assert store_people(Paths(root).people, load_people(Paths(root).people).document) is None
    _cup(root)
    saves = Saves(Paths(root))
    saves.load("pickomino")
    assert saves.finish("pickomino") is None
    assert start(root) == []
    for name, content in STRANGE.items():
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_bytes(content)


def _wanting(away: bool, root: Path) -> None:
    _in_usual(root)
    with _usual(root):
        _want(root / "stick" / "Stolik")
        if away:
            assert start_anywhere(root) == []
            _want(root / "usual" / "Stolik")


def _want(folder: Path) -> None:
    place = find_place()
    assert place.want(folder) is None


def _not_wanting(away: bool, root: Path) -> None:
    _wanting(away, root)
    with _usual(root):
        assert find_place().want(None) is None


@contextmanager
def moving(root: Path, *, is_far: bool = False) -> Iterator[Act]:
    """Move the folder to the wanted place; no rename works between drives."""
    drive = len(root.parts)

    def checked(call: Callable[..., Any]) -> Callable[..., Any]:
        def rename(source: Any, target: Any, **more: Any) -> Any:
            if Path(source).parts[drive] != Path(target).parts[drive]:
                raise OSError(errno.EXDEV, os.strerror(errno.EXDEV))
            return call(source, target, **more)

        return rename

    with ExitStack() as stack:
        for name in ("rename", "replace", "link") if is_far else ():
            stack.enter_context(patch.object(os, name, checked(getattr(os, name))))
        yield lambda: start_anywhere(root)


@contextmanager
def wishing(root: Path) -> Iterator[Act]:
    with _usual(root):
        place = find_place()

    def wish() -> Told:
        return told(place.want(root / "stick" / "Stolik"))

    yield wish


# ---------------------------------------------------------------------- all of them


def _deeds() -> Iterator[Deed]:
    for game in GAMES:
        yield Deed(f"a save of {game}", partial(a_save, game), partial(saving, game), start)
    yield Deed("a first save", nothing, partial(saving, "knaster"), start)
    yield Deed("a name of a game", partial(a_save, "knaster"), naming, start)
    yield Deed("a game put away", partial(a_save, "knaster"), putting_away, start)
    yield Deed("a game deleted", partial(a_save, "knaster"), dropping, start)
    yield Deed("settings", _settings, choosing, start)
    yield Deed("first settings", nothing, choosing, start)
    yield Deed("people", _people, helping, start)
    yield Deed("line-ups", _people, partial(seating, ("Ala", "Jan")), start)
    yield Deed("a person renamed", lived_in, partial(seating, ("Zosia Maria", NAME)), start)
    yield Deed("a tournament's entry", _cup, entering, start)
    yield Deed("an earlier day", _with_an_earlier_day, going_back, start, moves=True)
    yield Deed("a report", lived_in, reporting, start, says_nothing=True)
    yield Deed("a game noted", _book, partial(noting, "new"), open_and_close)
    yield Deed("a new book", nothing, opening_the_book, open_and_close)
    yield Deed("an old book opened", earlier_book, opening_the_book, open_and_close)
    yield Deed("a game into the book", lived_in, partial(in_house, _finish), start)
    for name, do in {
        "a guess": _note_guess,
        "an answer": _practise,
        "a puzzle": _solve,
        "a lesson": _learn,
        "an exploration": _explore,
    }.items():
        # An answer is first logged, and then decides when its position comes back.
        yield Deed(name, lived_in, partial(in_house, do), start, apart=do is _practise)
    yield Deed("a person removed", lived_in, partial(in_house, _remove), start_after_a_removal)
    yield Deed("a place chosen", _in_usual, wishing, start_anywhere)
    yield Deed(
        "a move",
        partial(_wanting, False),
        moving,
        start_anywhere,
        moves=True,
        otherwise=partial(_not_wanting, False),
    )
    far = partial(moving, is_far=True)
    yield Deed(
        "a move to a drive",
        partial(_wanting, False),
        far,
        start_anywhere,
        moves=True,
        otherwise=partial(_not_wanting, False),
    )
    yield Deed(
        "a move back",
        partial(_wanting, True),
        far,
        start_anywhere,
        moves=True,
        otherwise=partial(_not_wanting, True),
    )
    for folder in sorted(path.name for path in OLD.iterdir() if path.is_dir()):
        yield Deed(f"an upgrade from {folder}", partial(old, folder), beginning, start)


DEEDS: Final = {deed.name: deed for deed in _deeds()}
"""The deeds by name; every new deed that changes files is added here."""
