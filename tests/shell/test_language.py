"""The language is switched while the program runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot
from stolik.shell.language import Language
from stolik.shell.sentences import say_fault
from stolik.storage.faults import Fault

ROOT = Path(__file__).parents[2]
RELEASE = Path(sys.executable).with_name("pyside6-lrelease" + (".exe" if sys.platform == "win32" else ""))

TEXTS = b"""
import QtQuick
QtObject {
    property int count: 5
    property string title: qsTranslate("pickomino", "Worms")
    property string people: qsTranslate("GameCard", "%1\xe2\x80\x93%n people", "", count).arg(2)
}
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compile the translations as they stand."""
    compiled = tmp_path_factory.mktemp("translations")
    for source in sorted((ROOT / "translations").glob("*.ts")):
        subprocess.run(
            [RELEASE, "-silent", source, "-qm", compiled / f"{source.stem}.qm"],
            check=True,
            capture_output=True,
        )
    return compiled


def test_what_is_shown_follows_at_once(folder: Path, qtbot: QtBot) -> None:
    language = Language(folder)
    engine = QQmlEngine()
    language.switch("en")
    language.serve(engine)
    component = QQmlComponent(engine)
    component.setData(TEXTS, QUrl())
    texts = component.create()
    assert component.errorString() == ""
    assert (texts.property("title"), texts.property("people")) == ("Worms", "2–5 people")
    with qtbot.waitSignal(language.switched):
        language.switch("pl")
    assert (texts.property("title"), texts.property("people")) == ("Robale", "2–5\u00a0osób")
    assert say_fault(Fault("disk_full")).startswith("Dysk jest pełny")
    texts.setProperty("count", 4)
    assert texts.property("people") == "2–4\u00a0osoby"
    language.switch("en")
    assert texts.property("title") == "Worms"
    assert QCoreApplication.translate("pickomino", "Worms") == "Worms"


def test_without_compiled_translations_english_is_shown(tmp_path: Path, qtbot: QtBot) -> None:
    language = Language(tmp_path)
    language.switch("pl")
    assert language.code == "pl"
    assert say_fault(Fault("disk_full")).startswith("The disk is full")
    language.switch("en")
