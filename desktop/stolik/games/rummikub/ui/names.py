"""Tiles, sets and moves in words, and what is wrong with a set.

The sources are English. A tile has two names, for a language whose words change with their place: "red 7"
names it, "the red 7" is a tile that is taken or laid. A set has a short name for each place in a sentence
where it is seen, "red 5-6-7", and a name by its number for those who hear it, "set 2, red run 5 to 7".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Literal, TypeAlias

from stolik.engine.messages import (
    QT_TRANSLATE_NOOP,
    Refusal,
    listed,
    remembered,
    sentence,
    translate,
    translated,
)
from stolik.games.rummikub.rules.events import TilesPlayed
from stolik.games.rummikub.rules.sets.melds import LEAST, Meld, is_set, read
from stolik.games.rummikub.rules.tiles import KIND_OF, Table, Tile, colour_of, is_joker, number_of
from stolik.games.rummikub.ui.turn_draft import (
    LaidSet,
    PlayedMove,
    PlayedStep,
    TakenTiles,
    keeping_ids,
    played_move,
)

CONTEXT: Final = "rummikub"

COLOUR_NAMES: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "black"),
    "r": QT_TRANSLATE_NOOP("rummikub", "red"),
    "b": QT_TRANSLATE_NOOP("rummikub", "blue"),
    "o": QT_TRANSLATE_NOOP("rummikub", "orange"),
}

NAMED: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "black {number}"),
    "r": QT_TRANSLATE_NOOP("rummikub", "red {number}"),
    "b": QT_TRANSLATE_NOOP("rummikub", "blue {number}"),
    "o": QT_TRANSLATE_NOOP("rummikub", "orange {number}"),
    "j": QT_TRANSLATE_NOOP("rummikub", "joker"),
}
"""Tiles as they are called."""

TAKEN: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "the black {number}"),
    "r": QT_TRANSLATE_NOOP("rummikub", "the red {number}"),
    "b": QT_TRANSLATE_NOOP("rummikub", "the blue {number}"),
    "o": QT_TRANSLATE_NOOP("rummikub", "the orange {number}"),
    "j": QT_TRANSLATE_NOOP("rummikub", "the joker"),
}
"""Tiles that something is done to."""

FAULTS: Final[Mapping[str, Refusal]] = {
    "too_few_tiles": Refusal("4.2", translate(
        "rummikub", "%n (tile isn't|tiles aren't) a set yet: a set has at least three.", "", 0
    )),
    "colour_twice": Refusal("2.2", QT_TRANSLATE_NOOP("rummikub", "{twice} is in this group twice.")),
    "group_too_long": Refusal("2.2", translate(
        "rummikub", "A group has four tiles at most, one of each colour; this one has %n (tile|tiles).", "", 0
    )),
    "other_number_in_group": Refusal("2.2", QT_TRANSLATE_NOOP(
        "rummikub", "{tile} doesn't belong here: all the tiles of this group show {number}."
    )),
    "other_colour_in_run": Refusal("2.1", QT_TRANSLATE_NOOP(
        "rummikub", "{tile} doesn't belong here: this run is {colour}."
    )),
    "number_twice": Refusal("2.1", QT_TRANSLATE_NOOP("rummikub", "{twice} is in this run twice.")),
    "run_downwards": Refusal("2.3", QT_TRANSLATE_NOOP(
        "rummikub", "A run goes upwards, from its lowest number to its highest."
    )),
    "one_after_thirteen": Refusal("2.1", QT_TRANSLATE_NOOP(
        "rummikub", "A run ends at 13: there is no 1 after it."
    )),
    "not_consecutive": Refusal("2.1", QT_TRANSLATE_NOOP(
        "rummikub", "The numbers of a run follow one another, and here {next} comes right after {number}."
    )),
    "wrong_jokers_between": Refusal("2.4", translate(
        "rummikub",
        "Between {number} and {next} there is room for exactly %n (tile|tiles), not {jokers}.",
        "",
        0,
    )),
    "joker_past_the_end": Refusal("2.4", QT_TRANSLATE_NOOP(
        "rummikub", "The joker would be a {number} here, and there are only the numbers 1 to 13."
    )),
    "neither_run_nor_group": Refusal("4.2", QT_TRANSLATE_NOOP(
        "rummikub", "{tile} and {other} fit together neither in a run nor in a group."
    )),
}  # fmt: skip
"""What is wrong with a set on the table, by the fault's code."""

