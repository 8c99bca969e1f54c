"""The view model of Pickomino and its editor: rows and moves follow the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QAbstractItemModelTester
from stolik.engine.driver import play, play_moves, random_chooser
from stolik.engine.game import TABLE
from stolik.engine.game_library import load_game
from stolik.engine.messages import speak
from stolik.engine.session import AnyStep, Session
from stolik.games.pickomino.rules import events
from stolik.games.pickomino.rules.events import TileStolen, TileTaken
from stolik.games.pickomino.rules.moves import Keep, Roll, Rolled, Take
from stolik.games.pickomino.rules.options import Options
from stolik.games.pickomino.rules.pieces import DICE, TILES, WORM
from stolik.games.pickomino.rules.state import State
from stolik.games.pickomino.rules.status import fault
from stolik.games.pickomino.ui.position_editor import CENTRE, DOWN, EDITOR, KEPT, ROLLED
from stolik.games.pickomino.ui.view_model import PickominoViewModel

from tests.games.set_up import built, decisions, emptied, left, names_of

GAME = load_game("pickomino")
MIDDLE = ((4, 4, 4, 1, 2, 5, WORM, 3), (WORM, 1, 2, 5, 5), (5, 5, 2, 3))


@pytest.fixture
def face(parent: QObject) -> Any:
    face: Any = PickominoViewModel(parent)
    face.live = True
    for model in (face.dice, face.centre, face.stacks):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    return face


def session_of(seats: int = 3) -> Session:
    return Session(GAME, seats, Options())


def roll(session: Session, dice: Sequence[int]) -> tuple[AnyStep, ...]:
    return session.submit(session.state.turn, Roll()) + session.submit(TABLE, Rolled(tuple(dice)))


def keep(session: Session, face: int) -> tuple[AnyStep, ...]:
    return session.submit(session.state.turn, Keep(face))


def show(face: Any, session: Session, steps: Sequence[AnyStep]) -> None:
    states = [step.state for entry in range(session.length) for step in session.steps_of(entry)]
    for number, step in enumerate(steps, start=len(states) - len(steps)):
        face.trace(reversed(states[:number]))
        face.show(step.state, step.event, None)


def in_zone(face: PickominoViewModel, zone: str) -> dict[int, tuple[int, int]]:
    rows = cast("Any", face).dice.rows
    return {row.die: (row.face, row.slot) for row in rows if row.zone == zone}


def offered(face: Any) -> list[int]:
    return [row.tile for row in face.centre.rows if row.offered]


def stealable(face: Any) -> list[int]:
    return [row.tiles[-1] for row in face.stacks.rows if row.stealable]


def whole_games(games: int) -> Iterator[AnyStep]:
    for seed in range(games):
        rng = Random(seed)
        session = session_of((2, 7)[seed % 2])
        for made in play_moves(session, random_chooser(GAME, rng), rng):
            yield from made.steps


def test_in_whole_games_the_rows_are_what_the_state_says(face: Any) -> None:
    for step in whole_games(2):
        state: State = step.state
        before = face.dice.rows
        face.show(state, step.event, state.turn)
        assert [row.die for row in face.dice.rows] == list(range(DICE))
        lies = {row.tile: row.lies for row in face.centre.rows}
        assert tuple(tile for tile in TILES if lies[tile] == "up") == state.centre
        assert tuple(tile for tile in TILES if lies[tile] == "down") == state.face_down
        assert tuple(tuple(row.tiles) for row in face.stacks.rows) == state.stacks
        tops = {stack[-1]: seat for seat, stack in enumerate(state.stacks) if stack}
        assert {row.tile: row.owner for row in face.centre.rows if row.owner >= 0} == tops
        if isinstance(step.event, TileTaken | TileStolen):
            assert face.dice.rows == before
            continue
        for zone, dice in (("kept", state.kept), ("free", state.rolled)):
            assert Counter(shown for shown, _ in in_zone(face, zone).values()) == Counter(dice)
        for zone in ("kept", "free", "hand"):
            slots = [slot for _, slot in in_zone(face, zone).values()]
            assert len(set(slots)) == len(slots)
            assert all(0 <= slot < DICE for slot in slots)


@pytest.mark.soak
def test_in_whole_games_what_can_be_done_is_what_the_rules_allow(face: Any) -> None:
    for step in whole_games(2):
        state: State = step.state
        face.show(state, step.event, state.turn)
        legal = {move.kind: move for move in GAME.legal_moves(state, state.turn)}
        faces = {move.face for move in GAME.legal_moves(state, state.turn) if isinstance(move, Keep)}
        assert {row.face for row in face.dice.rows if row.selectable} == faces
        if face.phase == "taken":
            assert (face.canRoll, offered(face), stealable(face)) == (False, [], [])
            continue
        assert face.canRoll == ("roll" in legal)
        assert offered(face) == [move.tile for move in legal.values() if move.kind == "take"]
        assert stealable(face) == [move.tile for move in legal.values() if move.kind == "steal"]
        assert face.chanceShown == (face.canRoll and bool(state.kept))


def test_a_die_set_aside_stays_the_same_die_in_the_same_place(face: Any) -> None:
    session = session_of()
    show(face, session, roll(session, MIDDLE[0]) + keep(session, 4))
    fours = in_zone(face, "kept")
    assert sorted(fours.values()) == [(4, 0), (4, 1), (4, 2)]
    show(face, session, roll(session, MIDDLE[1]) + keep(session, 1))
    assert fours.items() <= in_zone(face, "kept").items()
    # In the order of setting aside: the 1 comes after the 4s.
    assert (1, 3) in in_zone(face, "kept").values()


def test_dice_that_are_not_chosen_stay_where_they_fell_and_a_choice_taken_back_returns_there(
    face: Any,
) -> None:
    session = session_of()
    show(face, session, roll(session, MIDDLE[0]))
    fell = in_zone(face, "free")
    show(face, session, keep(session, 4))
    assert in_zone(face, "free").items() <= fell.items()
    session.undo(0)
    face.show(session.state, None, 0)
    assert in_zone(face, "free") == fell


def test_rolled_dice_lie_by_their_faces_from_left_to_right_in_the_middle(face: Any) -> None:
    session = session_of()
    show(face, session, roll(session, MIDDLE[0]) + keep(session, 4) + roll(session, (5, 2, WORM, 1, 2)))
    by_slot = sorted((slot, shown) for shown, slot in in_zone(face, "free").values())
    assert [slot for slot, _ in by_slot] == [1, 2, 3, 4, 5]
    assert [shown for _, shown in by_slot] == [1, 2, 2, 5, WORM]


def test_the_dice_lie_until_the_turn_passes_while_a_tile_is_taken(face: Any) -> None:
    session = session_of()
    for dice, chosen in zip(MIDDLE, (4, WORM, 5), strict=True):
        show(face, session, roll(session, dice) + keep(session, chosen))
    kept = in_zone(face, "kept")
    states = list(session.states_before(session.length))
    taken, passed = session.submit(0, Take(27))
    face.trace([session.state_at(session.length - 1), *states])
    face.show(taken.state, taken.event, None)
    assert in_zone(face, "kept") == kept
    assert (face.phase, face.sum, face.hasWorm, offered(face)) == ("taken", 27, True, [])
    show(face, session, [passed])
    assert len(in_zone(face, "hand")) == DICE
    assert (face.phase, face.sum, face.turn) == ("decide", 0, 1)


def test_it_says_what_setting_aside_the_dice_pointed_at_would_make(face: Any) -> None:
    session = session_of()
    show(face, session, roll(session, MIDDLE[0]) + keep(session, 4) + roll(session, (WORM, WORM, 2, 5, 5)))
    for thing, total in (("", 0), (f"face:{WORM}", 22), ("face:2", 14), ("tile:27", 0)):
        face.pointed = thing
        assert face.wouldBe == total


def test_what_is_shown_again_is_told_in_the_language_of_the_moment(face: Any) -> None:
    session = session_of()
    face.follow((), ("Ala", "Jan", "Ola"), 0)
    show(face, session, roll(session, MIDDLE[0]) + keep(session, 4))
    face.show(replace(session.state, stacks=((), (30,), ())), None, 0)

    def told() -> set[str]:
        rows = (*face.dice.rows, *face.centre.rows, *face.stacks.rows)
        return {row.words for row in rows if row.words} | {act.label for act in face.acts.rows}

    speak(lambda context, source, count=None: f"# {source}")
    assert not any(words.startswith("#") for words in told())
    face.retell()
    face.show(face._state, None, 0)
    assert all(words.startswith("#") for words in told())
    face.follow((), ("Ala", "Zosia", "Ola"), 0)
    face.show(face._state, None, None)
    assert any("Zosia" in words for words in told())


def test_an_act_makes_its_move_and_one_that_cant_be_done_asks_the_rules_why(face: Any) -> None:
    wanted: list[dict[str, Any]] = []
    face.moveWanted.connect(wanted.append)
    session = session_of()
    face.show(session.state, None, 0)
    for name in ("roll", "take", "steal"):
        face.act(name)
    assert wanted == [{"kind": "roll"}, {"kind": "take", "tile": TILES[0]}, {"kind": "steal", "tile": 0}]
    assert GAME.check(session.state, 0, Take(TILES[0])) is not None
    wanted.clear()
    for dice, chosen in zip(MIDDLE, (4, WORM, 5), strict=True):
        show(face, session, roll(session, dice) + keep(session, chosen))
    state = replace(session.state, stacks=((), (25,), (28,)))
    for shown, stolen in ((state, 28), (replace(state, stacks=((), (25,), (27,))), 27)):
        face.show(shown, None, 0)
        face.act("take")
        face.act("steal")
        assert wanted[-2:] == [{"kind": "take", "tile": 27}, {"kind": "steal", "tile": stolen}]
    face.wantTile(30)
    face.wantSteal(25)
    assert wanted[-2:] == [{"kind": "take", "tile": 30}, {"kind": "steal", "tile": 25}]


def test_a_click_on_a_die_that_lies_free_sets_its_face_aside(face: Any) -> None:
    wanted: list[dict[str, Any]] = []
    face.moveWanted.connect(wanted.append)
    session = session_of()
    face.show(session.state, None, 0)
    face.pick(3)
    show(face, session, roll(session, MIDDLE[0]))
    face.pick(next(iter(in_zone(face, "free"))))
    face.pickFace(WORM)
    show(face, session, keep(session, 4))
    face.pick(next(iter(in_zone(face, "kept"))))
    assert wanted == [{"kind": "keep", "face": 1}, {"kind": "keep", "face": WORM}]


def test_a_used_face_is_told_apart(face: Any) -> None:
    session = session_of()
    show(face, session, roll(session, MIDDLE[0]) + keep(session, 4))
    steps = roll(session, (4, 4, 1, 2, 3))
    face.show(steps[-1].state, steps[-1].event, 0)
    assert [row.face for row in face.dice.rows if row.why == "used"] == [4, 4]


def test_odds_lie_on_the_tiles_until_they_are_taken_away(face: Any) -> None:
    face.show(session_of().state, None, 0)
    face.show_odds({21: 0.5})
    assert face.centre.rows[0].odds == 0.5
    face.show_odds(None)
    assert {row.odds for row in face.centre.rows} == {-1.0}


@pytest.fixture
def back(parent: QObject) -> Any:
    return PickominoViewModel(parent)


def moments(seed: int) -> list[tuple[list[State], State, Any]]:
    """Return all steps of a game, shuffled: the states before each one, the state after it, and its event."""
    session, rng = Session(GAME, 3, Options()), Random(seed)
    play(session, random_chooser(GAME, rng), rng)
    found = []
    before = [session.state_at(0)]
    for entry in range(session.length):
        for step in session.steps_of(entry):
            found.append((list(before), step.state, step.event))
            before.append(step.state)
    rng.shuffle(found)
    return found


def changed(event: Any, state: State) -> set[str]:
    match event:
        case events.TileTaken(seat=seat, tile=tile):
            return {f"place:{tile}", f"stack:{seat}"}
        case events.TileStolen(seat=seat, victim=victim):
            return {f"stack:{seat}", f"stack:{victim}"}
        case events.TileReturned(seat=seat, tile=tile):
            return {f"tile:{tile}", f"stack:{seat}"}
        case events.TileTurnedDown(tile=tile):
            return {f"tile:{tile}"}
    return set()


def of_dice(back: Any, marks: Sequence[str]) -> list[tuple[int, str]]:
    numbers = [int(mark[4:]) for mark in marks if mark.startswith("die:")]
    return [(back.dice.rows[number].face, back.dice.rows[number].zone) for number in numbers]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_moment_came_before_the_change_is_marked(back: Any, seed: int) -> None:
    for states, state, event in moments(seed):
        before = states[-1]
        back.trace(reversed(states))
        marks = back.show_moment(before, state, event, None)
        assert {mark for mark in marks if not mark.startswith("die:")} == changed(event, state)
        dice = of_dice(back, marks)
        if isinstance(event, events.DiceRolled):
            assert sorted(dice) == [(face, "free") for face in event.dice]
        elif isinstance(event, events.DiceKept):
            assert dice == [(event.face, "kept")] * event.count
        else:
            assert dice == []
        lying = before if isinstance(event, events.TileTaken | events.TileStolen) else state
        if state.phase == "over":
            lying = next(each for each in reversed(states) if each.rolled or each.kept)
        shown = sorted(row.face for row in back.dice.rows if row.face)
        assert shown == sorted((*lying.rolled, *lying.kept))
        if isinstance(event, events.Busted):
            assert back.bustReason == event.reason


def test_at_the_start_nothing_has_changed(back: Any) -> None:
    assert back.show_moment(None, Session(GAME, 3, Options()).state, None, None) == ()
    assert {row.face for row in back.dice.rows} == {0}


def start(seats: int = 2) -> Any:
    return EDITOR.empty(seats, Options())


def trays(state: Any) -> dict[str, list[str]]:
    names = names_of(len(state.stacks))
    return {
        tray.key: [piece.key for piece in tray.pieces if not piece.spent]
        for tray in EDITOR.trays(state, names)
    }


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_decision_of_a_game_can_be_set_up(seats: int) -> None:
    for state in decisions("pickomino", seats, Options(), seats, 20):
        made = built(EDITOR, EDITOR.plain(state), seats)
        assert not fault(seats, Options(), made)
        if state.phase == "decide":
            # The rest of a roll has no meaning.
            state, made = replace(state, rolled=()), replace(made, rolled=())
        assert made == state


def test_it_begins_with_all_tiles_in_the_centre() -> None:
    state = start()
    assert trays(state) == {
        ROLLED: [], KEPT: [], CENTRE: [f"{tile}" for tile in TILES], "stack:0": [], "stack:1": [], DOWN: []
    }  # fmt: skip
    assert state.phase == "decide"


def test_eight_dice_can_be_set_aside_or_lie_to_be() -> None:
    state = EDITOR.put(start(), ROLLED, "6")
    assert (state.phase, state.rolled) == ("keep", (6,))
    assert EDITOR.take(state, ROLLED, 0).phase == "decide"
    kept = EDITOR.put(start(), KEPT, "1")
    assert (kept.phase, trays(kept)[ROLLED]) == ("decide", []), "what is left of the roll isn't shown"
    assert (kept.rolled, not fault(2, Options(), kept)) == ((2,) * 7, True)
    assert EDITOR.take(EDITOR.put(start(), KEPT, "3"), KEPT, 0) == start()
    state = start()
    for face in (1, 2, 3, 4):
        state = EDITOR.put(EDITOR.put(state, ROLLED, f"{face}"), KEPT, "5")
    assert (left(EDITOR, state, ROLLED), left(EDITOR, state, KEPT)) == ([], [])
    assert [piece.name for piece in EDITOR.palette(start(), ROLLED)][-2:] == ["die 5", "die with a worm"]


def test_tiles_move_between_centre_and_stacks_or_are_turned() -> None:
    state = EDITOR.put(EDITOR.put(start(), "stack:1", "30"), "stack:1", "22")
    assert state.stacks == ((), (30, 22))
    assert {30, 22}.isdisjoint(state.centre)
    assert left(EDITOR, state, CENTRE) == ["22", "30"]
    moved = EDITOR.put(state, CENTRE, "30")
    assert (moved.stacks[1], 30 in moved.centre) == ((22,), True)
    assert emptied(EDITOR, state, "stack:1", 2) == start()
    state = EDITOR.take(start(), CENTRE, 15)
    assert (state.face_down, trays(state)[DOWN]) == ((36,), ["-36"])
    assert "36" in left(EDITOR, state, "stack:0")
    assert "36" not in left(EDITOR, state, DOWN)
    places = {len(EDITOR.palette(state, tray)) for tray in (CENTRE, "stack:0", DOWN)}
    assert places == {len(TILES)}, "each tile has its place in the box"
    assert EDITOR.take(state, DOWN, 0) == start()
    assert EDITOR.put(state, DOWN, "21").face_down == (21, 36)


def test_the_end_the_seats_and_whose_turn_it_is_follow() -> None:
    over = emptied(EDITOR, EDITOR.put(start(), KEPT, "1"), CENTRE, 2)
    assert (over.phase, over.kept) == ("over", ())
    assert EDITOR.put(over, "stack:0", "36").phase == "over"
    assert EDITOR.put(over, CENTRE, "36").phase == "decide"
    fewer = EDITOR.seated(EDITOR.set(EDITOR.put(start(3), "stack:2", "25"), "turn", 2), 2)
    assert (fewer.turn, fewer.stacks, 25 in fewer.centre) == (1, ((), ()), True)
    assert EDITOR.seated(fewer, 3).stacks == ((), (), ())
    (turn,) = EDITOR.settings(EDITOR.set(start(), "turn", 1), names_of(2))
    assert (turn.title, turn.value, turn.choices) == ("Whose turn?", 1, ("Ala", "Bolek"))
    assert EDITOR.viewer(start()) is None
