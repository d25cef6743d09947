"""Scores changed by the table: whose, and what it is now; the journal keeps it as a change by hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.evening.totals import Points
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Digit, EditScores, PageName, Pick
from companion.screens.pages.frame import MINUS, figure, heading
from companion.screens.pages.table import short
from companion.screens.people_intents import BACKSPACE
from companion.sitting.view import GameView
from companion.texts import Texts

KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", MINUS, "0", BACKSPACE)
"""The keys of the number pad, row by row."""
LONGEST = 4
"""So many figures has a score at most."""
TALLEST = 16.0
"""No player's line is higher than this, in mm."""
IN_A_COLUMN = 5
"""So many players stand below each other at most."""


@dataclass(frozen=True, slots=True)
class Editing:
    """The state of the page.

    Attributes:
        stood: everybody's total as it stood.
        typed: what was typed instead, by player; empty where nothing was.
        player: whose total is typed now.
    """

    stood: Points
    typed: tuple[str, ...]
    player: int = 0

    @classmethod
    def of(cls, totals: Points) -> Editing:
        """Nothing typed yet."""
        return cls(totals, ("",) * len(totals))

    def on(self, totals: Points) -> Editing:
        """The same, with the totals as they stand now: what was typed is what they shall be."""
        return replace(self, stood=totals)

    def total(self, player: int) -> int:
        """A player's total as it would be now."""
        return int(self.typed[player]) if self.typed[player].strip("-") else self.stood[player]

    @property
    def changes(self) -> Points:
        """What everybody's total changes by."""
        return tuple(self.total(player) - stood for player, stood in enumerate(self.stood))

    def after(self, intent: Pick | Digit) -> Editing:
        """The state after a touch."""
        if isinstance(intent, Pick):
            return replace(self, player=intent.player % len(self.stood))
        before = self.typed[self.player]
        match intent.key:
            case key if key == BACKSPACE:
                after = before[:-1]
            case key if key == MINUS:
                after = before[1:] if before.startswith("-") else f"-{before}"
            case figure:
                after = before + figure if len(before.strip("-")) < LONGEST else before
        return replace(self, typed=(*self.typed[: self.player], after, *self.typed[self.player + 1 :]))


def draw_edit(canvas: Canvas, texts: Texts, game: GameView, editing: Editing) -> None:
    """Draw everybody's total, the one that is typed lit, and a number pad."""
    canvas.begin()
    rest = heading(canvas, texts, texts.say("edit-title"), PageName.SCORE)
    people, pad = rest.rows(1, 1, gap=2) if canvas.upright else rest.columns(1.6, 1, gap=2)
    _people(canvas, game, editing, people)
    keys, done = pad.rows(pad.h - LEAST_TARGET - 1, LEAST_TARGET, gap=1)
    cells = [cell for row in keys.rows(1, 1, 1, 1, gap=1) for cell in row.columns(1, 1, 1, gap=1)]
    for key, cell in zip(KEYS, cells, strict=True):
        canvas.button(cell, "⌫" if key == BACKSPACE else key, Digit(key), capital=4.0)
    if any(editing.changes):
        canvas.first_choice(done, texts.say("edit-keep"), EditScores(editing.changes), capital=3.6)
    else:
        canvas.text(texts.say("edit-how"), done, 2.6, canvas.theme.quiet, lines=3)


def _people(canvas: Canvas, game: GameView, editing: Editing, box: Box) -> None:
    names = game.header.players
    columns = -(-len(names) // IN_A_COLUMN)
    rows = -(-len(names) // columns)
    height = min(box.h, rows * TALLEST + rows - 1)
    grid = Box(box.x, box.y, box.w, height).columns(*([1] * columns), gap=1)
    cells = [cell for column in grid for cell in column.rows(*([1] * rows), gap=1)]
    theme = canvas.theme
    for player, (name, cell) in enumerate(zip(names, cells, strict=False)):
        lit, changed = player == editing.player, editing.changes[player]
        canvas.panel(cell, theme.panel, border=theme.light if lit else theme.line, width=1.0 if lit else 0.4)
        label, total = cell.inside(1.2).columns(1.3, 1, gap=1)
        canvas.text(short(canvas, name, label, names, bold=True), label, 3.8, bold=True, align="left")
        now = figure(editing.total(player))
        value = f"{figure(editing.stood[player])} → {now}" if changed else now
        canvas.text(value, total, 4.2, theme.light if changed else theme.text, bold=True, align="right")
        canvas.touch(cell, name, Pick(player))
