"""Makes folders that look like the frozen program, for proving the setup and the MSI without it."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

from windows.wine import compile_c

# In both versions, only in the old one, only in the new one.
COMMON = ["_internal/base_library.zip", "_internal/PySide6/Qt6Core.dll"]
STALE = ["_internal/gone/deeper/old.pyd", "_internal/gone/note.txt", "_internal/Old.dll"]
FRESH = ["_internal/new/module.pyd", "_internal/New.dll"]


# A name that tools trip over; NSIS can take it, wixl can't.
AWKWARD = "_internal/resources/fonts/Żółw $1.ttf"


def make_folder(folder: Path, version: str, extra: list[str], payload: int = 40_000) -> Path:
    """Make a frozen folder with the stand-in program in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    source = Path(__file__).with_name("stand_in.c")
    named = f'-DVERSION=L"{version}"'
    compile_c([source], folder / "stolik.exe", "-municode", "-mwindows", "-Wl,--no-insert-timestamp", named)
    for name in [*COMMON, *extra]:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        # Chance, so that packing doesn't shrink it; the same for the same file.
        path.write_bytes(random.Random(f"{version} {name}").randbytes(payload))
    return folder
