"""The director plays one scene after the other, each for as long as its game says."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any, Final

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from stolik.engine.event_scenes import (
    LEAST_TEMPO,
    SWIFT_MS,
    EventScenes,
    ScenePart,
    ShownEvent,
    Span,
    tempo_after,
    times_at,
)
from stolik.engine.game_library import load_package
from stolik.flow import happenings as h
from stolik.flow.effects import BeginScene
from stolik.table.director import Director

from tests.table.bot_turns import turns_shown
from tests.table.scene_time import SceneTime

NONE = Span()
PARTS = (
    ScenePart("at once"),
    ScenePart("late", Span(base=1)),
    ScenePart("with it"),
    ScenePart("last", Span(ms=80)),
)


class Screen:
    """Listens to the director and records its signals."""

    def __init__(self) -> None:
        # The stubs take a Qt property for an object of its own, so values read here have no type.
        self.happened: list[tuple[Any, ...]] = []
        self.time = SceneTime()
        self.director: Any = Director(lambda *facts: self.happened.append(facts), timer=self.time)
        self.heard: list[str] = []
        self.director.preparing.connect(lambda: self.hear("prepare"))
        self.director.playing.connect(lambda token: self.hear(f"play {token}"))
        self.director.partBegan.connect(self.hear)
        self.director.hurried.connect(lambda: self.hear("hurry"))

    def hear(self, word: str) -> None:
        self.heard.append(f"{word} {self.director.scene['name']}")

    def play(
        self,
        name: str,
        token: int,
        stay: Span = NONE,
        least: int = 0,
        parts: tuple[ScenePart, ...] = (),
        *,
        waits: bool = False,
    ) -> None:
        self.director.begin(BeginScene({"name": name}, least, waits))
        self.director.play(token, stay, least, parts)


@pytest.fixture
def screen(qapp: object) -> Screen:
    return Screen()


def test_a_scene_is_prepared_and_then_played(screen: Screen) -> None:
    screen.play("a", 7)
    assert screen.heard == ["prepare a", "play 7 a"]
    assert screen.director.is_busy


def test_what_people_want_is_told(screen: Screen) -> None:
    screen.director.finish()
    screen.director.hurry()
    screen.director.finish_all()
    screen.director.done(3)
    wanted = [(h.SceneEnded,), (h.SceneHurried,), (h.ScenesFinished,), (h.ScenePlayed, 3)]
    assert screen.happened == wanted


def test_turning_animations_off_and_on_is_told_once(screen: Screen) -> None:
    for pace in ("off", "off", "normal", "fast"):
        screen.director.motion.pace = pace
    assert screen.happened == [(h.PaceChosen, True), (h.PaceChosen, False)]


@pytest.mark.parametrize(
    "pace, reduced, least, stays",
    [
        ("normal", False, 0, 445),
        ("relaxed", False, 0, 709),
        ("fast", True, 0, 247),
        ("off", False, 900, 900),
        ("off", True, 0, 5),
    ],
)
def test_a_scene_stays_for_its_time_at_the_pace(
    screen: Screen, pace: str, reduced: bool, least: int, stays: int
) -> None:
    screen.director.motion.pace, screen.director.motion.reducedMotion = pace, reduced
    screen.play("a", 1, Span(base=2, ms=5), least)
    assert screen.time.left == stays


def test_a_scene_ends_when_its_time_is_over(qtbot: QtBot) -> None:
    happened: list[tuple[Any, ...]] = []
    director = Director(lambda *facts: happened.append(facts))
    director.begin(BeginScene({"name": "a"}, 0, waits=False))
    director.play(4, NONE, 0)
    qtbot.waitUntil(lambda: happened == [(h.ScenePlayed, 4)])


def test_the_parts_of_a_scene_come_in_its_course_and_before_its_end(screen: Screen) -> None:
    screen.play("a", 1, Span(base=2), parts=PARTS)
    assert screen.heard == ["prepare a", "play 1 a", "at once a"]
    assert screen.time.go_on() == 220
    assert screen.heard[3:] == ["late a", "with it a"]
    assert screen.time.go_on() == 80
    assert screen.heard[5:] == ["last a"]
    assert screen.happened == []
    assert screen.time.go_on() == 440 - 220 - 80
    assert screen.happened == [(h.ScenePlayed, 1)]


def test_a_scene_lasts_until_its_last_part_and_one_that_waits_has_them_too(screen: Screen) -> None:
    screen.play("a", 1, parts=PARTS, waits=True)
    assert [screen.time.go_on() for _ in range(2)] == [220, 80]
    assert screen.time.left is None
    screen.play("b", 2, parts=PARTS)
    assert [screen.time.go_on() for _ in range(3)] == [220, 80, 1]
    assert screen.happened == [(h.ScenePlayed, 2)]


def test_however_a_scene_ends_its_parts_have_begun_before(screen: Screen) -> None:
    parts = ["late a", "with it a", "last a"]
    screen.play("a", 1, parts=PARTS)
    screen.director.cut_short()
    assert screen.heard[3:] == [*parts, "hurry a"]
    screen.play("a", 2, parts=PARTS)
    screen.play("b", 3)
    assert screen.heard[10:] == [*parts, "prepare b", "play 3 b"]
    screen.play("a", 4, parts=PARTS)
    screen.director.show_busy(False)
    assert screen.heard[18:] == parts
    assert screen.time.left is None


def test_a_scene_that_waits_has_no_time(screen: Screen) -> None:
    screen.play("a", 1)
    screen.play("w", 2, waits=True)
    assert screen.director.property("waits")
    assert screen.time.left is None
    assert screen.happened == []
    screen.play("b", 3)
    assert not screen.director.property("waits")
    screen.play("w", 4, waits=True)
    screen.director.show_busy(False)
    assert not screen.director.property("waits")


def test_what_was_played_last_can_be_forgotten(screen: Screen) -> None:
    changes: list[None] = []
    screen.director.sceneChanged.connect(lambda: changes.append(None))
    screen.director.forget()
    assert changes == []
    screen.play("a", 1)
    screen.director.forget()
    assert screen.director.scene == {}
    assert len(changes) == 2


def test_scenes_of_a_computers_turn_follow_the_sooner_the_longer_it_lasts(screen: Screen) -> None:
    throws = []
    for swift in (False, True, True, True, False, True):
        screen.director.begin(BeginScene({"name": "a"}, 0, waits=False))
        screen.director.play(1, Span(dice=3), 0, swift=swift)
        throws.append(screen.director.motion.dice)
    assert throws[:2] == [700, 700]
    assert 700 > throws[2] > throws[3]
    assert throws[4:] == [700, 700], "what another does has all its time"


def test_what_must_be_seen_of_a_computer_counts_as_time_of_its_turn(screen: Screen) -> None:
    screen.director.motion.pace = "fast"
    for _ in range(2):
        screen.director.begin(BeginScene({"name": "a"}, 2000, waits=False))
        screen.director.play(1, NONE, 2000, swift=True)
    assert 0 < screen.director.motion.dice < 385


shown_turns = cache(turns_shown)


def played(travelling: int, trails: list[str], stages_left: int, owner: int) -> dict[str, Any]:
    """Return the picture of a move at a table of Rummikub."""
    return {"travelling": travelling, "trails": trails, "stages_left": stages_left, "owner": owner}


STAYS: Final[list[tuple[str, str, dict[str, Any], dict[str, Any], int, int, int]]] = [
    # The game, the event's kind and facts, and the picture; then the milliseconds at the normal pace for a
    # person and for a computer, and for a person with reduced motion. The event happens to seat 1.
    ("pickomino", "roll_began", {"dice": 8}, {}, 0, 220, 0),
    ("pickomino", "roll_began", {"dice": 5}, {}, 220, 220, 0),
    ("pickomino", "dice_rolled", {}, {}, 820, 810, 120),
    ("pickomino", "dice_kept", {}, {}, 320, 540, 0),
    ("pickomino", "turn_began", {}, {}, 320, 320, 0),
    ("pickomino", "game_ended", {}, {}, 660, 660, 660),
    ("pickomino", "tile_taken", {}, {}, 1080, 1080, 440),
    ("pickomino", "tile_stolen", {}, {}, 1740, 1520, 1100),
    ("pickomino", "tile_returned", {}, {}, 2280, 1080, 1640),
    ("pickomino", "tile_turned_down", {}, {}, 2100, 1100, 2100),
    ("pickomino", "busted", {}, {}, 1760, 1760, 1760),
    ("ryzyk_fizyk", "roll_began", {"dice": 5}, {}, 220, 220, 0),
    ("ryzyk_fizyk", "dice_rolled", {}, {}, 820, 810, 120),
    ("ryzyk_fizyk", "dice_kept", {}, {"allAside": False}, 320, 760, 0),
    ("ryzyk_fizyk", "dice_kept", {}, {"allAside": True}, 1280, 1280, 0),
    ("ryzyk_fizyk", "turn_began", {}, {}, 320, 320, 0),
    ("ryzyk_fizyk", "game_ended", {}, {}, 660, 660, 660),
    ("ryzyk_fizyk", "try_missed", {}, {}, 1320, 1320, 1320),
    ("ryzyk_fizyk", "points_banked", {}, {}, 1300, 1740, 660),
    ("ryzyk_fizyk", "points_lost", {}, {}, 1760, 1760, 1760),
    ("ryzyk_fizyk", "account_zeroed", {}, {}, 1760, 1760, 1760),
    ("ryzyk_fizyk", "player_out", {}, {}, 1760, 1760, 1760),
    ("ryzyk_fizyk", "six_of_a_kind", {}, {}, 1760, 1760, 1760),
    ("ryzyk_fizyk", "last_turns_began", {}, {}, 1760, 1760, 1760),
    ("knaster", "roll_began", {}, {}, 220, 220, 0),
    ("knaster", "dice_rolled", {}, {"lastRoll": False}, 1020, 1020, 0),
    ("knaster", "dice_rolled", {}, {"lastRoll": True}, 2460, 2460, 1760),
    ("knaster", "number_written", {}, {"owner": 0}, 120, 120, 120),
    ("knaster", "number_circled", {}, {"owner": 0}, 120, 120, 120),
    ("knaster", "line_filled", {}, {"owner": 0}, 0, 0, 0),
    ("knaster", "line_ringed", {}, {"owner": 0}, 120, 120, 120),
    ("knaster", "line_completed", {}, {"owner": 0}, 120, 120, 120),
    ("knaster", "number_written", {}, {"owner": 1, "people": 1}, 120, 120, 120),
    ("knaster", "number_written", {}, {"owner": 1}, 440, 120, 440),
    ("knaster", "number_circled", {}, {"owner": 1}, 540, 540, 220),
    ("knaster", "line_filled", {}, {"owner": 1}, 440, 440, 440),
    ("knaster", "line_ringed", {}, {"owner": 1}, 540, 540, 220),
    ("knaster", "line_completed", {}, {"owner": 1}, 1300, 1300, 660),
    ("knaster", "sheet_filled", {}, {}, 1760, 1760, 1760),
    ("knaster", "game_ended", {}, {}, 1760, 1760, 1760),
    ("knaster", "passed", {}, {}, 120, 660, 120),
    ("knaster", "bonus", {}, {}, 120, 120, 120),
    ("knaster", "round_began", {"last": False}, {}, 120, 120, 120),
    ("knaster", "round_began", {"last": True}, {}, 2200, 2200, 2200),
    ("rummikub", "start_tiles_drawn", {}, {}, 1320, 1320, 1320),
    ("rummikub", "starter_found", {}, {}, 1980, 1980, 1980),
    ("rummikub", "tiles_shuffled", {}, {}, 330, 330, 330),
    ("rummikub", "rack_dealt", {}, {"travelling": 0, "owner": 0}, 120, 120, 120),
    ("rummikub", "rack_dealt", {}, {"travelling": 14, "owner": 0}, 1216, 1216, 0),
    ("rummikub", "tiles_played", {}, played(0, [], 0, 0), 1310, 1310, 990),
    ("rummikub", "tiles_played", {"opening": False}, played(0, [], 0, 1), 220, 220, 220),
    ("rummikub", "tiles_played", {"opening": True}, played(0, [], 0, 1), 1310, 1310, 990),
    ("rummikub", "tiles_played", {}, played(0, [], 2, 0), 650, 650, 330),
    ("rummikub", "tiles_played", {}, played(3, [], 0, 0), 1982, 1982, 990),
    ("rummikub", "tiles_played", {}, played(3, [], 2, 0), 1322, 1322, 330),
    ("rummikub", "tiles_played", {}, played(3, ["way"], 0, 0), 2312, 2312, 1320),
    ("rummikub", "tiles_played", {}, played(3, ["way"], 2, 0), 1652, 1652, 660),
    ("rummikub", "tile_drawn", {}, {"owner": 0}, 320, 980, 0),
    ("rummikub", "tile_drawn", {}, {"owner": 1}, 640, 640, 0),
    ("rummikub", "rack_kept", {}, {}, 0, 0, 0),
    ("rummikub", "turn_began", {}, {}, 0, 0, 0),
    ("rummikub", "passed", {}, {}, 660, 660, 660),
    ("rummikub", "announced", {}, {}, 1320, 1320, 1320),
    ("rummikub", "redeal_asked", {}, {}, 1760, 1760, 1760),
    ("rummikub", "time_ran_out", {}, {}, 1760, 1760, 1760),
    ("rummikub", "tiles_returned", {}, {}, 1300, 1300, 660),
    ("rummikub", "table_swept", {}, {}, 1300, 1300, 660),
    ("rummikub", "game_scored", {}, {}, 7500, 7500, 7500),
    ("rummikub", "other", {}, {}, 120, 120, 120),
]

LEAST: Final = {
    "pickomino": {"busted": (2500, 1000), "tile_returned": (1000, 400), "tile_turned_down": (800, 320)},
    "ryzyk_fizyk": dict.fromkeys(
        ("points_lost", "account_zeroed", "player_out", "six_of_a_kind", "last_turns_began"), (2500, 1000)
    ),
    "knaster": {"sheet_filled": (2500, 1000)},
    "rummikub": dict.fromkeys(
        (
            *("start_tiles_drawn", "starter_found", "redeal_asked", "time_ran_out"),
            *("table_swept", "announced", "game_scored"),
        ),
        (2500, 1000),
    ),
}
"""The milliseconds for which a kind is shown at every pace, if it happens to a person or a computer."""


def stay(game: str, kind: str, facts: dict[str, Any], table: dict[str, Any], *, by_bot: bool) -> Span:
    shown = {"people": 2, **table}
    event = SimpleNamespace(kind=kind, seat=1, **facts)
    return load_package(game).scenes.stay(
        ShownEvent(event, by_bot, shown.pop("people"), SimpleNamespace(**shown))
    )


@pytest.mark.parametrize("game, kind, facts, table, person, bot, reduced", STAYS)
def test_a_scene_stays_for_what_it_takes(
    game: str, kind: str, facts: dict[str, Any], table: dict[str, Any], person: int, bot: int, reduced: int
) -> None:
    for by_bot, stays in ((False, person), (True, bot)):
        span = stay(game, kind, facts, table, by_bot=by_bot)
        assert span.at(times_at("normal")) == stays
        assert span.at(times_at("off")) == span.ms, "without a pace nothing is waited for"
    span = stay(game, kind, facts, table, by_bot=False)
    assert span.at(times_at("normal", reduced_motion=True)) == reduced


@pytest.mark.parametrize(
    "game, kind, all_aside, by_bot, parts",
    [
        ("pickomino", "dice_rolled", False, False, [("fallen", 700)]),
        ("pickomino", "dice_kept", False, False, [("moving", 0), ("arrived", 320)]),
        ("pickomino", "dice_kept", False, True, [("moving", 220), ("arrived", 320)]),
        ("pickomino", "busted", False, False, []),
        ("ryzyk_fizyk", "dice_rolled", False, True, [("fallen", 700)]),
        ("ryzyk_fizyk", "dice_kept", False, True, [("moving", 220), ("arrived", 320)]),
        ("ryzyk_fizyk", "dice_kept", True, False, [("moving", 0), ("arrived", 320), ("cheering", 0)]),
        ("knaster", "dice_rolled", False, False, [("fallen", 700)]),
        ("rummikub", "tiles_played", False, False, []),
    ],
)
def test_the_parts_of_a_scene_follow_one_another(
    game: str, kind: str, all_aside: bool, by_bot: bool, parts: list[tuple[str, int]]
) -> None:
    shown = ShownEvent(SimpleNamespace(kind=kind, seat=1), by_bot, 2, SimpleNamespace(allAside=all_aside))
    times = times_at("normal")
    assert [(part.name, part.after.at(times)) for part in load_package(game).scenes.parts_of(shown)] == parts


@pytest.mark.parametrize("game", LEAST)
def test_every_stay_and_every_least_time_is_in_these_tables(game: str) -> None:
    scenes: EventScenes = load_package(game).scenes
    assert set(scenes.stays) <= {row[1] for row in STAYS if row[0] == game}
    assert LEAST[game] == {
        kind: (scenes.least_ms(kind, by_bot=False), scenes.least_ms(kind, by_bot=True))
        for kind in scenes.minimum_ms
    }
    assert scenes.least_ms("turn_began", by_bot=False) == 0


def test_the_paces_differ_in_all_their_times() -> None:
    # quick, fade, base, gather, travel, dice, beat, deal
    assert times_at("relaxed") == (192, 256, 352, 352, 512, 1120, 358, 102)
    assert times_at("normal") == (120, 160, 220, 220, 320, 700, 224, 64)
    assert times_at("fast") == (66, 88, 121, 121, 176, 385, 123, 35)
    assert times_at("off") == (0, 0, 0, 0, 0, 0, 0, 0)
    assert times_at("fast", reduced_motion=True) == (66, 88, 121, 0, 0, 0, 0, 0)
    assert times_at("of a later version") == times_at("normal")


def test_the_longer_a_computers_turn_lasts_the_sooner_one_thing_follows_another() -> None:
    tempos = [tempo_after(ms) for ms in range(0, 2 * SWIFT_MS, 100)]
    assert tempos == sorted(tempos, reverse=True)
    assert tempos[0] == 1
    assert tempos[-1] == LEAST_TEMPO
    assert times_at("normal").at_tempo(LEAST_TEMPO).dice == 210, "a throw is still seen"


@pytest.mark.parametrize("game", ["pickomino", "ryzyk_fizyk", "knaster"])
def test_a_computers_turn_is_shown_within_seven_seconds_with_all_that_happens(
    game: str, qapp: QCoreApplication
) -> None:
    turns = [turn for seed in range(2) for turn in shown_turns(game, seed)]
    assert max(sum(turn.values()) for turn in turns) <= 7000
    for turn in turns:
        assert all(ms > 0 for ms in turn.values()), "nothing is left out"


def test_what_follows_from_a_bust_is_as_swift_and_a_steal_has_all_its_time(qapp: QCoreApplication) -> None:
    turns = [turn for seed in range(3) for turn in shown_turns("pickomino", seed)]
    assert 0 < max(turn.get("tile_turned_down", 0) for turn in turns) < 800
    assert {turn["tile_stolen"] for turn in turns if "tile_stolen" in turn} == {1520}, (
        "however long the computer's turn has lasted"
    )
