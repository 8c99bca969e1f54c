"""Descriptions of the games come from the games themselves, and translations join one-letter words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from xml.etree import ElementTree

import checks
import descriptions
import facts
import pytest
from linux import packages
from stolik import __contact__
from stolik.engine.game_library import find_games


def test_the_readme_has_the_table_of_the_games_each_told_by_its_label_and_its_translation() -> None:
    stale = "the table of the games is stale, run: python3 dev.py translate"
    assert descriptions.README.read_text("utf-8") == descriptions.readme(), stale
    worms = descriptions.Label(
        "Robale",
        "gra się jak w\N{NO-BREAK SPACE}Pickomino",
        "Rzucaj, odkładaj i\N{NO-BREAK SPACE}odważ się na jeszcze jeden rzut po najtłustsze robale.",
        "2–7",
        "20–30",
    )
    assert descriptions.labels("pl")[0] == worms
    assert "| **Worms** (Robale), plays like Pickomino |" in descriptions.readme_table()
    assert "| **Rummikub**, Polish tournament rules |" in descriptions.readme_table()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_software_centres_are_told_of_every_game(language: str) -> None:
    items = ElementTree.fromstring(packages.metainfo()).findall("description/ul/li")
    kind = "{http://www.w3.org/XML/1998/namespace}lang"
    told = [item.text or "" for item in items if item.get(kind, "en") == language]
    assert len(told) == len(find_games())
    for text, label in zip(told, descriptions.labels(language), strict=True):
        assert text.startswith(f"{label.title} (")


def test_the_debian_package_names_every_game_in_lines_that_fit_and_whom_the_metadata_names() -> None:
    text = descriptions.debian_description()
    assert all(line.startswith(" ") and len(line) < 80 for line in text.splitlines())
    words = " ".join(text.split())
    assert all(label.title in words for label in descriptions.labels("en"))
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    assert [author["email"] for author in project["authors"]] == [__contact__]


def test_software_centres_are_told_what_is_new_in_both_languages() -> None:
    changelog = f"""
## Unreleased
- Something.
## {facts.VERSION} (2026-01-02)

The `first`
one.

- One & *more*,
  told at length.
- Two.

### Po polsku

Pierwsza.

- Jeden.
- Dwa.
- Trzy.
"""
    assert descriptions.metainfo_notes(changelog).split("\n") == [
        "        <p>The first one.</p>",
        '        <p xml:lang="pl">Pierwsza.</p>',
        "        <ul>",
        "          <li>One &amp; more, told at length.</li>",
        '          <li xml:lang="pl">Jeden.</li>',
        "          <li>Two.</li>",
        '          <li xml:lang="pl">Dwa.</li>',
        '          <li xml:lang="pl">Trzy.</li>',
        "        </ul>",
    ]


FILE = """<TS version="2.1" language="pl">
<context>
    <name>a b</name>
    <message numerus="yes">
        <source>%n tile of a set</source>
        <translation>
            <numerusform>%n kostka {forms}</numerusform>
            <numerusform>%n kostki {forms}</numerusform>
            <numerusform>%n kostek {forms}</numerusform>
        </translation>
    </message>
    <message>
        <source>a b</source>
        <translation>{words}</translation>
    </message>
</context>
</TS>
"""


def written(folder: Path, words: str, forms: str) -> Path:
    path = folder / "stolik_pl.ts"
    path.write_text(FILE.replace("{words}", words).replace("{forms}", forms), "utf-8")
    return path


def complaints(path: Path) -> list[str]:
    messages = ElementTree.parse(path).getroot().iter("message")
    faults = [fault for message in messages for fault in checks.faults(message, plurals=3)]
    return [fault for fault in faults if "a one-letter word" in fault]


@pytest.mark.parametrize(
    "plain, joined",
    [
        ("i w domu", "i&#xa0;w&#xa0;domu"),
        ("Ala z „Robali”", "Ala z&#xa0;„Robali”"),
        ("W domu (a z domu)", "W&#xa0;domu (a&#xa0;z&#xa0;domu)"),
        ("mówi o &lt;b&gt;", "mówi o&#xa0;&lt;b&gt;"),
        ("naciśnij R", "naciśnij R"),
        ("3 kostki, 21 płytek", "3 kostki, 21 płytek"),
    ],
)
def test_a_word_of_one_letter_is_complained_about_until_it_is_joined_to_the_next(
    plain: str, joined: str, tmp_path: Path
) -> None:
    path = written(tmp_path, plain, plain)
    found = complaints(path)
    assert len(found) == (0 if plain == joined else 4)
    checks.join(path)
    assert complaints(path) == []
    assert path.read_text("utf-8") == FILE.replace("{words}", joined).replace("{forms}", joined)


def test_the_language_of_the_sources_may_end_a_line_as_it_likes(tmp_path: Path) -> None:
    message = next(ElementTree.parse(written(tmp_path, "", "of a set")).getroot().iter("message"))
    assert list(checks.faults(message, plurals=3, joined=False)) == []
