"""Installs, tests, updates and removes Stolik: `python packaging/windows/try_setup.py`.

On Windows it uses the setup made by `make_setup.py`. On Linux it first freezes the program under Wine and
makes the setup in build/wine (Debian: wine64, nsis, gcc-mingw-w64-x86-64, xvfb); releases come from a Windows
machine. The Windows Python for that is put together from files that pip can download: its library and
extension modules are from the wheel of panda3d, which ships them for the programs it freezes; its modules in
Python are those of the Python 3.11 that runs this script. `--keep-python` reuses the one from the last call.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from contents import complaints
from facts import BUILD, NAME, ROOT, SETUP, Problem, say
from freeze import settings
from virtual_screen import own_screen
from windows.make_setup import make

HERE = Path(__file__).resolve().parent
WORK = BUILD / "wine"
PYTHON = WORK / "python"
SITE = PYTHON / "Lib" / "site-packages"
PATIENCE = 3600
"""The seconds after which a hanging program is ended; freezing under Wine is slow on a busy machine."""

# Debian's 64-bit wine isn't on PATH; its /usr/bin/wine asks for the 32-bit one at each call.
STARTERS = ("wine64", "/usr/lib/wine/wine64", "wine")
SERVERS = ("wineserver", "/usr/lib/wine/wineserver64", "/usr/lib/wine/wineserver")
COMPILERS = ("x86_64-w64-mingw32-gcc",)

# The source of the Windows parts of Python 3.11; only a tool for the build, so it isn't in the lock.
DONOR = "panda3d==1.10.16"
PACKAGES = (
    "pyside6-essentials shiboken6 pydantic pydantic-core typing-extensions typing-inspection annotated-types"
    " platformdirs snowballstemmer miniaudio cffi pycparser"
    " pyinstaller pyinstaller-hooks-contrib altgraph pefile pywin32-ctypes packaging setuptools"
).split()
UNUSED = shutil.ignore_patterns(
    *"__pycache__ site-packages lib-dynload test tests idlelib tkinter turtledemo ensurepip".split()
)


class Windows:
    """The system that the setup is tried on; this class stands for the running Windows."""

    starter: tuple[str, ...] = ()
    env: Mapping[str, str] = os.environ

    def path(self, path: Path) -> str:
        """Returns the name of a file for programs there."""
        return str(path)

    def local(self) -> Path:
        """Returns the folder of the user's program data."""
        return Path(os.environ["LOCALAPPDATA"])

    def run(self, *command: Path | str, more: Mapping[str, str] | None = None) -> None:
        """Runs a program to its end; raises a problem with its output if it fails."""
        words = [each if isinstance(each, str) else self.path(each) for each in command]
        done = subprocess.run(
            [*self.starter, *words],
            cwd=ROOT,
            env={**self.env, **(more or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
            errors="replace",
            text=True,
        )
        if done.returncode:
            last = "\n".join(done.stdout.splitlines()[-15:])
            raise Problem(f"{words[0]} ended with {done.returncode}: {last}")


class Wine(Windows):
    """A separate Windows under Linux, with its own screen."""

    def __init__(self, display: str) -> None:
        self.starter = (found(STARTERS, "runs Windows programs (Debian: wine64)"),)
        self._prefix = WORK / "prefix"
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "PYTHON"))}
        self.env = {
            **kept,
            "DISPLAY": display,
            "WINEPREFIX": str(self._prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # Otherwise a new prefix would ask on the screen whether to download .NET and a browser, and
            # shortcuts would appear in the menu of this machine's own desktop.
            "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
            # Wine reads file names in the locale's encoding, and Polish letters must survive.
            "LC_ALL": "C.UTF-8",
        }

    def make(self) -> None:
        """Makes a new one, with the system libraries that the program needs and Wine 8 lacks."""
        shutil.rmtree(self._prefix, ignore_errors=True)
        self.run("wineboot", "--init")
        self.run("winecfg", "-v", "win10")
        for name in ("bcryptprimitives.dll", "icuuc.dll"):
            library = self._prefix / "drive_c" / "windows" / "system32" / name
            if not library.exists():
                compile_c([HERE / "system_stand_ins.c"], library, "-shared", "-ladvapi32")

    def path(self, path: Path) -> str:
        """Returns the name of a file of this machine for programs inside."""
        return "Z:" + str(path).replace("/", "\\")

    def local(self) -> Path:
        """Returns the folder of its user's program data."""
        users = self._prefix / "drive_c" / "users"
        return next(each for each in users.iterdir() if each.name != "Public") / "AppData" / "Local"


@contextmanager
def wine() -> Iterator[Wine]:
    """Yields a new Wine; all programs started in it end with the block."""
    WORK.mkdir(parents=True, exist_ok=True)
    server = found(SERVERS, "belongs to Wine (Debian: wine64)")
    with own_screen() as screen:
        windows = Wine(screen.display)
        try:
            windows.make()
            yield windows
        finally:
            subprocess.run([server, "-k"], env=windows.env, timeout=60, check=False)


def found(names: Sequence[str], purpose: str) -> str:
    """Returns the first of these programs that is installed; raises a problem if none is."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise Problem(f"{names[0]} is missing; it {purpose}.")


# ----------------------------------------------------------------------------- freezing on another system


def compile_c(sources: Sequence[Path], outcome: Path, *options: str) -> None:
    """Compiles a Windows program or library from C sources."""
    compiler = found(COMPILERS, "makes Windows programs (Debian: gcc-mingw-w64-x86-64)")
    subprocess.check_call([compiler, "-O2", "-s", "-o", outcome, *sources, *options])


def pip(verb: str, *arguments: str | Path) -> None:
    """Runs pip for Windows; its own configuration decides where packages come from."""
    target = ["--platform", "win_amd64", "--python-version", "3.11", "--only-binary=:all:", "--no-deps"]
    subprocess.check_call([sys.executable, "-m", "pip", verb, "--quiet", "--no-input", *target, *arguments])


def pinned(names: Sequence[str]) -> str:
    """Returns the lines of the lock files for these packages, without conditions on the system."""
    entries: dict[str, str] = {}
    for lock in ("lock-run.txt", "lock-dev.txt"):
        for entry in re.split(r"\n(?=\S)", (ROOT / "packaging" / lock).read_text("utf-8")):
            if match := re.match(r"([a-z0-9._-]+)==\S+", entry):
                entries[match[1]] = re.sub(r" ; [^\\\n]+", " ", entry)
    missing = [name for name in names if name not in entries]
    if missing:
        raise Problem(f"The lock files lack {', '.join(missing)}.")
    return "\n".join(entries[name] for name in names) + "\n"


def make_python(sources: str) -> None:
    """Puts a Windows Python together, with the packages for the program and PyInstaller.

    It imports the program's modules from ``sources``, a path as Windows names it.
    """
    if sys.version_info[:2] != (3, 11):
        raise Problem("The modules in Python are copied from the running Python, which must be 3.11.")
    shutil.rmtree(PYTHON, ignore_errors=True)
    (PYTHON / "DLLs").mkdir(parents=True)
    shutil.copytree(Path(os.__file__).parent, PYTHON / "Lib", ignore=UNUSED, symlinks=False)
    SITE.mkdir()
    with tempfile.TemporaryDirectory() as place:
        pip("download", "--dest", place, DONOR)
        with zipfile.ZipFile(next(Path(place).glob("*.whl"))) as wheel:
            for info in wheel.infolist():
                name = info.filename.rpartition("/")[2]
                # The extension modules are linked to the newer run-time library that comes with Qt.
                unwanted = name.lower().startswith(("tcl", "tk", "_tkinter", "api-", "vcruntime"))
                if info.filename.startswith("deploy_libs/") and not unwanted:
                    folder = PYTHON if name.lower().startswith("python") else PYTHON / "DLLs"
                    (folder / name).write_bytes(wheel.read(info))
        wanted = Path(place, "wanted.txt")
        wanted.write_text(pinned(PACKAGES), encoding="utf-8")
        pip("install", "--require-hashes", "--target", SITE, "--requirement", wanted)
    # As on a developer's machine: PyInstaller looks for the games among the importable modules.
    (SITE / "stolik.pth").write_text(f"{sources}\n", encoding="utf-8")
    for name in ("vcruntime140.dll", "vcruntime140_1.dll"):
        shutil.copy(SITE / "PySide6" / name, PYTHON / name)
    compile_c([HERE / "python_starter.c"], PYTHON / "python.exe", "-municode")
    make_stable_library()


def make_stable_library() -> None:
    """Makes python3.dll, which forwards every name to python311.dll; Qt's modules need it under that name."""
    command = ["x86_64-w64-mingw32-objdump", "-p", str(PYTHON / "python311.dll")]
    tables = subprocess.check_output(command, text=True)
    names = re.findall(r"^\s*\[ *\d+\](?: \+base\[ *\d+\] +[0-9a-f]+)? (_?Py\w+)$", tables, re.M)
    if len(names) < 1000:
        raise Problem(f"Only {len(names)} names were found in python311.dll.")
    with tempfile.TemporaryDirectory() as place:
        exports, empty = Path(place, "python3.def"), Path(place, "empty.c")
        lines = ["LIBRARY python3", "EXPORTS", *(f"  {name} = python311.{name}" for name in names)]
        exports.write_text("\n".join(lines) + "\n", encoding="utf-8")
        empty.write_text("int DllMainCRTStartup(void) { return 1; }\n", encoding="utf-8")
        options = ["-shared", "-nostdlib", "-Wl,-e,DllMainCRTStartup"]
        compile_c([empty, exports], PYTHON / "python3.dll", *options)


def freeze(windows: Windows) -> Path:
    """Runs PyInstaller in another Windows, checks the frozen folder and returns it."""
    program = WORK / "dist" / "stolik"
    shutil.rmtree(program, ignore_errors=True)
    options = ["--noconfirm", "--clean", f"--distpath={windows.path(WORK / 'dist')}"]
    options.append(f"--workpath={windows.path(WORK / 'work')}")
    spec = ROOT / "packaging" / "stolik.spec"
    windows.run(PYTHON / "python.exe", "-m", "PyInstaller", *options, spec, more=settings())
    if wrong := complaints(program, "win32"):
        raise Problem("\n".join(wrong))
    return program


# ------------------------------------------------------------------------------------------------ the trial


def smoke_test(windows: Windows, program: Path) -> str:
    """Returns the report of the program's smoke test, which it writes to a file because it has no output."""
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder, "smoke-test.txt")
        windows.run(program, f"--smoke-test={windows.path(said)}")
        words = said.read_text("utf-8").strip() if said.is_file() else ""
    if not words:
        raise Problem("The installed program reports nothing in its smoke test.")
    return words


