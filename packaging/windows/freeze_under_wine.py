"""Freezes Stolik for Windows on Linux, to try the setup with the real program: build/wine/dist/stolik.

What is released comes from a Windows machine. Here a Windows Python is put together from what pip can bring:
its library and extension modules come in the wheel of panda3d, which has them for the programs that it
freezes; its modules in Python are those of the Python that runs this script. Wine runs PyInstaller in it.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from contents import complaints
from freeze import settings
from windows.wine import Wine, compile_c, windows_path

ROOT = Path(__file__).resolve().parent.parent.parent
WORK = ROOT / "build" / "wine"
PYTHON = WORK / "python"
SITE = PYTHON / "Lib" / "site-packages"
LOCKS = [ROOT / "packaging" / name for name in ("lock-run.txt", "lock-dev.txt")]

# The Windows parts of Python 3.11; a tool on the side of the build, nothing of it is in the lock.
DONOR = "panda3d==1.10.16"
TOOLS = (
    "pyinstaller",
    "pyinstaller-hooks-contrib",
    "altgraph",
    "pefile",
    "pywin32-ctypes",
    "packaging",
    "setuptools",
)
RUN = (
    "pyside6-essentials",
    "shiboken6",
    "pydantic",
    "pydantic-core",
    "typing-extensions",
    "typing-inspection",
    "annotated-types",
    "platformdirs",
    "snowballstemmer",
    "miniaudio",
    "cffi",
    "pycparser",
)
UNUSED = shutil.ignore_patterns(
    "__pycache__",
    "site-packages",
    "lib-dynload",
    "test",
    "tests",
    "idlelib",
    "tkinter",
    "turtledemo",
    "ensurepip",
)


def pip(verb: str, *arguments: str | Path) -> None:
    """Run pip for Windows; where packages come from is its own configuration."""
    target = ["--platform", "win_amd64", "--python-version", "3.11", "--only-binary=:all:", "--no-deps"]
    subprocess.check_call([sys.executable, "-m", "pip", verb, "--quiet", "--no-input", *target, *arguments])


def pinned(names: tuple[str, ...]) -> str:
    """Return the lines of the lock files for these packages, without the conditions on the system."""
    entries: dict[str, str] = {}
    for lock in LOCKS:
        for entry in re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8")):
            if match := re.match(r"([a-z0-9._-]+)==\S+", entry):
                entries[match[1]] = re.sub(r" ; [^\\\n]+", " ", entry)
    missing = [name for name in names if name not in entries]
    if missing:
        raise SystemExit(f"The lock files lack {', '.join(missing)}.")
    return "\n".join(entries[name] for name in names) + "\n"


def make_python() -> None:
    """Put a Windows Python together, with what Stolik and PyInstaller need."""
    if sys.version_info[:2] != (3, 11):
        raise SystemExit(
            "The modules in Python are taken from the one that runs this: it must be a Python 3.11."
        )
    shutil.rmtree(PYTHON, ignore_errors=True)
    (PYTHON / "DLLs").mkdir(parents=True)
    shutil.copytree(Path(os.__file__).parent, PYTHON / "Lib", ignore=UNUSED, symlinks=False)
    SITE.mkdir()
    with tempfile.TemporaryDirectory() as place:
        pip("download", "--dest", place, DONOR)
        with zipfile.ZipFile(next(Path(place).glob("*.whl"))) as wheel:
            for info in wheel.infolist():
                name = info.filename.rpartition("/")[2]
                if info.filename.startswith("deploy_libs/") and not name.startswith(
                    ("tcl", "tk", "_tkinter", "api-")
                ):
                    folder = PYTHON if name.lower().startswith(("python", "vcruntime")) else PYTHON / "DLLs"
                    (folder / name).write_bytes(wheel.read(info))
        wanted = Path(place, "wanted.txt")
        wanted.write_text(pinned((*RUN, *TOOLS)), encoding="utf-8")
        pip("install", "--require-hashes", "--target", SITE, "--requirement", wanted)
    # As where the program is developed: PyInstaller looks for the games among what can be imported.
    (SITE / "stolik.pth").write_text(f"{windows_path(ROOT / 'desktop')}\n", encoding="utf-8")
    # The extension modules are linked against the newer run-time library that Qt brings.
    for name in ("vcruntime140.dll", "vcruntime140_1.dll"):
        for old in PYTHON.glob("*.[dD][lL][lL]"):
            if old.name.lower() == name:
                old.unlink()
        shutil.copy(SITE / "PySide6" / name, PYTHON / name)
    compile_c([Path(__file__).with_name("python_starter.c")], PYTHON / "python.exe", "-municode")
    make_stable_library()


def make_stable_library() -> None:
    """Make python3.dll, which hands every name on to python311.dll; Qt's modules ask for it by that name."""
    tables = subprocess.check_output(
        ["x86_64-w64-mingw32-objdump", "-p", PYTHON / "python311.dll"], text=True
    )
    names = re.findall(r"^\s*\[ *\d+\](?: \+base\[ *\d+\] +[0-9a-f]+)? (_?Py\w+)$", tables, re.M)
    if len(names) < 1000:
        raise SystemExit(f"Only {len(names)} names were found in python311.dll.")
    with tempfile.TemporaryDirectory() as place:
        exports = Path(place, "python3.def")
        lines = ["LIBRARY python3", "EXPORTS", *(f"  {name} = python311.{name}" for name in names)]
        exports.write_text("\n".join(lines) + "\n", encoding="utf-8")
        empty = Path(place, "empty.c")
        empty.write_text("int DllMainCRTStartup(void) { return 1; }\n", encoding="utf-8")
        options = ["-shared", "-nostdlib", "-Wl,-e,DllMainCRTStartup"]
        compile_c([empty, exports], PYTHON / "python3.dll", *options)


