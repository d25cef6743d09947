"""``companion doctor`` names every part, and what to do about what does not work."""

import json
import sqlite3
from contextlib import closing

import pytest

from companion.commands.main import main
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.findings import Part
from companion.texts import texts


def test_every_part_is_named_in_json(tmp_path, capsys):
    main(["doctor", "--json", "--data", str(tmp_path)])
    findings = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [finding["part"] for finding in findings] == [part.value for part in Part]
    assert {finding["health"] for finding in findings} <= {"works", "missing", "broken"}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_it_speaks_the_chosen_language(language, tmp_path, capsys):
    words = texts(language)
    main(["doctor", "--lang", language, "--data", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    names = [words.say(f"doctor-part-{part.value}") for part in Part]
    assert [name for name in names if any(line[2:].startswith(f"{name} ") for line in lines)] == names


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
        ("[lamps]\nillegal = 99", "The lamp illegal on GPIO 99 cannot be used"),
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


def test_a_damaged_journal_gets_no_tick(tmp_path, capsys):
    (tmp_path / "journal.sqlite").write_bytes(b"no journal at all" * 500)
    assert main(["doctor", "--data", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert f"✗ journal  The journal {tmp_path}/journal.sqlite was damaged: 0 entries were saved" in said
    assert main(["doctor", "--data", str(tmp_path)]) == 0
    assert "✓ journal" in capsys.readouterr().out
