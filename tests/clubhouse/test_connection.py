"""However much a broker sends, what waits has bounds, and the page is looked after in between."""

from __future__ import annotations

import socket
from contextlib import closing
from types import SimpleNamespace

import pytest

from companion.club.address import club_address
from companion.clubhouse import connection as connections
from companion.clubhouse.connection import LARGEST_PACKET, Connection

MAXIMUM_PACKET_SIZE = b"\x27"
"""The property's number (MQTT 5, 3.1.2.11.4); four bytes follow."""


@pytest.fixture
def broker():
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(5.0)
        yield listening


@pytest.fixture
def connection(broker):
    address = club_address(f"mqtt://127.0.0.1:{broker.getsockname()[1]}/club")
    with closing(Connection(address, "test", None, None)) as made:
        yield made


def arrive(connection, number, size=10):
    for _ in range(number):
        connection._on_message(None, None, SimpleNamespace(topic="club/table/1/event", payload=b"x" * size))


def test_the_broker_is_told_how_much_it_may_send_at_once(broker, connection):
    client, _address = broker.accept()
    with client:
        assert MAXIMUM_PACKET_SIZE + LARGEST_PACKET.to_bytes(4, "big") in client.recv(1000)


def test_so_many_bytes_wait_and_no_more_until_they_are_taken(connection, monkeypatch):
    monkeypatch.setattr(connections, "MOST_BYTES", 1000)
    for _ in range(2):
        arrive(connection, 30, size=100)
        assert len(connection.heard(0.1)) == 10


def test_of_a_flood_some_is_taken_at_a_time(connection, monkeypatch):
    monkeypatch.setattr(connections, "AT_A_TIME", 7)
    arrive(connection, 20)
    assert [len(connection.heard(0.1)) for _ in range(3)] == [7, 7, 6]
