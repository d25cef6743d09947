"""A place at the table of Up: name, score, open cards, cards left, and what must not be forgotten."""

from __future__ import annotations

from dataclasses import dataclass

from companion.engines.up import Card, UpPosition
from companion.engines.up.cards import cards_in
from companion.engines.up.holdings import Holding
from companion.engines.up.options import OPEN_CARDS, Scoring
from companion.engines.up.round import Round
from companion.inputs import Action
from companion.screens.canvas import LEAST_TARGET, Box, Canvas
from companion.screens.intents import Touch
from companion.screens.lettering import font_of
from companion.screens.pages.places import Place
from companion.screens.pages.table import short
from companion.screens.theme import Colour
from companion.texts import Texts
from companion.view import View

TALLEST_CHIP = 6.0
"""Height in mm of an open card's sign where there is plenty of room."""

WIDE = 50.0
"""Width in mm from which a low place has its cards beside the name."""

TALL = 25.0
"""Height in mm from which everything has a row of its own."""

LIT = 1.2
"""Width in mm of the border of the place that is waited for."""

BACK = (16, 92, 104)
"""The colour of our cards' backs."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """The parts of a player's place; a part that has nothing to show has no height.

    Attributes:
        name: the name.
        score: the total.
        cards: the open cards.
        counts: how many cards are face down and in the hand, side by side or below each other.
        words: what must not be forgotten.
        lines: lines that the name may take.
    """

    name: Box
    score: Box
    cards: Box
    counts: tuple[Box, ...]
    words: Box
    lines: int = 2


@dataclass(frozen=True, slots=True)
class _Said:
    """What must not be forgotten about a player, and how it is shown."""

    text: str
    colour: Colour
    urgent: bool = False


def acting(view: View) -> int | None:
    """Index of the player to move, None while no round runs."""
    current = view.position.round
    return current.to_move if isinstance(current, Round) else None


def awaited(view: View) -> tuple[int, ...]:
    """Indexes of the players that the table waits for: the one to move, or those who must show cards."""
    player = acting(view)
    if player is not None:
        return (player,)
    position: UpPosition = view.position
    names = position.not_shown if position.show_due else ()
    return tuple(number for number, name in enumerate(view.header.players) if name in names)


def draw_seats(canvas: Canvas, texts: Texts, view: View, places: list[Place], grown: int | None) -> float:
    """Draw everybody's place with name, score and cards.

    Returns:
        Height in mm of a capital letter in the largest name, that of the player whose place has grown.
    """
    ordered = sorted(places, key=lambda place: place.player != grown)
    largest = 0.0
    for place in ordered:
        first = place.player == grown
        wished = 9.0 if first else min(4.0, 0.85 * largest if grown is not None else 4.0)
        written = _draw_seat(canvas, texts, view, place, wished, grown=first)
        largest = max(largest, written)
    return largest


def _draw_seat(
    canvas: Canvas, texts: Texts, view: View, place: Place, wished: float, *, grown: bool
) -> float:
    """Draw a place.

    Args:
        canvas: the page.
        texts: the language.
        view: the sitting.
        place: where.
        wished: capitals in mm that the name should have.
        grown: whether it is the largest one, since only this player is waited for.

    Returns:
        Height in mm of the name's capital letters.
    """
    player, theme = place.player, canvas.theme
    lit, said = player in awaited(view), _said(canvas, texts, view, player)
    frame = (LIT if grown else LIT / 2) if lit else 0.4
    canvas.panel(place.box, theme.ground, border=theme.light if lit else theme.line, width=frame)
    parts = _parts(place.box, frame, _holding(view, player), grown=grown, words=said is not None)
    name = view.header.players[player]
    if parts.lines == 1:
        name = short(canvas, name, parts.name, view.header.players, bold=True)
    colour = theme.light if lit else theme.text
    canvas.text(name, parts.name, wished, colour, bold=True, lines=parts.lines)
    _draw_score(canvas, texts, view, player, parts.score)
    _draw_cards(canvas, texts, _holding(view, player), parts)
    if said is not None:
        _draw_words(canvas, said, parts.words)
    if _may_call(view, player) and min(place.box.w, place.box.h) >= LEAST_TARGET:
        canvas.touch(place.box, texts.say("button-last-card"), Touch(Action.LAST_CARD, player))
    return canvas.fitting(name, parts.name, wished, bold=True, lines=parts.lines)


def _holding(view: View, player: int) -> Holding | None:
    """A player's cards, None before the first deal."""
    current = view.position.round
    return None if current is None else current.holdings.players[player]


