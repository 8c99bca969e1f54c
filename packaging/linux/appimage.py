"""Makes the folder that an AppImage holds: `python packaging/linux/appimage.py`.

`packaging/release/appimage.py` packs it where the runtime can be had. `AppRun` starts it without.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import BUILD, Problem, say
from linux.tree import ICONS, fresh, menu_entry, put, put_program, put_share, settle, write

FOLDER = BUILD / "Stolik.AppDir"
APP_RUN = """\
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/opt/stolik/stolik" "$@"
"""


def make_folder() -> Path:
    """Makes the folder that is packed into the AppImage, and returns its path."""
    root = fresh(FOLDER)
    (root / "opt").mkdir()
    put_program(root / "opt" / "stolik")
    put_share(root / "usr" / "share")
    write(root / "stolik.desktop", menu_entry())
    put(ICONS / "stolik-256.png", root / "stolik.png")
    (root / ".DirIcon").symlink_to("stolik.png")
    # What the menu entry names as the program must be found on the way to it.
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "stolik").symlink_to("../../opt/stolik/stolik")
    write(root / "AppRun", APP_RUN)
    (root / "AppRun").chmod(0o755)
    settle(root)
    return root


if __name__ == "__main__":
    try:
        say(f"{make_folder()}/AppRun")
    except Problem as problem:
        sys.exit(str(problem))
