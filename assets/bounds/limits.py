"""Every bound on what is read from outside. With them no command takes more than 600 MB for any input.

Bytes are counted in millions, as sentences tell them.
"""

from __future__ import annotations

from typing import Final

MEGABYTE: Final = 1_000_000

PICTURE_FILE: Final = 60 * MEGABYTE
"""Bytes of a packed picture; a film that is called a picture would fill the memory."""

PICTURE_PIXELS: Final = 26_000_000
"""Pixels of a picture: 6240 × 4160, twice what cameras above a table give."""

PICTURE_UNPACKED: Final = 110 * MEGABYTE
"""Bytes that a decoder takes beside the picture: the rows of a TIFF, or all of a progressive JPEG."""

PICTURE_PARTS: Final = 200_000
"""Chunks, segments and frames of a picture; a PNG of 100 MB usually has 12 000."""

JPEG_SCANS: Final = 32
"""Times that a progressive JPEG goes over its picture; encoders do so about ten times; each takes time."""

VIDEO_PIXELS: Final = 9_000_000
"""Pixels of a video's frame: 4096 × 2160 and a little more; a decoder keeps many frames."""

VIDEO_MEMORY: Final = 250 * MEGABYTE
"""Bytes that may be taken for the next frame: one may be larger than the video says."""

DECK_FILE: Final = 40 * MEGABYTE
"""Bytes of a deck file: twice what its faces take if they are nothing but noise, with 72 kB each."""

DECK_ENTRIES: Final = 1_000
"""Files in the archive that a deck is."""

DECK_LIST: Final = MEGABYTE
"""Bytes of the list in it, unpacked."""

DECK_FACE: Final = 2 * MEGABYTE
"""Bytes of one of its faces, unpacked from the archive and still a packed picture."""

DECK_FACES: Final = 250
"""Faces of all decks that are looked for at once: a reader keeps some 900 kB of each."""

DECK_SIDE: Final = 2000
"""Pixels of a face's longer side; one that the companion wrote has 264 rows."""

DECK_PIXELS: Final = 20_000_000
"""Pixels of all faces of a deck: 250 of 264 rows, square ones and a little more."""

SETTINGS_FILE: Final = 16_000
"""Bytes of the owner's settings, ten times what they take; libraries need long for long keys and tables."""

TABLES_FILE: Final = 4 * MEGABYTE
"""Bytes of the file of tables; each camera's takes some 40 kB."""

COURSE_FILE: Final = 4 * MEGABYTE
"""Bytes of the list of a lesson."""

COURSE_ENTRIES: Final = 2_000
"""Cards that it names, and pictures."""

RECORD_FILE: Final = 150 * MEGABYTE
"""Bytes of a table record that is ruled on line by line, from a file or from standard input."""

RECORD_LINES: Final = 2_500_000
"""Lines of such a record, blank ones too; the game keeps some 175 bytes of each that is legal."""

RECORD_PASSED: Final = 2_000 * MEGABYTE
"""Bytes of lines that are too long, passed over unread: one line on standard input may never end."""

RECORD_LINE: Final = MEGABYTE
"""Bytes of a record's longest line, without its ``\\n``."""

ACTED_FILE: Final = 2 * MEGABYTE
"""Bytes of a record that is acted out, all of which is kept: some 25 000 events, hours at the table."""

ACTED_KEPT: Final = 4 * ACTED_FILE
"""Bytes of what is kept beside the journal of a rehearsal: the same events, less tightly written."""

RECORDING_FILE: Final = 60 * MEGABYTE
"""Bytes of a recording's index: whole nights."""

RECORDING_LINES: Final = 500_000
"""Lines of it: frames and presses."""

VOICE_FILE: Final = MEGABYTE
"""Bytes of the description beside a voice; Piper's take some 5 kB."""

CLUB_PASSWORD: Final = 4_096
"""Bytes of the file that holds a club's password; MQTT allows 65 535, and nobody types a hundred."""

CLUB_FILE: Final = 4_000 * MEGABYTE
"""Bytes of a club's file: some 600 evenings of ten tables, or six of a thousand."""

BACKUP_ENTRIES: Final = 2_000
"""Files in a backup: two journals, settings, tables, and far more decks than anybody teaches."""

BACKUP_LIST: Final = MEGABYTE
"""Bytes of the list in it, and that are read of it at once: 2 000 lines take some 300 kB."""

BACKUP_UNPACKED: Final = 100
"""Times, and a megabyte more, that a journal may be larger than it is packed. Ten games without a picture are
packed to a quarter, and pictures hardly at all; nothing but zeros is packed to a thousandth."""
