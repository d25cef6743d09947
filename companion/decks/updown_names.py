"""How the UP&DOWN card of a bought game is called where it is taught."""

from __future__ import annotations

from companion.decks.drawn.updown import RING
from vision.updown.suits import Suits

UPDOWN = "updown"
"""The name under which the UP&DOWN card of a bought game is taught."""

UPDOWN_CODES = ("UP-C", "DOWN-C")
"""What is asked for of that card: each face, its clubs towards the picture's lower edge."""

USUAL_RING: Suits = (RING[0].value, RING[1].value, RING[2].value, RING[3].value)
"""The suits clockwise around the card, unless somebody says otherwise."""
