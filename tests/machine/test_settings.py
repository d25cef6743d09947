"""Settings are read strictly and refused in one sentence."""

import pytest

from companion.machine.errors import SettingsError
from companion.machine.first_run import FirstRun
from companion.machine.how_much import HowMuch
from companion.machine.kept_settings import keep_setting, keep_settings
from companion.machine.settings import Settings, read_settings
from hardware.buttons import ButtonName
from hardware.lamps import LampName


def test_without_a_file_everything_has_a_default(tmp_path):
    assert read_settings(tmp_path / "settings.toml") == Settings()


def test_every_setting_is_read(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text(
        'language = "de"\ncamera = "usb:0"\ntheme = "linen"\nsound = false\nrotation = 90\n'
        "fullscreen = true\ndark = 0\nuse_buttons = false\npictures = 5\n"
        "table = [1600, 1100]\nmains = 60\n"
        "[buttons]\nundo = 17\npass = [5, 6]\n[lamps]\nillegal = 22\nturn = [23, 24]\n"
    )
    assert read_settings(file) == Settings(
        language="de",
        camera="usb:0",
        theme="linen",
        sound=False,
        rotation=90,
        fullscreen=True,
        dark=None,
        table=(1600.0, 1100.0),
        mains=60,
        buttons=((ButtonName("undo"), 17), (ButtonName("pass", 0), 5), (ButtonName("pass", 1), 6)),
        use_buttons=False,
        pictures=5,
        lamps=((LampName("illegal"), 22), (LampName("turn", 0), 23), (LampName("turn", 1), 24)),
    )


@pytest.mark.parametrize(
    "before", ["", "# ours\n[lamps]\nillegal = 22 # red\n", 'theme = "felt"\nsound = true\n']
)
def test_a_setting_is_written_and_all_else_stays(tmp_path, before):
    file = tmp_path / "new" / "settings.toml"
    if before:
        file.parent.mkdir()
        file.write_text(before)
    keep_setting(file, "theme", "linen")
    kept = read_settings(file)
    assert (kept.theme, kept.sound) == ("linen", True)
    assert bool(kept.lamps) == ("lamps" in before)
    assert all(line in file.read_text() for line in before.splitlines() if "theme" not in line)


@pytest.mark.parametrize(
    ("before", "comment"),
    [
        ("", ""),
        (
            '# ours\n[decks] # taught\nup = "old" # for Up\nschwupps = "s"\n[lamps]\nillegal = 22\n',
            "# for Up",
        ),
        ('decks = { up = "old", schwupps = "s" } # both\n', "# both"),
        ('decks.up = "old" # for Up\ntheme = "felt"\n', "# for Up"),
    ],
)
def test_a_deck_is_written_into_its_table_and_all_else_stays(tmp_path, before, comment):
    file = tmp_path / "settings.toml"
    file.write_text(before)
    keep_setting(file, "up", "winter", table="decks")
    decks = dict(read_settings(file).decks)
    assert decks == {**({"schwupps": "s"} if "schwupps" in before else {}), "up": "winter"}
    assert comment in file.read_text()
    assert bool(read_settings(file).lamps) == ("lamps" in before)


def test_a_deck_is_not_written_where_its_table_is_something_else(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text("decks = 5\n")
    with pytest.raises(SettingsError, match=r"settings\.toml cannot be written"):
        keep_setting(file, "up", "winter", table="decks")
    assert file.read_text() == "decks = 5\n"


@pytest.mark.parametrize("before", ["not toml at all", b"\xff", "x = " + "[" * 5000])
def test_a_file_that_cannot_be_changed_is_left_as_it_is(tmp_path, before):
    file = tmp_path / "settings.toml"
    file.write_bytes(before if isinstance(before, bytes) else before.encode())
    with pytest.raises(SettingsError, match=r"settings\.toml cannot be written"):
        keep_setting(file, "theme", "linen")
    assert file.read_bytes() == (before if isinstance(before, bytes) else before.encode())


def test_several_settings_come_to_be_there_at_once_and_comments_stay(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text("[buttons] # by the door\nundo = 17 # red\npass = 5\n")
    keep_settings(file, {"pass": [5, 6], "undo": 22, "dealt": None, "to-3v3": [6]}, table="buttons")
    keep_setting(file, "first_run", "table")
    settings = read_settings(file)
    expected = ((ButtonName("undo"), 22), (ButtonName("pass", 0), 5), (ButtonName("pass", 1), 6))
    assert (settings.buttons, settings.to_3v3) == (expected, (6,))
    assert settings.first_run is FirstRun.TABLE
    assert "[buttons] # by the door\nundo = 22 # red\n" in file.read_text()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('langage = "de"', '"langage", which is no setting'),
        ('camera = ""', '"camera" must be a camera’s name in quotation marks'),
        ("camera = 0", '"camera" must be a camera’s name in quotation marks'),
        ('decks = "club"', '"decks" must be a table of games and deck names'),
        ('[decks]\npoker = "club"', '"decks" holds "poker"; there are only auf-und-ab, '),
        ("reminder = " + "9" * 5000, "cannot be read (a number in them is far too long); mend"),
        ("x = " + "[" * 5000, "cannot be read (too many brackets in each other); mend the file or delete it"),
        ('language = "es"', '"language" must be one of en, de, fr'),
        ("use_buttons = 17", '"use_buttons" must be true or false'),
        ("rotation = 45", '"rotation" must be one of 0, 90, 180, 270'),
        ("rotation = false", '"rotation" must be one of'),
        ("mains = 55", '"mains" must be one of 50, 60'),
        ('sound = "loud"', '"sound" must be true or false'),
        ("pictures = -1", '"pictures" must be a number of evenings from 0 to 9999, or "all"'),
        ('pictures = "some"', '"pictures" must be a number of evenings from 0 to 9999, or "all"'),
        ("reminder = 5", '"reminder" must be a number of seconds from 10 to 3600'),
        ("reminder = true", '"reminder" must be a number of seconds from 10 to 3600'),
        ("table = [90, 90]", '"table" must be width and height in millimetres'),
        ("buttons = 17", '"buttons" must be a table'),
        ("[buttons]\nfire = 17", '"buttons" holds "fire"'),
        ("[buttons]\nundo = 17\nto-3v3 = 17", '"buttons" holds "to-3v3", which must be a GPIO number'),
        ("[buttons]\nundo = 17\nto-3v3 = [5]", '"to-3v3" of "buttons" names GPIO 5, on which there is no'),
        ('first_run = "soon"', '"first_run" must be one of language, screen, camera, table, buttons, done'),
        ('[buttons]\nundo = "17"', '"buttons" holds "undo", which must be a GPIO number'),
        ("[lamps]\nturn = 1.5", '"lamps" holds "turn", which must be a GPIO number'),
        ("[lamps]\nfire = 17", '"lamps" holds "fire"'),
        ("lamps = 17", '"lamps" must be a table of lamp names'),
        ("[buttons]\nundo = 17\n[lamps]\nturn = 17", "give GPIO 17 to a button and to a lamp"),
        ("not toml at all", "cannot be read"),
    ],
)
def test_a_wrong_setting_is_refused_with_file_and_name(tmp_path, line, complaint):
    file = tmp_path / "settings.toml"
    file.write_text(line)
    with pytest.raises(SettingsError) as refused:
        read_settings(file)
    assert str(file) in str(refused.value)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("content", "why"), [(b"\xff\xfe", "they are not written in UTF-8"), (None, "Is a directory")]
)
def test_settings_that_are_no_text_are_refused_in_plain_words(tmp_path, content, why):
    file = tmp_path / "settings.toml"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(SettingsError) as refused:
        read_settings(file)
    assert str(refused.value) == f"The settings {file} cannot be read ({why}); mend the file or delete it."


