"""This table at a club: switched on by the command line, the settings or by touch."""

from __future__ import annotations

from contextlib import closing

import pytest

from companion.club.address import PASSWORD, club_address
from companion.club.errors import ClubAddressError, ClubPasswordError
from companion.club.messages import Seating
from companion.club.table import AtClub
from companion.commands.main import main
from companion.engines import Reason
from companion.evening.evening import Evening
from companion.machine.club import ChosenClub
from companion.machine.folders import folders
from companion.machine.settings import read_settings
from companion.screens.club_intents import CallReferee, ClubShown, NameClub, SeatedNext, SwitchClub
from tests.commands.fake_club import ADDRESS, FakeClubTable, table_at_club
from tests.evening.played import KIM_AND_LEAH, quick_journal


@pytest.fixture
def journal(tmp_path):
    with closing(quick_journal(tmp_path)) as made:
        yield made


@pytest.fixture
def fake():
    return FakeClubTable()


def test_a_club_in_the_settings_is_told_from_the_start(fake, tmp_path, journal):
    chosen = ChosenClub(ADDRESS, table="7", home_assistant=True)
    club = table_at_club(fake, tmp_path, journal, club=chosen)
    assert club.on
    assert (fake.terms.table, fake.terms.target) == ("7", "broker/club/7")
    assert fake.terms.home_assistant
    evening = Evening.begin(journal, KIM_AND_LEAH)
    assert club.show(None, evening) == ()
    assert fake.shown == [(None, evening)]
    club.close()
    assert fake.closed


def test_the_command_line_goes_before_the_settings(fake, tmp_path, journal, monkeypatch):
    monkeypatch.setenv(PASSWORD, "secret")
    table_at_club(
        fake, tmp_path, journal, club_address("mqtts://ann@other/cards"), ChosenClub(ADDRESS, on=False)
    )
    assert str(fake.terms.address) == "mqtts://ann@other/cards"
    assert fake.terms.password == "secret"


@pytest.mark.parametrize("club", [ChosenClub(), ChosenClub(ADDRESS, on=False)])
def test_without_one_nothing_is_begun(fake, tmp_path, journal, club):
    assert not table_at_club(fake, tmp_path, journal, club=club).on
    assert fake.terms is None


def test_what_is_past_is_told_to_no_club(fake, tmp_path, journal):
    club = table_at_club(fake, tmp_path, journal, club_address(ADDRESS), able=False)
    club.follow(SwitchClub(on=True), None)
    assert not club.on


def test_what_the_command_line_names_and_cannot_be_used_is_an_error(fake, tmp_path, journal):
    missing = ChosenClub(password=tmp_path / "missing")
    with pytest.raises(ClubPasswordError):
        table_at_club(fake, tmp_path, journal, club_address(ADDRESS), missing)
    with pytest.raises(ClubAddressError):
        table_at_club(fake, tmp_path, journal, club_address(ADDRESS), ChosenClub(table="Tisch 7"))


def test_what_the_settings_name_and_cannot_be_used_is_told_and_the_evening_goes_on(fake, tmp_path, journal):
    club = table_at_club(fake, tmp_path, journal, club=ChosenClub("broker/club"))
    (told,) = club.show(None, None)
    assert told.key == "unfit-club-address"
    assert club.page().problem == told
    assert club.show(None, None) == ()


def test_by_touch_it_is_switched_off_and_on_and_stays_so(fake, tmp_path, journal):
    places = folders(tmp_path)
    places.settings.write_text(f'[club]\naddress = "{ADDRESS}"\n')
    club = table_at_club(fake, tmp_path, journal)
    club.follow(SwitchClub(on=False), None)
    assert fake.closed
    assert not club.page().on
    assert read_settings(places.settings).club == ChosenClub(ADDRESS, on=False)
    club.follow(SwitchClub(on=True), None)
    assert club.page().on
    assert read_settings(places.settings).club == ChosenClub(ADDRESS, on=True)


def test_an_address_that_is_typed_is_gone_to_at_once_and_kept(fake, tmp_path, journal):
    places = folders(tmp_path)
    club = table_at_club(fake, tmp_path, journal, club=ChosenClub())
    club.follow(NameClub("mqtt://other.local:1883/cards"), None)
    assert club.on
    assert str(fake.terms.address) == "mqtt://other.local/cards"
    assert read_settings(places.settings).club == ChosenClub("mqtt://other.local/cards", on=True)


def test_an_address_that_is_typed_and_is_none_is_told_without_its_password(fake, tmp_path, journal):
    club = table_at_club(fake, tmp_path, journal, club=ChosenClub())
    club.follow(NameClub("mqtt://ann:secret@broker/cards"), None)
    assert not club.on
    assert club.page().problem.key == "unfit-club-password-shown"
    assert "secret" not in str(club.page().problem)
    assert not folders(tmp_path).settings.exists()


def test_the_referee_is_called_and_withdrawn(fake, tmp_path, journal):
    club = table_at_club(fake, tmp_path, journal)
    club.follow(CallReferee(on=True), None)
    assert club.page().called
    club.follow(CallReferee(on=False), None)
    assert not club.page().called


def test_the_page_shows_how_the_table_stands(fake, tmp_path, journal):
    club = table_at_club(fake, tmp_path, journal, club=ChosenClub(ADDRESS, table="7"))
    hindered = Reason("club-hindered-unknown", (("why", "x"),))
    fake.at_club = AtClub(False, hindered, False, 3, None, Seating(1, ("Ann", "Zo\u202eë"), "tarock", "Hi"))
    seated = SeatedNext(("Ann", "Zo�ë"), None, "Hi")
    assert club.page() == ClubShown(ADDRESS, "7", True, False, False, 3, False, seated, hindered)


def test_a_program_that_fails_again_and_again_is_told_once(fake, tmp_path, journal):
    club = table_at_club(fake, tmp_path, journal)
    fake.failed = True
    assert [reason.key for reason in club.show(None, None)] == ["told-club-stopped"]
    assert not club.on
    assert club.show(None, None) == ()


@pytest.mark.parametrize("address", ["broker/club", "mqtt://ann:secret@broker/club", "mqtt://broker"])
def test_an_address_that_is_none_is_refused_in_one_line(address, capsys):
    with pytest.raises(SystemExit) as left:
        main(["play", "--club", address])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "secret" not in said
    assert said.count("\n") == 1
