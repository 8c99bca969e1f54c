"""A bare Debian in a folder, in which things are tried as on a new machine; only root can make one.

The mirror is that of this machine's own apt. A bare system is kept; what is tried goes on in a copy of it.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import Problem, say

DISPLAY = os.environ.get("STOLIK_PROOF_DISPLAY", ":71")
USER = "ala"
HOME = Path("/home") / USER
PATIENCE = 60.0
_LONG = 1200
_PATH = "/usr/sbin:/usr/bin:/sbin:/bin"


class Room:
    """A copy of a bare system in which commands are run, as root or as an ordinary user, with a screen.

    What they say is appended to `log`.
    """

    def __init__(self, root: Path, log: Path) -> None:
        self.root = root
        self.log = log

    def path(self, path: Path | str) -> Path:
        """Returns where a path of the room lies for those outside."""
        return self.root / Path(path).relative_to("/")

    def inside(self, *command: str, cwd: Path | str = "/") -> str:
        """Runs a command as root, and returns what it printed."""
        return run(self.log, *self.call(*command, user="root", cwd=cwd))

    def as_user(self, *command: str, cwd: Path | str = HOME) -> str:
        """Runs a command as the ordinary user, and returns what it printed."""
        return run(self.log, *self.call(*command, cwd=cwd))

    def call(self, *command: str, user: str = USER, cwd: Path | str = HOME, **more: str) -> list[str]:
        """Returns the command line that runs a command in the room from outside."""
        home = "/root" if user == "root" else str(HOME)
        env = {"HOME": home, "USER": user, "LANG": "C.UTF-8", "PATH": _PATH, "DISPLAY": DISPLAY}
        env["XDG_CURRENT_DESKTOP"] = "GNOME"  # by that xdg-open knows where to ask for a file's type
        pairs = [f"{name}={value}" for name, value in {**env, **more}.items()]
        change = ["chroot", f"--userspec={user}:{user}", str(self.root)]
        return [*change, "/usr/bin/env", "-i", "-C", str(cwd), *pairs, *command]

    def apt(self, *command: str) -> None:
        """Runs apt-get, for what is asked and what that depends on."""
        quiet = ("env", "DEBIAN_FRONTEND=noninteractive")
        self.inside(*quiet, "apt-get", "--yes", "--quiet", "--no-install-recommends", *command)

    def packages(self) -> set[str]:
        """Returns the names of the packages that are installed."""
        return set(self.inside("dpkg-query", "--show", "--showformat=${Package}\n").split())

    def end_programs(self) -> None:
        """Ends what still runs in the room; no other program has it for its root."""
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if (process / "root").readlink() == self.root:
                    os.kill(int(process.name), signal.SIGTERM)
            except OSError:  # it has ended by itself
                continue


def require_root() -> None:
    """Raises a problem unless root asks."""
    if os.geteuid() != 0:
        raise Problem("A system of its own can only be made by root; please call this with sudo.")


def source(log: Path) -> tuple[str, str]:
    """Returns the mirror and the name of the Debian that this machine installs from."""
    if not re.search("^ID=debian$", Path("/etc/os-release").read_text("utf-8"), re.MULTILINE):
        raise Problem("A bare Debian is made from the mirror of a Debian, and this machine is none.")
    form = "$(REPO_URI) $(CODENAME) $(COMPONENT)"
    text = run(log, "apt-get", "indextargets", "--format", form, "Created-By: Packages")
    for line in text.splitlines():
        uri, name, component = [*line.split(), "", "", ""][:3]
        if component == "main" and re.fullmatch("[a-z]+", name):
            return uri, name
    raise Problem("apt names no mirror of the main component.")


def make_base(place: Path, log: Path, suite: str = "") -> Path:
    """Makes the bare system of a suite once, else of this machine's own, and returns its folder."""
    mirror, own = source(log)
    suite = suite or own
    base, done = place / suite, place / f"{suite}.done"
    if not done.exists():
        shutil.rmtree(base, ignore_errors=True)
        say(f"Making a bare {suite} ...")
        run(log, "debootstrap", "--variant=minbase", suite, str(base), mirror)
        sources = Path("/etc/apt/sources.list.d/debian.sources")
        if suite == own and sources.is_file():
            shutil.copy(sources, base / "etc/apt/sources.list.d")
            (base / "etc/apt/sources.list").unlink(missing_ok=True)
        shutil.copytree("/etc/apt/apt.conf.d", base / "etc/apt/apt.conf.d", dirs_exist_ok=True)
        done.touch()
    return base


@contextmanager
def room_of(base: Path, log: Path) -> Iterator[Room]:
    """Gives a copy of a bare system, with an ordinary user."""
    root = base.with_name(f"{base.name}-room")
    # An interrupted call may have left this mounted; to empty it would empty this machine's own.
    while not subprocess.run(["umount", "--lazy", str(root / "proc")], capture_output=True).returncode:
        pass
    shutil.rmtree(root, ignore_errors=True)
    run(log, "cp", "-a", "--reflink=auto", str(base), str(root))
    shutil.copy("/etc/resolv.conf", root / "etc/resolv.conf")
    (root / "dev/shm").mkdir(exist_ok=True)
    (root / "dev/shm").chmod(0o1777)
    room = Room(root, log)
    try:
        run(log, "mount", "-t", "proc", "proc", str(root / "proc"))
        room.inside("useradd", "--create-home", USER)
        yield room
    finally:
        room.end_programs()
        subprocess.run(["umount", "--lazy", str(root / "proc")], check=False)
    shutil.rmtree(root, ignore_errors=True)  # after a failure it is kept to be looked at


def run(log: Path, *command: str, patience: float = _LONG) -> str:
    """Runs a command with its words in the log, and returns what it printed."""
    code, said = attempt(log, command, patience)
    if code:
        last = (said.strip().splitlines() or [str(code)])[-1]
        raise Problem(f"`{' '.join(command)}` failed: {last} (all of it is in {log})")
    return said


def attempt(log: Path, command: Sequence[str], patience: float = _LONG) -> tuple[int, str]:
    """Runs a command with its words in the log, and returns its exit code and what it printed."""
    with log.open("a", encoding="utf-8") as file:
        file.write("$ " + " ".join(command) + "\n")
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=patience,
        encoding="utf-8",
        errors="replace",
    )
    with log.open("a", encoding="utf-8") as file:
        file.write(done.stdout)
    return done.returncode, done.stdout


def wait_for(happened: Callable[[], bool], otherwise: str) -> None:
    """Waits until something has happened, or says what is wrong."""
    until = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > until:
            raise Problem(otherwise)
        time.sleep(0.1)
