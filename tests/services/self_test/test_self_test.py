"""What the program proves of its own installation, and what it finds where something is wrong."""

from __future__ import annotations

import json
import os
import socket
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from stolik.services import system_programs
from stolik.services.self_test import connections as network
from stolik.services.self_test.proofs import (
    Proof,
    all_licences,
    fair_dice,
    no_connection,
    private_files,
    proofs,
)
from stolik.services.self_test.sentences import FAILS, HOLDS, UNKNOWN, proof_text

TCP = """\
  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 11 1 0 100 0 0 10 0
   1: 0A00000A:C350 22D8B85D:0050 01 00000000:00000000 00:00000000 00000000  1000        0 12 1 0 100 0 0 10 0
   2: 00000000:0050 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 13 1 0 100 0 0 10 0
"""
TCP6 = """\
  sl  local_address                         remote_address                        st tx rx tr tm->when re
   0: 00000000000000000000000001000000:1F90 00000000000000000000000000000000:0000 0A 0 00:0 0 1000 0 0 14 1
   1: 00000000000000000000000001000000:1F90 B80D0120000000000000000001000000:0050 01 0:0 00:0 0 1000 0 14 1
"""


@pytest.mark.skipif(sys.byteorder != "little", reason="the tables are of a little-endian machine")
def test_the_tables_of_linux_are_read() -> None:
    sockets = {f"socket:[{number}]" for number in (11, 12, 13)}
    found = list(network.of_proc_net(TCP, sockets))
    assert found == ["127.0.0.1", "93.184.216.34", "0.0.0.0"]
    assert network.foreign(found) == ["93.184.216.34", "0.0.0.0"]
    assert list(network.of_proc_net(TCP, {"socket:[99]", "pipe:[11]"})) == []
    assert list(network.of_proc_net(TCP6, {"socket:[14]"})) == ["2001:db8::1"]


def test_what_a_mac_and_windows_print_is_read() -> None:
    mac = "p77\nf5\nn*:5353\nf6\nn10.0.0.2:50000->93.184.216.34:443\nf7\nn[::1]:50001->[::1]:443\nn*:*\n"
    assert list(network.of_lsof(mac)) == ["0.0.0.0", "93.184.216.34", "::1", "0.0.0.0"]
    windows = (
        "  Proto  Local Address          Foreign Address        State           PID\n"
        "  TCP    0.0.0.0:135            0.0.0.0:0              LISTENING       900\n"
        "  TCP    10.0.0.2:50000         93.184.216.34:443      ESTABLISHED     77\n"
        "  TCP    127.0.0.1:50001        127.0.0.1:50002        ESTABLISHED     77\n"
        "  TCP    [::]:445               [::]:0                 LISTENING       77\n"
        "  UDP    [fe80::1%3]:5353       *:*                                    77\n"
    )
    found = list(network.of_netstat(windows, [77]))
    assert found == ["93.184.216.34", "127.0.0.1", "::", "fe80::1"]
    assert network.foreign(found) == ["93.184.216.34", "::", "fe80::1"]


def test_a_system_without_linux_tables_is_asked_by_its_own_command(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[str]] = []

    def printed(command: Sequence[str]) -> str:
        asked.append(command)
        return "p1\nn10.0.0.2:5->93.184.216.34:443\n"

    monkeypatch.setattr(network, "_PROCESSES", Path("nowhere"))
    monkeypatch.setattr(network, "printed", printed)
    assert network.connections([1, 2]) == ["93.184.216.34"]
    assert asked[0][-1] == "1,2"
    monkeypatch.undo()
    monkeypatch.setattr(network, "_PROCESSES", Path("nowhere"))
    monkeypatch.setattr(network, "_lsof", lambda processes: ["there-is-no-such-command"])
    assert network.connections([1]) is None


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks at Linux's tables")
def test_a_door_that_is_open_to_others_is_found() -> None:
    with socket.socket() as door:
        # It listens to all addresses of this machine, and nobody comes.
        door.bind(("", 0))
        door.listen()
        assert network.connections([os.getpid()]) == ["0.0.0.0"]
    assert network.connections([os.getpid(), 2**22 + 1]) == []


