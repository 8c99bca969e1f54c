"""The commands of `dev.py` and the set-up they need.

Needs only Python and its standard library. The first call uses uv to set up `.venv` from the lock files and,
on Debian and Ubuntu, installs the system libraries that Qt needs; later calls start at once.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import TYPE_CHECKING, NamedTuple

from shipped import stale_translations
from system import (
    BUILD,
    LOG,
    ROOT,
    Problem,
    for_bare_systems,
    for_freezing,
    for_listening,
    for_long_proofs,
    for_qt,
    for_tracing,
    for_venv,
    for_window,
    logged,
    need,
    one_at_a_time,
    say,
)

if TYPE_CHECKING:
    from system import Lack

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""
VENV = ROOT / ".venv"
PYTHON = VENV / SCRIPTS / f"python{EXE}"
STAMP = VENV / "stolik-setup.txt"
TOOLS = BUILD / "uv"  # an environment with only uv
TOOLS_PYTHON, UV = (TOOLS / SCRIPTS / f"{name}{EXE}" for name in ("python", "uv"))
LOCKS = {kind: ROOT / "packaging" / f"lock-{kind}.txt" for kind in ("run", "dev", "uv")}
HELD_BY = {"run": ("run",), "dev": ("run", "dev")}  # dev contains all of run's packages
OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}  # Qt draws into memory
OLDEST, BEYOND = (3, 11), (3, 15)
SUPPORTED = "cpython>=3.11,<3.15"
OWN_PYTHON = BUILD / "python"  # a Python that uv has downloaded
ROOM_MB = {"run": 500, "dev": 1100}  # the space for an installation, with uv's cache for the next one
BASE: str = getattr(sys, "_base_executable", None) or sys.executable  # never the one inside .venv

# uv ignores pip's settings, which a machine behind a mirror or a proxy has.
OF_PIP = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}


def has_uv() -> bool:
    """Returns whether the locked version of uv is installed."""
    wanted = LOCKS["uv"].read_text(encoding="utf-8").partition("uv==")[2].split()[0]
    return UV.exists() and f" {wanted} " in subprocess.run([UV, "--version"], stdout=PIPE).stdout.decode()


def provide_uv() -> None:
    """Makes sure that the locked version of uv is installed; pip downloads it and checks its hash."""
    if has_uv():
        return
    say("Installing uv ...")
    if not logged([BASE, "-m", "venv", "--clear", str(TOOLS)]):
        raise Problem(f"Python could not create {TOOLS}; its output is in {LOG}")
    pip = [str(TOOLS_PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    if not logged([*pip, "--require-hashes", "-r", str(LOCKS["uv"])]):
        raise Problem(f"pip could not install uv (is the network there?); its output is in {LOG}")


def uv_environment() -> dict[str, str]:
    """Returns the environment for uv, with pip's settings for indexes, certificates and the proxy."""
    # Like pip, takes the pinned version from any index that has it; with hashes, all are equally trusted.
    found = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_PYTHON_DOWNLOADS": "manual"}
    found["UV_PYTHON_INSTALL_DIR"] = str(OWN_PYTHON)
    pip = subprocess.run([TOOLS_PYTHON, "-m", "pip", "config", "list"], stdout=PIPE, stderr=DEVNULL)
    listed = os.fsdecode(pip.stdout)
    for name, value in re.findall(r"^[^.\n]*\.([\w-]+)=(['\"].*['\"])\r?$", listed, re.MULTILINE):
        if name in OF_PIP:
            found.setdefault(OF_PIP[name], " ".join(ast.literal_eval(value).split()))
    # A Python that uv asks for its paths encodes them for the locale; uv takes them for UTF-8.
    return {**found, **os.environ, "LC_ALL": "C.UTF-8"}


def is_supported() -> bool:
    """Returns whether Stolik runs on this Python: its packages need CPython with the global lock."""
    free = sysconfig.get_config_var("Py_GIL_DISABLED")
    return OLDEST <= sys.version_info < BEYOND and sys.implementation.name == "cpython" and not free


def supported_python(environment: dict[str, str]) -> str:
    """Returns a Python that Stolik supports: this one, one that uv finds, or one that uv downloads."""
    if is_supported():
        return BASE
    if not logged([str(UV), "python", "find", "--no-project", "--system", SUPPORTED], environment):
        say("There is no Python 3.11 to 3.14 here; downloading one (30 MB) only for Stolik ...")
        if not logged([str(UV), "python", "install", "--no-bin", SUPPORTED], environment):
            raise Problem(
                "Stolik needs Python 3.11, 3.12, 3.13 or 3.14, and none was found or could be downloaded; "
                "please install one."
            )
    return SUPPORTED


