"""After a game: its winners, its moments, a picture and a film, by touch; kept, played and exported."""

from __future__ import annotations

import json
import sqlite3
import sys
import time
from contextlib import closing

import numpy as np
import pytest

from companion.cameras import snapshots
from companion.commands.film_making import FilmMaking, shots_of
from companion.commands.main import main
from companion.commands.shots import Shot, packed, unpacked
from companion.commands.windowed import LOOKED_EVERY
from companion.evening.entries import Standing
from companion.evening.evening import Evening
from companion.evening.history import past_evening
from companion.evening.journal import Journal
from companion.evening.keepsakes import Keepsake
from companion.machine.settings import Settings
from companion.screens.film_player import FilmPlayer
from companion.screens.intents import PageName, Purpose
from companion.screens.phone_intents import SwitchPhones
from companion.texts import texts
from hardware.cameras.protocol import Frame
from tests.commands.fake_phones import FakePhones, second_screen
from tests.commands.person_at_the_window import UNREAD, FakeSource
from tests.evening.played import tell
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy
from tests.screens.sample_views import ONE_ROUND, kept_picture, whole_game

GOES_ON = "Go on where we stopped\nKim, Leah, Alexander der Große and Wolfgang"
LONG = 60.0
"""Seconds after which a film would never be made: one takes three here."""


@pytest.fixture
def over(tmp_path):
    """An evening with a game that is over, every play of it with its picture."""
    with closing(Journal(tmp_path / "journal.sqlite")) as journal:
        tell(Evening.begin(journal, ONE_ROUND), whole_game(), kept_picture())
    return tmp_path


def kept(folder, kind: Keepsake) -> bytes | None:
    with closing(Journal(folder / "journal.sqlite")) as journal:
        return journal.keepsake(1, kind)


def looks(_person) -> None:
    """Nothing is touched for a moment."""


def waits_for_the_film(person) -> None:
    """Look at the page until the film is there; meanwhile it goes on."""
    if person.evening._moments.making is not None:
        person.script.insert(0, waits_for_the_film)
        time.sleep(0.02)


