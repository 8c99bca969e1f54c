"""A language is added only by its own files: a copy of the program gets German, and everything offers it.

A translator starts the file with `dev.py translate de`; here the sentences are filled in automatically, and
the help pages are the English ones under German titles. Nothing else in the copy is edited.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from tests.copy_with import copied, run_in
from tests.shell.program import smoke_test_of
from tests.ui.pseudo_language import fill, pseudo

pytestmark = pytest.mark.rest

ROOT: Final = Path(__file__).parents[2]
WORDS: Final = {
    ("Language", "English"): "Deutsch",
    ("shell", "Player {number}"): "Spieler {number}",
    ("pickomino", "Worms"): "Würmer",
    ("rummikub", "black"): "schwarz",
    ("rummikub", "red"): "rot",
    ("rummikub", "blue"): "blau",
    ("rummikub", "orange"): "orange",
}
LOOK: Final = """
import json, os, sys, tempfile
from pathlib import Path
from PySide6.QtCore import QLocale
from stolik.app import application
from stolik.storage.paths import Paths
from tests.ui.driver import Screen
qt = application()
screen = Screen(Paths(Path(tempfile.mkdtemp(dir=sys.argv[1]))), language="de", welcomed=False)
from stolik.games.rummikub.ui.referee_tool import RackCheckModel
from stolik.models.words import shown_name
from stolik.services.help_pages import help_parts, search_help
offered = screen.app.settings.property("languageNames")
lines = screen.lines()
rack = RackCheckModel()
rack.write("schwarz 7 rote 8 b9")
rack.retranslate()
found = {
    "offered": offered,
    "button": [name for name in screen.names() if name.endswith("Deutsch")],
    "shown": "Würmer" in lines,
    "numbers": QLocale().name() + " " + QLocale().toString(1.5),
    "name": shown_name("Gracz 2"),
    "help": help_parts("pickomino", "de").title,
    "answers": [passage.title for passage in search_help("Augen", "de")],
    "rack": rack.property("text"),
    "legend": [row.letter for row in rack.legend.rows],
}
screen.close()
print(json.dumps(found))
"""
TELL: Final = """
import sys
sys.path.insert(0, "packaging")
from linux import packages
print(packages.metainfo(), packages.menu_entry(), packages.file_types(), sep=chr(0))
"""
LANGUAGE: Final = "{http://www.w3.org/XML/1998/namespace}lang"
FAULT: Final = r"stolik_de\.ts: .*: 1 plural forms instead of 2"

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Make the copy and add German to it."""
    with copied(tmp_path_factory.mktemp("copy") / "stolik") as copy:
        before = code_of(copy)
        done(copy, "packaging/checks.py", "translate", "de")
        write_sentences(copy / "translations" / "stolik_de.ts")
        done(copy, "packaging/checks.py", "translate")  # joins one-letter words to the next word
        for page in sorted(copy.glob("desktop/stolik/games/*/ui/help/en.md")):
            german = page.read_text("utf-8").replace("# ", "# Regeln: ", 1)
            page.with_name("de.md").write_text(f"{german}\n\n## Augen\n\nDas Auge eines Würfels.\n", "utf-8")
        beside = copy / "resources" / "help"
        for name, title in (("tournament", "Turnier"), ("program", "So geht Stolik")):
            (beside / f"{name}.de.md").write_text(f"# {title}\n\nDrei bis 64 spielen mit.\n", "utf-8")
        (beside / "search.de.txt").write_text("common das eines\nforms Auge Augen\n", "utf-8")
        done(copy, "packaging/shipped.py")
        assert code_of(copy) == before
        yield copy


def code_of(copy: Path) -> dict[Path, bytes]:
    """Return all files of a copy except texts and generated files."""
    endings = {".py", ".qml", ".toml", ".json", ".nsi", ".nsh", ".xml", ".spec", ".desktop"}
    return {path: path.read_bytes() for path in copy.rglob("*") if path.suffix in endings and path.is_file()}


def write_sentences(file: Path) -> None:
    """Fill in every sentence of a new file, a few of them in German."""
    tree = ElementTree.parse(file)
    fill(tree)
    for context in tree.iter("context"):
        for message in context.iter("message"):
            german = WORDS.get((context.findtext("name", ""), message.findtext("source", "")))
            translation = message.find("translation")
            if german and translation is not None:
                translation.text = german
    tree.write(file, encoding="utf-8", xml_declaration=True)


def done(copy: Path, *arguments: str) -> str:
    """Run Python in the copy, which has to succeed; return its output."""
    outcome = run_in(copy, arguments)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
    return outcome.stdout


def test_the_program_offers_it_and_speaks_it(copy: Path, tmp_path: Path) -> None:
    assert json.loads(done(copy, "-c", LOOK, str(tmp_path))) == {
        "offered": ["English", "Deutsch", "Polski"],
        "button": [f"{pseudo('Language')}: Deutsch"],
        "shown": True,
        "numbers": "de_DE 1,5",
        "name": "Spieler 2",
        "help": "Regeln: Worms",
        "answers": [f"Regeln: {game}" for game in ("Worms", "Rummikub", "Circles", "Ryzyk-Fizyk")],
        "rack": "s7 r8 b9",
        "legend": ["s", "r", "b", "o", "J"],
    }


def test_what_checks_translations_counts_its_plural_forms_by_itself(copy: Path) -> None:
    done(copy, "packaging/checks.py", "translations")
    file = copy / "translations" / "stolik_de.ts"
    whole = file.read_text("utf-8")
    form = r"<numerusform>[^<]*</numerusform>"
    file.write_text(re.sub(rf"({form})\s*{form}", r"\1", whole, count=1), "utf-8")
    try:
        outcome = run_in(copy, ("packaging/checks.py", "translations"))
    finally:
        file.write_text(whole, "utf-8")
    assert outcome.returncode == 1
    assert len(re.findall(FAULT, outcome.stdout)) == len(outcome.stdout.splitlines()) == 1


def test_menus_and_software_centres_tell_of_it(copy: Path) -> None:
    told = done(copy, "-c", TELL)
    component = ElementTree.fromstring(told.partition("\0")[0])
    assert [each.text for each in component.iter("lang")] == ["en", "de", "pl"]
    for tag in ("summary", "screenshots/screenshot/caption", "description/ul/li"):
        languages = [each.get(LANGUAGE) for each in component.findall(tag)]
        assert languages.count("de") == languages.count("pl") > 0
    assert "Würmer" in told
    for line in ("GenericName[de]=", "Keywords[de]=", '<comment xml:lang="de">'):
        assert line in told


@pytest.mark.soak
def test_the_smoke_test_goes_through_it(copy: Path) -> None:
    assert "all is well" in done(copy, "-c", smoke_test_of("pickomino"))


def test_a_word_that_is_no_code_of_a_language_begins_no_file(copy: Path) -> None:
    for word in ("../evil", "German", "d"):
        outcome = run_in(copy, ("packaging/checks.py", "translate", word))
        assert outcome.returncode == 1
        assert (
            outcome.stderr == f"{word} is no code of a language, such as de or pt_BR; nothing was changed.\n"
        )
