"""Proves that a program uses no network: `python packaging/no_network.py PROGRAM [arguments]`.

On Linux, strace records every network call of all processes of the smoke test, which opens every page and
plays every game. `freeze.py` does so with the frozen program.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from facts import Problem, say

TRACER = ("strace", "-f", "-qq", "--seccomp-bpf", "-e", "trace=network", "-o")

OPENED = re.compile(r"\b(?:socket|socketpair)\((?P<family>[AP]F_\w+), (?P<kind>[^)]*)\)")
ADDRESSED = re.compile(r"\b(?:connect|bind|sendto|sendmsg|sendmmsg)\(.*?sa_family=(?P<family>AF_\w+)")

HARMLESS = {"AF_UNIX", "AF_LOCAL", "PF_UNIX", "PF_LOCAL", "AF_NETLINK NETLINK_KOBJECT_UEVENT"}
"""Processes of one machine use the first four; the last one reports which devices are plugged in."""


def families(trace: Iterable[str]) -> Counter[str]:
    """Counts the families of the sockets opened and of the addresses used."""
    seen: Counter[str] = Counter()
    for line in trace:
        if opened := OPENED.search(line):
            netlink = re.search(r"NETLINK_\w+", opened["kind"])
            seen[f"{opened['family']} {netlink[0]}" if netlink else opened["family"]] += 1
        elif (addressed := ADDRESSED.search(line)) and addressed["family"] != "AF_NETLINK":
            seen[addressed["family"]] += 1
    return seen


def judged(trace: Path) -> str:
    """Returns what a trace shows, in one sentence; raises a problem if it is a network, or nothing at all."""
    seen = families(trace.read_text("utf-8", errors="replace").splitlines())
    told = ", ".join(f"{name} ({count})" for name, count in seen.most_common())
    if strangers := sorted(set(seen) - HARMLESS):
        raise Problem(f"It used {', '.join(strangers)}: {told}")
    if not seen:
        raise Problem("The trace has no calls at all, although the program talks to its own processes.")
    return f"No network was used; socket families: {told}"


def main(program: Sequence[str]) -> str:
    """Runs the smoke test, records its network calls and returns the finding."""
    if not program:
        raise Problem(__doc__ or "")
    with tempfile.TemporaryDirectory() as folder:
        trace = Path(folder, "trace")
        if code := subprocess.call([*TRACER, str(trace), *program, "--smoke-test"]):
            raise Problem(f"The smoke test ended with {code}.")
        return judged(trace)


if __name__ == "__main__":
    os.environ.pop("STOLIK_DATA_DIR", None)
    try:
        say(main(sys.argv[1:]))
    except FileNotFoundError:
        sys.exit("strace is not installed, so nothing was checked.")
    except Problem as problem:
        sys.exit(str(problem))
