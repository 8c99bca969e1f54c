"""Makes the folder that runs from anywhere, in one archive: `python packaging/linux/portable.py`."""

from __future__ import annotations

import gzip
import sys
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from contents import megabytes
from facts import BUILD, DIST, PORTABLE, VERSION, Problem, epoch, say
from linux.tree import HERE, put_program, settle, write


def make() -> Path:
    """Writes the archive and returns its path."""
    BUILD.mkdir(exist_ok=True)
    DIST.mkdir(exist_ok=True)
    name = f"stolik-{VERSION}"
    with TemporaryDirectory(prefix="portable-", dir=BUILD) as folder:
        root, unfinished = Path(folder) / name, Path(folder) / PORTABLE.name
        # At the top stands what one double-clicks: file managers start a binary, but few a menu entry.
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


if __name__ == "__main__":
    try:
        made = make()
        say(f"{made.name} {megabytes(made.stat().st_size)}")
    except Problem as problem:
        sys.exit(str(problem))
