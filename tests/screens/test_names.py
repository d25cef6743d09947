"""A name is shortened as far as it must be, and stays its own."""

from __future__ import annotations

from itertools import islice, product

import pytest

from companion.screens.names import ways_to_write

NAMES = (
    "Oma Gertrud",
    "Oma Hannelore",
    "Tante Elisabeth",
    "Tante Elfriede",
    "Maximilian",
    "Maximiliane",
    "Alexander der Große",
    "Kim",
)


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("Alexander der Große", ["Alexander der Große", "Alexander"]),
        ("Oma Gertrud", ["Oma Gertrud", "Oma G."]),
        ("Tante Elisabeth", ["Tante Elisabeth", "Tante Eli."]),
        ("Tante Elfriede", ["Tante Elfriede", "Tante Elf."]),
        ("Maximiliane", ["Maximiliane", "Maximili…ne"]),
        ("Kim", ["Kim", "Ki."]),
    ],
)
def test_the_first_word_is_kept_and_as_many_letters_as_tell_it_apart(name, ways):
    assert list(islice(ways_to_write(name, NAMES), 2)) == ways


def test_one_who_sits_alone_with_a_first_name_has_it_alone():
    assert "Oma" in ways_to_write("Oma Gertrud", ("Oma Gertrud", "Kim"))


def test_no_two_are_ever_written_alike():
    ways = {name: set(list(ways_to_write(name, NAMES))[:-1]) for name in NAMES}
    for one, other in product(NAMES, NAMES):
        assert one == other or not ways[one] & ways[other]


def test_a_name_is_never_cut_within_a_letter():
    family, name = "👩\u200d👩\u200d👧", "E\u0301lodie"
    assert list(ways_to_write(f"{family}{family}{family}", ()))[-1] == f"{family}."
    assert all(way[1] == "\u0301" for way in ways_to_write(name, ("Kim",)))
