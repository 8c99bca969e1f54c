"""Locks the newest packages that pyproject.toml allows: `python3 dev.py lock` writes the lock files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUN, DEV, UV = (f"packaging/lock-{kind}.txt" for kind in ("run", "dev", "uv"))


def main(uv: str) -> int:
    """Writes all the lock files by means of this uv, or none of them."""
    # A local folder or index may lack the files for other systems, and therefore their hashes.
    environment = {
        key: value for key, value in os.environ.items() if key not in ("UV_FIND_LINKS", "UV_INDEX")
    }
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        # In a folder of its own, so that the files contain no path of this machine.
        shutil.copy(ROOT / "pyproject.toml", work)
        (work / "packaging").mkdir()
        (work / "uv.in").write_text("uv\n")
        # One lock for all supported systems and Python versions. No --emit-index-url: the machine that
        # installs the packages decides where they come from.
        compiling = [uv, "pip", "compile", "--quiet", "--upgrade", "--universal", "--python-version", "3.11"]
        compiling += ["--generate-hashes", "--custom-compile-command", "python3 dev.py lock"]
        for arguments in (
            ["uv.in", "--no-annotate", "-o", UV],
            ["pyproject.toml", "--group", "build", "-o", RUN],
            ["pyproject.toml", "--group", "dev", "-c", RUN, "-o", DEV],
        ):
            subprocess.check_call([*compiling, *arguments], cwd=work, env=environment)
        for name in (RUN, DEV, UV):
            shutil.copy(work / name, ROOT / name)
            print(f"Written: {name}")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1]))
    except (subprocess.CalledProcessError, OSError) as error:
        sys.exit(f"Nothing was changed: {error}")
