"""A second reading of the rules of Rummikub: whether a position can lie on a table, by plain counting.

What a rack can open with, and what a finished game is worth, is taken from the rules: others prove those.
"""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice, pairwise, product

from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.scoring import GameResult, Holding, bank_run_out, gone_out
from stolik.games.rummikub.rules.sets.opening import can_open
from stolik.games.rummikub.rules.state import State

ALL = {
    *(f"{colour}{number}{copy}" for colour, number, copy in product("krbo", range(1, 14), "ab")),
    "ja",
    "jb",
}
HIDDEN = "?"


def valid(seats: int, options: Options, state: State, viewer: int | None = None) -> bool:
    """Tell whether the rules leave a table like this between two moves, as a seat sees it or as it is."""
    by_seat = (state.racks, state.came, state.drawn, state.opened, state.announced, state.turns)
    named = {state.starter, state.turn, *state.contest, *state.asked, *state.layers}
    if (
        state.options != options
        or {len(each) for each in by_seat} != {seats}
        or not named <= set(range(seats))
    ):
        return False
    if any(len(rack) != len(came) for rack, came in zip(state.racks, state.came, strict=True)):
        return False
    if state.game not in range(1, options.games_per_match + 1) or state.phase == "done":
        return False
    if not tiles_lie_so(state) or not earlier_games(state):
        return False
    done = len(state.results) == state.game
    match state.phase:
        case "drawing":
            return drawing_is_right(state)
        case "shuffling" if not done:
            again = state.game == 1 or options.reshuffle_right
            return again and state.turn == state.starter and nothing_happened(state) and not any(state.drawn)
        case "shuffling":
            fits = state.game < options.games_per_match
        case "over":
            fits = done and state.game == options.games_per_match
        case _:
            fits = not done
    return (
        fits
        and not any(state.drawn)
        and not state.contest
        and seen_so(state, viewer, done)
        and asked_is_right(state, viewer)
        and Table(state, done).fits()
    )


def tiles_lie_so(state: State) -> bool:
    lying = Counter(state.bank)
    for pile in (*state.table, *state.racks):
        lying.update(pile)
    hidden = lying.pop(HIDDEN, 0)
    if any(tile not in ALL or times > 1 for tile, times in lying.items()):
        return False
    if lying.total() + hidden not in (0, 106):
        return False
    return all(HIDDEN not in tiles and is_set(tiles) for tiles in state.table)


def is_set(tiles: tuple[str, ...]) -> bool:
    if len(tiles) < 3:
        return False
    plain = [(at, tile[0], int(tile[1:-1])) for at, tile in enumerate(tiles) if tile[0] != "j"]
    colours, numbers = {colour for _, colour, _ in plain}, {number for _, _, number in plain}
    group = len(numbers) == 1 and len(colours) == len(plain) and len(tiles) <= 4
    starts = {number - at for at, _, number in plain}
    run = len(colours) == 1 and len(starts) == 1 and 1 <= min(starts) <= 14 - len(tiles)
    return group or run


def nothing_happened(state: State) -> bool:
    held = (*state.racks, *state.came, state.table, state.bank, state.asked, state.layers)
    return not (
        any(held) or any(state.opened) or any(state.announced) or any(state.turns) or state.passes
    ) and not (state.promised or (state.phase != "drawing" and state.contest))


def drawing_is_right(state: State) -> bool:
    if state.game != 1 or state.starter or state.turn or not nothing_happened(state):
        return False
    if any(low >= high for low, high in pairwise(state.contest)) or len(state.contest) < 2:
        return False
    tiles = {seat: tile for seat, tile in enumerate(state.drawn) if tile is not None}
    if not set(tiles) <= set(state.contest) or len(set(tiles.values())) < len(tiles):
        return False
    if any(tile not in ALL or tile in ("ja", "jb") for tile in tiles.values()):
        return False
    return not tiles or len(state.contest) - len(tiles) in (1, 2)


def doublets(rack: tuple[str, ...]) -> int:
    kinds = Counter(tile[:-1] for tile in rack if tile[0] != "j" and tile != HIDDEN)
    return sum(times - 1 for times in kinds.values())


