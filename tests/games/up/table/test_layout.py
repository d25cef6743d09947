"""What lies on a table of Up, sorted by whose row it lies in."""

from dataclasses import replace

import pytest

from companion.games.up.table.layout import Lain, lay_out, may_be_read_so
from companion.games.up.table.zones import zones_for
from companion.table.seats import seats_around
from tests.games.up.table.scenes import card
from vision.sightings import CardSighting, Place


def lain(*cards: CardSighting) -> tuple[Lain, ...]:
    return tuple(Lain(seen.code, seen.place, seen, number) for number, seen in enumerate(cards) if seen.place)


def strip(code: str | None, place: Place) -> CardSighting:
    return replace(card(code, place), partial=True)


@pytest.mark.parametrize(
    ("beside", "counts"),
    [
        (strip(None, Place(8.0, 3.0, 178.0)), False),
        (strip(None, Place(20.0, 3.0, 0.0)), True),
        (strip(None, Place(8.0, 3.0, 60.0)), True),
        (strip("7", Place(8.0, 3.0, 0.0)), True),
        (card(None, Place(8.0, 3.0, 0.0)), True),
    ],
    ids=["an edge of it", "the next of a fan", "one laid across", "one that was read", "one upon it"],
)
def test_a_strip_that_was_not_read_is_no_card_where_a_card_in_full_view_lies(beside, counts):
    whole = card("1", Place(0.0, 0.0, 0.0))
    layout = lay_out(lain(whole, beside), zones_for(seats_around(3)))
    assert [lain.seen for lain in layout.middle] == [whole, *([beside] if counts else [])]


@pytest.mark.parametrize(
    ("players", "aside", "covered", "counts"),
    [
        pytest.param(3, 14.0, False, False, id="an edge"),
        pytest.param(3, 26.0, False, False, id="a gap beside it"),
        pytest.param(3, 40.0, False, True, id="the next card"),
        pytest.param(9, 14.0, False, False, id="an edge in a fan"),
        pytest.param(9, 28.0, False, True, id="the next card in a fan"),
        pytest.param(3, 8.0, True, False, id="an edge of one on which another came to lie"),
        pytest.param(3, 14.0, True, True, id="a card that came to lie on it"),
    ],
)
def test_in_a_row_cards_lie_further_from_each_other(players, aside, covered, counts):
    zones = zones_for(seats_around(players))
    place = zones.slot(0, 1)
    beside = strip(None, replace(place, x=place.x + aside))
    layout = lay_out(lain(replace(card("1", place), partial=covered), beside), zones)
    assert [lain.code for lain in layout.rows[0]] == ["1", *([None] if counts else [])]


@pytest.mark.parametrize(("odds", "misread"), [(0.03, True), (0.0, False)], ids=["likely", "beyond doubt"])
def test_a_strip_on_a_known_card_is_that_card_only_where_the_eye_may_have_misread_it(odds, misread):
    known = Lain("4", Place(50.0, -1.0, 178.0))
    seen = replace(card("3", Place(43.0, -16.0, 178.0), (("3", 1.0 - odds), ("4", odds))), partial=True)
    assert may_be_read_so(known, Lain("3", seen.place, seen)) is misread
