"""Tiles, sets and moves in words, and the faults of sets.

The sources are English. A tile has two names, for languages with cases: "red 7" just names it, and "the red
7" is a tile that is taken or laid. A set has short names for its places in a sentence that is seen, "red
5-6-7", and a name with its number for those who hear it, "set 2, red run 5 to 7".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Literal, TypeAlias

from stolik.engine.messages import (
    N_,
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
    "k": N_("rummikub", "black"),
    "r": N_("rummikub", "red"),
    "b": N_("rummikub", "blue"),
    "o": N_("rummikub", "orange"),
}

NAMED: Final[Mapping[str, str]] = {
    "k": N_("rummikub", "black {number}"),
    "r": N_("rummikub", "red {number}"),
    "b": N_("rummikub", "blue {number}"),
    "o": N_("rummikub", "orange {number}"),
    "j": N_("rummikub", "joker"),
}
"""The plain names of tiles."""

TAKEN: Final[Mapping[str, str]] = {
    "k": N_("rummikub", "the black {number}"),
    "r": N_("rummikub", "the red {number}"),
    "b": N_("rummikub", "the blue {number}"),
    "o": N_("rummikub", "the orange {number}"),
    "j": N_("rummikub", "the joker"),
}
"""The names of tiles to which something is done."""

FAULTS: Final[Mapping[str, Refusal]] = {
    "too_few_tiles": Refusal("4.2", translate(
        "rummikub", "%n (tile isn't|tiles aren't) a set yet: a set needs at least three.", "", 0
    )),
    "colour_twice": Refusal("2.2", N_("rummikub", "{twice} is in this group twice.")),
    "group_too_long": Refusal("2.2", translate(
        "rummikub", "A group has at most four tiles, one per colour; this has %n.", "", 0
    )),
    "other_number_in_group": Refusal("2.2", N_(
        "rummikub", "{tile} doesn't belong here: this group is all {number}s."
    )),
    "other_colour_in_run": Refusal("2.1", N_(
        "rummikub", "{tile} doesn't belong here: this run is {colour}."
    )),
    "number_twice": Refusal("2.1", N_("rummikub", "{twice} is in this run twice.")),
    "run_downwards": Refusal("2.3", N_(
        "rummikub", "A run goes up, from its lowest number to its highest."
    )),
    "one_after_thirteen": Refusal("2.1", N_("rummikub", "A run ends at 13: there is no 1 after it.")),
    "not_consecutive": Refusal("2.1", N_(
        "rummikub", "A run counts up one by one, but here {next} comes right after {number}."
    )),
    "wrong_jokers_between": Refusal("2.4", translate(
        "rummikub",
        "Between {number} and {next} there is room for exactly %n (tile|tiles), not {jokers}.",
        "",
        0,
    )),
    "joker_past_the_end": Refusal("2.4", N_(
        "rummikub", "The joker would be {number} here, but numbers only go from 1 to 13."
    )),
    "neither_run_nor_group": Refusal("4.2", N_(
        "rummikub", "{tile} and {other} don't fit together in a run or a group."
    )),
}  # fmt: skip
"""The faults of sets on the table, by code."""

LOOSE_JOKER: Final = N_("rummikub", "A joker can't stay on its own: use it in a set this turn.")
EMPTY_TABLE: Final = N_("rummikub", "nothing")


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
    """Return a sentence with tiles and colours in words, and with a capital letter at its start."""
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
        "k": N_("rummikub", "black {run}"),
        "r": N_("rummikub", "red {run}"),
        "b": N_("rummikub", "blue {run}"),
        "o": N_("rummikub", "orange {run}"),
    },
    "from": {
        "k": N_("rummikub", "from black {run}"),
        "r": N_("rummikub", "from red {run}"),
        "b": N_("rummikub", "from blue {run}"),
        "o": N_("rummikub", "from orange {run}"),
    },
    "to": {
        "k": N_("rummikub", "to black {run}"),
        "r": N_("rummikub", "to red {run}"),
        "b": N_("rummikub", "to blue {run}"),
        "o": N_("rummikub", "to orange {run}"),
    },
}
"""The names of a run, with its colour and numbers, by the place in a sentence."""

GROUPS: Final[Mapping[NamePlace, str]] = {
    "laid": N_("rummikub", "{group}"),
    "from": N_("rummikub", "from {group}"),
    "to": N_("rummikub", "to {group}"),
}
"""The names of a group, with its numbers, by the place in a sentence."""

_SHORT: Final = 4
"""The number of tiles beyond which a run is named by its first and its last number."""


def set_name(row: Sequence[Tile], place: NamePlace) -> str:
    """Return the name of a set, or of tiles side by side, for a place in a sentence."""
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
    """Return the words for tiles to which something is done, those of one colour together."""
    if len(row) > 1 and not any(map(is_joker, row)) and len({colour_of(tile) for tile in row}) == 1:
        numbers = [number_of(tile) for tile in row]
        if all(other == one + 1 for one, other in pairwise(numbers)):
            return set_name(row, "laid")
        run = ", ".join(map(str, numbers))
        return sentence(CONTEXT, RUNS["laid"][colour_of(row[0])], {"run": run})
    return ", ".join(taken(tile) for tile in row)


def _side_by_side(row: Sequence[Tile]) -> str:
    return "-".join(tile(one) if is_joker(one) else str(number_of(one)) for one in row)


RUNS_HEARD: Final[Mapping[str, str]] = {
    "k": N_("rummikub", "black run {first} to {last}"),
    "r": N_("rummikub", "red run {first} to {last}"),
    "b": N_("rummikub", "blue run {first} to {last}"),
    "o": N_("rummikub", "orange run {first} to {last}"),
}
GROUP_HEARD: Final = N_("rummikub", "group of {number}s, {colours}")
WITH_JOKER: Final = N_("rummikub", "{set}, joker for {number}")
UNFINISHED: Final = N_("rummikub", "unfinished: {tiles}")
IN_DISORDER: Final = N_("rummikub", "not a set: {tiles}")
NUMBERED: Final = N_("rummikub", "set {number}, {set}")


SERIES: Final[Mapping[str, str]] = {
    "k": N_("rummikub", "black {first} to {last}"),
    "r": N_("rummikub", "red {first} to {last}"),
    "b": N_("rummikub", "blue {first} to {last}"),
    "o": N_("rummikub", "orange {first} to {last}"),
}
"""Consecutive tiles of one colour to which something is done."""

ORDINALS: Final = (
    N_("rummikub", "first"),
    N_("rummikub", "second"),
    N_("rummikub", "third"),
    N_("rummikub", "fourth"),
    N_("rummikub", "fifth"),
    N_("rummikub", "sixth"),
    N_("rummikub", "seventh"),
    N_("rummikub", "eighth"),
    N_("rummikub", "ninth"),
    N_("rummikub", "tenth"),
    N_("rummikub", "eleventh"),
    N_("rummikub", "twelfth"),
    N_("rummikub", "thirteenth"),
)
OUT_OF: Final = (
    N_("rummikub", "of one"),
    N_("rummikub", "of two"),
    N_("rummikub", "of three"),
    N_("rummikub", "of four"),
    N_("rummikub", "of five"),
    N_("rummikub", "of six"),
    N_("rummikub", "of seven"),
    N_("rummikub", "of eight"),
    N_("rummikub", "of nine"),
    N_("rummikub", "of ten"),
    N_("rummikub", "of eleven"),
    N_("rummikub", "of twelve"),
    N_("rummikub", "of thirteen"),
)
IN_SET: Final = N_("rummikub", "{place} in set {set}")
ONE_OF: Final = N_("rummikub", "{place} of {count}")


def described(row: Sequence[Tile]) -> str:
    """Return a description of tiles side by side: a run, a group, or tiles that aren't a set.

    >>> described(["r9a", "r10a", "r11a"]), described(["r7a", "k7a", "ja"])
    ('red run 9 to 11', 'group of 7s, red, black, joker')
    """
    meld = read(row)
    if not isinstance(meld, Meld):
        source = UNFINISHED if len(row) < LEAST else IN_DISORDER
        return sentence(CONTEXT, source, {"tiles": tiles(row)})
    if meld.kind == "group":
        names = {**COLOUR_NAMES, "j": NAMED["j"]}
        colours = ", ".join(translated(CONTEXT, names[colour_of(one)]) for one in row)
        return sentence(CONTEXT, GROUP_HEARD, {"number": meld.numbers[0], "colours": colours})
    facts = {"first": meld.numbers[0], "last": meld.numbers[-1]}
    text = sentence(CONTEXT, RUNS_HEARD[meld.colours[0]], facts)
    for one, number in zip(row, meld.numbers, strict=True):
        if is_joker(one):
            text = sentence(CONTEXT, WITH_JOKER, {"set": text, "number": number})
    return text


def set_summary(number: int, row: Sequence[Tile]) -> str:
    """Return a set's number and description.

    >>> set_summary(2, ["r9a", "r10a", "r11a"])
    'set 2, red run 9 to 11'
    """
    return sentence(CONTEXT, NUMBERED, {"number": number, "set": described(row)})


@remembered
def place(index: int, count: int) -> str:
    """Return a tile's place among others; ``index`` counts from 0.

    >>> place(1, 3), place(13, 14)
    ('second of three', '14 of 14')
    """
    if count > len(OUT_OF):
        return sentence(CONTEXT, ONE_OF, {"place": index + 1, "count": count})
    return f"{translated(CONTEXT, ORDINALS[index])} {translated(CONTEXT, OUT_OF[count - 1])}"


@remembered
def place_in_set(index: int, count: int, number: int) -> str:
    """Return a tile's place in a set; ``index`` counts from 0.

    >>> place_in_set(1, 3, 2)
    'second of three in set 2'
    """
    return sentence(CONTEXT, IN_SET, {"place": place(index, count), "set": number})


def tiles_held(row: Sequence[Tile]) -> str:
    """Return the words for tiles to which something is done.

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
    """Return which of two equal tiles a tile is, in the order of the rack; empty if there is only one."""
    same = [other for other in rack if tile(other) == tile(name)]
    return place(same.index(name), len(same)) if len(same) > 1 else ""


