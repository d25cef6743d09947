"""Which clause a wrong event breaks, and which comes first when there are several."""

from __future__ import annotations

import pytest

from companion.engines import EffectKind, Header, Verdict, start
from companion.games.schwupps.rules import RULES
from companion.texts import LANGUAGES, texts
from tests.games.schwupps.rules.tables import HAND, aggravate, do, end, game, number, schwupp, setup, shift
from tests.written import is_written

ACTIONS = [number("Ada", "red-6", 0, 0), aggravate("Ada", "Ben"), schwupp("Ada"), end("Ada")]
OUT_OF_TURN = [number("Ben", "red-6", 0, 0), aggravate("Ben", "Ada"), schwupp("Ben"), end("Ben")]


def finished(players=3, *, tournament=False, games=1):
    """A sitting of which so many games are over, won by whoever started them, with a last number card."""
    played = game(players, tournament=tournament)
    for count in range(games):
        if count:
            do(played, setup())
        winner = played.position.to_move
        name = played.header.players[winner]
        sizes = tuple(1 if player == winner else 4 for player in range(players))
        piles = tuple(0 if player == winner else 3 for player in range(players))
        shift(played, sizes=sizes, piles=piles)
        assert do(played, number(name, "red-6", 0, 0)).brings(EffectKind.WON)
    return played


def broken(played, line):
    ruling = do(played, line)
    assert ruling.verdict is Verdict.ILLEGAL
    for language in LANGUAGES:
        assert texts(language).reason(ruling.reason)
    return ruling.clause


@pytest.mark.parametrize("line", [setup(), *ACTIONS, setup(hands={"Ada": []}), schwupp("Cem")])
def test_after_the_single_game_nothing_is_allowed_any_more(line):
    assert broken(finished(), line) == "SCH-47"


@pytest.mark.parametrize("line", [setup(), *ACTIONS])
def test_after_a_tournament_nothing_is_allowed_any_more(line):
    assert broken(finished(tournament=True, games=3), line) == "SCH-47"


@pytest.mark.parametrize("line", [*ACTIONS, *OUT_OF_TURN])
def test_nobody_acts_before_the_setup(line):
    assert broken(start(Header("schwupps", ("Ada", "Ben"))), line) == "SCH-14"


@pytest.mark.parametrize("line", [*ACTIONS, *OUT_OF_TURN])
def test_nobody_acts_between_two_games(line):
    assert broken(finished(tournament=True), line) == "SCH-14"


@pytest.mark.parametrize("changes", [{}, {"hands": {"Ada": []}}, {"piles": [["red-5"] * 2] * 2}])
def test_a_setup_in_a_running_game_is_illegal_whatever_else_is_wrong(changes):
    assert broken(game(), setup(**changes)) == "SCH-15"


THREE = {"Ada": ["red-5", "red-1", "red-2", "red-3"]}
FIFTEEN = {name: ["aggravation"] * 4 for name in ("Ada", "Ben", "Cem", "Dana")}


@pytest.mark.parametrize(
    ("clause", "changes"),
    [
        ("SCH-11", {"hands": {"Ben": []}}),
        ("SCH-11", {"hands": {"Ben": ["red-1", "red-2", "red-3"]}}),
        ("SCH-11", {"hands": {"Ben": ["aggravation"] * 5}}),
        ("SCH-11", {"hands": {**THREE, "Ben": ["red-5"] * 3}}),
        ("SCH-2", {"hands": THREE}),
        ("SCH-2", {"piles": [["red-5", "red-5"], ["red-5", "red-1"]]}),
        ("SCH-2", {"hands": {"Cem": ["blue-2", "blue-2", "blue-2", "blue-3"]}}),
        ("SCH-2", {"hands": {"Cem": ["blue-2", "blue-2", "red-2", "red-3"], "Eva": ["blue-2", *HAND[:3]]}}),
        ("SCH-2", {"hands": {**FIFTEEN, "Eva": THREE["Ada"]}}),
        ("SCH-3", {"hands": FIFTEEN}),
        ("SCH-3", {"hands": {**FIFTEEN, "Dana": ["aggravation"] * 3 + ["red-1"]}}),
    ],
)
def test_what_a_first_setup_can_break(clause, changes):
    assert broken(start(Header("schwupps", ("Ada", "Ben", "Cem", "Dana", "Eva"))), setup(**changes)) == clause


