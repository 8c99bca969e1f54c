"""The scenes of the gallery that show the family book."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import cache
from random import Random
from typing import Any, Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtQuick import QQuickItem
from stolik.analysis.guessing import Guess
from stolik.analysis.practice import exploring, game_text
from stolik.engine.bot import Level
from stolik.engine.coaching.position_id import PlacedState, id_of
from stolik.engine.coaching.strength import between
from stolik.engine.driver import bot_chooser, play
from stolik.engine.game import TABLE
from stolik.engine.game_library import find_game, load_game, load_package
from stolik.engine.record import Player, record_of, record_text
from stolik.engine.session import Session
from stolik.services.family_book.figures import course
from stolik.services.family_book.store import Duel, GameEntry, SeatEntry, SeatLuck, open_book
from stolik.services.kept.guess_log import Guesses
from stolik.services.results.game_results import MORNING
from stolik.storage.paths import Paths

from tests.games.set_up import decisions, names_of
from tests.pictures.acts import covered, ended, opened_for, pressed, struck
from tests.pictures.scene import ALONE, KNOWN, PAIR, Act, Scene, later, left, settled
from tests.pictures.scenes.coaching import FIRST_DAY, games_known, luck_known, scrolled_to_the_end, weighed
from tests.qml_classes import class_name
from tests.ui.driver import DAY, Screen
from tests.ui.player import choose_at_the_end, open_more, wait_for_a_person
from tests.ui.positions import FAMILY

GAMES: Final = ("pickomino", "ryzyk_fizyk", "rummikub", "knaster")


@later
def played(paths: Paths, games: int = 60, evening: int = 3, goes_on: bool = True) -> None:
    """Save random games of the household; the last ones are from one evening."""
    rng, (book, _), today = Random(3), open_book(paths.family_book), DAY
    for number in range(games):
        key = f"{number:032}"
        day = today - (games - number) // 3 if number < games - evening else today
        book.note(f"{key}.stolik", number, key, drawn(rng, number, day))
        if number == games - evening - 1 and evening:
            book.begin_evening((datetime.now() - timedelta(hours=MORNING)).toordinal(), 5, KNOWN)
        if number >= games - evening:
            book.count_for_evening(1, key)
    if not goes_on:
        book.end_evening()
    book.save()
    book.close()


def drawn(rng: Random, number: int, day: int) -> GameEntry:
    """Return a game of the household and a computer; every seventh one is given up or solo."""
    game = GAMES[number % 4]
    alone, is_over = number % 7 == 3 and game == "knaster", number % 7 != 5
    names = KNOWN[:1] if alone else (*KNOWN, "")
    scores = [rng.randint(2, 40) for _ in names]
    seats = [
        SeatEntry(
            name,
            None if name else "sharp",
            score if is_over else 0,
            1 + sum(other > score for other in scores) if is_over else 0,
            float(score == max(scores)),
        )
        for name, score in zip(names, scores, strict=True)
    ]
    dice = {face: rng.randint(14, 26) for face in range(1, 7)} if game != "rummikub" else {}
    return GameEntry(game, "{}", number, day, tuple(seats), is_over, dice)


@later
def book_opened(screen: Screen, part: int = 0) -> None:
    screen.wait_until(lambda: screen.app.shell._tables is not None, "the tables")
    screen.app.shell.opened_pages.open("book")
    screen.picture()
    page = next(item for item in screen.items() if class_name(item).startswith("FamilyBookPage"))
    page.setProperty("part", part)
    screen.picture()


@later
def guessed(paths: Paths, many: int = 60) -> None:
    """Save guesses of the first person, at first far too high, in the end nearly right."""
    rng = Random(5)
    keeper = Guesses(paths.root / "guesses.jsonl", lambda _: None, moment=lambda: "2026-11-27T12:00:00")
    for number in range(many):
        truth = rng.uniform(0.05, 0.9)
        off = rng.gauss(0.25, 0.1) if number < 10 else rng.gauss(0.02, 0.08)
        said = round(100 * max(0.0, min(1.0, truth + off)))
        keeper.note(KNOWN[0], Guess("pickomino", "tile", said, truth, seconds=6.0))


SEEDS: Final = {"pickomino": 7, "ryzyk_fizyk": 1, "rummikub": 2, "knaster": 7}


@later
def recorded(paths: Paths, games: Sequence[str] = GAMES) -> None:
    """Save the record of a game of each kind in which the household played like computers."""
    paths.finished.mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(games):
        package, seats, seed = load_package(game), 2, SEEDS[game]
        session = Session(package.game, seats, package.game.options_type(), 0)
        bots = [package.bots[Level.FAIR]] * seats
        play(session, bot_chooser(bots, [Random(seed)] * seats), Random(seed))
        people = tuple([Player(name=name, player="human") for name in KNOWN[number % 2 :][:seats]])
        record = record_of(session, package.info, people, started_at=f"2026-11-2{number}T18:00:00")
        file = paths.finished / f"{game}-1.stolik"
        file.write_text(record_text(record))
        os.utime(file, (1_795_000_000 + 90_000 * number,) * 2)


def read_all(screen: Screen) -> None:
    screen.wait_until(lambda: not screen.app.services.finished_games.results._unread, "the records")


def album_seen(screen: Screen) -> None:
    """Wait until all records have been read and drawn."""
    book = screen.app.services.finished_games.results.book
    screen.wait_until(lambda: not any(each.still is None for each in book.album()), "the pictures")
    page = next(item for item in screen.items() if class_name(item).startswith("FamilyBookPage"))
    screen.wait_until(lambda: page.property("drawn") >= len(book.album()), "their frames")
    screen.picture()


def family_book_scenes() -> Iterator[Scene]:
    yield Scene(
        "book-album", (book_opened(-1), read_all, album_seen), (played(), duels("pickomino", 9), recorded())
    )
    yield Scene("book-album-one", (book_opened(-1), read_all, album_seen), (recorded(GAMES[:1]),))
    yield Scene("book-people", (book_opened(),), (played(),))
    yield Scene("book-guesses", (book_opened(), scrolled_to_the_end), (played(8), guessed()))
    yield Scene("book-people-end", (book_opened(), scrolled_to_the_end), (played(),))
    yield Scene("book-empty", (book_opened(-1),))
    yield Scene("book-evening", (book_opened(1),), (played(),))
    yield Scene("book-evening-over", (book_opened(1), scrolled_to_the_end), (played(goes_on=False),))
    yield Scene("book-season", (book_opened(2),), (played(),))
    yield Scene("book-dice", (book_opened(3),), (played(),))
    yield Scene("book-home", (games_known,), (played(),))
    yield Scene("games", (games_known, pressed("Our games")), (left("knaster", 95), played()))


STRENGTHS: Final = {"ryzyk_fizyk": 62, "pickomino": 45, "rummikub": 100}
"""The first person's playing strength, by game."""


