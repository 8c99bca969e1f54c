"""The family book as QML sees it: one person's games, the evening, a season, and the dice."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.guessing import figures
from stolik.engine.messages import N_, sentence, translated
from stolik.engine.names import are_alike, name_key
from stolik.models.rows import RowsModel
from stolik.models.words import day_text
from stolik.pages.book.album import AlbumRow, album_rows, to_come
from stolik.pages.book.guess_rows import BinRow, bin_rows
from stolik.pages.book.luck import LuckRow, coverage_text, luck_rows, too_few
from stolik.pages.book.strength import StrengthRow, no_games, strength_rows
from stolik.services.family_book import rows as words
from stolik.services.family_book.figures import counted, finished, kinds, ranking
from stolik.services.family_book.game_row import GameRow, PersonRow
from stolik.services.family_book.rows import (
    CardRow,
    FaceRow,
    RankingRow,
    band_parts,
    card_rows,
    face_rows,
    game_rows,
    ranking_rows,
)
from stolik.services.kept import GUESSES, PUZZLES
from stolik.services.kept.guess_log import figures_text
from stolik.services.saved_document import SENTENCES, SavedDocument
from stolik.services.sentences import CONTEXT, say
from stolik.tournament.championship import cup_text

if TYPE_CHECKING:
    from stolik.services.services import Services


# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.FamilyBook"
QML_IMPORT_MAJOR_VERSION = 1

FILE: Final = N_("shell", "Family book")

GAMES, LUCK, STRENGTH = range(3)
"""The parts of the book about a person."""

MONTH, YEAR, CHOSEN = range(3)
"""The seasons: this month, this year, and from one date to another."""


class CupRow(NamedTuple):
    """A person's result in a championship; ``medal`` is empty without one."""

    number: int
    medal: str
    text: str


