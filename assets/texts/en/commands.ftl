# The command line: how the commands explain themselves, and what is wrong with what was typed.

help-companion = A referee beside the card table.
help-json = print JSON Lines and nothing else
help-data = where decks, journal and settings are (default: your user folders)
help-lang = language of the texts (default: your settings', or your environment's)
help-version = print which version this is
help-force = write over what is there already
help-out = the file to write
help-pictures = JPEG, PNG and others
help-default = default: { $value }
help-evening = its number, as `companion scores` shows it (default: the last one)
help-simulated = evenings at the simulated table (default: only while there are no others)

meta-command = COMMAND
meta-file = FILE
meta-folder = DIR
meta-name = NAME
meta-text = TEXT
meta-game = GAME
meta-picture = PICTURE
meta-evening = EVENING
meta-suits = SUITS
meta-record = RECORD.jsonl
meta-seen = SEEN.jsonl
meta-true = TRUE.jsonl
meta-sheets = DECK|board

help-play = the evening at the table
help-play-does = Referee an evening at the table: the camera sees what is played, every play is ruled on, and the score is kept. Without a camera a simulated evening is played. An evening that was stopped goes on where it stood.
help-play-example = example: companion play up-and-down --players Kim,Leah --camera usb:0
help-play-camera = simulated, picamera2, usb, usb:N, /dev/v4l/by-id/..., none, or a video, picture or folder
help-play-players = clockwise as they sit
help-play-deck = a deck to play with, or a taught UP&DOWN card, see `companion decks`; may be given again
help-play-direct = in a window at the simulated table: you say what its people do, by touch or keys
help-play-headless = no window: the evening is told as text
help-play-kiosk = wait for a display that is not there yet, or switched off
help-play-record = also write the table record there
help-play-frames = also record the evening in that folder, to be compared later
help-play-seed = another simulated evening

help-referee = rule on a table record
help-referee-does = Rule on every event of a table record: legal, illegal (with the clause) or invalid.
help-referee-example = example: companion referee game.jsonl --lang de
help-referee-file = the record (.jsonl); - reads standard input

help-look = say what is seen in pictures
help-look-does = Look for cards, dice and the UP&DOWN card in pictures; say which lie there, and how many things are unsure. Nothing is ruled on, and nothing is kept.
help-look-example = example: companion look table.jpg --annotate seen/
help-look-deck = a deck to look for, see `companion decks` (default: poker); may be given again
help-look-annotate = write the pictures there with what was seen drawn in

help-rehearse = act a record out on the simulated table
help-rehearse-does = Let simulated people play a table record at a simulated table while the companion watches, and compare what it saw with what was played.
help-rehearse-example = example: companion rehearse round.jsonl --conditions home --seed 3 --out seen.jsonl
help-rehearse-record = the table record to act out
help-rehearse-seed = another table, light and hands
help-rehearse-pace = watch as slowly as a Raspberry Pi 5 or 4 would, or with networks B times as slow and all else A times
help-rehearse-fault = spoil camera, light, people or cards, mildly or strongly; may be given again, `list` tells what there is
help-rehearse-edition = cards of another design, drawn by that number, or from a folder with CODE.png and back.png: taught first, then played with
help-rehearse-dice = dice with another layout of pips, drawn by N
help-rehearse-out = write the record that was seen
help-rehearse-frames = write frames, buttons and touches
help-rehearse-blind = black frames: no play may be seen
help-rehearse-resume = go on after the program was killed
help-compare = compare what was seen with what was played
help-compare-does = Compare the record of what was seen with the record of what was truly played, as rehearse does. In place of a record stands the folder of a recorded evening, too: it is watched once more, and what people put right then is what was played.
help-compare-example = example: companion compare films/evening-3
help-compare-seen = the record that was seen, or the folder of a recorded evening
help-compare-true = the record of what was truly played; true.jsonl in the folder, if it is left out

help-replay = step through a past evening
help-replay-does = Tell a past evening step by step: what was done, what the rules said of it, and why.
help-replay-example = example: companion replay 12 --pictures evening-12
help-replay-pictures = write the kept pictures there, numbered as the steps

help-scores = print the score table and statistics
help-scores-does = List all evenings, then print the score table and the statistics of one of them.
help-scores-example = example: companion scores 12 --lang de

