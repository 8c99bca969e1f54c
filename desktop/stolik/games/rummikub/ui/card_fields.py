"""The fields that the card of a game with real tiles has for every seat, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stolik.engine.game_points import CardEntry, CardField
from stolik.engine.messages import N_, Refusal
from stolik.games.rummikub.rules.card_entry import JOKERS, MOST_POINTS, Card, card_points, likely_end
from stolik.games.rummikub.rules.tiles import TILES

CARD_ENTRY: Final = CardEntry(
    Card,
    {
        "out": N_("rummikub", "The winner laid the last tile"),
        "bank": N_("rummikub", "The bank was empty, and everyone passed"),
    },
    (
        CardField(
            "points",
            N_("rummikub", "Points on the rack (joker = 50)"),
            MOST_POINTS,
            may_be_left_out=True,
        ),
        CardField(
            "jokers",
            N_("rummikub", "Jokers on the rack"),
            JOKERS,
            key=N_("rummikub", "J"),
        ),
        CardField(
            "tiles",
            N_("rummikub", "Tiles on the rack (if counted)"),
            len(TILES),
            may_be_left_out=True,
        ),
        CardField(
            "opened",
            N_("rummikub", "Has opened"),
            is_switch=True,
            usual=True,
            key=N_("rummikub", "O"),
        ),
        CardField(
            "could_open",
            N_("rummikub", "Could have opened"),
            is_switch=True,
            only_without="opened",
            key=N_("rummikub", "C"),
        ),
        CardField(
            "announced",
            N_("rummikub", "Had announced"),
            is_switch=True,
            only_without="opened",
            key=N_("rummikub", "A"),
        ),
    ),
    card_points,
    likely_end,
    unfinished=frozenset({"points_missing"}),
)

CARD_REFUSALS: Final[Mapping[str, Refusal]] = {
    "no_winner": Refusal("10.3", N_("rummikub", "No winner is entered for this table.")),
    "points_tied": Refusal("9.3", N_(
        "rummikub", "Racks tied at {points}: fewer tiles wins. Enter how many, or mark who won."
    )),
    "tiles_tied": Refusal("9.3", N_(
        "rummikub",
        "Racks tied at {points} and on tiles. The last to lay wins, or else the order of play"
        " decides. Mark who won.",
    )),
    "two_winners": Refusal("8.1", N_(
        "rummikub", "Two players can't win the same game: the first empty rack ends it."
    )),
    "winner_has_tiles": Refusal("8.1", N_(
        "rummikub", "{player} went out and has no tiles left, so that rack counts 0."
    )),
    "winner_not_opened": Refusal("3.1", N_(
        "rummikub", "{player} can't have gone out without opening."
    )),
    "too_many_jokers": Refusal("1.1", N_("rummikub", "There are only {most} jokers in the game.")),
    "points_no_rack_holds": Refusal("8.2", N_(
        "rummikub", "No rack can add up to {points}, as entered for {player}."
    )),
    "jokers_cost_more": Refusal("8.2", N_(
        "rummikub", "A joker on the rack counts 50, so the sum for {player} can't be {points}."
    )),
    "points_no_racks_hold": Refusal("1.1", N_(
        "rummikub", "These racks can't all exist: the game has only {tiles} tiles."
    )),
    "too_few_tiles_unopened": Refusal("1.5", N_(
        "rummikub", "{player} has laid nothing, so at least {tiles} tiles are on the rack."
    )),
    "rack_opens_nothing": Refusal("8.5", N_(
        "rummikub", "{player}'s rack is too small for an opening."
    )),
    "announced_though_opened": Refusal("7.1", N_(
        "rummikub", "{player} has opened, and so can't announce."
    )),
    "points_missing": Refusal("8.2", N_("rummikub", "The points on {player}'s rack are missing.")),
    "empty_rack_goes_out": Refusal("8.1", N_(
        "rummikub", "A rack is empty, so its player went out: the bank doesn't matter."
    )),
    "winner_has_more": Refusal("9.2", N_(
        "rummikub", "{player} can't have won: someone else has fewer points on the rack."
    )),
    "winner_has_more_tiles": Refusal("9.3", N_(
        "rummikub", "If racks are equal, fewer tiles wins, and {player} has more."
    )),
    "sum_not_zero": Refusal("10.1", N_(
        "rummikub", "A game's small points add up to 0; these make {sum}."
    )),
    "winner_behind": Refusal("10.3", N_(
        "rummikub", "The winner gets what the others lose: nobody can have more than {player}."
    )),
    "places_by_points": Refusal("10.3", N_(
        "rummikub", "The places follow the small points, the winner first."
    )),
}  # fmt: skip
"""The reasons why a card, or points typed in, can't come from a game; ``player`` is a name or `PLAYER`."""

PLAYER: Final = N_("rummikub", "Player {place}")
"""The name of a seat whose player is unknown."""
