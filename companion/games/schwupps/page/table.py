"""The table of Schwupps seen from above: the rows with their piles in the middle, the players around them."""

from __future__ import annotations

from companion.games.schwupps.page.laid import laid
from companion.games.schwupps.page.motion import motion
from companion.games.schwupps.page.rule_signs import draw_rule
from companion.games.schwupps.page.telling import draw_telling
from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.schwupps.rules.table import Table
from companion.screens.canvas import TABLE_CORNER, Box, Canvas
from companion.screens.game_page import GamePage
from companion.screens.motion import row as row_spot
from companion.screens.motion import seat
from companion.screens.pages.faces import draw_middle
from companion.screens.pages.places import FRAMES, Arrangement, PlayerPlace, places_around
from companion.screens.pages.table import Offer, offer, seat_name, touch_middle
from companion.screens.portraits import beside_portrait, draw_portrait
from companion.sitting.view import GameView, View
from companion.table.inputs import Action
from companion.texts import Texts

DECK = "schwupps"
GAP = 1.5
PAIR = 0.6
"""Millimetres between a pile's top and the rule beside it."""
WIDEST = 1.5
"""A card in the middle is at most so many times as wide as high."""
NARROWEST = 0.6
"""Where beside the piles' names a card would be narrower than so much of its height, they stand below."""
NAMED = 16.0
"""Least width in mm of the piles' names beside the cards."""
BELOW = 11.5
"""Height in mm of the piles' names below the cards."""
PLACES = Arrangement(growth=1.3)
"""How the places lie."""
MOVER = 9.0
"""Wished height in mm of the capitals in the name of whoever is to move."""
COUNTS = 3.6
"""Wished height in mm of the capitals of the counts at the seats."""
LINES = (1, 2, 1)
"""Into how many lines each of them may be broken."""


def acting(game: GameView) -> int | None:
    """Index of the player to move, None between games."""
    return game.position_as(SchwuppsPosition).to_move


def touches(view: View) -> tuple[Offer, ...]:
    """The end of the turn, as long as a game runs."""
    return () if acting(view.game) is None else (offer(Action.END_TURN),)


def draw_brief(canvas: Canvas, texts: Texts, view: View, box: Box) -> None:  # noqa: ARG001
    """The four Schwupps cards, each with the top of the pile beside it."""
    position = view.game.position_as(SchwuppsPosition)
    if position.table is None:
        return
    if box.h > box.w:
        wide = min((box.w - 1) / 2, box.h / 4 * WIDEST)
        _draw_rows(canvas, position.table, _amid(box, 2 * wide + 1, box.h).columns(1, 1, gap=1))
        return
    schwupps, numbers = position.table.schwupps.rows, position.table.numbers.tops
    for row, line in enumerate(box.rows(1, 1, gap=GAP)):
        for slot, pair in enumerate(line.columns(1, 1, gap=2)):
            beside, top = pair.columns(1, 1, gap=PAIR)
            draw_rule(canvas, schwupps[row][slot].code, beside)
            draw_middle(canvas, DECK, numbers[row][slot].code, top)


def draw_table(canvas: Canvas, texts: Texts, view: View, box: Box) -> float:
    """Draw the table; whoever is to move has the largest place.

    Returns:
        Height in mm of a capital letter in the largest name.
    """
    position = view.game.position_as(SchwuppsPosition)
    canvas.panel(box, canvas.theme.panel, border=canvas.theme.line, corner=TABLE_CORNER)
    places, middle = places_around(box.inside(GAP), view.table.seats, position.to_move, GAP, PLACES)
    counts = [_counts(texts, view.game, player) for player in range(len(places))]
    parts = [_parts(place, len(counts[0]), FRAMES[place.player == position.to_move]) for place in places]
    sizes = _sizes(canvas, places, counts, parts)
    names = [
        beside_portrait(canvas, view.game.header.players[place.player], name)
        for place, (name, *_) in zip(places, parts, strict=True)
    ]
    largest = _largest(canvas, view.game, places, [name for name, _ in names])
    for place, told, name, (_, *rest) in zip(places, counts, names, parts, strict=True):
        _draw_seat(canvas, view.game, place, name, 0.85 * largest)
        for text, part, lines in zip(told, rest, LINES, strict=False):
            canvas.text(text, part, sizes[place.wide], lines=lines)
    touch_middle(canvas, texts, view, middle)
    if position.table is None:
        canvas.text(texts.say("notice-not-laid-out"), middle, 3.2, canvas.theme.quiet, lines=12)
    else:
        _draw_middle(canvas, texts, position.table, middle, 0.85 * largest)
    return largest


