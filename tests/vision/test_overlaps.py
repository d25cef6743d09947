"""One answer where two readers saw the same thing."""

from __future__ import annotations

import numpy as np
import pytest

from vision.overlaps import apart
from vision.sightings import CardSighting, DieSighting, Face, Sightings, UnknownSighting, UpDownSighting


def square(x, y, width=60.0, height=84.0):
    half = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float32) * np.float32([width / 2, height / 2])
    return half + np.float32([x, y])


def card(code, x, y, confidence=0.95, deck="poker", outline=True):
    shape = square(x, y) if outline else None
    return CardSighting(code, deck, confidence, (), (x, y), (0.0, -1.0), shape, partial=not outline)


def die(x, y, edge=16.0, confidence=0.95):
    return DieSighting(3, confidence, (x, y), square(x, y, edge, edge))


def unknown(x, y):
    return UnknownSighting((x, y), square(x, y))


UPDOWN = UpDownSighting(
    Face.UP, ("D", "H", "S", "C"), 0.99, (300.0, 300.0), (0.0, -1.0), square(300, 300, 88, 88)
)


@pytest.mark.parametrize(
    ("name", "seen", "kept"),
    [
        (
            "things apart all stay",
            Sightings((card("9H", 0, 0),), (unknown(100, 0),), (die(200, 0),), UPDOWN),
            Sightings((card("9H", 0, 0),), (unknown(100, 0),), (die(200, 0),), UPDOWN),
        ),
        (
            "a die as small as a card's pip is the pip",
            Sightings((card("9H", 0, 0),), (), (die(10, 10, edge=9),)),
            Sightings((card("9H", 0, 0),)),
        ),
        (
            "a die as large as a group of pips is the group",
            Sightings((card("9H", 0, 0),), (), (die(5, 5, edge=30),)),
            Sightings((card("9H", 0, 0),)),
        ),
        (
            "a die as large as the card is the card",
            Sightings((card("AC", 0, 0),), (), (die(0, 0, edge=60),)),
            Sightings((card("AC", 0, 0),)),
        ),
        (
            "a small die on a card's very edge is its index",
            Sightings((card("9H", 0, 0),), (), (die(29, 0, edge=6),)),
            Sightings((card("9H", 0, 0),)),
        ),
        (
            "a die around the middle of a card without an outline is its pip",
            Sightings((card("AC", 0, 0, outline=False),), (), (die(2, 2), die(60, 0))),
            Sightings((card("AC", 0, 0, outline=False),), (), (die(60, 0),)),
        ),
        (
            "a doubtful die on a back is its pattern",
            Sightings((), (unknown(0, 0),), (die(10, 10, confidence=0.8),)),
            Sightings((), (unknown(0, 0),)),
        ),
        (
            "a die of a die's size that lies on a card stays",
            Sightings((card("9H", 0, 0),), (), (die(10, 10),)),
            Sightings((card("9H", 0, 0),), (), (die(10, 10),)),
        ),
        (
            "a die that leans on a card's edge is a die",
            Sightings((card("9H", 0, 0),), (), (die(37, 0),)),
            Sightings((card("9H", 0, 0),), (), (die(37, 0),)),
        ),
        (
            "a card on the UP&DOWN card's suits is no card",
            Sightings((card("9H", 300, 300), card("7C", 0, 0)), updown=UPDOWN),
            Sightings((card("7C", 0, 0),), updown=UPDOWN),
        ),
        (
            "a card in doubt that lies on a corner of the UP&DOWN card is a suit of it",
            Sightings((card(None, 340, 342, 0.57),), updown=UPDOWN),
            Sightings(updown=UPDOWN),
        ),
        (
            "a card that was read beside the UP&DOWN card lies there, though it covers a corner of it",
            Sightings((card("JD", 340, 342),), updown=UPDOWN),
            Sightings((card("JD", 340, 342),), updown=UPDOWN),
        ),
        (
            "an index read on the UP&DOWN card makes no card beside it",
            Sightings((card("9H", 350, 290, 0.4, outline=False),), updown=UPDOWN),
            Sightings(updown=UPDOWN),
        ),
        (
            "a read card is not unknown as well",
            Sightings((card("9H", 0, 0),), (unknown(3, 2),)),
            Sightings((card("9H", 0, 0),)),
        ),
        (
            "the UP&DOWN card is not unknown as well",
            Sightings((), (unknown(300, 300),), (), UPDOWN),
            Sightings(updown=UPDOWN),
        ),
        (
            "two decks' readings of one card are the surer one",
            Sightings((card("5", 1, 1, 0.9, "up"), card("9H", 0, 0, 0.99))),
            Sightings((card("9H", 0, 0, 0.99),)),
        ),
        (
            "two cards of one deck that overlap are two",
            Sightings((card("9H", 0, 0, 0.99), card("7C", 8, 8, 0.9))),
            Sightings((card("9H", 0, 0, 0.99), card("7C", 8, 8, 0.9))),
        ),
    ],
)
def test_what_another_reader_explains_better_is_left_out(name, seen, kept):
    told = apart(seen)
    assert [one.code for one in told.cards] == [one.code for one in kept.cards], name
    assert [one.centre for one in told.unknown] == [one.centre for one in kept.unknown], name
    assert [one.centre for one in told.dice] == [one.centre for one in kept.dice], name
    assert told.updown is kept.updown, name


def test_a_card_gets_the_outline_of_the_shape_it_was_read_on():
    (told,) = apart(Sightings((card("9H", 5, 5, outline=False),), (unknown(0, 0),))).cards
    assert told.outline == pytest.approx(square(0, 0))
    assert told.centre == (0, 0)
    assert not told.partial
