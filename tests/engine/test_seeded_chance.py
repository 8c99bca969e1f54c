"""Dice and tiles determined by a seed, recomputed here only from ``fair_dice.md``."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from stolik.engine import chance
from stolik.engine.chance import SeededSource, bot_seed, fingerprint, seed_of, seed_text, starter_source
from stolik.engine.chance_check import ChanceCheck, check_chance
from stolik.engine.dice import roll_dice
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.engine.record import Player, record_of, record_text
from stolik.engine.session import Session
from stolik.games.pickomino.rules.moves import Roll
from stolik.games.rummikub.rules.moves import Shuffled, TimeUp

SEED = 0x9F3A_77C2_0D41_B5E8_6612
TEXT = "KWX7FGGD86TYGSGJ"
DOCUMENT = Path(chance.__file__).with_name("fair_dice.md").read_text("utf-8")
TILES = [f"{colour}{number}{copy}" for colour in "krbo" for number in range(1, 14) for copy in "ab"] + [
    "ja",
    "jb",
]
CHI_SQUARE_5 = 20.515
"""A fair die exceeds it once in a thousand times, with 5 degrees of freedom."""


# ---------------------------------------------------------------------- by the document


def stream(label: str, text: str = TEXT) -> Iterator[int]:
    block = 0
    while True:
        yield from sha256(f"stolik-dice-1:{text}:{label}:{block}".encode()).digest()
        block += 1


def below(end: int, source: Iterator[int]) -> int:
    while (byte := next(source)) >= 256 - 256 % end:
        pass
    return byte % end


def dice(label: str, count: int, text: str = TEXT) -> list[int]:
    source = stream(label, text)
    return [below(6, source) + 1 for _ in range(count)]


def sample(label: str, listed: list[Any], count: int, text: str = TEXT) -> list[Any]:
    source, left, drawn = stream(label, text), list(listed), []
    for _ in range(count):
        place = below(len(left), source)
        drawn.append(left[place])
        left[place] = left[-1]
        del left[-1]
    return drawn


# ---------------------------------------------------------------------- the generator


def test_a_seed_is_written_in_sixteen_symbols_and_has_the_fingerprint_of_any_sha256() -> None:
    assert seed_text(SEED) == TEXT
    assert [seed_of(text) for text in (TEXT, TEXT.lower())] == [SEED, SEED]
    assert [seed_of(text) for text in (TEXT[:-1], TEXT + "0", "U" * 16, 7, None)] == [None] * 5
    for seed in (-1, 1 << 80):
        with pytest.raises(ValueError, match="no seed"):
            SeededSource(seed, "roll/1/1/1")
    assert fingerprint(SEED).replace(" ", "") == sha256(f"stolik-dice-1:{TEXT}".encode()).hexdigest()[:24]
    (printed,) = re.findall(r"begins with `([0-9a-f ]+)`", DOCUMENT)
    assert fingerprint(1) == printed


def test_the_vectors_of_the_document_hold_by_the_program_and_by_the_document() -> None:
    given = dict(re.findall(r"\| `0000000000000001` \| `(.+?)` \| .+? \| (.+?) \|", DOCUMENT))
    numbers = {label: [int(each) for each in result.split()] for label, result in given.items()}
    assert list(roll_dice(8, SeededSource(1, "roll/1/1/1")).dice) == numbers["roll/1/1/1"]
    assert dice("roll/1/1/1", 8, "0" * 15 + "1") == numbers["roll/1/1/1"]
    assert SeededSource(1, "chance/1").sample(range(106), 5) == numbers["chance/1"]
    assert [bot_seed(1, 0, 0)] == numbers["bot/1/0"]


def test_every_number_below_another_has_the_same_chance() -> None:
    """With known bytes as the source, those that would favour low numbers are dropped."""
    source = SeededSource(SEED, "x")
    taken = [next(each) for each in [stream("x")] for _ in range(4000)]
    kept = [byte % 6 for byte in taken if byte < 252]
    assert [source.below(6) for _ in kept] == kept
    assert any(byte >= 252 for byte in taken)
    pairs = SeededSource(SEED, "x")
    assert pairs.below(300) == next(
        value % 300
        for value in (256 * high + low for high, low in zip(taken[::2], taken[1::2], strict=True))
        if value < 65536 - 65536 % 300
    )


def test_the_source_takes_the_place_of_random() -> None:
    one, other = SeededSource(SEED, "a"), SeededSource(SEED, "a")
    found = [one.random(), one.randrange(1000), one.choice("abcdef")]
    assert found == [other.random(), other.below(1000), "abcdef"[other.below(6)]]
    assert 0 <= one.random() < 1
    cards = list(range(52))
    one.shuffle(cards)
    assert sorted(cards) == list(range(52)) != cards
    for refused in (lambda: one.choices([1, 2], [1, 2]), lambda: one.sample([1], 2)):
        with pytest.raises(ValueError, match="seeded source"):
            refused()
    with pytest.raises(NotImplementedError):
        one.getstate()
    with pytest.raises(NotImplementedError):
        one.setstate(None)


def chi_square(counts: Counter[int]) -> float:
    expected = sum(counts.values()) / 6
    return sum((counts[face] - expected) ** 2 / expected for face in range(1, 7))


def test_a_hundred_thousand_dice_are_fair() -> None:
    counts: Counter[int] = Counter()
    pairs: Counter[int] = Counter()
    for roll in range(12_500):
        fell = roll_dice(8, SeededSource(SEED, f"roll/1/{roll}/1")).dice
        counts.update(fell)
        pairs.update([(fell[1] - fell[0]) % 6 + 1])
    assert chi_square(counts) < CHI_SQUARE_5
    assert chi_square(pairs) < CHI_SQUARE_5


# ---------------------------------------------------------------------- in a game


def played(game_id: str, decisions: int, chooser: int = 1, *, seats: int = 3, seed: int = SEED) -> Session:
    info, game, choose = load_package(game_id).info, load_game(game_id), Random(chooser)
    session = Session(game, seats, game.options_type(), None if info.draws_for_start else 1, seed=seed)
    for _ in range(decisions):
        session.resolve_chance(Random(0))
        if session.over:
            break
        seat = session.to_act[0]
        few = [move for move, _ in zip(game.legal_moves(session.view(seat), seat), range(5), strict=False)]
        session.submit(seat, choose.choice(few))
    session.resolve_chance(Random(0))
    return session


def by_chance(session: Session) -> list[Any]:
    return [entry.move for entry in session.log if entry.seat == TABLE]


def rolls_by_label(session: Session) -> dict[str, tuple[int, ...]]:
    """Return the dice of every roll in a game with turns, labelled by counting in the log."""
    turns, rolls, found = Counter({1: 1}), Counter[int](), {}
    for number, entry in enumerate(session.log):
        if entry.seat == TABLE:
            seat = session.state_at(number).turn
            rolls[seat] += 1
            move: Any = entry.move
            found[f"roll/{seat + 1}/{turns[seat]}/{rolls[seat]}"] = move.dice
        for step in session.steps_of(number):
            if getattr(step.event, "kind", "") == "turn_began":
                turns[step.event.seat] += 1
                rolls[step.event.seat] = 0
    return found


@pytest.mark.parametrize("game_id", ["pickomino", "ryzyk_fizyk"])
def test_every_roll_is_that_of_its_seat_its_turn_and_its_number(game_id: str) -> None:
    found = rolls_by_label(played(game_id, 150))
    assert len(found) > 30
    assert {label.split("/")[1] for label in found} == {"1", "2", "3"}
    for label, fell in found.items():
        assert list(fell) == dice(label, len(fell))


def test_in_circles_a_seat_rolls_its_row_of_rolls_and_in_rummikub_tiles_are_samples() -> None:
    rolls = [move.dice for move in by_chance(played("knaster", 30))]
    assert [list(each) for each in rolls[:4]] == [dice(f"roll/{at}/1/1", 2) for at in (2, 3, 1)] + [
        dice("roll/2/1/2", 2)
    ]
    chances = by_chance(played("rummikub", 2))
    assert list(chances[0].tiles) == sample("chance/1", TILES, 3)
    assert list(chances[-1].tiles) == sample(f"chance/{len(chances)}", TILES, 106)


def drawings(seats: int, text: str) -> Iterator[list[str | None]]:
    """Yield the tiles of each drawing for the start by seat, as the document says."""
    held: dict[int, str] = {}
    best, due, number = list(range(seats)), list(range(seats)), 0
    while due:
        number += 1
        listed = [tile for tile in TILES if tile not in held.values()]
        got = dict(zip(due, sample(f"chance/{number}", listed, len(due), text), strict=True))
        yield [got.get(seat) for seat in range(seats)]
        held |= {seat: tile for seat, tile in got.items() if tile not in ("ja", "jb")}
        due = [seat for seat in due if seat not in held]
        if not due:
            highest = max(int(held[seat][1:-1]) for seat in best)
            best = [seat for seat in best if int(held[seat][1:-1]) == highest]
            if len(best) > 1:
                held, due = {}, best


def test_the_drawing_for_the_start_is_recomputed_by_the_document_alone() -> None:
    game, again = load_game("rummikub"), Counter[str]()
    for number in range(80):
        seed, seats = SEED + number, 2 + number % 3
        session = Session(game, seats, game.options_type(), None, seed=seed)
        session.resolve_chance(Random(0))
        drawn = [list(move.tiles) for move in by_chance(session)[:-1]]
        assert drawn == list(drawings(seats, seed_text(seed)))
        if len(drawn) > 1:
            again["joker" if {"ja", "jb"} & set(drawn[0]) else "tie"] += 1
    assert min(again["joker"], again["tie"]) > 1


@pytest.mark.parametrize("game_id", [info.id for info in find_games()])
def test_the_check_recomputes_every_move_of_chance(game_id: str) -> None:
    session = played(game_id, 60)
    count = sum(entry.seat == TABLE for entry in session.log)
    assert check_chance(session, SEED) == ChanceCheck(count)
    assert check_chance(session, SEED).is_fair
    assert check_chance(session, SEED + 1).first_other == 1


def test_the_check_names_the_first_roll_that_was_changed_and_no_order_of_dice() -> None:
    session = played("pickomino", 1)
    session.submit(*_kept_and_rolled(session))
    session.submit(1, load_game("pickomino").move_types[0]())
    rolled: Any = session.seeded_chance(session.length, SEED)
    changed = Session(session.game, 3, session.options, 1)
    for entry in session.log:
        changed.submit(entry.seat, _reversed(entry.move) if entry.seat == TABLE else entry.move)
    assert check_chance(changed, SEED).is_fair
    other = tuple(face % 6 + 1 for face in rolled.dice)
    changed.submit(TABLE, type(rolled)(other))
    assert check_chance(changed, SEED) == ChanceCheck(2, first_other=2)


def _kept_and_rolled(session: Session) -> tuple[int, Any]:
    return 1, next(iter(session.game.legal_moves(session.state, 1)))


def _reversed(move: Any) -> Any:
    return type(move)(tuple(reversed(move.dice)))


def test_who_was_drawn_to_start_is_checked_too() -> None:
    game = load_game("knaster")
    drawn = starter_source(SEED).randrange(3)
    assert drawn == below(3, stream("starter"))
    for starter in range(3):
        session = Session(game, 3, game.options_type(starter="drawn"), starter, seed=SEED)
        assert check_chance(session, SEED).is_fair is (starter == drawn)


def test_undo_and_a_new_start_change_no_roll() -> None:
    """An undone move may have ended a turn; the roll after it still depends only on its place."""
    game = load_game("ryzyk_fizyk")
    whole = played("ryzyk_fizyk", 80)
    copied = Session(game, 3, whole.options, 1)
    undone = 0
    for entry in whole.log:
        if entry.seat == TABLE:
            copied.seed = SEED
            assert copied.chance(Random(5)) == entry.move
            copied.seed = None
        copied.submit(entry.seat, entry.move)
        if copied.can_undo(entry.seat):
            undone += copied.undo(entry.seat)
            copied.submit(entry.seat, entry.move)
    assert undone > 10


def test_time_that_runs_out_is_no_move_of_chance() -> None:
    """The second game of a match has the same deal, however often time ran out in the first."""
    deals = []
    for hurried in (False, True):
        session = played("rummikub", 0, seats=2)
        while len([move for move in by_chance(session) if isinstance(move, Shuffled)]) < 2:
            if session.to_act == (TABLE,):
                session.resolve_chance(Random(99))
            elif hurried and session.state.phase == "turn":
                hurried = False
                session.submit(TABLE, TimeUp(session.state.table))
            else:
                seat = session.to_act[0]
                session.submit(seat, next(iter(session.game.legal_moves(session.state, seat))))
        deals.append([move for move in by_chance(session) if isinstance(move, Shuffled)])
    assert deals[0] == deals[1]


def test_nothing_that_is_shown_or_kept_holds_the_seed() -> None:
    session = played("rummikub", 10, seats=2)
    players = (Player(name="Ala", player="human"), Player(name="Jan", player="human"))
    kept = record_text(record_of(session, load_package("rummikub").info, players, snapshot=True))
    seen = [repr(session.view(seat)) for seat in (0, 1, None)]
    assert not any(str(SEED) in text for text in (kept, *seen, repr(session.log)))


def test_without_a_seed_chance_is_drawn_from_the_source_that_is_given() -> None:
    rolls = []
    for source in (3, 3, 4):
        session = Session(load_game("pickomino"), 2, load_game("pickomino").options_type())
        session.submit(0, Roll())
        session.resolve_chance(Random(source))
        rolls.append(session.log[-1].move)
    assert rolls[0] == rolls[1] != rolls[2]
