import cv2
import numpy as np
import pytest
from PIL import Image

from companion.decks.drawn.decks import deck_names, drawn_deck
from companion.decks.drawn.markers import DICTIONARY, CodedDeck, code_of_marker, marker_of_code


def test_no_two_cards_of_any_decks_share_a_marker():
    numbers = [marker_of_code(name, code) for name in deck_names() for code in drawn_deck(name).codes]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < 250


@pytest.mark.parametrize("name", deck_names())
def test_a_marker_leads_back_to_its_card(name):
    assert all(code_of_marker(name, marker_of_code(name, code)) == code for code in drawn_deck(name).codes)


def test_a_marker_of_another_deck_is_no_card_of_this_one():
    assert code_of_marker("up", marker_of_code("auf-und-ab", "3-7")) is None
    assert code_of_marker("auf-und-ab", marker_of_code("up", "1")) is None


def test_foreign_decks_and_cards_have_no_marker():
    with pytest.raises(KeyError):
        marker_of_code("up", "12")
    with pytest.raises(KeyError):
        marker_of_code("mau-mau", "7")


def photographed(card: Image.Image, turn: float) -> np.ndarray:
    """A card as a camera sees it with 1.5 pixels to the millimetre on a dim table, BGR uint8; drawn at 4."""
    table = Image.new("RGB", (540, 540), (60, 80, 70))
    table.paste(card, ((540 - card.width) // 2, (540 - card.height) // 2), card)
    turned = table.rotate(turn, Image.Resampling.BILINEAR, fillcolor=(60, 80, 70))
    small = np.asarray(turned.resize((203, 203), Image.Resampling.BOX), np.float64) * 0.7
    noise = np.random.default_rng(round(turn)).normal(0, 4, small.shape)
    return np.clip(small + noise, 0, 255).astype(np.uint8)[:, :, ::-1]


@pytest.mark.parametrize("name", ["auf-und-ab", "up", "schwupps"])
def test_both_markers_of_a_card_are_read_in_poor_light_however_it_is_turned(name):
    detector = cv2.aruco.ArucoDetector(cv2.aruco.getPredefinedDictionary(DICTIONARY))
    deck = CodedDeck(drawn_deck(name))
    for place, code in enumerate(deck.codes[::3]):
        _, numbers, _ = detector.detectMarkers(photographed(deck.face(code, 4.0), 37.0 * place))
        assert numbers is not None
        assert [code_of_marker(name, int(number)) for number in numbers.ravel()] == [code, code]


def test_a_deck_with_markers_is_otherwise_the_plain_one():
    plain, coded = drawn_deck("schwupps"), CodedDeck(drawn_deck("schwupps"))
    assert (coded.name, coded.codes, coded.size, coded.looks) == (
        plain.name,
        plain.codes,
        plain.size,
        plain.looks,
    )
    assert [coded.copies(code) for code in coded.codes] == [plain.copies(code) for code in plain.codes]
    assert [coded.pile(code) for code in coded.codes] == [plain.pile(code) for code in plain.codes]
    one, other = (np.asarray(deck.face("red-3", 2.0)) for deck in (plain, coded))
    corner = (slice(0, 60), slice(0, 40))
    assert np.array_equal(one[corner], other[corner])
    assert coded.back(2.0, 1).tobytes() == plain.back(2.0, 1).tobytes()
