"""Installs the setup on this Windows, lets the installed program prove itself, and removes it.

``python packaging/release/try_windows.py`` is for a machine of the release workflow: it asks nothing.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import NAME, SETUP, Problem, say

PATIENCE = 300


def run(*command: Path | str) -> int:
    """Starts a program of windows, and returns its exit code once it has ended."""
    return subprocess.run(command, timeout=PATIENCE, check=False).returncode


def installed() -> Path:
    """Returns the folder that the setup installs into where nobody chooses another."""
    return Path(os.environ["LOCALAPPDATA"], "Programs", NAME)


def smoke_test(program: Path) -> str:
    """Returns what the program says of itself; it has no output, so it writes a file."""
    with tempfile.TemporaryDirectory() as folder:
        said = Path(folder) / "smoke-test.txt"
        code = run(program, f"--smoke-test={said}")
        words = said.read_text("utf-8").strip() if said.is_file() else ""
    if code or not words:
        raise Problem(f"The installed program failed its smoke test ({code}): {words or 'it says nothing'}")
    return words


def main() -> int:
    """Installs, tries and removes."""
    if platform.system() != "Windows":
        raise Problem("The setup of Windows can be tried on Windows only.")
    folder = installed()
    # Twice: the second time it is an update.
    for _ in range(2):
        if code := run(SETUP, "/S"):
            raise Problem(f"{SETUP.name} /S ended with {code}.")
        say(smoke_test(folder / "stolik.exe"))
    if code := run(folder / "uninstall.exe", "/S"):
        raise Problem(f"The uninstaller ended with {code}.")
    # The uninstaller goes on as a copy of itself, for it can't remove the file that runs.
    until = time.monotonic() + PATIENCE
    while folder.exists():
        if time.monotonic() > until:
            left = ", ".join(sorted(path.name for path in folder.iterdir()))
            raise Problem(f"The uninstaller left {left} in {folder}.")
        time.sleep(0.5)
    say(f"{SETUP.name}: installed, updated, tried and removed.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (Problem, OSError, subprocess.SubprocessError) as error:
        sys.exit(str(error))
