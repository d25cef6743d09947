"""A place at the table of Up: name, score, open cards, cards left, and what must not be forgotten."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.up.deck import BACK
from companion.games.up.page.parts import Parts, parts_of
from companion.games.up.rules import Card, UpPosition
from companion.games.up.rules.cards import cards_in
from companion.games.up.rules.holdings import Holding
from companion.games.up.rules.options import OPEN_CARDS, Scoring
from companion.games.up.rules.round import Round
from companion.screens import shapes
from companion.screens.canvas import LEAST_TARGET, MARK_CORNER, SMALLEST_TEXT, Box, Canvas
from companion.screens.intents import Touch
from companion.screens.motion import seat as seat_of
from companion.screens.pages.places import PlayerPlace
from companion.screens.pages.table import seat_name
from companion.screens.portraits import put_portrait
from companion.screens.scripts import width_of
from companion.screens.theme import Colour
from companion.sitting.view import GameView
from companion.table.inputs import Action
from companion.texts import Texts

TALLEST_CHIP = 6.0
"""Height in mm of an open card's sign where there is plenty of room."""

LIT = 1.2
"""Width in mm of the border of the place that is waited for."""

READABLE = 2.0
"""Height in mm of the capitals below which signs stand for the words of all counts."""


@dataclass(frozen=True, slots=True)
class _Seat:
    """A player's place as it is drawn.

    Attributes:
        player: index of the player.
        box: where.
        frame: width of its border in mm.
        lit: whether this player is waited for.
        grown: whether nobody else is.
        holding: the cards, None before the first deal.
        said: what must not be forgotten.
        parts: where everything stands.
    """

    player: int
    box: Box
    frame: float
    lit: bool
    grown: bool
    holding: Holding | None
    said: _Said | None
    parts: Parts


@dataclass(frozen=True, slots=True)
class _Look:
    """What all places have in common.

    Attributes:
        worded: whether the counts have words instead of signs.
        chip: height in mm of an open card's sign, nowhere larger than the mover's.
        sign: height in mm of the signs that stand for the words, as well.
        scores: everybody's total.
    """

    worded: bool
    chip: float
    sign: float
    scores: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Said:
    """What must not be forgotten about a player, and how it is shown."""

    text: str
    colour: Colour


def acting(game: GameView) -> int | None:
    """Index of the player to move, None while no round runs."""
    current = game.position_as(UpPosition).round
    return current.to_move if isinstance(current, Round) else None


def awaited(game: GameView) -> tuple[int, ...]:
    """Indexes of the players that the table waits for: the one to move, or those who must show cards."""
    player = acting(game)
    if player is not None:
        return (player,)
    position = game.position_as(UpPosition)
    names = position.not_shown if position.show_due else ()
    return tuple(number for number, name in enumerate(game.header.players) if name in names)


def draw_seats(
    canvas: Canvas, texts: Texts, game: GameView, places: list[PlayerPlace], grown: int | None
) -> float:
    """Draw everybody's place with name, score and cards.

    Returns:
        Height in mm of a capital letter in the largest name, that of the player whose place has grown.
    """
    seats = [_seat(canvas, texts, game, place, grown=place.player == grown) for place in places]
    look = _look(canvas, texts, game, seats)
    largest = 0.0
    for seat in sorted(seats, key=lambda seat: not seat.grown):
        wished = 9.0 if seat.grown else min(4.0, 0.85 * largest if grown is not None else 4.0)
        largest = max(largest, _draw_seat(canvas, texts, game, seat, look, wished))
    return largest


def _seat(canvas: Canvas, texts: Texts, game: GameView, place: PlayerPlace, *, grown: bool) -> _Seat:
    player, current = place.player, game.position_as(UpPosition).round
    holding = None if current is None else current.holdings.players[player]
    said, lit = _said(canvas, texts, game, player), player in awaited(game)
    frame = (LIT if grown else LIT / 2) if lit else 0.4
    cards = holding is not None and holding.open.size > 0
    parts = parts_of(
        place.box, frame, cards=cards, dealt=holding is not None, words=said is not None, grown=grown
    )
    return _Seat(player, place.box, frame, lit, grown, holding, said, parts)


