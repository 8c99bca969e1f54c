"""Tries the README's commands and the package in a bare Debian: `python3 dev.py bare [SUITE ...]`, as root.

A bare system has Python and nothing else. In one copy of it, root calls `run`, the smoke test and `test`. In
another, an ordinary user calls `run`, reads in one sentence what an administrator has to install, and calls
it again. In a third, the package made by `dev.py installers` is installed with apt, started on a virtual
screen, opened through its file types, and removed; only the saves may remain. This machine's pip settings and
apt mirror are used. With `--short`, root plays in one of the systems; with `--package`, only the package is
tried, in this machine's own Debian release if no other is named.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from facts import BUILD, DEB, FILE_TYPES, ROOT, VERSION, Problem, say
from virtual_screen import own_screen

SUITES = ("bookworm", "trixie", "testing")
"""Debian 12 with Python 3.11, Debian 13 with Python 3.13, and the next release."""

_OF_EVERY_CHANGE = "trixie"
_PLACE = BUILD / "bare"
_LOG = _PLACE / "log.txt"
_USER = "ala"
_HOME = Path("/home") / _USER
_PROJECT = _HOME / "Stół i żółw" / "stolik"  # real folder names have spaces and letters outside ASCII
_PASSED_ON = ("index-url", "extra-index-url", "trusted-host", "proxy")
_CERTIFICATES = Path("/etc/pip-certificates.pem")
_PATIENCE = 60.0
_LONG = 1200

_SAVES = _HOME / ".local" / "share" / "stolik"
# Other parts of a desktop: tools that open files by their type and show manual pages.
_DESKTOP = "desktop-file-utils shared-mime-info xdg-utils libglib2.0-bin hicolor-icon-theme man-db".split()
_FILES = [_HOME / f"Gra żółwia 1{each.ending}" for each in FILE_TYPES]
_WAITING = ROOT / "tests" / "saves" / "v1" / "pickomino.stolik"
# The arguments that make bots play a file of each type, and the pages that appear when it is opened.
_PLAYED = (
    "pickomino --seats gentle,fair --games 1",
    "rummikub --seats gentle,gentle --tournament 3 --games 1",
)
_SEEN = ("table-frame", "tournament-frame")


def main(arguments: Sequence[str]) -> None:
    """Tries the named suites, or all of them."""
    if os.geteuid() != 0:
        raise Problem("Only root can make a separate system; please call this with sudo.")
    _PLACE.mkdir(parents=True, exist_ok=True)
    _LOG.write_text("", "utf-8")
    short, package = "--short" in arguments, "--package" in arguments
    named = [each for each in arguments if not each.startswith("--")]
    suites = named or ([own_suite()[1]] if package else [_OF_EVERY_CHANGE] if short else SUITES)
    with own_screen() as screen:
        for suite in suites:
            base = make_base(suite)
            if not package:
                as_root(base, screen.display, short)
            if not package and not short:
                as_user(base, screen.display)
            if package or (not short and DEB.is_file()):
                installed(base, screen.display)
            elif not short:
                say("  The package is left out: `dev.py installers` hasn't made one yet.")
    what = "The package works as promised" if package else "The README's commands work"
    say(f"{what} in a bare {', '.join(suites)}.")


# -------------------------------------------------------------------------------------------- the bare system


class Room:
    """A copy of a bare system with a screen, which runs commands as root or as an ordinary user.

    Their output is appended to the log.
    """

    def __init__(self, root: Path, display: str) -> None:
        self.root = root
        self._display = display

    def path(self, path: Path | str) -> Path:
        """Returns a path inside the room as seen from outside."""
        return self.root / Path(path).relative_to("/")

    def inside(self, *command: str) -> str:
        """Runs a command as root and returns its output."""
        return run(*self.call(*command, user="root", cwd="/"))

    def as_user(self, *command: str) -> str:
        """Runs a command as the ordinary user and returns its output."""
        return run(*self.call(*command))

    def call(self, *command: str, user: str = _USER, cwd: Path | str = _HOME, **more: str) -> list[str]:
        """Returns the command line that, from outside, runs a command inside the room."""
        home = "/root" if user == "root" else str(_HOME)
        env = {"HOME": home, "USER": user, "LANG": "C.UTF-8", "DISPLAY": self._display}
        env["PATH"] = "/usr/sbin:/usr/bin:/sbin:/bin"
        env["XDG_CURRENT_DESKTOP"] = "GNOME"  # tells xdg-open where to look up the type of a file
        pairs = [f"{name}={value}" for name, value in {**env, **more}.items()]
        change = ["chroot", f"--userspec={user}:{user}", str(self.root)]
        return [*change, "/usr/bin/env", "-i", "-C", str(cwd), *pairs, *command]

    def apt(self, *command: str) -> None:
        """Runs apt-get for the given packages and their dependencies."""
        quiet = ("env", "DEBIAN_FRONTEND=noninteractive")
        self.inside(*quiet, "apt-get", "--yes", "--quiet", "--no-install-recommends", *command)

    def packages(self) -> set[str]:
        """Returns the names of the installed packages."""
        return set(self.inside("dpkg-query", "--show", "--showformat=${Package}\n").split())

    def end_programs(self) -> None:
        """Ends the programs that still run in the room, found by their root folder."""
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if (process / "root").readlink() == self.root:
                    os.kill(int(process.name), signal.SIGTERM)
            except OSError:  # it has ended already
                continue


def own_suite() -> tuple[str, str]:
    """Returns the mirror and the release of Debian that this machine installs from."""
    if not re.search("^ID=debian$", Path("/etc/os-release").read_text("utf-8"), re.MULTILINE):
        raise Problem("A bare Debian is made from the mirror of a Debian, and this machine isn't one.")
    form = "$(REPO_URI) $(CODENAME) $(COMPONENT)"
    text = run("apt-get", "indextargets", "--format", form, "Created-By: Packages")
    for line in text.splitlines():
        uri, name, component = [*line.split(), "", "", ""][:3]
        if component == "main" and re.fullmatch("[a-z]+", name):
            return uri, name
    raise Problem("apt names no mirror of the main component.")


def make_base(suite: str) -> Path:
    """Makes the bare system of a suite, unless it exists already, and returns its folder."""
    mirror, own = own_suite()
    base, done = _PLACE / suite, _PLACE / f"{suite}.done"
    if not done.exists():
        shutil.rmtree(base, ignore_errors=True)
        say(f"Making a bare {suite} ...")
        run("debootstrap", "--variant=minbase", suite, str(base), mirror)
        sources = Path("/etc/apt/sources.list.d/debian.sources")
        if suite == own and sources.is_file():
            shutil.copy(sources, base / "etc/apt/sources.list.d")
            (base / "etc/apt/sources.list").unlink(missing_ok=True)
        shutil.copytree("/etc/apt/apt.conf.d", base / "etc/apt/apt.conf.d", dirs_exist_ok=True)
        done.touch()
    return base


@contextmanager
def room_of(base: Path, display: str) -> Iterator[Room]:
    """Yields a copy of a bare system, with an ordinary user."""
    root = base.with_name(f"{base.name}-room")
    # An interrupted call may have left this mounted; removing it would remove this machine's own files.
    while not subprocess.run(["umount", "--lazy", str(root / "proc")], capture_output=True).returncode:
        pass
    shutil.rmtree(root, ignore_errors=True)
    run("cp", "-a", "--reflink=auto", str(base), str(root))
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    (root / "dev/shm").mkdir(exist_ok=True)
    (root / "dev/shm").chmod(0o1777)
    room = Room(root, display)
    try:
        run("mount", "-t", "proc", "proc", str(root / "proc"))
        room.inside("useradd", "--create-home", _USER)
        yield room
    finally:
        room.end_programs()
        subprocess.run(["umount", "--lazy", str(root / "proc")], check=False)
    shutil.rmtree(root, ignore_errors=True)  # kept for inspection after a failure


def run(*command: str) -> str:
    """Runs a command, writes its output to the log and returns it."""
    code, said = attempt(command)
    if code:
        last = (said.strip().splitlines() or [str(code)])[-1]
        raise Problem(f"`{' '.join(command)}` failed: {last} (the whole output is in {_LOG})")
    return said


def attempt(command: Sequence[str]) -> tuple[int, str]:
    """Runs a command, writes its output to the log, and returns its exit code and its output."""
    with _LOG.open("a", encoding="utf-8") as file:
        file.write("$ " + " ".join(command) + "\n")
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=_LONG,
        encoding="utf-8",
        errors="replace",
    )
    with _LOG.open("a", encoding="utf-8") as file:
        file.write(done.stdout)
    return done.returncode, done.stdout


# -------------------------------------------------------------------------------------- the README's commands


def as_root(base: Path, display: str, short: bool) -> None:
    """Tries the commands as root, who may install missing packages."""
    with room_of(base, display) as room:
        furnish(room, base.name)
        calls = [["run", "--smoke"], ["run", "--smoke-test"], *([] if short else [["test"]])]
        for call in calls:
            step(room, "root", call)


def as_user(base: Path, display: str) -> None:
    """Tries the first command as a user without install rights; what its one sentence asks for is enough."""
    with room_of(base, display) as room:
        furnish(room, base.name)
        code, said = attempt(room.call("python3", "dev.py", "run", "--smoke", cwd=_PROJECT))
        line, _, wanted = said.strip().partition("as root: ")
        if code != 1 or "\n" in said.strip() or not wanted:
            raise Problem(f"A user without install rights is told: {said.strip()}")
        say(f"  {_USER} reads: {line}as root: {wanted}")
        room.inside("env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", wanted)
        step(room, _USER, ["run", "--smoke"])
        step(room, _USER, ["run", "--smoke-test"])


def furnish(room: Room, suite: str) -> None:
    """Installs Python, the project and this machine's pip settings in the room."""
    room.apt("update")
    room.apt("install", "python3")
    say(f"{suite}, {room.inside('python3', '--version').strip()}")
    for path in sources():
        target = room.path(_PROJECT) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, target)
    room.inside("chown", "--recursive", f"{_USER}:{_USER}", str(_HOME))
    room.path("/etc/pip.conf").write_text(pip_settings(room), "utf-8")


