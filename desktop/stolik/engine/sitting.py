"""Who sits at a seat and what was agreed there, and what a record says about both besides the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from typing import Any, Final, NamedTuple

from stolik.engine.coaching.strength import FITS, MOST
from stolik.engine.game import Seat
from stolik.engine.game_library import load_package
from stolik.engine.messages import N_
from stolik.engine.record import Player, Record

MOST_EXTRA_SECONDS: Final = 240
"""The seconds that a turn can last longer for a seat."""

FACES: Final = 1000
"""The numbers of faces."""

NEUTRAL_FACE: Final = 12
"""The drawn face of a person who has chosen none yet: a pawn."""

HUES: Final = 8
"""The hues that are told apart; colours with the same hue have other outlines."""

COLOURS: Final = 3 * HUES
"""The numbers of colours: a hue, and the outline of the medallion."""


# ---------------------------------------------------------------------- helps


class Coach(StrEnum):
    """When a coach speaks up on its own: never, before a costly move, or after every move."""

    OFF = "off"
    BEFORE_COSTLY = "before_costly"
    AFTER_EVERY = "after_every"


def _switch(default: bool, words: str, about: str) -> Any:
    """Return the field of a help that a switch gives, with its words and one line about it."""
    return field(default=default, metadata={"switch": (words, about)})


@dataclass(frozen=True, slots=True)
class SeatHelps:
    """What makes the game easier, or harder, for one seat; only the handicap touches its rules.

    A help that is declared here is kept with the person, in line-ups and saves, and comes to the table; one
    with the words of a switch can be chosen where people sit down.

    ``extra_seconds`` is what is added to the time of a turn, if the game limits it, from 0 to
    ``MOST_EXTRA_SECONDS``. ``hints`` and ``undo`` tell whether the person may ask for hints and take moves
    back. ``guess`` lets the person guess a chance before odds or a hint are shown. ``large_print`` shows dice
    and tiles in the set with large pips and numbers in the person's turns.
    ``handicap`` asks for what the game's own rules make easier; at a table that plays, its options tell.
    ``calm`` is a calm table in the person's turns: no time runs out, and the next press is shown to who does
    nothing for a while. ``coach`` tells when the coach says something if no other person has a secret.
    A ``beginner`` is shown all the time what is of use; files tell of beginners beside the other helps.
    """

    extra_seconds: int = 0
    hints: bool = _switch(
        True,
        N_("PersonHelpsSheet", "Hints on request"),
        N_("PersonHelpsSheet", "The Hint button works on this person's turns."),
    )
    guess: bool = _switch(
        False,
        N_("PersonHelpsSheet", "Guess before odds and hints"),
        N_("PersonHelpsSheet", "This person first guesses how likely something is."),
    )
    undo: bool = _switch(
        True,
        N_("PersonHelpsSheet", "Can undo moves"),
        N_("PersonHelpsSheet", "The Undo button works for this person's moves."),
    )
    large_print: bool = _switch(
        False,
        N_("PersonHelpsSheet", "Large pips and numbers"),
        N_("PersonHelpsSheet", "Larger pips and numbers when this person plays."),
    )
    handicap: bool = False
    calm: bool = False
    coach: Coach = Coach.OFF
    beginner: bool = False

    @property
    def unaided(self) -> SeatHelps:
        """The same without help in deciding: only time, calm and size stay."""
        kept = {name: getattr(self, name) for name in ("extra_seconds", "large_print", "calm")}
        return SeatHelps(**kept, hints=False, undo=False)

    @property
    def on(self) -> list[str]:
        """The names of the helps that are on, of those that are on or off."""
        return [name for name in ON_OR_OFF if getattr(self, name)]


class HelpSwitch(NamedTuple):
    """The switch of a help, by its name: its words and one line about it, sources of PersonHelpsSheet."""

    help: str
    words: str
    about: str


USUAL: Final = SeatHelps()

ON_OR_OFF: Final = tuple([each.name for each in fields(SeatHelps) if isinstance(each.default, bool)])
"""The names of the helps that are on or off."""

SWITCHES: Final = tuple(
    [HelpSwitch(each.name, *each.metadata["switch"]) for each in fields(SeatHelps) if each.metadata]
)


def helps_of(plain: Any, *, beginner: bool = False) -> SeatHelps:
    """Return the helps in JSON values, with defaults for what makes no sense.

    >>> helps_of({"extra_seconds": 30, "undo": "no", "coach": "after_every"})
    ... # doctest: +NORMALIZE_WHITESPACE
    SeatHelps(extra_seconds=30, hints=True, guess=False, undo=True, large_print=False, handicap=False,
              calm=False, coach=<Coach.AFTER_EVERY: 'after_every'>, beginner=False)
    """
    given = plain if isinstance(plain, Mapping) else {}
    seconds = given.get("extra_seconds")
    if not isinstance(seconds, int) or isinstance(seconds, bool) or not 0 <= seconds <= MOST_EXTRA_SECONDS:
        seconds = 0
    switches = {name: given[name] for name in ON_OR_OFF if isinstance(given.get(name), bool)}
    coach = given.get("coach")
    return SeatHelps(
        extra_seconds=seconds,
        coach=Coach(coach) if isinstance(coach, str) and coach in {*Coach} else Coach.OFF,
        **{**switches, "beginner": beginner},
    )


def asked_before_costly(helps: SeatHelps) -> SeatHelps:
    """Return the helps with what older files call a tutor, unless the coach is set otherwise."""
    return replace(helps, coach=Coach.BEFORE_COSTLY) if helps.coach is Coach.OFF else helps


def plain_helps(helps: SeatHelps) -> dict[str, Any]:
    """Return helps as JSON values, except the beginner's, without defaults."""
    names = [each.name for each in fields(SeatHelps) if each.name != "beginner"]
    return {name: value for name in names if (value := getattr(helps, name)) != getattr(USUAL, name)}


