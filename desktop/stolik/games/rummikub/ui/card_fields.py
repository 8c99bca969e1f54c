"""What the card of a game with real tiles asks of every seat, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.game_points import CardEntry, CardField
from stolik.engine.messages import QT_TRANSLATE_NOOP, Refusal
from stolik.games.rummikub.rules.card_entry import JOKERS, MOST_POINTS, Card, card_points, likely_end
from stolik.games.rummikub.rules.tiles import TILES

CARD_ENTRY: Final = CardEntry(
    Card,
    {
        "out": QT_TRANSLATE_NOOP("rummikub", "The winner laid the last tile"),
        "bank": QT_TRANSLATE_NOOP("rummikub", "The bank was empty, and all passed"),
    },
    (
        CardField(
            "points",
            QT_TRANSLATE_NOOP("rummikub", "Points on the rack (a joker 50)"),
            MOST_POINTS,
            may_be_left_out=True,
        ),
        CardField(
            "jokers",
            QT_TRANSLATE_NOOP("rummikub", "Jokers on the rack"),
            JOKERS,
            key=QT_TRANSLATE_NOOP("rummikub", "J"),
        ),
        CardField(
            "tiles",
            QT_TRANSLATE_NOOP("rummikub", "Tiles on the rack, if counted"),
            len(TILES),
            may_be_left_out=True,
        ),
        CardField(
            "opened",
            QT_TRANSLATE_NOOP("rummikub", "Has opened"),
            is_switch=True,
            usual=True,
            key=QT_TRANSLATE_NOOP("rummikub", "O"),
        ),
        CardField(
            "could_open",
            QT_TRANSLATE_NOOP("rummikub", "Could have opened"),
            is_switch=True,
            only_without="opened",
            key=QT_TRANSLATE_NOOP("rummikub", "C"),
        ),
        CardField(
            "announced",
            QT_TRANSLATE_NOOP("rummikub", "Had announced it"),
            is_switch=True,
            only_without="opened",
            key=QT_TRANSLATE_NOOP("rummikub", "A"),
        ),
    ),
    card_points,
    likely_end,
    unfinished=frozenset({"points_missing"}),
)

CARD_REFUSALS: Final[Mapping[str, Refusal]] = {
    "no_winner": Refusal("10.3", QT_TRANSLATE_NOOP(
        "rummikub", "Nobody at this table is written down as the winner."
    )),
    "points_tied": Refusal("9.3", QT_TRANSLATE_NOOP(
        "rummikub", "Racks tied at {points}: fewer tiles win. Type in how many, or mark who won."
    )),
    "tiles_tied": Refusal("9.3", QT_TRANSLATE_NOOP(
        "rummikub",
        "Racks tied at {points} in as many tiles: whoever laid later wins, else the order of play. "
        "Mark who won.",
    )),
    "two_winners": Refusal("8.1", QT_TRANSLATE_NOOP(
        "rummikub", "Two can't win the same game: whoever has an empty rack first ends it."
    )),
    "winner_has_tiles": Refusal("8.1", QT_TRANSLATE_NOOP(
        "rummikub", "{player} has gone out and has no tile left, so that rack counts 0."
    )),
    "winner_not_opened": Refusal("3.1", QT_TRANSLATE_NOOP(
        "rummikub", "{player} can't have gone out without having opened."
    )),
    "too_many_jokers": Refusal("1.1", QT_TRANSLATE_NOOP(
        "rummikub", "There are only {most} jokers in the game."
    )),
    "points_no_rack_holds": Refusal("8.2", QT_TRANSLATE_NOOP(
        "rummikub", "No rack can add up to {points}, as entered for {player}."
    )),
    "jokers_cost_more": Refusal("8.2", QT_TRANSLATE_NOOP(
        "rummikub", "A joker on the rack counts 50, so the sum for {player} can't be {points}."
    )),
    "points_no_racks_hold": Refusal("1.1", QT_TRANSLATE_NOOP(
        "rummikub", "These racks can't exist side by side: the game has only {tiles} tiles."
    )),
    "too_few_tiles_unopened": Refusal("1.5", QT_TRANSLATE_NOOP(
        "rummikub", "{player} has laid nothing, so at least {tiles} tiles are on the rack."
    )),
    "rack_opens_nothing": Refusal("8.5", QT_TRANSLATE_NOOP(
        "rummikub", "The rack of {player} is too small to allow an opening."
    )),
    "announced_though_opened": Refusal("7.1", QT_TRANSLATE_NOOP(
        "rummikub", "Only somebody who has not opened can announce, and {player} has opened."
    )),
    "points_missing": Refusal("8.2", QT_TRANSLATE_NOOP(
        "rummikub", "The points on the rack of {player} are missing."
    )),
    "empty_rack_goes_out": Refusal("8.1", QT_TRANSLATE_NOOP(
        "rummikub", "A rack is empty: then its player has gone out, and the bank doesn't matter."
    )),
    "winner_has_more": Refusal("9.2", QT_TRANSLATE_NOOP(
        "rummikub", "Somebody has fewer points on the rack than {player}, who can't have won."
    )),
    "winner_has_more_tiles": Refusal("9.3", QT_TRANSLATE_NOOP(
        "rummikub", "If racks are equal, the one with fewer tiles wins, and {player} has more."
    )),
    "sum_not_zero": Refusal("10.1", QT_TRANSLATE_NOOP(
        "rummikub", "The small points of a game add up to 0, these to {sum}."
    )),
    "winner_behind": Refusal("10.3", QT_TRANSLATE_NOOP(
        "rummikub", "The winner gets what the others lose: nobody can have more than {player}."
    )),
    "places_by_points": Refusal("10.3", QT_TRANSLATE_NOOP(
        "rummikub", "The places follow the small points, the winner first."
    )),
}  # fmt: skip
"""Why a card, or points that were typed in, can't be of a game; ``player`` is the name, or `PLAYER`."""

PLAYER: Final = QT_TRANSLATE_NOOP("rummikub", "Player {place}")
"""What a seat is called where no name is known."""