def _counts(texts: Texts, game: GameView, player: int) -> list[str]:
    """Cards in hand, cards in the own pile and, in a tournament, points."""
    position = game.position_as(SchwuppsPosition)
    holdings = position.table.holdings if position.table else None
    hand, pile = (holdings.sizes[player], holdings.piles[player]) if holdings else (0, 0)
    lines = [texts.say("seat-hand", count=hand), texts.say("seat-own-pile", count=pile)]
    if position.sitting.tournament:
        lines.append(texts.say("seat-points", count=game.totals[player]))
    return lines


def _sizes(
    canvas: Canvas, places: list[PlayerPlace], counts: list[list[str]], parts: list[tuple[Box, ...]]
) -> dict[bool, float]:
    """Height in mm of the counts' capitals: one for all wide places, and one for all others."""
    sizes: dict[bool, float] = {}
    for place, told, (_, *rest) in zip(places, counts, parts, strict=True):
        for text, part, lines in zip(told, rest, LINES, strict=False):
            fitting = canvas.fitting(text, part, COUNTS, lines=lines)
            sizes[place.wide] = min(sizes.get(place.wide, COUNTS), fitting)
    return sizes


def _parts(place: PlayerPlace, counts: int, frame: float) -> tuple[Box, ...]:
    """The boxes of a player's name and of each count beside or below it; none touches the border."""
    inner = place.box.inside(frame + 0.6)
    if not place.wide:
        return inner.rows(3.2 if frame > FRAMES[0] else 2, *LINES[:counts], gap=0.4)
    name, hand, pile = inner.columns(1.5, 0.8, 1, gap=1.5)
    held, *points = hand.rows(*([1] * (counts - 1)), gap=0.2)
    return (name, held, pile, *points)


def _largest(canvas: Canvas, game: GameView, places: list[PlayerPlace], boxes: list[Box]) -> float:
    """Height in mm of the capitals of the largest name, that of whoever is to move."""
    sizes = [
        canvas.fitting(_named(canvas, game, place, box), box, MOVER, bold=True, lines=2)
        for place, box in zip(places, boxes, strict=True)
        if acting(game) in (place.player, None)
    ]
    return max(sizes)


def _named(canvas: Canvas, game: GameView, place: PlayerPlace, box: Box) -> str:
    """A player's name as it fits into its box."""
    names, foremost = game.header.players, place.player == acting(game)
    return seat_name(canvas, names[place.player], box, names, foremost=foremost)


def _draw_seat(
    canvas: Canvas, game: GameView, place: PlayerPlace, parts: tuple[Box, Box | None], limit: float
) -> None:
    """Draw a place with name and portrait; only the name of whoever is to move is larger than `limit` mm."""
    lit, theme = place.player == acting(game), canvas.theme
    name, portrait = parts
    border, colour = (theme.light, theme.light) if lit else (theme.line, theme.text)
    canvas.spots[seat(place.player)] = place.box
    canvas.panel(place.box, theme.ground, border=border, width=FRAMES[lit])
    wished = MOVER if lit else min(4.0, limit)
    canvas.text(_named(canvas, game, place, name), name, wished, colour, bold=True, lines=2)
    if portrait is not None:
        draw_portrait(canvas, game.header.players[place.player], portrait)


