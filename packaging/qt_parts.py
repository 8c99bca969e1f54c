"""The parts of Qt that are shipped; parts that aren't named here stay out of every installer.

PyInstaller collects everything in PySide6 that might be needed. `is_kept` checks each file against the lists
here; `trimmed` removes the others, and libraries that no kept file is linked to.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple, TypeAlias

BINDINGS = ("QtCore", "QtDBus", "QtGui", "QtNetwork", "QtQml")
"""The modules of PySide6 that the program imports; QtQml imports QtNetwork even in an offline program."""

QML_MODULES = (
    "Qt.labs.folderlistmodel",
    "QtQml",
    "QtQml.Models",
    "QtQml.WorkerScript",
    "QtQuick",
    "QtQuick.Controls",
    "QtQuick.Controls.Basic",
    "QtQuick.Controls.Basic.impl",
    "QtQuick.Controls.impl",
    "QtQuick.Dialogs",
    "QtQuick.Dialogs.quickimpl",
    "QtQuick.Layouts",
    "QtQuick.Shapes",
    "QtQuick.Templates",
    "QtQuick.Window",
)
"""The modules that the program's QML imports, directly and indirectly; the only style is the plainest."""

LIBRARIES = (
    "Core",
    "DBus",
    "Gui",
    "LabsFolderListModel",
    "Network",  # Qml is linked to it, and two starts of the program talk through its local socket
    "OpenGL",  # Quick is linked to it
    "Qml",
    "QmlMeta",
    "QmlModels",
    "QmlWorkerScript",
    "Quick",
    "QuickControls2",
    "QuickControls2Basic",
    "QuickControls2BasicStyleImpl",
    "QuickControls2Impl",
    "QuickDialogs2",
    "QuickDialogs2QuickImpl",
    "QuickDialogs2Utils",
    "QuickLayouts",
    "QuickShapes",
    "QuickTemplates2",
    "Svg",
    "WaylandClient",
    "XcbQpa",
)
"""Qt's own libraries; each system gets those that a kept file is linked to."""

ICU = ("icudata", "icui18n", "icuuc")
"""Core is linked to these on Linux; the other systems have their own."""

PLUGINS = {
    "linux": (
        "iconengines/qsvgicon",
        "imageformats/qjpeg",  # photographs as faces
        "imageformats/qsvg",
        "imageformats/qwebp",  # other pictures as faces
        "platforminputcontexts/composeplatforminputcontextplugin",  # dead keys
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platforms/qoffscreen",
        "platforms/qwayland",
        "platforms/qxcb",
        "platformthemes/qxdgdesktopportal",  # the system's file dialog, where it comes through a portal
        "wayland-decoration-client/adwaita",
        "wayland-decoration-client/bradient",
        "wayland-graphics-integration-client/qt-plugin-wayland-egl",
        "wayland-shell-integration/xdg-shell",
        "xcbglintegrations/qxcb-egl-integration",
        "xcbglintegrations/qxcb-glx-integration",
    ),
    "win32": (
        "iconengines/qsvgicon",
        "imageformats/qjpeg",  # photographs as faces
        "imageformats/qsvg",
        "imageformats/qwebp",  # other pictures as faces
        "platforms/qoffscreen",
        "platforms/qwindows",
    ),
    "darwin": (
        "iconengines/qsvgicon",
        "imageformats/qjpeg",  # photographs as faces
        "imageformats/qsvg",
        "imageformats/qwebp",  # other pictures as faces
        "platforms/qcocoa",
        "platforms/qoffscreen",
    ),
}

LINUX_LIBRARIES = (
    "libffi.so",  # for Python's ctypes; the number varies between systems
    "libsqlite3.so.0",  # the family book
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-render-util.so.0",
    "libxcb-util.so.1",
)
"""Small system libraries that a desktop may lack; all others are the system's own, since a copy of libstdc++
or glib older than the graphics driver crashes the window."""

FORBIDDEN = (
    "3D",
    "Bluetooth",
    "Charts",
    "DataVisualization",
    "Designer",
    "Graphs",
    "Help",
    "LabsPlatform",
    "Location",
    "Multimedia",
    "Pdf",
    "Positioning",
    "Sensors",
    "SerialPort",
    "Sql",
    "Test",
    "TextToSpeech",
    "VirtualKeyboard",
    "WebChannel",
    "WebEngine",
    "WebSockets",
    "WebView",
    "Widgets",
)
"""Large parts, parts that use a network, and parts only under the GPL: no list above may name them."""


class Part(NamedTuple):
    """A file of Qt or PySide6: the list it belongs to, and its name there."""

    kind: str
    name: str


_LIBRARY = re.compile(r"(?:lib)?Qt6?(\w+?)(?:\.so(?:\.\d+)*|\.dll|\.framework)$")
_ICU = re.compile(r"lib(icu\w+)\.so(?:\.\d+)*$")
_BINDING = re.compile(r"(Qt\w+)(?:\.abi3\.so|\.cpython\S*\.so|\.pyd)$")
_SUPPORT = re.compile(r"(?:lib)?(?:pyside6|pyside6qml|shiboken6)\.(?:abi3\.)?(?:so|dll|dylib|\d)\S*$")
_RUNTIME = re.compile(r"(?:msvcp|vcruntime|concrt)140\w*\.dll$", re.IGNORECASE)


