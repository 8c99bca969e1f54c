"""Four keys: which presses count."""

from __future__ import annotations

import pytest
from stolik.shell.switch_keys import KEY_SETS, Act, KeyPresses, Timing
from stolik.storage.settings import SWITCH_KEYS


def test_a_press_counts_once_within_the_time() -> None:
    keys = KeyPresses(Timing(once=200))
    counted = []
    for now in (0, 60, 199, 200, 390, 401):
        counted.append(keys.press(Act.PRESS, now))
        keys.release(Act.PRESS)
    assert counted == [True, False, False, True, False, True]


def test_each_key_has_its_own_time() -> None:
    keys = KeyPresses(Timing(once=200))
    assert keys.press(Act.NEXT, 0)
    keys.release(Act.NEXT)
    assert keys.press(Act.PREVIOUS, 10)


def test_a_key_that_is_held_moves_on_after_the_time() -> None:
    keys = KeyPresses(Timing(repeat=500))
    assert keys.press(Act.NEXT, 0)
    assert not keys.press(Act.NEXT, 100), "the system's own repeat"
    assert keys.due(100) == 400
    assert keys.repeat(499) is None
    assert keys.repeat(500) is Act.NEXT
    assert keys.repeat(2000) is Act.NEXT, "late, and only once"
    assert keys.due(2000) == 500
    keys.release(Act.NEXT)
    assert keys.due(2500) is None
    assert keys.repeat(2600) is None


@pytest.mark.parametrize("act", [Act.PRESS, Act.BACK])
def test_what_decides_is_never_repeated(act: Act) -> None:
    keys = KeyPresses(Timing(repeat=500))
    assert keys.press(act, 0)
    assert keys.due(600) is None
    assert keys.repeat(600) is None


def test_a_key_that_was_let_go_elsewhere_is_no_longer_held() -> None:
    keys = KeyPresses(Timing(repeat=500))
    keys.press(Act.NEXT, 0)
    keys.forget()
    assert keys.repeat(600) is None
    assert keys.press(Act.NEXT, 700)


def test_every_set_has_a_key_for_each_act() -> None:
    assert tuple(KEY_SETS) == SWITCH_KEYS
    assert all(set(keys.values()) == set(Act) for name, keys in KEY_SETS.items() if name != "off")
