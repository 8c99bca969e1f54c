"""From a line-up or a save to a table: who sits where, who starts, and the session."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from stolik import __version__
from stolik.engine.bot import Level
from stolik.engine.game import TABLE, Rejection, Seat, Value
from stolik.engine.game_code import GameCode
from stolik.engine.game_library import find_game, load_codec, load_game, load_package
from stolik.engine.json_values import to_plain
from stolik.engine.name_form import fitting_name
from stolik.engine.name_removal import UNNAMED, without_words
from stolik.engine.names import are_alike, free_bot_name
from stolik.engine.package import GameInfo
from stolik.engine.record import Player, Record, record_of
from stolik.engine.seeded_chance import SEED_BITS, seed_of, seed_text, starter_source
from stolik.engine.session import History, Session
from stolik.engine.starter import starter_of
from stolik.engine.strength import FITS
from stolik.flow.seat_helps import (
    USUAL,
    Coach,
    SeatHelps,
    asked_before_costly,
    helps_of,
    of_seat,
    plain_helps,
)
from stolik.services.line_up.seat_colours import COLOURS
from stolik.storage.profiles import LONGEST_NAME, LineUp, People, SeatPlan
from stolik.storage.saves import CAPTION, SavedGame
from stolik.table.seated_game import SeatedGame

if TYPE_CHECKING:
    from stolik.tournament.tournament import PlayedMatch

AVATAR_NUMBERS: Final = 1000

ON_TRIAL: Final = "on_trial"
"""The key, among what the program says in a record, that tells that the game counts nowhere."""

RATED: Final = "rated"
"""The key, among what the program says in a record, that tells that nobody was helped in the game."""

COVERED: Final = "covered"
"""The key, among what the program says in a record, that tells that others look at the screen."""

LONGEST_CAPTION: Final = 40
"""The letters of a name for a game, at most."""

AGELESS: Final = 1000
"""A computer has no age: where the youngest starts, it counts as older than anybody."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """Everything a table needs to begin or to go on.

    ``side_state`` is what lies beside the state and is saved with it: the table keeps it up to date.
    ``beginners`` are the seats that are shown what is of use.
    ``colours`` are the numbers of the seats' colours, dealt in order where none are given.
    ``own_best`` is the most points that a person who sits there alone has made before. ``match`` is the one
    of a tournament that is played here: nobody is helped, and no other game follows by itself.
    ``real_dice`` tells that people throw dice of their own, so that there is no seed.
    ``caption`` is the name that people have given the game, empty where they have given none.
    ``helps`` are those of the seats, none where all have the usual ones. ``counts`` tells that the result
    goes into the family book and everywhere else; a game that goes on from a position on trial doesn't count.
    ``rated`` tells that nobody is helped, as a person has chosen who plays a computer that fits. ``covered``
    tells that a game on trial shows what others at the screen must not see.
    """

    info: GameInfo
    session: Session
    players: tuple[Player, ...]
    avatars: tuple[int, ...]
    started_at: str | None
    side_state: dict[str, Any] = field(default_factory=dict)
    beginners: tuple[int, ...] = ()
    own_best: int | None = None
    colours: tuple[int, ...] = ()
    caption: str = ""
    helps: tuple[SeatHelps, ...] = ()
    match: PlayedMatch | None = None
    real_dice: bool = False
    counts: bool = True
    rated: bool = False
    covered: bool = False

    @property
    def in_tournament(self) -> bool:
        return self.match is not None

    @property
    def seated(self) -> SeatedGame:
        """What the table is told of it."""
        return SeatedGame(
            self.info,
            self.session,
            self.players,
            self.avatars,
            self.colours,
            self.side_state,
            self.beginners,
            self.helps,
            self.real_dice,
            self.own_best,
            in_tournament=self.in_tournament,
            counts=self.counts,
            rated=self.rated,
            covered=self.covered,
        )

    @property
    def lone_person(self) -> str | None:
        """The name of the person who plays alone, ``None`` where nobody does."""
        return self.players[0].name if len(self.players) == 1 and self.players[0].level is None else None

    @property
    def seat_colours(self) -> Sequence[int]:
        return self.colours or range(len(self.players))

    @property
    def has_persons_move(self) -> bool:
        """Whether a person has moved, so that the game is worth keeping."""
        return any(
            entry.seat != TABLE and self.players[entry.seat].level is None for entry in self.session.log
        )

    def record(self) -> Record:
        """Return the record of the game as it stands, for a save."""
        known = {
            CAPTION: self.caption or None,
            # It tells what is still to come, as the log of Rummikub does: a save is its reader's own.
            "dice_seed": None if self.session.seed is None else seed_text(self.session.seed),
            "colours": list(self.colours) or None,
            "beginners": list(self.beginners) or None,
            "real_dice": self.real_dice or None,
            ON_TRIAL: not self.counts or None,
            RATED: self.rated or None,
            COVERED: self.covered or None,
            "helps": [plain_helps(helps) for helps in self.helps] or None,
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
                "faces": list(self.avatars),
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

    Computers that fit get the ``strength``, which is known where there are any. Nobody is helped in a
    ``rated`` game.

    ``rng`` draws its seed, and nothing else; a ``code`` of this game for as many seats gives seed, starter
    and options instead. A game with ``real_dice`` has no seed, and ``rng`` draws no more than the starter.
    """
    players = tuple(
        Player(name=seat.name, player="human", age=seat.age)
        if seat.kind == "human"
        else Player(name=seat.name, player=f"bot:{strength if seat.kind == FITS else seat.kind}")
        for seat in line_up.seats
    )
    options = _options(info, line_up.options) if code is None else code.options
    seated = [seat.helps for seat in line_up.seats]
    if rated:
        seated = [
            replace(helps, hints=False, undo=False, handicap=False, guess=False, coach=Coach.OFF)
            for helps in seated
        ]
    options = _with_handicap(info, options, [helps.handicap for helps in seated])
    ages = [player.age if player.level is None else AGELESS for player in players]
    seed = rng.getrandbits(SEED_BITS) if code is None else code.seed
    starter = starter_of(info, options, ages, starter_source(seed)) if code is None else code.starter
    session = Session(load_game(info.id), len(players), options, starter, seed=None if real_dice else seed)
    avatars = tuple(seat.face for seat in line_up.seats)
    colours = tuple(place if seat.colour is None else seat.colour for place, seat in enumerate(line_up.seats))
    beginners = tuple(place for place, seat in enumerate(line_up.seats) if seat.beginner and not rated)
    return TableSetup(
        info,
        session,
        players,
        avatars,
        time_of_day(),
        beginners=beginners,
        colours=colours,
        # The options tell of the handicap.
        helps=unusual([replace(helps, handicap=False) for helps in seated]),
        real_dice=real_dice,
        rated=rated,
    )