def _look(canvas: Canvas, texts: Texts, game: GameView, seats: list[_Seat]) -> _Look:
    """Words for the counts where there is room for them at every place."""
    worded = all(
        canvas.fits(label, _inner(box), capital=READABLE)
        for seat in seats
        if seat.holding is not None
        for label, box in zip(_labels(texts, seat.holding), _count_boxes(texts, seat), strict=True)
    )
    mover = [seat.parts for seat in seats if seat.grown]
    chip = min([TALLEST_CHIP, *(parts.cards.h for parts in mover if parts.cards.h)])
    sign = min([TALLEST_CHIP, *(parts.counts[0].h for parts in mover)])
    return _Look(worded, chip, sign, _scores(canvas, texts, game, seats))


def _scores(canvas: Canvas, texts: Texts, game: GameView, seats: list[_Seat]) -> tuple[str, ...]:
    """Everybody's total with what it counts; that in short, or not at all, where there is little room."""
    key = "matches" if game.position_as(UpPosition).terms.scoring is Scoring.MATCHES else "points"
    ways = [
        (texts.say(f"up-seat-{key}", count=total), texts.say(f"up-seat-{key}-short", count=total), str(total))
        for total in game.totals
    ]
    least = (READABLE, SMALLEST_TEXT, 0.0)
    chosen = next(
        way
        for way, capital in enumerate(least)
        if all(canvas.fits(ways[seat.player][way], seat.parts.score, capital=capital) for seat in seats)
    )
    return tuple(said[chosen] for said in ways)


def _draw_seat(
    canvas: Canvas, texts: Texts, game: GameView, seat: _Seat, look: _Look, wished: float
) -> float:
    """Draw a place, its name's capitals as high as `wished` mm where they fit; how high they are."""
    theme, parts, names = canvas.theme, seat.parts, game.header.players
    border, colour = (theme.light, theme.light) if seat.lit else (theme.line, theme.text)
    canvas.spots[seat_of(seat.player)] = seat.box
    canvas.panel(seat.box, theme.ground, border=border, width=seat.frame)
    name = names[seat.player]
    room = put_portrait(canvas, name, parts.name)
    if parts.lines == 1 or seat.grown:
        name = seat_name(canvas, name, room, names, foremost=seat.grown, lines=parts.lines)
    canvas.text(name, room, wished, colour, bold=True, lines=parts.lines)
    canvas.text(look.scores[seat.player], parts.score, 3.0, theme.quiet)
    if seat.holding is not None:
        _draw_open(canvas, cards_in(seat.holding.open.known), parts.cards, look.chip)
        if look.worded:
            _draw_counts(canvas, texts, seat, seat.holding)
        else:
            _draw_signs(canvas, seat, seat.holding, look.sign)
    owes, large = _owes_call(game, seat.player), min(seat.box.w, seat.box.h) >= LEAST_TARGET
    if seat.said is not None:
        _draw_words(canvas, seat.said, parts.words, pressed=owes and large)
    if owes and large:
        canvas.touch(seat.box, texts.say("button-last-card"), Touch(Action.LAST_CARD, seat.player))
    return canvas.fitting(name, room, wished, bold=True, lines=parts.lines)


def _said(canvas: Canvas, texts: Texts, game: GameView, player: int) -> _Said | None:
    """What must not be forgotten about a player."""
    current, theme = game.position_as(UpPosition).round, canvas.theme
    if not isinstance(current, Round):
        return None
    if current.owing == player:
        return _Said(texts.say("up-table-owes"), theme.light)
    if current.skipped >> player & 1:
        return _Said(texts.say("up-table-skipped"), theme.text)
    if current.called and current.to_move == player:
        return _Said(texts.say("up-table-called"), theme.yes)
    if not current.begun and current.forehand == player:
        return _Said(texts.say("up-table-forehand"), theme.quiet)
    return None


