"""A position set up by hand, from scratch, a record or an ID, to explore and play on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stolik.pages import Arguments, Page

if TYPE_CHECKING:
    from stolik.pages.editor.model import EditorModel
    from stolik.services.services import Services


def _model(services: Services, arguments: Arguments) -> EditorModel | None:
    """Return the editor with the position of an ``id``, with these ``names`` for its seats.

    Without an ID it begins with an empty position of ``gameId``, or with a choice; ``None`` for an invalid
    ID.
    """
    from stolik.pages.editor.draft import Unreadable, laid_by_id, nothing_of
    from stolik.pages.editor.model import EditorModel

    asks = "id" not in arguments and "gameId" not in arguments
    try:
        draft = (
            laid_by_id(arguments["id"], arguments.get("names", ()))
            if "id" in arguments
            else nothing_of(arguments.get("gameId", ""))
        )
    except Unreadable:
        return None
    editor = EditorModel(services, draft, asks=asks)
    services.language.switched.connect(editor.retranslate)
    editor.told.connect(services.read_aloud)
    return editor


PAGE = Page("editor", "EditorPage.qml", _model, help="4", shows_secrets=True)
