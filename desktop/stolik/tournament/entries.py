"""The entries of a tournament's log: settings, draws, results, corrections, and entrants who come and go."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from stolik.engine.bot import Level
from stolik.engine.codec import rejection_of
from stolik.engine.game import Rejection, Value
from stolik.engine.game_points import GamePoints
from stolik.engine.json_values import heavy_key, to_plain

Entrant: TypeAlias = int
"""The 0-based number of an entrant, in the order of entry."""

Stage: TypeAlias = Literal["qualifying", "semi_final", "final"]

Source: TypeAlias = Literal["played", "card", "points"]
"""The source of points: a game played here, a typed score card, or typed points."""

LEAST_ENTRANTS: Final = 3
MOST_ENTRANTS: Final = 256
LEAST_TABLE: Final = 2
"""The fewest players at a table; two may be tied, or be left at a table by the others (§5.3, §6.2)."""

MOST_GAMES: Final = 9
MOST_ROUNDS: Final = 9
MOST_SECONDS: Final = 3600
LONGEST_TEXT: Final = 40
"""The most characters of a time, a club or a corrector's name; other names have their own checks."""

Text: TypeAlias = Annotated[str, Field(max_length=LONGEST_TEXT)]
Count: TypeAlias = Annotated[int, Field(ge=1, le=1000)]
Number: TypeAlias = Annotated[int, Field(ge=0, le=MOST_ENTRANTS)]
Bot: TypeAlias = Annotated[str, Field(pattern=f"^bot:({'|'.join(Level)})$")]
Began: TypeAlias = Annotated[int, Field(ge=0)] | None
Face: TypeAlias = Annotated[int, Field(ge=0, le=11)] | None
"""The number of one of the faces to choose from; ``None`` if none was chosen."""

Player: TypeAlias = Annotated[str, Field(pattern=f"^(human|bot:({'|'.join(Level)}))$")]


@dataclass(frozen=True, slots=True)
class Settings(Value):
    """How the tournament is played; the defaults are those of the tournament's sheet.

    ``options`` are the game's options that differ from its defaults; ``games`` in a match and
    ``turn_seconds`` take precedence over them. ``rounds`` are those of the qualifying. At most ``semi_final``
    and ``final`` entrants reach these stages; with 0 there is no semi-final. With ``avoid_clubs`` the draw
    keeps entrants of the same club or family apart where possible.
    """

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    games: Annotated[int, Field(ge=1, le=MOST_GAMES)] = 2
    turn_seconds: Annotated[int, Field(ge=1, le=MOST_SECONDS)] | None = 60
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 1
    semi_final: Number = 16
    final: Number = 4
    avoid_clubs: bool = False


@dataclass(frozen=True, slots=True)
class EntrantInfo(Value):
    """An entrant: ``player`` is ``human`` or ``bot:LEVEL``; ``club`` is a club or family, or empty."""

    name: str
    player: Player = "human"
    club: Text = ""
    face: Face = None


@dataclass(frozen=True, slots=True)
class Created(Value):
    """The start of the tournament, which is always the first entry and no other.

    All draws come from ``seed``; ``name`` is the tournament's own name, or empty.
    """

    settings: Settings
    entrants: tuple[EntrantInfo, ...]
    seed: Annotated[int, Field(ge=0, le=2**53)]
    at: Text = ""
    name: Text = ""
    kind: Literal["created"] = "created"


@dataclass(frozen=True, slots=True)
class Drawn(Value):
    """A round: the entrants of each table in the order of seats; with ``play_off``, those who were tied."""

    stage: Stage
    tables: tuple[tuple[Entrant, ...], ...]
    play_off: bool = False
    at: Text = ""
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class Entered(Value):
    """The points of a game; ``round``, ``table`` and ``game`` are 1-based, rounds over all stages.

    ``points`` are by seat. ``card`` is the typed card that they come from, as plain JSON values, only if the
    source is ``card``. ``began`` is the seat that began, if known.
    """

    round: Count
    table: Count
    game: Count
    points: GamePoints
    source: Source = "points"
    card: Mapping[str, Any] | None = None
    at: Text = ""
    began: Began = None
    kind: Literal["entered"] = "entered"


@dataclass(frozen=True, slots=True)
class Corrected(Value):
    """A correction of a game: its points ``before``, and ``by`` whom they were changed."""

    round: Count
    table: Count
    game: Count
    points: GamePoints
    before: GamePoints
    by: Text
    source: Source = "points"
    card: Mapping[str, Any] | None = None
    at: Text = ""
    began: Began = None
    kind: Literal["corrected"] = "corrected"


@dataclass(frozen=True, slots=True)
class Left(Value):
    """An entrant leaves; a bot replaces them, or the seat stays empty."""

    entrant: Entrant
    replaced_by: Bot | None = None
    at: Text = ""
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Returned(Value):
    """An entrant who left plays again, from the next game if a bot has replaced them."""

    entrant: Entrant
    at: Text = ""
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Joined(Value):
    """A latecomer joins as the last entrant, with no points yet."""

    who: EntrantInfo
    at: Text = ""
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class Renamed(Value):
    """An entrant's name is corrected; the log keeps the old one."""

    entrant: Entrant
    name: str
    at: Text = ""
    kind: Literal["renamed"] = "renamed"


@dataclass(frozen=True, slots=True)
class Undrawn(Value):
    """The last draw is undone; no result of its round has been entered."""

    at: Text = ""
    kind: Literal["undrawn"] = "undrawn"


@dataclass(frozen=True, slots=True)
class StageFinished(Value):
    """A stage has ended, including decisive ties; ``through`` advance, the best first."""

    stage: Stage
    through: tuple[Entrant, ...] = ()
    at: Text = ""
    kind: Literal["stage_finished"] = "stage_finished"


LaterEntry: TypeAlias = Returned | Joined | Renamed | Undrawn
"""The kinds of entries that version 1 of the file format lacks."""

Entry: TypeAlias = Created | Drawn | Entered | Corrected | Left | StageFinished | LaterEntry


MOST_VALUES: Final = 2000
"""The most values under one key of an entry; 256 entrants with their keys need fewer."""

_ENTRIES: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


def plain_entry(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain JSON values, without empty, null or false ones."""
    plain: dict[str, Any] = to_plain(entry)
    return filled(plain)


def filled(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Return an object without its empty, null or false values."""
    return {key: value for key, value in plain.items() if value not in ("", None) and value is not False}


def read_entry(plain: Mapping[str, Any]) -> Entry | Rejection:
    """Return the entry that JSON values describe, or why there is none; the rules aren't checked yet.

    ``plain`` must have the entry's ``kind`` and exactly its keys; no value is converted.
    """
    if isinstance(plain.get("kind"), Mapping | list):
        return Rejection("bad_value", {"name": "kind"})
    if (heavy := heavy_key(plain, MOST_VALUES)) is not None:
        return Rejection("bad_value", {"name": heavy, "because": "too_many_values", "most": MOST_VALUES})
    try:
        return _ENTRIES.validate_json(json.dumps(plain))
    except ValidationError as error:
        rejection = rejection_of(error)
        if rejection.code == "unknown_move":
            return Rejection("unknown_entry", rejection.facts)
        return rejection