@later
def duels(paths: Paths, game: str, count: int, name: str = KNOWN[0]) -> None:
    """Save games of a person against a gentle computer and, after a few, against an adapting one."""
    rng, (book, _) = Random(3), open_book(paths.family_book)
    scale = load_package(game).scale
    assert scale is not None
    found: list[Duel] = []
    for number in range(count):
        level = "gentle" if number < 3 else f"{course(found, scale)[-1].rating.strength}"
        against = scale.marks[min(scale.marks)] if number < 3 else int(level)
        chance = 1 / (1 + 2.718 ** (-scale.slope * (STRENGTHS[game] - against)))
        result, key = float(rng.random() < chance), f"{game} {number}"
        place, spread = 2 - int(result), scale.spread_at(against)
        seats = (SeatEntry(name, None, 9, place, result), SeatEntry("", level, 9, 3 - place, 1 - result))
        day, rated = FIRST_DAY + number, number % 5 == 4
        entry = GameEntry(game, "{}", number, day, seats, rated=rated)
        book.note(f"{key}.stolik", number, key, entry)
        luck = 0.0 if spread is None else result - rng.gauss(chance, spread)
        told = [between(at, STRENGTHS[game]) for at in scale.errors or ([0.1] * 11, [0.0] * 11)]
        error = max(0.0, rng.gauss(*told))
        if spread is not None:
            book.set_luck(key, {0: SeatLuck(0.5, luck, error, 20)})
        adjusted = None if spread is None else result - luck
        known = None if spread is None else error
        found.append(Duel(key, game, day, "", rated, level, result, adjusted, known))
    book.save()
    book.close()