def of_seat(helps: Sequence[SeatHelps], seat: Seat) -> SeatHelps:
    """Return the helps of a seat; a seat that none are given for has the usual ones."""
    return helps[seat] if 0 <= seat < len(helps) else USUAL


# ---------------------------------------------------------------------- who sits, and what was agreed


@dataclass(frozen=True, slots=True)
class Sitting:
    """The player at a seat, with the numbers of their face and colour, and their helps."""

    player: Player
    face: int = 0
    colour: int = 0
    helps: SeatHelps = USUAL

    @property
    def name(self) -> str:
        return self.player.name

    @property
    def is_person(self) -> bool:
        return self.player.player == "human"

    @property
    def kind(self) -> str:
        """What a line-up calls the player: ``human``, a computer's level, or ``fits`` for every strength."""
        return self.player.face or "human"

    def playing(self, **changes: Any) -> Sitting:
        """Return the same seat with other facts about its player."""
        return replace(self, player=self.player.model_copy(update=changes))

    def helped(self, **changes: Any) -> Sitting:
        """Return the same seat with other helps, by their names."""
        return replace(self, helps=replace(self.helps, **changes))


@dataclass(frozen=True, slots=True)
class Agreed:
    """What was agreed at a table.

    With ``real_dice`` people roll their own dice and type in the result, so there is no seed. A ``rated``
    game gives no help: a person plays a computer of matching strength. ``counts`` means that the result goes
    into the family book and everywhere else; a trial game doesn't count. If it is ``covered``, others than
    the players see the screen, so even a single person's secrets are covered. ``match`` is the tournament
    match played there, as the tournament describes it: there are no hints, and no other game follows by
    itself. If they are ``untimed``, no seat's time is limited.
    """

    real_dice: bool = False
    rated: bool = False
    counts: bool = True
    covered: bool = False
    match: object | None = None
    untimed: bool = False

    @property
    def in_tournament(self) -> bool:
        return self.match is not None


AS_USUAL: Final = Agreed()


def player_of(name: str, kind: str, age: int | None = None) -> Player:
    """Return the player that a line-up calls a kind; the strength of one that fits is found at the table."""
    if kind == "human":
        return Player(name=name, player=kind, age=age)
    return Player(name=name, player=f"bot:{MOST // 2 if kind == FITS else kind}")


def in_order(players: Iterable[Player]) -> tuple[Sitting, ...]:
    """Return the seats of players without further details; faces and colours are dealt in order."""
    return tuple([Sitting(player, seat, seat) for seat, player in enumerate(players)])


# ---------------------------------------------------------------------- what a record tells


def said(record: Record, key: str) -> Any:
    """Return what this program wrote into a record besides the rules, ``None`` if it wrote nothing."""
    return record.program.get(key) if isinstance(record.program, dict) else None


def seats_told(seats: Sequence[Sitting]) -> dict[str, Any]:
    """Return what a record says about its seats besides the players."""
    beginners = [seat for seat, sitting in enumerate(seats) if sitting.helps.beginner]
    helps = [plain_helps(sitting.helps) for sitting in seats]
    return {
        "faces": [sitting.face for sitting in seats],
        "colours": [sitting.colour for sitting in seats],
        **({"beginners": beginners} if beginners else {}),
        **({"helps": helps} if any(helps) else {}),
    }


def seats_of(record: Record) -> tuple[Sitting, ...]:
    """Return who sits at a record's seats; a foreign record gets faces and colours in order.

    Older versions name those who have a tutor.
    """
    players = record.seats
    faces, colours = _numbers(record, "faces", FACES), _numbers(record, "colours", COLOURS)
    beginners, tutored = _places(record, "beginners"), _places(record, "tutored")
    given = said(record, "helps")
    if not isinstance(given, list) or len(given) != len(players):
        given = [{}] * len(players)
    helps = [helps_of(each, beginner=seat in beginners) for seat, each in enumerate(given)]
    helps = [asked_before_costly(each) if seat in tutored else each for seat, each in enumerate(helps)]
    return tuple([Sitting(*each) for each in zip(players, faces, colours, helps, strict=True)])


_AGREED: Final = ("real_dice", "rated", "covered")


def agreed_told(agreed: Agreed) -> dict[str, Any]:
    """Return what a record says about agreements, without the usual ones."""
    told = {name: True for name in _AGREED if getattr(agreed, name)}
    return told if agreed.counts else {**told, "on_trial": True}


def agreed_of(record: Record) -> Agreed:
    """Return the agreements in a record; a game that began from a set-up position counts nowhere."""
    agreed = {name: said(record, name) is True for name in _AGREED}
    agreed["real_dice"] = agreed["real_dice"] and load_package(record.game).has_dice
    return Agreed(**agreed, counts=said(record, "on_trial") is not True and record.position is None)


def _numbers(record: Record, key: str, end: int) -> Sequence[int]:
    given = said(record, key)
    if not isinstance(given, list) or len(given) != len(record.seats):
        return range(len(record.seats))
    return [
        number if isinstance(number, int) and 0 <= number < end else at for at, number in enumerate(given)
    ]


def _places(record: Record, key: str) -> Sequence[Seat]:
    """Return the seats that a record names under a key of the program, and nothing else."""
    given = said(record, key)
    return [seat for seat in range(len(record.seats)) if isinstance(given, list) and seat in given]