LOOSE_JOKER: Final = QT_TRANSLATE_NOOP("rummikub", "A joker can't lie alone: put it into a set in this turn.")
EMPTY_TABLE: Final = QT_TRANSLATE_NOOP("rummikub", "nothing")


@remembered
def tile(name: Tile) -> str:
    return sentence(CONTEXT, NAMED[colour_of(name)], {"number": number_of(name)})


@remembered
def taken(name: Tile) -> str:
    return sentence(CONTEXT, TAKEN[colour_of(name)], {"number": number_of(name)})


def tiles(names: Iterable[Tile]) -> str:
    return ", ".join(tile(name) for name in names)


def table(sets: Iterable[Sequence[Tile]]) -> str:
    return "; ".join(tiles(row) for row in sets) or translated(CONTEXT, EMPTY_TABLE)


def fault(code: str, facts: Mapping[str, Any]) -> str:
    known = dict(facts)
    count: int | None = None
    match code:
        case "too_few_tiles" if len(facts["tiles"]) == 1 and is_joker(facts["tiles"][0]):
            return translated(CONTEXT, LOOSE_JOKER)
        case "too_few_tiles" | "group_too_long":
            count = facts["given"]
        case "wrong_jokers_between":
            count = facts["next"] - facts["number"] - 1
        case "colour_twice" | "number_twice":
            known["twice"] = tile(f"{facts['colour']}{facts['number']}a")
    return said(FAULTS[code].sentence, known, count)


def said(
    source: str,
    facts: Mapping[str, Any],
    count: int | None = None,
    values: Mapping[str, Mapping[Any, str]] | None = None,
) -> str:
    """Return a sentence with tiles and colours in words, and with a capital at its head."""
    known = dict(facts)
    for fact in ("tile", "other"):
        if known.get(fact) in KIND_OF:
            known[fact] = tile(known[fact])
    words = {"colour": COLOUR_NAMES, **(values or {})}
    text = sentence(CONTEXT, source, known, count=count, values=words)
    return text[:1].upper() + text[1:]


NamePlace: TypeAlias = Literal["laid", "from", "to"]

RUNS: Final[Mapping[NamePlace, Mapping[str, str]]] = {
    "laid": {
        "k": QT_TRANSLATE_NOOP("rummikub", "black {run}"),
        "r": QT_TRANSLATE_NOOP("rummikub", "red {run}"),
        "b": QT_TRANSLATE_NOOP("rummikub", "blue {run}"),
        "o": QT_TRANSLATE_NOOP("rummikub", "orange {run}"),
    },
    "from": {
        "k": QT_TRANSLATE_NOOP("rummikub", "from black {run}"),
        "r": QT_TRANSLATE_NOOP("rummikub", "from red {run}"),
        "b": QT_TRANSLATE_NOOP("rummikub", "from blue {run}"),
        "o": QT_TRANSLATE_NOOP("rummikub", "from orange {run}"),
    },
    "to": {
        "k": QT_TRANSLATE_NOOP("rummikub", "to black {run}"),
        "r": QT_TRANSLATE_NOOP("rummikub", "to red {run}"),
        "b": QT_TRANSLATE_NOOP("rummikub", "to blue {run}"),
        "o": QT_TRANSLATE_NOOP("rummikub", "to orange {run}"),
    },
}
"""A run by its colour and its numbers."""

GROUPS: Final[Mapping[NamePlace, str]] = {
    "laid": QT_TRANSLATE_NOOP("rummikub", "{group}"),
    "from": QT_TRANSLATE_NOOP("rummikub", "from {group}"),
    "to": QT_TRANSLATE_NOOP("rummikub", "to {group}"),
}
"""A group by its numbers."""

JOKER: Final = QT_TRANSLATE_NOOP("rummikub", "joker")

_SHORT: Final = 4
"""A run of more tiles is named by its first and its last number."""


