"""The table reader of Up & Down: from steady scenes to deal, setup, change and reveal.

It compares what is expected, which follows from the position alone (`expected`), with what is believed of the
pieces that lie there (`believed`), as the game sees it (`layout`):

* a middle (UP&DOWN card and dice) other than the expected one is a *change*, once all of it is seen;
* when none is expected yet, or card and dice have all been away, a complete middle is a *setup*; between two
  rounds not before the dice were rolled and the card was thrown;
* a card face up before every seat is a *reveal*, if one of them is new and none belongs to a trick that
  stands;
* whose change it was follows from the arms that reached the middle; where none was seen, or several, somebody
  must say it;
* what was ruled illegal or was taken back is not told again while it still lies there.

Legality never decides what was seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.engines import Reason, Ruling
from companion.games.up_and_down.rules import CARDS, Change, Deal, Phase, Reveal, Setup, UpAndDownPosition
from companion.games.up_and_down.table.believed import BelievedTable
from companion.games.up_and_down.table.dice import in_doubt
from companion.games.up_and_down.table.expected import expected_of
from companion.games.up_and_down.table.layout import CARD, Layout, lay_out
from companion.games.up_and_down.table.middle import Middle
from companion.games.up_and_down.table.notices import as_it_should_lie, awaited
from companion.games.up_and_down.table.questions import (
    LAID_ANEW,
    NO_DIE,
    AskedPiece,
    AskedUnseen,
    AskedWho,
    ask_card,
    ask_dice,
    ask_die,
    ask_how_it_lies,
    ask_other_die,
    ask_who,
    ask_who_or_anew,
)
from companion.table.arms import are_vague
from companion.table.asking import NOBODY, Asked
from companion.table.beliefs import NO_CARD, Role
from companion.table.inputs import Action, Press
from companion.table.reading import Choice, Reading
from companion.table.seats import TableMap, direction_of, seats_at_sides
from vision.motion.arm import Arm
from vision.scene.scene import Scene


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
        self._believed = BelievedTable()
        self._expected = expected_of(position)
        self._has_seen = False
        self._asked: Asked | None = None

    def seat(self, seats: TableMap) -> None:
        """People sit so from now on."""
        self.table = seats

    def see(self, scene: Scene, position: UpAndDownPosition) -> Reading:
        """What a new steady scene shows."""
        self._expected = expected_of(position)
        lay = self._lay_out()
        if lay.middle == self._expected.middle and not lay.shows_new_card:
            self._believed.forget_hands()
        self._believed.see(scene, between_rounds=self._expected.between_rounds)
        if scene.arms:
            self._believed.note_laying(scene.arms, self._lay_out())
            if position.phase is Phase.CHANGE:
                self._believed.forget_unseen()
        if not self._has_seen and self._expected.laid_out:
            self._believed.play_middle(self._lay_out())
        self._has_seen = True
        return self._read(self._look(), position)

    def press(self, press: Press, position: UpAndDownPosition) -> Reading:  # noqa: ARG002
        """What a press means: only “dealt” is this game's own."""
        if press.action is Action.DEALT:
            return Reading(Deal((None,) * len(self._names)))
        return Reading()

    def answer(self, choice: Choice, position: UpAndDownPosition) -> Reading:
        """Take people's word for what the eye was not sure of, or for who has made a change."""
        asked, self._asked = self._asked, None
        match asked:
            case None:
                return Reading()
            case AskedPiece(number=number):
                self._believed.say(number, NO_CARD if choice.value == NO_DIE else choice.value)
            case AskedUnseen():
                self._believed.unseen = tuple(map(int, choice.value.split()))
            case AskedWho() if choice.value == LAID_ANEW:
                self._believed.lay_anew(self._lay_out())
            case AskedWho() if choice.value == NOBODY:
                self._believed.take_for_misread(self._lay_out(), self._expected)
            case AskedWho():
                self._believed.changer = self._names.index(choice.value)
        return self._read(self._look(), position)

    def explanation(self, position: UpAndDownPosition) -> Reading:
        """The middle shows the position: only the setup or change that leads to it makes them agree.

        A setup that stands is not told otherwise afterwards: much may have been done since.
        """
        lies, due, stands = self._lay_out().middle, expected_of(position).middle, self._expected.middle
        if position.phase is Phase.GAME_OVER or not lies.complete or lies == due:
            return Reading()
        if stands.complete and not due.complete:
            return Reading()
        event = self._change(lies, due, position) if due.complete else self._setup(lies, position)
        return Reading(event, notice=Reason("notice-no-play-explains"), in_step=False)

    def take_as_it_is(self, position: UpAndDownPosition) -> None:  # noqa: ARG002
        """The trick that lies there stands."""
        self._believed.keep_cards(self._lay_out())

    def ruled(self, event: Any, ruling: Ruling[Any]) -> None:
        """Remember what was told, so that it is not told again while it lies there."""
        before, self._expected = self._expected, expected_of(ruling.position)
        self._believed.ruled(event, self._lay_out(), before, self._expected, legal=ruling.legal)

    def _lay_out(self) -> Layout:
        believed = self._believed
        return lay_out(believed.lying, self.table, self._ring, believed.unseen, believed.disputed)

    def _look(self) -> Layout:
        """What lies there, once it is noted what lies as it should."""
        self._believed.note(self._lay_out(), self._expected)
        return self._lay_out()

    def _read(self, layout: Layout, position: UpAndDownPosition) -> Reading:
        """What lies there tells."""
        told = (
            self._middle_event(layout, position)
            or self._question(layout, position)
            or (Reveal(tuple(CARDS[code] for code in layout.trick or ())) if layout.shows_trick else None)
        )
        if isinstance(told, Asked):
            self._asked = told
            return Reading(question=told.question)
        return self._at_rest(layout, position) if told is None else Reading(told)

    def _at_rest(self, layout: Layout, position: UpAndDownPosition) -> Reading:
        """Nothing was done: whether all lies as it should, and what is waited for."""
        if layout.shows_undone_setup and layout.middle == self._believed.no_play:
            return Reading(notice=Reason("notice-setup-undone"), in_step=False)
        if position.layout is not None and layout.middle.complete and layout.middle != self._expected.middle:
            return Reading(notice=as_it_should_lie(position), in_step=False)
        if layout.shown_by(Role.TO_TAKE_BACK):
            return Reading(in_step=False)
        in_time = None
        if self._may_have_rolled(layout, position):
            self._asked = AskedUnseen(ask_dice(self._expected.middle.dice))
            in_time = self._asked.question
        return Reading(notice=awaited(layout, position), asked_in_time=in_time)

    def _may_have_rolled(self, layout: Layout, position: UpAndDownPosition) -> bool:
        """Whether the dice are not seen where somebody may have rolled them, if they are in no hand.

        A greasy lens hides them for good; else that would be found out only once the cards lie, when others
        have reached in.
        """
        unseen = not layout.dice and layout.middle.dice is None
        lies = layout.middle.has_card_as(self._expected.middle)
        return position.phase is Phase.CHANGE and unseen and lies and bool(self._believed.hands)

    def _middle_event(self, layout: Layout, position: UpAndDownPosition) -> Setup | Change | Asked | None:
        """The setup or change that the middle tells, or who has made it; None when it tells nothing (yet)."""
        lies, due = layout.middle, self._expected.middle
        if not lies.complete or lies in (due, self._believed.no_play) or self._awaits_throw(layout):
            return None
        if not due.complete or layout.is_laid_anew:
            return self._setup(lies, position)
        said = self._believed.changer
        if said is None and lies.has_card_as(due) and self._believed.may_be_laid_anew(layout):
            return AskedWho(ask_who_or_anew(self._names, position.leader))
        player = self._changer(position.leader)
        if player is None:
            return AskedWho(ask_who(self._names, position.leader))
        return replace(self._change(lies, due, position), player=player)

    def _awaits_throw(self, layout: Layout) -> bool:
        """Whether something lies in the middle as the last round left it."""
        return self._expected.between_rounds and layout.untouched is not None

    def _setup(self, middle: Middle, position: UpAndDownPosition) -> Setup:
        assert middle.face is not None and middle.turn is not None and middle.dice is not None  # noqa: S101, PT018
        return Setup(middle.dice, middle.face, position.table.turns[middle.turn])

    def _change(self, middle: Middle, due: Middle, position: UpAndDownPosition) -> Change:
        turn = None if middle.turn == due.turn else middle.turn
        return Change(
            face=middle.face if middle.face is not due.face else None,
            dice=middle.dice if middle.dice != due.dice else None,
            facing=None if turn is None else position.table.turns[turn],
        )

    def _changer(self, leader: int | None) -> int | None:
        """Who made the change, None unless somebody said it or all arms in the middle came from one seat.

        An arm that is only guessed to be another player's than the leader's is nobody's. Of several hands in
        the middle the leader's rolled the dice where these lie beside that one alone.
        """
        if self._believed.changer is not None:
            return self._believed.changer
        arms = self._believed.may_have_changed
        players = self._players_of(arms)
        known = len(players) == 1 and (leader in players or not are_vague(arms))
        if known:
            return players.pop()
        threw = self._believed.threw
        return leader if self._players_of(threw) == {leader} and not are_vague(threw) else None

    def _players_of(self, arms: tuple[Arm, ...]) -> set[int | None]:
        seats = (self.table.towards(direction_of(arm.entry)) for arm in arms)
        return {None if seat is None else seat.player for seat in seats}

    def _question(self, layout: Layout, position: UpAndDownPosition) -> Asked | None:
        """What must be asked before anything is told."""
        card, middle, due = layout.card, layout.middle, self._expected.middle
        if card is not None and middle.face is None and self._believed.reaching:
            due = layout.lay if self._expected.between_rounds else due
            likely = (due, self._believed.no_play or due)
            question = ask_how_it_lies(card.piece.seen, likely, self._names[0], position.table.turns)
            return AskedPiece(question, CARD)
        if middle.turn is not None and middle.dice is None and not self._awaits_throw(layout):
            doubtful = in_doubt(layout.dice)
            if doubtful is not None:
                return AskedPiece(ask_die(doubtful.seen), doubtful.number)
            if layout.dice:
                return AskedUnseen(ask_other_die(layout.dice[0].seen, due.dice or ()))
            if self._misses_dice(layout, position):
                return AskedUnseen(ask_dice(due.dice))
        asked = layout.card_to_ask(self._players_of(self._believed.hands))
        if asked is not None:
            player, one = asked
            return AskedPiece(ask_card(self._names[player], one.piece.seen), one.number)
        return None

    def _misses_dice(self, layout: Layout, position: UpAndDownPosition) -> bool:
        """Whether something was done that cannot be told before the dice are known.

        While all else lies as it did, they may be in somebody's hand; after the game they are put away.
        """
        if position.phase is Phase.GAME_OVER:
            return False
        known = (middle for middle in (self._expected.middle, self._believed.no_play) if middle is not None)
        if not any(map(layout.middle.has_card_as, known)):
            return True
        return position.phase is not Phase.REVEAL and layout.shows_trick
