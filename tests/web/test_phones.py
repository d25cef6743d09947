"""The second screen from the game's side: states go out once, presses come in as touches, and it lives on."""

from __future__ import annotations

import http.client
import os
import signal
import time
from contextlib import closing

import pytest

from companion.screens.intents import Purpose, Tell, Touch
from companion.screens.wish_intents import AnswerWish
from companion.table.inputs import Action
from companion.web.program import MOST_FILM
from tests.screens.sample_views import changed
from tests.web.served import PATIENCE, Stream, arrives, asked, port_of, press, served, token_of

LIVE = 0.2
"""Seconds within which a change must be seen."""


def test_with_a_token_the_page_comes_and_without_or_with_a_forged_one_nothing_of_the_game(refused):
    with served(refused) as phones:
        status, page, _ = asked(phones, f"/?t={token_of(phones)}")
        assert (status, "page.js" in page) == (200, True)
        for path in ("/", "/?t=", "/?t=forged", "/events", "/page.js", "/events?t=forged", "/nothing"):
            status, body, _ = asked(phones, path)
            assert (status, "Kim" in body, "UAD" in body, "<" in body) == (403, False, False, False)


def test_a_change_is_on_the_wire_at_once(refused, played):
    with served(refused) as phones:
        stream = Stream(phones, token_of(phones))
        assert stream.state()["ruling"]["kind"] == "no"
        began = time.monotonic()
        phones.show(played, "en", 1)
        assert stream.state()["ruling"]["kind"] == "yes"
        assert time.monotonic() - began < LIVE
        stream.close()


def test_the_same_view_is_not_told_again(played):
    with served(played) as phones:
        stream = Stream(phones, token_of(phones))
        first = stream.state()["picture"]
        phones.show(changed(played), "en", 1)
        phones.show(played, "de", 1)
        second = stream.state()
        assert (second["picture"] - first, second["language"]) == (1, "de")
        stream.close()


def test_a_seat_passes_for_itself(to_beat):
    with served(to_beat) as phones:
        leah = token_of(phones, "Leah")
        stream = Stream(phones, leah)
        own = stream.seat()
        assert [one["label"] for one in own["buttons"]] == ["Pass"]
        began = time.monotonic()
        assert press(phones, leah, "pass", own["picture"]) == 202
        assert arrives(phones, to_beat) == [Touch(Action.PASS, 1)]
        assert time.monotonic() - began < LIVE
        stream.close()


def test_an_answer_counts_only_for_the_question_that_was_shown(asked):
    with served(asked) as phones:
        kim = token_of(phones, "Kim")
        stream = Stream(phones, kim)
        own = stream.seat()
        anew = changed(asked, question=type(asked.question)(*_fields(asked.question)))
        assert press(phones, kim, own["answers"][0]["name"], own["picture"]) == 202
        assert arrives(phones, anew, within=1.0) == []
        phones.show(anew, "en", 1)
        own = stream.seat()
        assert press(phones, kim, own["answers"][0]["name"], own["picture"]) == 202
        assert arrives(phones, anew) == [Touch(Action.ANSWER, 0, 0)]
        stream.close()


def _fields(question):
    return [getattr(question, name) for name in ("text", "choices", "likely", "doubt", "outline", "place")]


def test_what_is_not_offered_any_more_does_nothing(to_beat):
    with served(to_beat) as phones:
        kim = token_of(phones, "Kim")
        stream = Stream(phones, kim)
        picture = stream.seat()["picture"]
        assert press(phones, kim, "pass", picture) == 202
        assert arrives(phones, changed(to_beat, paused=True), within=1.0) == []
        stream.close()


def test_a_seat_asks_what_if_and_only_that_seat_is_told(to_beat):
    with served(to_beat) as phones:
        leah, stream, other = token_of(phones, "Leah"), None, None
        stream, other = Stream(phones, leah), Stream(phones, token_of(phones, "Kim"))
        for name in ("what-if", "kind-pass"):
            own = stream.seat()
            assert press(phones, leah, name, own["picture"]) == 202
            assert not arrives(phones, to_beat, within=0.5)
        assert stream.seat()["telling"]["answer"]["play"].startswith("Leah")
        assert [other.seat()["telling"]["answer"] for _ in range(3)] == [None] * 3
        stream.close()
        other.close()


def test_a_seat_puts_a_play_right_once_the_table_agrees(played):
    with served(played) as phones:
        leah = token_of(phones, "Leah")
        stream = Stream(phones, leah)
        wish(phones, played, stream, leah)
        wished = phones.wished
        assert (wished.player, wished.line["event"]) == ("Leah", "reveal")
        assert phones.answer(AnswerWish(wished.number + 1, agreed=True)) is None
        assert phones.answer(AnswerWish(wished.number, agreed=True)) == Tell(
            wished.line, Purpose.CORRECT, wished.first
        )
        assert phones.wished is None
        phones.show(played, "en", 1)
        assert stream.seat()["telling"]["outcome"] == "The table agrees: it is put right."
        stream.close()


def wish(phones, view, stream, token) -> None:
    """Wish on a phone that the newest own card was another one."""
    for part in ("put-right", "play-", "card-"):
        own = stream.seat()
        ways = (*own["telling"]["options"], *own["telling"]["onwards"])
        name = next(way["name"] for way in ways if way["name"].startswith(part))
        assert press(phones, token, name, own["picture"]) == 202
        assert not arrives(phones, view, within=0.5)
    assert stream.seat()["telling"]["outcome"].startswith("The table’s screen now asks")


