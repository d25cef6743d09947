# The table as it is seen: its state, notices, questions.

state-no-picture = No picture
    .do = Check the camera; plays can be entered by hand.
state-unwatched = No camera: enter every play
state-dark = Too dark
    .do = More light on the table, please.
state-not-calibrated = Looking for the table
    .do = Lay the calibration board in the middle of the table.
state-board = The table is found
    .do = Take the calibration board away.
state-moved = The camera was moved
    .do = One moment, the table is being found again; else lay the board on it.
state-hand = A hand is in view
    .do = Waiting until it has left.
state-looking = Looking
    .do = One moment.
state-seen = Seen
    .do = All is well.
state-watching = Watching
    .do = All is well.
state-doubtful = Not sure
    .do = Something lies there that cannot be read; move it a little.
state-out-of-step = Out of step
    .do = Put the cards as shown; then it goes on.
state-paused = Paused
    .do = Touch to go on.
state-unlike = Another table?
hindrance-shaking = The picture shakes: fasten the camera’s stand.
hindrance-arm = Waiting for { $player }: please take your arm off the table.
hindrance-shine = The cards shine: please move the lamp, or wipe the lens.
state-with-notice = { $state }: { $notice }
table-paused = Paused: touch to go on

duty-dealer = { $player } deals
duty-reminder = { $named ->
    [yes] The others wait:
   *[no] The others wait for { $player }:
}
stopped-title = Out of step: no rulings now
stopped-lay = Lay the table as it is drawn here.
stopped-until = Then it goes on by itself.
button-as-it-is = The table is right

notice-middle-not-seen = The UP&DOWN card and both dice must be in view.
notice-should-lie = It should lie so: { $face }, { $suit } towards { $player }, the dice { $low } and { $high }.
notice-no-play-explains = No single play leads from the position to this table: lay it as it is drawn, enter the plays that were missed, or begin a new game as it lies.
notice-cards-awaited = Still to lay a card: { $players }
notice-last-round = { $left ->
    [card] The card lies as in the last round: throw it, or push it a little if that is done.
    [dice] The dice lie as in the last round: roll both, or push them a little if that is done.
   *[both] Card and dice lie as in the last round: throw the card and roll both dice.
}
notice-setup-undone = Laying out was taken back: take card and dice off, or enter it as a play.
notice-old-cards = Still there from the last trick, take it away: the card of { $players }
notice-table-unlike-before = The table looks different from last time: if it lies elsewhere, find it again.
print-small = Cards are only { $pixels } pixels wide in the picture: many plays must be asked about; bring the camera nearer, or have it give larger pictures.
    .brief = Cards are too small in the picture: bring the camera nearer.
print-untold = { $measured ->
    [card] Cards are { $pixels } pixels wide
   *[index] The signs on cards are { $pixels } pixels high
} { $lacking ->
    [sharpness] and blurred
   *[size] in the picture
}: { $untold ->
    [strips] where others cover a card, it can hardly be told
   *[cards] most cards cannot be told
}; { $lacking ->
    [sharpness] focus the camera’s lens, or wipe it.
   *[size] bring the camera nearer.
}
    .brief = { $lacking ->
    [sharpness] Print is blurred: focus the camera.
   *[size] Print is too small: bring the camera nearer.
}
notice-not-there = That cannot be done: the card is not there any more, or things cannot lie so.
notice-not-seen = Nobody would see or hear anything of that.
notice-camera-gone = The camera gives no picture: check its cable. Plays can be entered by hand.
notice-camera-kind = The camera gives pictures that cannot be used: plug it in again. Plays can be entered by hand.
notice-camera-resized = The camera gives pictures of another size; in a moment the table is looked for in these.
notice-camera-frozen = The camera hangs: it shows the same picture all the time. Plug it in again. Plays can be entered by hand.
notice-camera-black = The camera sees nothing but black: take its lens cap off, or make light. Plays can be entered by hand.
notice-camera-slow = The camera gives few pictures: plays may be overlooked.
notice-camera-coarse = The camera’s pictures are coarse for this table: some cards will be asked about.
notice-picture-unread = A picture could not be read and is left out.
notice-ended-early = The pictures end here, and not all that there should be could be seen.

question-which-card = Which card does { $player } show?
choice-card = { $card }
question-which-number = Which number does this die show?
question-other-number = Only one die is seen, a { $seen }. What does the other one show?
question-who-changed = Who changed something in the middle?
question-how-it-lies = UP&DOWN card: which side up, which suit towards { $player }?
question-dice-unseen = The dice are not seen. What do they show?
choice-number = { $number }
choice-card-lies = { $face } { $suit }
choice-two-numbers = { $low } + { $high }
choice-nobody = Nobody
choice-laid-anew = Laid out anew
choice-player = { $player }
choice-no-die = That is no die
choice-others = { $kind ->
    [every] All answers
    [people] Somebody else
    [cards] None of these
   *[other] Something else
}

print-board-up = The companion’s calibration board – this edge points to the upper edge of the screen’s table
print-board-how-title = The calibration board
print-board-how =
    Print this sheet at true size (“100 %”, not “fit to page”) on white paper and check the line below with a ruler: it must measure 100 mm.
    Lay the board flat in the middle of the table, its text towards the table’s upper edge as the screen shows it. When the screen says that the table was found, take the board away.
print-ruler = This line measures 100 mm when the sheet was printed at true size.
print-updown-title = The UP&DOWN card
print-updown-how =
    Print at true size (“100 %”, not “fit to page”). Cut along the marks at the four corners, fold along the line between the two faces and glue them back to back.
    Turned over about its upright middle line, the card leaves every player’s suit where it was.

print-written = { $file } is written: { $pages ->
    [one] one page
   *[other] { $pages } pages
}.
