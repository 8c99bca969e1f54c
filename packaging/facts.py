"""What every script of the packaging asks: the version, the folders, and what the outcomes are called."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILD = ROOT / "build"
QMLC = BUILD / "qmlc"
"""The compiled QML, each file as `desktop/...` again."""

VERSION = re.findall(
    r'^__version__ = "([^"]+)"', (ROOT / "desktop" / "__init__.py").read_text("utf-8"), re.M
)[0]
"""The version; `desktop/__init__.py` is the one place that says it."""

NAME = "Stolik"
APP_ID = "org.stolik.Stolik"
MIME_TYPE = "application/x-stolik-record"
UTI = "org.stolik.record"
SUMMARIES = {
    "en": "Family games around one computer, offline",
    "pl": "Gry rodzinne przy jednym komputerze, bez internetu",
}

FOLDER = DIST / "stolik"
"""The frozen program, but on macOS, where `BUNDLE` is what people get."""

BUNDLE = DIST / f"{NAME}.app"
PROGRAM = FOLDER / ("stolik.exe" if os.name == "nt" else "stolik")

DEB = DIST / f"stolik_{VERSION}_amd64.deb"
PORTABLE = DIST / f"stolik-{VERSION}-linux-x86_64.tar.gz"
APPIMAGE = DIST / f"{NAME}-{VERSION}-x86_64.AppImage"
SETUP = DIST / f"{NAME}-{VERSION}-setup.exe"
MSI = DIST / f"{NAME}-{VERSION}.msi"
DMG = DIST / f"{NAME}-{VERSION}-macos-{platform.machine()}.dmg"


class Problem(Exception):
    """Something that whoever packs has to know or do, in one sentence."""


def say(sentence: str) -> None:
    """Prints a line at once, also into a pipe."""
    print(sentence, flush=True)


def epoch() -> int:
    """Returns the moment that all files of an installer bear, so that the same sources give the same bytes.

    It is that of the last commit, unless the environment names another.
    """
    named = os.environ.get("SOURCE_DATE_EPOCH")
    if named:
        return int(named)
    command = ["git", "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)


def program() -> Path:
    """Returns the frozen program that can be started on this system."""
    return BUNDLE / "Contents" / "MacOS" / "stolik" if sys.platform == "darwin" else PROGRAM
