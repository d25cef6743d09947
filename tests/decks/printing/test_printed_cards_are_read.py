"""Cards printed, cut along the marks and laid on the table are read as what they are."""

from dataclasses import dataclass

import numpy as np
import pytest
from PIL import Image

from companion.bench.decks import calibration_of
from companion.decks.chosen import own_deck
from companion.decks.drawn.deck import pack
from companion.decks.printing.cards import lay_out
from companion.decks.printing.paper import Document, Paper
from companion.games.auf_und_ab.deck import AufUndAbDeck
from companion.games.schwupps.deck import SchwuppsDeck
from companion.games.up.deck import UpDeck
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.stage import Stage
from companion.texts import texts
from tests.decks.printing.paper_sheets import cut_out, needs_poppler, rasterised
from vision.decks.reader import DeckReader

DECKS = (
    AufUndAbDeck(codes=("6-6", "6-9", "0-8", "3-9")),
    SchwuppsDeck(codes=("red-6", "purple-9", "green-10", "+2")),
    UpDeck(codes=("6", "9"), looks=2),
)
"""Four cards of each deck on one sheet, among them what is easily taken for each other."""

SPOTS = (Spot(-140, -60, 10), Spot(130, -70, 195), Spot(-60, 80, 300), Spot(-30, 90, 300))
"""Two cards apart, and one that covers most of another."""


@dataclass(frozen=True)
class CutDeck:
    """The cards that were cut out of a printed sheet, their corners square as scissors leave them."""

    cards: dict[tuple[str, int], Image.Image]
    size: tuple[float, float]

    def face(self, code, scale, look=0):
        width, height = (round(length * scale) for length in self.size)
        return self.cards[code, look].resize((width, height), Image.Resampling.LANCZOS)


def printed_and_cut(deck, path):
    """The cards of a deck's first sheet, each from its place on A4."""
    document = Document(Paper.A4, landscape=False)
    lay_out(deck, deck.name, texts("en"), document)
    document.save(path)
    page, (width, height) = rasterised(path, 1), deck.size
    left, top = (210 - 3 * width) / 2, (297 - 3 * height) / 2
    cut = {}
    for place, card in enumerate(list(pack(deck))[:9]):
        pixels = cut_out(page, left + place % 3 * width, top + place // 3 * height, width, height)
        cut[card] = Image.fromarray(pixels.astype(np.uint8)).convert("RGBA")
    return CutDeck(cut, deck.size)


@needs_poppler
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_cards_cut_out_of_a_printed_sheet_are_read_where_they_lie(deck, tmp_path):
    cut = printed_and_cut(deck, tmp_path / "cards.pdf")
    world = make_world(Conditions.HOME, 1)
    stage = Stage(world, cut)
    laid = list(zip(cut.cards, SPOTS, strict=True))
    stage.layout = Layout(
        tuple(Lying(Thing(Kind.CARD, f"{code} {look}", look), spot, code) for (code, look), spot in laid)
    )
    seen, unknown = DeckReader(own_deck(deck.name)).read(stage.frame(), None, calibration_of(world))
    middles = stage.lens.project(np.array([(spot.x, spot.y) for spot in SPOTS]))
    lying = sorted((*middle, code) for ((code, _), _), middle in zip(laid, middles, strict=True))
    read = sorted((*card.centre, card.code) for card in seen)
    assert [code for *_, code in read] == [code for *_, code in lying]
    for (*centre, _), (*middle, _) in zip(read, lying, strict=True):
        assert centre == pytest.approx(middle, abs=1.5)
    assert unknown == ()
