# What is wrong with the owner’s files, and what to do.

trouble-settings-unread = The settings { $file } cannot be read ({ $why }); mend the file or delete it.
trouble-settings-not-utf8 = The settings { $file } cannot be read (they are not written in UTF-8); mend the file or delete it.
trouble-settings-too-deep = The settings { $file } cannot be read (too many brackets in each other); mend the file or delete it.
trouble-settings-too-long = The settings { $file } cannot be read (a number in them is far too long); mend the file or delete it.
trouble-settings-unwritten = The settings { $file } cannot be written ({ $why }).
trouble-settings-unknown = The settings { $file } hold "{ $name }", which is no setting; delete that line.
trouble-settings-pin-shared = The settings { $file } give GPIO { $pin } to a button and to a lamp; choose another.
trouble-settings-pin-of-none = The settings { $file }: "{ $held }" of "{ $name }" names GPIO { $pin }, on which there is no button.
trouble-settings-one-of = The settings { $file }: "{ $name }" must be one of { $choices }.
trouble-settings-camera = The settings { $file }: "{ $name }" must be a camera’s name in quotation marks.
trouble-settings-yes-or-no = The settings { $file }: "{ $name }" must be true or false.
trouble-settings-seconds = The settings { $file }: "{ $name }" must be a number of seconds from 10 to 3600, or 0 for never.
trouble-settings-evenings = The settings { $file }: "{ $name }" must be a number of evenings from 0 to 9999, or "all".
trouble-settings-size = The settings { $file }: "{ $name }" must be width and height in millimetres, each from 300 to 3000.
trouble-settings-decks = The settings { $file }: "{ $name }" must be a table of games and deck names.
trouble-settings-holds = The settings { $file }: "{ $name }" holds "{ $held }"; there are only { $choices }.
trouble-settings-names = The settings { $file }: "{ $name }" must be a table of names and how they are said, each in 1 to { $most } characters.
trouble-settings-pins = The settings { $file }: "{ $name }" must be a table of { $kind ->
    [lamp] lamp
   *[button] button
} names and GPIO numbers.
trouble-settings-pin = The settings { $file }: "{ $name }" holds "{ $held }", which must be a GPIO number or a list of them.
trouble-settings-wired = The settings { $file }: { $what }
trouble-journal-unopened = The journal { $file } cannot be opened ({ $why }); check the folder’s rights and the space.
trouble-journal-in-use = The journal { $file } is in use by another program; close that, and try again.
trouble-journal-newer = The journal { $file } was written by a newer version of the companion; update this one.
trouble-journal-foreign = The journal { $file } is the file of another program; move it away, and a new journal is begun.
trouble-journal-unread = The journal { $file } cannot be read ({ $why }).
trouble-journal-unwritten = The journal { $file } cannot be written ({ $why }); make room on the disk, nothing is lost.
trouble-journal-gone-on = Another program has gone on with this evening in the journal { $file }; play on there, or close it and start this one again.
trouble-journal-rescued = The journal { $file } was damaged: { $saved ->
    [one] one entry was
   *[other] { $saved } entries were
} saved into a new one, and the damaged file is kept as { $damaged }.
trouble-journal-full = The disk is full: the journal { $file } cannot be written. Make room on it; everything that was ruled on is kept.
trouble-journal-read-only = The journal { $file } cannot be written: the disk or the folder is read-only. Mend that; everything that was ruled on is kept.
trouble-journal-locked = Another program holds the journal { $file }; close that one, and this one goes on.
trouble-journal-no-file = In place of the journal { $file } lies a folder, a pipe or the like; move it away, and a new journal is begun.
trouble-journal-empty = The journal { $file } is empty: whatever was in it is gone. Put a copy of it back if you have one.
trouble-journal-nothing = Nothing can be read of the journal { $file }: it is damaged all over, or the file of another program.
trouble-journal-in-parts = The journal { $file } is damaged: { $saved ->
    [one] one entry
   *[other] { $saved } entries
} can be read and are told, and the file is left as it is.
trouble-journal-was-empty = The journal { $file } was empty: a new one is begun, and the empty file is kept as { $aside }.
trouble-journal-cut = What was written last into the journal { $file } was not finished, or is damaged; see whether the last play is there.
trouble-journal-gone = The journal { $file } is gone, damaged or another file than it was; start the companion again.
trouble-journal-vanished = The journal { $file } was deleted while it was in use; everything that was in it is written into a new one.
trouble-journal-replaced = The journal { $file } was damaged or replaced while it was in use; everything that was ruled on is written into a new one, and what lay there is kept as { $aside }.
trouble-journal-rescued-partly = The journal { $file } was damaged: { $saved ->
    [one] one entry was
   *[other] { $saved } entries were
} saved into a new one, { $lost ->
    [one] one
   *[other] { $lost }
} cannot be read, and the damaged file is kept as { $damaged }.
trouble-evening-not-whole = Evening { $number } is not whole: { $what }.
trouble-games-astray = { $count ->
    [one] Game { $games } in { $file } cannot be read, nor to which evening it belongs
   *[other] The games { $games } in { $file } cannot be read, nor to which evenings they belong
}.
trouble-seats-unread = Where people sit could not be read; they sit as usual, or say it again.
trouble-table-damaged = Where the table lay in this evening could not be read; it is found anew.
unread-game = who plays game { $game }, and what, cannot be read
unread-both = { $first }; { $last }
unread-home = that game { $game } belongs to it is known by its time alone
unread-games = who plays what cannot be read
unread-entries = { $count ->
    [one] entry { $entries } cannot be read, and what came later is told without it
   *[other] the entries { $entries } cannot be read, and what came later is told without them
}
unread-parts = { $count ->
    [one] of entry { $entries } the play is there, but not when, how or with which verdict it was told
   *[other] of the entries { $entries } the plays are there, but not when, how or with which verdict they were told
}
unread-edits = { $count ->
    [one] a change of scores cannot be read, and the totals are without it
   *[other] { $count } changes of scores cannot be read, and the totals are without them
}
unread-start = when it began cannot be read
trouble-evening-damaged = Evening { $number } cannot be replayed: what { $file } holds of it is damaged.
trouble-evenings-damaged = Evenings { $numbers } cannot be replayed: what { $file } holds of them is damaged.
trouble-evening-not-resumed = Evening { $number } cannot go on: { $what }. It is set aside, `companion replay { $number }` tells what of it is whole, and a new one can begin.
trouble-evening-ruled-otherwise = { $count ->
    [one] One play of this game is ruled on otherwise than when it was told
   *[other] { $count } plays of this game are ruled on otherwise than when they were told
}; check position and scores, and put right what is wrong.
trouble-tables-unread = The tables { $file } cannot be read; delete the file and calibrate again.
trouble-tables-unwritten = The tables { $file } cannot be written: { $why }.
trouble-tables-not-put-aside = The tables { $file } cannot be put aside: { $why }.
trouble-tables-put-aside = The tables { $file } could not be read and are kept as { $aside }; the table is found anew.
trouble-table-unread = Where the table lies before { $camera } cannot be read; the table is found anew.
trouble-table-other-section = The camera shows another part of the table than when it was known last: the table is found anew, lay the calibration board down or touch its corners.
trouble-not-directed = --direct needs a window and the simulated table: leave it out, or give --camera simulated on a machine with a display.
trouble-nothing-watched = No camera watches, no push button is used, and without a window no play can be told: say which camera with --camera, or play in a window.
trouble-evening-none = The journal { $file } holds no evening yet; play one first.
trouble-evening-unknown = There is no evening { $number }; the journal holds { $held ->
    [one] evening { $first } alone
    [gapless] evenings { $first } to { $last }
   *[some] evenings { $first } to { $last }, some missing
}.
trouble-evening-empty = In evening { $number } no game was begun; there is nothing to write.
trouble-case-unkept = The misread play cannot be kept in { $folder }: { $why }.
trouble-cases-undeleted = The misread plays in { $folder } cannot be deleted: { $why }.
trouble-file-unread = { $file } cannot be read: { $why }.
trouble-file-unwritten = { $file } cannot be written: { $why }.
trouble-file-there = { $file } is there already; name another place, or replace it with --force.
trouble-file-among-pictures = { $file } is there already, among the pictures; name another folder.
trouble-folder-file = { $folder } is a file; move it away, or name a folder.
trouble-folder-unmade = The folder { $folder } cannot be made: { $why }.
trouble-folder-gone = The folder { $folder } is gone: { $why }.
trouble-disk-full = The disk of { $folder } is almost full: nothing more is recorded.
trouble-picture-too-large = { $file } cannot be written: the picture is too large for a JPEG.
trouble-video-unwritten = The video { $file } cannot be written.
trouble-export-format = { $file } ends with neither .jsonl nor .csv, .webp or .jpg; say which with --format.
trouble-export-no-film = No film is kept of evening { $number }; the page “Best moments” of a game makes one.
trouble-export-no-picture = No picture of a game's end is kept of evening { $number }; the page “Best moments” takes one.
trouble-record-unread = The record { $file } cannot be read: { $why }.
trouble-record-none = { $file } is no table record: { $why }
trouble-record-unwritten = The record { $file } cannot be written: { $why }.
trouble-record-place = The record { $file } cannot be written; name a file in a folder of your own.
trouble-record-taken = { $file } is there already and no table record; name another place for the record.
trouble-record-same = { $file } is the record to act out; name another place with --out.
trouble-record-other-game = { $file } is not of the same game as { $other }: { $what }.
other-game = { $seen } was seen, { $played } was played
other-players = seen were { $seen }, played have { $played }
other-options = the options are others
trouble-compare-alone = With { $file } the record of what was played must be named; only the folder of a recorded evening has its own.
trouble-record-other = The evening that was left off is not that of { $file }: name its record, or leave --resume out to begin anew.
trouble-record-other-line = From line { $line } on { $file } is not what was acted out in the evening that was left off: name its record, or leave --resume out to begin anew.
trouble-edition-game = No editions of Up & Down are drawn, since any poker deck will do; name a folder of faces.
trouble-edition-nowhere = There is no folder { $folder } with an edition’s faces; name one, or a number from 0 on.
trouble-edition-empty = The folder { $folder } holds no faces; their pictures must be called CODE.png or CODE.jpg.
trouble-edition-foreign = { $file } is called after no card of this game; an edition’s pictures are called CODE.png, or back.png.
trouble-edition-missing = The folder { $folder } lacks { $count ->
    [one] one face, { $card }.png.
   *[other] { $count } faces, { $card }.png first.
 }
