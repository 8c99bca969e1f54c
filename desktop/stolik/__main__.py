"""`python -m stolik`: the window without arguments or with a record to open, else the command line."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

_OF_THE_WINDOW = ("--data-dir", "--seed", "--smoke")
_SMOKE_TEST = "--smoke-test"


def opens_window(arguments: Sequence[str]) -> bool:
    """Return whether the arguments ask for the window; `dev.py` asks too, before anything is installed."""
    first = arguments[0].split("=")[0] if arguments else ""
    return not first or first in _OF_THE_WINDOW or first.lower().endswith(".stolik")


def main() -> int:
    """Start the window or the command line and return the exit code."""
    if sys.argv[1:]:
        # A process that answers for bots is told so by its arguments. Without any, this import can wait.
        from multiprocessing import freeze_support

        freeze_support()
    # It would look for plugins in every package that is installed.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    arguments = sys.argv[1:]
    if arguments and arguments[0].split("=")[0] == _SMOKE_TEST:
        from stolik import smoke

        return smoke.main(arguments)
    if opens_window(arguments):
        # What is imported stays; looking through it again and again takes a tenth of the start.
        gc.disable()
        from stolik import app

        return app.main(arguments)
    from stolik import cli

    return cli.main(arguments)


if __name__ == "__main__":
    raise SystemExit(main())
