"""What the family book says in family words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stolik.engine.dice import FACES
from stolik.engine.game_library import find_game
from stolik.engine.messages import QT_TRANSLATE_NOOP, sentence, translate, translated
from stolik.services.family_book.dice import ENOUGH, rarity, usual
from stolik.services.family_book.ranking import Ranked
from stolik.services.family_book.store import Evening

CONTEXT: Final = "family_book"

ALONE: Final = QT_TRANSLATE_NOOP("family_book", "{game}, alone")
GAMES: Final = translate("family_book", "%n (game|games)", "", 0)
WINS: Final = translate("family_book", "%n (win|wins)", "", 0)
NO_GAMES: Final = QT_TRANSLATE_NOOP("family_book", "No game finished yet.")
GAMES_AND_WINS: Final = QT_TRANSLATE_NOOP("family_book", "{games}, {wins}")
ABANDONED: Final = translate("family_book", "%n (game|games) given up before the end, counted apart.", "", 0)
BEST: Final = QT_TRANSLATE_NOOP("family_book", "Best score")
MEAN: Final = QT_TRANSLATE_NOOP("family_book", "Mean score")
STREAK: Final = QT_TRANSLATE_NOOP("family_book", "Wins in a row")
STREAK_NOW: Final = QT_TRANSLATE_NOOP("family_book", "{longest}, now {now}")
PUZZLES: Final = translate("family_book", "%n (puzzle|puzzles) solved", "", 0)
PUZZLE_STREAK: Final = translate("family_book", "the puzzle of the day %n (day|days) in a row", "", 0)
BOTH: Final = QT_TRANSLATE_NOOP("family_book", "{first}, {second}")

POINTS: Final = QT_TRANSLATE_NOOP("family_book", "points: {points}")
RANKED: Final = QT_TRANSLATE_NOOP("family_book", "{points} · {games} · {wins}")
RULE: Final = QT_TRANSLATE_NOOP(
    "family_book",
    "In each game: one point for every person of the round whom you beat, half a point for a tie. "
    "Computers don't count.",
)
EVENING_OPEN: Final = translate("family_book", "The evening goes on: %n (game|games) played so far.", "", 0)
EVENING_OF: Final = translate("family_book", "The evening goes on: %n of {most} games played.", "", 0)
EVENING_OVER: Final = translate("family_book", "The evening of {day}: %n (game|games).", "", 0)
EVENING_NONE: Final = QT_TRANSLATE_NOOP(
    "family_book",
    "An evening is one ranking over several games, of any kind and in any order. Choose who takes part; "
    "every game that at least two of them play counts automatically.",
)
SEASON_NONE: Final = QT_TRANSLATE_NOOP(
    "family_book", "No two people of the house finished a game together in this time."
)
SEASON_COUNT: Final = translate("family_book", "%n (game counts|games count), from {first} to {last}.", "", 0)
NO_DATE: Final = QT_TRANSLATE_NOOP(
    "family_book", "Write both dates with day, month and year, the earlier one first."
)

DICE_NONE: Final = QT_TRANSLATE_NOOP("family_book", "No dice have been rolled here yet.")
DICE_USUAL: Final = translate(
    "family_book",
    "Among %n (die|dice) rolled, each face usually comes up {low} to {high} times: "
    "so it is in 19 of 20 houses.",
    "",
    0,
)
DICE_ONE_OUT: Final = QT_TRANSLATE_NOOP(
    "family_book", "There are six faces, so in about every fourth house one of them falls outside that range."
)
DICE_FEW: Final = QT_TRANSLATE_NOOP("family_book", "Too few rolls yet to say anything about chance.")
DICE_SPREAD: Final = translate(
    "family_book", "Fair dice come out as uneven as here, or more so, in %n of 100 houses.", "", 0
)
DICE_RARE: Final = QT_TRANSLATE_NOOP(
    "family_book", "Fair dice come out as uneven as here, or more so, in fewer than 1 of 100 houses."
)
DICE_FACE: Final = translate("family_book", "face {face}: %n (time|times), usual are {low} to {high}", "", 0)

RECORD: Final = QT_TRANSLATE_NOOP("family_book", "Best score so far: {names}")
LATEST: Final = QT_TRANSLATE_NOOP("family_book", "{name} {score}")
COMPUTER: Final = QT_TRANSLATE_NOOP("family_book", "computer {score}")
SOMEBODY: Final = QT_TRANSLATE_NOOP("family_book", "somebody {score}")


def title_of(game: str, alone: bool = False) -> str:
    """Return the name of a game, and that it was played alone."""
    info = find_game(game)
    title = game if info is None else translated(info.id, info.title)
    return sentence(CONTEXT, ALONE, {"game": title}) if alone else title


def games_text(games: int) -> str:
    """Return how many games there are."""
    return sentence(CONTEXT, GAMES, {}, count=games)


def wins_text(wins: int) -> str:
    """Return how many wins there are."""
    return sentence(CONTEXT, WINS, {}, count=wins)


def halves(points: float) -> str:
    """Return whole and half points.

    >>> halves(4.5), halves(0.5), halves(3.0)
    ('4½', '½', '3')
    """
    whole, half = int(points), points != int(points)
    return f"{whole or ''}½" if half else f"{whole}"


def signed(score: int) -> str:
    """Return a score with the minus of print."""
    return f"{score}".replace("-", "−")


def streak_text(streak: int, longest: int) -> str:
    """Return the longest row of wins, and the one that goes on where it is another."""
    if not 0 < streak < longest:
        return f"{longest}"
    return sentence(CONTEXT, STREAK_NOW, {"longest": longest, "now": streak})


def puzzles_text(solved: int, streak: int) -> str:
    """Return how many puzzles a person has solved; empty where they haven't solved one."""
    if not solved:
        return ""
    text = sentence(CONTEXT, PUZZLES, {}, count=solved)
    if streak < 2:
        return text
    row = sentence(CONTEXT, PUZZLE_STREAK, {}, count=streak)
    return sentence(CONTEXT, BOTH, {"first": text, "second": row})


