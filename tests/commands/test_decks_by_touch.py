"""The deck of a game is chosen by touch, remembered, and replaced by ours where its file is of no use."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.cameras.chosen import ChosenCamera
from companion.commands import opened_window, windowed
from companion.commands.opening import Openers, make_sitting
from companion.commands.windowed import LOOKED_EVERY
from companion.decks.chosen import OURS, ChosenDecks, own_deck
from companion.engines import Header
from companion.evening.evening import Evening
from companion.evening.journal import Journal
from companion.machine.folders import folders
from companion.machine.settings import read_settings
from companion.machine.watchdog import Watchdog
from companion.texts.errors import UnfitDeckError
from tests.commands.person_at_the_window import FakeSource, PersonAtTheWindow, kept, options
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy
from tests.vision.updown.bought_card import bought_card
from vision.decks.deck import Deck
from vision.decks.deckfile import write_deck
from vision.errors import DeckError
from vision.sightings import Face

TO_OPTIONS = ("Up\n2 to 10 people", "+ Player", "K", "Done", "+ Player", "L", "Done", "Options")
TO_OPTIONS_AT_SIDES = ("Up & Down\n2 to 4 people", *TO_OPTIONS[1:])

AGAIN = ("Up\n2 to 10 people", "+ Player", "K", "+ Player", "L", "Options")
"""The same way once the names are known."""


def look(person: PersonAtTheWindow) -> None:
    """Nothing is touched; the page is read."""


def teach(folder, name: str, *codes: str) -> None:
    """A deck file with cards of that game, or with these codes."""
    folder.mkdir(exist_ok=True)
    face = own_deck("up").faces[0]
    write_deck(Deck(name, codes, (face,) * len(codes), (60.0, 90.0)), folder / f"{name}.deck")


def teach_updown(folder, name: str, ring: str) -> None:
    folder.mkdir(exist_ok=True)
    face = bought_card(Face.UP)
    codes = (f"UP-{ring}", f"DOWN-{ring}")
    write_deck(Deck(name, codes, (face, face), (88.0, 88.0)), folder / f"{name}.deck")


@pytest.fixture
def shelf(tmp_path):
    """The folder of taught decks: two of Up, one of another game, an UP&DOWN card."""
    folder = tmp_path / "decks"
    teach(folder, "winter", "5", "6", "-2")
    teach(folder, "autumn", "5", "6")
    teach(folder, "german", "9H", "JH")
    teach_updown(folder, "bought", "CHSD")
    return folder


@pytest.fixture
def played_with() -> list[ChosenDecks | None]:
    """The decks of every game that begins."""
    return []


@pytest.fixture
def at_the_window(tmp_path, played_with):
    """Plays a script at the window, with the settings of the file, and gives the person after it."""

    def sitting(*given, decks, **named):
        """Notes the decks; no eye is made for them."""
        played_with.append(decks)
        return make_sitting(*given, **{**named, "watched": False, "background": False})

    openers = Openers(sitting=sitting, source=lambda *_given, **_named: FakeSource())

    def play(*script, camera="usb:0", **given) -> PersonAtTheWindow:
        person = PersonAtTheWindow(script)
        places = folders(tmp_path)
        journal = Journal(tmp_path / "journal.sqlite")
        settings = replace(read_settings(places.settings), language="en", sound=False)
        watched = ChosenCamera.named(camera)
        person.evening = windowed.WindowedEvening(
            options(**given), places, settings, watched, journal, person, openers=openers
        )
        person.evening.run()
        person.evening.close()
        journal.close()
        return person

    return play


def test_a_touch_leads_from_our_deck_through_those_that_fit_and_the_choice_is_remembered(
    at_the_window, shelf, tmp_path, played_with
):
    (tmp_path / "settings.toml").write_text(
        '# ours\ntheme = "linen"\n[decks] # taught\nschwupps = "s" # new\n'
    )
    at_the_window(
        "New evening", *TO_OPTIONS, "Our printed deck", "“autumn”, taught", "“winter”, taught",
        "Our printed deck", "“autumn”, taught", "‹ Back", "Begin",
    )  # fmt: skip
    assert played_with == [ChosenDecks(shelf, "winter", OURS)]
    assert dict(read_settings(tmp_path / "settings.toml").decks) == {"schwupps": "s", "up": "winter"}
    written = (tmp_path / "settings.toml").read_text()
    assert all(comment in written for comment in ("# ours\n", "# taught\n", "# new\n"))
    at_the_window("New evening", *AGAIN, "“winter”, taught", "Our printed deck", "‹ Back")
    assert dict(read_settings(tmp_path / "settings.toml").decks)["up"] == "autumn"


def test_our_deck_is_chosen_although_a_taught_one_is_called_as_the_game(
    at_the_window, shelf, tmp_path, played_with
):
    teach(shelf, "up", "7")
    at_the_window("New evening", *TO_OPTIONS, "“up”, taught", "“winter”, taught", "‹ Back", "Begin")
    assert played_with == [ChosenDecks(shelf, OURS, OURS)]
    assert dict(read_settings(tmp_path / "settings.toml").decks) == {"up": OURS}


def test_in_up_and_down_the_deck_and_the_card_are_chosen_and_the_card_has_its_suits_printed(
    at_the_window, shelf, tmp_path, played_with
):
    read: list[str] = []
    at_the_window(
        "New evening", *TO_OPTIONS_AT_SIDES, "Any poker deck", "♦ ♥ ♠ ♣", "Our printed card",
        lambda person: read.extend(person.read), "‹ Back", "Begin",
    )  # fmt: skip
    assert "♣ ♥ ♠ ♦" in read
    assert played_with == [ChosenDecks(shelf, "german", "bought")]
    assert kept(tmp_path).games[0].header.options["ring"] == list("CHSD")


def test_after_a_game_with_a_taught_card_ours_has_the_usual_suits_again(
    at_the_window, shelf, tmp_path, played_with
):
    (tmp_path / "settings.toml").write_text('[decks]\nupdown = "bought"\n')
    at_the_window(
        "New evening", *TO_OPTIONS_AT_SIDES, "‹ Back", "Begin", "Menu", "New game",
        TO_OPTIONS_AT_SIDES[0], "Options", "“bought”, taught", "‹ Back", "Begin",
    )  # fmt: skip
    games = kept(tmp_path).games
    assert [game.header.options.get("ring") for game in games] == [list("CHSD"), None]
    assert [decks.updown for decks in played_with] == ["bought", OURS]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (None, "The file of “mine” is gone, so ours is read. Copy the file back, or choose another one."),
        (b"?", "The file of “mine” is damaged, so ours is read. Copy the file again, or teach it anew."),
        ("german", "“mine” has cards that this game has not, so ours is read. Choose another one."),
    ],
)
def test_a_remembered_deck_of_no_use_is_told_on_both_pages_ours_is_read_and_nothing_is_forgotten(
    at_the_window, shelf, tmp_path, played_with, content, sentence
):
    if content == "german":
        teach(shelf, "mine", "9H")
    elif content is not None:
        (shelf / "mine.deck").write_bytes(content)
    (tmp_path / "settings.toml").write_text('[decks]\nup = "mine"\n')
    on_the_page: list[str] = []
    person = at_the_window(
        "New evening", *TO_OPTIONS, lambda person: on_the_page.extend(person.read), "‹ Back", "Begin", look
    )
    assert sentence in on_the_page
    assert "Our printed deck" in on_the_page
    assert sentence in person.read
    assert played_with == [ChosenDecks(shelf, OURS, OURS)]
    assert (tmp_path / "settings.toml").read_text() == '[decks]\nup = "mine"\n'
    teach(shelf, "mine", "7")
    at_the_window("New evening", *AGAIN, "‹ Back", "Begin")
    assert played_with[-1] == ChosenDecks(shelf, "mine", OURS)


def test_why_another_deck_is_read_is_told_for_half_a_minute(at_the_window, tmp_path):
    (tmp_path / "settings.toml").write_text('[decks]\nup = "mine"\n')
    read: list[bool] = []

    def later(person: PersonAtTheWindow) -> None:
        read.append(any("is gone" in text for text in person.read))
        person.evening._game.sitting.wait(31.5)

    soon = [lambda _: None] * LOOKED_EVERY
    at_the_window(later, *soon, later, game="up", players=("Kim", "Leah"))
    assert read == [True, False]


def test_a_taught_deck_called_as_the_game_that_vanished_after_it_was_chosen_is_told(at_the_window, tmp_path):
    (tmp_path / "settings.toml").write_text('[decks]\nup = "up"\n')
    person = at_the_window(look, look, game="up", players=("Kim", "Leah"))
    assert any(text.startswith("The file of “up” is gone") for text in person.read)


def test_the_command_line_wins_and_the_page_says_so(at_the_window, shelf, tmp_path, played_with):
    (tmp_path / "settings.toml").write_text('[decks]\nup = "autumn"\n')
    read: list[str] = []
    labels: list[str] = []

    def note(person: PersonAtTheWindow) -> None:
        read.extend(person.read)
        labels.extend(target.label for target in person.evening._canvas.targets)

    at_the_window("New evening", *TO_OPTIONS, note, "‹ Back", "Begin", deck=["winter"])
    assert "Chosen for this evening by the command line: --deck." in read
    assert "“winter”, taught" in read
    assert "“winter”, taught" not in labels
    assert played_with == [ChosenDecks(shelf, "winter", OURS)]


def test_a_deck_of_the_command_line_that_is_none_of_the_game_chosen_leaves_what_is_remembered(
    at_the_window, shelf, tmp_path, played_with
):
    (tmp_path / "settings.toml").write_text('[decks]\nup = "autumn"\n')
    read: list[str] = []
    at_the_window(
        "New evening", *TO_OPTIONS, lambda person: read.extend(person.read), "‹ Back", "Begin",
        deck=["german"],
    )  # fmt: skip
    assert "“german”, from the command line, is none for this game: what stands here is read." in read
    assert played_with == [ChosenDecks(shelf, "autumn", OURS)]


@pytest.mark.parametrize(
    ("name", "game", "sentence"),
    [
        ("none-such", None, "There is no deck none-such"),
        ("broken", None, "broken.deck is no deck file"),
        ("german", "up", "german is no deck of up"),
    ],
)
def test_a_deck_of_the_command_line_that_can_never_be_read_is_refused_before_the_window_opens(
    shelf, tmp_path, name, game, sentence
):
    (shelf / "broken.deck").write_bytes(b"?")
    places = folders(tmp_path)
    with pytest.raises((DeckError, UnfitDeckError), match=sentence):
        opened_window.play_in_window(
            options(deck=[name], game=game),
            places,
            read_settings(places.settings),
            ChosenCamera.named("usb:0"),
            Watchdog(),
        )


def test_an_evening_goes_on_with_our_card_where_the_one_chosen_since_has_other_suits(
    at_the_window, shelf, tmp_path, played_with
):
    journal = Journal(tmp_path / "journal.sqlite")
    Evening.begin(journal, Header("up-and-down", ("Kim", "Leah")))
    journal.close()
    (tmp_path / "settings.toml").write_text('[decks]\nupdown = "bought"\n')
    person = at_the_window("Go on where we stopped\nKim and Leah", look, look)
    assert played_with == [ChosenDecks(shelf, OURS, OURS)]
    assert any(text.startswith("“bought” has its suits in another order") for text in person.read)


def test_at_the_simulated_table_our_deck_lies_whatever_is_remembered(
    at_the_window, shelf, tmp_path, played_with
):
    (tmp_path / "settings.toml").write_text('[decks]\nup = "winter"\n')
    read: list[str] = []
    at_the_window(
        "New evening", *TO_OPTIONS, lambda person: read.extend(person.read), "‹ Back", "Begin",
        camera="simulated",
    )  # fmt: skip
    assert "They play" in read
    assert "Our printed deck" not in read
    assert played_with == [None]


def test_a_choice_that_cannot_be_written_holds_for_the_evening_and_the_row_says_so(
    at_the_window, shelf, tmp_path, played_with
):
    read: list[str] = []

    def lock(_person: PersonAtTheWindow) -> None:
        (tmp_path / "settings.toml").mkdir()

    at_the_window(
        "New evening", *TO_OPTIONS, lock, "Our printed deck", lambda person: read.extend(person.read),
        "‹ Back", "Begin",
    )  # fmt: skip
    assert "For this evening only: the settings’ file cannot be written." in read
    assert played_with == [ChosenDecks(shelf, "autumn", OURS)]