def asked_is_right(state: State, viewer: int | None) -> bool:
    if state.phase != "asking":
        return not state.asked
    if not state.options.reshuffle_right or state.turn != state.starter:
        return False
    if viewer is not None:
        return not state.asked or (state.asked == (viewer,) and doublets(state.racks[viewer]) >= 3)
    seats = len(state.racks)
    right = [seat for seat in going_round(state.starter, seats, seats) if doublets(state.racks[seat]) >= 3]
    return bool(state.asked) and any(list(state.asked) == right[at:] for at in range(len(right)))


def seen_so(state: State, viewer: int | None, done: bool) -> bool:
    for seat, rack in enumerate(state.racks):
        covered = viewer is not None and seat != viewer and not done
        if covered and (any(tile != HIDDEN for tile in rack) or set(state.came[seat]) - {0}):
            return False
        if not covered and HIDDEN in rack:
            return False
    return all((tile == HIDDEN) == (viewer is not None) for tile in state.bank)


def going_round(first: int, seats: int, count: int) -> list[int]:
    """Return who has a turn, one turn after another, from a seat on."""
    return list(islice(cycle(range(seats)), first, first + count))


class Table:
    """A game that was dealt: who has had which turns, and what they did in them."""

    def __init__(self, state: State, done: bool) -> None:
        self.state, self.done, self.seats = state, done, len(state.racks)
        options = state.options
        clock = options.turn_seconds is not None
        self.swept = clock and not options.timeout_restores
        self.most = options.timeout_penalty if clock else 1
        self.out = done and not state.racks[state.turn]
        past = sum(state.turns)
        # The last one goes on, or was the end.
        self.turns = going_round(state.starter, self.seats, past + 1) if past >= 0 else []
        self.passes = range(past + done - state.passes, past + done)

    def fits(self) -> bool:
        state = self.state
        if not self.turns or self.turns[-1] != state.turn or min(state.turns) < 0:
            return False
        if Counter(self.turns[:-1]) != Counter(dict(enumerate(state.turns))):
            return False
        if state.phase == "asking" and len(self.turns) > 1:
            return False
        return (
            self.passes_fit()
            and self.ends_right()
            and all(self.rack_fits(seat) for seat in range(self.seats))
            and self.draws_fit()
            and self.layings_fit()
            and self.announcements_fit()
        )

    def passes_fit(self) -> bool:
        passes = self.state.passes
        if passes < 0 or self.passes.start < 0 or (passes and self.state.bank):
            return False
        return not passes if self.out else passes == self.seats if self.done else passes < self.seats

    def ends_right(self) -> bool:
        state = self.state
        empty = [seat for seat, rack in enumerate(state.racks) if not rack]
        if empty != ([state.turn] if self.out else []):
            return False
        if not self.done:
            return True
        if self.out and state.layers[-1:] != (state.turn,):
            return False
        holdings = [
            Holding(*held, 20 if seat in state.options.easier_opening else 30)
            for seat, held in enumerate(
                zip(state.racks, state.came, state.opened, state.turns, state.announced, strict=True)
            )
        ]
        if self.out:
            return state.results[-1] == gone_out(state.turn, holdings)
        return state.results[-1] == bank_run_out(holdings, state.layers, state.starter)

    def drawing_turns(self, seat: int) -> int:
        """Return how many turns of a seat may have brought tiles."""
        state = self.state
        now = state.phase == "drawn" or self.done
        turns = self.turns if now else self.turns[:-1]
        may_sweep = self.swept and state.opened[seat]
        return sum(
            1 for at, each in enumerate(turns) if each == seat and (may_sweep or at not in self.passes)
        )

    def rack_fits(self, seat: int) -> bool:
        state, rack, came = self.state, self.state.racks[seat], self.state.came[seat]
        turns, opened = self.drawing_turns(seat), state.opened[seat]
        may_sweep = self.swept and opened
        if not may_sweep and opened and len(rack) > 11 + self.most * (turns - 1):
            return False
        if HIDDEN in rack:
            least, most = 14 + turns * bool(state.bank), 14 + turns * self.most
            return opened or least <= len(rack) <= most
        if any(low > high for low, high in pairwise(came)) or not set(came) <= set(range(turns + 1)):
            return False
        if may_sweep:
            return True
        times = Counter(came)
        drawn = [times[turn] for turn in range(1, turns + 1)]
        if any(count > self.most for count in drawn):
            return False
        if opened:
            return times[0] <= 14
        if state.bank:
            return times[0] == 14 and set(drawn) <= {1, self.most}
        held = [count for count in drawn if count]
        gaps = any(not one and other for one, other in pairwise(drawn))
        return times[0] == 14 and not gaps and set(held[:-1]) <= {1, self.most}

    def draws_fit(self) -> bool:
        state = self.state
        drawn = 106 - 14 * self.seats - len(state.bank)
        if drawn < 0:
            return False
        opened, laid = state.opened.count(True), sum(len(tiles) for tiles in state.table)
        made = sum(state.turns) + (state.phase == "drawn") + self.out
        passed = len([at for at in self.passes if at < sum(state.turns)])
        if made - opened - passed < drawn / self.most:
            return False
        return not state.bank or self.swept or made - drawn <= laid - 2 * opened

    def layings_fit(self) -> bool:
        state = self.state
        opened = {seat for seat, has in enumerate(state.opened) if has}
        if len(state.layers) != len(opened) or set(state.layers) != opened:
            return False
        later = self.passes.start
        for seat in reversed(state.layers):
            earlier = [at for at in range(later) if self.turns[at] == seat]
            if not earlier:
                return False
            later = earlier[-1]
        tiles = [tile for each in state.table for tile in each]
        if not opened and tiles:
            return False
        if self.swept:
            return True
        points = sum(13 if tile[0] == "j" else int(tile[1:-1]) for tile in tiles)
        needed = sum(20 if seat in state.options.easier_opening else 30 for seat in opened)
        return points >= needed and len(tiles) >= 3 * len(opened)

    def announcements_fit(self) -> bool:
        state = self.state
        for seat, announced in enumerate(state.announced):
            if seat == state.turn and state.phase == "drawn":
                if state.promised or not self.newly_opens(seat, state.turns[seat] + 1):
                    return False
            elif announced and (seat == state.turn or not self.newly_opens(seat, state.turns[seat])):
                return False
        if not state.promised:
            return True
        before = state.turns[state.turn]
        return (self.out and before > 0) or self.newly_opens(state.turn, before)

    def newly_opens(self, seat: int, turn: int) -> bool:
        state, rack = self.state, self.state.racks[seat]
        if state.opened[seat] or turn == 0:
            return False
        if HIDDEN in rack:
            return True
        needed = 20 if seat in state.options.easier_opening else 30
        old = [tile for tile, came in zip(rack, state.came[seat], strict=True) if came < turn]
        return can_open(rack, needed) and not can_open(old, needed)


