"""Reading goes through its steps in order, and from the first one again whenever one finds something."""

from __future__ import annotations

from collections import Counter

import numpy as np

from tests.vision.decks.drawn_deck import PIXELS, SIZE, deck, table
from vision.decks.bank import Bank
from vision.decks.framing import Framer
from vision.decks.ground import Ground
from vision.decks.order import Order, repeat
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, outline_of, view_of

LOWER, UPPER = ("red-1", 330, 300, 0), ("blue-7", 370, 300, 0)


def spot_of(card):
    _, x, y, _ = card
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    corners = ((x, y) + signs * np.array(SIZE) * PIXELS / 2).astype(np.float32)
    return CardSpot(view_of(corners), corners)


def test_a_step_that_finds_something_begins_the_sequence_anew():
    done, left = [], Counter(first=1, second=2)

    def step(name):
        def found():
            done.append(name)
            left[name] -= 1
            return left[name] >= 0

        return found

    repeat(step("first"), step("second"))
    assert done == ["first", "first", "second", "first", "second", "first", "second"]


def test_the_uppermost_card_is_taken_first_and_covers_the_other():
    bank = Bank(deck())
    order = Order(bank, PicturePyramid(table(LOWER, UPPER)), Ground.table())
    upper, lower = order.read([spot_of(LOWER), spot_of(UPPER)])
    assert [bank.codes[one.seen.told.face] for one in (upper, lower)] == ["blue-7", "red-1"]
    assert upper.seen.in_view > 0.9 > lower.seen.in_view


def test_of_a_still_only_places_that_corners_tell_are_read():
    """On a table the card below is looked for beside the one on it."""
    bank, pictures, upper = Bank(deck()), PicturePyramid(table(LOWER, UPPER)), [spot_of(UPPER)]
    assert len(Order(bank, pictures, Ground.unknown(Framer())).read(upper)) == 1
    assert len(Order(bank, pictures, Ground.table()).read(upper)) == 2


def test_beside_a_still_s_whole_cards_nothing_is_looked_for_without_a_corner():
    bank, pictures = Bank(deck()), PicturePyramid(table(LOWER, UPPER))
    (upper,) = Order(bank, pictures, Ground.unknown(Framer())).read([spot_of(UPPER)])
    alone = Order(bank, pictures, Ground.plane()).read([spot_of(UPPER)], [upper.seen])
    assert [outline_of(one.seen.view).tolist() for one in alone] == [outline_of(upper.seen.view).tolist()]
    assert len(Order(bank, pictures, Ground.plane()).read([spot_of(LOWER)], [upper.seen])) == 2
