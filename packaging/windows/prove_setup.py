"""Proves the setup under Wine, one line a proof: `python packaging/windows/prove_setup.py [--folder FOLDER]`.

The new version is made from the folder that is given, for example that of freeze_under_wine.py, else from a
stand-in program; the old version is always a stand-in. Ends with 1 at the first proof that fails.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import APP_ID, BUILD, FILE_TYPES, VERSION, Problem, say
from windows.make_setup import MOST_MB, make
from windows.proof_tools import (
    CLASSES,
    FOREIGN,
    UNINSTALL,
    Failed,
    Machine,
    expect,
    expect_installed,
    listing,
)
from windows.stand_in import AWKWARD, FRESH, STALE, make_folder
from windows.wine import Wine, windows_path

OLD = "0.0.9"
RUNNING, NEWER, NOT_WRITTEN, FOLDER_TAKEN = 3, 4, 5, 6


class Proofs:
    """The proofs, in the order in which they build on each other."""

    def __init__(self, wine: Wine, work: Path, folder: Path | None) -> None:
        self._wine = wine
        self._machine = Machine(wine)
        self._work = work
        self._old_folder = make_folder(work / "old", OLD, [*STALE, AWKWARD])
        self._new_folder = folder or make_folder(work / "new", VERSION, [*FRESH, AWKWARD])
        self._old = make(self._old_folder, work / "old-setup.exe", OLD)
        self._new = make(self._new_folder, work / "new-setup.exe")

    def __iter__(self) -> Iterator[Callable[[], str]]:
        yield self.setup_is_small_and_reproducible
        yield self.installs_silently
        yield self.is_registered
        yield self.is_in_the_start_menu
        yield self.passes_the_smoke_test
        yield self.opens_files_by_their_types
        yield self.refuses_to_replace_a_running_program
        yield self.upgrades
        yield self.refuses_an_older_version
        yield self.keeps_everything_on_a_full_disk
        yield self.refuses_to_remove_a_running_program
        yield self.removes_but_keeps_saves
        yield self.removes_saves_on_request
        yield self.puts_an_icon_on_the_desktop_on_request
        yield self.leaves_the_file_type_to_its_owner
        yield self.lives_in_a_folder_with_polish_letters
        yield self.moves_to_another_folder
        yield self.refuses_a_folder_of_others

    def setup_is_small_and_reproducible(self) -> str:
        """Hold the setup to its size, and make the old one twice."""
        size = self._new.stat().st_size / 1e6
        if size > MOST_MB:
            raise Failed(f"the setup holds {size:.1f} MB")
        again = make(self._old_folder, self._work / "old-setup.exe-again", OLD)
        expect("the second setup from the same folder", again.read_bytes() == self._old.read_bytes(), True)
        return f"the setup holds {size:.1f} MB; the same folder gives the same bytes"

    def installs_silently(self) -> str:
        """Install the old version where it goes by default."""
        self._machine.setup(self._old)
        expect_installed(self._old_folder, self._machine.program)
        return f"version {OLD} installs silently in the user's own folder, without administrator"

    def is_registered(self) -> str:
        """Look at the entry among the installed programs, and that nothing went to the machine's registry."""
        place = self._machine.on_c(self._machine.program)
        wanted = {
            "DisplayName": "Stolik",
            "DisplayVersion": OLD,
            "DisplayIcon": rf"{place}\stolik.exe,0",
            "Publisher": "The Stolik authors",
            "InstallLocation": place,
            "UninstallString": rf'"{place}\uninstall.exe"',
            "QuietUninstallString": rf'"{place}\uninstall.exe" /S',
            "NoModify": "0x1",
            "NoRepair": "0x1",
        }
        for name, value in wanted.items():
            expect(name, self._machine.value(UNINSTALL, name), value)
        size = int(self._machine.value(UNINSTALL, "EstimatedSize") or "0", 16)
        expect("EstimatedSize of the order of the folder", 100 < size < 1000, True)
        expect(
            "the machine's own entry",
            self._machine.value(UNINSTALL.replace("HKCU", "HKLM"), "DisplayName"),
            None,
        )
        for each in FILE_TYPES:
            command = self._machine.value(rf"{CLASSES}\{each.prog_id}\shell\open\command", None)
            expect(f"the command of {each.ending}", command, rf'"{place}\stolik.exe" "%1"')
            opener = self._machine.value(rf"{CLASSES}\{each.ending}", None)
            expect(f"the program of {each.ending}", opener, each.prog_id)
            icon = self._machine.value(rf"{CLASSES}\{each.prog_id}\DefaultIcon", None)
            expect(f"the icon of {each.ending}", icon, rf"{place}\{each.icon}.ico")
        endings = " and ".join(each.ending for each in FILE_TYPES)
        return (
            f"the installed programs list it, with icon, size and ways to remove it; {endings} are its types"
        )

    def is_in_the_start_menu(self) -> str:
        """Look into the shortcut; the desktop stays as it was."""
        link = self._machine.menu.read_bytes()
        expect("the shortcut to stolik.exe", "stolik.exe".encode("utf-16-le") in link, True)
        expect("an icon on the desktop", self._machine.desktop_icon.exists(), False)
        if APP_ID.encode("utf-16-le") in link:
            return "the start menu has it, with the AppUserModelID; the desktop was left alone"
        return "the start menu has it (this Wine can't store an AppUserModelID); the desktop was left alone"

    def passes_the_smoke_test(self) -> str:
        """Start what was installed."""
        said = self._machine.smoke_test(self._machine.program, OLD)
        return f"installed, it says: {said}"

    def opens_files_by_their_types(self) -> str:
        """Open a file of each kind as a double click does."""
        files = [self._machine.temp / f"Gra Żółwia 1{each.ending}" for each in FILE_TYPES]
        opened = self._machine.temp / "stolik-opened.txt"
        with self._machine.merged_classes() as way:
            for file in files:
                file.write_text("{}", encoding="utf-8")
                opened.unlink(missing_ok=True)
                code, said = self._machine.run("start", "/wait", windows_path(file))
                expect(f"exit code of the double click ({said.strip()})", code, 0)
                found = opened.read_text(encoding="utf-8-sig").strip() if opened.exists() else ""
                expect("the file that arrived", found.rpartition("\\")[2], file.name)
        return f"{way} opens {' and '.join(f'“{file.name}”' for file in files)}"

    def refuses_to_replace_a_running_program(self) -> str:
        """Upgrade while the old version runs."""
        before = listing(self._machine.program)
        with self._machine.running(self._machine.program):
            start = time.monotonic()
            self._machine.setup(self._new, wanted=RUNNING)
            waited = time.monotonic() - start
        expect("the folder unchanged", listing(self._machine.program) == before, True)
        expect("DisplayVersion", self._machine.value(UNINSTALL, "DisplayVersion"), OLD)
        expect("a line in the log", "is running" in self._machine.last_words(), True)
        return (
            f"over a running program it ends with {RUNNING} after {waited:.0f} s, says why, changes nothing"
        )

    def upgrades(self) -> str:
        """Upgrade with saves and a foreign file there."""
        (self._machine.data / "saves").mkdir(parents=True)
        (self._machine.data / "saves" / "pickomino.stolik").write_text("a game", encoding="utf-8")
        (self._machine.program / FOREIGN).write_text("of the family", encoding="utf-8")
        saves = listing(self._machine.data)
        self._machine.setup(self._new)
        expect_installed(self._new_folder, self._machine.program)
        expect("the saves unchanged", listing(self._machine.data) == saves, True)
        expect("the foreign file", (self._machine.program / FOREIGN).exists(), True)
        expect("DisplayVersion", self._machine.value(UNINSTALL, "DisplayVersion"), VERSION)
        said = self._machine.smoke_test(self._machine.program, VERSION)
        return f"{OLD} becomes {VERSION}: stale files are gone, saves and foreign files stay. {said}"

    def refuses_an_older_version(self) -> str:
        """Install the old version over the new one."""
        before = listing(self._machine.program)
        self._machine.setup(self._old, wanted=NEWER)
        expect("the folder unchanged", listing(self._machine.program) == before, True)
        expect("a line in the log", "older version" in self._machine.last_words(), True)
        return f"a silent downgrade ends with {NEWER} and changes nothing"

    def keeps_everything_on_a_full_disk(self) -> str:
        """Upgrade on a disk that can't hold two versions; only root can make such a disk."""
        if os.geteuid() != 0:
            return "a full disk: left out, since only root can make one"
        disk = self._work / "small disk"
        disk.mkdir(exist_ok=True)
        room = (
            sum(map(len, listing(self._old_folder).values())) // 1024 + 700
        )  # for the uninstaller and the icon too
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={room}k", "tmpfs", disk], capture_output=True, check=False
        )
        if done.returncode:
            return "a full disk: left out, since this machine lets nobody mount one"
        big = make_folder(self._work / "big", VERSION, [f"_internal/{number}.dll" for number in range(20)])
        setup = make(big, self._work / "big-setup.exe")
        place = disk / "Stolik"
        try:
            self._with_clean_slate(lambda: self._fill(setup, place))
        finally:
            self._wine.settle()
            subprocess.run(["umount", disk], check=False)
        return f"on a full disk it ends with {NOT_WRITTEN}, and the old version is whole"

    def _with_clean_slate(self, act: Callable[[], None]) -> None:
        """Act as on a machine without Stolik, then bring the installation of before back."""
        self._machine.run("reg", "delete", UNINSTALL, "/f")
        act()
        self._machine.setup(self._new)

    def _fill(self, setup: Path, place: Path) -> None:
        self._machine.setup(self._old, f"/D={windows_path(place)}")
        self._machine.setup(setup, wanted=NOT_WRITTEN)
        expect_installed(self._old_folder, place)
        expect("DisplayVersion", self._machine.value(UNINSTALL, "DisplayVersion"), OLD)
        expect("a line in the log", "disk full" in self._machine.last_words(), True)
        self._machine.uninstall(place)
        expect("the folder on the small disk", place.exists(), False)

    def refuses_to_remove_a_running_program(self) -> str:
        """Call the uninstaller in place, so that its own exit code comes back."""
        before = listing(self._machine.program)
        with self._machine.running(self._machine.program):
            place = windows_path(self._machine.program)
            code, _ = self._machine.run(rf"{place}\uninstall.exe", "/S", f"_?={place}")
        expect("exit code of the uninstaller", code, RUNNING)
        expect("the folder unchanged", listing(self._machine.program) == before, True)
        return f"removing a running program ends with {RUNNING} and changes nothing"

    def removes_but_keeps_saves(self) -> str:
        """Remove, with saves, Qt's cache and a foreign file there."""
        cache = self._machine.data / "cache"
        shutil.rmtree(cache, ignore_errors=True)
        saves = listing(self._machine.data)
        (cache / "qmlcache").mkdir(parents=True)
        (cache / "qmlcache" / "page.qmlc").write_bytes(b"made by Qt")
        self._machine.uninstall(self._machine.program)
        expect("what is left of the folder", sorted(listing(self._machine.program)), [FOREIGN])
        expect("the saves and nothing else unchanged", listing(self._machine.data) == saves, True)
        expect("that there were saves", bool(saves), True)
        self._expect_no_trace()
        (self._machine.program / FOREIGN).unlink()
        return "removed, it leaves but the saves and the foreign file; registry, menu and cache are clean"

    def _expect_no_trace(self) -> None:
        expect(UNINSTALL, self._machine.value(UNINSTALL, "DisplayName"), None)
        for name in (name for each in FILE_TYPES for name in (each.prog_id, each.ending)):
            expect(f"a key for {name}", self._machine.has_key(rf"{CLASSES}\{name}"), False)
        expect("the entry of the start menu", self._machine.menu.exists(), False)
        expect("the icon on the desktop", self._machine.desktop_icon.exists(), False)

    def removes_saves_on_request(self) -> str:
        """Install over the empty folder that was left, and remove with the saves."""
        self._machine.setup(self._old)
        self._machine.uninstall(self._machine.program, "/SAVES=remove")
        expect("the folder", self._machine.program.exists(), False)
        expect("the saves", self._machine.data.exists(), False)
        self._expect_no_trace()
        return "with /SAVES=remove the saves go too"

    def puts_an_icon_on_the_desktop_on_request(self) -> str:
        """Ask for the icon, upgrade without asking again, give it back."""
        self._machine.setup(self._old, "/DESKTOP=1")
        expect("the icon", self._machine.desktop_icon.exists(), True)
        self._machine.setup(self._new)
        expect("the icon after an upgrade", self._machine.desktop_icon.exists(), True)
        self._machine.setup(self._new, "/DESKTOP=0")
        expect("the icon after /DESKTOP=0", self._machine.desktop_icon.exists(), False)
        self._machine.setup(self._new, "/DESKTOP=1")
        self._machine.uninstall(self._machine.program)
        self._expect_no_trace()
        return "/DESKTOP=1 puts an icon on the desktop, an upgrade keeps it, removal takes it away"

    def leaves_the_file_type_to_its_owner(self) -> str:
        """Install where .stolik is another program's already."""
        self._machine.run("reg", "add", rf"{CLASSES}\.stolik", "/ve", "/d", "Other.Program", "/f")
        self._machine.setup(self._old)
        expect("the program of .stolik", self._machine.value(rf"{CLASSES}\.stolik", None), "Other.Program")
        offered = self._machine.value(rf"{CLASSES}\.stolik\OpenWithProgids", "Stolik.Record")
        expect("the offer beside it", offered, "")
        self._machine.uninstall(self._machine.program)
        expect("the program of .stolik", self._machine.value(rf"{CLASSES}\.stolik", None), "Other.Program")
        self._machine.run("reg", "delete", rf"{CLASSES}\.stolik", "/f")
        return "a file type that another program holds stays its own, before and after"

    def lives_in_a_folder_with_polish_letters(self) -> str:
        """Install, start, upgrade and remove in a folder whose name has spaces and Polish letters."""
        place = self._machine.home / "Gry rodzinne – Żółć i Gęś" / "Stolik łączny"
        self._machine.setup(self._old, f"/D={self._machine.on_c(place)}")
        expect_installed(self._old_folder, place)
        self._machine.setup(self._new)
        expect_installed(self._new_folder, place)
        self._machine.smoke_test(place, VERSION)
        self._machine.uninstall(place, "/SAVES=remove")
        expect("the folder", place.exists(), False)
        shutil.rmtree(place.parent)
        return f"it installs, upgrades, starts and goes in “{place.parent.name}/{place.name}”"

    def moves_to_another_folder(self) -> str:
        """Upgrade into another folder than that of the old version."""
        place = self._machine.home / "Stolik 2"
        self._machine.setup(self._old)
        self._machine.setup(self._new, f"/D={self._machine.on_c(place)}")
        expect("the old folder", self._machine.program.exists(), False)
        expect_installed(self._new_folder, place)
        self._machine.uninstall(place, "/SAVES=remove")
        expect("the new folder", place.exists(), False)
        self._expect_no_trace()
        return "an upgrade into another folder takes the old one away"

    def refuses_a_folder_of_others(self) -> str:
        """Install into the folder of another program, and into that of the saves."""
        place = self._machine.home / "Other program"
        place.mkdir()
        (place / "uninstall.exe").write_bytes(b"not ours")
        before = listing(place)
        self._machine.setup(self._old, "/LANG=pl", f"/D={windows_path(place)}", wanted=FOLDER_TAKEN)
        expect("a Polish line in the log", "należy do czegoś innego" in self._machine.last_words(), True)
        expect("the folder unchanged", listing(place) == before, True)
        shutil.rmtree(place)
        saves = self._machine.on_c(self._machine.data)
        self._machine.setup(self._old, f"/D={saves}", wanted=FOLDER_TAKEN)
        self._expect_no_trace()
        return (
            f"another program's folder and that of the saves are refused with {FOLDER_TAKEN}, in Polish too"
        )


def main() -> int:
    """Run every proof in a fresh Windows."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--folder", type=Path, help="frozen folder of the new version; else a stand-in")
    parser.add_argument("--display", default=":73", help="X display; one is started there if there is none")
    options = parser.parse_args()
    work = BUILD / "windows" / "proof"
    shutil.rmtree(work, ignore_errors=True)
    with Wine(work / "prefix", options.display) as wine:
        proofs = Proofs(wine, work, options.folder and options.folder.resolve())
        for proof in proofs:
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
