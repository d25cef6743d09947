"""What if, and putting right, on a seat's phone: the rules of the touchscreen, the seat's own plays alone."""

from __future__ import annotations

import json
from random import Random

import pytest

from companion.engines import game_names
from companion.engines.registry import rules_of
from companion.texts import LANGUAGES, texts
from companion.web.telling import NEWEST, Tellings, own_plays
from companion.web.told_telling import telling_json
from companion.web.ways import ways_of
from companion.web.wishes import ASKED_FOR, PAUSE
from tests.screens.sample_views import BEGINNING, PLAYED, changed, sitting
from tests.web.test_told import VIEWS


class Clock:
    """Seconds as a test wants them."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Phone:
    """A seat's phone without a network: presses what stands on it."""

    def __init__(self, view, player: str, tellings: Tellings | None = None, language="en") -> None:
        self.view, self.player, self.said = view, player, texts(language)
        self.clock = Clock()
        self.tellings = tellings or Tellings(self.clock)

    @property
    def ways(self):
        return ways_of(self.view, self.tellings.of(self.player), self.said)

    @property
    def told(self):
        return telling_json(self.tellings.of(self.player), self.ways, self.said)

    @property
    def labels(self) -> list[str]:
        return [way.label for way in self.ways.pressable]

    def press(self, *labels: str) -> None:
        for label in labels:
            way = next(way for way in self.ways.pressable if way.label == label)
            self.tellings.take(self.player, way.intent, self.view)

    def correct(self) -> None:
        """Choose the newest own play, to put it right."""
        self.press("Correct it")
        self.press(self.labels[0])

    def wish(self) -> None:
        """Wish that the newest own card was another one."""
        self.correct()
        self.press(next(label for label in self.labels if "→" in label and "…" not in label))


@pytest.fixture
def kim(to_beat):
    return Phone(to_beat, "Kim")


def test_a_play_is_asked_about_and_nothing_is_told_to_the_game(kim):
    before = kim.view.game.history
    kim.press("What if?", "Cards laid")
    assert kim.told["asked"] == "Which cards?"
    assert kim.told["said"] == "Cards laid · Kim"
    kim.press(next(way.label for way in kim.ways.options if way.intent is not None), "What if?")
    answer = kim.told["answer"]
    assert answer["play"].startswith("Kim")
    assert answer["text"]
    assert kim.view.game.history == before
    assert kim.labels == ["Another play", "Close"]


def test_what_the_rules_say_is_what_they_say_at_the_table(kim):
    kim.press("What if?", "Passed")
    game = kim.view.game
    event = rules_of(game.header.game).read({"event": "pass", "player": "Kim"}, game.header)
    ruling = game.position.rule(event)
    assert kim.told["answer"]["text"] == kim.said.reason(ruling.reason)
    assert kim.told["answer"]["kind"] == ("yes" if ruling.legal else "no")


def test_what_cannot_be_chosen_says_why_and_cannot_be_pressed(kim):
    kim.press("What if?", "Cards laid")
    lacking = [way for way in kim.ways.options if way.lacking is not None]
    assert lacking
    assert all(way.intent is None for way in lacking)
    assert not {way.name for way in lacking} & {way.name for way in kim.ways.pressable}
    assert {one["lacking"] for one in kim.told["options"] if one["lacking"]} <= {"already out", "not there"}


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_pressed_is_of_that_seat_alone_in_every_game(tmp_path, game, language):
    view, random = VIEWS[game](tmp_path), Random(7)
    player = view.game.header.players[1]
    phone = Phone(view, player, language=language)
    for _ in range(150):
        phone.clock.now += PAUSE
        phone.tellings.look(view)
        told = phone.told
        assert json.loads(json.dumps(told)) == told
        ways = phone.ways.pressable
        assert len({way.name for way in ways}) == len(ways)
        telling = phone.tellings.of(player)
        if telling.entry is not None and telling.entry.draft.form is not None:
            assert telling.entry.draft.line.get("player", player) == player
        phone.tellings.take(player, random.choice(ways).intent, view)
        if phone.tellings.wished is not None:
            line = phone.tellings.wished.line
            assert line.get("player") == player or player in line["cards"]


def test_only_own_plays_can_be_put_right_and_only_the_newest(tmp_path):
    view = sitting(tmp_path, *PLAYED)
    for player in view.game.header.players:
        plays = list(own_plays(view.game, player))
        assert len(plays) <= NEWEST
        assert all(line.get("player") == player or player in line["cards"] for _, _, line in plays)


