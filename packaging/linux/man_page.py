"""Makes the manual page out of the command line's parsers: `python packaging/linux/man_page.py` prints it."""

from __future__ import annotations

import re
import sys
from argparse import Action, ArgumentParser
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from facts import MAINTAINER, NAME, SOURCES, URLS, VERSION
from linux.tree import moment
from sentences import SUMMARY

sys.path.insert(0, str(SOURCES))
from stolik.cli.arguments import COMMANDS, SMOKE_TEST, command_parser, window_parser

sys.path.remove(str(SOURCES))

_AFTER = f"""\
.SH FILES
.TP
.I ~/.local/share/stolik
Saved games, people, tournaments, results and settings, until another folder is chosen in Comfort;
.I place.json
stays here and names it.
.SH ENVIRONMENT
.TP
.B STOLIK_DATA_DIR
Another folder for them, whatever was chosen; \\fB\\-\\-data\\-dir\\fR goes before it.
.SH EXIT STATUS
0 where all went well, 1 where the window could not be opened, 2 where arguments or a file were refused,
and 130 after Ctrl+C.
.SH AUTHOR
{MAINTAINER}
.SH SEE ALSO
{URLS["Homepage"]}
"""


def man_page() -> str:
    """Returns the manual page of this version."""
    window = window_parser()
    lines = [
        f'.TH {NAME.upper()} 6 "{moment():%Y-%m-%d}" "{NAME} {VERSION}" "Games"',
        ".SH NAME",
        rf"{NAME.lower()} \- {escaped(SUMMARY[0].lower() + SUMMARY[1:])}",
        ".SH SYNOPSIS",
        *synopsis(window),
        ".SH DESCRIPTION",
        escaped(window.description or ""),
        *options(window, ".SH"),
        ".SH COMMANDS",
        escaped("Each of them has a --help of its own."),
    ]
    for name, about in COMMANDS.items():
        parser = command_parser(name)
        lines += [f".SS {name}", *synopsis(parser), ".PP", f"{escaped(about[0].upper() + about[1:])}."]
        lines += options(parser, ".PP\n.B")
    return "\n".join(lines) + "\n" + _AFTER


def synopsis(parser: ArgumentParser) -> Iterator[str]:
    """Yields how a program is called, as its own help tells it."""
    usage = re.sub(r"\n {9,}", " ", parser.format_usage().removeprefix("usage: ").strip())
    for line in usage.splitlines():
        yield f".PP\n{escaped(line.strip())}"


def options(parser: ArgumentParser, heading: str) -> Iterator[str]:
    """Yields the arguments of a parser by its groups, each below a heading."""
    for group in parser._action_groups:
        # That each command has its own help is said once.
        shown = [each for each in group._group_actions if heading == ".SH" or each.dest != "help"]
        if shown:
            title = group.title or ""
            yield f"{heading} {title.upper() if heading == '.SH' else title.capitalize()}"
        if shown and group.description:
            yield f".PP\n{escaped(group.description)}"
        for action in shown:
            yield ".TP"
            yield named(action)
            yield escaped(parser._get_formatter()._expand_help(action))


def named(action: Action) -> str:
    """Returns the names of an argument and of its value."""
    if not action.option_strings:
        return rf"\fI{escaped(str(action.metavar or action.dest))}\fR"
    value = "" if action.nargs == 0 else rf" \fI{escaped(str(action.metavar or action.dest.upper()))}\fR"
    if SMOKE_TEST in action.option_strings:
        value = f"[={value.strip()}]"
    return ", ".join(rf"\fB{escaped(name)}\fR{value}" for name in action.option_strings)


def escaped(text: str) -> str:
    """Returns a text as it stands in a page: hyphens as they are typed, no line that is a command."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)


if __name__ == "__main__":
    print(man_page(), end="")