def test_with_new_codes_the_table_is_asked_no_more(played):
    with served(played) as phones:
        leah = token_of(phones, "Leah")
        stream = Stream(phones, leah)
        wish(phones, played, stream, leah)
        phones.renew()
        assert phones.wished is None
        stream.close()


def test_a_phone_is_told_when_its_seat_has_changed_hands(to_beat, played):
    with served(to_beat) as phones:
        leah = token_of(phones, "Leah")
        stream = Stream(phones, leah)
        stream.seat()
        phones.renew()
        assert stream.event("over") == ("over", {})
        with pytest.raises(EOFError):
            stream.event("state")
        stream.close()
        assert asked(phones, f"/?t={leah}")[0] == 403
        assert asked(phones, f"/?t={token_of(phones, 'Leah')}")[0] == 200


def test_who_has_the_page_open_is_known(played):
    with served(played) as phones:
        streams = [Stream(phones, token_of(phones)) for _ in range(2)]
        streams.append(Stream(phones, token_of(phones, "Leah")))
        assert _connected(phones, {None: 2, "Leah": 1})
        for stream in streams:
            stream.close()
        assert _connected(phones, {})


def _connected(phones, expected) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        list(phones.pressed(None))
        if {link.player: link.connected for link in phones.links if link.connected} == expected:
            return True
        time.sleep(0.02)
    return False


def test_a_program_that_is_killed_is_started_again_with_what_was_shown(played):
    with served(played) as phones:
        token = token_of(phones)
        assert asked(phones, f"/?t={token}")[0] == 200
        os.kill(phones._program.number, signal.SIGKILL)
        phones._program._program._process.wait()
        phones.show(played, "en", 1)
        stream = Stream(phones, token)
        assert stream.state()["title"] == "Up & Down"
        stream.close()


def test_a_program_that_ends_again_and_again_is_left_alone(played):
    with served(played) as phones:
        for _ in range(3):
            os.kill(phones._program.number, signal.SIGKILL)
            phones._program._program._process.wait()
            phones.show(played, "en", 1)
        assert phones.failed
        phones.show(played, "en", 1)
        assert list(phones.pressed(played)) == []


def test_a_program_that_takes_nothing_costs_no_time_and_is_started_again(played, refused):
    with served(played) as phones:
        token, program = token_of(phones), phones._program._program
        assert asked(phones, f"/?t={token}")[0] == 200
        first = program.number
        os.kill(first, signal.SIGSTOP)
        slowest, now = 0.0, time.monotonic()
        program._clock = lambda: now
        for number in range(200):
            began = time.monotonic()
            phones.show((played, refused)[number % 2], "en", 1)
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 0.1
        program._clock = lambda: now + 3600.0
        began = time.monotonic()
        phones.show(played, "en", 1)
        assert time.monotonic() - began < 0.3
        assert program.number != first


def test_when_the_evening_is_closed_nothing_listens_and_nothing_runs(played):
    with served(played) as phones:
        number, token = phones._program.number, token_of(phones)
        assert asked(phones, f"/?t={token}")[0] == 200
    with pytest.raises(ConnectionRefusedError):
        asked(phones, f"/?t={token}")
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def film_of(phones, token: str) -> tuple[int, bytes, str]:
    """Status, content and media type of the film."""
    with closing(http.client.HTTPConnection("127.0.0.1", port_of(phones), timeout=PATIENCE)) as connection:
        connection.request("GET", f"/film?t={token}")
        answer = connection.getresponse()
        return answer.status, answer.read(), answer.getheader("content-type", "")


def test_a_film_is_taken_along_by_whoever_has_a_token_and_nobody_else(played):
    film = b"RIFF" + bytes(range(256)) * 4000
    with served(played) as phones:
        assert film_of(phones, token_of(phones))[0] == 404
        url = phones.offer_film(film)
        assert url == phones.links[0].url.replace("/?t=", "/film?t=")
        assert until(lambda: film_of(phones, token_of(phones))[0] == 200, phones)
        assert film_of(phones, token_of(phones)) == (200, film, "image/webp")
        assert film_of(phones, "forged")[0] == 403
        assert phones.offer_film(film) == url


def test_with_other_codes_or_in_another_evening_the_film_is_gone(played):
    with served(played) as phones:
        for changes in (phones.renew, lambda: phones.show(played, "en", 2)):
            phones.offer_film(b"RIFF and so on")
            assert until(lambda: film_of(phones, token_of(phones))[0] == 200, phones)
            changes()
            assert until(lambda: film_of(phones, token_of(phones))[0] == 404, phones)


def test_a_film_that_is_too_large_is_not_offered(played):
    with served(played) as phones:
        assert phones.offer_film(bytes(MOST_FILM + 1)) is None
        assert phones.offer_film(bytes(MOST_FILM)) is not None
        assert until(lambda: len(film_of(phones, token_of(phones))[1]) == MOST_FILM, phones)


def until(holds, phones) -> bool:
    """Whether something comes to hold while the evening goes on."""
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late:
        if holds():
            return True
        list(phones.pressed(None))
        phones._program.go_on()
    return False
