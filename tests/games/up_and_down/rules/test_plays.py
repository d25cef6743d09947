"""What may be done, and how many ways a small ending has."""

from __future__ import annotations

from companion.engines import Header, start
from companion.games.up_and_down.rules import CARDS, Change, Face, Layout, Phase, UpAndDownPosition
from companion.games.up_and_down.rules.cards import card_set
from companion.games.up_and_down.rules.table import read_table
from companion.texts import LANGUAGES, texts
from tests.games.up_and_down.rules.tables import DEAL, FLIP, KNOWN_DEAL, SETUP, TRICK, setup, table


def kinds(game):
    return [kind.key.removeprefix("uad-kind-") for kind in game.plays().kinds]


def test_a_round_waits_for_its_deal_and_setup_in_either_order():
    assert kinds(table()) == ["deal", "setup"]
    assert kinds(table(DEAL)) == ["setup"]
    assert kinds(table(SETUP)) == ["deal"]


def test_the_leader_may_flip_turn_or_roll():
    plays = table(DEAL, SETUP).plays()
    assert plays.player == 0
    assert kinds(table(DEAL, SETUP)) == ["flip", "rotate", "roll"]
    rolls = [event.dice for event in plays.events if event.dice is not None]
    assert len(plays.events) == 1 + 3 + len(rolls)
    assert rolls == sorted(rolls)
    assert len(rolls) == 21 - 3, "1-6, 2-5 and 3-4 give 7 again"


def test_everything_listed_is_legal_and_different():
    for lines in [(KNOWN_DEAL, SETUP), (KNOWN_DEAL, SETUP, FLIP), (DEAL, SETUP, FLIP, TRICK)]:
        game = table(*lines)
        events = game.plays().events
        assert len(set(events)) == len(events)
        assert all(game.rule(event).legal for event in events)


def test_tricks_are_listed_if_all_hands_are_known():
    assert len(table(KNOWN_DEAL, SETUP, FLIP).plays().events) == 14**3
    assert table(DEAL, SETUP, FLIP).plays().events == ()
    assert kinds(table(DEAL, SETUP, FLIP)) == ["reveal"]


def test_duties_and_kinds_can_be_said_in_every_language():
    for lines in [(), (DEAL,), (SETUP,), (DEAL, SETUP), (DEAL, SETUP, FLIP)]:
        plays = table(*lines).plays()
        for language in LANGUAGES:
            assert texts(language).reason(plays.duty)
            assert all(map(texts(language).reason, plays.kinds))


def ending(hands, cards_left, trump=(3, 4)):
    """A position of two before a change, each with a few cards left."""
    held = tuple(card_set(tuple(CARDS[code] for code in hand.split())) for hand in hands)
    nothing = (0, 0)
    return UpAndDownPosition(
        read_table(Header("up-and-down", ("Kim", "Leah"))),
        Phase.CHANGE,
        Layout(Face.UP, trump, 3),
        0,
        held,
        0,
        cards_left,
        0,
        nothing,
        nothing,
        0,
    )


def count(position, depth):
    """How many ways the next events can go, each roll counted once, as perft counts them in chess."""
    if depth == 0:
        return 1
    return sum(count(position.rule(event).position, depth - 1) for event in position.plays().events)


def test_the_ways_of_an_ending_with_one_card_each():
    position = ending(("2C", "QH"), 1)
    assert [count(position, depth) for depth in (1, 2, 3)] == [22, 22, 0]


def test_the_ways_of_an_ending_with_two_cards_each():
    position = ending(("2C 9D", "QH 3S"), 2)
    rolls_of_a_sum = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 2, 10: 2, 11: 1, 12: 1}
    others = {total: 1 + 3 + 21 - rolls for total, rolls in rolls_of_a_sum.items()}
    second = 4 * others[7] + sum(
        rolls * others[total] for total, rolls in rolls_of_a_sum.items() if total != 7
    )
    assert count(position, 1) == others[7] == 22
    assert count(position, 2) == 4 * 22
    assert count(position, 3) == 4 * second
    assert count(position, 4) == 4 * second


def test_a_finished_game_has_nothing_left_to_do():
    position = ending(("2C", "QH"), 1)
    for _ in range(2):
        position = position.rule(position.plays().events[0]).position
    plays = position.plays()
    assert (plays.player, plays.events, plays.kinds) == (None, (), ())


def test_a_game_begins_with_nothing_on_the_table():
    assert start(Header("up-and-down", ("Kim", "Leah"))).position.state() == {
        "phase": "setup",
        "face": None,
        "dice": None,
        "trump": None,
        "facing": None,
        "leader": None,
        "pot": 0,
        "tricks": {"Kim": 0, "Leah": 0},
        "totals": {"Kim": 0, "Leah": 0},
        "cards_left": {"Kim": 0, "Leah": 0},
        "rounds_played": 0,
        "winners": [],
    }


def test_a_setup_names_its_facing_once():
    assert table(setup()).position == table(setup(facing={"Alex": "H", "Leah": "D", "Kim": "C"})).position
    assert Change(0) != Change(None)
