"""The entries of a tournament's log: what was settled, drawn, entered, corrected, and who came and left."""

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
"""The number of an entrant, 0-based, in the order in which they were entered."""

Stage: TypeAlias = Literal["qualifying", "semi_final", "final"]

Source: TypeAlias = Literal["played", "card", "points"]
"""The source of points: a record played here, a typed card, or points that were typed themselves."""

LEAST_ENTRANTS: Final = 3
MOST_ENTRANTS: Final = 256
LEAST_TABLE: Final = 2
"""Two must be able to play each other: they may be tied, or be left alone at a table (§5.3, §6.2)."""

MOST_GAMES: Final = 9
MOST_ROUNDS: Final = 9
MOST_SECONDS: Final = 3600
LONGEST_TEXT: Final = 40
"""The most letters of a time, a club or a corrector's name; the checks judge other names."""

Text: TypeAlias = Annotated[str, Field(max_length=LONGEST_TEXT)]
Count: TypeAlias = Annotated[int, Field(ge=1, le=1000)]
Number: TypeAlias = Annotated[int, Field(ge=0, le=MOST_ENTRANTS)]
Bot: TypeAlias = Annotated[str, Field(pattern=f"^bot:({'|'.join(Level)})$")]
Began: TypeAlias = Annotated[int, Field(ge=0)] | None
Face: TypeAlias = Annotated[int, Field(ge=0, le=11)] | None
"""One of the drawn faces to choose from, ``None`` if none was chosen."""

Player: TypeAlias = Annotated[str, Field(pattern=f"^(human|bot:({'|'.join(Level)}))$")]


@dataclass(frozen=True, slots=True)
class Settings(Value):
    """How the tournament is played; the defaults are those of the tournament's sheet.

    ``options`` are those of the game that are not its own defaults; ``games`` a match and ``turn_seconds`` a
    move go before them. ``rounds`` are those of the qualifying. ``semi_final`` and ``final`` are how many
    reach them at most; a ``semi_final`` of 0 is none. With ``avoid_clubs`` the draw keeps those of the same
    club or family apart, as far as can be.
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
    """The tournament starts; always and only the first entry.

    ``seed`` is what all draws come from; ``name`` is what people call the tournament, or empty.
    """

    settings: Settings
    entrants: tuple[EntrantInfo, ...]
    seed: Annotated[int, Field(ge=0, le=2**53)]
    at: Text = ""
    name: Text = ""
    kind: Literal["created"] = "created"


@dataclass(frozen=True, slots=True)
class Drawn(Value):
    """A round: the entrants of every table, in the order of their seats; ``play_off`` among the tied."""

    stage: Stage
    tables: tuple[tuple[Entrant, ...], ...]
    play_off: bool = False
    at: Text = ""
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class Entered(Value):
    """The points of a game; ``round``, ``table`` and ``game`` count from 1, rounds over all stages.

    ``points`` are by seat among those who sat there. ``card`` is the typed card that they come from, as plain
    JSON values, with the source ``card`` and no other. ``began`` is the seat that began, if that is known.
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
    """Other points of a game: what stood there ``before``, and the name ``by`` which it was changed."""

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
    """An entrant leaves: a bot stands in, or the seat stays empty."""

    entrant: Entrant
    replaced_by: Bot | None = None
    at: Text = ""
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Returned(Value):
    """An entrant who has left plays again, from the next game if a bot has stood in for them."""

    entrant: Entrant
    at: Text = ""
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Joined(Value):
    """A latecomer joins: the last entrant, without points so far."""

    who: EntrantInfo
    at: Text = ""
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class Renamed(Value):
    """An entrant's name is corrected; the log keeps the one before."""

    entrant: Entrant
    name: str
    at: Text = ""
    kind: Literal["renamed"] = "renamed"


@dataclass(frozen=True, slots=True)
class Undrawn(Value):
    """The last draw is undone: no result of its round has been entered."""

    at: Text = ""
    kind: Literal["undrawn"] = "undrawn"


@dataclass(frozen=True, slots=True)
class StageFinished(Value):
    """A stage has been played, deciding ties included; ``through`` advance, the best first."""

    stage: Stage
    through: tuple[Entrant, ...] = ()
    at: Text = ""
    kind: Literal["stage_finished"] = "stage_finished"


LaterEntry: TypeAlias = Returned | Joined | Renamed | Undrawn
"""The kinds that files of version 1 don't know."""

Entry: TypeAlias = Created | Drawn | Entered | Corrected | Left | StageFinished | LaterEntry


MOST_VALUES: Final = 2000
"""The most values under a key of an entry; 256 entrants with their keys need fewer."""

_ENTRIES: Final[TypeAdapter[Entry]] = TypeAdapter(Annotated[Entry, Field(discriminator="kind")])


def plain_entry(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain JSON values, without empty, unknown or false ones."""
    plain: dict[str, Any] = to_plain(entry)
    return filled(plain)


def filled(plain: Mapping[str, Any]) -> dict[str, Any]:
    """Return an object without its empty, unknown or false values."""
    return {key: value for key, value in plain.items() if value not in ("", None) and value is not False}


def read_entry(plain: Mapping[str, Any]) -> Entry | Rejection:
    """Return the entry that JSON values stand for, or why they stand for none; it isn't checked yet.

    ``plain`` has the entry's ``kind`` and exactly its keys; nothing is converted.
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
