import numpy as np
import pytest

from companion.decks.drawn.poker import CODES, HEIGHT_MM, JOKER, STYLES, WIDTH_MM, PokerDeck
from companion.decks.drawn.suits import Suit, outlines
from companion.decks.drawn.updown import RING, SIDE_MM, draw_updown


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_one_unit_high_and_symmetric(suit):
    points = np.concatenate(outlines(suit))
    assert points[:, 1].min() == pytest.approx(-0.5, abs=0.02)
    assert points[:, 1].max() == pytest.approx(0.5, abs=0.02)
    assert points[:, 0].min() == pytest.approx(-points[:, 0].max(), abs=1e-9)


@pytest.mark.parametrize("scale", [1.0, 2.5, 4.0])
def test_a_card_has_its_size_at_any_resolution(scale):
    assert PokerDeck().face("9H", scale).size == (round(WIDTH_MM * scale), round(HEIGHT_MM * scale))
    assert draw_updown("UP", scale).size == (round(SIDE_MM * scale), round(SIDE_MM * scale))


def test_the_deck_has_52_cards_and_a_joker():
    assert len(set(CODES)) == 52
    assert set(PokerDeck().codes) == {*CODES, JOKER}


def test_a_foreign_code_is_refused():
    with pytest.raises(KeyError, match="11H"):
        PokerDeck().face("11H", 1.0)


@pytest.mark.parametrize("style", STYLES)
def test_no_two_cards_of_a_style_look_alike(style):
    deck = PokerDeck(style)
    assert len({deck.face(code, 1.5).tobytes() for code in deck.codes}) == len(deck.codes)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("code", ["10H", "6S", "QD", "KC"])
def test_a_card_looks_the_same_from_both_ends(style, code):
    card = np.asarray(PokerDeck(style).face(code, 2.0).convert("L"), np.int16)
    index = (slice(4, 60), slice(2, 28))
    assert np.abs(card[index] - card[::-1, ::-1][index]).mean() < 6


def test_the_back_says_nothing_of_which_end_is_up():
    back = np.asarray(PokerDeck().back(2.0).convert("L"), np.int16)
    assert np.abs(back - back[::-1, ::-1]).mean() < 3


@pytest.mark.parametrize("face", ["UP", "DOWN"])
def test_the_suits_of_the_updown_card_follow_the_ring_clockwise(face):
    ring = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)
    card = np.asarray(draw_updown(face, 4.0, ring).convert("RGB"), np.int16)
    middle, near = round(SIDE_MM * 2), round(10.2 * 4)
    edges = [(near, middle), (middle, -near), (-near, middle), (middle, near)]
    red = [bool(card[y, x, 0] > card[y, x, 2] + 80) for y, x in edges]
    assert red == [suit.red for suit in ring]


def test_both_faces_show_the_suits_in_the_same_places():
    up, down = (np.asarray(draw_updown(face, 3.0).convert("RGB"), np.int16) for face in ("UP", "DOWN"))
    band = slice(12, round(16.5 * 3))
    assert np.array_equal(up[band, 90:174], down[band, 90:174])


def test_up_is_blue_and_points_up_and_down_is_green_and_points_down():
    up, down = (np.asarray(draw_updown(face, 3.0).convert("RGB"), np.int16) for face in ("UP", "DOWN"))
    corner = ((23 * 3), (23 * 3))
    assert up[corner].argmax() == 2
    assert down[corner].argmax() == 1
    white_up, white_down = (face[60:204, 60:204].min(axis=2) > 230 for face in (up, down))
    assert white_up[:40].any(axis=0).sum() < white_up[40:70].any(axis=0).sum()
    assert white_down[::-1][:40].any(axis=0).sum() < white_down[::-1][40:70].any(axis=0).sum()


def test_the_ring_has_every_suit_once():
    assert set(RING) == set(Suit)
