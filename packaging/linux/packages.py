"""Makes the downloads for Linux from the frozen folder.

`python packaging/linux/packages.py [deb] [archive] [appimage]` makes the named files, by default the Debian
package and the archive; with `man` it prints the manual page. The same folder gives the same bytes.

An AppImage is a small program, the runtime, followed by a packed file system. No package index has the
runtime, so it is downloaded from its makers' release; only `appimage.json` defines which one, and its
checksum. If that has no checksum, or the file can't be downloaded, no AppImage is made, and one line says so;
a runtime with a wrong checksum is an error. Nothing that was downloaded is run here.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from argparse import Action, ArgumentParser
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from http.client import HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from contents import DEB_MB, INSTALLED_MB, debian_packages, files, megabytes, size
from descriptions import debian_description, metainfo_items, metainfo_languages, metainfo_notes
from facts import (
    APP_ID,
    APPIMAGE,
    BUILD,
    DEB,
    DIST,
    FILE_TYPES,
    FOLDER,
    MAINTAINER,
    NAME,
    PORTABLE,
    PROGRAM,
    ROOT,
    SOURCES,
    URLS,
    VERSION,
    Problem,
    changelog_day,
    epoch,
    say,
)
from sentences import SUMMARY, in_every_language_desktop, in_every_language_xml

sys.path.insert(0, str(SOURCES))
from stolik.cli.arguments import COMMANDS, SMOKE_TEST, command_parser, window_parser

sys.path.remove(str(SOURCES))

HERE = Path(__file__).resolve().parent
ICONS = ROOT / "resources" / "icons"
PICTURES = (16, 24, 32, 48, 64, 128, 256, 512)
HOME = Path("opt/stolik")
APP_DIR = BUILD / "Stolik.AppDir"
RUNTIME = HERE / "appimage.json"
PATIENCE = 60


# ------------------------------------------------------------------------------------- what all of them share


def put_program(target: Path) -> None:
    """Copies the frozen folder and keeps its links."""
    if not PROGRAM.is_file():
        raise Problem("There is no frozen program yet; please call `python3 dev.py freeze` first.")
    shutil.copytree(FOLDER, target, symlinks=True)


def put_share(share: Path) -> None:
    """Writes the menu entry, file types, icons and the description for software centres."""
    write(share / "applications" / "stolik.desktop", menu_entry())
    write(share / "mime" / "packages" / "stolik.xml", file_types())
    icons = share / "icons" / "hicolor"
    files = [(each.icon, f"mimetypes/{each.mime.replace('/', '-')}") for each in FILE_TYPES]
    for picture, name in (("stolik", "apps/stolik"), *files):
        for side in PICTURES:
            put(ICONS / f"{picture}-{side}.png", icons / f"{side}x{side}" / f"{name}.png")
        put(ICONS / f"{picture}.svg", icons / "scalable" / f"{name}.svg")
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())


def menu_entry() -> str:
    """Returns the menu entry, in every language."""
    return in_every_language_desktop((HERE / "stolik.desktop").read_text("utf-8"))


def file_types() -> str:
    """Returns the description of the program's file types for desktops, in every language."""
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
    """Returns the time of the release."""
    return datetime.fromtimestamp(epoch(), UTC)


def put(source: Path, target: Path) -> None:
    """Copies a file and makes the target's folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(target: Path, text: str) -> None:
    """Writes a file with Unix line endings."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8", newline="\n")


def settle(folder: Path) -> None:
    """Gives all files the same permissions and time, whoever packs them and whenever."""
    stamp = epoch()
    for path in (*folder.rglob("*"), folder):
        if not path.is_symlink():
            runs = path.is_dir() or (os.access(path, os.X_OK) and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (stamp, stamp), follow_symlinks=False)


def pack(*command: Path | str, **environment: str) -> None:
    """Runs a packing tool with fixed time stamps; raises a problem with its output if it fails."""
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), **environment}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise Problem(f"{command[0]} failed: {done.stdout.strip()}")


# -------------------------------------------------------------------------------------------- the manual page

_AFTER = f"""\
.SH FILES
.TP
.I ~/.local/share/stolik
Saved games, people, tournaments, results and settings, until another folder is chosen in Settings;
.I place.json
stays here and names it.
.SH ENVIRONMENT
.TP
.B STOLIK_DATA_DIR
Another folder for them, whatever was chosen; \\fB\\-\\-data\\-dir\\fR goes before it.
.SH EXIT STATUS
0 where all went well, 1 where the window could not be opened, 2 where arguments or a file were refused,
and 130 after Ctrl+C.
.SH AUTHOR
{MAINTAINER}
.SH SEE ALSO
{URLS["Homepage"]}
"""


