# A club's evening: many tables meet at a broker.

unfit-club-address = “{ $given }” is no club's address; give broker and club, as “mqtt://192.168.1.5/club” or “mqtts://table7@broker.local:8883/club”; the club is one word without “/”, “+”, “#” and “$”.
unfit-club-password-shown = “{ $given }” had a password in it, which everybody on this machine could read; leave it out, and put it into the variable COMPANION_CLUB_PASSWORD or into a file (club.password in the settings).
unfit-club-table = “{ $given }” is no name of a table; give 1 to 32 letters without accents, figures, “-” or “_”, as “7”.
trouble-club-file-unread = The file { $file } of the club's settings cannot be read: { $why }. Put it there, or correct [club] in the settings.
trouble-club-file-not-utf8 = The file { $file } with the club's password is no UTF-8 text; write it anew.
trouble-club-authority = The file { $file } holds no certificate (PEM) by which the club's broker could be known; give the one of the authority that signed the broker's, as club.authority in the settings.
unfit-club-message-large = A message “{ $kind }” has more than { $most } KiB and is left alone.
unfit-club-message-json = A message “{ $kind }” is no JSON object in UTF-8 and is left alone.
unfit-club-message-key = A message “{ $kind }” lacks “{ $name }”, or has there what none of its kind has, and is left alone.

club-table = Table { $table }
club-illegal-play = Illegal play
club-to-move = To move

told-club-unreached = The club is not reached; what is played is kept and sent later.
club-hindered-unreached = The broker does not answer ({ $why }). Look whether it runs, and whether this table is on its network.
club-hindered-unknown = The broker does not know this user or this password ({ $why }).
club-hindered-forbidden = The broker does not let this table tell of itself ({ $why }): its user must have the table's name, or the access list say otherwise.
club-hindered-untrusted = The broker's certificate is none that this table knows ({ $why }). Name the club's authority as club.authority in the settings.
club-hindered-no-mqtt = What answers there does not speak MQTT 5 ({ $why }). Look at host and port.

club-way = Club
club-title = The club
club-off = What is played here can go to a club where many tables meet: every ruling, the score and calls for the referee. The game never waits for it. It is off until you switch it on.
club-address = Address of the club
club-address-title = The club’s address: broker and club
club-switch-on = Switch on
club-switch-off = Switch off
club-call = Call the referee
club-withdraw = The referee is called · withdraw
club-place = Table { $table } at { $address }
club-connecting = Connecting …
club-there = Connected: the club follows this table.
club-broker-alone = Connected to the broker; the club’s screen is not there.
club-waiting = { $count ->
    [0] Nothing waits to be sent.
    [one] One event waits to be sent and counted.
   *[other] { $count } events wait to be sent and counted.
}
club-next = Here next
club-next-game = Here next: { $game }
told-club-next = Here next: { $players }.
told-club-stopped = The program that sends to the club has failed several times and is switched off. Switch it on again on the page “Club”.
help-play-club = send what is accepted to a club's broker, such as mqtt://192.168.1.5/club; the password comes from the variable COMPANION_CLUB_PASSWORD or from a file, never from here
meta-club = mqtt[s]://[USER@]HOST[:PORT]/CLUB
trouble-settings-club = In the settings { $file } “{ $name }” must be a table, as [club] with address = "mqtt://192.168.1.5/club".
trouble-settings-club-key = In the settings { $file } “{ $held }” of [{ $name }] must be a text, or true or false for “on” and “home_assistant”.
