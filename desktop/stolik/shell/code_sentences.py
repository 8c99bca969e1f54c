"""The sentences for what was typed as a code and is none."""

from __future__ import annotations

from typing import Final

from stolik.engine.game import Rejection
from stolik.engine.messages import QT_TRANSLATE_NOOP
from stolik.shell.sentences import CONTEXT, say

FAULTS: Final = {
    "code_sign": QT_TRANSLATE_NOOP(
        "shell", "“{sign}” is in no code: there are digits, and letters without U."
    ),
    "code_length": QT_TRANSLATE_NOOP(
        "shell", "A code has {least} letters and digits, or a few more; here there are {given}."
    ),
    "code_mistyped": QT_TRANSLATE_NOOP(
        "shell",
        "A letter or digit of the code is wrong, or two have changed places. Please compare it again.",
    ),
    "code_unknown": QT_TRANSLATE_NOOP(
        "shell", "The code is correct, but its game, or that version of its rules, isn't here."
    ),
}


def say_code_fault(rejection: Rejection) -> str:
    """Return the sentence for a refusal of ``read_code``."""
    return say(CONTEXT, FAULTS[rejection.code], rejection.facts)
