"""The gallery: every page, and every game's table, as pictures in both languages, all themes and sizes.

``python -m tests.screenshots FOLDER --gallery [word ...]`` paints it; words choose the pictures whose name
holds one of them. Each picture is of the real program, on a data folder of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from stolik.engine.driver import play as play_out
from stolik.engine.driver import random_chooser
from stolik.engine.game_library import find_game, load_game
from stolik.engine.json_values import to_plain
from stolik.engine.record import Player
from stolik.engine.session import Session
from stolik.services.tables.table_setup import TableSetup
from stolik.storage.paths import Paths
from stolik.storage.profiles import People, Person, store_people
from stolik.storage.saves import Saves

from tests.ui.driver import Screen
from tests.ui.phrases import local
from tests.ui.player import move, wait_for_a_person
from tests.ui.positions import FAMILY, TURN, Seats, leave_a_game, leave_a_game_of

Key = Qt.Key

SIZES: Final = {
    "1024x600": (1024, 600, 1.0),
    "1024x600-200": (1024, 600, 2.0),
    "1366x768": (1366, 768, 1.0),
    "1366x768-150": (1366, 768, 1.5),
    "1366x768-200": (1366, 768, 2.0),
    "3840x2160-200": (3840, 2160, 2.0),
}
THEMES: Final = ("day", "evening", "contrast")
LANGUAGES: Final = ("en", "pl")

Act: TypeAlias = Callable[[Screen], None]
Leave: TypeAlias = Callable[[Paths], object]

ALONE: Seats = (("Ala", "human", 0), ("Bolek", "gentle", 0), ("Mela", "fair", 0), ("Fela", "sharp", 0))
KNOWN: Final = ("Zosia", "Marek", "Małgorzata Ewa")
TWELVE: Seats = (*ALONE, *((name, "gentle", 0) for name in "BCDEFGHI"))
PAIR: Seats = (("Ala", "human", 0), ("Dziadek Jan", "human", 3))
CROWD: Seats = (
    *FAMILY,
    ("Konstanty Jan", "human", 7),
    ("Ola", "human", 2),
    ("Małgorzata Ewa", "human", 10),
    ("Tadek", "human", 5),
    ("Wanda", "human", 8),
)
PEOPLE: Final = People(
    people=[Person(name=name, face=face) for name, face in zip(KNOWN, (6, 9, 4), strict=True)]
)


@dataclass(frozen=True)
class Scene:
    """What was left before the program starts, and what is done until the picture is taken.

    What is ``brief`` is seen once only: it is done anew for every theme.
    """

    name: str
    acts: tuple[Act, ...] = ()
    left: tuple[Leave, ...] = ()
    brief: bool = False


# ------------------------------------------------------------------------------------------ what was left


def left(game: str, entries: int, seats: Seats = ALONE, seed: int = 5) -> Leave:
    """Leave a game that sharp computers have played so far."""
    return lambda paths: leave_a_game_of(paths, game, seats, entries=entries, seed=seed)


def left_in_the_turn(seats: Seats = ALONE) -> Leave:
    """Leave a game of Worms with dice on the table."""
    return lambda paths: leave_a_game(paths, seats, turns=2 * len(seats), turn=TURN)


def left_laid(turns: int, seats: Seats = ALONE, seed: int = 8, **options: Any) -> Leave:
    """Leave a game of Rummikub in which everybody has laid what was simplest for ``turns`` turns."""

    def leave(paths: Paths) -> None:
        rules = load_game("rummikub")
        session = Session(rules, len(seats), rules.options_type(**options), 0)
        done = 0

        def reached(state: Any) -> bool:
            nonlocal done
            done += state.phase == "turn"
            return bool(done > turns and state.phase == "turn" and state.turn == 0)

        play_out(session, simplest(rules), Random(seed), until=reached)
        info = find_game("rummikub")
        assert info is not None
        players = tuple(
            Player(name=name, player="human" if kind == "human" else f"bot:{kind}") for name, kind, _ in seats
        )
        faces = tuple(face for _, _, face in seats)
        Saves(paths).save(TableSetup(info, session, players, faces, None).record())

    return leave


FULL: Final = left_laid(110, ALONE[:2], seed=5)
"""Leaves a game of Rummikub with 88 tiles in 21 sets on the table."""


def simplest(rules: Any) -> Callable[[Any, int], Any]:
    """Return a player of Rummikub who makes the first legal move."""
    return lambda view, seat: next(iter(rules.legal_moves(view, seat)))


# ------------------------------------------------------------------------------------------- what is done


def pressed(*names: str) -> Act:
    """Press what has these names, one after the other."""

    def act(screen: Screen) -> None:
        for name in names:
            screen.wait_for(name)
            screen.click(name)

    return act


def struck(*keys: Qt.Key) -> Act:
    """Strike keys."""
    return lambda screen: screen.press(*keys)


def odds_told(screen: Screen) -> None:
    """Ask for the odds, and wait for them."""
    screen.press(Key.Key_O)
    screen.wait_until(lambda: screen.table.viewModel.oddsKnown, "the odds")


def laid_on(cloth: str, pieces: str) -> Act:
    """Choose a cloth, and a set of dice and tiles."""
    return lambda screen: screen.set_comfort(cloth=cloth, pieces=pieces)


def players_of(title: str) -> Act:
    """Open the page on which people sit down to a game."""

    def act(screen: Screen) -> None:
        screen.click(f"Play {title}")
        screen.wait_for_page("players")

    return act


def on_the_table(screen: Screen) -> None:
    """Go on with the game that waits, and be there where a person is waited for."""
    covered(screen)
    if screen.table.privacy.awaited >= 0:
        screen.table.privacy.reveal()
    wait_for_a_person(screen)


def covered(screen: Screen) -> None:
    """Go on with the game that waits, and don't look."""
    screen.click("Continue")
    screen.wait_for_page("table")
    screen.wait_until(lambda: not screen.table.director.busy, "rest")