def sources() -> list[Path]:
    """Returns the paths of the project's current files, without generated ones, relative to its folder."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    named = (Path(name) for name in done.stdout.decode().split("\0") if name)
    return [path for path in named if (ROOT / path).is_file()]


def pip_settings(room: Room) -> str:
    """Returns a pip settings file with this machine's indexes, certificates and proxy.

    Local folders are left out because the room doesn't have them.
    """
    listed = subprocess.run(
        [sys.executable, "-m", "pip", "config", "list"], stdout=subprocess.PIPE, check=True
    )
    lines = ["[global]"]
    for name, value in re.findall(r"^[^.\n]*\.([\w-]+)='(.*)'$", listed.stdout.decode(), re.MULTILINE):
        words = [word for word in value.split() if not word.startswith(("file:", "/"))]
        if name in _PASSED_ON and words:
            lines.append(f"{name} = {' '.join(words)}")
        elif name == "cert" and Path(value).is_file():
            shutil.copy(value, room.path(_CERTIFICATES))
            lines.append(f"cert = {_CERTIFICATES}")
    return "\n".join([*dict.fromkeys(lines), ""])


def step(room: Room, user: str, call: Sequence[str]) -> None:
    """Calls `dev.py` in the room and reports how long it took; the log shows the output of a failure."""
    start = time.monotonic()
    code, said = attempt(room.call("python3", "dev.py", *call, user=user, cwd=_PROJECT))
    took = time.monotonic() - start
    if code:
        raise Problem(
            f"`dev.py {' '.join(call)}` as {user} ended with {code}; its output is in {_LOG}:\n{said[-2000:]}"
        )
    last = said.strip().splitlines()[-1]
    say(f"  {user}: dev.py {' '.join(call)}: {took:.0f} s; {last}")


# ------------------------------------------------------------------------------------------------ the package


def installed(base: Path, display: str) -> None:
    """Goes through the life of an installation and stops at the first fault."""
    if not DEB.is_file():
        raise Problem("There is no package yet; please call `python3 dev.py installers` first.")
    with room_of(base, display) as room:
        install(room)
        start(room)
        open_files(room)
        go_on(room)
        read_manual(room)
        verify(room)
        remove(room)


def install(room: Room) -> None:
    """Installs the package and its dependencies."""
    package = Path("/tmp") / DEB.name
    shutil.copy(DEB, room.path(package))
    room.apt("update")
    room.apt("install", *_DESKTOP)
    before = room.packages()
    room.apt("install", str(package))
    room.path(package).unlink()
    added = sorted(room.packages() - before - {"stolik"})
    said = room.inside("dpkg-query", "--show", "--showformat=${Version}", "stolik")
    if said != VERSION:
        raise Problem(f"dpkg calls the installed version {said}.")
    say(f"Installed {DEB.name}; apt added {len(added)} packages: {' '.join(added)}")


def start(room: Room) -> None:
    """Runs the program's smoke test and self-test, and waits for its first window to be painted."""
    say(room.as_user("stolik", "--smoke-test").strip())
    say(room.as_user("stolik", "--self-test").strip())
    say(f"First window: {frame(room.as_user('stolik', '--smoke'), 'home-frame')}")


