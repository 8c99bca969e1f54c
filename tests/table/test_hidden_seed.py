"""Until the end is shown, nothing at a table reveals the seed or data to compute it from."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot
from stolik.engine.chance import bot_seed, fingerprint, seed_text
from stolik.engine.driver import random_chooser
from stolik.engine.game_code import code_of
from stolik.engine.game_library import find_games
from stolik.engine.json_values import to_plain
from stolik.engine.package import GameInfo

from tests.exposed import exposed
from tests.soak.marks import LONG_SOAK
from tests.table.tables import BOT, HUMAN, SetTable, Table

SEED = 0x9F3A_77C2_0D41_B5E8_6612
LOOKED_AT_EVERY = 40
BRIEF = ("knaster", "ryzyk_fizyk")


def secrets(table: Table) -> list[str]:
    """Return everything that would reveal the seed, in all possible spellings."""
    session = table.session
    code = code_of(table.controller.info, session.game, session.seats, session.starter, session.options, SEED)
    assert code is not None
    computers = [str(bot_seed(SEED, 1, number)) for number in range(session.length + 1)]
    return [seed_text(SEED), code, code.replace("-", ""), str(SEED), f"{SEED:x}", f"{SEED:X}", *computers]


@pytest.mark.parametrize(
    "info",
    [pytest.param(info, id=info.id, marks=() if info.id in BRIEF else LONG_SOAK) for info in find_games()],
)
def test_a_table_tells_its_seed_only_when_the_end_is_shown(
    table: SetTable, qtbot: QtBot, caplog: pytest.LogCaptureFixture, info: GameInfo
) -> None:
    caplog.set_level("DEBUG")
    t = table(HUMAN, BOT, HUMAN, game=info.id, begins=False)
    t.session.seed = SEED
    controller, rng = t.controller, Random(5)
    choose = random_chooser(t.session.game, rng)
    controller.begin()
    looked_at = 0

    def ends() -> bool:
        nonlocal looked_at
        controller.privacy.reveal()
        if controller.property("over"):
            return True
        if t.session.length >= looked_at + LOOKED_AT_EVERY and not controller.director.busy:
            looked_at = t.session.length
            controller.lookAt(rng.randrange(t.session.length + 1))
            told = exposed(controller)
            assert fingerprint(SEED) in " ".join(told.values())
            hidden = secrets(t)
            for path, value in {**told, "said": repr(t.said), "log": caplog.text}.items():
                assert not [secret for secret in hidden if secret in value], path
            controller.backToNow()
        if controller.privacy.property("goesRound"):
            controller.passOn({})
        elif (seat := controller.property("seat")) >= 0:
            controller.submit(to_plain(choose(t.session.view(seat), seat)))
        return False

    qtbot.waitUntil(ends)
    assert looked_at
    assert not controller.property("canUndo"), "who has seen the seed could choose by it"
    assert seed_text(SEED) in " ".join(exposed(controller).values())
