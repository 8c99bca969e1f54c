"""Sound content for every reader of files and codes, as the start for fuzzing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parent.parent
SMALL: Final = 20_000


def _files(*patterns: str) -> Iterator[bytes]:
    for pattern in patterns:
        for path in sorted(TESTS.glob(pattern)):
            content = path.read_bytes()
            if len(content) <= SMALL:
                yield content


def _tournaments() -> Iterator[bytes]:
    from stolik.tournament.file_format import tournament_text

    from tests.tournament.fields import begun, played_out

    for tournament in (
        begun(4, games=1),
        begun(5, games=1, player="bot:gentle"),
        played_out(begun(4, games=1)),
    ):
        yield tournament_text(tournament).encode()


def _book() -> Iterator[bytes]:
    from stolik.services.kept.practice import PracticeBook

    yield json.dumps(PracticeBook().plain()).encode()


def _lessons() -> Iterator[bytes]:
    from stolik.services.kept.lessons import LessonProgress

    known = LessonProgress()
    known.note("knaster", 12, done=False)
    known.note("rummikub", 40, done=True)
    yield json.dumps(known.plain()).encode()


def _puzzles() -> Iterator[bytes]:
    from stolik.services.kept.puzzles import SolvedPuzzles

    known = SolvedPuzzles()
    for day in range(4):
        known.note("Ala", "rummikub", 1 + day % 3, day)
        known.note("Óla", "knaster", 2, None)
    yield json.dumps(known.plain()).encode()


RECORDS: Final = ("records/*/*.stolik", "saves/*/*.stolik", "golden/**/*.stolik")

SEEDS: Final[Mapping[str, Callable[[], Iterator[bytes]]]] = {
    "record": lambda: _files(*RECORDS),
    "save": lambda: _files(*RECORDS),
    "code": lambda: iter([b"KWX-7FG-GD8-6TY-GSG-JXW-22V", b"V3R-S3D-TR9-8H6-BCF-N9F-11Z"]),
    "tournament": _tournaments,
    "settings": lambda: _files("saves/*/settings.json"),
    "people": lambda: _files("saves/*/people.json"),
    "drills": _book,
    "lessons": _lessons,
    "puzzles": _puzzles,
}
"""Functions that make the sound content, by the name of the reader."""
