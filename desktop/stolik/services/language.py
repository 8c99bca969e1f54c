"""Switches the language of everything that is shown, at once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal
from PySide6.QtQml import QQmlEngine

from stolik.engine.messages import english, speak
from stolik.models.words import qt_translate
from stolik.services.languages import load_words


class Language(QObject):
    """Holds the translator in use; English too has one, for its plurals."""

    switched = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._translator: QTranslator | None = None
        self._engine: QQmlEngine | None = None
        self._code = ""

    @property
    def code(self) -> str:
        """The language that is set, such as ``pl``."""
        return self._code

    def serve(self, engine: QQmlEngine) -> None:
        """Keep the texts of this engine in the language that is set."""
        self._engine = engine
        engine.setUiLanguage(self._code)

    def switch(self, code: str) -> None:
        """Show everything in this language from now on."""
        if code == self._code:
            return
        self._code = code
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
        self._translator = QTranslator(self)
        locale = load_words(self._folder, code, self._translator)
        QCoreApplication.installTranslator(self._translator)
        speak(qt_translate)
        QLocale.setDefault(locale)
        if self._engine is not None:
            self._engine.setUiLanguage(code)
            self._engine.retranslate()
        self.switched.emit()

    def close(self) -> None:
        """Take the translator away, so that it doesn't speak into the next window of this process."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
            speak(english)
