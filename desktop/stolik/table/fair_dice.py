"""What proves that nobody changed the dice: a fingerprint before the game, the seed and a check after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.engine.chance_check import ChanceCheck, check_chance
from stolik.engine.game_code import code_of
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.engine.package import GameInfo
from stolik.engine.seeded_chance import RollersGame, fingerprint, seed_text
from stolik.engine.session import Session

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1

FAIR: Final = translate(
    "table",
    "Checked: the seed gives %n (roll|rolls), exactly those of this game. Nothing was changed.",
    "",
    0,
)
FAIR_SHUFFLES: Final = translate(
    "table",
    "Checked: the seed gives %n (shuffle or draw|shuffles and draws), exactly those of this game."
    " Nothing was changed.",
    "",
    0,
)
OTHER_ROLL: Final = QT_TRANSLATE_NOOP(
    "table", "Roll {number} isn't the one that the seed gives: this game was changed."
)
OTHER_SHUFFLE: Final = QT_TRANSLATE_NOOP(
    "table", "Shuffle or draw {number} isn't the one that the seed gives: this game was changed."
)
OTHER_STARTER: Final = QT_TRANSLATE_NOOP("table", "By the seed somebody else starts: this game was changed.")


@QmlElement
@QmlUncreatable("The table makes it.")
class FairDice(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Tells QML the fingerprint of a game's seed, and the seed itself only once the end is shown."""

    changed = Signal()

    def __init__(
        self,
        info: GameInfo,
        session: Session,
        is_over: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Tell nothing of the seed until ``is_over``; ``changed`` is to be emitted when that changes."""
        super().__init__(parent)
        self._info = info
        self._session = session
        self._is_over = is_over
        self._check: ChanceCheck | None = None

    @Property(str, constant=True)
    def fingerprint(self) -> str:
        """The fingerprint of the seed in groups; empty where the game has no seed."""
        return "" if self._session.seed is None else fingerprint(self._session.seed)

    @Property(str, notify=changed)
    def seed(self) -> str:
        """The seed as letters and digits; empty until the game is over, and where there is none."""
        return "" if self._session.seed is None or not self._is_over() else seed_text(self._session.seed)

    @Property(str, notify=changed)
    def code(self) -> str:
        """The code by which anybody plays the same dice or tiles; empty until the game is over."""
        session = self._session
        if session.seed is None or not self._is_over():
            return ""
        made = code_of(
            self._info, session.game, session.seats, session.starter, session.options, session.seed
        )
        return made or ""

    @Property(bool, notify=changed)
    def fair(self) -> bool:
        """Whether the dice were checked and found to be those of the seed."""
        return self._check is not None and self._check.is_fair

    @Property(str, notify=changed)
    def verdict(self) -> str:
        """What the check found, in one sentence; empty until there was one."""
        check = self._check
        if check is None:
            return ""
        rolls = isinstance(self._session.game, RollersGame)
        if check.first_other is not None:
            other = OTHER_ROLL if rolls else OTHER_SHUFFLE
            return sentence("table", other, {"number": check.first_other})
        if check.other_starter:
            return translated("table", OTHER_STARTER)
        return sentence("table", FAIR if rolls else FAIR_SHUFFLES, {}, count=check.chances)

    @Slot()
    def check(self) -> None:
        """Recompute every roll and shuffle from the seed, once the game is over."""
        if self._session.seed is not None and self._is_over():
            self._check = check_chance(self._session, self._session.seed)
            self.changed.emit()