def fingerprint(kind: str) -> str:
    """Returns a hash of what an installation depends on: the folder, the lock and the Python."""
    config = VENV / "pyvenv.cfg"  # names the Python version and where it is
    parts = (LOCKS[kind].read_bytes(), config.read_bytes() if config.exists() else b"", os.fsencode(ROOT))
    # The first word stands for the way `.venv` is made, so one made in another way is rebuilt.
    return hashlib.sha256(b"\0".join((b"nothing replaced", *parts))).hexdigest()


def is_current(kind: str) -> bool:
    """Returns whether `.venv` matches a lock, by the stamp that is written at the end of a set-up."""
    done = STAMP.read_bytes().split() if STAMP.exists() else []
    return PYTHON.exists() and fingerprint(kind).encode() in done


def spell_in_ascii() -> None:
    """Rewrites the path of the sources in `.venv` so that Python can read it in any locale.

    Python 3.11 reads these files in the locale's encoding and ends if it can't decode a character of the
    path. A folder is found by its bytes, whatever characters the locale takes them for.
    """
    for folder in ("Lib/site-packages", "lib/python*/site-packages"):
        for file in VENV.glob(f"{folder}/*stolik*.pth"):
            paths = file.read_text(encoding="utf-8").splitlines()
            spelt = [
                path if path.isascii() else f"import os, sys; sys.path.append(os.fsdecode({path.encode()!a}))"
                for path in paths
            ]
            file.write_text("\n".join([*spelt, ""]), encoding="ascii")


def install(kind: str) -> None:
    """Rebuilds `.venv` with the packages of a lock; uv's cache makes it quick after the first time."""
    BUILD.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    free = shutil.disk_usage(ROOT).free // 1_000_000
    if free < ROOM_MB[kind]:
        raise Problem(f"The set-up takes {ROOM_MB[kind]} MB on the disk of {ROOT}; {free} MB are free.")
    provide_uv()
    environment = uv_environment()
    say("Making .venv, installing Python packages (about 100 MB the first time) ...")
    STAMP.unlink(missing_ok=True)
    new = ["venv", "--clear", "--no-project", "--python", supported_python(environment), str(VENV)]
    if not logged([str(UV), *new], environment):
        raise Problem(f"uv could not create {VENV}; its output is in {LOG}")
    target = ["--no-progress", "--python", str(PYTHON)]
    if not logged([str(UV), "pip", "sync", *target, "--require-hashes", str(LOCKS[kind])], environment):
        raise Problem(f"uv could not install the packages (is the network there?); its output is in {LOG}")
    own = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    if not logged([str(UV), "pip", "install", *target, *own], environment):
        raise Problem(f"Stolik itself could not be installed; uv's output is in {LOG}")
    spell_in_ascii()
    STAMP.write_text("\n".join(map(fingerprint, HELD_BY[kind])), encoding="utf-8")


def set_up(kind: str, lacks: Sequence[Lack] = (), wishes: Sequence[Lack] = (), compiles: bool = True) -> None:
    """Does the missing steps until `.venv` matches the lock of this kind; one call at a time.

    The packages of `lacks` and `wishes` are installed together with those for the set-up itself. With
    `compiles`, the translations are compiled too, which needs Qt's libraries.
    """
    with one_at_a_time():
        current = is_current(kind)
        need([*([] if current or has_uv() else [for_venv]), *lacks], wishes)
        if not current:
            install(kind)
        stale = stale_translations(ROOT) if compiles else []
        if stale and not logged([str(PYTHON), str(ROOT / "packaging" / "shipped.py")]):
            names = " ".join(path.name for path in stale)
            raise Problem(f"{names} could not be compiled; the output of lrelease is in {LOG}")


def python(arguments: Sequence[str], env: Mapping[str, str] = os.environ, cwd: Path | None = ROOT) -> int:
    """Runs the Python of `.venv` in place of this program, or on Windows beside it; returns its exit code."""
    command = [str(PYTHON), *arguments]
    sys.stdout.flush()
    if os.name != "nt":  # so that Ctrl+C and all other signals reach the program itself
        if cwd:
            os.chdir(cwd)
        os.execve(PYTHON, command, dict(env))
    process = subprocess.Popen(command, cwd=cwd, env=dict(env))
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue  # the program got it too and decides itself


def run(arguments: list[str]) -> int:
    """Starts the game: opens the window, or with arguments runs the command line."""
    sys.path.insert(1, str(ROOT / "desktop"))  # there may be no installation yet
    from stolik.cli.arguments import opens_window

    window = opens_window(arguments)
    draws = window or any(each.startswith("--smoke-test") for each in arguments[:1])
    if window and sys.platform.startswith("linux"):
        if not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))):
            raise Problem("There is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are empty).")
    lacks = [for_window] if window else [for_qt] if draws else []
    set_up("run", lacks, compiles=draws)
    return python(["-m", "stolik", *arguments], cwd=None)