def set_name(row: Sequence[Tile], place: NamePlace) -> str:
    """Return the name of a set, or of tiles side by side, as it stands in a sentence at such a place."""
    plain = [tile for tile in row if not is_joker(tile)]
    meld = read(row)
    kind = meld.kind if isinstance(meld, Meld) else ""
    if plain and (
        kind == "group" or (not kind and len({number_of(tile) for tile in plain}) == 1 < len(plain))
    ):
        return sentence(CONTEXT, GROUPS[place], {"group": _side_by_side(row)})
    if plain and len({colour_of(tile) for tile in plain}) == 1:
        run = _side_by_side(row)
        if isinstance(meld, Meld) and len(row) > _SHORT:
            run = f"{meld.numbers[0]}–{meld.numbers[-1]}"
        return sentence(CONTEXT, RUNS[place][colour_of(plain[0])], {"run": run})
    return sentence(CONTEXT, GROUPS[place], {"group": tiles(row)})


def tiles_taken(row: Sequence[Tile]) -> str:
    """Return tiles as the things that something is done to, those of one colour together."""
    if len(row) > 1 and not any(map(is_joker, row)) and len({colour_of(tile) for tile in row}) == 1:
        numbers = [number_of(tile) for tile in row]
        if all(other == one + 1 for one, other in pairwise(numbers)):
            return set_name(row, "laid")
        run = ", ".join(map(str, numbers))
        return sentence(CONTEXT, RUNS["laid"][colour_of(row[0])], {"run": run})
    return ", ".join(taken(tile) for tile in row)


def _side_by_side(row: Sequence[Tile]) -> str:
    return "-".join(translated(CONTEXT, JOKER) if is_joker(tile) else str(number_of(tile)) for tile in row)


RUNS_HEARD: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "black run {first} to {last}"),
    "r": QT_TRANSLATE_NOOP("rummikub", "red run {first} to {last}"),
    "b": QT_TRANSLATE_NOOP("rummikub", "blue run {first} to {last}"),
    "o": QT_TRANSLATE_NOOP("rummikub", "orange run {first} to {last}"),
}
GROUP_HEARD: Final = QT_TRANSLATE_NOOP("rummikub", "group of {number}s, {colours}")
WITH_JOKER: Final = QT_TRANSLATE_NOOP("rummikub", "{set}, joker for {number}")
UNFINISHED: Final = QT_TRANSLATE_NOOP("rummikub", "not finished: {tiles}")
IN_DISORDER: Final = QT_TRANSLATE_NOOP("rummikub", "in disorder: {tiles}")
NUMBERED: Final = QT_TRANSLATE_NOOP("rummikub", "set {number}, {set}")


SERIES: Final[Mapping[str, str]] = {
    "k": QT_TRANSLATE_NOOP("rummikub", "black {first} to {last}"),
    "r": QT_TRANSLATE_NOOP("rummikub", "red {first} to {last}"),
    "b": QT_TRANSLATE_NOOP("rummikub", "blue {first} to {last}"),
    "o": QT_TRANSLATE_NOOP("rummikub", "orange {first} to {last}"),
}
"""Tiles of one colour that follow one another, as the things that something is done to."""

