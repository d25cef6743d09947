"""What people chose for themselves comes back with a backup, and goes with what is taken back."""

from __future__ import annotations

from contextlib import closing

import pytest

from companion.commands.forgetting import forget
from companion.evening.journal import Journal
from companion.evening.profiles import Figure, PersonColour, Profile
from companion.keeping.bringing_back import bring_back
from companion.keeping.comparing import Prepared
from companion.keeping.saving import save
from companion.keeping.undoing import undo
from companion.keeping.words import brought_back_told, new_told
from companion.machine.folders import folders
from companion.texts import texts
from tests.evening.played import KIM_AND_LEAH
from tests.keeping.kept_things import TOM_AND_UTE, owner

TOM = Profile(PersonColour.PINK, Figure.OWL, voice="fr")
KIM = Profile(PersonColour.GREEN, picture=b"\xff\xd8 Kim \xff\xd9")


def choose(places, **profiles):
    with closing(Journal(places.journal)) as journal:
        for name, profile in profiles.items():
            journal.keep_profile(name, profile)
    return places


def chosen(places):
    with closing(Journal(places.journal)) as journal:
        return journal.profiles()


def brought(places, path):
    with Prepared(places, path) as prepared:
        told = new_told(prepared.comparison, texts("en"))
        back = bring_back(prepared)
        return told, brought_back_told(back, texts("en"))


@pytest.fixture
def backup(tmp_path):
    """A backup with two evenings, whose people have chosen something."""
    there = choose(owner(tmp_path / "there", TOM_AND_UTE, KIM_AND_LEAH), Tom=TOM, Kim=KIM)
    save(there, tmp_path / "b.zip")
    return tmp_path / "b.zip"


def test_on_a_new_card_everybody_looks_as_before_and_undone_all_is_gone(backup, tmp_path):
    new = folders(tmp_path / "new")
    told, back = brought(new, backup)
    assert "Of 2 people colours, pictures and voices are new." in told
    assert "2 people have their colours, pictures and voices again." in back
    assert chosen(new) == {"Tom": TOM, "Kim": KIM}
    undo(new)
    assert chosen(new) == {}


def test_what_somebody_chose_here_stays_and_comes_no_second_time(backup, tmp_path):
    here = choose(owner(tmp_path / "here", KIM_AND_LEAH), Kim=TOM)
    told, _ = brought(here, backup)
    assert "Of one person the colour, picture and voice are new." in told
    assert chosen(here) == {"Kim": TOM, "Tom": TOM}
    with Prepared(here, backup) as prepared:
        assert not prepared.comparison.brings_anything


def test_it_comes_where_all_evenings_are_there_already(backup, tmp_path):
    there = folders(tmp_path / "there")
    choose(there, Tom=Profile())
    _, back = brought(there, backup)
    assert "One person has their colour, picture and voice again." in back
    assert chosen(there) == {"Tom": TOM, "Kim": KIM}
    undo(there)
    assert chosen(there) == {"Kim": KIM}


def test_what_was_chosen_otherwise_since_stays_when_the_rest_is_taken_back(backup, tmp_path):
    new = folders(tmp_path / "new")
    brought(new, backup)
    choose(new, Tom=KIM)
    undo(new)
    assert chosen(new) == {"Tom": KIM}


def test_whoever_was_forgotten_here_gets_nothing_back(backup, tmp_path):
    there = folders(tmp_path / "there")
    with closing(Journal(there.journal)) as journal:
        forget("Tom", there, journal)
    with Prepared(there, backup) as prepared:
        assert prepared.comparison.people_of() == ()
        bring_back(prepared)
    assert chosen(there) == {"Kim": KIM}
