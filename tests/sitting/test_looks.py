"""What cards looked like to this camera."""

from __future__ import annotations

from companion.sitting.looks import PLAYS, Looks
from vision.sightings import CardSighting


def card(code, *candidates):
    told = code if candidates[0][1] > 0.5 else None
    return CardSighting(
        told, "poker", candidates[0][1], candidates, (0.0, 0.0), (0.0, -1.0), None, partial=False
    )


def test_what_this_camera_confuses_is_measured_over_the_evening():
    looks = Looks()
    looks.see([card("9C", ("9C", 1.0))])
    looks.see([card("9C", ("9C", 0.4), ("6C", 0.4), ("8C", 0.2)), card("2H", ("2H", 1.0))])
    assert {code: round(chance, 6) for code, chance in looks.of(7, "9C").items()} == {
        "9C": 0.7, "6C": 0.2, "8C": 0.1,
    }  # fmt: skip
    assert looks.of(7, "QS") == {}, "nothing is known of a card that was not read"


def test_what_a_card_looked_like_in_the_play_itself_counts_beside_that():
    looks = Looks()
    looks.see([card("9C", ("9C", 0.8), ("6C", 0.2))])
    looks.remember(7, [card("9C", ("9C", 0.7), ("9S", 0.3))])
    chances = looks.of(7, "9C")
    assert (round(chances["6C"], 6), round(chances["9S"], 6)) == (0.2, 0.3)
    assert "9S" not in looks.of(8, "9C")


def test_only_the_plays_of_a_long_evening_are_remembered():
    looks = Looks()
    for entry in range(PLAYS + 5):
        looks.remember(entry, [card("9C", ("9C", 1.0))])
    assert list(looks.plays) == list(range(5, PLAYS + 5))
