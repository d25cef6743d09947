"""A guided round is data over the engine: every step is reached, tried, done, and ruled on by the engine."""

from __future__ import annotations

from random import Random

import pytest

from companion.engines import game_names, rules_of
from companion.texts import LANGUAGES, texts
from companion.tutorial.guided_round import Mode
from companion.tutorial.steps import LEARNER, PLAYERS, Play, PlayOn, Task, Told
from companion.tutorial.tutorials import tutorial_of
from tests.tutorial.newcomer import GAMES, begun, does, played, told

MOST_PLAYS = 100
"""A round that is learned in about ten minutes has no more plays of all players than this."""


def up_to(game: str, kind: type, number: int = 0):
    """The guided round of a game, at the step of that kind of that number."""
    guided = begun(game)
    wanted = [step for step in tutorial_of(game).steps if isinstance(step, kind)][number]
    while guided.step is not wanted or guided.mode is Mode.WATCH:
        does(guided)
    return guided


def test_each_of_our_games_is_learned_by_playing():
    assert game_names() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_whoever_does_what_is_said_meets_every_step_and_wins(game):
    met = []
    guided = played(begun(game), lambda now: met.append(now.step.name))
    tutorial = tutorial_of(game)
    names = [step.name for step in tutorial.steps]
    assert set(met) == {*names, *(one.name for one in tutorial.remarks), tutorial.ending.name}
    assert [name for name in dict.fromkeys(met) if name in names] == names
    assert guided.position.winners == (LEARNER,)
    assert len(guided.game.accepted) <= MOST_PLAYS


@pytest.mark.parametrize("game", GAMES)
def test_everything_forbidden_that_is_offered_is_refused_by_the_clause_that_the_step_names(game):
    tried = []

    def tries(guided):
        if isinstance(guided.step, Play) and guided.mode is Mode.PLAY:
            before = guided.position
            for one in guided.step.tries:
                done = guided.tell(one.line)
                assert (done.played, done.ruling.legal, done.ruling.clause) == (False, False, one.clause)
                assert guided.position is before
                tried.append(one)

    played(begun(game), tries)
    offered = [one for step in tutorial_of(game).steps if isinstance(step, Play) for one in step.tries]
    assert tried == offered
    assert len(offered) >= 3


@pytest.mark.parametrize("game", GAMES)
def test_each_question_has_right_and_wrong_answers_and_only_all_right_ones_answer_it(game):
    questions = [step for step in tutorial_of(game).steps if isinstance(step, Task)]
    assert questions
    for number, question in enumerate(questions):
        guided = up_to(game, Task, number)
        right = guided.right
        wrong = set(range(len(question.options))) - right
        assert right
        assert wrong
        guided.mark(min(wrong))
        guided.judge()
        guided.go_on()
        assert (guided.solved, guided.step) == (False, question)
        guided.mark(min(wrong))
        for option in right:
            guided.mark(option)
        assert not guided.solved, "only what was judged is solved"
        guided.judge()
        guided.go_on()
        assert guided.step is not question


@pytest.mark.parametrize("game", GAMES)
def test_the_round_begins_with_the_learner_and_ends_with_a_step_to_play_on(game):
    tutorial = tutorial_of(game)
    guided = begun(game)
    assert guided.game.header.players[LEARNER] == PLAYERS[LEARNER]
    assert guided.mode is Mode.READ
    assert [isinstance(step, PlayOn) for step in tutorial.steps].index(True) == len(tutorial.steps) - 1
    while guided.mode is Mode.READ:
        guided.go_on()
    assert guided.mode in (Mode.TASK, Mode.PLAY)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_lesson_says_is_there_in_each_language_with_a_clause_of_the_game(game):
    tutorial, clauses = tutorial_of(game), rules_of(game).clauses
    for step in (*tutorial.steps, *tutorial.remarks, tutorial.ending):
        assert step.clause in clauses
        for language in LANGUAGES:
            words, message = texts(language), f"tutorial-{game}-{step.name}"
            assert words.has(message), f"{message} in {language}"
            assert "{" not in words.say(message, **dict(step.facts))


