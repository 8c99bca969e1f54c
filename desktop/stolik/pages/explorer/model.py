"""The explorer as QML sees it: a position on its table, its options, and the way to further positions."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from stolik.analysis.exploration import (
    Exploration,
    ExploredOption,
    Place,
    as_known,
    awaited,
    explored_options,
)
from stolik.analysis.practice import NO_SUCH_ENTRY, RecordedDecision, exploring, game_text, value_text
from stolik.analysis.report_sentences import points_text
from stolik.analysis.rollouts import Rollout
from stolik.engine.bot import Advice, Level
from stolik.engine.bot_jobs import BotJob, MovesWorth
from stolik.engine.coaching.position_id import PlacedState, id_of
from stolik.engine.coaching.seat_values import Measure
from stolik.engine.game import TABLE, Seat, Value
from stolik.engine.game_library import load_codec, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.messages import N_, sentence, translate, translated
from stolik.engine.record import RecordFault, open_session, parse_record
from stolik.engine.session import History
from stolik.engine.sitting import Agreed, SeatHelps, Sitting
from stolik.engine.view_model import reason_step
from stolik.flow import happenings as h
from stolik.models.rows import RowsModel
from stolik.models.table_view_model import whole_numbers
from stolik.models.words import shown_name
from stolik.pages import Arguments
from stolik.pages.explorer.rollout import CONTEXT, Asked, RolloutModel
from stolik.services.kept import EXPLORED, PUZZLES
from stolik.services.kept.explored import StoredPlace
from stolik.services.practice import PracticeTable
from stolik.services.tables.stills import Still, game_title, still_at
from stolik.services.tables.table_setup import TableSetup, as_family, played_on, resume
from stolik.storage.saves import SavedGame
from stolik.table.controller import TableController
from stolik.table.screen_parts import SeatedGame, TableNeeds

if TYPE_CHECKING:
    from stolik.services.services import Services

# QML's type compiler reads these two names.
QML_IMPORT_NAME = "Stolik.Explorer"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN: Final = 12
"""How many of the best options are listed."""

LOST: Final = translate("explorer", "costs %n (game|games) in 100", "", 0)
LOST_POINTS: Final = translate("explorer", "costs %n (point|points)", "", 0)
LOST_BIG: Final = N_("explorer", "costs {points}")
BEST: Final = N_("explorer", "the best choice")
BEST_AND_MINE: Final = N_("explorer", "the best choice, and what was played")
ONLY: Final = N_("explorer", "nothing else is possible")
AS_GOOD: Final = N_("explorer", "as good as the best")
MINE: Final = N_("explorer", "what was played")
BOTH: Final = N_("explorer", "{what}, {lost}")

TOLD: Final = N_("explorer", "{worth}: {lost}.")
TOLD_CHANCE: Final = N_("explorer", "Chance of winning {worth}: {lost}.")
WEIGHING: Final = N_("explorer", "Weighing the options …")
FAILED: Final = N_("explorer", "Stolik couldn't work out what the options are worth.")
GOING: Final = N_("explorer", "The others are moving …")
ENDED: Final = N_("explorer", "That ends the game.")

TITLES: Final = {
    "win": N_("explorer", "Chance of winning after each move"),
    "points": N_("explorer", "Expected points after each move"),
    "big": N_("explorer", "Big points on average after each move"),
}


class OptionRow(NamedTuple):
    """An option: ``worth`` and ``lost`` in words; ``share`` of a bar is a chance or a part of the best."""

    key: str
    move: str
    worth: str
    lost: str
    share: float
    best: bool
    mine: bool
    chosen: bool


class LatelyRow(NamedTuple):
    """A position that was explored on a ``day``: its game, and the player who decides."""

    key: str
    title: str
    player: str
    day: int
    still: Still


@dataclass(frozen=True, slots=True)
class ExploredGame(SeatedGame):
    """A game in which only one seat is seen and played at the screen, whoever its player is."""

    deciding: Seat = 0

    @property
    def setting(self) -> tuple[tuple[Sitting, ...], Agreed]:
        """The seats for the flow: a person decides, and the other seats are computers never asked."""
        seats = [
            replace(each, helps=SeatHelps(large_print=each.helps.large_print)).playing(
                player="human" if seat == self.deciding else "bot:master"
            )
            for seat, each in enumerate(self.seats)
        ]
        return tuple(seats), Agreed(untimed=True)


class ExplorerTable(PracticeTable):
    """Shows a position as one seat sees it, and what each of its options leads to."""

    def __init__(self, game: SeatedGame, needs: TableNeeds, deciding: Seat) -> None:
        known = {field.name: getattr(game, field.name) for field in fields(SeatedGame)}
        super().__init__(ExploredGame(**known, deciding=deciding), needs)

    def point_at_option(self, option: Any) -> None:
        """Show the position before the move, with the things of an option lit up if it is known."""
        self._run.happen(h.OptionShown)
        step = None if option is None else self._view_model.next_press(option)
        self.light(() if step is None else step.lit)

    def show_option(self, move: Value) -> None:
        """Show the result of a legal move, with everything that it changed lit up."""
        self.light(())
        self._run.happen(h.OptionShown, move)
        timeline = self._run.flow.timeline
        made = [
            moment
            for moment in range(1, timeline.moments + 1)
            if timeline.moment(moment).entry == self.session.length - 1
        ]
        marks: list[str] = []
        for moment in made:
            self._run.happen(h.MomentChosen, moment)
            marks += self._moment.changed_things
        self._moment.point_at(tuple(dict.fromkeys(marks)))


@QmlElement
@QmlUncreatable("The program makes it.")
class ExplorerModel(QObject):  # type: ignore[operator]  # the stubs take the decorator for a plain class
    """Leads through explored positions.

    ``phase`` is ``weighing`` until the options' worth is known, then ``ready``, or ``failed`` if it can't be
    found; ``going`` while others move, and ``ended`` if the move that was made ends the game.
    """

    changed = Signal()
    tableChanged = Signal()

    def __init__(
        self, services: Services, setup: TableSetup, place: Place, *, playing_on: bool = False
    ) -> None:
        """Begin at a place, showing the option chosen there, or else the best one.

        ``setup`` is that of the place's game; ``playing_on`` offers at once to play on.
        """
        super().__init__()
        self._services = services
        self._setup = setup
        self._info = setup.info
        self._playing_on = playing_on
        self._exploration = Exploration((place,))
        self._phase = "weighing"
        self._after = False
        self._job: int | None = None
        self._worth: MovesWorth | None = None
        self._listed: list[ExploredOption] = []
        self._chosen: int | None = None
        self._table: ExplorerTable | None = None
        self._rows = RowsModel(OptionRow, self)
        self._lately = RowsModel(LatelyRow, self)
        self._rollout = RolloutModel(services.bots(), services.now, self)
        self._open()
        self._after = place.chosen is not None

    # ------------------------------------------------------------------ what QML sees

    @Property(str, notify=changed)
    def phase(self) -> str:
        return self._phase

    @Property(QObject, notify=tableChanged)
    def table(self) -> QObject | None:
        return self._table

    @Property(str, notify=tableChanged)
    def title(self) -> str:
        return game_title(self._info.id)

    @Property(str, notify=tableChanged)
    def player(self) -> str:
        return self._player()

    @Property(int, notify=tableChanged)
    def seat(self) -> int:
        return self._here.seat

    @Property(bool, notify=tableChanged)
    def alone(self) -> bool:
        """Whether the game is played alone."""
        return self._here.history.seats == 1

    @Property(bool, constant=True)
    def playsOn(self) -> bool:
        return self._playing_on

    @Property(bool, constant=True)
    def canChange(self) -> bool:
        return load_package(self._info.id).position_editor is not None

    @Property(RowsModel, constant=True)
    def options(self) -> RowsModel[OptionRow]:
        return self._rows

    @Property(str, notify=changed)
    def optionsTitle(self) -> str:
        return translated(CONTEXT, TITLES["win" if self._worth is None else self._worth.measure])

    @Property(int, notify=changed)
    def chosen(self) -> int:
        """The index of the selected option in the list; -1 for none."""
        return next((n for n, option in enumerate(self._listed) if option.number == self._chosen), -1)

    @Property(int, notify=changed)
    def mine(self) -> int:
        """The index in the list of the option that was played; -1 for none."""
        return next((number for number, option in enumerate(self._listed) if option.is_mine), -1)

    @Property(str, notify=changed)
    def headline(self) -> str:
        told = {"weighing": WEIGHING, "failed": FAILED, "going": GOING}.get(self._phase)
        move = self._here.chosen
        if told is not None:
            return translated(CONTEXT, told)
        return "" if move is None else self._name(move)

    @Property(str, notify=changed)
    def detail(self) -> str:
        """The worth of the selected option, and the reason for the best one."""
        return self._detail()

    @Property(bool, notify=changed)
    def after(self) -> bool:
        return self._after

    @Property(bool, notify=changed)
    def canGoBack(self) -> bool:
        return self._exploration.can_go_back

    @Property(bool, notify=changed)
    def canGoOn(self) -> bool:
        return self._exploration.can_go_on

    @Property(bool, notify=changed)
    def canRedraw(self) -> bool:
        return self._exploration.came_by_luck

    @Property(bool, notify=changed)
    def canMake(self) -> bool:
        return self._phase == "ready" and self._here.chosen is not None

    @Property(RowsModel, constant=True)
    def lately(self) -> RowsModel[LatelyRow]:
        return self._lately

    @Property(RolloutModel, constant=True)
    def rollout(self) -> RolloutModel:
        return self._rollout

    # ------------------------------------------------------------------ what QML asks

    @Slot(int)
    def choose(self, number: int) -> None:
        """Select an option by its index in the list, and show what it leads to."""
        if 0 <= number < len(self._listed) and self._phase in ("ready", "ended"):
            self._look_at(self._listed[number].move)

    @Slot(bool)
    def show(self, after: bool) -> None:
        if self._here.chosen is not None and self._phase in ("ready", "ended"):
            self._after = after
            self._show()

    @Slot()
    def make(self) -> None:
        """Make the move of the selected option, and go on to the seat's next decision.

        Chance is drawn anew, and computers move for the others.
        """
        here = self._here
        if self._phase == "ready" and here.chosen is not None:
            self._forget_job()
            self._turn_to("going")
            self._go_on(here.history.moved(here.seat, here.chosen))

    @Slot()
    def again(self) -> None:
        """Draw the chance that led to this position again."""
        if self._exploration.came_by_luck and self._phase in ("ready", "weighing"):
            self._forget_job()
            self._exploration = self._exploration.stepped(-1)
            self._phase = "ready"
            self.make()

    @Slot(str)
    def playOn(self, level: str) -> None:
        """Begin a trial game here against computers of a level, which doesn't count."""
        here = self._here
        self._services.tables.play_on(played_on(self._setup, here.history, here.seat, Level(level)))

    @Slot()
    def lookForLately(self) -> None:
        self._lately.set_rows(lately_rows(self._services.kept(EXPLORED).document.places))

    @Slot(str, result="QVariantMap")
    def placeOf(self, key: str) -> dict[str, Any]:
        place = self._services.kept(EXPLORED).document.places[int(key)]
        return exploring(place.text, place.entry, place.seat, place.mine, place.chosen)

    @Slot(result="QVariantMap")
    def changing(self) -> dict[str, Any]:
        """Return the arguments for the position editor, as far as the seat knows this position."""
        here, info = self._here, self._info
        history, viewer = here.history, here.seat if info.has_secrets else None
        placed = PlacedState(info, history.seats, history.options, history.view(here.seat), viewer)
        return {"id": id_of(placed), "names": [player.name for player in self._setup.players]}

    @Slot()
    def back(self) -> None:
        if self._exploration.can_go_back:
            self._exploration = self._exploration.stepped(-1)
            self._open()

    @Slot()
    def forth(self) -> None:
        if self._exploration.can_go_on:
            self._exploration = self._exploration.stepped(1)
            self._open()

    @Slot()
    def retranslate(self) -> None:
        if self._table is not None:
            self._table.retranslate()
        self._tell()
        self.tableChanged.emit()

    @Slot()
    def close(self) -> None:
        self._forget_job()
        self._rollout.stop()
        self._clear_table()

    # ------------------------------------------------------------------ inside

    @property
    def _here(self) -> Place:
        return self._exploration.here

    @property
    def _game(self) -> ExplorerTable:
        assert self._table is not None, "every place has its table until the explorer is closed"
        return self._table

    def _open(self) -> None:
        """Set the table of the current place, and ask for the worth of its options."""
        self._forget_job()
        self._worth, self._listed, self._chosen, self._after = None, [], None, False
        self._rollout.turn_to(None)
        self._clear_table()
        self._table = table = self._make_table(self._here)
        table.setParent(self)
        table.decided.connect(self._try)
        table.begin()
        self.tableChanged.emit()
        self._weigh()

    def _make_table(self, place: Place) -> ExplorerTable:
        here = replace(self._setup, session=place.session(), side_state={})
        return self._services.table_of(partial(ExplorerTable, deciding=place.seat), here)

    def _weigh(self) -> None:
        self._forget_job()
        here, info = self._here, self._info
        also = tuple([move for move in (here.mine, here.chosen) if move is not None])
        self._job = self._services.bots().ask(
            self._take_worth, BotJob("options", info.id, here.view, here.seat, also=also)
        )
        self._turn_to("weighing")

    def _ask_why(self) -> None:
        """Ask for the reason for the best option, which takes longer than the worth of all."""
        here, info = self._here, self._info
        self._job = self._services.bots().ask(
            self._take_reason, BotJob("worth", info.id, here.view, here.seat)
        )

    def _take_reason(self, worth: MovesWorth | None) -> None:
        self._job = None
        if worth is not None and self._worth is not None:
            self._worth = self._worth._replace(advice=worth.advice)
            self._tell()

    def _take_worth(self, worth: MovesWorth | None) -> None:
        self._job, self._worth = None, worth
        if worth is None:
            self._turn_to("failed")
            return
        if self._here.chosen is None:
            self._exploration = self._exploration.choosing(worth.values[0][0])
        self._phase = "ready"
        self._show()
        if not worth.advice:
            self._ask_why()

    @Slot(object)
    def _try(self, move: Value) -> None:
        if self._phase in ("ready", "ended"):
            self._look_at(move)

    def _look_at(self, move: Value) -> None:
        self._exploration = self._exploration.choosing(move)
        self._after = True
        self._phase = "ready"
        self._show()
        if self._chosen is None:
            self._weigh()

    def _go_on(self, history: History) -> None:
        """Make the moves of chance and of others until the seat decides or the game is over."""
        seat = self._here.seat
        while (who := self._next(history)) == TABLE:
            history = history.moved(TABLE, history.chance(self._services.rng))
        if who is not None:
            seed = self._services.rng.getrandbits(32)
            job = BotJob("choose", self._info.id, history.view(who), who, Level.MASTER, seed)
            self._job = self._services.bots().ask(partial(self._take_reply, history, who), job)
        elif history.over:
            self._after = True
            self._phase = "ended"
            self._show()
        elif (only := self._only_move(history, seat)) is not None:
            self._go_on(history.moved(seat, only))
        else:
            self._exploration = self._exploration.led_to(Place(history, seat))
            self._open()

    def _next(self, history: History) -> Seat | None:
        return awaited(history, self._here.seat)

    def _only_move(self, history: History, seat: Seat) -> Value | None:
        """Return the only move of a seat that has no choice; ``None`` with secrets, as not all are known."""
        if self._info.has_secrets:
            return None
        moves = list(history.game.legal_moves(history.view(seat), seat))
        return moves[0] if len(moves) == 1 else None

    def _take_reply(self, history: History, who: Seat, move: Value | None) -> None:
        self._job = None
        if move is None or history.check(who, move) is not None:
            move = next(iter(history.game.legal_moves(history.view(who), who)))
        self._go_on(history.moved(who, move))

    def _show(self) -> None:
        """Show the selected option, or the position before it, and describe it in full."""
        here = self._here
        if here.chosen is not None and self._after:
            self._game.show_option(here.chosen)
        else:
            self._game.point_at_option(None if here.chosen is None else Advice(here.chosen, 0.0))
        self._list()
        self._tell()

    def _list(self) -> None:
        """Note which options are listed, and which of them is selected."""
        here, worth = self._here, self._worth
        if worth is None or here.chosen is None:
            return
        self._chosen = here.number_in(worth, here.chosen)
        options = explored_options(here, worth)
        self._listed = [
            option
            for option in options
            if option.number < SHOWN or option.is_mine or option.number == self._chosen
        ]
        self._rollout.turn_to(self._asked(options, worth))

    def _asked(self, options: Sequence[ExploredOption], worth: MovesWorth) -> Asked | None:
        """Return the two options to roll out: the best and another one, preferably the selected one."""
        here, info = self._here, self._info
        if len(options) < 2 or self._chosen is None:
            return None
        mine = next((option for option in options if option.is_mine and not option.is_best), options[1])
        best, other = options[0], options[self._chosen] if self._chosen else mine
        rollout = Rollout(
            here.view, here.seat, best.move, other.move, here.history.length, worth.measure == "big"
        )
        names = (self._name(best.move), self._name(other.move))
        return Asked(info.id, rollout, worth.measure, self._player(), info.has_secrets, names)

    def _turn_to(self, phase: str) -> None:
        self._phase = phase
        self._tell()

    def _tell(self) -> None:
        worth = self._worth
        rows: list[OptionRow] = []
        if worth is not None:
            full = 1.0 if worth.measure == "win" else max(1e-9, *[option.value for option in self._listed])
            rows = [
                OptionRow(
                    str(option.number),
                    self._name(option.move),
                    value_text(option.value, worth.measure),
                    lost_text(option, worth.measure, only=len(worth.values) == 1),
                    max(0.0, min(1.0, option.value / full)),
                    option.is_best,
                    option.is_mine,
                    option.number == self._chosen,
                )
                for option in self._listed
            ]
        self._rows.set_rows(rows)
        self.changed.emit()

    def _detail(self) -> str:
        """Return the worth of the selected option, and the reason for the best one."""
        worth = self._worth
        option = next((option for option in self._listed if option.number == self._chosen), None)
        if worth is None or option is None or self._phase in ("weighing", "going"):
            return ""
        if self._phase == "ended":
            return translated(CONTEXT, ENDED)
        facts = {
            "worth": value_text(option.value, worth.measure),
            "lost": lost_text(option, worth.measure, only=len(worth.values) == 1),
        }
        is_known = option.is_best and bool(worth.advice)
        steps = self._game.position(self._here.seat).hint_steps(worth.advice) if is_known else ()
        reason = reason_step(steps)
        told = sentence(CONTEXT, TOLD_CHANCE if worth.measure == "win" else TOLD, facts)
        return told if reason is None else f"{told} {reason.text}"

    def _name(self, move: Value) -> str:
        messages = load_package(self._info.id).messages
        return messages.option_at(self._here.history.state, to_plain(move))

    def _player(self) -> str:
        return shown_name(self._setup.players[self._here.seat].name)

    def _forget_job(self) -> None:
        if self._job is not None:
            self._services.bots().forget(self._job)
        self._job = None

    def _clear_table(self) -> None:
        """Remove the table after the items that show it."""
        gone, self._table = self._table, None
        if gone is not None:
            self.tableChanged.emit()
            gone.close()
            gone.deleteLater()


