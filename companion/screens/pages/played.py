"""A play as it was told: its cards in pictures, and the rest in the table's notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.decks.drawn.decks import drawn_deck, games_with_decks
from companion.decks.drawn.game_deck import own_deck_of
from companion.records.notation import Line, notation
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.theme import Colour
from companion.texts import Texts

GAP = 0.6
LABEL = 14.0
"""Least width in mm of what is written beside the cards."""
MIDDLE_SHAPE = 0.9
"""Width of a picture for its height where the middle of a card tells which one it is; else it is whole."""
NARROWEST = 4.5
"""Width in mm of a picture that still tells which card it is; where they have no room, cards are written."""

MOST_LINES = 7
"""Lines that a play may take which is only written."""


@dataclass(frozen=True, slots=True)
class Played:
    """What was done.

    Attributes:
        game: the game's name in a record's header.
        line: the event as the record has it.
    """

    game: str
    line: Line

    @property
    def codes(self) -> tuple[str, ...]:
        """The cards that were laid, or the one that was turned up, as far as they can be drawn."""
        told = self.line.get("cards", self.line.get("card", self.line.get("next")))
        codes = (told,) if isinstance(told, str) else tuple(told) if isinstance(told, list) else ()
        return (
            codes
            if self.game in games_with_decks() and set(codes) <= set(drawn_deck(self.game).codes)
            else ()
        )

    @property
    def trick(self) -> Mapping[str, str]:
        """Everybody's card of a trick; empty for anything else that was done."""
        return self.line.get("cards", {}) if self.line.get("event") == "reveal" else {}

    @property
    def rest(self) -> Line:
        """All but the cards."""
        return {key: value for key, value in self.line.items() if key not in ("cards", "card")}

    @property
    def people(self) -> Line:
        """The same without the cards that several people showed or got: who they are."""
        told = self.line.get("cards")
        return {**self.line, "cards": dict.fromkeys(told, ())} if isinstance(told, Mapping) else self.line

    def widths(self, box: Box) -> tuple[float, ...]:
        """How wide in mm each card may be in a box, the widest first; nothing where none has room."""
        widest = box.h * _shape(self.game)
        room = (box.w - LABEL) / max(1, len(self.codes)) - GAP
        steps = (widest, 0.85 * widest, 0.7 * widest, NARROWEST)
        return tuple(min(wide, room) for wide in steps if self.codes and min(wide, room) >= NARROWEST)


def draw_play(
    canvas: Canvas, texts: Texts, played: Played, box: Box, ink: Colour, *, capital: float = 3.6
) -> None:
    """Draw what was done into a box, from its left edge on.

    Args:
        canvas: the page.
        texts: the language.
        played: what was done.
        box: where.
        ink: of what is written.
        capital: height in mm of the capitals where all is written.
    """
    label = notation(played.rest, texts)
    for wide in played.widths(box):
        left = len(played.codes) * (wide + GAP) + GAP
        beside = Box(box.x + left, box.y, box.w - left, box.h)
        if canvas.holds(label, beside, bold=True, lines=3):
            for number, code in enumerate(played.codes):
                place = Box(box.x + number * (wide + GAP), box.y, wide, box.h)
                draw_drawn_card(canvas, played.game, code, place)
            canvas.text(label, beside, min(capital, 3.2), ink, bold=True, align="left", lines=3)
            return
    written = _in_words(canvas, texts, played, box)
    canvas.text(written, box, capital, ink, bold=True, align="left", lines=MOST_LINES)


def _in_words(canvas: Canvas, texts: Texts, played: Played, box: Box) -> str:
    """What was done as far as there is room: with everybody's cards, with the names, or what it was."""
    lines = [played.line, played.people]
    if played.line["event"] != "ask":  # which is nothing without what it is about
        lines.append({"event": played.line["event"]})
    ways = [notation(line, texts) for line in lines]
    return next((way for way in ways if canvas.holds(way, box, bold=True, lines=MOST_LINES)), ways[-1])


def _shape(game: str) -> float:
    """Width of a card's picture for its height."""
    own = own_deck_of(game)
    if own is None or own.told_by_middle:
        return MIDDLE_SHAPE
    width, height = own.drawn().size
    return width / height