@pytest.mark.parametrize(
    ("text", "past"), [("pictures = 0", 0), ("pictures = 7", 7), ('pictures = "all"', None), ("", 20)]
)
def test_pictures_of_so_many_past_evenings_are_kept_or_of_all(text, past, tmp_path):
    (tmp_path / "settings.toml").write_text(text)
    assert read_settings(tmp_path / "settings.toml").pictures == past


@pytest.mark.parametrize(("text", "seconds"), [("reminder = 0", None), ("reminder = 90", 90.0), ("", 60.0)])
def test_the_reminder_comes_after_some_seconds_or_never(text, seconds, tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text(text)
    assert read_settings(file).reminder == seconds


def test_how_much_is_said_and_how_names_are_spoken_are_read(tmp_path):
    file = tmp_path / "settings.toml"
    file.write_text('voice = "all"\n[names]\n"Siobhán" = "Shivawn"\nKim = "Kimm"\n', encoding="utf-8")
    settings = read_settings(file)
    assert settings.voice is HowMuch.ALL
    assert settings.names == (("Siobhán", "Shivawn"), ("Kim", "Kimm"))


def test_a_spelling_is_written_and_taken_out_again(tmp_path):
    file = tmp_path / "settings.toml"
    keep_setting(file, "Siobhán O’Neill", "Shivawn", table="names")
    keep_setting(file, "Kim", "Kimm", table="names")
    assert dict(read_settings(file).names) == {"Siobhán O’Neill": "Shivawn", "Kim": "Kimm"}
    keep_setting(file, "Kim", None, table="names")
    keep_setting(file, "Leah", None, table="names")
    assert dict(read_settings(file).names) == {"Siobhán O’Neill": "Shivawn"}


def test_nothing_is_written_that_could_not_be_read_again(tmp_path):
    file = tmp_path / "settings.toml"
    keep_setting(file, "theme", "linen")
    before = file.read_text()
    with pytest.raises(SettingsError, match=r"settings\.toml cannot be written"):
        keep_setting(file, "Kim", "m" * 20_000, table="names")
    assert file.read_text() == before


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('voice = "loud"', r'"voice" must be one of off, rulings, all'),
        ("names = 5", r'"names" must be a table of names'),
        ('names = { Kim = "" }', r'"names" must be a table of names'),
        ("names = { Kim = 5 }", r'"names" must be a table of names'),
    ],
)
def test_a_voice_that_cannot_be_is_refused(tmp_path, line, said):
    file = tmp_path / "settings.toml"
    file.write_text(line)
    with pytest.raises(SettingsError, match=said):
        read_settings(file)