trouble-edition-many = The folder { $folder } holds { $count } pictures, and no more than { $most } can be taught.
trouble-edition-shape = The pictures in { $folder } are no faces: a card stands upright and is half to nine tenths as wide as high.
trouble-edition-lesson = The lesson did not take the card { $card }, whatever was tried; another --seed is another table.
trouble-recording-there = The folder { $folder } holds a recording already; name an empty one.
trouble-recording-full = The folder { $folder } holds { $name } already; name an empty one.
trouble-recording-unread = The recording { $file } cannot be read: { $why }.
trouble-recording-empty = The recording { $file } is empty; its first line must say who plays what.
trouble-recording-line = Line { $line } of { $file } cannot be read: { $why }.
trouble-recording-frame = Line { $line } of { $file } cannot be read. { $what }
trouble-recording-cut = The video { $file } ends early: from second { $time } on nothing is there to be watched.
trouble-frames-unwritten = The frames cannot be written to { $folder }: { $why }.
trouble-frame-unpacked = The frame { $name } cannot be written to { $folder }.
trouble-sheets-unknown = There are no sheets "{ $name }"; there are { $names }.
trouble-sheets-codes = Only decks can bear codes ({ $names }); leave out "--codes".
trouble-sheets-players = How many play matters for decks only ({ $names }); leave out "--players".
trouble-rules-layout = "{ $option }" belongs to what is dealt; add "--layout", or leave it out.
trouble-rules-sheet = The sheet holds the rules; leave out "--layout" or "-o".
trouble-rules-option = { $game } has no option "{ $option }"; leave it out.
trouble-sheets-unwritten = The sheets cannot be written to { $file }: { $why }.
trouble-window-none = No window can be opened ({ $why }); add --headless to go without.
trouble-window-unseen = No window can be opened: neither a desktop nor a graphics card answers; add --headless to go without.
trouble-pygame-classic = The classic pygame stands in the way of pygame-ce; remove it with `pip uninstall pygame`, then run `make clean run`.
