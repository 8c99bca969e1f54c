"""`python -m stolik`: the window, or what the command line asks for instead."""

from __future__ import annotations

import gc
import os
import sys
from multiprocessing import freeze_support


def main() -> int:
    """Start the window or the command line and return the exit code."""
    freeze_support()
    # It would look for plugins in every package that is installed.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    from stolik import cli
    from stolik.cli.arguments import opens_window, parse
    from stolik.cli.console import CommandError, refuse

    arguments = sys.argv[1:]
    if not opens_window(arguments):
        return cli.main(arguments)
    try:
        options = parse(arguments)
    except CommandError as error:
        return refuse(str(error))
    # What is imported stays; looking through it again and again takes a tenth of the start.
    gc.disable()
    from stolik import app

    return app.main(options)


if __name__ == "__main__":
    raise SystemExit(main())
