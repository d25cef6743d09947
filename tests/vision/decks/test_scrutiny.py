"""What a closer look shows is believed as far as no gap, no back and no card that was taken looks so."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import PIXELS, SIZE, deck, face, strange, table
from vision.decks.bank import Bank
from vision.decks.closer_look import CloserLook, SeenPlace
from vision.decks.first_look import WaitingPlace
from vision.decks.ground import Ground
from vision.decks.order import Order
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, moved, view_of
from vision.decks.scrutiny import Scrutiny
from vision.decks.telling_apart import ToldFace

CARD = ("red-1", 330, 300, 0)


def spot(aside, corners=4):
    """The place of the card, so many millimetres beside where it lies, for which so many corners speak."""
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    outline = np.array(CARD[1:3]) + signs * np.array(SIZE) * PIXELS / 2 + (aside * PIXELS, 0)
    return CardSpot(view_of(outline.astype(np.float32)), outline[:corners].astype(np.float32))


@pytest.fixture(scope="module")
def bank():
    return Bank(deck())


def seen(*, in_view=1.0, there=0.99, alike=0.9, lead=0.9):
    told = ToldFace(0, lead, 100.0, 0.9, alike, ((0, 0.0), (1, -lead)))
    return SeenPlace(spot(0.0).view, told, in_view, there, 0.99, 1.0)


class Around:
    """A closer look that shows the same everywhere, and what lies around."""

    def __init__(self, bank, shows, *, hardly=False, table=False, backs=False, turned=False):
        self.looks = 0
        self.taken = SimpleNamespace(
            seen=[], faintest=0.15, clearest=0.0, hold_turned=lambda _: turned, are_backs_on=lambda _: backs
        )
        bare = SimpleNamespace(
            knows_table=True, is_hardly_a_card=lambda _: hardly, shows_table=lambda _: table
        )
        self.scrutiny = Scrutiny(bank, self, bare, self.taken)
        self._shows = shows

    def at(self, place, taken, faintest):
        self.looks += 1
        return self._shows


def waiting():
    place = spot(0.0)
    return WaitingPlace(place, place.view, np.ones((4, 3)))


STRIP = {"in_view": 0.2}


@pytest.mark.parametrize(
    ("shows", "around", "is_card"),
    [
        pytest.param({}, {}, True, id="a card"),
        pytest.param({"there": 0.2}, {}, False, id="hardly likely one"),
        pytest.param({}, {"hardly": True}, False, id="but for a rim the table"),
        pytest.param({}, {"turned": True}, False, id="a card that was taken, turned"),
        pytest.param(STRIP, {}, True, id="a strip"),
        pytest.param(STRIP, {"table": True}, False, id="a gap to the table"),
        pytest.param(STRIP, {"backs": True}, False, id="a gap between backs"),
        pytest.param({}, {"table": True, "backs": True}, True, id="a whole card is no gap"),
    ],
)
def test_a_card_lies_where_nothing_else_looks_so(bank, shows, around, is_card):
    assert (Around(bank, seen(**shows), **around).scrutiny.card_at(waiting()) is not None) is is_card


def test_half_hidden_figures_speak_once_all_else_was_looked_for(bank):
    scrutiny = Around(bank, strip := seen(in_view=0.4, there=0.1)).scrutiny
    assert scrutiny.card_at(waiting()) is None
    scrutiny.last = True
    assert scrutiny.card_at(waiting()) is strip


def test_a_place_is_looked_at_again_when_it_was_shifted_or_a_card_was_taken(bank):
    around, place = Around(bank, seen()), waiting()
    for _ in range(2):
        around.scrutiny.card_at(place)
    assert around.looks == 1
    place.view = moved(place.view, 0.1, 0.0)
    around.scrutiny.card_at(place)
    assert around.looks == 2
    around.taken.seen.append(replace(seen()))
    around.scrutiny.card_at(place)
    assert around.looks == 3


def test_a_place_is_looked_at_closely_once_until_a_card_is_taken(bank, monkeypatch):
    looks, at = Counter(), CloserLook.at

    def counted(self, place, taken, faintest):
        looks[place, len(taken), place.view.tobytes()] += 1
        return at(self, place, taken, faintest)

    monkeypatch.setattr(CloserLook, "at", counted)
    foreign = np.ascontiguousarray(face("red-6")[:, ::-1, [2, 0, 1]])
    picture = table((foreign, CARD[1] + round(28 * PIXELS), CARD[2], 0), CARD, ground=(60, 120, 70))
    order = Order(bank, PicturePyramid(picture), Ground.table(strange(picture, (60, 120, 70))))
    order.read([spot(0.0), spot(28.0, 1)])
    assert len(looks) > 1
    assert set(looks.values()) == {1}
