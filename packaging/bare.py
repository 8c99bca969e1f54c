"""Tries the two commands of the README in a bare Debian: `python3 dev.py bare [SUITE ...]`, as root.

A bare system has Python and nothing else. In one copy of it root calls `run`, the smoke test and `test`; in
another an ordinary user calls `run`, reads in one sentence what an administrator has to install, and calls it
again; in a third the package that `dev.py installers` has made is installed, started and removed. Of pip's
settings those of this machine are passed on. With `--short` root plays in one of the systems.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from facts import BUILD, DEB, ROOT, Problem, say
from linux import prove_deb
from linux.bare_system import DISPLAY, HOME, USER, Room, attempt, make_base, require_root, room_of
from virtual_screen import virtual_screen

SUITES = ("bookworm", "trixie", "testing")
"""Debian 12 with Python 3.11, Debian 13 with 3.13, and the next one."""

_OF_EVERY_CHANGE = "trixie"
_PLACE = BUILD / "bare"
_LOG = _PLACE / "log.txt"
_PROJECT = HOME / "Stół i żółw" / "stolik"  # blanks and letters beyond ASCII, as people have them
_PASSED_ON = ("index-url", "extra-index-url", "trusted-host", "proxy")
_CERTIFICATES = Path("/etc/pip-certificates.pem")


def main(arguments: Sequence[str]) -> int:
    """Tries the suites that are named, else all; returns the exit code."""
    short = "--short" in arguments
    suites = [each for each in arguments if each != "--short"] or ([_OF_EVERY_CHANGE] if short else SUITES)
    require_root()
    _PLACE.mkdir(parents=True, exist_ok=True)
    _LOG.write_text("", "utf-8")
    with virtual_screen(DISPLAY):
        for suite in suites:
            base = make_base(_PLACE, _LOG, suite)
            as_root(base, short)
            if not short:
                as_user(base)
                installed(suite)
    say(f"The README's commands keep their word in a bare {', '.join(suites)}.")
    return 0


def as_root(base: Path, short: bool) -> None:
    """Tries the commands as root, who may install what is missing."""
    with room_of(base, _LOG) as room:
        furnish(room, base.name)
        calls = [["run", "--smoke"], ["run", "--smoke-test"], *([] if short else [["test"]])]
        for call in calls:
            step(room, "root", call)


def as_user(base: Path) -> None:
    """Tries the first command as a user who may install nothing: what one sentence asks for is enough."""
    with room_of(base, _LOG) as room:
        furnish(room, base.name)
        code, said = attempt(_LOG, room.call("python3", "dev.py", "run", "--smoke", cwd=_PROJECT))
        line, _, wanted = said.strip().partition("as root: ")
        if code != 1 or "\n" in said.strip() or not wanted:
            raise Problem(f"A user who may install nothing is told: {said.strip()}")
        say(f"  {USER} reads: {line}as root: {wanted}")
        room.inside("env", "DEBIAN_FRONTEND=noninteractive", "sh", "-c", wanted)
        step(room, USER, ["run", "--smoke"])
        step(room, USER, ["run", "--smoke-test"])


def installed(suite: str) -> None:
    """Tries the package, which needs no Python: installs it, starts it as a user, and removes it."""
    if DEB.is_file():
        prove_deb.prove(suite)
    else:
        say("  The package is left out: `dev.py installers` hasn't made one yet.")


def furnish(room: Room, suite: str) -> None:
    """Puts Python, the project and this machine's settings of pip into the room."""
    room.apt("update")
    room.apt("install", "python3")
    say(f"{suite}, {room.inside('python3', '--version').strip()}")
    for path in sources():
        target = room.path(_PROJECT) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / path, target)
    room.inside("chown", "--recursive", f"{USER}:{USER}", str(HOME))
    room.path("/etc/pip.conf").write_text(pip_settings(room), "utf-8")


def sources() -> list[Path]:
    """Returns the files of the project as they are now, without what it has made, relative to its folder."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    named = (Path(name) for name in done.stdout.decode().split("\0") if name)
    return [path for path in named if (ROOT / path).is_file()]


def pip_settings(room: Room) -> str:
    """Returns what this machine's pip is told of indexes, certificates and a proxy, as a file of settings.

    A folder of this machine is no part of it: the room hasn't got that.
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
    """Calls `dev.py` in the room, and tells how long it took; what fails stays in the log."""
    start = time.monotonic()
    code, said = attempt(_LOG, room.call("python3", "dev.py", *call, user=user, cwd=_PROJECT))
    took = time.monotonic() - start
    if code:
        raise Problem(
            f"`dev.py {' '.join(call)}` as {user} ended with {code}; its words are in {_LOG}:\n{said[-2000:]}"
        )
    last = said.strip().splitlines()[-1]
    say(f"  {user}: dev.py {' '.join(call)}: {took:.0f} s; {last}")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (Problem, OSError, subprocess.SubprocessError) as problem:
        sys.exit(str(problem))
