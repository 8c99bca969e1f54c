"""No line of a translation ends with a word of one letter, which belongs to the next word."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import checks
import pytest

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
    return [fault for fault in faults if "a word of one letter" in fault]


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
