"""What somebody on the same network may try: nothing of it stops the evening or presses for another."""

from __future__ import annotations

import re
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from companion.web.serving.connections import MOST_OF_ONE, TO_ASK
from companion.web.serving.pages import EVENING
from companion.web.telling import Close
from tests.web.served import HOST, PATIENCE, Stream, arrives, asked, port_of, press, served, token_of

HEADERS = (
    "content-security-policy", "referrer-policy", "x-content-type-options", "x-frame-options",
    "cache-control",
)  # fmt: skip


@pytest.fixture(scope="module")
def attacked(tmp_path_factory):
    """Auf und Ab while each seat may pass; one program serves all tests that leave it as it is."""
    from tests.games.auf_und_ab.page_views import auf_und_ab

    view = auf_und_ab(tmp_path_factory.mktemp("game"), "upwards")
    with served(view) as phones:
        yield phones, view


def picture_of(phones, player: str) -> int:
    stream = Stream(phones, token_of(phones, player))
    try:
        return stream.seat()["picture"]
    finally:
        stream.close()


def nothing_came(phones, view) -> bool:
    return arrives(phones, view, within=0.3) == []


def test_every_answer_forbids_frames_scripts_and_guesses(attacked):
    phones, _ = attacked
    for path in (f"/?t={token_of(phones)}", "/", f"/page.js?t={token_of(phones)}"):
        headers = {name.lower(): value for name, value in asked(phones, path)[2].items()}
        assert set(HEADERS) <= set(headers)
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert {"default-src 'none'", "frame-ancestors 'none'"} <= set(policy.split("; "))
        assert "access-control-allow-origin" not in headers
        assert "set-cookie" not in headers
        assert "server" not in headers


def test_a_forged_token_presses_nothing(attacked):
    phones, view = attacked
    picture = picture_of(phones, "Kim")
    for token in ("", "forged", token_of(phones, "Kim")[:-1], token_of(phones, "Kim") + "A"):
        assert press(phones, token, "pass", picture) == 403
    assert nothing_came(phones, view)


def test_who_looks_on_presses_nothing(attacked):
    phones, view = attacked
    assert press(phones, token_of(phones), "pass", picture_of(phones, "Kim")) == 403
    assert nothing_came(phones, view)


def test_a_seat_presses_for_no_other_whatever_it_says(attacked):
    phones, view = attacked
    kim, picture = token_of(phones, "Kim"), picture_of(phones, "Kim")
    body = f'{{"name": "pass", "picture": {picture}, "seat": 1, "player": "Leah"}}'
    given = {"Content-Type": "application/json"}
    assert asked(phones, f"/press?t={kim}&t={token_of(phones, 'Leah')}&seat=1", method="POST",
                 headers=given, body=body)[0] in (202, 403)  # fmt: skip
    touches = arrives(phones, view, within=1.0)
    # Of two tokens the last one is heard: whoever has both may press for either.
    assert [touch.seat for touch in touches] == [1]
    for name in ("pass-1", "answer-0", "undo", "quit", "dealt", ""):
        assert press(phones, kim, name, picture) == 409
    assert nothing_came(phones, view)


def test_a_press_of_another_site_is_refused(attacked):
    phones, view = attacked
    kim, picture = token_of(phones, "Kim"), picture_of(phones, "Kim")
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": f"http://{HOST}:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Content-Type": "text/plain"},
        {"Content-Type": "application/x-www-form-urlencoded"},
    ):
        assert press(phones, kim, "pass", picture, **headers) == 403
    assert nothing_came(phones, view)


def test_the_page_of_the_same_site_is_heard(attacked):
    phones, view = attacked
    alex = next(link.player for link in phones.links[3:])
    own = f"http://{HOST}:{port_of(phones)}"
    given = {"Origin": own, "Sec-Fetch-Site": "same-origin"}
    assert press(phones, token_of(phones, alex), "pass", picture_of(phones, alex), **given) == 202
    assert [touch.seat for touch in arrives(phones, view)] == [2]


def test_a_link_from_elsewhere_leads_to_the_page_and_to_no_stream(attacked):
    phones, _ = attacked
    given = {"Sec-Fetch-Site": "cross-site"}
    assert asked(phones, f"/?t={token_of(phones)}", headers=given)[0] == 200
    assert asked(phones, f"/events?t={token_of(phones)}", headers=given)[0] == 403


