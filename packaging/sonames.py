"""The libraries that Qt loads from the system, and the Debian package of each.

Needs only Python and its standard library. Where a package has been renamed since (libglib2.0-0t64), the new
one provides the old name.
"""

from __future__ import annotations


def _table(text: str) -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in text.split())


OFFSCREEN = _table(
    """
    libglib-2.0.so.0=libglib2.0-0 libgthread-2.0.so.0=libglib2.0-0 libGL.so.1=libgl1 libEGL.so.1=libegl1
    libX11.so.6=libx11-6 libdbus-1.so.3=libdbus-1-3 libfontconfig.so.1=libfontconfig1 libz.so.1=zlib1g
    libfreetype.so.6=libfreetype6 libxkbcommon.so.0=libxkbcommon0 libbrotlicommon.so.1=libbrotli1
    libbrotlidec.so.1=libbrotli1 libgssapi_krb5.so.2=libgssapi-krb5-2 libzstd.so.1=libzstd1
    """
)
"""The libraries for Qt's tools and for drawing into memory."""

WINDOW = _table(
    """
    libxcb.so.1=libxcb1 libxcb-cursor.so.0=libxcb-cursor0 libxcb-glx.so.0=libxcb-glx0
    libxcb-icccm.so.4=libxcb-icccm4 libxcb-image.so.0=libxcb-image0 libxcb-keysyms.so.1=libxcb-keysyms1
    libxcb-randr.so.0=libxcb-randr0 libxcb-render.so.0=libxcb-render0
    libxcb-render-util.so.0=libxcb-render-util0 libxcb-shape.so.0=libxcb-shape0 libxcb-shm.so.0=libxcb-shm0
    libxcb-sync.so.1=libxcb-sync1 libxcb-util.so.1=libxcb-util1 libxcb-xfixes.so.0=libxcb-xfixes0
    libxcb-xkb.so.1=libxcb-xkb1 libxkbcommon-x11.so.0=libxkbcommon-x11-0 libX11-xcb.so.1=libx11-xcb1
    """
)
"""The additional libraries for a window on X11. A Wayland desktop has Wayland's libraries itself."""
