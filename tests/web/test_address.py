"""Where the second screen is served, and who counts as nearby."""

from __future__ import annotations

import socket
from contextlib import closing

import pytest

from companion.web.address import Address, address_of, listening, listening_by_touch, shown_host
from companion.web.errors import WebError
from companion.web.serving.callers import is_nearby, is_ours


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("8080", Address(None, 8080)),
        ("0", Address(None, 0)),
        ("127.0.0.1:8080", Address("127.0.0.1", 8080)),
        ("table.local:80", Address("table.local", 80)),
        ("[::1]:8080", Address("[::1]", 8080)),
        ("65536", None),
        ("-1", None),
        ("", None),
        (":8080", None),
        ("8080:", None),
        ("::1:8080", None),
        ("http://x:1", None),
        ("a b:1", None),
        ("٨٠", None),
    ],
)
def test_an_address_is_a_port_with_or_without_a_host(text, address):
    assert address_of(text) == address


def test_a_port_that_is_taken_is_told_in_a_sentence_with_the_address():
    with closing(listening(Address("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(WebError, match=f"cannot be served on 127.0.0.1:{port}: "):
            listening(Address("127.0.0.1", port))


def test_a_host_that_is_not_this_computer_is_told_in_a_sentence():
    with pytest.raises(WebError, match=r"cannot be served on 192\.0\.2\.1:0: "):
        listening(Address("192.0.2.1", 0))


def test_by_touch_any_port_does_where_the_usual_one_is_taken():
    with closing(listening_by_touch()) as first, closing(listening_by_touch()) as second:
        assert first.getsockname()[1] != second.getsockname()[1]


@pytest.mark.parametrize(
    ("asked", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("table.local", "table.local"), ("[::1]", "[::1]")],
)
def test_the_host_that_was_asked_for_stands_in_the_addresses(asked, shown):
    assert shown_host(asked) == shown


@pytest.mark.parametrize("asked", [None, "0.0.0.0", "[::]"])  # noqa: S104
def test_else_an_address_in_figures_does(asked):
    socket.inet_aton(shown_host(asked))


@pytest.mark.parametrize(
    ("client", "nearby"),
    [
        ("127.0.0.1", True),
        ("192.168.1.7", True),
        ("10.0.0.3", True),
        ("172.20.1.1", True),
        ("169.254.3.4", True),
        ("::1", True),
        ("fe80::1%eth0", True),
        ("fd00::7", True),
        ("::ffff:192.168.1.7", True),
        ("8.8.8.8", False),
        ("::ffff:8.8.8.8", False),
        ("2a00:1450::1", False),
        ("", False),
        ("somebody", False),
    ],
)
def test_only_who_is_on_a_local_network_is_answered(client, nearby):
    assert is_nearby(client) is nearby


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("192.168.1.5:8080", True),
        ("[::1]:8080", True),
        ("localhost:8080", True),
        ("table.local", True),
        ("Table.Local:8080", True),
        (f"{socket.gethostname()}:8080", True),
        ("evil.example:8080", False),
        ("192.168.1.5.evil.example", False),
        ("", False),
        (":8080", False),
    ],
)
def test_only_names_of_this_computer_are_heard(host, ours):
    assert is_ours(host, "table.local") is ours
