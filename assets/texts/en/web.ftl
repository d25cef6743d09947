# The second screen: phones, tablets and a television.

web-connecting = Connecting …
web-lost = The connection is lost. Trying again …
web-over = This code is no longer valid. Scan the one that the table’s screen shows now.
web-sent = Sent.
web-unsent = That did not get through. Press it again.
web-too-late = The game has gone on meanwhile: nothing was done.
web-turn = Whose turn
web-ruling = Last ruling
web-table = Table
web-score = Score
web-chart = Score by rounds
web-press = For you
web-clause = Rule
web-nothing-to-press = Nothing to press now.
web-more-answers = More answers
web-to-move = to move
web-tell = Ask and correct
web-which-play = Which of your plays was another one?
web-undo = ‹ Back
web-close = Close
web-withdraw = Take it back
web-wish-asked = The table’s screen now asks everybody whether that is to be put right.
web-wish-granted = The table agrees: it is put right.
web-wish-refused = The table leaves it as it is.
web-wish-expired = Nobody at the table has answered: it stays as it is.
web-wish-busy = The table is being asked about something else. Try again in a moment.
web-wish-paused = The table was asked by you just now. Try again in a minute.
web-no-game = No game has begun yet.
web-noscript = This page needs JavaScript, which is switched off in this browser.
web-refused = This address needs the code that the table’s screen shows.

# What a phone wishes to have put right, as the touchscreen asks it.

wish-title = { $player } asks by phone: was it “{ $now }” and not “{ $was }”?
wish-score = The score becomes: { $changes }
wish-leave = Leave it as it is

phones-way = Phones
phones-title = Phones and second screen
phones-off = Whoever is on the same network can follow the evening on a phone, a tablet or a television, and press for their own seat there. Nothing leaves the house, and no picture is shown. It is off until you switch it on.
phones-switch-on = Switch on
phones-switch-off = Switch off
phones-renew = New codes
phones-spectator = Looking on
phones-connected = { $count ->
    [0] Nobody is connected.
    [one] One device is connected.
   *[other] { $count } devices are connected.
}
phones-by-words = In a browser: { $url }
phones-stopped = The second screen has failed several times and is switched off. Switch it on again on the page “Phones”.

help-play-web = serve the evening to phones, tablets and a television on the same network, on this port, such as 8080, or this host and port, such as 192.168.1.5:8080; the first lines on standard error are the addresses to open
meta-web = [HOST:]PORT
unfit-web-address = “{ $given }” is no address to serve on; give a port, as “8080”, or a host and a port, as “192.168.1.5:8080”.
trouble-web-address = The second screen cannot be served on { $address }: { $why }. Give another port with --web, or end the program that has this one.
