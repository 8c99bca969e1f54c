"""What every Linux form of the program shares: the frozen folder, and how a desktop knows it."""

from __future__ import annotations

import os
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from descriptions import metainfo_items, metainfo_languages, metainfo_notes
from facts import APP_ID, FILE_TYPES, FOLDER, PROGRAM, ROOT, URLS, VERSION, Problem, changelog_day, epoch
from sentences import in_every_language_desktop, in_every_language_xml

HERE = Path(__file__).resolve().parent
ICONS = ROOT / "resources" / "icons"
PICTURES = (16, 24, 32, 48, 64, 128, 256, 512)


def put_program(target: Path) -> None:
    """Copies the frozen folder, its links as links."""
    if not PROGRAM.is_file():
        raise Problem("There is no frozen program yet; please call `python3 dev.py freeze` first.")
    shutil.copytree(FOLDER, target, symlinks=True)


def put_share(share: Path) -> None:
    """Writes the menu entry, the file types, the icons and the description for software centres."""
    write(share / "applications" / "stolik.desktop", menu_entry())
    write(share / "mime" / "packages" / "stolik.xml", file_types())
    icons = share / "icons" / "hicolor"
    files = [(each.icon, f"mimetypes/{each.mime.replace('/', '-')}") for each in FILE_TYPES]
    for picture, name in (("stolik", "apps/stolik"), *files):
        for size in PICTURES:
            put(ICONS / f"{picture}-{size}.png", icons / f"{size}x{size}" / f"{name}.png")
        put(ICONS / f"{picture}.svg", icons / "scalable" / f"{name}.svg")
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())


def menu_entry() -> str:
    """Returns the entry for menus, in every language."""
    return in_every_language_desktop((HERE / "stolik.desktop").read_text("utf-8"))


def file_types() -> str:
    """Returns what a desktop has to know of the files of the program, in every language."""
    return in_every_language_xml((HERE / "file-types.xml").read_text("utf-8"))


def metainfo() -> str:
    """Returns the AppStream description of this version and its games, in every language."""
    text = in_every_language_xml((HERE / "metainfo.xml").read_text("utf-8"))
    facts = {"APP_ID": APP_ID, "VERSION": VERSION, "DATE": changelog_day()}
    facts |= {name.upper(): escape(address) for name, address in URLS.items()}
    facts |= {"GAMES": metainfo_items(), "NOTES": metainfo_notes(), "LANGUAGES": metainfo_languages()}
    for name, value in facts.items():
        text = text.replace(f"@{name}@", value)
    return text


def moment() -> datetime:
    """Returns the moment of the release."""
    return datetime.fromtimestamp(epoch(), UTC)


def put(source: Path, target: Path) -> None:
    """Copies a file to where it belongs."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(target: Path, text: str) -> None:
    """Writes a file with Unix line ends."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")


def fresh(folder: Path) -> Path:
    """Returns an empty folder in place of what was there."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def settle(folder: Path) -> None:
    """Gives all files the rights and the time that don't depend on who packs them, and when."""
    stamp = epoch()
    for path in (*folder.rglob("*"), folder):
        if not path.is_symlink():
            runs = path.is_dir() or (os.access(path, os.X_OK) and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (stamp, stamp), follow_symlinks=False)
