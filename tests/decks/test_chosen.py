"""Taught decks take the place of our own: other languages' courts, and the UP&DOWN card of a bought game."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from companion.commands.main import main
from companion.commands.opening import ringed
from companion.decks.chosen import ChosenDecks, chosen_decks, own_deck
from companion.decks.drawn.poker import PokerDeck
from companion.decks.eyes import live_eye, still_eye
from companion.engines import Header, start
from companion.games.up_and_down.table.middle import turn_of_ring
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.stage import Stage
from companion.texts.errors import UnfitDeckError
from tests.vision.updown.bought_card import bought_card, laid
from vision.calibration import Calibration
from vision.decks.deck import Deck
from vision.decks.deckfile import write_deck
from vision.errors import DeckError
from vision.sightings import Face

GERMAN = {"J": "B", "Q": "D"}
CARDS = ("9H", "10H", "JH", "QH", "KH", "JS", "QS", "KS")
WORLD = make_world(Conditions.EASY, 3, 1)
POSITION = start(Header("up-and-down", ("Kim", "Leah", "Alex"))).position


class GermanDeck(PokerDeck):
    """A poker deck whose courts bear B, D and K."""

    def _index(self, sheet, rank, suit, ink):
        super()._index(sheet, GERMAN.get(rank, rank), suit, ink)


@pytest.fixture(scope="module")
def stage():
    return Stage(WORLD, GermanDeck())


@pytest.fixture(scope="module")
def decks(tmp_path_factory, stage):
    """A folder with the decks ``german`` and ``updown``, both taught from pictures."""
    cv2.setNumThreads(1)
    data = tmp_path_factory.mktemp("data")
    (data / "german").mkdir()
    for number, code in enumerate(CARDS):
        stage.layout = Layout((card(code, 10 * number, 5 * number, 3 * number),))
        cv2.imwrite(str(data / "german" / f"{GERMAN.get(code[0], code[:-1])}{code[-1]}.png"), stage.frame())
    (data / "updown").mkdir()
    for face, turn in ((Face.UP, 4), (Face.DOWN, -6)):
        # Its ring is D, H, S, C from the top: turned by half, diamonds lie at the picture's lower edge.
        picture, _ = laid(bought_card(face), turn + 180)
        cv2.imwrite(str(data / "updown" / f"{face.value}-D.png"), picture)
    words = ["--data", str(data)]
    assert main(["teach", "german", "--from", str(data / "german"), "--game", "up-and-down", *words]) == 0
    assert main(["teach", "updown", "--from", str(data / "updown"), *words]) == 0
    return data / "decks"


def card(code: str, x: float, y: float, turn: float) -> Lying:
    return Lying(Thing(Kind.CARD, code), Spot(x, y, turn), code)


def calibration() -> Calibration:
    corners = np.array([(-300, -200), (300, -200), (300, 200), (-300, 200)], np.float32)
    pixels = np.asarray(WORLD.lens.project(corners), np.float32)
    return Calibration(cv2.getPerspectiveTransform(pixels, corners), (1280, 720))


def test_other_languages_courts_are_taught_and_read_at_the_table(decks, stage):
    eye = live_eye(POSITION, ChosenDecks(decks, "german"))
    shown = ("JH", "QS", "KH", "9H")
    stage.layout = Layout(tuple(card(code, -150 + 100 * n, 30, 20 * n) for n, code in enumerate(shown)))
    seen = eye.see(stage.frame(), calibration())
    assert {one.code for one in seen.cards} == set(shown)
    assert {one.deck for one in seen.cards} == {"german"}


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_the_bought_card_is_read_in_play_with_its_turn_among_the_seats(decks, face, turn):
    picture, known = laid(bought_card(face), turn + 7)
    seen = live_eye(POSITION, ChosenDecks(decks)).see(picture, known).updown
    assert seen is not None
    assert seen.place is not None
    assert seen.face is face
    ours = {0: "S", 90: "H", 180: "D", 270: "C"}  # the suit that faces the table's lower edge
    turned = turn_of_ring(seen.suits, seen.place, tuple("DHSC"))
    assert turned is not None
    assert "DHSC"[turned] == ours[turn]


def test_the_bought_card_is_read_in_pictures_in_place_of_ours(decks):
    picture, _ = laid(bought_card(Face.DOWN), 30)
    seen = still_eye(["poker"], decks).see(picture).updown
    assert seen is not None
    assert seen.face is Face.DOWN


def test_without_a_taught_card_ours_is_looked_for(tmp_path):
    picture, _ = laid(bought_card(Face.UP), 0)
    assert still_eye(["poker"], tmp_path).see(picture).updown is None


def test_a_card_with_its_suits_in_another_order_is_no_card_of_the_game(decks):
    header = Header("up-and-down", ("Kim", "Leah", "Alex"), {"ring": ["C", "S", "H", "D"]})
    with pytest.raises(UnfitDeckError, match="bears the suits in the order DHSC"):
        live_eye(start(header).position, ChosenDecks(decks))


def test_decks_are_chosen_for_the_evening_or_in_the_settings(decks):
    assert chosen_decks("up-and-down", decks, ["german"], {}).cards == "german"
    assert chosen_decks("up-and-down", decks, [], {"up-and-down": "german"}).cards == "german"
    assert chosen_decks("up", decks, [], {"up-and-down": "german"}).cards is None
    assert chosen_decks("up-and-down", decks, ["german", "updown"], {}).updown == "updown"


@pytest.mark.parametrize(
    ("game", "name", "sentence"),
    [
        ("up", "german", "german is no deck of up: its card 10H is none there"),
        ("up", "mine", "There is no deck mine"),
        ("auf-und-ab", "poker", "poker is no deck of auf-und-ab"),
    ],
)
def test_a_deck_that_is_none_of_the_game_is_refused(decks, game, name, sentence):
    with pytest.raises(UnfitDeckError, match=sentence):
        chosen_decks(game, decks, [name], {})


@pytest.mark.parametrize(("game", "name"), [("schwupps", "schwupps"), ("up-and-down", "poker")])
def test_a_usual_deck_that_is_none_of_the_game_is_refused(game, name, tmp_path):
    assert chosen_decks(game, tmp_path, [], {}).cards is None
    taught = tmp_path / f"{name}.deck"
    face = own_deck("up").faces[0]
    write_deck(Deck(name, ("rot-5",), (face,), (60.0, 90.0)), taught)
    with pytest.raises(UnfitDeckError) as refused:
        chosen_decks(game, tmp_path, [], {})
    assert str(refused.value) == (
        f"{name} is no deck of {game}: its card rot-5 is none there; delete {taught}, or teach it anew."
    )


def test_a_chosen_updown_card_that_was_not_taught_or_is_none_is_refused(decks):
    with pytest.raises(UnfitDeckError, match="There is no UP&DOWN card mine"):
        live_eye(POSITION, ChosenDecks(decks, updown="mine"))
    with pytest.raises(DeckError, match="german is no UP&DOWN card"):
        live_eye(POSITION, ChosenDecks(decks, updown="german"))


def test_a_taught_deck_goes_before_ours_of_the_same_name(tmp_path):
    write_deck(own_deck("auf-und-ab"), tmp_path / "auf-und-ab.deck")
    position = start(Header("auf-und-ab", ("Kim", "Leah", "Alex"))).position
    assert live_eye(position, ChosenDecks(tmp_path)) is not None


def test_a_deck_of_ours_is_drawn_once_and_cannot_be_written_on():
    deck = own_deck("auf-und-ab")
    assert own_deck("auf-und-ab") is deck
    for picture in (*deck.faces, *deck.backs):
        with pytest.raises(ValueError, match="read-only"):
            picture[0, 0] = 0


def test_a_new_game_has_the_suits_in_the_order_of_the_taught_card(tmp_path):
    header = Header("up-and-down", ("Kim", "Leah", "Alex"))
    face = bought_card(Face.UP)
    write_deck(Deck("updown", ("UP-CHSD", "DOWN-CHSD"), (face, face), (88.0, 88.0)), tmp_path / "updown.deck")
    assert ringed(header, ChosenDecks(tmp_path)).options == {"ring": ["C", "H", "S", "D"]}
    assert ringed(header, None) is header
    assert ringed(Header("up", header.players), ChosenDecks(tmp_path)).options == {}
    agreed = Header("up-and-down", header.players, {"ring": ["D", "H", "S", "C"]})
    assert ringed(agreed, ChosenDecks(tmp_path)) is agreed
