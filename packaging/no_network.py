"""Proves that the program uses no network: `python packaging/no_network.py PROGRAM [arguments]`.

The smoke test runs twice: where there is no network at all, and with every network call written down.
Linux only; `unshare` belongs to every Linux, `strace` has to be installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

SECONDS = 300

OPENED = re.compile(r"\b(?:socket|socketpair)\((?P<family>[AP]F_\w+), (?P<kind>[^)]*)\)")
ADDRESSED = re.compile(r"\b(?:connect|bind|sendto|sendmsg|sendmmsg)\(.*?sa_family=(?P<family>AF_\w+)")

# Processes of one machine talk through the first; the second tells which devices are plugged in.
HARMLESS = {"AF_UNIX", "AF_LOCAL", "PF_UNIX", "PF_LOCAL", "AF_NETLINK NETLINK_KOBJECT_UEVENT"}


def smoke(before: Sequence[str], program: Sequence[str]) -> str:
    """Runs the smoke test behind another program; returns what is wrong, or nothing."""
    command = [*before, *program, "--smoke-test"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return f"not done after {SECONDS} s"
    except OSError as error:
        return str(error)
    print(f"  {(done.stdout or done.stderr).strip()}", flush=True)
    return "" if done.returncode == 0 else f"the smoke test ended with {done.returncode}"


def cut_off() -> list[str]:
    """Returns the command that runs another one in a network of its own, without an interface that is up."""
    ways = (["unshare", "--net"], ["unshare", "--map-root-user", "--net"])
    for way in ways:
        try:
            devices = subprocess.run([*way, "cat", "/proc/net/dev"], capture_output=True, text=True)
        except OSError:
            continue
        names = {line.partition(":")[0].strip() for line in devices.stdout.splitlines() if ":" in line}
        # The loopback is there, but it is down: nothing can be reached by it.
        if devices.returncode == 0 and names <= {"lo"}:
            return way
    return []


def families(trace: Iterator[str]) -> Counter[str]:
    """Counts the families of sockets that were opened, and those of the addresses that were used."""
    seen: Counter[str] = Counter()
    for line in trace:
        if opened := OPENED.search(line):
            netlink = re.search(r"NETLINK_\w+", opened["kind"])
            seen[f"{opened['family']} {netlink[0]}" if netlink else opened["family"]] += 1
        elif (addressed := ADDRESSED.search(line)) and addressed["family"] != "AF_NETLINK":
            seen[addressed["family"]] += 1
    return seen


def traced(program: Sequence[str]) -> list[str]:
    """Runs the smoke test with its network calls written down; returns what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "trace")
        fault = smoke(["strace", "-f", "-qq", "-e", "trace=network", "-o", str(file)], program)
        if not file.exists():
            return [fault or "strace wrote nothing"]
        with file.open(encoding="utf-8", errors="replace") as trace:
            seen = families(trace)
    print("  socket families: " + (", ".join(f"{name} ({n})" for name, n in seen.most_common()) or "none"))
    strangers = sorted(set(seen) - HARMLESS)
    return [each for each in (fault, *(f"it used {name}" for name in strangers)) if each]


def main(program: Sequence[str]) -> int:
    """Carries out both proofs and returns the exit code."""
    if not program or not sys.platform.startswith("linux"):
        print(__doc__)
        return 2
    faults = []
    print("Without a network:", flush=True)
    if way := cut_off():
        faults += [fault for fault in [smoke(way, program)] if fault]
    else:
        faults.append("this machine lets nobody cut a program off its network")
    print("With every network call written down:", flush=True)
    if shutil.which("strace"):
        faults += traced(program)
    else:
        faults.append("strace is not installed, so the calls were not looked at")
    print("\n".join(f"FAILED: {fault}" for fault in faults) or "No network was used.")
    return 1 if faults else 0


if __name__ == "__main__":
    os.environ.pop("STOLIK_DATA_DIR", None)
    sys.exit(main(sys.argv[1:]))
