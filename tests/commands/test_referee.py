"""The command `companion referee`, as people and programs run it."""

from __future__ import annotations

import json
import random
import subprocess
import sys

import pytest

from companion.commands.main import main
from tests.engines.record_examples import EXAMPLES, examples

FILE = str(EXAMPLES / "up-and-down-illegal.jsonl")
HEADER = '{"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"]}\n'
DEAL = '{"event": "deal"}\n'


def here(capsysbinary, *arguments):
    """Exit status, standard output and standard error of the command, run in this very process."""
    try:
        status = main(["referee", *map(str, arguments)])
    except SystemExit as leaving:  # what argparse does about wrong arguments
        status = leaving.code
    output, errors = capsysbinary.readouterr()
    return status, output, errors


def companion(*arguments, record=b"", **environment):
    return subprocess.run(
        [sys.executable, "-m", "companion", *map(str, arguments)],
        input=record if isinstance(record, bytes) else record.encode(),
        capture_output=True,
        check=False,
        timeout=60,
        env={"PATH": "", "PYTHONPATH": ".", **environment},
    )


def answers(process):
    return [json.loads(line) for line in process.stdout.decode().splitlines()]


def test_a_record_of_legal_events_is_answered_line_by_line(tmp_path):
    file = tmp_path / "game.jsonl"
    file.write_text(HEADER + "\n" + DEAL)
    process = companion("referee", file, "--json")
    assert (process.returncode, process.stderr) == (0, b"")
    dealt, final = answers(process)
    assert list(dealt) == ["line", "verdict", "rule", "reason", "effects", "state"]
    assert (dealt["line"], dealt["verdict"], dealt["rule"], dealt["effects"]) == (3, "legal", None, [])
    assert dealt["reason"] == "15 cards each are dealt."
    assert final["final"] == {"state": dealt["state"], "legal": 1, "illegal": 0, "invalid": 0}


@pytest.mark.parametrize("line", [DEAL + DEAL, '{"event": "undo"}\n', "nonsense\n", '{"event": "shuffle"}'])
def test_something_illegal_or_invalid_gives_status_one(line, tmp_path, capsysbinary):
    (tmp_path / "game.jsonl").write_text(HEADER + line)
    assert here(capsysbinary, tmp_path / "game.jsonl", "--json")[0] == 1


BAD_HEADERS = [
    "",
    "\n \n",
    "nonsense\n",
    "[]\n",
    DEAL,
    '{"record": 2, "game": "up-and-down", "players": ["Kim", "Leah"]}\n',
    '{"record": true, "game": "up-and-down", "players": ["Kim", "Leah"]}\n',
    '{"record": 1, "game": "poker", "players": ["Kim", "Leah"]}\n',
    '{"record": 1, "game": ["up-and-down"], "players": ["Kim", "Leah"]}\n',
    '{"record": 1, "game": "up-and-down", "players": ["Kim"]}\n',
    '{"record": 1, "game": "up-and-down", "players": ["Kim", "Kim"]}\n',
    '{"record": 1, "game": "up-and-down", "players": ["Kim", ""]}\n',
    '{"record": 1, "game": "up-and-down", "players": ["Kim", "%s"]}\n' % ("x" * 25),
    r'{"record": 1, "game": "up-and-down", "players": ["Kim", "Leah\ud800"]}' + "\n",
    '{"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"], "options": {"points": 1}}\n',
    '{"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"], "options": null}\n',
    *(
        f'{{"record": 1, "game": "{game}", "players": ["Kim", "Leah", "Alex"], "options": {{"{name}": 1}}}}\n'
        for game in ("auf-und-ab", "up-and-down", "up", "schwupps")
        for name in (r"two\nlines", r"\u001b[2Jcleared", r"lone \ud800", "long" * 5000)
    ),
    '{"record": 1, "game": "up-and-down", "players": ["Kim", "Leah"], "t": NaN}\n',
    "x" * 1_100_000 + "\n" + HEADER,
    "[" * 100_000 + "\n",
]