ORDINALS: Final = (
    QT_TRANSLATE_NOOP("rummikub", "first"),
    QT_TRANSLATE_NOOP("rummikub", "second"),
    QT_TRANSLATE_NOOP("rummikub", "third"),
    QT_TRANSLATE_NOOP("rummikub", "fourth"),
    QT_TRANSLATE_NOOP("rummikub", "fifth"),
    QT_TRANSLATE_NOOP("rummikub", "sixth"),
    QT_TRANSLATE_NOOP("rummikub", "seventh"),
    QT_TRANSLATE_NOOP("rummikub", "eighth"),
    QT_TRANSLATE_NOOP("rummikub", "ninth"),
    QT_TRANSLATE_NOOP("rummikub", "tenth"),
    QT_TRANSLATE_NOOP("rummikub", "eleventh"),
    QT_TRANSLATE_NOOP("rummikub", "twelfth"),
    QT_TRANSLATE_NOOP("rummikub", "thirteenth"),
)
OUT_OF: Final = (
    QT_TRANSLATE_NOOP("rummikub", "of one"),
    QT_TRANSLATE_NOOP("rummikub", "of two"),
    QT_TRANSLATE_NOOP("rummikub", "of three"),
    QT_TRANSLATE_NOOP("rummikub", "of four"),
    QT_TRANSLATE_NOOP("rummikub", "of five"),
    QT_TRANSLATE_NOOP("rummikub", "of six"),
    QT_TRANSLATE_NOOP("rummikub", "of seven"),
    QT_TRANSLATE_NOOP("rummikub", "of eight"),
    QT_TRANSLATE_NOOP("rummikub", "of nine"),
    QT_TRANSLATE_NOOP("rummikub", "of ten"),
    QT_TRANSLATE_NOOP("rummikub", "of eleven"),
    QT_TRANSLATE_NOOP("rummikub", "of twelve"),
    QT_TRANSLATE_NOOP("rummikub", "of thirteen"),
)
IN_SET: Final = QT_TRANSLATE_NOOP("rummikub", "{place} in set {set}")
ONE_OF: Final = QT_TRANSLATE_NOOP("rummikub", "{place} of {count}")


def described(row: Sequence[Tile]) -> str:
    """Return what tiles side by side are: a run, a group, or tiles that are no set yet.

    >>> described(["r9a", "r10a", "r11a"]), described(["r7a", "k7a", "ja"])
    ('red run 9 to 11', 'group of 7s, red, black, joker')
    """
    meld = read(row)
    if not isinstance(meld, Meld):
        source = UNFINISHED if len(row) < LEAST else IN_DISORDER
        return sentence(CONTEXT, source, {"tiles": tiles(row)})
    if meld.kind == "group":
        names = (JOKER if is_joker(one) else COLOUR_NAMES[colour_of(one)] for one in row)
        colours = ", ".join(translated(CONTEXT, name) for name in names)
        return sentence(CONTEXT, GROUP_HEARD, {"number": meld.numbers[0], "colours": colours})
    facts = {"first": meld.numbers[0], "last": meld.numbers[-1]}
    text = sentence(CONTEXT, RUNS_HEARD[meld.colours[0]], facts)
    for one, number in zip(row, meld.numbers, strict=True):
        if is_joker(one):
            text = sentence(CONTEXT, WITH_JOKER, {"set": text, "number": number})
    return text


def set_summary(number: int, row: Sequence[Tile]) -> str:
    """Return a set by its number and what it is.

    >>> set_summary(2, ["r9a", "r10a", "r11a"])
    'set 2, red run 9 to 11'
    """
    return sentence(CONTEXT, NUMBERED, {"number": number, "set": described(row)})


@remembered
def place(index: int, count: int) -> str:
    """Return a tile's place among others, ``index`` from 0.

    >>> place(1, 3), place(13, 14)
    ('second of three', '14 of 14')
    """
    if count > len(OUT_OF):
        return sentence(CONTEXT, ONE_OF, {"place": index + 1, "count": count})
    return f"{translated(CONTEXT, ORDINALS[index])} {translated(CONTEXT, OUT_OF[count - 1])}"


@remembered
def place_in_set(index: int, count: int, number: int) -> str:
    """Return a tile's place in a set, ``index`` from 0.

    >>> place_in_set(1, 3, 2)
    'second of three in set 2'
    """
    return sentence(CONTEXT, IN_SET, {"place": place(index, count), "set": number})


def tiles_held(row: Sequence[Tile]) -> str:
    """Return tiles as the things that something is done to.

    >>> tiles_held(["r9a", "r10a", "r11a"]), tiles_held(["r9a", "ja"])
    ('red 9 to 11', 'the red 9 and the joker')
    """
    plain = len(row) >= LEAST and not any(map(is_joker, row))
    if plain and len({colour_of(one) for one in row}) == 1:
        numbers = [number_of(one) for one in row]
        if all(after == before + 1 for before, after in pairwise(numbers)):
            facts = {"first": numbers[0], "last": numbers[-1]}
            return sentence(CONTEXT, SERIES[colour_of(row[0])], facts)
    return listed([taken(one) for one in row])


