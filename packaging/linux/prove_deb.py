"""Proves the Debian package in a bare Debian of its own: `python packaging/linux/prove_deb.py`, as root.

It installs the package with apt, starts the program as an ordinary user on a virtual screen, opens a record
by its file type, lets dpkg verify the files, and removes everything again; of Stolik nothing but the saves
may be left. The mirror is that of this machine's own apt. Under `build/prove` the bare system is kept.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUILD, DEB, MIME_TYPE, VERSION, Problem, say

PLACE = BUILD / "prove"
BASE = PLACE / "base"
ROOM = PLACE / "room"
LOG = PLACE / "log.txt"
DISPLAY = os.environ.get("STOLIK_PROOF_DISPLAY", ":71")
USER = "ala"
HOME = Path("/home") / USER
SAVES = HOME / ".local" / "share" / "stolik"
# What a desktop has besides: something to open files by their type.
DESKTOP = ("desktop-file-utils", "shared-mime-info", "xdg-utils", "libglib2.0-bin", "hicolor-icon-theme")
RECORD = HOME / "Gra żółwia 1.stolik"
_PATIENCE = 60.0
_LONG = 1200


def prove() -> None:
    """Goes through the life of an installation, and stops at the first thing that isn't as it should be."""
    if os.geteuid() != 0:
        raise Problem("A system of its own can only be made by root; please call this with sudo.")
    if not DEB.is_file():
        raise Problem("There is no package yet; please call `python3 dev.py installers` first.")
    PLACE.mkdir(parents=True, exist_ok=True)
    LOG.write_text("", "utf-8")
    make_base()
    with room(), screen():
        inside("adduser", "--disabled-password", "--gecos", "", USER)
        install()
        start()
        open_record()
        verify()
        remove()
    say("The package holds what it promises.")


# -------------------------------------------------------------------------------------------- the bare system


def make_base() -> None:
    """Makes the bare system once, from this machine's own mirror."""
    done = PLACE / "base.done"
    if done.exists():
        return
    shutil.rmtree(BASE, ignore_errors=True)
    mirror, name = source()
    say(f"Making a bare {name} ...")
    run("debootstrap", "--variant=minbase", name, str(BASE), mirror)
    done.touch()


def source() -> tuple[str, str]:
    """Returns the mirror and the name of the Debian that this machine installs from."""
    form = "$(REPO_URI) $(CODENAME) $(COMPONENT)"
    text = run("apt-get", "indextargets", "--format", form, "Created-By: Packages")
    for line in text.splitlines():
        uri, name, component = [*line.split(), "", "", ""][:3]
        if component == "main" and re.fullmatch("[a-z]+", name):
            return uri, name
    raise Problem("apt names no mirror of the main component.")


@contextmanager
def room() -> Iterator[None]:
    """Gives a copy of the bare system in which things can be tried."""
    # An interrupted call may have left these mounted; to empty them would empty this machine's own.
    for where in ("tmp/.X11-unix", "dev", "proc"):
        command = ["umount", "--lazy", str(ROOM / where)]
        while not subprocess.run(command, capture_output=True, check=False).returncode:
            pass
    shutil.rmtree(ROOM, ignore_errors=True)
    run("cp", "-a", "--reflink=auto", str(BASE), str(ROOM))
    sources = Path("/etc/apt/sources.list.d/debian.sources")
    if sources.is_file():
        shutil.copy(sources, ROOM / "etc/apt/sources.list.d")
        (ROOM / "etc/apt/sources.list").unlink(missing_ok=True)
    shutil.copytree("/etc/apt/apt.conf.d", ROOM / "etc/apt/apt.conf.d", dirs_exist_ok=True)
    shutil.copy("/etc/resolv.conf", ROOM / "etc/resolv.conf")
    mounts = []
    try:
        (ROOM / "tmp/.X11-unix").mkdir(parents=True, exist_ok=True)
        Path("/tmp/.X11-unix").mkdir(mode=0o1777, exist_ok=True)
        for kind, what, where in (
            ("proc", "proc", "proc"),
            ("bind", "/dev", "dev"),
            ("bind", "/tmp/.X11-unix", "tmp/.X11-unix"),
        ):
            how = ["--bind"] if kind == "bind" else ["-t", kind]
            run("mount", *how, what, str(ROOM / where))
            mounts.append(ROOM / where)
        yield
    finally:
        end_programs()
        for mount in reversed(mounts):
            subprocess.run(["umount", "--lazy", str(mount)], check=False)


