"""Turns the family book into rows, sentences and a table for spreadsheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from stolik.engine.dice import FACES
from stolik.engine.game_library import find_game
from stolik.engine.messages import N_, decimal, sentence, translate, translated
from stolik.engine.names import isolated, name_key
from stolik.services.family_book.figures import ENOUGH, KindFigures, Ranked, kinds, usual
from stolik.services.family_book.game_row import GameRow, PersonRow
from stolik.services.family_book.store import Evening, PersonGame, TableGame

MOST_PLACES: Final = 12
"""How many of the last games are shown one by one."""


class Fact(NamedTuple):
    """A figure and its name."""

    label: str
    value: str


class CardRow(NamedTuple):
    """One kind of game: its figures, the places of the last games, and the key of the best one."""

    key: str
    title: str
    counts: str
    facts: tuple[Fact, ...]
    places: tuple[int, ...]
    record: str


class RankingRow(NamedTuple):
    """A person in a ranking; ``part`` is their share of the leader's points."""

    name: str
    place: int
    avatar: int
    colour: int
    text: str
    part: float


class FaceRow(NamedTuple):
    """A face of the dice; ``part`` is the position of its count on the scale, 0 to 1."""

    face: int
    times: int
    part: float
    text: str


def card_rows(games: Sequence[PersonGame]) -> list[CardRow]:
    """Return a card for each kind of game of a person; ``games`` are in the order of the book."""
    return [_card(each) for each in kinds(games)]


def _card(figures: KindFigures) -> CardRow:
    facts = [
        Fact(translated(CONTEXT, BEST), signed(figures.best.score)),
        Fact(translated(CONTEXT, MEAN), decimal(figures.mean + 1e-9)),  # rounds halves up
    ]
    counts = games_text(figures.games)
    if not figures.alone:
        wins = wins_text(figures.wins)
        counts = sentence(CONTEXT, GAMES_AND_WINS, {"games": counts, "wins": wins})
        row = streak_text(figures.streak, figures.longest)
        facts.append(Fact(translated(CONTEXT, STREAK), row))
    return CardRow(
        f"{figures.game}:{'alone' if figures.alone else ''}",
        title_of(figures.game, figures.alone),
        counts,
        tuple(facts),
        () if figures.alone else tuple(figures.places[-MOST_PLACES:]),
        figures.best.key,
    )


def ranking_rows(ranked: Sequence[Ranked], people: Mapping[str, PersonRow]) -> list[RankingRow]:
    """Return the rows of a ranking; ``people`` are those of the house by name key."""
    most = max([each.points for each in ranked], default=0.0) or 1.0
    found = []
    for each in ranked:
        person = people.get(name_key(each.name), PersonRow(each.name))
        found.append(
            RankingRow(
                isolated(each.name),
                each.place,
                person.avatar,
                person.colour,
                ranked_text(each),
                each.points / most,
            )
        )
    return found


def game_rows(
    games: Sequence[TableGame], best: Mapping[str, Sequence[str]] = MappingProxyType({})
) -> list[GameRow]:
    """Return a row for each game, with its players in the order of places.

    ``best`` names the people whose best score a game holds, by the game's key.
    """
    return [
        GameRow(
            game.key,
            title_of(game.game, game.seats == 1),
            _ended(game),
            game.day,
            record_text(best.get(game.key, ())),
        )
        for game in games
    ]


def _ended(game: TableGame) -> str:
    """Return everybody's result, in the order of the places."""
    ends = [(place, LATEST, name, score) for name, score, place in game.people]
    ends += [(place, COMPUTER if level else SOMEBODY, "", score) for level, score, place in game.others]
    return " · ".join(
        sentence(CONTEXT, source, {"name": name, "score": signed(score)})
        for _, source, name, score in sorted(ends, key=lambda end: end[0])
    )


def face_rows(counts: Mapping[int, int]) -> list[FaceRow]:
    """Return a row for each face; none before any dice were rolled."""
    dice = sum(counts.values())
    if not dice:
        return []
    band = usual(dice)
    return [
        FaceRow(
            face,
            counts.get(face, 0),
            _along(counts.get(face, 0), counts),
            sentence(
                CONTEXT,
                DICE_FACE,
                {"face": face, **band._asdict()},
                count=counts.get(face, 0),
            ),
        )
        for face in FACES
    ]


