"""The program that speaks: text comes in, sound goes out. Nothing of the companion is in its process.

    python speaker.py espeak LIBRARY [DATA]
    python speaker.py piper VOICE.onnx

Each line of standard input is a JSON object with ``text`` and ``language``. The answer on standard output
is a line of JSON, ``{"rate": 22050, "bytes": 4410}``, and so many bytes: samples of 16 bits, one channel,
the lower byte first. ``{"error": "…"}`` alone says why there is none. It ends with its input.

eSpeak NG is asked through its library (speak_lib.h of eSpeak NG 1.52), Piper through its Python package; both
are GPL-3.0-or-later, which is one reason why they run here, apart.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from collections.abc import Callable
from typing import BinaryIO

Speak = Callable[[str, str], tuple[int, bytes]]
"""Text and language in; samples a second, and the samples out."""

SYNCHRONOUS = 2  # AUDIO_OUTPUT_SYNCHRONOUS: the samples are given back before the call ends
UTF8 = 1  # espeakCHARS_UTF8
RATE = 1  # espeakRATE, in words a minute
WORDS_A_MINUTE = 185
"""ESpeak NG's own pace is 175. At this one every ruling takes 2.5 seconds at most in all three languages,
with names of nine letters, too (`python -m companion.bench voice`)."""

CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


def espeak(library: str, data: str | None = None) -> Speak:
    """Speak with eSpeak NG.

    Args:
        library: its shared library.
        data: the folder ``espeak-ng-data``; None where the library knows it.
    """
    engine = ctypes.CDLL(library)
    engine.espeak_Synth.argtypes = [
        *(ctypes.c_char_p, ctypes.c_size_t, ctypes.c_uint, ctypes.c_int, ctypes.c_uint, ctypes.c_uint),
        *(ctypes.c_void_p, ctypes.c_void_p),
    ]
    rate = engine.espeak_Initialize(SYNCHRONOUS, 0, None if data is None else os.fsencode(data), 0)
    if rate <= 0:
        raise OSError("eSpeak NG cannot read its data")
    samples = bytearray()

    def take(wave: int | None, count: int, _events: int | None) -> int:
        if wave and count > 0:
            samples.extend(ctypes.string_at(wave, 2 * count))
        return 0

    callback = CALLBACK(take)  # it must live as long as the library may call it
    engine.espeak_SetSynthCallback(callback)

    def speak(text: str, language: str) -> tuple[int, bytes]:
        samples.clear()
        if engine.espeak_SetVoiceByName(language.encode()):
            raise ValueError(f"eSpeak NG has no voice for {language}")
        engine.espeak_SetParameter(RATE, WORDS_A_MINUTE, 0)  # a voice that is chosen has its own
        # A zero byte would end the text too early.
        written = text.replace("\0", " ").encode()
        if engine.espeak_Synth(written, len(written) + 1, 0, 1, 0, UTF8, None, None):
            raise ValueError("eSpeak NG refuses the text")
        assert callback is not None  # noqa: S101 - kept by this function
        return rate, bytes(samples)

    return speak


def piper(voice: str) -> Speak:
    """Speak with a voice of Piper."""
    # It counts when onnxruntime is imported, which Piper does.
    os.environ["ORT_DISABLE_TELEMETRY"] = "1"
    from piper import PiperVoice

    loaded = PiperVoice.load(voice)

    def speak(text: str, _language: str) -> tuple[int, bytes]:
        chunks = list(loaded.synthesize(text))
        return loaded.config.sample_rate, b"".join(chunk.audio_int16_bytes for chunk in chunks)

    return speak


def serve(speak: Speak, lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer one line after the other until there are no more."""
    for line in lines:
        try:
            asked = json.loads(line)
            rate, samples = speak(asked["text"], asked["language"])
            head: dict[str, int | str] = {"rate": rate, "bytes": len(samples)}
        except Exception as error:  # whatever it is, the next sentence may be spoken all the same
            head, samples = {"error": str(error) or type(error).__name__}, b""
        answers.write(json.dumps(head).encode() + b"\n" + samples)
        answers.flush()


def main(arguments: list[str]) -> int:
    """Open the engine that is asked for and serve; 1 with a line that says why it cannot be opened."""
    # What an engine prints must not come between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        engine, *given = arguments
        speak = espeak(*given) if engine == "espeak" else piper(*given)
    except Exception as error:  # a library of somebody else's, which may be broken in any way
        answers.write(json.dumps({"error": str(error) or type(error).__name__}).encode() + b"\n")
        answers.flush()
        return 1
    serve(speak, sys.stdin.buffer, answers)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
