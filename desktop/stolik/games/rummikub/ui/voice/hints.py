"""Hints in words: where to look, why an advised move is a good one, and what the options are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.engine.claims import Claim, Wording
from stolik.engine.messages import QT_TRANSLATE_NOOP, decimal, sentence, translate, translated
from stolik.engine.view_model import OptionWorth, places_apart
from stolik.games.rummikub.rules.tiles import KIND_OF, Tile
from stolik.games.rummikub.ui.voice.names import CONTEXT, taken, tiles_taken


def lay_so_text() -> str:
    """Return what the button says that lays the tiles shown."""
    return translated(CONTEXT, ACCEPT)


LETTERED: Final = QT_TRANSLATE_NOOP("rummikub", "Same letter, same set.")
BACK_FIRST: Final = QT_TRANSLATE_NOOP("rummikub", "A tile with an arrow goes back to the rack.")
SHOWN: Final = QT_TRANSLATE_NOOP(
    "rummikub", "The tiles would lie as shown. Lay them like this, or play your own way."
)

WHICH: Final = QT_TRANSLATE_NOOP("rummikub", "Which tiles?")
SHOW: Final = QT_TRANSLATE_NOOP("rummikub", "Show me")
ACCEPT: Final = QT_TRANSLATE_NOOP("rummikub", "Lay them like this")

WORDING: Final = Wording(
    CONTEXT,
    {
        "look": translate("rummikub", "Look here: %n of your tiles can be laid.", "", 0),
        "look_again": QT_TRANSLATE_NOOP("rummikub", "Look here: the tiles can lie better than they do now."),
        "ready": QT_TRANSLATE_NOOP("rummikub", "Everything is laid as shown: press “Done”."),
        "take_back": translate("rummikub", "Take %n (tile|tiles) back to the rack; the rest is fine.", "", 0),
        "goes_out": QT_TRANSLATE_NOOP("rummikub", "These are your last tiles: with them you go out."),
        "opens": translate(
            "rummikub", "Together %n (point|points): enough for the opening of {needed}.", "", 0
        ),
        "promised": translate(
            "rummikub",
            "You announced it, so lay out now: together %n (point|points), and the opening takes {needed}.",
            "",
            0,
        ),
        "group": translate(
            "rummikub", "%n (tile|tiles) with a {number} in different colours are a group.", "", 0
        ),
        "group_with_joker": QT_TRANSLATE_NOOP(
            "rummikub", "A joker stands for what a group of {number}s still lacks."
        ),
        "wider_group": QT_TRANSLATE_NOOP("rummikub", "The group of {number}s still has room for one more."),
        "run": QT_TRANSLATE_NOOP("rummikub", "The numbers from {first} to {last} in one colour are a run."),
        "run_with_joker": QT_TRANSLATE_NOOP(
            "rummikub", "With a joker for what is missing, the numbers from {first} to {last} are a run."
        ),
        "longer_run": QT_TRANSLATE_NOOP("rummikub", "The run can grow: it then goes from {first} to {last}."),
        "frees_joker": QT_TRANSLATE_NOOP(
            "rummikub", "Put {taken} in the joker's place: the joker is then free for another set."
        ),
        "fits_beside": translate(
            "rummikub",
            "%n (tile|tiles) can be laid without taking anything from the sets on the table.",
            "",
            0,
        ),
        "spared_by_run": translate(
            "rummikub", "Take {taken} from its run: %n (tile|tiles) stay, and that is long enough.", "", 0
        ),
        "spared_by_group": translate(
            "rummikub", "Take {taken} from its group: %n (tile|tiles) stay, and that is enough.", "", 0
        ),
        "rearranged": translate(
            "rummikub", "Rearranged, the sets that light up take %n of your tiles.", "", 0
        ),
        "no_set": QT_TRANSLATE_NOOP(
            "rummikub",
            "Draw a tile: no three of your tiles make a set yet, and an opening needs {needed} points.",
        ),
        "short_of_opening": translate(
            "rummikub",
            "Draw a tile: your sets are worth %n (point|points), and an opening needs {needed}.",
            "",
            0,
        ),
        "nothing_fits": QT_TRANSLATE_NOOP("rummikub", "Draw a tile: none of yours can be laid now."),
        "waits": QT_TRANSLATE_NOOP(
            "rummikub", "Draw a tile: you could lay some, but they are worth more kept together."
        ),
        "keeps_joker": QT_TRANSLATE_NOOP(
            "rummikub", "Draw a tile: you could lay some only with a joker, and the joker is worth more kept."
        ),
        "could_open": QT_TRANSLATE_NOOP(
            "rummikub",
            "Draw a tile: you could open, but your tiles are worth more kept together. If somebody goes out "
            "first, it costs you {cost} points, announced or not.",
        ),
        "far_away": QT_TRANSLATE_NOOP(
            "rummikub", "Draw a tile: something could be laid, but only by rearranging a great deal."
        ),
        "pass_no_set": QT_TRANSLATE_NOOP(
            "rummikub", "Pass: the bank is empty, and no three of your tiles make a set."
        ),
        "pass_short_of_opening": translate(
            "rummikub", "Pass: your sets are worth %n (point|points), and an opening needs {needed}.", "", 0
        ),
        "pass_nothing_fits": QT_TRANSLATE_NOOP(
            "rummikub", "Pass: the bank is empty, and none of your tiles can be laid."
        ),
        "pass_waits": QT_TRANSLATE_NOOP(
            "rummikub", "Pass: you could lay some tiles, but they are worth more kept together."
        ),
        "pass_keeps_joker": QT_TRANSLATE_NOOP(
            "rummikub", "Pass: you could lay some tiles only with a joker, and the joker is worth more kept."
        ),
        "pass_could_open": QT_TRANSLATE_NOOP(
            "rummikub",
            "Pass: you could open, but your tiles are worth more kept together. If somebody goes out first, "
            "it costs you {cost} points, announced or not.",
        ),
        "pass_far_away": QT_TRANSLATE_NOOP(
            "rummikub", "Pass: something could be laid, but only by rearranging a great deal."
        ),
        "keep": QT_TRANSLATE_NOOP("rummikub", "Keep these tiles: they are better than an average deal."),
        "redeal": QT_TRANSLATE_NOOP(
            "rummikub", "Ask for a new deal: an average one is better than these tiles."
        ),
        "announce": QT_TRANSLATE_NOOP(
            "rummikub",
            "Announce it: if somebody goes out before your next turn, it costs you 100 points, not 200.",
        ),
        "draw": QT_TRANSLATE_NOOP("rummikub", "Draw a tile."),
        "pass": QT_TRANSLATE_NOOP("rummikub", "Pass."),
        "keep_only": QT_TRANSLATE_NOOP("rummikub", "Keep these tiles."),
        "redeal_only": QT_TRANSLATE_NOOP("rummikub", "Ask for a new deal."),
        "end_turn": QT_TRANSLATE_NOOP("rummikub", "End your turn: after drawing nothing more can be laid."),
    },
    {
        "look": "count",
        "take_back": "count",
        "opens": "worth",
        "promised": "worth",
        "group": "count",
        "fits_beside": "count",
        "spared_by_run": "left",
        "spared_by_group": "left",
        "rearranged": "count",
        "short_of_opening": "worth",
        "pass_short_of_opening": "worth",
    },
    plain=frozenset({"draw", "pass", "keep_only", "redeal_only"}),
    ways=frozenset(
        {"look", "look_again", "take_back", "ready", "opens", "promised", "rearranged", "fits_beside"}
        | {"group", "group_with_joker", "wider_group", "run", "run_with_joker", "longer_run"}
        | {"frees_joker", "spared_by_run", "spared_by_group"}
    ),
)
"""The one line of a hint."""

LAY: Final = translate("rummikub", "Lay %n (tile|tiles)", "", 0)
LAY_NAMED: Final = QT_TRANSLATE_NOOP("rummikub", "Lay {tiles}")
NAMED_AT_MOST: Final = 3
"""The tiles that are named at most; more would take too long to read."""
CHANCE: Final = QT_TRANSLATE_NOOP("rummikub", "chance to win {chance}%")
CHANCE_OF_MATCH: Final = QT_TRANSLATE_NOOP("rummikub", "chance to win the match {chance}%")
BIG_POINTS: Final = QT_TRANSLATE_NOOP("rummikub", "on average {points} big points")
"""An option and what it is worth."""


def claim_text(claim: Claim) -> str:
    """Return the sentence of a claim; a tile that it speaks of is named as it is taken."""
    facts = dict(claim.facts)
    if "tile" in facts:
        facts["taken"] = taken(facts["tile"])
    text = WORDING.text(Claim(claim.kind, facts))
    return text[:1].upper() + text[1:]


def worth_of(
    option: str, facts: Mapping[str, float], seats: int, games: int, among: Sequence[Mapping[str, float]] = ()
) -> OptionWorth:
    """Return an option in words with what it is worth in a match of ``games`` games, where that is known.

    Two are told the chance to win, more the big points to be expected of this game; ``among`` are the facts
    of the options that are told with it.
    """
    if any("chance" not in each for each in (facts, *among)):
        return OptionWorth(option)
    name, unit = ("chance", 100) if seats == 2 else ("big", 1)
    figures = [max(0.0, unit * each[name]) for each in among or (facts,)]
    places = places_apart(figures, 0 if seats == 2 else 1)
    if places is None:
        return OptionWorth(option)
    told = decimal(max(0.0, unit * facts[name]), places)
    source = BIG_POINTS if seats > 2 else CHANCE if games == 1 else CHANCE_OF_MATCH
    return OptionWorth(option, sentence(CONTEXT, source, {"chance": told, "points": told}))


def lay_text(laid: Sequence[Tile]) -> str:
    """Return the option to lay some tiles: their names where they are few, else how many they are."""
    if len(laid) > NAMED_AT_MOST:
        return sentence(CONTEXT, LAY, {}, count=len(laid))
    in_order = sorted(laid, key=KIND_OF.__getitem__)
    return sentence(CONTEXT, LAY_NAMED, {"tiles": tiles_taken(in_order)})
