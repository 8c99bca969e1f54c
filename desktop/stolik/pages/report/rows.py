"""Turns a report into rows for the screen: the course, each seat's luck and skill, and moments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from stolik.analysis.analysis import Decision
from stolik.analysis.report import (
    GameReport,
    Grade,
    LuckyChance,
    SeatFigures,
    cost_of,
    course_of,
    grade_of,
    luckiest,
    measure_of,
    points,
    seat_figures,
)
from stolik.analysis.report_sentences import (
    BEST_WAS,
    BY_BIG_POINTS,
    CHANCE,
    CHANCES,
    CONTEXT,
    EXPECTED,
    LUCK_AND_CHOICES,
    ORDER,
    PERCENT,
    SECTIONS,
    START,
    TITLE,
    TITLE_ALONE,
    WHO_AND_WHEN,
    Fact,
    MomentContent,
    ReportContent,
    SeatContent,
    ToldDecisions,
    best,
    chose_best,
    facts_of,
    fortune,
    glance_text,
    good_text,
    grade_word,
    lead,
    luck,
    parts,
    points_text,
    score_alone,
    signed,
    skill,
    texts,
    told_decisions,
    turn_text,
)
from stolik.engine.coaching.claims import Claim
from stolik.engine.game import Seat, Value
from stolik.engine.json_values import to_plain
from stolik.engine.messages import sentence, translated
from stolik.engine.package import GamePackage
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.engine.view_model import ViewModel, reason_step, show_position
from stolik.flow.timeline import Timeline
from stolik.services.tables.stills import Still, moment_of

LINES_OF_PEOPLE: Final = 2
"""The most people who each have a line of their own at a glance."""

LUCKY_SENTENCES: Final = 2
"""The most sentences about the result of a move of chance: the dice, and a bust."""


class SeatRow(NamedTuple):
    """A seat with its ``value`` at the moment shown.

    ``gained`` is the worth of its luck, with a sign, and ``good`` how many of its choices were good. ``luck``
    and ``skill`` are sentences, ``facts`` a table with details.
    """

    seat: Seat
    name: str
    avatar: int
    colour: int
    bot: str
    luck: str
    skill: str
    value: str
    gained: str
    good: str
    facts: tuple[Fact, ...]


class GlanceRow(NamedTuple):
    """A line of the report at a glance, and its player; a line about the whole game has no name."""

    text: str
    name: str
    avatar: int
    colour: int
    bot: str


class MomentRow(NamedTuple):
    """A moment worth a look, given by its number; ``list`` is ``dear``, ``lucky`` or ``best``.

    ``word`` says what it was and ``size`` how many points were at stake; ``played`` is what happened,
    ``best`` the better choice, and ``hint`` its reason, or empty; ``still`` is its picture, if any.
    """

    key: str
    list: str
    moment: int
    seat: Seat
    name: str
    avatar: int
    colour: int
    bot: str
    turn: str
    played: str
    word: str = ""
    size: str = ""
    best: str = ""
    hint: str = ""
    still: Still = Still()  # never modified


@dataclass(frozen=True, slots=True)
class Person:
    """A player at the table as the screen shows them; ``name`` is in the current language."""

    player: Player
    name: str
    avatar: int
    colour: int

    @property
    def row(self) -> tuple[str, int, int, str]:
        return self.name, self.avatar, self.colour, self.player.face


class ReportPresenter:
    """Tells a report in rows and sentences.

    ``view_model`` belongs to no table and names the reasons in positions; texts are in the current language.
    """

    def __init__(
        self,
        package: GamePackage,
        session: Session,
        people: Sequence[Person],
        view_model: ViewModel,
        report: GameReport,
    ) -> None:
        self._package = package
        self._session = session
        self._people = people
        self._view_model = view_model
        self._report = report
        self._unit = report.analysis.unit
        self._measure = measure_of(report.analysis)
        names = [person.name for person in people]
        self._timeline = Timeline.of(session, view_model, names, package.scenes).all_revealed()
        places = [self._timeline.moment(number) for number in range(self._timeline.moments + 1)]
        self._entries = [moment.entry for moment in places]
        self._games = max([moment.place.game for moment in places])
        self._course = course_of(report.analysis, session.length)

    # ------------------------------------------------------------------ the course

    @property
    def alone(self) -> bool:
        return self._unit == "points"

    @property
    def note(self) -> str:
        """How choices are counted, unless by the chance to win or the points of the game."""
        return self._said(BY_BIG_POINTS) if self._measure == "big" else ""

    @property
    def moments(self) -> int:
        """The number of the last moment; 0 is the start."""
        return self._timeline.moments

    @property
    def course(self) -> list[list[float]]:
        """Each seat's values at all moments: chances from 0 to 1, or points in a game played alone."""
        return [
            [self._course[entry + 1][seat] for entry in self._entries] for seat in range(len(self._people))
        ]

    @property
    def highest(self) -> float:
        """The value at the top of the graph: 1, or alone the next multiple of ten above all points."""
        if not self.alone:
            return 1.0
        return 10.0 * (int(max([values[0] for values in self._course]) / 10) + 1)

    def value_text(self, seat: Seat, moment: int) -> str:
        """Return a seat's value at a moment in words."""
        value = points(self._course[self._entries[moment] + 1][seat], self._unit)
        if self.alone:
            return points_text(max(0, value), self._unit)
        return sentence(CONTEXT, PERCENT, {"percent": value})

    def moment_text(self, moment: int) -> str:
        return self._timeline.moment(moment).text or translated(CONTEXT, START)

    def entry(self, moment: int) -> int:
        """Return the number of the entry that led to a moment; 0 for the start."""
        return self._entries[moment] + 1

    def turn_text(self, moment: int) -> str:
        """Return the turn or round of a moment; empty before the first one."""
        place = self._timeline.moment(moment).place
        rounds = self._package.scenes.counts_rounds
        return turn_text(place.game, place.turn, self._games > 1, rounds)

    def chances_text(self, moment: int) -> str:
        """Return everybody's value at a moment in words, for people who can't see the graph."""
        told = (
            {"player": person.name, "chance": self.value_text(seat, moment)}
            for seat, person in enumerate(self._people)
        )
        return ", ".join([sentence(CONTEXT, CHANCE, facts) for facts in told])

    # ------------------------------------------------------------------ at a glance

    def glance(self) -> list[GlanceRow]:
        """Return the report in two or three lines: who was ahead, and the effect of luck and choices.

        One or two people have a line each; of more people, the best has a line, and another says who else was
        lucky and who chose well. Computers get lines only if no people play.
        """
        over, standings = self._session.over, self._session.standings
        if self.alone:
            score = score_alone(self.course[0], over=over)
            lost = over and score.facts["made"] < score.facts["expected"]
            return [self._line(score), self._line(*self._parts(0, lost=lost))]
        winners = [each.seat for each in standings if each.rank == 1] if over else []
        seats = range(len(self._people))
        told = [seat for seat in seats if self._is_person(seat)] or list(seats)
        rank = {each.seat: each.rank for each in standings}
        told.sort(key=lambda seat: (rank[seat], seat))
        rows = [self._line(lead(self.course, winners))]
        for seat in told if len(told) <= LINES_OF_PEOPLE else told[:1]:
            lost = over and seat not in winners
            rows.append(self._line(*self._parts(seat, lost=lost), of=self._people[seat].row))
        if len(told) > LINES_OF_PEOPLE:
            figures = [self._figures[seat] for seat in told[1:]]
            others = chose_best(figures, people=self._is_person(told[0]))
            rows.append(self._line(fortune(self._figures), *others))
        return rows

    def highlights(self) -> list[MomentRow]:
        """Return the best and the costliest moment, if any, with their pictures."""
        best, dear = self._told_decisions
        return [
            row._replace(still=self._still(item))
            for make, items in ((self._best, best), (self._dear, dear))
            for item in items[:1]
            for row in [make(item)]
        ]

    # ------------------------------------------------------------------ the rows

    def seat_rows(self, moment: int) -> list[SeatRow]:
        """Return every seat's luck and skill, and its value at a moment."""
        return [
            SeatRow(
                seat,
                *person.row,
                texts(luck(figures, self._unit)[:1]),
                texts(skill(figures, self._measure)[:1]),
                self.value_text(seat, moment),
                signed(figures.luck),
                good_text(figures),
                tuple(facts_of(figures, self._unit, self._measure)),
            )
            for seat, person in enumerate(self._people)
            for figures in [self._figures[seat]]
        ]

    def moment_rows(self) -> list[MomentRow]:
        """Return the costliest errors, then the luckiest moves of chance, then each seat's best moment."""
        best, dear = self._told_decisions
        lucky = luckiest(self._report.analysis)
        return [*map(self._dear, dear), *map(self._lucky, lucky), *map(self._best, best)]

    @property
    def order(self) -> str:
        """A sentence about the order of the costliest errors, if both people and computers are listed."""
        is_mixed = len({self._is_person(item.seat) for item in self._told_decisions.dear}) > 1
        return self._said(ORDER) if is_mixed else ""

    def lit(self, key: str) -> tuple[str, ...]:
        """Return the names of the things on the table to which a row's hint points."""
        entry = key.partition(":")[2]
        found = [item for item in self._report.analysis.decisions if str(item.entry) == entry]
        return self._hint(found[0])[1] if found else ()

    def content(self) -> ReportContent:
        """Return the content of the printed report."""
        rows = self.moment_rows()
        return ReportContent(
            self._said(TITLE_ALONE if self.alone else TITLE),
            self._said(EXPECTED if self.alone else CHANCES),
            [[points(value, self._unit) for value in self._course[entry + 1]] for entry in self._entries],
            self._said(LUCK_AND_CHOICES),
            [
                SeatContent(
                    person.name, texts(luck(figures, self._unit)), texts(skill(figures, self._measure))
                )
                for person, figures in zip(self._people, self._figures, strict=True)
            ],
            [
                (self._said(head), [self._on_paper(row) for row in rows if row.list == of])
                for of, head in SECTIONS.items()
            ],
        )

    # ------------------------------------------------------------------ what they are made of

    @cached_property
    def _figures(self) -> list[SeatFigures]:
        return [seat_figures(self._report.analysis, seat) for seat in range(len(self._people))]

    def _parts(self, seat: Seat, *, lost: bool) -> tuple[Claim, ...]:
        return parts(self._figures[seat], self._unit, self._measure, lost=lost)

    def _line(self, *claims: Claim, of: tuple[str, int, int, str] = ("", 0, 0, "")) -> GlanceRow:
        names = [person.name for person in self._people]
        return GlanceRow(" ".join([glance_text(claim, names) for claim in claims]), *of)

    @cached_property
    def _told_decisions(self) -> ToldDecisions:
        return told_decisions(self._report.analysis, self._is_person)

    def _is_person(self, seat: Seat) -> bool:
        return self._people[seat].player.level is None

    def _said(self, source: str, **facts: str) -> str:
        return sentence(CONTEXT, source, facts)

    def _on_paper(self, row: MomentRow) -> MomentContent:
        told = [row.played]
        if row.best:
            told.append(self._said(BEST_WAS, move=row.best))
        if row.list == "dear" and row.hint:
            told.append(row.hint)
        what = ": ".join([part for part in (row.word, row.size) if part])
        return MomentContent(self._said(WHO_AND_WHEN, turn=row.turn, player=row.name), what, told)

    def _dear(self, item: Decision) -> MomentRow:
        found = grade_of(item, self._unit)
        cost, measure = cost_of(item, self._unit)
        return self._decided("dear", item)._replace(
            word=grade_word(found),
            size=points_text(points(cost, measure), measure),
            best=self._named_option(item, item.best),
            hint=self._given_up(item),
        )

    def _best(self, item: Decision) -> MomentRow:
        return self._decided("best", item)._replace(
            word=texts([best(item, self._unit)]),
            hint="" if grade_of(item, self._unit) is not Grade.NONE else self._hint(item)[0],
        )

    def _decided(self, of: str, item: Decision) -> MomentRow:
        """Return the common part of a decision's rows, whose moment is the position before it."""
        after = self._moment_of(item.entry)
        return MomentRow(
            f"{of}:{item.entry}",
            of,
            self._moment_before(item.entry),
            item.seat,
            *self._people[item.seat].row,
            self.turn_text(after),
            self._timeline.text(item.entry - 1, 0) or self._named(item, item.played),
        )

    def _named(self, item: Decision, move: Value) -> str:
        state = self._session.state_at(item.entry - 1)
        return self._package.messages.move_at(state, to_plain(move))

    def _named_option(self, item: Decision, move: Value) -> str:
        state = self._session.state_at(item.entry - 1)
        return self._package.messages.option_at(state, to_plain(move))

    def _lucky(self, each: LuckyChance) -> MomentRow:
        entry = each.chance.entry
        moment = self._moment_of(entry)
        return MomentRow(
            f"lucky:{entry}",
            "lucky",
            moment,
            each.seat,
            *self._people[each.seat].row,
            self.turn_text(moment),
            " ".join(self._told(entry)[:LUCKY_SENTENCES]),
            size=points_text(points(each.luck, self._unit), self._unit),
        )

    def _told(self, entry: int) -> list[str]:
        """Return the sentences about the entry with a number."""
        moments = [self._timeline.moment(number) for number in range(1, self.moments + 1)]
        return [moment.text for moment in moments if moment.entry == entry - 1]

    def _still(self, item: Decision) -> Still:
        """Return the picture of a decision with the move played and the best one, which any good move is."""
        package, state = self._package, self._session.state_at(item.entry - 1)
        is_good = grade_of(item, self._unit) is Grade.NONE
        played, best = [
            None if move is None else package.marked(state, move) or None
            for move in ((None, item.played) if is_good else (item.played, item.best))
        ]
        game, colours = package.info.id, [person.colour for person in self._people]
        position = package.decision(self._session.before(item.entry), item.seat)
        return Still(game, moment_of(game), position, colours, item.seat, played, best)

    def _hint(self, item: Decision) -> tuple[str, tuple[str, ...]]:
        """Return the reason for the best option at a decision, and the things to light up."""
        advice = self._report.advice.get(item.entry, ())
        # If the time was up, the table ended the turn, so the entry doesn't say whose decision it was.
        show_position(self._view_model, self._session, item.entry - 1, item.seat)
        step = reason_step(self._view_model.hint_steps(advice))
        return ("", ()) if step is None else (step.text, step.lit)

    def _given_up(self, item: Decision) -> str:
        """Return what the move played cost compared with the best one, or else why the best one is best."""
        reason = self._hint(item)[0]
        advice = self._report.advice.get(item.entry, ())
        known = any(option.move == item.played for option in advice)
        return (self._view_model.difference(advice, item.played) if known else "") or reason

    def _moment_before(self, entry: int) -> int:
        """Return the last moment before the entry with a number."""
        return max([number for number, at in enumerate(self._entries) if at < entry - 1])

    def _moment_of(self, entry: int) -> int:
        """Return the first moment of the entry with a number, or the last one before it if it has none."""
        found = [number for number, at in enumerate(self._entries) if at == entry - 1]
        return found[0] if found else self._moment_before(entry)
