"""The network connections of processes, as the system tells of them.

An address of this machine itself is none: a screen may be reached by one.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from stolik.services.system_programs import printed

_TABLES: Final = ("tcp", "tcp6", "udp", "udp6", "raw", "raw6")
_PROCESSES: Final = Path("/proc/self/fd")
"""Where Linux tells of a process."""


def connections(processes: Sequence[int]) -> list[str] | None:
    """Return the addresses of other machines that processes are connected to, or listen to.

    ``None`` where the system doesn't tell.
    """
    if _PROCESSES.is_dir():
        return foreign(_of_linux(processes))
    told = printed(["netstat", "-ano"] if os.name == "nt" else _lsof(processes))
    return (
        None if told is None else foreign(of_netstat(told, processes) if os.name == "nt" else of_lsof(told))
    )


def foreign(addresses: Iterable[str]) -> list[str]:
    """Return the addresses that aren't of this machine alone, each once.

    >>> foreign(["127.0.0.1", "::1", "93.184.216.34", "0.0.0.0", "::ffff:127.0.0.1"])
    ['93.184.216.34', '0.0.0.0']
    """
    found: dict[str, None] = {}
    for address in addresses:
        at = ip_address(address.partition("%")[0])
        if not (getattr(at, "ipv4_mapped", None) or at).is_loopback:
            found[address] = None
    return list(found)


def _of_linux(processes: Iterable[int]) -> Iterator[str]:
    sockets = set()
    for process in processes:
        # A process may end while it is looked at.
        with suppress(OSError):
            for file in Path(f"/proc/{process}/fd").iterdir():
                with suppress(OSError):
                    sockets.add(str(file.readlink()))
    for table in _TABLES:
        with suppress(OSError):
            yield from of_proc_net(Path(f"/proc/net/{table}").read_text("ascii"), sockets)


def of_proc_net(table: str, sockets: Iterable[str]) -> Iterator[str]:
    """Yield the addresses in a table of Linux of those sockets, such as ``socket:[4711]``.

    Where nobody is connected, it is the address that is listened at.
    """
    known = set(sockets)
    for line in table.splitlines()[1:]:
        cells = line.split()
        if len(cells) > 9 and f"socket:[{cells[9]}]" in known:
            own, other = [_address(cell.partition(":")[0]) for cell in cells[1:3]]
            yield own if ip_address(other).is_unspecified else other


def _address(digits: str) -> str:
    """Return an address that Linux writes as words of four bytes, each in the machine's own order."""
    words = [
        bytes.fromhex(digits[at : at + 8])[:: -1 if sys.byteorder == "little" else 1]
        for at in range(0, len(digits), 8)
    ]
    return str(ip_address(b"".join(words)))


def _lsof(processes: Iterable[int]) -> list[str]:
    return ["lsof", "-nP", "-a", "-i", "-F", "n", "-p", ",".join(map(str, processes))]


def of_lsof(told: str) -> Iterator[str]:
    """Yield the addresses in what ``lsof -F n`` prints."""
    for line in told.splitlines():
        if line.startswith("n"):
            yield from _host(line[1:].rpartition("->")[2])


def of_netstat(told: str, processes: Iterable[int]) -> Iterator[str]:
    """Yield the addresses in what Windows' ``netstat -ano`` prints of some processes."""
    known = set(map(str, processes))
    for line in told.splitlines():
        cells = line.split()
        if len(cells) > 3 and cells[0] in ("TCP", "UDP") and cells[-1] in known:
            other = list(_host(cells[2]))
            yield from other if other and not ip_address(other[0]).is_unspecified else _host(cells[1])


def _host(place: str) -> Iterator[str]:
    """Yield the address of a place such as ``10.0.0.1:80`` or ``[::1]:80``; none where it is ``*:*``."""
    if (found := re.fullmatch(r"\[?(?P<host>[^\]]+?)\]?:(\d+|\*)", place)) is not None:
        yield "0.0.0.0" if found["host"] == "*" else found["host"].partition("%")[0]
