"""Short games of Up & Down in which each of its clauses is seen at work."""

from __future__ import annotations

from typing import Any, Final

from companion.engines import Header, Reason
from companion.games.up_and_down.rulebook.scene import DECK
from companion.games.up_and_down.rules.cards import RANKS
from companion.games.up_and_down.rules.table import DEFAULT_RING
from companion.rulebook.drawn import Group, UpDownCard, faces
from companion.rulebook.lessons import Lesson, Moment, Picture

GAME: Final = "up-and-down"
KIM, LEAH, ALEX, WOLF = "Kim", "Leah", "Alex", "Wolf"
THREE: Final = (KIM, LEAH, ALEX)
FOUR: Final = (*THREE, WOLF)

KIMS: Final = ("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "2D", "4H", "6S")
"""A hand of 14 cards."""

SETUP: Final[dict[str, Any]] = {"event": "setup", "dice": [3, 4], "face": "UP", "facing": {KIM: "C"}}
"""Trump is 7, and Kim leads; of three players Leah faces diamonds and Alex hearts."""


def pictures() -> tuple[Picture, ...]:
    """What is only looked at."""
    return (
        Picture(
            ("UAD-1",),
            (
                Group(Reason("uad-drawn-lowest"), faces(DECK, ["2C", "2D", "2H", "2S"])),
                Group(Reason("uad-drawn-highest"), faces(DECK, ["QC", "QD", "QH", "QS"])),
            ),
        ),
        Picture(
            ("UAD-3",),
            tuple(
                Group(Reason("uad-drawn-worth", (("value", value),)), faces(DECK, [code]))
                for code, value in (("2S", 2), ("10S", 10), ("JS", 11), ("QS", 12))
            ),
        ),
        Picture(
            ("UAD-4",),
            (Group(Reason("uad-drawn-faces"), tuple(UpDownCard(up, DEFAULT_RING) for up in (True, False))),),
        ),
    )


def lessons() -> tuple[Lesson, ...]:
    """What the examples are taken from."""
    return (
        Lesson(Header(GAME, THREE), (*_preparing(), *_changing(), *_tricks())),
        Lesson(Header(GAME, THREE), _known_hand()),
        Lesson(Header(GAME, FOUR), (*_round(_one_wins()), Moment({"event": "deal"}, ("UAD-46",)))),
        Lesson(Header(GAME, FOUR), _round(_all_cancel(), ("UAD-39", "UAD-45"))),
        Lesson(
            Header(GAME, FOUR, {"rounds": 2}),
            (
                *_round(_one_wins(), ("UAD-42",)),
                Moment({"event": "deal"}),
                Moment({"event": "setup", "dice": [2, 4], "face": "DOWN", "facing": {LEAH: "C"}}),
            ),
        ),
    )


def _deal(*shows: str, **hands: list[str]) -> Moment:
    return Moment({"event": "deal", **({"hands": hands} if hands else {})}, shows)


def _setup(given: dict[str, Any], *shows: str) -> Moment:
    return Moment({**SETUP, **given}, shows)


def _change(player: str, *shows: str, **after: object) -> Moment:
    return Moment({"event": "change", "player": player, **after}, shows)


def _show(cards: str, *shows: str, players: tuple[str, ...] = THREE) -> Moment:
    return Moment({"event": "reveal", "cards": dict(zip(players, cards.split(), strict=False))}, shows)


def _preparing() -> tuple[Moment, ...]:
    twice = [*KIMS[:-1], KIMS[0]]
    return (
        _change(KIM, face="DOWN"),
        _deal(Kim=["AC", "9C"]),
        _deal(Kim=["9C", "4H"]),
        _deal(Kim=twice),
        _deal("UAD-6", "UAD-7", "UAD-8"),
        _deal(),
        _setup({"facing": {KIM: "C", LEAH: "H"}}),
        _setup({"facing": {KIM: "D"}}),
        _setup({}, "UAD-10", "UAD-11", "UAD-12", "UAD-13", "UAD-14", "UAD-5"),
        _setup({}),
    )


def _changing() -> tuple[Moment, ...]:
    return (
        _show("9C 5D 10C"),
        _change(LEAH, face="DOWN"),
        _change(KIM, face="UP"),
        _change(KIM, face="DOWN", dice=[1, 2]),
        _change(KIM, dice=[2, 5]),
        _change(KIM, "UAD-19", "UAD-20", "UAD-23", "UAD-24", face="DOWN"),
        _change(KIM, face="UP"),
    )


def _tricks() -> tuple[Moment, ...]:
    """Tricks of three; who wins, and why, is different in each."""
    return (
        _show("9C 5D"),
        _show("AC 5D 9H"),
        _show("9C 5D 9C"),
        _show("9C 5D 10C", "UAD-18", "UAD-27", "UAD-28", "UAD-30", "UAD-33", "UAD-35", "UAD-40"),
        _change(LEAH, "UAD-22", face="UP"),
        _show("JC 7S QH", "UAD-34"),
        _change(ALEX, "UAD-26", dice=[6, 2]),
        _show("QC QD JH", "UAD-31"),
        _change(KIM, "UAD-25", facing={KIM: "H"}),
        _show("5C 6D 9H", "UAD-36"),
        _change(LEAH, face="DOWN"),
        _show("8C 8D 7D", "UAD-32", "UAD-37"),
        _change(ALEX, face="UP"),
        _show("10H 4S 9D", "UAD-38"),
    )


def _known_hand() -> tuple[Moment, ...]:
    return (
        _deal(Kim=list(KIMS)),
        _setup({}),
        _change(KIM, face="DOWN"),
        _show("9H 5D 4S"),
    )


def _round(tricks: list[str], shows: tuple[str, ...] = ("UAD-41", "UAD-44")) -> tuple[Moment, ...]:
    """A whole round of four in which the card is flipped before each trick; the last trick is the example."""
    moments = [_deal(), _setup({})]
    for number, cards in enumerate(tricks):
        leader, face = FOUR[number % 4], ("DOWN", "UP")[number % 2]
        moments.append(_change(leader, face=face))
        moments.append(_show(cards, *(shows if number == len(tricks) - 1 else ()), players=FOUR))
    return tuple(moments)


def _all_cancel() -> list[str]:
    """In each trick all four cards of one rank."""
    return [" ".join(f"{rank}{suit}" for suit in "CDHS") for rank in RANKS]


def _one_wins() -> list[str]:
    """The same, but for the last two tricks, which Kim wins."""
    return [*_all_cancel()[:-2], "QC JD JH JS", "JC QD QH QS"]
