"""Plays are told by touching the drawn table: few touches, nothing that cannot have been, what if?"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pygame
import pytest

from companion.engines import Header, Reason
from companion.screens.browser import Browser
from companion.screens.canvas import Canvas
from companion.screens.entry import entry_for
from companion.screens.intents import Go, PageName, Purpose, Tell, Write
from companion.screens.pages.entry import draw_entry
from companion.screens.pages.welcome import Welcome
from companion.screens.preferences import Preferences
from companion.screens.theme import FELT
from companion.texts import LANGUAGES, texts
from tests.games.auf_und_ab.page_views import auf_und_ab
from tests.games.schwupps.page_views import AGGRAVATE, KIM, LAY, SETUP, schwupps
from tests.games.up.page_views import MOMENTS
from tests.screens.drawn import cut_off, too_small
from tests.screens.person import Person
from tests.screens.sample_pages import SIZES
from tests.screens.sample_views import NAMES, ONE_ROUND, PLAYED, changed, sitting, whole_game
from tests.screens.test_pages import inside, overlap

HEADER = Header("schwupps", NAMES)

VIEWS = {
    "up-and-down": lambda folder: sitting(folder, *PLAYED[:4]),
    "up-and-down-empty": sitting,
    "schwupps": partial(schwupps, state="tournament"),
    "schwupps-empty": partial(schwupps, state="laying-out"),
    "schwupps-illegal": partial(schwupps, state="illegal"),
    "auf-und-ab": partial(auf_und_ab, state="upwards"),
    "auf-und-ab-empty": partial(auf_und_ab, state="dealing"),
    "up": MOMENTS["owing"],
    "up-ten": MOMENTS["ten-long"],
    "up-empty": MOMENTS["nothing-dealt"],
}


@pytest.fixture(scope="module")
def views(tmp_path_factory, display):
    """Each moment, played once."""
    return {name: view(tmp_path_factory.mktemp(name)) for name, view in VIEWS.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (480, 320)], ids=str)
def test_the_tables_of_all_games_are_easy_to_read_and_to_touch(size, language, views):
    for name, view in views.items():
        for purpose in (Purpose.ENTER, Purpose.ASK):
            canvas = Canvas(pygame.Surface(size), FELT)
            draw_entry(canvas, texts(language), entry_for(Write(purpose), view, PageName.TABLE), view)
            assert cut_off(canvas) == [], name
            assert too_small(canvas) == [], name
            assert all(inside(target.box, canvas.box) for target in canvas.targets), name
            boxes = [target.box for target in canvas.targets]
            both = [one for at, one in enumerate(boxes) for other in boxes[:at] if overlap(one, other)]
            assert both == [], name


def at(view, *, watched: bool = False) -> Person:
    """Somebody at the table page, who tells every play where no camera watches."""
    person = Person(Browser(Preferences(), Welcome(None, simulated=False), PageName.TABLE))
    person.view = changed(view, watched=watched)
    return person


def touched(person: Person, label: str, number: int = 0):
    """A touch on one of the things of that name."""
    person.looks()
    boxes = [target.box for target in person.canvas.targets if target.label == label]
    box = boxes[number]
    return next(iter(person.does(person.at(box.x + box.w / 2, box.y + box.h / 2))), None)


@pytest.fixture
def schwupps_player(tmp_path):
    person = at(schwupps(tmp_path, "acting"))
    person.touches("Enter a play")
    return person


def test_a_play_of_schwupps_takes_two_touches(schwupps_player):
    line = {"event": "number", "player": KIM, "card": "purple-7", "row": 0, "slot": 0}
    assert touched(schwupps_player, "Number card laid", 0) is None
    assert schwupps_player.touches("purple 7") == Tell(line)
    line = {"event": "schwupp", "player": KIM, "row": 1, "next": "+1"}
    assert touched(schwupps_player, "Schwupp", 1) is None
    assert schwupps_player.touches("+1") == Tell(line)
    assert schwupps_player.touches("Turn ended") == Tell({"event": "end", "player": KIM})


def test_an_aggravation_card_is_told_with_all_that_it_brings(schwupps_player):
    schwupps_player.touches("Aggravation card")
    schwupps_player.touches("Lower row")
    schwupps_player.touches("+2")
    assert schwupps_player.touches("Leah") == Tell({**AGGRAVATE, "give": "Leah"})


def test_without_a_camera_the_next_play_is_told_at_once_and_back_leads_to_the_table(schwupps_player):
    schwupps_player.touches("Turn ended")
    assert "What happened? Touch it." in schwupps_player.reads()
    schwupps_player.touches("‹ Back")
    assert schwupps_player.browser.page is PageName.TABLE


def test_with_a_camera_the_table_page_is_shown_again(tmp_path):
    person = at(schwupps(tmp_path, "acting"), watched=True)
    person.presses("e", "e")
    person.touches("Turn ended")
    assert person.browser.page is PageName.TABLE


def test_it_is_another_players_play_by_one_more_touch(schwupps_player):
    schwupps_player.touches("Leah")
    assert schwupps_player.touches("Turn ended") == Tell({"event": "end", "player": "Leah"})
    schwupps_player.touches("Leah")
    schwupps_player.touches("Leah")
    assert schwupps_player.touches("Turn ended") == Tell({"event": "end", "player": KIM})


def test_before_a_card_is_touched_stands_what_the_rules_would_say_of_it_with_the_clause(schwupps_player):
    touched(schwupps_player, "Number card laid", 0)
    clauses = [text for text in schwupps_player.reads() if text.startswith("SCH-")]
    told = [target.label for target in schwupps_player.canvas.targets if isinstance(target.intent, Tell)]
    assert len(told) == 50
    assert clauses == ["SCH-21"] * 50


def test_what_a_touch_on_the_table_tells_whole_bears_the_clause_that_would_forbid_it(tmp_path):
    person = at(auf_und_ab(tmp_path, "upwards"))
    person.presses("e", "e")
    assert "AUA-7" in person.reads(), "nobody deals in the middle of a hand"
    person.touches("Kim")
    person.looks()
    assert "AUA-28" in person.reads(), "Kim has passed already"


def test_a_card_that_is_out_cannot_be_touched_and_says_so(tmp_path):
    person = at(auf_und_ab(tmp_path, "upwards"))
    person.presses("e", "e")
    person.touches("Cards laid")
    assert {"2-4", "0-0"} & set(person.labels()) == {"2-4"}
    assert "already out" in person.reads()


def test_from_where_nobody_has_cards_nothing_is_laid(tmp_path):
    view = MOMENTS["four"](tmp_path)
    current = view.game.position.round
    mover = current.mover
    bare = replace(mover, open=replace(mover.open, known=0, unknown=0, size=0))
    holdings = current.holdings
    left = holdings.with_holding(current.to_move, bare, holdings.unplaced)
    position = replace(view.game.position, round=replace(current, holdings=left))
    person = at(changed(view, position=position))
    person.presses("e", "e")
    assert "Open cards" not in person.labels()
    assert "no cards there" in person.reads()


def test_a_set_of_up_is_told_by_the_place_its_cards_and_a_last_touch_with_the_ruling_beside(tmp_path):
    person = at(MOMENTS["four"](tmp_path))
    name = person.view.game.header.players[person.view.game.position.round.to_move]
    person.presses("e", "e")
    person.touches("Hand")
    person.touches("5")
    assert any(text.startswith("5 holds") for text in person.reads())
    line = {"event": "play", "player": name, "from": "hand", "cards": ["5"]}
    assert person.touches("Rule on it") == Tell(line)


def test_on_the_same_page_people_only_ask_and_tell_it_after_all(schwupps_player):
    schwupps_player.touches("What if?")
    touched(schwupps_player, "Number card laid", 0)
    assert schwupps_player.touches("red 3") is None
    assert {"No", "The red 3 does not go there: beside +1 the green 6 asks for a 7."} <= set(
        schwupps_player.reads()
    )
    assert any(text.startswith("SCH-21: ") for text in schwupps_player.reads())
    line = {"event": "number", "player": KIM, "card": "red-3", "row": 0, "slot": 0}
    assert schwupps_player.touches("Rule on it") == Tell(line)
    assert "What happened? Touch it." in schwupps_player.reads(), "and the next play is told"


def test_what_people_at_a_directed_table_would_not_do_cannot_be_touched_and_says_why(tmp_path):
    said = Reason("notice-not-seen")
    view = schwupps(tmp_path, "acting")
    person = at(replace(view, hinders=lambda line: said if line["event"] == "end" else None), watched=True)
    person.touches("Play")
    assert "Turn ended" not in person.labels()
    assert texts("en").reason(said) in person.reads()
    touched(person, "Number card laid", 0)
    line = {"event": "number", "player": KIM, "card": "red-7", "row": 0, "slot": 0}
    assert person.touches("red 7") == Tell(line, Purpose.DIRECT)


def test_a_play_that_is_seen_meanwhile_leaves_what_was_touched_and_rules_on_it_anew(tmp_path):
    person = at(sitting(tmp_path, SETUP, header=HEADER), watched=True)
    person.presses("e", "e")
    touched(person, "Number card laid", 0)
    assert ("blue 6" in person.labels(), person.reads().count("SCH-21")) == (True, 50)
    (tmp_path / "then").mkdir()
    person.view = changed(sitting(tmp_path / "then", SETUP, LAY, header=HEADER))
    person.looks()
    entry = person.browser.telling.entry
    assert entry.game is person.view.game
    assert entry.draft.line == {"event": "number", "player": KIM, "row": 0, "slot": 0}


def test_the_winner_is_shown_once_the_last_play_is_told(tmp_path):
    person = at(sitting(tmp_path, *whole_game()[:-1], header=ONE_ROUND))
    person.presses("e", "e")
    (tmp_path / "over").mkdir()
    person.view = changed(sitting(tmp_path / "over", *whole_game(), header=ONE_ROUND), watched=False)
    assert "Play again" in person.labels()


def test_instead_of_a_play_of_the_past_something_is_only_asked_about_on_the_table_as_it_was(tmp_path):
    person = at(sitting(tmp_path, SETUP, LAY, {"event": "end", "player": KIM}, header=HEADER))
    person.presses("w", "w")
    person.touches("2.")
    person.touches("What if instead?")
    assert "What if?" not in person.labels()
    touched(person, "Number card laid", 0)
    person.touches("red 6")
    assert "Right" in person.reads()
    assert "Rule on it" not in person.labels()


def test_the_arrow_keys_point_return_touches_and_backspace_takes_back(schwupps_player):
    schwupps_player.presses("right")
    first = schwupps_player.browser.telling.focus.target
    schwupps_player.presses("left")
    assert schwupps_player.browser.telling.focus.target != first
    for _ in range(9):
        schwupps_player.presses("right")
    for _ in range(9):
        schwupps_player.presses("up")
    assert schwupps_player.browser.telling.focus.target.label == "What if?"
    schwupps_player.presses("return")
    assert schwupps_player.browser.telling.entry.asked
    schwupps_player.presses("down")
    schwupps_player.presses("left")
    touched(schwupps_player, "Schwupp")
    assert not schwupps_player.browser.telling.entry.idle
    schwupps_player.presses("backspace")
    assert schwupps_player.browser.telling.entry.idle
    schwupps_player.presses("escape")
    assert schwupps_player.browser.page is PageName.TABLE


def test_the_last_ruling_stands_beside_and_leads_to_the_bench(tmp_path):
    person = at(schwupps(tmp_path, "illegal"))
    person.presses("e", "e")
    assert "No" in person.reads()
    assert Go(PageName.BENCH) in [target.intent for target in person.canvas.targets]