@pytest.mark.parametrize("record", BAD_HEADERS, ids=range(len(BAD_HEADERS)))
def test_a_bad_header_is_one_sentence_on_standard_error(record, tmp_path, capsysbinary):
    (tmp_path / "game.jsonl").write_text(record)
    status, output, errors = here(capsysbinary, tmp_path / "game.jsonl", "--json")
    assert (status, output) == (2, b"")
    assert errors.count(b"\n") == 1
    assert errors.endswith(b".\n")
    assert b"\x1b" not in errors
    assert len(errors) < 400


@pytest.mark.parametrize("content", [None, "nonsense"])
def test_a_file_name_of_two_lines_is_told_on_one(content, tmp_path, capsysbinary):
    file = tmp_path / "a\nb.jsonl"
    if content is not None:
        file.write_text(content)
    status, output, errors = here(capsysbinary, file)
    assert (status, output, errors.count(b"\n")) == (2, b"", 1)
    assert "a�b.jsonl" in errors.decode()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("referee - <&-", "Standard input cannot be read: it is closed.\n"),
        (f"referee {FILE} >&-", "companion: standard output is closed; there is nowhere to write.\n"),
        (f"referee {FILE} >/dev/full", "companion referee: No space left on device.\n"),
    ],
)
def test_without_input_or_output_one_sentence_is_said(command, said):
    shell = f'exec "{sys.executable}" -m companion {command}'
    process = subprocess.run(["sh", "-c", shell], capture_output=True, check=False, text=True, timeout=60)
    assert (process.returncode, process.stdout, process.stderr) == (2, "", said)


@pytest.mark.parametrize(
    "arguments", [["missing.jsonl"], ["."], [], ["a", "b"], ["-", "--lang", "es"], ["-", "-x"]]
)
def test_what_cannot_be_carried_out_is_one_line_on_standard_error(arguments, capsysbinary):
    status, output, errors = here(capsysbinary, *arguments)
    assert (status, output) == (2, b"")
    assert errors.count(b"\n") == 1


def test_ten_thousand_lines_of_rubbish_are_answered_one_by_one():
    chance = random.Random(3)
    line = b'{"event": "reveal", "cards": {"Kim": "9H", "Leah": "5C"}}'
    rubbish = []
    for number in range(10_000):
        kind = number % 5
        if kind == 0:
            rubbish.append(b"." + chance.randbytes(chance.randrange(60)).replace(b"\n", b""))
        elif kind == 1:
            rubbish.append(line[: chance.randrange(1, len(line))])
        elif kind == 2:
            wrong = chance.choice([b"null", b"1e999", b"[]", b"-0.0", b'{"Kim": {}}', b"true", b'"\\ud800"'])
            rubbish.append(b'{"event": "reveal", "cards": %s}' % wrong)
        elif kind == 3:
            rubbish.append(b'{"event": "setup", "dice": [1, %s]}' % (b"9" * chance.randrange(1, 3000)))
        else:
            depth = chance.randrange(1, 5000)
            rubbish.append(b'{"event": "ask", "about": ' * depth + line + b"}" * depth)
    process = companion("referee", "-", "--json", record=HEADER.encode() + b"\n".join(rubbish))
    assert (process.returncode, process.stderr) == (1, b"")
    *lines, final = answers(process)
    assert [answer["line"] for answer in lines] == list(range(2, 10_002))
    assert {answer["verdict"] for answer in lines} == {"invalid", "illegal"}
    assert final["final"]["legal"] == 0


def test_a_long_line_is_invalid_and_the_next_one_is_read():
    process = companion("referee", "-", "--json", record=HEADER + "x" * 2_000_000 + "\n" + DEAL)
    assert [answer.get("verdict") for answer in answers(process)] == ["invalid", "legal", None]


