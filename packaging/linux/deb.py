"""Makes the Debian package out of the frozen folder: `python packaging/linux/deb.py`."""

from __future__ import annotations

import gzip
import hashlib
import os
import subprocess
import sys
from email.utils import format_datetime
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from contents import DEB_MB, INSTALLED_MB, debian_packages, files, megabytes, size
from descriptions import debian_description
from facts import (
    BUILD,
    DEB,
    DIST,
    FOLDER,
    MAINTAINER,
    ROOT,
    URLS,
    VERSION,
    Problem,
    epoch,
    say,
)
from linux.man_page import man_page
from linux.tree import HERE, moment, put, put_program, put_share, settle, write
from sentences import SUMMARY

HOME = Path("opt/stolik")


def make(target: Path = DEB, level: int = 9) -> Path:
    """Writes the package, packed as tightly as the level says, and returns its path."""
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
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", f"-z{level}", "--build"]
        env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "DPKG_DEB_THREADS_MAX": "1"}
        done = subprocess.run(
            [*command, str(root), str(unfinished)],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode:
            raise Problem(f"dpkg-deb failed: {done.stdout.strip()}")
        unfinished.replace(target)
    return target


def control(root: Path) -> str:
    """Returns the control file of a package with this content."""
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
    """Returns the sum of every file, by which `dpkg -V` finds what was changed later."""
    found = ((path.relative_to(root), hashlib.md5(path.read_bytes())) for path in files(root))
    return "".join(f"{digest.hexdigest()}  {path.as_posix()}\n" for path, digest in found)


def put_papers(share: Path) -> None:
    """Writes the manual page, the copyright file, the changelog, and what lintian need not tell."""
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
    """Writes a file that is packed, always with the same bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def table(package: Path = DEB, most: int = DEB_MB) -> str:
    """Returns the figures that are promised, beside their bars; complains where one is missed."""
    rows = [("installed", size(FOLDER), INSTALLED_MB), (package.name, package.stat().st_size, most)]
    lines = "\n".join(f"{name:24} {megabytes(value):>9}, at most {bar} MB" for name, value, bar in rows)
    if any(value > bar * 1e6 for _, value, bar in rows):
        raise Problem(f"{lines}\nThat is too much.")
    return lines


if __name__ == "__main__":
    try:
        make()
        say(table())
    except Problem as problem:
        sys.exit(str(problem))
