"""Writes the papers of a release: `python packaging/release/papers.py COMMAND`, with one of these commands.

`tag v1.0.0` checks that a tag matches the version of the sources. It prints the values that later steps of
the workflow need: the version, and the time stamp of all files of an installer, which is that of the tagged
commit. Without a tag it is a rehearsal. That time stamp, a fixed order of hashes, the locked packages and one
Python version make builds of a tag reproducible: on the same system, the frozen folder, the Debian package,
the archive, the AppImage, the wheel, the unsigned setup and the bills of materials always have the same
bytes. The disk image and signed files don't.

`sums FOLDER` writes the checksums of the folder's files, in the format that `sha256sum --check` reads.

`notes FOLDER [windows] [macos]` prints the version's section of `CHANGELOG.md`, and which file is for which
system; the words after the folder name the systems whose files are signed.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import CHANGELOG, NAME, VERSION, Problem, epoch, say

SUMS = "SHA256SUMS"

# Endings of file names, and the systems that these files are for, in English and in Polish.
AUDIENCES = {
    "-setup.exe": ("Windows 10 and 11", "Windows 10 i 11"),
    "-macos-arm64.dmg": (
        "macOS 13 and later, Apple's processors (M1 and later)",
        "macOS 13 i nowszy, procesory Apple (od M1)",
    ),
    "-macos-x86_64.dmg": ("macOS 13 and later, Intel's processors", "macOS 13 i nowszy, procesory Intel"),
    "_amd64.deb": ("Debian, Ubuntu, Mint", "Debian, Ubuntu, Mint"),
    ".AppImage": ("other Linux systems: one file", "inne systemy Linux: jeden plik"),
    "-linux-x86_64.tar.gz": (
        "other Linux systems: a folder to unpack",
        "inne systemy Linux: folder do rozpakowania",
    ),
}

UNSIGNED = {
    "windows": (
        """\
The Windows files have no certificate, so Windows warns before the first start: *More info*, *Run anyway*.""",
        """\
Pliki dla Windows nie mają certyfikatu, więc przed pierwszym uruchomieniem Windows ostrzega:
*Więcej informacji*, *Uruchom mimo to*.""",
    ),
    "macos": (
        """\
The macOS files have no certificate, so macOS refuses the first start: *System Settings*,
*Privacy & Security*, *Open Anyway*.""",
        """\
Pliki dla macOS nie mają certyfikatu, więc macOS odmawia pierwszego uruchomienia: *Ustawienia systemowe*,
*Prywatność i ochrona*, *Otwórz mimo to*.""",
    ),
}

CHECKED = (
    """\
`SHA256SUMS` has the checksum of every file; the `.cdx.json` files list what is inside the installers.""",
    """\
`SHA256SUMS` zawiera sumę kontrolną każdego pliku; pliki `.cdx.json` wymieniają, co jest w instalatorach.""",
)
HEADS = (("Which file", "file", "for"), ("Który plik", "plik", "dla kogo"))


def section(version: str, changelog: str | None = None) -> str:
    """Returns the part of a changelog below a version's heading, without the heading."""
    text = CHANGELOG.read_text("utf-8") if changelog is None else changelog
    # Up to the next version or the end; deeper headings belong to it.
    found = re.search(
        rf"^## {re.escape(version)}(?: \(\S*\))?\s*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL
    )
    if found is None or not found[1].strip():
        raise Problem(
            f"CHANGELOG.md doesn't mention {version}; it needs a heading ## {version} (YYYY-MM-DD)."
        )
    return found[1].strip()


def notes(version: str, names: list[str], signed: set[str]) -> str:
    """Returns the complete release notes for files of these names."""
    parts = [section(version)]
    for language, (head, file, reader) in enumerate(HEADS):
        rows = [
            f"| `{name}` | {words[language]} |"
            for ending, words in AUDIENCES.items()
            for name in sorted(names)
            if name.endswith(ending)
        ]
        warnings = [
            words[language]
            for system, words in UNSIGNED.items()
            if system not in signed and any(_system(name) == system for name in names)
        ]
        parts.append("\n".join([f"### {head}", "", f"| {file} | {reader} |", "| --- | --- |", *rows]))
        parts += [*warnings, CHECKED[language]]
    return "\n\n".join(parts) + "\n"


def _system(name: str) -> str:
    if name.endswith(".exe"):
        return "windows"
    return "macos" if name.endswith(".dmg") else "linux"


def check(tag: str, version: str) -> None:
    """Raises a problem if a tag names another version, or if the version has no notes."""
    if tag != f"v{version}":
        raise Problem(f"The tag is {tag}, but the sources are version {version}: it should be v{version}.")
    section(version)


def checksum(path: Path) -> str:
    """Returns the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def lines(folder: Path) -> list[str]:
    """Returns a line for each file of a folder, except the list itself."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    return [f"{checksum(path)}  {path.name}" for path in files]


def write_sums(folder: Path) -> None:
    """Writes the checksums of a folder's files into that folder."""
    found = lines(folder)
    if not found:
        raise Problem(f"There are no files in {folder}.")
    (folder / SUMS).write_text("\n".join(found) + "\n", encoding="utf-8", newline="\n")
    say("\n".join(found))


def print_notes(folder: Path, signed: set[str]) -> None:
    """Prints the notes for the files in a folder."""
    names = [path.name for path in folder.iterdir() if path.is_file()]
    if not any(VERSION in name for name in names):
        raise Problem(f"There is no file of {NAME} {VERSION} in {folder}.")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]  # a real stream, not a test's
    print(notes(VERSION, names, signed), end="")


def main(word: str, *arguments: str) -> None:
    """Runs one command."""
    if word == "tag":
        if arguments and arguments[0]:
            check(arguments[0], VERSION)
        print(f"version={VERSION}\nepoch={epoch()}")
    elif word == "sums":
        write_sums(Path(arguments[0]))
    elif word == "notes":
        print_notes(Path(arguments[0]), set(arguments[1:]))
    else:
        raise Problem(__doc__ or "")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:] or [""])
    except Problem as problem:
        sys.exit(str(problem))
