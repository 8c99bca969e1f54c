"""The players at the seats, the table's agreements, and how a record stores both beside the rules."""

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
"""The most extra seconds that a seat can get for a turn."""

FACES: Final = 1000
"""The number of faces."""

NEUTRAL_FACE: Final = 12
"""The face, a pawn, of a person who hasn't chosen one yet."""

HUES: Final = 8
"""The number of distinct hues; colours with the same hue differ in their outline."""

COLOURS: Final = 3 * HUES
"""The number of colours, each a hue and an outline of the medallion."""


# ---------------------------------------------------------------------- helps


class Coach(StrEnum):
    """The occasions on which a coach speaks up: never, before a costly move, or after every move."""

    OFF = "off"
    BEFORE_COSTLY = "before_costly"
    AFTER_EVERY = "after_every"


def _switch(default: bool, words: str, about: str) -> Any:
    """Return the field of a help that has a switch, with the switch's words and one line about it."""
    return field(default=default, metadata={"switch": (words, about)})


@dataclass(frozen=True, slots=True)
class SeatHelps:
    """Settings that make the game easier, or harder, for one seat; only the handicap affects the rules.

    A help declared here is stored with the person, in line-ups and in saves, and reaches the table; one with
    a switch can be chosen where people sit down.

    ``extra_seconds``, from 0 to ``MOST_EXTRA_SECONDS``, is added to a turn's time limit, if there is one.
    ``hints`` and ``undo`` tell whether the person may ask for hints and take moves back. ``guess`` makes the
    person guess a chance before odds or a hint are shown. ``large_print`` uses large pips and numbers during
    the person's turns. ``handicap`` asks for the advantage that the game's own rules provide; during a game,
    its options tell who has it. ``calm`` makes the table calm during the person's turns: no time runs out,
    and the next press is shown to someone who does nothing for a while. ``coach`` tells when the coach
    speaks, provided that no other person has a secret. A ``beginner`` always sees what is of use; files store
    beginners apart from the other helps.
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
        """The same helps without those that help in deciding: only time, calm and size remain."""
        kept = {name: getattr(self, name) for name in ("extra_seconds", "large_print", "calm")}
        return SeatHelps(**kept, hints=False, undo=False)

    @property
    def on(self) -> list[str]:
        """The names of those of ``ON_OR_OFF`` that are on."""
        return [name for name in ON_OR_OFF if getattr(self, name)]


class HelpSwitch(NamedTuple):
    """The switch of the named help: its words and one line about it, both sources of PersonHelpsSheet."""

    help: str
    words: str
    about: str


USUAL: Final = SeatHelps()

ON_OR_OFF: Final = tuple([each.name for each in fields(SeatHelps) if isinstance(each.default, bool)])
"""The names of the helps that are either on or off."""

SWITCHES: Final = tuple(
    [HelpSwitch(each.name, *each.metadata["switch"]) for each in fields(SeatHelps) if each.metadata]
)


def helps_of(plain: Any, *, beginner: bool = False) -> SeatHelps:
    """Return the helps that JSON values stand for, with defaults in place of invalid values.

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
    """Return the helps with what older files call a tutor, unless a coach is already set."""
    return replace(helps, coach=Coach.BEFORE_COSTLY) if helps.coach is Coach.OFF else helps


def plain_helps(helps: SeatHelps) -> dict[str, Any]:
    """Return helps as JSON values, without defaults and without ``beginner``."""
    names = [each.name for each in fields(SeatHelps) if each.name != "beginner"]
    return {name: value for name in names if (value := getattr(helps, name)) != getattr(USUAL, name)}


def of_seat(helps: Sequence[SeatHelps], seat: Seat) -> SeatHelps:
    """Return the helps of a seat, or the usual ones if none are given for it."""
    return helps[seat] if 0 <= seat < len(helps) else USUAL


# ---------------------------------------------------------------------- who sits, and what was agreed


@dataclass(frozen=True, slots=True)
class Sitting:
    """The player at a seat, with the numbers of their face and colour and with their helps."""

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
        """The player's kind in a line-up: ``human``, a computer's level, or ``fits`` for any strength."""
        return self.player.face or "human"

    def playing(self, **changes: Any) -> Sitting:
        """Return a copy with changed facts about the player."""
        return replace(self, player=self.player.model_copy(update=changes))

    def helped(self, **changes: Any) -> Sitting:
        """Return a copy with changed helps, given by name."""
        return replace(self, helps=replace(self.helps, **changes))


@dataclass(frozen=True, slots=True)
class Agreed:
    """The agreements at a table.

    With ``real_dice``, people roll their own dice and type in the result, so there is no seed. In a ``rated``
    game a person plays a computer of matching strength, without help. ``counts`` means that the result goes
    into the family book and all other statistics; a trial game doesn't count. ``covered`` means that others
    besides the players see the screen, so even a single person's secrets are covered. ``match`` is the
    tournament match being played, as the tournament describes it: there are no hints, and no other game
    follows automatically. ``untimed`` means that no seat's time is limited.
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
    """Return a player of a line-up's kind; for one that fits, the table determines the strength later."""
    if kind == "human":
        return Player(name=name, player=kind, age=age)
    return Player(name=name, player=f"bot:{MOST // 2 if kind == FITS else kind}")


def in_order(players: Iterable[Player]) -> tuple[Sitting, ...]:
    """Return seats for players without further details; faces and colours are assigned in order."""
    return tuple([Sitting(player, seat, seat) for seat, player in enumerate(players)])


# ---------------------------------------------------------------------- what a record tells


def said(record: Record, key: str) -> Any:
    """Return what this program wrote into a record under a key of its own, or ``None``."""
    return record.program.get(key) if isinstance(record.program, dict) else None


def seats_told(seats: Sequence[Sitting]) -> dict[str, Any]:
    """Return the values that a record stores about its seats besides the players."""
    beginners = [seat for seat, sitting in enumerate(seats) if sitting.helps.beginner]
    helps = [plain_helps(sitting.helps) for sitting in seats]
    return {
        "faces": [sitting.face for sitting in seats],
        "colours": [sitting.colour for sitting in seats],
        **({"beginners": beginners} if beginners else {}),
        **({"helps": helps} if any(helps) else {}),
    }


def seats_of(record: Record) -> tuple[Sitting, ...]:
    """Return the seats of a record; one from another program gets faces and colours in order.

    Records of older versions list the seats with a tutor.
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
    """Return the values that a record stores about agreements, without the usual ones."""
    told = {name: True for name in _AGREED if getattr(agreed, name)}
    return told if agreed.counts else {**told, "on_trial": True}


def agreed_of(record: Record) -> Agreed:
    """Return the agreements in a record; a game that began with a set-up position never counts."""
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
    """Return the valid seats that a record lists under a key of the program."""
    given = said(record, key)
    return [seat for seat in range(len(record.seats)) if isinstance(given, list) and seat in given]
