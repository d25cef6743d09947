# What may be wrong with the voice.

trouble-voice-slow = { $engine } gave no sound within { $seconds } seconds and was ended; the screen shows the same.
trouble-voice-ended = { $engine } cannot be used: its program ends at once; install it again with `make run`.
trouble-voice-refuses = { $engine } cannot say that: { $why }.
trouble-voice-none = There is no voice for this language: run `make run` again, or `sudo apt install libespeak-ng1`.
trouble-voice-unheard = There is no loudspeaker here; write the sound into a file with -o FILE.wav.
trouble-voice-text = A text to be said has 1 to { $most } characters, at least one of them a letter or a figure.

say-written = { $file } is written: { $seconds } s, spoken by { $engine }.