@contextmanager
def screen() -> Iterator[None]:
    """Gives a virtual screen, unless there is one of this number already."""
    socket = Path("/tmp/.X11-unix") / f"X{DISPLAY.removeprefix(':')}"
    if socket.exists():
        yield
        return
    server = subprocess.Popen(
        ["Xvfb", DISPLAY, "-screen", "0", "1366x768x24", "-ac", "-noreset"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(socket.exists, "Xvfb doesn't start.")
        yield
    finally:
        server.terminate()
        server.wait()


# ------------------------------------------------------------------------------------- the life of a package


def install() -> None:
    """Installs the package and what it depends on."""
    shutil.copy(DEB, ROOM / "tmp" / DEB.name)
    apt("update")
    apt("install", *DESKTOP)
    before = installed()
    apt("install", f"/tmp/{DEB.name}")
    (ROOM / "tmp" / DEB.name).unlink()
    added = sorted(installed() - before - {"stolik"})
    said = inside("dpkg-query", "--show", "--showformat=${Version}", "stolik")
    if said != VERSION:
        raise Problem(f"dpkg calls the installed version {said}.")
    say(f"Installed {DEB.name}; apt added {len(added)} packages: {' '.join(added)}")


def start() -> None:
    """Lets the program pass its smoke test, and paint its first window."""
    say(as_user("stolik", "--smoke-test").strip())
    painted = as_user("stolik", "--smoke")
    if "home-frame" not in painted:
        raise Problem(f"The window wasn't painted: {painted.strip()}")
    say(f"First window: {frame(painted, 'first-frame')}")


def open_record() -> None:
    """Opens a record as a double click would: by the type of the file."""
    folder = HOME / "new"
    game = ("pickomino", "--seats", "gentle,fair", "--games", "1")
    as_user("stolik", "simulate", *game, "--save", str(folder))
    next(in_room(folder).glob("*.stolik")).rename(in_room(RECORD))
    in_room(folder).rmdir()
    kind = as_user("gio", "info", "--attributes=standard::content-type", str(RECORD)).split()[-1]
    opener = as_user("xdg-mime", "query", "default", MIME_TYPE).strip()
    if (kind, opener) != (MIME_TYPE, "stolik.desktop"):
        raise Problem(f"The record is of type {kind}, which {opener or 'nothing'} opens.")
    say(f"{RECORD.name} is {kind}, which {opener} opens")
    says = PLACE / "opened.txt"
    for starter in (["xdg-open"], ["gio", "open"]):
        with says.open("w", encoding="utf-8") as file:
            command = user_command(*starter, str(RECORD), STOLIK_TRACE="table-frame")
            started = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT
            )
        try:
            wait_for(lambda: "table-frame" in says.read_text("utf-8"), f"{starter[0]} opens no table: {says}")
        finally:
            end_programs()
            started.wait(_PATIENCE)
        say(f"{' '.join(starter)}: {frame(says.read_text('utf-8'), 'table-frame')}")


def frame(words: str, event: str) -> str:
    """Returns the line by which the program tells that it has painted."""
    return next(line for line in words.splitlines() if f'"{event}"' in line)


def verify() -> None:
    """Lets dpkg compare every installed file with the package."""
    changed = inside("dpkg", "--verify", "stolik").strip()
    if changed:
        raise Problem(f"dpkg --verify finds: {changed}")
    say("dpkg --verify is silent")


def remove() -> None:
    """Removes the package; the saves stay, and nothing else."""
    apt("purge", "stolik")
    left = traces()
    strange = [path for path in left if not path.is_relative_to(SAVES) and path != RECORD]
    if strange:
        raise Problem(f"Left behind: {' '.join(map(str, strange))}")
    if not any(path.is_relative_to(SAVES) for path in left):
        raise Problem("The saves are gone.")
    say(f"Purged; left are the record and {', '.join(str(path) for path in left if path.parent == SAVES)}")


def traces() -> list[Path]:
    """Returns what of Stolik lies in the room: a file's name tells, or a word in the desktop's lists."""
    found = []
    # Not /tmp: the program was ended by force here, and so left its socket there till the next start.
    for top in ("etc", "home", "opt", "root", "usr", "var"):
        for path in (ROOM / top).rglob("*"):
            inner = Path("/") / path.relative_to(ROOM)
            listed = inner.is_relative_to("/usr/share") and inner.suffix in (".cache", "") and path.is_file()
            if "stolik" in str(inner).lower() or (listed and b"stolik" in path.read_bytes()):
                found.append(inner)
    return sorted(found)


# ---------------------------------------------------------------------------------------------------- helpers


def run(*command: str, patience: float = _LONG) -> str:
    """Runs a command with its words in the log, and returns what it printed."""
    with LOG.open("a", encoding="utf-8") as log:
        log.write("$ " + " ".join(command) + "\n")
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=patience,
        text=True,
        check=False,
    )
    with LOG.open("a", encoding="utf-8") as log:
        log.write(done.stdout)
    if done.returncode:
        last = (done.stdout.strip().splitlines() or [str(done.returncode)])[-1]
        raise Problem(f"`{' '.join(command)}` failed: {last} (all of it is in {LOG})")
    return done.stdout


