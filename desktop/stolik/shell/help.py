"""The rules and their search, as the help page asks for them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QUrl, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.models.rows import Fields, fields
from stolik.services.help_pages import Answer, Chapter
from stolik.services.program_paths import game_file

QML_IMPORT_NAME = "Stolik.Shell"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The shell holds it.")
class Help(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Reads help pages when they are asked for; a page is a game's id, or one beside the games."""

    @Slot(str, str, result="QVariantList")
    def chapters(self, page: str, language: str) -> list[Fields[Chapter]]:
        """Return the chapters of a help page."""
        from stolik.services.help_pages import help_chapters

        return [fields(chapter) for chapter in help_chapters(page, language)]

    @Slot(str, result=QUrl)
    def picture(self, game_id: str) -> QUrl:
        """Return what draws the pictures in a game's rules; an empty URL where it has none."""
        drawn = game_file(game_id, "help/Picture.qml")
        return QUrl.fromLocalFile(str(drawn)) if drawn else QUrl()

    @Slot(str, str, str, result="QVariantList")
    def search(self, page: str, language: str, question: str) -> list[Fields[Answer]]:
        """Return where a help page answers a question, the best place first."""
        from stolik.services.help_pages import search_help

        found = search_help(question, language, page)
        return [fields(Answer(passage.chapter, passage.place)) for passage in found]
