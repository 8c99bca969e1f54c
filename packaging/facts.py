"""Facts that all packaging scripts share: the version, the folders, and the names of the results."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
SOURCES = ROOT / "desktop"
"""The source root, which contains the import package `stolik`."""

DIST = ROOT / "dist"
BUILD = ROOT / "build"
QMLC = BUILD / "qmlc"
"""The folder of the compiled QML, with each file below `stolik/` again."""

VERSION = re.findall(
    r'^__version__ = "([^"]+)"', (SOURCES / "stolik" / "__init__.py").read_text("utf-8"), re.M
)[0]
"""The version, which only `desktop/stolik/__init__.py` defines."""

_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
URLS: dict[str, str] = _PROJECT["urls"]
"""The addresses of the project by name, which only `pyproject.toml` defines."""

MAINTAINER = "{name} <{email}>".format(**_PROJECT["authors"][0])

NAME = "Stolik"
APP_ID = "org.stolik.Stolik"


class FileType(NamedTuple):
    """A type of file that a double click opens in the program."""

    ending: str
    mime: str
    """Its name on Linux and Windows."""
    uti: str
    """Its name on macOS."""
    prog_id: str
    """The name of its handler on Windows."""
    title: str
    icon: str
    """The name of its pictures in `resources/icons`, without size and ending."""


FILE_TYPES = (
    FileType(
        ".stolik",
        "application/x-stolik-record",
        "org.stolik.record",
        "Stolik.Record",
        "Stolik game file",
        "stolik-record",
    ),
    FileType(
        ".stolik-tournament",
        "application/x-stolik-tournament",
        "org.stolik.tournament",
        "Stolik.Tournament",
        "Stolik tournament",
        "stolik-tournament",
    ),
)

FOLDER = DIST / "stolik"
"""The frozen program, except on macOS, where people get `BUNDLE`."""

BUNDLE = DIST / f"{NAME}.app"
PROGRAM = FOLDER / ("stolik.exe" if os.name == "nt" else "stolik")

DEB = DIST / f"stolik_{VERSION}_amd64.deb"
PORTABLE = DIST / f"stolik-{VERSION}-linux-x86_64.tar.gz"
APPIMAGE = DIST / f"{NAME}-{VERSION}-x86_64.AppImage"
SETUP = DIST / f"{NAME}-{VERSION}-setup.exe"
DMG = DIST / f"{NAME}-{VERSION}-macos-{platform.machine()}.dmg"


class Problem(Exception):
    """One sentence about something that the packager has to know or do."""


def say(sentence: str) -> None:
    """Prints a line without buffering, even into a pipe."""
    print(sentence, flush=True)


def epoch() -> int:
    """Returns the time stamp of all files of an installer, in seconds since 1970; it makes builds repeatable.

    It comes from `SOURCE_DATE_EPOCH` in the environment, or from the last commit, or, for sources without a
    history or a system without git, from the start of the version's day in `CHANGELOG.md` (UTC). Raises a
    problem if none of them is known.
    """
    named = os.environ.get("SOURCE_DATE_EPOCH")
    if named:
        return int(named)
    committed = _committed(ROOT)
    return changelog_epoch() if committed is None else committed


def _committed(root: Path) -> int | None:
    """Returns the time of the last commit, in seconds since 1970, or `None` if there is no history."""
    # A folder unpacked inside another repository isn't part of its history.
    if not (root / ".git").exists():
        return None
    command = ["git", "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE)
    except (OSError, subprocess.CalledProcessError):
        return None
    return int(done.stdout)


def changelog_day(version: str = VERSION, changelog: str | None = None) -> str:
    """Returns the day of a version in the changelog, as YYYY-MM-DD; raises a problem if there is none."""
    text = CHANGELOG.read_text("utf-8") if changelog is None else changelog
    found = re.search(rf"^## {re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)\s*$", text, re.MULTILINE)
    if found is None:
        raise Problem(f"CHANGELOG.md has no day for {version}: it needs a heading ## {version} (YYYY-MM-DD).")
    return found[1]


def changelog_epoch(version: str = VERSION, changelog: str | None = None) -> int:
    """Returns the start of a version's day (UTC) in the changelog, in seconds since 1970."""
    day = datetime.strptime(changelog_day(version, changelog), "%Y-%m-%d")
    return int(day.replace(tzinfo=UTC).timestamp())


def program() -> Path:
    """Returns the path of the frozen program that starts on this system."""
    return BUNDLE / "Contents" / "MacOS" / "stolik" if sys.platform == "darwin" else PROGRAM
