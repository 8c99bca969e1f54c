"""The settings as QML sees them, which are saved a moment after every change."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from stolik.services.language import known_languages, language_of, own_names
from stolik.services.program_paths import translations
from stolik.storage.settings import Settings as Stored
from stolik.storage.settings import WindowPlace, store_settings

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1

_SAVE_AFTER_MS = 400


def _field(name: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    """Return the getter and the setter of a stored value."""
    return lambda self: getattr(self.stored, name), lambda self, value: self.change(name, value)


# QML's type compiler needs a name for each getter and setter.
_get_scheme, _set_scheme = _field("scheme")
_get_scale, _set_scale = _field("scale")
_get_cloth, _set_cloth = _field("cloth")
_get_pieces, _set_pieces = _field("pieces")
_get_idle_life, _set_idle_life = _field("idle_life")
_get_paper, _set_paper = _field("paper")
_get_reduced_motion, _set_reduced_motion = _field("reduced_motion")
_get_hints, _set_hints = _field("hints")
_get_calm, _set_calm = _field("calm")
_get_by_ear, _set_by_ear = _field("by_ear")
_get_telling, _set_telling = _field("telling")
_get_volume, _set_volume = _field("volume")
_get_muted, _set_muted = _field("muted")
_get_read_aloud, _set_read_aloud = _field("read_aloud")
_get_welcomed, _set_welcomed = _field("welcomed")
_get_switch_keys, _set_switch_keys = _field("switch_keys")
_get_switch_once_ms, _set_switch_once_ms = _field("switch_once_ms")
_get_switch_repeat_ms, _set_switch_repeat_ms = _field("switch_repeat_ms")


@QmlElement
class Settings(QObject):
    """The settings that the players have chosen."""

    changed = Signal()
    languageChanged = Signal()
    faulted = Signal(object)

    def __init__(self, path: Path, stored: Stored, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stored = stored
        self._path = path
        self._unsaved = False
        self._system_wants_less = False
        self._text_scale = 1.0
        self.usual_scale = Stored.scale
        """The scale that suits the screen, used until one is chosen."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.flush)

    def change(self, name: str, value: Any) -> None:
        """Set a value; an invalid one is ignored, and the window shows the old one again."""
        before = getattr(self.stored, name)
        try:
            setattr(self.stored, name, value)
        except ValueError:
            self.changed.emit()
            return
        if getattr(self.stored, name) == before:
            return
        self._unsaved = True
        self._timer.start(_SAVE_AFTER_MS)
        if name == "language":
            self.languageChanged.emit()
        self.changed.emit()

    def follow_system(self, wants_less: bool) -> None:
        """Note whether the system wants reduced motion, with which things change at once.

        A chosen pace takes precedence.
        """
        if wants_less != self._system_wants_less:
            self._system_wants_less = wants_less
            self.changed.emit()

    def follow_text_size(self, factor: Any) -> None:
        """Note the factor by which the system enlarges text; anything but a plausible number is ignored."""
        if isinstance(factor, float) and 0.5 <= factor <= 3.0 and factor != self._text_scale:
            self._text_scale = factor
            self.changed.emit()

    def place_window(self, place: WindowPlace) -> None:
        if place != self.stored.window:
            self.stored.window = place
            self._unsaved = True

    @Slot()
    def flush(self) -> None:
        self._timer.stop()
        if not self._unsaved:
            return
        fault = store_settings(self._path, self.stored)
        # If the disk refuses, it is tried again at the next change or at the end.
        self._unsaved = fault is not None
        if fault is not None:
            self.faulted.emit(fault)

    @property
    def stored_language(self) -> str:
        """The chosen language if it still exists, or else the system's."""
        return language_of(self.stored.language, translations())

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # the stubs know no type names
    def languages(self) -> list[str]:
        return list(known_languages(translations()))

    @Property("QStringList", constant=True)  # type: ignore[arg-type]  # the stubs know no type names
    def languageNames(self) -> list[str]:
        return list(own_names(translations()))

    @Property(bool, constant=True)
    def hasVoice(self) -> bool:
        """Whether the system has a voice that can read aloud; looked up on demand."""
        from stolik.services import speech

        return bool(speech.voices_here())

    @Property(float, notify=changed)
    def textScale(self) -> float:
        """How much the system's text size enlarges everything, in addition to the chosen scale."""
        return self._text_scale

    def _get_language(self) -> str:
        return self.stored_language

    def _set_language(self, language: str) -> None:
        self.change("language", language)

    def _get_pace(self) -> str:
        stored = self.stored
        # In an older settings file only a pace other than the usual one is known to have been chosen.
        free = not stored.pace_chosen and stored.pace == Stored.pace
        return "off" if free and self._system_wants_less else stored.pace

    def _set_pace(self, pace: str) -> None:
        # Compared with the pace in effect: the stored one may be chosen against the system's wish.
        if pace == self._get_pace():
            return
        self.change("pace", pace)
        if self.stored.pace == pace:
            self.change("pace_chosen", True)

    language = Property(str, _get_language, _set_language, notify=changed)
    scheme = Property(str, _get_scheme, _set_scheme, notify=changed)
    scale = Property(float, _get_scale, _set_scale, notify=changed)
    pace = Property(str, _get_pace, _set_pace, notify=changed)
    cloth = Property(str, _get_cloth, _set_cloth, notify=changed)
    pieces = Property(str, _get_pieces, _set_pieces, notify=changed)
    idleLife = Property(bool, _get_idle_life, _set_idle_life, notify=changed)
    paper = Property(str, _get_paper, _set_paper, notify=changed)
    reducedMotion = Property(bool, _get_reduced_motion, _set_reduced_motion, notify=changed)
    hints = Property(bool, _get_hints, _set_hints, notify=changed)
    byEar = Property(bool, _get_by_ear, _set_by_ear, notify=changed)
    calm = Property(bool, _get_calm, _set_calm, notify=changed)
    telling = Property(str, _get_telling, _set_telling, notify=changed)
    volume = Property(float, _get_volume, _set_volume, notify=changed)
    muted = Property(bool, _get_muted, _set_muted, notify=changed)
    readAloud = Property(bool, _get_read_aloud, _set_read_aloud, notify=changed)
    welcomed = Property(bool, _get_welcomed, _set_welcomed, notify=changed)
    switchKeys = Property(str, _get_switch_keys, _set_switch_keys, notify=changed)
    switchOnceMs = Property(int, _get_switch_once_ms, _set_switch_once_ms, notify=changed)
    switchRepeatMs = Property(int, _get_switch_repeat_ms, _set_switch_repeat_ms, notify=changed)