def hinted(screen: Screen) -> None:
    """Ask for a hint, and wait for it."""
    screen.press(Key.Key_H)
    screen.wait_until(lambda: screen.table.advice.hints, "the hint")


def sorted_by_runs(screen: Screen) -> None:
    screen.table.viewModel.sort(True)


def said_why(screen: Screen) -> None:
    """Be told why something can't be done."""
    screen.press(Key.Key_1)


def more(screen: Screen) -> None:
    """Show what stands behind one button, where there is no room for it."""
    if screen.sees("More"):
        screen.click("More")


def laid_in_disorder(screen: Screen) -> None:
    """Lay a tile of the rack on free cloth, and one to a set where it doesn't belong."""
    face = screen.table.viewModel
    rack = [row["tile"] for row in face.tiles.rows if row["zone"] == "rack"]
    for name in rack[:1]:
        face.pick(name, True)
        face.putNew()
    cloth = [row for row in face.tiles.rows if row["zone"] == "cloth"]
    if len(cloth) > 3:
        row = cloth[0]
        face.pick(rack[1], True)
        x, y, wide = row["place"][:3]
        face.putAt(x + wide * 0.95, y + wide * 0.7)


def shown_further(*buttons: str) -> Act:
    """Go on with a hint."""

    def act(screen: Screen) -> None:
        for button in buttons:
            screen.wait_until(partial(screen.can_press, button), button)
            screen.click(button)

    return act


def asked_back(screen: Screen) -> None:
    """Ask for a tile after laying some, and be asked whether that is meant."""
    face = screen.table.viewModel
    for row in [row for row in face.tiles.rows if row["zone"] == "rack"][:2]:
        face.pick(row["tile"], True)
    face.putNew()
    screen.press(Key.Key_D)


def seen_again_in(steps: int) -> Act:
    """See the computers' moves again at leisure, some scenes on."""

    def act(screen: Screen) -> None:
        screen.set_comfort(pace="relaxed")
        screen.table.replay.start()
        for _ in range(steps):
            screen.table.director.finish()
        screen.breathe()

    return act


def drawn_once(screen: Screen) -> None:
    """Draw a tile, and let the computers move."""
    screen.press(Key.Key_D)
    wait_for_a_person(screen)


def refused(screen: Screen) -> None:
    """Press what the rules refuse."""
    screen.press(Key.Key_Return)


def looked_back_to(kind: str) -> Act:
    """Look back at the last event of a kind."""

    def act(screen: Screen) -> None:
        events = screen.table._coordinator._timeline.events
        screen.table.lookAt(
            [row["moment"] for row in screen.table.log.rows if events[row["key"]].kind == kind][-1]
        )

    return act