def rack_place(name: Tile, rack: Sequence[Tile]) -> str:
    """Return which of two equal tiles on the rack, in its order, a tile is; empty where there is one."""
    same = [other for other in rack if tile(other) == tile(name)]
    return place(same.index(name), len(same)) if len(same) > 1 else ""


Sets: TypeAlias = frozenset[frozenset[Tile]]


class SetNumbers:
    """Numbers the sets of one screen's table, from 1.

    A set keeps its number while tiles come and go; of two parts the larger one keeps it. A new set gets the
    lowest number that no other set has. A table that is seen again, taken back or looked back at, has the
    numbers it had.
    """

    def __init__(self) -> None:
        self._game = 0
        self._known: dict[Sets, dict[frozenset[Tile], int]] = {}
        self._last: tuple[LaidSet, ...] = ()

    def of(self, game: int, table: Iterable[Sequence[Tile]]) -> tuple[int, ...]:
        """Return the numbers of a table's sets, in their order; ``game`` is the game of the match, from 1.

        A table that hasn't been seen yet follows on the one that was asked for last.
        """
        rows = [tuple(row) for row in table]
        if game != self._game:
            self._game, self._known, self._last = game, {}, ()
        key = frozenset(map(frozenset, rows))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._follow(rows)
        numbers = tuple(found[frozenset(row)] for row in rows)
        self._last = tuple(LaidSet(number, row) for number, row in zip(numbers, rows, strict=True))
        return numbers

    def _follow(self, rows: Sequence[tuple[Tile, ...]]) -> dict[frozenset[Tile], int]:
        old = {one.id for one in self._last}
        after = keeping_ids(self._last, rows)
        kept = {one.id for one in after} & old
        free = (number for number in range(1, len(rows) + len(kept) + 1) if number not in kept)
        return {frozenset(one.tiles): one.id if one.id in kept else next(free) for one in after}


PLAYED: Final = QT_TRANSLATE_NOOP("rummikub", "{player} {deeds}.")
PLAYED_BRIEFLY: Final = QT_TRANSLATE_NOOP("rummikub", "{player} {laid}.")
REARRANGED_BRIEFLY: Final = QT_TRANSLATE_NOOP("rummikub", "{player} {laid} and {changed}.")

DEEDS: Final[Mapping[str, str]] = {
    "lay": QT_TRANSLATE_NOOP("rummikub", "lays {sets}"),
    "add": QT_TRANSLATE_NOOP("rummikub", "adds {laid} {onto}"),
    "move": QT_TRANSLATE_NOOP("rummikub", "moves {taken} {onto}"),
    "move_and_add": QT_TRANSLATE_NOOP("rummikub", "moves {taken} {onto} and adds {laid}"),
    "split": QT_TRANSLATE_NOOP("rummikub", "splits {taken}"),
    "take_and_lay": QT_TRANSLATE_NOOP("rummikub", "takes {taken} and lays {sets}"),
}
"""What a step does; ``taken`` are tiles with the set that each comes from."""

IN_NUMBERS: Final = QT_TRANSLATE_NOOP("rummikub", "{player}: {tiles}, {sets}.")
TILES_ALONE: Final = QT_TRANSLATE_NOOP("rummikub", "{player}: {tiles}.")
COUNTED_TILES: Final = translate("rummikub", "%n (tile|tiles)", "", 0)
COUNTED_SETS: Final = translate("rummikub", "%n (set|sets)", "", 0)

TAKEN_FROM: Final = QT_TRANSLATE_NOOP("rummikub", "{tiles} {source}")
LAID: Final = translate("rummikub", "lays %n (tile|tiles)", "", 0)
CHANGED: Final = translate("rummikub", "changes %n (set|sets)", "", 0)


def play_text(before: Table, after: Table) -> str:
    move = played_move(before, after)
    deeds: list[tuple[str, dict[str, str]]] = []
    for step in move.steps:
        kind, facts = _deed(step, move)
        if deeds and kind == deeds[-1][0] == "lay":
            deeds[-1][1]["sets"] += ", " + facts["sets"]
        else:
            deeds.append((kind, facts))
    return "; ".join(sentence(CONTEXT, DEEDS[kind], facts) for kind, facts in deeds)


