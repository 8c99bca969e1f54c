"""Nobody notices who is asked in private; and the referee's tool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
import shiboken6
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from stolik.engine.bot_jobs import BotJob
from stolik.games.rummikub.rules.moves import Announce, Draw, EndTurn, KeepRack, Redeal, Shuffled
from stolik.games.rummikub.rules.options import Options
from stolik.games.rummikub.rules.rules import Rummikub
from stolik.games.rummikub.rules.sets.melds import value_of
from stolik.games.rummikub.rules.tiles import COLOURS, KIND_OF, TILES, Tile
from stolik.games.rummikub.ui import referee_tool
from stolik.models.rows import RowsModel

from tests.games.rummikub.deals import ALMOST, deck
from tests.games.rummikub.screen_driver import KEYS, RummikubPage
from tests.spoken import spoken
from tests.table.entries import run_out
from tests.table.screen import NoBots
from tests.tiers import mostly_rest

RIGHT = Options(turn_seconds=60, reshuffle_right=True, games_per_match=1)

PLAIN = tuple("k1a k3a k5a k8a r2a r4a r6a r10a b1a b3a b6a b9a o2a o12a".split())
"""A rack without doublets or anything to lay."""

PAIRS = tuple("k2a k2b k4a k4b r1a r1b r5a b2a b5a b8a b12a o4a o7a o10a".split())
"""A rack with three doublets."""

OTHER = tuple("k6a k9a k11a r3a r7a r9a r12a b4a b7a b10a o1a o3a o6a o9a".split())


class Scripted(NoBots):
    """Computers that keep their tiles, draw, and announce nothing or everything."""

    moves: Sequence[type] = (KeepRack, EndTurn, Draw)

    def __init__(self) -> None:
        self.asked: list[int] = []

    def ask(self, receiver: Any, job: BotJob) -> int:
        self.asked.append(job.seat)
        kind = {"asking": KeepRack, "drawn": EndTurn}.get(job.view.phase, Draw)
        QTimer.singleShot(0, lambda: receiver(kind()))
        return len(self.asked)


class Eyes(RummikubPage):
    """The page, and everything that can be seen, read and heard of it."""

    def __init__(self, options: Options = RIGHT, bots: Sequence[int] = ()) -> None:
        runner = Scripted()
        # The time stands still, so that two compared tables show the same time.
        super().__init__(options, bots=bots, runner=runner, now=lambda: 0.0)
        self.runner = runner
        self.heard: list[str] = []
        self.table.sounded.connect(self.heard.append)
        self.announcements.announced.connect(self.heard.append)
        self.window.pace("off")
        self.window.requestActivate()
        QTest.qWaitForWindowActive(self.window)

    def faces(self, face: QAccessibleInterface | None = None) -> Iterator[QAccessibleInterface]:
        face = face or QAccessible.queryAccessibleInterface(self.window)
        for number in range(face.childCount()):
            child = face.child(number)
            if not child.state().invisible:
                yield child
                yield from self.faces(child)

    def names(self) -> list[str]:
        return [face.text(QAccessible.Text.Name) for face in self.faces()]

    def texts(self, item: Any = None) -> list[str]:
        item = item or self.window.contentItem()
        if not item.isVisible():
            return []
        said = str(item.property("text")) if item.inherits("QQuickText") else ""
        return ([said] if said else []) + [text for child in item.childItems() for text in self.texts(child)]

    def public(self) -> dict[str, Any]:
        table: Any = self.table
        return {
            "seats": table.seats.rows,
            "log": table.log.rows,
            "standings": table.standings.rows,
            "heard": list(self.heard),
            "moments": table.property("entries"),
            "undo": table.property("canUndo"),
            "again": table.replay.property("possible"),
            "awaited": self.privacy.property("awaited"),
            "round": self.privacy.property("goesRound"),
        }

    def everything(self) -> dict[str, Any]:
        self.wait_for_rest()
        self.draw()
        rows = [*self.face.seats.rows, *self.face.tiles.rows, *self.face.faulty.rows]
        # The layout may not have settled yet.
        rows = [{name: value for name, value in row._asdict().items() if name != "place"} for row in rows]
        return {**self.public(), "names": self.names(), "texts": self.texts(), "rows": rows}

    def reveal(self) -> None:
        self.privacy.reveal()
        self.draw()

    def wait_out_haste(self) -> None:
        theme: Any = self.engine.singletonInstance("Stolik", "Theme")
        haste = theme.property("haste")
        timers = [one for one in self.window.findChildren(QObject) if one.property("interval") == haste]
        assert timers
        self.wait_until(lambda: not any(one.property("running") for one in timers), "an end of the haste")


def shuffled(*racks: tuple[str, ...], then: Sequence[str] = ()) -> Shuffled:
    return Shuffled(deck(*racks, then=then))


@pytest.fixture
def sit(qapp: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Eyes]]:
    pages: list[Eyes] = []

    def build(*deals: Shuffled, **more: Any) -> Eyes:
        left = list(deals)
        monkeypatch.setattr(
            Rummikub, "chance", lambda self, state, rng: left.pop(0) if len(left) > 1 else left[0]
        )
        pages.append(Eyes(**more))
        return pages[-1]

    yield build
    for page in pages:
        page.table.close()
        shiboken6.delete(page.engine)
        assert page.warnings == []


def copies(rack: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{tile[:-1]}b" for tile in rack)


SECOND = shuffled(PLAIN, PAIRS, OTHER)
THIRD = shuffled(PLAIN, OTHER, PAIRS)
NOBODY = shuffled(PLAIN, OTHER, copies(PLAIN))


def test_everybody_looks_once_in_turn_order_before_the_first_move(sit: Callable[..., Eyes]) -> None:
    page = sit(SECOND)
    for seat in (0, 1, 2):
        assert page.public()["awaited"] == seat
        assert page.public()["round"]
        page.reveal()
        # A player who covers it for a pause looks again.
        page.privacy.cover()
        assert (page.public()["awaited"], page.public()["round"]) == (seat, True)
        page.reveal()
        asked = seat == 1
        assert ("Ask for a new deal" in page.names()) == asked
        assert ("Ready: pass on" in page.names()) == (not asked)
        page.click(page.button("Keep these tiles" if asked else "Ready: pass on"))
        assert page.privacy.seat is None
    assert not page.public()["round"]
    assert page.public()["awaited"] == 0
    page.reveal()
    assert page.face.active
    assert [type(entry.move) for entry in page.table.session.log] == [Shuffled, KeepRack]


def unnumbered(seen: dict[str, Any]) -> dict[str, Any]:
    return {**seen, "log": [(row.text, row.seat, row.matters) for row in seen["log"]]}


def go_round(page: Eyes, entitled: int) -> list[dict[str, Any]]:
    seen = [page.everything()]
    for seat in (0, 1, 2):
        page.reveal()
        # The look of a seat with the same deal is compared completely, those of others from outside.
        seen.append(page.everything() if seat == 0 else page.public())
        page.table.passOn({"kind": "keep_rack"} if seat == entitled else {})
        seen.append(page.everything())
    page.reveal()
    seen.append(page.everything())
    page.press(KEYS.Key_D)
    page.come_to_rest()
    seen.append(page.everything())
    return seen


def moments(page: Eyes) -> list[dict[str, Any]]:
    found = []
    for moment in range(page.public()["moments"] + 1):
        page.table.lookAt(moment)
        assert page.table.property("lookingAt") == moment
        found.append(page.everything())
    return found


def test_the_others_see_and_look_back_at_the_same_whoever_has_the_right(sit: Callable[..., Eyes]) -> None:
    pages = [sit(SECOND)]
    second = go_round(pages[0], 1)
    pages.append(sit(THIRD))
    for one, other in zip(second, go_round(pages[1], 2), strict=True):
        assert one == other
    # If nobody has it, the screen goes round as well.
    for one, other in zip(second, go_round(sit(NOBODY), -1), strict=True):
        assert unnumbered(one) == unnumbered(other)
    assert moments(pages[0]) == moments(pages[1])


@pytest.mark.rest
def test_a_new_deal_is_seen_by_all_and_who_asked_by_nobody(sit: Callable[..., Eyes]) -> None:
    def ask(page: Eyes, entitled: int) -> list[dict[str, Any]]:
        seen = []
        for seat in (0, 1, 2):
            page.reveal()
            page.table.passOn({"kind": "redeal"} if seat == entitled else {})
            seen.append(page.everything())
        page.come_to_rest()
        return [*seen, page.everything()]

    page = sit(SECOND, NOBODY)
    second = ask(page, 1)
    assert any("Someone has three doublets" in text for text in page.heard)
    assert page.public()["awaited"] == 0
    assert page.public()["round"]
    assert isinstance(page.table.session.log[1].move, Redeal)
    third = ask(sit(THIRD, NOBODY), 2)
    for one, other in zip(second, third, strict=True):
        assert one == other


@pytest.mark.rest
def test_the_right_switched_off_sends_nothing_round(sit: Callable[..., Eyes]) -> None:
    page = sit(SECOND, options=Options(reshuffle_right=False))
    assert not page.public()["round"]
    page.reveal()
    assert page.face.active


@pytest.mark.rest
def test_no_mark_shows_one_person_which_computer_is_asked(sit: Callable[..., Eyes], qtbot: QtBot) -> None:
    def play(page: Eyes) -> list[dict[str, Any]]:
        seen = [page.everything() if page.face.active else page.public()]
        while any(row.active for row in page.public()["seats"] if row.seat != 0):
            raise AssertionError("a computer is marked")
        qtbot.waitUntil(lambda: bool(page.face.active))
        seen.append(page.everything())
        return [*seen[1:], *moments(page)]

    second, third = sit(SECOND, bots=(1, 2)), sit(THIRD, bots=(1, 2))
    for one, other in zip(play(second), play(third), strict=True):
        assert one == other
    assert second.runner.asked == [1]
    assert third.runner.asked == [2]


COULD = shuffled(ALMOST, copies(PLAIN), copies(OTHER), then=("o13a", "r13b", "b13b"))
COULD_NOT = shuffled(ALMOST, copies(PLAIN), copies(OTHER), then=("b13a", "r13b", "b13b"))
CLOCK = Options(turn_seconds=60, reshuffle_right=False, games_per_match=1)


def draw(page: Eyes, ends: Callable[[Eyes], None]) -> list[dict[str, Any]]:
    page.reveal()
    page.press(KEYS.Key_D)
    page.come_to_rest()
    if page.state.phase == "drawn":
        page.draw()
        ends(page)
    page.come_to_rest()
    seen = [page.everything()]
    page.reveal()
    return seen + moments(page)


def say_nothing(page: Eyes) -> None:
    page.click(page.button("Say nothing"))


def let_the_time_run_out(page: Eyes) -> None:
    run_out(page.table)


@pytest.mark.rest
@pytest.mark.parametrize("ends", [say_nothing, let_the_time_run_out])
def test_who_could_have_announced_is_not_seen_from_what_follows(
    sit: Callable[..., Eyes], ends: Callable[[Eyes], None]
) -> None:
    could = draw(sit(COULD, options=CLOCK), ends)
    could_not = draw(sit(COULD_NOT, options=CLOCK), ends)
    for one, other in zip(could, could_not, strict=True):
        assert unnumbered(one) == unnumbered(other)


@pytest.mark.rest
def test_an_announcement_is_seen_by_all(sit: Callable[..., Eyes]) -> None:
    page = sit(COULD, options=CLOCK)
    draw(page, lambda page: page.table.submit({"kind": "announce"}))
    assert any(isinstance(entry.move, Announce) for entry in page.table.session.log)
    assert any("next round" in row.text for row in page.public()["log"])


@pytest.mark.rest
def test_a_computer_that_could_announce_is_not_known_by_it(sit: Callable[..., Eyes], qtbot: QtBot) -> None:
    def play(deal: Shuffled) -> tuple[dict[str, Any], list[int]]:
        page = sit(deal, options=CLOCK, bots=(0, 2))
        qtbot.waitUntil(lambda: bool(page.face.active))
        return page.everything(), page.runner.asked

    could, asked = play(COULD)
    could_not, _ = play(COULD_NOT)
    assert asked == [0, 0]
    assert unnumbered(could) == unnumbered(could_not)


@pytest.mark.parametrize("told", mostly_rest([True, False], usual=[True]))
def test_the_key_that_was_held_to_look_does_not_pass_on(sit: Any, told: bool) -> None:
    page = sit(SECOND)
    page.wait_out_haste()
    QTest.keyPress(page.window, KEYS.Key_Space)
    page.wait_until(lambda: page.privacy.seat == 0, "a look")
    for _ in range(10):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            held = QKeyEvent(kind, KEYS.Key_Space, Qt.KeyboardModifier.NoModifier, " ", told)
            QGuiApplication.sendEvent(page.window, held)
    assert page.privacy.seat == 0
    QTest.keyRelease(page.window, KEYS.Key_Space)
    page.wait_out_haste()
    assert page.privacy.seat == 0
    QTest.keyClick(page.window, KEYS.Key_Space)
    page.wait_until(lambda: page.privacy.seat is None, "the screen passed on")


POLISH = referee_tool.TileWords(("czarna", "czerwona", "niebieska", "pomarańczowa"), "joker")
LANGUAGES = {
    "aruo": referee_tool.ENGLISH,
    "aenp": POLISH,
    "srbo": referee_tool.TileWords(("schwarz", "rot", "blau", "orange"), "Joker"),
    "erab": referee_tool.TileWords(("negro", "rojo", "azul", "naranja"), "comodín"),
    "nrbo": referee_tool.TileWords(("noir", "rouge", "bleu", "orange"), "joker"),
    "nvmo": referee_tool.TileWords(("černá", "červená", "modrá", "oranžová"), "žolík"),
    "чспж": referee_tool.TileWords(("чорна", "сіра", "плава", "жовта"), "джокер"),
}


@pytest.mark.parametrize(
    "text,tiles",
    [
        ("r7 u8 o13 J", "r7 u8 o13 J"),
        ("a7 e8 n9 p13 j", "a7 r8 u9 o13 J"),
        ("R7,U8;O13 *", "r7 u8 o13 J"),
        ("a1a2a3", "a1 a2 a3"),
        ("k1 K2", "a1 a2"),
        ("r7 8 9, a 7", "a7 r7 r8 r9"),
        ("black 5 czarna 6 czarne 7 czerwona 1 czerwonej 2", "a5 a6 a7 r1 r2"),
        ("niebieska 3 niebieskie 4 pomarańczowa 9 orange 10 blue 5", "u3 u4 u5 o9 o10"),
        ("cze 5 cza 5 nie 5 POM 5", "a5 r5 u5 o5"),
        ("bla 5 blu 5 re 5 or 5 ni 6 po 6", "a5 r5 u5 u6 o5 o6"),
        ("joker jokera", "J J"),
        ("jj r1", "r1 J J"),
        ("r07", "r7"),
        ("", ""),
    ],
)
def test_tiles_are_typed_in_the_language_set_or_in_english(text: str, tiles: str) -> None:
    typed = referee_tool.read_tiles(text, POLISH)
    assert (referee_tool.written(typed.counts), typed.untaken) == (tiles, ())


@pytest.mark.parametrize(
    "text,tiles,untaken",
    [
        ("r14 r0 r7", "r7", ["r14", "r0"]),
        ("7 r7", "r7", ["7"]),
        ("x9 8 r7", "r7", ["x9", "x8"]),
        ("r r7 u", "r7", ["r", "u"]),
        ("r7 # ?", "r7", ["#", "?"]),
        ("r7 r²", "r7", ["r²"]),
        ("c14 b", "", ["c14", "b"]),
        ("r" + "9" * 5000, "", ["r" + "9" * 5000]),
        ("r7 r7 7 r7", "r7 r7", ["r7 = r7a", "r7 = r7a"]),
        ("J J J", "J J", ["J = ja"]),
        # Two colours begin like this: "czarna" and "czerwona", or "black" and "blue".
        ("c7 cz8 r1", "r1", ["c7 = k7a r7a", "cz8 = k8a r8a"]),
        ("b7 bl8 r1", "r1", ["b7 = k7a b7a", "bl8 = k8a b8a"]),
        ("c7 8, n9 10", "u9 u10", ["c7 = k7a r7a", "c8 = k8a r8a"]),
    ],
)
def test_what_is_not_taken_is_named_and_the_others_are_read(
    text: str, tiles: str, untaken: list[str]
) -> None:
    typed = referee_tool.read_tiles(text, POLISH)
    told = [" = ".join(filter(None, (each.text, " ".join(each.could_be)))) for each in typed.untaken]
    assert (referee_tool.written(typed.counts), told) == (tiles, untaken)


@pytest.mark.parametrize("letters", LANGUAGES)
def test_every_letter_of_the_legend_means_one_colour_and_no_other_name_begins_with_it(letters: str) -> None:
    words = LANGUAGES[letters]
    assert referee_tool.letters_of(words) == letters
    for letter, name, colour in zip(letters, words.colours, COLOURS, strict=True):
        assert (
            referee_tool.colours_of_word(letter, words) == referee_tool.colours_of_word(name, words) == colour
        )
        assert not [other for other in words.colours if other.startswith(letter) and other != name]


def test_a_letter_of_the_language_goes_before_the_same_one_in_english() -> None:
    spanish = LANGUAGES["erab"]
    assert (
        referee_tool.written(referee_tool.read_tiles("r7 azul 8 a9 comodin", spanish).counts) == "r7 u8 u9 J"
    )
    assert referee_tool.written(referee_tool.read_tiles("o7 black 8", spanish).counts) == "a8 o7"


@given(st.lists(st.text("abkjłż ", max_size=3), min_size=4, max_size=4))
def test_whatever_the_colours_are_called_each_has_a_letter_of_its_own(names: list[str]) -> None:
    letters = referee_tool.letters_of(referee_tool.TileWords(tuple(names), "joker"))
    assert len(set(letters)) == 4
    assert "j" not in letters
    assert "k" not in letters[1:]


@given(st.lists(st.sampled_from(TILES), unique=True, max_size=20), st.sampled_from([*LANGUAGES.values()]))
def test_what_is_written_reads_back(rack: list[Tile], words: referee_tool.TileWords) -> None:
    counts = Counter(KIND_OF[tile] for tile in rack)
    typed = referee_tool.read_tiles(referee_tool.written(counts, words), words)
    assert (typed.counts, typed.untaken) == (counts, ())
    assert Counter(KIND_OF[tile] for tile in referee_tool.tiles_of(typed.counts)) == counts


@given(st.text("kcrnbopaeujJ* ,019żą²٣", max_size=30))
def test_any_text_is_read(text: str) -> None:
    assert all(1 <= count <= 2 for count in referee_tool.read_tiles(text).counts.values())


def test_a_rack_of_very_many_tiles_is_answered_at_once_too() -> None:
    told = referee_tool.answer(TILES)
    assert told.opens
    assert sum(map(value_of, told.sets)) == told.worth
    no_set = [
        f"{colour}{number}{copy}" for colour in "kr" for number in (1, 2, 4, 5, 7, 8, 11) for copy in "ab"
    ]
    assert len(no_set) == referee_tool.MANY
    assert referee_tool.answer([*no_set, "b10a", "b13a"]) == (False, 0, ())


@pytest.mark.parametrize(
    "rack,sentence,cost",
    [
        ("", "Press the tiles", ""),
        ("r1 r2 a7", "No: these tiles don't make a set.", "Not opened with this rack: −100."),
        ("a9 r9 u9 o1", "No: 27 is the most.", "Not opened with this rack: −100."),
        ("a9 J J", "Yes, it opens: 30 points.", "Not opened with this rack: −200."),
        ("a9 r9 u9 r1 r2 r3", "Yes, it opens: 33 points.", "Not opened with this rack: −200."),
    ],
)
def test_the_answer_in_words(rack: str, sentence: str, cost: str) -> None:
    tiles = referee_tool.tiles_of(referee_tool.read_tiles(rack).counts)
    assert referee_tool.answer_text(tiles, referee_tool.answer(tiles)).startswith(sentence)
    assert referee_tool.cost_text(tiles, referee_tool.answer(tiles)).startswith(cost)


@pytest.fixture
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("english")
def test_tiles_are_pressed_and_typed_into_one_rack(qapp: QGuiApplication) -> None:
    model: Any = referee_tool.RackCheckModel()
    kinds = model.kinds
    assert isinstance(kinds, RowsModel)

    def counts() -> dict[str, int]:
        return {row.name: row.held for row in kinds.rows if row.held}

    model.write("a9 r9 u9")
    assert counts() == {"black 9": 1, "red 9": 1, "blue 9": 1}
    assert not model.opens
    model.press(KIND_OF["ja"])
    assert model.text == "a9 r9 u9 J"
    assert model.opens
    assert [row.worth for row in model.sets.rows] == [36]
    assert [each.stands for each in model.sets.rows[0].tiles] == [0, 0, 0, 9]
    for text in ("a9 r9 u9 J J", "a9 r9 u9"):
        model.press(KIND_OF["ja"])
        assert model.text == text
    model.take(KIND_OF["k9a"])
    model.take(KIND_OF["k9a"])
    assert model.text == "r9 u9"
    model.write("r9 x9")
    assert counts() == {"red 9": 1}
    model.press(KIND_OF["r9a"])
    assert (model.refused, model.text) == (True, "x9 r9 r9"), "what was typed stays until it is changed"
    model.clear()
    assert (model.count, model.text, model.refused) == (0, "", False)


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    "text,sentence",
    [
        ("a9 r9 u9 o9 x1", "No answer yet: “x1” isn't a tile."),
        ("x1 a9 r9 u9 o9", "No answer yet: “x1” isn't a tile."),
        ("a9 r9 u9 o9 r14", "No answer yet: “r14” isn't a tile."),
        ("a9 r9 u9 o9 b", "No answer yet: “b” isn't a tile."),
        ("a9 r9 b9 o9", "No answer yet: “b9” could be black 9 or blue 9. Type a9 or u9."),
        ("bl9 x1", "No answer yet: “bl9” could be black 9 or blue 9. Type a9 or u9."),
        ("a9 r9 u9 o9 a9 a9", "No answer yet: there are only two of this tile (black 9)."),
        ("J J J a9", "No answer yet: there are only two of this tile (joker)."),
        ("?", "No answer yet: “?” isn't a tile."),
    ],
)
def test_there_is_no_answer_before_all_that_was_typed_is_read(
    qapp: QGuiApplication, text: str, sentence: str
) -> None:
    model: Any = referee_tool.RackCheckModel()
    model.write(text)
    assert (model.refused, model.sentence, model.cost) == (True, sentence, "")
    assert (model.opens, model.sets.count) == (False, 0)
    # Nor if a tile is pressed meanwhile.
    model.press(KIND_OF["r1a"])
    assert (model.refused, model.sentence) == (True, sentence)
    model.write("a9 r9 u9 o9")
    assert (model.refused, model.opens, model.cost != "") == (False, True, True)


@pytest.mark.parametrize(
    "language,legend,refusals",
    [
        (
            "en",
            ["a: black", "r: red", "u: blue", "o: orange", "J: joker"],
            [
                "No answer yet: “b9” could be black 9 or blue 9. Type a9 or u9.",
                "No answer yet: “x1” isn't a tile.",
                "No answer yet: there are only two of this tile (joker).",
            ],
        ),
        (
            "pl",
            ["a: czarna", "e: czerwona", "n: niebieska", "p: pomarańczowa", "J: joker"],
            [
                "Odpowiedzi jeszcze nie ma: „c9” to czarna\xa09 czy czerwona\xa09? Wpisz a9 albo e9.",
                "Odpowiedzi jeszcze nie ma: „x1” to nie kostka.",
                "Odpowiedzi jeszcze nie ma: takie kostki są tylko dwie (joker).",
            ],
        ),
    ],
)
def test_legend_and_refusals_are_those_of_the_language(
    qapp: QGuiApplication, language: str, legend: list[str], refusals: list[str]
) -> None:
    with spoken(language):
        model: Any = referee_tool.RackCheckModel()
        assert [f"{each.letter}: {each.name}" for each in model.legend.rows] == legend
        unclear = {"en": "b9", "pl": "c9"}[language]
        for text, told in zip((f"a1 {unclear}", f"x1 {unclear}", "J J J"), refusals, strict=True):
            model.write(text)
            assert model.sentence == told
        model.write({"en": "red9 bla9", "pl": "cze9 cza9"}[language])
        model.retranslate()
        assert model.text == {"en": "a9 r9", "pl": "a9 e9"}[language]
