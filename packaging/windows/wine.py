"""Wine with a prefix and a display of its own: in it, Linux proves the setup and freezes for Windows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from virtual_screen import virtual_screen

# Debian's 64-bit wine keeps its starter out of PATH; its /usr/bin/wine asks for the 32-bit one at each call.
STARTERS = ("wine64", "/usr/lib/wine/wine64", "wine")
SERVERS = ("wineserver", "/usr/lib/wine/wineserver64", "/usr/lib/wine/wineserver")


def find(names: Sequence[str], purpose: str) -> str:
    """Return the first of these programs that is there, or end with a sentence."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise SystemExit(f"{names[0]} is missing; it {purpose}.")


def windows_path(path: Path | str) -> str:
    """Return how a program inside Wine calls a file of this machine."""
    return "Z:" + str(path).replace("/", "\\")


def compile_c(sources: Sequence[Path], outcome: Path, *options: str) -> None:
    """Compile a Windows program or library from C."""
    compiler = find(["x86_64-w64-mingw32-gcc"], "makes Windows programs (Debian: gcc-mingw-w64-x86-64)")
    subprocess.check_call([compiler, "-O2", "-s", "-o", outcome, *sources, *options])


class Wine:
    """A Windows of its own; leaving it ends what was started in it."""

    def __init__(self, prefix: Path, display: str) -> None:
        self.prefix = prefix
        self._display = display
        self._starter = find(STARTERS, "runs Windows programs (Debian: wine wine64)")
        self._server = find(SERVERS, "belongs to Wine (Debian: wine64)")
        self._stack = ExitStack()
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "PYTHON"))}
        self.env = {
            **kept,
            "DISPLAY": display,
            "WINEPREFIX": str(prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # Without it a fresh prefix asks on the screen whether it may download .NET and a browser, and
            # shortcuts turn up in the menu of this machine's own desktop.
            "WINEDLLOVERRIDES": "mscoree,mshtml=;winemenubuilder.exe=d",
            # Wine takes the names of files in the coding of the locale, and Polish letters must survive.
            "LC_ALL": "C.UTF-8",
        }

    def __enter__(self) -> Wine:
        self.prefix.parent.mkdir(parents=True, exist_ok=True)
        self._stack.enter_context(virtual_screen(self._display))
        try:
            if not (self.prefix / "system.reg").exists():
                self.run(["wineboot", "--init"], timeout=180)
                self.run(["winecfg", "-v", "win10"])
                self.settle()
                self._complete()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        subprocess.run([self._server, "-k"], env=self.env, timeout=60, check=False)
        self._stack.close()

    def _complete(self) -> None:
        """Add the system libraries that Wine 8 lacks and the real program wants; Windows has them."""
        for name in ("bcryptprimitives.dll", "icuuc.dll"):
            library = self.drive / "windows" / "system32" / name
            if not library.exists():
                source = Path(__file__).with_name("system_stand_ins.c")
                compile_c([source], library, "-shared", "-ladvapi32")

    @property
    def drive(self) -> Path:
        """Drive C: of this Windows."""
        return self.prefix / "drive_c"

    def start(
        self, command: Sequence[str | Path], more: Mapping[str, str] | None = None, cwd: Path | None = None
    ) -> subprocess.Popen[str]:
        """Start a Windows program and return at once."""
        return subprocess.Popen(
            [self._starter, *map(str, command)],
            env={**self.env, **(more or {})},
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )

    def run(
        self,
        command: Sequence[str | Path],
        timeout: float = 120,
        more: Mapping[str, str] | None = None,
        cwd: Path | None = None,
    ) -> tuple[int, str]:
        """Run a Windows program to its end; return its exit code, as Linux sees it, and its words."""
        process = self.start(command, more, cwd)
        try:
            said, _ = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise SystemExit(f"Not done after {timeout:.0f} s: {' '.join(map(str, command))}") from None
        return process.returncode, said

    def settle(self, timeout: float = 60) -> None:
        """Wait until the programs in here have ended and the registry is written down."""
        subprocess.run([self._server, "-w"], env=self.env, timeout=timeout, check=False)
