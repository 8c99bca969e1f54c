"""Fixtures shared by the tests of several games."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject


@pytest.fixture
def parent(qapp: Any) -> QObject:
    return QObject()
