# What stands on the screens.

language-en = English
language-de = Deutsch
language-fr = Français

patience = One moment …
halted-title = It cannot go on
halted-kept = Everything that was ruled on is kept: start the companion again to go on.
halted-inside = There is a mistake in the program itself ({ $name }: { $what }); where it is stands in { $file }.
halted-unkept = There is a mistake in the program itself ({ $name }: { $what }); where it is could not be written down.
waiting-title = The game waits
waiting-goes-on = Nothing is ruled on meanwhile. It goes on by itself as soon as that is mended.
button-back = ‹ Back
button-done = Done
button-leave = End
button-resume = Go on where we stopped
button-new-evening = New evening
button-new-game = Play again
button-to-table = To the table
button-deal = Deal
button-lay-out = Lay out
button-direct = Play
button-dealt = Dealt
button-undo = Undo
button-undo-vain = nothing yet
button-bench = Why?
button-menu = Menu
button-pause = Pause
button-go-on = Go on

welcome-title = The tabletop companion
welcome-line = It watches, rules and keeps the score.
welcome-simulated = No camera here: a simulated table is shown, and simulated people play.

people-title = Who sits where?
people-table = The table, as the camera sees it
people-sit = + Player
people-leave = Remove
people-more = { $game } is for { $span ->
    [0] { $most }
   *[other] { $fewest } to { $most }
} people.
people-begin = Begin
name-title = Who sits here?
name-taken = { $name } is already sitting here.
key-space = Space

ruling-none = Nothing has been ruled on yet.
button-drawn = Table
button-drawn-trouble = Table !
button-large = Large
afar-touch = { $what }: touch here
afar-camera = The camera
ruling-yes = Right
ruling-no = No
ruling-undone = Undone
ruling-collapse = Collapse
ruling-taken-up = Taken up
ruling-pot = Nobody

seat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
seat-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
seat-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-empty = Roll both dice and lay out the UP&DOWN card so that somebody faces ♣.
table-deal = Deal the cards and touch “Dealt”.
table-lay-out-directed = Touch “{ $button }”: the people at the simulated table do it.
table-trump = Trump
table-pot = { $count ->
    [0] No pot
    [one] Pot: 1 trick
   *[other] Pot: { $count } tricks
}

score-title = Score
score-lowest-wins = The lowest total wins
camera-title = What it sees
menu-title = Menu
bench-title = The referee’s bench
bench-clause = { $clause }: { $text }
bench-no-picture = No picture was kept of this play.
bench-newest = { $count ->
    [0] Newest play
   *[other] Newest play ({ $count } new)
}
bench-allowed = Allowed here:
bench-was = This was …
bench-was-taken-back = was taken back
bench-was-no-play = no play
bench-instead = What if instead?
bench-closer = Look closer
closer-title = Touch a spot to look closer

told-simulated = A simulated evening of { $game } is played and told as text. It ends by itself.
told-no-display = No display here: a simulated evening of { $game } is played and told as text. It ends by itself.
told-camera = The camera looks on; the evening is told as text. Ctrl-C ends it.
told-unwatched = No camera watches, and without a window no play can be entered: only buttons are heard. Ctrl-C ends the evening.
told-resumed = The evening goes on where it stood.
told-display-awaited = No display is there yet; it is waited for.
told-goes-on = The companion had to be started again; the evening goes on where it was.

seats-title = Who sits where
seats-how = Drag each name to where that person sits: the arm that comes from there is theirs.
seats-where = Now touch the place where { $player } sits.

corners-title = Find the table
corners-upper-left = Touch the table’s upper left corner.
corners-upper-right = Now its upper right corner.
corners-lower-right = Now its lower right corner.
corners-lower-left = Now its lower left corner.
corners-picture = The picture
corners-board = The printed board lies there
corners-mirror = Mirror the picture
corners-anew = Start again
corners-failed = That is no table: once more, from the upper left corner.

told-calibrated = The table is found in the picture of { $camera }: { $width } by { $height } mm, a card is { $card } pixels wide. Take the board away.

games-title = Which game?
games-players = { $span ->
    [0] { $most }
   *[other] { $fewest } to { $most }
} people
people-clockwise = Clockwise, from the lower edge of the table on
people-move = One seat further
button-other-game = New game
told-next = The next game begins.

