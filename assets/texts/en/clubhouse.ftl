# The club’s screen: tables, standings, who sits where next, calls.

clubhouse-title = Club { $club }
clubhouse-connecting = Connecting …
clubhouse-lost = The connection is lost. Trying again …
clubhouse-over = This address is no longer valid: a new evening has begun. Ask the organiser for the new one.
clubhouse-noscript = This page needs JavaScript, which is switched off in this browser.
clubhouse-refused = This address needs the code that the club’s screen was started with.
clubhouse-sent = Sent.
clubhouse-unsent = That did not get through. Press it again.
clubhouse-too-late = The evening has gone on meanwhile: nothing was done. Press it again.
clubhouse-done = Done.
clubhouse-calls = Referee
clubhouse-tables = Tables
clubhouse-standings = Standings
clubhouse-seating = Who sits where
clubhouse-results = Results
clubhouse-organiser = Organiser
clubhouse-rank = Place
clubhouse-name = Name
clubhouse-points = Points
clubhouse-won = Won
clubhouse-played = Rounds
clubhouse-no-table = No table has come yet.
clubhouse-no-result = No game is over yet.
clubhouse-no-seating = No round has begun yet.
clubhouse-no-standing = Nobody has finished a game yet.
clubhouse-offline = not there
clubhouse-to-move = to move
clubhouse-leads = won
clubhouse-clause = Rule
clubhouse-answer = I am going
clubhouse-answered = A referee is coming
clubhouse-people = Who is there
clubhouse-people-hint = One name on each line.
clubhouse-people-save = These are there
clubhouse-round-begin = Begin the next round
clubhouse-game = Game
clubhouse-any-game = whatever they like
clubhouse-swap = Two change places
clubhouse-swap-one = First
clubhouse-swap-other = Second
clubhouse-swap-do = Change places
clubhouse-scoring = The standings go
clubhouse-by-places = by places at the tables
clubhouse-by-own = by points of { $game }
clubhouse-evening-new = Begin a new evening
clubhouse-evening-sure = Begin a new evening? The standings are empty then, and people who look on need the new address.
clubhouse-correct = Correct
clubhouse-correct-save = This counts
clubhouse-leave-out = Does not count
clubhouse-let-stand = As the table told
clubhouse-find = Find a name
clubhouse-table = Table { $table }
clubhouse-round = Round { $number }
clubhouse-round-of = Round { $number }: { $game }
clubhouse-result = { $number ->
    [0] Table { $table }
   *[other] Round { $number }, table { $table }
}
clubhouse-left-out = does not count
clubhouse-corrected = corrected by the organiser
clubhouse-call = Referee to table { $table }
clubhouse-no-broker = The club’s broker cannot be reached: what is shown may be old.

clubhouse-table-came = Table { $table } is there.
clubhouse-table-went = Table { $table } is not there any more.
clubhouse-wrong-play = Table { $table }: { $why }
clubhouse-reopened = Table { $table } has taken its result back.
clubhouse-result-told = Table { $table }, { $game }: { $scores }. Won by { $winners }.

clubhouse-lost-events = Table { $table } keeps its events { $first } to { $last } no more, so they could not be counted; look whether its results are right.
clubhouse-unfit-message = Table { $table }: { $what }
clubhouse-stream-of-another = It speaks in the name of another table and is left alone; give each table a user of its own at the broker (docs/club.md).
clubhouse-too-many-tables = More than { $most } tables tell of themselves; no other is taken up. Give the broker an access list (docs/club.md), and take away what it keeps of tables that are none.
clubhouse-too-many-games = More than { $most } games have begun in this evening; no other counts until a new evening begins. Look which table tells of so many.
clubhouse-broker-gone = The broker { $broker } cannot be reached; it is tried again and again. Look whether it runs and is on this network.
clubhouse-broker-refuses = The broker { $broker } refuses: { $why }. Look at user and password, and at the broker’s list of who may what.
clubhouse-broker-back = The broker { $broker } is reached again.
clubhouse-page-stopped = The club’s page has failed several times and is no longer served; start the command again. What comes is counted all the same.