def abandoned_text(games: int) -> str:
    """Return how many games were given up; empty where none was."""
    return sentence(CONTEXT, ABANDONED, {}, count=games) if games else ""


def ranked_text(ranked: Ranked) -> str:
    """Return what a person has come to in a ranking."""
    facts = {
        "points": sentence(CONTEXT, POINTS, {"points": halves(ranked.points)}),
        "games": games_text(ranked.games),
        "wins": wins_text(ranked.wins),
    }
    return sentence(CONTEXT, RANKED, facts)


def record_text(names: Sequence[str]) -> str:
    """Return whose best score a game holds; empty where it is nobody's."""
    return sentence(CONTEXT, RECORD, {"names": ", ".join(names)}) if names else ""


def evening_text(evening: Evening | None, games: int, day: str) -> str:
    """Return how far an evening is; ``day`` is its date."""
    if evening is None:
        return translated(CONTEXT, EVENING_NONE)
    if evening.is_over:
        return sentence(CONTEXT, EVENING_OVER, {"day": day}, count=games)
    source = EVENING_OF if evening.most else EVENING_OPEN
    return sentence(CONTEXT, source, {"most": evening.most}, count=games)


def dice_sentences(counts: Mapping[int, int]) -> list[str]:
    """Return what the dice showed, against what fair dice bring."""
    dice = sum(counts.values(), 0)
    if not dice:
        return [translated(CONTEXT, DICE_NONE)]
    if dice < ENOUGH:
        return [translated(CONTEXT, DICE_FEW)]
    band = usual(dice)
    told = [sentence(CONTEXT, DICE_USUAL, band._asdict(), count=dice)]
    if any(not band.low <= counts.get(face, 0) <= band.high for face in FACES):
        told.append(translated(CONTEXT, DICE_ONE_OUT))
    part = int(100 * rarity(counts) + 0.5)
    spread = sentence(CONTEXT, DICE_SPREAD, {}, count=part)
    told.append(spread if part else translated(CONTEXT, DICE_RARE))
    return told
