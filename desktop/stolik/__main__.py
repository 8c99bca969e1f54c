"""`python -m stolik`: opens the window, or carries out a command."""

from __future__ import annotations

import gc
import os
import sys

from stolik import started_with  # noqa: F401  # before anything changes the environment


def main() -> int:
    """Open the window or carry out a command, and return the exit code."""
    try:
        return _start()
    except KeyboardInterrupt:
        # Ctrl-C came while modules were loaded, so there is nothing to report yet.
        return 130


def _start() -> int:
    if os.name != "nt" and sys.getfilesystemencoding() != "utf-8":
        # Qt assumes UTF-8 for file names, whatever the locale; the frozen program always uses UTF-8.
        os.execv(sys.executable, [sys.executable, "-X", "utf8", *sys.orig_argv[1:]])
    if sys.argv[1:]:
        # A bots' process is recognized by its arguments; without any, this import can wait.
        from multiprocessing import freeze_support

        freeze_support()
    # Otherwise pydantic would look for plugins in every installed package.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    arguments = sys.argv[1:]
    parsed = None
    if arguments:
        # A start without arguments doesn't wait for these imports.
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
    # Imported objects stay alive; collecting among them again and again takes a tenth of the start.
    gc.disable()
    from stolik import app

    options = app.Options()
    if parsed is not None:
        options = app.Options(parsed.file, parsed.data_dir, parsed.seed, parsed.smoke, parsed.wish)
    return app.main(options, stops)


if __name__ == "__main__":
    raise SystemExit(main())
