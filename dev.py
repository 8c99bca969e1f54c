#!/usr/bin/env python3
"""Everything a developer or a curious user types: `python3 dev.py run` plays, `python3 dev.py test` checks.

Needs only a Python and its standard library. The first call sets up `.venv` from the lock files and,
on Debian and Ubuntu, the system libraries that Qt wants; later calls start at once.
"""

from __future__ import annotations  # an old Python must get as far as saying that it is too old

import functools
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
STAMP = VENV / "stolik-setup.json"
BUILD = ROOT / "build"
UNFINISHED = BUILD / "setup-unfinished"  # lies outside .venv, which is emptied when it is made anew
LOG = BUILD / "setup.log"
TURN = BUILD / "setup.lock"
LOCKS = {"run": ROOT / "packaging" / "lock-run.txt", "dev": ROOT / "packaging" / "lock-dev.txt"}
OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}  # Qt draws into memory
SUPPORTED = ((3, 13), (3, 12), (3, 11))

# The libraries that Qt loads, and the Debian package that holds each. Where a package has been renamed
# (libglib2.0-0t64), the new one provides the old name.
OFFSCREEN_LIBRARIES = """
    libglib-2.0.so.0=libglib2.0-0 libGL.so.1=libgl1 libEGL.so.1=libegl1 libX11.so.6=libx11-6
    libdbus-1.so.3=libdbus-1-3 libfontconfig.so.1=libfontconfig1 libfreetype.so.6=libfreetype6
    libxkbcommon.so.0=libxkbcommon0 libbrotlidec.so.1=libbrotli1
""".split()
WINDOW_LIBRARIES = """
    libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4 libxcb-image.so.0=libxcb-image0
    libxcb-keysyms.so.1=libxcb-keysyms1 libxcb-randr.so.0=libxcb-randr0 libxcb-shape.so.0=libxcb-shape0
    libxcb-render-util.so.0=libxcb-render-util0 libxcb-shm.so.0=libxcb-shm0 libxcb-sync.so.1=libxcb-sync1
    libxcb-xfixes.so.0=libxcb-xfixes0 libxcb-xkb.so.1=libxcb-xkb1 libxcb-glx.so.0=libxcb-glx0
    libxkbcommon-x11.so.0=libxkbcommon-x11-0 libX11-xcb.so.1=libx11-xcb1
""".split()

# What must be covered to the last branch: the law of each game, the machine that applies it, and the flow
# that keeps everybody's secrets at one screen.
FULLY_COVERED = (
    "desktop/stolik/engine/*.py",
    "desktop/stolik/hotseat/*.py",
    "desktop/stolik/games/*/rules/*.py",
    "desktop/stolik/games/*/rules/*/*.py",
)


class Problem(Exception):
    """Something the user has to know or do, in one sentence."""


def say(sentence: str) -> None:
    """Prints a line at once, also into a pipe."""
    print(sentence, flush=True)


# ---------------------------------------------------------------------------------------------- the system


