"""`python -m stolik`: opens the window, or does what the command line asks for."""

from __future__ import annotations

import gc
import os
import sys

from stolik import started_with  # noqa: F401  # before anything is added to the environment


def main() -> int:
    """Start the window or the command line and return the exit code."""
    try:
        return _start()
    except KeyboardInterrupt:
        # Ctrl-C while the command line is loaded: there is nothing to tell of yet.
        return 130


def _start() -> int:
    if os.name != "nt" and sys.getfilesystemencoding() != "utf-8":
        # Qt takes the name of every file for UTF-8, whatever the locale says. The frozen program always does.
        os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])
    if sys.argv[1:]:
        # A process that answers for bots is told so by its arguments. Without any, this import can wait.
        from multiprocessing import freeze_support

        freeze_support()
    # It would look for plugins in every package that is installed.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    arguments = sys.argv[1:]
    parsed = None
    if arguments:
        # A double click on the program doesn't wait for the command line.
        from stolik import cli
        from stolik.cli.arguments import opens_window, parse
        from stolik.cli.console import CommandError, refuse

        if not opens_window(arguments):
            return cli.main(arguments)
        try:
            parsed = parse(arguments)
        except CommandError as error:
            return refuse(str(error))
    from stolik.shell.stop_signals import StopSignals

    stops = StopSignals()
    # What is imported stays; looking through it again and again takes a tenth of the start.
    gc.disable()
    from stolik import app

    options = app.Options()
    if parsed is not None:
        options = app.Options(parsed.file, parsed.data_dir, parsed.seed, parsed.smoke, parsed.wish)
    return app.main(options, stops)


if __name__ == "__main__":
    raise SystemExit(main())
