"""A deck is taught from a folder of pictures, listed, and then looked for by its name."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pytest

from companion.commands.main import main
from tests.vision.decks import drawn_deck
from tests.vision.decks.drawn_deck import COLOURS, table
from tests.vision.decks.test_sheets import CODES as CARDS_OF_PAGE
from tests.vision.decks.test_sheets import page, photograph
from tests.vision.updown.bought_card import bought_card, laid
from vision.decks.deckfile import read_deck
from vision.sightings import Face

CODES = ("red-1", "red-2", "blue-2", "green-5")


@pytest.fixture
def pictures(tmp_path):
    folder = tmp_path / "pictures"
    folder.mkdir()
    for number, code in enumerate(CODES):
        cv2.imwrite(str(folder / f"{code}.png"), table((code, 380, 280, 15 * number), seed=number))
    return folder


def spoken(capsys):
    """What was said, and the last line of it as JSON."""
    said = capsys.readouterr()
    return said, json.loads(said.out.splitlines()[-1]) if said.out.startswith("{") else None


def test_a_taught_deck_is_listed_and_looked_for(pictures, tmp_path, capsys):
    data = ["--data", str(tmp_path / "data"), "--json"]
    assert main(["teach", "mine", "--from", str(pictures), *data]) == 0
    _, line = spoken(capsys)
    assert (line["deck"], line["cards"], line["refused"]) == ("mine", 4, [])
    assert main(["decks", *data]) == 0
    listed = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {deck["deck"]: deck["taught"] for deck in listed} == {
        "poker": False, "auf-und-ab": False, "up": False, "schwupps": False, "mine": True,
    }  # fmt: skip
    cv2.imwrite(str(tmp_path / "table.png"), table(("blue-2", 400, 300, 130)))
    assert main(["look", str(tmp_path / "table.png"), "--deck", "mine", *data]) == 0
    _, seen = spoken(capsys)
    assert [(card["card"], card["deck"]) for card in seen["cards"]] == [("blue-2", "mine")]


def test_more_pictures_of_a_card_are_one_card(pictures, tmp_path, capsys):
    cv2.imwrite(str(pictures / "red-1.2.png"), table(("red-1", 300, 320, 100), seed=8))
    (pictures / "._red-1.png").write_bytes(b"what some systems put beside every picture")
    assert main(["teach", "mine", "--from", str(pictures), "--data", str(tmp_path), "--json"]) == 0
    assert spoken(capsys)[1]["cards"] == 4


def test_all_learned_faces_are_written_with_their_names(pictures, tmp_path):
    sheet = tmp_path / "faces.png"
    words = ["teach", "mine", "--from", str(pictures), "--faces", str(sheet), "--data", str(tmp_path)]
    assert main(words) == 0
    written = cv2.imread(str(sheet))
    for colour in COLOURS.values():
        assert (np.abs(written.astype(int) - colour).max(axis=2) < 30).sum() > 1000


def test_a_card_that_does_not_fit_is_to_be_taught_again(pictures, tmp_path, capsys):
    whole = table(("red-6", 400, 300, 0), seed=9)
    cv2.imwrite(str(pictures / "red-6.png"), whole[:340, 250:550])
    assert main(["teach", "mine", "--from", str(pictures), "--data", str(tmp_path), "--json"]) == 1
    _, line = spoken(capsys)
    assert [card["card"] for card in line["again"]] == ["red-6"]


def test_a_picture_without_a_card_is_named_and_the_rest_is_learned(pictures, tmp_path, capsys):
    cv2.imwrite(str(pictures / "red-9.png"), np.full((300, 300, 3), 90, np.uint8))
    assert main(["teach", "mine", "--from", str(pictures), "--data", str(tmp_path), "--json"]) == 1
    said, line = spoken(capsys)
    assert line["cards"] == 4
    assert "red-9.png: No card is seen" in said.err


def test_a_picture_of_nothing_is_no_card_that_fills_it(pictures, tmp_path, capsys):
    noise = np.random.default_rng(1).normal(90, 4, (420, 300, 3))
    cv2.imwrite(str(pictures / "red-9.png"), np.clip(noise, 0, 255).astype(np.uint8))
    assert main(["teach", "mine", "--from", str(pictures), "--data", str(tmp_path), "--json"]) == 1
    said, line = spoken(capsys)
    assert line["cards"] == 4
    assert "red-9.png: No card is seen" in said.err


def test_a_folder_without_pictures_is_refused(tmp_path, capsys):
    assert main(["teach", "mine", "--from", str(tmp_path), "--data", str(tmp_path)]) == 2
    assert "holds no pictures" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "said"),
    [("nowhere", "does not exist: name the folder"), ("a.txt", "is a file: name the folder")],
)
def test_what_is_no_folder_of_pictures_is_refused_as_what_it_is(name, said, tmp_path, capsys):
    (tmp_path / "a.txt").write_text("")
    assert main(["teach", "mine", "--from", str(tmp_path / name), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"{tmp_path / name} {said} with the pictures.\n"


def test_pictures_that_cannot_be_read_are_named_where_none_can(tmp_path, capsys):
    (tmp_path / "red-1.jpg").write_bytes(b"?")
    assert main(["teach", "mine", "--from", str(tmp_path), "--data", str(tmp_path)]) == 2
    unread, none = capsys.readouterr().err.splitlines()
    assert "red-1.jpg cannot be read: it is no picture, or it is damaged" in unread
    assert none.startswith("No card is seen in the only picture")


def test_a_deck_that_was_there_before_is_kept(pictures, tmp_path, capsys):
    words = ["teach", "mine", "--from", str(pictures), "--data", str(tmp_path)]
    decks = tmp_path / "decks"
    decks.mkdir()
    (decks / "mine.deck").write_bytes(b"taught in a long evening")
    assert main(words) == 0
    said = capsys.readouterr().err
    assert said == f"The deck mine that was there before is kept in {decks / 'mine.deck.bak'}.\n"
    assert main(words) == 0
    assert (decks / "mine.deck.bak").read_bytes() == b"taught in a long evening"
    assert (decks / "mine.deck-2.bak").exists()


def test_a_page_of_cards_teaches_each_of_them(tmp_path, capsys):
    picture, _ = photograph(*page())
    folder = tmp_path / "pages"
    folder.mkdir()
    cv2.imwrite(str(folder / "red-1..3,blue-1..3,green-1..3.png"), picture)
    assert main(["teach", "mine", "--from", str(folder), "--data", str(tmp_path), "--json"]) == 0
    assert spoken(capsys)[1]["cards"] == 9
    learned = read_deck(tmp_path / "decks" / "mine.deck")
    assert learned.codes == CARDS_OF_PAGE
    for code, learned_face in zip(learned.codes, learned.faces, strict=True):
        wanted = cv2.resize(drawn_deck.face(code), learned_face.shape[1::-1], interpolation=cv2.INTER_AREA)
        assert np.abs(learned_face.astype(int) - wanted).mean() < 12


def test_a_page_of_cards_is_never_one_card(pictures, tmp_path, capsys):
    cv2.imwrite(str(pictures / "red-9.png"), photograph(*page())[0])
    assert main(["teach", "mine", "--from", str(pictures), "--data", str(tmp_path), "--json"]) == 1
    said, line = spoken(capsys)
    assert line["cards"] == 4
    assert "red-9.png: 9 cards are seen, 3 rows of 3: name the picture after all of them" in said.err


def test_cards_that_lie_apart_are_taught_by_one_picture_row_by_row(pictures, tmp_path):
    cards = [("blue-7", 600, 160, 0), ("red-7", 200, 180, 8), ("green-7", 400, 440, -20)]
    cv2.imwrite(str(pictures / "red-7,blue-7,green-7.png"), table(*cards))
    assert main(["teach", "mine", "--from", str(pictures), "--data", str(tmp_path)]) == 0
    learned = read_deck(tmp_path / "decks" / "mine.deck")
    for code in ("red-7", "blue-7", "green-7"):
        taught = learned.faces[learned.codes.index(code)]
        colour = np.median(taught[8:25, 60:120].reshape(-1, 3), axis=0)
        assert np.abs(colour - COLOURS[code.partition("-")[0]]).max() < 40


def test_a_picture_that_is_called_after_too_many_cards_is_named(pictures, tmp_path, capsys):
    cv2.imwrite(str(pictures / "green-6,green-7.png"), table(("green-7", 380, 280, 5)))
    assert main(["teach", "mine", "--from", str(pictures), "--data", str(tmp_path), "--json"]) == 1
    said, line = spoken(capsys)
    assert line["cards"] == 4
    assert "green-6,green-7.png: 2 cards are named, but one is seen" in said.err


def test_what_is_no_card_of_the_game_is_refused(pictures, tmp_path, capsys):
    words = ["--from", str(pictures), "--game", "auf-und-ab", "--data", str(tmp_path)]
    assert main(["teach", "mine", *words]) == 2
    assert "blue-2.png is no card of auf-und-ab" in capsys.readouterr().err


def test_the_cards_of_a_deck_with_a_games_name_are_that_games(pictures, tmp_path, capsys):
    data = ["--data", str(tmp_path)]
    assert main(["teach", "auf-und-ab", "--from", str(pictures), *data]) == 2
    assert capsys.readouterr().err == (
        "blue-2.png is no card of auf-und-ab: name each picture after its card’s code.\n"
    )
    assert main(["teach", "up", "--codes", "1,2,rot-5", "--camera", str(pictures), "--headless", *data]) == 2
    assert capsys.readouterr().err == "rot-5 is no card of up: choose another name for the deck.\n"


def test_an_unknown_deck_is_refused_with_the_names_of_the_known_ones(tmp_path, capsys):
    cv2.imwrite(str(tmp_path / "table.png"), table())
    assert main(["look", str(tmp_path / "table.png"), "--deck", "none", "--data", str(tmp_path)]) == 2
    assert "There is no deck none, only poker, auf-und-ab, schwupps, up" in capsys.readouterr().err


def test_a_damaged_deck_is_named(tmp_path, capsys):
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "mine.deck").write_bytes(b"nothing")
    assert main(["decks", "--data", str(tmp_path)]) == 1
    assert "mine.deck is no deck file" in capsys.readouterr().out


def test_a_folder_in_the_place_of_a_deck_is_named_and_the_others_are_listed(tmp_path, capsys):
    (tmp_path / "decks" / "bad.deck").mkdir(parents=True)
    (tmp_path / "decks" / "worse.deck").write_bytes(b"nothing")
    assert main(["decks", "--data", str(tmp_path)]) == 1
    *_own, bad, worse = capsys.readouterr().out.splitlines()
    assert bad.startswith("bad: bad.deck cannot be read (Is a directory)")
    assert worse.startswith("worse: worse.deck is no deck file")
    cv2.imwrite(str(tmp_path / "table.png"), table())
    assert main(["look", str(tmp_path / "table.png"), "--deck", "bad", "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("bad.deck cannot be read (Is a directory): copy the deck again")


def test_a_deck_is_taught_at_the_simulated_table_told_as_text(tmp_path, capsys):
    words = ["--camera", "simulated", "--headless", "--data", str(tmp_path), "--lang", "de"]
    assert main(["teach", "mine", "--codes", "red-1..2", *words]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "0/2  Bitte Rot 1 hinlegen",
        "1/2  Bitte Rot 2 hinlegen",
        f"mine: 2 Karten angelernt, in {tmp_path / 'decks' / 'mine.deck'}",
    ]
    assert main(["teach", "mine", "--again", "red-1", *words]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "1/2  Bitte Rot 1 hinlegen"


def test_pictures_before_a_camera_are_taken_one_after_the_other(pictures, tmp_path, capsys):
    words = ["--camera", str(pictures), "--codes", ",".join(sorted(CODES)), "--data", str(tmp_path), "--json"]
    assert main(["teach", "mine", *words]) == 0
    assert spoken(capsys)[1]["cards"] == 4


def test_a_lesson_that_ends_too_early_says_how_it_goes_on(pictures, tmp_path, capsys):
    words = ["--camera", str(pictures), "--codes", "a,b,c,d,e", "--headless", "--data", str(tmp_path)]
    assert main(["teach", "mine", *words]) == 1
    assert "One picture is still missing; `companion teach mine` goes on" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--headless"], "Say which cards the deck has"),
        (["--codes", "a,a"], "a stands in the list twice"),
        (["--codes", "a", "--camera", "simulated"], "only our own decks can be taught"),
        (["--codes", "a,b", "--again", "c"], "c is no card of mine: its cards are a, b"),
        (["--from", ".", "--again", "c"], "--again is for cards before the camera"),
    ],
)
def test_a_lesson_that_cannot_begin_says_what_to_do(words, sentence, tmp_path, capsys):
    assert main(["teach", "mine", *words, "--data", str(tmp_path)]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "number", "said"),
    [
        ("--pictures", "0", "must be a number from 1 to 20, not 0"),
        ("--pictures", "-3", "must be a number from 1 to 20, not -3"),
        ("--cards", "99999999999", "must be a number from 1 to 250, not 99999999999"),
        ("--cards", "0", "must be a number from 1 to 250, not 0"),
    ],
)
def test_an_impossible_number_of_cards_or_pictures_is_refused_in_one_line(option, number, said, capsys):
    with pytest.raises(SystemExit) as leaving:
        main(["teach", "mine", option, number])
    errors = capsys.readouterr().err
    assert (leaving.value.code, errors.count("\n")) == (2, 1)
    assert said in errors


def test_a_lesson_is_not_continued_with_other_cards(tmp_path, capsys):
    words = ["--camera", "simulated", "--headless", "--data", str(tmp_path)]
    assert main(["teach", "mine", "--codes", "red-1", *words]) == 0
    assert main(["teach", "mine", "--codes", "red-2", *words]) == 2
    assert "mine was begun with other cards" in capsys.readouterr().err
    assert main(["teach", "mine", "--again", "red-2", *words]) == 2
    assert "red-2 is no card of mine" in capsys.readouterr().err


def test_the_two_faces_of_a_bought_updown_card_are_asked_for_and_listed(tmp_path, capsys):
    faces = tmp_path / "faces"
    faces.mkdir()
    for number, face in enumerate((Face.UP, Face.DOWN)):
        cv2.imwrite(str(faces / f"{number}.png"), laid(bought_card(face), -92)[0])
    words = ["--camera", str(faces), "--headless", "--data", str(tmp_path), "--lang", "en"]
    assert main(["teach", "updown", *words]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == [
        "0/2  Lay down the UP face with its ♣ towards the picture’s lower edge",
        "1/2  Lay down the DOWN face with its ♣ towards the picture’s lower edge",
    ]
    cv2.imwrite(str(tmp_path / "table.png"), laid(bought_card(Face.UP), 3)[0])
    assert main(["look", str(tmp_path / "table.png"), "--data", str(tmp_path), "--json"]) == 0
    seen = spoken(capsys)[1]["updown"]
    assert (seen["face"], seen["suits"]) == ("UP", {"top": "D", "right": "H", "bottom": "S", "left": "C"})


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("UP-C", "The face DOWN of the UP&DOWN card is missing: show DOWN-C too"), ("UP", "says neither face")],
)
def test_an_updown_card_that_is_not_told_whole_is_refused(name, sentence, tmp_path, capsys):
    cv2.imwrite(str(tmp_path / f"{name}.png"), laid(bought_card(Face.UP), -92)[0])
    assert main(["teach", "updown", "--from", str(tmp_path), "--data", str(tmp_path)]) == 2
    assert sentence in capsys.readouterr().err


def test_a_ring_names_each_suit_once(tmp_path, capsys):
    with pytest.raises(SystemExit):
        main(["teach", "updown", "--ring", "CCDH", "--from", str(tmp_path)])
    assert "CCDH does not name the four suits C, D, H, S once each" in capsys.readouterr().err


@pytest.mark.parametrize("settings", ["", 'camera = "none"'])
def test_no_deck_is_taught_at_the_simulated_table_unless_that_is_asked_for(settings, tmp_path, capsys):
    (tmp_path / "settings.toml").write_text(settings)
    assert main(["teach", "mine", "--cards", "2", "--headless", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("No camera is chosen to show the cards to: ")
    assert not list((tmp_path).glob("decks/*"))