def man_page() -> str:
    """Returns the manual page of this version."""
    window = window_parser()
    lines = [
        f'.TH {NAME.upper()} 6 "{moment():%Y-%m-%d}" "{NAME} {VERSION}" "Games"',
        ".SH NAME",
        rf"{NAME.lower()} \- {escaped(SUMMARY[0].lower() + SUMMARY[1:])}",
        ".SH SYNOPSIS",
        *synopsis(window),
        ".SH DESCRIPTION",
        escaped(window.description or ""),
        *options(window, ".SH"),
        ".SH COMMANDS",
        escaped("Each has its own --help."),
    ]
    for name, about in COMMANDS.items():
        parser = command_parser(name)
        lines += [f".SS {name}", *synopsis(parser), ".PP", f"{escaped(about[0].upper() + about[1:])}."]
        lines += options(parser, ".PP\n.B")
    return "\n".join(lines) + "\n" + _AFTER


def synopsis(parser: ArgumentParser) -> Iterator[str]:
    """Yields the usage lines of a program, as in its own help."""
    usage = re.sub(r"\n {9,}", " ", parser.format_usage().removeprefix("usage: ").strip())
    for line in usage.splitlines():
        yield f".PP\n{escaped(line.strip())}"


def options(parser: ArgumentParser, heading: str) -> Iterator[str]:
    """Yields the arguments of a parser by group, each group below a heading."""
    for group in parser._action_groups:
        # The page mentions only once that each command has its own help.
        shown = [each for each in group._group_actions if heading == ".SH" or each.dest != "help"]
        if shown:
            title = group.title or ""
            yield f"{heading} {title.upper() if heading == '.SH' else title.capitalize()}"
        if shown and group.description:
            yield f".PP\n{escaped(group.description)}"
        for action in shown:
            yield ".TP"
            yield named(action)
            yield escaped(parser._get_formatter()._expand_help(action))


def named(action: Action) -> str:
    """Returns the names of an argument and of its value."""
    if not action.option_strings:
        return rf"\fI{escaped(str(action.metavar or action.dest))}\fR"
    value = "" if action.nargs == 0 else rf" \fI{escaped(str(action.metavar or action.dest.upper()))}\fR"
    if SMOKE_TEST in action.option_strings:
        value = f"[={value.strip()}]"
    return ", ".join(rf"\fB{escaped(name)}\fR{value}" for name in action.option_strings)


def escaped(text: str) -> str:
    """Returns a text escaped for the page: hyphens stay hyphens, and no line is read as a command."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


# ----------------------------------------------------------------------------------------- the Debian package


def make_deb(target: Path = DEB, level: int = 9) -> Path:
    """Writes the package with a compression level from 0 to 9, and returns its path."""
    BUILD.mkdir(exist_ok=True)
    DIST.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="deb-", dir=BUILD) as folder:
        root, unfinished = Path(folder) / "root", Path(folder) / target.name
        put_program(root / HOME)
        put_share(root / "usr" / "share")
        starter = root / "usr" / "bin" / "stolik"
        starter.parent.mkdir()
        starter.symlink_to(f"/{HOME}/stolik")
        put_papers(root / "usr" / "share")
        sums, fields = md5sums(root), control(root)
        write(root / "DEBIAN" / "md5sums", sums)
        write(root / "DEBIAN" / "control", fields)
        settle(root)
        # One thread and the commit's time: the same folder gives the same bytes.
        form = f"--root-owner-group -Zxz -z{level} --build"
        pack("dpkg-deb", *form.split(), root, unfinished, DPKG_DEB_THREADS_MAX="1")
        unfinished.replace(target)
    return target


def control(root: Path) -> str:
    """Returns the text of the control file for a package with this content."""
    kilobytes = -(-size(root) // 1024)
    fields = {
        "Package": "stolik",
        "Version": VERSION,
        "Architecture": "amd64",
        "Maintainer": MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Depends": ", ".join(debian_packages(root / HOME)),
        "Recommends": "desktop-file-utils, hicolor-icon-theme, libpulse0 | libasound2, shared-mime-info",
        "Section": "games",
        "Priority": "optional",
        "Homepage": URLS["Homepage"],
        "Description": SUMMARY,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items()) + debian_description()


def md5sums(root: Path) -> str:
    """Returns the checksums of all files, with which `dpkg -V` finds later changes."""
    found = ((path.relative_to(root), hashlib.md5(path.read_bytes())) for path in files(root))
    return "".join(f"{digest.hexdigest()}  {path.as_posix()}\n" for path, digest in found)


def put_papers(share: Path) -> None:
    """Writes the manual page, the copyright file, the changelog, and the exceptions for lintian."""
    put(HERE / "lintian-overrides", share / "lintian" / "overrides" / "stolik")
    put_packed(share / "man" / "man6" / "stolik.6.gz", man_page())
    folder = share / "doc" / "stolik"
    licence = (ROOT / "LICENSE").read_text("utf-8").strip().splitlines()
    text = "\n".join(f" {line}" if line else " ." for line in licence)
    write(folder / "copyright", f"{(HERE / 'copyright').read_text('utf-8').rstrip()}\n{text}\n")
    entry = f"stolik ({VERSION}) stable; urgency=medium\n\n  * Release {VERSION}.\n\n"
    entry += f" -- {MAINTAINER}  {format_datetime(moment())}\n"
    put_packed(folder / "changelog.gz", entry)


def put_packed(target: Path, text: str) -> None:
    """Writes a compressed file; the same text gives the same bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def table(package: Path = DEB, most: int = DEB_MB) -> str:
    """Returns the sizes beside their limits; raises a problem if one is exceeded."""
    rows = [("installed", size(FOLDER), INSTALLED_MB), (package.name, package.stat().st_size, most)]
    lines = "\n".join(f"{name:24} {megabytes(value):>9}, at most {bar} MB" for name, value, bar in rows)
    if any(value > bar * 1e6 for _, value, bar in rows):
        raise Problem(f"{lines}\nThat is too much.")
    return lines


