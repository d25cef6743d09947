"""Every event of every game can be told by hand, choice by choice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.engines import Header, Verdict, read_event, start, write_event
from companion.engines.header import read_header
from companion.records.forms.draft import Draft
from companion.records.forms.game_forms import forms_for

EXAMPLES = Path(__file__).resolve().parents[2] / "engines" / "examples"
HIDDEN = ("hands", "hidden", "aside")
TOLD_OTHERWISE = ("ask", "undo")


CASES = sorted(path.name for path in EXAMPLES.glob("*.jsonl") if "expected" not in path.name)


def known_lines(name: str):
    """Each event of an example with the position before it, hidden cards left out."""
    first, *rest = (EXAMPLES / name).read_text(encoding="utf-8").splitlines()
    header = read_header(json.loads(first))
    game = start(header)
    for written in rest:
        try:
            line = json.loads(written)
            event = read_event(line, game.rules, header)
        except ValueError:
            continue  # what is no event of the game cannot be told either
        public = write_event(event, game.rules, header)
        shows_nothing = public["event"] in ("show", "reveal") and not any(public["cards"].values())
        if public["event"] not in TOLD_OTHERWISE and not shows_nothing:
            yield game, {key: value for key, value in public.items() if key not in HIDDEN}
        game.apply(event)


def chosen(header: Header, *choices: str | int, then: tuple[dict, ...] = ()) -> dict:
    """The line after these choices; the first names the event, ``"›"`` goes on and ``"⌫"`` back."""
    game = start(header)
    for line in then:
        game.push(read_event(line, game.rules, header))
    forms = forms_for(game.position)
    event, *rest = choices
    draft = Draft(forms).begin(event)
    for choice in rest:
        match choice:
            case "›":
                draft = draft.following()
            case "⌫":
                draft = draft.back()
            case _:
                draft = draft.choose(choice)
    assert draft.complete
    return draft.line


@pytest.mark.parametrize("name", CASES)
def test_every_event_of_the_examples_has_a_form_that_says_the_same(name):
    for game, line in known_lines(name):
        draft = Draft.of(forms_for(game.position), line)
        again = read_event(draft.line, game.rules, game.header)
        event = read_event(line, game.rules, game.header)
        told, truth = game.rule(again), game.rule(event)
        assert (told.verdict, told.clause, told.position) == (truth.verdict, truth.clause, truth.position)
        assert draft.complete or truth.verdict is not Verdict.LEGAL
        assert not (draft.complete and truth.clause == "AUA-25"), "what a double counts is asked for"


UAD = Header("up-and-down", ("Kim", "Leah"))
LAID_OUT = ({"event": "deal"}, {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}})
UP = Header("up", ("Kim", "Leah"))
AUA = Header("auf-und-ab", ("Kim", "Leah", "Alex"))
SCHWUPPS = Header("schwupps", ("Kim", "Leah"))


@pytest.mark.parametrize(
    ("header", "then", "choices", "line"),
    [
        (UAD, (), ("deal",), {"event": "deal"}),
        (
            UAD,
            (),
            ("setup", 3, 4, "UP", "C"),
            {"event": "setup", "dice": [3, 4], "face": "UP", "facing": {"Kim": "C"}},
        ),
        (UAD, LAID_OUT, ("change", "UP"), {"event": "change", "player": "Kim", "face": "UP"}),
        (
            UAD,
            LAID_OUT,
            ("change", "›", "H"),
            {"event": "change", "player": "Kim", "facing": {"Kim": "H"}},
        ),
        (
            UAD,
            LAID_OUT,
            ("change", "›", "›", "›", 6, 5),
            {"event": "change", "player": "Kim", "dice": [6, 5]},
        ),
        (
            UAD,
            LAID_OUT,
            ("reveal", "9C", "KD"),
            {"event": "reveal", "cards": {"Kim": "9C", "Leah": "KD"}},
        ),
        (
            AUA,
            (),
            ("play", "Leah", "3-7", "3-3", "⌫", "3-4", "›", 2),
            {"event": "play", "player": "Leah", "cards": ["3-7", "3-4"], "count": 2},
        ),
        (AUA, (), ("pass", "Alex"), {"event": "pass", "player": "Alex"}),
        (
            UP,
            (),
            ("play", "Kim", "7", "7"),
            {"event": "play", "player": "Kim", "from": "hand", "cards": ["7", "7"]},
        ),
        (UP, (), ("call", "Leah"), {"event": "call", "player": "Leah"}),
        (UP, (), ("show", "›", "clear", "-2"), {"event": "show", "cards": {"Leah": ["clear", "-2"]}}),
        (
            SCHWUPPS,
            (),
            ("number", "Kim", "red-5", 0, 1),
            {"event": "number", "player": "Kim", "card": "red-5", "row": 0, "slot": 1},
        ),
        (
            SCHWUPPS,
            (),
            ("aggravate", "Kim", 1, "+2", "Leah"),
            {"event": "aggravate", "player": "Kim", "row": 1, "next": "+2", "give": "Leah"},
        ),
    ],
)
def test_choices_become_the_line_that_they_say(header, then, choices, line):
    assert chosen(header, *choices, then=then) == line


def test_the_form_that_is_likely_now_comes_first():
    game = start(UAD)
    assert forms_for(game.position)[0].event == "deal"
    for line, following in zip(LAID_OUT, ("setup", "change"), strict=True):
        game.push(read_event(line, game.rules, UAD))
        assert forms_for(game.position)[0].event == following
