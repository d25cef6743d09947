"""What a misread card may have been."""

from __future__ import annotations

from dataclasses import replace

from companion.engines import Header, read_event, start
from companion.games.up_and_down.forms import CODES
from companion.records.forms.likely import Case, Misread

HEADER = Header("up-and-down", ("Kim", "Leah"))
BEFORE = (
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
    {"event": "change", "face": "UP"},
)
TRICK = {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5S"}}


def case(line=TRICK, header=HEADER, before=BEFORE, likeness=None) -> Case:
    game = start(header)
    for earlier in before:
        game.push(read_event(earlier, game.rules, header))
    chances = {code: dict(seen) for code, seen in (likeness or {}).items()}
    return Case(line, game.position, game.rules, header, lambda code: chances.get(code, {}))


def test_every_other_card_is_reachable():
    for misread in case().misread(CODES):
        assert sorted((misread.code, *misread.others)) == sorted(CODES)


def test_what_the_card_looked_like_comes_first():
    looks = {"5S": (("5S", 0.6), ("8S", 0.3), ("5C", 0.1))}
    kim, leah = case(likeness=looks).misread(CODES)
    assert (kim.owner, leah.owner) == ("Kim", "Leah")
    assert leah.others[:2] == ("8S", "5C")


def test_a_card_that_could_not_have_been_played_comes_later():
    looks = {"5S": (("5S", 0.6), ("AS", 0.21), ("8S", 0.19))}
    assert case(likeness=looks).misread(CODES)[1].others[:2] == ("8S", "AS")
    played = ({"event": "reveal", "cards": {"Kim": "8S", "Leah": "8C"}}, {"event": "change", "dice": [6, 6]})
    later = case(before=(*BEFORE, *played), likeness=looks)
    assert later.misread(CODES)[1].others[0] != "8S"


def test_without_a_doubt_of_the_eye_cards_of_the_same_rank_or_suit_come_first():
    first = case().misread(CODES)[0].others
    assert all(code[:-1] == "9" or code[-1] == "C" for code in first[:13])


def test_one_card_of_a_trick_is_put_right():
    assert case().with_card("5S", "Leah", "8S")["cards"] == {"Kim": "9C", "Leah": "8S"}
    assert TRICK["cards"]["Leah"] == "5S"


def test_cards_of_a_set_that_were_read_alike_are_put_right_together():
    line = {"event": "play", "player": "Kim", "from": "hand", "cards": ["1", "1", "7"]}
    made = case(line, Header("up", ("Kim", "Leah")), ())
    assert [misread.code for misread in made.misread(("1", "7"))] == ["1", "7"]
    assert made.with_card("1", None, "7")["cards"] == ["7", "7", "7"]


def test_a_number_card_of_schwupps_is_put_right():
    line = {"event": "number", "player": "Kim", "card": "red-5", "row": 0, "slot": 1}
    made = case(line, Header("schwupps", ("Kim", "Leah")), ())
    assert made.misread(("red-5", "red-6", "blue-5", "blue-6")) == (
        Misread("red-5", None, ("red-6", "blue-5", "blue-6")),
    )
    assert made.with_card("red-5", None, "red-6")["card"] == "red-6"


def test_an_event_without_cards_has_none_to_put_right():
    assert case({"event": "change", "face": "UP"}).misread(CODES) == ()


def test_a_card_that_lies_there_later_comes_later():
    looks = {"5S": (("5S", 0.6), ("8S", 0.21), ("7S", 0.19))}
    made = case(likeness=looks)
    assert made.misread(CODES)[1].others[:2] == ("8S", "7S")
    lines = ({"event": "change", "dice": [6, 6]}, {"event": "reveal", "cards": {"Kim": "2C", "Leah": "8S"}})
    after = tuple(read_event(line, made.rules, made.header) for line in lines)
    assert replace(made, later=after).misread(CODES)[1].others[:2] == ("7S", "8S")
