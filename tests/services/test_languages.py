"""Numbers and dates are written as in the country of the system, in the language of the program."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale
from stolik.services.languages import in_country


@pytest.mark.parametrize(
    "language, system, written",
    [
        ("en", "en_GB", "en_GB"),
        ("en", "en_US", "en_US"),
        ("en", "pl_PL", "en_US"),
        ("en", "tr_TR", "en_US"),
        ("en", "C", "en_US"),
        ("pl_PL", "en_GB", "pl_PL"),
        ("pl_PL", "pl_PL", "pl_PL"),
    ],
)
def test_the_country_of_the_system_counts_where_it_speaks_the_language(
    language: str, system: str, written: str
) -> None:
    assert in_country(QLocale(language), QLocale(system)).name() == written
