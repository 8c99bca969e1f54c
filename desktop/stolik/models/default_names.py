"""Names as they are shown: on one line, and those of unnamed seats in the language of the moment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.engine.name_form import cut, initials, isolated, plain_name
from stolik.engine.names import default_number

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "shell"
UNNAMED: Final = QT_TRANSLATE_NOOP("shell", "Player {number}")
UNSEEN: Final = QT_TRANSLATE_NOOP("shell", "This name can't be seen. Please type another one.")


def default_name(number: int) -> str:
    """Return the name of the seat with this number, counted from 1, that nobody has named."""
    return sentence(CONTEXT, UNNAMED, {"number": number})


def shown_name(name: str) -> str:
    r"""Return a player's name as it is shown.

    A default name of any language is told in the language of the moment; any other name stands on one line,
    and writing from right to left turns nothing around it.

    >>> shown_name("Ala\n\tMakota")
    'Ala Makota'
    """
    number = default_number(name)
    return isolated(plain_name(name)) if number is None else default_name(number)


@QmlElement
@QmlSingleton
class Names(QObject):
    """What QML asks about names."""

    @Slot(str, int, result=str)
    def cut(self, text: str, most: int) -> str:
        """Return a text's beginning of at most ``most`` letters, none of which is cut in two."""
        return cut(text, max(0, most))

    @Slot(str, result=str)
    def isolated(self, name: str) -> str:
        """Return a name as it stands among other words, where writing from right to left turns nothing."""
        return isolated(name)

    @Slot(str, result=str)
    def initials(self, name: str) -> str:
        """Return the first letters of a name's first two words."""
        return initials(name)

    @Slot(str, result=str)
    def fault(self, name: str) -> str:
        """Return the sentence on what was typed as a name and can't be seen; empty where nothing is wrong."""
        return "" if not name.strip(" ") or plain_name(name) else translated(CONTEXT, UNSEEN)
