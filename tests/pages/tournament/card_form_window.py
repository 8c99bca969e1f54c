"""A small window with the form for a game of a real table, for tests and pictures."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any, cast

import shiboken6
from PySide6.QtCore import QObject
from stolik.models import motion  # noqa: F401 - the theme asks for what it registers
from stolik.pages.tournament.card_form import CardForm
from stolik.services.program_paths import PROGRAM

from tests.spoken import spoken
from tests.table.screen import new_engine, shown_by
from tests.ui.driver import Screen

_PAGE = b"""
import QtQuick
import Stolik
import Stolik.TournamentDesk
Window {
    id: root
    required property CardFormModel form
    visible: true
    color: Theme.table
    Panel {
        anchors.fill: parent
        anchors.margins: Theme.gap(3)
        CardForm { anchors.fill: parent; form: root.form; focus: true }
    }
}
"""


class FormScreen(Screen):
    """The form in a separate window, with hands and eyes as for the program."""

    def __init__(
        self,
        *,
        size: tuple[int, int] = (1024, 600),
        scale: float = 1.0,
        language: str = "en",
        scheme: str = "day",
    ) -> None:
        self.warnings = []
        self._speaking = ExitStack()
        words = self._speaking.enter_context(spoken(language))
        self.form: Any = CardForm(lambda: "2026-11-22 18:40")
        self.entered: list[Any] = []
        self.form.entered.connect(self.entered.append)
        self._engine = new_engine(self.warnings)
        words.serve(self._engine)
        self.theme = cast("QObject", self._engine.singletonInstance("Stolik", "Theme"))
        comfort = {"scale": scale, "scheme": scheme, "pace": "off"}
        # As the program does if a window has no room for this type size with the usual spacing.
        comfort["airScale"] = max(0.5, min(scale, size[0] / 1024, size[1] / 600))
        for name, value in comfort.items():
            self.theme.setProperty(name, value)
        beside = PROGRAM / "pages" / "tournament" / "form_window.qml"
        self.window = shown_by(self._engine, _PAGE, beside, form=self.form)
        self.window.requestActivate()
        self.resize(*size)

    def close(self) -> None:
        shiboken6.delete(self._engine)
        self._speaking.close()
        assert self.warnings == []