def strength_opened(screen: Screen) -> None:
    luck_known(screen)
    book_opened()(screen)
    screen.page_model("book").showPart(2)
    settled(screen)


@later
def fits(screen: Screen, game: str) -> None:
    opened_for(game)(screen)
    line_up = screen.app.shell.tables.line_up
    line_up.addKnown(KNOWN[0])
    line_up.seat_choices.setLevel(1, "fits")
    screen.picture()


def strength_scenes() -> Iterator[Scene]:
    house = (duels("ryzyk_fizyk", 70), duels("pickomino", 9), duels("rummikub", 30))
    yield Scene("fits-choice", (opened_for("pickomino"), pressed("Add a computer")))
    yield Scene("fits-players", (fits("pickomino"), pressed("Rated game")), house)
    yield Scene(
        "fits-more",
        (opened_for("pickomino"), pressed("Add a computer", "More about how the computers play")),
        house,
    )
    yield Scene("strength", (strength_opened,), house)
    yield Scene("strength-end", (strength_opened, scrolled_to_the_end, settled), house)


CODE: Final = "KWX-7FG-GD8-6TY-GSG-JXW-22T"
"""A game of Circles for three."""


@later
def sat_down_to(screen: Screen, game: str) -> None:
    opened_for(game)(screen)
    screen.app.shell.sit()
    screen.wait_for_page("table")
    if screen.table.privacy.awaited >= 0:
        screen.table.privacy.reveal()
    wait_for_a_person(screen)


def proof_asked(screen: Screen) -> None:
    words = "Check the tiles" if screen.table.gameId == "rummikub" else "Check the dice"
    choose_at_the_end(screen, words)


@later
def typed(screen: Screen, code: str) -> None:
    screen.click_code()
    screen.wait_for("Choose who plays")
    screen.type(code)
    screen.press(Qt.Key.Key_Return)


@later
def played_again(screen: Screen, times: int) -> None:
    for _ in range(times):
        open_more(screen)
        screen.app.shell.tables._autosave.flush()
        screen.click("Same dice")
        screen.wait_until(lambda: screen.table.session.length == 0, "another game")
        wait_for_a_person(screen)
        ended(screen, seed=6)


@later
def with_real_dice(screen: Screen, game: str) -> None:
    opened_for(game)(screen)
    line_up = screen.app.shell.tables.line_up
    line_up.setStarter("seat")
    line_up.setRealDice(True)
    screen.app.shell.sit()
    screen.wait_for_page("table")
    wait_for_a_person(screen)
    screen.wait_until(lambda: screen.table.realDice.asked > 0, "the question")


def fallen(*faces: int) -> Act:
    return lambda screen: screen.type("".join(map(str, faces)))


def card_drawn(screen: Screen) -> None:
    screen.wait_until(lambda: {sheet.property("progress") for sheet in sheets(screen)} == {1.0})


def sheets(screen: Screen) -> list[QQuickItem]:
    return [
        item for item in screen.items() if (item.property("source") or QUrl()).toString().startswith("data:")
    ]


COMPARED: Final = (proof_asked, pressed("Compare with earlier games"), card_drawn)


def chance_scenes() -> Iterator[Scene]:
    log = (sat_down_to("pickomino"), struck(Qt.Key.Key_L))
    yield Scene("chance-log", log)
    yield Scene("chance-before", (*log, pressed("Check the dice")))
    for game in ("pickomino", "rummikub"):
        end = (sat_down_to(game), ended)
        yield Scene(f"chance-end-{game}", end)
        if game == "pickomino":
            yield Scene("chance-compared", (*end, played_again(1), *COMPARED))
        yield Scene(f"chance-checked-{game}", (*end, proof_asked, pressed("Verify everything")))
    yield Scene("chance-compared-circles", (sat_down_to("knaster"), ended, played_again(2), *COMPARED))
    for game in ("pickomino", "knaster", "ryzyk_fizyk"):
        asked = with_real_dice(game)
        yield Scene(f"real-dice-{game}", (asked, fallen(2, 6)))
    yield Scene("real-dice-players", (opened_for("pickomino"), pressed("We roll real dice")))
    yield Scene("chance-code", (lambda screen: screen.click_code(),))
    yield Scene("chance-code-mistyped", (typed(CODE[:-1] + "Z"),))
    yield Scene("chance-code-players", (typed(CODE), lambda screen: screen.wait_for_page("players")))


