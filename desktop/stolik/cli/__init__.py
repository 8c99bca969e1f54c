"""The command line: ``stolik replay``, ``simulate`` and ``advise`` need no Qt; ``--check-data`` does."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.cli.arguments import parse
from stolik.cli.console import PROGRAM, CommandError, exit_code_of


def main(arguments: Sequence[str]) -> int:
    """Carry out arguments that need no window, and return the exit code described by `exit_code_of`."""
    return exit_code_of(lambda: _carry_out(arguments))


def _carry_out(arguments: Sequence[str]) -> int:
    options = parse(arguments)
    if options.run is not None:
        return options.run(options) or 0
    if options.self_test:
        from stolik.cli.installation import self_test

        return self_test(options.data_dir)
    if options.smoke_test is None:
        raise CommandError(f"{PROGRAM}: these arguments open the window, and name no command")
    from stolik.cli import smoke_test

    return smoke_test.main(options.smoke_test)
