"""Freezes the program into one folder and tries whether it starts: `python3 dev.py freeze`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from contents import complaints, megabytes, size
from facts import BUILD, DIST, FOLDER, QMLC, ROOT, SOURCES, VERSION, Problem, epoch, program, say
from icu_data import shrink
from sentences import languages

LOG = BUILD / "freeze.log"
_PATIENCE = 300  # more than the smoke test gives itself


def freeze() -> None:
    """Makes the folder anew, judges it, and tries the program in it."""
    step("Translations", translations)
    step("QML", byte_code)
    step("Folder", build)
    if sys.platform.startswith("linux"):
        step("ICU", lambda: shrink(FOLDER))
    step("Parts", judge)
    step("Smoke test", smoke)
    if os.name != "nt":
        # There a program with windows has no output.
        step("Self-test", prove)


def step(name: str, act: Callable[[], str]) -> None:
    """Does one thing and tells in one line what came of it."""
    start = time.monotonic()
    outcome = act()
    say(f"{name}: {outcome} ({time.monotonic() - start:.1f} s)")


def translations() -> str:
    """Makes sure that the compiled translations are there; `dev.py` compiles those that are stale."""
    for language in languages():
        if not (BUILD / "translations" / f"stolik_{language}.qm").is_file():
            raise Problem(f"The translation {language} isn't compiled; please call `python3 dev.py freeze`.")
    return " ".join(languages())


def byte_code() -> str:
    """Compiles all QML: a first start is as fast as the second, and leaves no cache in the user's home."""
    from PySide6 import __file__ as package

    qt = Path(package).parent
    tool = qt / "qmlcachegen.exe" if os.name == "nt" else qt / "Qt" / "libexec" / "qmlcachegen"
    shutil.rmtree(QMLC, ignore_errors=True)
    sources = [path for ending in ("qml", "js") for path in sorted(SOURCES.rglob(f"*.{ending}"))]
    for source in sources:
        target = QMLC / source.relative_to(SOURCES).with_suffix(f"{source.suffix}c")
        target.parent.mkdir(parents=True, exist_ok=True)
        command = [str(tool), "--only-bytecode", "-o", str(target), str(source)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise Problem(f"{source.relative_to(ROOT)} can't be compiled: {done.stdout.strip()}")
    return f"{len(sources)} files"


def build() -> str:
    """Lets PyInstaller make the folder, always with the same bytes from the same sources."""
    BUILD.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", str(DIST)]
    command += ["--workpath", str(BUILD / "freeze"), str(ROOT / "packaging" / "stolik.spec")]
    with LOG.open("w", encoding="utf-8") as log:
        env = {**os.environ, **settings()}
        if subprocess.call(command, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT):
            raise Problem(f"PyInstaller gave up; its words are in {LOG}")
    return f"{program().relative_to(ROOT)} of {VERSION}, {megabytes(size(FOLDER))}"


def settings() -> dict[str, str]:
    """Returns what PyInstaller's environment has to hold, so that it makes the same bytes every time."""
    # Every start would unpack the modules again; the installers are packed as a whole.
    packing = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
    return {**packing, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "1"}


def judge() -> str:
    """Compares the folder with the lists of what is shipped."""
    found = complaints(FOLDER)
    if found:
        raise Problem("\n".join(found))
    return "what the lists name, and nothing else"


def smoke() -> str:
    """Starts the program where no screen is, and returns what it says about itself."""
    said = BUILD / "smoke-test.txt"
    said.unlink(missing_ok=True)
    # A program with windows has no output on Windows: there it writes a file.
    return passed("smoke test", f"--smoke-test={said}", said=said)


def prove() -> str:
    """Lets the program prove what it can of itself, and returns how much that is."""
    lines = passed("self-test", "--self-test", "--data-dir", str(BUILD / "self-test")).splitlines()
    return f"{len(lines) - 1} proofs"


def passed(test: str, *arguments: str, said: Path | None = None) -> str:
    """Lets the program test itself and returns its words, those of a file where one is named and written.

    Raises a problem with these words where the test fails.
    """
    done = subprocess.run([str(program()), *arguments], capture_output=True, timeout=_PATIENCE, check=False)
    words = (done.stdout + done.stderr).decode(errors="replace")
    if said and said.is_file():
        words = said.read_text("utf-8")
    if done.returncode:
        raise Problem(f"The frozen program failed its {test}: {words.strip() or done.returncode}")
    return words.strip()


if __name__ == "__main__":
    try:
        freeze()
    except Problem as problem:
        sys.exit(str(problem))
