"""Somebody is called otherwise: their games, history and rating follow, and nothing is lost."""

from __future__ import annotations

from contextlib import closing

import pytest

from companion.engines import Header
from companion.evening.entries import ToldBy
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.history import known_names, past_evening
from companion.evening.keepsakes import Keepsake
from companion.evening.lifetimes import lifetime_of
from companion.evening.profiles import Figure, PersonColour, Profile
from companion.evening.rating import ratings
from companion.evening.results import Results
from companion.evening.scores import round_scores
from tests.evening.played import KIM_AND_LEAH, POT, mischief, quick_journal, tell

NAME, OTHER = "Maximiliane", "Maxi"
GAMES = {
    "up-and-down": Header("up-and-down", (NAME, "Leah", "Jo"), {"sides": {NAME: 0, "Leah": 1, "Jo": 3}}),
    "auf-und-ab": Header("auf-und-ab", ("Leah", NAME, "Jo")),
    "up": Header("up", ("Leah", "Jo", NAME)),
    "schwupps": Header("schwupps", ("Leah", NAME)),
}


@pytest.fixture
def journal(tmp_path):
    with closing(quick_journal(tmp_path)) as opened:
        yield opened


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_the_same_under_the_new_name_and_under_the_old_one_again(game, journal):
    evening = Evening.begin(journal, GAMES[game])
    tell(evening, mischief(GAMES[game], 3))
    evening.edit_scores((1,) * len(GAMES[game].players))
    (before,) = past_evening(journal, None).games
    assert journal.rename_person(NAME, OTHER) == (evening.number,)
    renamed = past_evening(journal, None)
    (after,) = renamed.games
    assert renamed.flaw is None
    assert after.header.players == tuple(OTHER if name == NAME else name for name in GAMES[game].players)
    assert [step.ruling.verdict for step in after.steps] == [step.ruling.verdict for step in before.steps]
    assert round_scores(after) == round_scores(before)
    assert (after.totals, after.winners) == (before.totals, before.winners)
    journal.rename_person(OTHER, NAME)
    (again,) = past_evening(journal, None).games
    assert again.header == before.header
    assert [step.entry.line for step in again.steps] == [step.entry.line for step in before.steps]


def play(journal, players: tuple[str, ...], seed: int) -> Evening:
    header = Header("schwupps", players)
    evening = Evening.begin(journal, header)
    tell(evening, mischief(header, seed))
    return evening


def test_two_who_are_one_person_have_one_history_and_one_rating(journal):
    for number, players in enumerate(((NAME, "Leah"), (OTHER, "Leah"), (OTHER, "Jo"))):
        play(journal, players, number)
    apart = Results(journal).among(frozenset())
    counts = [lifetime_of(name, apart).overall for name in (NAME, OTHER)]
    journal.rename_person(NAME, OTHER)
    together = Results(journal).among(frozenset())
    overall = lifetime_of(OTHER, together).overall
    assert overall.played == sum(one.played for one in counts) == 3
    assert overall.won == sum(one.won for one in counts)
    assert set(ratings(together)) == {OTHER, "Leah", "Jo"}
    assert set(known_names(journal)) == {OTHER, "Leah", "Jo"}
    assert sum(one.ahead + one.behind + one.level for one in lifetime_of(OTHER, together).against) == 3


def test_two_who_sat_at_one_table_are_two_people_and_nothing_is_changed(journal):
    play(journal, (NAME, "Leah"), 1)
    play(journal, (OTHER, NAME), 2)
    with pytest.raises(JournalError) as refused:
        journal.rename_person(NAME, OTHER)
    assert refused.value.reason.key == "rename-together"
    assert [past_evening(journal, number).games[0].header.players for number in (1, 2)] == [
        (NAME, "Leah"),
        (OTHER, NAME),
    ]


def test_what_they_have_chosen_goes_with_them_and_adds_to_what_the_other_has_chosen(journal):
    play(journal, (NAME, "Leah"), 1)
    journal.keep_profile(NAME, Profile(PersonColour.PINK, Figure.OWL, voice="fr"))
    journal.rename_person(NAME, "Max")
    assert journal.profiles() == {"Max": Profile(PersonColour.PINK, Figure.OWL, voice="fr")}
    journal.keep_profile("Leah", Profile(PersonColour.BLUE, picture=b"jpeg"))
    journal.rename_person("Max", OTHER)
    journal.keep_profile(OTHER, Profile(voice="de"))
    play(journal, ("Max", "Jo"), 2)
    journal.keep_profile("Max", Profile(PersonColour.GOLD, picture=b"jpeg"))
    journal.rename_person("Max", OTHER)
    assert journal.profiles()[OTHER] == Profile(PersonColour.GOLD, picture=b"jpeg", voice="de")
    assert set(journal.profiles()) == {"Leah", OTHER}


def test_a_picture_that_was_chosen_stays(journal):
    journal.keep_profile(NAME, Profile(PersonColour.PINK, picture=b"jpeg"))
    journal.keep_profile(OTHER, Profile(figure=Figure.FOX))
    journal.rename_person(NAME, OTHER)
    assert journal.profiles() == {OTHER: Profile(PersonColour.PINK, Figure.FOX)}


def test_films_and_pictures_of_their_games_stay(journal):
    evening = play(journal, (NAME, "Leah"), 1)
    journal.keep_keepsake(evening.game_number, Keepsake.PICTURE, b"jpeg")
    journal.rename_person(NAME, OTHER)
    assert journal.keepsake(evening.game_number, Keepsake.PICTURE) == b"jpeg"


def test_an_evening_with_somebody_renamed_goes_on(journal):
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    journal.rename_person("Leah", "Lea")
    resumed = Evening.resume(journal)
    assert resumed.header.players == ("Kim", "Lea")
    tell(resumed, ({"event": "undo"},))
    assert len(past_evening(journal, None).games[0].steps) == len(POT) + 1
    assert resumed.ruled[-1].source is ToldBy.HAND


def test_what_is_damaged_stays_so_and_is_of_nobody_else(journal):
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    with journal._database as database:
        database.execute("UPDATE entry SET event = replace(event, 'reveal', 'revoal') WHERE id = 5")
    lost = journal.lost_entries(1)
    journal.rename_person("Leah", "Lea")
    assert journal.lost_entries(1) == lost == (5,)
    assert known_names(journal) == ("Kim", "Lea")