def logged(command: Sequence[str]) -> bool:
    """Runs a command with its output in the log; tells whether it succeeded."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8", errors="replace") as log:
        log.write("$ " + " ".join(command) + "\n")
        log.flush()
        try:
            return subprocess.call(command, stdout=log, stderr=subprocess.STDOUT, cwd=ROOT) == 0
        except OSError as error:
            log.write(f"{error}\n")
            return False


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


def need_libraries(libraries: list[str]) -> None:
    """Makes sure that Qt will find its system libraries; only Linux comes without them."""
    if not sys.platform.startswith("linux"):
        return
    try:
        import ctypes
    except ImportError:  # a Python built without it; Qt will say itself what it misses
        return
    packages = []
    for name, package in (each.split("=") for each in libraries):
        try:
            ctypes.CDLL(name)
        except OSError:
            packages.append(package)
    if packages:
        apt_install(packages, "Qt")


# ---------------------------------------------------------------------------------------------- the set-up


def ask(python: list[str]) -> tuple[str, str]:
    """Returns the version of a Python and its path; empty where it doesn't run."""
    question = "import sys; print('%d.%d' % sys.version_info[:2], sys.executable, sep=';')"
    try:
        answer = subprocess.run([*python, "-c", question], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    except OSError:
        return "", ""
    version, _, path = answer.stdout.decode().strip().partition(";")
    return version, path


def interpreter() -> str:
    """Returns a Python that Stolik supports: this one, else one that is found and really runs."""
    if sys.version_info[:2] in SUPPORTED:
        return getattr(sys, "_base_executable", None) or sys.executable  # never the one inside .venv
    for major, minor in SUPPORTED:
        commands = [[f"python{major}.{minor}"]]
        if os.name == "nt":
            commands.append(["py", f"-{major}.{minor}"])
        for command in commands:
            # A version manager's shim may stand on PATH and still refuse to run.
            version, path = ask(command)
            if version == f"{major}.{minor}":
                return path
    raise Problem("Stolik needs Python 3.11, 3.12 or 3.13, and none was found; please install one.")


def make_venv() -> None:
    """Makes `.venv` from nothing."""
    python = interpreter()
    say("Making .venv ...")
    if not logged([python, "-c", "import ensurepip, venv"]) and sys.platform.startswith("linux"):
        version, _ = ask([python])
        apt_install([f"python{version}-venv"], "Making .venv")
    if not logged([python, "-m", "venv", "--clear", str(VENV)]):
        raise Problem(f"Python could not make {VENV}; its words are in {LOG}")


def fingerprint(kind: str) -> str:
    """Returns what an installation depends on, as one hash: the locks and the Python."""
    parts = [LOCKS["run"].read_bytes()]
    if kind == "dev":  # holds all of run's
        parts.append(LOCKS["dev"].read_bytes())
    config = VENV / "pyvenv.cfg"  # names the Python and its version
    parts.append(config.read_bytes() if config.exists() else b"")
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def stamps() -> dict[str, str]:
    """Reads what is installed; nothing where the file is absent or damaged."""
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
        return {str(key): str(value) for key, value in found.items()}
    except (OSError, ValueError, AttributeError):
        return {}


def is_sound() -> bool:
    """Tells whether the `.venv` that is there can be kept: whole, in its place, and of a supported Python."""
    if UNFINISHED.exists() or stamps().get("root", str(ROOT)) != str(ROOT):
        return False
    # Without its pyvenv.cfg it would be the system's own Python, and pip would install there.
    sound = (
        f"import pip, sys; sys.exit(sys.prefix == sys.base_prefix or sys.version_info[:2] not in {SUPPORTED})"
    )
    return PYTHON.exists() and logged([str(PYTHON), "-c", sound])


def install(kind: str) -> None:
    """Brings `.venv` to the state of the lock; after an interrupted call it starts from nothing."""
    BUILD.mkdir(exist_ok=True)
    LOG.write_text("", encoding="utf-8")
    sound = is_sound()
    UNFINISHED.touch()
    if not sound:
        make_venv()
    say("Installing Python packages" + (" (about 100 MB the first time) ..." if not sound else " ..."))
    pip = [str(PYTHON), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    # Index, proxy and certificates are left to pip's own configuration.
    if not logged([*pip, "--require-hashes", "-r", str(LOCKS[kind])]):
        raise Problem(f"pip could not install the packages (is the network there?); its words are in {LOG}")
    if not logged([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]):
        raise Problem(f"Stolik itself could not be installed; pip's words are in {LOG}")
    done = {each: fingerprint(each) for each in ("run", kind)}  # dev holds all of run
    STAMP.write_text(json.dumps({"root": str(ROOT), **done}), encoding="utf-8")
    UNFINISHED.unlink()


def compile_translations() -> None:
    """Compiles each translation whose source is newer than its outcome."""
    for source in sorted((ROOT / "translations").glob("*.ts")):
        outcome = BUILD / "translations" / f"{source.stem}.qm"
        if not outcome.exists() or outcome.stat().st_mtime < source.stat().st_mtime:
            outcome.parent.mkdir(parents=True, exist_ok=True)
            fresh = outcome.with_suffix(".new")  # a window that is open may be reading the old one
            if not logged([str(BIN / f"pyside6-lrelease{EXE}"), str(source), "-qm", str(fresh)]):
                raise Problem(f"{source.name} could not be compiled; the words of lrelease are in {LOG}")
            fresh.replace(outcome)


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


def set_up(kind: str, qt_tools: bool = True) -> None:
    """Does what is still to do so that `.venv` matches the lock of this kind; one call at a time."""
    BUILD.mkdir(exist_ok=True)
    with TURN.open("ab") as file:
        if not locked(file):
            say("Another dev.py is setting up; waiting for it ...")
            while not locked(file):
                time.sleep(0.2)
        current = PYTHON.exists() and not UNFINISHED.exists() and stamps()
        if not current or current.get("root") != str(ROOT) or current.get(kind) != fingerprint(kind):
            install(kind)
        if qt_tools:
            compile_translations()


# ---------------------------------------------------------------------------------------------- the verbs


class Check(NamedTuple):
    """One check of the test command."""

    name: str
    command: list[str]
    live: bool = False  # its output is worth reading also when all is well


def checks() -> list[Check]:
    """Returns the checks in the order they run: the quick ones first."""
    python = str(PYTHON)
    helper = [python, str(ROOT / "packaging" / "checks.py")]
    law = "--include=" + ",".join(pattern for pattern in FULLY_COVERED if any(ROOT.glob(pattern)))
    return [
        Check("lint (ruff)", [python, "-m", "ruff", "check", "--quiet", "--output-format=concise"]),
        Check("format (ruff)", [python, "-m", "ruff", "format", "--check", "--quiet"]),
        Check("types (mypy)", [python, "-m", "mypy"]),
        Check("imports (import-linter)", [str(BIN / f"lint-imports{EXE}"), "--no-logo"]),
        Check("QML (qmllint)", [*helper, "qml"]),
        Check("translations", [*helper, "translations"]),
        Check("tests (pytest)", [python, "-m", "pytest", "--cov", "--cov-report="], live=True),
        Check("branches of the law", [python, "-m", "coverage", "report", "--fail-under=100", law]),
    ]


def perform(check: Check) -> bool:
    """Runs one check, shows its time, and its output where there is something to read."""
    start = time.monotonic()
    say(f"== {check.name}")
    output = None if check.live else subprocess.PIPE
    done = subprocess.run(check.command, cwd=ROOT, env=OFFSCREEN, stdout=output, stderr=subprocess.STDOUT)
    if done.returncode and done.stdout:
        say(done.stdout.decode(errors="replace").rstrip())
    say(f"   {'FAILED' if done.returncode else 'ok'}, {time.monotonic() - start:.1f} s")
    return done.returncode == 0


def python(arguments: Sequence[str], env: dict[str, str] | None = None, cwd: Path | None = ROOT) -> int:
    """Runs Python of `.venv` and returns its exit code."""
    process = subprocess.Popen([str(PYTHON), *arguments], cwd=cwd, env=env)
    while True:
        try:
            code = process.wait()
            return code if code >= 0 else 128 - code
        except KeyboardInterrupt:
            continue  # the program got it too, and decides itself


def pack(script: str, arguments: Sequence[str] = ()) -> int:
    """Runs a script of packaging, with what it takes from the system."""
    need_libraries(WINDOW_LIBRARIES)  # some of them come along
    if sys.platform.startswith("linux") and not shutil.which("objdump"):
        apt_install(["binutils"], "Freezing")
    return python([f"packaging/{script}.py", *arguments])


def run(arguments: list[str]) -> int:
    """Plays: opens the window, or with arguments runs the command line."""
    from stolik.__main__ import opens_window

    window = opens_window(arguments)
    draws = window or any(each.startswith("--smoke-test") for each in arguments[:1])
    if window:
        displays = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
        if sys.platform.startswith("linux") and not any(map(os.environ.get, displays)):
            raise Problem("There is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are empty).")
    if draws:
        need_libraries(OFFSCREEN_LIBRARIES + (WINDOW_LIBRARIES if window else []))
    set_up("run", qt_tools=draws)  # lrelease needs libraries that the command line does without
    return python(["-m", "stolik", *arguments], cwd=None)


def test(arguments: list[str]) -> int:
    """Runs every check, also after one has failed."""
    start = time.monotonic()
    failed = [check.name for check in checks() if not perform(check)]
    verdict = f"failed: {', '.join(failed)}" if failed else "all is well"
    say(f"== {verdict}, {time.monotonic() - start:.0f} s")
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Measures what must be fast (--short: less exactly)."""
    return python(["-m", "tests.benchmarks", *arguments], OFFSCREEN)


def soak(arguments: list[str]) -> int:
    """Plays on and on (--short: for some seconds)."""
    env = {**OFFSCREEN, **({"STOLIK_SHORT": "1"} if "--short" in arguments else {})}
    return python(["-m", "pytest", "-m", "soak", *(each for each in arguments if each != "--short")], env)


def strength(arguments: list[str]) -> int:
    """Lets the bots play thousands of games and writes the figures into the rulings (--short: a few)."""
    return python(["-m", "tests.strength", *arguments], OFFSCREEN)


def screenshots(arguments: list[str]) -> int:
    """Paints the pages into picture files."""
    return python(["-m", "tests.screenshots", *arguments], OFFSCREEN)


def translate(arguments: list[str]) -> int:
    """Collects the sentences of the program into translations/*.ts."""
    return python(["packaging/checks.py", "translate"])


def freeze(arguments: list[str]) -> int:
    """Freezes the program into dist/stolik, and tries it."""
    return pack("freeze")


def installers(arguments: list[str]) -> int:
    """Freezes the program and makes the installers of this system."""
    return pack("installers")


def frozen(arguments: list[str]) -> int:
    """Tries the frozen program (--short: without the long proofs)."""
    return pack("frozen", arguments)


def lock(arguments: list[str]) -> int:
    """Chooses the newest allowed packages and writes the lock files."""
    return subprocess.call([interpreter(), "packaging/lock.py"], cwd=ROOT)


def setup(arguments: list[str]) -> int:
    """Does the whole set-up, and nothing more."""
    need_libraries(WINDOW_LIBRARIES)
    return 0


DEVELOPMENT = (test, bench, soak, strength, screenshots, translate, freeze, installers, frozen, setup)
VERBS: dict[str, Callable[[list[str]], int]] = {each.__name__: each for each in (run, *DEVELOPMENT, lock)}
TAKE_ARGUMENTS = (run, bench, soak, strength, screenshots, frozen)


def main(arguments: list[str]) -> int:
    """Carries out one verb and returns the exit code."""
    verb = VERBS.get(arguments[0]) if arguments else None
    if verb is None or (arguments[1:] and verb not in TAKE_ARGUMENTS):
        say("Usage: python3 dev.py VERB [arguments]\n")
        for name, each in VERBS.items():
            say(f"  {name:12} {each.__doc__}")
        return 0 if arguments in ([], ["-h"], ["--help"], ["help"]) else 2
    try:
        if verb in DEVELOPMENT:
            need_libraries(OFFSCREEN_LIBRARIES)
            set_up("dev")
        return verb(arguments[1:])
    except (Problem, OSError) as error:
        print(error if isinstance(error, Problem) else f"The system refused: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
