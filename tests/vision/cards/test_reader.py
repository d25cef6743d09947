"""Cards are read however they lie, each once; what is no card is not read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.vision.cards.drawn_cards import GREEN, PALE, Lying, dominoes, pen_deck, table
from vision.boxes import PixelBox
from vision.calibration import Calibration
from vision.cards.codes import CODES
from vision.cards.reader import PokerReader
from vision.errors import ModelError, PictureError
from vision.network import Network
from vision.sightings import CardSighting, Image


@pytest.fixture(scope="module")
def reader() -> PokerReader:
    return PokerReader()


def codes(reader: PokerReader, picture: Image) -> list[str]:
    cards, _ = reader.read(picture)
    return sorted(card.code for card in cards if card.code is not None)


SCENES: dict[str, tuple[Lying, ...]] = {
    "one card": (Lying("7H", 320, 240),),
    "one card upside down": (Lying("6S", 320, 240, 180),),
    "one card on its side": (Lying("9C", 320, 240, 90),),
    "one card aslant": (Lying("QD", 320, 240, 37),),
    "four cards": (
        Lying("2C", 130, 120, 10),
        Lying("10H", 480, 120, 200),
        Lying("KS", 150, 360, 95),
        Lying("5D", 480, 350),
    ),
    "a fan": tuple(
        Lying(code, 170 + 60 * n, 250 + 4 * (n - 2) ** 2, -24 + 12 * n)
        for n, code in enumerate(("3H", "JS", "10D", "AC", "8S"))
    ),
    "a cascade": tuple(Lying(code, 200, 110 + 64 * n) for n, code in enumerate(("KD", "QC", "JH", "10S"))),
    "two equal cards": (Lying("9C", 200, 240), Lying("9C", 420, 240)),
    "six and nine": (Lying("6H", 180, 240), Lying("9H", 430, 240, 180)),
}  # fmt: skip


@pytest.mark.parametrize("name", SCENES)
def test_every_card_of_a_scene_is_read_once(reader: PokerReader, name: str) -> None:
    assert codes(reader, table(*SCENES[name])) == sorted(card.code for card in SCENES[name])


@pytest.mark.parametrize("half", [CODES[:26], CODES[26:]], ids=["lower", "upper"])
def test_all_cards_of_a_deck_are_told_apart(reader: PokerReader, half: tuple[str, ...]) -> None:
    cards = tuple(Lying(code, 80 + 120 * (n % 9), 90 + 160 * (n // 9), 3 * n) for n, code in enumerate(half))
    picture = table(*cards, width=105, size=(1120, 520))
    assert codes(reader, picture) == sorted(half)


@pytest.mark.parametrize(
    "look",
    [
        {"ground": PALE},
        {"ground": (20, 20, 20)},
        {"light": 0.3},
        {"tilt": 50.0},
        {"width": 70.0},
        {"width": 300.0},
        {"deck": pen_deck(corners=4)},
        {"deck": pen_deck(index_height=0.19)},
        {"deck": pen_deck(index_height=0.085)},
    ],
    ids=[
        "pale table",
        "black table",
        "dark",
        "tilted",
        "far",
        "near",
        "four indices",
        "jumbo",
        "small indices",
    ],
)
def test_a_card_is_read_in_any_look(reader: PokerReader, look: dict[str, object]) -> None:
    assert codes(reader, table(Lying("8D", 320, 240, 20), **look)) == ["8D"]  # type: ignore[arg-type]


@pytest.mark.parametrize("ground", [GREEN, PALE, (0, 0, 0)])
def test_an_empty_table_has_no_cards(reader: PokerReader, ground: tuple[int, int, int]) -> None:
    assert reader.read(table(ground=ground)) == ((), ())


def test_dominoes_are_no_cards(reader: PokerReader) -> None:
    assert codes(reader, dominoes()) == []


def only(cards: tuple[CardSighting, ...]) -> CardSighting:
    assert len(cards) == 1
    return cards[0]


@pytest.mark.parametrize("turn", [0, 33, 120, 250])
def test_a_whole_card_has_its_outline(reader: PokerReader, turn: float) -> None:
    card = only(reader.read(table(Lying("7H", 320, 240, turn)))[0])
    assert not card.partial
    assert card.centre == pytest.approx((320, 240), abs=6)
    assert card.outline is not None
    widths = np.hypot(*(card.outline - np.roll(card.outline, -1, axis=0)).T)
    assert sorted(widths) == pytest.approx([150, 150, 209, 209], rel=0.12)


def test_a_covered_card_is_partial(reader: PokerReader) -> None:
    cards, _ = reader.read(table(Lying("KD", 250, 240), Lying("QC", 300, 280)))
    assert {card.code: card.partial for card in cards} == {"KD": True, "QC": False}


def test_on_a_known_table_only_the_regions_are_read(reader: PokerReader) -> None:
    picture = table(Lying("7H", 150, 240), Lying("QC", 480, 240), width=100)
    table_mm = Calibration(np.diag([0.63, 0.63, 1.0]), (picture.shape[1], picture.shape[0]), (300.0, 200.0))
    cards, _ = reader.read(picture, [PixelBox(400, 130, 560, 350)], table_mm)
    card = only(cards)
    assert card.code == "QC"
    assert card.centre == pytest.approx((480, 240), abs=6)


def test_regions_without_a_known_size_are_read_in_their_place(reader: PokerReader) -> None:
    picture = table(Lying("7H", 150, 240), Lying("QC", 480, 240), width=100)
    card = only(reader.read(picture, [PixelBox(400, 130, 560, 350)])[0])
    assert (card.code, card.centre) == ("QC", pytest.approx((480, 240), abs=6))


def test_candidates_come_best_first(reader: PokerReader) -> None:
    card = only(reader.read(table(Lying("7H", 320, 240)))[0])
    chances = [chance for _, chance in card.candidates]
    assert card.candidates[0][0] == "7H"
    assert chances == sorted(chances, reverse=True)
    assert card.confidence == pytest.approx(chances[0])


@pytest.mark.parametrize(
    "picture",
    [np.zeros((0, 10, 3), np.uint8), np.zeros((64, 64), np.uint8), np.zeros((64, 64, 3), np.float32)],
)
def test_what_is_no_picture_is_refused(reader: PokerReader, picture: Image) -> None:
    with pytest.raises(PictureError):
        reader.read(picture)


def test_a_missing_network_is_told(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="is missing"):
        Network(tmp_path / "none.onnx", ("rank",))


def test_a_damaged_network_is_told(tmp_path: Path) -> None:
    (tmp_path / "bad.onnx").write_bytes(b"no network")
    with pytest.raises(ModelError, match="is damaged"):
        Network(tmp_path / "bad.onnx", ("rank",))
