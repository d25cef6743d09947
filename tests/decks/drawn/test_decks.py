"""What a drawn deck must be: the table record's codes, a real pack's numbers, and readable for a camera."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations, pairwise

import numpy as np
import pytest
from PIL import Image, ImageFilter

from companion.decks.drawn.deck import pack
from companion.decks.drawn.decks import deck_names, drawn_deck
from companion.decks.drawn.stock import EDGE_MM, HEIGHT_MM, INDEX_WIDTH_MM, WIDTH_MM
from companion.games.auf_und_ab.deck import AufUndAbDeck
from companion.games.schwupps.deck import SCHWUPPS, SchwuppsDeck
from companion.games.up.deck import HUES, UpDeck

OURS = ("auf-und-ab", "up", "schwupps")
CAMERA = 2.0
"""Pixels to the millimetre at which a camera above a table sees cards."""


@cache
def drawn(name: str) -> Mapping[str, Image.Image]:
    """All faces of a deck, drawn once."""
    deck = drawn_deck(name)
    return {code: deck.face(code, CAMERA) for code in deck.codes}


def seen(card: Image.Image) -> np.ndarray:
    """A card as a slightly unsharp camera sees it on a white table, int16 (h, w, 3)."""
    table = Image.new("RGB", card.size, (255, 255, 255))
    table.paste(card, mask=card.getchannel("A"))
    return np.asarray(table.filter(ImageFilter.GaussianBlur(1.0)), np.int16)


@pytest.mark.parametrize(
    ("name", "cards", "codes"),
    [("auf-und-ab", 55, 55), ("up", 130, 13), ("schwupps", 144, 58), ("poker", 53, 53)],
)
def test_a_pack_has_as_many_cards_as_a_real_one(name, cards, codes):
    deck = drawn_deck(name)
    assert deck.name == name
    assert len(set(deck.codes)) == len(deck.codes) == codes
    assert len(list(pack(deck))) == cards


def test_auf_und_ab_names_the_lower_number_first():
    assert set(AufUndAbDeck().codes) == {f"{low}-{high}" for high in range(10) for low in range(high + 1)}


def test_up_has_a_set_of_thirteen_in_each_colour():
    cards = list(pack(UpDeck()))
    assert Counter(look for _, look in cards) == dict.fromkeys(range(10), 13)
    assert {code for code, _ in cards[:13]} == {*map(str, range(1, 12)), "-2", "clear"}


def test_schwupps_has_a_hundred_numbers_fourteen_aggravations_and_thirty_rules():
    count = Counter(code for code, _ in pack(SchwuppsDeck()))
    rules = {"+1", "+2", "-1", "-2", "number", "color", "either"}
    numbers = {
        f"{colour}-{n}" for colour in ("red", "blue", "green", "yellow", "purple") for n in range(1, 11)
    }
    assert set(count) == numbers | rules | {"aggravation"}
    assert {count[code] for code in numbers} == {2}
    assert count["aggravation"] == 14
    assert sum(count[code] for code in rules) == 30
    assert set(SCHWUPPS) == rules


@pytest.mark.parametrize("name", deck_names())
def test_a_deck_refuses_a_foreign_card(name):
    deck = drawn_deck(name)
    for foreign in ("12-3", "", "back"):
        with pytest.raises(KeyError):
            deck.face(foreign, 1.0)
        with pytest.raises(KeyError):
            deck.copies(foreign)


def test_there_is_no_deck_of_another_name():
    with pytest.raises(KeyError):
        drawn_deck("mau-mau")


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("scale", [1.0, 2.5, 9.0])
def test_a_card_has_its_size_and_rounded_corners_at_any_resolution(name, scale):
    deck = drawn_deck(name)
    for picture in (deck.face(deck.codes[-1], scale), deck.back(scale)):
        assert picture.size == (round(WIDTH_MM * scale), round(HEIGHT_MM * scale))
        alpha = np.asarray(picture.getchannel("A"))
        assert alpha[alpha.shape[0] // 2, alpha.shape[1] // 2] == 255
        assert alpha[0, 0] < 128


@pytest.mark.parametrize("name", OURS)
def test_a_white_edge_goes_all_round_and_something_darker_lies_inside(name):
    edge, inside = round(EDGE_MM / 2 * CAMERA), round((EDGE_MM + 0.5) * CAMERA)
    for code, face in drawn(name).items():
        card = np.asarray(face.convert("RGB"))
        row, column = round(38 * CAMERA), round(WIDTH_MM / 2 * CAMERA)
        for depth, white in ((edge, True), (inside, False)):
            sides = (card[row, depth], card[row, -1 - depth], card[depth, column], card[-1 - depth, column])
            assert all((side.min() > 240) == white for side in sides), (code, depth)


def index_strips(name: str) -> dict[str, list[np.ndarray]]:
    """What a fan shows of each card: the strip at its left edge, from both ends, as far down as the index."""
    width, height = round(INDEX_WIDTH_MM * CAMERA), round(36.0 * CAMERA)
    strips = {}
    for code, face in drawn(name).items():
        card = seen(face)
        strips[code] = [side[:height, :width] for side in (card, card[::-1, ::-1])]
    return strips


@pytest.mark.parametrize("name", OURS)
def test_the_corner_that_a_fan_shows_tells_each_card_from_every_other(name):
    strips = index_strips(name)
    for one, other in combinations(strips, 2):
        for mine in strips[one]:
            for theirs in strips[other]:
                unlike = np.abs(mine - theirs).max(axis=2) > 64
                assert unlike.sum() > 40, (one, other)


@pytest.mark.parametrize("name", OURS)
def test_a_corner_turned_upside_down_is_not_that_of_another_card(name):
    strips = index_strips(name)
    tight = (slice(8, 70), slice(6, 34))
    for one, other in combinations(strips, 2):
        for mine in strips[one]:
            for theirs in strips[other]:
                unlike = np.abs(mine[tight] - theirs[tight][::-1, ::-1]).max(axis=2) > 64
                assert unlike.sum() > 40, (one, other)


@pytest.mark.parametrize("name", OURS)
def test_the_right_corner_shows_the_same_index_as_the_left_one(name):
    top, height, width = (round(length * CAMERA) for length in (4.0, 15.0, 12.0))
    left, right = round(4.0 * CAMERA), round((WIDTH_MM - 16.0) * CAMERA)
    for code, face in drawn(name).items():
        card = seen(face)[top : top + height]
        assert np.abs(card[:, left : left + width] - card[:, right : right + width]).mean() < 15, code


@pytest.mark.parametrize("name", OURS)
def test_a_back_says_nothing_of_which_end_is_up(name):
    deck = drawn_deck(name)
    for pile in {deck.pile(code) for code in deck.codes}:
        back = np.asarray(deck.back(2.0, pile).convert("L"), np.int16)
        assert np.abs(back - back[::-1, ::-1]).mean() < 3


def test_only_the_schwupps_cards_have_a_back_of_their_own():
    deck = SchwuppsDeck()
    assert {code for code in deck.codes if deck.pile(code) == 1} == set(SCHWUPPS)
    assert deck.back(1.0, 0).tobytes() != deck.back(1.0, 1).tobytes()


def test_the_lower_number_stands_on_red_and_the_higher_on_blue():
    for code in ("2-6", "0-3", "4-8"):
        card = np.asarray(drawn("auf-und-ab")[code].convert("RGB"), np.int16)
        assert card[16, 40].argmax() == 0
        assert card[-17, 40].argmax() == 2


def test_a_change_card_has_a_light_ground_and_no_other_card_has():
    light = {
        code for code in AufUndAbDeck().codes if AufUndAbDeck().face(code, 2.0).getpixel((40, 16))[2] > 200
    }
    assert light == {"0-9", "1-8", "2-7", "3-6", "4-5"}


def test_a_double_is_of_one_colour_on_each_of_its_edges():
    card = np.asarray(AufUndAbDeck().face("5-5", 4.0).convert("RGB"), np.int16)
    red_edge, blue_edge = card[16:120], card[-120:-16]
    assert not ((red_edge[..., 2] > red_edge[..., 0] + 60).any())
    assert not ((blue_edge[..., 0] > blue_edge[..., 2] + 60).any())


def test_the_circles_of_up_grow_with_the_value():
    middle = round(HEIGHT_MM * 2)
    widths = []
    for value in range(1, 12):
        row = np.asarray(UpDeck().face(str(value), 4.0).convert("L"))[middle]
        inked = np.flatnonzero(row[20:-20] < 230)
        widths.append(inked.max() - inked.min())
    assert all(nearer < farther for nearer, farther in pairwise(widths))


def test_the_colours_of_up_each_have_a_sign_of_their_own():
    assert len({hue.sign for hue in HUES}) == len(HUES) == UpDeck().looks


def test_the_colours_of_schwupps_are_told_without_colour():
    strips = {code: grey for code, grey in index_strips("schwupps").items() if code.endswith("-5")}
    for one, other in combinations(strips, 2):
        mine, theirs = (strips[code][0].mean(axis=2) for code in (one, other))
        assert (np.abs(mine - theirs) > 64).sum() > 60, (one, other)
