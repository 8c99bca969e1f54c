"""Reads a data folder as the program would and reports what can't be used, without changing anything."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from glob import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, TypeAlias

from stolik.analysis.jobs import DamagedReport, read_report, report_key
from stolik.engine.game import Rejection
from stolik.engine.game_library import find_game, load_codec, load_package
from stolik.engine.json_values import load_json
from stolik.engine.messages import N_, sentence, translate
from stolik.engine.package import SUFFIX
from stolik.engine.record import LARGEST, Record, RecordFault, open_session, parse_record
from stolik.flow import story
from stolik.flow.story import BadHappening
from stolik.services.faces import worker as faces
from stolik.services.family_book.database import VERSION, open_database
from stolik.services.kept import Keeping
from stolik.services.kept.kept import Keeper
from stolik.services.results import finished_games
from stolik.services.tournaments.tournaments import read_tournament
from stolik.storage.atomic import read_bytes
from stolik.storage.copies import DAMAGED, MOST_BYTES, Copies
from stolik.storage.document import load
from stolik.storage.entry_log import NamedEntry
from stolik.storage.faults import Fault
from stolik.storage.moving import STAYS
from stolik.storage.paths import MERGED, Paths
from stolik.storage.place import NOTE, Note, Place
from stolik.storage.profiles import People
from stolik.storage.saves import NEWER, SavedGame, fault_of_record, game_of, try_to_read
from stolik.storage.settings import Settings
from stolik.tournament.file_format import TournamentFault

CONTEXT: Final = "check_data"

WHAT: Final[Mapping[str, str]] = {
    "damaged": N_("check_data", "{file} is damaged."),
    "edited": N_("check_data", "{file} breaks the rules."),
    "from_the_future": N_("check_data", "{file} is from a newer Stolik."),
    "of_another_game": N_("check_data", "{file} holds a different game from the one in its name."),
    "out_of_bounds": N_("check_data", "{file} has impossible entries."),
    "too_large": N_("check_data", "{file} is larger than any file Stolik writes."),
    "unreadable": N_("check_data", "{file} can't be read."),
    "foreign": N_("check_data", "{file} isn't a Stolik file."),
    "no_stolik": N_("check_data", "There are no Stolik files in {file}."),
}
DONE: Final[Mapping[str, str]] = {
    "left": N_("check_data", "It is left unchanged."),
    "aside": N_("check_data", "It will be kept under another name."),
    "used": N_("check_data", "Stolik uses what it can read and keeps the old file."),
    "known": N_("check_data", "This Stolik uses what it understands and keeps the rest."),
    "left_out": N_("check_data", "Parts that can't be used are skipped."),
    "again": N_("check_data", "Its contents will be worked out again."),
    "anew": N_(
        "check_data",
        "It will be kept under another name, and the family book rebuilt from the finished games.",
    ),
}
FOLDER: Final = N_("check_data", "Folder: {folder}")
WELL: Final = translate("check_data", "%n (file|files) OK.", "", 0)

Wrong: TypeAlias = tuple[str, str] | None
"""The codes of what is wrong with a file and of what will be done; ``None`` if it is in order."""

_LONGEST_NAME: Final = 200
"""The longest text that may be a name, in characters; every record is longer."""

_ASIDE: Final = re.compile(rf"\.(damaged|other|{MERGED})-\d+$")


class Checked(NamedTuple):
    """A file that was checked: the codes of what is wrong with it, if anything, and of what will be done."""

    file: str
    what: str = ""
    done: str = ""

    @property
    def text(self) -> str:
        """What is wrong with the file and what will be done, in the current language."""
        wrong = sentence(CONTEXT, WHAT[self.what], {"file": self.file})
        return f"{wrong} {sentence(CONTEXT, DONE[self.done], {})}"


def folder_text(place: Place) -> str:
    return sentence(CONTEXT, FOLDER, {"folder": str(place.root)})


def well_text(files: int) -> str:
    return sentence(CONTEXT, WELL, {}, count=files)


def check(place: Place, keepings: Sequence[Keeping[Keeper]]) -> Iterator[Checked]:
    """Check every file in a data folder as the program would read it, and yield the results.

    Hidden files and files kept aside are skipped. If nothing in the folder is Stolik's, only that is
    reported.
    """
    paths, reader = place.paths, _Reader(place.paths, keepings)
    if place.usual is not None and place.usual != place.root:
        yield from reader.look(place.usual / NOTE)
    lying: list[Path] = []
    for folder in (paths.root, *paths.folders):
        try:
            lying += sorted(each for each in folder.iterdir() if each not in paths.folders)
        except FileNotFoundError:
            continue
        except OSError:
            yield Checked(reader.name_of(folder), "unreadable", "left")
            if folder == paths.root:
                return  # its content is unknown
    lying = [path for path in lying if not path.name.startswith(".")]
    if lying and not any(map(reader.knows, lying)):
        yield Checked(str(paths.root), "no_stolik", "left")
        return
    for path in lying:
        if not _ASIDE.search(path.stem):
            yield from reader.look(path)


class _Reader:
    """Judges files by their places, and reports by their games, which are read first."""

    def __init__(self, paths: Paths, keepings: Sequence[Keeping[Keeper]]) -> None:
        self._paths = paths
        self._kept_names = [name for keeping in keepings for name in keeping.files]
        self._games: dict[str, Record] = {}
        self._kinds: dict[str, Any] = {paths.settings.name: Settings, paths.people.name: People, NOTE: Note}
        for keeping in keepings:
            self._kinds |= zip(keeping.files, keeping.kind().KINDS, strict=True)
        self._judges: dict[Path, tuple[Callable[[Path], object], int, str]] = {
            paths.records: (self._game, LARGEST, "left"),
            paths.finished: (self._game, LARGEST, "left"),
            paths.saves: (self._game, LARGEST, "aside"),
            paths.tournament_tables: (self._game, LARGEST, "aside"),
            paths.tournaments: (read_tournament, LARGEST, "aside"),
            paths.failed: (_happened, story.LARGEST, "left"),
            paths.reports: (self._report, finished_games.LARGEST, "again"),
            paths.faces: (_face, faces.LARGEST, "left"),
            paths.copies: (self._copy, MOST_BYTES, "left"),
        }

    def name_of(self, path: Path) -> str:
        """Return a path for the report, relative to the data folder if it is in there."""
        root = self._paths.root
        return path.relative_to(root).as_posix() if root in path.parents else str(path)

    def knows(self, path: Path) -> bool:
        """Return whether a file has a name that Stolik uses in that folder."""
        book, pattern = self._paths.family_book, self._paths.folders.get(path.parent)
        usual = "|".join(map(re.escape, self._kinds)) if pattern is None else pattern
        if re.fullmatch(usual, path.name) or _ASIDE.search(path.stem):
            return True
        if pattern is None and re.fullmatch(rf"{book.stem}.*{book.suffix}", path.name):
            return True
        # A socket belongs to a running program.
        with suppress(OSError):
            return path.name.startswith((*STAYS, f"{book.name}-")) or path.is_socket()
        return False

    def look(self, path: Path) -> Iterator[Checked]:
        """Check one file and yield its result; nothing if there is no such file."""
        try:
            wrong = self._judge(path)
        except FileNotFoundError:
            return
        except OSError:
            wrong = "unreadable", "left"
        yield Checked(self.name_of(path), *(wrong or ()))

    def _judge(self, path: Path) -> Wrong:
        judge: Callable[[Path], object]
        pattern, kind = self._paths.folders.get(path.parent), self._kinds.get(path.name)
        book = self._paths.family_book
        if pattern is None and kind is not None:
            is_log = issubclass(kind, NamedEntry)
            judge, largest = partial(_log if is_log else _document, kind), kind.LARGEST
            done = "left_out" if is_log else "aside" if kind is Note else "used"
        elif pattern is None and re.fullmatch(rf"{book.stem}.*{book.suffix}", path.name):
            return _book(path)
        elif pattern is not None and re.fullmatch(pattern, path.name):
            judge, largest, done = self._judges[path.parent]
        else:
            return None if self.knows(path) else ("foreign", "left")
        try:
            found = judge(path)
            return found if isinstance(found, tuple) else None
        except (RecordFault, TournamentFault) as fault:
            code = fault.rejection.code
            what = "damaged" if code == "not_a_tournament" else fault_of_record(code).removeprefix("save_")
        except (ValueError, TypeError, BadHappening, DamagedReport):
            what = "damaged"
        if path.stat().st_size > largest:
            return "too_large", done
        # These stay where a newer program will look for them.
        stays = path.suffix != SUFFIX or f".{NEWER}-" in path.name
        return what, "left" if what == "from_the_future" and stays else done

    def _game(self, path: Path) -> None:
        found = try_to_read(path, game_of(path.stem))
        if not isinstance(found, SavedGame):
            raise found
        self._games[report_key(load_package(found.record.game).info, found.session)] = found.record

    def _copy(self, path: Path) -> None:
        read_bytes(path, 1)
        copies = Copies(self._paths, self._kept_names, int)
        try:
            is_whole = bool(copies.wish[0] if path == self._paths.wanted_copy else copies.read(path.stem))
        except DAMAGED:
            # A cloud's copy of the note that names the copy to restore is never read.
            is_whole = path.suffix != ".zip" and path != self._paths.wanted_copy
        if not is_whole:
            raise ValueError("damaged")

    def _report(self, path: Path) -> None:
        content = read_bytes(path, finished_games.LARGEST + 1)
        if (record := self._games.get(path.stem)) is not None:
            read_report(content, load_package(record.game).info, open_session(record))
        # The game of any other report is gone, or another program has analysed it.
        elif "items" not in load_json(content.decode()):
            raise ValueError("no report")


def _document(kind: Any, path: Path) -> Wrong:
    loaded = load(path, kind, Fault("damaged"), kind.LARGEST, only_looks=True)
    data = load_json(read_bytes(path, kind.LARGEST + 1).decode("utf-8-sig"))
    if _version(data) > kind.NEWEST:
        return "from_the_future", "known" if loaded.fault is None else "aside"
    if loaded.fault is not None:
        raise ValueError("damaged")
    known = (getattr(kind, "RULES", None) or kind.model_fields).keys() - {"version"}
    if data.keys() - known - {"version"} and not data.keys() & known:
        return "damaged", "known"
    try:
        for text in _texts(data):
            open_session(parse_record(text))
    except RecordFault:
        return "edited", "left_out"
    plans = loaded.document.line_ups.items() if kind is People else ()
    options = [load_codec(game).options(plan.options) for game, plan in plans if find_game(game)]
    return ("out_of_bounds", "left_out") if any(isinstance(each, Rejection) for each in options) else None


def _texts(data: Any) -> Iterator[str]:
    """Yield the long texts in a document, which are records of games."""
    if isinstance(data, str) and len(data) > _LONGEST_NAME:
        yield data
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _texts(each)


def _log(kind: type[NamedEntry], path: Path) -> None:
    *lines, rest = read_bytes(path, kind.LARGEST + 1).split(b"\n")
    for line in lines:
        kind.model_validate_json(line)
    if rest:
        raise ValueError("cut off")


def _happened(path: Path) -> Wrong:
    text = read_bytes(path, story.LARGEST + 1).decode("utf-8-sig")
    if _version(load_json(text)) > story.VERSION:
        return "from_the_future", "left"
    story.read_happened(text)
    return None


def _face(path: Path) -> None:
    content = read_bytes(path, faces.LARGEST + 1)
    if not faces.is_whole_face(content):
        raise ValueError("no face")


def _book(path: Path) -> Wrong:
    """Judge a family book by opening a copy of it and of the files that SQLite keeps beside it."""
    head = read_bytes(path, 64)
    if not head:
        return "damaged", "again"
    parts = list(path.parent.glob(f"{escape(path.name)}*"))
    with TemporaryDirectory() as folder:
        for each in parts:
            shutil.copyfile(each, Path(folder, each.name))
        opened = open_database(Path(folder, path.name))
        opened.database.close()
    if opened.told is not None:
        wrong = "from_the_future" if int.from_bytes(head[60:]) > VERSION else "damaged"
        return ("out_of_bounds", "used") if opened.told.code == "book_cells" else (wrong, "anew")
    # A lost end would read as zeros; after an interrupted write the header may be ahead of the file.
    size = int.from_bytes(head[16:18]) * int.from_bytes(head[28:32])
    return ("damaged", "known") if len(parts) == 1 and path.stat().st_size < size else None


def _version(data: Any) -> int:
    """Return the version of a document; 0 if it states none."""
    version = data.get("version") if isinstance(data, dict) else 0
    return version if isinstance(version, int) else 0
