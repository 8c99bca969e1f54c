"""Runs before anything else in the frozen program, so that its home folder collects no caches."""

import os
import sys
from pathlib import Path

from stolik import started_with  # noqa: F401  # before anything is added to the environment

# All QML comes along compiled. Qt would make a folder for its cache all the same, so it is given one that is
# there, and told to write nothing.
os.environ.setdefault("QML_DISK_CACHE_PATH", str(Path(sys.executable).parent))
os.environ.setdefault("QML_DISK_CACHE", "aot,qmlc-read")

# The driver keeps compiled drawing commands anyway; elsewhere the system has no such store of its own.
if sys.platform == "linux":
    os.environ.setdefault("QSG_RHI_DISABLE_DISK_CACHE", "1")
