"""A still, its plane and a table differ in what is known of where cards lie."""

from __future__ import annotations

import pytest

from vision.decks.framing import Framer
from vision.decks.ground import Ground


@pytest.mark.parametrize(
    ("ground", "flat", "framed", "turned"),
    [
        pytest.param(Ground.unknown(Framer()), False, True, False, id="a still"),
        pytest.param(Ground.plane(), True, False, True, id="a still's plane"),
        pytest.param(Ground.table(), True, False, False, id="a table"),
    ],
)
def test_places_are_framed_where_nothing_is_known_and_turned_where_a_plane_is_known_badly(
    ground, flat, framed, turned
):
    assert (ground.flat, ground.framer is not None, len(ground.turns) > 1) == (flat, framed, turned)
