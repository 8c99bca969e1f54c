"""Looks whether there is a screen to draw on, and says in one sentence why Qt can't draw there."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from stolik.shell.qt_messages import SELF_HELPED

_PATIENCE = 2.0

_CARDS: Final = ("dri/renderD*", "dri/card*", "nvidiactl", "dxg")


def has_display(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> bool:
    """Return whether a window can be opened."""
    if system in ("win32", "darwin"):
        return True
    platform = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if platform and platform not in ("xcb", "wayland", "wayland-egl"):
        return True
    return _has_wayland(environment) or _has_x11(environment.get("DISPLAY", ""))


def has_graphics_card(devices: Path = Path("/dev"), system: str = sys.platform) -> bool:
    """Return whether there is a graphics card to draw with.

    Without one OpenGL is only imitated: slower than Qt's own drawing, and with twice the memory.
    """
    if system in ("win32", "darwin"):
        return True
    cards = (card for pattern in _CARDS for card in devices.glob(pattern))
    return any(os.access(card, os.R_OK | os.W_OK) for card in cards)


@contextmanager
def plain_refusal() -> Iterator[None]:
    """Say why Qt can't begin, where it can't: by itself it would say a page and crash."""
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def hear(kind: Any, context: Any, message: str) -> None:
        if not message.startswith(SELF_HELPED):
            said.append(" ".join(message.split()))
        if kind == QtMsgType.QtFatalMsg:
            # The first words are about the cause, the last a list of what could have been.
            print(f"Stolik could not open a window here: {said[0]}", file=sys.stderr, flush=True)
            os._exit(1)

    qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(None)
        for sentence in said:
            print(sentence, file=sys.stderr)


def _has_wayland(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY", "")
    return bool(name) and _answers(str(Path(environment.get("XDG_RUNTIME_DIR", "/"), name)))


def _has_x11(display: str) -> bool:
    host, _, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not number.isdigit():
        return False
    if host not in ("", "unix"):
        # Far away: whether it answers is Qt's to find out.
        return True
    path = f"/tmp/.X11-unix/X{number}"
    return _answers(path) or _answers("\0" + path)


def _answers(path: str) -> bool:
    # Not `socket`, which makes classes of all lists of numbers first: three milliseconds of every start.
    import _socket

    line = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
    try:
        line.settimeout(_PATIENCE)
        line.connect(path)
    except OSError:
        return False
    finally:
        line.close()
    return True