def band_parts(counts: Mapping[int, int]) -> list[float]:
    """Return where the usual band begins and ends on the scale of the rows, 0 to 1."""
    dice = sum(counts.values(), 0)
    if not dice:
        return []
    band = usual(dice)
    return [_along(band.low, counts), _along(band.high, counts)]


def _along(count: int, counts: Mapping[int, int]) -> float:
    """Return the position of a count on a scale that has the mean in the middle and room for all counts."""
    dice = sum(counts.values(), 0)
    mean = dice / len(FACES)
    ends = (*usual(dice), *[counts.get(face, 0) for face in FACES])
    reach = 1.6 * max([abs(each - mean) for each in ends]) or 1.0
    return 0.5 + (count - mean) / reach / 2


CONTEXT: Final = "family_book"

ALONE: Final = N_("family_book", "{game}, alone")
GAMES: Final = translate("family_book", "%n (game|games)", "", 0)
WINS: Final = translate("family_book", "%n (win|wins)", "", 0)
NO_GAMES: Final = N_("family_book", "No finished games yet.")
GAMES_AND_WINS: Final = N_("family_book", "{games}, {wins}")
ABANDONED: Final = translate(
    "family_book", "%n (game|games) abandoned before the end, counted separately.", "", 0
)
BEST: Final = N_("family_book", "Best score")
MEAN: Final = N_("family_book", "Average score")
STREAK: Final = N_("family_book", "Wins in a row")
STREAK_NOW: Final = N_("family_book", "{longest}, now {now}")
PUZZLES: Final = translate("family_book", "%n (puzzle|puzzles) solved", "", 0)
PUZZLE_STREAK: Final = translate("family_book", "puzzle of the day: %n (day|days) in a row", "", 0)
BOTH: Final = N_("family_book", "{first}, {second}")

POINTS: Final = N_("family_book", "points: {points}")
RANKED: Final = N_("family_book", "{points} · {games} · {wins}")
RULE: Final = N_(
    "family_book",
    "In each game: a point for every person you beat, half a point for a tie. Computers don't count.",
)
EVENING_OPEN: Final = translate("family_book", "Evening in progress: %n (game|games) played so far.", "", 0)
EVENING_OF: Final = translate("family_book", "Evening in progress: %n of {most} games played.", "", 0)
EVENING_OVER: Final = translate("family_book", "The evening of {day}: %n (game|games).", "", 0)
EVENING_NONE: Final = N_(
    "family_book",
    "An evening ranks you over several games of any kind, in any order. Choose who takes part; every"
    " game with at least two of them counts automatically.",
)
SEASON_NONE: Final = N_(
    "family_book", "No two people of this household finished a game together in this period."
)
SEASON_COUNT: Final = translate("family_book", "%n (game counts|games count), from {first} to {last}.", "", 0)
NO_DATE: Final = N_("family_book", "Enter both dates with day, month and year, the earlier one first.")

DICE_NONE: Final = N_("family_book", "Nothing yet: dice count in games played under your own names.")
DICE_USUAL: Final = translate(
    "family_book",
    "With %n (die|dice) rolled, each face usually comes up {low} to {high} times.",
    "",
    0,
)
DICE_FEW: Final = N_("family_book", "Too few rolls yet to say anything about chance.")
DICE_FACE: Final = translate("family_book", "face {face}: %n (time|times), usually {low} to {high}", "", 0)

RECORD: Final = N_("family_book", "Best score so far: {names}")
LATEST: Final = N_("family_book", "{name} {score}")
COMPUTER: Final = N_("family_book", "computer {score}")
SOMEBODY: Final = N_("family_book", "someone {score}")


def title_of(game: str, alone: bool = False) -> str:
    """Return the title of a game, marked if it was played alone."""
    info = find_game(game)
    title = game if info is None else translated(info.id, info.title)
    return sentence(CONTEXT, ALONE, {"game": title}) if alone else title