def sets_laid(before: Table, after: Table) -> str:
    steps = played_move(before, after).steps
    return ", ".join(set_name(step.result, "laid") for step in steps)


def played_briefly(player: str, before: Table, after: Table) -> str:
    """Return how many tiles a player lays, and how many sets of before change."""
    laid, changed = _counted(before, after)
    facts = {
        "player": player,
        "laid": sentence(CONTEXT, LAID, {}, count=laid),
        "changed": sentence(CONTEXT, CHANGED, {}, count=changed),
    }
    return said(REARRANGED_BRIEFLY if changed else PLAYED_BRIEFLY, facts)


def played_in_numbers(player: str, before: Table, after: Table) -> str:
    """Return the same two numbers without a verb, where there is hardly any room."""
    laid, changed = _counted(before, after)
    facts = {
        "player": player,
        "tiles": sentence(CONTEXT, COUNTED_TILES, {}, count=laid),
        "sets": sentence(CONTEXT, COUNTED_SETS, {}, count=changed),
    }
    return said(IN_NUMBERS if changed else TILES_ALONE, facts)


def _counted(before: Table, after: Table) -> tuple[int, int]:
    steps = played_move(before, after).steps
    changed = {one.set_id for step in steps for one in step.taken} | {s.set_id for s in steps if s.onto}
    return sum(len(step.laid) for step in steps), len(changed)


def as_table(plain: Any) -> Table:
    return tuple(tuple(row) for row in plain)


def _deed(step: PlayedStep, move: PlayedMove) -> tuple[str, dict[str, str]]:
    """Return what a step does, and the facts of its clause."""
    goal = next(one.tiles for one in move.after if one.id == step.set_id)
    taken = step.taken
    is_new = not step.onto or _is_another(_known(step.onto, step.set_id, move), goal)
    if is_new and (kept := tuple(tile for tile in goal if tile in step.onto)):
        taken = (TakenTiles(kept, step.set_id, step.onto), *taken)
    facts = {
        "taken": ", ".join(_taken(one, move) for one in taken),
        "laid": tiles_taken(step.laid),
        "sets": set_name(goal, "laid"),
        "onto": set_name(_known(step.onto, step.set_id, move), "to") if step.onto else "",
    }
    if is_new and not taken:
        return "lay", facts
    if is_new:
        return ("split" if len(taken) == 1 and not step.laid else "take_and_lay"), facts
    if not taken:
        return "add", facts
    return ("move_and_add" if step.laid else "move"), facts


def _taken(one: TakenTiles, move: PlayedMove) -> str:
    """Return tiles with the set that they are taken from, where they aren't all of it."""
    if set(one.tiles) == set(one.source) and is_set(one.source):
        return set_name(one.source, "laid")
    source = set_name(_known(one.source, one.set_id, move), "from")
    facts = {"tiles": tiles_taken(one.tiles), "source": source}
    return sentence(CONTEXT, TAKEN_FROM, facts)


def _is_another(row: Sequence[Tile], goal: Sequence[Tile]) -> bool:
    """Return whether people would call it another set after such changes, though it has the same place."""
    old, new = read(row), read(goal)
    if isinstance(old, Meld) and isinstance(new, Meld) and old.kind != new.kind:
        return True
    return 2 * len(set(row) & set(goal)) < len(goal) and len(set(row) & set(goal)) < LEAST


def _known(row: Sequence[Tile], set_id: int, move: PlayedMove) -> Sequence[Tile]:
    """Return a set as people know it: as it lies now, or as before the move where it is in disorder now."""
    if is_set(row):
        return row
    return next((one.tiles for one in move.before if one.id == set_id), tuple(row))


