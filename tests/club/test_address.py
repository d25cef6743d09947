"""Where a club is found, and who comes there."""

from __future__ import annotations

import pytest

from companion.club.address import (
    PASSWORD,
    PASSWORD_FILE,
    ClubAddress,
    club_address,
    own_table,
    password,
    table_name,
    tls,
)
from companion.club.errors import ClubAddressError, ClubPasswordError


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("mqtt://broker/club", ClubAddress("broker", 1883, "club")),
        ("mqtts://broker/club", ClubAddress("broker", 8883, "club", secure=True)),
        ("mqtt://table7@192.168.1.5:1884/club", ClubAddress("192.168.1.5", 1884, "club", "table7")),
        ("mqtt://[fe80::1]:1884/club/", ClubAddress("fe80::1", 1884, "club")),
        ("mqtt://broker/Skatklub%20M%C3%BCnster", ClubAddress("broker", 1883, "Skatklub Münster")),
        ("mqtt://a%40b@broker/club", ClubAddress("broker", 1883, "club", "a@b")),
        (" mqtt://broker.local/club\n", ClubAddress("broker.local", 1883, "club")),
    ],
)
def test_an_address_names_broker_user_and_club(text, address):
    assert club_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "broker/club",
        "http://broker/club",
        "mqtt://broker",
        "mqtt://broker/",
        "mqtt:///club",
        "mqtt://broker:0/club",
        "mqtt://broker:65536/club",
        "mqtt://broker:x/club",
        "mqtt://broker/club/room",
        "mqtt://broker/club%2Froom",
        "mqtt://broker/+",
        "mqtt://broker/club#",
        "mqtt://broker/$SYS",
        "mqtt://broker/a%00b",
        "mqtt://broker/a%0Ab",
        "mqtt://broker/a b",
        "mqtt://broker/" + "c" * 65,
        "mqtt://bro ker/club",
    ],
)
def test_what_is_no_address_is_refused_with_what_would_be_one(text):
    with pytest.raises(ClubAddressError, match=r"is no club's address; give broker and club"):
        club_address(text)


@pytest.mark.parametrize("text", ["mqtt://ann:secret@broker/club", "mqtt://ann:sec@ret@broker"])
def test_a_password_in_an_address_is_refused_and_not_repeated(text):
    with pytest.raises(ClubAddressError) as refused:
        club_address(text)
    assert "sec" not in str(refused.value)


@pytest.mark.parametrize(
    "text", ["mqtt://broker/club", "mqtts://table7@broker:8884/club", "mqtt://[fe80::1]:1884/club"]
)
def test_an_address_is_written_as_it_is_typed(text):
    assert str(club_address(text)) == text


@pytest.mark.parametrize("name", ["7", "table-7", "T_7", "a" * 32])
def test_a_table_has_a_name_that_topics_can_hold(name):
    assert table_name(name) == name


@pytest.mark.parametrize("name", ["", "Tisch sieben", "7/8", "+", "#", "ä", "a" * 33, "7\n"])
def test_another_name_is_refused(name):
    with pytest.raises(ClubAddressError, match="is no name of a table"):
        table_name(name)


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("raspberrypi", "raspberrypi"),
        ("Anns Tisch.local", "Anns-Tisch"),
        ("ß", "table"),
        ("a" * 40, "a" * 32),
    ],
)
def test_a_table_without_a_name_has_the_computers(monkeypatch, host, name):
    monkeypatch.setattr("socket.gethostname", lambda: host)
    assert own_table() == name


def test_the_password_of_the_environment_goes_before_that_of_a_file(tmp_path):
    file = tmp_path / "secret"
    file.write_text("of the file\n")
    assert password(file, tmp_path, {PASSWORD: "of the environment"}) == "of the environment"
    assert password(file, tmp_path, {}) == "of the file"


def test_a_password_may_lie_beside_the_settings_and_need_not_be_there(tmp_path):
    assert password(None, tmp_path, {}) is None
    (tmp_path / PASSWORD_FILE).write_text("beside\r\n")
    assert password(None, tmp_path, {}) == "beside"


def test_a_password_file_that_the_settings_name_must_be_readable(tmp_path):
    with pytest.raises(ClubPasswordError, match=r"The file .*secret of the club's settings cannot be read"):
        password(tmp_path / "secret", tmp_path, {})
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(ClubPasswordError, match="is no UTF-8 text"):
        password(tmp_path / "bytes", tmp_path, {})


def test_certificates_are_read_or_refused_in_a_sentence(tmp_path):
    with pytest.raises(ClubPasswordError, match="cannot be read"):
        tls(tmp_path / "missing.pem")
    (tmp_path / "none.pem").write_text("no certificate")
    with pytest.raises(ClubPasswordError, match="holds no certificate"):
        tls(tmp_path / "none.pem")
