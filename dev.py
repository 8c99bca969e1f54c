#!/usr/bin/env python3
"""The commands for developers and curious users: `python3 dev.py run` plays, `python3 dev.py test` checks.

Any Python can read this file; one that is too old says so. The commands are in `packaging/verbs.py`.
"""

import os
import sys

if sys.version_info < (3, 8):
    sys.exit(
        "Stolik needs Python 3.11 or newer, and this is %d.%d; please install one." % sys.version_info[:2]
    )
if os.name != "nt" and sys.getfilesystemencoding() != "utf-8":
    # Every Python started from here reads file names as UTF-8, as Qt and uv do.
    os.environ["PYTHONUTF8"] = "1"
    sys.argv[:0] = [sys.executable, "-X", "utf8"]
    os.execv(sys.executable, sys.argv)
sys.path.insert(1, os.path.join(os.path.dirname(os.path.abspath(__file__)), "packaging"))

from verbs import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
