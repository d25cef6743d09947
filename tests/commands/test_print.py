import json
from collections import Counter

import pytest

from companion.commands.main import main
from companion.decks.check import pack_of
from companion.decks.drawn.deck import pack
from companion.decks.drawn.decks import drawn_deck
from companion.engines import Header, rules_of


def test_print_writes_a_pdf_and_says_so(tmp_path, capsys):
    path = tmp_path / "card.pdf"
    assert main(["print", "updown-card", "-o", str(path), "--lang", "de"]) == 0
    assert path.read_bytes().startswith(b"%PDF")
    assert capsys.readouterr().out == f"{path} ist geschrieben: eine Seite.\n"


def test_print_tells_programs_in_json(tmp_path, capsys):
    path = tmp_path / "board.pdf"
    assert main(["print", "board", "-o", str(path), "--paper", "letter", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(path), "pages": 2}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["mau-mau"], 'There are no sheets "mau-mau"'),
        (["board", "--codes"], "Only decks can bear codes"),
    ],
)
def test_what_cannot_be_printed_is_one_sentence_and_status_2(words, said, tmp_path, capsys):
    path = tmp_path / "cards.pdf"
    assert main(["print", *words, "-o", str(path)]) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert said in heard.err
    assert heard.err.count("\n") == 1
    assert not path.exists()


@pytest.mark.parametrize(
    ("words", "pages"),
    [
        (["up", "--players", "2"], 7),
        (["up", "--players", "4"], 13),
        (["up", "--players", "10"], 31),
        (["auf-und-ab", "--players", "3"], 15),
    ],
)
def test_only_the_cards_that_so_many_players_need_are_printed(words, pages, tmp_path, capsys):
    assert main(["print", *words, "-o", str(tmp_path / "cards.pdf"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pages"] == pages


@pytest.mark.parametrize("players", rules_of("up").players)
def test_the_printed_sets_of_up_are_the_pack_of_so_many_players(players):
    deck = drawn_deck("up")
    printed = Counter(code for code, _look in pack(deck, players))
    header = Header("up", tuple(f"P{number}" for number in range(players)))
    assert printed == pack_of(header).copies


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["up", "--players", "11"], "Up is for 2 to 10 players; --players cannot be 11."),
        (["schwupps", "--players", "6"], "Schwupps is for 2 to 5 players; --players cannot be 6."),
        (["poker", "--players", "5"], "Up & Down is for 2 to 4 players; --players cannot be 5."),
        (["board", "--players", "2"], "How many play matters for decks only"),
    ],
)
def test_so_many_players_that_there_is_no_such_game_are_refused(words, said, tmp_path, capsys):
    path = tmp_path / "cards.pdf"
    assert main(["print", *words, "-o", str(path)]) == 2
    assert said in capsys.readouterr().err
    assert not path.exists()


def test_nothing_is_written_over_without_force(tmp_path, capsys):
    path = tmp_path / "letter.pdf"
    path.write_text("Dear Leah")
    assert main(["print", "updown-card", "-o", str(path)]) == 2
    said = f"{path} is there already; name another place, or replace it with --force.\n"
    assert capsys.readouterr() == ("", said)
    assert path.read_text() == "Dear Leah"
    assert main(["print", "updown-card", "-o", str(path), "--force"]) == 0
    assert path.read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("nowhere/up.pdf", "No such file or directory"),
        ("folder", "Is a directory"),
        ("file/up.pdf", "Not a directory"),
    ],
)
def test_a_place_that_cannot_be_written_is_refused(place, why, tmp_path, capsys):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    assert main(["print", "up", "-o", str(tmp_path / place), "--force", "--lang", "en"]) == 2
    assert capsys.readouterr() == ("", f"{tmp_path / place} cannot be written: {why}.\n")
