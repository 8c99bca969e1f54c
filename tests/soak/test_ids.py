"""Ten thousand positions of each game are found by their IDs, and invented IDs do no harm.

A hundred thousand IDs made at random or from real ones are each refused in one sentence, or stand for a
position that can be set up, explored and played on. Run by `dev.py soak`; ``STOLIK_SHORT`` selects the short
form, ``STOLIK_IDS`` another number of IDs, and ``STOLIK_SEED`` others.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Final

import pytest
from stolik.analysis.exploration import as_known
from stolik.bots.worker import answer
from stolik.engine.base32 import SYMBOLS
from stolik.engine.bot import Level
from stolik.engine.bot_jobs import BotJob
from stolik.engine.coaching.position_id import PlacedState, id_of, read_id, refusal_text
from stolik.engine.game import Rejection
from stolik.engine.game_code import check_sum
from stolik.engine.game_library import find_games, load_game, load_package
from stolik.engine.package import GameInfo
from stolik.engine.record import open_session, parse_record
from stolik.pages.editor.draft import laid_by_id

from tests.engine.test_position_id import played
from tests.soak.chance import chance
from tests.soak.marks import SHORT
from tests.soak.test_playouts import any_options

pytestmark = pytest.mark.soak

ROUND_TRIPS: Final = 200 if SHORT else 10_000
IDS: Final = int(os.environ.get("STOLIK_IDS") or (2_000 if SHORT else 100_000))
PLAYED: Final = 8 if SHORT else 300
"""The number of positions of all games that are played on."""

MOVES: Final = 60
MUTATIONS: Final = 20
"""The number of IDs made from a real one."""

LENGTHS: Final = (3, 6, 8, 10, 12, 16, 20, 28, 36, 60, 200)
STRANGE: Final = "*Ł🙂é\0\n –u%"


def placed_states(info: GameInfo, rng: Random) -> Iterator[PlacedState]:
    """Yield positions of random games, in games with secrets every second one as a seat knows it."""
    game = load_game(info.id)
    for number in count():
        seats = rng.randint(*info.seats)
        options = any_options(game.options_type, seats, rng)
        for at, state in enumerate(played(info, seats, options, number)):
            if rng.random() < 0.3:
                seat = rng.randrange(seats) if info.has_secrets and at % 2 else None
                seen = state if seat is None else game.view(state, seat)
                yield PlacedState(info, seats, options, seen, seat)


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_positions_are_found_by_their_ids(info: GameInfo) -> None:
    placed = placed_states(info, chance("ids of", info.id))
    for number, each in enumerate(islice(placed, ROUND_TRIPS)):
        assert read_id(id_of(each)) == each, number


def made_up(info: GameInfo, rng: Random) -> Iterator[str]:
    """Yield random and mutated IDs, every second one with the right check symbol."""
    placed, real = placed_states(info, rng), ""
    for number in count():
        if number % MUTATIONS == 0:
            real = id_of(next(placed)).replace("-", "")[:-1]
        text = [*real]
        if number % 2:
            text[2:] = rng.choices(SYMBOLS, k=rng.choice(LENGTHS))
        else:
            for _ in range(rng.randint(1, 3)):
                at = rng.randint(2, len(text))
                text[at : at + rng.randrange(3)] = rng.choices(SYMBOLS, k=rng.randrange(3))
        if number % 4 < 2:
            text.append(next(sign for sign in SYMBOLS if not check_sum("".join(text) + sign)))
        else:
            text[rng.randrange(len(text))] = rng.choice((*SYMBOLS, *STRANGE))
        yield "".join(text)


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_ids_that_nobody_wrote_are_refused_in_a_sentence_or_can_be_played(info: GameInfo) -> None:
    rng = chance("made up", info.id)
    kinds: Counter[str] = Counter()
    accepted = []
    for text in islice(made_up(info, rng), IDS // len(find_games())):
        found = read_id(text)
        if isinstance(found, Rejection):
            sentence = refusal_text(found)
            assert sentence.endswith("."), (text, sentence)
            assert "{" not in sentence, (text, sentence)
            kinds[found.code] += 1
        else:
            accepted.append(text)
    rng.shuffle(accepted)
    for text in accepted:
        kinds["played on" if plays_on(text, rng) else "without a decision"] += 1
        if kinds["played on"] == PLAYED // len(find_games()):
            break
    print(info.id, len(accepted), "accepted", dict(kinds))
    assert kinds["played on"]


def plays_on(text: str, rng: Random) -> bool:
    """Set a position up, explore it, and have computers play on; return whether anybody decides."""
    draft = laid_by_id(text)
    draft.editor.trays(draft.state, draft.names)
    seat = draft.judged().seat
    if seat is None:
        return False
    session = open_session(parse_record(draft.exploring(seat, rng)["text"]))
    package = load_package(draft.info.id)
    for move in range(MOVES):
        session.resolve_chance(rng)
        if session.over:
            break
        seat = session.to_act[0]
        if move % 5 == 0:
            known = as_known(session.history, seat, package.seat_values, rng)
            options = answer(BotJob("options", package.info.id, known.view(seat), seat))
            assert options.result is not None, (text, options.fault)
        level = rng.choice([Level.GENTLE, Level.FAIR, Level.SHARP])
        session.submit(seat, package.bots[level].choose(session.view(seat), seat, rng, 2.0))
    return True
