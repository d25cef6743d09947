"""`companion doctor --try`, and the same by touch: buttons, lamps and the camera's live picture."""

from __future__ import annotations

import json

import pytest

from companion.cameras.chosen import NO_CAMERA, ChosenCamera
from companion.commands import doctor
from companion.commands.finding import by_board
from companion.commands.looking import Looking
from companion.commands.main import main
from companion.commands.opened_window import play_in_window
from companion.commands.trial_told import TrialTold
from companion.commands.trying_out import TryingOut
from companion.evening.tables import KnownTable
from companion.machine.folders import folders
from companion.machine.settings import Settings
from companion.machine.watchdog import Watchdog
from companion.texts import texts
from tests.commands.person_at_the_window import PersonAtTheWindow, kept, options, sees_every_page
from tests.commands.table_with_board import with_board
from tests.commands.test_first_run_by_touch import BoardCamera, Clock, look, notes
from tests.examination.test_trial import SETTINGS, OnPins
from tests.hardware.wired_pins import SUPPLY
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy


@pytest.fixture
def board():
    board = OnPins()
    yield board
    board.pins.reset()


def told(board, capsys, *, press=(), as_json=False, seconds=3.0, settings=SETTINGS):
    """What is printed while these buttons are pressed; whether all was well."""
    waiting = list(press)

    def pause(passed) -> None:
        board.clock.now += max(passed, 0.05)
        if waiting and board.clock.now > 13.0:
            pin, to = waiting.pop(0)
            board.pins.press(pin, to)

    telling = TrialTold(settings, texts("en"), as_json=as_json, clock=board.clock, pause=pause)
    well = telling.tell_all(board.trial(settings), seconds)
    return well, capsys.readouterr().out.splitlines()


def test_lamps_are_lit_and_presses_told_and_what_was_not_pressed(board, capsys):
    well, lines = told(board, capsys, press=[(17, False)])
    assert well is False
    assert lines == [
        "Lamps, each for a second. One that stays dark: turn it round, and look at its resistor and wires.",
        "  illegal play, GPIO 22",
        "  turn, seat 2, GPIO 23",
        "Press each button once, within 3 seconds:",
        "✓ Undo (GPIO 17)",
        "– Pass, at the seat below (GPIO 5) was not pressed, or its wires are off: one goes to that pin, the "
        "other to 3.3 V.",
    ]


def test_it_ends_as_soon_as_each_button_was_pressed(board, capsys):
    well, lines = told(board, capsys, press=[(17, False), (5, SUPPLY)], seconds=300)
    assert well is True
    assert lines[-1] == "✓ Pass, at the seat below (GPIO 5)"
    assert board.clock.now < 20


def test_programs_get_a_line_for_each_lamp_and_button(board, capsys):
    _, lines = told(board, capsys, press=[(17, False)], as_json=True)
    assert [json.loads(line) for line in lines] == [
        {"lamp": "illegal", "seat": None, "pin": 22},
        {"lamp": "turn", "seat": 1, "pin": 23},
        {"button": "undo", "seat": None, "pin": 17, "pressed": True},
        {"button": "pass", "seat": 0, "pin": 5, "pressed": False},
    ]


def test_pins_that_something_else_holds_are_told_with_what_to_do(capsys):
    board = OnPins(busy={17})
    well, lines = told(board, capsys)
    assert well is False
    assert lines[0] == "The button undo on GPIO 17 cannot be used: GPIO busy."
    assert "sudo systemctl stop tabletop-companion.service" in lines[1]
    board.pins.reset()


def test_without_buttons_and_lamps_that_is_said_and_nothing_is_wrong(board, capsys):
    well, lines = told(board, capsys, settings=Settings())
    assert (well, lines) == (True, ["No push buttons are set up.", "No lamps are set up."])


def test_the_doctor_tries_them_out_when_it_is_asked(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(doctor, "examine", lambda _places: ())
    assert main(["doctor", "--try", "1", "--data", str(tmp_path), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == ["No push buttons are set up.", "No lamps are set up."]
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""
    (tmp_path / "settings.toml").write_text("[buttons]\nfire = 17\n")
    assert main(["doctor", "--try", "--data", str(tmp_path), "--lang", "en"]) == 1


def by_touch(board, *script, camera="none", table=None, opens=None, clock=None):
    """Somebody before the page on which all is tried out."""
    person = PersonAtTheWindow(script)
    looking = Looking() if opens is None else Looking(opens)
    page = TryingOut(
        person, Settings(language="en", **TRIED), ChosenCamera.named(camera), table, board.trial(), looking
    )
    person.evening = page
    page.run()
    return page


TRIED = {"buttons": SETTINGS.buttons, "to_3v3": SETTINGS.to_3v3, "lamps": SETTINGS.lamps}


def test_a_pressed_button_and_the_lit_lamp_are_seen_on_the_page(board):
    seen = []

    def mark(person) -> None:
        seen.append({pin for pin in (22, 23) if board.pins.pin(pin).state})

    page = by_touch(
        board, look, lambda person: board.pins.press(17), look, mark,
        lambda person: setattr(board.clock, "now", board.clock.now + 1.0), look, mark, "‹ Back",
    )  # fmt: skip
    assert page.left is False
    assert seen == [{22}, {23}]
    assert {name.action for name in page._trial.pressed} == {"undo"}


def test_how_well_the_table_is_seen_is_measured_on_the_live_picture(board):
    clock, read = Clock(), []
    camera = BoardCamera(clock)
    table = KnownTable(by_board(with_board(), (900.0, 900.0)).calibration.as_dict())

    def passes(person) -> None:
        clock.now += 0.1

    by_touch(
        board, look, notes(read), *[passes] * 30, look, notes(read), "‹ Back",
        camera="usb:0", table=table, opens=lambda _name, **_wishes: camera,
    )  # fmt: skip
    assert "The camera is being looked through …" in read[0]
    assert any(text.startswith(("the table is seen well", "not seen well")) for text in read[1])
    assert camera.closed


@pytest.mark.parametrize(
    ("camera", "said"),
    [
        ("usb:0", "not measured: the table has not been found yet → “Set up …” in the settings finds it."),
        ("none", "not measured: no camera shows a table"),
    ],
)
def test_where_nothing_can_be_measured_that_is_said_with_what_to_do(board, camera, said):
    read = []
    by_touch(
        board, look, look, notes(read), "‹ Back",
        camera=camera, opens=lambda _name, **_wishes: BoardCamera(Clock()),
    )  # fmt: skip
    assert said in read[0]


def test_an_evening_goes_on_after_all_was_tried_out(tmp_path, monkeypatch):
    read = []

    person = PersonAtTheWindow([
        look, "Menu", "Settings", "Does everything work?", look, "Try buttons and lamps …", notes(read),
        "‹ Back", look, notes(read),
    ])  # fmt: skip
    sees_every_page(monkeypatch, person)
    monkeypatch.setattr("companion.commands.windowed.examine", lambda *_given: ())
    settings = Settings(language="en", sound=False)
    given = (options(game="up", players=("Kim", "Leah")), folders(tmp_path), settings, NO_CAMERA, Watchdog())
    assert play_in_window(*given, lambda **_wishes: person) == 0
    assert "No push buttons are set up." in read[0]
    assert "Menu" in read[1]
    assert kept(tmp_path).number == 1
