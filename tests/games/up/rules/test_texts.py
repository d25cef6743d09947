"""Everything the engine can say is written in every language, with the facts it gives."""

from __future__ import annotations

import re

import pytest

from companion.engines import Header, InvalidEventError, Reason, read_event, start
from companion.games.up import players
from companion.games.up.rules import RULES
from companion.texts import LANGUAGES, texts
from tests.engines.reasons import reasons_of, unwritten
from tests.games.up.rules.table import THREE, TWO, Table, deal, in_play
from tests.games.up.rules.test_clauses import (
    before_the_deal,
    double_two_in_a_game_without_minus_two,
    first_turn,
    game_over,
    show_due,
)
from tests.written import is_written

CITED = {4, 5, 6, 8, 11, 12, 13, 15, 17, 19, 20, 22, 23, 34, 46, 57, 58, 59, 61, 63, 64, 65}
"""Numbers of the clauses in the page's tables of what is illegal."""

LEGAL = {
    "up-dealt": {"player"},
    "up-announced": {"player", "variant"},
    "up-begins": {"limit", "also"},
    "up-begins-minus-two": {"limit", "also"},
    "up-begins-minus-two-several": {"number", "limit", "also"},
    "up-holds": {"before", "limit", "also"},
    "up-holds-equal": {"limit", "also"},
    "up-lowers": {"before", "limit", "also"},
    "up-lowers-several": {"number", "before", "limit", "also"},
    "up-collapsed": {"player", "also", "cause", "taken"},
    "up-cleared": {"player", "also"},
    "up-cleared-nothing": {"player", "also"},
    "up-taken-up": {"player", "also"},
    "up-round-over": {"player"},
    "up-round-over-minus-two": {"player", "credit"},
    "up-round-over-credit": {"player", "credit"},
    "up-round-over-show-due": {"player", "players", "number"},
    "up-game-over": {"players", "number", "total"},
    "up-called": {"player"},
    "up-called-early": {"player"},
    "up-shown": {"players", "number"},
    "up-scored": {"points"},
}
"""Why a legal event is legal: the messages, and their few facts."""


@pytest.fixture(scope="module")
def reasons() -> set[Reason]:
    found: set[Reason] = set()
    for seed in range(40):
        scoring = ("points", "points", "points", "cards", "matches")[seed % 5]
        options = {"end": {"rounds": 2}, "minus_two": seed % 4 > 0, "scoring": scoring}
        header = Header("up", (TWO, THREE)[seed % 2], options)
        found |= set(reasons_of(start(header), players, players.sensible_policy, seed))
    return found


def test_every_clause_that_can_be_cited_is_cited(reasons):
    assert {reason.key for reason in reasons if reason.key.startswith("UP-")} == {f"UP-{n}" for n in CITED}


