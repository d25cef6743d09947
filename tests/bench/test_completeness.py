"""What is missing of a game is told, a sentence each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.bench.completeness import main, missing_of
from companion.engines import Reference, game_called, game_names
from companion.engines.installed import installed
from companion.games.up.rules import UpRules
from companion.texts import texts
from companion.texts.messages import messages_in, names_of_games


class Unwritten(UpRules):
    """Up with a clause and an option for which there are no words."""

    clauses = (*UpRules.clauses, "UP-99")
    options = (*UpRules.options, replace(UpRules.options[-1], name="seven"))


@pytest.fixture
def instead(monkeypatch):
    """Something else is installed as Up."""

    def put(game):
        monkeypatch.setitem(installed().games, "up", game)

    return put


@pytest.mark.parametrize("game", game_names())
def test_nothing_is_missing_of_our_own_games(game):
    assert list(missing_of(game, games=6)) == []


def test_words_that_are_missing_are_told_for_each_language(instead):
    instead(replace(game_called("up"), rules=Unwritten()))
    unwritten = [
        f'There is no message "{message}" in the language {language}.'
        for language in ("en", "de", "fr")
        for message in ("UP-99", "option-up-seven", "help-rules-seven")
    ]
    assert list(missing_of("up", games=1)) == unwritten


def test_parts_that_are_not_there_are_told_and_no_game_is_played(instead):
    page, players = "companion.games.up.page.table:PAGES", "companion.games.up.players:NOBODY"
    instead(replace(game_called("up"), page=Reference(page), players=Reference(players)))
    told = list(missing_of("up"))
    assert [said.split(",")[0] for said in told] == ["A part of a game cannot be loaded"] * 2
    assert all(part in "".join(told) for part in (page, players))


TABLE = """
from dataclasses import replace
from companion.engines import Reason
from companion.games.up.table import TABLE
ASKED = (Reason("mau-clear"), Reason("entry-crad"), "mau-clear", "mau-1 is no message", "entry-card")
"""
TEXTS = {
    "en": "MAU-1 = Mau\n    .no = No\nmau-deal = Deal\nmau-ask = Ask\n    .brief = Ask\n",
    "de": "MAU-1 = Mau\n    .no = Nein\nmau-deal = Gib { $card\n",
    "fr": "MAU-1 = { $card } mau\nmau-deal = Donne\nmau-fr = Oui\n",
}


@pytest.fixture
def mau(tmp_path, monkeypatch):
    """A package of a game whose texts are not all there."""
    package = tmp_path / "mau_for_completeness"
    for language, written in TEXTS.items():
        (package / "texts" / language).mkdir(parents=True)
        (package / "texts" / language / "mau.ftl").write_text(written, encoding="utf-8")
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "table.py").write_text(TABLE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(installed().games, "mau", replace(game_called("up"), rules=Mau(), texts=package.name))
    for read in (messages_in, texts, names_of_games):
        read.cache_clear()
    yield package
    monkeypatch.undo()
    for read in (messages_in, texts, names_of_games):
        read.cache_clear()


class Mau(UpRules):
    """Up, called otherwise."""

    name = "mau"
    clauses = ("MAU-1",)


@pytest.mark.parametrize(
    ("begins", "ends"),
    [
        ("Texts cannot be read, ", 'de/mau.ftl, at “mau-deal = Gib { $card”: Expected token: "}".'),
        ('There is no message "mau-fr" in the language en.', ""),
        ('There is no message "mau-ask" in the language fr.', ""),
        ('The message "MAU-1" in the language fr lacks its attribute "no".', ""),
        ('The message "mau-ask" in the language fr lacks its attribute "brief".', ""),
        ('The message "MAU-1" in fr is told [], and asks for more: Unknown external: card.', ""),
        ('table.py asks for the message "mau-clear", which is not there in the language en.', ""),
        ('table.py asks for the message "entry-crad", which is not there in the language en.', ""),
        ('There is no message "game-mau" in the language en.', ""),
    ],
)
def test_what_is_wrong_with_texts_is_told_once_in_a_sentence(begins, ends, mau):
    told = [one for one in missing_of("mau", games=0) if one.startswith(begins) and one.endswith(ends)]
    assert len(told) == 1


def test_nothing_is_told_of_a_language_that_cannot_be_read_but_that(mau):
    assert [one for one in missing_of("mau", games=0) if "language de" in one or "in de" in one] == []


class Crowd(UpRules):
    """Up for other numbers of people than it is."""

    players = (1, 2)


class Unsorted(UpRules):
    """Up with its numbers of players in no order."""

    players = (4, 3)


class Listed(UpRules):
    """Up whose effects are a list."""

    effects = ("flip",)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (Crowd, "Up is for 2 to 10 players; the header names 1."),
        (Unsorted, "The numbers of players are (4, 3): name each once, the smallest first."),
        (Listed, "The effects of up are ('flip',), and must be a class of a StrEnum."),
    ],
)
def test_rules_that_contradict_themselves_are_told(rules, said, instead):
    instead(replace(game_called("up"), rules=rules()))
    assert said in list(missing_of("up", games=0))


def test_the_command_says_so_and_ends_with_one(instead, capsys):
    assert main(["up", "--games", "1"]) == 0
    assert capsys.readouterr().out == "Nothing is missing of up.\n"
    instead(replace(game_called("up"), rules=Unwritten()))
    assert main(["up", "--games", "1"]) == 1
    assert capsys.readouterr().out.count("\n") == 9