def test_of_a_trick_only_the_own_card_can_be_put_right(tmp_path):
    view = sitting(tmp_path, *PLAYED[:4])
    phone = Phone(view, "Leah")
    phone.correct()
    assert {way.name.split("-")[1] for way in phone.ways.options if way.name.startswith("card-")} == {"1"}
    assert "It was something else" not in phone.labels


def a_wish(tmp_path):
    """Leah wishes the card that she showed to be another one."""
    view = sitting(tmp_path, *PLAYED[:4])
    phone = Phone(view, "Leah")
    phone.wish()
    return phone


def test_what_is_to_be_put_right_waits_for_the_table(tmp_path):
    phone = a_wish(tmp_path)
    wished = phone.tellings.wished
    assert wished.player == "Leah"
    assert wished.line["cards"]["Leah"] != PLAYED[3]["cards"]["Leah"]
    assert phone.told["outcome"].startswith("The table’s screen now asks")
    assert phone.labels == ["Take it back"]


def test_what_the_table_agrees_to_is_given_back_once(tmp_path):
    phone = a_wish(tmp_path)
    wished = phone.tellings.wished
    assert phone.tellings.answer(wished.number + 1, agreed=True) is None
    assert phone.tellings.answer(wished.number, agreed=True) == wished
    assert phone.tellings.answer(wished.number, agreed=True) is None
    assert phone.told["outcome"] == "The table agrees: it is put right."


def test_what_the_table_refuses_cannot_be_asked_again_at_once(tmp_path):
    phone = a_wish(tmp_path)
    assert phone.tellings.answer(phone.tellings.wished.number, agreed=False) is None
    assert phone.told["outcome"] == "The table leaves it as it is."
    phone.wish()
    assert phone.tellings.wished is None
    assert phone.told["outcome"].startswith("The table was asked by you just now")
    phone.clock.now += PAUSE
    phone.wish()
    assert phone.tellings.wished is not None


def test_a_wish_that_nobody_answers_expires(tmp_path):
    phone = a_wish(tmp_path)
    phone.clock.now += ASKED_FOR - 0.1
    phone.tellings.look(phone.view)
    assert phone.tellings.wished is not None
    phone.clock.now += 0.1
    phone.tellings.look(phone.view)
    assert phone.tellings.wished is None
    assert phone.told["outcome"].startswith("Nobody at the table has answered")


def test_the_table_is_asked_one_thing_at_a_time(tmp_path):
    leah = a_wish(tmp_path)
    kim = Phone(leah.view, "Kim", leah.tellings)
    kim.wish()
    assert kim.tellings.wished.player == "Leah"
    assert kim.told["outcome"].startswith("The table is being asked about something else")


def test_who_takes_a_wish_back_does_not_ask_again_at_once(tmp_path):
    phone = a_wish(tmp_path)
    phone.press("Take it back")
    assert phone.tellings.wished is None
    phone.wish()
    assert phone.tellings.wished is None


def test_a_wish_about_a_play_that_was_taken_back_is_none_any_more(tmp_path):
    phone = a_wish(tmp_path)
    (tmp_path / "later").mkdir()
    later = sitting(tmp_path / "later", *PLAYED[:4], {"event": "undo"})
    phone.tellings.look(later)
    assert phone.tellings.wished is None


def test_while_it_is_told_the_game_goes_on_beneath(tmp_path):
    phone = Phone(sitting(tmp_path, *PLAYED[:4]), "Leah")
    phone.correct()
    (tmp_path / "later").mkdir()
    phone.view = sitting(tmp_path / "later", *PLAYED[:4], {"event": "undo"})
    phone.tellings.look(phone.view)
    assert phone.told["outcome"].startswith("The game has gone on meanwhile")
    assert phone.labels[0] == "What if?"


def test_with_new_codes_nothing_is_left_of_it(tmp_path):
    phone = a_wish(tmp_path)
    phone.tellings.drop()
    assert phone.tellings.wished is None
    assert phone.told["outcome"] == ""


def test_before_anything_was_played_there_is_nothing_to_put_right(tmp_path):
    phone = Phone(sitting(tmp_path, *BEGINNING), "Wolfgang")
    assert phone.labels == ["What if?"]


def test_what_stands_there_already_is_no_wish(to_beat):
    player = next(name for name in to_beat.game.header.players if list(own_plays(to_beat.game, name)))
    phone = Phone(to_beat, player)
    phone.correct()
    phone.press("It was something else")
    assert "Correct" not in phone.labels


def test_while_watching_is_paused_one_may_still_ask(to_beat):
    assert Phone(changed(to_beat, paused=True), "Kim").labels[0] == "What if?"
