"""The sentences of a table that are of no game: what its hints, its pauses and its handicap are told with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from stolik.engine import messages as engine_messages
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translated
from stolik.engine.view_model import HintStep
from stolik.models.rows import Fields, fields

CONTEXT: Final = "table"

PAUSES: Final = engine_messages.translate("table", "The clock was stopped %n (time|times).", "", 0)

HANDICAP: Final = QT_TRANSLATE_NOOP("table", "{handicap}: {players}. Agreed before the game.")

PRESS_TO_GO_ON: Final = QT_TRANSLATE_NOOP("table", "Press “Go on”.")

ASKED: Final = QT_TRANSLATE_NOOP("table", "Sure? There is something better. {reason}")
ALL_THE_SAME: Final = QT_TRANSLATE_NOOP("table", "Play it anyway")


def pauses_text(pauses: int | None) -> str:
    """Return how often a pause stopped a turn's time; empty where none did or no time is limited."""
    return sentence(CONTEXT, PAUSES, {}, count=pauses) if pauses else ""


def handicap_text(handicap: str, names: Sequence[str]) -> str:
    """Return for which players the game is made easier by its handicap; empty where there are none.

    ``handicap`` is its name in the language of the moment.
    """
    return sentence(CONTEXT, HANDICAP, {"handicap": handicap, "players": ", ".join(names)}) if names else ""


class HintTold(NamedTuple):
    """A hint: its sentence, the names of what lights up, and what the button says."""

    text: str
    lit: tuple[str, ...]
    button: str


def hint_told(step: HintStep | None, *, is_asking: bool) -> Fields[HintTold]:
    """Return a hint as QML reads it, empty where there is none.

    With ``is_asking`` a move is held back, and the hint asks whether it is to be made all the same.
    """
    if step is None:
        return Fields()
    text, button = step.text, step.button
    if is_asking:
        text = sentence(CONTEXT, ASKED, {"reason": text})
        button = translated(CONTEXT, ALL_THE_SAME)
    return fields(HintTold(text, step.lit, button))