DEEDS_HEARD: Final[Mapping[str, str]] = {
    "lay": QT_TRANSLATE_NOOP("rummikub", "lays {set}"),
    "before": QT_TRANSLATE_NOOP("rummikub", "lays {laid} before set {number}, {result}"),
    "after": QT_TRANSLATE_NOOP("rummikub", "lays {laid} after set {number}, {result}"),
    "into": QT_TRANSLATE_NOOP("rummikub", "lays {laid} into set {number}, {result}"),
    "move": QT_TRANSLATE_NOOP("rummikub", "moves {taken} to set {number}, {result}"),
    "take": QT_TRANSLATE_NOOP("rummikub", "takes {taken} for {set}"),
    "move_and_lay": QT_TRANSLATE_NOOP("rummikub", "moves {taken} to set {number} and lays {laid}, {result}"),
    "take_and_lay": QT_TRANSLATE_NOOP("rummikub", "takes {taken} and lays {laid} for {set}"),
}
"""What is done to one set; ``result`` is what the set is after the move."""

TAKEN_HEARD: Final = QT_TRANSLATE_NOOP("rummikub", "{tiles} from set {number}")
OPENED_HEARD: Final = translate("rummikub", "{player} opens with %n (point|points): {sets}.", "", 0)
DRAWN: Final = QT_TRANSLATE_NOOP("rummikub", "You draw {tile}.")


def drawn_tile(tile: Tile) -> str:
    return sentence(CONTEXT, DRAWN, {"tile": taken(tile)})


def spoken_move(event: TilesPlayed, game: int, name: str, numbers: SetNumbers) -> str:
    """Return what the player called ``name`` has done in the match's ``game``, from 1, set by set."""
    before = dict(zip(event.before, numbers.of(game, event.before), strict=True))
    after = _by_tiles(event.after, numbers.of(game, event.after))
    move = played_move(event.before, event.after)
    old = {one.id: before[one.tiles] for one in move.before}
    goals = {one.id: one.tiles for one in move.after}
    if event.opening:
        sets = [goals[step.set_id] for step in move.steps]
        told = "; ".join(set_summary(after[frozenset(row)], row) for row in sets)
        return said(OPENED_HEARD, {"player": name, "sets": told}, event.worth)
    deeds = [_deed_heard(step, goals[step.set_id], after, old) for step in move.steps]
    return said(PLAYED, {"player": name, "deeds": "; ".join(deeds)})


def _by_tiles(table: Table, numbers: Sequence[int]) -> dict[frozenset[Tile], int]:
    return {frozenset(row): number for row, number in zip(table, numbers, strict=True)}


def _deed_heard(
    step: PlayedStep, goal: Sequence[Tile], after: Mapping[frozenset[Tile], int], old: Mapping[int, int]
) -> str:
    """Return the clause of the tiles that come to one set."""
    number = after[frozenset(goal)]
    sources = ", ".join(
        sentence(
            CONTEXT,
            TAKEN_HEARD,
            {"tiles": tiles_held(one.tiles), "number": old.get(one.set_id, 0)},
        )
        for one in step.taken
    )
    facts = {
        "taken": sources,
        "laid": tiles_held(step.laid),
        "number": number,
        "set": set_summary(number, goal),
        "result": described(goal),
    }
    if not step.onto:
        kind = "lay" if not sources else "take_and_lay" if step.laid else "take"
    elif sources:
        kind = "move_and_lay" if step.laid else "move"
    else:
        count = len(step.laid)
        kind = "after" if tuple(goal[-count:]) == step.laid else "into"
        kind = "before" if tuple(goal[:count]) == step.laid else kind
    return sentence(CONTEXT, DEEDS_HEARD[kind], facts)


LAY: Final = translate("rummikub", "Lay %n (tile|tiles)", "", 0)
LAY_NAMED: Final = QT_TRANSLATE_NOOP("rummikub", "Lay {tiles}")
NAMED_AT_MOST: Final = 3
"""The tiles that are named at most; more would take too long to read."""


def lay_text(laid: Sequence[Tile]) -> str:
    """Return the option to lay some tiles: their names where they are few, else how many they are."""
    if len(laid) > NAMED_AT_MOST:
        return sentence(CONTEXT, LAY, {}, count=len(laid))
    in_order = sorted(laid, key=KIND_OF.__getitem__)
    return sentence(CONTEXT, LAY_NAMED, {"tiles": tiles_taken(in_order)})
