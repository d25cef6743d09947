"""What a touch asks for: something at the table, or another page."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from companion.machine.power import Power
from companion.records.forms.draft import Draft
from companion.screens.history_intents import Forget, LookingBack, MarkGuest, PlayAgain, SeatGuest
from companion.screens.people_intents import Alter, Choose, Clear, Move, Name, OtherKeys, SeatPerson, Type
from companion.screens.profile_intents import ChooseProfile, ShowProfile, TakePortrait
from companion.screens.rules_intents import ReadClauses, ReadRules
from companion.screens.tutorial_intents import Learning
from companion.screens.voice_intents import Hear, Speak, SpellName
from companion.table.inputs import Action


class PageName(enum.Enum):
    """The pages there are."""

    WELCOME = "welcome"
    GAME = "game"
    OPTIONS = "options"
    PEOPLE = "people"
    NAME = "name"
    TABLE = "table"
    DRAWN = "drawn"
    SCORE = "score"
    EDIT = "edit"
    ROUNDS = "rounds"
    EACH_ROUND = "each-round"
    MOMENTS = "moments"
    FIGURES = "figures"
    EVENING = "evening"
    CAMERA = "camera"
    BENCH = "bench"
    MENU = "menu"
    ENTRY = "entry"
    CORRECT = "correct"
    LOOK = "look"
    CORNERS = "corners"
    HOW_WELL = "how-well"
    SEATS = "seats"
    DECKS = "decks"
    SETTINGS = "settings"
    PICTURES = "pictures"
    VOICE = "voice"
    SPELLING = "spelling"
    CLUB_ADDRESS = "club-address"
    DOCTOR = "doctor"
    DECK = "deck"
    LEAVING = "leaving"
    DAY = "day"
    EVENINGS = "evenings"
    PLAYERS = "players"
    PLAYER = "player"
    FORGET = "forget"
    NEW_NAME = "new-name"
    RENAME = "rename"
    PROFILE = "profile"
    PORTRAIT = "portrait"
    RULES = "rules"
    CLAUSE = "clause"
    TUTORIAL = "tutorial"
    PHONES = "phones"
    CLUB = "club"


@dataclass(frozen=True, slots=True)
class Go:
    """Show another page."""

    page: PageName


@dataclass(frozen=True, slots=True)
class Touch:
    """Something at the table: becomes a `Press`.

    Attributes:
        action: what it asks for.
        seat: index of the player, None for a shared button.
        choice: index of the answer, for `Action.ANSWER`.
    """

    action: Action
    seat: int | None = None
    choice: int | None = None


@dataclass(frozen=True, slots=True)
class Resume:
    """Go on with an evening that was not ended.

    Attributes:
        evening: its number; None: the one that was played last.
    """

    evening: int | None = None


@dataclass(frozen=True, slots=True)
class Begin:
    """Begin the game with the people at the table.

    Attributes:
        asked: whether people were asked what day it is, as the clock is not set.
        day: what they said, None for nothing.
    """

    asked: bool = False
    day: date | None = None


class DayPart(enum.Enum):
    """What of a day is chosen by itself; the value is part of its message's name."""

    DAY = "day"
    MONTH = "month"
    YEAR = "year"


@dataclass(frozen=True, slots=True)
class TurnDay:
    """Show another day, month or year on the page that asks for the day.

    Attributes:
        part: which of them.
        by: so many later, or earlier where negative.
    """

    part: DayPart
    by: int


@dataclass(frozen=True, slots=True)
class Language:
    """Speak another language."""

    language: str


@dataclass(frozen=True, slots=True)
class Sound:
    """Play sounds from now on, or none."""

    on: bool


@dataclass(frozen=True, slots=True)
class Remind:
    """Remind whoever lets the others wait.

    Attributes:
        after: so many seconds, 0 for never.
    """

    after: int


@dataclass(frozen=True, slots=True)
class UseTheme:
    """Show everything in that theme."""

    theme: str


@dataclass(frozen=True, slots=True)
class UseLarge:
    """Whether the table's page is shown in large type."""

    on: bool


@dataclass(frozen=True, slots=True)
class Cases:
    """Keep the pictures of misread plays from now on, or none."""

    on: bool


@dataclass(frozen=True, slots=True)
class KeepPictures:
    """Keep the pictures of plays of so many evenings beside the one that goes on; None: of all."""

    evenings: int | None


@dataclass(frozen=True, slots=True)
class DeletePictures:
    """Delete the pictures that are kept of past evenings."""


@dataclass(frozen=True, slots=True)
class Pick:
    """That player's score is typed now."""

    player: int


@dataclass(frozen=True, slots=True)
class Digit:
    """A key of the number pad: a figure, the minus sign, or `companion.screens.people_intents.BACKSPACE`."""

    key: str


@dataclass(frozen=True, slots=True)
class EditScores:
    """The table changes the scores: what everybody's total changes by."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Export:
    """Write the evening's scores and records into files."""


@dataclass(frozen=True, slots=True)
class AllCards:
    """Show every answer of the question, or only the likely ones again."""

    every: bool