def test_a_film_is_made_kept_played_and_exported(at_the_window, over, capsys):
    seen: list[str] = []
    person = at_the_window(
        GOES_ON, "Best moments", "Make a film", lambda person: seen.extend(person.read), waits_for_the_film,
        looks,
    )  # fmt: skip
    assert "The film is being made …" in seen, "the page goes on meanwhile"
    assert person.evening._moments.player is not None, "it is played at once"
    film = kept(over, Keepsake.FILM)
    assert film is not None
    player = FilmPlayer(film, 0.0)
    assert player.at(1000.0).number >= 1
    file = over / "film.webp"
    assert main(["export", "-o", str(file), "--data", str(over), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"evening": 1, "format": "webp", "file": str(file)}
    assert file.read_bytes() == film
    assert main(["export", "-o", str(file), "--data", str(over), "--lang", "en"]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_disk_that_is_full_while_the_film_is_made_costs_the_film_alone(at_the_window, over, monkeypatch):
    """One sentence, and the page goes on; once there is room the film is made from the same pictures."""

    def full(*_given: object) -> bool:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    making = (GOES_ON, "Best moments", "Make a film", waits_for_the_film, looks)
    with monkeypatch.context() as patched:
        patched.setattr("companion.evening.journal.keep_keepsake", full)
        person = at_the_window(*making, "‹ Back", looks)
        assert "Play again" in [target.label for target in person.evening._canvas.targets]
        person = at_the_window(*making)
    assert texts("en").say("trouble-film-full") in person.read
    assert kept(over, Keepsake.FILM) is None
    with closing(Journal(over / "journal.sqlite")) as journal:
        (game,) = past_evening(journal, None).games
        assert len(game.steps) == len(whole_game())
    at_the_window(*making)
    assert kept(over, Keepsake.FILM) is not None


def test_phones_that_follow_take_the_film_along(at_the_window, over):
    at_the_window(GOES_ON, "Best moments", "Make a film", waits_for_the_film)
    phones = FakePhones()
    scan = texts("en").say("moments-code")
    shown: list[str] = []
    playing = ("Best moments", "Play the film", looks, lambda person: shown.extend(person.read))
    at_the_window(GOES_ON, *playing, second=second_screen(phones))
    assert scan not in shown, "they are switched off"
    assert phones.film is None
    switched = (lambda person: person.evening._elsewhere.follow(SwitchPhones(on=True), "en", None),)
    at_the_window(GOES_ON, *switched, *playing, second=second_screen(phones))
    assert scan in shown
    assert phones.film == kept(over, Keepsake.FILM)


def test_the_film_is_played_again_the_next_time_and_in_past_evenings(at_the_window, over):
    at_the_window(GOES_ON, "Best moments", "Make a film", waits_for_the_film)
    person = at_the_window(GOES_ON, "Best moments", "Play the film", "Best moments", looks)
    assert person.evening._browser.page is PageName.MOMENTS
    person = at_the_window("Evenings", "1", "Best moments", "Play the film", looks)
    assert person.evening._moments.player is not None


def test_a_film_is_gone_once_its_game_was_won_by_somebody_else(at_the_window, over):
    at_the_window(GOES_ON, "Best moments", "Make a film", waits_for_the_film)
    assert kept(over, Keepsake.FILM) is not None
    person = at_the_window(GOES_ON, "Table", "Undo", looks)
    assert kept(over, Keepsake.FILM) is None
    assert "Winner: Kim" not in person.read


def test_the_winners_come_by_themselves_again_after_an_undo(at_the_window, over):
    def anew(person):
        person.evening._game.tell(whole_game()[-1], Purpose.ENTER, None)

    person = at_the_window(GOES_ON, "Table", "Undo", looks, anew, *(LOOKED_EVERY + 1) * [looks])
    assert "Play again" in person.read
    assert person.evening._browser.page is PageName.TABLE


def deletes_pictures(journal: Journal) -> None:
    journal.end_evening(1)
    assert journal.forget_pictures(0) > 0


CHANGES = {
    "somebody is forgotten": lambda person: person.evening._journal.forget_person("Kim"),
    "the table changes scores": lambda person: person.evening._journal.edit_scores(
        Standing(1, len(whole_game()), 0), (0, 9, 0, 0)
    ),
    "the evening's pictures are deleted": lambda person: deletes_pictures(person.evening._journal),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_film_is_not_kept_where_something_has_changed_while_it_was_made(at_the_window, over, what):
    making = (GOES_ON, "Best moments", "Make a film", CHANGES[what], waits_for_the_film, looks)
    person = at_the_window(*making)
    assert kept(over, Keepsake.FILM) is None
    assert person.evening._moments.player is None
    assert texts("en").say("moments-film-outdated") in person.read


def test_a_picture_is_taken_of_what_the_camera_sees_and_kept(at_the_window, over):
    image = np.full((720, 1280, 3), (30, 90, 200), np.uint8)
    source = FakeSource(Frame(image, 1.0))
    touched = (GOES_ON, looks, "Best moments", "Take a picture")
    person = at_the_window(*touched, looks, source=source, camera="simulated")
    picture = kept(over, Keepsake.PICTURE)
    assert picture is not None
    assert snapshots.unpacked(picture).shape == (360, 640, 3), "all of what the camera sees, small"
    assert "New picture" in [target.label for target in person.evening._canvas.targets]
    assert "Make a film" in [target.label for target in person.evening._canvas.targets]


def test_of_a_camera_that_is_unplugged_no_picture_is_taken(at_the_window, over):
    source = FakeSource(Frame(np.full((720, 1280, 3), (30, 90, 200), np.uint8), 1.0))

    def unplugs(person):
        source.camera_gone, source.problems = True, (UNREAD,)

    touched = (GOES_ON, looks, unplugs, *(LOOKED_EVERY + 1) * [looks], "Best moments", looks)
    person = at_the_window(*touched, source=source, camera="simulated")
    assert person.evening._game.view.camera.picture is not None
    assert "Take a picture" not in [target.label for target in person.evening._canvas.targets]


def test_where_people_keep_no_pictures_neither_film_nor_picture_is_offered(at_the_window, over):
    settings = Settings(language="en", sound=False, pictures=0)
    person = at_the_window(GOES_ON, "Best moments", looks, settings=settings)
    labels = [target.label for target in person.evening._canvas.targets]
    assert "Make a film" not in labels
    assert "Take a picture" not in labels


def test_an_evening_without_film_or_picture_says_so_once(over, capsys):
    for ending, said in ((".webp", "No film is kept of evening 1"), (".jpg", "No picture of a game's end")):
        file = over / f"end{ending}"
        assert main(["export", "-o", str(file), "--data", str(over), "--lang", "en"]) == 2
        assert capsys.readouterr().err.startswith(said)
        assert not file.exists()


def test_a_program_that_fails_is_told_in_a_sentence(over):
    for program in ((sys.executable, "-c", "raise SystemExit(3)"), ("/nowhere/at-all",)):
        making = FilmMaking(program)
        making.begin(7, (Shot("Kim", 1.0, None),))
        made, late = None, time.monotonic() + LONG
        while made is None and time.monotonic() < late:
            made = making.take_made()
        making.close()
        assert made is not None
        assert (made.game, made.film) == (7, None)
        assert texts("en").reason(made.problem).startswith("The film could not be made:")


def test_whoever_leaves_does_not_wait_for_the_film():
    making = FilmMaking((sys.executable, "-c", "import time; time.sleep(60)"))
    making.begin(1, (Shot("Kim", 1.0, None),))
    while making._running is None:
        time.sleep(0.01)
    begun = time.monotonic()
    making.close()
    assert time.monotonic() - begun < 5


def test_a_film_shows_what_led_to_each_moment_and_ends_with_the_winners(over):
    with closing(Journal(over / "journal.sqlite")) as journal:
        game = past_evening(journal, 1).games[0]
        shots = shots_of(texts("en"), game, journal.picture, None)
        captions = list(dict.fromkeys(shot.caption for shot in shots))
        assert captions[-1] == "Kim wins with 5 tricks!"
        assert shots[-1].picture is None
        assert all(shot.picture == kept_picture() for shot in shots[:-1])
        assert shots_of(texts("en"), game, lambda _: None, None) == ()
        only_the_end = shots_of(texts("en"), game, lambda _: None, b"jpeg")
        assert [(shot.caption, shot.picture) for shot in only_the_end] == [(captions[-1], b"jpeg")]


def test_shots_are_handed_over_as_they_are(tmp_path):
    shots = (Shot("Zoë „gewinnt“\nheute", 0.7, b"\xff\xd8\n{}"), Shot("", 4.0, None))
    file = tmp_path / "shots"
    file.write_bytes(packed(shots))
    with file.open("rb") as content:
        assert unpacked(content) == shots
