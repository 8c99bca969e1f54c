"""What the proofs of the setup and of the MSI act and look with."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import APP_ID, FILE_TYPES
from windows.folder_list import files_of
from windows.make_setup import TYPE_ICONS
from windows.wine import Wine, windows_path

UNINSTALL = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{APP_ID}"
CLASSES = r"HKCU\Software\Classes"
FOREIGN = "ours.txt"


class Failed(Exception):
    """What a proof found instead."""


def expect(what: str, found: object, wanted: object) -> None:
    """Fail unless the two are equal."""
    if found != wanted:
        raise Failed(f"{what} is {found!r} instead of {wanted!r}")


def listing(folder: Path) -> dict[str, bytes]:
    """Return every file below a folder with what it holds."""
    return {str(path): (folder / path).read_bytes() for path in files_of(folder)} if folder.exists() else {}


def expect_installed(source: Path, place: Path) -> None:
    """Fail unless a folder holds what was packed, but for files of the setup or of others."""
    found = listing(place)
    for name in ("uninstall.exe", *(icon.name for icon in TYPE_ICONS), FOREIGN):
        found.pop(name, None)
    expect("the folder with the program", bool(found), True)
    wanted = listing(source)
    expect("the list of missing files", sorted(wanted.keys() - found.keys()), [])
    expect("the list of superfluous files", sorted(found.keys() - wanted.keys()), [])
    expect("the list of different files", [name for name in wanted if wanted[name] != found[name]], [])


class Machine:
    """The Windows of the proofs, with the places that matter."""

    def __init__(self, wine: Wine) -> None:
        self._wine = wine
        self.home = next(path for path in (wine.drive / "users").iterdir() if path.name != "Public")
        self.temp = self._folder_named("TEMP")
        local = self._folder_named("LOCALAPPDATA")
        self.program = local / "Programs" / "Stolik"
        self.data = local / "stolik"
        self.log = self.temp / "stolik-setup.log"
        self.desktop_icon = self.home / "Desktop" / "Stolik.lnk"
        self.menu = self._folder_named("APPDATA") / "Microsoft/Windows/Start Menu/Programs/Stolik.lnk"

    def _folder_named(self, variable: str) -> Path:
        _, said = self.run("cmd", "/c", f"echo %{variable}%")
        return self._wine.drive.joinpath(*said.strip().split("\\")[1:])

    def run(self, *command: str, timeout: float = 120) -> tuple[int, str]:
        """Run a program and return its exit code and words."""
        return self._wine.run(command, timeout=timeout)

    def on_c(self, path: Path) -> str:
        """Return how a person in this Windows calls a file on drive C."""
        return "C:" + str(path).removeprefix(str(self._wine.drive)).replace("/", "\\")

    def setup(self, setup: Path, *switches: str, wanted: int = 0) -> None:
        """Call a setup silently and hold it to its exit code."""
        # By cmd, since NSIS wants a folder with spaces without quotes, and Wine would add them.
        line = " ".join([windows_path(setup), "/S", *switches])
        code, _ = self.run("cmd", "/c", line, timeout=300)
        expect("exit code of the setup", code, wanted)

    def uninstall(self, folder: Path, *switches: str) -> None:
        """Call the uninstaller as Windows does: it copies itself away and goes on there."""
        code, _ = self._wine.run([windows_path(folder / "uninstall.exe"), "/S", *switches])
        expect("exit code of the uninstaller", code, 0)
        self._wine.settle()

    def value(self, key: str, name: str | None) -> str | None:
        """Return a value of the registry, the default one for None; None where there is none."""
        which = ["/ve"] if name is None else ["/v", name]
        code, said = self._wine.run(["reg", "query", key, *which])
        lines = [line for line in said.splitlines() if "    REG_" in line]
        if code or not lines:
            return None
        value = lines[0].split("    REG_", 1)[1].partition("    ")[2].strip()
        return None if value == "(value not set)" else value

    def has_key(self, key: str) -> bool:
        """Tell whether the registry has a key."""
        return self._wine.run(["reg", "query", key])[0] == 0

    @contextmanager
    def running(self, folder: Path) -> Iterator[None]:
        """Let the program run while something else happens."""
        process = self._wine.start([windows_path(folder / "stolik.exe")], {"QT_QPA_PLATFORM": "offscreen"})
        time.sleep(4)
        if process.poll() is not None:
            raise Failed("the program that should be running has ended")
        try:
            yield
        finally:
            self.run("taskkill", "/f", "/im", "stolik.exe")
            process.communicate(timeout=30)
            time.sleep(1)

    def smoke_test(self, folder: Path, version: str) -> str:
        """Start the program's own test and return its line, which must name the version."""
        report = self.temp / "smoke.txt"
        report.unlink(missing_ok=True)
        switch = f"--smoke-test={windows_path(report)}"
        code, _ = self._wine.run([windows_path(folder / "stolik.exe"), switch], timeout=300)
        said = report.read_text(encoding="utf-8-sig").strip() if report.exists() else ""
        if code:
            raise Failed(f"the smoke test ended with {code}: {said or 'not a word'}")
        expect("the version in the smoke test's line", said.partition(":")[0], f"stolik {version}")
        return said

    @contextmanager
    def merged_classes(self) -> Iterator[str]:
        """Show the user's file types to the double click, and tell how.

        Windows looks at the user's own file types first. Wine 8 looks at the machine's only; they are copied
        there for a while.
        """
        if self.value(r"HKCR\.stolik", None):
            yield "a double click"
            return
        machine = CLASSES.replace("HKCU", "HKLM")
        names = [name for each in FILE_TYPES for name in (each.ending, each.prog_id)]
        for name in names:
            self.run("reg", "copy", rf"{CLASSES}\{name}", rf"{machine}\{name}", "/s", "/f")
        try:
            yield "a double click (with the file type copied to where this Wine looks)"
        finally:
            for name in names:
                self.run("reg", "delete", rf"{machine}\{name}", "/f")

    def last_words(self) -> str:
        """Return the last line of the setup's log."""
        return self.log.read_text(encoding="utf-16").splitlines()[-1] if self.log.exists() else ""