def test_under_another_name_nothing_is_told(attacked):
    phones, _ = attacked
    for host in ("evil.example", f"evil.example:{port_of(phones)}", f"{HOST}.evil.example"):
        status, body, _ = asked(phones, f"/?t={token_of(phones)}", headers={"Host": host})
        assert (status, "<" in body) == (403, False)


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b'"pass"', b"[" * 400, b'{"name": "pass"}', b'{"name": 1, "picture": 1}',
        b'{"name": "pass", "picture": "1"}', b'{"name": "pass", "picture": true}', b"\xff\xfe",
        b'{"name": "pass", "picture": 1e400}', b'{"name": ["pass"], "picture": 1}',
    ],
)  # fmt: skip
def test_a_press_that_is_none_is_refused(attacked, body):
    phones, view = attacked
    last = list(phones.links)[-1].player
    time.sleep(0.6)  # two presses a second are heard
    given = {"Content-Type": "application/json"}
    path = f"/press?t={token_of(phones, last)}"
    assert asked(phones, path, method="POST", headers=given, body=body)[0] == 400
    assert list(phones.pressed(view)) == []


def test_a_huge_press_is_refused_before_it_is_read(attacked):
    phones, _ = attacked
    kim = token_of(phones, "Kim")
    head = f"POST /press?t={kim} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
    for lengths, body in (
        ("Content-Length: 1000000000\r\n\r\n", b""),
        ("Transfer-Encoding: chunked\r\n\r\n", b"1000\r\n" + b"x" * 4096 + b"\r\n"),
    ):
        answer = told(phones, (head + lengths).encode() + body)
        assert answer.startswith((b"HTTP/1.1 413", b"HTTP/1.1 429"))
    assert EVENING.body < 4096


def test_huge_headers_are_refused(attacked):
    phones, _ = attacked
    answer = told(phones, b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100_000)
    assert not answer or answer.startswith((b"HTTP/1.1 400", b"HTTP/1.1 431"))


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"\r\n\r\n\r\n", b"\0" * 1000,
        b"GET / HTTP/1.1\r\n\r\n", b"GET /../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"POST /press HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    ],
)  # fmt: skip
def test_what_is_no_request_gets_nothing_and_stops_nothing(attacked, request_):
    phones, _ = attacked
    answer = told(phones, request_)
    assert b"200 OK" not in answer
    assert b"Kim" not in answer
    assert asked(phones, f"/?t={token_of(phones)}")[0] == 200


def told(phones, request_: bytes) -> bytes:
    """What is answered to these bytes, the first part of it."""
    with socket.create_connection((HOST, port_of(phones)), PATIENCE) as connection, suppress(ConnectionError):
        connection.sendall(request_)
        return connection.recv(65536)
    return b""


def test_a_press_that_was_recorded_is_worth_nothing_again(to_beat):
    with served(to_beat) as phones:
        kim, picture = token_of(phones, "Kim"), picture_of(phones, "Kim")
        assert press(phones, kim, "pass", picture) == 202
        assert len(arrives(phones, to_beat)) == 1
        assert [press(phones, kim, "pass", picture) for _ in range(3)] == [409] * 3
        phones.show(to_beat, "en", 2)  # another evening
        assert press(phones, kim, "pass", picture) == 403
        assert arrives(phones, to_beat, within=0.3) == []


def test_a_press_that_was_under_way_when_tokens_changed_does_nothing(to_beat):
    with served(to_beat) as phones:
        assert press(phones, token_of(phones, "Kim"), "pass", picture_of(phones, "Kim")) == 202
        phones.renew()
        assert arrives(phones, to_beat, within=0.5) == []


def test_a_wish_of_an_old_picture_or_of_a_play_that_is_not_offered_does_nothing(played):
    with served(played) as phones:
        leah, kim = token_of(phones, "Leah"), token_of(phones, "Kim")
        stream = Stream(phones, leah)
        old = stream.seat()["picture"]
        assert press(phones, leah, "put-right", old) == 202
        assert nothing_came(phones, played)
        own = stream.seat()
        play = own["telling"]["options"][0]["name"]
        assert press(phones, leah, play, old) == 409
        assert press(phones, kim, play, own["picture"]) == 409
        assert press(phones, token_of(phones), play, own["picture"]) == 403
        assert press(phones, leah, "play-99", own["picture"]) == 409
        assert nothing_came(phones, played)
        assert phones.wished is None
        stream.close()


