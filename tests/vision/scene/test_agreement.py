"""What several frames agree on: probabilities are averaged and never sharpened."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.scene.agreement import agreement, is_doubtful
from vision.sightings import CardSighting, DieSighting, Face, Sightings, UnknownSighting, UpDownSighting


def card(code, probability, x=0.0):
    named = code if probability >= 0.85 else None
    likely = ((code, probability),)
    return CardSighting(named, "poker", probability, likely, (x, 0.0), (0.0, -1.0), None, partial=True)


def cards(*reads):
    return [Sightings((card(code, probability),) if code else ()) for code, probability in reads]


def die(value, confidence=0.95, x=0.0):
    return Sightings(dice=(DieSighting(value, confidence, (x, 0.0), np.zeros((4, 2), np.float32)),))


def updown(face=Face.UP, confidence=0.95, up=(0.0, -1.0)):
    suits = ("D", "H", "S", "C")
    return Sightings(
        updown=UpDownSighting(face, suits, confidence, (0.0, 0.0), up, np.zeros((4, 2), np.float32))
    )


@pytest.mark.parametrize(
    ("name", "reads", "code", "certain"),
    [
        ("three sure frames", [("9H", 0.97)] * 3, "9H", True),
        ("two sure frames", [("9H", 0.97)] * 2, "9H", True),
        ("one sure frame", [("9H", 0.97)], "9H", False),
        ("two frames of which one hesitates", [("9H", 0.97), ("9H", 0.9)], "9H", False),
        ("a mean above the threshold", [("9H", 0.97), ("9H", 0.75), ("9H", 0.86)], "9H", True),
        ("a mean below the threshold", [("9H", 0.9), ("9H", 0.6), ("9H", 0.6)], None, False),
        ("a mean above it, but named by one frame", [("9H", 0.97), ("9H", 0.75), ("9H", 0.8)], None, False),
        ("named by one frame of three", [("-2", 0.82), ("-2", 0.85), ("-2", 0.82)], None, False),
        ("many half-sure frames stay half sure", [("9H", 0.75)] * 8, None, False),
        ("one frame that says otherwise", [("9H", 0.97)] * 7 + [("9D", 0.9)], None, False),
        ("one frame that guesses otherwise", [("9H", 0.97)] * 7 + [("9D", 0.4)], "9H", True),
        ("missing in one frame of four", [("9H", 0.97)] * 3 + [(None, 0)], None, False),
        ("missing in one frame of eight", [("9H", 0.97)] * 7 + [(None, 0)], "9H", True),
    ],
)
def test_a_card_is_believed_by_the_mean_of_its_frames(name, reads, code, certain):
    said = agreement(cards(*reads), 60.0, 16.0)
    assert [one.code for one in said.sightings.cards] == [code], name
    assert said.certain is certain, name


@pytest.mark.parametrize(
    ("name", "reads", "codes"),
    [
        ("read for certain in one frame of three", [("2", 0.978), (None, 0), (None, 0)], [None]),
        ("hardly read in one frame of three", [("2", 0.9), (None, 0), (None, 0)], []),
        ("read for certain in one frame of four", [("2", 0.978)] + [(None, 0)] * 3, []),
        ("read for certain in three frames of eight", [("2", 0.978)] * 3 + [(None, 0)] * 5, [None]),
    ],
)
def test_a_card_that_only_some_frames_are_sure_of_stays_in_doubt(name, reads, codes):
    said = agreement(cards(*reads), 60.0, 16.0)
    assert [one.code for one in said.sightings.cards] == codes, name


@pytest.mark.parametrize(
    ("name", "reads", "settled"),
    [
        ("the same doubt in three frames", [("JD", 0.56), ("JD", 0.55), ("JD", 0.58)], True),
        ("the same doubt in two frames", [("JD", 0.56), ("JD", 0.55)], True),
        ("the doubt of one frame", [("JD", 0.56)], False),
        ("a doubt that wavers", [("JD", 0.56), ("JD", 0.4), ("JD", 0.58)], False),
        ("a doubt that is nearly none", [("JD", 0.68)] * 3, False),
        ("a doubt between two cards", [("JD", 0.5), ("QD", 0.5), ("JD", 0.5)], False),
        ("a doubt about whether there is one", [("JD", 0.56), (None, 0), ("JD", 0.56)], False),
        ("no doubt", [("JD", 0.97)] * 2, True),
        ("two frames of which one hesitates", [("JD", 0.97), ("JD", 0.9)], False),
    ],
)
def test_more_frames_are_asked_for_while_they_may_say_more(name, reads, settled):
    assert agreement(cards(*reads), 60.0, 16.0).settled is settled, name


@pytest.mark.parametrize(
    ("sure", "doubts", "settled"),
    [
        (2, [0.72, 0.53, 0.81], True),
        (2, [0.72, None, 0.81], True),
        (2, [0.72, 0.53], False),
        (1, [0.72, 0.53, 0.81], False),
        (2, [], True),
    ],
    ids=["a third one", "a third one that comes and goes", "too few frames", "the second one", "no doubt"],
)
def test_beside_two_dice_that_are_sure_no_more_frames_are_asked_for(sure, doubts, settled):
    dice = [die(4, 0.99, 100.0 * number).dice for number in range(1, sure + 1)]
    doubted = [die(1, doubt).dice if doubt else () for doubt in doubts or [None] * 2]
    frames = [Sightings(dice=(*(one for (one,) in dice), *doubt)) for doubt in doubted]
    said = agreement(frames, 60.0, 16.0)
    assert said.settled is settled
    assert said.certain is not bool(doubts)
    if sure:
        known = [Sightings(dice=frame.dice[1:]) for frame in frames]
        assert agreement(known, 60.0, 16.0, Sightings(dice=dice[0])).settled is settled
    assert sum(one.is_sure for one in said.sightings.dice) == sure


@given(st.lists(st.floats(0.0, 1.0), min_size=3, max_size=8))
def test_agreement_is_never_surer_than_its_surest_frame(probabilities):
    said = agreement([Sightings((card("9H", p),)) for p in probabilities], 60.0, 16.0)
    assert all(one.confidence <= max(probabilities) + 1e-9 for one in said.sightings.cards)


def test_a_thing_in_one_frame_of_eight_is_not_there():
    said = agreement([*cards(("9H", 0.97)), *[Sightings()] * 7], 60.0, 16.0)
    assert said.sightings.cards == ()
    assert said.certain


def test_print_that_looks_like_an_index_now_and_then_is_no_card():
    assert agreement(cards(*[("9H", 0.26)] * 8), 60.0, 16.0).sightings.cards == ()


def test_two_cards_side_by_side_stay_two():
    frame = Sightings((card("9H", 0.97, 0), card("7C", 0.97, 40)))
    said = agreement([frame] * 3, 60.0, 16.0)
    assert sorted(one.code for one in said.sightings.cards) == ["7C", "9H"]


def test_a_back_seen_in_all_frames_is_unknown_for_certain():
    frame = Sightings(unknown=(UnknownSighting((0.0, 0.0), None),))
    said = agreement([frame] * 3, 60.0, 16.0)
    assert len(said.sightings.unknown) == 1
    assert said.certain
    assert not is_doubtful(said.sightings)


@pytest.mark.parametrize(
    ("values", "value", "certain"),
    [([4, 4, 4], 4, True), ([4, 4, 5], 4, False), ([4] * 7 + [5], 4, False)],
)
def test_a_die_is_believed_only_without_contradiction(values, value, certain):
    said = agreement([die(one) for one in values], 60.0, 16.0)
    assert [one.value for one in said.sightings.dice] == [value]
    assert said.certain is certain


def test_the_updown_card_must_show_one_face_and_one_turn():
    assert agreement([updown()] * 3, 60.0, 16.0).certain
    assert not agreement([updown(), updown(), updown(Face.DOWN)], 60.0, 16.0).certain
    assert not agreement([updown(), updown(), updown(up=(1.0, 0.0))], 60.0, 16.0).certain
    assert agreement([updown()] * 3, 60.0, 16.0).sightings.updown.face is Face.UP


@pytest.mark.parametrize(
    ("name", "reads", "values"),
    [
        ("a die in doubt in every frame is asked for", [0.5, 0.5, 0.5], [4]),
        ("one in doubt in every other frame is print", [0.6, None, 0.6, None], []),
        ("one that is hardly a die is print", [0.4, 0.4], []),
        ("a sure one that a frame has missed is there", [0.97, None, 0.97, 0.97], [4]),
    ],
)
def test_print_taken_for_a_doubtful_die_is_none(name, reads, values):
    frames = [Sightings() if confidence is None else die(4, confidence) for confidence in reads]
    assert [one.value for one in agreement(frames, 60.0, 16.0).sightings.dice] == values, name