def test_just_those_clauses_have_a_sentence_for_the_case():
    sentenced = {clause for clause in RULES.clauses if is_written(clause, "en", "no")}
    assert sentenced == {f"UP-{n}" for n in CITED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_duty_and_kind_is_written_with_its_facts(reasons, language):
    assert unwritten(reasons, language) == set()


def test_a_legal_event_has_a_reason_of_few_facts(reasons):
    legal = {r for r in reasons if r.key.startswith("up-") and not r.key.startswith(("up-duty", "up-kind"))}
    found = {reason.key: {name for name, _ in reason.facts} for reason in legal}
    assert found == {key: facts for key, facts in LEGAL.items() if key in found}
    assert len(found) >= len(LEGAL) - 2, "two sets of −2 are rare"


def test_a_reason_always_gives_the_same_facts(reasons):
    facts: dict[str, set[tuple[str, ...]]] = {}
    for reason in reasons:
        facts.setdefault(reason.key, set()).add(tuple(name for name, _ in reason.facts))
    assert {key: names for key, names in facts.items() if len(names) > 1} == {}


def minus_two_in_hand():
    return in_play(Ann="-2 clear / / 7", Ben="4 / /")


CASES = [
    (
        lambda: Table(minus_two=False).rule("deal", **deal()),
        "This game is played without −2 cards.",
        "Hier wird ohne −2 gespielt.",
    ),
    (
        lambda: before_the_deal().rule("deal", **deal(hands={"Ben": "7 7 7 clear 3"})),
        "The 7 would be there 3 times, but the pack has only 2 of them.",
        "Die 7 wäre 3-mal da, es gibt sie aber nur 2-mal.",
    ),
    (
        lambda: first_turn().rule("deal", **deal()),
        "A round is being played, and it is Ben’s turn.",
        "Eine Runde läuft, Ben ist an der Reihe.",
    ),
    (
        lambda: before_the_deal().rule("deal", **deal(hands={"Ann": "7"})),
        "Ann’s hand would have one card instead of 5.",
        "Ann hätte eine Handkarte statt 5.",
    ),
    (
        lambda: before_the_deal().rule("deal", **deal(cut="7")),
        "Ben may keep only a −2 or a clear card from the cut, not a 7.",
        "Ben darf vom Abheben nur eine −2 oder eine Abräumkarte behalten, keine 7.",
    ),
    (
        lambda: before_the_deal().rule("deal", **deal("Ben", cut="clear")),
        "Ann kept a clear card from the cut, so it must be in Ann’s hand.",
        "Ann hat beim Abheben eine Abräumkarte behalten; sie muss also in der Hand sein.",
    ),
    (
        lambda: show_due().call("Ben"),
        "The round is over; now the cards left must be shown.",
        "Die Runde ist zu Ende; jetzt müssen die restlichen Karten gezeigt werden.",
    ),
    (
        lambda: first_turn().play("Ann", "hand", "9"),
        "It is not Ann’s turn but Ben’s.",
        "Nicht Ann ist an der Reihe, sondern Ben.",
    ),
    (
        lambda: first_turn().play("Ben", "open", "8"),
        "In the first turn Ben lays hand cards only, and 5 are left.",
        "Im ersten Zug legt Ben nur Handkarten, und 5 sind noch da.",
    ),
    (
        lambda: in_play("9", Ann="7 / 7 / 7", Ben="/ 4 /").play("Ann", "hidden", "7"),
        "Ann still has an open card, so no face-down card may be turned.",
        "Ann hat noch eine offene Karte und darf deshalb keine verdeckte aufdecken.",
    ),
    (
        lambda: first_turn().play("Ben", "hand", "7 7 7"),
        "Ben can have at most 2 of these in the hand, not 3: 7.",
        "Ben kann die 7 höchstens 2-mal auf der Hand haben, nicht 3-mal.",
    ),
    (
        lambda: first_turn().play("Ben", "hand", "9"),
        "Ben cannot have a 9 in the hand.",
        "Ben kann keine 9 auf der Hand haben.",
    ),
    (
        lambda: first_turn().play("Ben", "hand", "3 clear"),
        "The 3 and the clear card are not of one value and cannot be laid together.",
        "Eine 3 und eine Abräumkarte sind nicht gleich viel wert und dürfen nicht zusammen gelegt werden.",
    ),
    (
        lambda: in_play("7", Ann="-2 5 / /", Ben="4 / /").play("Ann", "hand", "-2 5"),
        "The −2 and the 5 are not of one value and cannot be laid together.",
        "Eine −2 und eine 5 sind nicht gleich viel wert und dürfen nicht zusammen gelegt werden.",
    ),
    (
        lambda: in_play("7", Ann="clear 5 / /", Ben="4 / /").play("Ann", "hand", "clear clear"),
        "Ann can have at most 1 of these in the hand, not 2: clear card.",
        "Ann kann die Abräumkarte höchstens 1-mal auf der Hand haben, nicht 2-mal.",
    ),
    (
        lambda: in_play("7", Ann="/ -2 5 /", Ben="4 / /").play("Ann", "open", "-2 -2"),
        "Ann has only 1 of these open, not 2: −2.",
        "Ann hat die −2 nur 1-mal offen liegen, nicht 2-mal.",
    ),
    (
        lambda: minus_two_in_hand().play("Ann", "hand", "-2"),
        "A −2 may not begin a tower: Ann still has a clear card in the hand to begin with.",
        "Eine −2 darf keinen Turm beginnen: Ann hat noch eine Abräumkarte auf der Hand.",
    ),
    (
        lambda: first_turn().call("Ann"),
        "Ann has nothing to call now.",
        "Ann hat jetzt nichts zu rufen.",
    ),
    (
        lambda: show_due().rule("deal", **deal()),
        "First Ben must show the cards left, so that the round can be scored.",
        "Erst muss Ben die restlichen Karten zeigen, damit die Runde gewertet werden kann.",
    ),
    (
        lambda: show_due().show(Ben="9 4 4"),
        "Ben has 5 cards left and would show 3.",
        "Ben hat noch 5 Karten und würde 3 zeigen.",
    ),
    (
        lambda: show_due().show(Ben="9 4 5 5 6"),
        "Ben is known to have a 4 that is not among the cards shown.",
        "Ben hat nachweislich eine 4, die bei den gezeigten Karten fehlt.",
    ),
    (
        lambda: game_over().rule("deal", **deal()),
        "The game is over, with one round played.",
        "Das Spiel ist nach einer Runde zu Ende.",
    ),
    (
        lambda: first_turn().rule("announce", player="Ann", variant="dirty_one"),
        "Only the forehand, Ben, may announce this, not Ann.",
        "Nur Ben hat die Vorhand und darf das ansagen, Ann nicht.",
    ),
    (
        lambda: double_two_in_a_game_without_minus_two(double_two=True).rule(
            "announce", player="Ben", variant="double_two"
        ),
        "“Double two” already holds.",
        "Der „doppelte Zweier“ gilt schon.",
    ),
]


@pytest.mark.parametrize(("ruling", "english", "german"), CASES)
def test_a_no_carries_the_names_and_numbers_of_the_case(ruling, english, german):
    reason = ruling().reason
    assert texts("en").reason(reason) == english
    assert texts("de").reason(reason) == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_writes_a_card_as_a_program_does(reasons, language):
    said = [texts(language).reason(reason) for reason in reasons]
    assert [sentence for sentence in said if re.search(r"\bclear\b(?! card)|(?<!\w)-2", sentence)] == []


def test_the_missing_card_is_named_where_several_are_laid():
    table = in_play("11", Ann="5 ? / /", Ben="7 / 9 9 /")
    said = texts("en").reason(table.play("Ann", "hand", "5 5 7").reason)
    assert said == "Ann cannot have a 7 in the hand."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        {"event": "play", "player": "Ann", "from": "hand", "cards": []},
        {"event": "deal", "dealer": "Ann", "open": {}},
        {"event": "show", "cards": {}},
    ],
)
def test_what_is_missing_in_a_line_is_told(language, line):
    with pytest.raises(InvalidEventError) as refused:
        read_event(line, RULES, Header("up", TWO))
    assert is_written(refused.value.reason.key, language)
    assert texts(language).reason(refused.value.reason)
