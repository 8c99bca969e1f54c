"""Checks whether there is a display to draw on, and says in one sentence why Qt can't use it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from stolik.shell.qt_messages import SELF_HELPED

if TYPE_CHECKING:
    from _socket import socket

_PATIENCE = 2.0

_CARDS: Final = ("dri/renderD*", "dri/card*", "nvidiactl", "dxg")


@contextmanager
def reach_display(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Iterator[bool]:
    """Yield whether a window can be opened; the block must last until Qt has its own connection.

    Until then the connection that was tried stays open: when its last connection ends, an X server restarts
    and refuses new ones meanwhile.
    """
    places = _places(environment, system)
    line = next(filter(None, map(_connect, places or ())), None)
    try:
        yield places is None or line is not None
    finally:
        if line:
            line.close()


def has_graphics_card(devices: Path = Path("/dev"), system: str = sys.platform) -> bool:
    """Return whether there is a graphics card to draw with.

    Without one, OpenGL is emulated, which is slower than Qt's own drawing and takes twice the memory.
    """
    if system in ("win32", "darwin"):
        return True
    cards = (card for pattern in _CARDS for card in devices.glob(pattern))
    return any(os.access(card, os.R_OK | os.W_OK) for card in cards)


@contextmanager
def plain_refusal() -> Iterator[None]:
    """Say in one sentence why Qt can't start if it can't; on its own it would print a page and crash."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def hear(kind: Any, context: Any, message: str) -> None:
        if not message.startswith(SELF_HELPED):
            said.append(" ".join(message.split()))
        if kind == QtMsgType.QtFatalMsg:
            # The first message names the cause; the last one only lists the platforms to choose from.
            print(f"Stolik couldn't open a window here: {said[0]}", file=sys.stderr, flush=True)
            os._exit(1)

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
        for sentence in said:
            print(sentence, file=sys.stderr)


def _places(environment: Mapping[str, str], system: str) -> list[str] | None:
    """Return the sockets of which one should answer; ``None`` if only Qt can find them."""
    if system in ("win32", "darwin"):
        return None
    platform = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if platform and platform not in ("xcb", "wayland", "wayland-egl"):
        return None
    wayland, folder = environment.get("WAYLAND_DISPLAY", ""), environment.get("XDG_RUNTIME_DIR", "/")
    places = [str(Path(folder, wayland))] if wayland else []
    host, _, rest = environment.get("DISPLAY", "").rpartition(":")
    number = rest.split(".")[0]
    if not number.isdigit():
        return places
    if host not in ("", "unix"):
        return None  # on another computer
    path = f"/tmp/.X11-unix/X{number}"
    return [*places, path, "\0" + path]


def _connect(path: str) -> socket | None:
    # `socket` would first turn its constants into enum classes, which costs each start three milliseconds.
    import _socket

    line = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    try:
        line.settimeout(_PATIENCE)
        line.connect(path)
    except OSError:
        line.close()
        return None
    return line
