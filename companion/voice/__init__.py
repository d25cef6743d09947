"""The caller: what is said aloud at the table, in which order, and what is left unsaid.

    View --calls--> Utterance --queue--> Caller --text--> Speaking (an engine and a loudspeaker)

Nothing here knows which engine that is. Every sentence comes from the texts.
"""

from companion.voice.caller import Caller, Speaking
from companion.voice.utterance import Urgency, Utterance

__all__ = ["Caller", "Speaking", "Urgency", "Utterance"]
