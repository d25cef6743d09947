"""Draw every card of our decks small, on one picture a deck, into docs/decks if nothing else is said.

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

from companion.cards.deck import DrawnDeck  # noqa: E402
from companion.cards.decks import drawn_deck  # noqa: E402

DECKS = {"auf-und-ab": 11, "up": 13, "schwupps": 10}
"""The decks, and how many cards stand in a row."""

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
    asked.add_argument("--to", type=Path, default=ROOT / "docs" / "decks", metavar="FOLDER")
    options = asked.parse_args()
    options.to.mkdir(parents=True, exist_ok=True)
    for name in options.deck or DECKS:
        sheet = contact_sheet(drawn_deck(name), DECKS[name])
        sheet.quantize(COLOURS, dither=Image.Dither.NONE).save(options.to / f"{name}.png", optimize=True)


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
