"""What a command refuses it says in the owner's language, where the owner's own files are wrong."""

from __future__ import annotations

import pytest

from companion.commands.main import main
from companion.commands.refusals import refuse
from companion.evening.errors import SettingsError
from hardware.errors import CameraError


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", 'The settings {file}: "sound" must be true or false.\n'),
        ("de", "Die Einstellungen {file}: „sound“ muss true oder false sein.\n"),
        ("fr", "Les réglages {file} : « sound » doit être true ou false.\n"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--headless"], ["calibrate"], ["teach", "up"]])
def test_a_wrong_setting_stops_a_command_in_the_language_asked_for(command, language, said, tmp_path, capsys):
    file = tmp_path / "settings.toml"
    file.write_text('sound = "loud"')
    assert main([*command, "--data", str(tmp_path), "--lang", language]) == 2
    assert capsys.readouterr() == ("", said.format(file=file))


def test_the_language_of_the_settings_is_spoken_though_another_line_is_wrong(tmp_path, capsys):
    file = tmp_path / "settings.toml"
    file.write_text('language = "de"\nvolume = 3')
    assert main(["play", "--headless", "--data", str(tmp_path)]) == 2
    said = f"In den Einstellungen {file} steht „volume“, das es nicht gibt; diese Zeile löschen.\n"
    assert capsys.readouterr().err == said


def test_what_is_said_in_english_only_is_said_so(capsys):
    refuse(CameraError("There is no camera."), "de")
    refuse(SettingsError("A sentence\nof two lines."), "fr")
    assert capsys.readouterr().err == "There is no camera.\nA sentence�of two lines.\n"
