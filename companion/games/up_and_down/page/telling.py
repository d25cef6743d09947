"""The table of Up & Down on which people touch what was done: the card in the middle, the dice, the trick."""

from __future__ import annotations

from typing import Final

from companion.decks.drawn.poker import FOUR_COLOUR
from companion.decks.drawn.suits import Suit
from companion.games.up_and_down.page.middle import draw_dice, draw_face
from companion.games.up_and_down.rules import Face, UpAndDownPosition
from companion.games.up_and_down.rules.layout import Layout
from companion.records.notation import SUITS
from companion.screens import shapes
from companion.screens.canvas import CARD_CORNER, MARK_CORNER, Box
from companion.screens.pages.cards import suit_ink
from companion.screens.pages.telling_table import CAPITAL, GAP, TellingTable

SIDES: Final = 4
"""Of the UP&DOWN card."""


def draw_telling(table: TellingTable, box: Box) -> None:
    """Draw the table with everything that can be touched."""
    position = table.position_as(UpAndDownPosition)
    canvas, texts, layout = table.canvas, table.texts, position.layout
    suits = [None] * len(position.table.names) if layout is None else position.table.turns[layout.turn]
    left = texts.say("seat-cards", count=position.cards_left)
    words = [left if suit is None else f"{SUITS[suit.value]} · {left}" for suit in suits]
    rest = table.seats(box, position.leader, words)
    if layout is None:
        canvas.text(texts.say("table-empty"), rest, 3.6, canvas.theme.quiet, lines=6)
        return
    upper, lower = rest.rows(1, 1, gap=GAP)
    face, dice = upper.columns(1, 1, gap=GAP)
    turn, trick = lower.columns(1, 1, gap=GAP)
    _draw_face(table, layout, face)
    draw_dice(canvas, layout.dice, _cell(table, dice, table.named("uad-touch-dice")))
    table.thing(dice, "change", field=("dice",), label=table.named("uad-touch-dice"))
    _draw_suits(table, layout, _cell(table, turn, table.named("uad-touch-suits")))
    facing = ("facing", position.table.names[position.leader or 0])
    table.thing(turn, "change", field=facing, label=table.named("uad-touch-suits"))
    shown = _cell(table, trick, table.label("reveal"))
    size = max(8, round(shown.square().w * canvas.scale))
    canvas.picture(shapes.hand(size, canvas.theme.paper, FOUR_COLOUR.back), shown)
    table.thing(trick, "reveal")


def _draw_suits(table: TellingTable, layout: Layout, box: Box) -> None:
    """The UP&DOWN card from above with the suit at each side: one suit alone would be taken for one's own."""
    position, canvas, card = table.position_as(UpAndDownPosition), table.canvas, box.square()
    canvas.panel(card, canvas.theme.paper, border=canvas.theme.line, corner=CARD_CORNER)
    accent = canvas.theme.up if layout.face is Face.UP else canvas.theme.down
    canvas.panel(card.inside(0.33 * card.w), accent, corner=MARK_CORNER)
    third, middle = card.w / 3, card.w / 3
    places = ((middle, 2 * third), (0.0, middle), (middle, 0.0), (2 * third, middle))
    for side, (across, down) in enumerate(places):
        suit = Suit(position.table.ring[(side + layout.turn) % SIDES].value)
        place = Box(card.x + across, card.y + down, third, third)
        size = max(6, round(0.82 * third * canvas.scale))
        canvas.picture(shapes.suit(suit, size, suit_ink(canvas, suit)), place)


def _draw_face(table: TellingTable, layout: Layout, box: Box) -> None:
    """The side that lies up; a touch says that the card was turned over."""
    draw_face(table.canvas, layout.face, _cell(table, box, table.named("uad-touch-face")), CAPITAL)
    other = Face.DOWN if layout.face is Face.UP else Face.UP
    label = table.named("uad-touch-face")
    table.thing(box, "change", {("face",): other.value}, field=("face",), label=label)


def _cell(table: TellingTable, box: Box, label: str) -> Box:
    """Draw a field that says below what a touch on it tells; where its picture stands."""
    canvas = table.canvas
    canvas.panel(box, canvas.theme.raised, border=canvas.theme.line)
    picture, words = box.inside(1.0).rows(2.2, 1, gap=0.4)
    canvas.text(label, words, CAPITAL, bold=True, lines=2)
    return picture
