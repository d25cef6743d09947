"""What comes to lie there in one visit of a hand is told one play after the other, each as its player's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import EffectKind, Header
from companion.games.schwupps.rules import NUMBER_CARD, SCHWUPPS_CARD, Aggravate, End, Number, Schwupp
from companion.games.up.table.zones import zones_for
from companion.table.inputs import Action
from companion.table.seats import seats_around
from tests.games.auf_und_ab.table import laid_out as auf_und_ab
from tests.games.schwupps.table.laid_out import (
    AGGRAVATION,
    LAID_OUT,
    LAY,
    NAMES,
    PILES,
    UPPER_PUSHED,
    arm_of,
    sighting,
)
from tests.games.up.table import scenes as up
from tests.games.up_and_down.table.conftest import card, middle, with_cards
from tests.games.up_and_down.table.test_reader import trick
from tests.sitting.watching import UP, Watching
from vision.motion.arm import Arm
from vision.sightings import Place, Sightings

KIM, LEAH = 0, 1
TURNED_UP = SCHWUPPS_CARD["-1"]


def schwupps_cards(codes, *others):
    return Sightings((*(sighting(zone, code) for zone, code in codes.items() if code), *others))


def number(player, code, row, slot):
    return Number(player, NUMBER_CARD[code], row, slot)


@pytest.fixture
def schwupps(tmp_path):
    """A game of Schwupps that is laid out; Kim is to move."""
    made = Watching(tmp_path, Header("schwupps", NAMES))
    made.see(schwupps_cards(LAID_OUT))
    made.press(Action.ANSWER, 0)
    yield made
    made.journal.close()


def visit(watching, player, seen):
    """A scene after a player's arm was there, nobody's for None."""
    watching.watcher.arms = () if player is None else (arm_of(player),)
    watching.see(seen)


def answer(watching, value):
    values = [choice.value for choice in watching.sitting.asking.question.choices]
    watching.press(Action.ANSWER, values.index(value))


def told(watching, since=1):
    """The events told, from that one on; every one of them was accepted."""
    ruled = watching.sitting.evening.ruled[since:]
    assert [one.ruling.clause for one in ruled] == [None] * len(ruled)
    return [one.event for one in ruled]


TWO = {**LAY, PILES[0][1]: "red-7"}
"""Two cards laid by Kim, both of which fit."""
BOTH = [number(KIM, "green-6", 0, 0), number(KIM, "red-7", 0, 1)]


def test_two_cards_laid_in_one_visit_are_both_of_whoever_reached_in(schwupps):
    visit(schwupps, KIM, schwupps_cards(TWO))
    schwupps.press(Action.END_TURN, seat=KIM)
    visit(schwupps, LEAH, schwupps_cards({**TWO, PILES[1][1]: "yellow-4"}))
    schwupps.press(Action.END_TURN, seat=LEAH)
    assert told(schwupps) == [*BOTH, End(KIM), number(LEAH, "yellow-4", 1, 1), End(LEAH)]


def test_a_row_pushed_and_a_card_laid_in_one_visit_are_told(schwupps):
    visit(schwupps, KIM, schwupps_cards({**UPPER_PUSHED, PILES[1][1]: "yellow-4"}))
    assert told(schwupps) == [Schwupp(KIM, 0, TURNED_UP), number(KIM, "yellow-4", 1, 1)]


def test_a_card_that_lies_there_when_it_is_said_who_gets_the_common_card_is_told(schwupps):
    visit(schwupps, KIM, schwupps_cards({**UPPER_PUSHED, PILES[1][1]: "yellow-4"}, AGGRAVATION))
    answer(schwupps, "Alex")
    assert told(schwupps) == [
        Aggravate(KIM, 0, TURNED_UP, 2),
        number(KIM, "yellow-4", 1, 1),
    ]


def test_where_no_arm_was_seen_it_is_asked_of_each_card_who_laid_it(schwupps):
    visit(schwupps, None, schwupps_cards(TWO))
    answer(schwupps, "Kim")
    assert told(schwupps) == BOTH[:1]
    assert schwupps.sitting.asking.question.text.key == "question-who-laid"
    answer(schwupps, "Kim")
    assert told(schwupps) == BOTH


def test_of_two_cards_one_that_is_in_doubt_is_asked_for_before_the_turn_ends(schwupps):
    in_doubt = sighting(PILES[0][1], None, "red-7", "red-1")
    seen = schwupps_cards({**LAY, PILES[0][1]: None}, in_doubt)
    visit(schwupps, KIM, seen)
    assert schwupps.sitting.asking.question.text.key == "question-card-in-zone"
    schwupps.press(Action.END_TURN, seat=KIM)
    answer(schwupps, "red-7")
    schwupps.sitting.wait(schwupps.time)
    assert told(schwupps) == [*BOTH, End(KIM)]


def test_a_card_and_another_one_laid_on_it_in_one_visit_are_both_told(schwupps):
    pile = PILES[0][0]
    lower = sighting(pile, "green-6", off=14.0, partial=True)
    visit(schwupps, KIM, schwupps_cards({**LAID_OUT, pile: "green-7"}, lower))
    assert schwupps.sitting.asking.question.text.key == "question-two-at-once"
    answer(schwupps, "yes")
    assert told(schwupps) == [number(KIM, "green-6", 0, 0), number(KIM, "green-7", 0, 0)]


def test_a_card_in_doubt_that_is_read_once_another_has_reached_in_may_be_of_either(schwupps):
    in_doubt = sighting(PILES[0][1], None, "red-7", "red-1")
    visit(schwupps, KIM, schwupps_cards({**LAY, PILES[0][1]: None}, in_doubt))
    visit(schwupps, LEAH, schwupps_cards(TWO))
    assert schwupps.sitting.asking.question.text.key == "question-who-laid"
    answer(schwupps, "Kim")
    assert told(schwupps) == BOTH


def test_a_card_that_is_refused_is_told_once_and_its_no_is_not_hidden_by_another_card(schwupps):
    wrong = {**TWO, PILES[0][0]: "red-3"}
    visit(schwupps, KIM, schwupps_cards(wrong))
    assert schwupps.heard == ["Setup", "Number"]
    assert schwupps.sitting.view.game.last.ruling.clause == "SCH-21"
    visit(schwupps, KIM, schwupps_cards({**LAID_OUT, PILES[0][1]: "red-7"}))
    assert schwupps.sitting.view.game.last.event == BOTH[1]
    assert schwupps.sitting.view.game.last.ruling.legal


def test_piles_to_be_put_in_order_may_still_be_after_the_push_that_renewed_the_common_pile(schwupps):
    """The scene is looked at again: it is not people who have put them in order."""
    game = schwupps.sitting.evening.game
    game.position = replace(game.position, table=replace(game.position.table, common=1))
    visit(schwupps, KIM, schwupps_cards(LAY))
    visit(schwupps, KIM, schwupps_cards({**UPPER_PUSHED, PILES[0][0]: "green-6"}))
    assert schwupps.sitting.view.game.last.ruling.brings(EffectKind.RESHUFFLED_COMMON)
    moved = sighting(PILES[0][0], "green-6", off=9.0)
    rest = schwupps_cards({**UPPER_PUSHED, PILES[0][0]: None}, moved)
    visit(schwupps, KIM, rest)
    assert schwupps.heard == ["Setup", "Number", "Schwupp"]


def test_a_change_and_the_trick_after_it_seen_at_once_are_both_told(begun):
    begun.see(trick(UP, "9C", "5D", "10C"))
    assert begun.heard[2:] == ["Change", "Reveal"]
    assert begun.sitting.view.game.position.state()["tricks"] == {"Kim": 1, "Leah": 0, "Alex": 0}


def test_a_change_that_is_refused_is_told_once_and_no_trick_after_it(begun):
    begun.see(trick(middle("UP", 3, (6, 6)), "9C", "5D", "10C"))
    assert begun.heard[2:] == ["Change"]


def test_a_trick_is_told_once_and_a_doubt_before_another_seat_is_asked_about_after_a_change(begun):
    begun.see(with_cards(UP, card(0, "9C"), card(1, None, "5S"), card(2, "10C")))
    assert begun.heard[2:] == ["Change"]
    assert begun.sitting.asking.question.text.key == "question-which-card"
    answer(begun, "5S")
    assert begun.heard[2:] == ["Change", "Reveal"]


@pytest.fixture
def auf_und_ab_opened(tmp_path):
    """A game of Auf und Ab that Harald has opened; Wolfgang is to follow."""
    made = Watching(tmp_path, Header("auf-und-ab", auf_und_ab.NAMES))
    made.press(Action.DEALT)
    visit_auf_und_ab(made, 0, *auf_und_ab.OPENING)
    made.press(Action.ANSWER, 0)
    yield made
    made.journal.close()


def visit_auf_und_ab(watching, player, *seen):
    watching.watcher.arms = (auf_und_ab.arm_of(player),)
    watching.see(Sightings(seen))


@pytest.mark.parametrize("cards", [auf_und_ab.ONES, ("1-3", "2-4")], ids=["accepted", "refused"])
def test_a_set_of_auf_und_ab_is_told_once(auf_und_ab_opened, cards):
    opened = auf_und_ab_opened
    visit_auf_und_ab(opened, 1, *auf_und_ab.OPENING, *auf_und_ab.fan(*cards, y=-60.0))
    assert opened.heard == ["Deal", "Play", "Play"]
    assert opened.sitting.asking.question is None


def test_a_set_of_which_people_named_a_card_is_not_missed_at_once(auf_und_ab_opened):
    opened = auf_und_ab_opened
    in_doubt = auf_und_ab.card(None, 20.0, -60.0, "1-5")
    laid = auf_und_ab.fan("1-3", "1-4", x=-60.0, y=-60.0)
    visit_auf_und_ab(opened, 1, *auf_und_ab.OPENING, *laid, in_doubt)
    answer(opened, "1-5")
    assert opened.heard == ["Deal", "Play", "Play"]
    assert (opened.sitting.asking.question, opened.sitting.view.table.in_step) == (None, True)


ZONES = zones_for(seats_around(2))


def row(player, codes):
    """A player's open cards of Up; "-" where none lies any more."""
    return [
        up.card(code, ZONES.slot(player, place)) for place, code in enumerate(codes.split()) if code != "-"
    ]