def seen_by_another(screen: Screen) -> None:
    """Look back from the result at another player's rack."""
    screen.wait_until(lambda: screen.can_press("Look back"), "the way back")
    screen.click("Look back")
    looked_back_to("tiles_played")(screen)
    screen.table.moment.seeAs(2)


def played_a_turn(screen: Screen) -> None:
    """Play a turn of Worms, and let the computers play theirs."""
    while not screen.table.replay.possible:
        move(screen)
        wait_for_a_person(screen)


def seen_again(screen: Screen) -> None:
    """See what happened since one's own move, and stay in it."""
    screen.set_comfort(pace="relaxed")
    screen.table.replay.start()
    for _ in range(2):
        screen.table.director.finish()
    # Buttons that go pale have done so.
    QTest.qWait(400)


def ended(screen: Screen, seed: int = 5) -> None:
    """Let the game come to its end, and see the result."""
    table = screen.table
    session = table.session
    rules = session.game
    rng, first = Random(seed), session.length
    play_out(session, simplest(rules) if table.gameId == "rummikub" else random_chooser(rules, rng), rng)
    table._coordinator.moves.go_on(first)

    def done() -> bool:
        if table.director.busy:
            table.director.finish()
        return screen.can_press("Again")

    screen.wait_until(done, "the end")


def report_begun(screen: Screen) -> None:
    """Ask how the finished game was played."""
    ask = "How did we play?" if len(screen.table.players) > 1 else "How did I play?"
    screen.wait_until(lambda: screen.can_press(ask), "the report")
    screen.click(ask)


def report_seen(screen: Screen) -> None:
    """Wait for the report that was asked for."""
    screen.wait_until(lambda: screen.report.property("phase") == "ready", "the report")


def report_stopped(screen: Screen) -> None:
    """Stop the report while it is worked out."""
    screen.wait_until(lambda: screen.report.property("progress") > 0.2, "some progress")
    screen.click("Stop")


def dearest_chosen(screen: Screen) -> None:
    """Look at what cost most."""
    screen.report.choose(screen.report.dear.rows[0]["key"])


def report_of_a_waiting_game(screen: Screen) -> None:
    """Ask how a game was played so far that waits."""
    screen.click("1 more game waits")
    asked = tuple(local("How did we play?"))
    screen.click(next(thing.name for thing in screen.things() if thing.name.startswith(asked)))
    report_seen(screen)


def asked_before_a_costly_move(screen: Screen) -> None:
    """Be asked by the tutor whether to roll once more, as if that gave half of all chances away."""
    tutor = screen.table._coordinator._tutor
    tutor._seats = frozenset({0})
    tutor.forget()
    tutor.watch(0)
    screen.wait_until(lambda: tutor._worth is not None, "what the moves are worth")
    roll = {"kind": "roll"}
    tutor._worth = tutor._worth._replace(
        values=tuple((move, 0.4 if to_plain(move) == roll else 0.9) for move, _ in tutor._worth.values)
    )
    screen.table.submit(roll)


def helped(screen: Screen) -> None:
    """Open the sheet of a person who is known."""
    names = [name for name in screen.names() if "1: Zosia" in name]
    screen.click(names[0])


