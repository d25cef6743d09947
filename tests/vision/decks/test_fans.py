"""A fan is read to its end, though not every card's corners were found, or not just where they are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from companion.bench.decks import scenes
from companion.decks.chosen import own_deck
from companion.rehearsal.conditions import Conditions
from tests.vision.decks.drawn_deck import PIXELS, SIZE, deck, strange, table
from vision.decks.bank import Bank
from vision.decks.covering import Covering
from vision.decks.ground import Ground
from vision.decks.order import Order
from vision.decks.places import CardSpot
from vision.decks.raster import PicturePyramid, view_of

FAN = (("red-1", 330, 300, 0), ("green-4", 352, 300, 0), ("blue-7", 374, 300, 0), ("red-6", 396, 300, 0),
       ("green-2", 418, 300, 0))  # fmt: skip
"""Cards 17 mm apart, the last one on top."""


@pytest.fixture(scope="module")
def bank():
    return Bank(deck())


def spot(number, aside=0.0, fan=FAN):
    """The place of a card of the fan, so many millimetres beside where it lies."""
    _, x, y, _ = fan[number]
    half = np.array([SIZE[0], SIZE[1]]) * PIXELS / 2
    signs = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]])
    corners = ((x, y) + signs * half + aside * PIXELS).astype(np.float32)
    return CardSpot(view_of(corners), corners)


def turned_spot(x, y, turn):
    """The place of a card that lies turned by so many degrees."""
    angle = np.deg2rad(turn)
    upright = spot(0, fan=(("", 0, 0, 0),)).seen
    corners = upright @ [(np.cos(angle), np.sin(angle)), (-np.sin(angle), np.cos(angle))] + (x, y)
    return CardSpot(view_of(corners.astype(np.float32)), corners.astype(np.float32))


def read(bank, spots, picture=None):
    picture = table(*FAN) if picture is None else picture
    taken = Order(bank, PicturePyramid(picture), Ground.table()).read(spots)
    seen = [one.seen for one in taken]
    return Counter(bank.codes[one.told.face] for one in seen if one.confidence > 0.85)


ALL = Counter(code for code, *_ in FAN)


@pytest.mark.parametrize("found", [(4,), (4, 0), (4, 3, 1, 0)], ids=["one", "first and last", "all but one"])
def test_cards_of_which_no_corner_was_found_are_looked_for_beside_the_others(bank, found):
    assert read(bank, [spot(number) for number in found]) == ALL


def test_of_a_fan_of_twins_no_strip_is_taken_for_a_part_of_the_card_below_it(bank):
    fan = tuple(("green-4", 330 + 22 * number, 300, 0) for number in range(4))
    spots = [spot(number, fan=fan) for number in range(4)]
    assert read(bank, spots, table(*fan)) == Counter({"green-4": 4})


def test_strips_that_are_thought_to_lie_aside_are_read_where_they_are(bank):
    asides = (4.0, -4.0, 3.0, -3.0, 0.5)
    assert read(bank, [spot(number, aside) for number, aside in enumerate(asides)]) == ALL


@pytest.fixture(scope="module")
def auf_und_ab():
    return Bank(own_deck("auf-und-ab"))


@pytest.mark.parametrize("pitch", [9, 12, 15, 18, 22, 25])
@pytest.mark.parametrize("found", [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2), (0, 1, 2)])
def test_strips_that_share_a_figure_are_told_apart_though_corners_were_missed(auf_und_ab, pitch, found):
    """With a card between two others not found, its figures are not taken for those of the one below."""
    codes = ("1-3", "1-4", "1-5", "1-6")
    fan = [(code, 330 + pitch * PIXELS * place, 300, 0) for place, code in enumerate(codes)]
    faces = dict(zip(auf_und_ab.deck.codes, auf_und_ab.deck.faces, strict=True))
    picture = table(*((faces[code], *rest) for code, *rest in fan))
    spots = [spot(number, fan=fan) for number in (3, *found)]
    assert read(auf_und_ab, spots, picture) == Counter(codes)


@pytest.mark.parametrize("turn", [-8, -6, 6, 8])
def test_cards_fanned_askew_are_looked_for_turned_against_their_neighbours(turn):
    bank = Bank(own_deck("up"))
    faces = dict(zip(bank.deck.codes, bank.deck.faces, strict=True))
    codes = ("5", "6", "5", "8")
    fan = [(code, 330 + 26 * PIXELS * place, 300, turn * (1 - place % 2)) for place, code in enumerate(codes)]
    picture = table(*((faces[code], *rest) for code, *rest in fan))
    assert read(bank, [spot(3, fan=fan)], picture) == Counter(codes)


SEEN = {
    "a strip in a dim fan lies where most of it is in view, not a little turned": (Conditions.HOME, 1120),
    "a place that showed no card is asked again once what lies on it was taken": (Conditions.HOME, 5101),
    "a strip is compared with the card whose figures it shows": (Conditions.HOME, 2190),
    "a badge's small 6 is told from a 9 where only one end of a strip is in view": (Conditions.HOME, 2211),
    "the shadow along a fan is no card that lies face down": (Conditions.HOME, 2035),
    "a card is not taken before the one on it, of which a strip's end is in view": (Conditions.HOME, 3165),
    "nor where a thin part of it looks like a card in another place": (Conditions.HOME, 2209),
    "a place in a lamp's glare is shifted until strokes meet": (Conditions.HARD, 1119),
    "a fan in fading light is read to its end": (Conditions.HARD, 1131),
    "dark strips in glare are told by their figures": (Conditions.HARD, 2006),
    "what lies beside a strip that was given up is found once its figures speak": (Conditions.HARD, 9008),
}
"""Scenes of our decks that were misread once, by what they show."""


@pytest.mark.parametrize(("conditions", "number"), SEEN.values(), ids=SEEN)
def test_scenes_that_were_misread_once_are_read(conditions, number):
    (scene,) = scenes(range(number, number + 1), conditions)
    assert scene.verdict == "exact"


def test_places_that_show_no_card_go_on_waiting_until_what_lies_on_them_was_taken():
    """In a dark fan of twelve three cards more were not named where they did not."""
    (scene,) = scenes(range(9000, 9001), Conditions.HARD)
    assert sum((scene.true - scene.named).values()) <= 1
    assert not scene.named - scene.true


@pytest.mark.parametrize("aside", [5.0, -6.0, 7.0])
def test_a_card_on_another_is_read_though_its_place_was_made_of_corners_of_both(bank, aside):
    pile = (("red-1", 330, 300, 0), ("red-6", 338, 306, 0))
    picture = table(*pile)
    order = Order(bank, PicturePyramid(picture), Ground.table(strange(picture)))
    seen = [one.seen for one in order.read([spot(1, aside, fan=pile)])]
    assert "red-6" in {bank.codes[one.told.face] for one in seen if one.confidence > 0.85}


@pytest.mark.parametrize("turn", [0, 180])
@pytest.mark.parametrize(
    ("code", "aside"),
    [("green-6", -9), ("green-6", -8), ("green-6", 7), ("blue-6", -10), ("blue-6", 8), ("red-9", -10)],
)
def test_a_6_on_a_pile_is_not_taken_for_a_9_that_lies_a_little_aside(schwupps, code, aside, turn):
    """Upside down, some pixels beside the card, one number's figures look a little like the other's."""
    faces = dict(zip(schwupps.deck.codes, schwupps.deck.faces, strict=True))
    pile = ((faces["yellow-8"], 300, 300, 182), (faces[code], 330, 300, 0), (faces["red-2"], 520, 300, 0))
    picture = table(*pile)
    place = turned_spot(330, 300 + aside, turn)
    order = Order(schwupps, PicturePyramid(picture), Ground.table(strange(picture)))
    seen = [one.seen for one in order.read([replace(place, seen=place.seen[[0]]), turned_spot(520, 300, 0)])]
    assert Counter(schwupps.codes[one.told.face] for one in seen if one.confidence > 0.85) == Counter(
        {"yellow-8": 1, code: 1, "red-2": 1}
    )


def test_what_lies_outside_of_the_picture_or_under_a_card_is_not_in_view():
    covering = Covering(np.zeros((100, 100, 3), np.uint8))
    half_out = view_of(np.array([[-40, 0], [40, 0], [40, 80], [-40, 80]], np.float32))
    assert covering.free(half_out, (40, 40)).mean() == pytest.approx(0.5, abs=0.03)
    covering.cover(view_of(np.array([[-5, -5], [60, -5], [60, 40], [-5, 40]], np.float32)))
    assert covering.free(half_out, (40, 40)).mean() == pytest.approx(0.25, abs=0.03)


def test_what_would_be_in_view_under_one_more_card_is_told_without_laying_it():
    covering = Covering(np.zeros((100, 100, 3), np.uint8))
    whole = view_of(np.array([[10, 0], [90, 0], [90, 80], [10, 80]], np.float32))
    upper_half = view_of(np.array([[5, -5], [95, -5], [95, 40], [5, 40]], np.float32))
    assert covering.free_under(upper_half, whole, (40, 40)).mean() == pytest.approx(0.5, abs=0.03)
    assert covering.free(whole, (40, 40)).mean() == 1.0


def test_a_place_where_the_bare_table_shows_is_no_card():
    picture = table(*FAN)
    covering = Covering(picture, strange(picture))
    shown = np.ones((44, 32), np.float32)
    assert not covering.shows_table(spot(4).view, shown)
    assert not covering.shows_table(spot(0, -25.0).view, shown)
    assert covering.shows_table(spot(4, 70.0).view, shown)


@pytest.mark.parametrize("pitch", [17, 20, 24])
def test_a_fan_on_a_cloth_that_looks_like_its_paper_is_read_by_what_is_printed(up, pitch):
    faces = dict(zip(up.deck.codes, up.deck.faces, strict=True))
    cloth = tuple(np.median(faces["5"].reshape(-1, 3), axis=0))
    fan = tuple((faces["5"], 330 + pitch * number, 300, 0) for number in range(5))
    picture = table(*fan, ground=cloth)
    order = Order(up, PicturePyramid(picture), Ground.table(strange(picture, cloth)))
    seen = [one.seen for one in order.read([spot(number, fan=fan) for number in range(5)])]
    assert [up.codes[one.told.face] for one in seen if one.confidence > 0.85] == ["5"] * 5


def test_without_a_bare_table_any_place_may_be_a_card():
    assert not Covering(table()).shows_table(spot(4).view, np.ones((44, 32), np.float32))


@pytest.fixture(scope="module")
def up():
    return Bank(own_deck("up"))


@pytest.fixture(scope="module")
def schwupps():
    return Bank(own_deck("schwupps"))


ON_A_SEVEN = (
    (0.4, ((350, 276, 42), (401, 260, 78), (400, 272, 87), (399, 283, 88))),
    (0.6, ((365, 248, 23), (399, 260, 98), (402, 272, 102), (407, 283, 102))),
    (0.8, ((367, 255, 56), (405, 260, 98), (405, 272, 99), (403, 283, 102))),
)
"""How bright it is, and fans of three on another card of which more is in view than of the lowest strip."""


@pytest.mark.parametrize(("bright", "places"), ON_A_SEVEN)
def test_a_strip_that_lies_on_a_card_is_read_though_more_of_that_one_is_in_view(up, bright, places):
    faces = dict(zip(up.deck.codes, up.deck.faces, strict=True))
    cards = zip(("7", "4", "4", "4"), places, strict=True)
    picture = table(*((faces[code], *place) for code, place in cards), light=(bright, bright, bright))
    assert read(up, [turned_spot(*place) for place in places], picture) == Counter({"4": 3, "7": 1})


ROW = (("5", 380, 300, 0), ("9", 380 - 50 * PIXELS, 300, 0), ("2", 380 - 100 * PIXELS, 300, 0))
"""A row of Up: cards 50 mm apart, each lying on its right neighbour with an edge."""


def row_of(up, codes):
    """The row with other cards, as they are drawn."""
    faces = dict(zip(up.deck.codes, up.deck.faces, strict=True))
    return tuple((faces[code], *rest) for code, (_, *rest) in zip(codes, ROW, strict=True))


def at(number, aside=0.0, corners=(0, 1, 2, 3)):
    """The place of a card of the row for which these corners speak, clockwise from the upper left one."""
    whole = spot(number, aside, ROW)
    return replace(whole, seen=whole.seen[list(corners)])


def read_row(up, codes, spots):
    picture = table(*row_of(up, codes))
    order = Order(up, PicturePyramid(picture), Ground.table(strange(picture)))
    seen = [one.seen for one in order.read(spots)]
    return Counter(up.codes[one.told.face] for one in seen if one.confidence > 0.85)


@pytest.mark.parametrize("aside", [0.0, 3.0])
@pytest.mark.parametrize("codes", [("5", "9", "2"), ("1", "11", "10"), ("clear", "8", "-2"), ("2", "1", "1")])
def test_a_card_is_read_of_which_all_corners_in_view_lie_on_its_neighbour(up, codes, aside):
    spots = [at(0, corners=(1, 2)), at(1, aside, (1, 2)), at(2, aside)]
    assert read_row(up, codes, spots) == Counter(codes)


@pytest.mark.parametrize("aside", [7.0, -7.0])
@pytest.mark.parametrize("codes", [("1", "9", "8"), ("clear", "3", "7"), ("-2", "5", "6"), ("11", "2", "7")])
def test_a_card_whose_edge_is_covered_is_read_though_its_one_corner_was_seen_aside(up, codes, aside):
    assert read_row(up, codes, [at(2), at(1), at(0, aside, (1,))]) == Counter(codes)