help-export = write an evening's record, scores, films or pictures
help-export-does = Write the table record of an evening's games (.jsonl; of evening.jsonl the second game goes to evening-2.jsonl and so on), the scores of all its rounds for a spreadsheet (.csv), the films of the games' best moments (.webp), or the pictures that people took at their end (.jpg).
help-export-example = example: companion export 12 -o evening.jsonl
help-export-format = default: what FILE ends with
help-backup = save evenings, decks and settings in one file
help-backup-does = Save evenings, decks and settings in one file, while an evening may go on. It is read back and checked before it is said to be saved.
help-backup-example = example: companion backup /media/pi/STICK
help-backup-file = the file, or a folder that gets one; default: the stick that is plugged in
help-restore = bring back what a backup holds
help-restore-does = Show what a backup holds beside what is there, and bring it back: evenings come beside those that are there; decks and settings that differ stay as they are unless you say otherwise.
help-restore-example = example: companion restore /media/pi/STICK/tabletop-companion-2026-11-30.zip
help-restore-file = the backup
help-restore-list = show what it would bring back, and change nothing
help-restore-undo = have all be as it was before the last backup was brought back

help-teach = learn a deck live before the camera, or from pictures
help-teach-does =
    Learn a deck live before the camera: lay its cards down one after the other as you are
    told. Everything is kept at once; the same command goes on where it was stopped.
    With --from the deck is learned from pictures that you have taken already.
help-teach-example =
    examples: companion teach auf-und-ab
              companion teach uno --codes red-0..9,blue-0..9,stop --camera usb:0
              companion teach uno --from photos/
help-teach-name = what the deck is to be called; that of a game means its cards, updown the UP&DOWN card
help-teach-from = pictures of one card each: CODE.jpg, more of one card CODE.2.jpg; of a sheet of cards: red-1..9.jpg
help-teach-faces = write all learned faces there with their names, as a PNG
help-teach-game = the game whose codes the cards have
help-teach-codes = the cards' codes; red-1..9 counts
help-teach-cards = so many cards, called 1 to N
help-teach-pictures = of each card (default: 1)
help-teach-again = show that card again; may be repeated
help-teach-ring = the suits clockwise around the UP&DOWN card (default: { $usual })
help-teach-camera = simulated, picamera2, usb, usb:N, /dev/v4l/by-id/..., or a video, picture or folder
help-teach-headless = no window: what to do is told as text
help-teach-seed = another simulated table

help-decks = list the decks
help-decks-does = List the decks that can be looked for: those that are known without being taught, and those that you have taught, each with its file.
help-decks-example = example: companion decks

help-deckcheck = say which cards of a pack are missing
help-deckcheck-does = Say which cards are missing, there twice, or of another pack. Every picture shows other cards; all of them together are the pack. While a game is played, the page of the camera's picture has the same check before the camera.
help-deckcheck-example = example: companion deckcheck up-and-down first-half.jpg second-half.jpg
help-deckcheck-players = Up: a set of cards for each (default: 2)
help-deckcheck-deck = a deck that you have taught

help-rules = print the rules of a game, or what is dealt
help-rules-does = Print the rules of a game by chapters, each clause with its examples; with -o as a sheet with drawings; with --layout, what is dealt and laid out before play begins, with every number.
help-rules-example = example: companion rules schwupps -o schwupps.pdf
help-rules-out = write them there as sheets to print
help-rules-layout = what is dealt and laid out, instead of the clauses
help-rules-players = for so many players (default: for every number that can play)

help-print = make sheets to print
help-print-does = Write a PDF to be printed at true size: a deck of our own drawing, or the board by which the camera finds the table.
help-print-example = example: companion print up -o cards.pdf --players 4 --paper letter
help-print-players = only the cards that so many players need (default: the whole deck)
help-print-codes = print a small code on both long edges of each card, for a camera that sees little

help-say = say a sentence aloud
help-say-does = Say a text with the voice that speaks at the table, or write it as a sound file: so you hear how a name is said, and whether the loudspeaker works.
help-say-example = example: companion say "Kim, your turn" --lang en -o kim.wav
help-say-text = what is to be said
help-say-out = write it there as sound instead of saying it

help-calibrate = find the table
help-calibrate-does = Find the printed board (companion print board) in the middle of the table, and keep where the table lies. On the screen the table's corners can be touched instead.
help-calibrate-example = example: companion calibrate --camera usb:0
help-calibrate-camera = picamera2, usb, usb:N, /dev/v4l/by-id/..., or a video, picture or folder
help-calibrate-seconds = how long to look (default: { $usual })

