"""Checks that every file of a frozen program belongs to a part whose licence is included.

    python packaging/licences.py dist/stolik     # judges a frozen folder, or Stolik.app on macOS
    python packaging/licences.py --refresh       # takes the versions from what is installed

The parts are listed in `resources/licences/parts.json`, beside the texts; the About page shows both.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, NamedTuple

LICENCES = Path(__file__).resolve().parent.parent / "resources" / "licences"
LIST = "parts.json"
CRATES = "rust-crates.txt"
"""The file of the Rust libraries in pydantic-core, according to the bill of materials in its package."""

AT_RUN_TIME = ("python", "stolik")
"""Parts whose version the program itself reports, because it differs between machines that freeze."""

_INNER = ("_internal/", "Contents/Frameworks/", "Contents/Resources/", "Contents/")
_PROGRAMS = ("stolik", "stolik.exe", "Contents/MacOS/stolik")


class Part(NamedTuple):
    """A bundled part: its name, its licence, and its files."""

    id: str
    name: str
    licence: str
    group: str
    texts: tuple[str, ...]
    version: str = ""
    version_of: str = ""
    """The name of the installed distribution that has the part's version."""
    inside: str = ""
    """The ID of the part whose files also contain this one."""
    files: tuple[str, ...] = ()
    """Patterns of paths below the frozen folder; `*` matches within a folder, `**` across folders."""
    modules: tuple[str, ...] = ()
    """Patterns of Python modules in the archive of the executable."""


def read_parts(folder: Path = LICENCES) -> list[Part]:
    """Returns the parts in display order."""
    parts = json.loads((folder / LIST).read_text("utf-8"))["parts"]
    return [Part(**{key: _frozen(value) for key, value in part.items()}) for part in parts]


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


# ------------------------------------------------------------------------------------------------ the list


def complaints_of_list(folder: Path = LICENCES) -> list[str]:
    """Returns the faults of the list and of the texts beside it, one sentence each."""
    parts = read_parts(folder)
    ids = [part.id for part in parts]
    named = {text for part in parts for text in part.texts}
    there = {path.name for path in folder.glob("*.txt")}
    lost = [part for part in parts if part.inside not in ("", *ids)]
    nowhere = [part for part in parts if not (part.files or part.modules or part.inside)]
    return [
        *(f"{each} is on the list twice." for each in sorted({id for id in ids if ids.count(id) > 1})),
        *(f"{part.id} has no text." for part in parts if not part.texts),
        *(f"{part.id} is inside {part.inside}, which is no part." for part in lost),
        *(f"{part.id} has neither files nor a part that it is inside." for part in nowhere),
        *(f"{text} is missing." for text in sorted(named - there)),
        *(f"{text} belongs to no part." for text in sorted(there - named)),
        *(f"{name} is empty." for name in sorted(there) if not (folder / name).read_text("utf-8").strip()),
        *stale(folder),
    ]


def stale(folder: Path = LICENCES) -> Iterator[str]:
    """Yields the entries of the list that differ from the installed version, one sentence each."""
    for part in read_parts(folder):
        if (installed := installed_version(part)) != part.version:
            yield f"{part.id} is {installed}, not {part.version}; run: python packaging/licences.py --refresh"
    # Builds on different systems need different libraries; the text is from the system that needs the most.
    named = (folder / CRATES).read_text("utf-8").splitlines()
    if not set(crates().splitlines()) <= set(named):
        yield f"{CRATES} is older than pydantic-core; run: python packaging/licences.py --refresh"


def installed_version(part: Part) -> str:
    """Returns the version of a part's installed distribution, or the listed version if it has none."""
    if part.version_of in AT_RUN_TIME:
        return ""
    return distribution(part.version_of).version if part.version_of else part.version


def crates() -> str:
    """Returns the list of the Rust libraries compiled into pydantic-core, with their licences."""
    package = distribution("pydantic_core")
    bill = next(file for file in package.files or () if file.name.endswith(".cyclonedx.json"))
    components = json.loads(Path(str(package.locate_file(bill))).read_text("utf-8"))["components"]
    lines = sorted({(each["name"], each["version"], _licence(each)) for each in components})
    table = "\n".join(f"{name} {version}: {licence}" for name, version, licence in lines)
    return (
        f"Rust libraries inside pydantic-core {package.version}, with those that only built it\n\n"
        f"{table}\n\nThe standard library of Rust: MIT OR Apache-2.0\n"
    )


def _licence(component: dict[str, list[dict[str, str]]]) -> str:
    return " AND ".join(each["expression"] for each in component.get("licenses", ()))


def refresh(folder: Path = LICENCES) -> None:
    """Writes the installed versions into the list."""
    data = json.loads((folder / LIST).read_text("utf-8"))
    for part, kept in zip(read_parts(folder), data["parts"], strict=True):
        version = installed_version(part)
        if version:
            kept["version"] = version
    (folder / LIST).write_text(
        json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8", newline="\n"
    )
    (folder / CRATES).write_text(crates(), encoding="utf-8", newline="\n")


# ------------------------------------------------------------------------------------------ the frozen folder


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    text = re.escape(pattern).replace(r"\*\*/", "(?:.*/)?").replace(r"\*\*", ".*").replace(r"\*", "[^/]*")
    return re.compile(re.sub(r"\\\[(\w+)\\\]", r"[\1]", text))


def owners(path: str, parts: list[Part]) -> list[str]:
    """Returns the parts that a file belongs to, given its path below the frozen folder."""
    inner = path
    for prefix in _INNER:
        if path.startswith(prefix):
            inner = path.removeprefix(prefix)
            break
    return [part.id for part in parts if any(_expression(each).fullmatch(inner) for each in part.files)]


def complaints(folder: Path) -> list[str]:
    """Returns the faults of a frozen folder, one sentence each."""
    parts = read_parts()
    found = complaints_of_list()
    for path in sorted(folder.rglob("*")):
        # The target of a link is checked in its own place.
        if path.is_symlink() or not path.is_file():
            continue
        name = path.relative_to(folder).as_posix()
        whose = owners(name, parts)
        if not whose:
            found.append(f"{name} belongs to no part of {LIST}.")
        elif len(whose) > 1:
            found.append(f"{name} belongs to {' and '.join(whose)}.")
    for module in strange_modules(folder, parts):
        found.append(f"The module {module} in the executable belongs to no part of {LIST}.")
    brought = {path.name for path in folder.rglob("licences/*")}
    wanted = {LIST, *(text for part in parts for text in part.texts)}
    found += [f"{name} is not in the folder." for name in sorted(wanted - brought)]
    return found


def strange_modules(folder: Path, parts: list[Part]) -> list[str]:
    """Returns the Python packages in the executable that belong neither to Python itself nor to a part."""
    from PyInstaller.archive.readers import CArchiveReader

    known = [pattern for part in parts for pattern in part.modules]
    program = next(path for name in _PROGRAMS if (path := folder / name).is_file())
    archive = CArchiveReader(str(program))
    inner = next(name for name in archive.toc if name.startswith("PYZ"))
    modules = {str(name).partition(".")[0] for name in archive.open_embedded_archive(inner).toc}
    strange = modules - sys.stdlib_module_names
    return sorted(name for name in strange if not any(fnmatchcase(name, pattern) for pattern in known))


def main(arguments: list[str]) -> int:
    """Checks a folder or refreshes the list; returns the exit code."""
    if arguments == ["--refresh"]:
        refresh()
        return 0
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    found = complaints(Path(arguments[0]))
    for complaint in found:
        print(complaint)
    if not found:
        print(f"Every file belongs to one of {len(read_parts())} parts, and every part has its licence.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
