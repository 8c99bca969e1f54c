"""Proves the Debian package in a bare Debian: `python packaging/linux/prove_deb.py [SUITE]`, as root.

It installs the package with apt, starts the program as an ordinary user on a virtual screen, opens a record
and a tournament by their file types, goes on with a game, reads the manual page, lets dpkg verify the files,
and removes everything again; of Stolik nothing but the saves may be left.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUILD, DEB, FILE_TYPES, ROOT, VERSION, Problem, say
from linux.bare_system import DISPLAY, HOME, PATIENCE, USER, Room, make_base, require_root, room_of, wait_for
from virtual_screen import virtual_screen

PLACE = BUILD / "bare"
LOG = PLACE / "prove_deb.txt"
SAVES = HOME / ".local" / "share" / "stolik"
# What a desktop has besides: something to open files by their type, and to read manual pages.
DESKTOP = (
    "desktop-file-utils",
    "shared-mime-info",
    "xdg-utils",
    "libglib2.0-bin",
    "hicolor-icon-theme",
    "man-db",
)
FILES = [HOME / f"Gra żółwia 1{each.ending}" for each in FILE_TYPES]
WAITING = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"
# What lets bots play a file of each type, and the page that is to be seen when it is opened.
PLAYED = (
    "pickomino --seats gentle,fair --games 1",
    "rummikub --seats gentle,gentle --tournament 3 --games 1",
)
SEEN = ("table-frame", "tournament-frame")


def prove(suite: str = "") -> None:
    """Goes through the life of an installation, and stops at the first thing that isn't as it should be.

    The Debian is that of a suite, else this machine's own.
    """
    require_root()
    if not DEB.is_file():
        raise Problem("There is no package yet; please call `python3 dev.py installers` first.")
    PLACE.mkdir(parents=True, exist_ok=True)
    LOG.write_text("", "utf-8")
    with virtual_screen(DISPLAY), room_of(make_base(PLACE, LOG, suite), LOG) as room:
        install(room)
        start(room)
        open_files(room)
        go_on(room)
        read_manual(room)
        verify(room)
        remove(room)
    say("The package holds what it promises.")


def install(room: Room) -> None:
    """Installs the package and what it depends on."""
    package = Path("/tmp") / DEB.name
    shutil.copy(DEB, room.path(package))
    room.apt("update")
    room.apt("install", *DESKTOP)
    before = room.packages()
    room.apt("install", str(package))
    room.path(package).unlink()
    added = sorted(room.packages() - before - {"stolik"})
    said = room.inside("dpkg-query", "--show", "--showformat=${Version}", "stolik")
    if said != VERSION:
        raise Problem(f"dpkg calls the installed version {said}.")
    say(f"Installed {DEB.name}; apt added {len(added)} packages: {' '.join(added)}")


def start(room: Room) -> None:
    """Lets the program pass its smoke test and its self-test, and paint its first window."""
    say(room.as_user("stolik", "--smoke-test").strip())
    say(room.as_user("stolik", "--self-test").strip())
    say(f"First window: {frame(room.as_user('stolik', '--smoke'), 'home-frame')}")


def open_files(room: Room) -> None:
    """Opens a file of each type as a double click would: by the type."""
    for each, file, played, event in zip(FILE_TYPES, FILES, PLAYED, SEEN, strict=True):
        save_played(room, played, file)
        kind = room.as_user("gio", "info", "--attributes=standard::content-type", str(file)).split()[-1]
        opener = room.as_user("xdg-mime", "query", "default", each.mime).strip()
        if (kind, opener) != (each.mime, "stolik.desktop"):
            raise Problem(f"{file.name} is of type {kind}, which {opener or 'nothing'} opens.")
        say(f"{file.name} is {kind}, which {opener} opens")
        for starter in (["xdg-open"], ["gio", "open"]):
            words = seen(room, [*starter, str(file)], event)
            say(f"{' '.join(starter)}: {frame(words, event)}")


def save_played(room: Room, played: str, file: Path) -> None:
    """Lets bots play what is to be opened."""
    made = HOME / f"new{file.suffix}"
    room.as_user("stolik", "simulate", *played.split(), "--save", str(made))
    found = room.path(made)
    if found.is_dir():
        next(found.glob("*.stolik")).rename(room.path(file))
        found.rmdir()
    else:
        found.rename(room.path(file))


def seen(room: Room, command: list[str], event: str) -> str:
    """Runs a command until the window tells of a page that it has painted, and returns its words."""
    says = PLACE / "opened.txt"
    with says.open("w", encoding="utf-8") as file:
        call = room.call(*command, STOLIK_TRACE=event)
        started = subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT)
    try:
        wait_for(lambda: event in says.read_text("utf-8"), f"{command[0]} leads to no {event}: {says}")
    finally:
        room.end_programs()
        started.wait(PATIENCE)
    return says.read_text("utf-8")


def go_on(room: Room) -> None:
    """Does what the menu entry offers: goes on with a game that waits, and shows the games."""
    shutil.copy(WAITING, room.path(SAVES / "saves"))
    room.inside("chown", "--recursive", f"{USER}:{USER}", str(SAVES))
    entry = room.path("/usr/share/applications/stolik.desktop").read_text("utf-8")
    offered = [line.removeprefix("Exec=").split() for line in entry.splitlines() if "Exec=stolik --" in line]
    for command, event in zip(offered, ("table-frame", "home-frame"), strict=True):
        say(f"{' '.join(command)}: {frame(room.as_user(*command, '--smoke'), event)}")


def read_manual(room: Room) -> None:
    """Reads the manual page."""
    page = room.as_user("man", "--no-hyphenation", "stolik")
    if "--new-game" not in page:
        raise Problem(f"The manual page tells of no --new-game: {page[:200]}")
    say(f"man stolik: {len(page.splitlines())} lines")


def frame(words: str, event: str) -> str:
    """Returns the line by which the program tells that it has painted."""
    found = next((line for line in words.splitlines() if f'"{event}"' in line), None)
    if found is None:
        raise Problem(f"The program tells of no {event}: {words.strip()}")
    return found


def verify(room: Room) -> None:
    """Lets dpkg compare every installed file with the package."""
    changed = room.inside("dpkg", "--verify", "stolik").strip()
    if changed:
        raise Problem(f"dpkg --verify finds: {changed}")
    say("dpkg --verify is silent")


def remove(room: Room) -> None:
    """Removes the package; the saves stay, and nothing else."""
    room.apt("purge", "stolik")
    left = sorted(traces(room))
    strange = [path for path in left if not path.is_relative_to(SAVES) and path not in FILES]
    if strange:
        raise Problem(f"Left behind: {' '.join(map(str, strange))}")
    if not any(path.is_relative_to(SAVES) for path in left):
        raise Problem("The saves are gone.")
    say(f"Purged; left are the files and {', '.join(str(path) for path in left if path.parent == SAVES)}")


def traces(room: Room) -> Iterator[Path]:
    """Yields what of Stolik lies in the room: a file's name tells, or a word in the desktop's lists."""
    # Not /tmp: the program was ended by force here, and so left its socket there till the next start.
    for top in ("etc", "home", "opt", "root", "usr", "var"):
        for path in (room.root / top).rglob("*"):
            inner = Path("/") / path.relative_to(room.root)
            listed = inner.is_relative_to("/usr/share") and inner.suffix in (".cache", "") and path.is_file()
            if "stolik" in str(inner).lower() or (listed and b"stolik" in path.read_bytes()):
                yield inner


if __name__ == "__main__":
    try:
        prove(*sys.argv[1:])
    except (Problem, OSError, subprocess.SubprocessError) as problem:
        sys.exit(str(problem))
