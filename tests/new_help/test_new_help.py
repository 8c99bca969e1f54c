"""A help for one person is declared once: a copy of the program gets another one and uses it everywhere.

A switch selects it where people sit down; it is kept with the person and the line-up, shown on the seat's
card at the table, and written into saves and into the file of happenings.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from tests.copy_with import copied, run_in

pytestmark = pytest.mark.rest

FIELD: Final = """
    plain_words: bool = _switch(
        False,
        N_("PersonHelpsSheet", "Plain words"),
        N_("PersonHelpsSheet", "Sentences without figures."),
    )"""
POLISH: Final = """
    <message><source>Plain words</source><translation>Proste słowa</translation></message>
    <message><source>Sentences without figures.</source><translation>Zdania bez liczb.</translation>
    </message>"""
ADDED: Final = {
    "desktop/stolik/engine/sitting.py": {"    calm: bool = False": FIELD},
    "desktop/stolik/table/screen_parts.py": {
        '    handicap: str = ""': "\n    plainWords: bool = False",
        "sitting.player.face,": " plainWords=sitting.helps.plain_words,",
    },
    "translations/stolik_pl.ts": {"<name>PersonHelpsSheet</name>": POLISH},
}
"""The author's additions, file by file, after these lines."""

MOST_FILES: Final = 8

LOOK: Final = """
import json, sys
from pathlib import Path
from stolik.app import application
from stolik.flow.story import happened_text, read_happened
from stolik.services.tables.table_setup import resume
from stolik.storage.paths import Paths
from stolik.storage.profiles import load_people, store_people
from stolik.storage.saves import Saves
from tests.pictures.scene import KNOWN_PEOPLE
from tests.ui.driver import Screen
qt = application()
paths = Paths(Path(sys.argv[1]))
store_people(paths.people, KNOWN_PEOPLE.model_copy(deep=True))
screen = Screen(paths)
screen.click("Play Worms")
screen.wait_for_page("players")
more = "More about this person: help, time, delete"
for name in ("Seat Zosia", "Seat 1: Zosia, starts", more, "Plain words"):
    screen.click(name)
chosen = screen.find("Plain words").checked
screen.set_comfort(language="pl")
polish = screen.find("Proste słowa").checked
screen.set_comfort(language="en")
screen.app.shell.sit()
screen.wait_for_page("table")
setup = screen.app.shell.tables.setup
saves = Saves(paths)
assert saves.save(setup.record(), "pickomino-9") is None
people = load_people(paths.people).document
def helped(seats):
    return [seat.helps.plain_words for seat in seats]
found = {
    "switch": [chosen, polish],
    "people": [person.name for person in people.people if person.helps.plain_words],
    "line-up": helped(people.line_ups["pickomino"].seats),
    "flow": [each.plain_words for each in screen.table._run.flow.setting.helps],
    "cards": [row.plainWords for row in screen.table.seats.rows],
    "save": helped(resume(saves.load("pickomino-9")).seats),
    "story": helped(read_happened(happened_text(screen.table.story)).seats),
}
screen.close()
print(json.dumps(found))
"""


def test_a_further_help_edits_few_files_and_comes_from_its_switch_to_the_table_and_back(
    tmp_path: Path,
) -> None:
    assert len(ADDED) <= MOST_FILES
    with copied(tmp_path / "stolik") as copy:
        for name, additions in ADDED.items():
            text = (copy / name).read_text("utf-8")
            for anchor, added in additions.items():
                assert text.count(anchor) == 1, f"{name}: {anchor}"
                text = text.replace(anchor, anchor + added)
            (copy / name).write_text(text, "utf-8")
        for script in ("checks.py translate", "shipped.py", "checks.py translations"):
            made = run_in(copy, f"packaging/{script}".split())
            assert made.returncode == 0, made.stdout + made.stderr
        looked = run_in(copy, ["-c", LOOK, str(tmp_path)])
    assert looked.returncode == 0, looked.stdout + looked.stderr
    assert json.loads(looked.stdout) == {
        "switch": [True, True],
        "people": ["Zosia"],
        **{key: [True, False] for key in ("line-up", "flow", "cards", "save", "story")},
    }
