"""About proves what it says of the program, at a press and in both languages."""

from __future__ import annotations

import pytest

from tests.pictures.acts import about_opened
from tests.ui.conftest import Open
from tests.ui.test_everybody import misfits, unheard

pytestmark = pytest.mark.rest


def test_about_proves_it_at_a_press(open_screen: Open) -> None:
    screen = open_screen(language="en")
    about_opened(screen)
    model = screen.page_model("about")
    screen.click("Prove it")
    screen.wait_until(lambda: model.proofs.rowCount() == 3 and not model.proving, "the proofs")
    assert [row.icon for row in model.proofs.rows] == ["check"] * 3
    assert any(name.startswith("Stolik sends nothing: ") for name in screen.names())
    assert any(name.startswith("The dice are fair: ") for name in screen.names())
    assert misfits(screen) == []
    assert unheard(screen) == []
    screen.app.settings.setProperty("language", "pl")
    screen.wait_until(
        lambda: any(name.startswith("Kostki są uczciwe: ") for name in screen.names()), "the other language"
    )
    model.prove()
    model.prove()
    screen.wait_until(lambda: model.proofs.rowCount() == 3 and not model.proving, "the proofs again")


def test_about_checks_the_data_at_a_press_and_changes_nothing(open_screen: Open) -> None:
    screen = open_screen(language="en")
    about_opened(screen)
    model = screen.page_model("about")
    notes = screen.app.services.paths.root / "notes.txt"
    notes.write_text("milk", "utf-8")
    screen.click("Check my data")
    screen.wait_until(lambda: model.proofs.rowCount() == 2 and not model.proving, "all files")
    assert [row.icon for row in model.proofs.rows] == ["close", "check"]
    assert "notes.txt isn't Stolik's. It is left as it is." in screen.names()
    assert any(name.startswith("In order: ") for name in screen.names())
    assert misfits(screen) == []
    assert unheard(screen) == []
    screen.app.settings.setProperty("language", "pl")
    screen.wait_until(
        lambda: "notes.txt: to nie pochodzi od Stolika. Pozostaje bez zmian." in screen.names(), "Polish"
    )
    assert notes.read_text("utf-8") == "milk"
    screen.click("Sprawdź program")
    screen.wait_until(lambda: model.proofs.rowCount() == 3 and not model.proving, "the proofs instead")
