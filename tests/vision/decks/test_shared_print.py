"""Where print that all cards of a deck share is missing from a picture of one, a lamp shone on it."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.decks.drawn_deck import SIZE, deck, table
from vision.decks.bank import Bank
from vision.decks.deck import Deck
from vision.decks.reader import DeckReader
from vision.decks.shared_print import clearness

SHAPE = (110, 80)


def cards(*, count=12):
    """Figures of cards that share a frame, each with a sign of its own in the middle; shape (n, 110, 80)."""
    figures = np.zeros((count, *SHAPE), np.float32)
    figures[:, 8:12, 8:-8] = figures[:, -12:-8, 8:-8] = 60
    figures[:, 8:-8, 8:12] = figures[:, 8:-8, -12:-8] = 60
    for number, figure in enumerate(figures):
        figure[30 + 4 * number : 34 + 4 * number, 30:50] = 60
    return figures


def clear(figures):
    return clearness(figures.reshape(len(figures), -1), SHAPE).reshape(figures.shape)


def test_cards_that_show_all_of_their_frame_are_clear_everywhere():
    assert np.all(clear(cards()) == 1)


@pytest.mark.parametrize("left", [0.0, 0.3], ids=["gone", "hardly seen"])
def test_where_the_frame_is_gone_nothing_is_clear(left):
    figures = cards()
    figures[3, 70:, 40:] *= left
    found = clear(figures)
    assert found[3, -10, 55] == 0
    assert found[3, 90, -10] == 0
    assert found[3, 10, 40] == 1, "the upper edge of the frame shows"
    assert np.all(np.delete(found, 3, axis=0) == 1)


def test_all_of_a_pale_picture_is_clear():
    figures = cards()
    figures[5] *= 0.5
    assert np.all(clear(figures)[5] == 1)


def test_nothing_is_told_of_cards_that_share_no_print():
    noise = np.random.default_rng(1).normal(0, 40, (12, *SHAPE)).astype(np.float32)
    assert np.all(clear(noise) == 1)


def test_bare_ground_below_strong_print_is_told_of():
    figures = cards()
    figures[:, :30] += np.random.default_rng(0).normal(0, 60, (12, 30, SHAPE[1])).astype(np.float32)
    figures[:, 30:60] = 0
    assert np.isfinite(clear(figures)).all()


def shining(face):
    """A face whose lower right quarter the lamp hides."""
    down, across = (np.linspace(0, 1, size) for size in face.shape[:2])
    away = np.hypot((1 - down)[:, None], (0.9 - across)[None])
    share = np.clip(1.6 - 3 * away, 0, 0.95)[..., None]
    return np.asarray(face + share * (235.0 - face), np.uint8)


@pytest.mark.parametrize(
    ("taught", "like"), [("red-5", "red-6"), ("blue-3", "blue-2"), ("green-7", "green-1")]
)
def test_a_card_that_was_taught_beneath_a_lamp_is_known_where_none_shines(taught, like):
    codes, faces = deck().codes, list(deck().faces)
    number = codes.index(taught)
    faces[number] = shining(faces[number])
    bank = Bank(Deck("shining", codes, tuple(faces), SIZE))
    pair = bank.pairs.pair(number, codes.index(like), False)
    down, across = np.divmod(pair.where, bank.fine_size[0])
    hidden = (down > 0.88 * bank.fine_size[1]) & (across > 0.6 * bank.fine_size[0])
    assert float(pair.tells[hidden].sum()) < 0.1 * float(pair.tells.sum())
    seen, _ = DeckReader(bank.deck).read(table((taught, 400, 300, 20)))
    assert [card.code for card in seen] == [taught]
