"""A code restores the random events of a game, and detects a symbol heard or typed wrongly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from stolik.engine.base32 import SYMBOLS, encode
from stolik.engine.game import Rejection
from stolik.engine.game_code import GameCode, code_of, read_code
from stolik.engine.game_library import find_game, find_games, load_game, load_package
from stolik.games.rummikub.rules.options import PRESETS
from stolik.games.rummikub.rules.options import Options as RummikubOptions

SEED = 0x9F3A_77C2_0D41_B5E8_6612


def code(game_id: str, seats: int, starter: int | None, seed: int = SEED, **options: Any) -> str:
    info, game = load_package(game_id).info, load_game(game_id)
    made = code_of(info, game, seats, starter, game.options_type(**options), seed)
    assert made is not None
    return made


def refusal(written: str) -> str:
    found = read_code(written)
    assert isinstance(found, Rejection), found
    return found.code


@pytest.mark.parametrize("info", find_games(), ids=lambda info: info.id)
def test_every_game_seat_and_seed_comes_back(info: Any) -> None:
    rng = Random(1)
    for seats in range(info.seats[0], info.seats[1] + 1):
        for starter in [None] if info.draws_for_start else range(seats):
            seed = rng.getrandbits(80)
            read = read_code(code(info.id, seats, starter, seed))
            assert isinstance(read, GameCode)
            assert (read.info, read.seats, read.starter, read.seed) == (info, seats, starter, seed)
            assert getattr(read.options, "starter", starter) == starter


def test_options_that_are_not_the_usual_ones_come_back_and_make_the_code_longer() -> None:
    usual = code("ryzyk_fizyk", 2, 1)
    other = code("ryzyk_fizyk", 2, 1, six_different="zero_account", must_roll_on=True)
    assert len(other.replace("-", "")) == len(usual.replace("-", "")) + 1 == 22
    read = read_code(other)
    assert isinstance(read, GameCode)
    assert read.options == type(read.options)(
        starter=1,  # type: ignore[call-arg]  # a value's type doesn't tell the options of one game
        six_different="zero_account",
        must_roll_on=True,
    )
    info, game = load_package("rummikub").info, load_game("rummikub")
    for preset in PRESETS.values():
        made = code_of(info, game, 3, None, preset, SEED)
        read = read_code(made or "")
        assert isinstance(read, GameCode)
        assert read.options == preset


def test_how_the_starter_was_found_is_no_part_of_it() -> None:
    info, game = find_game("knaster"), load_game("knaster")

    def made(how: Any) -> str | None:
        assert info is not None
        return code_of(info, game, 3, 2, game.options_type(starter=how), SEED)

    assert made("drawn") == made(2) == made("youngest")


def test_whose_game_is_made_easier_is_no_part_of_it() -> None:
    info, game = load_package("rummikub").info, load_game("rummikub")
    made = code_of(info, game, 3, None, RummikubOptions(easier_opening=(0, 2)), SEED)
    assert made == code_of(info, game, 3, None, RummikubOptions(), SEED)
    read = read_code(made or "")
    assert isinstance(read, GameCode)
    assert read.options == RummikubOptions()


def test_it_is_said_in_groups_and_a_one_may_be_typed_as_a_letter() -> None:
    made = code("knaster", 3, 2)
    assert [len(group) for group in made.split("-")] == [3] * 7
    ones = code("knaster", 3, 2, seed=0x1_0842_1084_2108_4210_8421 >> 4)
    assert read_code(ones.replace("1", "l")) == read_code(ones.replace("1", "I")) == read_code(ones)


def wide(text: str) -> str:
    return "".join(chr(ord(sign) + 0xFEE0) for sign in text)


FORMS: dict[str, Callable[[str], str]] = {
    "hyphens": lambda text: text.replace("-", "\u2010"),
    "hyphens that don't break": lambda text: text.replace("-", "\u2011"),
    "dashes": lambda text: text.replace("-", " \u2014 "),
    "minus signs": lambda text: text.replace("-", "\u2212"),
    "low lines": lambda text: text.replace("-", "_"),
    "spaces that don't break": lambda text: text.replace("-", "\u00a0"),
    "spaces of no width": lambda text: text.replace("-", "-\u200b"),
    "soft hyphens": lambda text: text.replace("-", "-\u00ad"),
    "a mark of byte order": lambda text: f"\ufeff{text}",
    "marks of direction": lambda text: f"\u202a{text}\u202c\u200e",
    "blank letters": lambda text: f"\u3164{text}\u2800",
    "quotes": lambda text: f'"{text}"',
    "Polish quotes": lambda text: f"\u201e{text}\u201d.",
    "brackets and code": lambda text: f"(`{text}`)",
    "a label": lambda text: f"Position: {text}",
    "a Polish label": lambda text: f"Kod układu: {text}",
    "a label without a colon": lambda text: f"Pozycja {text}, proszę",
    "a quoted line": lambda text: f"On Friday at 18:30 Ala wrote:\n> {text}\n",
    "lines": lambda text: f"> {text[:10]}\r\n> {text[10:]}",
    "lines after a word": lambda text: f"> Position {text[:10]}\n>\n> {text[10:]}\n> Ala",
    "wide letters": lambda text: f"ＩＤ：{wide(text)}",
    "small letters": lambda text: text.lower().replace("0", "o").replace("1", "l"),
    "the end of a sentence": lambda text: f"Try {text}!",
    "bold": lambda text: f"**{text}**",
}
"""Changes that messengers make to an ID or a code."""


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_code_is_read_as_messages_bring_it(form: Callable[[str], str]) -> None:
    for made in (code("knaster", 3, 2), code("rummikub", 2, None, turn_seconds=30)):
        assert read_code(form(made)) == read_code(made)
        assert not isinstance(read_code(made), Rejection)


@pytest.mark.parametrize("unseen", ["\u200b", "\ufeff", "\u00ad", "\u2800", "\u1160", "\x07"])
def test_a_refusal_never_quotes_what_is_not_seen(unseen: str) -> None:
    assert read_code(f"ABC{unseen}-{unseen}U") == Rejection("code_sign", {"sign": "U"})
    assert refusal(unseen) == "code_length"


@pytest.mark.parametrize("made", [code("pickomino", 4, 1), code("rummikub", 2, None, turn_seconds=30)])
def test_every_single_wrong_symbol_and_every_two_that_changed_places_are_found(made: str) -> None:
    text = made.replace("-", "")
    for place, symbol in enumerate(text):
        for other in SYMBOLS.replace(symbol, ""):
            assert refusal(text[:place] + other + text[place + 1 :]) == "code_mistyped"
    for one, two in combinations(range(len(text)), 2):
        if text[one] != text[two]:
            signs = list(text)
            signs[one], signs[two] = signs[two], signs[one]
            assert refusal("".join(signs)) == "code_mistyped"


def test_what_is_no_code_says_why() -> None:
    made = code("knaster", 3, 2).replace("-", "")
    found = [refusal(text) for text in ("", made[:-1], "0" * 32, made[:-1] + "U", made[:-1] + "ł")]
    assert found == ["code_length", "code_length", "code_length", "code_sign", "code_sign"]
    # All checks pass, but there is no such game.
    assert refusal("0" * 21) == "code_unknown"


def test_marks_tell_all_games_apart_and_a_number_that_does_not_fit_has_no_symbols() -> None:
    marks = {code(info.id, 2, None if info.draws_for_start else 0)[16 + 5 : 18 + 6] for info in find_games()}
    assert len(marks) == len(find_games())
    with pytest.raises(ValueError, match="fit"):
        encode(32, 1)


@dataclass(frozen=True)
class Odd:
    """Options of a game with a value that can't be listed."""

    points: int = 3


def test_options_that_cannot_be_listed_have_no_code() -> None:
    info, game = find_game("pickomino"), cast("Any", SimpleNamespace(options_type=Odd))
    assert info is not None
    assert code_of(info, game, 2, 0, cast("Any", Odd()), 5)
    assert code_of(info, game, 2, 0, cast("Any", Odd(4)), 5) is None


def test_a_code_for_more_seats_than_the_game_has_is_none() -> None:
    info, game = load_package("pickomino").info, load_game("pickomino")
    made = code_of(info, game, 20, 0, game.options_type(), 5)
    assert made is not None
    assert read_code(made) == Rejection("code_unknown")