def sit_down_again(setup: TableSetup, rng: Random, strength: int | None = None) -> TableSetup:
    """Return the setup of a new game for the same people; computers that fit get the ``strength``."""
    return sit_down(
        setup.info,
        line_up_of(setup),
        rng,
        real_dice=setup.real_dice,
        rated=setup.rated,
        strength=strength,
    )


def sit_down_to_the_same(setup: TableSetup) -> TableSetup:
    """Return the setup of a game in which the same starter and the same chance wait for the same people.

    Every move of chance is drawn by the game's seed and its own place, so the same decisions meet the same
    dice or tiles, and other decisions find them again in the same turn. The recorded rolls of a game without
    a seed can't stand in for it, as they don't say what other numbers of dice would have shown.
    """
    old = setup.session
    assert old.seed is not None, "only a game with a seed can be played by the same chance"
    session = old.origin.begin(old.game, seed=old.seed)
    return TableSetup(
        setup.info,
        session,
        setup.players,
        setup.avatars,
        time_of_day(),
        beginners=setup.beginners,
        colours=setup.colours,
        helps=setup.helps,
        rated=setup.rated,
    )


def without_person(setup: TableSetup, name: str) -> TableSetup:
    """Return a setup in which a person has the name of an unnamed seat."""
    players = tuple(
        player.model_copy(update={"name": UNNAMED.format(number=number)})
        if player.level is None and are_alike(player.name, name)
        else player
        for number, player in enumerate(setup.players, start=1)
    )
    return replace(setup, players=players, caption=without_words(setup.caption, name))


def resume(saved: SavedGame) -> TableSetup:
    """Return the setup with the session, seats and options of a saved game."""
    record = saved.record
    info = find_game(record.game)
    assert info is not None, "a saved game has been looked up"
    side_state = {"clock": record.clock, "view_model": said(record, "desk")}
    if (pauses := said(record, "pauses")) is not None:
        side_state["pauses"] = pauses
    real = said(record, "real_dice") is True and load_package(record.game).has_dice
    saved.session.seed = None if real else seed_of(said(record, "dice_seed"))
    return TableSetup(
        info,
        saved.session,
        record.seats,
        avatars_of(record),
        record.started_at,
        side_state,
        _seats_of(record, "beginners"),
        colours=colours_of(record),
        caption=fitting_caption(said(record, CAPTION)),
        helps=_helps_of(record),
        real_dice=real,
        counts=is_counted(saved),
        rated=said(record, RATED) is True,
        covered=said(record, COVERED) is True,
    )


def is_counted(saved: SavedGame) -> bool:
    """Return whether a game goes into the family book: none that was on trial, or began where it was laid."""
    return said(saved.record, ON_TRIAL) is not True and saved.session.laid is None


