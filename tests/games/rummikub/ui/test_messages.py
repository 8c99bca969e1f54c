"""The sentences of Rummikub as a person reads them."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from stolik.engine.json_values import to_plain
from stolik.engine.messages import english, speak
from stolik.games.rummikub.rules.events import Event, GameScored, Outcome, TileDrawn, TilesPlayed
from stolik.games.rummikub.rules.options import PRESETS, Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import GameResult, Reason
from stolik.games.rummikub.ui.draft.turn_draft import LaidSet, TurnDraft
from stolik.games.rummikub.ui.voice import names as tile_words
from stolik.games.rummikub.ui.voice import score_card as verdict_words
from stolik.games.rummikub.ui.voice import sentences

NAMES = ("Ala", "Zosia", "Tomek")
FOLDER = Path(sentences.__file__).parents[2]
RUN = ("r3a", "r4a", "r5a")
WON = GameResult("out", 1, (), (-19, 119, -100), (2, 4, 0), (2, 1, 3))
RUN_OUT = GameResult("bank", 1, (), (0, 1, -1), (2, 4, 0), (2, 1, 3))


def test_the_first_game_has_its_number_where_several_stand_side_by_side() -> None:
    scored = to_plain(GameScored(1, WON))
    assert sentences.event(scored, NAMES, numbered=True).startswith("Game 1 is over: Zosia goes out")


def test_among_options_a_move_names_only_the_tiles_that_are_laid() -> None:
    start = GAME.start(2, Options())
    rack = ("k5a", "r6a", "b7a", "o8a", "k9a")
    state = replace(start, racks=(rack, ("r1a",)), table=(("k6a", "k7a", "k8a"),), turn=0)
    one = {"kind": "play", "table": [["k5a", "k6a", "k7a", "k8a"]]}
    assert sentences.MESSAGES.option_at(state, one) == "Lay the black 5"
    assert sentences.MESSAGES.option_at(state, {"kind": "draw"}) == "Draw a tile"


@pytest.mark.parametrize(
    "code, facts, sentence",
    [
        ("joker_missing", {"tile": "ja"}, "This joker must stay on the table."),
        (
            "tile_missing",
            {"tile": "o1b"},
            "Orange 1 lay on the table before your turn, so it must stay there.",
        ),
        ("no_such_tile", {"tile": "x9"}, "There is no tile called “x9”."),
        ("seat_must_draw", {"seat": 0}, "Player 1 has to draw a tile for the start."),
        ("points_missing", {"seat": 3, "player": "Ala"}, "The points on the rack of Ala are missing."),
        ("points_missing", {"seat": 3}, "The points on the rack of Player 4 are missing."),
        ("bank_not_empty", {"bank": 1}, "You can pass only with an empty bank; it still holds 1 tile."),
        (
            "opening_too_low",
            {"worth": 24, "needed": 30},
            "Your sets are worth 24 points; an opening needs 30.",
        ),
        (
            "wrong_number_of_tiles",
            {"tiles": 106, "given": 3},
            "This takes as many tiles as the rules say: 106, not 3.",
        ),
        ("nothing_to_undo", {}, "You haven't moved any tile in this turn yet."),
        ("no_such_seat", {"seat": 9}, "There is no such seat at this table."),
    ],
)
def test_a_refusal_is_explained(code: str, facts: dict[str, Any], sentence: str) -> None:
    assert sentences.reason(code, facts) == sentence


def test_what_the_hand_is_refused_is_explained_too() -> None:
    cloth = (LaidSet(1, ("k4a", "ja", "k6a")),)
    closed = TurnDraft.begin(cloth, ("k5a",), False).lay(["k4a"])
    assert not isinstance(closed, TurnDraft)
    assert sentences.reason(closed.code, closed.facts) == (
        "You can't touch what others have laid before your own opening of 30 points."
    )
    kept = TurnDraft.begin(cloth, ("k5a",), True).take_back(["ja"])
    assert not isinstance(kept, TurnDraft)
    assert sentences.reason(kept.code, kept.facts) == "This joker must stay on the table."


def codes_in(*names: str) -> set[str]:
    return {
        code
        for name in names
        for code in re.findall(
            r'(?:Rejection|Fault)\(\s*"(\w+)"', (FOLDER / name).read_text(encoding="utf-8")
        )
    }


def test_every_refusal_of_the_rules_has_a_sentence_and_its_paragraph() -> None:
    assert (
        codes_in(*(path.relative_to(FOLDER).as_posix() for path in (FOLDER / "rules").rglob("*.py")))
        == set(sentences.REASONS)
        == set(sentences.PARAGRAPHS)
    )
    rulings = (FOLDER / "rulings.md").read_text(encoding="utf-8")
    for code, paragraph in sentences.PARAGRAPHS.items():
        assert f"**§{paragraph}**" in rulings, code


def test_every_refusal_of_the_draft_has_a_sentence() -> None:
    codes = codes_in("ui/draft/turn_draft.py") | codes_in("ui/draft/fitting.py")
    assert codes <= {*sentences.REASONS, *sentences.DRAFT_REASONS}
    assert set(sentences.DRAFT_REASONS) <= codes


def test_every_event_and_every_move_has_its_words() -> None:
    assert set(sentences.EVENTS) == {get_args(get_type_hints(kind)["kind"])[0] for kind in get_args(Event)}
    assert set(sentences.OUTCOMES) == set(get_args(Outcome))
    assert set(verdict_words.VERDICTS) == set(get_args(Reason))


def test_every_option_and_every_choice_of_it_has_its_words() -> None:
    assert set(sentences.OPTIONS) == {field.name for field in fields(Options)}
    assert set(sentences.PRESETS) == set(PRESETS)
    for name, hint in get_type_hints(Options).items():
        if hint is not bool and name in sentences.OPTIONS and name != sentences.HANDICAP:
            given = {value for part in get_args(hint) for value in (get_args(part) or (part,))}
            wanted = {None if value is type(None) else value for value in given}
            assert set(sentences.OPTION_VALUES[name]) == wanted


def test_the_friendly_fact_is_the_biggest_move() -> None:
    story = [
        to_plain(TilesPlayed(seat, (), (), ("r1a",) * count, False, 0)) for seat, count in ((0, 5), (1, 7))
    ]
    assert (
        sentences.friendly_fact(story, NAMES) == "The biggest move of the game: Zosia laid 7 tiles at once."
    )
    assert sentences.friendly_fact(story[:0], NAMES) == ""


def test_counts_are_told() -> None:
    assert sentences.tiles_text(1) == "1 tile"
    assert sentences.points_text(24) == "24 points"
    assert sentences.opening_text(24, 30) == "Opening: 24 / 30"


def test_the_window_may_say_all_of_it_in_another_language() -> None:
    said: list[tuple[str, str, int | None]] = []

    def spy(context: str, source: str, count: int | None = None) -> str:
        said.append((context, source, count))
        return english(context, source, count)

    played = TilesPlayed(0, (), (("b9a", "b10a", "ja"),), ("b9a", "b10a", "ja"), False, 0)
    speak(spy)
    sentences.event(to_plain(played), NAMES)
    sentences.event(to_plain(TileDrawn(0, "b9a", False, 1)), NAMES)
    sentences.reason("other_colour_in_run", {"colour": "r", "tile": "o9a", "tiles": ()})
    assert ("rummikub", "{player} {deeds}.", None) in said
    assert ("rummikub", "lays {sets}", None) in said
    assert ("rummikub", "blue {run}", None) in said
    assert ("rummikub", "the blue {number}", None) in said
    assert ("rummikub", "red", None) in said
    assert tile_words.taken("k3a") == "the black 3"


def test_the_help_of_both_languages_has_the_sections_of_the_rulings() -> None:
    rulings = (FOLDER / "rulings.md").read_text(encoding="utf-8")
    wanted = list(dict.fromkeys(re.findall(r"^\*\*§(\d+)\.\d+\*\*", rulings, re.M)))
    for language in ("en", "pl"):
        page = (FOLDER / "ui" / "help" / f"{language}.md").read_text(encoding="utf-8")
        assert re.findall(r"^## (\d+)\b", page, re.M) == wanted
