# Safe keeping: evenings, decks and settings in one file, and back again.

backup-saved = Saved as { $file }: { $evenings ->
    [0] no evening
    [one] one evening
   *[other] { $evenings } evenings
}, { $decks ->
    [0] no taught deck
    [one] one taught deck
   *[other] { $decks } taught decks
}{ $settings ->
    [yes] , and the settings
   *[no] { "" }
}. It was read back and is whole.
backup-left-out = Not in the backup are these decks, which cannot be read, are too large, or have a name that not every computer can write: { $names }
backup-not-all = { $count ->
    [one] One entry of the journal cannot be read, and is
   *[other] { $count } entries of the journal cannot be read, and are
} not in the backup; “companion play” saves what can be read into a new journal.
restore-from = { $file }, saved: { $day }
restore-new-evenings = { $count ->
    [one] One evening is new.
   *[other] { $count } evenings are new.
}
restore-other-evenings = { $count ->
    [one] One evening was played on otherwise here; the backup’s comes beside it.
   *[other] { $count } evenings were played on otherwise here; the backup’s come beside them.
}
restore-evenings-there = { $count ->
    [one] One evening is there already.
   *[other] { $count } evenings are there already.
}
restore-simulated = { $count ->
    [one] One evening of the simulated table comes as well.
   *[other] { $count } evenings of the simulated table come as well.
}
restore-new-people = { $count ->
    [one] Of one person the colour, picture and voice are new.
   *[other] Of { $count } people colours, pictures and voices are new.
}
restore-new-files = New: { $names }.
restore-other-settings = These settings differ: { $names }.
restore-other-files = These differ: { $names }.
restore-forgotten = { $count ->
    [one] One person in it was forgotten here, and stays forgotten.
   *[other] { $count } people in it were forgotten here, and stay forgotten.
}
restore-all-there = All of it is there already.
restore-ask = Bring back what is new? (yes or no)
restore-ask-file = { $file }: replace what is there? (yes or no)
restore-yes = yes
restore-left = Nothing was changed.
restored = Brought back: { $evenings ->
    [0] no evening
    [one] one evening
   *[other] { $evenings } evenings
}, { $files ->
    [0] no file
    [one] one file
   *[other] { $files } files
}.
restored-people = { $count ->
    [one] One person has their colour, picture and voice again.
   *[other] { $count } people have their colours, pictures and voices again.
}
restore-stayed = These differ, and stayed as they were: { $names }.
restore-undone = As before: { $evenings ->
    [0] no evening was
    [one] one evening was
   *[other] { $evenings } evenings were
} taken out again, { $files ->
    [0] no file
    [one] one file
   *[other] { $files } files
} put back.
restore-used-since = { $count ->
    [one] One of what came was used since, and stays as it is.
   *[other] { $count } of what came were used since, and stay as they are.
}
kept-settings = the settings
kept-tables = where the table lies
kept-deck = the deck “{ $name }”
trouble-backup-full = There is no room for { $file }; make room there, or take another stick. Nothing was changed.
trouble-backup-too-large = { $file } would be larger than a file may be there: a stick formatted as FAT takes none of 4 GB. Format it as exFAT, or delete pictures of past evenings.
trouble-backup-read-only = { $file } cannot be written ({ $why }): the stick or the folder is read-only. Take another one; nothing was changed.
trouble-backup-gone = { $file } cannot be written ({ $why }): the stick was pulled out, or it is broken. Plug it in again, and save once more; nothing else was changed.
trouble-backup-unwritten = { $file } cannot be written ({ $why }). Nothing was changed.
trouble-backup-read-back = { $file } is not what was written when it is read back; the stick is broken, take another one. Nothing was saved.
trouble-backup-unread = { $file } cannot be read ({ $why }). Nothing was changed.
trouble-backup-damaged = { $file } is damaged, or only a part of a backup; take another one. Nothing was changed.
trouble-backup-foreign = { $file } is no backup of the tabletop companion.
trouble-backup-newer = { $file } was saved by a newer version of the companion; update this one.
trouble-backup-strange = { $file } holds “{ $name }”, which belongs into no backup. Nothing was changed.
trouble-backup-settings = The settings in { $file } cannot be used: { $what }
trouble-backup-nothing = There is nothing to save in { $folder } yet.
trouble-backup-own = { $file } belongs to the companion itself; name another place for the backup. Nothing was changed.
trouble-evenings-unfit = One of the evenings holds what belongs into no journal.
trouble-backup-part-unread = { $file } cannot be read ({ $why }), and so nothing was saved.
trouble-not-brought-back = { $file } cannot be written ({ $why }). What has come back by then stays; “companion restore --undo” takes it back.
trouble-nothing-to-undo = There is nothing that could be taken back.
trouble-before-unread = What was kept in { $folder } before a backup was brought back cannot be read.
trouble-no-stick = No stick is plugged in; say into which file the backup is to be written.
trouble-sticks = Several sticks are plugged in: { $names }. Say into which file the backup is to be written.

keeping-title = Save and bring back
keeping-way = Save …
keeping-no-stick = Plug a stick in.
keeping-what = Evenings, decks and settings go into one file on it. What lies on it stays.
keeping-stick = Stick: { $name }
keeping-other-stick = Other stick
keeping-save = Save
keeping-save-what = evenings, decks, settings
keeping-bring-back = Bring back
keeping-none = Nothing is saved on this stick yet.
keeping-looks = The stick is being looked at …
keeping-older = Older ones
keeping-of-several = { $day } ({ $number })
keeping-from = Saved on { $name }
keeping-bring = Bring back
keeping-leave = Leave all as it is
keeping-stays = keep what is here
keeping-gives-way = take what was saved
keeping-decks = { $count ->
    [one] one deck
   *[other] { $count } decks
}
keeping-saving = Saving … Leave the stick in.
keeping-reading = Reading … Leave the stick in.
keeping-bringing = Bringing back …
keeping-saved = Saved
keeping-take-out = The stick can be taken out.
keeping-brought = Brought back
keeping-undone = As it was before
keeping-not-done = That did not work
keeping-undo = Undo “{ keeping-bring-back }”
keeping-more = More
keeping-done = Done
told-stick = A stick was plugged in: “{ keeping-way }” in the settings saves evenings, decks and settings on it.
