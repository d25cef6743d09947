"""Editions: the same number is the same print, and no two of its cards can be taken for each other."""

from functools import cache
from itertools import product

import numpy as np
import pytest
from PIL import Image, ImageFilter

from companion.decks.drawn.decks import drawn_deck, drawn_edition, games_with_decks
from companion.decks.drawn.editions.indices import IndexCorners
from companion.decks.drawn.editions.typefaces import Mark

SCALE = 1.0
"""Pixels to the millimetre: as little as a camera sees."""

APART = 1.5
"""Root of the summed squares by which two faces differ, slightly unsharp, white being 1: a 6 and a 9 of 8 mm
in two corners differ by 1.8, our own cards by 7 at least."""

NUMBERS = range(6)


def seen(card: Image.Image) -> np.ndarray:
    table = Image.new("RGB", card.size, (90, 110, 100))
    table.paste(card, mask=card.getchannel("A"))
    return np.asarray(table.filter(ImageFilter.GaussianBlur(1.0)), np.float32) / 255


@cache
def faces(game: str, number: int) -> np.ndarray:
    deck = drawn_edition(game, number)
    return np.stack([seen(deck.face(code, SCALE, deck.looks - 1)) for code in deck.codes])


@pytest.mark.parametrize(("game", "number"), list(product(games_with_decks(), NUMBERS)))
def test_no_two_cards_of_an_edition_look_alike_whichever_way_up_they_lie(game, number):
    upright = faces(game, number)
    count = len(upright)
    assert count == len(drawn_deck(game).codes)
    for other in (upright, upright[:, ::-1, ::-1]):
        one, two = upright.reshape(count, -1), other.reshape(count, -1)
        squares = (one**2).sum(1)[:, None] + (two**2).sum(1)[None] - 2 * one @ two.T
        np.fill_diagonal(squares, np.inf)
        assert np.sqrt(squares.min()) > APART


@pytest.mark.parametrize("game", games_with_decks())
def test_a_number_draws_the_same_cards_each_time_and_another_one_others(game):
    one, again, other = (drawn_edition(game, number) for number in (7, 7, 8))
    assert one == again
    assert one != other
    assert one.name == "edition-7"
    code = one.codes[-1]
    assert one.face(code, 2.0).tobytes() == again.face(code, 2.0).tobytes()
    assert one.back(2.0).tobytes() == again.back(2.0).tobytes()


@pytest.mark.parametrize("game", games_with_decks())
def test_editions_have_our_codes_piles_and_copies(game):
    ours, theirs = drawn_deck(game), drawn_edition(game, 3)
    assert theirs.codes == ours.codes
    for code in ours.codes:
        assert (theirs.pile(code), theirs.copies(code)) == (ours.pile(code), ours.copies(code))
    with pytest.raises(KeyError):
        theirs.face("Z9", 1.0)
    with pytest.raises(KeyError):
        theirs.copies("Z9")


@pytest.mark.parametrize("game", games_with_decks())
def test_faces_and_backs_have_the_size_of_the_cards_and_round_corners(game):
    for number in NUMBERS:
        deck = drawn_edition(game, number)
        size = tuple(round(side * 2.0) for side in deck.size)
        for picture in (deck.face(deck.codes[0], 2.0), deck.back(2.0, deck.pile(deck.codes[-1]))):
            assert picture.size == size
            assert picture.getpixel((0, 0))[3] == 0
            assert picture.getpixel((size[0] // 2, size[1] // 2))[3] == 255


def test_editions_differ_as_bought_games_do():
    decks = [drawn_edition(game, number) for game in games_with_decks() for number in range(20)]
    assert len({deck.size for deck in decks}) >= 5
    assert len({deck.indices.face.font for deck in decks}) >= 5
    assert {deck.indices.face.mark for deck in decks} == set(Mark)
    assert {deck.indices.corners for deck in decks} == set(IndexCorners)
    assert {bool(deck.stock.rim) for deck in decks} == {True, False}


def test_where_their_place_does_not_tell_6_and_9_they_are_marked():
    bare = [
        deck
        for deck in (drawn_edition("schwupps", n) for n in range(60))
        if not deck.indices.places(deck.stock)
    ]
    assert bare
    assert all(deck.indices.face.mark is not Mark.PLACE for deck in bare)
    halves = [drawn_edition("auf-und-ab", number) for number in range(60)]
    assert all(deck.indices.face.mark is not Mark.PLACE for deck in halves)
    assert all(deck.both for deck in halves if deck.indices.corners is IndexCorners.TWO)


def test_schwupps_has_its_five_colours_whatever_the_printer():
    for number in range(20):
        dyes = dict(drawn_edition("schwupps", number).dyes)
        assert [name for name in dyes if max(dyes[name]) == dyes[name][0]] == ["red", "yellow"]
        assert dyes["green"][1] == max(dyes["green"])
        assert dyes["blue"][2] == max(dyes["blue"])
        assert dyes["purple"][1] == min(dyes["purple"])