help-doctor = say what works on this machine
help-doctor-does = Look at all that an evening needs (camera, buttons, screen, sound, disk, settings and more), and say what works, and what to do about the rest.
help-doctor-example = example: companion doctor --json
help-doctor-try = light each lamp of the settings for a second, then name each push button as it is pressed, within N seconds ({ $usual })

refused-see-help = { $command }: { $what } (see { $command } --help)
version-unknown = Which version this is cannot be told: the companion is not installed; run `make run`.
unfit-place-empty = the name of a file or folder is empty
unfit-folder = { $folder } can be no folder: { $why }
unfit-folder-file = { $folder } is a file; name a folder
unfit-camera-empty = the name of the camera is empty; leave the option out, or name one
unfit-pace = must be { $machines }, or two numbers such as 2.5/5 of which each is more than 0 and at most { $most }, not { $given }
unfit-fault = must be the name of a fault, alone or with :mild or :strong, not { $given }; --fault list tells them
unfit-number = must be a number from { $least } to { $most }, not { $given }
unfit-whole-number = must be a whole number, not { $given }
unfit-seconds = must be a number of seconds up to { $most }, not { $given }
unfit-name-utf8 = a player's name is not valid UTF-8; write it anew
unfit-name-steers = a player's name holds a control character or a character without a shape
unfit-name-length = a player's name has 1 to { $most } characters
unfit-name-unseen = a player's name holds nothing that can be seen
unfit-names-alike = the names of players must be distinct
unfit-deck-name = { $name } is no name for a deck; use letters, digits and hyphens
unfit-ring = { $ring } does not name the four suits C, D, H, S once each

# What the reader of the command line says by itself; the signs after % stand for what was typed.
argparse-usage = usage:{" "}
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-version = show program's version number and exit
argparse-argument = argument %(argument_name)s: %(message)s
argparse-unrecognized = unrecognized arguments: %s
argparse-required = the following arguments are required: %s
argparse-one-required = one of the arguments %s is required
argparse-not-with = not allowed with argument %s
argparse-takes-none = ignored explicit argument %r
argparse-one = expected one argument
argparse-at-most-one = expected at most one argument
argparse-at-least-one = expected at least one argument
argparse-some = expected %s arguments
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-value = invalid %(type)s value: %(value)r
argparse-command = unknown command %(parser_name)r (choose from %(choices)s)
argparse-unexpected = unexpected option string: %s

# What is dealt and laid out, and a rehearsal's outcome.
rules-title = { $game } for { $players } players: { $cards } cards
rules-player = Player { $number }
rehearsed-same = { $same ->
    [yes] The companion saw what was played.
   *[no] The companion did not see what was played.
}
rehearsed-events = { $events ->
    [one] 1 event
   *[other] { $events } events
}: { $right } right, { $wrong } wrong, { $missed } missed, { $invented } invented
rehearsed-illegal = Illegal plays: { $right } of { $events } seen
rehearsed-questions = Questions: { $questions } of the eye, { $asked } of the rules
rehearsed-skipped = Left out, as { $reason ->
    [invalid] it is no play of this game
    [ask] it is only a question
    [hidden] hidden cards decide it
    [impossible] things cannot lie so
   *[invisible] nothing would be seen or heard of it
}: { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
rehearsed-watched = Watched: { $frames } frames, { $watched } s at the table in { $wall } s
rehearsed-latency = From the hand's leaving to the ruling: usually { $usual } ms, in 95 of 100 cases { $slow } ms at most
rehearsed-difference = First difference, line { $line }: played { $expected }, seen { $seen }
rehearsed-difference-invented = First difference: nothing was played, seen was { $seen }
rehearsed-nothing = nothing
rehearsed-teaching = The cards of edition { $edition } are taught first
rehearsed-taught = Taught with { $pictures } pictures in { $seconds } s at the table
compared-place = Line { $line }: played { $expected }, seen { $seen }{ $film ->
    [yes] {""}
   *[other] {" "}(line { $at })
}
compared-invented = Nothing was played, seen { $seen }{ $film ->
    [yes] {""}
   *[other] {" "}(line { $at })
}
compared-more = { $count ->
    [one] and one more difference
   *[other] and { $count } more differences
}
compared-end = In the end the game does not stand as it was played.
compared-unread = Of { $file } { $count ->
    [one] line { $lines } is
   *[other] lines { $lines } are
} left out, as that is no play of this game.
