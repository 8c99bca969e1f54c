"""What a coach says of a good move of Ryzyk-Fizyk once it was made: the claims of a hint, in other words."""

from __future__ import annotations

from typing import Final

from stolik.engine.claims import Wording
from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.games.ryzyk_fizyk.ui.messages import CONTEXT

LEAVES: Final = translate("ryzyk_fizyk", "%n (die is|dice are) left for the next roll.", "", 0)
ALL_SIX: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "With all six set aside six dice are free again.")
THEN_BANK: Final = QT_TRANSLATE_NOOP("ryzyk_fizyk", "Now all {total} can be banked.")

PRAISE: Final = Wording(
    CONTEXT,
    {
        "all_six": ALL_SIX,
        "all_six_must": ALL_SIX,
        "then_try": QT_TRANSLATE_NOOP("ryzyk_fizyk", "There are three tries for the sixth die now."),
        "then_bank": THEN_BANK,
        "then_bank_some": THEN_BANK,
        "then_roll": LEAVES,
        "then_roll_some": LEAVES,
        "roll_on": translate("ryzyk_fizyk", "About %n of 10 such rolls (goes|go) well.", "", 0),
        "roll_safe": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Such a roll nearly always goes well."),
        "try_on": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "In about {cases} of 10 cases one of the three tries matches."
        ),
        "bank": translate("ryzyk_fizyk", "About %n of 10 further rolls would have lost them.", "", 0),
        "bank_before_tries": QT_TRANSLATE_NOOP(
            "ryzyk_fizyk", "In about {cases} of 10 cases none of the three tries matches."
        ),
        "bank_safe": QT_TRANSLATE_NOOP("ryzyk_fizyk", "Nobody can take these points from you now."),
    },
    {"then_roll": "left", "then_roll_some": "left", "roll_on": "cases", "bank": "cases"},
)
