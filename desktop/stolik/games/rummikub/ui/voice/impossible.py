"""Why a position of Rummikub can't be: a sentence and a paragraph of ``rulings.md`` for every code."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.messages import QT_TRANSLATE_NOOP

IMPOSSIBLE: Final[Mapping[str, str]] = {
    "other_options": QT_TRANSLATE_NOOP("rummikub", "It belongs to a match with other options."),
    "turn_not_passed_on": QT_TRANSLATE_NOOP(
        "rummikub", "The turn is over, so the next player's has to begin."
    ),
    "no_such_game": QT_TRANSLATE_NOOP(
        "rummikub", "The match has {games} games at most, and this is game {game}."
    ),
    "wrong_number_of_racks": QT_TRANSLATE_NOOP(
        "rummikub", "Every player has one rack: {racks} racks, not {given}."
    ),
    "no_such_player": QT_TRANSLATE_NOOP("rummikub", "Player {place} is named, and nobody sits there."),
    "came_in_no_turn": QT_TRANSLATE_NOOP(
        "rummikub", "Of every tile on the rack of player {place} it must be known in which turn it came."
    ),
    "tile_nowhere": QT_TRANSLATE_NOOP(
        "rummikub", "{tile} is missing: each tile lies on the table, on a rack or in the bank."
    ),
    "start_found": QT_TRANSLATE_NOOP("rummikub", "The starter is found, so the tiles drawn for it are back."),
    "start_not_drawn_so": QT_TRANSLATE_NOOP(
        "rummikub", "Only who drew a joker, or those tied for the highest number, draw again for the start."
    ),
    "nobody_to_ask": QT_TRANSLATE_NOOP(
        "rummikub", "Nobody is asked about a new deal any more once the first turn has begun."
    ),
    "no_right_to_a_deal": QT_TRANSLATE_NOOP("rummikub", "At this table nobody may ask for a new deal."),
    "asked_out_of_turn": QT_TRANSLATE_NOOP(
        "rummikub", "Only players with three doublets are asked about a new deal, one after another."
    ),
    "not_dealt_yet": QT_TRANSLATE_NOOP(
        "rummikub", "The tiles aren't dealt yet, so nobody can have any, or have had a turn."
    ),
    "starter_not_on_turn": QT_TRANSLATE_NOOP("rummikub", "Before the first turn player {place} comes first."),
    "dealt_at_once": QT_TRANSLATE_NOOP(
        "rummikub", "Game {game} is dealt at once: nothing is drawn for, and only a new deal comes before it."
    ),
    "not_as_seen": QT_TRANSLATE_NOOP(
        "rummikub", "A player sees the own rack and the table, and neither the bank nor other racks."
    ),
    "nothing_dealt": QT_TRANSLATE_NOOP("rummikub", "After the deal the tiles lie on racks and in the bank."),
    "rack_empty": QT_TRANSLATE_NOOP(
        "rummikub", "The rack of player {place} is empty, so the game would be over."
    ),
    "bank_too_large": QT_TRANSLATE_NOOP(
        "rummikub", "After the deal the bank holds {most} tiles at most, not {given}."
    ),
    "passed_with_a_bank": QT_TRANSLATE_NOOP(
        "rummikub", "Nobody can have passed while the bank still holds a tile."
    ),
    "not_laid_last": QT_TRANSLATE_NOOP(
        "rummikub", "Player {place} has gone out, and so has laid tiles last."
    ),
    "end_without_cause": QT_TRANSLATE_NOOP(
        "rummikub", "A game ends with an empty rack, or when the bank is empty and everybody has passed."
    ),
    "result_wrong": QT_TRANSLATE_NOOP("rummikub", "The points of game {game} don't follow from its racks."),
    "match_not_over": QT_TRANSLATE_NOOP("rummikub", "The match is over only after its last game."),
    "wrong_number_of_results": QT_TRANSLATE_NOOP(
        "rummikub", "The number of finished games can't be {given} here."
    ),
    "turns_out_of_turn": QT_TRANSLATE_NOOP(
        "rummikub", "The turns go round from the starter: nobody can be a turn ahead or behind."
    ),
    "passes_not_in_turn": QT_TRANSLATE_NOOP("rummikub", "There can't have been {given} passes in a row."),
    "draws_not_in_turn": QT_TRANSLATE_NOOP(
        "rummikub", "The number of tiles drawn, {drawn}, doesn't fit the number of turns, {turns}."
    ),
    "rack_not_drawn_so": QT_TRANSLATE_NOOP(
        "rummikub",
        "The rack of player {place} doesn't fit the turns: 14 tiles are dealt, then drawn one by one.",
    ),
    "laid_unopened": QT_TRANSLATE_NOOP("rummikub", "Those who have laid tiles are those who have opened."),
    "laid_out_of_turn": QT_TRANSLATE_NOOP(
        "rummikub", "The players can't have laid tiles in this order, each in a turn of their own."
    ),
    "table_unopened": QT_TRANSLATE_NOOP("rummikub", "Nobody has opened, so no tile can lie on the table."),
    "openings_not_there": QT_TRANSLATE_NOOP(
        "rummikub",
        "The tiles on the table are too few for the openings, which need {needed} points together.",
    ),
    "nothing_to_announce": QT_TRANSLATE_NOOP(
        "rummikub", "Player {place} can announce nothing after this draw, so the turn would be over."
    ),
    "announced_wrongly": QT_TRANSLATE_NOOP(
        "rummikub",
        "Player {place} can't have announced: only a tile just drawn that allows an opening lets one.",
    ),
    "promised_wrongly": QT_TRANSLATE_NOOP(
        "rummikub", "Player {place} can't have announced in the turn before that an opening comes now."
    ),
}

IMPOSSIBLE_PARAGRAPHS: Final[Mapping[str, str]] = {
    "other_options": "11.1",
    "turn_not_passed_on": "5.1",
    "no_such_game": "10.4",
    "wrong_number_of_racks": "1.5",
    "no_such_player": "1.1",
    "came_in_no_turn": "8.9",
    "tile_nowhere": "1.1",
    "start_found": "1.4",
    "start_not_drawn_so": "1.3",
    "nobody_to_ask": "1.8",
    "no_right_to_a_deal": "1.8",
    "asked_out_of_turn": "1.8",
    "not_dealt_yet": "1.4",
    "starter_not_on_turn": "1.2",
    "dealt_at_once": "10.4",
    "not_as_seen": "1.6",
    "nothing_dealt": "1.5",
    "rack_empty": "8.1",
    "bank_too_large": "1.5",
    "passed_with_a_bank": "5.3",
    "not_laid_last": "8.1",
    "end_without_cause": "9.1",
    "result_wrong": "10.1",
    "match_not_over": "10.5",
    "wrong_number_of_results": "10.5",
    "turns_out_of_turn": "5.1",
    "passes_not_in_turn": "9.1",
    "draws_not_in_turn": "5.1",
    "rack_not_drawn_so": "5.1",
    "laid_unopened": "3.1",
    "laid_out_of_turn": "4.4",
    "table_unopened": "3.1",
    "openings_not_there": "3.1",
    "nothing_to_announce": "5.2",
    "announced_wrongly": "7.1",
    "promised_wrongly": "7.4",
}