@pytest.mark.parametrize("game", GAMES)
def test_what_others_play_is_told_in_a_sentence_of_each_language(game):
    guided = played(begun(game))
    others = [done for done in guided.done if done.line.get("player") != PLAYERS[LEARNER]]
    assert others
    for done in others:
        assert done.ruling.decided_by
        for language in LANGUAGES:
            assert texts(language).reason(done.ruling.reason)


def test_what_is_allowed_and_not_asked_for_is_ruled_on_and_not_played():
    guided = up_to("schwupps", Play)
    before = guided.position
    done = guided.tell({"event": "schwupp", "player": "Kim", "row": 1, "next": "either"})
    assert (done.ruling.legal, done.played) == (True, False)
    assert guided.position is before
    assert guided.last is done


def test_cards_can_be_told_in_any_order():
    guided = up_to("auf-und-ab", Play)
    line = {"event": "play", "player": "Kim", "cards": ["0-6", "0-3", "0-0"], "count": 4}
    assert guided.tell(line).played


def test_nothing_can_be_told_while_something_is_read_or_others_play():
    guided = begun("up")
    assert guided.mode is Mode.READ
    assert not guided.tell({"event": "play", "player": "Kim", "from": "hand", "cards": ["11"]}).played
    assert not guided.game.accepted[1:]


def test_the_last_card_is_called_while_another_one_is_next_and_whoever_forgets_is_skipped():
    def owing():
        guided = begun("up")
        while not guided.aside:
            does(guided)
        return guided

    called, forgotten = owing(), owing()
    assert called.aside == ({"event": "call", "player": "Kim"},)
    assert called.tell(called.aside[0]).played
    assert not called.aside
    forgotten.go_on()
    assert not forgotten.aside
    assert "UP-47" in forgotten.last.ruling.decided_by


def test_a_schwupp_turns_up_what_lies_there():
    guided = up_to("schwupps", Play, 2)
    assert guided.step.name == "schwupp"
    line = told(guided, guided.advice)
    assert line["next"] == "either"
    assert guided.tell(line).line["next"] == "either"


def test_the_others_choose_their_cards_without_knowing_the_learners():
    tricks = []
    for card in ("2C", "JC"):
        guided = up_to("up-and-down", Play, 1)
        guided.tell({"event": "reveal", "cards": {"Kim": card}})
        cards = dict(guided.last.line["cards"]) if guided.last.played else None
        tricks.append(cards or dict(zip(PLAYERS, (one.code for one in guided.last.event.cards), strict=True)))
    assert [trick.pop("Kim") for trick in tricks] == ["2C", "JC"]
    assert tricks[0] == tricks[1]


def test_others_play_on_until_the_learner_is_to_act():
    guided = up_to("schwupps", Play, 5)
    assert guided.step.name == "end"
    does(guided)
    assert guided.mode is Mode.WATCH
    while guided.mode is not Mode.PLAY:
        guided.go_on_to_me()
        if guided.mode is Mode.READ:
            guided.go_on()
    assert guided.done[-1].line["player"] == "Alex"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_round_ends_however_one_plays_on(game, seed):
    random = Random(seed)
    guided = up_to(game, PlayOn)
    for _ in range(3000):
        if guided.mode is Mode.OVER:
            break
        if guided.mode is Mode.PLAY:
            guided.tell(_anything(guided, random))
        else:
            guided.go_on()
    assert guided.mode is Mode.OVER
    assert isinstance(guided.step, Told)


def _anything(guided, random):
    """Something that can be told, allowed or not; now and then what is advised, so that it ends."""
    if random.random() < 0.5:
        return told(guided, guided.advice)
    draft = guided.draft
    draft = draft.begin(random.choice(draft.forms).event)
    for _ in range(30):
        draft = guided.filled(draft)
        if draft.complete and (draft.ended or random.random() < 0.5):
            return draft.line
        options = draft.field.options
        more = draft.more and draft.chosen
        draft = draft.following() if more else draft.choose(random.choice(options)) if options else draft
    return told(guided, guided.advice)