def earlier_games(state: State) -> bool:
    if len(state.results) not in (state.game - 1, state.game):
        return False
    return all(game_is_right(result, state) for result in state.results[: state.game - 1])


def game_is_right(result: GameResult, state: State) -> bool:
    verdicts = result.verdicts
    held = Counter(tile for verdict in verdicts for tile in verdict.rack)
    if len(verdicts) != len(state.racks) or not held.keys() <= ALL or set(held.values()) - {1}:
        return False
    if result.winner not in range(len(verdicts)):
        return False
    sizes = [len(verdict.rack) for verdict in verdicts]
    others = [verdict for seat, verdict in enumerate(verdicts) if seat != result.winner]
    if result.ending == "out":
        fits = not sizes[result.winner] and all(
            len(verdict.rack) >= (1 if verdict.reason == "opened" else 14) for verdict in others
        )
    else:
        fits = all(sizes)
    holdings = []
    for seat, verdict in enumerate(verdicts):
        came, now = [], 0
        for tile in verdict.rack:
            now = verdict.turn if tile == verdict.tile else now
            came.append(now)
        needed = 20 if seat in state.options.easier_opening else 30
        turns = 0 if verdict.reason == "no_turn" else 9
        opened, announced = verdict.reason == "opened", verdict.reason == "announced"
        holdings.append(Holding(verdict.rack, tuple(came), opened, turns, announced, needed))
    if not fits:
        return False
    if result.ending == "out":
        return result == gone_out(result.winner, holdings)
    return result == bank_run_out(holdings, [result.winner], 0)
