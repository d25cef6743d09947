"""Who wins a trick, and what becomes of the pot."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from companion.games.up_and_down.rules import CARDS, PACK, Face, Layout, Suit
from companion.games.up_and_down.rules.deciding import decide
from tests.engines.effects import brought
from tests.games.up_and_down.rules.tables import DEAL, change, reveal, setup, table, tell

C, D, H, S = Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES

NAMES = ("Kim", "Leah", "Alex", "Pat")


def winner(layout, facing, trick):
    return decide(layout, facing, NAMES, trick).winner


TRICKS = [
    ("the highest own card", Face.UP, 2, "9C 5D 10S", (C, D, H), 0),
    ("the lowest own card", Face.DOWN, 2, "9C 5D 10S", (C, D, H), 1),
    ("a higher foreign card does not count", Face.UP, 2, "QD 5D 10S", (C, D, H), 1),
    ("queens cancel, the jack is next", Face.UP, 7, "QD QC JS", (D, H, S), 2),
    ("trump values cancel too", Face.UP, 7, "7H 7S 4D", (D, H, S), None),
    ("foreign cards cancel own ones", Face.UP, 2, "9C 9S 5H", (C, D, H), 2),
    ("a trump beats a queen", Face.UP, 3, "QC 3C", (C, H), 1),
    ("a trump beats a two with DOWN", Face.DOWN, 12, "2C QC", (C, H), 1),
    ("cancelled trumps leave the own cards", Face.DOWN, 4, "4C 4D 9H QS", (C, D, H, S), 2),
    ("three alike, and the fourth wins", Face.UP, 12, "9C 9D 9H 2S", (C, D, H, S), 3),
    ("four alike", Face.UP, 9, "9C 9D 9H 9S", (C, D, H, S), None),
    ("two pairs", Face.UP, 12, "9C 9D 4H 4S", (C, D, H, S), None),
    ("nobody in the own suit", Face.UP, 12, "9D 8C 4S", (C, D, H), None),
    ("one sitting at no suit of the others", Face.UP, 12, "9D 8C 4H", (C, D, H), 2),
]


@pytest.mark.parametrize(
    ("why", "face", "trump", "cards", "facing", "wins"), TRICKS, ids=[t[0] for t in TRICKS]
)
def test_a_trick_is_won_by(why, face, trump, cards, facing, wins):
    layout = Layout(face, (trump // 2, trump - trump // 2), 0)
    assert winner(layout, facing, tuple(CARDS[code] for code in cards.split())) == wins


def plain_winner(face, trump, facing, trick):
    """The rules once more, word for word: cancel first, then trump, then the best own card."""
    times = Counter(card.value for card in trick)
    left = [player for player, card in enumerate(trick) if times[card.value] == 1]
    trumps = [player for player in left if trick[player].value == trump]
    own = [player for player in left if trick[player].suit is facing[player]]
    best = max if face is Face.UP else min
    if trumps:
        return trumps[0]
    return best(own, key=lambda player: trick[player].value) if own else None


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("trump", [2, 7, 12])
def test_all_tricks_of_two_players_are_won_as_the_rules_say(face, trump):
    layout, facing = Layout(face, (trump // 2, trump - trump // 2), 0), (C, H)
    for trick in product(PACK, PACK):
        assert winner(layout, facing, trick) == plain_winner(face, trump, facing, trick)


def test_the_pot_grows_until_somebody_takes_it():
    game = table(DEAL, setup())
    assert brought(tell(game, change(face="DOWN"))) == ("flip",)
    assert brought(tell(game, reveal("2D", "3C", "4C"))) == ("pot",)
    tell(game, change(face="UP"))
    assert brought(tell(game, reveal("5D", "6C", "8C"))) == ("pot",)
    assert game.position.state()["pot"] == 2
    tell(game, change(face="DOWN"))
    assert brought(tell(game, reveal("9C", "10C", "JC")), "Kim", "Leah", "Alex") == ("trick:Kim", "pot_won")
    assert game.position.state()["tricks"] == {"Kim": 3, "Leah": 0, "Alex": 0}
    assert game.position.state()["pot"] == 0


def test_the_lead_goes_to_the_left_whoever_wins():
    game = table(DEAL, setup())
    leaders = []
    for face, trick in [("DOWN", "2C 3S 4S"), ("UP", "5S 6S QH"), ("DOWN", "8S 9S 10S")]:
        leaders.append(game.position.state()["leader"])
        tell(game, change(face=face))
        tell(game, reveal(*trick.split()))
    assert [*leaders, game.position.state()["leader"]] == ["Kim", "Leah", "Alex", "Kim"]


TWO = "Kim Leah"
RANKS = ("2", "3", "4", "5", "6", "8", "9", "10", "J", "Q")


def play(game, number, kim, leah):
    """A trick of two, the card flipped before it."""
    tell(game, change(face=("DOWN", "UP")[number % 2]))
    return brought(tell(game, reveal(kim, leah, players=TWO)), *TWO.split())


def test_a_last_trick_without_a_winner_is_discarded_with_the_pot():
    game = table(DEAL, setup(facing={"Kim": "C"}), players=TWO)
    for number, rank in enumerate(RANKS):
        assert play(game, number, rank + "D", rank + "S") == ("pot",)
    for number, rank in enumerate(RANKS[:5]):
        effects = play(game, number, rank + "C", rank + "H")
    assert effects == ("pot", "pot_discarded", "round_over", "game_over")
    assert game.position.state()["totals"] == {"Kim": 0, "Leah": 0}
    assert game.position.state()["winners"] == ["Kim", "Leah"]


def test_a_last_trick_without_a_winner_is_discarded_even_if_the_pot_was_empty():
    game = table(DEAL, setup(facing={"Kim": "C"}), players=TWO, rounds=2)
    for number, rank in enumerate(RANKS):
        assert play(game, number, rank + "C", rank + "S") == ("pot",)
    for number, cards in enumerate(("2D 3H", "3D 4H", "4D 5H", "5D 6H")):
        assert play(game, number, *cards.split())[0] == "trick:Leah"
    assert game.position.state()["pot"] == 0
    assert play(game, 0, "QD", "QH") == ("pot", "pot_discarded", "round_over")
    assert game.position.state()["totals"] == {"Kim": 0, "Leah": 14}


def test_the_winner_of_the_last_trick_takes_the_pot():
    game = table(DEAL, setup(facing={"Kim": "C"}), players=TWO)
    for number, rank in enumerate((*RANKS, "7")):
        assert play(game, number, rank + "D", rank + "S") == ("pot",)
    for number, rank in enumerate(RANKS[:3], start=1):
        assert play(game, number, rank + "C", rank + "H") == ("pot",)
    assert play(game, 0, "9C", "10H") == ("trick:Kim", "pot_won", "round_over", "game_over")
    assert game.position.state()["totals"] == {"Kim": 15, "Leah": 0}