def test_fourteen_aggravation_cards_may_be_named():
    played = game(5, hands={**FIFTEEN, "Dana": ["aggravation"] * 2 + ["red-1"] * 2})
    held = played.position.table.holdings.known
    assert sum(hand.aggravations for hand in held if hand is not None) == 14


@pytest.mark.parametrize("starter", ["Ada", "Cem"])
def test_the_player_left_of_the_last_starter_starts_the_next_game(starter):
    played = finished(tournament=True)
    assert broken(played, setup(starter=starter)) == "SCH-51"
    assert broken(played, setup(starter=starter, hands={"Ada": []})) == "SCH-11"
    assert broken(played, setup(starter=starter, hands=THREE)) == "SCH-2"
    assert do(played, setup(starter="Ben")).position.to_move == 1


@pytest.mark.parametrize("line", OUT_OF_TURN)
def test_only_the_player_to_move_acts(line):
    played = game(hands={"Ben": ["blue-7"] * 2 + ["red-9"] * 2})
    assert broken(played, line) == "SCH-16"


@pytest.mark.parametrize(
    ("clause", "line"),
    [
        ("SCH-19", number("Ada", "red-1", 0, 0)),
        ("SCH-19", number("Ada", "red-5", 0, 0)),
        ("SCH-21", number("Ada", "red-6", 0, 1)),
        ("SCH-19", aggravate("Ada", "Ada")),
    ],
)
def test_what_a_known_hand_can_break(clause, line):
    assert broken(game(hands={"Ada": ["red-6", "yellow-7", "green-10", "blue-9"]}), line) == clause


def test_a_known_hand_with_an_aggravation_card_may_not_give_to_itself():
    assert broken(game(hands={"Ada": HAND}), aggravate("Ada", "Ada")) == "SCH-35"


@pytest.mark.parametrize("line", [number("Ada", "red-5", 0, 0), aggravate("Ada", "Ada")])
def test_an_empty_hand_plays_nothing(line):
    played = game()
    shift(played, sizes=(0, 4, 4), box=14)
    assert broken(played, line) == "SCH-19"


def test_a_third_copy_comes_before_a_card_that_does_not_fit():
    assert broken(game(), number("Ada", "red-5", 0, 0)) == "SCH-2"


def test_a_fifteenth_aggravation_card_comes_before_a_gift_to_oneself():
    played = game()
    shift(played, box=14)
    assert broken(played, aggravate("Ada", "Ada")) == "SCH-3"


@pytest.mark.parametrize(
    ("clause", "beside", "card"),
    [
        ("SCH-21", "+1", "red-5"),
        ("SCH-21", "+2", "red-6"),
        ("SCH-21", "-1", "red-6"),
        ("SCH-21", "-2", "red-4"),
        ("SCH-23", "number", "red-6"),
        ("SCH-24", "color", "blue-5"),
        ("SCH-25", "either", "blue-6"),
    ],
)
def test_a_card_that_does_not_fit_breaks_the_clause_of_the_card_beside(clause, beside, card):
    played = game(rows=[["+1", "+2"], ["-1", beside]], piles=[["blue-1", "blue-2"], ["blue-3", "red-5"]])
    assert broken(played, number("Ada", card, 1, 1)) == clause


def test_a_second_schwupp_without_an_aggravation_card_is_illegal():
    played = game()
    do(played, schwupp("Ada"))
    assert broken(played, schwupp("Ada", 1)) == "SCH-36"


def test_schwupps_of_aggravation_cards_do_not_count():
    played = game()
    assert do(
        played, aggravate("Ada", "Ben"), aggravate("Ada", "Cem"), schwupp("Ada"), aggravate("Ada", "Cem")
    ).legal


def test_a_turn_cannot_end_without_an_action():
    assert broken(game(), end("Ada")) == "SCH-17"


def test_only_these_clauses_have_a_sentence_for_a_case():
    cited = [clause for clause in RULES.clauses if is_written(clause, "en", "no")]
    numbers = (2, 3, 11, 14, 15, 16, 17, 19, 21, 23, 24, 25, 35, 36, 47, 51)
    assert cited == [f"SCH-{number}" for number in numbers]