def test_an_answer_comes_as_soon_as_its_line_was_written():
    command = [sys.executable, "-m", "companion", "referee", "-", "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        process.stdin.write((HEADER + DEAL).encode())
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["verdict"] == "legal"
        process.stdin.close()


def test_nothing_is_said_when_nobody_reads_on(tmp_path):
    (tmp_path / "game.jsonl").write_text(HEADER + DEAL * 5000)
    command = [sys.executable, "-m", "companion", "referee", str(tmp_path / "game.jsonl"), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) == 2


@pytest.mark.parametrize("example", examples("up-and-down"))
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_people_get_a_line_an_event_and_a_score_table(example, language, capsysbinary):
    _, output, errors = here(capsysbinary, EXAMPLES / f"{example}.jsonl", "--lang", language)
    assert errors == b""
    lines = output.decode().splitlines()
    events = (EXAMPLES / f"{example}.jsonl").read_text().count("\n") - 1
    assert [int(line[:5]) for line in lines[:events]] == list(range(2, events + 2))


TRICK = {"event": "reveal", "cards": {"Kim": "QD", "Leah": "QC", "Alex": "JS"}}
DISPUTED = (
    {"record": 1, "game": "up-and-down", "players": ["Kim", "Leah", "Alex"]},
    {"event": "deal"},
    {"event": "setup", "dice": [3, 4], "face": "DOWN", "facing": {"Kim": "C"}},
    {"event": "change", "facing": {"Kim": "D"}},
    {"event": "ask", "about": TRICK},
    TRICK,
    {"event": "undo"},
)
"""Two queens, of which one is of its player's suit, cancel each other."""


@pytest.fixture
def disputed(tmp_path):
    file = tmp_path / "disputed.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in DISPUTED))
    return file


def test_a_trick_names_its_clauses_and_the_cards_that_cancelled(disputed, capsysbinary):
    status, output, _ = here(capsysbinary, disputed, "--json")
    *_, asked, trick, undone, _ = (json.loads(line) for line in output.splitlines())
    assert status == 0
    for told in (asked, trick):
        assert (told["verdict"], told["rule"]) == ("legal", None)
        assert told["clauses"] == ["UAD-31", "UAD-35"]
        assert told["cancelled"] == ["QC", "QD"]
        assert told["reason"] == "The queens cancel each other; Alex’s J♠ is the lowest left."
    assert undone["reason"] == "Taken back: the trick Q♦, Q♣ and J♠."
    assert not {"clauses", "cancelled"} & set(undone)


def test_people_read_the_clauses_and_the_cards_that_cancelled(disputed, capsysbinary):
    lines = here(capsysbinary, disputed)[1].decode().splitlines()
    assert lines[4].endswith(
        "The queens cancel each other; Alex’s J♠ is the lowest left."
        " (Alex wins the trick) [UAD-31, UAD-35; cancelled: Q♣ Q♦]"
    )


def test_what_is_illegal_or_invalid_names_no_other_clauses(capsysbinary):
    _, output, _ = here(capsysbinary, FILE, "--json")
    answers = [json.loads(line) for line in output.splitlines()][:-1]
    refused = [answer for answer in answers if answer["verdict"] != "legal"]
    assert refused
    assert all(not {"clauses", "cancelled"} & set(answer) for answer in refused)


def test_the_score_table_lines_up_under_wide_names():
    record = HEADER.replace("Kim", "金さん").replace("Leah", "Zoe\u0301\\u001b[2J")
    process = companion("referee", "-", record=record + DEAL)
    assert process.stdout.decode().splitlines() == [
        "    2 ✓ Deal                              15 cards each are dealt.",
        "",
        "         Tricks  Total  Cards",
        "金さん        0      0     15",
        "Zoe\u0301�[2J       0      0     15",
        "",
        "1 legal, 0 illegal, 0 invalid",
    ]


def test_output_is_utf8_whatever_the_terminal_says():
    record = HEADER.replace("Kim", "Zoé 🦊")
    process = companion("referee", "-", "--json", record=record + DEAL, PYTHONIOENCODING="ascii")
    assert list(answers(process)[0]["state"]["tricks"]) == ["Zoé 🦊", "Leah"]


def test_the_referee_needs_neither_pygame_nor_cv2():
    program = (
        "import sys; from companion.commands.main import main\n"
        f"status = main(['referee', {FILE!r}, '--data', '.', '--json'])\n"
        "heavy = {'pygame', 'cv2', 'numpy', 'onnxruntime'} & set(sys.modules)\n"
        "sys.exit(f'{status} {sorted(heavy)}')"
    )
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False, text=True)
    assert process.stderr == "1 []\n"
