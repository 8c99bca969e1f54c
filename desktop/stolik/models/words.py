"""Sentences, names, dates and guesses in the current language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from stolik.engine import messages as engine_messages
from stolik.engine.coaching.guesses import Question
from stolik.engine.game_library import load_package
from stolik.engine.messages import N_, sentence, translated
from stolik.engine.names import cut, default_number, initials, isolated, plain_name
from stolik.models.dice_voice import percent

if TYPE_CHECKING:
    from stolik.engine.game import Rejection

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Models"
QML_IMPORT_MAJOR_VERSION = 1

CONTEXT: Final = "shell"
UNNAMED: Final = N_("shell", "Player {number}")
UNSEEN: Final = N_("shell", "This name is invisible. Please type another one.")

_BEFORE_DAY_1: Final = 1_721_425
"""The Julian day, as Qt counts, of the day before 1 January of year 1."""


def qt_translate(context: str, source: str, count: int | None = None) -> str:
    """Return a source in the current language; ``count`` selects the plural and replaces ``%n``."""
    if count is None:
        return QCoreApplication.translate(context, source)
    told = QCoreApplication.translate(context, source, None, count)
    # Qt finds a translation without plural forms only if no number is given.
    return QCoreApplication.translate(context, source) if told == source else told


def reason_text(game_id: str | None, rejection: Rejection) -> str:
    """Return the sentence for a refusal by a game, or by the engine if no game is given."""
    reason = engine_messages.reason if game_id is None else load_package(game_id).messages.reason
    return reason(rejection.code, rejection.facts)


def paragraph_of(game_id: str, rejection: Rejection) -> str:
    """Return the paragraph of the rules on which a refusal is based; empty if there is none."""
    refusal = load_package(game_id).messages.refusals.get(rejection.code)
    return "" if refusal is None else refusal.paragraph


def day_text(day: int) -> str:
    """Return a date, given as Python's ordinal day number, as the current language writes it."""
    return QLocale().toString(QDate.fromJulianDay(day + _BEFORE_DAY_1), QLocale.FormatType.ShortFormat)


def default_name(number: int) -> str:
    return sentence(CONTEXT, UNNAMED, {"number": number})


def shown_name(name: str) -> str:
    r"""Return a player's name for the screen.

    A default name in any language becomes that of the current language; any other name is put on one line,
    and isolated so that right-to-left writing doesn't affect the text around it.

    >>> shown_name("Ala\n\tMakota")
    'Ala Makota'
    """
    number = default_number(name)
    return isolated(plain_name(name)) if number is None else default_name(number)


@QmlElement
@QmlSingleton
class Names(QObject):
    """Functions on names for QML."""

    @Slot(str, int, result=str)
    def cut(self, text: str, most: int) -> str:
        """Return the beginning of a text, at most ``most`` letters; no visible character is cut in two."""
        return cut(text, max(0, most))

    @Slot(str, result=str)
    def isolated(self, name: str) -> str:
        """Return a name isolated for use among other words, in case it is written from right to left."""
        return isolated(name)

    @Slot(str, result=str)
    def initials(self, name: str) -> str:
        return initials(name)

    @Slot(str, result=str)
    def fault(self, name: str) -> str:
        """Return the refusal of an invisible name; empty if nothing is wrong."""
        return "" if not name.strip(" ") or plain_name(name) else translated(CONTEXT, UNSEEN)


NEAR: Final = 0.05
FAR: Final = 0.15
"""The greatest distances from the truth of a close guess and of one not far off."""

CLOSE: Final = N_("guesses", "Very close: it is {truth}.")
A_LITTLE_MORE: Final = N_("guesses", "Not far off: it is {truth}, a little more.")
A_LITTLE_LESS: Final = N_("guesses", "Not far off: it is {truth}, a little less.")
MORE: Final = N_("guesses", "It happens more often than you might think: {truth}.")
LESS: Final = N_("guesses", "It happens less often than you might think: {truth}.")


def question_text(game_id: str, question: Question) -> str:
    return sentence(game_id, load_package(game_id).messages.questions[question.kind], question.facts)


def truth_text(said: int, truth: float) -> str:
    """Return the sentence about a guess, in percent, given the true chance, from 0 to 1."""
    off = truth - said / 100
    if abs(off) <= NEAR:
        source = CLOSE
    elif abs(off) <= FAR:
        source = A_LITTLE_MORE if off > 0 else A_LITTLE_LESS
    else:
        source = MORE if off > 0 else LESS
    return sentence("guesses", source, {"truth": percent(truth)})