def played_on(setup: TableSetup, history: History, seat: Seat, level: Level) -> TableSetup:
    """Return the setup of a game that goes on from a position on trial, a person's seat against computers.

    ``setup`` tells who sits there. The game has no seed: what its chance was to bring isn't met again.
    """
    session = history.origin.begin(history.game)
    session.follow(history)
    names = [player.name for player in setup.players]
    players = []
    for place, player in enumerate(setup.players):
        if place == seat:
            name = UNNAMED.format(number=seat + 1) if player.level else player.name
            players.append(player.model_copy(update={"name": name, "player": "human"}))
        else:
            # A computer under a person's name would be taken for them.
            taken = [*names, *[each.name for each in players]]
            name = player.name if player.level else free_bot_name(taken)
            players.append(Player(name=name, player=f"bot:{level}"))
    return TableSetup(
        setup.info,
        session,
        tuple(players),
        setup.avatars,
        time_of_day(),
        colours=setup.colours,
        helps=setup.helps,
        counts=False,
    )


def unusual(helps: Sequence[SeatHelps]) -> tuple[SeatHelps, ...]:
    """Return the helps of all seats, or none where every seat has the usual ones."""
    return tuple(helps) if any(each != USUAL for each in helps) else ()


def todays_helps(setup: TableSetup, people: People, *, everybody: bool) -> tuple[SeatHelps, ...]:
    """Return the helps of a game's seats, with what the people of the house want today.

    ``everybody`` tells that all want a calm table. In a tournament nobody is helped, or takes a move back.
    """
    if setup.in_tournament:
        return tuple([replace(of_seat(setup.helps, seat), undo=False) for seat in range(len(setup.players))])
    helps = []
    for seat, player in enumerate(setup.players):
        was = of_seat(setup.helps, seat)
        person = people.find(player.name) if player.level is None else None
        today = was if person is None else person.helps
        calm = today.calm or (everybody and player.level is None)
        helps.append(replace(was, calm=calm, large_print=today.large_print))
    return unusual(helps)


def fitting_caption(given: Any) -> str:
    """Return what can be used of a name for a game: one line that isn't too long."""
    return fitting_name(given, LONGEST_CAPTION) if isinstance(given, str) else ""


def line_up_of(setup: TableSetup) -> LineUp:
    """Return the line-up that would seat the same people by the same options again."""
    messages, options = load_package(setup.info.id).messages, setup.session.options
    seats = [
        SeatPlan(
            name=fitting_name(player.name, LONGEST_NAME),
            kind=player.face or "human",
            face=face,
            colour=colour,
            age=player.age,
            beginner=place in setup.beginners,
            helps=replace(of_seat(setup.helps, place), handicap=bool(messages.handicap_of(options, place))),
        )
        for place, (player, face, colour) in enumerate(
            zip(setup.players, setup.avatars, setup.seat_colours, strict=True)
        )
    ]
    return LineUp(seats=seats, options=to_plain(options))


def avatars_of(record: Record) -> tuple[int, ...]:
    """Return the avatar numbers by seat; a record from elsewhere has none, so they are dealt in order."""
    return _numbers_of(record, "faces", AVATAR_NUMBERS)


def colours_of(record: Record) -> tuple[int, ...]:
    """Return the colours by seat; a record from elsewhere has none, so they are dealt in order."""
    return _numbers_of(record, "colours", COLOURS)


def _numbers_of(record: Record, key: str, end: int) -> tuple[int, ...]:
    given = said(record, key)
    if not isinstance(given, list) or len(given) != len(record.seats):
        return tuple(range(len(record.seats)))
    return tuple(
        number if isinstance(number, int) and 0 <= number < end else seat for seat, number in enumerate(given)
    )


def _seats_of(record: Record, key: str) -> tuple[int, ...]:
    """Return the seats that a record names under a key of the program; what it says else is left out."""
    given = said(record, key)
    places = range(len(record.seats))
    return tuple(place for place in places if isinstance(given, list) and place in given)


def _helps_of(record: Record) -> tuple[SeatHelps, ...]:
    """Return the helps of the seats; older versions name those with a tutor beside them."""
    given = said(record, "helps")
    if not isinstance(given, list) or len(given) != len(record.seats):
        given = [{}] * len(record.seats)
    tutored = _seats_of(record, "tutored")
    helps = [helps_of(each) for each in given]
    return unusual(
        [asked_before_costly(each) if seat in tutored else each for seat, each in enumerate(helps)]
    )


def time_of_day() -> str:
    """Return the time of the moment, as a record tells when it was begun."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def said(record: Record, key: str) -> Any:
    """Return what this program wrote into a record beside the rules, ``None`` where it wrote nothing."""
    return record.program.get(key) if isinstance(record.program, dict) else None


def _options(info: GameInfo, plain: dict[str, Any]) -> Value:
    options = load_codec(info.id).options(plain)
    if isinstance(options, Rejection):
        # Yesterday's options may not fit today's rules; the usual ones always do.
        usual: Value = load_game(info.id).options_type()
        return usual
    return options


def _with_handicap(info: GameInfo, options: Value, has_it: Sequence[bool]) -> Value:
    """Return the options by which the seats that are to have the game's handicap do, and no others."""
    if (handicap := load_package(info.id).messages.handicap) is None:
        return options
    seats = tuple(seat for seat, has in enumerate(has_it) if has)
    changed: Value = replace(cast("Any", options), **{handicap: seats})
    return changed
