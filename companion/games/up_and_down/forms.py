"""The forms of Up & Down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from companion.engines import Reason
from companion.games.up_and_down.rules import Face, Phase, Suit, UpAndDownPosition
from companion.games.up_and_down.rules.cards import CARDS, RANKS
from companion.records.forms import lacking as lacks
from companion.records.forms.fields import one_card, somebody
from companion.records.forms.form import Field, Form, Need, Shows
from companion.records.forms.game_forms import GameForms

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""In an order that people find quickly: black and red in turn."""
CODES = (
    *(rank + suit.value for suit in SUITS for rank in RANKS),
    *(rank + suit.value for rank in "AK" for suit in SUITS),
)
"""Suit by suit; the aces and kings, which are not in the game, come last."""
TOGETHER = len(RANKS)
LETTERS = tuple(suit.value for suit in SUITS)


def forms(position: UpAndDownPosition) -> tuple[Form, ...]:
    """Every event of the game, the one that is likely now first."""
    kinds = {"deal": Form("deal"), "setup": _setup(position), "change": _change(position)}
    kinds["reveal"] = Form("reveal", tuple(_shown(name) for name in position.table.names))
    first = {Phase.CHANGE: "change", Phase.REVEAL: "reveal"}.get(position.phase, "deal")
    if first == "deal" and position.missing == "setup":
        first = "setup"
    return (kinds.pop(first), *kinds.values())


def _setup(position: UpAndDownPosition) -> Form:
    fields = (_dice(optional=False), _face(optional=False), *_facing(position.table.names))
    return Form("setup", fields, needs=(Need("facing"),))


def _change(position: UpAndDownPosition) -> Form:
    names, leader = position.table.names, position.leader or 0
    who = somebody("player", names, position.leader, optional=True)
    return Form(
        "change", (who, _face(optional=True), *_facing(names[leader:] + names[:leader]), _dice(optional=True))
    )


def _shown(name: str) -> Field:
    title = Reason("question-which-card", (("player", name),))
    return one_card(("cards", name), title, CODES, together=TOGETHER)


def _dice(*, optional: bool) -> Field:
    title = Reason("entry-dice")
    return Field(("dice",), title, Shows.DIE, tuple(range(1, 7)), optional, least=2, most=2, listed=True)


def _face(*, optional: bool) -> Field:
    faces = tuple(face.value for face in Face)
    return Field(("face",), Reason("entry-face"), Shows.FACE, faces, optional)


def _facing(players: tuple[str, ...]) -> Iterator[Field]:
    """The suit that faces each player; one is enough, for the others follow from it (UAD-5)."""
    for player in players:
        title = Reason("entry-facing", (("player", player),))
        yield Field(("facing", player), title, Shows.SUIT, LETTERS, optional=True)


def lacking(position: UpAndDownPosition, line: Mapping[str, Any]) -> Reason | None:
    """Why a trick cannot have been shown with the cards that there are; see `possible.lacking`."""
    if line["event"] != "reveal":
        return None
    shown: Mapping[str, str] = line.get("cards", {})
    if twice := lacks.too_many(shown.values(), 1):
        return twice
    hands = dict(zip(position.table.names, position.hands or (), strict=False))
    for name, code in shown.items():
        bit = CARDS[code].bit
        if bit & position.played:
            return lacks.OUT
        own = hands.get(name)
        others = [hand for other, hand in hands.items() if hand is not None and other != name]
        missing = own is not None and bit & ~own
        if missing or any(bit & hand for hand in others):
            return lacks.ELSEWHERE
    return None


FORMS = GameForms(forms, lacking, CODES, TOGETHER)
"""How plays of Up & Down are told by hand."""