def in_room(path: Path) -> Path:
    """Returns where a path of the room lies for those outside."""
    return ROOM / path.relative_to("/")


def inside(*command: str) -> str:
    """Runs a command as root in the room."""
    env = ("DEBIAN_FRONTEND=noninteractive", "LC_ALL=C.UTF-8")
    return run("chroot", str(ROOM), "/usr/bin/env", *env, *command)


def apt(*command: str) -> None:
    """Runs apt in the room, for what is asked and what that depends on."""
    inside("apt-get", "--yes", "--quiet", "--no-install-recommends", *command)


def installed() -> set[str]:
    """Returns the packages of the room."""
    return set(inside("dpkg-query", "--show", "--showformat=${Package}\n").split())


def user_command(*command: str, **more: str) -> list[str]:
    """Returns the call of a command as an ordinary user in the room, with a screen."""
    env = {"HOME": str(HOME), "USER": USER, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "DISPLAY": DISPLAY}
    env["XDG_CURRENT_DESKTOP"] = "GNOME"  # by that xdg-open knows whom to ask for a file's type
    pairs = [f"{name}={value}" for name, value in {**env, **more}.items()]
    change = ["chroot", f"--userspec={USER}:{USER}", str(ROOM)]
    return [*change, "/usr/bin/env", "-i", "-C", str(HOME), *pairs, *command]


def as_user(*command: str) -> str:
    """Runs a command as an ordinary user in the room, with a screen."""
    return run(*user_command(*command))


def end_programs() -> None:
    """Ends what still runs in the room; nobody else's programs have it for their root."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if (process / "root").readlink() == ROOM:
                os.kill(int(process.name), signal.SIGTERM)
        except OSError:  # it has ended by itself
            continue


def wait_for(happened: Callable[[], bool], otherwise: str) -> None:
    """Waits until something has happened, or says what is wrong."""
    until = time.monotonic() + _PATIENCE
    while not happened():
        if time.monotonic() > until:
            raise Problem(otherwise)
        time.sleep(0.1)


if __name__ == "__main__":
    try:
        prove()
    except (Problem, OSError, subprocess.SubprocessError) as problem:
        sys.exit(str(problem))
