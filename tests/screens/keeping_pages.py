"""Pages on which evenings, decks and settings are saved on a stick, and brought back."""

from __future__ import annotations

from pathlib import Path

from companion.screens.canvas import Canvas
from companion.screens.pages.keeping import (
    Differing,
    FoundShown,
    KeepingShown,
    Outcome,
    StickShown,
    draw_keeping,
)
from companion.texts import texts
from tests.screens.evening_pages import Draw

STICK = Path("/media/pi/SILVER SURFER 64 GB")
FILE = STICK / "tabletop-companion-2026-09-28-2.zip"
BACKUPS = (
    FILE,
    STICK / "tabletop-companion-2026-09-28.zip",
    STICK / "tabletop-companion.zip",
    STICK / "tabletop-companion-2025-12-31.zip",
)


def _page(shown: KeepingShown) -> Draw:
    def draw(canvas: Canvas, _folder: Path, language: str) -> None:
        draw_keeping(canvas, texts(language), shown)

    return draw


def _compared(canvas: Canvas, _folder: Path, language: str) -> None:
    """All that can be said of a backup."""
    words = texts(language)
    lines = (
        words.say("restore-new-evenings", count=12),
        words.say("restore-other-evenings", count=1),
        words.say("restore-evenings-there", count=104),
        words.say("restore-new-files", names=(words.say("kept-deck", name="the old club cards"),)),
        words.say("restore-forgotten", count=2),
    )
    differing = (
        Differing(words.say("kept-settings"), ("settings.toml", "tables.json"), theirs=True),
        Differing(words.say("keeping-decks", count=2), ("decks/a.deck", "decks/b.deck")),
    )
    draw_keeping(canvas, words, KeepingShown(found=FoundShown(FILE, lines, differing)))


def _saved(canvas: Canvas, _folder: Path, language: str) -> None:
    words = texts(language)
    told = words.say("backup-saved", file=str(FILE), evenings=116, decks=3, settings="yes")
    outcome = Outcome(words.say("keeping-saved"), (told, words.say("keeping-take-out")))
    draw_keeping(canvas, words, KeepingShown(outcome=outcome))


def _brought(canvas: Canvas, _folder: Path, language: str) -> None:
    words = texts(language)
    told = (
        words.say("restored", evenings=13, files=3),
        words.say("restore-stayed", names=(words.say("kept-settings"), words.say("kept-tables"))),
        words.say("restore-forgotten", count=2),
    )
    draw_keeping(
        canvas, words, KeepingShown(outcome=Outcome(words.say("keeping-brought"), told), undoable=True)
    )


def _gone(canvas: Canvas, _folder: Path, language: str) -> None:
    words = texts(language)
    told = (words.say("trouble-backup-gone", file=str(FILE), why="Input/output error"),)
    draw_keeping(
        canvas, words, KeepingShown(outcome=Outcome(words.say("keeping-not-done"), told, well=False))
    )


KEEPING_PAGES: dict[str, Draw] = {
    "keeping": _page(KeepingShown(stick=StickShown(STICK, BACKUPS, others=True), undoable=True)),
    "keeping-compared": _compared,
}

KEEPING_STATES: dict[str, Draw] = {
    "keeping-first": _page(KeepingShown(stick=StickShown(STICK, ()))),
    "keeping-no-stick": _page(KeepingShown(undoable=True)),
    "keeping-doing": _page(KeepingShown("keeping-saving")),
    "keeping-saved": _saved,
    "keeping-brought": _brought,
    "keeping-gone": _gone,
}
