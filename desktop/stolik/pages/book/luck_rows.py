"""Puts a person's luck into cards for the screen: one for all games together, and one for each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stolik.analysis.luck import FinishedGame, LuckFigures, are_enough, luck_figures
from stolik.engine.game_library import find_game
from stolik.engine.messages import sentence, translated
from stolik.engine.seat_values import Unit
from stolik.pages.book.luck_sentences import (
    ALONE,
    BAND,
    CONTEXT,
    COURSE,
    COURSE_ALONE,
    INCLUDED,
    PLUS_MINUS,
    POINTS_MADE,
    TOGETHER,
    WITHOUT_LUCK,
    WON,
    counts_text,
    estimate_text,
    luck_facts,
    luck_sentence,
    start_text,
    too_few,
)


class Bar(NamedTuple):
    """A mean that is drawn with its error: ``low`` and ``high`` are where the truth may lie."""

    label: str
    text: str
    mean: float
    low: float
    high: float


class Fact(NamedTuple):
    """A line of the table beside the bars."""

    label: str
    text: str


class LuckRow(NamedTuple):
    """A card: a sentence says what can be told, and where that is something, there is more.

    These are bars on a scale from 0 to ``highest``, a line at ``start``, facts in a table, and the luck added
    up in its band.
    """

    key: str
    title: str
    counts: str
    sentence: str
    included: str = ""
    bars: tuple[Bar, ...] = ()
    facts: tuple[Fact, ...] = ()
    highest: float = 1.0
    start: float = 0.0
    startText: str = ""
    reachText: str = ""
    courseText: str = ""
    bandText: str = ""
    course: tuple[float, ...] = ()
    band: tuple[float, ...] = ()


def luck_rows(games: Sequence[FinishedGame]) -> list[LuckRow]:
    """Return the cards of a person, whose games come in the order in which they were played.

    Points aren't chances: games alone are in no sum with others.
    """
    kinds: dict[tuple[str, bool], list[FinishedGame]] = {}
    for each in games:
        kinds.setdefault((each.game, each.alone), []).append(each)
    together = [each for each in games if not each.alone]
    order = sorted(kinds.items(), key=lambda kind: (kind[0][1], -len(kind[1]), kind[0]))
    cards = [
        _card(f"{game}:alone" if alone else game, _title(game, alone), found)
        for (game, alone), found in order
    ]
    if len([kind for kind in kinds if not kind[1]]) > 1:
        cards.insert(0, _card("", translated(CONTEXT, TOGETHER), together))
    return cards


def _title(game: str, alone: bool) -> str:
    info = find_game(game)
    title = game if info is None else translated(info.id, info.title)
    return sentence(CONTEXT, ALONE, {"game": title}) if alone else title


def _card(key: str, title: str, games: Sequence[FinishedGame]) -> LuckRow:
    alone = games[0].alone
    unit: Unit = "points" if alone else "win"
    played = [each.played for each in games if each.played is not None]
    counts = counts_text([each.result for each in games], unit)
    card = LuckRow(key, title, counts, too_few())
    if are_enough(played, alone):
        card = _drawn(card, luck_figures(played, alone), unit)
    if len(played) < len(games):
        card = card._replace(included=sentence(CONTEXT, INCLUDED, {"done": len(played), "all": len(games)}))
    return card


def _drawn(card: LuckRow, figures: LuckFigures, unit: Unit) -> LuckRow:
    """Return a card with what its figures tell."""
    alone = unit == "points"
    shown = ((POINTS_MADE if alone else WON, figures.results), (WITHOUT_LUCK, figures.adjusted))
    bars = [
        Bar(
            translated(CONTEXT, label),
            estimate_text(estimate, unit),
            estimate.mean,
            estimate.mean - estimate.reach,
            estimate.mean + estimate.reach,
        )
        for label, estimate in shown
    ]
    most = max([figures.start, *[bar.high for bar in bars]])
    return card._replace(
        sentence=luck_sentence(figures, unit),
        bars=tuple(bars),
        facts=tuple([Fact(*each) for each in luck_facts(figures, unit)]),
        highest=10.0 * (int(most / 10) + 1) if alone else 1.0,
        start=figures.start,
        startText=start_text(figures.start, unit),
        reachText=translated(CONTEXT, PLUS_MINUS),
        courseText=translated(CONTEXT, COURSE_ALONE if alone else COURSE),
        bandText=translated(CONTEXT, BAND),
        course=tuple(figures.course),
        band=tuple(figures.band),
    )