@later
def explored(screen: Screen, back: int = 0) -> None:
    covered(screen)
    setup: Any = screen.app.services.tables.setup
    session = setup.session
    text = game_text(session, setup.info, setup.seats)
    made = [n for n, entry in enumerate(session.log, 1) if entry.seat != TABLE]
    entry = made[-1 - back]
    place = exploring(text, entry, session.entry(entry - 1).seat)
    assert screen.app.shell.opened_pages.open("explorer", place)
    weighed(screen)


@later
def option_chosen(screen: Screen, number: int) -> None:
    """Choose an option once the position is there, so that the moved pieces leave the rest in place."""
    screen.picture()
    screen.breathe()
    screen.explorer.choose(number)


def looked_closer(screen: Screen) -> None:
    rollout = screen.explorer.rollout
    rollout.begin()
    screen.wait_until(lambda: rollout.property("progress") > 0.1, "some games")
    rollout.stop()


def gone_on(screen: Screen) -> None:
    screen.explorer.make()
    weighed(screen)


def options_opened(screen: Screen) -> None:
    if screen.sees("All options"):
        screen.click("All options")


def computers_chosen(screen: Screen) -> None:
    options_opened(screen)
    screen.click("Play on from here")


def played_on(screen: Screen) -> None:
    screen.explorer.playOn("fair")
    screen.wait_until(lambda: screen.explorer is None and screen.table is not None, "the table")
    wait_for_a_person(screen)
    screen.wait_until(lambda: bool(screen.lines()), "the page of the table")


def explorer_scenes() -> Iterator[Scene]:
    """Yield scenes of every game's positions: before and after a move, with many options, and played out."""
    games = {
        "pickomino": (left("pickomino", 200, PAIR), 3),
        "ryzyk_fizyk": (left("ryzyk_fizyk", 90, ALONE), 1),
        "knaster": (left("knaster", 95, ALONE), 1),
        "knaster-alone": (left("knaster", 100, FAMILY[:1]), 1),
        "rummikub": (left("rummikub", 160, PAIR), 3),
    }
    for name, (leave, back) in games.items():
        yield Scene(f"explorer-{name}", (explored(back),), (leave,))
        # In Rummikub the second option is drawing, which shows little.
        shown = option_chosen(name != "rummikub")
        yield Scene(f"explorer-{name}-after", (explored(back), shown), (leave,))
    worms, back = games["pickomino"]
    yield Scene("explorer-options", (explored(back), options_opened), (worms,))
    yield Scene("explorer-closer", (explored(back), options_opened, looked_closer), (worms,))
    yield Scene("explorer-computers", (explored(back), computers_chosen), (worms,))
    yield Scene("explorer-played-on", (explored(back), played_on), (worms,))
    yield Scene("explorer-on", (explored(back), gone_on), (worms,))


PLACES: Final = {"pickomino": (3, 9), "ryzyk_fizyk": (3, 12), "knaster": (2, 7), "rummikub": (3, 14)}
"""The number of seats for each game, and which decision of a random game is set up."""


@cache
def id_at(game_id: str, seats: int, number: int) -> str:
    info, options = find_game(game_id), load_game(game_id).options_type()
    editor = load_package(game_id).position_editor
    assert info is not None
    assert editor is not None
    *_, state = decisions(game_id, seats, options, 4, number)
    state = editor.plain(state)
    return id_of(PlacedState(info, seats, options, state, editor.viewer(state)))


@later
def set_up(
    screen: Screen, game_id: str, *, names: Sequence[str] = (), changes: Sequence[tuple[str, ...]] = ()
) -> None:
    """Open the editor with a position and change it; each change is a call of its model."""
    seats, number = PLACES[game_id]
    place = {"id": id_at(game_id, seats, number), "names": list(names or names_of(seats))}
    assert screen.app.shell.opened_pages.open("editor", place)
    change(screen, changes)


def change(screen: Screen, changes: Sequence[tuple[Any, ...]]) -> None:
    for name, *arguments in changes:
        getattr(screen.editor, name)(*arguments)


def editor_opened(screen: Screen) -> None:
    """Open the editor without a position; the page offers choices to begin with."""
    assert screen.app.shell.opened_pages.open("editor", {})
    screen.wait_for("Start from…")