Sets: TypeAlias = frozenset[frozenset[Tile]]


class SetNumbers:
    """Numbers the sets on one screen's table, from 1.

    A set keeps its number while tiles come and go; if it splits, the larger part keeps it. A new set gets the
    lowest free number. A table that is seen again, by undoing or looking back, has its old numbers.
    """

    def __init__(self) -> None:
        self._game = 0
        self._known: dict[Sets, dict[frozenset[Tile], int]] = {}
        self._last: tuple[LaidSet, ...] = ()

    def of(self, game: int, table: Iterable[Sequence[Tile]]) -> tuple[int, ...]:
        """Return the numbers of a table's sets in order; ``game`` is the game of the match, from 1.

        A new table takes over the numbers of the one that was asked for last.
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


PLAYED: Final = N_("rummikub", "{player} {deeds}.")
OPENED: Final = translate("rummikub", "{player} opens with %n (point|points): {sets}.", "", 0)
PLAYED_BRIEFLY: Final = N_("rummikub", "{player} {laid}.")
REARRANGED_BRIEFLY: Final = N_("rummikub", "{player} {laid} and {changed}.")

DEEDS: Final[Mapping[str, str]] = {
    "lay": N_("rummikub", "lays {sets}"),
    "add": N_("rummikub", "adds {laid} {onto}"),
    "move": N_("rummikub", "moves {taken} {onto}"),
    "move_and_add": N_("rummikub", "moves {taken} {onto} and adds {laid}"),
    "split": N_("rummikub", "splits off {taken}"),
    "take_and_lay": N_("rummikub", "takes {taken} and lays {sets}"),
}
"""The deeds of a step; ``taken`` are tiles with the sets that they come from."""

IN_NUMBERS: Final = N_("rummikub", "{player}: {tiles}, {sets}.")
TILES_ALONE: Final = N_("rummikub", "{player}: {tiles}.")
COUNTED_TILES: Final = translate("rummikub", "%n (tile|tiles)", "", 0)
COUNTED_SETS: Final = translate("rummikub", "%n (set|sets)", "", 0)

TAKEN_FROM: Final = N_("rummikub", "{tiles} {source}")
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


def played_briefly(player: str, before: Table, after: Table, *, in_numbers: bool = False) -> str:
    """Return how many tiles a player lays, and how many old sets change.

    ``in_numbers`` leaves out the verb, for places with hardly any room.
    """
    steps = played_move(before, after).steps
    changed = {one.set_id for step in steps for one in step.taken} | {s.set_id for s in steps if s.onto}
    tiles = sentence(
        CONTEXT, COUNTED_TILES if in_numbers else LAID, {}, count=sum(len(step.laid) for step in steps)
    )
    sets = sentence(CONTEXT, COUNTED_SETS if in_numbers else CHANGED, {}, count=len(changed))
    alone, both = (TILES_ALONE, IN_NUMBERS) if in_numbers else (PLAYED_BRIEFLY, REARRANGED_BRIEFLY)
    facts = {"player": player, "tiles": tiles, "laid": tiles, "sets": sets, "changed": sets}
    return said(both if changed else alone, facts)


def _deed(step: PlayedStep, move: PlayedMove) -> tuple[str, dict[str, str]]:
    """Return the kind of deed that a step is, a key of ``DEEDS``, and the facts of its clause."""
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
    """Return tiles with the set that they are taken from, or only that set if they are all of it."""
    if set(one.tiles) == set(one.source) and is_set(one.source):
        return set_name(one.source, "laid")
    source = set_name(_known(one.source, one.set_id, move), "from")
    facts = {"tiles": tiles_taken(one.tiles), "source": source}
    return sentence(CONTEXT, TAKEN_FROM, facts)


def _is_another(row: Sequence[Tile], goal: Sequence[Tile]) -> bool:
    """Return whether people would call a set a different one after it changes into ``goal``."""
    old, new = read(row), read(goal)
    if isinstance(old, Meld) and isinstance(new, Meld) and old.kind != new.kind:
        return True
    return 2 * len(set(row) & set(goal)) < len(goal) and len(set(row) & set(goal)) < LEAST


def _known(row: Sequence[Tile], set_id: int, move: PlayedMove) -> Sequence[Tile]:
    """Return a set as people know it: as it is now or, if it is in disorder, as it was before the move."""
    if is_set(row):
        return row
    return next((one.tiles for one in move.before if one.id == set_id), tuple(row))


DEEDS_HEARD: Final[Mapping[str, str]] = {
    "lay": N_("rummikub", "lays {set}"),
    "before": N_("rummikub", "lays {laid} before set {number}, {result}"),
    "after": N_("rummikub", "lays {laid} after set {number}, {result}"),
    "into": N_("rummikub", "lays {laid} in set {number}, {result}"),
    "move": N_("rummikub", "moves {taken} to set {number}, {result}"),
    "take": N_("rummikub", "takes {taken} to make {set}"),
    "move_and_lay": N_("rummikub", "moves {taken} to set {number} and lays {laid}, {result}"),
    "take_and_lay": N_("rummikub", "takes {taken} and lays {laid} to make {set}"),
}
"""The deeds to one set; ``result`` is the set after the move."""

TAKEN_HEARD: Final = N_("rummikub", "{tiles} from set {number}")
DRAWN: Final = N_("rummikub", "You draw {tile}.")


def drawn_tile(tile: Tile) -> str:
    return sentence(CONTEXT, DRAWN, {"tile": taken(tile)})


def spoken_move(event: TilesPlayed, game: int, name: str, numbers: SetNumbers) -> str:
    """Return set by set what the player called ``name`` did; ``game`` is the game of the match, from 1."""
    before = dict(zip(event.before, numbers.of(game, event.before), strict=True))
    numbered = zip(event.after, numbers.of(game, event.after), strict=True)
    after = {frozenset(row): number for row, number in numbered}
    move = played_move(event.before, event.after)
    old = {one.id: before[one.tiles] for one in move.before}
    goals = {one.id: one.tiles for one in move.after}
    if event.opening:
        sets = [goals[step.set_id] for step in move.steps]
        told = "; ".join(set_summary(after[frozenset(row)], row) for row in sets)
        return said(OPENED, {"player": name, "sets": told}, event.worth)
    deeds = [_deed_heard(step, goals[step.set_id], after, old) for step in move.steps]
    return said(PLAYED, {"player": name, "deeds": "; ".join(deeds)})


def _deed_heard(
    step: PlayedStep, goal: Sequence[Tile], after: Mapping[frozenset[Tile], int], old: Mapping[int, int]
) -> str:
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
LAY_NAMED: Final = N_("rummikub", "Lay {tiles}")
NAMED_AT_MOST: Final = 3
"""The most tiles that are named; more would take too long to read."""


def lay_text(laid: Sequence[Tile]) -> str:
    if len(laid) > NAMED_AT_MOST:
        return sentence(CONTEXT, LAY, {}, count=len(laid))
    in_order = sorted(laid, key=KIND_OF.__getitem__)
    return sentence(CONTEXT, LAY_NAMED, {"tiles": tiles_taken(in_order)})