def freeze(wine: Wine) -> Path:
    """Run PyInstaller under Wine and return the frozen folder."""
    program = WORK / "dist" / "stolik"
    shutil.rmtree(program, ignore_errors=True)
    command = [windows_path(PYTHON / "python.exe"), "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--distpath", windows_path(WORK / "dist"), "--workpath", windows_path(WORK / "work")]
    command.append(windows_path(ROOT / "packaging" / "stolik.spec"))
    code, said = wine.run(command, timeout=3600, more=settings(), cwd=ROOT)
    (WORK / "pyinstaller.log").write_text(said, encoding="utf-8")
    if code or not (program / "stolik.exe").exists():
        tail = "\n".join(said.splitlines()[-15:])
        raise SystemExit(f"PyInstaller failed under Wine (exit {code}):\n{tail}")
    found = complaints(program, "win32")
    if found:
        raise SystemExit("\n".join(found))
    return program


def smoke_test(wine: Wine, program: Path) -> str:
    """Start the frozen program once and return the line it writes."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place, "smoke.txt")
        code, said = wine.run(
            [windows_path(program / "stolik.exe"), f"--smoke-test={windows_path(report)}"], timeout=300
        )
        words = report.read_text(encoding="utf-8").strip() if report.exists() else said.strip()
    if code:
        raise SystemExit(f"The frozen program failed its smoke test under Wine (exit {code}): {words}")
    return words


def main() -> int:
    """Make the folder and try it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--display", default=":73", help="X display; one is started there if there is none")
    parser.add_argument("--keep-python", action="store_true", help="use the Windows Python of the last call")
    options = parser.parse_args()
    if not options.keep_python or not (PYTHON / "python.exe").exists():
        make_python()
    with Wine(WORK / "prefix", options.display) as wine:
        program = freeze(wine)
        size = sum(path.stat().st_size for path in program.rglob("*") if path.is_file())
        print(f"{program.relative_to(ROOT)}: {size / 1e6:.1f} MB")
        print(smoke_test(wine, program))
    return 0


if __name__ == "__main__":
    sys.exit(main())