def visit_up(watching, player, *seen):
    entry = Place(0.0, 260.0, 0.0) if player == 0 else Place(0.0, -260.0, 180.0)
    watching.watcher.arms = (Arm(entry, Place(0.0, 0.0, 0.0), 0.0),)
    watching.see(Sightings(seen))


@pytest.fixture
def up_dealt(tmp_path):
    """A round of Up that Ann has dealt; Ben is to lay."""
    made = Watching(tmp_path, Header("up", tuple(up.OPEN)))
    visit_up(made, 0, *row(0, up.OPEN["Ann"]), *row(1, up.OPEN["Ben"]))
    made.press(Action.DEALT)
    answer(made, "none")
    yield made
    made.journal.close()


@pytest.mark.parametrize(
    ("bens", "laid", "legal"),
    [
        pytest.param("10 8 5 1", ("9",), True, id="from the hand"),
        pytest.param("10 8 5 -", ("1",), False, id="an open one too early"),
        pytest.param("10 8 5 1", ("9", "7"), False, id="refused"),
    ],
)
def test_a_set_of_up_is_told_once(up_dealt, bens, laid, legal):
    middle_cards = [up.card(code, Place(25.0 * place, 0.0, 180.0)) for place, code in enumerate(laid)]
    visit_up(up_dealt, 1, *row(0, up.OPEN["Ann"]), *row(1, bens), *middle_cards)
    assert up_dealt.heard == ["Deal", "Play"]
    assert up_dealt.sitting.view.game.last.ruling.legal is legal
    assert up_dealt.sitting.asking.question is None
