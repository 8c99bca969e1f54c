"""The sentences of a tournament's papers and spreadsheet tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.messages import N_, translate
from stolik.tournament.entries import Source

TOURNAMENT: Final = N_("desk", "Tournament: {game}")
ENTRANTS: Final = translate("desk", "%n (player|players)", "", 0)
DRAW: Final = N_("desk", "Tables drawn with number {seed}: enter it to get the same draw.")
ENTRANTS_AND_SEED: Final = translate("desk", "%n (player|players), draw number {seed}", "", 0)
PRINTED: Final = N_("desk", "As of {at}")
PAGE: Final = N_("desk", "page {page} of {pages}")

STANDINGS: Final = N_("desk", "Standings")
BRACKET: Final = N_("desk", "The road to the final")
CORRECTIONS: Final = N_("desk", "Corrections")
STILL_OPEN: Final = translate("desk", "%n (place|places) still open", "", 0)

PLACE: Final = N_("desk", "Place")
NAME: Final = N_("desk", "Name")
CLUB: Final = N_("desk", "Club or family")
REACHED: Final = N_("desk", "Reached")
BEGAN: Final = N_("desk", "Started")
SMALL_POINTS: Final = N_("desk", "Small points")
BIG_POINTS: Final = N_("desk", "Big points")
PLAYER: Final = N_("desk", "Played by")
HAS_LEFT: Final = N_("desk", "Has left")
WITHDRAWN: Final = N_("desk", "{name} (has left)")
ROUND: Final = N_("desk", "Round")
PART: Final = N_("desk", "Stage")
TABLE: Final = N_("desk", "Table")
GAME: Final = N_("desk", "Game")
SEAT: Final = N_("desk", "Seat")
SOURCE: Final = N_("desk", "Entered from")
CORRECTED_BY: Final = N_("desk", "Corrected by")
WHEN: Final = N_("desk", "When")
WHICH: Final = N_("desk", "Which game")
BEFORE: Final = N_("desk", "Before")
AFTER: Final = N_("desk", "After")
TOGETHER: Final = N_("desk", "Total")
POINTS_KEY: Final = N_("desk", "Points: big / small")
YES: Final = N_("desk", "yes")
PERSON: Final = N_("desk", "person")
COMPUTER: Final = N_("desk", "computer")
NOBODY: Final = N_("desk", "nobody")

SOURCES: Final[Mapping[Source, str]] = {
    "played": N_("desk", "played here"),
    "card": N_("desk", "card"),
    "points": N_("desk", "points"),
}

SCORE_CARD: Final = N_("desk", "Score card")
TABLE_TO_FILL: Final = N_("desk", "Table ______")
ROUND_TO_FILL: Final = N_("desk", "Round ______")
DATE: Final = N_("desk", "Date")
SIGNATURE: Final = N_("desk", "Signature")
REFEREE: Final = N_("desk", "Chief referee")
