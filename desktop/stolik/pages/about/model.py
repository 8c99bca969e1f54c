"""The page About: the program's parts, checks of the installation, and the story of the last table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik import __contact__, __version__
from stolik.engine.messages import N_
from stolik.models.rows import Fields, RowsModel, fields
from stolik.pages import keepings
from stolik.services.program_paths import LICENCES
from stolik.services.saved_document import SENTENCES, SavedDocument
from stolik.services.self_test import proof_text
from stolik.services.sentences import CONTEXT, say

if TYPE_CHECKING:
    from stolik.services.check_data import Checked
    from stolik.services.self_test import Proof
    from stolik.services.services import Services

QML_IMPORT_NAME = "Stolik.About"
QML_IMPORT_MAJOR_VERSION = 1

_BETWEEN_MS = 50

_CENTRED = 12
"""The indentation from which a line counts as a heading that was centred on a wider page."""


FILE: Final = N_("shell", "what happened")
"""The words for a table's story in the name of a file."""


class PartRow(NamedTuple):
    """A part of the program, with its key and name."""

    id: str
    name: str
    licence: str
    group: str
    version: str


class ProofRow(NamedTuple):
    """The result of a check; ``icon`` shows whether all is well."""

    key: str
    text: str
    icon: str


class Paragraph(NamedTuple):
    """A paragraph of a licence; ``opens`` marks the beginning of a new text."""

    text: str
    opens: bool


@QmlElement
@QmlUncreatable("The program makes it.")
class Licences(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Reads the list of parts when the page asks for it, and a licence when it is opened."""

    @Property("QVariantList", constant=True)  # type: ignore[arg-type]  # the stubs know no type names
    def parts(self) -> list[Fields[PartRow]]:
        return [
            fields(PartRow(part["id"], part["name"], part["licence"], part["group"], _version(part)))
            for part in _read()
        ]

    @Slot(str, result="QVariantList")
    def paragraphs(self, part: str) -> list[Fields[Paragraph]]:
        texts: list[str] = next((each["texts"] for each in _read() if each["id"] == part), [])
        return [
            fields(Paragraph(paragraph, number == 0))
            for text in texts
            for number, paragraph in enumerate(_split((LICENCES / text).read_text("utf-8")))
        ]


@QmlElement
@QmlUncreatable("The program makes it.")
class About(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """The program, its licences, its self-checks, and the story of the last table for a bug report."""

    provingChanged = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._story = services.stories.last
        self._licences = Licences(self)
        self._place = services.place
        self._proofs = RowsModel(ProofRow, self)
        self._proved: list[Proof] = []
        self._checked: list[Checked] = []
        self._left: Iterator[Proof | Checked] | None = None
        self._document = SavedDocument(SENTENCES, self)
        # Each result is painted before the next check begins.
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._prove_next)

    @Property(str, constant=True)
    def contact(self) -> str:
        return __contact__

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(Licences, constant=True)
    def licences(self) -> Licences:
        return self._licences

    @Property(RowsModel, constant=True)
    def proofs(self) -> RowsModel[ProofRow]:
        return self._proofs

    @Property(bool, notify=provingChanged)
    def proving(self) -> bool:
        return self._left is not None

    @Slot()
    def prove(self) -> None:
        """Run the checks of this installation again, one after another."""
        from stolik.services.self_test import proofs  # it needs the rules of a game

        self._look(proofs(self._place.root, SystemRandom()), _BETWEEN_MS)

    @Slot()
    def checkData(self) -> None:
        """Read everything saved, file by file, and name what can't be used."""
        from stolik.services.check_data import check  # it imports everything that reads files

        self._look(check(self._place, keepings()), 0)

    def _look(self, found: Iterator[Proof | Checked], between: int) -> None:
        if self._left is None:
            self._proved.clear()
            self._checked.clear()
            self._left = found
            self._next.setInterval(between)
            self._tell()
            self._next.start()

    @Property(bool, constant=True)
    def hasStory(self) -> bool:
        return self._story is not None

    @Property(SavedDocument, constant=True)
    def document(self) -> SavedDocument:
        return self._document

    @Slot()
    def saveStory(self) -> None:
        """Save the story of the last table, without the secrets of a game in progress."""
        from stolik.flow.story import SUFFIX, happened_text  # only needed here

        assert self._story is not None, "without a table nothing is offered"
        name = f"Stolik – {say(CONTEXT, FILE)} – {datetime.now():%Y-%m-%d %H.%M}{SUFFIX}"
        self._document.keep(name, happened_text(self._story).encode())

    @Slot()
    def retranslate(self) -> None:
        self._document.changed.emit()
        self._tell()

    @Slot()
    def _prove_next(self) -> None:
        found = None if self._left is None else next(self._left, None)
        if found is None:
            self._left = None
        else:
            self._next.start()
            # A file's result is a tuple.
            self._checked.append(found) if isinstance(found, tuple) else self._proved.append(found)
        self._tell()

    def _tell(self) -> None:
        marks = {True: "check", False: "close", None: "info"}
        rows = [ProofRow(proof.code, proof_text(proof), marks[proof.holds]) for proof in self._proved]
        rows += [ProofRow(each.file, each.text, "close") for each in self._checked if each.what]
        if self._checked:
            from stolik.services.check_data import well_text  # imported by now

            rows.append(ProofRow("", well_text(len(self._checked) - len(rows)), "check"))
        self._proofs.set_rows(rows)
        self.provingChanged.emit()


def _read() -> list[dict[str, Any]]:
    """Return the list of parts; empty if it isn't included."""
    try:
        found: list[dict[str, Any]] = json.loads((LICENCES / "parts.json").read_text("utf-8"))["parts"]
    except FileNotFoundError:
        return []
    return found


def _version(part: dict[str, Any]) -> str:
    """Return a part's version; those of the program and of Python are known at run time."""
    import platform  # only this page needs it

    at_run_time = {"stolik": __version__, "python": platform.python_version()}
    return at_run_time.get(part["id"]) or str(part.get("version", ""))


def _split(text: str) -> Iterator[str]:
    for paragraph in text.split("\n\n"):
        # Rows of hyphens under headings aren't needed, since the page sets headings apart.
        lines = [line for line in paragraph.split("\n") if line.strip(" -=_*#")]
        if not lines:
            continue
        if all(len(line) - len(line.lstrip()) >= _CENTRED for line in lines):
            lines = [line.strip() for line in lines]
        yield "\n".join(lines)
