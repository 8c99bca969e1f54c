"""Chooses the newest packages that pyproject.toml allows and writes the lock files: `python3 dev.py lock`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUN, DEV = "packaging/lock-run.txt", "packaging/lock-dev.txt"


def main() -> int:
    """Writes both files, or neither."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        tools = work / "venv" / ("Scripts" if os.name == "nt" else "bin")
        subprocess.check_call([sys.executable, "-m", "venv", work / "venv"])
        subprocess.check_call([tools / "python", "-m", "pip", "install", "--quiet", "uv"])
        # In a folder of its own, so that no path of this machine gets into the files.
        shutil.copy(ROOT / "pyproject.toml", work)
        (work / "packaging").mkdir()
        compiling: list[str | Path] = [
            tools / "uv",
            "pip",
            "compile",
            "pyproject.toml",
            "--quiet",
            "--upgrade",
        ]
        # One lock for every system and every Python that we support. No --emit-index-url: where packages come
        # from is the business of the machine that installs them.
        compiling += ["--universal", "--python-version", "3.11", "--generate-hashes"]
        compiling += ["--custom-compile-command", "python3 dev.py lock"]
        subprocess.check_call([*compiling, "--group", "build", "-o", RUN], cwd=work)
        subprocess.check_call([*compiling, "--group", "dev", "-c", RUN, "-o", DEV], cwd=work)
        for name in (RUN, DEV):
            shutil.copy(work / name, ROOT / name)
            print(f"Written: {name}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (subprocess.CalledProcessError, OSError) as error:
        sys.exit(f"Nothing was changed: {error}")