@dataclass(frozen=True, slots=True)
class StepTo:
    """Look at an earlier (negative) or later one: a play on the referee's bench, a game of the evening."""

    by: int


@dataclass(frozen=True, slots=True)
class FromRound:
    """Show a game's rounds from that one on.

    Attributes:
        first: its index.
    """

    first: int


@dataclass(frozen=True, slots=True)
class Leave:
    """End the program; the evening can be resumed.

    Attributes:
        then: what becomes of the machine then, None for nothing.
    """

    then: Power | None = None


class Purpose(enum.Enum):
    """What a play that is told by hand is for."""

    ENTER = "enter"
    """It was made, and the camera did not see it."""
    ASK = "ask"
    """It is only asked about: what if?"""
    CORRECT = "correct"
    """It was made, and the last one told was not."""
    DIRECT = "direct"
    """The people at a simulated table shall make it."""


@dataclass(frozen=True, slots=True)
class Write:
    """Tell a play by hand.

    Attributes:
        purpose: what for.
        number: index in the course of the game of what is put right, or instead of which it is asked about;
            None: the newest play, or now.
    """

    purpose: Purpose
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Fill:
    """The play that is told by hand is filled in so far."""

    draft: Draft


@dataclass(frozen=True, slots=True)
class TellOf:
    """That player did what is told next; touched once more, whoever's turn it is."""

    player: int


@dataclass(frozen=True, slots=True)
class OnlyAsk:
    """What is touched from now on is only asked about, or told."""

    asked: bool


@dataclass(frozen=True, slots=True)
class PointAt:
    """The keys point at the next thing that way: to the right or left, down or up; 1, −1 or 0 each."""

    across: int
    down: int


@dataclass(frozen=True, slots=True)
class Tell:
    """A play was told by hand.

    Attributes:
        line: the play as a line of the table record.
        purpose: what for.
        first: number of the journal's entry under which the play that it puts right was told first.
    """

    line: Mapping[str, Any]
    purpose: Purpose = Purpose.ENTER
    first: int | None = None


@dataclass(frozen=True, slots=True)
class Propose:
    """Show what changes if that was done instead, a line of the table record; None: choose again."""

    line: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class EveryCard:
    """Show every card for one that was misread; None: the likely ones of all again."""

    number: int | None


@dataclass(frozen=True, slots=True)
class Magnify:
    """Look closer at a spot of the picture, or at all of it again; across and down, each from 0 to 1."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Corner:
    """A corner of the table was touched in the picture; across and down, each from 0 to 1."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PickUp:
    """That player's name is moved around the table from now on."""

    player: int


@dataclass(frozen=True, slots=True)
class SitThere:
    """Whoever's name is being moved sits there, in degrees clockwise from the table's lower edge."""

    direction: float


@dataclass(frozen=True, slots=True)
class Seated:
    """A player sits there from now on, in degrees clockwise from the table's lower edge."""

    player: int
    direction: float


@dataclass(frozen=True, slots=True)
class NoCorners:
    """All corners are touched anew."""


@dataclass(frozen=True, slots=True)
class MirrorCorners:
    """Show the picture mirrored, in which corners are touched: the camera mirrors it; or as it was again."""


@dataclass(frozen=True, slots=True)
class FindBoard:
    """The printed board lies on the table: find the table by it now."""


@dataclass(frozen=True, slots=True)
class MeasureSight:
    """Measure how well the table is seen."""


@dataclass(frozen=True, slots=True)
class CheckDeck:
    """Count the cards on the table, from none on, or play on."""

    begin: bool


@dataclass(frozen=True, slots=True)
class ShowCorners:
    """All four corners of the table, clockwise from the upper left; across and down, each from 0 to 1.

    Attributes:
        points: the corners.
        mirrored: whether they were touched in the mirror image of the picture.
    """

    points: tuple[tuple[float, float], ...]
    mirrored: bool = False


Intent = (
    Go
    | Touch
    | Resume
    | Begin
    | LookingBack
    | PlayAgain
    | SeatGuest
    | MarkGuest
    | Forget
    | ShowProfile
    | ChooseProfile
    | TakePortrait
    | TurnDay
    | Language
    | Sound
    | Speak
    | SpellName
    | Hear
    | Remind
    | UseTheme
    | UseLarge
    | Cases
    | KeepPictures
    | DeletePictures
    | Choose
    | Alter
    | SeatPerson
    | Clear
    | Move
    | Type
    | OtherKeys
    | Name
    | Pick
    | Digit
    | EditScores
    | Export
    | AllCards
    | StepTo
    | FromRound
    | Leave
    | Write
    | Fill
    | TellOf
    | OnlyAsk
    | PointAt
    | Tell
    | Propose
    | EveryCard
    | Magnify
    | CheckDeck
    | Corner
    | NoCorners
    | MirrorCorners
    | FindBoard
    | MeasureSight
    | ShowCorners
    | PickUp
    | SitThere
    | ReadRules
    | ReadClauses
    | Learning
)
"""Everything that a touch can ask for."""
