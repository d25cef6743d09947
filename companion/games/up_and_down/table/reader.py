"""The table reader of Up & Down: from steady scenes to deal, setup, change and reveal.

What it goes by:

* the middle (UP&DOWN card and dice) that differs from the position's is a *change*, once all of it is seen;
* when there is no setup yet, or card and dice were both taken away, a complete middle is a *setup*; between
  two rounds not before the dice were rolled and the card was thrown (`last_round`);
* a card face up before every seat is a *reveal*; it is told once, and the next one only after these cards
  were seen to leave;
* whose change it was follows from the arms that reached the middle; where none was seen, or several, somebody
  must say it;
* an UP&DOWN card that was handled and cannot be read is asked for;
* what was ruled illegal or was taken back is not told again while it still lies there.

Legality never decides what was seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.engines import Reason, Ruling, Undo
from companion.games.up_and_down.rules import CARDS, Change, Deal, Phase, Reveal, Setup, UpAndDownPosition
from companion.games.up_and_down.rules.cards import Suit
from companion.games.up_and_down.table.answers import Answers
from companion.games.up_and_down.table.dice import KnownDie
from companion.games.up_and_down.table.last_round import LastRound, as_it_is_left
from companion.games.up_and_down.table.layout import NOTHING_SAID, Layout, Middle, Said, lay_out, middle_of
from companion.games.up_and_down.table.memory import MiddleMemory, TrickMemory, reaches_the_middle
from companion.games.up_and_down.table.notices import as_it_should_lie, awaited
from companion.games.up_and_down.table.questions import (
    NO_DIE,
    AskedCard,
    AskedDice,
    AskedDie,
    AskedHowItLies,
    AskedWho,
    ask_card,
    ask_dice,
    ask_die,
    ask_how_it_lies,
    ask_other_die,
    ask_who,
    both_numbers,
    face_and_turn,
)
from companion.table.arms import are_guessed
from companion.table.asking import NOBODY, Asked
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Reading
from companion.table.seats import TableMap, direction_of, seats_at_sides
from vision.motion.arm import Arm
from vision.scene.scene import Scene
from vision.sightings import DieSighting, Place, Sightings, UnknownSighting, UpDownSighting


class UpAndDownReader:
    """Fulfils `TableReader` for Up & Down.

    Args:
        position: the game's position when the reader starts; only who sits where is taken from it.
    """

    def __init__(self, position: UpAndDownPosition) -> None:
        table = position.table
        self.table: TableMap = seats_at_sides(table.sides)
        self._ring = tuple(suit.value for suit in table.ring)
        self._names = table.names
        self._middle = MiddleMemory()
        self._trick = TrickMemory()
        self._answers = Answers()
        self._said = NOTHING_SAID
        self._asked: Asked | None = None
        self._sightings = Sightings()
        self._unread: tuple[UnknownSighting, ...] = ()
        self._layout: Layout | None = None
        self._lies = middle_of(position)

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.table = seats

    def see(self, scene: Scene, position: UpAndDownPosition) -> Reading:
        """What a new steady scene shows."""
        self._lies, before, middle = middle_of(position), self._layout, self._middle
        if before is None or before.middle == self._lies:
            middle.arms, middle.changer = (), None
        middle.arms += scene.arms
        self._sightings, self._unread = scene.sightings, (*scene.unread, *scene.overlooked)
        self._said = self._still_said(scene)
        layout = self._lay_out()
        self._notice_who_reached_in(layout, scene.arms)
        self._layout = layout = self._answers.applied(self._with_unread(layout))
        self._notice_dice(layout)
        if position.layout is not None:
            middle.left = None
        elif before is None and position.rounds_played:
            middle.left = self._as_it_is_left(layout)
        self._notice(layout, touched=bool(scene.arms))
        return self._read(layout, position)

    def press(self, press: Press, position: UpAndDownPosition) -> Reading:  # noqa: ARG002
        """What a press means: only “dealt” is this game's own."""
        if press.action is Action.DEALT:
            return Reading(Deal((None,) * len(self._names)))
        return Reading()

    def answer(self, choice: Choice, position: UpAndDownPosition) -> Reading:
        """Take a player's word for a card or die that the eye was not sure of."""
        match self._asked:
            case None:
                return Reading()
            case AskedDie(die=DieSighting(place=Place() as place), other=other):
                number = None if choice.value == NO_DIE else int(choice.value)
                dice = self._said.dice.named(KnownDie(place, number, other), self._sightings.dice)
                self._said = replace(self._said, dice=dice)
            case AskedDice():
                self._said = replace(self._said, dice=replace(self._said.dice, both=both_numbers(choice)))
            case AskedHowItLies():
                self._said = replace(self._said, card=face_and_turn(choice))
            case AskedWho() if choice.value == NOBODY:
                self._take_for_misread()
            case AskedWho():
                self._middle.changer = self._names.index(choice.value)
            case AskedCard(player=player):
                card = self._layout.doubtful[player] if self._layout else None
                if card is not None:
                    self._answers.on(player, card, choice.value)
        self._asked = None
        self._layout = self._answers.applied(self._with_unread(self._lay_out()))
        self._notice(self._layout, touched=False)
        return self._read(self._layout, position)

    def explanation(self, position: UpAndDownPosition) -> Reading:
        """The middle shows the position: only the setup or change that leads to it makes them agree.

        A setup that stands is not told otherwise afterwards: much may have been done since.
        """
        layout, due = self._layout, middle_of(position)
        if layout is None or position.phase is Phase.GAME_OVER:
            return Reading()
        if not layout.middle.complete or layout.middle == due or (self._lies.complete and not due.complete):
            return Reading()
        if position.layout is None:
            event: Setup | Change = self._setup(layout.middle, position)
        else:
            event = replace(self._change(layout.middle, due, position), player=None)
        return Reading(event, notice=Reason("notice-no-play-explains"), in_step=False)

    def take_as_it_is(self, position: UpAndDownPosition) -> None:  # noqa: ARG002
        """The trick that lies there stands."""
        if self._layout is not None:
            shown = self._layout.shown if all(self._layout.shown) else None
            self._trick.told(shown, stands=shown is not None)

    def ruled(self, event: Any, ruling: Ruling[Any]) -> None:
        """Remember what was told, so that it is not told again while it lies there."""
        layout, before, self._lies = self._layout, self._lies, middle_of(ruling.position)
        lies = layout.middle if layout else None
        if isinstance(event, Undo):
            if before != self._lies:
                self._middle.taken_back(lies, setup=not self._lies.complete)
            self._trick.told(layout.shown if layout else None, stands=False)
        elif isinstance(event, Reveal):
            self._trick.told(tuple(card.code if card else None for card in event.cards), stands=ruling.legal)
            self._said = replace(self._said, dice=replace(self._said.dice, both=None))
            if layout is not None and before.complete and not self._lies.complete:
                self._middle.round_is_over(self._as_it_is_left(layout, before))
        elif isinstance(event, Setup | Change):
            if ruling.legal and event.dice is not None:
                self._dice_show(event.dice)
            self._middle.ruled_on(lies, agreed=ruling.legal and lies == self._lies)

    def _read(self, layout: Layout, position: UpAndDownPosition) -> Reading:
        event = self._middle_event(layout.middle, position)
        if isinstance(event, Change) and event.player is None:
            return self._ask_who(position)
        if event is not None:
            return Reading(event)
        if layout.doubtful_card is not None and self._middle.reaching:
            return self._ask_how_it_lies(layout.doubtful_card, position)
        if layout.dice.doubtful is not None and self._awaits_dice(layout):
            return self._ask(AskedDie(ask_die(layout.dice.doubtful), layout.dice.doubtful))
        if layout.dice.lone is not None and self._awaits_dice(layout):
            question = ask_other_die(layout.dice.lone, self._lies.dice or ())
            return self._ask(AskedDie(question, layout.dice.lone, other=True))
        if layout.dice.unseen and self._misses_dice(layout, position):
            return self._ask(AskedDice(ask_dice(self._lies.dice)))
        if any(layout.doubtful):
            return self._ask_card(layout)
        if self._all_revealed(layout):
            return Reading(Reveal(tuple(CARDS[code] for code in layout.shown if code)))
        undone = position.layout is None and self._middle.shows_undone_setup(layout.middle)
        if undone or not self._in_step(layout, position):
            return Reading(notice=as_it_should_lie(layout, position, undone=undone), in_step=False)
        old = tuple(self._names[player] for player in self._trick.left_lying(layout.shown))
        return Reading(notice=awaited(layout, position, self._middle.untouched, old))

    def _middle_event(self, middle: Middle, position: UpAndDownPosition) -> Setup | Change | None:
        """The setup or change that the middle tells, None when it tells nothing (yet)."""
        if not middle.complete or middle == self._middle.told or self._middle.untouched:
            return None
        lies = middle_of(position)
        if middle == lies:
            self._middle.lifted = False
            return None
        if position.layout is None or self._middle.lifted:
            return self._setup(middle, position)
        return self._change(middle, lies, position)

    def _setup(self, middle: Middle, position: UpAndDownPosition) -> Setup:
        assert middle.face is not None and middle.turn is not None and middle.dice is not None  # noqa: S101, PT018
        return Setup(middle.dice, middle.face, self._facing(middle.turn, position))

    def _change(self, middle: Middle, lies: Middle, position: UpAndDownPosition) -> Change:
        turned = middle.turn is not None and middle.turn != lies.turn
        return Change(
            player=self._whose_arm(position.leader),
            face=middle.face if middle.face is not lies.face else None,
            dice=middle.dice if middle.dice != lies.dice else None,
            facing=self._facing(middle.turn, position) if turned and middle.turn is not None else None,
        )

    def _facing(self, turn: int, position: UpAndDownPosition) -> tuple[Suit | None, ...]:
        return position.table.turns[turn]

    def _whose_arm(self, leader: int | None) -> int | None:
        """Who made the change, None unless somebody said it or all arms in the middle came from one seat.

        Where none was seen to reach it, all arms count: a quick hand is not seen at its farthest. An arm
        that is only guessed to be another player's than the leader's is nobody's.
        """
        if self._middle.changer is not None:
            return self._middle.changer
        arms = self._middle.reaching or self._middle.arms
        players = {self._player_of(arm) for arm in arms}
        known = len(players) == 1 and (leader in players or not are_guessed(arms))
        return players.pop() if known else None

    def _player_of(self, arm: Arm) -> int | None:
        seat = self.table.towards(direction_of(arm.entry))
        return None if seat is None else seat.player

    def _all_revealed(self, layout: Layout) -> bool:
        return all(layout.shown) and not self._trick.is_told(layout.shown)

    def _notice(self, layout: Layout, *, touched: bool) -> None:
        self._trick.notice(layout.shown)
        self._middle.notice(layout, self._sightings, touched=touched)

    def _as_it_is_left(self, layout: Layout, lies: Middle | None = None) -> LastRound:
        """The middle that the round before was played with, as it lies; by the position it lay so."""
        return as_it_is_left(layout, self._sightings, self._said.dice, lies or self._lies)

    def _notice_who_reached_in(self, layout: Layout, arms: tuple[Arm, ...]) -> None:
        """Whoever reached in while cards are shown has turned the own one over."""
        before = self._layout is not None and any(self._layout.shown)
        players = tuple(map(self._player_of, arms))
        self._trick.notice_hands(players, before=before, now=any(layout.shown))

    def _lay_out(self) -> Layout:
        return lay_out(self._sightings, self.table, self._ring, self._said, self._unread)

    def _still_said(self, scene: Scene) -> Said:
        """What was said and still holds: of dice that lie as they lay, and of what is not read."""
        seen, said = scene.sightings, self._said
        dice = said.dice.still_known(seen.dice, touched=bool(scene.arms))
        if seen.dice or (seen.updown is None and said.card is None):
            dice = replace(dice, both=None)
        return Said(dice, None if any(map(reaches_the_middle, scene.arms)) else said.card)

    def _notice_dice(self, layout: Layout) -> None:
        """Dice that show what the game takes for granted go on to do so while they lie there."""
        if layout.middle.dice is not None and layout.middle.dice == self._lies.dice:
            self._dice_show(layout.middle.dice)

    def _dice_show(self, numbers: tuple[int, int]) -> None:
        self._said = replace(self._said, dice=self._said.dice.showing(numbers, self._sightings.dice))

    def _take_for_misread(self) -> None:
        """Nobody has changed anything: the dice show what they did, and how the card lies is told no more."""
        self._middle.told = self._layout.middle if self._layout else None
        if self._lies.dice is not None:
            self._dice_show(self._lies.dice)

    def _with_unread(self, layout: Layout) -> Layout:
        """With the card among the doubtful that was turned over after all others and shows nothing."""
        missing = [player for player, code in enumerate(layout.shown) if code is None]
        if len(missing) != 1 or missing[0] not in self._trick.reached_in:
            return layout
        doubtful = list(layout.doubtful)
        doubtful[missing[0]] = doubtful[missing[0]] or layout.covered[missing[0]]
        return replace(layout, doubtful=tuple(doubtful))

    def _awaits_dice(self, layout: Layout) -> bool:
        """Whether the numbers of the dice matter now: the rest of the middle lies there as it will."""
        complete = layout.middle.face is not None and layout.middle.turn is not None
        return complete and not self._middle.untouched

    def _misses_dice(self, layout: Layout, position: UpAndDownPosition) -> bool:
        """Whether something was done that cannot be told before the dice are known.

        While all else lies as it did, they may be in somebody's hand; after the game they are put away.
        """
        if position.phase is Phase.GAME_OVER or not self._awaits_dice(layout):
            return False
        known = (self._lies, *self._middle.likely)
        lies = (layout.middle.face, layout.middle.turn)
        if all(lies != (middle.face, middle.turn) for middle in known):
            return True
        return position.phase is not Phase.REVEAL and self._all_revealed(layout)

    def _ask_who(self, position: UpAndDownPosition) -> Reading:
        return self._ask(AskedWho(ask_who(self._names, position.leader)))

    def _ask_how_it_lies(
        self, card: UpDownSighting | UnknownSighting, position: UpAndDownPosition
    ) -> Reading:
        likely = (self._lies, *self._middle.likely)
        question = ask_how_it_lies(card, likely, self._names[0], position.table.turns)
        return self._ask(AskedHowItLies(question))

    def _ask_card(self, layout: Layout) -> Reading:
        """Ask for the first card before a seat that could not be read."""
        player, card = next((p, seen) for p, seen in enumerate(layout.doubtful) if seen)
        return self._ask(AskedCard(ask_card(self._names[player], card), player))

    def _ask(self, asked: Asked) -> Reading:
        self._asked = asked
        return Reading(question=asked.question)

    def _in_step(self, layout: Layout, position: UpAndDownPosition) -> bool:
        """Whether the middle lies as the position says, and no refused or undone trick is left."""
        if self._trick.must_go:
            return False
        lies = layout.middle
        return position.layout is None or not lies.complete or lies == middle_of(position)
