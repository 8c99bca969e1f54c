#!/usr/bin/env python3
"""Everything a developer or a curious user types: `python3 dev.py run` plays, `python3 dev.py test` checks.

Needs only a Python and its standard library. The first call sets up `.venv` from the lock files by uv and,
on Debian and Ubuntu, the system libraries that Qt wants; later calls start at once.
"""

from __future__ import annotations  # an old Python must get as far as saying that it is too old

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import NamedTuple

sys.path.insert(1, str(Path(__file__).resolve().parent / "packaging"))

from shipped import stale_translations
from system import (
    BUILD,
    LOG,
    ROOT,
    Problem,
    apt_install,
    logged,
    need_libraries,
    one_at_a_time,
    say,
    want_listening,
)

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""
VENV = ROOT / ".venv"
PYTHON = VENV / SCRIPTS / f"python{EXE}"
STAMP = VENV / "stolik-setup.txt"
TOOLS = BUILD / "uv"  # an environment with uv alone
TOOLS_PYTHON, UV = (TOOLS / SCRIPTS / f"{name}{EXE}" for name in ("python", "uv"))
LOCKS = {kind: ROOT / "packaging" / f"lock-{kind}.txt" for kind in ("run", "dev", "uv")}
LATE_PARTS = ROOT / "packaging" / "shibokensupport"  # of shiboken: loaded when they are needed
HELD_BY = {"run": ("run",), "dev": ("run", "dev")}  # dev holds all of run's packages
OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}  # Qt draws into memory
SUPPORTED = ">=3.11,<3.14"
BASE: str = getattr(sys, "_base_executable", None) or sys.executable  # never the one inside .venv

# uv reads none of pip's settings, which a machine behind a mirror or a proxy has.
OF_PIP = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}


