"""The proofs in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate

if TYPE_CHECKING:
    from stolik.services.self_test.proofs import Proof

CONTEXT: Final = "self_test"

HOLDS: Final = {
    "dice": translate(
        "self_test",
        "The dice are fair: %n were thrown. Fair ones fall so unevenly in {hundredths} of 100 tests.",
        "",
        0,
    ),
    "files": translate("self_test", "Nobody else may read what you saved: %n (file|files).", "", 0),
    "licences": translate("self_test", "The licences of all %n parts came along.", "", 0),
}
FAILS: Final = {
    "dice": QT_TRANSLATE_NOOP("self_test", "The dice fall more unevenly than fair ones ever do."),
    "files": QT_TRANSLATE_NOOP("self_test", "Others may read some of what you saved: {names}."),
    "licences": QT_TRANSLATE_NOOP("self_test", "The licences of some parts are missing: {names}."),
}
UNKNOWN: Final = {
    "files": QT_TRANSLATE_NOOP("self_test", "This system keeps what you saved by rights of its own."),
    "no files": QT_TRANSLATE_NOOP("self_test", "Nothing is saved yet, so there are no files to look at."),
    "licences": QT_TRANSLATE_NOOP(
        "self_test", "The licences are not with these sources; they are put in when the program is built."
    ),
}
_COUNTED: Final = {"dice": "dice", "files": "files", "licences": "parts"}


def proof_text(proof: Proof) -> str:
    """Return the line of a proof."""
    if proof.holds is None:
        return sentence(CONTEXT, UNKNOWN[proof.code], {})
    if not proof.holds:
        return sentence(CONTEXT, FAILS[proof.code], proof.facts)
    return sentence(CONTEXT, HOLDS[proof.code], proof.facts, count=proof.facts[_COUNTED[proof.code]])
