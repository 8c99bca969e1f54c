"""Mutants that change nothing that can be told, at most six, each with its reason."""

from __future__ import annotations

from typing import Final

EQUIVALENT: Final[dict[str, str]] = {}
"""The reasons by the names that ``build/mutants`` gives: "file: line -> changed line"."""
