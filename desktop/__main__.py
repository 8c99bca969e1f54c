"""`python -m desktop`: the window without arguments or with a record to open, else the command line."""

from __future__ import annotations

import os
import sys
from multiprocessing import freeze_support

_OF_THE_WINDOW = ("--data-dir", "--seed", "--smoke")


def main() -> int:
    """Start the window or the command line and return the exit code."""
    freeze_support()
    # It would look for plugins in every package that is installed.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    arguments = sys.argv[1:]
    first = arguments[0].split("=")[0] if arguments else ""
    if not first or first in _OF_THE_WINDOW or first.endswith(".stolik"):
        from desktop import app

        return app.main(arguments)
    from desktop import cli

    return cli.main(arguments)


if __name__ == "__main__":
    raise SystemExit(main())
