"""The table of Up seen from above: the tower with its limit, and everybody's open cards around it."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines import Undo
from companion.engines.up import Card, Play, UpPosition
from companion.engines.up.cards import cards_in
from companion.engines.up.options import OPEN_CARDS
from companion.engines.up.round import Round
from companion.inputs import Action
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Touch
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.pages.places import Place, places_around
from companion.screens.pages.table import short
from companion.texts import Texts
from companion.view import View

DECK = "up"
GAP = 1.5

SIDES, CROWDED_SIDES = (24.0, 31.0), (27.5, 32.0)
"""Width in mm of the places at the left and right, and of the acting player's; and where many sit there."""

ROOMY = 6
"""So many players sit roomily."""

TALLEST_CHIP = 6.0
"""Height in mm of an open card's sign where there is plenty of room."""

BRIEF_CAPITAL = 4.0
"""Height in mm of the limit's figures while a question is open."""

CARD_SHAPE = 63.0 / 88.0
"""Width of a card for its height."""

BACK = (16, 92, 104)
"""The colour of our cards' backs."""

ROOM_FOR_WORDS = 9.5
"""Height in mm from which a narrow place has room for words below the cards."""

_LEAVES = frozenset(("collapse", "cleared", "taken_up"))
"""Effects of a play that leaves no tower."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts of a player's place; no words where there is no room for them."""

    name: Box
    total: Box
    cards: Box
    words: Box | None


def acting(view: View) -> int | None:
    """Index of the player to move, None while no round runs."""
    current = view.position.round
    return current.to_move if isinstance(current, Round) else None


def touches(view: View) -> tuple[Action, ...]:
    """“Dealt” between rounds, “that is all” while cards are shown, and the calls of a round."""
    position: UpPosition = view.position
    current = position.round
    if isinstance(current, Round):
        return (Action.LAST_CARD,) if current.begun else (Action.ANNOUNCE, Action.LAST_CARD)
    if position.game_over:
        return ()
    return (Action.SHOWN,) if position.show_due else (Action.DEALT,)


def draw_brief(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:
    """The tower's limit and its last set."""
    current = view.position.round
    if isinstance(current, Round):
        _draw_tower(canvas, texts, view, current, box, BRIEF_CAPITAL)


def draw_table(canvas: Canvas, texts: Texts, view: View, box: Box) -> float:
    """Draw the table; whoever is to move has the largest place.

    Returns:
        Height in mm of a capital letter in the largest name.
    """
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=4)
    count = len(view.header.players)
    sides = SIDES if count <= ROOMY else CROWDED_SIDES
    places, middle = places_around(box.inside(GAP), view.seats, acting(view), GAP, sides=sides)
    largest = max(_draw_seat(canvas, texts, view, place) for place in places)
    _draw_middle(canvas, texts, view, middle, largest)
    return largest


def _draw_seat(canvas: Canvas, texts: Texts, view: View, place: Place) -> float:
    """Draw a place with name, score and cards; the height of the name's capital letters in mm."""
    player, theme = place.player, canvas.theme
    lit = player == acting(view)
    canvas.panel(
        place.box, theme.ground, border=theme.light if lit else theme.line, width=1.2 if lit else 0.4
    )
    parts = _parts(place)
    lines = 1 if parts.words is None else 2
    text, wished = view.header.players[player], 9.0 if lit else 4.0
    if lines == 1:
        text = short(canvas, text, parts.name)
    canvas.text(text, parts.name, wished, theme.light if lit else theme.text, bold=True, lines=lines)
    canvas.text(str(view.totals[player]), parts.total, 3.4, theme.quiet, bold=True)
    _draw_cards(canvas, view.position, player, parts.cards)
    if parts.words is not None:
        _draw_words(canvas, texts, view, player, parts.words)
    if _may_call(view, player) and min(place.box.w, place.box.h) >= LEAST_TARGET:
        canvas.touch(place.box, texts.say("button-last-card"), Touch(Action.LAST_CARD, player))
    return canvas.fitting(text, parts.name, wished, bold=True, lines=lines)


def _parts(place: Place) -> _Parts:
    inner = place.box.inside(0.9)
    if place.wide:
        who, cards = inner.columns(1, 1.15, gap=1.5)
        name, total = who.columns(3.2, 1, gap=0.8)
        row, words = cards.rows(1.5, 1, gap=0.3)
        return _Parts(name, total, row, words)
    if inner.h < ROOM_FOR_WORDS:
        head, row = inner.rows(1, 1, gap=0.4)
        name, total = head.columns(3.2, 1, gap=0.8)
        return _Parts(name, total, row, None)
    head, row, words = inner.rows(1.6, 1.2, 1, gap=0.4)
    name, total = head.columns(3.2, 1, gap=0.8)
    return _Parts(name, total, row, words)


def _draw_words(canvas: Canvas, texts: Texts, view: View, player: int, box: Box) -> None:
    """What must not be forgotten about a player, else what the numbers beside the open cards count."""
    current = view.position.round
    if not isinstance(current, Round):
        return
    theme = canvas.theme
    if current.owing == player:
        canvas.panel(box, theme.light, corner=1.0)
        canvas.text(texts.say("up-table-owes"), box, 3.0, theme.on_light, bold=True)
    elif current.skipped >> player & 1:
        canvas.text(texts.say("up-table-skipped"), box, 2.6, theme.no, bold=True)
    elif current.called and current.to_move == player:
        canvas.text(texts.say("up-table-called"), box, 2.6, theme.yes, bold=True)
    elif not current.begun and current.forehand == player:
        canvas.text(texts.say("up-table-forehand"), box, 2.6, theme.quiet)
    else:
        holding = current.holdings.players[player]
        counts = texts.say("up-table-counts", hidden=holding.hidden.size, hand=holding.hand.size)
        if canvas.fits(counts, box):
            canvas.text(counts, box, 2.6, theme.quiet)


