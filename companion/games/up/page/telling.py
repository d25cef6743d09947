"""The table of Up on which people touch what was played: the tower, somebody's cards, the call."""

from __future__ import annotations

from companion.games.up.deck import BACK
from companion.games.up.page.tower import draw_tower
from companion.games.up.rules import Place, UpPosition
from companion.games.up.rules.cards import Card, cards_in
from companion.games.up.rules.holdings import Holding, Stock
from companion.games.up.rules.round import Round
from companion.records.forms.draft import Said
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, Box
from companion.screens.pages.telling_table import GAP, TellingTable

PLACES = (Place.HAND, Place.OPEN, Place.HIDDEN)
"""Where cards are laid from, from left to right."""
TALLEST = 20.0
"""Most height in mm of somebody's cards."""
CAPITAL = 4.0
"""Height in mm of the capitals in the tower's limit."""


def draw_telling(table: TellingTable, box: Box) -> None:
    """Draw the table with everything that can be touched."""
    canvas, texts = table.canvas, table.texts
    current = table.position_as(UpPosition).round
    holdings = [] if current is None else current.holdings.players
    sizes = [holding.size for holding in holdings] or [0] * len(table.game.header.players)
    turn = current.to_move if isinstance(current, Round) else None
    rest = table.seats(box, turn, [texts.say("seat-cards", count=size) for size in sizes])
    if not isinstance(current, Round):
        canvas.text(texts.say("notice-not-laid-out"), rest, 3.6, canvas.theme.quiet, lines=6)
        return
    low = max(LEAST_TARGET, min(TALLEST, 0.26 * rest.h))
    tower, places, call = rest.rows(rest.h - low - LEAST_TARGET - 2 * GAP, low, LEAST_TARGET, gap=GAP)
    canvas.panel(tower, canvas.theme.raised, border=canvas.theme.line)
    draw_tower(canvas, texts, table.game, current, tower.inside(1.0), CAPITAL)
    table.thing(tower, "play")
    doer = table.doer(current.owing if current.owing is not None else current.to_move)
    holding = current.holdings.players[current.to_move if table.entry.player is None else table.entry.player]
    for place, cell in zip(PLACES, places.columns(1, 1, 1, gap=GAP), strict=True):
        _draw_place(table, holding, place, cell)
    caller: Said = {} if doer is None else {("player",): table.game.header.players[doer]}
    table.button(call, "call", caller)


def _draw_place(table: TellingTable, holding: Holding, place: Place, box: Box) -> None:
    """The cards that somebody has at a place, which are laid from there."""
    canvas, texts, stock = table.canvas, table.texts, holding.at(place)
    canvas.panel(box, canvas.theme.raised, border=canvas.theme.line)
    sign, words = box.inside(1.0).rows(1, 1.2, gap=0.3)
    if place is Place.OPEN:
        canvas.text(_open(stock), sign, 3.6, bold=True, lines=2)
    else:
        picture, number = sign.columns(1, 1, gap=0.8)
        drawn = (shapes.hand if place is Place.HAND else shapes.card_back)(
            max(8, round(picture.square().w * canvas.scale)), canvas.theme.paper, BACK
        )
        side = picture.square().w
        canvas.picture(drawn, Box(picture.x + picture.w - side, picture.y, side, picture.h))
        canvas.text(str(stock.size), number, 3.6, bold=True, align="left")
    label = texts.say(f"up-choice-from-{place.value}")
    canvas.text(label, words, 3.0, bold=True, lines=2)
    table.thing(box, "play", {("from",): place.value}, label=label)


def _open(stock: Stock) -> str:
    """The open cards as far as they are known."""
    return " ".join("×" if card is Card.CLEAR else card.sign for card in cards_in(stock.known))
