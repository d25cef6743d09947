"""An evening in a window, driven by touches on what is written there."""

from __future__ import annotations

import json

import cv2
import numpy as np
import pygame
import pytest

from companion.cameras.recording import Recording
from companion.engines import Header, read_event
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.tables import known_table
from companion.machine.settings import read_settings
from companion.screens.intents import FindBoard, ShowCorners
from companion.screens.theme import LINEN
from companion.table.inputs import Action, Press
from companion.texts import texts
from hardware.cameras.protocol import Frame
from hardware.lamps import LampName
from tests.commands.person_at_the_window import ANEW, SET_UP, UNREAD, FakeSource, kept
from tests.commands.table_with_board import with_board
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy
from vision.calibration import Calibration
from vision.table.board import draw_board

CORNERS = ((0.2, 0.1), (0.8, 0.1), (0.8, 0.9), (0.2, 0.9))
"""A table's, around the middle of the picture, as parts of its width and height."""


def test_a_game_is_told_by_hand_without_any_camera(at_the_window, tmp_path):
    person = at_the_window(
        "key d", *SET_UP, "Menu", "Enter a play", "Card turned over", "Rule on it", "‹ Back",
        game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    assert "UP" in person.read
    steps = kept(tmp_path).games[0].steps
    assert [(step.entry.line["event"], step.entry.source) for step in steps] == [
        ("deal", "touch"), ("setup", "hand"), ("change", "hand"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "players", "script", "events"),
    [
        ("auf-und-ab", 3, ("Cards dealt",), ["deal"]),
        ("up", 2, ("Cards dealt", "Kim", *"7654", *"1238", "Rule on it"), ["deal"]),
        (
            "schwupps",
            2,
            ("Laid out", *["+1"] * 5, "red 5", "blue 5", "green 5", "yellow 5", "Rule on it"),
            ["setup"],
        ),
    ],
)
def test_every_game_is_told_by_hand(at_the_window, tmp_path, game, players, script, events):
    names = ("Kim", "Leah", "Alex")[:players]
    at_the_window("Menu", "Enter a play", *script, lambda _: None, game=game, players=names)
    steps = kept(tmp_path).games[0].steps
    assert [step.entry.line["event"] for step in steps] == events
    assert all(step.ruling.legal for step in steps)


def test_a_play_is_put_right(at_the_window, tmp_path):
    at_the_window(
        "key d", "Menu", *SET_UP, "key e", "Card turned over", "Rule on it", "‹ Back",
        *ANEW, "⌫", "Next ›", "♥", "Correct",
        game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    game = kept(tmp_path).games[0]
    assert [step.entry.source for step in game.steps[-2:]] == ["correction", "correction"]
    assert game.position.state()["facing"]["Kim"] == "H"
    assert game.position.state()["face"] == "DOWN"


def test_from_the_welcome_to_a_game_and_on_to_another(at_the_window, tmp_path):
    journal = Journal(tmp_path / "journal.sqlite")
    Evening.begin(journal, Header("up", ("Kim", "Leah", "Alex"))).end()
    journal.close()
    person = at_the_window(
        "New evening", "Up & Down\n2 to 4 people", "+ Player", "Kim", "+ Player", "Leah", "Begin",
        "key d", "Menu", "New game", "Up & Down\n2 to 4 people", "+ Player", "Alex", "Begin", "key d",
    )  # fmt: skip
    games = kept(tmp_path).games
    assert [game.header.players for game in games] == [("Kim", "Leah"), ("Kim", "Leah", "Alex")]
    assert [len(game.steps) for game in games] == [1, 1]
    assert person.waited == 2


def test_the_table_is_found_by_the_board_and_kept_for_the_camera(at_the_window, tmp_path):
    picture = np.full((720, 1280, 3), 120, np.uint8)
    sheet = draw_board(2.0)
    picture[150 : 150 + sheet.shape[0], 340 : 340 + sheet.shape[1]] = sheet
    at_the_window(
        "key v", "Find the table", "The printed board lies there", "Find the table",
        source=FakeSource(Frame(picture, 0.5)), camera="usb:0", players=("Kim", "Leah"),
    )  # fmt: skip
    assert known_table(tmp_path / "tables.json", "usb:0") is not None


def test_a_table_that_is_seen_poorly_is_told_once_it_is_found(at_the_window):
    picture = np.full((720, 1280, 3), 120, np.uint8)
    sheet = draw_board(1.5)
    picture[200 : 200 + sheet.shape[0], 400 : 400 + sheet.shape[1]] = sheet
    blurred = np.asarray(cv2.GaussianBlur(picture, (0, 0), 3.0), np.uint8)
    at_the_table: list[str] = []
    person = at_the_window(
        "key v", "Find the table", "The printed board lies there", *([lambda _: None] * 12),
        lambda person: at_the_table.extend(person.read), "Play all the same", lambda _: None,
        source=FakeSource(*(Frame(blurred, number / 10) for number in range(100))),
        camera="usb:0", players=("Kim", "Leah"),
    )  # fmt: skip
    assert "How well will I see?" in at_the_table
    assert any("sharpness" in text for text in at_the_table)
    assert "How well will I see?" not in person.read


def test_corners_that_are_no_table_are_refused_on_the_page(at_the_window, tmp_path):
    picture = np.full((72, 128, 3), 120, np.uint8)
    person = at_the_window(
        "key v", "Find the table", *["The picture"] * 4,
        lambda person: person.read.append("looked"),
        source=FakeSource(Frame(picture, 0.5)), camera="usb:0", players=("Kim", "Leah"),
    )  # fmt: skip
    assert any(text.startswith("That is no table") for text in person.read)
    assert known_table(tmp_path / "tables.json", "usb:0") is None


def test_what_is_wrong_with_the_camera_stands_on_the_table_page(at_the_window):
    person = at_the_window(
        lambda _: None, source=FakeSource(problems=(UNREAD,)), camera="usb:0",
        players=("Kim", "Leah"),
    )  # fmt: skip
    assert "A picture could not be read and is left out." in person.read


def test_a_changed_score_is_in_the_journal(at_the_window, tmp_path):
    person = at_the_window(
        "key s", "Change scores", "Leah", "4", "Save", game="up-and-down", players=("Kim", "Leah")
    )
    assert [edit.points for edit in kept(tmp_path).games[0].edits] == [(0, 4)]
    assert any("changed by the table: Leah +4" in text for text in person.read)


def test_the_evening_is_written_into_the_files_that_the_page_names(at_the_window, tmp_path):
    script = ("key d", "key s", "The evening", "Save scores and plays as files")
    person = at_the_window(*script, lambda _: None, game="up-and-down", players=("Kim", "Leah"))
    folder = tmp_path / "exports"
    assert {file.name for file in folder.iterdir()} == {"evening-1.csv", "evening-1.jsonl"}
    (said,) = (text.replace("\n", " ") for text in person.read if text.startswith("Written:"))
    assert all(what in said for what in (str(folder), "evening-1.csv", "evening-1.jsonl"))


def test_an_evening_is_recorded_in_a_folder_if_somebody_asks_for_it(at_the_window, tmp_path):
    picture = np.full((720, 1280, 3), 90, np.uint8)
    source = FakeSource(Frame(picture, 0.0), *(Frame(picture, 1.0 + number) for number in range(40)))
    at_the_table: list[str] = []
    person = at_the_window(
        *("key v", "Record this evening", "key escape", lambda _: None),
        lambda person: at_the_table.extend(person.read),
        *("key v", "Stop recording", lambda _: None),
        source=source, camera="usb:0", game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    assert "● REC" in at_the_table
    assert "Record this evening" in person.read
    (film,) = (tmp_path / "films").iterdir()
    assert film.name == "evening-1"
    assert {file.name for file in film.iterdir()} == {
        "film.mkv",
        "recording.jsonl",
        "seen.jsonl",
        "true.jsonl",
    }
    assert cv2.VideoCapture(str(film / "film.mkv")).read()[0]


def test_what_is_touched_told_and_put_right_while_it_records_is_in_the_film(at_the_window, tmp_path):
    picture = np.full((720, 1280, 3), 90, np.uint8)
    at_the_window(
        *("key v", "Record this evening", lambda _: None, "key escape", lambda _: None, "key d", "Menu"),
        *(*SET_UP[:-1], *ANEW, "⌫", "⌫", "▲ UP", "♣", "Correct", lambda _: None),
        source=FakeSource(*(Frame(picture, number / 2) for number in range(60))), camera="usb:0",
        game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    film = tmp_path / "films" / "evening-1"
    presses = [moment.action for moment in Recording(film) if isinstance(moment, Press)]
    assert presses == [Action.DEALT]
    told = {name: (film / name).read_text().splitlines()[1:] for name in ("seen.jsonl", "true.jsonl")}
    assert [json.loads(line)["event"] for line in told["seen.jsonl"]] == ["deal"]
    deal, setup = (json.loads(line) for line in told["true.jsonl"])
    assert (deal["event"], setup["event"], setup["face"]) == ("deal", "setup", "UP")


def test_a_folder_that_is_named_gets_the_film_from_the_beginning(at_the_window, tmp_path):
    picture = np.full((720, 1280, 3), 90, np.uint8)
    read = []
    at_the_window(
        *(lambda _: None, lambda person: read.extend(person.read), "key d", lambda _: None),
        source=FakeSource(*(Frame(picture, number / 2) for number in range(20))), camera="usb:0",
        game="up-and-down", players=("Kim", "Leah"), frames=tmp_path / "mine",
    )  # fmt: skip
    assert "● REC" in read
    first, *moments = Recording(tmp_path / "mine")
    assert first.time == 0.0
    assert [moment.action for moment in moments if isinstance(moment, Press)] == [Action.DEALT]


def test_what_is_chosen_holds_at_once_and_at_the_next_start(at_the_window, tmp_path):
    (tmp_path / "settings.toml").write_text("# ours\n[lamps]\nillegal = 22\n")
    ground = []
    person = at_the_window(
        "Settings", "Light linen", "2 min", "Pictures …", "Keep here", "‹ Back", "Français", "‹ Retour",
        lambda person: ground.append(person.evening._canvas.surface.get_at((0, 0))[:3]),
    )  # fmt: skip
    assert ground == [LINEN.ground]
    assert "Nouvelle soirée" in person.read
    kept = read_settings(tmp_path / "settings.toml")
    assert (kept.language, kept.theme, kept.reminder, kept.cases) == ("fr", "linen", 120.0, True)
    assert kept.lamps == ((LampName("illegal"), 22),)
    assert (tmp_path / "settings.toml").read_text().startswith("# ours\n")


def test_the_reminder_that_is_chosen_in_a_game_holds_for_it(at_the_window):
    def after(seconds):
        return lambda person: reminded.append(person.evening._game.sitting.time.remind_after == seconds)

    reminded: list[bool] = []
    at_the_window(
        *("key d", "Menu", "Settings", "30 s", after(30.0), "Never", after(None)),
        game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    assert reminded == [True, True]


def test_the_doctor_examines_the_machine_from_the_settings(at_the_window, tmp_path):
    person = at_the_window("Settings", "Does everything work?", lambda _: None)
    assert any("journal" in text for text in person.read)


@pytest.mark.parametrize("cases", [True, False])
def test_a_misread_play_is_kept_only_if_the_owner_allows_it(at_the_window, tmp_path, cases):
    frame = Frame(np.full((72, 128, 3), 90, np.uint8), 0.5)
    at_the_window(
        lambda _: None, "key d", "Menu", *SET_UP, *ANEW, "⌫", "⌫", "▲ UP", "♣", "Correct",
        source=FakeSource(frame), cases=cases, game="up-and-down", players=("Kim", "Leah"),
    )  # fmt: skip
    files = sorted(file.suffix for file in (tmp_path / "cases").glob("*"))
    assert files == ([".jpg", ".json"] if cases else [])


def test_a_double_tap_passes_once_and_takes_one_play_back(at_the_window, tmp_path):
    def tell(person):
        evening = person.evening._game.sitting.evening
        hands = {"event": "deal", "hands": {"Ann": None}}
        del hands["hands"]
        for line in (hands, {"event": "play", "player": "Ann", "cards": ["0-0"], "count": 1}):
            person.evening._game.sitting.referee.enter(
                read_event(line, evening.game.rules, evening.header), 1.0
            )

    at_the_window(tell, "twice key space", "twice key u", game="auf-und-ab", players=("Ann", "Bob", "Cem"))
    events = [step.entry.line["event"] for step in kept(tmp_path).games[0].steps]
    assert events == ["deal", "play", "pass", "undo"]


def test_a_lesson_is_begun_from_the_welcome_page_and_stopped(at_the_window):
    pictures = []

    def look(person) -> None:
        pictures.append(pygame.image.tobytes(person.page, "RGB"))

    at_the_window("Teach a deck", look, "Auf und Ab", look, "key escape", look, "‹ Back", camera="simulated")
    decks, lesson, afterwards = pictures
    assert lesson != decks
    assert afterwards == decks


def test_the_lesson_of_the_deck_that_was_touched_is_begun(at_the_window, tmp_path):
    list_of_it = tmp_path / "decks" / "auf-und-ab.pictures" / "course.json"
    list_of_it.parent.mkdir(parents=True)
    list_of_it.write_text("damaged")
    person = at_the_window("Teach a deck", "Auf und Ab", lambda _: None, camera="simulated")
    assert any(str(list_of_it.parent) in text for text in person.read)


def test_without_a_camera_no_deck_is_taught(at_the_window):
    person = at_the_window(lambda _: None)
    assert "Teach a deck" not in person.read


def test_a_lesson_that_cannot_begin_says_why_and_the_evening_goes_on(at_the_window, tmp_path):
    course = tmp_path / "decks" / "up.pictures" / "course.json"
    course.parent.mkdir(parents=True)
    course.write_text("damaged")
    why = []
    person = at_the_window(
        "Teach a deck", "Up", lambda person: why.append(" ".join(person.read)), "‹ Back",
        lambda person: None, camera="simulated",
    )  # fmt: skip
    assert f"Delete the folder {course.parent} to begin anew." in why[0]
    assert "New evening" in person.read


def test_without_its_camera_a_lesson_says_so_in_the_language_of_the_screen(at_the_window):
    why: list[str] = []
    teach = texts("de").say("decks-title")
    at_the_window("Deutsch", teach, "Up", lambda person: why.extend(person.read), camera="/nothing")
    assert any(text.startswith("Die Kamera „/nothing“ lässt sich nicht benutzen") for text in why)


@pytest.mark.parametrize("given", [FindBoard(), ShowCorners(CORNERS, mirrored=True)])
@pytest.mark.parametrize("looks", [1, 20])
def test_a_table_is_found_in_a_mirrored_picture(at_the_window, tmp_path, given, looks):
    picture = np.ascontiguousarray(with_board()[:, ::-1])
    source = FakeSource(Frame(picture, 0.5))
    person = at_the_window(
        *[lambda _: None] * looks, lambda person: person.evening._follow(given),
        source=source, camera="usb:0", players=("Kim", "Leah"),
    )  # fmt: skip
    assert len(source.heeded) == 1
    assert source.found_anew == 1  # who shows the table wants it seen well
    known = known_table(tmp_path / "tables.json", "usb:0")
    assert known.mirrored
    assert person.evening._game.sitting.watching.mirrored
    middle = Calibration.from_dict(known.calibration).to_table(np.array([[639.0, 360.0]]))
    np.testing.assert_allclose(middle, [[0, 0]], atol=2.0)