def try_setup(windows: Windows, setup: Path) -> None:
    """Installs, tests, updates, tests again and removes the program; only a save may remain."""
    folder, saves = windows.local() / "Programs" / NAME, windows.local() / NAME.lower() / "saves"
    for done in ("set up", "updated"):
        windows.run(setup, "/S")
        say(f"{done}: {smoke_test(windows, folder / 'stolik.exe')}")
        saves.mkdir(parents=True, exist_ok=True)
        (saves / "tried.stolik").write_text("a game", encoding="utf-8")
    windows.run(folder / "uninstall.exe", "/S")
    # The uninstaller continues as a copy of itself, since it can't remove the running file.
    until = time.monotonic() + PATIENCE
    while folder.exists():
        if time.monotonic() > until:
            left = ", ".join(sorted(path.name for path in folder.iterdir()))
            raise Problem(f"The uninstaller left {left} in {folder}.")
        time.sleep(0.5)
    if not (saves / "tried.stolik").is_file():
        raise Problem("The uninstaller has removed a saved game.")
    say("removed; the saved game is still there")


def main(arguments: Sequence[str]) -> None:
    """Tries the setup on this Windows, or makes and tries one under Wine."""
    if os.name == "nt":
        try_setup(Windows(), SETUP)
        return
    with wine() as windows:
        if "--keep-python" not in arguments or not (PYTHON / "python.exe").exists():
            make_python(windows.path(ROOT / "desktop"))
        try_setup(windows, make(freeze(windows), WORK / SETUP.name))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Problem, OSError, subprocess.SubprocessError) as error:
        sys.exit(str(error))
