"""The smaller library of ICU's data is still valid, and sorts like the whole one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from icu_data import LIBRARY, is_kept, items, library, package, shrink

pytestmark = pytest.mark.rest

SORTED = """
from functools import cmp_to_key
from PySide6.QtCore import QCollator, QLocale, QTimeZone
words = ["z", "ż", "ź", "b", "ą", "a", "ć", "c", "Ł", "l", "ı", "i", "İ", "9", "10", "Zażółć", "zażółc"]
for language in ("pl", "en", "tr", "de", "C"):
    collator = QCollator(QLocale(language))
    collator.setNumericMode(True)
    print(sorted(words, key=cmp_to_key(collator.compare)), QLocale(language).toUpper("istanbul ı ß"))
zone = QTimeZone(b"Europe/Warsaw")
print(zone.displayName(QTimeZone.TimeType.DaylightTime), len(QTimeZone.availableTimeZoneIds()))
print(next(line.rstrip().split(maxsplit=5)[5] for line in open("/proc/self/maps") if "icudata" in line))
"""


def whole() -> Path:
    folder = Path(PySide6.__file__).parent / "Qt" / "lib"
    found = [path for path in folder.glob("libicudata.so.*") if LIBRARY.fullmatch(path.name)]
    if not found:
        pytest.skip("this Qt brings no ICU along")
    return found[0]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings ICU along on Linux alone")
def test_words_are_sorted_as_by_the_whole(tmp_path: Path) -> None:
    (tmp_path / whole().name).write_bytes(whole().read_bytes())
    assert shrink(tmp_path)
    made = tmp_path / whole().name
    assert made.stat().st_size < whole().stat().st_size / 4
    told = [
        subprocess.run(
            [sys.executable, "-c", SORTED],
            env={**os.environ, "LD_LIBRARY_PATH": str(path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for path in (whole().parent, tmp_path)
    ]
    assert [Path(lines.pop()) for lines in told] == [whole(), made]
    assert told[0] == told[1]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Qt brings ICU along on Linux alone")
def test_what_is_left_is_as_it_was() -> None:
    elf = whole().read_bytes()
    data = package(elf[0x1000:])
    before, after = dict(items(elf[0x1000:])), dict(items(data))
    assert {name for name in before if is_kept(name.partition("/")[2])} == set(after)
    assert all(before[name].rstrip(b"\0") == item.rstrip(b"\0") for name, item in after.items())
    # Names are looked up by binary search.
    assert list(after) == sorted(after)
    everything = library(elf, lambda name: True)
    assert list(items(everything[0x1000:]))[:-1] == list(items(elf[0x1000:]))[:-1]


def test_what_is_no_such_library_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="ICU"):
        list(items(b"\x20\0" + b"\0" * 100))
    assert shrink(tmp_path) == ""
