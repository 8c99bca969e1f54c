"""Switches to a language with its numbers and dates for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QLocale
from stolik.services.language import Language
from stolik.services.program_paths import translations


@contextmanager
def spoken(code: str) -> Iterator[Language]:
    """Use a language, and afterwards the previous one."""
    usual, language = QLocale(), Language(translations())
    language.switch(code)
    try:
        yield language
    finally:
        language.close()
        QLocale.setDefault(usual)
