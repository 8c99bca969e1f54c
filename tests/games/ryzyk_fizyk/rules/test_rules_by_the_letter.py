"""The rules of Ryzyk-Fizyk against a slow second reading of the same paragraphs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from stolik.engine.dice import FACES
from stolik.engine.game import TABLE, Seat
from stolik.games.ryzyk_fizyk.rules.moves import Bank, Keep, Move, Roll, Rolled
from stolik.games.ryzyk_fizyk.rules.options import Options
from stolik.games.ryzyk_fizyk.rules.rules import GAME
from stolik.games.ryzyk_fizyk.rules.state import State

OPTIONS = st.builds(
    Options,
    starter=st.just(0),
    six_of_a_kind_wins=st.booleans(),
    six_different=st.sampled_from(["off", "lose_game", "zero_account"]),
    five_of_a_kind_bonus=st.booleans(),
    must_roll_on=st.booleans(),
)


class Paper:
    """A game kept with pencil and paper: piles of dice, a note of the points, and a list of who plays."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.accounts = [0] * seats
        self.out: list[Seat] = []
        self.queue: list[Seat] | None = None
        self.winner: Seat | None = None
        self.over = False
        self.on_turn = 0
        self.clear()

    def clear(self) -> None:
        """Take all dice and the turn's points off the table."""
        self.piles: dict[int, int] = {}
        self.points = 0
        self.tries_left: int | None = None
        self.begun = False

    def choices(self, rolled: Sequence[int]) -> set[tuple[int, ...]]:
        """§3.2, §3.3: every subset of the dice in which no face stands alone without a group."""
        subsets = {
            tuple(sorted(chosen))
            for size in range(1, len(rolled) + 1)
            for chosen in combinations(rolled, size)
        }
        return {dice for dice in subsets if all(dice.count(die) >= 2 or die in self.piles for die in dice)}

    def may_bank(self) -> bool:
        """§5.2, §7.12, §7.15."""
        six = sum(self.piles.values()) == 6
        return self.points > 0 and not self.begun and not (six and self.options.must_roll_on)

    def keep(self, rolled: Sequence[int], dice: Sequence[int]) -> None:
        """§3.2, §7.10."""
        five = len(rolled) == 6 and len(dice) == 5 and len(set(dice)) == 1 and len(set(rolled)) == 2
        for die in dice:
            self.piles[die] = self.piles.get(die, 0) + 1
            self.points += die
        self.tries_left = 3 if five and self.options.five_of_a_kind_bonus else None
        self.begun = False

    def throw(self, rolled: Sequence[int]) -> bool:
        """Judge dice that fell, and return whether a choice is to be made."""
        if self.tries_left is not None:
            self.tries_left -= 1
            self.begun = True
            if rolled[0] in self.piles:
                self.keep(rolled, rolled)
            elif self.tries_left == 0:
                self.next()
            return False
        if len(rolled) == 6:
            if len(set(rolled)) == 1 and self.options.six_of_a_kind_wins:
                self.winner = self.on_turn
                self.over = True
                return False
            if len(set(rolled)) == 6 and self.options.six_different == "zero_account":
                self.accounts[self.on_turn] = 0
            if len(set(rolled)) == 6 and self.options.six_different == "lose_game":
                self.out.append(self.on_turn)
        if self.choices(rolled):
            return True
        self.next()
        return False

    def bank(self) -> None:
        """§5.1, §6.1."""
        self.accounts[self.on_turn] += self.points
        if self.accounts[self.on_turn] >= 101 and self.queue is None:
            self.queue = self.others()
            self.next(first=True)
        else:
            self.next()

    def others(self) -> list[Seat]:
        """Return who is in beside the one on turn, in seating order."""
        seats = len(self.accounts)
        after = [seat % seats for seat in range(self.on_turn + 1, self.on_turn + seats)]
        return [seat for seat in after if seat not in self.out]

    def next(self, first: bool = False) -> None:
        """§3.8, §6: pass the dice on, or end the game."""
        if self.queue is not None and not first:
            self.queue.remove(self.on_turn)
        if self.queue == [] or len(self.accounts) - len(self.out) == 1:
            self.over = True
            return
        self.on_turn = self.queue[0] if self.queue else self.others()[0]
        self.clear()

    def places(self) -> list[list[Seat]]:
        """Return the places: seats that share one together."""
        places = [[self.winner]] if self.winner is not None else []
        inside = [s for s in range(len(self.accounts)) if s not in self.out and s != self.winner]
        accounts = sorted({self.accounts[seat] for seat in inside}, reverse=True)
        places += [[seat for seat in inside if self.accounts[seat] == account] for account in accounts]
        return [*places, *([sorted(self.out)] if self.out else [])]


