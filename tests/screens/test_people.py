"""Who sits where, from one game to the next."""

from __future__ import annotations

import pygame
import pytest

from companion.engines import Header, game_names, limits_of, misfit, rules_of, start
from companion.screens.canvas import Canvas
from companion.screens.intents import PageName
from companion.screens.pages.people import draw_people
from companion.screens.people import People
from companion.screens.theme import FELT
from companion.texts import texts
from tests.screens.sample_pages import SIZES


def test_people_are_told_how_many_a_game_is_for():
    limits = {game: limits_of(game) for game in game_names()}
    assert limits == {"auf-und-ab": (3, 4), "up-and-down": (2, 4), "up": (2, 10), "schwupps": (2, 5)}


@pytest.mark.parametrize(
    ("able", "seated", "ready"),
    [((4,), 3, False), ((4,), 4, True), ((4,), 5, False), ((4, 6), 5, False), ((4, 6), 6, True)],
)
def test_as_many_must_sit_there_as_the_game_can_be_played_by(able, seated, ready, monkeypatch):
    monkeypatch.setattr(type(rules_of("up")), "players", able)
    assert limits_of("up") == (able[0], able[-1])
    assert People.of(Header("up", tuple("ABCDEF")[:seated])).ready is ready


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Up is for 4 people.", "4 people", "Up is for 4 players; --players cannot be 3.")),
        (
            "de",
            ("Up ist für 4 Personen.", "4 Personen", "Up ist für 4 Spieler; --players kann nicht 3 sein."),
        ),
        ("fr", ("Up se joue à 4.", "4 joueurs", "Up se joue à 4 ; --players ne peut pas être 3.")),
    ],
)
def test_a_game_for_one_number_of_people_names_that_one(language, said, monkeypatch):
    monkeypatch.setattr(type(rules_of("up")), "players", (4,))
    words, facts = texts(language), {"fewest": 4, "span": 0, "most": 4}
    refused = misfit("up", 3)
    assert refused is not None
    told = (words.say("people-more", game="Up", **facts), words.say("games-players", **facts))
    assert (*told, words.reason(refused)) == said


@pytest.mark.parametrize(
    "header",
    [
        Header("up", ("Kim", "Leah", "Alex")),
        Header("up-and-down", ("Kim", "Leah"), {"sides": {"Kim": 1, "Leah": 3}}),
    ],
)
def test_those_who_play_sit_where_they_sat(header):
    assert People.of(header).header == header


def test_two_who_have_chosen_no_sides_sit_opposite_each_other():
    assert People.of(Header("up-and-down", ("Kim", "Leah"))).names == ("Kim", None, "Leah", None)


def test_the_same_people_play_another_game():
    four = People.of(Header("up-and-down", ("Kim", "Leah", "Alex", "Pia")))
    assert four.playing("up").header == Header("up", ("Kim", "Leah", "Alex", "Pia"))
    assert four.playing("up-and-down") is four
    five = People(("Kim", "Leah", "Alex", "Pia", "Ute"), "schwupps")
    assert five.playing("auf-und-ab").seated == ("Kim", "Leah", "Alex", "Pia")
    three = People(("Kim", "Leah", "Alex"), "schwupps").playing("up-and-down")
    assert three.names == ("Kim", "Leah", "Alex", None)
    assert People((), "up").playing("up-and-down").names == (None,) * 4


@pytest.mark.parametrize("game", game_names())
def test_every_option_of_a_game_can_be_chosen_and_is_remembered(game):
    seated = ("Kim", "Leah", "Alex") if game != "up-and-down" else ("Kim", "Leah", None, "Alex")
    for option in rules_of(game).options:
        people = People(seated, game)
        seen = []
        for _ in option.values:
            seen.append(people.option(option.name))
            start(people.header)
            assert People.of(people.header).options == people.options
            people = people.altered(option.name)
        assert tuple(seen) == option.values
        assert people.options == {}, "after the last value comes the usual one, which is left out"


@pytest.mark.parametrize("game", game_names())
def test_the_usual_value_is_what_the_record_takes_for_usual(game):
    names = ("Kim", "Leah", "Alex")
    usual = {option.name: option.usual for option in rules_of(game).options}
    assert start(Header(game, names, usual)).position == start(Header(game, names)).position


def test_another_game_is_played_as_usual_and_the_same_one_as_before():
    people = People(("Kim", "Leah", "Alex"), "up").altered("end").altered("dirty_one")
    assert people.playing("up").header.options == {"end": {"rounds": 2}, "dirty_one": True}
    assert people.playing("schwupps").header.options == {}


def test_an_option_that_the_screen_does_not_offer_is_kept_until_it_is_touched():
    people = People.of(Header("up", ("Kim", "Leah"), {"end": {"points": 123}}))
    assert people.header.options == {"end": {"points": 123}}
    assert people.altered("end").options == {}


@pytest.mark.parametrize("size", SIZES)
def test_people_are_drawn_at_the_edges_where_the_table_will_have_them(size):
    canvas = Canvas(pygame.Surface(size), FELT)
    draw_people(canvas, texts("en"), People(("Kim", "Leah", "Ben"), "schwupps"), PageName.GAME)
    kim, leah, ben = (
        next(target.box for target in canvas.targets if target.label == name)
        for name in ("Kim", "Leah", "Ben")
    )
    assert leah.x + leah.w < ben.x
    assert (leah.y, leah.h) == (ben.y, ben.h)
    assert leah.y + leah.h < kim.y
