"""What a command refuses it says in the owner's language, where the owner's own files are wrong."""

from __future__ import annotations

import json
from string import Formatter

import pytest
from gpiozero.pins.mock import MockFactory

import assets.bounds.errors
import hardware.errors
import vision.errors
from assets.trouble import trouble_of
from companion.commands import play
from companion.commands.console import options_of
from companion.commands.main import main
from companion.commands.opening import Openers
from companion.commands.refusals import refuse
from companion.engines import HeaderError
from companion.machine.errors import SettingsError
from companion.texts import texts
from companion.texts.errors import reason_of, reason_of_trouble
from hardware.lamps import Lamps


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


def test_what_a_records_header_lacks_is_said_in_english(capsys):
    refuse(HeaderError("Two players have the same name."), "de")
    assert capsys.readouterr().err == "Two players have the same name.\n"


def test_a_name_of_two_lines_is_told_on_one(capsys):
    refuse(SettingsError(reason_of("trouble-settings-unknown", file="a\nb", name="x")), "en")
    assert capsys.readouterr().err.startswith("The settings a�b hold")


FLAWS = [*assets.bounds.errors.Flaw, *hardware.errors.HardwareFlaw, *vision.errors.VisionFlaw]

Flaw = assets.bounds.errors.Flaw | hardware.errors.HardwareFlaw | vision.errors.VisionFlaw


def facts_of(flaw: Flaw) -> dict[str, str]:
    """A fact for each place in a flaw's sentence."""
    return {name: f"<{name}>" for _, name, _, _ in Formatter().parse(flaw.value) if name}


def test_no_two_flaws_share_a_message():
    names = [flaw.name for flaw in FLAWS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("flaw", FLAWS, ids=lambda flaw: flaw.name)
def test_hardware_vision_and_bounds_say_in_english_what_the_english_texts_say(flaw):
    trouble = trouble_of(flaw, **facts_of(flaw))
    assert texts("en").reason(reason_of_trouble(trouble)) == str(trouble)


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("flaw", FLAWS, ids=lambda flaw: flaw.name)
def test_every_flaw_is_told_in_the_other_languages_with_all_its_facts(flaw, language):
    facts = facts_of(flaw)
    said = texts(language).reason(reason_of_trouble(trouble_of(flaw, **facts)))
    assert said != flaw.value.format_map(facts)
    assert [fact for fact in facts.values() if fact not in said] == []


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (
            ["look", "{folder}/none.jpg"],
            1,
            "Das Bild {folder}/none.jpg ist nicht lesbar: No such file or directory.",
        ),
        (["look", "{folder}/none.jpg", "--deck", "mine"], 2, "Es gibt kein Deck mine, nur poker, "),
        (["deckcheck", "up", "x.jpg", "--players", "30"], 2, "Up ist für 2 bis 10 Spieler; --players kann"),
        (["play", "--headless", "--camera", "usb:x"], 2, "„usb:x“ ist keine USB-Kamera; usb, usb:0 oder"),
        (["calibrate", "--camera", "film.mkv"], 2, "Es gibt keine Kamera, kein Video, kein Bild und keinen"),
        (["teach", "mine", "--from", "{folder}/none"], 2, "{folder}/none gibt es nicht: den Ordner mit den "),
        (["teach", "mine", "--codes", "a,a", "--camera", "none"], 2, "a steht zweimal in der Liste"),
        (["print", "mau-mau", "-o", "x.pdf"], 2, "Es gibt keine Bögen „mau-mau“; es gibt board, "),
        (
            ["print", "board", "-o", "{folder}/no/x.pdf"],
            2,
            "{folder}/no/x.pdf lässt sich nicht schreiben: No such file",
        ),
        (
            ["export", "-o", "x.txt"],
            2,
            "x.txt endet weder auf .jsonl noch auf .csv, .webp oder .jpg; mit --format sagen, was",
        ),
        (["referee", "{folder}/none.jsonl"], 2, "{folder}/none.jsonl ist nicht lesbar: No such file or"),
        (["rehearse", "{folder}/none.jsonl"], 2, "Die Aufzeichnung {folder}/none.jsonl ist nicht lesbar: "),
        (["scores"], 2, "In {folder} ist noch kein Abend"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_every_command_says_what_is_wrong_in_the_language_asked_for(words, status, said, tmp_path, capsys):
    given = [word.format(folder=tmp_path) for word in words]
    assert main([*given, "--data", str(tmp_path), "--lang", "de"]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(said.format(folder=tmp_path))
    assert err.count("\n") == 1


def test_as_json_a_picture_that_cannot_be_read_is_told_in_the_language_asked_for(tmp_path, capsys):
    picture = tmp_path / "none.jpg"
    assert main(["look", str(picture), "--json", "--data", str(tmp_path), "--lang", "fr"]) == 1
    said = f"Impossible de lire l’image {picture} : No such file or directory."
    assert json.loads(capsys.readouterr().out) == {"picture": str(picture), "error": said}


@pytest.mark.parametrize(
    ("wiring", "said"),
    [
        (
            "[buttons]\nundo = 99",
            "Le bouton undo est réglé sur GPIO 99 ; il n’y a que GPIO 2 à 27.",
        ),
        ("[buttons]\nundo = 5\npass = 5", "GPIO 5 est donné à deux boutons, undo et pass."),
        ("[lamps]\nillegal = 5", "La lampe illegal sur GPIO 5 est inutilisable : no pins."),
    ],
)
def test_pins_that_cannot_be_used_are_told_with_the_settings_file(wiring, said, tmp_path, capsys):
    class NoPins(MockFactory):
        def pin(self, _name):
            raise RuntimeError("no pins")

    openers = Openers(lamps=lambda pins: Lamps(pins, NoPins()))
    file = tmp_path / "settings.toml"
    file.write_text(wiring)
    words = ["play", "--headless", "--camera", "none", "--data", str(tmp_path), "--lang", "fr"]
    assert play.run(options_of(words), openers=openers) == 2
    assert capsys.readouterr().err == f"Les réglages {file} : {said}\n"
