"""The pages on which rules are read, with something to show on them."""

from __future__ import annotations

from pathlib import Path

from companion.rulebook.examples import clauses_of
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.clause import draw_clause
from companion.screens.pages.rules import draw_rules
from companion.screens.rules_intents import ReadClauses
from companion.texts import texts
from tests.screens.evening_pages import Draw


def _rules(canvas: Canvas, _folder: Path, language: str) -> None:
    draw_rules(canvas, texts(language), "up-and-down", PageName.GAME)


def _clause(canvas: Canvas, _folder: Path, language: str) -> None:
    clauses = clauses_of("up-and-down")
    reading = ReadClauses("up-and-down", clauses, clauses.index("UAD-26"))
    draw_clause(canvas, texts(language), reading, PageName.RULES)


RULES_PAGES: dict[str, Draw] = {"rules": _rules, "clause": _clause}
"""Their names and drawings."""