def lock(arguments: list[str]) -> int:
    """Locks the newest allowed packages."""
    with one_at_a_time():
        need([] if has_uv() else [for_venv])
        provide_uv()
    return subprocess.call([sys.executable, "packaging/lock.py", str(UV)], cwd=ROOT, env=uv_environment())


class Verb(NamedTuple):
    """A command of `dev.py`: its description, its function, and the set-up it needs."""

    help: str
    act: Callable[[list[str]], int]
    takes_arguments: bool | Sequence[str] = False
    kind: str = "dev"
    lacks: Sequence[Lack] = (for_qt,)
    wishes: Sequence[Lack] = ()
    long_wishes: Sequence[Lack] = ()
    """Additional wishes, unless `--short` is given."""


def script(*command: str, screen: bool = False) -> Callable[[list[str]], int]:
    """Returns a function that runs the Python of `.venv` with this command, on a screen only if asked for."""
    return lambda arguments: python([*command, *arguments], os.environ if screen else OFFSCREEN)


VERBS = {
    "run": Verb("Plays: opens the window, or runs the command line if there are arguments.", run, True, ""),
    "test": Verb(
        "Runs the checks of a change (--rest: the longer tests that this leaves out).",
        script("packaging/check_all.py"),
        ["--rest"],
    ),
    "bench": Verb(
        "Measures what must be fast (--short: less exactly).", script("-m", "tests.benchmarks"), True
    ),
    "soak": Verb(
        "Plays for hours (--short: for some seconds; --write: records it in tried.md).",
        script("-m", "tests.soak"),
        True,
        lacks=(for_qt,),
        wishes=(for_window, for_listening),
    ),
    "strength": Verb(
        "Has bots play thousands of games, and writes the figures to the rulings (--short: a few games).",
        script("-m", "tests.strength"),
        True,
    ),
    "coach": Verb(
        "Checks analysis and hints in games of bots, and writes how true they are to the rulings (--short).",
        script("-m", "tests.coach"),
        True,
    ),
    "mutants": Verb(
        "Puts small faults into the program and counts those that tests find (--write: in measured.md).",
        script("-m", "tests.mutants"),
        True,
    ),
    "screenshots": Verb(
        "Paints the pages into picture files.", script("-m", "tests.pictures", "readme"), True
    ),
    "translate": Verb(
        "Collects the program's sentences in translations/*.ts; with de, starts a file for German.",
        script("packaging/checks.py", "translate"),
        True,
    ),
    "freeze": Verb(
        "Freezes the program into dist/stolik and tries it.",
        script("packaging/freeze.py", screen=True),
        lacks=(for_window, for_freezing),
    ),
    "installers": Verb(
        "Freezes the program and makes the installers of this system.",
        script("packaging/freeze.py", "--installers", screen=True),
        lacks=(for_window, for_freezing),
    ),
    "frozen": Verb(
        "Tries the frozen program (--short: without the long tests; --write: records it in measured.md).",
        script("packaging/freeze.py", "--tried", screen=True),
        True,
        lacks=(for_window, for_freezing),
        wishes=(for_tracing,),
        long_wishes=(for_long_proofs,),
    ),
    "bare": Verb(
        "Tries the README's commands in the named bare Debian, or in three (--short: only the game).",
        script("packaging/bare.py", screen=True),
        True,
        lacks=(for_qt, for_bare_systems),
    ),
    "setup": Verb("Does the whole set-up and nothing else.", lambda arguments: 0, lacks=(for_window,)),
    "lock": Verb("Locks the newest allowed packages.", lock, kind=""),
}


def main(arguments: list[str]) -> int:
    """Runs one command and returns the exit code."""
    verb = VERBS.get(arguments[0]) if arguments else None
    takes = verb.takes_arguments if verb else ()
    if verb is None or (takes is not True and not set(arguments[1:]) <= set(takes or ())):
        say("Usage: python3 dev.py VERB [arguments]\n")
        for name, each in VERBS.items():
            say(f"  {name:12} {each.help}")
        return 0 if arguments in ([], ["-h"], ["--help"], ["help"]) else 2
    try:
        if verb.kind:
            more = () if "--short" in arguments else verb.long_wishes
            set_up(verb.kind, verb.lacks, [*verb.wishes, *more])
        return verb.act(arguments[1:])
    except (Problem, OSError) as error:
        print(error if isinstance(error, Problem) else f"The system refused: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
