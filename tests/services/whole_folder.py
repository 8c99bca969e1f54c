"""A data folder with a file of every kind, readers for each of them, and seeded damage."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import asdict
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from PIL import Image
from stolik.analysis.jobs import read_report, report_key, report_text
from stolik.engine.record import open_session, parse_record
from stolik.flow.story import happened_text, read_happened
from stolik.pages import keepings, kept_names
from stolik.services.check_data import check
from stolik.services.family_book.store import GameEntry, SeatEntry, open_book
from stolik.services.kept.explored import ExploredPlaces, StoredPlace
from stolik.services.kept.guess_log import LoggedGuess
from stolik.services.kept.lessons import LessonProgress
from stolik.services.kept.practice import LoggedAnswer, PracticeBook
from stolik.services.kept.puzzles import SolvedPuzzles
from stolik.services.results.finished_games import Reports
from stolik.services.tournaments.tournaments import Tournaments
from stolik.storage.copies import Copies
from stolik.storage.document import Loaded, load, store
from stolik.storage.entry_log import EntryLog
from stolik.storage.faults import Fault
from stolik.storage.paths import Paths
from stolik.storage.place import Note, Place
from stolik.storage.profiles import load_people
from stolik.storage.saves import SavedGame, game_of, read_game, try_to_read
from stolik.storage.settings import load_settings, store_settings

from tests.analysis.report.games import SHORT, read, reported
from tests.flow.flow import Flow
from tests.house import DAY

TESTS: Final = Path(__file__).parents[1]
OLD: Final = TESTS / "saves" / "0.1.0"
TABLE: Final = "rummikub-7-round-1-table-1-game-1.stolik"


def build(folder: Path) -> Paths:
    shutil.copytree(TESTS / "saves" / "house_of_0.1.0", folder)
    paths = Paths(folder)
    store_settings(paths.settings, load_settings(paths.settings).document)
    shutil.copy(OLD / "people.json", folder)
    paths.family_book.unlink()
    book, _ = open_book(paths.family_book)
    for number in range(60):
        seats = tuple([SeatEntry(name, None, number, 1, 0.5) for name in ("Ala", "Jan")])
        entry = GameEntry("knaster", "{}", number, 739_000 + number, seats, dice={1: number, 6: 9})
        book.note(f"knaster-{number}.stolik", number, f"key{number}", entry)
    book.begin_evening(739_001, 3, ["Ala", "Jan"])
    book.save()
    book.close()
    store(folder / "place.json", Note(folder=str(folder)))
    for name in ("knaster", "rummikub", "ryzyk_fizyk"):
        shutil.copy(OLD / f"{name}.stolik", paths.saves)
    short = TESTS / "golden" / f"{SHORT}.stolik"
    package, session = read(SHORT)
    paths.records.mkdir()
    for game in (paths.finished / "ryzyk_fizyk-2.stolik", paths.records / "0a1b.stolik"):
        shutil.copy(short, game)
    Reports(paths).keep(report_key(package.info, session), report_text(reported(SHORT)))
    paths.tournament_tables.mkdir()
    shutil.copy(OLD / "rummikub.stolik", paths.tournament_tables / TABLE)
    paths.failed.mkdir()
    story = Flow("hh", "pickomino").begin().finish().run.story
    (paths.failed / "pickomino-1.stolik-happened").write_text(happened_text(story), "utf-8")
    paths.faces.mkdir()
    Image.linear_gradient("L").convert("RGB").save(paths.faces / "123.png")
    text = next(iter(json.loads((folder / "drills.json").read_text("utf-8"))["games"].values()))
    ExploredPlaces(places=[StoredPlace(text=text, entry=3, seat=0)]).store(folder / "explored.json")
    guesses = EntryLog(folder / "guesses.jsonl", LoggedGuess)
    answers = EntryLog(folder / "practice_answers.jsonl", LoggedAnswer)
    for number in range(3):
        at = f"2026-11-2{number}T18:00:00+01:00"
        guesses.add(
            LoggedGuess(name="Ala", at=at, game="knaster", kind="bust", said=40, truth=0.5, seconds=3.5)
        )
        answers.add(
            LoggedAnswer(
                name="Ala", at=at, position="a:3", box=1, cost=0.25, seconds=2.5, right=True, first=False
            )
        )
    paths.copies.mkdir()
    list(Copies(paths, kept_names(), lambda: DAY).keep())
    paths.wanted_copy.write_text("2026-11-28 2026-11-28-1", "utf-8")
    return paths


class Refused(Exception):
    """The program can't use a file or a part of it."""


