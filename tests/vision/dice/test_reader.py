"""Dice are read on their top faces, whatever their colour and whatever lies beside them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.vision.dice.tables import (
    BLACK,
    GREEN,
    IVORY,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    Colour,
    Die,
    card,
    domino,
    lay,
    table,
)
from vision.calibration import Calibration
from vision.dice.reader import DiceReader
from vision.errors import ModelError, PictureError
from vision.sightings import DieSighting, Image


@pytest.fixture(scope="module")
def reader() -> DiceReader:
    return DiceReader()


def values(dice: tuple[DieSighting, ...]) -> list[int]:
    return sorted(die.value for die in dice)


STYLES: dict[str, tuple[Colour, Colour]] = {
    "white with black pips": (WHITE, BLACK),
    "black with white pips": (BLACK, WHITE),
    "ivory with red pips": (IVORY, RED),
    "red with white pips": (RED, WHITE),
    "green with white pips": (GREEN, WHITE),
    "purple with yellow pips": (PURPLE, YELLOW),
}


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("value", range(1, 7))
def test_every_value_is_read_in_every_colour(reader: DiceReader, value: int, style: str) -> None:
    body, ink = STYLES[style]
    picture = lay(table(colour=(120, 140, 150)), Die(value, 320, 240, edge=60, body=body, ink=ink))
    assert values(reader.see(picture)) == [value]


BEYOND_THE_NETWORKS = pytest.mark.xfail(
    strict=False,
    reason="the shipped dice networks do not reach this yet; their limits are in docs/developers/dice.md",
)


@pytest.mark.parametrize("edge", [24, 40, 80, 150, 280])
def test_dice_of_any_size_are_read(reader: DiceReader, edge: float) -> None:
    picture = lay(table(900, 1200), Die(4, 300, 450, edge), Die(5, 850, 450, edge))
    assert values(reader.see(picture)) == [4, 5]


@pytest.mark.parametrize("elevation", [90, 75, 60, 45, 33])
def test_the_top_face_counts_and_not_the_sides(reader: DiceReader, elevation: float) -> None:
    dice = [Die(value, 110.0 * value - 60, 240, 60, 0, elevation) for value in range(1, 6)]
    assert values(reader.see(lay(table(), *dice))) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("edge", "turn"),
    [
        pytest.param(edge, turn, marks=BEYOND_THE_NETWORKS if (edge, turn) == (80, 20) else ())
        for edge in (50, 64, 80)
        for turn in (0, 20)
    ],
)
def test_a_small_die_with_bold_pips_is_read_aslant_on_a_pale_cloth(
    reader: DiceReader, edge: float, turn: float
) -> None:
    for value in range(1, 7):
        die = Die(value, 290, 330, edge, turn, 45, bold=True)
        assert values(reader.see(lay(table(640, 640, (165, 165, 165)), die))) == [value]


@pytest.mark.parametrize("turn", range(0, 90, 15))
def test_dice_are_read_however_they_are_turned(reader: DiceReader, turn: float) -> None:
    dice = [Die(value, 100 * value - 30, 240, 50, turn) for value in range(1, 7)]
    assert values(reader.see(lay(table(), *dice))) == [1, 2, 3, 4, 5, 6]


def test_rounded_dice_are_read(reader: DiceReader) -> None:
    dice = [
        Die(value, 100 * value - 30, 240, 60, 33, round_=True, body=RED, ink=WHITE) for value in range(1, 7)
    ]
    assert values(reader.see(lay(table(), *dice))) == [1, 2, 3, 4, 5, 6]


PUSHED = {
    "two in a row": [(0, 0), (1, 0)],
    "four in a row": [(0, 0), (1, 0), (2, 0), (3, 0)],
    "around a corner": [(0, 0), (1, 0), (1, 1)],
    "a block": [(0, 0), (1, 0), (0, 1), (1, 1)],
}


PUSHED_AND_TURNED = [
    pytest.param(
        places,
        turn,
        marks=BEYOND_THE_NETWORKS if (name, turn) == ("a block", 0) else (),
        id=f"{name}, turned by {turn} degrees",
    )
    for name, places in PUSHED.items()
    for turn in (0, 25, 60)
]


@pytest.mark.parametrize(("places", "turn"), PUSHED_AND_TURNED)
def test_dice_pushed_edge_to_edge_are_told_apart(
    reader: DiceReader, places: list[tuple[int, int]], turn: float
) -> None:
    angle = np.radians(turn)
    axes = 52 * np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    middles = np.array(places) @ axes + (290, 210)
    pushed = [Die(value, x, y, 50, turn, 88) for value, (x, y) in enumerate(middles, start=3)]
    assert values(reader.see(lay(table(), *pushed))) == [die.value for die in pushed]


NO_DICE: dict[str, Image] = {
    "an empty table": table(),
    "a domino": domino(table(), 250, 150, 70, (5, 3)),
    "a row of dominoes": domino(domino(table(), 200, 150, 60, (6, 4)), 262, 150, 60, (1, 2)),
    "a card with five pips": card(table(), 250, 120, 120, 5, 1),
    "a card with six pips": card(table(), 250, 120, 120, 3, 2),
    "a small card with four pips": card(table(), 300, 200, 50, 2, 2),
}


THINGS = [pytest.param(name, marks=BEYOND_THE_NETWORKS if "domino" in name else ()) for name in NO_DICE]


@pytest.mark.parametrize("thing", THINGS)
def test_what_is_no_die_is_not_told_of(reader: DiceReader, thing: str) -> None:
    assert reader.see(NO_DICE[thing]) == ()


@pytest.mark.parametrize("thing", THINGS)
def test_dice_are_read_beside_what_is_no_die(reader: DiceReader, thing: str) -> None:
    assert values(reader.see(lay(NO_DICE[thing], Die(2, 100, 100, 50), Die(6, 540, 400, 50)))) == [2, 6]


CARD_OUTLINE = np.array([[60, 100], [180, 100], [180, 280], [60, 280]], np.float32)


def test_cards_tell_how_large_dice_are(reader: DiceReader) -> None:
    picture = lay(card(table(), 60, 100, 120, 3, 2), Die(3, 300, 200, 40), Die(5, 480, 260, 110))
    assert values(reader.see(picture, cards=[CARD_OUTLINE])) == [3]


@pytest.mark.parametrize("edge", [25, 33, 48])
def test_dice_of_any_usual_size_are_read_beside_a_card(reader: DiceReader, edge: float) -> None:
    picture = lay(card(table(), 60, 100, 120, 3, 2), Die(3, 300, 200, edge), Die(6, 480, 260, edge))
    assert values(reader.see(picture, cards=[CARD_OUTLINE])) == [3, 6]


def seen_from_above(edge: float) -> Calibration:
    """A table 1280 by 720 pixels large on which a die of 16 mm has that edge in pixels."""
    mm = 16 / edge
    homography = np.array([[mm, 0, -640 * mm], [0, mm, -360 * mm], [0, 0, 1]])
    return Calibration(homography, (1280, 720), (1280 * mm, 720 * mm))


@pytest.mark.parametrize("edge", [18, 21, 25])
def test_small_dice_are_read_in_a_region_when_their_size_is_known(reader: DiceReader, edge: float) -> None:
    picture = lay(table(720, 1280), Die(6, 620, 300, edge), Die(1, 660, 330, edge), Die(3, 100, 600, edge))
    seen = reader.see(picture, regions=[(560, 240, 160, 160)], calibration=seen_from_above(edge))
    assert values(seen) == [1, 6]


def test_the_outline_is_the_top_face(reader: DiceReader) -> None:
    (die,) = reader.see(lay(table(), Die(5, 320, 240, 80, 45, 90)))
    assert die.centre == pytest.approx((320, 240), abs=4)
    left, upper = die.outline.min(axis=0)
    right, lower = die.outline.max(axis=0)
    assert (left, upper, right, lower) == pytest.approx((278, 198, 362, 282), abs=8)
    assert die.outline.dtype == np.float32


def test_confidence_is_a_probability_and_the_surest_comes_first(reader: DiceReader) -> None:
    dice = reader.see(lay(table(), *(Die(value, 100 * value - 30, 240, 50) for value in range(1, 7))))
    confidences = [die.confidence for die in dice]
    assert confidences == sorted(confidences, reverse=True)
    assert all(0.5 < confidence <= 1 for confidence in confidences)


@pytest.mark.parametrize(
    "picture",
    [np.zeros((0, 0, 3), np.uint8), np.zeros((90, 90), np.uint8), np.zeros((90, 90, 3), np.float32)],
)
def test_a_picture_of_another_kind_is_refused(reader: DiceReader, picture: Image) -> None:
    with pytest.raises(PictureError, match="The picture is"):
        reader.see(picture)


def test_a_missing_network_is_named(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="dice-finder"):
        DiceReader(tmp_path)
