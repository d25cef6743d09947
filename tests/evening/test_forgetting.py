"""Somebody is forgotten: their name is nowhere in the journal, and everything else is as it was."""

from __future__ import annotations

import pytest

from companion.engines import Header
from companion.evening.errors import JournalError
from companion.evening.evening import Evening
from companion.evening.forgetting import mentions
from companion.evening.history import known_names, past_evening, remembered_names
from companion.evening.scores import round_scores
from tests.evening.played import KIM_AND_LEAH, POT, mischief, quick_journal, tell

NAME = "Maximiliane"
GAMES = {
    "up-and-down": Header("up-and-down", (NAME, "Leah", "Jo"), {"sides": {NAME: 0, "Leah": 1, "Jo": 3}}),
    "auf-und-ab": Header("auf-und-ab", ("Leah", NAME, "Jo")),
    "up": Header("up", ("Leah", "Jo", NAME)),
    "schwupps": Header("schwupps", ("Leah", NAME)),
}


def held(folder) -> bytes:
    """All that the journal's files hold."""
    return b"".join(file.read_bytes() for file in folder.glob("journal.sqlite*"))


@pytest.mark.parametrize("game", GAMES)
def test_the_name_is_gone_from_the_file_and_the_game_is_the_same(game, tmp_path):
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, GAMES[game])
    tell(evening, mischief(GAMES[game], 3))
    evening.edit_scores((1,) * len(GAMES[game].players))
    before = past_evening(journal, None).games[0]
    assert NAME.encode() in held(tmp_path)
    assert journal.forget_person(NAME) == (evening.number,)
    assert NAME.encode() not in held(tmp_path)
    after = past_evening(journal, None)
    (forgotten,) = after.games
    assert after.flaw is None
    assert forgotten.header.players == tuple(
        "N. N." if name == NAME else name for name in GAMES[game].players
    )
    assert [step.ruling.verdict for step in forgotten.steps] == [step.ruling.verdict for step in before.steps]
    assert round_scores(forgotten) == round_scores(before)
    assert (forgotten.totals, forgotten.winners) == (before.totals, before.winners)
    journal.close()


def test_only_whoever_is_meant_is_forgotten_and_two_are_told_apart(tmp_path):
    journal = quick_journal(tmp_path)
    header = Header("up-and-down", ("José", "Kim", "Joséphine"))
    Evening.begin(journal, header)
    Evening.begin(journal, KIM_AND_LEAH)
    assert journal.forget_person("José") == (1,)
    assert journal.forget_person("Joséphine") == (1,)
    players = [past_evening(journal, number).games[0].header.players for number in (1, 2)]
    assert players == [("N. N.", "Kim", "N. N. 2"), ("Kim", "Leah")]
    assert known_names(journal) == remembered_names(journal) == ("Kim", "Leah")
    assert journal.forget_person("Nobody") == ()


def test_an_evening_with_somebody_forgotten_goes_on(tmp_path):
    journal = quick_journal(tmp_path)
    tell(Evening.begin(journal, KIM_AND_LEAH), POT)
    journal.forget_person("Leah")
    resumed = Evening.resume(journal)
    assert resumed.header.players == ("Kim", "N. N.")
    tell(resumed, ({"event": "undo"},))
    assert len(past_evening(journal, None).games[0].steps) == len(POT) + 1


def test_what_is_damaged_stays_so_and_does_not_name_them(tmp_path):
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    database = journal._database
    with database:
        database.execute("UPDATE entry SET event = replace(event, 'reveal', 'revoal') WHERE id = 5")
        database.execute("UPDATE entry SET event = replace(event, '9C', '8C') WHERE id = 14")
    lost = journal.lost_entries(1)
    assert lost == (5, 14)
    journal.forget_person("Leah")
    assert journal.lost_entries(1) == lost
    assert b"Leah" not in held(tmp_path)


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ("Kim", True),
        ("Kimberly", False),
        ({"Kim": 1}, True),
        ({"hands": [{"of": "Kim"}]}, True),
        (["Leah", 3, None], False),
    ],
)
def test_what_mentions_somebody(value, named):
    assert mentions(value, "Kim") is named


def test_another_program_that_plays_with_them_does_not_go_on_and_what_it_told_before_stays(tmp_path):
    journal = quick_journal(tmp_path)
    evening = Evening.begin(journal, KIM_AND_LEAH)
    tell(evening, POT)
    other = quick_journal(tmp_path)
    other.forget_person("Leah")
    with pytest.raises(JournalError, match="gone on"):
        tell(evening, ({"event": "undo"},))
    assert len(past_evening(other, None).games[0].steps) == len(POT)
    assert past_evening(other, None).flaw is None