def test_what_was_offered_before_the_game_went_on_is_not_done_in_its_place(to_beat):
    with served(to_beat) as phones:
        kim = token_of(phones, "Kim")
        stream = Stream(phones, kim)
        assert press(phones, kim, "what-if", stream.seat()["picture"]) == 202
        assert nothing_came(phones, to_beat)
        picture = stream.seat()["picture"]
        phones._tellings.take("Kim", Close(), to_beat)
        assert press(phones, kim, "kind-pass", picture) == 202
        assert nothing_came(phones, to_beat)
        assert phones._tellings.of("Kim").page is None
        stream.close()


def test_whoever_wishes_again_and_again_asks_the_table_once(played):
    with served(played) as phones:
        leah = token_of(phones, "Leah")
        stream, asked_of_table = Stream(phones, leah), set()
        pressed = 0
        for _ in range(24):
            own = stream.seat()
            ways = (*own["telling"]["options"], *own["telling"]["onwards"])
            names = [way["name"] for way in ways]
            name = next(
                name for part in ("put-right", "play-", "card-", "close") for name in names if part in name
            )
            status = press(phones, leah, name, own["picture"])
            assert nothing_came(phones, played)
            asked_of_table.add(phones.wished and phones.wished.number)
            if status == 429:
                break
            pressed += 1
        assert pressed > 5
        assert asked_of_table <= {None, 1}
        stream.close()


def test_presses_by_the_hundred_are_not_heard(to_beat):
    with served(to_beat) as phones:
        kim = token_of(phones, "Kim")
        given = [press(phones, kim, "pass", number) for number in range(40)]
        assert given.count(429) > 25


def test_whoever_asks_letter_by_letter_is_cut_off_and_holds_nobody_up(to_beat):
    with served(to_beat) as phones, ExitStack() as opened:
        slow = [opened.enter_context(socket.create_connection((HOST, port_of(phones)))) for _ in range(20)]
        for one in slow:
            one.sendall(b"GET / HTTP/1.1\r\nHost: ")
        began = time.monotonic()
        assert asked(phones, f"/?t={token_of(phones)}")[0] == 200
        assert time.monotonic() - began < 1.0
        for _ in range(round(TO_ASK) + 1):
            time.sleep(1.0)
            for one in slow:
                with suppress(ConnectionError):
                    one.sendall(b"x")
        assert all(is_closed(one) for one in slow)


def is_closed(connection: socket.socket) -> bool:
    connection.settimeout(PATIENCE)
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def test_five_hundred_connections_leave_phones_as_they_are(to_beat):
    with served(to_beat) as phones, ExitStack() as opened:
        kim = token_of(phones, "Kim")
        stream = Stream(phones, kim)
        picture = stream.seat()["picture"]
        for _ in range(500):
            with suppress(OSError):
                opened.enter_context(socket.create_connection((HOST, port_of(phones)), 1.0))
        assert press(phones, kim, "pass", picture) == 202
        assert len(arrives(phones, to_beat)) == 1
        phones.show(to_beat, "de", 1)
        assert stream.state()["language"] == "de"
        process = Path("/proc") / str(phones._program.number)
        (resident,) = re.findall(r"VmRSS:\s+([0-9]+) kB", (process / "status").read_text(encoding="ascii"))
        assert int(resident) < 80_000
        assert len(list((process / "fd").iterdir())) < MOST_OF_ONE + 30
        stream.close()


def test_a_client_that_does_not_read_is_dropped(to_beat):
    with served(to_beat) as phones:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect((HOST, port_of(phones)))
        deaf.sendall(f"GET /events?t={token_of(phones)} HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode())
        heard = Stream(phones, token_of(phones))
        heard.state()
        languages = ("de", "fr", "en")
        until, number = time.monotonic() + 3 * PATIENCE, 0
        while time.monotonic() < until:
            phones.show(to_beat, languages[number % 3], 1)
            assert heard.state()["language"] == languages[number % 3]
            number += 1
            list(phones.pressed(None))
            if number > 100 and phones.links[0].connected == 1:
                break
            time.sleep(0.02)
        assert phones.links[0].connected == 1
        heard.close()
        deaf.close()
