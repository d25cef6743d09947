"""Only what can have been is to be touched, and whatever people may have done can be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.engines import GameInProgress, Header, read_event, start, write_event
from companion.engines.players.game_players import players_of
from companion.games.auf_und_ab.rules.position import AufUndAbPosition
from companion.games.schwupps.rules import SchwuppsPosition
from companion.games.up.rules import UpPosition
from companion.games.up.rules.round import Round
from companion.games.up_and_down.rules import UpAndDownPosition
from companion.records.forms.draft import Draft
from companion.records.forms.game_forms import forms_for
from companion.records.forms.lacking import ELSEWHERE, FULL, OUT, cards, copies
from companion.records.forms.possible import lacking, lacking_for
from companion.rehearsal.game_people import hindrance
from companion.rehearsal.skips import Skip
from tests.engines.players.test_mischief import headers

HIDDEN = ("hands", "hidden", "aside")
OF_CARDS = ("play", "reveal", "number", "aggravate", "deal", "setup")
"""Events of which the simulated people know whether their cards are there."""


def moments(header: Header, seed: int) -> Iterator[GameInProgress[Any, Any]]:
    """A game as the table knows it, no hidden hand named, before each event and at its end."""
    random, game, players = Random(seed), start(header), players_of(header.game)
    policies = [players.random_policy() for _ in header.players]
    for event in players.watched_game(header, policies, random):
        if isinstance(game.position, UpPosition) and game.position.show_due:
            shown = players.laying_out(game.position, 0, random)
            yield game
            game.push(shown)
        line = write_event(event, game.rules, header)
        yield game
        game.apply(read_event({k: v for k, v in line.items() if k not in HIDDEN}, game.rules, header))
    yield game


def touched_at_random(game: GameInProgress[Any, Any], random: Random) -> Draft:
    """A play as somebody tells it who touches whatever is live; not always to its end."""
    position = game.position
    draft = Draft(forms_for(position))
    for _ in range(random.randrange(60)):
        if draft.form is None:
            events = [form.event for form in draft.forms]
            live = [event for event in events if lacking(position, {"event": event}) is None]
            draft = draft.begin(random.choice(live))
            continue
        ways = [draft.following()] if draft.more else []
        if draft.field is not None:
            values = [value for value in draft.field.options if lacking_for(position, draft, value) is None]
            ways += [draft.choose(random.choice(values))] * 8 if values else []
        if draft.complete and random.random() < 0.3:
            return draft
        ways.append(draft.back())
        draft = random.choice(ways)
    return draft


def is_known_to_be_impossible(game: GameInProgress[Any, Any], event: Any, kind: str) -> bool:
    """Whether the simulated people could not do it with the cards that there are."""
    match game.position:
        case UpPosition(terms=terms) if kind == "deal":
            cut = [event.cut] if event.cut else []
            return max(Counter([*chain(*event.open), *cut]).values()) > terms.sets
        case UpPosition(round=current) if kind == "play" and not isinstance(current, Round):
            counts = Counter(event.cards)  # nobody has cards then, but the cards are there
            return max(counts.values()) > game.position.terms.sets
        case SchwuppsPosition(to_move=None) if kind != "setup":
            return False
        case UpAndDownPosition():
            shown = [card for card in event.cards if card] if kind == "reveal" else []
            lying = any(card.bit & game.position.played for card in shown)
            return lying or len(set(shown)) < len(shown)
        case AufUndAbPosition(round=current) if kind == "play" and current is not None:
            left = game.position.holdings.left[event.player]
            return left < len(event.cards) or hindrance(event, game) is Skip.IMPOSSIBLE
    return kind in OF_CARDS and hindrance(event, game) is Skip.IMPOSSIBLE


@pytest.mark.parametrize("header", headers())
@given(seed=st.integers(0, 2**32))
@settings(max_examples=2, deadline=None)
def test_whatever_is_told_by_live_touches_is_an_event_whose_cards_can_be_there(header, seed):
    random, told = Random(seed), 0
    for game in moments(header, seed):
        if random.random() < 0.7:
            continue
        drafts = (touched_at_random(game, random) for _ in range(10))
        draft = next((draft for draft in drafts if draft.complete), None)
        if draft is None:
            continue
        event = read_event(draft.line, game.rules, header)  # it is none that is called invalid
        told += 1
        assert lacking(game.position, draft.line) is None
        assert not is_known_to_be_impossible(game, event, draft.line["event"])
    assert told


@pytest.mark.parametrize("header", headers())
@given(seed=st.integers(0, 2**32))
@settings(max_examples=2, deadline=None)
def test_whatever_people_may_have_done_can_be_told_however_wrong_it_is(header, seed):
    random, wrong = Random(seed), 0
    for game in moments(header, seed):
        for event in islice(players_of(header.game).attempts(game.position, header, random), 3):
            line = {k: v for k, v in write_event(event, game.rules, header).items() if k not in HIDDEN}
            told = read_event(line, game.rules, header)
            if is_known_to_be_impossible(game, told, line["event"]):
                continue
            wrong += not game.rule(told).legal
            if line["event"] != "show":  # as many as everybody knows are shown
                assert lacking(game.position, line) is None
    assert wrong


@pytest.mark.parametrize("header", headers())
@given(seed=st.integers(0, 2**32))
@settings(max_examples=2, deadline=None)
def test_every_play_of_a_game_can_be_told(header, seed):
    previous = None
    for game in moments(header, seed):
        if previous is not None and len(game.accepted) > len(previous[1]):
            position, _ = previous
            assert lacking(position, write_event(game.accepted[-1], game.rules, header)) is None
        previous = (game.position, list(game.accepted))


UAD = Header("up-and-down", ("Kim", "Leah"))
AUA = Header("auf-und-ab", ("Kim", "Leah", "Alex"))
UP = Header("up", ("Kim", "Leah"))
SCHWUPPS = Header("schwupps", ("Kim", "Leah"))
LAID_OUT = (
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
    {"event": "change", "face": "UP"},
    {"event": "reveal", "cards": {"Kim": "9C", "Leah": "5S"}},
)
OPEN = {"Kim": ["1", "2", "3", "4"], "Leah": ["1", "2", "5", "5"]}
DEALT = ({"event": "deal", "dealer": "Kim", "open": OPEN},)
EIGHTEEN = [*(f"0-{n}" for n in range(10)), *(f"1-{n}" for n in range(1, 9))]
ROWS = {"rows": [["+1", "number"], ["-2", "color"]], "next": "+2"}


def reveal(*codes: str) -> dict[str, Any]:
    return {"event": "reveal", "cards": dict(zip(UAD.players, codes, strict=False))}


def of_up(player: str, place: str, *codes: str) -> dict[str, Any]:
    return {"event": "play", "player": player, "from": place, "cards": list(codes)}


@pytest.mark.parametrize(
    ("header", "then", "line", "why"),
    [
        (UAD, LAID_OUT, reveal("9C"), OUT),
        (UAD, LAID_OUT, reveal("KD"), None),  # it is not in the game, but somebody may have one
        (UAD, LAID_OUT, reveal("7H", "7H"), copies(1)),
        (UAD, (), reveal("7H", "8H"), None),  # out of turn
        (AUA, ({"event": "deal"},), {"event": "play", "player": "Kim", "cards": ["3-4", "3-4"]}, copies(1)),
        (
            AUA,
            (
                {"event": "deal"},
                {"event": "play", "player": "Kim", "cards": ["0-0"], "count": 1},
            ),
            {"event": "play", "cards": ["0-0"]},
            OUT,
        ),
        (
            AUA,
            ({"event": "deal"},),
            {"event": "play", "player": "Kim", "cards": ["3-4", "5-5"], "count": 9},  # wrong, but can be said
            None,
        ),
        (
            AUA,
            ({"event": "deal", "hands": {"Kim": EIGHTEEN}},),
            {"event": "play", "player": "Leah", "cards": ["0-0"]},
            ELSEWHERE,
        ),
        (UP, DEALT, of_up("Kim", "open", "5"), ELSEWHERE),
        (UP, DEALT, of_up("Kim", "open", "4"), None),
        (UP, DEALT, of_up("Kim", "hand", "1"), ELSEWHERE),
        (UP, DEALT, of_up("Leah", "hidden", "9", "9"), None),
        (UP, DEALT, of_up("Leah", "hidden", "6", "7", "8", "9", "10"), cards(4)),
        (UP, (), {"event": "deal", "open": {"Kim": ["7", "7", "7"]}}, copies(2)),
        (UP, (), {"event": "deal", "open": {"Kim": ["clear"] * 2}, "cut": "clear"}, copies(2)),
        (SCHWUPPS, (), {"event": "setup", "piles": [["red-5", "red-5"], ["red-5"]]}, copies(2)),
        (
            SCHWUPPS,
            ({"event": "setup", **ROWS, "piles": [["red-5", "red-5"], ["blue-1", "blue-2"]]},),
            {"event": "number", "card": "red-5"},
            OUT,
        ),
    ],
)
def test_a_play_says_why_it_cannot_have_been(header, then, line, why):
    game = start(header)
    for told in then:
        game.push(read_event(told, game.rules, header))
    assert lacking(game.position, line) == why


def test_a_field_that_is_full_takes_no_more():
    position = start(UAD).position
    forms = forms_for(position)
    line = {"event": "setup", "dice": [3, 4]}
    draft = Draft.of(forms, line)
    assert draft.field.path == ("dice",)
    assert lacking_for(position, draft, 5) == FULL
    assert lacking_for(position, draft.back(), 5) is None
