"""Descriptions of the games for the program's own descriptions, taken from the games' labels.

`python packaging/descriptions.py readme` rewrites the table of the README. The descriptions for software
centres and for the Debian package are written when an installer is built.
"""

from __future__ import annotations

import re
import sys
import textwrap
from itertools import zip_longest
from typing import NamedTuple
from xml.sax.saxutils import escape

from facts import ROOT, SOURCES, VERSION
from release.papers import section
from sentences import IN_ENGLISH, SOURCE, languages, words

sys.path.insert(0, str(SOURCES))
from stolik.engine.game_library import find_games

sys.path.remove(str(SOURCES))

README = ROOT / "README.md"
WIDTH = 78
"""The width of a line in the description of the Debian package, in characters."""

_TABLE = re.compile(r"(<!-- games -->\n).*?(<!-- /games -->)", re.DOTALL)


class Label(NamedTuple):
    """The label of a game in one language; ranges are written the usual way, such as 2–7."""

    title: str
    plays_as: str
    tagline: str
    players: str
    minutes: str


def labels(language: str) -> list[Label]:
    """Returns the label of every game in the order of the home screen; untranslated ones are in English."""
    known = words(language)

    def said(game: str, source: str) -> str:
        return known.get((game, source)) or source

    return [
        Label(
            said(info.id, info.title),
            said(info.id, info.plays_as),
            said(info.id, info.tagline),
            _range(info.seats),
            _range(info.minutes),
        )
        for info in find_games()
    ]


def _range(ends: tuple[int, int]) -> str:
    return "–".join(map(str, dict.fromkeys(ends)))


def metainfo_items() -> str:
    """Returns the list of the games for AppStream, in every language."""
    lines = []
    for row in zip(*map(labels, languages()), strict=True):
        for label, language in zip(row, languages(), strict=True):
            text = escape(f"{label.title} ({label.plays_as}). {label.tagline}")
            lines.append(f"      <li{_mark(language)}>{text}</li>")
    return "\n".join(lines)


def metainfo_languages() -> str:
    """Returns the languages of the program for AppStream."""
    return "\n".join(f'    <lang percentage="100">{language}</lang>' for language in languages())


def metainfo_notes(changelog: str | None = None) -> str:
    """Returns the news of this version for AppStream, in the languages of the changelog."""
    english, *parts = re.split(r"^### ", section(VERSION, changelog), flags=re.MULTILINE)
    told = {heading: text for heading, _, text in (part.partition("\n") for part in parts)}
    # AppStream shows the English text for a missing language.
    headings = [words(language).get(("packaging", IN_ENGLISH), "") for language in languages()[1:]]
    texts = [english, *(told.get(heading, "") for heading in headings)]
    lines, tags = [], ""
    for row in zip_longest(*map(_blocks, texts), fillvalue=("", "")):
        for (tag, text), language in zip(row, languages(), strict=True):
            if not tag:
                continue
            if (tag == "li") != (tags == "li"):
                lines.append("        <ul>" if tag == "li" else "        </ul>")
            tags = tag
            indent = " " * (10 if tag == "li" else 8)
            lines.append(f"{indent}<{tag}{_mark(language)}>{escape(text)}</{tag}>")
    return "\n".join([*lines, *(["        </ul>"] if tags == "li" else [])])


def _mark(language: str) -> str:
    return "" if language == SOURCE else f' xml:lang="{language.replace("_", "-")}"'


def _blocks(text: str) -> list[tuple[str, str]]:
    """Returns the paragraphs and list items of a text, each with its AppStream tag."""
    found = []
    for block in re.split(r"\n\s*\n|\n(?=- )", text.strip()):
        words = " ".join(re.sub("[`*]", "", block).split())
        if words:
            found.append(("li", words[2:]) if words.startswith("- ") else ("p", words))
    return found


def debian_description() -> str:
    """Returns the long description of the Debian package, in the format of its control file."""
    *others, last = [label.title for label in labels("en")]
    text = (
        "Games for people and computer players at one screen: "
        f"{', '.join(others)} and {last}. It works without the internet, and collects nothing."
    )
    return "".join(f" {line}\n" for line in textwrap.wrap(text, WIDTH))


def readme_table() -> str:
    """Returns the table of the games for the README."""
    lines = ["| game | what it is | players | minutes |", "| --- | --- | --- | --- |"]
    for label, polish in zip(labels("en"), labels("pl"), strict=True):
        name = f"**{label.title}**" + (f" ({polish.title})" if polish.title != label.title else "")
        lines.append(f"| {name}, {label.plays_as} | {label.tagline} | {label.players} | {label.minutes} |")
    return "\n".join([*lines, ""])


def readme() -> str:
    """Returns the README with an up-to-date table."""
    text = README.read_text("utf-8")
    return _TABLE.sub(lambda match: match[1] + readme_table() + match[2], text)


def main(arguments: list[str]) -> int:
    """Runs the only command and returns the exit code."""
    if arguments != ["readme"]:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    README.write_text(readme(), "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
