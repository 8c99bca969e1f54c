"""Watches an X screen from outside: whether there is a window, and whether it has been painted."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from typing import Any

_ZPIXMAP = 2
_ALL_PLANES = c_ulong(-1)
_VIEWABLE = 2
_LINES = 12
_COLOURS = 6
"""The least number of colours of a painted window; a plain or shaded background has fewer."""

_LOOK_AGAIN = 0.02


def _fields(*rows: str) -> list[tuple[str, Any]]:
    """Returns the fields of a structure; each row is a letter for their type, followed by their names."""
    types: dict[str, Any] = {"i": c_int, "l": c_long, "u": c_ulong, "p": c_void_p}
    return [(name, types[row[0]]) for row in rows for name in row.split()[1:]]


class _Image(ctypes.Structure):
    # The beginning of XImage; the rest isn't needed.
    _fields_ = _fields(
        "i width height xoffset format",
        "p data",
        "i byte_order bitmap_unit bitmap_bit_order bitmap_pad depth bytes_per_line bits_per_pixel",
    )


class _Attributes(ctypes.Structure):
    _fields_ = _fields(
        "i x y width height border_width depth",
        "p visual",
        "u root",
        "i window_class bit_gravity win_gravity backing_store",
        "u backing_planes backing_pixel",
        "i save_under",
        "u colormap",
        "i map_installed map_state",
        "l all_event_masks your_event_mask do_not_propagate_mask",
        "i override_redirect",
        "p screen",
    )


_x = ctypes.CDLL("libX11.so.6")
_x.XOpenDisplay.restype = c_void_p
_x.XOpenDisplay.argtypes = (c_char_p,)
_x.XDefaultRootWindow.restype = c_ulong
_x.XDefaultRootWindow.argtypes = (c_void_p,)
_x.XInternAtom.restype = c_ulong
_x.XInternAtom.argtypes = (c_void_p, c_char_p, c_int)
_PLACE = (c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong)
_x.XGetWindowProperty.argtypes = (*_PLACE, *map(POINTER, (c_ulong, c_int, c_ulong, c_ulong, c_void_p)))
_x.XGetWindowAttributes.argtypes = (c_void_p, c_ulong, POINTER(_Attributes))
_x.XGetImage.restype = POINTER(_Image)
_x.XGetImage.argtypes = (c_void_p, c_ulong, c_int, c_int, c_uint, c_uint, c_ulong, c_int)
_x.XDestroyImage.argtypes = (POINTER(_Image),)
_x.XFree.argtypes = (c_void_p,)

# A window may disappear between two requests, on which Xlib would end this program by default.
_ignore = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda *_: 0)
_x.XSetErrorHandler(_ignore)


class Screen:
    """A connection to an X server that only watches."""

    def __init__(self, display: str) -> None:
        self.display = display
        self._connection = _x.XOpenDisplay(display.encode())
        if not self._connection:
            raise SystemExit(f"No X server answers at {display}.")
        self._root = _x.XDefaultRootWindow(self._connection)

    def wait_for_manager(self, patience: float) -> None:
        """Wait until a window manager is running."""
        self._wait(lambda: self._property(b"_NET_SUPPORTING_WM_CHECK"), "window manager", patience)

    def wait_until_empty(self, patience: float) -> None:
        """Wait until there are no windows any more."""
        self._wait(lambda: not self._windows(), "end of the window", patience)

    def has_picture(self) -> bool:
        """Return whether a window shows more than a background."""
        return any(self._is_painted(window) for window in self._windows())

    def _windows(self) -> list[int]:
        return self._property(b"_NET_CLIENT_LIST")

    def _is_painted(self, window: int) -> bool:
        seen = _Attributes()
        if not _x.XGetWindowAttributes(self._connection, window, byref(seen)) or seen.map_state != _VIEWABLE:
            return False
        colours: set[bytes] = set()
        for number in range(1, _LINES):
            colours |= self._colours(window, seen.width, seen.height * number // _LINES)
        return len(colours) >= _COLOURS

    def _colours(self, window: int, width: int, line: int) -> set[bytes]:
        image = _x.XGetImage(self._connection, window, 0, line, width, 1, _ALL_PLANES, _ZPIXMAP)
        if not image:
            return set()
        size = image.contents.bits_per_pixel // 8
        data = ctypes.string_at(image.contents.data, width * size)
        _x.XDestroyImage(image)
        return {data[at : at + size] for at in range(0, len(data), size)}

    def _property(self, name: bytes) -> list[int]:
        """Return the windows that a property of the root names."""
        kind, form, count, rest, data = c_ulong(), c_int(), c_ulong(), c_ulong(), c_void_p()
        atom = _x.XInternAtom(self._connection, name, 0)
        out = (byref(kind), byref(form), byref(count), byref(rest), byref(data))
        if _x.XGetWindowProperty(self._connection, self._root, atom, 0, 64, 0, 0, *out) or not data.value:
            return []
        found = [int(each) for each in (c_ulong * count.value).from_address(data.value)]
        _x.XFree(data)
        return found

    def _wait(self, condition: Callable[[], object], what: str, patience: float) -> None:
        until = time.monotonic() + patience
        while not condition():
            if time.monotonic() > until:
                raise SystemExit(f"Waited in vain for the {what}.")
            time.sleep(_LOOK_AGAIN)
