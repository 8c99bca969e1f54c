"""What a tournament says on paper and in tables for spreadsheets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP, translate
from stolik.tournament.entries import Source

TOURNAMENT: Final = QT_TRANSLATE_NOOP("desk", "Tournament: {game}")
ENTRANTS: Final = translate("desk", "%n (entrant|entrants)", "", 0)
DRAW: Final = QT_TRANSLATE_NOOP(
    "desk", "The tables are drawn by the number {seed}: anybody who types it draws the same ones."
)
ENTRANTS_AND_SEED: Final = translate("desk", "%n (entrant|entrants), draw by number {seed}", "", 0)
PRINTED: Final = QT_TRANSLATE_NOOP("desk", "As of {at}")
PAGE: Final = QT_TRANSLATE_NOOP("desk", "page {page} of {pages}")

STANDINGS: Final = QT_TRANSLATE_NOOP("desk", "Standings")
BRACKET: Final = QT_TRANSLATE_NOOP("desk", "The way to the final")
CORRECTIONS: Final = QT_TRANSLATE_NOOP("desk", "Corrections")
STILL_OPEN: Final = translate("desk", "%n (place|places) still open", "", 0)

PLACE: Final = QT_TRANSLATE_NOOP("desk", "Place")
NAME: Final = QT_TRANSLATE_NOOP("desk", "Name")
CLUB: Final = QT_TRANSLATE_NOOP("desk", "Club or family")
REACHED: Final = QT_TRANSLATE_NOOP("desk", "Reached")
BEGAN: Final = QT_TRANSLATE_NOOP("desk", "Began")
SMALL_POINTS: Final = QT_TRANSLATE_NOOP("desk", "Small points")
BIG_POINTS: Final = QT_TRANSLATE_NOOP("desk", "Big points")
PLAYER: Final = QT_TRANSLATE_NOOP("desk", "Played by")
HAS_LEFT: Final = QT_TRANSLATE_NOOP("desk", "Has left")
WITHDRAWN: Final = QT_TRANSLATE_NOOP("desk", "{name} (has left)")
ROUND: Final = QT_TRANSLATE_NOOP("desk", "Round")
PART: Final = QT_TRANSLATE_NOOP("desk", "Part")
TABLE: Final = QT_TRANSLATE_NOOP("desk", "Table")
GAME: Final = QT_TRANSLATE_NOOP("desk", "Game")
SEAT: Final = QT_TRANSLATE_NOOP("desk", "Seat")
SOURCE: Final = QT_TRANSLATE_NOOP("desk", "Entered from")
CORRECTED_BY: Final = QT_TRANSLATE_NOOP("desk", "Corrected by")
WHEN: Final = QT_TRANSLATE_NOOP("desk", "When")
WHICH: Final = QT_TRANSLATE_NOOP("desk", "Which game")
BEFORE: Final = QT_TRANSLATE_NOOP("desk", "Before")
AFTER: Final = QT_TRANSLATE_NOOP("desk", "After")
TOGETHER: Final = QT_TRANSLATE_NOOP("desk", "Total")
POINTS_KEY: Final = QT_TRANSLATE_NOOP("desk", "Points: big / small")
YES: Final = QT_TRANSLATE_NOOP("desk", "yes")
PERSON: Final = QT_TRANSLATE_NOOP("desk", "person")
COMPUTER: Final = QT_TRANSLATE_NOOP("desk", "computer")
NOBODY: Final = QT_TRANSLATE_NOOP("desk", "nobody")

SOURCES: Final[Mapping[Source, str]] = {
    "played": QT_TRANSLATE_NOOP("desk", "played here"),
    "card": QT_TRANSLATE_NOOP("desk", "card"),
    "points": QT_TRANSLATE_NOOP("desk", "points"),
}

SCORE_CARD: Final = QT_TRANSLATE_NOOP("desk", "Score card")
TABLE_TO_FILL: Final = QT_TRANSLATE_NOOP("desk", "Table ______")
ROUND_TO_FILL: Final = QT_TRANSLATE_NOOP("desk", "Round ______")
DATE: Final = QT_TRANSLATE_NOOP("desk", "Date")
SIGNATURE: Final = QT_TRANSLATE_NOOP("desk", "Signature")
REFEREE: Final = QT_TRANSLATE_NOOP("desk", "Chief referee")
