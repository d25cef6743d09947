"""Editions at the simulated table: drawn by number or from a folder, taught by the lesson and played with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from PIL import Image

from companion.decks.drawn.decks import drawn_edition
from companion.decks.eyes import live_eye
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.rehearsal.compared import compare
from companion.rehearsal.conditions import Conditions, world_of
from companion.rehearsal.editions import PicturedDeck, edition_of
from companion.rehearsal.errors import EditionError
from companion.rehearsal.layout import Kind
from companion.rehearsal.rehearsal import Rehearsal
from companion.rehearsal.taught import teach
from companion.rehearsal.teaching import Showing
from companion.rehearsal.truth import generated_truth
from companion.rehearsal.watched import SittingScreen, Watched
from companion.sitting import Sitting
from companion.texts import LANGUAGES, texts
from vision.scene.watcher import Watcher

UP = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "-2", "clear")
ONE_SET = 17
"""An edition of Up with one set of cards, all in one colour: thirteen faces are soon taught."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Pictures of an edition's faces, of one card in two looks, and of the back."""
    deck = drawn_edition("up", 2)
    for code in UP:
        deck.face(code, 4.0).convert("RGB").save(tmp_path / f"{code}.png")
    deck.face("7", 4.0, 1).convert("RGB").save(tmp_path / "7.2.png")
    deck.back(4.0).convert("RGB").save(tmp_path / "back.png")
    return tmp_path


def refused(game: str, named: str) -> list[str]:
    """What is said in each language where there are no such cards."""
    with pytest.raises(EditionError) as caught:
        edition_of(game, named)
    return [texts(language).reason(caught.value.reason) for language in LANGUAGES]


def test_a_number_is_a_drawn_edition_and_anything_else_a_folder(folder):
    assert edition_of("up", "12") == drawn_edition("up", 12)
    assert isinstance(edition_of("up", str(folder)), PicturedDeck)


def test_pictures_in_a_folder_are_cards_from_edge_to_edge_with_round_corners(folder):
    deck, drawn = edition_of("up", str(folder)), drawn_edition("up", 2)
    assert (deck.codes, deck.looks) == (UP, 2)
    assert deck.size == pytest.approx((88 * drawn.size[0] / drawn.size[1], 88), abs=0.5)
    face = deck.face("7", 3.0)
    assert face.size == tuple(round(side * 3) for side in deck.size)
    assert face.getpixel((0, 0))[3] == 0
    wanted = drawn.face("7", 4.0).convert("RGB").resize(face.size, Image.Resampling.BOX)
    differs = np.abs(np.asarray(face.convert("RGB"), int) - np.asarray(wanted, int))
    assert np.median(differs) < 3
    assert deck.face("7", 3.0, 0).tobytes() != deck.face("7", 3.0, 1).tobytes()
    assert deck.face("8", 3.0, 0).tobytes() == deck.face("8", 3.0, 1).tobytes()
    assert deck.back(3.0).size == face.size


def test_where_nobody_has_a_picture_of_the_back_one_is_drawn(folder):
    (folder / "back.png").unlink()
    deck = edition_of("up", str(folder))
    assert deck.back(2.0).size == deck.face("1", 2.0).size


def test_a_folder_that_is_not_there_or_holds_no_faces_is_refused_in_a_sentence(tmp_path):
    assert refused("up", str(tmp_path / "nowhere"))[0] == (
        f"There is no folder {tmp_path}/nowhere with an edition’s faces; name one, or a number from 0 on."
    )
    (tmp_path / "notes.txt").write_text("no picture")
    assert refused("up", str(tmp_path))[0] == (
        f"The folder {tmp_path} holds no faces; their pictures must be called CODE.png or CODE.jpg."
    )


def test_faces_that_are_missing_are_counted_and_the_first_is_named(folder):
    (folder / "5.png").unlink()
    assert refused("up", str(folder))[0] == f"The folder {folder} lacks one face, 5.png."
    (folder / "clear.png").unlink()
    english, german, _ = refused("up", str(folder))
    assert english == f"The folder {folder} lacks 2 faces, 5.png first."
    assert german == f"Im Ordner {folder} fehlen 2 Vorderseiten, zuerst 5.png."


def test_what_is_no_card_of_the_game_or_no_picture_of_a_face_is_refused(folder):
    (folder / "12.png").write_bytes((folder / "1.png").read_bytes())
    assert refused("up", str(folder))[0] == (
        "12.png is called after no card of this game; an edition’s pictures are called CODE.png, or back.png."
    )
    (folder / "12.png").unlink()
    (folder / "4.png").write_bytes(b"no picture at all")
    assert "4.png" in refused("up", str(folder))[0]
    for code in UP:
        Image.new("RGB", (300, 100)).save(folder / f"{code}.png")
    assert "no faces: a card stands upright" in refused("up", str(folder))[0]


def test_of_up_and_down_no_editions_are_drawn():
    english, *others = refused("up-and-down", "3")
    assert english == (
        "No editions of Up & Down are drawn, since any poker deck will do; name a folder of faces."
    )
    assert all(others)


def test_of_a_card_that_was_taught_before_its_next_look_is_laid_down():
    asked = iter([("7", 0), ("7", 1), None])
    now = next(asked)
    shown = Showing(
        world_of(Header("up", ("Kim", "Leah")), Conditions.EASY, 3), drawn_edition("up", 2), lambda: now
    )
    looks = []
    for _ in shown:
        lying = shown.layout.of(Kind.CARD)
        if lying and lying[0].thing.look not in looks:
            looks.append(lying[0].thing.look)
            now = next(asked)
    assert looks == [0, 1]


@pytest.mark.slow
def test_an_edition_is_taught_by_the_lesson_and_then_read_while_it_is_played_with(tmp_path):
    header = Header("up", ("Kim", "Leah"), {"end": {"rounds": 1}})
    truth = generated_truth(header, Random(2), mishaps=0.0)
    truth = replace(truth, steps=truth.steps[:4])
    world, deck = world_of(header, Conditions.EASY, 3), drawn_edition("up", ONE_SET)
    taught = teach(deck, "up", world, tmp_path)
    assert (taught.pictures, taught.insisted) == (13, ())
    evening = Evening.begin(Journal(tmp_path / "journal.sqlite"), header)
    eye = live_eye(evening.position, taught.chosen)
    sitting = Sitting(evening, Watcher(eye, table_size=world.table.top))
    watched = Watched(Rehearsal(truth, world, SittingScreen(sitting), deck=taught.deck), sitting)
    watched.to_the_end()
    outcome = compare(truth, [ruled.event for ruled in evening.ruled])
    assert outcome.first_difference is None
    assert outcome.right == outcome.events == 4


class Unseen:
    """An edition whose faces nobody sees."""

    def __init__(self, edition) -> None:
        self._edition = edition

    def __getattr__(self, name):
        return getattr(self._edition, name)

    def face(self, *_given):
        return Image.new("RGBA", (60, 90))


def test_a_card_that_the_lesson_never_takes_is_named(tmp_path):
    world = world_of(Header("up", ("Kim", "Leah")), Conditions.EASY, 3)
    with pytest.raises(EditionError, match=r"did not take the card \d,"):
        teach(Unseen(drawn_edition("up", ONE_SET)), "up", world, tmp_path, longest=3.0)
