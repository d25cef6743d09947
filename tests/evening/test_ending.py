"""The end of a game: its best moments, by what it is won, and who came out where."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import Header, Reason, Undo, game_names, read_event
from companion.engines.players.game_players import numbered_header
from companion.evening.ending import (
    Place,
    WonBy,
    ending_of,
    moments_of,
    ranking,
    story_of,
    story_of_past,
)
from companion.evening.ending.cutting import LEAD, cut
from companion.evening.ending.game_ending import AS_EVERY_GAME
from companion.evening.entries import Telling, ToldBy
from companion.evening.evening import Evening
from companion.evening.history import PastGame
from companion.texts import LANGUAGES, texts
from tests.evening.played import KIM_AND_LEAH, POT, example, mischief, played, quick_journal, tell
from tests.written import is_written


def told(game: PastGame, language: str = "en") -> list[tuple[int, str]]:
    """The moments of a game as they are read, with their entries."""
    words, story = texts(language), story_of_past(game)
    return [(one.entry, words.reason(one.told)) for one in moments_of(story, game.winners)]


def names_in(reason: Reason) -> set[str]:
    """Everybody whom a message names as a player."""
    named: set[str] = set()
    for fact, value in reason.facts:
        if fact in ("player", "players", "to", "other"):
            named.update(value if isinstance(value, tuple) else (value,))
    return named - {""}


WHOLE_GAMES = {
    "auf-und-ab-sample-game": [
        (2, "Harald laid 4 cards at once."),
        (50, "Petra was out first and scored 2 points, the best hand."),
    ],
    "up-example-game": [
        (30, "Under Anna the tower came down: 8 cards to take."),
        (57, "Anna laid the top of the tallest tower: 8 cards."),
        (96, "Anna turned a −2 as the very last card, and the round was over."),
    ],
    "schwupps-example-turn": [
        (11, "Alma gave Jannis a card, who had only 9 left."),
        (23, "Jannis played 5 cards in one turn, the longest of all."),
        (50, "With this play Jannis won the game."),
    ],
}


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_the_moments_of_the_example_games_are_those_that_were_found_by_hand(name, tmp_path):
    assert told(played(tmp_path, *example(name))) == WHOLE_GAMES[name]


def test_a_pot_and_a_play_that_was_called_are_moments_with_their_clause(tmp_path):
    assert told(played(tmp_path, KIM_AND_LEAH, POT)) == [
        (3, "Kim heard a “No” by UAD-23: Two things have changed; only one of face, suits and dice may."),
        (15, "Leah won the biggest pot: 3 tricks at once."),
    ]


TURNED = (
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "UP", "facing": {"Kim": "C"}},
    {"event": "change", "player": "Kim", "dice": [1, 2]},
    {"event": "reveal", "cards": {"Kim": "3D", "Leah": "9H"}},  # Kim's three is trump; Leah faces hearts
    {"event": "change", "player": "Leah", "face": "DOWN"},
    {"event": "reveal", "cards": {"Kim": "4D", "Leah": "2H"}},  # Leah would have won it anyhow
)


def test_a_change_is_a_moment_where_the_trick_would_have_been_another_ones_without_it(tmp_path):
    game = played(tmp_path, KIM_AND_LEAH, TURNED)
    assert told(game) == [(3, "Kim rolled a new trump and won the trick; else it was Leah’s.")]


def test_what_people_put_right_was_not_called(tmp_path):
    evening = Evening.begin(quick_journal(tmp_path), KIM_AND_LEAH)
    tell(evening, POT[:3])
    (wrong,) = [one for one in evening.ruled if not one.ruling.legal]
    right = read_event({"event": "change", "face": "UP"}, evening.game.rules, KIM_AND_LEAH)
    evening.tell_all(Telling(right, ToldBy.CORRECTION, first=wrong.entry))
    story = story_of(KIM_AND_LEAH, evening.ruled)
    assert story.called == ()
    assert [one.entry for one in story.plays] == [1, 2, wrong.entry]


def test_what_was_taken_back_is_no_moment(tmp_path):
    evening = Evening.begin(quick_journal(tmp_path), KIM_AND_LEAH)
    tell(evening, POT)
    evening.tell(Undo(), ToldBy.HAND)
    assert [one.told.key for one in moments_of(story_of(KIM_AND_LEAH, evening.ruled), ())] == [
        "moment-called"
    ]


def test_a_play_called_after_the_end_is_no_moment(tmp_path):
    header, lines = example("schwupps-example-turn")
    game = played(tmp_path, header, [*lines, {"event": "end", "player": "Doro"}])
    assert not game.steps[-1].ruling.legal
    assert told(game) == WHOLE_GAMES["schwupps-example-turn"]


@pytest.mark.parametrize("game", game_names())
@settings(max_examples=2, deadline=None)
@given(number=st.integers(0, 200))
def test_every_moment_is_in_the_record_and_names_nobody_who_did_not_play(game, number):
    header = numbered_header(game, number)
    with TemporaryDirectory() as folder:
        past = played(Path(folder), header, mischief(header, number))
    story = story_of_past(past)
    moments = moments_of(story, past.winners)
    steps = {step.entry.number: step for step in past.steps}
    assert moments == moments_of(story_of_past(past), past.winners)
    assert moments, "a game that is over was won by some play"
    for moment in moments:
        assert names_in(moment.told) <= set(header.players)
        legal = steps[moment.entry].ruling.legal
        assert legal is (moment.told.key != "moment-called")
        if not legal:
            assert dict(moment.told.facts)["clause"] == steps[moment.entry].ruling.clause
    assert len({moment.entry for moment in moments}) == len(moments)
    assert [one.entry for one in moments] == sorted(one.entry for one in moments)
    assert [one.ruling.position for one in story.plays] == [one.ruling.position for one in past.standing]
    scenes = cut(story, moments)
    assert [(scene.entry, scene.told) for scene in scenes] == [(one.entry, one.told) for one in moments]
    shown = [entry for scene in scenes for entry in (*scene.lead, scene.entry)]
    assert shown == sorted(set(shown)), "a film shows what led to each moment, and nothing twice"
    assert all(len(scene.lead) <= LEAD for scene in scenes)


@pytest.mark.parametrize("game", game_names())
def test_all_of_it_has_its_words_in_every_language(game, tmp_path):
    header = numbered_header(game, 0)
    past = played(tmp_path, header, mischief(header, 0))
    won_by = ending_of(game).won_by(past.position, past.totals)
    keys = [won_by.told.key, won_by.unit.key, *(one.told.key for one in moments_of(story_of_past(past), ()))]
    assert all(is_written(key, language) for key in keys for language in LANGUAGES)


OUTCOMES = {
    "up-example-game": (
        "with 0 points",
        (Place(1, (0,), 0), Place(2, (2,), 37), Place(3, (1,), 169)),
    ),
    "auf-und-ab-sample-game": ("with 2 points", (Place(1, (2,), 2), Place(2, (0, 1), 0))),
    "schwupps-example-turn": (
        "with the last card",
        (Place(1, (0,), 0), *(Place(None, (who,), left) for who, left in ((4, 6), (1, 7), (2, 8), (3, 15)))),
    ),
}


@pytest.mark.parametrize("name", OUTCOMES)
def test_each_game_is_won_by_its_own_measure(name, tmp_path):
    game = played(tmp_path, *example(name))
    won_by = ending_of(game.header.game).won_by(game.position, game.totals)
    assert (texts("en").reason(won_by.told), ranking(won_by, game.winners)) == OUTCOMES[name]


def test_whoever_is_level_shares_a_place_and_the_next_one_is_left_out():
    won_by = WonBy(Reason("ending-points"), Reason("ending-points"), (3, 8, 3, 8, 1))
    assert ranking(won_by, (1, 3)) == (Place(1, (1, 3), 8), Place(3, (0, 2), 3), Place(5, (4,), 1))


def test_who_won_stands_first_whatever_the_counts_say():
    won_by = WonBy(Reason("ending-points"), Reason("ending-points"), (0, 0, 0), ranks=False)
    assert ranking(won_by, (2,)) == (Place(1, (2,), 0), Place(None, (0, 1), 0))


def test_a_game_that_tells_nothing_of_its_own_is_won_by_points(tmp_path):
    game = played(tmp_path, *example("auf-und-ab-sample-game"))
    won_by = AS_EVERY_GAME.won_by(game.position, game.totals)
    assert texts("en").reason(won_by.told) == "with 2 points"
    assert (won_by.counts, won_by.fewest, won_by.ranks) == ((0, 0, 2), False, True)
    assert list(AS_EVERY_GAME.moments(story_of_past(game))) == []


def test_before_the_first_play_there_is_nothing_to_look_back_on(tmp_path):
    evening = Evening.begin(quick_journal(tmp_path), Header("auf-und-ab", ("Kim", "Leah", "Jo")))
    assert moments_of(story_of(evening.header, evening.ruled), (1,)) == ()