clubhouse-unfit-action = That cannot be asked for.
clubhouse-too-many-people = No more than { $most } people can be there.
clubhouse-unfit-name = “{ $given }” can be nobody’s name: { $why }
clubhouse-name-twice = “{ $name }” is there twice; give one of them another name.
clubhouse-nobody-there = Nobody is there yet; enter the names first.
clubhouse-cannot-seat = { $people } people cannot be seated at { $tables ->
    [one] one table
   *[other] { $tables } tables
}: { $least } to { $most } can.
clubhouse-no-such-tables = { $people } people cannot be parted into tables of { $least } to { $most }; choose another game, or let somebody join or sit out.
clubhouse-same-person = Choose two people.
clubhouse-no-round = No round has begun yet.
clubhouse-not-seated = “{ $name }” does not sit at any table of this round.
clubhouse-no-call = That table does not call.
clubhouse-unfit-totals = Everybody needs a whole number.
clubhouse-no-game = There is no such finished game.

trouble-ledger-in-use = Another program counts for this club already, in { $file }; end it first, or give another folder with --data.
trouble-ledger-none = There is no club’s evening yet: { $file } is not there. `companion club --broker …` begins one.
trouble-ledger-no-file = { $file } is a folder, a pipe or a device, and cannot hold a club’s evening; move it away.
trouble-ledger-damaged = The file { $file } of the club’s evenings is damaged; move it away, or bring back a copy. What the tables still keep they send again.
trouble-ledger-foreign = The file { $file } is another program’s; move it away.
trouble-ledger-newer = The file { $file } was written by a newer companion; update this one.
trouble-ledger-unopened = The file { $file } of the club’s evenings cannot be opened: { $why }.
trouble-ledger-unread = The file { $file } of the club’s evenings cannot be read: { $why }.
trouble-ledger-large = The file { $file } of the club’s evenings has { $most } MB, and no more is written there. Look who floods the club’s topics; end the program and put the file elsewhere, then a new one begins. The tables send again what is not counted.
trouble-ledger-unwritten = The file { $file } of the club’s evenings cannot be written: { $why }. Nothing is counted until it can; the tables send it again.
trouble-mosquitto-none = The broker Mosquitto is not installed; install it with “sudo apt-get install mosquitto”.
trouble-mosquitto-ended = The broker Mosquitto cannot be started: { $why }.
trouble-club-export-empty = The club’s evening has no finished game yet.
trouble-club-export-format = The file { $file } must end with .csv (a spreadsheet) or .pdf (a sheet to print).
trouble-club-needs-broker = Give the club’s broker with --broker, as “mqtt://192.168.1.5/club”; or --demo, which needs none.
trouble-club-demo-broker = The demo has a broker of its own: leave out --broker, or --demo to show the club that meets there.
trouble-club-export-shows-nothing = “companion club export” only writes results: leave out { $option }.
trouble-club-only-export = { $option } belongs to “companion club export”, which writes results: put “export” after “club”, or leave it out.
trouble-club-needs-out = Give the file to write with -o, as “results.csv” or “results.pdf”.
trouble-club-simulated-tables = The simulated tables have failed: { $why }.

help-club = the screen of a club's evening
help-club-does = Show a club's evening on one screen: all tables live, standings over tables and rounds, who sits where next, and who calls for a referee. The tables are evenings that were begun with `companion play --club`; all meet at a broker such as Mosquitto. `companion club export -o FILE` writes the results of the evening: for a spreadsheet (.csv), or as a sheet to print (.pdf).
help-club-example = example: companion club --broker mqtt://192.168.1.5/club --web 8080
help-club-export = write the results of the newest evening to the file that -o names
help-club-broker = the broker, and the club's name there; a password is read from COMPANION_CLUB_PASSWORD or a file, see docs/club.md
help-club-web = serve the club's page on the same network, on this port or host and port; the first lines on standard error are the addresses to open: for spectators, then for the organiser (default: tell the evening on the terminal)
help-club-demo = act out an evening of four simulated tables with a broker of its own (Mosquitto), and end it
help-club-out = the file to write: .csv or .pdf
meta-club-broker = mqtt[s]://[USER@]HOST[:PORT]/CLUB

club-sheet-title = A club’s evening: standings
club-sheet-results = Results
club-sheet-page = Page { $page }
club-csv-table = table
club-csv-round = round
club-csv-game = game
club-csv-place = place
club-csv-total = total
club-csv-won = won
club-csv-name = name
club-csv-points = points

clubhouse-sits = Table { $table }: { $names }
clubhouse-demo-over = That was the evening. The page stays until you press Ctrl-C.
clubhouse-demo-stopped = they have ended before the evening was over
