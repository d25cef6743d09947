"""Draw every card of our decks small, on one picture a deck, into docs/players/decks if nothing else is said.

.venv/bin/python scripts/contact_sheets.py [--deck up] [--to FOLDER]
"""

from __future__ import annotations

import argparse
import sys
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402

from companion.decks.drawn.deck import DrawnDeck  # noqa: E402
from companion.decks.drawn.decks import drawn_deck, drawn_edition  # noqa: E402

DECKS = {"auf-und-ab": 11, "up": 13, "schwupps": 10}
"""The decks, and how many cards stand in a row."""

EDITIONS = {"auf-und-ab": ("2-5", "6-9"), "up": ("6", "clear"), "schwupps": ("yellow-7", "color")}
"""The cards of each game that are shown of some editions, one row a game."""

NUMBERS = (1, 4, 6, 8, 9, 11)
"""These editions."""

SCALE = 1.5
"""Pixels to the millimetre."""

GAP = 5
"""Pixels between two cards."""

FELT = (44, 74, 62)
COLOURS = 128


def main() -> None:
    """Draw what was asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deck", action="append", choices=DECKS, help="draw only this deck")
    asked.add_argument("--to", type=Path, default=ROOT / "docs" / "players" / "decks", metavar="FOLDER")
    options = asked.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    for name in options.deck or DECKS:
        sheet = contact_sheet(drawn_deck(name), DECKS[name])
        _save(sheet, options.to / f"{name}.webp")
    if not options.deck:
        _save(editions_sheet(), options.to / "editions.webp")


def _save(sheet: Image.Image, path: Path) -> None:
    """Keep a sheet as an exact WebP of few colours, a third smaller than a PNG of them."""
    few = sheet.quantize(COLOURS, dither=Image.Dither.NONE).convert("RGB")
    few.save(path, lossless=True, quality=100, method=6)


def editions_sheet() -> Image.Image:
    """Some cards of some editions, a row a game, on felt."""
    rows = []
    for game, codes in EDITIONS.items():
        decks = [drawn_edition(game, number) for number in NUMBERS]
        rows.append([deck.face(code, SCALE, deck.looks - 1) for deck in decks for code in codes])
    heights = [max(card.height for card in row) + GAP for row in rows]
    width = max(sum(card.width + GAP for card in row) for row in rows) + GAP
    sheet, y = Image.new("RGB", (width, sum(heights) + GAP), FELT), GAP
    for row, height in zip(rows, heights, strict=True):
        x = GAP
        for card in row:
            sheet.paste(card, (x, y), card)
            x += card.width + GAP
        y += height
    return sheet


def contact_sheet(deck: DrawnDeck, columns: int) -> Image.Image:
    """Every look of every card, then the backs, on felt."""
    cards = [deck.face(code, SCALE, look) for look in range(deck.looks) for code in deck.codes]
    backs = [deck.back(SCALE, pile) for pile in sorted({deck.pile(code) for code in deck.codes})]
    width, height = cards[0].width + GAP, cards[0].height + GAP
    rows = -(-(len(cards) + len(backs)) // columns)
    sheet = Image.new("RGB", (columns * width + GAP, rows * height + GAP), FELT)
    for place, card in enumerate(chain(cards, backs)):
        sheet.paste(card, (GAP + place % columns * width, GAP + place // columns * height), card)
    return sheet


if __name__ == "__main__":
    main()
