"""Runs before anything else of the frozen program: its home shall hold saves and settings, and no caches."""

import os
import sys

# All QML comes along compiled. Qt would make a folder for its cache all the same, so it is given one that is
# there, and told to write nothing.
os.environ.setdefault("QML_DISK_CACHE_PATH", os.path.dirname(sys.executable))  # noqa: PTH120  # pathlib takes time
os.environ.setdefault("QML_DISK_CACHE", "aot,qmlc-read")

# The driver keeps compiled drawing commands anyway; elsewhere the system has no such store of its own.
if sys.platform == "linux":
    os.environ.setdefault("QSG_RHI_DISABLE_DISK_CACHE", "1")