def provide_uv() -> None:
    """Makes sure that the uv of its lock is there; pip fetches it, and compares its hash."""
    wanted = LOCKS["uv"].read_text(encoding="utf-8").partition("uv==")[2].split()[0]
    if UV.exists() and f" {wanted} " in subprocess.run([UV, "--version"], stdout=PIPE).stdout.decode():
        return
    say("Installing uv ...")
    if not logged([BASE, "-c", "import ensurepip, venv"]) and sys.platform.startswith("linux"):
        apt_install([f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"], "Making .venv")
    if not logged([BASE, "-m", "venv", "--clear", str(TOOLS)]):
        raise Problem(f"Python could not make {TOOLS}; its words are in {LOG}")
    pip = [str(TOOLS_PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    if not logged([*pip, "--require-hashes", "-r", str(LOCKS["uv"])]):
        raise Problem(f"pip could not install uv (is the network there?); its words are in {LOG}")


def uv_environment() -> dict[str, str]:
    """Returns the environment for uv, with what pip is told about indexes, certificates and the proxy."""
    # Like pip, take the pinned version from whichever index has it: the hashes make them equally trusted.
    found = {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_PYTHON_DOWNLOADS": "never"}
    listed = subprocess.run([TOOLS_PYTHON, "-m", "pip", "config", "list"], stdout=PIPE, stderr=DEVNULL).stdout
    for name, value in re.findall(r"^[^.\n]*\.([\w-]+)=(['\"].*['\"])\r?$", listed.decode(), re.MULTILINE):
        if name in OF_PIP:
            found.setdefault(OF_PIP[name], " ".join(ast.literal_eval(value).split()))
    return {**found, **os.environ}


def supported_python(environment: dict[str, str]) -> str:
    """Returns a Python that Stolik supports: this one, else whichever uv finds."""
    if (3, 11) <= sys.version_info < (3, 14):
        return BASE
    if not logged([str(UV), "python", "find", "--no-project", "--system", SUPPORTED], environment):
        raise Problem("Stolik needs Python 3.11, 3.12 or 3.13, and none was found; please install one.")
    return SUPPORTED


def fingerprint(kind: str) -> str:
    """Returns what an installation depends on, as one hash: the folder, the lock, the Python, late parts."""
    config = VENV / "pyvenv.cfg"  # names the Python and its version
    parts = (LOCKS[kind].read_bytes(), config.read_bytes() if config.exists() else b"", str(ROOT).encode())
    late = (path.read_bytes() for path in sorted(LATE_PARTS.rglob("*.py")))
    return hashlib.sha256(b"\0".join((*parts, *late))).hexdigest()


def is_current(kind: str) -> bool:
    """Tells whether `.venv` matches a lock; the stamp is written when a set-up has ended."""
    done = STAMP.read_bytes().split() if STAMP.exists() else []
    return PYTHON.exists() and fingerprint(kind).encode() in done


def defer_shiboken() -> None:
    """Puts the late parts where shiboken looks first for its Python part, as the frozen program has them.

    Else it reads the source of every module that is imported, and keeps it: 10 MiB of memory.
    """
    if sys.platform == "darwin":
        return  # the frozen program has none there either
    for folder in ("Lib/site-packages", "lib/python*/site-packages"):
        for package in VENV.glob(f"{folder}/shiboken6"):
            place = package / "files.dir" / LATE_PARTS.name
            shutil.copytree(
                LATE_PARTS, place, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True
            )


def install(kind: str) -> None:
    """Makes `.venv` anew with the packages of a lock; after the first time uv's cache makes it quick."""
    BUILD.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    provide_uv()
    environment = uv_environment()
    say("Making .venv, installing Python packages (about 100 MB the first time) ...")
    STAMP.unlink(missing_ok=True)
    new = ["venv", "--clear", "--no-project", "--python", supported_python(environment), str(VENV)]
    if not logged([str(UV), *new], environment):
        raise Problem(f"uv could not make {VENV}; its words are in {LOG}")
    target = ["--no-progress", "--python", str(PYTHON)]
    if not logged([str(UV), "pip", "sync", *target, "--require-hashes", str(LOCKS[kind])], environment):
        raise Problem(f"uv could not install the packages (is the network there?); its words are in {LOG}")
    own = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    if not logged([str(UV), "pip", "install", *target, *own], environment):
        raise Problem(f"Stolik itself could not be installed; uv's words are in {LOG}")
    defer_shiboken()
    STAMP.write_text("\n".join(map(fingerprint, HELD_BY[kind])), encoding="utf-8")


def set_up(kind: str, qt_tools: bool = True) -> None:
    """Does what is still to do so that `.venv` matches the lock of this kind; one call at a time."""
    with one_at_a_time():
        if not is_current(kind):
            install(kind)
        stale = stale_translations(ROOT) if qt_tools else []
        if stale and not logged([str(PYTHON), str(ROOT / "packaging" / "shipped.py")]):
            names = " ".join(path.name for path in stale)
            raise Problem(f"{names} could not be compiled; the words of lrelease are in {LOG}")


def python(arguments: Sequence[str], env: dict[str, str] | None = None, cwd: Path | None = ROOT) -> int:
    """Runs Python of `.venv` and returns its exit code."""
    process = subprocess.Popen([str(PYTHON), *arguments], cwd=cwd, env=env)
    while True:
        try:
            code = process.wait()
            return code if code >= 0 else 128 - code
        except KeyboardInterrupt:
            continue  # the program got it too, and decides itself


def run(arguments: list[str]) -> int:
    """Plays: opens the window, or with arguments runs the command line."""
    sys.path.insert(1, str(ROOT / "desktop"))  # nothing may be installed yet
    from stolik.cli.arguments import opens_window

    window = opens_window(arguments)
    draws = window or any(each.startswith("--smoke-test") for each in arguments[:1])
    if window and sys.platform.startswith("linux"):
        if not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))):
            raise Problem("There is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are empty).")
    if draws:
        need_libraries(window)
    set_up("run", qt_tools=draws)  # lrelease needs libraries that the command line does without
    return python(["-m", "stolik", *arguments], cwd=None)


def lock(arguments: list[str]) -> int:
    """Chooses the newest allowed packages and writes the lock files."""
    with one_at_a_time():
        provide_uv()
    return subprocess.call([sys.executable, "packaging/lock.py", str(UV)], cwd=ROOT, env=uv_environment())


def soak(arguments: list[str]) -> int:
    """Plays on and on (--short: for some seconds)."""
    want_listening()
    env = {**OFFSCREEN, **({"STOLIK_SHORT": "1"} if "--short" in arguments else {})}
    others = [each for each in arguments if each != "--short"]
    return python(["-m", "pytest", "-m", "soak", "-n2", *others], env)


def setup(arguments: list[str]) -> int:
    """Adds what a window needs to what any verb sets up."""
    need_libraries(window=True)
    return 0


class Verb(NamedTuple):
    """One word after `dev.py`: what it does, how, and what has to be set up before."""

    help: str
    act: Callable[[list[str]], int]
    takes_arguments: bool = False
    kind: str = "dev"


def script(*command: str) -> Callable[[list[str]], int]:
    """Returns what runs Python of `.venv` with this command, without a screen."""
    return lambda arguments: python([*command, *arguments], OFFSCREEN)


def packing(name: str) -> Callable[[list[str]], int]:
    """Returns what runs a script of packaging, with what that takes from the system."""

    def act(arguments: list[str]) -> int:
        need_libraries(window=True)  # some of them come along
        if sys.platform.startswith("linux") and not shutil.which("objdump"):
            apt_install(["binutils"], "Freezing")
        return python([f"packaging/{name}.py", *arguments])

    return act


VERBS = {
    "run": Verb("Plays: opens the window, or with arguments runs the command line.", run, True, ""),
    "test": Verb("Runs every check, also after one has failed.", script("packaging/check_all.py")),
    "bench": Verb(
        "Measures what must be fast (--short: less exactly).", script("-m", "tests.benchmarks"), True
    ),
    "soak": Verb("Plays on and on (--short: for some seconds).", soak, True),
    "strength": Verb(
        "Lets the bots play thousands of games and writes the figures into the rulings (--short: a few).",
        script("-m", "tests.strength"),
        True,
    ),
    "coach": Verb(
        "Analyses games of the bots and writes how true that is into the rulings (--short: a few).",
        script("-m", "tests.coach"),
        True,
    ),
    "screenshots": Verb("Paints the pages into picture files.", script("-m", "tests.screenshots"), True),
    "translate": Verb(
        "Collects the sentences of the program into translations/*.ts.",
        script("packaging/checks.py", "translate"),
    ),
    "freeze": Verb("Freezes the program into dist/stolik, and tries it.", packing("freeze")),
    "installers": Verb("Freezes the program and makes the installers of this system.", packing("installers")),
    "frozen": Verb("Tries the frozen program (--short: without the long proofs).", packing("frozen"), True),
    "setup": Verb("Does the whole set-up, and nothing more.", setup),
    "lock": Verb("Chooses the newest allowed packages and writes the lock files.", lock, kind=""),
}


def main(arguments: list[str]) -> int:
    """Carries out one verb and returns the exit code."""
    verb = VERBS.get(arguments[0]) if arguments else None
    if verb is None or (arguments[1:] and not verb.takes_arguments):
        say("Usage: python3 dev.py VERB [arguments]\n")
        for name, each in VERBS.items():
            say(f"  {name:12} {each.help}")
        return 0 if arguments in ([], ["-h"], ["--help"], ["help"]) else 2
    try:
        if verb.kind:
            need_libraries(window=False)
            set_up(verb.kind)
        return verb.act(arguments[1:])
    except (Problem, OSError) as error:
        print(error if isinstance(error, Problem) else f"The system refused: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
