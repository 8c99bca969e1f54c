"""Makes the setup of a table from a line-up or a save: the seats, the starter and the session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random
from typing import Any, Final, cast

from stolik import __version__
from stolik.engine.bot import Level
from stolik.engine.chance import SEED_BITS, seed_of, seed_text, starter_source
from stolik.engine.coaching.strength import FITS
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.game_code import GameCode
from stolik.engine.game_library import find_game, load_codec, load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.names import (
    UNNAMED,
    are_alike,
    default_number,
    fitting_name,
    free_bot_name,
    without_words,
)
from stolik.engine.package import GameInfo
from stolik.engine.record import Record, record_of
from stolik.engine.session import History, Session
from stolik.engine.sitting import (
    Agreed,
    Sitting,
    agreed_of,
    agreed_told,
    said,
    seats_of,
    seats_told,
)
from stolik.engine.turns import starter_of
from stolik.services.line_up.seating import Seating
from stolik.storage.profiles import LONGEST_NAME, LineUp, People, SeatPlan
from stolik.storage.saves import CAPTION, SavedGame
from stolik.table.screen_parts import SeatedGame

LONGEST_CAPTION: Final = 40
"""The longest name of a game, in characters."""

AGELESS: Final = 1000
"""The age of a computer if the youngest starts, greater than anybody's."""


@dataclass(frozen=True, slots=True)
class TableSetup(SeatedGame):
    """Everything that a table needs to start or continue, and that is saved with its game.

    ``caption`` is the name that people gave the game, or empty.
    """

    started_at: str | None = None
    caption: str = ""

    @property
    def began(self) -> datetime | None:
        """When the game began; ``None`` if the record doesn't say, or says something else."""
        try:
            return datetime.fromisoformat(self.started_at or "")
        except ValueError:
            return None

    @property
    def lone_person(self) -> str | None:
        """The name of a person who plays alone, if one does."""
        return self.seats[0].name if len(self.seats) == 1 and self.seats[0].is_person else None

    @property
    def has_persons_move(self) -> bool:
        return any(entry.seat != TABLE and self.seats[entry.seat].is_person for entry in self.session.log)

    def record(self) -> Record:
        """Return the record of the game's current state, for a save."""
        known = {
            CAPTION: self.caption or None,
            # Like Rummikub's log, it reveals what is still to come, but a save belongs to its readers.
            "dice_seed": None if self.session.seed is None else seed_text(self.session.seed),
            "desk": self.side_state.get("view_model"),
            "pauses": self.side_state.get("pauses"),
        }
        return record_of(
            self.session,
            self.info,
            self.players,
            started_at=self.started_at,
            program={
                "name": "stolik",
                "version": __version__,
                **seats_told(self.seats),
                **agreed_told(self.agreed),
                **{key: value for key, value in known.items() if value is not None},
            },
            clock=self.side_state.get("clock"),
            snapshot=True,
        )


def sit_down(
    info: GameInfo,
    line_up: LineUp,
    rng: Random,
    code: GameCode | None = None,
    *,
    real_dice: bool = False,
    rated: bool = False,
    strength: int | None = None,
) -> TableSetup:
    """Return the setup of a new game.

    Computers that adapt get the ``strength``, required if there are any. A ``rated`` game gives no help.

    ``rng`` draws the seed and nothing else; a ``code`` of this game with as many seats gives seed, starter
    and options instead. A game with ``real_dice`` has no seed, and ``rng`` draws only the starter.
    """
    seats = [plan.sitting(place) for place, plan in enumerate(line_up.seats)]
    seats = [each.playing(player=f"bot:{strength}") if each.kind == FITS else each for each in seats]
    if rated:
        seats = [replace(each, helps=each.helps.unaided) for each in seats]
    options = _options(info, line_up.options) if code is None else code.options
    options = _with_handicap(info, options, [each.helps.handicap for each in seats])
    ages = [each.player.age if each.is_person else AGELESS for each in seats]
    seed = rng.getrandbits(SEED_BITS) if code is None else code.seed
    starter = (
        starter_of(info.draws_for_start, options, ages, starter_source(seed))
        if code is None
        else code.starter
    )
    session = Session(load_game(info.id), len(seats), options, starter, seed=None if real_dice else seed)
    # The handicap is in the options now.
    seats = [each.helped(handicap=False) for each in seats]
    agreed = Agreed(real_dice=real_dice, rated=rated)
    return TableSetup(info, session, tuple(seats), agreed, started_at=time_of_day())


def sit_down_again(setup: TableSetup, rng: Random, strength: int | None = None) -> TableSetup:
    """Return the setup of a new game for the same people; computers that adapt get the ``strength``."""
    return sit_down(
        setup.info,
        line_up_of(setup),
        rng,
        real_dice=setup.agreed.real_dice,
        rated=setup.agreed.rated,
        strength=strength,
    )


def sit_down_to_the_same(setup: TableSetup) -> TableSetup:
    """Return the setup of a new game with the same people, starter and luck.

    Every move of chance depends on the game's seed and its place in the game, so the same decisions meet the
    same dice or tiles, and after other decisions they come back in the same turn. Recorded rolls can't
    replace a seed, since they don't say what other numbers of dice would have shown.
    """
    old = setup.session
    assert old.seed is not None, "only a game with a seed can be played by the same chance"
    session = old.origin.begin(old.game, seed=old.seed)
    agreed = Agreed(rated=setup.agreed.rated)
    return TableSetup(setup.info, session, setup.seats, agreed, started_at=time_of_day())


