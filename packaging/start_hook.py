"""Runs before anything else in the frozen program, and keeps caches out of the home folder."""

import os
import sys
from pathlib import Path

from stolik import started_with  # noqa: F401  # before anything is added to the environment

# All QML is shipped compiled. Qt would make a folder for its cache nevertheless, so it gets an existing one
# and is told to write nothing.
os.environ.setdefault("QML_DISK_CACHE_PATH", str(Path(sys.executable).parent))
os.environ.setdefault("QML_DISK_CACHE", "aot,qmlc-read")

# Here the driver caches compiled shaders itself; other systems have no cache of their own.
if sys.platform == "linux":
    os.environ.setdefault("QSG_RHI_DISABLE_DISK_CACHE", "1")
