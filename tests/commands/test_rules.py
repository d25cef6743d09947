"""``companion rules``: the clauses of a game, and what is dealt and laid out before it."""

from __future__ import annotations

import json

import pytest

from companion.commands.main import main
from companion.engines import game_names, rules_of
from companion.texts import LANGUAGES, texts
from tests.engines.test_laid_out import HEADERS
from tests.table.test_setting_up import PACK, steps_of, told

TYPED = {"minus_two": (False, "--no-minus-two"), "extra_set": (True, "--extra-set")}


def typed(header) -> list[str]:
    """The words that ask for what is dealt in that game."""
    switches = [switch for option, (value, switch) in TYPED.items() if header.options.get(option) is value]
    return ["rules", header.game, "--layout", "--players", str(len(header.players)), *switches]


@pytest.mark.parametrize("header", HEADERS, ids=str)
def test_every_place_is_told_with_its_cards_and_all_of_them_are_the_pack(header, capsys):
    assert main([*typed(header), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    layout = json.loads(line)
    assert (layout["game"], layout["players"]) == (header.game, len(header.players))
    assert sum(place["count"] for place in layout["places"]) == layout["total"]
    assert all(place["each"] * place["places"] == place["count"] for place in layout["places"])
    assert layout["besides"] == ({"dice": 2, "updown-card": 1} if header.game == "up-and-down" else {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", rules_of("schwupps").players)
def test_people_are_told_it_in_sentences_that_add_up(players, language, capsys):
    assert main(["rules", "schwupps", "--layout", "--players", str(players), "--lang", language]) == 0
    title, *lines = capsys.readouterr().out.splitlines()
    assert "144" in title
    name = texts(language).say("rules-player", number=1)
    assert told([line.replace(name, "") for line in lines], players, language) == 144


def test_the_sentences_are_those_of_the_page_before_a_round(capsys):
    header = next(header for header in HEADERS if header.game == "schwupps")
    assert main([*typed(header), "--lang", "de"]) == 0
    lines = capsys.readouterr().out.splitlines()[1:]
    assert PACK not in [step.text.key for step in steps_of(header)]
    said = [f"- {texts('de').reason(step.text)}" for step in steps_of(header)]
    assert lines[:-1] == said[:-1]
    assert lines[-1].endswith("; Spieler 1 beginnt")


@pytest.mark.parametrize("game", game_names())
def test_without_a_number_it_is_told_for_every_number_that_can_play(game, capsys):
    assert main(["rules", game, "--layout", "--json"]) == 0
    told_for = [json.loads(line)["players"] for line in capsys.readouterr().out.splitlines()]
    assert tuple(told_for) == rules_of(game).players


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_all_clauses_are_printed_in_the_language_asked_for(game, language, capsys):
    assert main(["rules", game, "--lang", language, "--json"]) == 0
    clauses = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    expected = [(clause, texts(language).clause(clause)) for clause in rules_of(game).clauses]
    assert [(each["clause"], each["text"]) for each in clauses] == expected
    assert main(["rules", game, "--lang", language]) == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    ids = rules_of(game).clauses
    assert [tuple(line) for line in lines if line and line[0] in ids] == expected


def test_programs_are_told_each_clause_with_its_chapter_and_its_examples(capsys):
    assert main(["rules", "auf-und-ab", "--lang", "en", "--json"]) == 0
    clauses = {line["clause"]: line for line in map(json.loads, capsys.readouterr().out.splitlines())}
    assert clauses["AUA-22"]["chapter"] == "Sets"
    allowed, forbidden = clauses["AUA-22"]["examples"]
    assert (allowed["verdict"], forbidden["verdict"]) == ("legal", "illegal")
    assert forbidden["event"] == {"event": "play", "player": "Leah", "cards": ["2-4", "2-5", "2-8"]}
    assert forbidden["reason"] == "It takes 3 cards above 3; 2 is not higher."
    (looked_at,) = clauses["AUA-34"]["examples"]
    assert looked_at == {"seen": ["The two digits make nine"]}


def test_a_sheet_is_written_and_told_of(tmp_path, capsys):
    path = tmp_path / "rules.pdf"
    assert main(["rules", "up-and-down", "-o", str(path), "--lang", "de", "--paper", "letter"]) == 0
    assert path.read_bytes().startswith(b"%PDF")
    assert capsys.readouterr().out == f"{path} ist geschrieben: 8 Seiten.\n"


def test_a_sheet_is_not_written_over_what_is_there_without_force(tmp_path, capsys):
    path = tmp_path / "letter.pdf"
    path.write_text("Dear Leah")
    assert main(["rules", "up-and-down", "-o", str(path)]) == 2
    said = f"{path} is there already; name another place, or replace it with --force.\n"
    assert capsys.readouterr() == ("", said)
    assert path.read_text() == "Dear Leah"
    assert main(["rules", "up-and-down", "-o", str(path), "--force", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(path), "pages": 8}
    assert path.read_bytes().startswith(b"%PDF")


def test_a_sheet_that_cannot_be_written_is_one_sentence(tmp_path, capsys):
    path = tmp_path / "nowhere" / "rules.pdf"
    assert main(["rules", "up", "-o", str(path), "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", f"{path} cannot be written: No such file or directory.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["schwupps", "--layout", "--players", "6"],
            "Schwupps is for 2 to 5 players; --players cannot be 6.",
        ),
        (["schwupps", "--layout", "--players", "0"], "--players cannot be 0."),
        (["schwupps", "--players", "3"], '"--players" belongs to what is dealt; add "--layout"'),
        (["up", "--layout", "-o", "up.pdf"], 'The sheet holds the rules; leave out "--layout" or "-o".'),
        (["up", "--extra-set"], '"--extra-set" belongs to what is dealt'),
        (["schwupps", "--layout", "--extra-set"], 'Schwupps has no option "--extra-set"; leave it out.'),
    ],
)
def test_what_does_not_belong_there_is_refused_in_a_sentence(words, said, capsys):
    assert main(["rules", *words]) == 2
    output, errors = capsys.readouterr()
    assert (output, errors.count("\n")) == ("", 1)
    assert said in errors
