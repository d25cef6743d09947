"""The drawn table as people tell on it what was played: what lies there is touched, and says so.

Each game draws its own; what a touch says is filled into the form of an event. What cannot have been stands
back with the reason, and what a touch tells whole bears what the rules would say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from companion.engines import Position, Ruling
from companion.records.forms.draft import NOTHING, Draft, Said
from companion.records.forms.form import Path
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, MARK_CORNER, SMALLEST_TEXT, Box, Canvas
from companion.screens.entry import EntryPage
from companion.screens.intents import Tell, TellOf
from companion.screens.pages.outcome import outcome_of
from companion.screens.pages.table import short
from companion.sitting.view import GameView, View
from companion.texts import Texts

PositionT = TypeVar("PositionT", bound=Position)  # type: ignore[type-arg]

GAP = 1.0
SEAT = LEAST_TARGET + 0.2
"""Height in mm of a row of players."""
MARK = 3.2
"""Height in mm of the sign that tells what the rules would say."""
CLAUSE = 2.2
"""Height in mm of the clause that would forbid what a touch tells."""
CAPITAL = 3.2
"""Wished height in mm of the capitals on what is touched."""


@dataclass(slots=True)
class TellingTable:
    """What is drawn of a table, and what a touch on it says.

    Attributes:
        canvas: the page.
        texts: the language.
        view: the sitting as it is now.
        entry: what was said so far, and in which position.
        told: the events that can be told by a touch on the table, in the record's names.
    """

    canvas: Canvas
    texts: Texts
    view: View
    entry: EntryPage
    told: set[str] = field(default_factory=set)

    @property
    def game(self) -> GameView:
        """The game as it stood when it happened, or would have."""
        return self.entry.game

    def position_as(self, kind: type[PositionT]) -> PositionT:
        """The position, for a page of the game that has such positions."""
        return self.game.position_as(kind)

    def doer(self, turn: int | None) -> int | None:
        """Index of whoever is told to have done it: the one who was chosen, else whoever's turn it is."""
        return turn if self.entry.player is None else self.entry.player

    def seats(self, box: Box, turn: int | None, words: Sequence[str]) -> Box:
        """Draw everybody's seat, whoever did it lit; a touch says that it was another one.

        Args:
            box: all that is free.
            turn: index of whoever's turn it is, None where that is nobody or not known.
            words: what is told of each player below the name.

        Returns:
            What is left below them.
        """
        names, canvas, theme = self.game.header.players, self.canvas, self.canvas.theme
        most = int((box.w + GAP) / (LEAST_TARGET + GAP))
        lines = -(-len(names) // min(most, 6 if canvas.upright else most))
        height = lines * (SEAT + GAP) - GAP
        columns = -(-len(names) // lines)
        rows = Box(box.x, box.y, box.w, height).rows(*([1] * lines), gap=GAP)
        cells = [cell for row in rows for cell in row.columns(*([1] * columns), gap=GAP)]
        for player, (name, said, cell) in enumerate(zip(names, words, cells, strict=False)):
            lit = player == self.doer(turn)
            border, ink = (theme.light, theme.light) if lit else (theme.line, theme.text)
            canvas.panel(cell, theme.raised, border=border, width=1.0 if lit else 0.4)
            above, below = cell.inside(1.2).rows(1.35, 1, gap=0.3)
            written = short(canvas, name, above, names, bold=True)
            canvas.text(written, above, CAPITAL, ink, bold=True)
            canvas.text(said, below, 2.6, theme.quiet)
            canvas.touch(cell, name, TellOf(player))
        return Box(box.x, box.y + height + GAP, box.w, box.h - height - GAP)

    def thing(
        self,
        box: Box,
        event: str,
        said: Said = NOTHING,
        *,
        field: Path | None = None,
        label: str | None = None,
    ) -> None:
        """Let something that is drawn already be touched.

        Args:
            box: where it lies.
            event: what is told by it, in the record's name.
            said: what the touch says of that event, by the path of the form's field.
            field: the field to be filled in first, None for the first one of which nothing is said.
            label: what it is called, None for the event's name.
        """
        draft = self.entry.touched(event, said, field)
        if self._can_be_touched(box, event, draft, label):
            draw_mark(self.canvas, self._ruling(draft, said), box)

    def button(
        self,
        box: Box,
        event: str,
        said: Said = NOTHING,
        *,
        likely: bool = False,
        label: str | None = None,
    ) -> None:
        """Something that lies on no table, as a button; see `thing`."""
        canvas, theme = self.canvas, self.canvas.theme
        colour, ink = (theme.light, theme.on_light) if likely else (theme.raised, theme.text)
        canvas.panel(box, colour, border=theme.line)
        inner = box.inside(1.2)
        draft = self.entry.touched(event, said)
        ruling = self._ruling(draft, said)
        if ruling is not None and ruling.clause is not None:  # which stands at the lower edge
            inner = Box(inner.x, inner.y, inner.w, inner.h - CLAUSE)
        canvas.text(label or self.label(event), inner, CAPITAL, ink, bold=True, lines=3)
        if self._can_be_touched(box, event, draft, label):
            draw_mark(canvas, ruling, box)

    def _can_be_touched(self, box: Box, event: str, draft: Draft, label: str | None) -> bool:
        """Let a box be touched, which says so much, where it can have been; else it stands back with why."""
        self.told.add(event)
        hindrance = self.entry.hindrance(draft, self.view)
        if hindrance is not None:
            self.canvas.bar(box, self.texts.reason(hindrance))
            return False
        self.canvas.touch(box, label or self.label(event), self.entry.after(draft))
        return True

    def _ruling(self, draft: Draft, said: Said) -> Ruling[Any] | None:
        """What the rules would say of a play that a touch tells whole; None where it does not, or may not."""
        if self.entry.untold:
            return None
        if draft.complete and (said or isinstance(self.entry.after(draft), Tell)):
            return self.entry.ruling(draft)
        return None

    def named(self, message: str) -> str:
        """What a touch tells, by its message: what was done, or what a learner may do."""
        return self.texts.say(f"tutorial-{message}" if self.entry.untold else message)

    def label(self, event: str) -> str:
        """What an event is called."""
        return self.texts.say(self.entry.called(event))


def draw_people_alone(table: TellingTable, box: Box) -> None:
    """Draw only who sits there, for a game that has no table of its own to touch."""
    table.seats(box, table.game.turn, [""] * len(table.game.header.players))


def draw_mark(canvas: Canvas, ruling: Ruling[Any] | None, box: Box) -> None:
    """Draw what the rules would say, if anything: a sign in a corner, and the clause that would forbid it."""
    if ruling is None:
        return
    outcome, theme = outcome_of(ruling, canvas.theme), canvas.theme
    side = MARK + 0.8
    corner = Box(box.x + box.w - side - 0.3, box.y + 0.3, side, side)
    canvas.panel(corner, theme.ground, corner=MARK_CORNER)
    size = max(6, round(MARK * 0.8 * canvas.scale))
    canvas.picture(shapes.polygon(tuple(outcome.shape), size, outcome.colour), corner)
    if ruling.clause is not None:
        middle, low = box.x + box.w / 2, box.y + box.h
        canvas.tag(ruling.clause, middle, low, SMALLEST_TEXT, outcome.colour, box.inside(0.2))
