"""What a trace of network calls says of the families of sockets."""

from __future__ import annotations

from pathlib import Path

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
    for text, told in ((TRACE, "It used AF_INET, AF_INET6, "), ("", "holds no call")):
        trace.write_text(text, "utf-8")
        with pytest.raises(Problem, match=told):
            no_network.judged(trace)