rounds-title = Rounds
rounds-lowest-wins = the lowest total wins
rounds-none = No round has been scored yet.
rounds-games-won = Games won: { $listed }
each-round-title = Each round
each-round-earlier = Earlier rounds
each-round-later = Later rounds
title-of-game = { $title } – { $game }, game { $number }
figures-title = Statistics
button-sound-off = Turn sound off
button-sound-on = Turn sound on
edit-title = Change scores
edit-keep = Save
edit-how = Touch a player, then type the new score.
edit-note = changed by the table: { $listed }

settings-title = Settings
settings-not-kept = Settings – for this evening only: the file cannot be written
settings-language = Language
settings-theme = Look
settings-theme-felt = Dark felt
settings-theme-linen = Light linen
settings-letters = Letters
settings-letters-usual = Usual
settings-letters-large = Large
settings-sound = Sound
settings-voice-way = Sound, voice …
settings-on = On
settings-off = Off
settings-reminder = Remind slow players
settings-never = Never
settings-seconds = { $count } s
settings-minutes = { $count } min
settings-cases = Pictures of misread plays
settings-keep = Keep here
settings-forget = Don’t keep
settings-pictures-way = Pictures …
pictures-title = Pictures
pictures-plays = Past evenings whose pictures are kept
pictures-none = None
pictures-all = All
pictures-kept = { $count ->
    [0] No picture of past evenings is kept.
    [one] One picture of past evenings is kept ({ $megabytes } MB).
   *[other] { $count } pictures of past evenings are kept ({ $megabytes } MB).
} Pictures stay on this machine; older ones are deleted when an evening begins.
pictures-room = { $evenings ->
    [0] There is no room for one more evening like the fullest one.
    [one] There is room for one more evening like the fullest one.
   *[other] There is room for { $evenings } more evenings like the fullest one.
}
pictures-room-enough = There is room for more than { $evenings } evenings.
pictures-free = { $gigabytes } GB are free.
told-room = { $evenings ->
    [0] Hardly any room is left on the card: delete pictures of past evenings in the settings.
    [one] There is room for one more evening: in the settings pictures of past ones can be deleted.
   *[other] There is room for { $evenings } more evenings: in the settings pictures of past ones can be deleted.
}
pictures-delete = Delete pictures of past evenings
settings-camera-later = Settings – the camera from the next start on
settings-camera = Camera, from the next start on
settings-camera-called = Camera, from the next start on: { $camera }
settings-camera-by-command = Camera, from the next start on; now { $camera }, by the command line
settings-buttons = Buttons, next game
settings-buttons-none = None set up yet
camera-picamera2 = Pi camera
camera-usb = USB { $number }
camera-simulated = Simulated table
camera-none = None, by hand
update-failed = Version { $failed } of the companion could not be started, so the one before is used again. Evenings and settings are as they were.
camera-unusable = The camera “{ $camera }” cannot be used, so plays are entered by hand. Choose another one in the settings, and start anew.
camera-not-plugged = The camera “{ $camera }” is not there: plug it in, or choose another one in the settings. Until then plays are entered by hand.
buttons-unusable = The push buttons cannot be used here; “{ doctor-title }” in the settings says why. The screen does the same.
lamps-unusable = The lamps cannot be used here; “{ doctor-title }” in the settings says why. The screen shows the same.

voice-title = Sound and voice
voice-how-much = Said aloud
voice-off = Off
voice-rulings = Rulings
voice-all = All
voice-none = There is no voice here: “{ doctor-title }” says why.
voice-names = How names are said: touch one to spell it for the voice
voice-no-names = Names can be spelled for the voice once people sit at the table.
voice-spelling = How is { $name } said?
voice-hear = Hear it

film-off = Record this evening
film-on = Stop recording
film-failed = Cannot be recorded
film-runs = ● REC

leaving-title = Leave the evening?
leaving-kept = Everything that was ruled on is kept.
leaving-stay = Go on playing
leaving-next = The next start offers to go on where you stopped.
leaving-title-off = End?
leaving-not = Not yet
leaving-to-desktop = “End” leads to the desktop.
leaving-to-login = “End” leads to a written login, until the next start.
leaving-refused = The device cannot be switched from here: { $why }
button-switch-off = Switch off
button-start-again = Start again

day-title = What day is it?
day-why = This device does not know the date. What you say here is this evening’s; the clock stays as it is.
day-not-now = Not now
day-is-it = That is today
day-day = Day
day-month = Month
day-year = Year
day-name-of-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
