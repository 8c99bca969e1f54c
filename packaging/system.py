"""What `dev.py` asks of the system: Qt's libraries, Debian's packages, and one set-up at a time.

Needs only a Python and its standard library.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOG = BUILD / "setup.log"
TURN = BUILD / "setup.lock"

# The libraries that Qt loads, and the Debian package that holds each. Where a package has been renamed
# (libglib2.0-0t64), the new one provides the old name.
_OFFSCREEN = """
    libglib-2.0.so.0=libglib2.0-0 libGL.so.1=libgl1 libEGL.so.1=libegl1 libX11.so.6=libx11-6
    libdbus-1.so.3=libdbus-1-3 libfontconfig.so.1=libfontconfig1 libfreetype.so.6=libfreetype6
    libxkbcommon.so.0=libxkbcommon0 libbrotlidec.so.1=libbrotli1
""".split()
_WINDOW = """
    libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4 libxcb-image.so.0=libxcb-image0
    libxcb-keysyms.so.1=libxcb-keysyms1 libxcb-randr.so.0=libxcb-randr0 libxcb-shape.so.0=libxcb-shape0
    libxcb-render-util.so.0=libxcb-render-util0 libxcb-shm.so.0=libxcb-shm0 libxcb-sync.so.1=libxcb-sync1
    libxcb-xfixes.so.0=libxcb-xfixes0 libxcb-xkb.so.1=libxcb-xkb1 libxcb-glx.so.0=libxcb-glx0
    libxkbcommon-x11.so.0=libxkbcommon-x11-0 libX11-xcb.so.1=libx11-xcb1
""".split()
# What the tests take that play over the bus of screen readers.
_LISTENING = {"Xvfb": "xvfb", "dbus-run-session": "dbus"}
_LAUNCHERS = [Path(f"/usr/{each}/at-spi-bus-launcher") for each in ("libexec", "lib/at-spi2-core")]


class Problem(Exception):
    """Something the user has to know or do, in one sentence."""


def say(sentence: str) -> None:
    """Prints a line at once, also into a pipe."""
    print(sentence, flush=True)


def logged(command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
    """Runs a command with its output in the log; tells whether it succeeded."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8", errors="replace") as log:
        log.write("$ " + " ".join(command) + "\n")
        log.flush()
        try:
            return subprocess.call(command, stdout=log, stderr=subprocess.STDOUT, cwd=ROOT, env=env) == 0
        except OSError as error:
            log.write(f"{error}\n")
            return False


def locked(file: IO[bytes]) -> bool:
    """Tells whether a file could be locked; the system unlocks what a dead program held."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Keeps other calls of `dev.py` out of the set-up, and waits for one that is in it."""
    BUILD.mkdir(exist_ok=True)
    with TURN.open("ab") as file:
        if not locked(file):
            say("Another dev.py is setting up; waiting for it ...")
            while not locked(file):
                time.sleep(0.2)
        yield


@functools.lru_cache
def administrator() -> list[str] | None:
    """Returns what to put before apt-get: nothing for root, else sudo; None where neither is to be had."""
    if sys.platform != "win32" and os.geteuid() == 0:
        return []
    if not shutil.which("sudo"):
        return None
    if subprocess.call(["sudo", "-n", "true"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
        return ["sudo", "-n"]
    if not sys.stdin.isatty():
        return None
    say("sudo will ask for your password to install system packages.")
    return ["sudo"] if subprocess.call(["sudo", "-v"]) == 0 else None


def apt_install(packages: Sequence[str], purpose: str) -> None:
    """Installs Debian packages, or says in one sentence which ones the user has to install."""
    if not shutil.which("apt-get"):
        raise Problem(f"{purpose} needs what Debian calls {' '.join(packages)}; please install it.")
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    before = administrator()
    if before is None:
        raise Problem(f"{purpose} needs a few system packages; please run: sudo {' '.join(command)}")
    say(f"Installing system packages: {' '.join(packages)}")
    logged([*before, "apt-get", "update"])  # what fails here shows at the installation
    # `env` because sudo drops the environment; a question asked into a log would wait for ever.
    if not logged([*before, "env", "DEBIAN_FRONTEND=noninteractive", *command]):
        raise Problem(f"apt-get could not install {' '.join(packages)}; its words are in {LOG}")


def missing_libraries(window: bool) -> list[str]:
    """Returns what Qt lacks, by the names of Debian's packages; for a window too where one is wanted.

    Only Linux comes without them.
    """
    if not sys.platform.startswith("linux"):
        return []
    try:
        import ctypes
    except ImportError:  # a Python built without it; Qt will say itself what it misses
        return []
    packages = []
    for each in _OFFSCREEN + (_WINDOW if window else []):
        name, _, package = each.partition("=")
        try:
            ctypes.CDLL(name)
        except OSError:
            packages.append(package)
    return packages


def need_libraries(window: bool) -> None:
    """Makes sure that Qt finds its system libraries, those of a window too where one is wanted."""
    packages = missing_libraries(window)
    if packages:
        apt_install(packages, "Qt")


def missing_for_listening() -> list[str]:
    """Returns what playing over the bus of screen readers still takes, by the names of Debian's packages."""
    packages = [package for program, package in _LISTENING.items() if not shutil.which(program)]
    return packages + ([] if any(map(Path.exists, _LAUNCHERS)) else ["at-spi2-core"])


def want_listening() -> None:
    """Installs what playing over the bus of screen readers takes, or names it: tests are left out then."""
    packages = missing_for_listening() if sys.platform.startswith("linux") else []
    try:
        need_libraries(window=True)
        if packages:
            apt_install(packages, "Playing over the bus of screen readers")
    except Problem as problem:
        say(f"{problem} Till then it is left out.")
