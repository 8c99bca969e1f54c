"""The first start: type and window suit the screen together."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from stolik import app
from stolik.storage.paths import Paths
from stolik.storage.settings import WindowPlace


def test_on_a_screen_of_small_pixels_the_window_grows_with_the_type(
    qapp: QGuiApplication, paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "suitable_scale", lambda: 2.0)
    program, usual = app.App(paths, 1), WindowPlace()
    place = program.settings.stored.window
    assert program.settings.stored.scale == 2
    assert (place.width, place.height) == (2 * usual.width, 2 * usual.height)
    program.close()
