"""What a touch asks for, sorted by who follows it: others than the screen, the seating, the page itself."""

from __future__ import annotations

from companion.screens.club_intents import CallReferee, NameClub, SwitchClub, TypeAddress
from companion.screens.ending_intents import KeepMoments
from companion.screens.equipment import Direct, PlayWith
from companion.screens.filming import RecordEvening
from companion.screens.first_run_intents import Apart
from companion.screens.history_intents import Forget, MarkGuest, PlayAgain, Rename, SeatGuest
from companion.screens.intents import (
    AllCards,
    Begin,
    CheckDeck,
    DeletePictures,
    EditScores,
    Export,
    FindBoard,
    Leave,
    MeasureSight,
    Resume,
    Seated,
    ShowCorners,
    Tell,
    Touch,
    TurnDay,
)
from companion.screens.lesson_intents import Teach
from companion.screens.people_intents import Alter, Choose, Clear, Move, Name, OtherKeys, SeatPerson, Type
from companion.screens.phone_intents import RenewPhones, ShowCode, SwitchPhones
from companion.screens.preferences import Choice
from companion.screens.profile_intents import ChooseProfile, ShowProfile, TakePortrait
from companion.screens.voice_intents import Hear, Spelled, SpellName
from companion.screens.wish_intents import AnswerWish

AboutPeople = MarkGuest | Forget | Rename | ChooseProfile | TakePortrait
"""What changes what is known of somebody."""

AboutOthers = SwitchPhones | RenewPhones | SwitchClub | CallReferee | NameClub
"""What concerns those who follow the evening elsewhere: on phones, and at the club."""

GivenBack = (
    Touch
    | Begin
    | PlayAgain
    | AboutPeople
    | Resume
    | Leave
    | FindBoard
    | MeasureSight
    | Teach
    | CheckDeck
    | Export
    | RecordEvening
    | PlayWith
    | DeletePictures
    | Hear
    | KeepMoments
    | AboutOthers
    | AnswerWish
    | Apart
)
"""What is given back as it was touched."""

Given = GivenBack | Tell | EditScores | ShowCorners | Choice | Seated | Spelled
"""What is not the screen's own affair."""

Seating = Choose | Alter | SeatPerson | SeatGuest | Clear | Move | Name | Type | OtherKeys
"""What says who plays what, and sits where."""

Switch = AllCards | Direct | SpellName | ShowProfile | ShowCode | TurnDay | TypeAddress
"""What changes a page that is shown, or leads to another one."""
