from __future__ import annotations

import pytest

from companion.decks.teaching.codes import codes_of_game, typed_codes
from companion.texts.errors import UnfitDeckError


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("stop", ("stop",)),
        ("red-1..3,stop", ("red-1", "red-2", "red-3", "stop")),
        ("1..4", ("1", "2", "3", "4")),
        ("B♥".replace("♥", "H") + ", DH", ("BH", "DH")),
        ("-2,+2", ("-2", "+2")),
    ],
)
def test_a_typed_list_names_cards_and_counts(typed, codes):
    assert typed_codes(typed) == codes


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("a,,b", '"" is no code'),
        ("a/b", '"a/b" is no code'),
        ("a,b,a", "a stands in the list twice"),
        ("1..3,2", "2 stands in the list twice"),
        ("9..1", "count upwards"),
        ("1..100000", "count upwards"),
        ("1.." + "9" * 5000, "is no code"),
        ("1..200,a1..200", "A deck of 400 different cards is too large"),
    ],
)
def test_what_is_no_list_of_codes_is_refused(typed, sentence):
    with pytest.raises(UnfitDeckError, match=sentence):
        typed_codes(typed)


@pytest.mark.parametrize(("game", "count"), [("auf-und-ab", 55), ("up-and-down", 52), ("up", 13)])
def test_a_game_says_which_cards_it_has(game, count):
    assert len(codes_of_game(game)) == count