# ------------------------------------------------------------------------------------------------ the archive


def make_archive() -> Path:
    """Writes the archive and returns its path."""
    BUILD.mkdir(exist_ok=True)
    DIST.mkdir(exist_ok=True)
    name = f"stolik-{VERSION}"
    with TemporaryDirectory(prefix="portable-", dir=BUILD) as folder:
        root, unfinished = Path(folder) / name, Path(folder) / PORTABLE.name
        # The program itself is at the top: file managers start a binary, but few start a menu entry.
        put_program(root)
        text = (HERE / "portable-readme.txt").read_text("utf-8").replace("@VERSION@", VERSION)
        write(root / "README.txt", text)
        settle(root)
        with (
            unfinished.open("wb") as file,
            gzip.GzipFile("", "wb", 9, file, mtime=epoch()) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
        ):
            for path in (root, *sorted(root.rglob("*"))):
                inside = path.relative_to(folder).as_posix()
                archive.add(path, inside, recursive=False, filter=_owned_by_root)
        unfinished.replace(PORTABLE)
    return PORTABLE


def _owned_by_root(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = epoch()
    return entry


# ----------------------------------------------------------------------------------------------- the AppImage

APP_RUN = """\
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/opt/stolik/stolik" "$@"
"""


def make_app_folder() -> Path:
    """Makes the folder to be packed into the AppImage; its AppRun also starts unpacked."""
    shutil.rmtree(APP_DIR, ignore_errors=True)
    put_program(APP_DIR / HOME)
    put_share(APP_DIR / "usr" / "share")
    write(APP_DIR / "stolik.desktop", menu_entry())
    put(ICONS / "stolik-256.png", APP_DIR / "stolik.png")
    (APP_DIR / ".DirIcon").symlink_to("stolik.png")
    # The command in the menu entry has to exist in `usr/bin`.
    (APP_DIR / "usr" / "bin").mkdir()
    (APP_DIR / "usr" / "bin" / "stolik").symlink_to(f"../../{HOME}/stolik")
    write(APP_DIR / "AppRun", APP_RUN)
    (APP_DIR / "AppRun").chmod(0o755)
    settle(APP_DIR)
    return APP_DIR


def runtime(pinned: Path = RUNTIME) -> bytes | None:
    """Downloads the runtime and checks that it is the pinned one; returns `None` if that isn't possible."""
    facts = json.loads(pinned.read_text("utf-8"))
    if not facts["sha256"]:
        say(f"NO APPIMAGE: {pinned.name} has no checksum for the runtime {facts['release']}.")
        return None
    try:
        with urllib.request.urlopen(facts["url"], timeout=PATIENCE) as answer:
            content = bytes(answer.read())
    except (OSError, HTTPException) as error:
        say(f"NO APPIMAGE: {facts['url']} can't be had: {error}")
        return None
    found = hashlib.sha256(content).hexdigest()
    if found != facts["sha256"]:
        raise Problem(f"{facts['url']} has the checksum {found}, not that of {pinned.name}.")
    return content


def make_appimage() -> Path | None:
    """Writes the AppImage and returns its path, or `None` without a runtime, which it reports."""
    if not shutil.which("mksquashfs"):
        raise Problem("mksquashfs is missing; it packs the AppImage (Debian: squashfs-tools).")
    first = runtime()
    if first is None:
        return None
    packed = BUILD / "stolik.squashfs"
    packed.unlink(missing_ok=True)
    # The only format that the runtime reads.
    form = "-root-owned -noappend -no-xattrs -no-progress -comp zstd -Xcompression-level 22 -b 1M"
    pack("mksquashfs", make_app_folder(), packed, *form.split())
    DIST.mkdir(exist_ok=True)
    with APPIMAGE.open("wb") as image:
        image.write(first)
        with packed.open("rb") as rest:
            shutil.copyfileobj(rest, image)
    APPIMAGE.chmod(0o755)
    return APPIMAGE


def main(names: Sequence[str]) -> None:
    """Makes the named files and reports their sizes."""
    if names == ["man"]:
        print(man_page(), end="")
        return
    makers = {"deb": make_deb, "archive": make_archive, "appimage": make_appimage}
    for name in names or ("deb", "archive"):
        if (made := makers[name]()) is not None:
            say(table() if name == "deb" else f"{made.name} {megabytes(made.stat().st_size)}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (Problem, OSError) as problem:
        sys.exit(str(problem))