@QmlElement
@QmlUncreatable("The program makes it.")
class FamilyBookModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Shows one person at a time, the first one until another is chosen."""

    changed = Signal()

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self._keeper = keeper = services.finished_games.results
        self._cups_of_all = services.tournaments.cups()
        self._chosen = ""
        self._part = GAMES
        self._season = YEAR
        self._dates = ("", "")
        self._told: dict[str, Any] = {}
        self._by_name: Mapping[str, PersonRow] = {}
        self._people = RowsModel(PersonRow, self)
        self._album = RowsModel(AlbumRow, self)
        self._cards = RowsModel(CardRow, self)
        self._luck = RowsModel(LuckRow, self)
        self._strengths = RowsModel(StrengthRow, self)
        self._bins = RowsModel(BinRow, self)
        self._cups = RowsModel(CupRow, self)
        self._evening_ranking = RowsModel(RankingRow, self)
        self._evening_games = RowsModel(GameRow, self)
        self._season_ranking = RowsModel(RankingRow, self)
        self._faces = RowsModel(FaceRow, self)
        self._document = SavedDocument(SENTENCES, self)
        keeper.changed.connect(self.retranslate)
        self.retranslate()

    # ------------------------------------------------------------------ the whole book

    @Property(SavedDocument, constant=True)
    def document(self) -> SavedDocument:
        return self._document

    @Slot()
    def saveTable(self) -> None:
        from stolik.services.family_book.rows import cells, heads

        rows = map(cells, self._keeper.book.everything())
        name = f"Stolik – {say(CONTEXT, FILE)} – {datetime.now():%Y-%m-%d %H.%M}"
        self._document.keep_table(name, heads(), rows)

    @Slot()
    def end_day(self) -> None:
        self._keeper.end_day()

    # ------------------------------------------------------------------ the album

    @Property(RowsModel, constant=True)
    def album(self) -> RowsModel[AlbumRow]:
        """The greatest moments of the house, grouped by game; empty if there are none yet."""
        return self._album

    @Property(bool, notify=changed)
    def hasMoments(self) -> bool:
        """Whether the album has any moments besides empty frames."""
        return any(row.entries >= 0 for row in self._album.rows)

    # ------------------------------------------------------------------ people

    @Property(RowsModel, constant=True)
    def people(self) -> RowsModel[PersonRow]:
        return self._people

    @Property(bool, notify=changed)
    def isEmpty(self) -> bool:
        return not any(row.games for row in self._people.rows)

    @Property(str, notify=changed)
    def chosen(self) -> str:
        """The name of the person shown; empty for none."""
        return self._chosen

    @Property(RowsModel, constant=True)
    def cards(self) -> RowsModel[CardRow]:
        return self._cards

    @Property(str, notify=changed)
    def counts(self) -> str:
        return str(self._told["counts"])

    @Property(str, notify=changed)
    def puzzles(self) -> str:
        """How many puzzles the person has solved; empty if none."""
        return str(self._told["puzzles"])

    @Property(str, notify=changed)
    def abandoned(self) -> str:
        """How many games the person abandoned; empty if none."""
        return str(self._told["abandoned"])

    @Property(RowsModel, constant=True)
    def cups(self) -> RowsModel[CupRow]:
        return self._cups

    @Property(int, notify=changed)
    def part(self) -> int:
        """The part shown of the person: 0 their games, 1 their luck over time, 2 their strength."""
        return self._part

    @Property(RowsModel, constant=True)
    def luck(self) -> RowsModel[LuckRow]:
        """The effect of luck and choices: a card for all games, and one for each kind; empty until shown."""
        return self._luck

    @Property(RowsModel, constant=True)
    def strengths(self) -> RowsModel[StrengthRow]:
        """The person's strength: a card for each game played against one computer; empty until shown."""
        return self._strengths

    @Property(RowsModel, constant=True)
    def guessBins(self) -> RowsModel[BinRow]:
        """The accuracy of the person's guesses, in tenths of the scale; empty if there are none."""
        return self._bins

    @Property(str, notify=changed)
    def guessText(self) -> str:
        """Sentences about the person's guesses; empty if there are none."""
        return str(self._told["guesses"])

    @Property(str, notify=changed)
    def coverage(self) -> str:
        """A sentence about what the part shown counts, or that there is nothing to count."""
        return str(self._told["coverage"])

    @Slot(int)
    def showPart(self, part: int) -> None:
        """Show the person's games, their luck over time, or their strength."""
        self._part = part
        self._tell_person()
        self.changed.emit()

    @Slot(str)
    def choose(self, name: str) -> None:
        self._chosen = name
        self._tell_person()
        self.changed.emit()

    @Slot(str, result=bool)
    def hasRecord(self, key: str) -> bool:
        return self._keeper.record_of(key) is not None

    @Slot(str)
    @Slot(str, int)
    def lookBack(self, key: str, entries: int = 0) -> None:
        """Set the table with a game as it was after that many entries."""
        path = self._keeper.record_of(key)
        if path is not None:
            self._services.tables.look_back(path, entries)

    # ------------------------------------------------------------------ the evening

    @Property(str, notify=changed)
    def eveningText(self) -> str:
        return str(self._told["evening"])

    @Property(bool, notify=changed)
    def eveningGoesOn(self) -> bool:
        return bool(self._told["evening_goes_on"])

    @Property(str, constant=True)
    def rule(self) -> str:
        return translated(words.CONTEXT, words.RULE)

    @Property(RowsModel, constant=True)
    def eveningRanking(self) -> RowsModel[RankingRow]:
        return self._evening_ranking

    @Property(RowsModel, constant=True)
    def eveningGames(self) -> RowsModel[GameRow]:
        return self._evening_games

    @Slot(int, "QStringList")
    def beginEvening(self, most: int, names: Sequence[str]) -> None:
        """Begin an evening of ``most`` games, or of any number if it is 0."""
        known = {row.name for row in self._people.rows}
        people = [name for name in names if name in known]
        if len(people) > 1:
            self._keeper.begin_evening(most, people)

    @Slot()
    def endEvening(self) -> None:
        self._keeper.end_evening()

    # ------------------------------------------------------------------ the season

    @Property(int, notify=changed)
    def season(self) -> int:
        """The season shown: 0 this month, 1 this year, 2 from one date to another."""
        return self._season

    @Property(str, notify=changed)
    def firstDate(self) -> str:
        return self._dates[0]

    @Property(str, notify=changed)
    def lastDate(self) -> str:
        return self._dates[1]

    @Property(str, notify=changed)
    def seasonText(self) -> str:
        return str(self._told["season"])

    @Property(RowsModel, constant=True)
    def seasonRanking(self) -> RowsModel[RankingRow]:
        return self._season_ranking

    @Slot(int)
    def chooseSeason(self, season: int) -> None:
        self._season = season
        self._tell_season()
        self.changed.emit()

    @Slot(str, str)
    def setDates(self, first: str, last: str) -> None:
        self._dates = (first, last)
        self._tell_season()
        self.changed.emit()

    # ------------------------------------------------------------------ the dice

    @Property(RowsModel, constant=True)
    def faces(self) -> RowsModel[FaceRow]:
        """The faces of the dice with their counts; empty before any dice were rolled."""
        return self._faces

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def band(self) -> list[float]:
        """Where the usual band begins and ends on the scale, 0 to 1."""
        return list(self._told["band"])

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # the stubs know no type names
    def diceSentences(self) -> list[str]:
        return list(self._told["dice"])

    # ------------------------------------------------------------------ all of it

    @Slot()
    def retranslate(self) -> None:
        people = self._keeper.house()
        names = [person.name for person in people]
        if self._chosen not in names:
            self._chosen = next((row.name for row in people if row.games), names[0] if names else "")
        self._people.set_rows(people)
        self._by_name = {name_key(person.name): person for person in people}
        found = self._keeper.book.album()
        self._album.set_rows([*album_rows(found, self._by_name), *to_come(found)])
        self._tell_person()
        self._tell_evening()
        self._tell_season()
        dice = self._keeper.book.dice()
        self._faces.set_rows(face_rows(dice))
        self._told |= {"band": band_parts(dice), "dice": words.dice_sentences(dice)}
        self.changed.emit()

    @Slot()
    def close(self) -> None:
        self._keeper.changed.disconnect(self.retranslate)

    # ------------------------------------------------------------------ inside

    def _tell_person(self) -> None:
        games = self._keeper.book.games_of(self._chosen) if self._chosen else []
        over = finished(games)
        wins = sum([each.wins for each in kinds(games)])
        facts = {"games": words.games_text(len(over)), "wins": words.wins_text(wins)}
        self._told["counts"] = sentence(
            words.CONTEXT, words.GAMES_AND_WINS if over else words.NO_GAMES, facts
        )
        self._told["abandoned"] = words.abandoned_text(len(games) - len(over))
        kept = self._services.kept
        solvers = {} if (puzzles := kept.if_any(PUZZLES)) is None else puzzles.solved_by_people()
        solved, streak = solvers.get(name_key(self._chosen), (0, 0))
        self._told["puzzles"] = words.puzzles_text(solved, streak)
        cups = [cup for cup in self._cups_of_all if are_alike(cup.name, self._chosen)]
        self._cups.set_rows(
            [CupRow(number, cup.medal or "", cup_text(cup)) for number, cup in enumerate(cups)]
        )
        self._cards.set_rows(card_rows(games))
        guesses = kept.if_any(GUESSES) if self._chosen else None
        guessed = figures(() if guesses is None else guesses.guesses(self._chosen))
        self._bins.set_rows(bin_rows(guessed))
        self._told["guesses"] = figures_text(guessed)
        played = self._keeper.games_of(self._chosen) if self._part == LUCK else []
        self._luck.set_rows(luck_rows(played))
        self._told["coverage"] = coverage_text(*self._keeper.coverage()) if played else too_few()
        duels = self._keeper.book.duels(self._chosen) if self._part == STRENGTH else []
        self._strengths.set_rows(strength_rows(self._chosen, duels))
        if self._part == STRENGTH:
            self._told["coverage"] = "" if self._strengths.rows else no_games()

    def _tell_evening(self) -> None:
        evening = self._keeper.evening()
        games = [] if evening is None else self._keeper.book.evening_games(evening.number)
        day = "" if evening is None else day_text(evening.day)
        self._told["evening"] = words.evening_text(evening, len(games), day)
        self._told["evening_goes_on"] = evening is not None and not evening.is_over
        ranked = [] if evening is None else ranking(games, evening.people)
        self._evening_ranking.set_rows(ranking_rows(ranked, self._by_name))
        self._evening_games.set_rows(game_rows(games[::-1]))

    def _tell_season(self) -> None:
        days = self._days()
        if days is None:
            self._told["season"] = translated(words.CONTEXT, words.NO_DATE)
            self._season_ranking.set_rows([])
            return
        games = self._keeper.book.between(*days)
        self._season_ranking.set_rows(ranking_rows(ranking(games), self._by_name))
        count = len(counted(games))
        facts = {"first": day_text(days[0]), "last": day_text(days[1])}
        self._told["season"] = (
            sentence(words.CONTEXT, words.SEASON_COUNT, facts, count=count)
            if count
            else translated(words.CONTEXT, words.SEASON_NONE)
        )

    def _days(self) -> tuple[int, int] | None:
        """Return the ordinals of the first and last day of the season; ``None`` if the dates are invalid."""
        today = date.fromordinal(self._services.calendar.today())
        if self._season == CHOSEN and any(self._dates):
            first, last = (read_date(text) for text in self._dates)
            if first is None or last is None or first > last:
                return None
            return first.toordinal(), last.toordinal()
        begin = today.replace(day=1) if self._season == MONTH else today.replace(month=1, day=1)
        self._dates = (date_text(begin), date_text(today))
        return begin.toordinal(), today.toordinal()


def date_text(day: date) -> str:
    """Return a date in a form in which it can be typed.

    >>> date_text(date(2026, 3, 9))
    '9.03.2026'
    """
    return f"{day.day}.{day.month:02}.{day.year}"


def read_date(text: str) -> date | None:
    """Return a typed date, with day or year first; ``None`` if it isn't a date.

    >>> read_date("9.3.2026") == read_date("2026-03-09") == date(2026, 3, 9), read_date("31.2.2026")
    (True, None)
    """
    parts = re.fullmatch(r"\s*(\d{1,4})\s*[-./ ]\s*(\d{1,2})\s*[-./ ]\s*(\d{1,4})\s*", text, re.ASCII)
    if parts is None:
        return None
    first, month, last = (int(part) for part in parts.groups())
    year, day = (first, last) if len(parts[1]) == 4 else (last, first)
    try:
        return date(year, month, day) if year >= 1000 else None
    except ValueError:
        return None
