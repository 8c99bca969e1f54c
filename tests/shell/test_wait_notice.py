"""A start that waits for the one before it says so in a window of its own."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from stolik.shell import wait_notice
from stolik.shell.wait_notice import WaitNotice

SENTENCES = {
    "en": (
        "Stolik is already open. Waiting for its window to answer …",
        "Stolik is already open, but its window doesn't answer. Close it, then start again.",
    ),
    "pl": (
        "Stolik jest już otwarty. Czekam, aż jego okno odpowie…",
        "Stolik jest już otwarty, ale jego okno nie odpowiada. Zamknij je i\xa0uruchom program jeszcze raz.",
    ),
}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wait_notice, "_PAINTED_MS", 1)
    monkeypatch.setattr(wait_notice, "_PATIENCE_MS", 1)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("language", SENTENCES)
def test_it_tells_in_the_language_of_the_settings_what_is_waited_for(
    tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    settings = tmp_path / "settings.json"
    settings.write_text(f'{{"version": 1, "language": "{language}"}}', "utf-8")
    notice = WaitNotice(settings)
    notice.wait()
    assert notice.isVisible()
    waits = notice.sentence
    notice.give_up()
    assert (waits, notice.sentence) == SENTENCES[language]
    assert capsys.readouterr().err == "Stolik is already running; waiting for its window to answer ...\n"
    notice.close()


@pytest.mark.usefixtures("impatient")
def test_a_click_closes_it(tmp_path: Path, qtbot: QtBot) -> None:
    notice = WaitNotice(tmp_path / "none.json")
    notice.wait()
    QTest.mouseClick(notice, Qt.MouseButton.LeftButton)
    assert not notice.isVisible()