def _draw_words(canvas: Canvas, said: _Said, box: Box, *, pressed: bool) -> None:
    """What is said, as a button where the place can be pressed for it."""
    if pressed:
        canvas.panel(box, said.colour, corner=MARK_CORNER)
    canvas.text(said.text, box, 3.0, canvas.theme.on_light if pressed else said.colour, bold=True)


def _labels(texts: Texts, holding: Holding) -> tuple[str, str]:
    """How many cards are face down, and how many in the hand, in words."""
    hidden, hand = holding.hidden.size, holding.hand.size
    return texts.say("up-seat-hidden", count=hidden), texts.say("up-seat-hand", count=hand)


def _count_boxes(texts: Texts, seat: _Seat) -> tuple[Box, ...]:
    """The fields of both counts, as wide as their words ask for where they stand side by side."""
    boxes = seat.parts.counts
    if len(boxes) == 1 and seat.holding is not None:
        widths = (width_of(label, 20, bold=False) for label in _labels(texts, seat.holding))
        boxes = boxes[0].columns(*widths, gap=0.4)
    return tuple(_in_the_middle(box, TALLEST_CHIP) for box in boxes)


def _draw_counts(canvas: Canvas, texts: Texts, seat: _Seat, holding: Holding) -> None:
    """How many cards are face down and how many in the hand, in words."""
    theme, labels = canvas.theme, _labels(texts, holding)
    hidden, hand = _count_boxes(texts, seat)
    canvas.panel(hidden, BACK, border=theme.line, corner=MARK_CORNER)
    canvas.text(labels[0], _inner(hidden), 2.6, theme.paper)
    canvas.panel(hand, theme.panel, border=theme.line, corner=MARK_CORNER)
    canvas.text(labels[1], _inner(hand), 2.6, theme.text)


def _draw_signs(canvas: Canvas, seat: _Seat, holding: Holding, height: float) -> None:
    """The same in little room: a card's back and a fan of cards stand for the words."""
    boxes = seat.parts.counts
    boxes = boxes[0].columns(1, 1, gap=0.4) if len(boxes) == 1 else boxes
    counts = (holding.hidden.size, holding.hand.size)
    for count, sign, box in zip(counts, (shapes.card_back, shapes.hand), boxes, strict=True):
        left, number = _in_the_middle(box, height).columns(1, 1, gap=0.8)
        side = min(left.w, left.h)
        drawn = sign(max(8, round(side * canvas.scale)), canvas.theme.paper, BACK)
        canvas.picture(drawn, Box(left.x + left.w - side, left.y, side, left.h))
        canvas.text(str(count), number, 3.0, align="left")


def _draw_open(canvas: Canvas, cards: tuple[Card, ...], box: Box, height: float) -> None:
    """Open cards, all written as large as the one with two figures can be."""
    slots = _in_the_middle(box, height).columns(*([1] * OPEN_CARDS), gap=0.5)
    capital = canvas.fitting("11", slots[0], 3.6, bold=True)
    for card, chip in zip(cards, slots, strict=False):
        _chip(canvas, card, chip, capital)


def _in_the_middle(box: Box, height: float) -> Box:
    """The part of a box that is no higher than this, in its middle."""
    high = min(box.h, height)
    return Box(box.x, box.y + (box.h - high) / 2, box.w, high)


def _inner(box: Box) -> Box:
    """Where the words of a count may stand in its field."""
    return Box(box.x + 0.3, box.y, box.w - 0.6, box.h)


def _chip(canvas: Canvas, card: Card, box: Box, capital: float) -> None:
    """An open card as its sign on paper; the special cards are dark."""
    theme = canvas.theme
    special = card in (Card.MINUS_TWO, Card.CLEAR)
    canvas.panel(box, theme.spade if special else theme.paper, border=theme.line, corner=MARK_CORNER)
    signs = {Card.CLEAR: "×", Card.MINUS_TWO: "−2"}
    ink = theme.paper if special else theme.spade
    canvas.text(signs.get(card, card.code), box, capital, ink, bold=True)


def _owes_call(game: GameView, player: int) -> bool:
    current = game.position_as(UpPosition).round
    return isinstance(current, Round) and player == current.owing
