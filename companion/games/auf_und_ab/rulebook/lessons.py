"""Short games of Auf und Ab in which each of its clauses is seen at work."""

from __future__ import annotations

from typing import Final

from companion.engines import Header, Reason
from companion.games.auf_und_ab.rulebook.scene import DECK
from companion.games.auf_und_ab.rules.cards import CARDS
from companion.rulebook.drawn import Group, faces
from companion.rulebook.lessons import Lesson, Moment, Picture

KIM, LEAH, ALEX = "Kim", "Leah", "Alex"

PLAYERS: Final = (KIM, LEAH, ALEX)

KIMS: Final = (
    "1-2", "1-8", "2-2", "2-5", "2-9", "3-4", "3-6", "3-8", "4-5", "4-9", "5-6", "5-7", "5-9", "6-6",
    "6-8", "7-8", "8-8", "8-9",
)  # fmt: skip
"""A hand of 18 cards whose lowest double is 2-2."""


def pictures() -> tuple[Picture, ...]:
    """What is only looked at."""
    changing = [str(card) for card in CARDS if card.low + card.high == 9]
    return (
        Picture(
            ("AUA-1",),
            (
                Group(Reason("aua-drawn-first"), faces(DECK, [str(card) for card in CARDS[:4]])),
                Group(Reason("aua-drawn-last"), faces(DECK, [str(card) for card in CARDS[-3:]])),
            ),
        ),
        Picture(
            ("AUA-2",),
            (
                Group(Reason("aua-drawn-two-numbers", (("low", 3), ("high", 7))), faces(DECK, ["3-7"])),
                Group(Reason("aua-drawn-double"), faces(DECK, ["4-4"])),
            ),
        ),
        Picture(("AUA-34",), (Group(Reason("aua-drawn-change-cards"), faces(DECK, changing)),)),
    )


def lessons() -> tuple[Lesson, ...]:
    """What the examples are taken from."""
    return (
        Lesson(Header(DECK, PLAYERS, {"end": {"hands": 2}}), (*_dealing(), *_rounds())),
        Lesson(Header(DECK, PLAYERS, {"end": {"hands": 1}}), _known_hand()),
        Lesson(Header(DECK, PLAYERS, {"end": {"hands": 1}}), (*_to_the_end(), _deal(("AUA-44",)))),
        Lesson(Header(DECK, PLAYERS, {"end": {"points": 20}}), _to_the_end(("AUA-43",))),
        Lesson(
            Header(DECK, PLAYERS, {"end": {"hands": 2}}),
            (*_to_the_end(("AUA-41",)), _deal(("AUA-8", "AUA-10"))),
        ),
    )


def _deal(shows: tuple[str, ...] = (), **given: object) -> Moment:
    return Moment({"event": "deal", **given}, shows)


def _lay(player: str, cards: str, count: int | None = None, *shows: str) -> Moment:
    said = {} if count is None else {"count": count}
    return Moment({"event": "play", "player": player, "cards": cards.split(), **said}, shows)


def _pass(player: str, *shows: str) -> Moment:
    return Moment({"event": "pass", "player": player}, shows)


def _dealing() -> tuple[Moment, ...]:
    twice = [*KIMS[:-1], KIMS[0]]
    return (
        _lay(KIM, "3-4 3-6"),
        _deal(hands={KIM: list(KIMS[:4])}),
        _deal(aside=["6-6", "7-9"]),
        _deal(hands={KIM: twice}),
        _deal(("AUA-3", "AUA-4", "AUA-5")),
        _deal(),
    )


def _rounds() -> tuple[Moment, ...]:
    """Three rounds: up, up once more after two change cards, and down after one."""
    return (
        _pass(KIM),
        _lay(KIM, "3-4 3-6"),
        _lay(KIM, "3-3 3-4"),
        _lay(KIM, "3-3 3-4", 4),
        _lay(KIM, "3-3 3-4 3-4", 3),
        _lay(KIM, "3-3 3-4", 3, "AUA-10", "AUA-12", "AUA-20", "AUA-24", "AUA-25"),
        _lay(ALEX, "5-6 5-7 5-8"),
        _lay(LEAH, "5-6 5-7"),
        _lay(LEAH, "2-4 2-5 2-8"),
        _lay(LEAH, "5-6 5-7 6-8"),
        _lay(LEAH, "5-6 5-7 5-8", None, "AUA-18", "AUA-21", "AUA-22"),
        _lay(ALEX, "3-4 6-7 6-9"),
        _lay(ALEX, "6-6 6-9", None, "AUA-26"),
        _lay(KIM, "7-7 7-8", 3, "AUA-29"),
        _pass(LEAH, "AUA-27"),
        _pass(ALEX),
        _lay(LEAH, "9-9", 1),
        _lay(KIM, "8-8 8-9", None, "AUA-30"),
        _pass(KIM, "AUA-31", "AUA-32", "AUA-33", "AUA-35", "AUA-37"),
        _lay(KIM, "1-8"),
        _lay(LEAH, "2-9", None, "AUA-36"),
        _lay(ALEX, "4-9"),
        _pass(KIM),
        _pass(LEAH),
        _pass(ALEX, "AUA-35"),
        _lay(ALEX, "0-7 0-8"),
        _lay(ALEX, "0-7 1-7"),
        _lay(KIM, "0-8 4-8"),
        _lay(KIM, "0-6 1-6", None, "AUA-19", "AUA-23"),
    )


def _known_hand() -> tuple[Moment, ...]:
    """The first set of a hand that is known."""
    return (
        _deal(hands={KIM: list(KIMS)}),
        _lay(KIM, "6-6 6-8", 2),
        _lay(KIM, "2-2 2-5 2-9", 4, "AUA-11"),
        _lay(LEAH, "3-3 3-7 3-9 0-3"),
        _lay(LEAH, "4-4 4-6 4-7"),
        _pass(ALEX),
        _lay(KIM, "5-6 5-7 5-8 5-9"),
    )


def _to_the_end(shows: tuple[str, ...] = ()) -> tuple[Moment, ...]:
    """A hand of which Kim is rid in two sets; in the second one lies a change card."""
    first = " ".join(f"0-{number}" for number in range(9))
    last = " ".join(f"1-{number}" for number in range(1, 10))
    ends = ("AUA-38", "AUA-39", "AUA-40", "AUA-41", "AUA-42", "AUA-45")
    return (
        _deal(),
        _lay(KIM, first, 9),
        _pass(LEAH),
        _pass(ALEX),
        _pass(KIM),
        _lay(KIM, last, 9, *(shows or ends)),
    )