def test_what_is_connected_is_told_and_where_nobody_knows_that_too() -> None:
    calls: list[Sequence[int]] = []

    def look(processes: Sequence[int]) -> list[str]:
        calls.append(processes)
        return ["93.184.216.34"] if len(calls) == 2 else []

    found = no_connection(Random(1), look)
    assert (found.holds, found.facts["addresses"], found.facts["looks"]) == (
        False,
        "93.184.216.34",
        len(calls),
    )
    assert os.getpid() in calls[0]
    assert no_connection(Random(1), lambda processes: []).holds
    assert no_connection(Random(1), lambda processes: None) == Proof("connections", None)


def test_letters_that_a_console_writes_otherwise_are_no_hindrance() -> None:
    # As a Polish Windows writes, by code page 852: its ł is no letter of UTF-8 or of the system's code page.
    polish = "Aktywne połączenia\r\n  TCP  127.0.0.1:1  93.184.216.34:443  ESTABLISHED  77\r\n"
    write = f"import sys; sys.stdout.buffer.write({polish.encode('cp852')!r})"
    printed = system_programs.printed([sys.executable, "-c", write])
    assert printed is not None
    assert list(network.of_netstat(printed, [77])) == ["93.184.216.34"]


def test_the_dice_are_those_of_a_game() -> None:
    found = fair_dice(Random(3))
    assert (found.holds, found.facts["dice"]) == (True, 60_000)


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_what_others_may_read_is_told(tmp_path: Path) -> None:
    root = tmp_path / "stolik"
    assert private_files(root) == Proof("files", True, {"files": 0, "names": ""})
    root.mkdir(mode=0o755)
    (root / "settings.json").touch(0o600)
    (root / "people.json").touch(0o644)
    assert private_files(root).holds is False
    assert private_files(root).facts["names"] == "stolik, people.json"
    root.chmod(0o700)
    assert private_files(root).holds


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_a_file_that_goes_while_looked_for_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "settings.json").touch(0o600)
    (tmp_path / "saves").mkdir(mode=0o700)
    (tmp_path / "gone").symlink_to("gone")
    walk = os.walk

    def late(folder: Path) -> Iterator[tuple[str, list[str], list[str]]]:
        for inner, folders, files in walk(folder):
            yield inner, folders, [*files, ".settings.json-1.part"]

    monkeypatch.setattr(os, "walk", late)
    assert private_files(tmp_path) == Proof("files", True, {"files": 1, "names": ""})


@pytest.mark.skipif(os.name != "posix", reason="rights of this kind are POSIX's")
def test_where_no_folder_can_be_nothing_is_saved(tmp_path: Path) -> None:
    (tmp_path / "file").touch(0o644)
    (tmp_path / "circle").symlink_to("circle")
    for root in ("x" * 300, "file", "file/inside", "circle"):
        assert private_files(tmp_path / root) == Proof("files", True, {"files": 0, "names": ""})


def test_a_part_without_its_licence_is_told(tmp_path: Path) -> None:
    assert all_licences(tmp_path) == Proof("licences", None)
    parts = [{"name": "One", "texts": ["one.txt"]}, {"name": "Two", "texts": []}]
    (tmp_path / "parts.json").write_text(json.dumps({"parts": parts}))
    assert all_licences(tmp_path).facts == {"parts": 2, "names": "One, Two"}
    (tmp_path / "one.txt").write_text("Free.")
    assert all_licences(tmp_path).facts["names"] == "Two"


def test_every_proof_has_its_line(tmp_path: Path) -> None:
    found = list(proofs(tmp_path, Random(1)))
    assert [proof.code for proof in found] == list(HOLDS) == list(FAILS)
    for proof in found:
        assert proof_text(proof)
        assert proof_text(Proof(proof.code, False, proof.facts))
    for code in UNKNOWN:
        assert proof_text(Proof(code, None))
