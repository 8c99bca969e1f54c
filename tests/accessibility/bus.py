"""The bus over which screen readers of Linux hear a program: its nodes, and their actions by name.

Every message goes through `dbus-send`, so nothing of Qt stands between the test and the bus.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Final

PATIENCE: Final = 30.0
_NODE: Final = re.compile(r'string "([^"]*)"\s+object path "([^"]*)"')
_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_GET: Final = "org.freedesktop.DBus.Properties.Get"
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_FOCUSED, _SENSITIVE, _SHOWING = 12, 24, 25
"""Numbers of states, from `AtspiStateType`."""


@dataclass(frozen=True)
class Node:
    """What the bus tells about an item; ``owner`` and ``path`` say whom to ask further."""

    owner: str
    path: str
    name: str
    states: int

    def has(self, state: int) -> bool:
        """Return whether a state is set."""
        return bool(self.states >> state & 1)

    @property
    def usable(self) -> bool:
        """Whether it is shown and can be acted on."""
        return self.has(_SHOWING) and self.has(_SENSITIVE)

    @property
    def focused(self) -> bool:
        """Whether the keyboard is on it."""
        return self.has(_FOCUSED)


class Bus:
    """The accessibility bus of this session, with one program on it."""

    def __init__(self) -> None:
        """Ask the session for the bus."""
        self._bus = ("--session",)
        reply = self._call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        address = re.search(r'string "([^"]*)"', reply)
        assert address is not None, reply
        self._bus = (f"--bus={address[1]}",)

    def nodes(self) -> list[Node]:
        """Return what the program shows, in the order of reading."""
        # The registry knows of programs; each gives its own nodes.
        programs = self._children("org.a11y.atspi.Registry", _ROOT)
        return [node for owner, path in programs for node in self._below(owner, path) if node.has(_SHOWING)]

    def wait_for(self, *patterns: str) -> Node:
        """Return the first usable node with a name of the first pattern that fits any."""

        def found() -> Node | None:
            usable = [node for node in self.nodes() if node.usable]
            fit = (node for pattern in patterns for node in usable if re.fullmatch(pattern, node.name))
            return next(fit, None)

        return self.wait(found, " or ".join(patterns))

    def wait(self, found: Callable[[], Node | None], what: str) -> Node:
        """Return a node as soon as it is there."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            node = found()
            if node is not None:
                return node
            sleep(0.1)
        raise AssertionError(f"in vain: {what}; there are {[node.name for node in self.nodes()]}")

    def press(self, node: Node) -> None:
        """Do what pressing means there, by the name of the action."""
        reply = self._call(node.owner, node.path, "org.a11y.atspi.Action.GetActions")
        names = re.findall(r'struct {\s+string "([^"]*)"', reply)
        assert "Press" in names, (node, names)
        reply = self._call(
            node.owner, node.path, "org.a11y.atspi.Action.DoAction", f"int32:{names.index('Press')}"
        )
        assert "boolean true" in reply, reply

    def _below(self, owner: str, path: str) -> Iterator[Node]:
        for child in self._children(owner, path):
            name = self._call(
                *child, "org.freedesktop.DBus.Properties.Get", f"string:{_ACCESSIBLE}", "string:Name"
            )
            states = [
                int(word)
                for word in re.findall(r"uint32 (\d+)", self._call(*child, f"{_ACCESSIBLE}.GetState"))
            ]
            if len(states) == 2:  # else it has gone meanwhile
                told = re.search(r'string "(.*)"', name)
                yield Node(*child, told[1] if told else "", states[0] | states[1] << 32)
                yield from self._below(*child)

    def _children(self, owner: str, path: str) -> list[tuple[str, str]]:
        return _NODE.findall(self._call(owner, path, f"{_ACCESSIBLE}.GetChildren"))

    def _call(self, owner: str, path: str, method: str, *arguments: str) -> str:
        command = ["dbus-send", *self._bus, "--print-reply", f"--dest={owner}", path, method, *arguments]
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False).stdout
