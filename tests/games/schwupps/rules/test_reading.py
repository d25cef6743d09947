from __future__ import annotations

import pytest

from companion.engines import Header, HeaderError, InvalidEventError, read_event, start, write_event
from companion.games.schwupps.rules import RULES, End, Event, Number, Schwupp
from companion.texts import LANGUAGES, texts
from tests.games.schwupps.rules.tables import HAND, aggravate, end, number, schwupp, setup

HEADER = Header("schwupps", ("Ada", "Ben", "Cem"))


def read(line) -> Event:
    return read_event(line, RULES, HEADER)


@pytest.mark.parametrize(
    "line",
    [
        setup(),
        setup(starter="Cem"),
        setup(hands={"Ada": [*HAND[:3], "aggravation"], "Cem": ["aggravation"] * 3}),
        number("Ada", "purple-10", 1, 0),
        aggravate("Ada", "Ben", 1),
        aggravate("Ben"),
        {**aggravate("Ben"), "row": 0},
        {**aggravate("Ben"), "next": "color"},
        {**aggravate("Ben"), "give": "Ben"},
        schwupp("Cem", 0, "-2"),
        end("Ada"),
    ],
)
def test_an_event_is_written_as_it_was_read(line):
    event = read(line)
    written = write_event(event, RULES, HEADER)
    assert read(written) == event
    assert _sorted_hands(written) == _sorted_hands(line)


def _sorted_hands(line):
    hands = {name: sorted(cards) for name, cards in line.get("hands", {}).items()}
    return {**line, "hands": hands}


def test_keys_that_nobody_knows_are_ignored():
    assert read({**end("Ada"), "t": 1.5, "confidence": None, "card": 7}) == End(0)


def test_a_hand_that_is_named_may_be_of_any_size():
    assert read(setup(hands={"Ada": []})).hands[0].size == 0
    assert read(setup(hands={"Ada": HAND * 3})).hands[0].size == 12


NO_NAME = [None, True, 0, 1.5, "", "Eve", "ada", ["Ada"], {}]
NO_PLACE = [None, True, False, "0", 0.0, 1.0, 2, -1, [0], {}, 10**400]
NO_NUMBER_CARD = [
    None, 5, "red", "red-0", "red-11", "red-05", "red--5", "Red-5", "red 5", "orange-5", "aggravation", "+1",
    "", ["red-5"], "red-5 ", "5-red",
]  # fmt: skip
NO_SCHWUPPS_CARD = [
    None,
    1,
    -2,
    "1",
    "+3",
    "−1",
    "colour",
    "Number",
    "red-5",
    "aggravation",
    "",
    ["+1"],
    True,
]
NO_SQUARE = [
    None, [], {}, "++", [["+1", "+2"]], [["+1", "+2"], ["-1"]], [["+1", "+2"], ["-1", "-2", "+1"]],
    [["+1", "+2"], ["-1", "-2"], ["+1", "+2"]], ["+1", "+2", "-1", "-2"], [["+1", "+2"], "-1"],
]  # fmt: skip

WRONG = [
    *[(line, {"player": value}) for line in (number("Ada", "red-6", 0, 0), end("Ada")) for value in NO_NAME],
    *[(line, {"player": value}) for line in (schwupp("Ada"), aggravate("Ada", "Ben")) for value in NO_NAME],
    *[(aggravate("Ada", "Ben"), {"give": value}) for value in NO_NAME],
    *[(setup(), {"starter": value}) for value in NO_NAME],
    *[(number("Ada", "red-6", 0, 0), {key: value}) for key in ("row", "slot") for value in NO_PLACE],
    *[(line, {"row": value}) for line in (schwupp("Ada"), aggravate("Ada", "Ben")) for value in NO_PLACE],
    *[(number("Ada", "red-6", 0, 0), {"card": value}) for value in NO_NUMBER_CARD],
    *[(setup(), {"piles": [["red-1", "red-2"], ["red-3", value]]}) for value in NO_NUMBER_CARD],
    *[(setup(), {"next": value}) for value in NO_SCHWUPPS_CARD],
    *[(setup(), {"rows": [[value, "+1"], ["+1", "+1"]]}) for value in NO_SCHWUPPS_CARD],
    *[
        (line, {"next": value})
        for line in (schwupp("Ada"), aggravate("Ada", "Ben"))
        for value in NO_SCHWUPPS_CARD
    ],
    *[(setup(), {key: value}) for key in ("rows", "piles") for value in NO_SQUARE],
    *[(setup(), {"hands": value}) for value in (None, [], "Ada", 1, [["red-1"] * 4])],
    *[
        (setup(), {"hands": {"Ada": value}})
        for value in (None, {}, "red-1", 4, ["+1"] * 4, [None], [["red-1"]])
    ],
    (setup(), {"hands": {"Eve": HAND}}),
    (setup(), {"hands": {"": []}}),
]


@pytest.mark.parametrize(("line", "wrong"), WRONG, ids=str)
def test_a_wrong_value_is_no_event(line, wrong):
    with pytest.raises(InvalidEventError) as error:
        read({**line, **wrong})
    for language in LANGUAGES:
        assert texts(language).reason(error.value.reason)


@pytest.mark.parametrize(
    ("line", "keys"),
    [
        (setup(), ("rows", "next", "piles")),
        (number("Ada", "red-6", 0, 0), ("player", "card", "row", "slot")),
        (aggravate("Ada", "Ben"), ("player",)),
        (schwupp("Ada"), ("player", "row", "next")),
        (end("Ada"), ("player",)),
    ],
)
def test_a_missing_key_is_no_event(line, keys):
    for missing in keys:
        with pytest.raises(InvalidEventError):
            read({key: value for key, value in line.items() if key != missing})


@pytest.mark.parametrize("name", ["deal", "play", "Setup", "", "numbers", "pass"])
def test_other_games_events_are_none_of_this_one(name):
    with pytest.raises(InvalidEventError):
        read({**setup(), **number("Ada", "red-6", 0, 0), "event": name})


@pytest.mark.parametrize("count", [1, 6])
def test_two_to_five_people_play(count):
    with pytest.raises(HeaderError, match="2 to 5"):
        start(Header("schwupps", tuple("ABCDEF"[:count])))


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 1},
        {"tournament": 1},
        {"tournament": None},
        {"tournament": "true"},
        {"end": {}, "tournament": True},
    ],
)
def test_wrong_options_are_an_error_of_the_header(options):
    with pytest.raises(HeaderError):
        start(Header("schwupps", ("Ada", "Ben"), options))


def test_cards_are_read_as_the_very_cards():
    event = read(number("Ada", "red-6", 0, 1))
    assert isinstance(event, Number)
    assert (event.card.colour, event.card.number, event.row, event.slot) == ("red", 6, 0, 1)
    assert isinstance(read(schwupp("Ada")), Schwupp)
