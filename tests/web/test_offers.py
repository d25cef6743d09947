"""What a phone may press is what a button at its seat could, and answers to what that player is asked."""

from __future__ import annotations

import pytest

from companion.engines import Reason
from companion.screens.intents import Touch
from companion.table.asking import player_choices
from companion.table.inputs import Action
from companion.table.reading import Choice, Question
from companion.web.offers import asked_of, offers_of
from tests.games.auf_und_ab.page_views import auf_und_ab
from tests.games.schwupps.page_views import schwupps
from tests.games.up.page_views import MOMENTS
from tests.screens.sample_views import changed

CARDS = (Choice(Reason("choice-card", (("card", "9H"),)), "9H"), Choice(Reason("choice-none"), ""))


def test_every_seat_may_pass_while_a_set_is_to_be_beaten(to_beat):
    for seat in range(4):
        (offer,) = offers_of(to_beat, seat)
        assert offer.intent == Touch(Action.PASS, seat)
        assert offer.label == Reason("button-pass")


def test_the_one_whose_turn_it_is_sees_it_stand_out(to_beat):
    awaited = [seat for seat in range(4) for offer in offers_of(to_beat, seat) if offer.awaited]
    assert awaited == [to_beat.game.position.round.to_move]


@pytest.mark.parametrize(
    ("view", "action"),
    [
        (MOMENTS["two"], Action.LAST_CARD),
        (lambda folder: schwupps(folder, "acting"), Action.END_TURN),
    ],
)
def test_each_game_offers_what_its_button_says(tmp_path, view, action):
    (offer,) = offers_of(view(tmp_path), 0)
    assert offer.intent == Touch(action, 0)


def test_a_game_without_buttons_offers_nothing(played):
    assert [offers_of(played, seat) for seat in range(4)] == [()] * 4


def test_between_rounds_nothing_is_offered(tmp_path):
    assert offers_of(auf_und_ab(tmp_path, "dealing"), 0) == ()


@pytest.mark.parametrize("rests", [{"paused": True}, {"stopped": True}])
def test_while_the_game_rests_nothing_is_offered(to_beat, rests):
    assert offers_of(changed(to_beat, **rests), 0) == ()


def test_who_is_named_is_asked_and_nobody_else(asked):
    names = asked.game.header.players
    named = names.index(dict(asked.question.text.facts)["player"])
    assert [seat for seat in range(4) if asked_of(asked, seat) is not None] == [named]
    answers = [offer for offer in offers_of(asked, named) if offer.intent.action is Action.ANSWER]
    assert [offer.intent.choice for offer in answers] == list(range(len(asked.question.choices)))
    assert [offer.awaited for offer in answers].count(True) == asked.question.likely


def test_where_nobody_is_named_whoever_must_act_is_asked(to_beat):
    question = Question(Reason("question-card"), CARDS, 1, doubt=True)
    view = changed(to_beat, question=question)
    assert [seat for seat in range(4) if asked_of(view, seat)] == [view.game.position.round.to_move]


def test_who_did_it_is_said_by_the_table_and_by_no_phone(to_beat):
    names = to_beat.game.header.players
    question = Question(Reason("question-who"), player_choices(names), 4, doubt=True)
    view = changed(to_beat, question=question)
    assert [seat for seat in range(4) if asked_of(view, seat)] == []