def open_files(room: Room) -> None:
    """Opens a file of each type as a double click does: through its type."""
    for each, file, played, event in zip(FILE_TYPES, _FILES, _PLAYED, _SEEN, strict=True):
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
    """Has bots play a game or a tournament, and saves it as the file to open."""
    made = _HOME / f"new{file.suffix}"
    room.as_user("stolik", "simulate", *played.split(), "--save", str(made))
    found = room.path(made)
    if found.is_dir():
        next(found.glob("*.stolik")).rename(room.path(file))
        found.rmdir()
    else:
        found.rename(room.path(file))


def seen(room: Room, command: list[str], event: str) -> str:
    """Runs a command until the window reports that it has painted a page; returns the output."""
    says = _PLACE / "opened.txt"
    with says.open("w", encoding="utf-8") as file:
        call = room.call(*command, STOLIK_TRACE=event)
        started = subprocess.Popen(call, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT)
    until = time.monotonic() + _PATIENCE
    try:
        while event not in says.read_text("utf-8"):
            if time.monotonic() > until:
                raise Problem(f"{command[0]} leads to no {event}: {says}")
            time.sleep(0.1)
    finally:
        room.end_programs()
        started.wait(_PATIENCE)
    return says.read_text("utf-8")


def go_on(room: Room) -> None:
    """Tries the actions of the menu entry: continuing a waiting game, and showing the games."""
    shutil.copy(_WAITING, room.path(_SAVES / "saves"))
    room.inside("chown", "--recursive", f"{_USER}:{_USER}", str(_SAVES))
    entry = room.path("/usr/share/applications/stolik.desktop").read_text("utf-8")
    offered = [line.removeprefix("Exec=").split() for line in entry.splitlines() if "Exec=stolik --" in line]
    for command, event in zip(offered, ("table-frame", "home-frame"), strict=True):
        say(f"{' '.join(command)}: {frame(room.as_user(*command, '--smoke'), event)}")


