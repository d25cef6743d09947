"""The deck check on pictures of the simulated table."""

from __future__ import annotations

import json

import cv2
import pytest

from companion.commands.main import main
from companion.decks.check import pack_of
from companion.engines import Header
from companion.rehearsal.conditions import Conditions, make_world
from companion.rehearsal.game_people import people_of, ring_of
from companion.rehearsal.layout import Kind, Layout, Lying, Spot, Thing
from companion.rehearsal.stage import Stage

HEADER = Header("up-and-down", ("Kim", "Leah"))
CODES = [code for code in pack_of(HEADER).copies if code != "9H"]


def spread(codes: list[str]) -> Layout:
    """Cards in two rows, crossways to each other a little."""
    spots = [Spot(90.0 * (n % 6) - 260.0, 190.0 * (n // 6) - 110.0, 6.0 * (n % 3)) for n in range(len(codes))]
    return Layout(
        tuple(Lying(Thing(Kind.CARD, code), spot, code) for code, spot in zip(codes, spots, strict=True))
    )


@pytest.fixture(scope="module")
def pictures(tmp_path_factory):
    """All cards but the nine of hearts, eleven in a picture."""
    folder = tmp_path_factory.mktemp("pictures")
    world = make_world(Conditions.EASY, 1, 2)
    played = people_of("up-and-down")
    stage = Stage(world, played.deck(world), ring_of(HEADER))
    paths = []
    for first in range(0, len(CODES), 11):
        stage.layout = spread(CODES[first : first + 11])
        paths.append(str(folder / f"{first}.png"))
        cv2.imwrite(paths[-1], stage.frame((), (), ()))
    return paths


def test_the_missing_card_is_named(pictures, capsys):
    assert main(["deckcheck", "up-and-down", *pictures, "--lang", "en"]) == 1
    assert capsys.readouterr().out == "43 of 44 cards seen\nMissing: 9♥\n"


def test_as_json_everything_is_told_by_code(pictures, capsys):
    assert main(["deckcheck", "up-and-down", pictures[0], pictures[0], "--json"]) == 1
    told = json.loads(capsys.readouterr().out)["deckcheck"]
    assert (told["seen"], told["size"], told["strange"], told["lacking"]) == (11, 44, {}, 0)
    assert told["double"] == dict.fromkeys(CODES[:11], 1), "the picture was there twice"


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (["up-and-down", "nowhere.jpg"], 1, "nowhere.jpg"),
        (["up", "--players", "30", "nowhere.jpg"], 2, "2 to 10 players"),
        (["up", "--players", "99999999999", "nowhere.jpg"], 2, "2 to 10 players; --players cannot be 99999"),
        (["up", "--players", "0", "nowhere.jpg"], 2, "2 to 10 players; --players cannot be 0."),
        (["schwupps", "--players", "-1", "nowhere.jpg"], 2, "2 to 5 players; --players cannot be -1."),
        (["up", "--deck", "mine", "nowhere.jpg"], 2, "There is no deck mine"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(arguments, status, sentence, capsys, tmp_path):
    assert main(["deckcheck", *arguments, "--data", str(tmp_path)]) == status
    assert sentence in capsys.readouterr().err