def lost_text(option: ExploredOption, measure: Measure, *, only: bool = False) -> str:
    """Return an option's cost compared with the best, and whether it was played; ``only`` if it is alone."""
    if only:
        return translated(CONTEXT, ONLY)
    if option.is_best:
        return translated(CONTEXT, BEST_AND_MINE if option.is_mine else BEST)
    if not option.lost:
        lost = translated(CONTEXT, AS_GOOD)
    elif measure == "big":
        lost = sentence(CONTEXT, LOST_BIG, {"points": points_text(option.lost, measure)})
    else:
        lost = sentence(CONTEXT, LOST if measure == "win" else LOST_POINTS, {}, count=option.lost)
    if not option.is_mine:
        return lost
    return sentence(CONTEXT, BOTH, {"what": translated(CONTEXT, MINE), "lost": lost})


def explorer_at(services: Services, arguments: Arguments) -> ExplorerModel:
    """Return the explorer at the decision in the arguments, or at the one shown on the table.

    Raises:
        RecordFault: The record can't be used, or the seat has nothing to decide there.
    """
    if "text" not in arguments:
        arguments = _seen_on_table(services)
    record = parse_record(arguments["text"])
    setup = resume(SavedGame(record, open_session(record)))
    # The rest of the game's luck must not be looked up.
    setup.session.seed = None
    entry, seat = int(arguments["entry"]), int(arguments["seat"])
    if record.position is not None:
        family = as_family(setup.seats, services.tables.people, services.kept(PUZZLES).person, seat)
        setup = replace(setup, seats=family)
    whole = setup.session.history
    if not 1 <= entry <= whole.length + 1:
        raise RecordFault(NO_SUCH_ENTRY)
    history = whole.before(entry)
    if seat not in history.to_act:
        raise RecordFault(NO_SUCH_ENTRY)
    mine, chosen = [
        _move_played(whole, entry, seat, record.game, arguments.get(name)) for name in ("mine", "chosen")
    ]
    values = load_package(record.game).seat_values
    place = Place(as_known(history, seat, values, services.rng), seat, mine, chosen)
    if whole.over or not setup.info.has_secrets:
        services.kept(EXPLORED).note(arguments)
    explorer = ExplorerModel(services, setup, place, playing_on=arguments.get("playingOn") is True)
    services.language.switched.connect(explorer.retranslate)
    return explorer


