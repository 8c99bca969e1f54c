"""Freezes the program into one folder and checks that it starts: `python3 dev.py freeze`.

`--installers` also makes this system's installers from it. `--tried` tests it; with `--short`, only as far as
every change has to pass. Without that, `--write` records its sizes, and its start compared with Pentobi's, in
`desktop/measured.md`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from contents import HURRY_MB, complaints, megabytes, size
from facts import BUILD, DIST, FOLDER, PROGRAM, QMLC, ROOT, SOURCES, VERSION, Problem, epoch, program, say
from icu_data import shrink
from no_network import TRACER, judged
from sentences import languages

HERE = Path(__file__).resolve().parent
INSTALLERS = {"linux": "linux/packages.py", "win32": "windows/make_setup.py", "darwin": "macos/make_dmg.py"}
LOG = BUILD / "freeze.log"
_PATIENCE = 300  # in seconds; longer than the smoke test's own limit


def freeze() -> None:
    """Rebuilds the folder, checks it, and tests the program in it."""
    step("Translations", translations)
    step("QML", byte_code)
    step("Folder", build)
    if sys.platform.startswith("linux"):
        step("ICU", lambda: shrink(FOLDER))
    step("Parts", judge)
    step("Smoke test", smoke)
    if os.name != "nt":
        # On Windows, a program with windows has no output.
        step("Self-test", prove)


def step(name: str, act: Callable[[], str]) -> None:
    """Performs one step and prints its result in one line."""
    start = time.monotonic()
    outcome = act()
    say(f"{name}: {outcome} ({time.monotonic() - start:.1f} s)")


def translations() -> str:
    """Checks that the compiled translations exist; `dev.py` compiles stale ones."""
    for language in languages():
        if not (BUILD / "translations" / f"stolik_{language}.qm").is_file():
            raise Problem(f"The translation {language} isn't compiled; please call `python3 dev.py freeze`.")
    return " ".join(languages())


def byte_code() -> str:
    """Compiles all QML, so that a first start is as fast as others and leaves no cache in the user's home."""
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
    """Runs PyInstaller to make the folder; the same sources give the same bytes."""
    BUILD.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--distpath", str(DIST)]
    command += ["--workpath", str(BUILD / "freeze"), str(ROOT / "packaging" / "stolik.spec")]
    with LOG.open("w", encoding="utf-8") as log:
        env = {**os.environ, **settings()}
        if subprocess.call(command, cwd=ROOT, env=env, stdout=log, stderr=subprocess.STDOUT):
            raise Problem(f"PyInstaller failed; its output is in {LOG}")
    return f"{program().relative_to(ROOT)} of {VERSION}, {megabytes(size(FOLDER))}"


def settings() -> dict[str, str]:
    """Returns the environment variables with which PyInstaller's output is reproducible."""
    # Compressed modules would be unpacked at every start; the installers are compressed as a whole.
    packing = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
    return {**packing, "SOURCE_DATE_EPOCH": str(epoch()), "PYTHONHASHSEED": "1"}


def judge() -> str:
    """Compares the folder with the lists of shipped parts."""
    found = complaints(FOLDER)
    if found:
        raise Problem("\n".join(found))
    return "exactly what the lists name"


def smoke() -> str:
    """Starts the program without a screen; returns its own report and what strace saw."""
    said, trace = BUILD / "smoke-test.txt", BUILD / "network-calls.txt"
    said.unlink(missing_ok=True)
    watched = sys.platform == "linux" and shutil.which("strace")
    # On Windows, a program with windows has no output, so it writes a file.
    command = [str(program()), f"--smoke-test={said}"]
    words = passed("smoke test", *([*TRACER, str(trace)] if watched else []), *command, said=said)
    seen = judged(trace) if watched else "Its network calls were not checked: that needs Linux and strace."
    return f"{words}. {seen}"


def prove() -> str:
    """Runs the program's self-test and returns the number of its proofs."""
    command = [str(program()), "--self-test", "--data-dir", str(BUILD / "self-test")]
    return f"{len(passed('self-test', *command).splitlines()) - 1} proofs"


def passed(test: str, *command: str, said: Path | None = None) -> str:
    """Runs one of the program's own tests and returns its report, from a file if one is named and written.

    Raises a problem with this report if the test fails.
    """
    done = subprocess.run(command, capture_output=True, timeout=_PATIENCE, check=False)
    words = (done.stdout + done.stderr).decode(errors="replace")
    if said and said.is_file():
        words = said.read_text("utf-8")
    if done.returncode:
        raise Problem(f"The frozen program failed its {test}: {words.strip() or done.returncode}")
    return words.strip()


def trials(short: bool, writes: bool) -> dict[str, list[str]]:
    """Returns the scripts that try the frozen program on this system, by what they try."""
    found = {"licences": ["licences.py", str(FOLDER)]}
    if sys.platform != "linux":
        return found
    if short:
        return found
    found["figures beside Pentobi's"] = ["figures.py", *["--write"] * writes, str(PROGRAM)]
    if os.geteuid() == 0:
        return {**found, "bare Debian": ["bare.py", "--package"]}
    say("The bare Debian is left out: only root can make one.")
    return found


def weigh(short: bool, writes: bool) -> None:
    """Makes the Debian package, quickly with ``short``, and checks its size."""
    sys.path.append(str(ROOT))
    from linux import packages

    from tests.marked import MEASURED, write_marked

    if short:
        say(packages.table(packages.make_deb(BUILD / "in-a-hurry.deb", level=1), HURRY_MB))
        return
    sizes = packages.table(packages.make_deb())
    say(sizes)
    if writes:
        write_marked(MEASURED, "sizes", f"```\n{sizes}\n```")


def run(name: str, script: str, *arguments: str) -> bool:
    """Runs a script of this folder and returns whether it succeeded."""
    say(f"== {name}")
    return subprocess.call([sys.executable, str(HERE / script), *arguments], cwd=ROOT) == 0


def main(arguments: Sequence[str]) -> None:
    """Freezes the program, and makes or tries what the arguments name."""
    freeze()
    if "--installers" in arguments:
        script = INSTALLERS[sys.platform]
        if not run(script, script):
            raise Problem(f"packaging/{script} failed.")
    if "--tried" in arguments:
        short, writes = "--short" in arguments, "--write" in arguments
        if sys.platform == "linux":
            weigh(short, writes)
        failed = [name for name, command in trials(short, writes).items() if not run(name, *command)]
        if failed:
            raise Problem(f"failed: {', '.join(failed)}")
        say("The frozen program is as it should be.")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Problem as problem:
        sys.exit(str(problem))
