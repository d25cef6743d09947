"""The table of Schwupps on which people touch what was played: the piles, the rows, the aggravation card."""

from __future__ import annotations

from companion.games.schwupps.page.rule_signs import draw_rule
from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.schwupps.rules.cards import AGGRAVATION
from companion.games.schwupps.rules.table import Table
from companion.screens.canvas import CARD_CORNER, MARK_CORNER, SMALLEST_TEXT, Box
from companion.screens.pages.faces import draw_middle
from companion.screens.pages.telling_table import TellingTable

DECK = "schwupps"
GAP = 0.8
WIDEST = 1.5
"""A card is drawn at most so many times as wide as high."""
NAMED = 3.4
"""Height in mm of the line below the aggravation card that says what it is."""


def draw_telling(table: TellingTable, box: Box) -> None:
    """Draw the table with everything that can be touched."""
    canvas, texts = table.canvas, table.texts
    position = table.position_as(SchwuppsPosition)
    rest = table.seats(box, position.to_move, _words(table, position))
    if position.table is None:
        canvas.text(texts.say("notice-not-laid-out"), rest, 3.6, canvas.theme.quiet, lines=6)
        return
    aside, *columns = rest.columns(1, 1.15, 1.15, gap=GAP)
    _draw_aside(table, position.table, aside)
    for slot, column in enumerate(columns):
        cells = column.rows(1, 1, 1, 1, gap=GAP)
        for row, rule, top in ((0, cells[1], cells[0]), (1, cells[2], cells[3])):
            _draw_slot(table, position.table, (row, slot), rule, top)


def _words(table: TellingTable, position: SchwuppsPosition) -> list[str]:
    """How many cards everybody holds."""
    holdings = position.table.holdings if position.table else None
    sizes = holdings.sizes if holdings else (0,) * len(table.game.header.players)
    return [table.texts.say("seat-hand", count=size) for size in sizes]


def _draw_slot(table: TellingTable, lying: Table, place: tuple[int, int], rule: Box, top: Box) -> None:
    """A pile's top, which takes a number card, and the rule beside it, which stands for its row's schwupp."""
    canvas, (row, slot) = table.canvas, place
    for cell in (rule, top):
        canvas.panel(cell, canvas.theme.raised, border=canvas.theme.line, corner=CARD_CORNER)
    draw_middle(canvas, DECK, lying.numbers.tops[row][slot].code, _amid(top))
    table.thing(top, "number", {("row",): row, ("slot",): slot})
    draw_rule(canvas, lying.schwupps.rows[row][slot].code, _amid(rule))
    table.thing(rule, "schwupp", {("row",): row})


def _amid(box: Box) -> Box:
    """Where a card is drawn in the middle of what can be touched for it."""
    inner = box.inside(0.6)
    width = min(inner.w, WIDEST * inner.h)
    return Box(inner.x + (inner.w - width) / 2, inner.y, width, inner.h)


def _draw_aside(table: TellingTable, lying: Table, box: Box) -> None:
    """The aggravation card, the open card of the Schwupps pile, and the end of the turn."""
    canvas, texts = table.canvas, table.texts
    card, pile, end = box.rows(1.5, 1.1, 1, gap=GAP)
    draw_middle(canvas, DECK, AGGRAVATION, card)
    ground = Box(card.x, card.y + card.h - NAMED, card.w, NAMED)
    canvas.panel(ground, canvas.theme.ground, corner=MARK_CORNER)
    canvas.text(table.label("aggravate"), ground, SMALLEST_TEXT + 0.6, bold=True)
    table.thing(card, "aggravate")
    name, sign = pile.rows(1, 2, gap=0.3)
    said = texts.say("table-schwupps-pile")
    canvas.text(f"{said} · {lying.schwupps.pile}", name, 2.6, canvas.theme.quiet, lines=2)
    draw_rule(canvas, lying.schwupps.next.code, sign)
    table.button(end, "end")
