"""What is worth saying of what happens at the table, and how long it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.engines import Reason
from companion.machine.how_much import HowMuch
from companion.table.reading import Question
from companion.texts import texts
from companion.texts.wording import Wording
from companion.voice.calls import Wordings, new_calls, still_matters
from companion.voice.utterance import Urgency
from tests.screens.sample_views import changed

SETUP = (
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
)
FLIP = {"event": "change", "face": "UP"}
NINES = {"event": "reveal", "cards": {"Kim": "9C", "Leah": "9D", "Alex": "10S"}}
TWO_CHANGES = {"event": "change", "face": "UP", "dice": [1, 2]}
NEXT = {"event": "change", "dice": [6, 5]}
UNDO = {"event": "undo"}
ASKED = Question(Reason("question-which-card", (("player", "Leah"),)), (), likely=0, doubt=True)


def said(before, now, how_much=HowMuch.ALL, language="en", spellings=None):
    """What is said, the most urgent first."""
    words = Wordings(Wording(texts(language), now.game.header.players, spellings or {}))
    calls = sorted(new_calls(before, now, words, how_much), key=lambda one: one.urgency)
    return [call.text for call in calls]


def only(before, now, how_much=HowMuch.ALL):
    words = Wordings(Wording(texts("en"), now.game.header.players, {}))
    (call,) = new_calls(before, now, words, how_much)
    return call


def test_nothing_is_said_at_the_first_view_of_a_game_nor_while_nothing_happens(told):
    evening = told()
    view = evening.tell(*SETUP)
    assert said(None, view) == []
    assert said(view, view) == []
    assert said(view, evening.tell()) == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "No. Only one change is allowed."),
        ("de", "Nein. Nur eine Änderung ist erlaubt."),
        ("fr", "Non. Un seul changement est permis."),
    ],
)
def test_a_play_that_is_not_allowed_is_refused_and_nobodys_turn_is_said_again(told, language, sentence):
    evening = told()
    before = evening.tell(*SETUP)
    now = evening.tell(TWO_CHANGES)
    assert said(before, now, language=language) == [sentence]
    assert said(before, now, HowMuch.RULINGS, language) == [sentence]
    assert said(before, now, HowMuch.OFF, language) == []


def test_a_trick_is_told_and_after_it_whose_turn_it_is(told):
    evening = told()
    before = evening.tell(*SETUP, FLIP)
    now = evening.tell(NINES)
    assert said(before, now, HowMuch.RULINGS) == ["Nines cancel, 1 in the pot."]
    assert said(before, now) == ["Nines cancel, 1 in the pot.", "Leah changes the rules."]


def test_a_change_of_the_rules_is_said_only_where_all_is(told):
    evening = told()
    before = evening.tell(*SETUP)
    now = evening.tell(FLIP)
    assert said(before, now, HowMuch.RULINGS) == []
    assert said(before, now) == ["UP: now the highest wins.", "Everybody plays a card."]


def test_what_was_taken_back_is_said_only_where_all_is(told):
    evening = told()
    before = evening.tell(*SETUP, FLIP)
    now = evening.tell(UNDO)
    assert said(before, now, HowMuch.RULINGS) == []
    assert said(before, now) == ["Taken back.", "Kim changes the rules."]


def test_an_undo_with_nothing_to_undo_is_refused(told):
    evening = told()
    before = evening.tell()
    assert said(before, evening.tell(UNDO), HowMuch.RULINGS) == ["No. There is nothing to take back."]


def test_a_question_and_a_table_out_of_step_are_said_once(told):
    evening = told()
    before = evening.tell(*SETUP)
    asked, stopped = changed(before, question=ASKED), changed(before, stopped=True)
    assert said(before, asked, HowMuch.RULINGS) == ["Which card does Leah show?"]
    assert said(asked, asked) == []
    assert said(before, stopped, HowMuch.RULINGS) == ["Out of step. Please look at the screen."]
    assert said(stopped, stopped) == []


def test_after_a_question_it_is_said_again_whose_turn_it_is(told):
    evening = told()
    before = evening.tell(*SETUP)
    asked = changed(before, question=ASKED)
    assert said(asked, before) == ["Kim changes the rules."]


def test_whoever_lets_the_others_wait_is_reminded_once_and_only_where_all_is_said(told):
    evening = told()
    before = evening.tell(*SETUP)
    reminded = changed(before, reminded=True)
    assert said(before, reminded) == ["Kim, the others wait."]
    assert said(before, reminded, spellings={"Kim": "Kimm"}) == ["Kimm, the others wait."]
    assert said(reminded, reminded) == []
    assert said(before, reminded, HowMuch.RULINGS) == []


def test_nobodys_turn_is_said_while_the_game_pauses(told):
    evening = told()
    before = changed(evening.tell(*SETUP), paused=True)
    assert said(before, changed(evening.tell(FLIP), paused=True)) == ["UP: now the highest wins."]


def test_what_is_only_asked_about_is_not_called_out(told):
    evening = told()
    before = evening.tell(*SETUP)
    now = evening.tell({"event": "ask", "about": TWO_CHANGES})
    assert said(before, now) == []


def test_before_a_round_it_is_said_who_deals(told):
    before = told("up").tell(turn=0)
    due = changed(before, dealer=1, turn=None)
    assert said(before, due) == ["Leah deals."]


def test_the_end_of_a_round_tells_who_leads_and_the_end_of_the_game_who_wins(told):
    evening = told("up-and-down")
    before = evening.tell(*SETUP, FLIP)
    scored = scoring(before, rounds=1, totals=(3, 5, 5))
    assert said(before, scored, HowMuch.RULINGS) == ["Leah and Alex lead with 5."]
    assert said(before, scoring(before, rounds=1, totals=(4, 4, 4))) == []
    assert said(before, scoring(before, rounds=1, totals=(7, 0, 0), winners=(0,))) == ["Kim wins the game!"]
    shared = scoring(before, rounds=1, totals=(7, 7, 0), winners=(0, 1))
    assert said(before, shared, language="de") == ["Kim und Leah gewinnen gemeinsam!"]
    assert said(shared, shared) == []


def scoring(view, *, rounds, totals, winners=()):
    """The view with other scores."""
    standings = replace(view.game.position.standings, rounds=rounds, totals=totals)
    position = Scored(standings, winners)
    return changed(view, position=position)


class Scored:
    """A position of which only the scores are known."""

    fewest_win, totals_decide = False, True

    def __init__(self, standings, winners):
        self.standings, self.winners = standings, winners


def test_a_last_card_that_was_not_called_comes_before_all_else(told, up_played_out):
    texts_said = [text for _, text in up_played_out]
    first = next(number for number, text in enumerate(texts_said) if "did not call" in text)
    urgencies = [urgency for urgency, _ in up_played_out]
    assert urgencies[first] is Urgency.MISSED_CALL
    assert any("takes the tower" in text for text in texts_said)
    assert any(text.endswith("is skipped.") for text in texts_said)
    assert any(text.startswith("Last card: ") for text in texts_said)


@pytest.fixture
def up_played_out(told):
    """All that is said in a game of Up in which people forget to call."""
    from random import Random

    from companion.engines.players.game_players import players_of
    from companion.engines.registry import rules_of

    evening = told("up", ("Kim", "Leah"), end={"rounds": 1})
    header, players = evening.evening.header, players_of("up")
    policies = [players.random_policy() for _ in header.players]
    before, calls = evening.tell(), []
    words = Wordings(Wording(texts("en"), header.players, {}))
    for event in players.watched_game(header, policies, Random(68)):
        line = rules_of("up").write(event, header)
        now = evening.tell(line)
        calls += [(one.urgency, one.text) for one in new_calls(before, now, words, HowMuch.ALL)]
        before = now
    return calls


def test_a_no_matters_until_the_cards_are_taken_back(told):
    evening = told()
    before = evening.tell(*SETUP)
    wrong = evening.tell(TWO_CHANGES)
    refusal = only(before, wrong)
    assert still_matters(refusal, wrong)
    assert not still_matters(refusal, changed(wrong, taken_back=True))
    assert not still_matters(refusal, evening.tell(FLIP))


def test_a_vain_undo_is_told_though_no_cards_lie_wrong(told):
    evening = told()
    before = evening.tell()
    now = evening.tell(UNDO)
    refusal = only(before, now, HowMuch.RULINGS)
    assert still_matters(refusal, changed(now, taken_back=True))
    assert not still_matters(refusal, evening.tell({"event": "deal"}))


def test_an_outcome_matters_as_long_as_it_is_new_and_stands(told):
    evening = told()
    before = evening.tell(*SETUP, FLIP)
    now = evening.tell(NINES)
    outcome = only(before, now, HowMuch.RULINGS)
    assert still_matters(outcome, now)
    after = evening.tell(NEXT)
    assert still_matters(outcome, after)
    later = evening.tell({"event": "reveal", "cards": {"Kim": "2C", "Leah": "3D", "Alex": "4S"}})
    assert not still_matters(outcome, later)


def test_an_outcome_that_is_undone_matters_no_more(told):
    evening = told()
    before = evening.tell(*SETUP, FLIP)
    outcome = only(before, evening.tell(NINES), HowMuch.RULINGS)
    assert not still_matters(outcome, evening.tell(UNDO))


def test_a_question_matters_until_it_is_answered_and_a_stop_until_it_is_over(told):
    evening = told()
    before = evening.tell(*SETUP)
    asked, stopped = changed(before, question=ASKED), changed(before, stopped=True)
    question, stop = only(before, asked, HowMuch.RULINGS), only(before, stopped, HowMuch.RULINGS)
    assert still_matters(question, asked)
    assert not still_matters(question, before)
    assert still_matters(stop, stopped)
    assert not still_matters(stop, before)


@pytest.mark.parametrize(
    "changes", [{"turn": 1}, {"question": ASKED}, {"stopped": True}, {"paused": True}], ids=str
)
def test_whose_turn_it_is_matters_as_long_as_it_is(told, changes):
    evening = told()
    before = changed(evening.tell(*SETUP), turn=2)
    now = evening.tell()
    turn = only(before, now)
    assert still_matters(turn, now)
    assert not still_matters(turn, changed(now, **changes))


def test_of_a_play_that_is_put_right_what_came_after_it_is_not_said_once_more(told):
    evening = told()
    first = evening.tell(*SETUP, FLIP, NINES)
    before = evening.tell(NEXT)
    of_the_change = {text for text in said(first, before) if "leads" not in text}
    right = {**NINES, "cards": {**NINES["cards"], "Alex": "10H"}}
    now = evening.put_right(3, right)
    assert [ruled.source for ruled in now.game.history[-2:]] == ["correction", "again"]
    assert of_the_change
    assert of_the_change.isdisjoint(said(before, now))


def test_to_whoever_has_a_language_of_their_own_their_turn_and_their_ruling_are_said_in_it(told):
    evening = told()
    before = evening.tell(*SETUP)
    players = before.game.header.players
    words = Wordings(Wording(texts("en"), players, {}), {0: Wording(texts("de"), players, {})})

    def said_of(before, now):
        return [(call.language, call.text) for call in new_calls(before, now, words, HowMuch.ALL)]

    refused = evening.tell(TWO_CHANGES)
    assert said_of(before, refused) == [("de", "Nein. Nur eine Änderung ist erlaubt.")], "Kim leads"
    changed = evening.tell(FLIP)
    assert (None, "UP: now the highest wins.") in said_of(refused, changed), "to everybody"
    nines = evening.tell(NINES)
    assert said_of(changed, nines)[-1] == ("en", "Leah changes the rules."), "to somebody else"
    taken_back = evening.tell(UNDO, UNDO)
    assert said_of(nines, taken_back)[-1] == ("de", "Kim ändert die Regeln.")
