"""Cells in the form that spreadsheets read."""

from __future__ import annotations

from stolik.engine.spreadsheet import csv_file


def test_numbers_have_the_decimal_sign_that_goes_with_the_separator() -> None:
    rows: list[list[float | str]] = [["Ala", 8.4, 2], ["=1", 0.0, -3]]
    assert csv_file(rows).decode("utf-8-sig") == "Ala,8.4,2\r\n'=1,0.0,-3\r\n"
    assert csv_file(rows, ";").decode("utf-8-sig") == "Ala;8,4;2\r\n'=1;0,0;-3\r\n"