def throws(count: int) -> st.SearchStrategy[tuple[int, ...]]:
    """Dice as they fall, and oftener than they do all equal, all but one equal, or all different."""
    usual = st.tuples(*[st.sampled_from(FACES)] * count)
    if count < 6:
        return usual
    equal = st.sampled_from(FACES).map(lambda face: (face,) * 6)
    five = st.tuples(st.sampled_from(FACES), st.sampled_from(FACES)).map(lambda two: (two[0],) * 5 + two[1:])
    return st.one_of(usual, usual, usual, usual, equal, five, st.just(FACES))


def shared(state: State) -> list[list[Seat]]:
    places = GAME.standings(state)
    ranks = sorted({place.rank for place in places})
    return [[place.seat for place in places if place.rank == rank] for rank in ranks]


@pytest.mark.rest
@given(st.integers(2, 5), OPTIONS, st.data())
@settings(max_examples=40, deadline=None)
def test_a_game_on_paper_and_by_the_rules_goes_the_same_way(
    seats: int, options: Options, data: st.DataObject
) -> None:
    state, paper = GAME.start(seats, options), Paper(seats, options)
    for _ in range(120):
        if paper.over:
            break
        assert (GAME.to_act(state), state.phase) == ((paper.on_turn,), "decide")
        allowed: set[Move] = {Roll(), *([Bank()] if paper.may_bank() else [])}
        assert set(GAME.legal_moves(state, state.turn)) == allowed
        assert (GAME.check(state, state.turn, Bank()) is None) == paper.may_bank()
        if Bank() in allowed and data.draw(st.booleans()):
            state = GAME.apply(state, state.turn, Bank())[-1].state
            paper.bank()
            continue
        state = GAME.apply(state, state.turn, Roll())[-1].state
        if sum(paper.piles.values()) == 6:
            paper.piles = {}
        dice = data.draw(throws(6 - sum(paper.piles.values())))
        assert GAME.check(state, TABLE, Rolled(dice)) is None
        state = GAME.apply(state, TABLE, Rolled(dice))[-1].state
        if not paper.throw(dice):
            continue
        choices = paper.choices(dice)
        assert {
            move.dice for move in GAME.legal_moves(state, state.turn) if isinstance(move, Keep)
        } == choices
        chosen = data.draw(st.sampled_from(sorted(choices)))
        state = GAME.apply(state, state.turn, Keep(chosen))[-1].state
        paper.keep(dice, chosen)
    assert (state.phase == "over") == paper.over
    assert list(state.accounts) == paper.accounts
    assert list(state.out) == sorted(paper.out)
    assert shared(state) == paper.places()
    if not paper.over:
        assert (state.points, state.turn) == (paper.points, paper.on_turn)
        assert list(state.last_turns) == (paper.queue or [])


@given(st.lists(st.sampled_from(FACES), max_size=7), throws(6))
def test_a_choice_is_accepted_where_the_letter_allows_it(dice: list[int], rolled: tuple[int, ...]) -> None:
    air = GAME.apply(GAME.start(2, Options()), 0, Roll())[-1].state
    state = GAME.apply(air, TABLE, Rolled(rolled))[-1].state
    fits = all(2 <= dice.count(die) <= rolled.count(die) for die in dice) and bool(dice)
    if state.phase == "keep":
        assert (GAME.check(state, 0, Keep(tuple(dice))) is None) == fits
