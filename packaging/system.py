"""System services for `dev.py`: Qt's libraries, Debian packages, and a lock for the set-up.

Needs only Python and its standard library.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import IO, TYPE_CHECKING

from sonames import OFFSCREEN, WINDOW

if TYPE_CHECKING:
    from typing import TypeAlias

    Lack: TypeAlias = Callable[[], list[str]]
    """Returns the names of the Debian packages that are missing for one purpose."""

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
LOG = BUILD / "setup.log"
TURN = BUILD / "setup.lock"

_LAUNCHERS = [Path(f"/usr/{each}/at-spi-bus-launcher") for each in ("libexec", "lib/at-spi2-core")]


class Problem(Exception):
    """One sentence about something that the user has to know or do."""


def say(sentence: str) -> None:
    """Prints a line without buffering, even into a pipe."""
    print(sentence, flush=True)


def logged(command: Sequence[str], env: Mapping[str, str] | None = None) -> bool:
    """Runs a command and writes its output to the log; returns whether it succeeded."""
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
    """Tries to lock a file and returns whether it could; the system releases the locks of dead programs."""
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
    """Keeps other calls of `dev.py` out of the set-up, after waiting for one already there."""
    BUILD.mkdir(exist_ok=True)
    with TURN.open("ab") as file:
        if not locked(file):
            say("Another dev.py is setting up; waiting for it to finish ...")
            while not locked(file):
                time.sleep(0.2)
        yield


def _is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


@functools.lru_cache
def administrator() -> list[str] | None:
    """Returns the prefix for apt-get: empty for root, otherwise sudo; ``None`` if there is neither."""
    if _is_root():
        return []
    if not shutil.which("sudo"):
        return None
    if subprocess.call(["sudo", "-n", "true"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
        return ["sudo", "-n"]
    if not sys.stdin.isatty():
        return None
    say("sudo will ask for your password to install system packages.")
    return ["sudo"] if subprocess.call(["sudo", "-v"]) == 0 else None


def apt_install(packages: Sequence[str]) -> None:
    """Installs Debian packages, or raises a problem that names those to install, and how."""
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        raise Problem(f"This needs the packages that Debian calls {names}; please install them.")
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    before = administrator()
    if before is None:
        sudo = "sudo " if shutil.which("sudo") else ""
        who = "run" if sudo else "ask an administrator to run as root"
        steps = f"{sudo}apt-get update && {sudo}{' '.join(command)}"
        raise Problem(f"This needs a few system packages; please {who}: {steps}")
    say(f"Installing system packages: {names}")
    logged([*before, "apt-get", "update"])  # a failure here shows during the installation
    # `env` because sudo drops the environment; a question in a log would wait forever.
    if not logged([*before, "env", "DEBIAN_FRONTEND=noninteractive", *command]):
        raise Problem(f"apt-get could not install {names} (is the network there?); its output is in {LOG}")


# --------------------------------------------------------------------------------------- what may be missing


def for_qt(window: bool = False) -> list[str]:
    """Returns the Debian packages that Qt lacks, including those for a window if one is wanted."""
    try:
        import ctypes
    except ImportError:  # a Python built without it; Qt itself will report missing libraries
        return []
    packages = []
    for name, package in {**OFFSCREEN, **(WINDOW if window else {})}.items():
        try:
            ctypes.CDLL(name)
        except OSError:
            packages.append(package)
    return packages


def for_window() -> list[str]:
    """Returns the packages that Qt lacks for a window."""
    return for_qt(window=True)


def for_venv() -> list[str]:
    """Returns the packages that this Python lacks to make an environment; Debian ships them separately."""
    whole = find_spec("ensurepip") and find_spec("venv")
    return [] if whole else [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]


def for_freezing() -> list[str]:
    """Returns the packages missing for freezing: Debian ships Python's library separately."""
    packages = [] if shutil.which("objdump") else ["binutils"]
    folder, name = map(sysconfig.get_config_var, ("LIBDIR", "INSTSONAME"))
    if folder and name and folder.startswith("/usr/lib/") and not Path(folder, name).exists():
        packages.append(name.partition(".so")[0])
    return packages


def for_listening() -> list[str]:
    """Returns the packages missing for playing over the bus of screen readers."""
    launchers = [] if any(map(Path.exists, _LAUNCHERS)) else ["at-spi2-core"]
    return [*_absent({"Xvfb": "xvfb", "dbus-run-session": "dbus"}), *launchers]


def for_bare_systems() -> list[str]:
    """Returns the packages missing for making a bare Debian and opening a window in it, as root."""
    return _absent({"debootstrap": "debootstrap", "Xvfb": "xvfb"}) if _is_root() else []


def for_tracing() -> list[str]:
    """Returns the packages missing for watching the network calls of the frozen program."""
    return _absent({"strace": "strace"})


def for_long_proofs() -> list[str]:
    """Returns the packages missing for the long tests of the frozen program, such as Pentobi."""
    programs = {"openbox": "openbox", "/usr/games/pentobi": "pentobi", "Xvfb": "xvfb"}
    return [*_absent(programs), *for_bare_systems()]


def _absent(programs: Mapping[str, str]) -> list[str]:
    return [package for program, package in programs.items() if not shutil.which(program)]


def need(lacks: Iterable[Lack], wishes: Iterable[Lack] = ()) -> None:
    """Installs all missing packages at once; if `wishes` can't be installed, says that a part is left out.

    This only works on Debian and its derivatives; elsewhere the programs themselves report what they lack.
    """
    if not sys.platform.startswith("linux"):
        return
    needed, wished = ([name for lack in each for name in lack()] for each in (lacks, wishes))
    packages = list(dict.fromkeys([*needed, *wished]))
    if not packages:
        return
    try:
        apt_install(packages)
    except Problem as problem:
        if needed:
            raise
        say(f"{problem} Until then a part is left out.")