def read_manual(room: Room) -> None:
    """Reads the manual page."""
    page = room.as_user("man", "--no-hyphenation", "stolik")
    if "--new-game" not in page:
        raise Problem(f"The manual page doesn't mention --new-game: {page[:200]}")
    say(f"man stolik: {len(page.splitlines())} lines")


def frame(words: str, event: str) -> str:
    """Returns the line in which the program reports its first frame."""
    found = next((line for line in words.splitlines() if f'"{event}"' in line), None)
    if found is None:
        raise Problem(f"The program reports no {event}: {words.strip()}")
    return found


def verify(room: Room) -> None:
    """Has dpkg compare every installed file with the package."""
    changed = room.inside("dpkg", "--verify", "stolik").strip()
    if changed:
        raise Problem(f"dpkg --verify finds: {changed}")
    say("dpkg --verify is silent")


def remove(room: Room) -> None:
    """Removes the package; only the saves may remain."""
    room.apt("purge", "stolik")
    left = sorted(traces(room))
    strange = [path for path in left if not path.is_relative_to(_SAVES) and path not in _FILES]
    if strange:
        raise Problem(f"Left behind: {' '.join(map(str, strange))}")
    if not any(path.is_relative_to(_SAVES) for path in left):
        raise Problem("The saves are gone.")
    say(f"Purged; the saves remain: {', '.join(str(path) for path in left if path.parent == _SAVES)}")


def traces(room: Room) -> Iterator[Path]:
    """Yields the traces of Stolik in the room: its file names, and entries in the desktop's lists."""
    # Without /tmp: the program was ended by force, which leaves its socket there until the next start.
    for top in ("etc", "home", "opt", "root", "usr", "var"):
        for path in (room.root / top).rglob("*"):
            inner = Path("/") / path.relative_to(room.root)
            listed = inner.is_relative_to("/usr/share") and inner.suffix in (".cache", "") and path.is_file()
            if "stolik" in str(inner).lower() or (listed and b"stolik" in path.read_bytes()):
                yield inner


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Problem, OSError, subprocess.SubprocessError) as problem:
        sys.exit(str(problem))