def part(target: str) -> Part | None:
    """Returns the part that a path in the frozen folder stands for, or ``None`` if it isn't Qt's."""
    path = PurePosixPath(target.replace("\\", "/"))
    names = path.parts
    for folder in names:  # on macOS a library is a folder
        if library := _LIBRARY.match(folder):
            if "plugins" in names or "qml" in names:
                break
            return Part("library", library[1])
    if icu := _ICU.match(path.name):
        return Part("icu", icu[1])
    if not names or names[0] not in ("PySide6", "shiboken6"):
        return None
    if "plugins" in names:
        return Part("plugin", f"{path.parent.name}/{path.stem.removeprefix('lib')}")
    if "qml" in names:
        module = ".".join(names[names.index("qml") + 1 : -1])
        return Part("qml", module if path.suffix != ".qmltypes" else path.name)
    if binding := _BINDING.match(path.name):
        return Part("binding", binding[1])
    if _SUPPORT.match(path.name) or _RUNTIME.match(path.name) or names[0] == "shiboken6":
        return Part("support", path.name)
    return Part("other", target)


def is_kept(target: str, system: str) -> bool:
    """Returns whether a file of the frozen folder may stay: it isn't Qt's, or a list names it."""
    found = part(target)
    if found is None:
        path = PurePosixPath(target)
        outside = (
            system == "linux" and len(path.parts) == 1 and path.name.startswith("lib") and ".so" in path.name
        )
        return not outside or is_shipped(path.name)
    lists = {
        "library": LIBRARIES,
        "icu": ICU,
        "plugin": PLUGINS[system],
        "qml": QML_MODULES,
        "binding": BINDINGS,
        "support": (found.name,),
    }
    return found.name in lists.get(found.kind, ())


def is_shipped(library: str) -> bool:
    """Returns whether a library that isn't Qt's is shipped on Linux, given its file name."""
    return library.startswith(("libpython", "libffi.so")) or library in LINUX_LIBRARIES


# ---------------------------------------------------------------------------------- what PyInstaller collects

Entry: TypeAlias = tuple[str, str, str]
"""A file as PyInstaller lists it: its target, its source and its type.

The source of a link is another place in the frozen folder.
"""

Imports: TypeAlias = Callable[[str], set[tuple[str, str | None]]]


def trimmed(binaries: Sequence[Entry], datas: Sequence[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Returns the two lists without the files that aren't shipped."""
    from PyInstaller.depend.bindepend import get_imports

    files = [entry for entry in binaries if _is_kept(entry)]
    beside = [entry for entry in datas if _is_kept(entry)]
    needed = needed_libraries(files, get_imports)
    return _without_idle(files, needed), _without_idle(beside, needed)


def needed_libraries(binaries: Sequence[Entry], imports: Imports) -> set[Part]:
    """Returns the libraries of Qt that another binary needs, directly or indirectly."""
    libraries: dict[Part, list[str]] = {}
    waiting = []
    for entry in binaries:
        _, source, kind = entry
        library = _library(entry)
        if kind == "SYMLINK":
            continue
        if library is None:
            waiting.append(source)
        else:
            libraries.setdefault(library, []).append(source)
    needed: set[Part] = set()
    while waiting:
        for name, _ in imports(waiting.pop()):
            library = part(name)
            if library in libraries and library not in needed:
                needed.add(library)
                waiting += libraries[library]
    return needed


def _without_idle(entries: Sequence[Entry], needed: set[Part]) -> list[Entry]:
    return [entry for entry in entries if (library := _library(entry)) is None or library in needed]


def _is_kept(entry: Entry) -> bool:
    target, source, kind = entry
    return is_kept(target, sys.platform) and (kind != "SYMLINK" or is_kept(source, sys.platform))


def _library(entry: Entry) -> Part | None:
    """Returns the library of Qt that a file or a link belongs to."""
    target, source, kind = entry
    found = part(target) or (part(source) if kind == "SYMLINK" else None)
    return found if found is not None and found.kind in ("library", "icu") else None


# ------------------------------------------------------------------------------------- what the QML asks for

_IMPORT = re.compile(r"^\s*import\s+(Qt[\w.]*)", re.MULTILINE)
_NEEDED = re.compile(r"^\s*(?:(?:default )?import|depends)\s+(Qt[\w.]*)", re.MULTILINE)


def imported(folder: Path) -> dict[str, list[Path]]:
    """Returns the modules of Qt that the QML below a folder imports, with the files that import each."""
    found: dict[str, list[Path]] = {}
    for path in sorted(folder.rglob("*.qml")):
        for name in _IMPORT.findall(path.read_text("utf-8")):
            found.setdefault(name, []).append(path)
    return found


def closure(modules: Iterable[str], library: Path) -> set[str]:
    """Returns these QML modules and all their imports, direct or indirect, as found in Qt's own folder."""
    wanted, found = list(modules), set[str]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            folder = library.joinpath(*name.split("."))
            for path in (*folder.glob("qmldir"), *folder.glob("*.qml"), *folder.glob("qml/*.qml")):
                wanted += _NEEDED.findall(path.read_text("utf-8"))
    return found


def parts(folder: Path) -> Iterator[tuple[Path, Part]]:
    """Yields each file of Qt in a frozen program's inner folder, except links."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            found = part(path.relative_to(folder).as_posix())
            if found is not None:
                yield path, found
