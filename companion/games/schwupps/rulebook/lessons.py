"""Short games of Schwupps in which each of its clauses is seen at work."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any, Final

from companion.engines import Header, Reason
from companion.games.schwupps.rulebook.scene import DECK
from companion.games.schwupps.rules.cards import COLOURS
from companion.rulebook.drawn import Group, faces
from companion.rulebook.lessons import Lesson, Moment, Picture

KIM, LEAH, ALEX = "Kim", "Leah", "Alex"
THREE: Final = (KIM, LEAH, ALEX)
TWO: Final = (KIM, LEAH)
FIVE: Final = (*THREE, "Wolf", "Pia")

SETUP: Final[dict[str, Any]] = {
    "event": "setup",
    "rows": [["+1", "number"], ["color", "either"]],
    "next": "-2",
    "piles": [["red-3", "blue-5"], ["green-10", "yellow-7"]],
}
ALIKE: Final[dict[str, Any]] = {
    "event": "setup",
    "rows": [["number", "number"], ["color", "color"]],
    "next": "number",
    "piles": [["red-1", "blue-2"], ["green-9", "yellow-9"]],
}
"""A table on which somebody is soon rid of many cards of the same numbers."""
KIMS: Final = ["red-4", "blue-8", "aggravation", "green-1"]


def pictures() -> tuple[Picture, ...]:
    """What is only looked at."""
    return (
        Picture(
            ("SCH-1",),
            (
                Group(Reason("sch-drawn-colours"), faces(DECK, [f"{colour}-1" for colour in COLOURS])),
                Group(
                    Reason("sch-drawn-numbers"), faces(DECK, [f"red-{number}" for number in (1, 2, 9, 10)])
                ),
            ),
        ),
        Picture(("SCH-3",), (Group(Reason("sch-drawn-aggravation"), faces(DECK, ["aggravation"])),)),
        Picture(
            ("SCH-4",),
            (
                Group(Reason("sch-drawn-steps"), faces(DECK, ["+1", "+2", "-1", "-2"])),
                Group(Reason("sch-drawn-number"), faces(DECK, ["number"])),
                Group(Reason("sch-drawn-color"), faces(DECK, ["color"])),
                Group(Reason("sch-drawn-either"), faces(DECK, ["either"])),
            ),
        ),
    )


def lessons() -> tuple[Lesson, ...]:
    """What the examples are taken from."""
    return (
        _game(THREE, (*_laying_out(), *_numbers(), *_schwupps(), *_ending_a_turn())),
        _game(THREE, (_setup("SCH-5", "SCH-6", "SCH-7", "SCH-8", "SCH-9", "SCH-12", "SCH-13"),)),
        _game(THREE, _aggravations()),
        _game(FIVE, _used_up()),
        _game(FIVE, (*_won(FIVE, "SCH-44", "SCH-46"), Moment(SETUP, ("SCH-47",)))),
        _game(TWO, _won_by_aggravation()),
        _game(TWO, (*_won(TWO, "SCH-49", "SCH-50"), *_second_game_to_kim()), tournament=True),
        _game(TWO, (*_won(TWO), *_won(TWO[::-1], "SCH-53")), tournament=True),
    )


def _game(players: tuple[str, ...], moments: tuple[Moment, ...], **options: Any) -> Lesson:
    return Lesson(Header(DECK, players, options), moments)


def _setup(*shows: str, **given: Any) -> Moment:
    return Moment({**SETUP, **given}, shows)


def _play(player: str, card: str, row: int, slot: int, *shows: str) -> Moment:
    line = {"event": "number", "player": player, "card": card, "row": row, "slot": slot}
    return Moment(line, shows)


def _schwupp(player: str, row: int, turned_up: str, *shows: str) -> Moment:
    return Moment({"event": "schwupp", "player": player, "row": row, "next": turned_up}, shows)


def _aggravate(player: str, row: int, turned_up: str, give: str, *shows: str) -> Moment:
    line = {"event": "aggravate", "player": player, "row": row, "next": turned_up, "give": give}
    return Moment(line, shows)


def _end(player: str, *shows: str) -> Moment:
    return Moment({"event": "end", "player": player}, shows)


def _laying_out() -> tuple[Moment, ...]:
    twice = [["red-3", "red-3"], ["green-10", "yellow-7"]]
    return (
        _play(KIM, "red-4", 0, 0),
        _setup(hands={KIM: KIMS[:3]}),
        _setup(piles=twice, hands={KIM: ["red-3", *KIMS[1:]]}),
        _setup("SCH-10", "SCH-11", hands={KIM: KIMS}),
        _setup(),
    )


def _numbers() -> tuple[Moment, ...]:
    return (
        _end(KIM),
        _play(LEAH, "red-4", 0, 0),
        _play(KIM, "purple-4", 0, 0),
        _play(KIM, "blue-8", 0, 0),
        _play(KIM, "blue-8", 0, 1),
        _play(KIM, "blue-8", 1, 0),
        _play(KIM, "blue-8", 1, 1),
        _play(KIM, "red-4", 0, 0, "SCH-18", "SCH-20", "SCH-21", "SCH-26"),
        _play(KIM, "green-1", 1, 0, "SCH-24"),
    )


def _schwupps() -> tuple[Moment, ...]:
    return (
        _schwupp(KIM, 0, "+2", "SCH-27", "SCH-28", "SCH-29", "SCH-30", "SCH-36", "SCH-37"),
        _schwupp(KIM, 1, "-1"),
    )


def _ending_a_turn() -> tuple[Moment, ...]:
    """Kim draws, Leah lays what fits, Alex has four cards and draws none."""
    return (
        _end(KIM, "SCH-16", "SCH-17", "SCH-38", "SCH-40"),
        _play(LEAH, "blue-2", 0, 0, "SCH-21"),
        _play(LEAH, "red-10", 0, 0, "SCH-22"),
        _play(LEAH, "yellow-6", 0, 1),
        _play(LEAH, "yellow-3", 1, 1, "SCH-25"),
        _end(LEAH),
        _schwupp(ALEX, 1, "number"),
        _end(ALEX, "SCH-39"),
    )


def _aggravations() -> tuple[Moment, ...]:
    return (
        _setup(hands={KIM: ["aggravation"] * 4, LEAH: ["aggravation"] * 4, ALEX: ["aggravation"] * 4}),
        _aggravate(KIM, 0, "+2", KIM),
        _aggravate(KIM, 0, "+2", LEAH, "SCH-32", "SCH-33", "SCH-34", "SCH-35"),
    )


def _used_up() -> tuple[Moment, ...]:
    """Nobody plays a card: everybody schwupps and takes a common card until none is left."""
    moments = [
        _setup(hands=dict.fromkeys(FIVE[:4], ["aggravation"] * 4)),
        Moment(ALIKE),
    ]
    for number, player in enumerate(islice(cycle(FIVE), 51), 1):
        shows = {26: ("SCH-31",), 51: ("SCH-43",)}.get(number, ())
        moments += [_schwupp(player, 0, "number", *shows), _end(player)]
    return (
        *moments,
        _play(LEAH, "green-1", 0, 0),
        _schwupp(LEAH, 0, "number", "SCH-41", "SCH-42"),
    )


def _many_cards(count: int) -> list[tuple[str, int, int]]:
    """So many cards that can be laid one after the other, each with row and slot of its pile."""
    ones = [(f"{colour}-1", 0, 0) for colour in (*COLOURS, *COLOURS[1:])]
    twos = [(f"{colour}-2", 0, 1) for colour in (*COLOURS[:1], *COLOURS[2:], *COLOURS)]
    greens = [(f"green-{number}", 1, 0) for number in (3, 4, 5, 6, 7, 8, 10)]
    return (ones + twos + greens)[:count]


def _won(players: tuple[str, ...], *shows: str) -> tuple[Moment, ...]:
    """The first player begins and is rid of all cards; the others only schwupp."""
    winner, *others = players
    cards = _many_cards(12 if len(players) == len(FIVE) else 25)
    moments = [Moment(ALIKE)]
    for number, (card, row, slot) in enumerate(cards, 1):
        last = number == len(cards)
        moments.append(_play(winner, card, row, slot, *(shows if last else ())))
        if number % 4 == 0 and not last:
            moments.append(_end(winner))
            for other in others:
                moments += [_schwupp(other, 0, "number"), _end(other)]
    return tuple(moments)


def _won_by_aggravation() -> tuple[Moment, ...]:
    *moments, _ = _won(TWO)
    return (*moments, Moment({"event": "aggravate", "player": KIM}, ("SCH-45",)))


def _second_game_to_kim() -> tuple[Moment, ...]:
    """Leah begins the second game, but only schwupps; Kim wins once more."""
    _, *rest = _won(TWO, "SCH-52")
    return (
        _schwupp(KIM, 0, "number"),
        _setup(starter=KIM),
        Moment(ALIKE, ("SCH-48", "SCH-51")),
        _schwupp(LEAH, 0, "number"),
        _end(LEAH),
        *rest,
    )
