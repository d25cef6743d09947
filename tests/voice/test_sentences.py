"""Every ruling of every game has a sentence for the ear in every language, and each one is short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from companion.engines import AnyPosition, Header, Ruling, game_names, start
from companion.engines.players.game_players import numbered_header, players_of
from companion.texts import LANGUAGES, texts
from companion.texts.messages import messages_of, own_messages
from companion.texts.outcomes import DECISIVE
from companion.texts.wording import SPOKEN, Wording

NAMES = ("Kim", "Leah", "Alexander", "Wolfgang", "Maximilia", "Jo", "Friedrich", "Bo", "Christoph", "Ida")
"""None has more than nine letters: for those 2.5 seconds are kept (`python -m companion.bench voice`)."""
GAMES = 5
TRIED = 4
"""So many wrong plays are tried before each right one."""

LONGEST = 43
"""Characters of the longest ruling; the bench measures its seconds."""

SILENT = {
    *("uad-dealt", "aua-dealt", "aua-dealt-opener", "up-dealt", "sch-setup"),
    *("aua-opened", "aua-higher", "aua-lower", "aua-passed", "aua-passed-alone"),
    *("sch-fits-step", "sch-fits-round", "sch-fits-number", "sch-fits-color", "sch-fits-both"),
    *("sch-end", "sch-end-last", "sch-end-full", "sch-end-pile-used-up"),
    *("up-begins", "up-begins-minus-two", "up-begins-minus-two-several"),
    *("up-holds", "up-holds-equal", "up-lowers", "up-lowers-several"),
}
"""What goes as it should: whose turn it is next says all that matters."""


@cache
def rulings(game: str) -> tuple[Ruling[AnyPosition], ...]:
    """What the rules say in some games, of right plays and of wrong ones, each case once."""
    found = {}
    for ruling in _rulings(game):
        found.setdefault(ruling.reason, ruling)
    return tuple(found.values())


def _rulings(game: str) -> Iterator[Ruling[AnyPosition]]:
    players = players_of(game)
    for number in range(GAMES):
        drawn, random = numbered_header(game, number), Random(number)
        options = {name: value for name, value in drawn.options.items() if name != "sides"}
        header = Header(game, NAMES[: len(drawn.players)], options)
        whole = players.whole_game if number % 2 else players.watched_game
        policies = [players.random_policy() for _ in header.players]
        in_progress = start(header)
        for event in whole(header, policies, random):
            for tried in islice(players.attempts(in_progress.position, header, random), TRIED):
                yield in_progress.rule(tried)
            yield in_progress.apply(event)


def forbidding(game: str) -> set[str]:
    """The clauses of a game that can forbid a play."""
    return {name.removesuffix(".no") for name in messages_of(game, "en") if name.endswith(".no")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_clause_that_can_forbid_a_play_has_a_spoken_sentence(game, language):
    own = messages_of(game, language)
    assert {clause for clause in forbidding(game) if f"{SPOKEN}{clause}" not in own} == set()


@pytest.mark.parametrize("game", game_names())
def test_what_a_play_decides_has_a_spoken_sentence_and_what_goes_as_it_should_has_none(game):
    words = Wording(texts("en"), NAMES, {})
    legal = {ruling.reason.key: ruling for ruling in rulings(game) if ruling.legal}
    unsaid = {key for key in legal if not words.has(key)}
    assert unsaid <= SILENT
    assert {key for key in unsaid if legal[key].brings(*DECISIVE)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_ruling_is_said_whole_and_briefly(game, language):
    words = Wording(texts(language), NAMES, {})
    for ruling in rulings(game):
        if ruling.legal and not words.has(ruling.reason.key):
            continue
        said = words.reason(ruling.reason) if ruling.legal else words.refusal(ruling.reason)
        assert len(said) <= LONGEST, said
        assert re.search(r"[.!?]$", said), said
        assert not re.search(r"[{}“”„«»♣♦♥♠−]|  | [.,]|\.\.", said), said


@pytest.mark.parametrize("game", game_names())
def test_every_duty_is_said_in_every_language(game):
    for language in LANGUAGES:
        duties = {name for name in messages_of(game, "en") if "-duty-" in name and "." not in name}
        written = {name.removeprefix(SPOKEN) for name in duties if not name.startswith(SPOKEN)}
        assert {duty for duty in written if not texts(language).has(f"{SPOKEN}{duty}")} == set()


@pytest.mark.parametrize("game", game_names())
def test_the_languages_say_the_same_things_and_nothing_that_is_not_written(game):
    spoken = [
        {name for name in messages_of(game, language) if name.startswith(SPOKEN)} for language in LANGUAGES
    ]
    assert spoken[0] == spoken[1] == spoken[2]
    written = messages_of(game, "en")
    assert {name for name in spoken[0] if name.removeprefix(SPOKEN) not in written} == set()


def test_the_companions_own_sentences_are_there_in_every_language():
    spoken = [{name for name in own_messages(language) if name.startswith(SPOKEN)} for language in LANGUAGES]
    assert spoken[0] == spoken[1] == spoken[2]
    assert len(spoken[0]) == 14


@pytest.mark.parametrize("game", game_names())
def test_nearly_every_clause_that_forbids_was_tried(game):
    tried = {ruling.clause for ruling in rulings(game) if not ruling.legal}
    assert len(forbidding(game) - tried) <= 4
