"""The second screen by the command line and by touch: off unless somebody switches it on."""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from companion.bench.listening import listening
from companion.commands.second_screen import SecondScreen
from companion.screens.intents import Touch
from companion.screens.wish_intents import AnswerWish, Wished
from companion.table.inputs import Action
from companion.texts.errors import reason_of
from companion.web.address import Address
from companion.web.errors import WebError
from tests.commands.fake_phones import FakePhones, second_screen
from tests.commands.person_at_the_window import kept
from tests.screens.conftest import display  # noqa: F401 - pages need a display, if only a dummy

SWITCH = ("key d", "Menu", "Settings", "Phones")
GAME = {"game": "auf-und-ab", "players": ("Kim", "Leah", "Alex")}


def played(*arguments: str, folder: Path, **given) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "companion", "play", "up-and-down", "--headless", "--data", str(folder)]
    return subprocess.Popen(
        [*command, *arguments], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True, **given
    )


def status_of(url: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:  # noqa: S310 - an address of this computer
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def test_the_first_lines_are_the_addresses_of_who_looks_on_and_of_each_seat(tmp_path):
    process = played("--web", "127.0.0.1:0", "--players", "Kim,Leah", "--seed", "1", folder=tmp_path)
    try:
        lines = [process.stderr.readline().rstrip("\n") for _ in range(3)]
        address = r"http://127\.0\.0\.1:[0-9]+/\?t=[\w-]{24}"
        for line, named in zip(lines, ("web", "Kim", "Leah"), strict=True):
            assert re.fullmatch(f"{named} {address}", line)
        urls = [line.partition(" ")[2] for line in lines]
        assert len(set(urls)) == 3
        assert [status_of(url)[0] for url in urls] == [200, 200, 200]
        forged, body = status_of(urls[0][:-1])
        assert (forged, "Kim" in body) == (403, False)
        assert status_of(urls[0].partition("?")[0])[0] == 403
    finally:
        process.terminate()
        process.communicate()
    with pytest.raises(OSError, match="refused"):
        status_of(urls[0])


def test_without_it_nothing_listens_and_nothing_of_it_is_loaded():
    program = (
        "import sys, socket\n"
        "import companion.commands.play, companion.commands.opened_window\n"
        "print(*sorted({'starlette', 'uvicorn', 'segno', 'h11', 'anyio', 'asyncio', 'companion.web.phones'}"
        " & set(sys.modules)))"
    )
    process = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert process.stdout == "\n"


def test_without_it_and_without_a_club_the_program_and_what_it_starts_listen_on_no_port(tmp_path):
    command = [sys.executable, "-m", "companion.bench.at_the_screen", "0.1", "--data", str(tmp_path)]
    process = subprocess.run(
        [*command, "up-and-down", "--players", "Kim,Leah", "--camera", "none"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert process.stdout.split()[-1] == "0"


def test_what_listens_is_found_where_it_is_switched_on(tmp_path):
    process = played("--web", "127.0.0.1:0", "--players", "Kim,Leah", "--seed", "1", folder=tmp_path)
    try:
        port = int(re.search(r":([0-9]+)/", process.stderr.readline())[1])
        assert {int(address.partition(":")[2], 16) for address in listening(process.pid)} == {port}
    finally:
        process.terminate()
        process.communicate()


def test_without_it_no_socket_is_opened(at_the_window, monkeypatch):
    def opened(*_given, **_named):
        raise AssertionError("a socket was opened")

    monkeypatch.setattr("socket.socket.listen", opened)
    at_the_window(*SWITCH, lambda _: None, **GAME)


@pytest.mark.parametrize("given", ["", "x", "70000", "1:2:3", "127.0.0.1:"])
def test_what_is_no_address_is_told_in_a_sentence(tmp_path, given):
    _, told = (process := played("--web", given, folder=tmp_path)).communicate()
    assert process.returncode == 2
    assert "is no address to serve on" in told
    assert "Traceback" not in told


def test_an_address_that_cannot_be_had_is_told_in_a_sentence(tmp_path):
    _, told = (process := played("--web", "192.0.2.1:0", folder=tmp_path)).communicate()
    assert process.returncode == 2
    assert told.startswith("The second screen cannot be served on 192.0.2.1:0: ")
    assert len(told.splitlines()) == 1


def test_by_touch_it_is_off_until_it_is_switched_on_and_shows_a_code_for_each_seat(at_the_window):
    phones = FakePhones()
    before: list[str] = []
    person = at_the_window(
        *SWITCH, lambda person: before.extend(person.read), "Switch on", lambda _: None, "Leah",
        lambda _: None, second=second_screen(phones), **GAME,
    )  # fmt: skip
    assert "Switch on" in before
    assert not any("?t=" in text for text in before)
    assert {"Looking on", "Kim", "Leah", "Alex"} <= set(person.read)
    assert f"?t={phones.passes.seats['Leah']}" in person.read


def test_by_touch_it_is_switched_off_and_gets_new_codes(at_the_window):
    phones = FakePhones()
    tokens: list[str] = []
    person = at_the_window(
        *SWITCH, "Switch on", lambda _: tokens.append(phones.passes.spectator), "New codes", lambda _: None,
        "Switch off", lambda _: None, second=second_screen(phones), **GAME,
    )  # fmt: skip
    assert tokens != [phones.passes.spectator]
    assert phones.closed
    assert "Switch on" in person.read


def test_what_a_phone_presses_is_a_press_of_its_seat_and_kept_in_the_journal(at_the_window, tmp_path):
    phones = FakePhones()
    at_the_window(
        *SWITCH, "Switch on", lambda _: phones.touches.append(Touch(Action.PASS, 1)), lambda _: None,
        second=second_screen(phones), **GAME,
    )  # fmt: skip
    lines = [
        (step.entry.line["event"], step.entry.line.get("player")) for step in kept(tmp_path).games[0].steps
    ]
    assert lines == [("deal", None), ("pass", "Leah")]


def a_pass_by_leah(phones: FakePhones) -> tuple:
    """By touch phones are switched on, and one passes for Leah; then the table is looked at."""
    return (
        *SWITCH, "Switch on", lambda _: phones.touches.append(Touch(Action.PASS, 1)), lambda _: None,
        "key escape",
    )  # fmt: skip


def a_wish(phones: FakePhones):
    """Leah wishes on her phone that it was Kim’s pass."""

    def wish(person) -> None:
        first = person.evening.view.game.course[-1].first
        phones.wished = Wished(3, "Leah", first, {"event": "pass", "player": "Alex"})

    return wish


def passes(folder: Path) -> list[str]:
    steps = kept(folder).games[0].steps
    return [step.entry.line["player"] for step in steps if step.entry.line["event"] == "pass"]


def test_what_a_phone_wishes_to_put_right_is_asked_on_the_table_and_done_where_it_agrees(
    at_the_window, tmp_path
):
    phones, read = FakePhones(), []
    at_the_window(
        *a_pass_by_leah(phones), a_wish(phones), *[lambda _: None] * 8,
        lambda person: read.extend(person.read), "Put it right", lambda _: None,
        second=second_screen(phones), **GAME,
    )  # fmt: skip
    assert any("Leah asks by phone: was it “Alex passes” and not “Leah passes”?" in text for text in read)
    assert any("Nothing that came after it is ruled on otherwise." in text for text in read)
    assert phones.answers == [AnswerWish(3, agreed=True)]
    assert passes(tmp_path) == ["Leah", "Alex"]


def test_what_the_table_does_not_agree_to_stays_as_it_is(at_the_window, tmp_path):
    phones = FakePhones()
    person = at_the_window(
        *a_pass_by_leah(phones), a_wish(phones), *[lambda _: None] * 8,
        "Leave it as it is", *[lambda _: None] * 8, second=second_screen(phones), **GAME,
    )  # fmt: skip
    assert phones.answers == [AnswerWish(3, agreed=False)]
    assert passes(tmp_path) == ["Leah"]
    assert "Put it right" not in person.read


def test_while_the_table_is_asked_people_play_on(at_the_window, tmp_path):
    phones = FakePhones()
    at_the_window(
        *a_pass_by_leah(phones), a_wish(phones), *[lambda _: None] * 8, "Undo", lambda _: None,
        second=second_screen(phones), **GAME,
    )  # fmt: skip
    assert kept(tmp_path).games[0].steps[-1].entry.line["event"] == "undo"


def test_why_it_cannot_be_switched_on_stands_on_the_page(at_the_window):
    def refused(_address, _language):
        raise WebError(reason_of("trouble-web-address", address="8080", why="no network"))

    person = at_the_window(
        *SWITCH, "Switch on", lambda _: None, second=SecondScreen(None, "en", serve=refused), **GAME
    )
    assert any("cannot be served on 8080: no network" in text for text in person.read)


def test_a_second_screen_that_fails_again_and_again_is_switched_off_and_told_of():
    phones = FakePhones()
    with closing(
        SecondScreen(Address(None, 1), "en", tell=lambda _: None, serve=lambda *_: phones)
    ) as second:
        second.show(None, "en", None)
        assert second.on
        phones.failed = True
        assert [reason.key for reason in second.show(None, "en", None)] == ["phones-stopped"]
        assert not second.on
        assert second.show(None, "en", None) == ()


def test_addresses_are_told_once_and_again_when_they_change():
    told: list[str] = []
    phones = FakePhones()
    with closing(SecondScreen(Address(None, 1), "en", tell=told.append, serve=lambda *_: phones)) as second:
        second.show(None, "en", None)
        phones.passes.hold_for(1, ("Kim", "Leah"))
        second.show(None, "en", None)
        second.show(None, "en", None)
        assert [line.partition(" ")[0] for line in told] == ["web", "Kim", "Leah"]
        phones.passes.hold_for(1, ("Kim", "Alex"))
        second.show(None, "en", None)
        assert [line.partition(" ")[0] for line in told[3:]] == ["Alex"]
