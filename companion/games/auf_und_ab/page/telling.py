"""The table of Auf und Ab on which people touch what was played: the set in the middle, and the pass."""

from __future__ import annotations

from companion.games.auf_und_ab.page.to_beat import draw_set, draw_to_beat
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.screens.canvas import LEAST_TARGET, Box
from companion.screens.pages.telling_table import CAPITAL, GAP, TellingTable

LABEL = 5.0
"""Height in mm of the line that says what a touch on the middle tells."""


def draw_telling(table: TellingTable, box: Box) -> None:
    """Draw the table with everything that can be touched."""
    canvas, texts = table.canvas, table.texts
    position = table.position_as(AufUndAbPosition)
    current = position.round
    words = [texts.say("seat-cards", count=left) for left in position.holdings.left]
    rest = table.seats(box, None if current is None else current.to_move, words)
    if current is None:
        canvas.text(texts.say("notice-not-laid-out"), rest, 3.6, canvas.theme.quiet, lines=6)
        return
    middle, out = rest.rows(rest.h - LEAST_TARGET - GAP, LEAST_TARGET, gap=GAP)
    canvas.panel(middle, canvas.theme.raised, border=canvas.theme.line)
    way, label = middle.inside(1.0).rows(middle.h - 2 - LABEL - 0.5, LABEL, gap=0.5)
    way, laid = way.columns(1.3, 1, gap=GAP)
    draw_to_beat(canvas, texts, current, way, 8.0)
    draw_set(canvas, table.game, laid)
    canvas.text(table.label("play"), label, CAPITAL, bold=True)
    table.thing(middle, "play")
    table.button(out, "pass")
