"""What is printed and what is shown have the same colours: both come from `companion.decks.drawn.inks`."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from companion.decks.drawn import inks
from companion.decks.drawn.decks import deck_names, drawn_deck
from companion.decks.drawn.poker import PokerDeck
from companion.decks.drawn.suits import Suit
from companion.decks.printing.cards import lay_out
from companion.decks.printing.paper import Document, Paper
from companion.screens.canvas import Box, Canvas
from companion.screens.pages.cards import draw_suit
from companion.screens.pages.faces import draw_drawn_card
from companion.screens.theme import FELT, LINEN
from companion.texts import texts
from tests.decks.printing.paper_sheets import cut_out, needs_poppler, rasterised

LOSSY = 6
"""Levels by which a colour of a printed picture, which is packed as a JPEG, may be off."""


FELT_INK = {Suit.HEARTS: FELT.red_suit, Suit.DIAMONDS: FELT.red_suit, Suit.SPADES: FELT.spade}


def colours(picture, count=2):
    """The commonest colours of a picture, the commonest first."""
    found, counts = np.unique(picture.reshape(-1, 3), axis=0, return_counts=True)
    return [tuple(int(part) for part in found[place]) for place in np.argsort(-counts)[:count]]


def shown(canvas, box):
    """The pixels of a box of the page."""
    return pygame.surfarray.array3d(canvas.surface.subsurface(canvas.rect(box)))


@pytest.mark.parametrize("suit", [Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES])
def test_a_suit_has_the_same_ink_on_screen_and_on_a_card(suit):
    canvas, box = Canvas(pygame.Surface((800, 480)), FELT), Box(10, 10, 40, 40)
    draw_suit(canvas, suit, box)
    card = np.asarray(PokerDeck().face(f"A{suit.value}", 4.0).convert("RGB"))
    assert set(colours(shown(canvas, box.inside(2)))) == set(colours(card)) == {inks.IVORY, FELT_INK[suit]}


def test_the_screens_inks_are_those_of_the_cards():
    assert (FELT.paper, FELT.red_suit, FELT.spade, FELT.club) == (
        *(inks.IVORY, inks.RED, inks.BLACK),
        inks.FOUR_COLOURS[Suit.CLUBS],
    )
    assert (LINEN.red_suit, LINEN.club) == (inks.DAYLIGHT_RED, inks.DAYLIGHT_GREEN)


@pytest.mark.parametrize("deck", deck_names())
def test_a_card_of_ours_is_shown_as_it_is_drawn(deck):
    canvas, drawn = Canvas(pygame.Surface((800, 480)), FELT), drawn_deck(deck)
    place = draw_drawn_card(canvas, deck, drawn.codes[0], Box(5, 5, 60, 75), whole=True)
    card = np.asarray(drawn.face(drawn.codes[0], place.w * canvas.scale / drawn.size[0]).convert("RGB"))
    across, down = (round(side / 4) for side in (card.shape[1], card.shape[0]))
    (seen,) = colours(shown(canvas, place.inside(place.w / 4)), count=1)
    assert seen in colours(card[down:-down, across:-across], count=3)


@needs_poppler
def test_the_inks_come_out_of_the_printed_file(tmp_path):
    document, path = Document(Paper.A4, landscape=False), tmp_path / "poker.pdf"
    lay_out(PokerDeck(codes=("AH", "AS")), "Poker", texts("en"), document)
    document.save(path)
    page = rasterised(path, 1)
    for place, ink in enumerate((inks.RED, inks.BLACK)):
        card = cut_out(page, (210 - 3 * 63) / 2 + place * 63, (297 - 3 * 88) / 2, 63, 88).astype(np.uint8)
        paper, printed = colours(card[20:-20, 20:-20])
        assert np.abs(np.subtract(paper, inks.IVORY)).max() <= LOSSY
        assert np.abs(np.subtract(printed, ink)).max() <= LOSSY