def _draw_middle(canvas: Canvas, texts: Texts, table: Table, box: Box, limit: float) -> None:
    """The Schwupps pile at the left, and the two columns of piles and rows; no number larger than `limit`."""
    wide = min((box.w - NAMED - 2) / 2, box.h / 4 * WIDEST)
    if wide < NARROWEST * box.h / 4:
        _draw_stacked(canvas, texts, table, box, limit)
        return
    beside = max(NAMED, min(2 * wide, box.w - 2 * wide - 2))
    aside, *columns = _amid(box, beside + 2 * wide + 2, box.h).columns(beside, wide, wide, gap=1)
    common, pile, left = aside.rows(1.3, 1.2, 1.3, gap=0.5)
    _draw_pile(canvas, texts.say("table-common-pile"), table.common, common.rows(1.7, 1), limit)
    _draw_pile(canvas, texts.say("table-schwupps-pile"), table.schwupps.pile, left.rows(1.7, 1), limit)
    draw_rule(canvas, table.schwupps.next.code, _amid(pile, wide, box.h / 4.5))
    _draw_rows(canvas, table, tuple(columns))


def _draw_stacked(canvas: Canvas, texts: Texts, table: Table, box: Box, limit: float) -> None:
    """The same in a narrow middle: the piles' names and counts stand below the cards."""
    cards, names = box.rows(box.h - BELOW - 1, BELOW, gap=1)
    wide = min((box.w - 2) / 3, cards.h / 4 * WIDEST)
    pile, *columns = _amid(cards, 3 * wide + 2, cards.h).columns(1, 1, 1, gap=1)
    draw_rule(canvas, table.schwupps.next.code, _amid(pile, wide, cards.h / 4.5))
    _draw_rows(canvas, table, tuple(columns))
    piles = (("table-common-pile", table.common), ("table-schwupps-pile", table.schwupps.pile))
    for (key, count), line in zip(piles, names.rows(1, 1, gap=0.5), strict=True):
        _draw_pile(canvas, texts.say(key), count, line.columns(2.6, 1, gap=0.5), limit)


def _draw_rows(canvas: Canvas, table: Table, columns: tuple[Box, ...]) -> None:
    """The two columns as they lie: in each half a pile's top, and the rule between it and the middle."""
    rows, tops = table.schwupps.rows, table.numbers.tops
    halves = [half.rows(1, 1, gap=PAIR) for half in _around(columns).rows(1, 1, gap=GAP)]
    canvas.spots.update({row_spot(0): halves[0][1], row_spot(1): halves[1][0]})
    for slot, column in enumerate(columns):
        upper, lower = column.rows(1, 1, gap=GAP)
        first, above = upper.rows(1, 1, gap=PAIR)
        below, second = lower.rows(1, 1, gap=PAIR)
        for row, rule, top in ((0, above, first), (1, below, second)):
            draw_rule(canvas, rows[row][slot].code, rule)
            draw_middle(canvas, DECK, tops[row][slot].code, top)


def _around(columns: tuple[Box, ...]) -> Box:
    """What two columns side by side take, with the gap between them."""
    first, last = columns[0], columns[-1]
    return Box(first.x, first.y, last.x + last.w - first.x, first.h)


def _draw_pile(canvas: Canvas, name: str, count: int, boxes: tuple[Box, ...], limit: float) -> None:
    """What a pile is called, and how many cards it has."""
    label, number = boxes
    canvas.text(name, label, 2.6, canvas.theme.quiet, lines=2)
    canvas.text(str(count), number, min(COUNTS, limit), bold=True)


def _amid(box: Box, width: float, height: float) -> Box:
    """A box of that size in the middle of another."""
    return Box(box.x + (box.w - width) / 2, box.y + (box.h - height) / 2, width, height)


PAGE = GamePage(draw_table, draw_brief, touches, acting, telling=draw_telling, laid=laid, motion=motion)
"""What the screen shows of Schwupps."""
