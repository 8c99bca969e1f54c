"""The available languages, and the current one, which can be switched at any time."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal
from PySide6.QtQml import QQmlEngine

from stolik.engine.messages import N_, english, speak
from stolik.models.words import qt_translate

SOURCE: Final = "en"
"""The language of the sentences in the sources, which needs no file."""

_STEM: Final = "stolik_"
#: The name of this file's language in that language: Polski, Deutsch, Français.
_OWN_NAME: Final = N_("Language", "English")
# The texts of Qt's own file dialog, most of which Qt's translations lack.
_OF_QT: Final = (
    N_("FileDialog", "Add Favorite"),
    N_("FileDialog", "File name"),
    N_("FileDialog", "Filter"),
    N_("FileDialog", "Overwrite file?"),
    N_("FileDialog", "Remove Favorite"),
    N_("FileDialog", "Up"),
    N_("QPlatformTheme", "&No"),
    N_("QPlatformTheme", "&Yes"),
    N_("QPlatformTheme", "Cancel"),
    N_("QPlatformTheme", "Open"),
    N_("QPlatformTheme", "Save"),
    N_("QStandardPaths", "Desktop"),
    N_("QStandardPaths", "Documents"),
    N_("QStandardPaths", "Downloads"),
    N_("QStandardPaths", "Home"),
    N_("QStandardPaths", "Movies"),
    N_("QStandardPaths", "Music"),
    N_("QStandardPaths", "Pictures"),
)


@cache
def known_languages(folder: Path) -> tuple[str, ...]:
    """Return the codes of the languages in a folder of compiled translations, English first."""
    codes = {path.stem.removeprefix(_STEM) for path in folder.glob(f"{_STEM}*.qm")}
    return (SOURCE, *sorted(codes - {SOURCE}))


@cache
def own_names(folder: Path) -> tuple[str, ...]:
    """Return the known languages' names for themselves, in the same order."""
    return tuple(_own_name(folder, code) for code in known_languages(folder))


def load_words(folder: Path, code: str, translator: QTranslator) -> QLocale:
    """Load the translation into a language; return the locale that formats its numbers and dates."""
    # If nothing has been compiled, the English sources are shown.
    loaded = translator.load(f"{_STEM}{code}", str(folder))
    return in_country(QLocale(translator.language() if loaded else code), QLocale.system())


def in_country(locale: QLocale, system: QLocale) -> QLocale:
    """Return a locale with the system's country if the system speaks the same language, or else unchanged."""
    return QLocale(system.name()) if system.language() == locale.language() else locale


def language_of(chosen: str | None, folder: Path) -> str:
    """Return the chosen language if it is known, or else the one that suits the system best."""
    known = known_languages(folder)
    if chosen in known:
        return str(chosen)
    for name in QLocale.system().uiLanguages():
        whole = name.replace("-", "_")
        for code in (whole, whole.partition("_")[0].lower()):
            if code in known:
                return code
    return SOURCE


def _own_name(folder: Path, code: str) -> str:
    translator = QTranslator()
    load_words(folder, code, translator)
    # An unfinished translation may not have a name yet.
    return translator.translate("Language", _OWN_NAME) or (_OWN_NAME if code == SOURCE else code)


class Language(QObject):
    """Holds the translator in use; even English has one, for its plurals."""

    switched = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._translator: QTranslator | None = None
        self._engine: QQmlEngine | None = None
        self._code = ""

    @property
    def code(self) -> str:
        """The current language, such as ``pl``."""
        return self._code

    def serve(self, engine: QQmlEngine) -> None:
        """Keep the texts of this engine in the current language."""
        self._engine = engine
        engine.setUiLanguage(self._code)

    def switch(self, code: str) -> None:
        """Switch everything to this language."""
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
        """Remove the translator, so that it doesn't affect the next window of this process."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator = None
            speak(english)
