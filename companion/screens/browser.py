"""Which page is shown, and what a touch or key on it means; knows the window only by its canvas."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date

from companion.engines import Reason
from companion.evening.history import PastEvening
from companion.evening.pictures import KeptPictures, Room
from companion.machine.findings import Finding
from companion.machine.how_much import HowMuch
from companion.screens.canvas import Canvas
from companion.screens.club_intents import ClubShown, NameClub, TypeAddress
from companion.screens.ending_intents import ShowMoment, ShowRanking
from companion.screens.ending_pages import EndingPages
from companion.screens.equipment import DeckRow, Devices, Direct
from companion.screens.filming import Filming
from companion.screens.given import Given, GivenBack, Seating, Switch
from companion.screens.history_intents import (
    FromEvening,
    LookBack,
    LookingBack,
    MarkGuest,
    SamePeople,
    SeatGuest,
)
from companion.screens.intents import (
    AllCards,
    CheckDeck,
    Corner,
    Digit,
    EditScores,
    FromRound,
    Go,
    Magnify,
    MeasureSight,
    MirrorCorners,
    NoCorners,
    PageName,
    Pick,
    PickUp,
    Seated,
    ShowCorners,
    SitThere,
    StepTo,
    Tell,
    TurnDay,
    Write,
)
from companion.screens.keys import asked_by
from companion.screens.large_type import in_large_type
from companion.screens.looked_at import LookedAt
from companion.screens.motion_player import MotionPlayer
from companion.screens.pages.about_people import OF_PLAYERS, OF_SOMEBODY
from companion.screens.pages.bench import draw_bench
from companion.screens.pages.camera import draw_camera
from companion.screens.pages.closer import Closer, draw_closer
from companion.screens.pages.club import draw_club
from companion.screens.pages.club_address import draw_club_address, typed_after
from companion.screens.pages.corners import Touched, draw_corners
from companion.screens.pages.day import DayPicked, draw_day
from companion.screens.pages.deck import draw_deck
from companion.screens.pages.decks import draw_decks
from companion.screens.pages.doctor import draw_doctor
from companion.screens.pages.edit import Editing
from companion.screens.pages.ending import ends
from companion.screens.pages.evenings import draw_evenings
from companion.screens.pages.game import draw_asked, draw_game
from companion.screens.pages.game_options import draw_game_options
from companion.screens.pages.how_well import draw_how_well
from companion.screens.pages.leaving import Kiosk, draw_leaving
from companion.screens.pages.menu import draw_menu
from companion.screens.pages.people import draw_name, draw_people
from companion.screens.pages.phones import draw_phones
from companion.screens.pages.pictures import draw_pictures
from companion.screens.pages.seats import draw_seats
from companion.screens.pages.settings import draw_settings
from companion.screens.pages.welcome import Welcome, draw_welcome
from companion.screens.past_pages import PastPages
from companion.screens.people import People
from companion.screens.people_intents import Name, OtherKeys, Type
from companion.screens.phone_intents import PhonesShown, ShowCode
from companion.screens.player_pages import PlayerPages
from companion.screens.preferences import Choice, Preferences
from companion.screens.profile_intents import ShowProfile
from companion.screens.profile_pages import ProfilePages
from companion.screens.rules_intents import ReadClauses, ReadRules
from companion.screens.rules_pages import RULES, RulesPages
from companion.screens.score_pages import OF_A_GAME, SCORES, ScorePages
from companion.screens.telling_pages import TELLING, Telling, TellingPages
from companion.screens.touchscreen import Dragged, PictureTold
from companion.screens.tutorial_intents import Learn, Learning
from companion.screens.tutorial_pages import TutorialPages
from companion.screens.voice_intents import Spelled, SpellName
from companion.screens.voice_pages import VoicePages
from companion.screens.window import KeyPress
from companion.screens.wish_pages import WishPages
from companion.sitting.view import View
from companion.texts import texts
from vision.quality.quality import Mark, Quality

OF_SETTINGS = (
    PageName.SETTINGS, PageName.PHONES, PageName.CLUB, PageName.CLUB_ADDRESS, PageName.PICTURES
)  # fmt: skip
"""The settings, and pages to which they lead."""

OF_ONE = (PageName.PROFILE, PageName.PORTRAIT)
"""Pages on which somebody chooses how they look and are spoken to."""


@dataclass(slots=True)
class Browser:
    """The state of the screen.

    Attributes:
        welcome: what the welcome page tells.
        page: the page that is shown.
        people: who sits where.
        preferences: language, look, sound and what else people choose.
        kept: whether the last choice could be written down.
        decks: what the game that is chosen will be read with.
        directed: whether the people at the simulated table will do what they are told.
        goes_on: whether the next start can go on with the evening.
        kiosk: what can be done with the machine, None: it is somebody's computer.
        day: the day that is shown where it is asked for.
        devices: the cameras and buttons to choose from.
        every: whether a question shows every answer.
        looked_at: the play looked at on the bench.
        closer: which part of its picture is shown large.
        voice: what the pages about the voice show.
        telling: what the pages show on which a play is told by hand.
        touched: the table's corners as they were touched.
        moving: the player whose name is being moved around the table, None for nobody.
        refused: why a lesson could not begin or pictures could not be deleted, None when none was refused.
        pictures: those of past evenings that are kept, as they were counted last.
        room: that for evenings to come, as it was measured last.
        scores: what the pages about the scores show.
        ending: what the winners' page shows.
        motions: shows what went where on the drawn table.
        past: what the list of evenings shows.
        players: what the pages about the people who have played here show.
        profiles: what the pages show on which people choose their colour and picture.
        rules: what the pages about the rules show.
        tutorial: what the page shows on which a game is learned by playing.
        phones: what the page about phones shows.
        wishes: what the table's page shows of what a phone wishes to have put right.
        club: what the page about the club shows.
        address: what was typed of a club's address.
        filming: whether the evening is recorded.
        sight_known: what was measured last of how well the table is seen, shown or not.
        findings: what was found out about the machine when the doctor was asked.
        examine: finds it out.
        decks_of: gives the decks that a game would be read with.
        devices_here: gives the cameras and buttons that there are now.
        pictures_here: counts the pictures that are kept of past evenings.
        room_here: measures the room for evenings to come.
        picture_of: gives the picture of a journal entry.
    """

    preferences: Preferences
    welcome: Welcome
    page: PageName = PageName.WELCOME
    people: People = field(default_factory=People)
    kept: bool = True
    decks: tuple[DeckRow, ...] = ()
    directed: bool = False
    goes_on: bool = True
    kiosk: Kiosk | None = None
    day: DayPicked = field(default_factory=DayPicked)
    devices: Devices = field(default_factory=Devices)
    every: bool = False
    looked_at: LookedAt = field(default_factory=LookedAt)
    closer: Closer = field(default_factory=Closer)
    voice: VoicePages = field(default_factory=VoicePages)
    telling: TellingPages = field(default_factory=TellingPages)
    touched: Touched = field(default_factory=Touched)
    moving: int | None = None
    refused: Reason | None = None
    pictures: KeptPictures = field(default=KeptPictures(0, 0))
    room: Room = field(default=Room(0, 0))
    scores: ScorePages = field(default_factory=ScorePages)
    ending: EndingPages = field(default_factory=EndingPages)
    motions: MotionPlayer = field(default_factory=MotionPlayer)
    past: PastPages = field(default_factory=PastPages)
    players: PlayerPages = field(default_factory=PlayerPages)
    profiles: ProfilePages = field(default_factory=ProfilePages)
    rules: RulesPages = field(default_factory=RulesPages)
    tutorial: TutorialPages = field(default_factory=TutorialPages)
    phones: PhonesShown = field(default_factory=PhonesShown)
    wishes: WishPages = field(default_factory=WishPages)
    club: ClubShown = field(default_factory=ClubShown)
    address: str = ""
    filming: Filming = Filming.OFF
    sight_known: Quality | None = None
    findings: tuple[Finding, ...] = ()
    examine: Callable[[], tuple[Finding, ...]] = field(default=lambda: ())
    decks_of: Callable[[str], tuple[DeckRow, ...]] = field(default=lambda _: ())
    devices_here: Callable[[], Devices] = field(default=Devices)
    pictures_here: Callable[[], KeptPictures] = field(default=lambda: KeptPictures(0, 0))
    room_here: Callable[[], Room] = field(default=lambda: Room(0, 0))
    picture_of: Callable[[int], bytes | None] = field(default=lambda _: None)

    def draw(self, canvas: Canvas, view: View | None) -> None:
        """Draw the page; without a sitting only the pages before it can be shown."""
        words = texts(self.preferences.language)
        if self.page in (PageName.PEOPLE, PageName.GAME, PageName.OPTIONS, PageName.NAME):
            self._draw_seating(canvas, playing=view is not None)
        elif self.page is PageName.DECKS:
            draw_decks(canvas, words, self.refused)
        elif self.page in OF_SETTINGS:
            self._draw_settings(canvas, playing=view is not None)
        elif self.page in (PageName.VOICE, PageName.SPELLING):
            names = self.people.seated if view is None else view.game.header.players
            self.voice.draw(canvas, words, self.preferences, names, self.page)
        elif self.page is PageName.DOCTOR:
            draw_doctor(canvas, words, self.findings)
        elif self.page in RULES:
            self.rules.draw(canvas, words, self.page, self.people.game)
        elif self.page is PageName.TUTORIAL:
            self.tutorial.draw(canvas, words)
        elif self.page in (PageName.DAY, PageName.LEAVING):
            self._draw_begin_or_end(canvas, playing=view is not None)
        elif self.page in (PageName.EVENINGS, *OF_PLAYERS, *OF_ONE) or self.scores.looked_back:
            self._draw_past(canvas, playing=view is not None)
        elif view is None or self.page is PageName.WELCOME:
            draw_welcome(canvas, words, self.welcome)
        else:
            self._draw_sitting(canvas, view)

    def told(self, view: View | None) -> PictureTold:
        """What the page that is shown tells, for whoever touches it."""
        if self.page is PageName.TUTORIAL:
            return PictureTold(self.page, facts=self.tutorial.told)
        if view is None:
            return PictureTold(self.page)
        told = (len(view.game.history), view.time.paused, view.table.stopped, self.wishes.number)
        return PictureTold(self.page, view.question, told)

    def _draw_sitting(self, canvas: Canvas, view: View) -> None:
        words = texts(self.preferences.language)
        match self.page:
            case page if page in SCORES:
                self.scores.draw(canvas, words, view.game, page)
            case PageName.CAMERA:
                draw_camera(canvas, words, view, self.filming)
            case PageName.MENU:
                voice = self.preferences.voice if self.voice.able else None
                draw_menu(canvas, words, view, sound=self.preferences.sound, voice=voice)
            case PageName.BENCH:
                steps = view.game.course
                chosen, picture = self.looked_at.index(steps), self._picture(view)
                draw_bench(canvas, words, view.game, chosen, picture, self.looked_at.fresh(steps))
            case PageName.LOOK:
                draw_closer(canvas, words, self._picture(view), self.closer)
            case PageName.DECK:
                draw_deck(canvas, words, view)
            case PageName.SEATS | PageName.HOW_WELL | PageName.CORNERS:
                self._draw_camera_page(canvas, view)
            case page if page in TELLING and not self.telling.gives_way(view):
                self.telling.draw(canvas, words, view, page)
                self.telling.focus.draw(canvas)
            case _:
                self._draw_table(canvas, view)

    def _draw_table(self, canvas: Canvas, view: View) -> None:
        """The table that is played at, drawn or told in large type."""
        words, large = texts(self.preferences.language), in_large_type(canvas, self.preferences.large)
        if self.page is not PageName.DRAWN and ends(view):
            self.ending.draw(canvas, words, view)
        elif view.question is None and self.wishes.asks(view):
            self.wishes.draw(canvas, words, view)
        elif large and self.page is not PageName.DRAWN and not self.every:
            from companion.screens.pages.large_table import draw_large_table  # loaded where it is wished

            draw_large_table(canvas, words, view, heard=self._heard)
        elif view.question is not None:
            draw_asked(canvas, words, view, every=self.every)
        elif not self.motions.goes_on(canvas, words, view):
            draw_game(canvas, words, view, self.filming, heard=self._heard, to_large=large)
            self.motions.begin(canvas, words, view)

    def _draw_seating(self, canvas: Canvas, *, playing: bool) -> None:
        """A page on which people say what they play, and who sits where."""
        words = texts(self.preferences.language)
        match self.page:
            case PageName.PEOPLE:
                draw_people(canvas, words, self.people, PageName.GAME)
            case PageName.GAME:
                from companion.screens.pages.games import draw_games  # it draws cards: loaded when looked at

                draw_games(canvas, words, PageName.MENU if playing else PageName.WELCOME)
            case PageName.OPTIONS:
                directed = self.directed if self.welcome.simulated else None
                draw_game_options(canvas, words, self.people, self.decks, directed)
            case _:
                draw_name(canvas, words, self.people, self.profiles.guests)

    def _draw_settings(self, canvas: Canvas, *, playing: bool) -> None:
        """The settings, or a page to which they lead."""
        words, back = texts(self.preferences.language), PageName.MENU if playing else PageName.WELCOME
        if self.page is PageName.SETTINGS:
            draw_settings(canvas, words, self.preferences, self.devices, back, kept=self.kept)
        elif self.page is PageName.PHONES:
            draw_phones(canvas, words, self.phones, PageName.SETTINGS)
        elif self.page is PageName.CLUB:
            draw_club(canvas, words, self.club, PageName.SETTINGS)
        elif self.page is PageName.CLUB_ADDRESS:
            draw_club_address(canvas, words, self.address)
        else:
            draw_pictures(canvas, words, self.preferences, self.pictures, self.room, self.refused)

    def _draw_past(self, canvas: Canvas, *, playing: bool) -> None:
        """The list of evenings or of players, or a page about one of them."""
        words, evening = texts(self.preferences.language), self.scores.evening
        if self.page in OF_PLAYERS:
            OF_PLAYERS[self.page](canvas, words, self.players)
        elif self.page in OF_ONE:
            from companion.screens.pages.profile import draw_profiles  # figures are loaded when looked at

            draw_profiles(canvas, words, self.profiles, self.page)
        elif self.page is PageName.EVENINGS or evening is None:
            back = PageName.EVENING if playing else PageName.WELCOME
            draw_evenings(canvas, words, self.past, back)
        else:
            here = self.past.here
            goes_on = evening.number in here.go_on and evening.number != here.running
            number = evening.number if goes_on else None
            self.scores.draw_evening(canvas, words, evening, self.page, number)

    def _draw_begin_or_end(self, canvas: Canvas, *, playing: bool) -> None:
        """A page that is shown once before an evening, or before it is left."""
        words = texts(self.preferences.language)
        if self.page is PageName.DAY:
            draw_day(canvas, words, self.day)
        else:
            draw_leaving(canvas, words, playing=playing, goes_on=self.goes_on, kiosk=self.kiosk)

    def _draw_camera_page(self, canvas: Canvas, view: View) -> None:
        """A page to which the camera's leads."""
        words = texts(self.preferences.language)
        match self.page:
            case PageName.SEATS:
                draw_seats(canvas, words, view, self.moving)
            case PageName.HOW_WELL:
                draw_how_well(canvas, words, view)
            case _:
                draw_corners(canvas, words, view.camera, self.touched)

    def _picture(self, view: View) -> bytes | None:
        """The table at the play that is looked at, as JPEG."""
        steps = view.game.course
        return self.picture_of(steps[self.looked_at.index(steps)].first) if steps else None

    def key(self, key: KeyPress, view: View | None) -> object | None:
        """What a key asks for on the page that is shown."""
        if self.page is PageName.TUTORIAL:
            return self.tutorial.asked_by(key)
        asked = self.telling.asked_by(key) if self.page in TELLING else None
        return asked_by(key, self.page, view, self.scores.editing) if asked is None else asked

    def take(self, intent: object, view: View | None) -> Given | None:
        """Follow an intent; what is not the screen's own affair is given back."""
        match intent:
            case Go(page):
                self.scores.editing = Editing.of(view.game.totals) if view is not None else None
                return self._gone_to(page)
            case Pick() | Digit() | EditScores() if self.scores.editing is not None:
                return self._edit(intent)
            case Corner() | NoCorners() | MirrorCorners() | PickUp() | SitThere() | Dragged():
                return self._touch_table(intent)
            case Magnify(x, y):
                self.closer = self.closer.at(x, y)
            case StepTo() | FromRound() | ShowMoment() | ShowRanking():
                self._leaf(intent, view)
            case ReadRules() | ReadClauses():
                self._go(self.rules.open(intent, self.page))
            case _ if isinstance(intent, Write | Telling | Learning):
                return self._written(intent, view)
            case _ if isinstance(intent, Switch | LookingBack):
                self._switch(intent)
            case _ if isinstance(intent, Choice):
                self.preferences = self.preferences.after(intent)
                return intent
            case _ if isinstance(intent, Seating):
                return self._named(intent)
            case _ if isinstance(intent, GivenBack):
                return self._given_back(intent)
        return None

    def _given_back(self, intent: GivenBack) -> GivenBack:
        """What others follow; whoever has named a club is shown how the table stands with it."""
        self.every = False
        if isinstance(intent, NameClub):
            self._go(PageName.CLUB)
        return intent

    def _leaf(self, intent: StepTo | FromRound | ShowMoment | ShowRanking, view: View | None) -> None:
        """Show an earlier or a later one of what the page shows: a game or its rounds, a clause, a play."""
        if isinstance(intent, ShowRanking):
            self.ending.first = intent.first
        elif self.page in OF_A_GAME and self.scores.evening is not None:
            self.scores.leaf(intent)
        elif isinstance(intent, FromRound | ShowMoment):
            return
        elif self.page in RULES:
            self.rules.leaf(intent.by)
        elif view is not None:
            self.looked_at.step(view.game.course, intent.by)

    def _named(self, intent: Seating) -> Spelled | MarkGuest | None:
        """Seat people, or type a name or how the voice says one; that, or who is a guest, is given back."""
        if isinstance(intent, SeatGuest):
            self.people, self.page = self.people.after(Name(intent.name), self.page)
            return MarkGuest(intent.name, guest=True)
        if self.page is PageName.NEW_NAME and isinstance(intent, Name | Type | OtherKeys):
            self.page = self.players.name(intent)
            return None
        if not (self.page is PageName.SPELLING and isinstance(intent, Type | OtherKeys)):
            self.people, self.page = self.people.after(intent, self.page)
            return None
        spelled = self.voice.take(intent)
        if spelled is not None:
            self.preferences = self.preferences.spelled(spelled.name, spelled.spelling)
            self.page = PageName.VOICE
        return spelled

    def _look_back(self, intent: LookingBack) -> None:
        """Show the people of the game that was played last, another part of the list, or a past evening."""
        match intent:
            case SamePeople():
                if self.welcome.last is not None:
                    self.people = People.of(self.welcome.last, self.people.remembered)
                    self._go(PageName.PEOPLE)
            case FromEvening(first):
                self.past.first = first
            case LookBack(number):
                evening = self.past.evening(number)
                if isinstance(evening, PastEvening):
                    self.scores.look_back(evening)
                    self._go(PageName.EVENING)
            case _:
                self.players.follow(intent)
                self.page = OF_SOMEBODY.get(type(intent), self.page)

    @property
    def _heard(self) -> bool | None:
        """Whether a voice is heard at the table, None where none would be, sound or not."""
        speaks = self.voice.able and self.preferences.voice is not HowMuch.OFF
        return self.preferences.sound if speaks else None

    def _switch(self, switch: Switch | LookingBack) -> None:
        match switch:
            case _ if isinstance(switch, LookingBack):
                self._look_back(switch)
            case AllCards(every):
                self.every = every
            case Direct(on):
                self.directed = on
            case TypeAddress(key):
                self.address = typed_after(self.address, key)
            case ShowCode(number):
                self.phones = replace(self.phones, number=number)
            case TurnDay():
                self.day = self.day.after(switch)
            case ShowProfile(name):
                self._go(self.profiles.open(name, self.page))
            case SpellName():
                self.voice.spell(switch, self.preferences)
                self.page = PageName.SPELLING

    def _touch_table(
        self, intent: Corner | NoCorners | MirrorCorners | PickUp | SitThere | Dragged
    ) -> ShowCorners | Seated | None:
        """Take a corner of the table, or a seat at it; all four corners, or the seat, are given back."""
        match intent:
            case PickUp(player):
                self.moving = player
                return None
            case SitThere():
                return self._drag(intent, ends=True)
            case Dragged(follows, ends):
                return self._drag(follows, ends=ends)
        self.touched = self.touched.after(intent)
        return self.touched.intent

    def _edit(self, intent: Pick | Digit | EditScores) -> EditScores | None:
        """Change a score, figure by figure; what is to be kept is given back."""
        if isinstance(intent, Pick | Digit):
            self.scores.edit(intent)
            return None
        self.scores.editing = None
        self.page = PageName.SCORE
        return intent

    def _gone_to(self, page: PageName) -> CheckDeck | MeasureSight | None:
        """Show a page that somebody asked for; what begins or ends by that is given back."""
        checks = PageName.DECK in (page, self.page)
        self._go(page)
        if page is PageName.HOW_WELL:
            return MeasureSight()
        return CheckDeck(begin=page is PageName.DECK) if checks else None

    def _go(self, page: PageName) -> None:
        """Show a page; whoever comes back to the bench finds the play there that was looked at."""
        if page not in (PageName.LOOK, *RULES) and not (
            page in (PageName.BENCH, PageName.CORRECT) and self.page in (PageName.LOOK, *TELLING, *RULES)
        ):
            self.looked_at = LookedAt()
        if page is PageName.EVENINGS:
            self.past.open(anew=not self.scores.looked_back)
        if page is PageName.PLAYERS and self.page not in OF_PLAYERS:
            self.players.open()
        self.scores.open(page, self.page)
        if page is PageName.OPTIONS:
            self.decks = self.decks_of(self.people.game)
        if page is PageName.SETTINGS:
            self.devices = self.devices_here()
        if page is PageName.CLUB_ADDRESS:
            self.address = self.club.address or ""
        if page is PageName.PICTURES:
            self.pictures, self.room = self.pictures_here(), self.room_here()
        if page is PageName.DOCTOR:
            self.findings = self.examine()
        self.page, self.closer, self.touched, self.moving = page, Closer(), Touched(), None
        self.refused = None

    def _written(self, intent: Write | Telling | Learning, view: View | None) -> Tell | None:
        """Tell a play by hand, or learn a game; a play that was told at the table is given back."""
        if isinstance(intent, Learn):
            self._go(self.tutorial.open(intent, self.page))
        elif self.page is PageName.TUTORIAL:
            self.tutorial.take(intent)
        elif view is not None and not isinstance(intent, Learning):
            return self._told_by_hand(intent, view)
        return None

    def _told_by_hand(self, intent: Write | Telling, view: View) -> Tell | None:
        """Tell a play by hand at the table that is played at."""
        if isinstance(intent, Write):
            if self.page is not PageName.DECK:  # cards are counted there until people go back
                self.page = self.telling.begin(intent, view, self.page)
            return None
        told = self.telling.take(intent)
        if told is not None and not self.telling.stays:
            self.page = self.telling.done
        return told

    def _drag(self, intent: object, *, ends: bool) -> Seated | None:
        """Follow what a finger asks for that moves on, and lets go where it ends."""
        player = self.moving
        if ends:
            self.moving = None
        return (
            Seated(player, intent.direction) if isinstance(intent, SitThere) and player is not None else None
        )

    def ask_day(self, likely: date) -> None:
        """Ask what day it is before an evening begins, from a day on that it may be."""
        self.day = DayPicked(likely)
        self._go(PageName.DAY)

    def look_at_sight(self, view: View) -> None:
        """Show once how well the table is seen, where that was measured anew and something is poor.

        Whoever does something else by then, or is asked something, is not disturbed.
        """
        quality = view.sight.quality
        if quality is None or quality is self.sight_known:
            return
        self.sight_known = quality
        free = self.page in (PageName.TABLE, PageName.DRAWN, PageName.CAMERA) and view.question is None
        if free and quality.marked(Mark.POOR):
            self._go(PageName.HOW_WELL)

    def look_at_end(self, view: View) -> None:
        """Show the winners once a game has ended, also to whoever looks at the drawn table."""
        if self.ending.has_come(view) and self.page is PageName.DRAWN:
            self.page = PageName.TABLE

    def found(self, *, table: bool) -> None:
        """Whether corners or board were those of a table."""
        self.touched = Touched() if table else Touched(failed=True, mirrored=self.touched.mirrored)
        if table:
            self.page = PageName.CAMERA