def _document(loaded: Loaded[Any]) -> Any:
    if loaded.fault is not None:
        raise Refused
    plain = loaded.document.plain()
    texts = [place["text"] for place in plain.get("places", ())]
    texts += plain["games"].values() if "taken" in plain else ()
    for text in texts:
        _game(_read(text))
    return plain


def _read(text: str) -> SavedGame:
    record = parse_record(text)
    return SavedGame(record, open_session(record))


def _game(found: Any) -> Any:
    if not isinstance(found, SavedGame):
        raise Refused
    return found.record.model_dump()


def _log(log: EntryLog[Any]) -> Any:
    found, whole = log.read_all()
    if not whole or log._path.read_bytes()[-1:] not in (b"", b"\n"):
        raise Refused
    return [each.plain() for each in found]


def _tournament(path: Path) -> Any:
    found = Tournaments(Paths(path.parents[1])).load(path.stem)
    if found is None or isinstance(found, Fault):
        raise Refused
    return found.state


def _report(path: Path) -> Any:
    package, session = read(SHORT)
    if path.stem != report_key(package.info, session):
        return json.loads(path.read_text("utf-8"))
    return read_report(path.read_bytes(), package.info, session)


def _book(path: Path) -> Any:
    book, fault = open_book(path)
    rows = [book.everything(), book.dice(), book.evening()]
    book.close()
    if fault is not None:
        raise Refused
    return rows


def _face(path: Path) -> Any:
    with Image.open(BytesIO(path.read_bytes()), formats=["PNG"]) as image:
        image.load()
        if image.size != (256, 256):
            raise Refused
        return image.tobytes()


def _copy(path: Path) -> Any:
    copies = Copies(Paths(path.parents[1]), kept_names(), lambda: DAY)
    found = copies.read(path.stem) if path.suffix == ".zip" else copies.wish
    if not any(found):
        raise Refused
    return found


READ: Final[dict[str, Callable[[Path], Any]]] = {
    "settings.json": lambda path: _document(load_settings(path)),
    "people.json": lambda path: _document(load_people(path)),
    "place.json": lambda path: _document(load(path, Note, Fault("place_damaged"))),
    "lessons.json": lambda path: _document(LessonProgress.load(path)),
    "puzzles.json": lambda path: _document(SolvedPuzzles.load(path)),
    "drills.json": lambda path: _document(PracticeBook.load(path)),
    "explored.json": lambda path: _document(ExploredPlaces.load(path)),
    "guesses.jsonl": lambda path: _log(EntryLog(path, LoggedGuess)),
    "practice_answers.jsonl": lambda path: _log(EntryLog(path, LoggedAnswer)),
    "family_book.sqlite": _book,
    "saves": lambda path: _game(try_to_read(path, game_of(path.stem))),
    "finished": lambda path: _game(read_game(path)),
    "tournament_tables": lambda path: _game(read_game(path)),
    "tournaments": _tournament,
    "failed": lambda path: asdict(read_happened(path.read_text("utf-8-sig"))),
    "reports": _report,
    "faces": _face,
    "copies": _copy,
}


def values(root: Path, name: str) -> Any:
    """Return the values that the program reads from a file, or ``Refused`` if a part is unusable."""
    reader = READ.get(name) or READ[name.split("/")[0]]
    try:
        return reader(root / name)
    except Exception:  # any kind of refusal
        return Refused


class Damage(NamedTuple):
    """The damage done to files: those that have to be named, and those that the program has to judge."""

    kind: str
    told: frozenset[str] = frozenset()
    perhaps: frozenset[str] = frozenset()


def names(root: Path) -> list[str]:
    return sorted(path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file())