def games_text(games: int) -> str:
    return sentence(CONTEXT, GAMES, {}, count=games)


def wins_text(wins: int) -> str:
    return sentence(CONTEXT, WINS, {}, count=wins)


def halves(points: float) -> str:
    """Return points, which come in halves, as text.

    >>> halves(4.5), halves(0.5), halves(3.0)
    ('4½', '½', '3')
    """
    whole, half = int(points), points != int(points)
    return f"{whole or ''}½" if half else f"{whole}"


def signed(score: int) -> str:
    """Return a score with a typographic minus."""
    return f"{score}".replace("-", "−")


def streak_text(streak: int, longest: int) -> str:
    """Return the longest streak of wins, with the current one if it is shorter."""
    if not 0 < streak < longest:
        return f"{longest}"
    return sentence(CONTEXT, STREAK_NOW, {"longest": longest, "now": streak})


def puzzles_text(solved: int, streak: int) -> str:
    """Return how many puzzles a person has solved; empty if none."""
    if not solved:
        return ""
    text = sentence(CONTEXT, PUZZLES, {}, count=solved)
    if streak < 2:
        return text
    row = sentence(CONTEXT, PUZZLE_STREAK, {}, count=streak)
    return sentence(CONTEXT, BOTH, {"first": text, "second": row})


def abandoned_text(games: int) -> str:
    """Return how many games were abandoned; empty if none."""
    return sentence(CONTEXT, ABANDONED, {}, count=games) if games else ""


def ranked_text(ranked: Ranked) -> str:
    """Return a person's result in a ranking."""
    facts = {
        "points": sentence(CONTEXT, POINTS, {"points": halves(ranked.points)}),
        "games": games_text(ranked.games),
        "wins": wins_text(ranked.wins),
    }
    return sentence(CONTEXT, RANKED, facts)


def record_text(names: Sequence[str]) -> str:
    """Return whose best score a game holds; empty if it is nobody's."""
    return sentence(CONTEXT, RECORD, {"names": ", ".join(names)}) if names else ""


def evening_text(evening: Evening | None, games: int, day: str) -> str:
    """Return the progress of an evening; ``day`` is its date as text."""
    if evening is None:
        return translated(CONTEXT, EVENING_NONE)
    if evening.is_over:
        return sentence(CONTEXT, EVENING_OVER, {"day": day}, count=games)
    source = EVENING_OF if evening.most else EVENING_OPEN
    return sentence(CONTEXT, source, {"most": evening.most}, count=games)


def dice_sentences(counts: Mapping[int, int]) -> list[str]:
    """Return sentences that compare the dice with fair ones."""
    dice = sum(counts.values(), 0)
    if not dice:
        return [translated(CONTEXT, DICE_NONE)]
    if dice < ENOUGH:
        return [translated(CONTEXT, DICE_FEW)]
    band = usual(dice)
    return [sentence(CONTEXT, DICE_USUAL, band._asdict(), count=dice)]


HEADS: Final = (
    N_("family_book", "Number"),
    N_("family_book", "Date"),
    N_("family_book", "Game"),
    N_("family_book", "Options"),
    N_("family_book", "Ended"),
    N_("family_book", "Seat"),
    N_("family_book", "Name"),
    N_("family_book", "Computer level"),
    N_("family_book", "Score"),
    N_("family_book", "Place"),
)
PLAYED: Final = N_("family_book", "played to the end")
GIVEN_UP: Final = N_("family_book", "abandoned")


def heads() -> list[str]:
    return [translated(CONTEXT, head) for head in HEADS]


def cells(row: Sequence[Any]) -> list[int | str]:
    """Return the table cells of a seat from a row of the book."""
    number, day, game, options, is_over, seat, name, level, score, place = row
    return [
        number,
        date.fromordinal(day).isoformat(),
        title_of(game),
        "" if options == "{}" else options,
        translated(CONTEXT, PLAYED if is_over else GIVEN_UP),
        seat + 1,
        name,
        level or "",
        score if is_over else "",
        place if is_over else "",
    ]
