# What is wrong with the owner’s files, and what to do.

trouble-settings-unread = The settings { $file } cannot be read ({ $why }); mend the file or delete it.
trouble-settings-not-utf8 = The settings { $file } cannot be read (they are not written in UTF-8); mend the file or delete it.
trouble-settings-too-deep = The settings { $file } cannot be read (too many brackets in each other); mend the file or delete it.
trouble-settings-too-long = The settings { $file } cannot be read (a number in them is far too long); mend the file or delete it.
trouble-settings-unwritten = The settings { $file } cannot be written ({ $why }).
trouble-settings-unknown = The settings { $file } hold "{ $name }", which is no setting; delete that line.
trouble-settings-pin-shared = The settings { $file } give GPIO { $pin } to a button and to a lamp; choose another.
trouble-settings-one-of = The settings { $file }: "{ $name }" must be one of { $choices }.
trouble-settings-camera = The settings { $file }: "{ $name }" must be a camera’s name in quotation marks.
trouble-settings-yes-or-no = The settings { $file }: "{ $name }" must be true or false.
trouble-settings-seconds = The settings { $file }: "{ $name }" must be a number of seconds from 10 to 3600, or 0 for never.
trouble-settings-size = The settings { $file }: "{ $name }" must be width and height in millimetres, each from 300 to 3000.
trouble-settings-decks = The settings { $file }: "{ $name }" must be a table of games and deck names.
trouble-settings-holds = The settings { $file }: "{ $name }" holds "{ $held }"; there are only { $choices }.
trouble-settings-pins = The settings { $file }: "{ $name }" must be a table of { $kind ->
    [lamp] lamp
   *[button] button
} names and GPIO numbers.
trouble-settings-pin = The settings { $file }: "{ $name }" holds "{ $held }", which must be a GPIO number or a list of them.
trouble-journal-unopened = The journal { $file } cannot be opened ({ $why }); check the folder’s rights and the space.
trouble-journal-in-use = The journal { $file } is in use by another program; close that, and try again.
trouble-journal-newer = The journal { $file } was written by a newer version of the companion; update this one.
trouble-journal-foreign = The journal { $file } is the file of another program; move it away, and a new journal is begun.
trouble-journal-unread = The journal { $file } cannot be read ({ $why }).
trouble-journal-unwritten = The journal { $file } cannot be written ({ $why }); make room on the disk, nothing is lost.
trouble-journal-game-damaged = Game { $game } in the journal { $file } is damaged; set the file aside to begin a new one.
trouble-journal-rescued = The journal { $file } was damaged: { $saved } entries were saved into a new one, and the damaged file is kept as { $damaged }.
trouble-evening-damaged = Evening { $number } cannot be replayed: what { $file } holds of it is damaged.
trouble-evenings-damaged = Evenings { $numbers } cannot be replayed: what { $file } holds of them is damaged.
trouble-evening-not-resumed = Evening { $number } cannot be resumed: what { $file } holds of it is damaged; begin a new one by naming its game and players.
trouble-tables-unread = The tables { $file } cannot be read; delete the file and calibrate again.
trouble-tables-unwritten = The tables { $file } cannot be written: { $why }.
trouble-tables-not-put-aside = The tables { $file } cannot be put aside: { $why }.
trouble-tables-put-aside = The tables { $file } could not be read and are kept as { $aside }; the table is found anew.
trouble-table-unread = Where the table lies before { $camera } cannot be read; the table is found anew.
trouble-not-directed = --direct needs a window and the simulated table: leave it out, or give --camera simulated on a machine with a display.
