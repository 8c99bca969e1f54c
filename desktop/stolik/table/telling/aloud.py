"""What may be read aloud of a table: what everybody in the room may hear."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.table.privacy import Privacy
from stolik.table.telling.questions import QUESTIONS

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Table"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table makes it.")
class Aloud(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Passes sentences on to a voice; what only one person may know, only where nobody else could hear it.

    That is where the game has no secrets, and where one person plays alone with computers. A screen reader is
    told everything that the screen shows, since its user wears headphones or plays alone.
    """

    spoken = Signal(str, bool)
    """A sentence may be read aloud; the second argument tells whether it cuts off what was said before."""

    stopped = Signal()
    """What was said is over: the table stands still, or is left."""

    def __init__(self, privacy: Privacy, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_shared = privacy.property("shared")

    @Slot(str)
    def tell(self, sentence: str) -> None:
        """Read aloud what everybody may hear, after what was said before."""
        self.spoken.emit(sentence, False)

    @Slot(str)
    def call(self, sentence: str) -> None:
        """Read aloud at once what everybody shall hear."""
        self.spoken.emit(sentence, True)

    @Slot(str)
    def tellOwner(self, sentence: str) -> None:
        """Read aloud what is meant for the owner of the screen."""
        if not self._is_shared:
            self.spoken.emit(sentence, False)

    @Slot(str)
    def callOwner(self, sentence: str) -> None:
        """Read aloud at once what is meant for the owner of the screen, such as a refusal."""
        if not self._is_shared:
            self.spoken.emit(sentence, True)

    def answer(self, key: str, text: str) -> None:
        """Read the answer to a question aloud at once; one that the game gives may tell of a rack."""
        if key in QUESTIONS or not self._is_shared:
            self.spoken.emit(text, True)
