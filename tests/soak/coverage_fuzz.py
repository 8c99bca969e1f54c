"""Fuzzing of one reader, guided by the branches that its input reaches.

``python -m tests.soak.coverage_fuzz READER SECONDS CORPUS`` changes the reader's sound files at random, keeps
every change that reaches new code in the folder ``CORPUS``, and ends with an error at the first exception
that isn't a refusal. The long soak fuzzes all readers. It needs `atheris` (libFuzzer).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Final, NamedTuple

import atheris

with atheris.instrument_imports(include=["stolik"]):
    from stolik.engine.game_code import read_code
    from stolik.engine.record import RecordFault, open_session, parse_record
    from stolik.services.kept.lessons import LessonProgress
    from stolik.services.kept.practice import PracticeBook
    from stolik.services.kept.puzzles import SolvedPuzzles
    from stolik.storage.profiles import load_people
    from stolik.storage.saves import try_to_read
    from stolik.storage.settings import load_settings
    from stolik.tournament.file_format import TournamentFault, parse_tournament

from tests.soak.readers import SEEDS

LONGEST: Final = 20_000
"""The greatest size of an input, in bytes."""

_PLACE: Final = Path(mkdtemp()) / "file"


class Reader(NamedTuple):
    """A function that reads bytes, and the exceptions with which it refuses them."""

    read: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...] = ()


def _from_file(load: Callable[[Path], object]) -> Callable[[bytes], object]:
    def read(content: bytes) -> object:
        _PLACE.write_bytes(content)
        found = load(_PLACE)
        for left in _PLACE.parent.iterdir():
            left.unlink()
        return found

    return read


READERS: Final[Mapping[str, Reader]] = {
    "record": Reader(lambda content: open_session(parse_record(content)), (RecordFault,)),
    "save": Reader(_from_file(try_to_read)),
    "code": Reader(lambda content: read_code(content.decode("utf-8", "replace"))),
    "tournament": Reader(parse_tournament, (TournamentFault,)),
    "settings": Reader(_from_file(load_settings)),
    "people": Reader(_from_file(load_people)),
    "drills": Reader(_from_file(PracticeBook.load)),
    "lessons": Reader(_from_file(LessonProgress.load)),
    "puzzles": Reader(_from_file(SolvedPuzzles.load)),
}


def main(name: str, seconds: str, corpus: str) -> None:
    """Fuzz one reader for this many seconds."""
    reader = READERS[name]
    folder = Path(corpus)
    folder.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(SEEDS[name]()):
        (folder / f"seed{number}").write_bytes(content)

    def once(content: bytes) -> None:
        with suppress(*reader.refusals):
            reader.read(content)

    # Allocations are limited singly: the peak memory of a process includes that of its long-running parent.
    limits = ["-timeout=10", "-rss_limit_mb=0", "-malloc_limit_mb=200"]
    options = [f"-max_total_time={seconds}", f"-max_len={LONGEST}", *limits]
    atheris.Setup([sys.argv[0], *options, f"-artifact_prefix={folder}/found-", str(folder)], once)
    atheris.Fuzz()


if __name__ == "__main__":
    main(*sys.argv[1:])