def damage(root: Path, rng: Random, kind: str) -> Damage:
    name = rng.choice([each for each in names(root) if _takes(kind, each)])
    path = root / name
    content = path.read_bytes()
    match kind:
        case "bit":
            at = rng.randrange(len(content))
            changed = bytes([content[at] ^ 1 << rng.randrange(8)])
            path.write_bytes(content[:at] + changed + content[at + 1 :])
        case "cut":
            path.write_bytes(content[: rng.randrange(len(content))])
            if name.endswith(".sqlite"):
                return Damage(kind, frozenset({name}))
        case "zeroed":
            at, size = rng.randrange(len(content)), rng.choice((1, 16, 512))
            path.write_bytes(content[:at] + bytes(len(content[at : at + size])) + content[at + size :])
            if not name.endswith(".sqlite") and b"\0" not in content:
                return Damage(kind, frozenset({name}))
        case "swapped":
            other = rng.choice([each for each in names(root) if each != name])
            path.write_bytes((root / other).read_bytes())
            (root / other).write_bytes(content)
            pairs = ((name, other), (other, name))
            told = [each for each, was in pairs if _tells(root / each, each, was)]
            return Damage(kind, frozenset(told), frozenset({name, other}.difference(told)))
        case "type":
            data = json.loads(content)
            key = rng.choice([key for key in data if key not in _FREE])
            data[key] = [[None]]
            path.write_text(json.dumps(data), "utf-8")
            return Damage(kind, frozenset({name}))
        case "foreign":
            path = path.with_name(rng.choice(("notes.txt", "holiday.jpg", "knaster.stolik.bak")))
            path.write_bytes(content)
            return Damage(kind, frozenset({path.relative_to(root).as_posix()}))
        case "rights":
            path.chmod(0)
            if os.access(path, os.R_OK):  # root may read everything
                path.unlink()
                path.mkdir()
            return Damage(kind, frozenset({name}))
        case "future" if name.endswith(".sqlite"):
            with closing(sqlite3.connect(path)) as database:
                database.execute("PRAGMA user_version = 99")
            return Damage(kind, frozenset({name}))
        case "future":
            path.write_text(json.dumps(json.loads(content) | {"version": 99}), "utf-8")
            return Damage(kind, frozenset({name}))
    return Damage(kind, perhaps=frozenset({name}))


KINDS: Final = ("bit", "cut", "zeroed", "swapped", "type", "foreign", "rights", "future")

_FREE: Final = (
    # Parts of records and failure reports that the rules don't check.
    *("program", "clock", "failure", "secrets"),
    # Fields that a document doesn't define.
    "offered",
)


def _takes(kind: str, name: str) -> bool:
    if kind == "type":
        return not name.endswith((".sqlite", ".png", ".jsonl", ".zip", ".txt")) and not name.startswith(
            "reports"
        )
    if kind == "future":
        return not name.endswith((".png", ".jsonl", ".zip", ".txt")) and not name.startswith("reports")
    return True


def _tells(path: Path, name: str, other: str) -> bool:
    """Return whether a file with another file's content shows that; for games, only some names do."""
    if (kind := _kind(name)) != _kind(other):
        return True
    tells = kind == "game" and name.startswith(("saves", "finished/ryzyk"))
    return tells and not path.name.startswith(json.loads(path.read_bytes())["game"])


def _kind(name: str) -> str:
    place = name.split("/")[0]
    return "game" if place in ("saves", "finished", "tournament_tables") else place


@cache
def _before(whole: Path, name: str) -> Any:
    # Reading a book of an older format changes it.
    return values(Path(shutil.copytree(whole, whole.parent / "before", dirs_exist_ok=True)), name)


def judge_damaged(whole: Path, folder: Path, seed: int) -> int:
    """Damage a copy of a folder, and compare the files named with those that the program can't read.

    Returns how many changes are undetectable: the file reads without a fault, as other values. The program's
    own readers use a copy, since they move unusable files.
    """
    rng, kind = Random(seed), KINDS[seed % len(KINDS)]
    root = Path(shutil.copytree(whole, folder / "stolik"))
    done = damage(root, rng, kind)
    named = {each.file for each in check(Place(Paths(root)), keepings()) if each.what}
    assert done.told <= named, done
    assert named <= done.told | done.perhaps, done
    untold = 0
    for name in done.perhaps:
        was, now = _before(whole, name), values(root, name)
        assert was is not Refused, name
        assert name in named or now is not Refused, (done, named)
        # A header and checksums also report harmless damage.
        assert now is Refused or name not in named or name.endswith((".sqlite", ".png")), (done, named)
        untold += now is not Refused and now != was
    return untold