def lately_rows(places: Sequence[StoredPlace]) -> list[LatelyRow]:
    """Return the positions whose games can be read, keyed by their index in the list."""
    found = []
    for number, place in enumerate(places):
        # Positions edited by hand may be invalid.
        with suppress(RecordFault, IndexError):
            record = parse_record(place.text)
            title = game_title(record.game)
            player = shown_name(record.seats[place.seat].name)
            still = still_at(RecordedDecision("", place.text, place.entry, place.seat))
            found.append(LatelyRow(str(number), title, player, place.day, still))
    return found


def _seen_on_table(services: Services) -> Arguments:
    """Return the explorer's arguments at the decision shown on the table in play."""
    setup: TableSetup | None = services.tables.setup
    found = None if setup is None else cast("TableController", services.tables.table).explored()
    if setup is None or found is None:
        raise RecordFault(NO_SUCH_ENTRY)
    text = game_text(setup.session, setup.info, setup.seats)
    return exploring(text, *found)


def _move_played(whole: History, entry: int, seat: Seat, game_id: str, told: Any) -> Value | None:
    """Return the move that was made at a decision; ``None`` if there is none or it isn't wanted."""
    if isinstance(told, dict):
        move = load_codec(game_id).move(whole_numbers(told))
        return move if isinstance(move, Value) else None
    if not told or entry > whole.length or whole.entry(entry - 1).seat != seat:
        return None
    return whole.entry(entry - 1).move