def without_person(setup: TableSetup, name: str) -> TableSetup:
    """Return a setup in which a person's name is replaced by that of an unnamed seat."""
    seats = tuple(
        sitting.playing(name=UNNAMED.format(number=number))
        if sitting.is_person and are_alike(sitting.name, name)
        else sitting
        for number, sitting in enumerate(setup.seats, start=1)
    )
    return replace(setup, seats=seats, caption=without_words(setup.caption, name))


def resume(saved: SavedGame) -> TableSetup:
    """Return the setup of a saved game, with its session, seats and options."""
    record = saved.record
    info = find_game(record.game)
    assert info is not None, "a saved game has been looked up"
    side_state = {"clock": record.clock, "view_model": said(record, "desk")}
    if (pauses := said(record, "pauses")) is not None:
        side_state["pauses"] = pauses
    agreed = agreed_of(record)
    saved.session.seed = None if agreed.real_dice else seed_of(said(record, "dice_seed"))
    return TableSetup(
        info,
        saved.session,
        seats_of(record),
        agreed,
        side_state,
        started_at=record.started_at,
        caption=fitting_caption(said(record, CAPTION)),
    )


def house_names(people: People, first: str) -> list[str]:
    """Return the names of the people of the house, beginning with ``first``."""
    return sorted([each.name for each in people.people], key=lambda name: name != first)


def as_family(seats: tuple[Sitting, ...], people: People, person: str, seat: Seat) -> tuple[Sitting, ...]:
    """Return the seats of a new position with people of the house, and ``person`` at ``seat``.

    People's seats get the names of the house as far as they go, and computers their own. If a seat is already
    named, or the house is empty, nothing changes.
    """
    if not people.people or any(default_number(sitting.name) is None for sitting in seats):
        return seats
    names = iter(house_names(people, person))
    order = sorted(range(len(seats)), key=lambda place: place != seat)
    sat = {place: next(names, seats[place].name) for place in order if seats[place].is_person}
    seating = Seating(people)
    for place, sitting in enumerate(seats):
        name = sat[place] if place in sat else free_bot_name([*sat.values(), *seating.names()])
        chair = seating.sit(SeatPlan(name=name, kind=sitting.kind))
        chair.sitting = replace(chair.sitting, helps=sitting.helps)
    return tuple([chair.sitting for chair in seating.seats])


def played_on(setup: TableSetup, history: History, seat: Seat, level: Level) -> TableSetup:
    """Return the setup of a trial game from a position, with a person at one seat against computers.

    ``setup`` gives the seats. The game has no seed, so the original luck doesn't come back.
    """
    session = history.origin.begin(history.game)
    session.follow(history)
    names = [each.name for each in setup.seats]
    seats: list[Sitting] = []
    for place, each in enumerate(setup.seats):
        # A beginner's helps aren't for anybody else who takes the seat.
        each = each.helped(beginner=False)
        if place == seat:
            name = each.name if each.is_person else UNNAMED.format(number=seat + 1)
            seats.append(each.playing(name=name, player="human"))
        else:
            # A computer with a person's name would be taken for the person.
            taken = [*names, *[other.name for other in seats]]
            name = free_bot_name(taken) if each.is_person else each.name
            seats.append(each.playing(name=name, player=f"bot:{level}", age=None))
    return TableSetup(setup.info, session, tuple(seats), Agreed(counts=False), started_at=time_of_day())


def todays_seats(setup: TableSetup, people: People, *, everybody: bool) -> tuple[Sitting, ...]:
    """Return the seats of a game with the current helps of the people of the house.

    With ``everybody``, all of them want a calm table. A tournament has no help and no undo.
    """
    if setup.agreed.in_tournament:
        return tuple([each.helped(undo=False) for each in setup.seats])
    seats = []
    for each in setup.seats:
        person = people.find(each.name) if each.is_person else None
        today = each.helps if person is None else person.helps
        calm = today.calm or (everybody and each.is_person)
        seats.append(each.helped(calm=calm, large_print=today.large_print))
    return tuple(seats)


def fitting_caption(given: Any) -> str:
    """Return the usable part of a game's name: one line that isn't too long."""
    return fitting_name(given, LONGEST_CAPTION) if isinstance(given, str) else ""


def line_up_of(setup: TableSetup) -> LineUp:
    """Return the line-up that would seat the same people with the same options again."""
    messages, options = load_package(setup.info.id).messages, setup.session.options
    seats = [
        SeatPlan.of(
            sitting.helped(handicap=bool(messages.handicap_of(options, place))),
            fitting_name(sitting.name, LONGEST_NAME),
        )
        for place, sitting in enumerate(setup.seats)
    ]
    return LineUp(seats=seats, options=to_plain(options))


def time_of_day() -> str:
    """Return the current time in the format of a record's start time."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def _options(info: GameInfo, plain: dict[str, Any]) -> Value:
    options = load_codec(info.id).options(plain)
    if isinstance(options, Rejection):
        # Old options may not fit today's rules; the defaults always do.
        usual: Value = load_game(info.id).options_type()
        return usual
    return options


def _with_handicap(info: GameInfo, options: Value, has_it: Sequence[bool]) -> Value:
    """Return the options with the game's handicap at exactly the seats that should have it."""
    if (handicap := load_package(info.id).messages.handicap) is None:
        return options
    seats = tuple(seat for seat, has in enumerate(has_it) if has)
    changed: Value = replace(cast("Any", options), **{handicap: seats})
    return changed
