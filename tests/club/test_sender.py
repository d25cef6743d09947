"""The sender at brokers that refuse, are not trusted or speak nonsense, and what Home Assistant is told."""

from __future__ import annotations

import socket
from contextlib import closing

import pytest

from companion.club.outgoing import ToClub
from companion.club.topics import TableTopic
from companion.evening.evening import Evening
from companion.evening.outbox import Outbox
from tests.club.broker import PATIENCE, broker_in, certificates_in
from tests.club.listening import Listening, soon
from tests.club.sent import sending, terms_of
from tests.evening.played import KIM_AND_LEAH, POT, quick_journal, tell


@pytest.fixture
def journal(tmp_path):
    """One in which something waits to be sent."""
    with closing(quick_journal(tmp_path)) as made:
        made.send_to(Outbox("127.0.0.1/club/7", ToClub("en")))
        tell(Evening.begin(made, KIM_AND_LEAH), POT[:4])
        yield made


@pytest.mark.parametrize(
    ("changes", "hindrance"),
    [
        ({"word": "wrong"}, "unknown"),
        ({"user": "8"}, "forbidden"),
        ({"url": "mqtt://7@127.0.0.1:9/club"}, "unreached"),
    ],
)
def test_why_the_club_is_not_reached_is_told_and_nothing_counts_as_sent(broker, journal, changes, hindrance):
    with sending(terms_of(broker, journal, **changes)) as sent:
        assert sent.goes_on(lambda: sent.hindrance is not None)
        assert sent.hindrance == hindrance
        assert {"waiting": 6} in sent.told
        assert not [one for one in sent.told if "acknowledged" in one]


# paho-mqtt leaves the socket of a handshake that failed to the garbage collector.
@pytest.mark.filterwarnings(
    "ignore:Exception ignored in. <ssl.SSLSocket:pytest.PytestUnraisableExceptionWarning"
)
def test_over_tls_the_broker_is_known_by_the_clubs_own_authority_alone(journal, tmp_path):
    made = certificates_in(tmp_path / "made")
    with broker_in(tmp_path / "broker", made) as broker:
        url = f"mqtts://7@127.0.0.1:{broker.secure_port}/club"
        with sending(terms_of(broker, journal, url=url)) as sent:
            assert sent.goes_on(lambda: sent.hindrance == "untrusted")
        with sending(terms_of(broker, journal, url=url, authority=made / "authority.pem")) as sent:
            assert sent.goes_on(lambda: [one for one in sent.told if one.get("acknowledged", [0, 0])[1] == 6])


@pytest.mark.parametrize(
    "nonsense", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\x30\xff\xff\xff\x7f" * 100, b""]
)
def test_what_speaks_no_mqtt_is_told_and_costs_nothing(broker, journal, nonsense):
    with socket.create_server(("127.0.0.1", 0)) as server:
        url = f"mqtt://7@127.0.0.1:{server.getsockname()[1]}/club"
        with sending(terms_of(broker, journal, url=url)) as sent:
            assert sent.goes_on(lambda: sent.sender.link is not None)
            with server.accept()[0] as asked:
                asked.sendall(nonsense)
            assert sent.goes_on(lambda: sent.hindrance is not None)
            assert sent.hindrance == "no-mqtt"


def test_home_assistant_finds_the_table_only_where_its_owner_wants_that(broker, journal):
    home = Listening(broker.port, "home-assistant")
    for wanted in (False, True):
        with sending(terms_of(broker, journal, home_assistant=wanted)) as sent:
            sent.sender.take({"state": {"time": 1.0, "game": None}})
            home.heard.clear()
            assert sent.goes_on(lambda: sent.connected and home.last(TableTopic.STATE))
            assert soon(home.of_home_assistant, PATIENCE if wanted else 0.1) == wanted
    home.close()
    told = home.of_home_assistant()[0]
    assert told["components"]["illegal_play"]["platform"] == "binary_sensor"
    assert told["components"]["to_move"]["platform"] == "sensor"
    assert told["state_topic"] == "club/table/7/state"