def _draw_cards(canvas: Canvas, position: UpPosition, player: int, row: Box) -> None:
    """A player's open cards, small; on a back how many are face down, and framed how many in the hand."""
    if position.round is None:
        return
    holding = position.round.holdings.players[player]
    high = min(row.h, TALLEST_CHIP)
    row = Box(row.x, row.y + (row.h - high) / 2, row.w, high)
    *slots, hidden, hand = row.columns(*([1] * OPEN_CARDS), 1.1, 1.1, gap=0.5)
    for card, chip in zip(cards_in(holding.open.known), slots, strict=False):
        _chip(canvas, card, chip)
    theme = canvas.theme
    canvas.panel(hidden, BACK, border=theme.line, corner=0.8)
    canvas.text(str(holding.hidden.size), hidden, 3.4, theme.paper, bold=True)
    canvas.panel(hand, theme.panel, border=theme.light, width=0.5, corner=0.8)
    canvas.text(str(holding.hand.size), hand, 3.4, bold=True)


def _chip(canvas: Canvas, card: Card, box: Box) -> None:
    """An open card as its sign on paper; the special cards are dark."""
    theme = canvas.theme
    special = card in (Card.MINUS_TWO, Card.CLEAR)
    canvas.panel(box, theme.spade if special else theme.paper, border=theme.line, corner=0.8)
    signs = {Card.CLEAR: "×", Card.MINUS_TWO: "−2"}
    canvas.text(signs.get(card, card.code), box, 3.6, theme.paper if special else theme.spade, bold=True)


def _draw_middle(canvas: Canvas, texts: Texts, view: View, box: Box, largest: float) -> None:
    position: UpPosition = view.position
    if isinstance(position.round, Round):
        _draw_tower(canvas, texts, view, position.round, box, 0.85 * largest)
    elif position.show_due:
        canvas.text(texts.say("up-table-show"), box, 3.6, canvas.theme.light, bold=True, lines=6)
    elif not position.game_over:
        text = texts.say("up-table-empty", hand=position.terms.hand_size)
        canvas.text(text, box, 3.2, canvas.theme.quiet, lines=16)


def _draw_tower(canvas: Canvas, texts: Texts, view: View, current: Round, box: Box, capital: float) -> None:
    """The last set, the limit large, how high the tower is, and how long “last card” may still be called."""
    theme, names = canvas.theme, view.header.players
    if current.owing is not None:
        box, window = box.rows(2.4, 1, gap=0.6)
        said = texts.say("up-window", player=names[current.owing], next=names[current.to_move])
        canvas.text(said, window, 2.6, theme.light, bold=True, lines=6)
    cards, words = box.columns(1, 1.1, gap=1.5) if box.w > box.h else box.rows(1.5, 1, gap=0.8)
    if not current.tower.size:
        canvas.text(texts.say("up-table-no-tower"), words, 3.4, theme.quiet, bold=True, lines=2)
        _clockwise(canvas, cards)
        return
    _draw_set(canvas, last_set(view), cards)
    number, label, height = words.rows(1.8, 1, 1)
    canvas.text(str(current.tower.limit), number, min(8.0, capital), theme.up, bold=True)
    canvas.text(texts.say("up-table-limit"), label, 2.8, theme.up)
    canvas.text(texts.say("up-table-height", cards=current.tower.size), height, 2.8, theme.quiet)


def _draw_set(canvas: Canvas, cards: tuple[Card, ...], box: Box) -> None:
    """The last set, its cards side by side."""
    if not cards:
        return
    for card, place in zip(cards, box.columns(*([1] * len(cards)), gap=0.5), strict=True):
        width = min(place.w, place.h * CARD_SHAPE)
        draw_drawn_card(
            canvas, DECK, card.code, Box(place.x + (place.w - width) / 2, place.y, width, place.h)
        )


def _clockwise(canvas: Canvas, box: Box) -> None:
    """The turn goes clockwise: a ring with an arrow's head."""
    size = max(8, round(min(box.w, box.h) * 0.7 * canvas.scale))
    canvas.picture(shapes.polygon(tuple(shapes.CLOCKWISE), size, canvas.theme.quiet), box)


def last_set(view: View) -> tuple[Card, ...]:
    """The cards of the last set that stayed on the tower and was not taken back."""
    standing: list[tuple[Card, ...]] = []
    for ruled in view.history:
        if not ruled.ruling.legal:
            continue
        if isinstance(ruled.event, Undo):
            if standing:
                standing.pop()
        elif isinstance(ruled.event, Play) and not _LEAVES & set(ruled.ruling.effects):
            standing.append(ruled.event.cards)
        else:
            standing.append(())
    return next((cards for cards in reversed(standing) if cards), ())


def _may_call(view: View, player: int) -> bool:
    current = view.position.round
    return isinstance(current, Round) and (
        player == current.owing or (player == current.to_move and not current.called)
    )
