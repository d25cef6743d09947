# Was mit der Stimme nicht stimmen kann.

trouble-voice-slow = { $engine } gab in { $seconds } Sekunden keinen Ton und wurde beendet; der Bildschirm zeigt dasselbe.
trouble-voice-ended = { $engine } ist nicht zu gebrauchen: das Programm endet sofort; mit `make run` neu einrichten.
trouble-voice-refuses = { $engine } kann das nicht sagen: { $why }.
trouble-voice-none = Für diese Sprache gibt es keine Stimme: noch einmal `make run` ausführen, oder `sudo apt install libespeak-ng1`.
trouble-voice-unheard = Hier ist kein Lautsprecher; mit -o DATEI.wav den Ton in eine Datei schreiben.
trouble-voice-text = Ein Text zum Vorlesen hat 1 bis { $most } Zeichen, darunter einen Buchstaben oder eine Ziffer.

say-written = { $file } ist geschrieben: { $seconds } s, gesprochen von { $engine }.
