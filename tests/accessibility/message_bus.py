"""A connection to a D-Bus message bus: calls that are sent at once, their replies, and signals."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from jeepney import DBusAddress, HeaderFields, MessageType, new_method_call
from jeepney.io.blocking import open_dbus_connection

PATIENCE: Final = 30.0


class Call(NamedTuple):
    """A method call to a program on the bus; an argument of type ``v`` is a pair of a type and a value."""

    to: str
    path: str
    interface: str
    member: str
    signature: str = ""
    arguments: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Signal:
    """A signal that a program has sent to all listeners; ``arguments`` are without the types of variants."""

    sender: str
    path: str
    interface: str
    member: str
    arguments: tuple[Any, ...]


class MessageBus:
    """A connection to a bus at ``address``; ``signals`` are those received and not yet taken."""

    def __init__(self, address: str) -> None:
        self._connection = open_dbus_connection(address, auth_timeout=PATIENCE)
        self.signals: deque[Signal] = deque()

    def close(self) -> None:
        self._connection.close()

    def listen(self, rule: str) -> None:
        name = "org.freedesktop.DBus"
        self.ask(Call(name, "/org/freedesktop/DBus", name, "AddMatch", "s", (rule,)))

    def ask(self, call: Call) -> tuple[Any, ...]:
        """Return the reply to a call, empty if it was refused."""
        return self.ask_all([call])[0]

    def ask_all(self, calls: Sequence[Call]) -> list[tuple[Any, ...]]:
        numbers = []
        for call in calls:
            to = DBusAddress(call.path, bus_name=call.to, interface=call.interface)
            message = new_method_call(to, call.member, call.signature or None, call.arguments)
            numbers.append(next(self._connection.outgoing_serial))
            self._connection.send(message, serial=numbers[-1])
        answers: dict[int, tuple[Any, ...]] = {}
        while len(answers) < len(numbers):
            message = self._connection.receive(timeout=PATIENCE)
            number = message.header.fields.get(HeaderFields.reply_serial)
            if number in numbers:
                answered = message.header.message_type is MessageType.method_return
                answers[number] = _values(message) if answered else ()
            else:
                self._keep(message)
        return [answers[number] for number in numbers]

    def hear(self, seconds: float) -> None:
        with suppress(TimeoutError):
            self._keep(self._connection.receive(timeout=seconds))

    def _keep(self, message: Any) -> None:
        if message.header.message_type is not MessageType.signal:
            return
        of, known = message.header.fields, HeaderFields
        self.signals.append(
            Signal(of[known.sender], of[known.path], of[known.interface], of[known.member], _values(message))
        )


def _values(message: Any) -> tuple[Any, ...]:
    """Return the values of a message; of a variant, which is a type and a value, only the value."""
    parts = message.header.fields.get(HeaderFields.signature, "")
    variants = {"v": (0,), "siiva{sv}": (3,), "siiv(so)": (3,)}.get(parts, ())
    return tuple(value[1] if at in variants else value for at, value in enumerate(message.body))
