"""Looks whether there is a screen to draw on; without one Qt would end the program without a word."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

_PATIENCE = 2.0


def has_display(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> bool:
    """Return whether a window can be opened."""
    if system in ("win32", "darwin"):
        return True
    platform = environment.get("QT_QPA_PLATFORM", "").split(":")[0].split(";")[0]
    if platform and platform not in ("xcb", "wayland", "wayland-egl"):
        return True
    return _has_wayland(environment) or _has_x11(environment.get("DISPLAY", ""))


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
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(_PATIENCE)
            line.connect(path)
    except OSError:
        return False
    return True
