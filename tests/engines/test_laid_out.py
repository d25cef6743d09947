"""Where the cards lie before play begins: for every game and everything that changes its pack."""

from __future__ import annotations

from itertools import product

import pytest

from companion.decks.check import pack_of
from companion.engines import Header, Where, game_names, laid_out_for, rules_of
from companion.games.schwupps.rules import RULES

NAMES = ("Kim", "Leah", "Alex", "Wolfgang", "Zoe", "Pia", "Ute", "Max", "Jo", "Lea")
PACKS = {"minus_two": (True, False), "extra_set": (False, True)}

AGREED = [dict(zip(PACKS, chosen, strict=True)) for chosen in product(*PACKS.values())]
HEADERS = [
    Header(game, NAMES[:players], options)
    for game in game_names()
    for players in rules_of(game).players
    for options in (AGREED if game == "up" else [{}])
]
"""Every game with every number of players and every option that changes its pack."""


@pytest.mark.parametrize("header", HEADERS, ids=str)
def test_all_places_together_hold_the_pack(header):
    cards = laid_out_for(header)
    assert cards.pack == pack_of(header).size
    assert sum(portion.cards for portion in cards.portions) == cards.pack
    assert all(portion.cards > 0 for portion in cards.portions)


@pytest.mark.parametrize(
    ("game", "players", "options", "held"),
    [
        ("auf-und-ab", 3, {}, {Where.HAND: 18, Where.ASIDE: 1}),
        ("auf-und-ab", 4, {}, {Where.HAND: 13, Where.ASIDE: 3}),
        ("up-and-down", 2, {}, {Where.HAND: 15, Where.ASIDE: 14}),
        ("up-and-down", 3, {}, {Where.HAND: 14, Where.ASIDE: 2}),
        ("up-and-down", 4, {}, {Where.HAND: 11}),
        ("up", 10, {}, {Where.HIDDEN: 4, Where.OPEN: 4, Where.HAND: 5}),
        ("up", 2, {"extra_set": True}, {Where.HIDDEN: 4, Where.OPEN: 4, Where.HAND: 5, Where.ASIDE: 13}),
        (
            "up",
            2,
            {"extra_set": True, "minus_two": False},
            {Where.HIDDEN: 4, Where.OPEN: 4, Where.HAND: 4, Where.ASIDE: 12},
        ),
        *(
            (
                "schwupps",
                players,
                {},
                {
                    Where.ROWS: 4,
                    Where.SCHWUPPS_PILE: 26,
                    Where.NUMBER_PILES: 4,
                    Where.HAND: 4,
                    Where.OWN_PILE: dealt - 4,
                    Where.COMMON_PILE: common,
                },
            )
            for players, dealt, common in ((2, 25, 60), (3, 20, 50), (4, 15, 50), (5, 12, 50))
        ),
    ],
)
def test_the_places_hold_what_the_clauses_say(game, players, options, held):
    cards = laid_out_for(Header(game, NAMES[:players], options))
    assert {portion.where: portion.each for portion in cards.portions} == held


@pytest.mark.parametrize("players", RULES.players)
def test_a_game_of_schwupps_begins_with_the_piles_that_are_told(players):
    header = Header("schwupps", NAMES[:players])
    setup = RULES.read(
        {
            "event": "setup",
            "rows": [["+1", "number"], ["color", "either"]],
            "next": "-2",
            "piles": [["red-5", "blue-7"], ["green-1", "yellow-10"]],
        },
        header,
    )
    begun = RULES.start(header).rule(setup).position.table
    cards = laid_out_for(header)
    assert set(begun.holdings.sizes) == {cards.each(Where.HAND)}
    assert set(begun.holdings.piles) == {cards.each(Where.OWN_PILE)}
    assert begun.common == cards.each(Where.COMMON_PILE)
    assert begun.schwupps.pile == cards.each(Where.SCHWUPPS_PILE)
