"""Gathers what a score card is made of from a finished game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stolik.engine.game_library import load_package
from stolik.engine.messages import QT_TRANSLATE_NOOP, translated
from stolik.engine.score_card import ScoreCardContent
from stolik.services.printing.course_chart import course_of
from stolik.services.printing.heading import heading_of
from stolik.services.printing.score_card_page import ScoreCardSource, Seat
from stolik.services.sentences import CONTEXT, say
from stolik.services.tables.table_setup import TableSetup

REFEREE: Final = QT_TRANSLATE_NOOP("shell", "Chief referee")
_FACES = 12


def card_source_of(setup: TableSetup, content: ScoreCardContent, fact: str = "") -> ScoreCardSource:
    """Return the source of the card of a finished game; ``fact`` is a friendly sentence about it.

    A game that draws nothing gets a card of words and figures, and the course of its scores. In a tournament
    everybody signs.
    """
    session, game_id = setup.session, setup.info.id
    art = load_package(game_id).score_card
    drawings = art.drawings(session.game.view(session.state, None)) if art else [None] * session.seats
    if setup.agreed.in_tournament and not content.score_table.signed_by:
        signed = replace(content.score_table, signed_by=say(CONTEXT, REFEREE))
        content = replace(content, score_table=signed)
    seats = tuple(
        Seat(f"person-{each.face % _FACES}.svg" if each.is_person else f"bot-{each.kind}.svg", drawing)
        for each, drawing in zip(setup.seats, drawings, strict=True)
    )
    return ScoreCardSource(
        heading=heading_of(setup),
        content=content,
        seats=seats,
        caption=translated(game_id, art.caption) if art and art.caption else "",
        with_table=art.with_table if art else True,
        course=course_of(session, art.progress if art else None),
        course_caption=translated(game_id, art.progress_caption) if art and art.progress_caption else "",
        fact=fact,
    )
