"""The forms of Schwupps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.engines import Reason
from companion.games.schwupps.rules import NUMBER_CARD, SCHWUPPS_CARD, SchwuppsPosition
from companion.games.schwupps.rules.cards import AGGRAVATIONS, COPIES, HIGHEST
from companion.games.schwupps.rules.table import Table
from companion.records.forms import lacking as lacks
from companion.records.forms.fields import one_card, somebody
from companion.records.forms.form import Field, Form, Need, Shows, Value
from companion.records.forms.game_forms import GameForms

NUMBERS = tuple(NUMBER_CARD)
SCHWUPPS = tuple(SCHWUPPS_CARD)
TOGETHER = HIGHEST
SCHWUPPED = ("row", "next", "give")
"""What an aggravation card brings about."""
SIDES = (0, 1)
"""Rows, and the slots of a row."""


def forms(position: SchwuppsPosition) -> tuple[Form, ...]:
    """Every event of the game, the one that is likely now first."""
    players = position.sitting.players
    who = somebody("player", players, position.to_move)
    card = one_card(("card",), Reason("entry-card"), NUMBERS, together=TOGETHER)
    playing = (
        Form("number", (who, card, _row(), _side("slot", Shows.SLOT))),
        Form("schwupp", (who, _row(), _next())),
        Form(
            "aggravate",
            (who, _row(optional=True), _next(optional=True), somebody("give", players, optional=True)),
            needs=tuple(Need(key, about="player", among=_who_goes_on(position)) for key in SCHWUPPED),
        ),
        Form("end", (who,)),
    )
    setup = _setup(players)
    return (*playing, setup) if position.to_move is not None else (setup, *playing)


def _who_goes_on(position: SchwuppsPosition) -> frozenset[Value]:
    """Whoever does not win with an aggravation card, so that it brings a schwupp and a gift (SCH-44)."""
    table, players = position.table, position.sitting.players
    return frozenset(
        name
        for player, name in enumerate(players)
        if table is None or not table.holdings.is_last_card(player)
    )


def _setup(players: tuple[str, ...]) -> Form:
    return Form(
        "setup",
        (
            *(one_card(("rows", row, slot), _at("row-card", row, slot), SCHWUPPS) for row, slot in _PLACES),
            _next(),
            *(
                one_card(("piles", row, slot), _at("pile-card", row, slot), NUMBERS, together=TOGETHER)
                for row, slot in _PLACES
            ),
            somebody("starter", players, optional=True),
        ),
    )


_PLACES = tuple((row, slot) for row in SIDES for slot in SIDES)


def _at(what: str, row: int, slot: int) -> Reason:
    return Reason(f"entry-{what}", (("row", row + 1), ("slot", slot + 1)))


def _row(*, optional: bool = False) -> Field:
    return _side("row", Shows.ROW, optional=optional)


def _side(key: str, shows: Shows, *, optional: bool = False) -> Field:
    return Field((key,), Reason(f"entry-{key}"), shows, SIDES, optional)


def _next(*, optional: bool = False) -> Field:
    return one_card(("next",), Reason("entry-next"), SCHWUPPS, optional=optional)


def lacking(position: SchwuppsPosition, line: Mapping[str, Any]) -> Reason | None:
    """Why a play cannot have been made with the cards that there are; see `possible.lacking`.

    Whoever has no card in hand may have taken one of the own pile too early (SCH-19).
    """
    table = position.table
    if line["event"] == "setup":
        return lacks.too_many([code for row in line.get("piles", []) for code in row or () if code], COPIES)
    if table is None or position.to_move is None:  # between two games all cards are at hand
        return None
    player = lacks.player_of(line, position.sitting.players)
    match line["event"]:
        case "number":
            return _number(table, player, line.get("card"))
        case "aggravate":
            held = 0 if player is None else table.holdings.aggravations_elsewhere(player)
            hand = None if player is None else table.holdings.known[player]
            if table.box + held >= AGGRAVATIONS:
                return lacks.OUT
            return lacks.ELSEWHERE if hand is not None and not hand.aggravations else None
    return None


def _number(table: Table, player: int | None, code: str | None) -> Reason | None:
    """Why a number card cannot be in a hand: it is in another, or both copies lie in the piles."""
    if code is None:
        return None
    card, holdings = NUMBER_CARD[code], table.holdings
    if table.numbers.copies(card) >= COPIES:
        return lacks.OUT
    if player is None:
        return None
    hand = holdings.known[player]
    elsewhere = table.numbers.copies(card) + holdings.copies_elsewhere(card, player) >= COPIES
    return lacks.ELSEWHERE if elsewhere or (hand is not None and card not in hand.numbers) else None


FORMS = GameForms(forms, lacking, NUMBERS + SCHWUPPS, TOGETHER)
"""How plays of Schwupps are told by hand."""