def more_opened(screen: Screen) -> None:
    screen.click("More")


WRONG: Final[dict[str, Sequence[tuple[Any, ...]]]] = {
    "pickomino": [("choose", "rolled"), ("put", "1"), ("put", "6"), ("choose", "kept"), ("put", "1")],
    "ryzyk_fizyk": [("set", "account:0", 130), ("choose", "rolled"), ("put", "1")],
    "knaster": [("chooseCell", "sheet:1", 12), ("put", "7o"), ("put", "12")],
    "rummikub": [("choose", "set:0"), ("take", "set:0", 2), ("choose", "rack")],
}


def editor_scenes() -> Iterator[Scene]:
    for game_id in PLACES:
        yield Scene(f"editor-{game_id}", (set_up(game_id),))
        yield Scene(f"editor-{game_id}-wrong", (set_up(game_id, changes=WRONG[game_id]),))
    yield Scene("editor-start", (editor_opened,))
    yield Scene("editor-more", (set_up("ryzyk_fizyk"), more_opened))


NAMES = ("Ala", "Dziadek Jan", "Małgorzata Ewa", "Tomek")
OPENS = "a9 9 r9 u9 o10 11 12 12 r1 2 3 J u4 o1"
OPENS_NOT = "a9 r9 u9 o2 2 r4 4 u5 a12 r13 o7 u1 a1 a3"


def referee_opened(screen: Screen) -> None:
    screen.app.shell.opened_pages.open("referee")
    screen.wait_until(lambda: screen.page_model("referee"), "the referee's corner")


@later
def clock_of(screen: Screen, seats: int, left: float, *then: str) -> None:
    clock = screen.page_model("referee").clock
    clock.setUp(seats, 60)
    for seat, name in enumerate(NAMES):
        clock.rename(seat, name)
    clock.press(min(1, seats - 1))
    if left < 60:
        run_down(clock, left)
    for name in then:
        getattr(clock, name)()
    settled(screen)


def run_down(clock: Any, left: float) -> None:
    now = clock._now
    start = at = now()
    clock._now = lambda: at
    while at < start + 60 - left:
        at += 0.5
        clock._look()
    shift = at - now()
    clock._now = lambda: now() + shift


@later
def shown(screen: Screen, part: int) -> None:
    page(screen).show(part)
    screen.picture()


def page(screen: Screen) -> Any:
    return next(item for item in screen.items() if item.property("titles") is not None)


def rack_of(text: str) -> Act:
    return lambda screen: screen.page_model("referee").tool("rummikub").write(text)


@later
def asked(screen: Screen, pl: str, en: str) -> None:
    language = screen.app.settings.property("language")
    screen.page_model("referee").ask(pl if language == "pl" else en)


def read_first(screen: Screen) -> None:
    found = screen.page_model("referee").found
    page(screen).read(found.at(0))
    settled(screen)


def referee_scenes() -> Iterator[Scene]:
    yield Scene("referee-clock", (referee_opened,))
    yield Scene("referee-clock-runs", (referee_opened, clock_of(4, 47.4)), brief=True)
    yield Scene("referee-clock-twelve", (referee_opened, clock_of(12, 47.4, "togglePause")))
    yield Scene("referee-clock-hurries", (referee_opened, clock_of(4, 8.4)), brief=True)
    yield Scene("referee-clock-up", (referee_opened, clock_of(4, 0)))
    yield Scene("referee-clock-set-up", (referee_opened, clock_of(4, 60, "startOver"), pressed_set_up))
    yield Scene("referee-rack", (referee_opened, shown(1)))
    yield Scene("referee-rack-opens", (referee_opened, shown(1), rack_of(OPENS)))
    yield Scene("referee-rack-opens-not", (referee_opened, shown(1), rack_of(OPENS_NOT)))
    yield Scene("referee-rack-fault", (referee_opened, shown(1), rack_of(OPENS_NOT + " x7")))
    question = asked("czy mogę zabrać jokera ze stołu", "may I take a joker from the table")
    yield Scene("referee-search", (referee_opened, shown(2)))
    yield Scene("referee-search-found", (referee_opened, shown(2), question))
    yield Scene("referee-search-read", (referee_opened, shown(2), question, read_first))


def pressed_set_up(screen: Screen) -> None:
    screen.click("Seats and time")
    settled(screen)
