"""Locales of other languages, which a machine need not have."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest


def with_locale(name: str, folder: Path) -> dict[str, str]:
    """Return the environment in which a locale holds; skips where it can't be made.

    ``name`` is one such as ``tr_TR.UTF-8``. It is compiled into the folder, and the system stays as it is.
    """
    language, _, letters = name.partition(".")
    if not shutil.which("localedef"):
        pytest.skip("localedef, which makes locales, is no part of this system")
    done = subprocess.run(
        ["localedef", "-i", language, "-f", letters, folder / name], capture_output=True, text=True
    )
    if not (folder / name / "LC_CTYPE").exists():
        pytest.skip(f"the system doesn't bring what {name} is made of: {done.stderr}")
    return {"LOCPATH": str(folder), "LC_ALL": name, "LANG": name}