def _parts(box: Box, frame: float, holding: Holding | None, *, grown: bool, words: bool) -> _Parts:
    """The parts of a place as wide and high as this one."""
    inner = box.inside(frame + 0.5)
    cards = 1.0 if holding is not None and holding.open.size else 0.0
    said = 1.0 if words else 0.0
    if box.w >= max(WIDE, 2 * box.h):
        name, score, right = inner.columns(1.15, 0.45, 1.4, gap=1.2)
        row, below, foot = right.rows(1.2 * cards, 1.0, said, gap=0.3)
        return _Parts(name, score, row, (below,), foot)
    if box.h >= TALL:
        name, score, row, hidden, hand, foot = inner.rows(2.2, 0.9, 1.3 * cards, 0.9, 0.9, said, gap=0.6)
        return _Parts(name, score, row, (hidden, hand), foot)
    if grown:
        name, row, below, foot = inner.rows(1.7, 1.1 * cards, 1.0, 1.0, gap=0.2)
        foot, score = foot.columns(2, 1, gap=0.5) if words else (foot, foot)
        return _Parts(name, score, row, (below,), foot, lines=1)
    counts = 0.0 if holding is None else 1.0
    head, row, below, foot = inner.rows(1.1, cards, counts, said, gap=0.2)
    name, score = head.columns(2.2, 1, gap=0.5)
    return _Parts(name, score, row, (below,), foot, lines=1)


def _draw_score(canvas: Canvas, texts: Texts, view: View, player: int, box: Box) -> None:
    """A player's total with what it counts, in short where there is little room."""
    count, lines = view.totals[player], 2 if box.h > 6 and box.w > 10 else 1
    key = "matches" if view.position.terms.scoring is Scoring.MATCHES else "points"
    whole = texts.say(f"up-seat-{key}", count=count)
    text = whole if lines > 1 or canvas.fits(whole, box) else texts.say(f"up-seat-{key}-short", count=count)
    canvas.text(text, box, 3.0, canvas.theme.quiet, lines=lines)


def _said(canvas: Canvas, texts: Texts, view: View, player: int) -> _Said | None:
    """What must not be forgotten about a player."""
    current, theme = view.position.round, canvas.theme
    if not isinstance(current, Round):
        return None
    if current.owing == player:
        return _Said(texts.say("up-table-owes"), theme.light, urgent=True)
    if current.skipped >> player & 1:
        return _Said(texts.say("up-table-skipped"), theme.no)
    if current.called and current.to_move == player:
        return _Said(texts.say("up-table-called"), theme.yes)
    if not current.begun and current.forehand == player:
        return _Said(texts.say("up-table-forehand"), theme.quiet)
    return None


def _draw_words(canvas: Canvas, said: _Said, box: Box) -> None:
    if said.urgent:
        canvas.panel(box, said.colour, corner=1.0)
    canvas.text(said.text, box, 3.0, canvas.theme.on_light if said.urgent else said.colour, bold=True)


def _draw_cards(canvas: Canvas, texts: Texts, holding: Holding | None, parts: _Parts) -> None:
    """A player's open cards, small; below them how many are face down and how many in the hand."""
    if holding is None:
        return
    if holding.open.size:
        _draw_open(canvas, cards_in(holding.open.known), parts.cards)
    theme = canvas.theme
    labels = [texts.say("up-seat-hidden", count=holding.hidden.size)]
    labels.append(texts.say("up-seat-hand", count=holding.hand.size))
    boxes = parts.counts
    if len(boxes) == 1:
        boxes = boxes[0].columns(*(font_of(20, bold=False).size(label)[0] for label in labels), gap=0.4)
    hidden, hand = (_in_the_middle(box, TALLEST_CHIP) for box in boxes)
    canvas.panel(hidden, BACK, border=theme.line, corner=0.8)
    _count(canvas, labels[0], holding.hidden.size, hidden, theme.paper)
    canvas.panel(hand, theme.panel, border=theme.light, width=0.4, corner=0.8)
    _count(canvas, labels[1], holding.hand.size, hand, theme.text)


def _draw_open(canvas: Canvas, cards: tuple[Card, ...], box: Box) -> None:
    """Open cards, all written as large as the one with two figures can be."""
    slots = _in_the_middle(box, TALLEST_CHIP).columns(*([1] * OPEN_CARDS), gap=0.5)
    capital = canvas.fitting("11", slots[0], 3.6, bold=True)
    for card, chip in zip(cards, slots, strict=False):
        _chip(canvas, card, chip, capital)


def _in_the_middle(box: Box, height: float) -> Box:
    """The part of a box that is no higher than this, in its middle."""
    high = min(box.h, height)
    return Box(box.x, box.y + (box.h - high) / 2, box.w, high)


def _count(canvas: Canvas, label: str, count: int, box: Box, ink: Colour) -> None:
    """How many cards and where; the number alone where there is no room for more."""
    inner = Box(box.x + 0.1, box.y, box.w - 0.2, box.h)
    canvas.text(label if canvas.fits(label, inner) else str(count), inner, 2.6, ink)


def _chip(canvas: Canvas, card: Card, box: Box, capital: float) -> None:
    """An open card as its sign on paper; the special cards are dark."""
    theme = canvas.theme
    special = card in (Card.MINUS_TWO, Card.CLEAR)
    canvas.panel(box, theme.spade if special else theme.paper, border=theme.line, corner=0.8)
    signs = {Card.CLEAR: "×", Card.MINUS_TWO: "−2"}
    ink = theme.paper if special else theme.spade
    canvas.text(signs.get(card, card.code), box, capital, ink, bold=True)


def _may_call(view: View, player: int) -> bool:
    current = view.position.round
    return isinstance(current, Round) and (
        player == current.owing or (player == current.to_move and not current.called)
    )
