"""Proofs about the frozen program: a trace of its network calls, comparative figures, its start."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

import figures
import no_network
import pytest
from facts import Problem

TRACE = """
12 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 7
12 connect(7, {sa_family=AF_UNIX, sun_path="/tmp/.X11-unix/X1"}, 110) = 0
13 socketpair(AF_UNIX, SOCK_STREAM, 0, [3, 4]) = 0
13 socket(AF_NETLINK, SOCK_RAW|SOCK_CLOEXEC, NETLINK_KOBJECT_UEVENT) = 9
13 bind(9, {sa_family=AF_NETLINK, nl_pid=0, nl_groups=0x000002}, 12) = 0
14 socket(AF_NETLINK, SOCK_RAW|SOCK_CLOEXEC, NETLINK_ROUTE) = 5
15 socket(AF_INET6, SOCK_DGRAM, IPPROTO_IP) = 6
15 sendto(6, "x", 1, 0, {sa_family=AF_INET, sin_port=htons(9)}, 16) = 1
15 +++ exited with 0 +++
"""


def test_only_sockets_that_leave_the_machine_are_strangers() -> None:
    seen = no_network.families(TRACE.splitlines())
    assert seen["AF_UNIX"] == 3
    assert set(seen) - no_network.HARMLESS == {"AF_INET6", "AF_INET", "AF_NETLINK NETLINK_ROUTE"}


def test_a_stranger_and_an_empty_trace_are_told_and_a_harmless_one_says_what_it_saw(tmp_path: Path) -> None:
    lines, trace = TRACE.splitlines(), tmp_path / "trace"
    trace.write_text("\n".join(lines[:5]), "utf-8")
    assert no_network.judged(trace) == (
        "No network was used; socket families: AF_UNIX (3), AF_NETLINK NETLINK_KOBJECT_UEVENT (1)"
    )
    for text, told in ((TRACE, "It used AF_INET, AF_INET6, "), ("", "has no calls")):
        trace.write_text(text, "utf-8")
        with pytest.raises(Problem, match=told):
            no_network.judged(trace)


def test_a_folder_whose_name_has_blanks_is_one_word(monkeypatch: pytest.MonkeyPatch) -> None:
    call = ["/home/ala/Stół i żółw/stolik", "--version"]
    started: list[list[str]] = []

    def measure(
        programs: Sequence[figures.Program], screen: object, rounds: int
    ) -> list[list[figures.Start]]:
        started.extend(each.command for each in programs)
        return [[figures.Start(100, 90, 80, 70)], [figures.Start(101, 90, 80, 70)]]

    monkeypatch.setattr("shutil.which", lambda name: name)
    monkeypatch.setattr(figures, "hurry", lambda: None)
    monkeypatch.setattr(figures, "managed_screen", nullcontext)
    monkeypatch.setattr(figures, "measure", measure)
    for words in (call[:1], call):
        started.clear()
        monkeypatch.setattr("sys.argv", ["figures.py", *words])
        assert figures.main() == 1, "it is slower"
        assert started == [[figures.PENTOBI], words]


HOOK = Path(__file__).parents[2] / "packaging" / "start_hook.py"


def run(program: str) -> str:
    """Return the output of a program in a separate interpreter."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_a_start_without_arguments_imports_nothing_that_only_arguments_or_a_table_need() -> None:
    program = f"""
import runpy, sys
before = set(sys.modules)
runpy.run_path({str(HOOK)!r})
import stolik.__main__, stolik.app
from stolik.engine.game_library import find_games
assert stolik.app.Options().file is None and find_games()
late = {{"datetime", "multiprocessing", "platform", "pydantic", "stolik.cli", "subprocess"}}
print(sorted((late & set(sys.modules)) - before))
"""
    assert run(program) == "[]\n"


def test_the_frozen_program_leaves_no_cache_in_a_home_and_a_setting_of_its_user_stands() -> None:
    program = f"""
import os, runpy
os.environ["QML_DISK_CACHE"] = "chosen"
os.environ.pop("QML_DISK_CACHE_PATH", None)
runpy.run_path({str(HOOK)!r})
print(os.environ["QML_DISK_CACHE"], os.path.isdir(os.environ["QML_DISK_CACHE_PATH"]))
"""
    assert run(program) == "chosen True\n"


def test_what_the_program_was_started_with_is_known_before_it_sets_anything() -> None:
    run(
        f"import os, runpy; before = dict(os.environ); runpy.run_path({str(HOOK)!r});"
        "from stolik.started_with import ENVIRONMENT;"
        "assert ENVIRONMENT == before != dict(os.environ)"
    )
