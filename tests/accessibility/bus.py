"""The bus over which Linux screen readers hear a program: its nodes, their actions, and its events."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from tests.accessibility.message_bus import Call, MessageBus

PATIENCE: Final = 60.0
"""In seconds; it only ends a test that hangs, even on a busy machine."""

_ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
_ACTION: Final = "org.a11y.atspi.Action"
_PROPERTIES: Final = "org.freedesktop.DBus.Properties"
_REGISTRY: Final = "org.a11y.atspi.Registry"
_EVENTS: Final = "org.a11y.atspi.Event.Object"
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_STATUS: Final = ("org.a11y.Bus", "/org/a11y/bus")
_FOCUSED, _SENSITIVE, _SHOWING = 12, 24, 25
"""Numbers of states, from `AtspiStateType`."""

_POLITENESS: Final = {1: "polite", 2: "assertive"}


@dataclass(frozen=True)
class Node:
    """The bus's description of an item; further calls for it go to ``owner`` and ``path``."""

    owner: str
    path: str
    name: str
    states: int

    def has(self, state: int) -> bool:
        return bool(self.states >> state & 1)

    @property
    def usable(self) -> bool:
        return self.has(_SHOWING) and self.has(_SENSITIVE)

    @property
    def focused(self) -> bool:
        return self.has(_FOCUSED)


@dataclass(frozen=True)
class Event:
    """A text that a screen reader speaks by itself: an announcement, or the name of a newly focused item."""

    kind: str
    """``polite``, ``assertive`` or ``focus``."""

    text: str


class Bus:
    """The accessibility bus of this session, with one program on it.

    ``heard`` gets every event as it arrives.
    """

    def __init__(self, heard: Callable[[Event], object] = lambda event: None) -> None:
        self._heard = heard
        self._session = MessageBus(os.environ["DBUS_SESSION_BUS_ADDRESS"])
        (address,) = self._session.ask(Call(*_STATUS, "org.a11y.Bus", "GetAddress"))
        self._bus = MessageBus(address)
        self._bus.listen(f"type='signal',interface='{_EVENTS}'")
        for event in ("object:announcement", "object:state-changed:focused"):
            call = Call(_REGISTRY, "/org/a11y/atspi/registry", _REGISTRY, "RegisterEvent", "s", (event,))
            self._bus.ask(call)

    def close(self) -> None:
        self._bus.close()
        self._session.close()

    def listens(self, on: bool) -> None:
        status = ("org.a11y.Status", "IsEnabled", ("b", on))
        self._session.ask(Call(*_STATUS, _PROPERTIES, "Set", "ssv", status))

    # ------------------------------------------------------------------ what is shown

    def nodes(self) -> list[Node]:
        # The registry lists the programs; each program lists its own nodes.
        (programs,) = self._bus.ask(Call(_REGISTRY, _ROOT, _ACCESSIBLE, "GetChildren"))
        found = self._below(programs)
        self._tell()
        return found

    def wait_for(self, *patterns: str) -> Node:
        """Return the first usable node whose name matches the first pattern that matches any."""

        def found() -> Node | None:
            usable = [node for node in self.nodes() if node.usable]
            fit = (node for pattern in patterns for node in usable if re.fullmatch(pattern, node.name))
            return next(fit, None)

        return self.wait(found, " or ".join(patterns))

    def wait(self, found: Callable[[], Node | None], what: str) -> Node:
        end = monotonic() + PATIENCE
        while monotonic() < end:
            node = found()
            if node is not None:
                return node
            self.listen(0.02)
        raise AssertionError(f"in vain: {what}; there are {[node.name for node in self.nodes()]}")

    def listen(self, seconds: float) -> None:
        self._bus.hear(seconds)
        self._tell()

    def press(self, node: Node) -> None:
        answer = self._bus.ask(Call(node.owner, node.path, _ACTION, "GetActions"))
        names = [name for name, *_ in answer[0]] if answer else []
        assert "Press" in names, (node, names)
        done = self._bus.ask(Call(node.owner, node.path, _ACTION, "DoAction", "i", (names.index("Press"),)))
        assert done == (True,), (node, done)

    def _below(self, places: Sequence[tuple[str, str]]) -> list[Node]:
        """Return the nodes at these places and below them, requested level by level."""
        nodes: dict[tuple[str, str], Node] = {}
        below: dict[tuple[str, str], list[tuple[str, str]]] = {}
        level = list(places)
        while level:
            told = self._bus.ask_all(
                [
                    call
                    for place in level
                    for call in (
                        Call(*place, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, "Name")),
                        Call(*place, _ACCESSIBLE, "GetState"),
                        Call(*place, _ACCESSIBLE, "GetChildren"),
                    )
                ]
            )
            found = zip(level, told[::3], told[1::3], told[2::3], strict=True)
            level = []
            for place, name, states, children in found:
                if not (name and states and children):
                    continue  # it has disappeared meanwhile
                node = Node(*place, plain(name[0]), states[0][0] | states[0][1] << 32)
                if node.has(_SHOWING):
                    nodes[place] = node
                    below[place] = children[0]
                    level += children[0]

        def in_order(places: Sequence[tuple[str, str]]) -> Iterator[Node]:
            for place in places:
                if place in nodes:
                    yield nodes[place]
                    yield from in_order(below[place])

        return [*in_order(places)]

    # ------------------------------------------------------------------ what is told

    def _tell(self) -> None:
        while self._bus.signals:
            signal = self._bus.signals.popleft()
            if signal.interface != _EVENTS:
                continue
            detail, number, _, value, *_ = signal.arguments
            if signal.member == "Announcement":
                self._heard(Event(_POLITENESS.get(number, "polite"), plain(value)))
            elif signal.member == "StateChanged" and detail == "focused" and number:
                place = (signal.sender, signal.path)
                name: Any = self._bus.ask(Call(*place, _PROPERTIES, "Get", "ss", (_ACCESSIBLE, "Name")))
                self._heard(Event("focus", plain(name[0]) if name else ""))


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")
