"""The sentences of Rummikub as a person reads them."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from stolik.engine.json_values import to_plain
from stolik.engine.messages import english, speak
from stolik.games.rummikub.rules.events import (
    Announced,
    Event,
    GameEnded,
    GameScored,
    Outcome,
    Passed,
    RackDealt,
    RackKept,
    RedealAsked,
    StarterFound,
    StartTilesDrawn,
    TableSwept,
    TileDrawn,
    TilesPlayed,
    TilesReturned,
    TilesShuffled,
    TimeRanOut,
    TurnBegan,
)
from stolik.games.rummikub.rules.moves import (
    Announce,
    Draw,
    DrawnForStart,
    EndTurn,
    KeepRack,
    Pass,
    Play,
    Redeal,
    Shuffled,
    TimeUp,
)
from stolik.games.rummikub.rules.options import PRESETS, Options
from stolik.games.rummikub.rules.rules import GAME
from stolik.games.rummikub.rules.scoring import GameResult, Reason, Verdict
from stolik.games.rummikub.rules.sets.melds import Fault, read
from stolik.games.rummikub.rules.tiles import HIDDEN
from stolik.games.rummikub.ui.draft.turn_draft import LaidSet, TurnDraft
from stolik.games.rummikub.ui.voice import names as tile_words
from stolik.games.rummikub.ui.voice import score_card as verdict_words
from stolik.games.rummikub.ui.voice import sentences

NAMES = ("Ala", "Zosia", "Tomek")
FOLDER = Path(sentences.__file__).parents[2]
RUN = ("r3a", "r4a", "r5a")
WON = GameResult("out", 1, (), (-19, 119, -100), (2, 4, 0), (2, 1, 3))
RUN_OUT = GameResult("bank", 1, (), (0, 1, -1), (2, 4, 0), (2, 1, 3))


@pytest.mark.parametrize(
    "event, sentence",
    [
        (
            StartTilesDrawn(("r7a", None, "k7b"), (0, 2)),
            "Drawn for the start: Ala red 7, Tomek black 7. Drawing again: Ala, Tomek.",
        ),
        (StartTilesDrawn(("r7a", "ja", None), ()), "Drawn for the start: Ala red 7, Zosia joker."),
        (StarterFound(1, "o12a"), "Zosia has the highest number, orange 12, and starts."),
        (TilesShuffled(1, 1), "The tiles are shuffled, Zosia starts."),
        (TilesShuffled(2, 1), "Game 2: the tiles are shuffled, Zosia starts."),
        (RackDealt(0, (HIDDEN,) * 14), "Ala is dealt 14 tiles."),
        (RackKept(2), "Tomek keeps the tiles dealt."),
        (RackKept(None), "The tiles dealt are kept."),
        (RedealAsked(0), "Ala has three doublets and asks for a new deal."),
        (RedealAsked(None), "Somebody has three doublets: the tiles are dealt anew."),
        (TurnBegan(1), "It is Zosia's turn."),
        (TilesPlayed(0, (), (RUN,), RUN, False, 0), "Ala lays red 3-4-5."),
        (TilesPlayed(0, (RUN,), ((*RUN, "ja"),), ("ja",), False, 0), "Ala adds the joker to red 3-4-5."),
        (
            TilesPlayed(0, (), (("r10a", "r11a", "r12a"),), ("r10a", "r11a", "r12a"), True, 33),
            "Ala opens with 33 points: red 10-11-12.",
        ),
        (TileDrawn(1, "b9b", False, 40), "Zosia draws the blue 9."),
        (TileDrawn(1, "jb", False, 40), "Zosia draws the joker."),
        (TileDrawn(1, HIDDEN, False, 40), "Zosia draws a tile."),
        (TileDrawn(1, "b9b", True, 40), "Zosia draws a penalty tile: blue 9."),
        (TileDrawn(1, HIDDEN, True, 40), "Zosia draws a penalty tile."),
        (TimeRanOut(0, "stands"), "Ala's time is up: the table is in order, and the move stands."),
        (TimeRanOut(0, "restored"), "Ala's time is up: the table is put back as it was."),
        (TilesReturned(0, (HIDDEN, HIDDEN)), "Ala takes 2 tiles back to the rack."),
        (TableSwept(0, (), (), (), ("k1a", "k2a"), ("?",)), "Ala takes 3 loose tiles to the rack."),
        (Passed(2, 1), "Tomek passes."),
        (Announced(2), "Tomek announces: “I'll lay out in the next round”."),
        (GameScored(1, WON), "The game is over: Zosia goes out and gets 119 points."),
        (GameScored(2, WON), "Game 2 is over: Zosia goes out and gets 119 points."),
        (
            GameScored(1, RUN_OUT),
            "The game is over, as all have passed: Zosia has the fewest points left and gets 1 point.",
        ),
        (
            GameScored(2, RUN_OUT),
            "Game 2 is over, as all have passed: Zosia has the fewest points left and gets 1 point.",
        ),
        (GameEnded(), "The match is over."),
    ],
)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    assert sentences.event(to_plain(event), NAMES) == sentence


def test_the_first_game_has_its_number_where_several_stand_side_by_side() -> None:
    scored = to_plain(GameScored(1, WON))
    assert sentences.event(scored, NAMES, numbered=True).startswith("Game 1 is over: Zosia goes out")


@pytest.mark.parametrize(
    "move, text",
    [
        (Redeal(), "Ask for a new deal"),
        (KeepRack(), "Keep these tiles"),
        (
            Play((RUN, ("k9a", "ja", "b9a"))),
            "Lay tiles; the table is then: red 3, red 4, red 5; black 9, joker, blue 9",
        ),
        (Play(()), "Lay tiles; the table is then: nothing"),
        (Draw(), "Draw a tile"),
        (Announce(), "Announce: “I'll lay out in the next round”"),
        (EndTurn(), "End the turn"),
        (Pass(), "Pass"),
        (DrawnForStart(("r7a", None, "ja")), "The tiles drawn for the start: red 7, joker"),
        (Shuffled(()), "The tiles are shuffled and dealt"),
        (TimeUp(()), "The time is up"),
    ],
)
def test_a_move_is_named(move: Any, text: str) -> None:
    assert sentences.move(to_plain(move)) == text


def test_among_options_a_move_names_only_the_tiles_that_are_laid() -> None:
    start = GAME.start(2, Options())
    rack = ("k5a", "r6a", "b7a", "o8a", "k9a")
    state = replace(start, racks=(rack, ("r1a",)), table=(("k6a", "k7a", "k8a"),), turn=0)
    one = {"kind": "play", "table": [["k5a", "k6a", "k7a", "k8a"]]}
    assert sentences.MESSAGES.option_at(state, one) == "Lay the black 5"
    assert sentences.MESSAGES.option_at(state, {"kind": "draw"}) == "Draw a tile"


@pytest.mark.parametrize(
    "written, sentence",
    [
        ("r7a r7b b7a", "Red 7 is in this group twice."),
        ("k5a k5b k6a", "Black 5 is in this run twice."),
        ("r7a", "1 tile isn't a set yet: a set has at least three."),
        ("r7a r8a", "2 tiles aren't a set yet: a set has at least three."),
        ("ja", "A joker can't lie alone: put it into a set in this turn."),
        ("r7a b7a o7a k7a ja", "A group has four tiles at most, one of each colour; this one has 5 tiles."),
        ("r7a b7a o8a", "Orange 8 doesn't belong here: all the tiles of this group show 7."),
        ("r7a r8a o9a", "Orange 9 doesn't belong here: this run is red."),
        ("r9a r8a r7a", "A run goes upwards, from its lowest number to its highest."),
        ("r12a r13a r1a", "A run ends at 13: there is no 1 after it."),
        ("r7a r8a r10a", "The numbers of a run follow one another, and here 10 comes right after 8."),
        ("r4a ja r8a", "Between 4 and 8 there is room for exactly 3 tiles, not 1."),
        ("r4a ja jb r6a", "Between 4 and 6 there is room for exactly 1 tile, not 2."),
        ("r12a r13a ja", "The joker would be a 14 here, and there are only the numbers 1 to 13."),
        ("r7a b8a o9a", "Red 7 and blue 8 fit together neither in a run nor in a group."),
    ],
)
def test_a_set_in_disorder_says_what_is_wrong_first(written: str, sentence: str) -> None:
    found = read(written.split())
    assert isinstance(found, Fault)
    assert sentences.reason(found.code, found.facts) == sentence


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


@pytest.mark.parametrize(
    "verdict, sentence",
    [
        (Verdict(1, 119, "winner", (), 0), "Zosia wins the game: +119."),
        (
            Verdict(1, 19, "winner", ("k2a",), 2),
            "Zosia wins the game with the least left on the rack, 2 points: +19.",
        ),
        (
            Verdict(0, -19, "opened", ("r7a", "k12a"), 19),
            "Ala has opened and has 19 points left on the rack: −19.",
        ),
        (
            Verdict(0, -100, "cannot_open", ("r7a",), 7),
            "Ala has not opened, and no sets on the rack reach 30 points: −100.",
        ),
        (
            Verdict(0, -100, "cannot_open", ("r7a",), 7, needed=20),
            "Ala has not opened, and no sets on the rack reach 20 points: −100.",
        ),
        (
            Verdict(2, -200, "could_open", (), 33, (("r10a", "r11a", "r12a"),), 33, "r11a", 4),
            (
                "Tomek could have opened with 33 points, by laying red 10, red 11, red 12: −200. "
                "The tile that made it possible came in turn 4: red 11."
            ),
        ),
        (
            Verdict(2, -100, "no_turn", (), 33, (("r10a", "r11a", "r12a"),), 33),
            (
                "Tomek could open with 33 points, by red 10, red 11, red 12, but has not had a turn: −100. "
                "The tiles dealt at the start were enough for that."
            ),
        ),
        (
            Verdict(0, -5, "difference", (), 12),
            "Ala has 12 points on the rack; difference to the winner: −5.",
        ),
        (Verdict(0, -1, "difference", (), 1), "Ala has 1 point on the rack; difference to the winner: −1."),
        (Verdict(0, 0, "difference", (), 12), "Ala has 12 points on the rack; difference to the winner: 0."),
    ],
)
def test_what_is_written_down_is_proved(verdict: Verdict, sentence: str) -> None:
    assert verdict_words.verdict(to_plain(verdict), NAMES) == sentence


def test_an_announcement_is_part_of_the_proof() -> None:
    told = Verdict(2, -100, "announced", (), 33, (("r10a", "r11a", "ja"),), 33, "ja", 4)
    assert verdict_words.verdict(to_plain(told), NAMES) == (
        "Tomek could open with 33 points, by red 10, red 11, joker, and had announced it in time: −100. "
        "The tile that made it possible came in turn 4: joker."
    )


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