def pictured(screen: Screen) -> None:
    """Give the first seat a picture of its own."""
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    for y in range(200):
        for x in range(300):
            picture.setPixelColor(x, y, QColor.fromHsv(x, 255 - y // 2, 200))
    file = screen.app.shell.tables._paths.root / "photo.png"
    picture.save(str(file))
    choices = screen.app.shell.tables.line_up.seat_choices
    choices.setPicture(0, str(file))
    screen.wait_until(lambda: not choices.property("readsPicture"), "the picture is read")


def named_and_deleted(screen: Screen) -> None:
    """Give the first game that waits a name, and delete the second one."""
    screen.app.shell.renameGame(screen.app.shell.saved_rows.rows[0]["save"], "Zosia's birthday")
    screen.app.shell.deleteGame(screen.app.shell.saved_rows.rows[1]["save"])


def files_seen(screen: Screen) -> None:
    """Look for a saved game among the files of a folder."""
    screen.app.shell.file_list.enter(str(screen.app.shell.tables._paths.saves))
    pressed("Saved games" if screen.sees("Saved games") else "More to do")(screen)
    if screen.sees("Saved games"):
        screen.click("Saved games")
    pressed("Open a game or a tournament from a file")(screen)


def card_seen(screen: Screen) -> None:
    """See the score card in the middle of a match."""
    screen.press(Key.Key_C)


def scenes() -> Iterator[Scene]:
    """Yield every page and every state of a table that can be seen."""
    games = {"pickomino": "Worms", "rummikub": "Rummikub", "knaster": "Knaster", "ryzyk_fizyk": "Ryzyk-fizyk"}
    yield Scene("home-first")
    waiting = (left("knaster", 95), left("rummikub", 30), left_in_the_turn())
    yield Scene("home", left=waiting)
    yield Scene("waiting", (pressed("2 more games wait"),), waiting)
    yield Scene("waiting-deleted", (pressed("2 more games wait"), named_and_deleted), waiting)
    yield Scene("saved-files", (files_seen,), waiting)
    for game in games:
        yield Scene(f"players-{game}", (opened_for(game),))
        yield Scene(f"players-{game}-full", (opened_for(game), filled))
    yield Scene("players-family", (opened_for("knaster"), seated))
    yield Scene("players-options", (opened_for("rummikub"), unfolded))
    yield Scene("person", (opened_for("pickomino"), pressed("Seat 1: Player 1, starts")))
    about = "More about this person: help, time, deleting"
    for game in ("pickomino", "rummikub"):
        yield Scene(f"person-help-{game}", (opened_for(game), seated, helped, pressed(about)))
    yield Scene("person-picture", (opened_for("rummikub"), seated, helped, pictured, pressed(about)))
    yield Scene("person-delete", (opened_for("rummikub"), seated, helped, pressed(about, "Delete Zosia…")))
    yield Scene("computer", (opened_for("rummikub"), pressed("Add a computer")))
    yield Scene("comfort", (pressed("Comfort"),))
    yield Scene("comfort-table", (pressed("Comfort", "The table"),))
    # Reading aloud is offered only on a machine that has a voice.
    yield Scene("comfort-ear", (pressed("Comfort", "By ear"),))
    for cloth, pieces in (("felt", "wood"), ("oak", "large"), ("night", "ivory")):
        yield Scene(f"home-{cloth}", (laid_on(cloth, pieces),), waiting)
    yield Scene("about", (pressed("About Stolik"),))
    yield Scene("help", (lambda screen: screen.click("How to play Rummikub"),))
    yield Scene("pickomino", (on_the_table, odds_told), (left_in_the_turn(),))
    yield Scene("pickomino-seven", (on_the_table,), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-hint", (on_the_table, hinted), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-tutor", (on_the_table, asked_before_a_costly_move), (left_in_the_turn(FAMILY),))
    yield Scene("pickomino-refused", (on_the_table, said_why), (left_in_the_turn(FAMILY),))
    yield Scene("knaster", (on_the_table,), (left("knaster", 95),))
    yield Scene("knaster-alone", (on_the_table,), (left("knaster", 30, FAMILY[:1]),))
    yield Scene("knaster-twelve", (on_the_table,), (left("knaster", 40, CROWD),))
    yield Scene("knaster-hint", (on_the_table, hinted), (left("knaster", 61),))
    yield Scene("ryzyk_fizyk-eight", (on_the_table,), (left("ryzyk_fizyk", 60, CROWD[:8]),))
    yield Scene("table-more", (on_the_table, more), (left("knaster", 95),))
    yield Scene("ryzyk_fizyk", (on_the_table,), (left("ryzyk_fizyk", 90),))
    for cloth, pieces in (("felt", "wood"), ("oak", "large"), ("night", "wood")):
        look = laid_on(cloth, pieces)
        yield Scene(f"pickomino-{cloth}-{pieces}", (on_the_table, look), (left_in_the_turn(),))
        yield Scene(f"knaster-{cloth}-{pieces}", (on_the_table, look), (left("knaster", 95),))
        yield Scene(f"ryzyk_fizyk-{cloth}-{pieces}", (on_the_table, look), (left("ryzyk_fizyk", 90),))
        yield Scene(
            f"rummikub-{cloth}-{pieces}", (on_the_table, sorted_by_runs, look), (left_laid(40, seed=3),)
        )
    for game in ("pickomino", "knaster", "ryzyk_fizyk"):
        leave = left_in_the_turn() if game == "pickomino" else left(game, 20)
        yield Scene(f"{game}-end", (on_the_table, ended), (leave,))
    ends = {
        "two": left("pickomino", 200, PAIR),
        "four": left("ryzyk_fizyk", 90),
        "alone": left("knaster", 100, FAMILY[:1]),
        "twelve": left("knaster", 500, CROWD),
    }
    for name, leave in ends.items():
        seen = (on_the_table, ended, report_begun, report_seen)
        yield Scene(f"report-{name}", seen, (leave,))
        yield Scene(f"report-{name}-moment", (*seen, dearest_chosen), (leave,))
    yield Scene("report-stopped", (on_the_table, ended, report_begun, report_stopped), (ends["four"],))
    yield Scene("report-working", (on_the_table, ended, report_begun), (left_laid(8, seed=4),))
    yield Scene("report-rummikub", (on_the_table, ended, report_begun, report_seen), (left_laid(8, seed=4),))
    so_far = (left("ryzyk_fizyk", 40), left("pickomino", 60))
    yield Scene("report-so-far", (report_of_a_waiting_game,), so_far)
    early, middle, late = left_laid(0, seed=3), left_laid(40, seed=3), left_laid(90)
    yield Scene("rummikub-covered", (covered,), (left_laid(40, PAIR, seed=3),))
    yield Scene("rummikub-two", (on_the_table, sorted_by_runs), (left_laid(30, PAIR),))
    yield Scene("rummikub-opening", (on_the_table, sorted_by_runs), (early,))
    yield Scene("rummikub-middle", (on_the_table, sorted_by_runs), (middle,))
    yield Scene("rummikub-late", (on_the_table, sorted_by_runs), (late,))
    yield Scene("rummikub-full", (on_the_table, sorted_by_runs), (FULL,))
    yield Scene("rummikub-tools", (on_the_table, unfolded_tools), (middle,))
    yield Scene("rummikub-disorder", (on_the_table, sorted_by_runs, laid_in_disorder), (late,))
    yield Scene("rummikub-refused", (on_the_table, sorted_by_runs, laid_in_disorder, refused), (middle,))
    yield Scene("rummikub-hint", (on_the_table, sorted_by_runs, hinted), (middle,))
    yield Scene(
        "rummikub-hint-tiles",
        (on_the_table, sorted_by_runs, hinted, shown_further("Which tiles?")),
        (middle,),
    )
    yield Scene(
        "rummikub-hint-ghosts",
        (on_the_table, sorted_by_runs, hinted, shown_further("Which tiles?", "Show me")),
        (middle,),
    )
    yield Scene("rummikub-asked", (on_the_table, sorted_by_runs, asked_back), (middle,))
    yield Scene("rummikub-card", (on_the_table, card_seen), (left_laid(110, seed=6),))
    yield Scene("rummikub-again", (on_the_table, drawn_once, seen_again_in(1)), (late,))
    yield Scene("rummikub-log", (on_the_table, struck(Key.Key_L)), (middle,))
    backs = (
        ("pickomino", 60, "busted"),
        ("knaster", 95, "line_completed"),
        ("ryzyk_fizyk", 90, "points_lost"),
    )
    for game, entries, kind in backs:
        yield Scene(f"{game}-back", (on_the_table, looked_back_to(kind)), (left(game, entries),))
    yield Scene(
        "knaster-back-twelve",
        (on_the_table, looked_back_to("number_written")),
        (left("knaster", 150, TWELVE),),
    )
    yield Scene("rummikub-back", (on_the_table, looked_back_to("tiles_played")), (late,))
    yield Scene("rummikub-back-racks", (on_the_table, ended, seen_by_another), (left_laid(8, seed=4),))
    yield Scene(
        "pickomino-again", (on_the_table, played_a_turn, seen_again), (left("pickomino", 60),), brief=True
    )
    yield Scene("rummikub-pause", (on_the_table, struck(Key.Key_Escape)), (middle,))
    yield Scene("rummikub-end", (on_the_table, ended), (left_laid(8, seed=4),))
    easier: dict[str, Any] = {"easier_opening": (0,)}
    yield Scene("rummikub-handicap", (on_the_table, sorted_by_runs), (left_laid(0, seed=3, **easier),))
    yield Scene("rummikub-handicap-end", (on_the_table, ended), (left_laid(8, seed=4, **easier),))
    yield Scene("rummikub-handicap-card", (on_the_table, card_seen), (left_laid(110, seed=6, **easier),))
    # Its scenes are made of what stands here.
    from tests.gallery_chance import chance_scenes
    from tests.gallery_drill import drill_scenes
    from tests.gallery_family_book import family_book_scenes
    from tests.gallery_lessons import lesson_scenes
    from tests.gallery_luck import luck_scenes
    from tests.gallery_moments import dice_scenes
    from tests.gallery_puzzles import puzzle_scenes
    from tests.gallery_referee import referee_scenes
    from tests.gallery_tournament import tournament_scenes

    yield from dice_scenes()
    yield from drill_scenes()
    yield from lesson_scenes()
    yield from puzzle_scenes()
    yield from luck_scenes()
    yield from family_book_scenes()
    yield from referee_scenes()
    yield from tournament_scenes()
    yield from chance_scenes()


def opened_for(game: str) -> Act:
    """Open the page on which people sit down to a game."""

    def act(screen: Screen) -> None:
        screen.app.shell.choose(game)
        screen.pages.go("players")
        screen.wait_for_page("players")

    return act


def seated(screen: Screen) -> None:
    """Seat the people who are known."""
    for name in KNOWN:
        screen.app.shell.tables.line_up.addKnown(name)


def filled(screen: Screen) -> None:
    line_up = screen.app.shell.tables.line_up
    while line_up.property("count") < line_up.property("most"):
        line_up.addPerson() if line_up.property("count") % 2 else line_up.addComputer("sharp")


def unfolded_tools(screen: Screen) -> None:
    """Show the tools that stand behind one button, where there is no room for them."""
    if screen.sees("More tools"):
        screen.click("More tools")


def unfolded(screen: Screen) -> None:
    """Unfold the single options."""
    screen.click("Choose the rules one by one")


# ------------------------------------------------------------------------------------------- the pictures


def paint(folder: Path, words: Sequence[str] = ()) -> None:
    """Paint the scenes whose names hold one of the words, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = [word for word in words if word in SIZES]
    themes = [word for word in words if word in THEMES]
    languages = [word for word in words if word in LANGUAGES]
    parts = [word for word in words if word not in (*sizes, *themes, *languages)]
    if not parts or "paper" in parts:
        from tests.gallery_moments import paint_cards

        paint_cards(folder, words)
    if not parts or "card-form" in parts:
        from tests.gallery_card_form import paint_forms

        paint_forms(folder, words)
    if not parts or "tournament-paper" in parts:
        from tests.gallery_tournament_papers import paint_papers

        paint_papers(folder, words)
    for scene in scenes():
        if parts and not any(part == scene.name or part in scene.name for part in parts):
            continue
        chosen = tuple(themes or THEMES)
        for language in languages or LANGUAGES:
            for size in sizes or SIZES:
                for begun in [(theme,) for theme in chosen] if scene.brief else [chosen]:
                    with shown(scene, language, SIZES[size], begun[0]) as screen:
                        for theme in begun:
                            screen.set_comfort(scheme=theme)
                            name = f"{scene.name}.{size}.{language}.{theme}.png"
                            screen.picture()
                            screen.breathe()
                            screen.picture().save(str(folder / name))
                            print(folder / name, flush=True)


@contextmanager
def shown(
    scene: Scene, language: str, size: tuple[int, int, float], theme: str, **how: Any
) -> Iterator[Screen]:
    """Open the program at a scene."""
    with TemporaryDirectory(prefix="stolik-") as folder:
        paths = Paths(Path(folder))
        store_people(paths.people, PEOPLE.model_copy(deep=True))
        for leave in scene.left:
            leave(paths)
        screen = Screen(paths, size=size[:2], scale=size[2], language=language, scheme=theme, **how)
        try:
            for act in scene.acts:
                act(screen)
            yield screen
        finally:
            screen.close()
