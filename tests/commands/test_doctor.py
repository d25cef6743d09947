"""``companion doctor`` names every part, and what to do about what does not work."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace

import cv2
import numpy as np
import pytest

from assets.trouble import trouble_of
from companion.commands.main import main
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.evening.tables import KnownTable, keep_table
from companion.examination import examine
from companion.examination.kept import examine_disk, examine_journals
from companion.examination.machine import examine_buttons, examine_camera, examine_screen
from companion.examination.sight import found_of
from companion.examination.voice import examine_voice
from companion.machine.findings import Health, Part
from companion.machine.folders import folders
from companion.machine.settings import Settings
from companion.machine.update import FAILED_UPDATE
from companion.texts import texts
from companion.texts.errors import reason_of_trouble
from hardware.errors import HardwareFlaw
from hardware.speech.engines import Engine
from tests.hardware.plugged import Plugged
from tests.hardware.real_picamera2 import picamera2_with, without_picamera2
from tests.hardware.recorded_modules import MODULE_3
from tests.vision.quality.test_quality import WELL as WELL_SEEN
from vision.calibration import Calibration
from vision.table.board import draw_board


def test_every_part_is_named_in_json(tmp_path, capsys):
    main(["doctor", "--json", "--data", str(tmp_path)])
    findings = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [finding["part"] for finding in findings] == [part.value for part in Part]
    assert {finding["health"] for finding in findings} <= {"works", "missing", "broken"}


def test_it_tells_that_the_newest_version_could_not_be_started(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv(FAILED_UPDATE, "0.2.0")
    main(["doctor", "--lang", "en", "--data", str(tmp_path)])
    said = capsys.readouterr().out
    assert "version 0.2.0 could not be started, so the one before is used" in said
    assert "`journalctl -u tabletop-companion` says why" in said


@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_speaks_the_chosen_language(language, tmp_path, capsys):
    words = texts(language)
    main(["doctor", "--lang", language, "--data", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    names = [words.say(f"doctor-part-{part.value}") for part in Part]
    assert [name for name in names if any(line[2:].startswith(f"{name} ") for line in lines)] == names


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 evenings, 1 at the simulated table"),
        ("de", "2 Abende, 1 am simulierten Tisch"),
        ("fr", "2 soirées, 1 à la table simulée"),
    ],
)
def test_evenings_at_the_simulated_table_are_counted_too(language, said, tmp_path, capsys):
    for name, evenings in (("journal", 2), ("simulated", 1)):
        with closing(Journal(tmp_path / f"{name}.sqlite")) as journal:
            for _ in range(evenings):
                Evening.begin(journal, Header("up-and-down", ("Kim", "Leah"))).end()
    main(["doctor", "--lang", language, "--data", str(tmp_path)])
    assert f"{tmp_path}/journal.sqlite, {said}\n" in capsys.readouterr().out


def test_a_damaged_journal_of_the_simulated_table_is_found(tmp_path, capsys):
    (tmp_path / "simulated.sqlite").write_bytes(b"no journal at all" * 500)
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    said = f"✗ journal  Nothing can be read of the journal {tmp_path}/simulated.sqlite"
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("held", ["journal", "simulated"])
def test_the_journal_that_is_open_is_counted_as_it_is_held(held, tmp_path):
    places = folders(tmp_path)
    for name in ("journal", "simulated"):
        with closing(Journal(tmp_path / f"{name}.sqlite")) as journal:
            Evening.begin(journal, Header("up-and-down", ("Kim", "Leah"))).end()
    with closing(Journal(tmp_path / f"{held}.sqlite")) as journal:
        Evening.begin(journal, Header("up-and-down", ("Kim", "Leah")))
        facts = dict(examine_journals(places, journal).what.facts)
    expected = {"journal": (2, 1), "simulated": (1, 2)}[held]
    assert (facts["count"], facts["simulated"]) == expected


def test_broken_settings_are_found_and_named(tmp_path, capsys):
    (tmp_path / "settings.toml").write_text('theme = "neon"')
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "✗ settings The settings" in said
    assert '"theme" must be one of felt, linen' in said


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("[buttons]\nundo = 99", "The button undo is set to GPIO 99; there are only GPIO 2 to 27."),
        ("[buttons]\nundo = 17\ndealt = 17", "GPIO 17 is given to two buttons"),
        ("[lamps]\nillegal = 99", "The lamp illegal is set to GPIO 99; there are only GPIO 2 to 27."),
        ('[decks]\nup = "club"', "There is no deck club"),
        ('[decks]\nup = "schwupps"', "schwupps is no deck of up"),
        ('[decks]\nupdown = "club"', "There is no UP&DOWN card club"),
        ('camera = "/nowhere/film.mp4"', 'There is no camera, video, picture or folder "/nowhere/film.mp4"'),
    ],
)
def test_settings_that_an_evening_would_refuse_are_found(settings, said, tmp_path, capsys):
    (tmp_path / "settings.toml").write_text(settings)
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    line, remedy = capsys.readouterr().out.split("✗ settings ")[1].splitlines()[:2]
    assert line.startswith(said)
    assert f"Mend {tmp_path}/settings.toml, or take that line out." in remedy


@pytest.mark.parametrize(
    ("chosen", "said", "remedy"),
    [
        ("simulated", "✓ camera   none: the settings choose the simulated table", False),
        ("none", "✓ camera   none: by the settings plays are entered by hand", False),
        ("usb:7", "– camera   usb:7 is chosen in the settings but is not here; it is waited for", True),
        ("usb:x", '– camera   "usb:x" is no USB camera; say usb, usb:0 or usb:1.', False),
    ],
)
def test_the_camera_that_the_settings_choose_is_looked_for(chosen, said, remedy, tmp_path, capsys):
    (tmp_path / "settings.toml").write_text(f'camera = "{chosen}"')
    main(["doctor", "--data", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    assert said in lines
    assert lines[lines.index(said) + 1].lstrip().startswith("→ Plug in") is remedy


def test_a_raspberry_pi_without_picamera2_is_told_how_to_get_it(tmp_path, monkeypatch):
    Plugged(tmp_path, monkeypatch)
    without_picamera2(monkeypatch)
    model = tmp_path / "model"
    model.write_text("Raspberry Pi 5 Model B Rev 1.0")
    finding = examine_camera(Settings(), model)
    assert finding.health is Health.MISSING
    assert finding.what == reason_of_trouble(trouble_of(HardwareFlaw.PICAMERA_MISSING))


@pytest.mark.parametrize(
    ("there", "seen", "told"),
    [
        (True, False, "neither a desktop nor a graphics card answers"),
        (False, False, "no display; "),
    ],
)
def test_a_screen_on_which_no_window_can_be_opened_is_found(there, seen, told):
    finding = examine_screen(lambda: there, lambda: seen)
    assert finding.health is (Health.BROKEN if there else Health.MISSING)
    assert told in texts("en").reason(finding.what)


@pytest.mark.parametrize(("groups", "remedy"), [("root:x:0:\ngpio:x:997:\n", True), ("root:x:0:\n", False)])
def test_pins_that_may_not_be_used_are_told_with_the_group_where_there_is_one(groups, remedy, tmp_path):
    (tmp_path / "gpiochip0").symlink_to("nowhere")  # even root may not use it
    (tmp_path / "group").write_text(groups)
    finding = examine_buttons(tmp_path, tmp_path / "group")
    assert finding.what.key == "doctor-buttons-forbidden"
    assert (finding.remedy is not None) is remedy


@pytest.mark.parametrize(
    ("trouble", "health", "said"),
    [
        (None, Health.WORKS, "GPIO pins at gpiochip0"),
        (
            trouble_of(HardwareFlaw.GPIO_UNREAD),
            Health.MISSING,
            "No GPIO pin can be read here; on a Raspberry Pi",
        ),
    ],
)
def test_pins_are_opened_and_not_only_looked_for(trouble, health, said, tmp_path):
    (tmp_path / "gpiochip0").touch()
    finding = examine_buttons(tmp_path, tmp_path / "group", lambda: trouble)
    assert finding.health is health
    assert texts("en").reason(finding.what).startswith(said)


@pytest.mark.parametrize("active", [True, False])
def test_what_the_service_holds_is_left_alone(active, tmp_path, monkeypatch):
    (tmp_path / "settings.toml").write_text("[buttons]\nundo = 17\n")
    monkeypatch.setattr("companion.examination.unit_is_active", lambda: active)
    tried = []
    monkeypatch.setattr(
        "companion.examination.kept.Buttons", lambda pins, **_given: tried.append(pins) or Shut()
    )
    parts = [finding.part for finding in examine(folders(tmp_path))]
    assert (Part.SIGHT not in parts, bool(tried)) == (active, not active)


class Shut:
    """A device that is let go of."""

    def close(self) -> None:
        pass


def test_the_disk_of_a_folder_that_is_not_there_yet_is_that_of_the_next_one_above(tmp_path):
    assert examine_disk(tmp_path / "not" / "yet").what == examine_disk(tmp_path).what


def test_a_taught_deck_that_a_game_would_refuse_is_found(tmp_path, capsys):
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "up.deck").write_bytes(b"?")
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    remedy = capsys.readouterr().out.split("✗ settings ")[1].splitlines()[1]
    assert f"Teach that deck anew, or take its file out of {tmp_path}/decks." in remedy


def test_a_damaged_evening_is_named(tmp_path, capsys):
    journal = Journal(tmp_path / "journal.sqlite")
    for _ in range(2):
        Evening.begin(journal, Header("up-and-down", ("Kim", "Leah"))).end()
    with closing(sqlite3.connect(journal.path)) as database, database:
        database.execute("UPDATE game SET header = '{}' WHERE id = 1")
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert f"✗ journal  Evening 1 cannot be replayed: what {journal.path} holds of it is damaged." in said
    assert "all other evenings can still be read" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", "Die Einstellungen {file}: „theme“ muss eines von felt, linen sein."),
        ("fr", "Les réglages {file} : « theme » doit être l’un de felt, linen."),
    ],
)
def test_broken_settings_are_named_in_the_chosen_language(language, said, tmp_path, capsys):
    file = tmp_path / "settings.toml"
    file.write_text('theme = "neon"')
    assert main(["doctor", "--lang", language, "--data", str(tmp_path)]) == 1
    assert said.format(file=file) in capsys.readouterr().out


def test_all_damaged_evenings_are_named_in_the_language_of_the_settings(tmp_path, capsys):
    (tmp_path / "settings.toml").write_text('language = "de"')
    journal = Journal(tmp_path / "journal.sqlite")
    for _ in range(3):
        Evening.begin(journal, Header("up-and-down", ("Kim", "Leah"))).end()
    with closing(sqlite3.connect(journal.path)) as database, database:
        database.execute("UPDATE game SET header = '{}' WHERE id < 3")
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    said = "Die Abende 1 und 2 lassen sich nicht nachspielen: was "
    assert f"{said}{journal.path} davon enthält, ist beschädigt." in capsys.readouterr().out


def test_a_damaged_journal_gets_no_tick_and_is_left_as_it_is(tmp_path, capsys):
    journal = tmp_path / "journal.sqlite"
    journal.write_bytes(b"no journal at all" * 500)
    for _ in range(2):
        assert main(["doctor", "--data", str(tmp_path)]) == 1
        said = f"✗ journal  Nothing can be read of the journal {journal}: it is damaged all over"
        assert said in capsys.readouterr().out
    assert [file.name for file in tmp_path.iterdir()] == ["journal.sqlite"]


def test_usb_cameras_are_told_by_model_and_by_the_name_to_start_with(tmp_path, capsys, monkeypatch):
    plugged = Plugged(tmp_path, monkeypatch)
    without_picamera2(monkeypatch)
    plugged.plug(0, "046d_C920")
    plugged.plug(2)
    name = f"usb:{plugged.by_id('046d_C920')}"
    main(["doctor", "--data", str(tmp_path), "--lang", "en"])
    said = f"✓ camera   046d C920 ({name}), usb:2: start with `--camera` and that name"
    assert said in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("there", "said"),
    [
        (True, "✓ camera   046d C920, chosen in the settings"),
        (False, "– camera   046d C920 is chosen in the settings but is not here; it is waited for"),
    ],
)
def test_a_usb_camera_that_was_chosen_is_told_by_its_model(there, said, tmp_path, capsys, monkeypatch):
    plugged = Plugged(tmp_path, monkeypatch)
    if there:
        plugged.plug(0, "046d_C920")
    (tmp_path / "settings.toml").write_text(f'camera = "usb:{plugged.by_id("046d_C920")}"')
    main(["doctor", "--data", str(tmp_path), "--lang", "en"])
    assert said in capsys.readouterr().out.splitlines()


@pytest.fixture
def blurred_table(tmp_path):
    """A picture that the settings choose as the camera, out of focus, of a table whose place is kept."""
    sheet = draw_board(1.5)
    picture = np.full((720, 1280, 3), 120, np.uint8)
    height, width = sheet.shape[:2]
    picture[200 : 200 + height, 400 : 400 + width] = sheet
    path = tmp_path / "table.png"
    cv2.imwrite(str(path), cv2.GaussianBlur(picture, (0, 0), 3.0) * 0.9)
    (tmp_path / "settings.toml").write_text(f'camera = "{path}"')
    scale = np.array([[0.8, 0, -512.0], [0, 0.8, -288.0], [0, 0, 1.0]])
    table = Calibration(scale, (1280, 720), (900.0, 900.0))
    keep_table(tmp_path / "tables.json", str(path), KnownTable(table.as_dict()))
    return tmp_path


@pytest.mark.parametrize(
    ("language", "said", "remedy"),
    [
        ("en", "– sight    not seen well: sharpness;", "→ The picture is blurred:"),
        ("de", "nicht gut zu sehen: Schärfe;", "→ Das Bild ist unscharf:"),
        ("fr", "pas bien vu : netteté", "→ L’image est floue"),
    ],
)
def test_what_is_seen_poorly_is_named_with_what_to_do(blurred_table, language, said, remedy, capsys):
    main(["doctor", "--data", str(blurred_table), "--lang", language])
    out = capsys.readouterr().out
    assert said in out
    assert remedy in out


def test_a_table_that_was_never_found_is_not_measured(blurred_table, capsys):
    (blurred_table / "tables.json").unlink()
    main(["doctor", "--data", str(blurred_table)])
    assert "– sight    not measured: the table has not been found yet" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:setDaemon:DeprecationWarning")  # picamera2's own
def test_a_table_that_was_found_in_another_part_of_the_sensor_is_to_be_found_anew(tmp_path, capsys):
    (tmp_path / "settings.toml").write_text('camera = "picamera2"')
    table = Calibration(np.array([[0.8, 0, -512.0], [0, 0.8, -288.0], [0, 0, 1.0]]), (1280, 720))
    keep_table(tmp_path / "tables.json", "picamera2", KnownTable(table.as_dict()))
    with picamera2_with(MODULE_3):
        main(["doctor", "--data", str(tmp_path)])
    told = "– sight    not measured: the camera shows another part of the table than when it was found"
    assert told in capsys.readouterr().out


def test_the_camera_of_an_evening_that_runs_is_left_alone(tmp_path):
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        parts = [finding.part for finding in examine(folders(tmp_path), journal)]
    assert Part.SIGHT not in parts


def test_a_table_that_is_seen_well_is_told():
    assert found_of(WELL_SEEN).health is Health.WORKS
    several = found_of(replace(WELL_SEEN, flicker=9.0, glare=3.0))
    assert texts("en").reason(several.what).startswith("not seen well: steady light, glare;")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_voice_is_told_with_its_licence_once_it_has_said_a_word(language, tmp_path):
    finding = examine_voice(language, folders(tmp_path))
    assert finding.health is Health.WORKS
    said = texts(language).reason(finding.what)
    assert "eSpeak NG (GPL-3.0-or-later)" in said
    assert said.endswith(texts(language).say(f"language-{language}"))


def test_without_a_voice_nothing_is_broken_and_a_remedy_is_named(tmp_path):
    finding = examine_voice("de", folders(tmp_path), ())
    assert finding.health is Health.MISSING
    assert texts("de").reason(finding.remedy) == (
        "Noch einmal `make run` ausführen, oder `sudo apt install libespeak-ng1`."
    )


def test_a_voice_that_says_nothing_is_told_with_its_reason(tmp_path):
    silent = Engine("Test", ("en",), ("/no/such/program",))
    finding = examine_voice("en", folders(tmp_path), (silent,))
    assert finding.health is Health.MISSING
    assert texts("en").reason(finding.what).startswith("Test cannot be used")
