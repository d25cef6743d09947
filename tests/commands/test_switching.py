"""The machine is switched off, started again or left on its screen, asked once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from companion.cameras.chosen import ChosenCamera
from companion.commands import opened_window
from companion.commands.switching import KioskMachine, PowerSwitch, said_by
from companion.commands.windowed import WindowedEvening
from companion.engines import Reason
from companion.machine.first_run import FirstRun
from companion.machine.folders import folders
from companion.machine.power import Power
from companion.machine.settings import Settings
from companion.machine.watchdog import Watchdog
from tests.commands.person_at_the_window import PersonAtTheWindow, options
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

UNIT = Path(__file__).resolve().parents[2] / "scripts" / "system" / "tabletop-companion.service"


def machine(asked, said=None, *, by_status=False):
    """A kiosk whose systemctl says that; what it was asked for is noted."""
    return KioskMachine(False, PowerSwitch(by_status, lambda words: asked.append(words) or said))


@pytest.mark.parametrize(
    ("label", "power", "word"),
    [("Switch off", Power.OFF, "poweroff"), ("Start again", Power.AGAIN, "reboot"), ("End", None, None)],
)
def test_on_the_welcome_page_of_a_kiosk_it_is_asked_once(label, power, word, at_the_window):
    asked = []
    person = at_the_window("End", label, machine=machine(asked))
    assert person.evening.power is power
    assert person.script == []
    assert asked == ([("systemctl", "--no-block", "--no-ask-password", word)] if word else [])


def test_in_mid_evening_the_menu_leads_there(at_the_window):
    asked = []
    given = {"game": "up-and-down", "players": ("Kim", "Leah")}
    person = at_the_window(
        "Menu", "End", "Go on playing", "Menu", "End", "Switch off", machine=machine(asked), **given
    )
    assert (person.evening.power, len(asked)) == (Power.OFF, 1)


def test_a_machine_that_may_not_be_switched_says_why_and_goes_on(at_the_window):
    asked, read = [], []
    person = at_the_window(
        "End",
        "Switch off",
        lambda person: read.append(person.read),
        machine=machine(asked, said="Access denied"),
    )
    assert "The device cannot be switched from here: Access denied" in read[0]
    assert person.evening.power is None


def test_somebodys_computer_is_left_at_once_and_cannot_be_switched(at_the_window):
    labels = []
    person = at_the_window(lambda person: labels.extend(person.read), "End")
    assert person.script == []
    assert "Switch off" not in labels


def test_the_user_of_a_service_may_not_so_its_unit_does():
    asked = []
    assert machine(asked, said="Access denied", by_status=True).switch.turn(Power.OFF) is None
    assert asked == []
    assert PowerSwitch(run=lambda _: "Access denied").turn(Power.OFF) == Reason(
        "leaving-refused", (("why", "Access denied"),)
    )


@pytest.mark.parametrize(("label", "status"), [("End", 0), ("Switch off", 80), ("Start again", 81)])
def test_the_exit_status_says_what_people_said(label, status, tmp_path, monkeypatch):
    window = PersonAtTheWindow(["End", label])

    class Noted(WindowedEvening):
        def __init__(self, *given, **named) -> None:
            super().__init__(*given, **named)
            window.evening = self

    monkeypatch.setattr(opened_window, "WindowedEvening", Noted)
    settings = Settings(language="en", sound=False, first_run=FirstRun.DONE)
    nobody = ChosenCamera.named("none")
    listens = Watchdog("@a systemd that started it")
    given = (options(kiosk=True), folders(tmp_path), settings, nobody, listens)
    assert opened_window.play_in_window(*given, lambda **_wishes: window) == status


@pytest.mark.parametrize("power", Power)
def test_the_unit_acts_on_that_status_and_starts_nothing_again(power):
    lines = dict(
        line.split("=", 1) for line in UNIT.read_text().splitlines() if "=" in line and line[0] != "#"
    )
    assert str(power.status) in lines["RestartPreventExitStatus"].split()
    assert str(power.status) in lines["SuccessExitStatus"].split()
    assert f'"exited {power.status}") exec systemctl --no-block {power.value} ;;' in UNIT.read_text()


@pytest.mark.parametrize(
    ("program", "said"),
    [
        ("pass", None),
        ("import sys; sys.exit('Access denied')", "Access denied"),
        ("import sys; sys.exit(4)", "4"),
    ],
)
def test_what_systemctl_says_is_told(program, said):
    assert said_by((sys.executable, "-c", program)) == said


def test_a_machine_without_systemctl_says_so(monkeypatch):
    def gone(command, **_given):
        raise FileNotFoundError(2, "No such file or directory", command[0])

    monkeypatch.setattr(subprocess, "run", gone)
    assert "systemctl" in said_by(("systemctl", "poweroff"))
