"""The championship: one person against fifteen bots of mixed levels, and the cup at the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stolik.engine.bot import Level
from stolik.engine.messages import N_, sentence
from stolik.engine.names import BOT_NAMES, name_key
from stolik.tournament.entries import Created, EntrantInfo, Settings
from stolik.tournament.standings import standings
from stolik.tournament.state import State
from stolik.tournament.tournament import Tournament

Medal: TypeAlias = Literal["gold", "silver", "bronze"]

SETTINGS: Final = Settings("rummikub")
"""The settings of a championship, those of the tournament's sheet (§9.2)."""

LEVELS: Final = (*[Level.GENTLE] * 4, *[Level.FAIR] * 4, *[Level.SHARP] * 4, *[Level.MASTER] * 3)
"""The levels of the bots, in the order of their names (§9.1)."""

MEDALS: Final[tuple[Medal, ...]] = ("gold", "silver", "bronze")

SENTENCES: Final = {
    "gold": N_("tournament", "The cup and gold for {name}: first of {entrants}."),
    "silver": N_("tournament", "Silver for {name}: second of {entrants}."),
    "bronze": N_("tournament", "Bronze for {name}: third of {entrants}."),
    None: N_("tournament", "{name}: place {place} of {entrants}."),
}


@dataclass(frozen=True, slots=True)
class Cup:
    """A person's result in a championship: their place among the entrants, and their medal if they won one.

    ``at`` is when it ended according to the log; empty if unknown.
    """

    name: str
    place: int
    entrants: int
    medal: Medal | None
    at: str = ""


def begin_championship(person: str, seed: int) -> Tournament:
    """Return a new championship whose first entrant is the person (§9.1).

    Args:
        person: The person's name.
        seed: The source of all draws and of the games between bots; 0 to 2^53.

    Raises:
        EntryRefused: The name is empty or too long, or the seed is out of range.
    """
    names = [name for name in BOT_NAMES if name_key(name) != name_key(person)]
    bots = [EntrantInfo(name, f"bot:{level}") for name, level in zip(names, LEVELS, strict=False)]
    return Tournament([Created(SETTINGS, (EntrantInfo(person), *bots), seed)])


def person_of(state: State) -> int | None:
    """Return the person's entrant in a championship; ``None`` in any other tournament (§9.1)."""
    people = [number for number, each in enumerate(state.created.entrants) if each.player == "human"]
    alike = state.settings == SETTINGS and len(state.created.entrants) == 1 + len(LEVELS)
    return people[0] if alike and len(people) == 1 else None


def cup_of(state: State) -> Cup | None:
    """Return the person's result, once the championship is over (§9.4).

    It is ``None`` before that, in any other tournament, and if the person has left.
    """
    person = person_of(state)
    if state.stage is not None or person is None or state.players[person] != "human":
        return None
    [place] = [each.place for each in standings(state) if each.entrant == person]
    medal = MEDALS[place - 1] if place <= len(MEDALS) else None
    return Cup(state.created.entrants[person].name, place, len(state.entrants), medal, state.finished[-1].at)


def cup_text(cup: Cup) -> str:
    """Return a sentence about a cup.

    >>> cup_text(Cup("Ala", 2, 16, "silver"))
    'Silver for Ala: second of 16.'
    """
    facts = {"name": cup.name, "place": cup.place, "entrants": cup.entrants}
    return sentence("tournament", SENTENCES[cup.medal], facts)
