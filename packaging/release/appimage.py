"""Makes the AppImage out of the frozen folder: `python packaging/release/appimage.py`.

An AppImage is a small program, the runtime, with a packed file system behind it. The runtime isn't in any
package index, so it is fetched from its makers' release; `appimage.json` is the one place that says which
one, and what its checksum is. Without a checksum there, or without that file on the net, there is no
AppImage, and one line says so; a runtime with another checksum is a failure. Nothing that was fetched is
started here. The same folder gives the same bytes.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import urllib.request
from http.client import HTTPException
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import APPIMAGE, BUILD, DIST, ROOT, Problem, epoch, say
from linux.appimage import make_folder

PINNED = Path(__file__).resolve().parent / "appimage.json"
PATIENCE = 60


def runtime(pinned: Path = PINNED) -> bytes | None:
    """Fetches the runtime and proves that it is the one that is pinned; nothing where none can be had."""
    facts = json.loads(pinned.read_text("utf-8"))
    if not facts["sha256"]:
        say(f"NO APPIMAGE: {pinned.name} holds no checksum of the runtime {facts['release']}.")
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


def pack(folder: Path, target: Path) -> None:
    """Packs a folder in the one form that the runtime reads."""
    target.unlink(missing_ok=True)
    command = ["mksquashfs", str(folder), str(target), "-root-owned", "-noappend", "-no-xattrs"]
    command += ["-no-progress", "-comp", "zstd", "-Xcompression-level", "22", "-b", "1M"]
    env = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch())}
    done = subprocess.run(
        command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )
    if done.returncode:
        raise Problem(f"mksquashfs failed: {done.stdout.strip()}")


def main() -> int:
    """Writes the AppImage, or says why there is none."""
    if not shutil.which("mksquashfs"):
        raise Problem("mksquashfs is missing; it packs the AppImage (Debian: squashfs-tools).")
    first = runtime()
    if first is None:
        return 0
    packed = BUILD / "stolik.squashfs"
    pack(make_folder(), packed)
    DIST.mkdir(exist_ok=True)
    with APPIMAGE.open("wb") as image:
        image.write(first)
        with packed.open("rb") as rest:
            shutil.copyfileobj(rest, image)
    APPIMAGE.chmod(0o755)
    say(f"Made: {APPIMAGE.relative_to(ROOT)}, {APPIMAGE.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Problem, OSError) as error:
        sys.exit(str(error))
