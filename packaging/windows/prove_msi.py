"""Proves the MSI by msitools and under Wine, one line a proof: `python packaging/windows/prove_msi.py`.

The new version is made from the folder that is given, else from a stand-in program; the old is a stand-in.
Ends with 1 at the first proof that fails.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUILD, FILE_TYPES, VERSION, Problem, say
from windows.folder_list import stable_guid
from windows.make_msi import make
from windows.proof_tools import Failed, Machine, expect, expect_installed, listing
from windows.stand_in import FRESH, STALE, make_folder
from windows.wine import Wine, find, windows_path

OLD = "0.0.9"
CLASSES = r"HKLM\Software\Classes"


class Proofs:
    """The proofs, in the order in which they build on each other."""

    def __init__(self, wine: Wine, work: Path, folder: Path | None) -> None:
        self._wine = wine
        self._machine = Machine(wine)
        self._work = work
        self._old_folder = make_folder(work / "old", OLD, STALE)
        self._new_folder = folder or make_folder(work / "new", VERSION, FRESH)
        self._old = make(self._old_folder, work / "old.msi", OLD)
        self._new = make(self._new_folder, work / "new.msi")
        self._place = wine.drive / "Program Files" / "Stolik"
        # For all users, as Windows does; Wine takes the user's own menu all the same.
        self._menus = [wine.drive / "ProgramData/Microsoft/Windows/Start Menu/Programs/Stolik.lnk"]
        self._menus.append(self._machine.menu)

    def __iter__(self) -> Iterator[Callable[[], str]]:
        yield self.versions_know_each_other
        yield self.holds_the_folder
        yield self.installs_silently
        yield self.upgrades
        yield self.refuses_an_older_version
        yield self.removes

    def _table(self, msi: Path, name: str) -> list[list[str]]:
        said = subprocess.check_output(
            [find(["msiinfo"], "reads an MSI (msitools)"), "export", msi, name], text=True
        )
        return [line.split("\t") for line in said.splitlines()[3:]]

    def _msiexec(self, *arguments: str) -> int:
        code, _ = self._machine.run("msiexec", *arguments, "/qn", timeout=400)
        self._wine.settle()
        return code

    def versions_know_each_other(self) -> str:
        """Compare what must stay the same from version to version, and what mustn't."""
        old, new = (dict(self._table(msi, "Property")) for msi in (self._old, self._new))
        expect("the upgrade code", new["UpgradeCode"], old["UpgradeCode"])
        expect("equal product codes", new["ProductCode"] == old["ProductCode"], False)
        expect("ALLUSERS", new["ALLUSERS"], "1")
        parts = [{row[0]: row[1] for row in self._table(msi, "Component")} for msi in (self._old, self._new)]
        both = parts[0].keys() & parts[1].keys()
        expect("parts of both versions", len(both) >= 2, True)
        expect(
            "parts whose identity changed", [name for name in both if parts[0][name] != parts[1][name]], []
        )
        return "both versions bear one upgrade code, and a file keeps its identity"

    def holds_the_folder(self) -> str:
        """Unpack it with msitools and compare."""
        place = self._work / "unpacked"
        extract = find(["msiextract"], "unpacks an MSI (msitools)")
        subprocess.run([extract, "-C", place, self._new], check=True, stdout=subprocess.DEVNULL)
        unpacked = next(path.parent for path in place.rglob("stolik.exe"))
        expect_installed(self._new_folder, unpacked)
        size = self._new.stat().st_size / 1e6
        return f"it holds every file of the folder, packed to {size:.1f} MB"

    def installs_silently(self) -> str:
        """Install the old version for all users."""
        expect("exit code of msiexec", self._msiexec("/i", windows_path(self._old)), 0)
        expect_installed(self._old_folder, self._place)
        expect("an entry in a start menu", any(menu.exists() for menu in self._menus), True)
        for each in FILE_TYPES:
            command = self._machine.value(rf"{CLASSES}\{each.prog_id}\shell\open\command", None)
            expect(f"the command of {each.ending}", command, r'"C:\Program Files\Stolik\stolik.exe" "%1"')
            icon = self._machine.value(rf"{CLASSES}\{each.prog_id}\DefaultIcon", None)
            expect(f"the icon of {each.ending}", icon, rf"C:\Program Files\Stolik\{each.icon}.ico")
        said = self._machine.smoke_test(self._place, OLD)
        return f"msiexec /qn installs {OLD} for all users, with menu and file types. {said}"

    def upgrades(self) -> str:
        """Install the new version over it, with saves there."""
        (self._machine.data / "saves").mkdir(parents=True)
        (self._machine.data / "saves" / "pickomino.stolik").write_text("a game", encoding="utf-8")
        expect("exit code of msiexec", self._msiexec("/i", windows_path(self._new)), 0)
        expect_installed(self._new_folder, self._place)
        return (
            f"{OLD} becomes {VERSION}; stale files are gone. {self._machine.smoke_test(self._place, VERSION)}"
        )

    def refuses_an_older_version(self) -> str:
        """Install the old version over the new one."""
        before = listing(self._place)
        expect("exit code 0 of msiexec", self._msiexec("/i", windows_path(self._old)) == 0, False)
        expect("the folder unchanged", listing(self._place) == before, True)
        return "a downgrade is refused and changes nothing"

    def removes(self) -> str:
        """Remove it by its product code."""
        code = "{" + stable_guid(f"product {VERSION}") + "}"
        expect("exit code of msiexec", self._msiexec("/x", code), 0)
        expect("the folder", self._place.exists(), False)
        expect("an entry in a start menu", any(menu.exists() for menu in self._menus), False)
        for each in FILE_TYPES:
            expect(each.prog_id, self._machine.has_key(rf"{CLASSES}\{each.prog_id}"), False)
            expect(f"a key for {each.ending}", self._machine.has_key(rf"{CLASSES}\{each.ending}"), False)
        expect("the save", (self._machine.data / "saves" / "pickomino.stolik").exists(), True)
        return "removed, it leaves nothing but the saves"


def main() -> int:
    """Run every proof in a fresh Windows."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, help="frozen folder of the new version; else a stand-in")
    parser.add_argument("--display", default=":73", help="X display; one is started there if there is none")
    options = parser.parse_args()
    work = BUILD / "windows" / "proof-msi"
    shutil.rmtree(work, ignore_errors=True)
    with Wine(work / "prefix", options.display) as wine:
        for proof in Proofs(wine, work, options.folder and options.folder.resolve()):
            try:
                say(f"ok: {proof()}")
            except Failed as failed:
                say(f"FAILED: {proof.__name__.replace('_', ' ')}: {failed}")
                return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Problem as problem:
        sys.exit(str(problem))
