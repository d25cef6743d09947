import json

import pytest

from companion.commands.main import main


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


def test_a_folder_that_is_not_there_is_one_sentence_and_status_2(tmp_path, capsys):
    path = tmp_path / "nowhere" / "card.pdf"
    assert main(["print", "updown-card", "-o", str(path)]) == 2
    assert capsys.readouterr().err == f"The sheets cannot be written to {path}: No such file or directory.\n"
