"""What Home Assistant is told of a table, so that it finds it by itself.

One message for the device and its two entities, retained: Home Assistant's documentation of the MQTT
integration, “Device discovery payload”. Their states are read from the table's own topics by templates.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Final

from companion.club.topics import TableTopic, table_topic
from companion.texts import texts

PREFIX: Final = "homeassistant"
"""Home Assistant's own ``discovery_prefix``, unless its owner has chosen another one."""


@dataclass(frozen=True, slots=True)
class Discovery:
    """A message for Home Assistant.

    Attributes:
        topic: where it looks for it.
        payload: JSON.
    """

    topic: str
    payload: bytes


def discovery(club: str, table: str, language: str) -> Discovery:
    """What it is told of a table: whether an illegal play lies there, and who is to move."""
    said, device = texts(language), _device(club, table)
    values = {
        "device": {
            "identifiers": [device],
            "name": said.say("club-table", table=table),
            "manufacturer": said.say("welcome-title"),
        },
        "origin": {"name": "tabletop-companion"},
        "state_topic": table_topic(club, table, TableTopic.STATE),
        "availability_topic": table_topic(club, table, TableTopic.ONLINE),
        "availability_template": "{{ 'online' if value_json.online else 'offline' }}",
        "qos": 1,
        "components": {
            "illegal_play": {
                **_entity("binary_sensor", device, "illegal_play"),
                "name": said.say("club-illegal-play"),
                "icon": "mdi:cards-playing-outline",
                "value_template": "{{ 'ON' if value_json.refused else 'OFF' }}",
            },
            "to_move": {
                **_entity("sensor", device, "to_move"),
                "name": said.say("club-to-move"),
                "icon": "mdi:account-arrow-right",
                "value_template": "{{ value_json.to_move or '–' }}",
            },
        },
    }
    payload = json.dumps(values, ensure_ascii=False).encode()
    return Discovery(f"{PREFIX}/device/{device}/config", payload)


def _device(club: str, table: str) -> str:
    """The device's id, of the letters that Home Assistant takes in topics."""
    plain = re.sub(r"[^a-z0-9]+", "_", f"{club} table {table}".lower()).strip("_")
    return f"companion_{plain}"


def _entity(platform: str, device: str, name: str) -> dict[str, Any]:
    own = f"{device}_{name}"
    return {"platform": platform, "unique_id": own, "default_entity_id": f"{platform}.{own}"}
