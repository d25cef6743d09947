"""Sounds are short, soft, different from each other, and never an error."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pygame
import pytest

from hardware.sounds import LOUDNESS, NOTES, RATE, Sounds, has_loudspeaker, wave


@pytest.mark.parametrize("name", NOTES)
def test_a_sound_is_short_and_soft_and_begins_and_ends_in_silence(name):
    samples = wave(NOTES[name])
    assert samples.dtype == np.int16
    assert 0.2 <= len(samples) / RATE <= 0.6
    assert 0.5 * LOUDNESS < np.abs(samples).max() / np.iinfo(np.int16).max <= LOUDNESS
    assert abs(int(samples[0])) < 50
    assert abs(int(samples[-1])) < 50


def test_no_two_sounds_are_alike():
    for one, other in combinations(NOTES, 2):
        a, b = (np.abs(np.fft.rfft(wave(NOTES[name]), RATE)) for name in (one, other))
        assert np.dot(a, b) / np.linalg.norm(a) / np.linalg.norm(b) < 0.95


def test_a_loudspeaker_is_a_card_or_a_server(tmp_path):
    devices = tmp_path / "snd"
    devices.mkdir()
    assert not has_loudspeaker({}, devices)
    assert not has_loudspeaker({"XDG_RUNTIME_DIR": str(tmp_path)}, devices)
    (devices / "pcmC0D0c").touch()
    assert not has_loudspeaker({}, devices), "a microphone only"
    (devices / "pcmC0D0p").touch()
    assert has_loudspeaker({}, devices)
    (tmp_path / "pipewire-0").touch()
    assert has_loudspeaker({"XDG_RUNTIME_DIR": str(tmp_path)}, tmp_path)


def test_every_sound_is_played_without_waiting(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds()
    assert sounds.audible
    for name in NOTES:
        sounds.play(name)
    sounds.close()
    assert not sounds.audible


def test_one_that_is_closed_does_not_silence_another(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    evening, lesson = Sounds(), Sounds()
    lesson.close()
    lesson.close()
    assert pygame.mixer.get_init() is not None
    evening.play("turn")
    evening.close()
    assert pygame.mixer.get_init() is None


def test_without_a_loudspeaker_there_is_silence_and_no_error(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds = Sounds()
    assert not sounds.audible
    sounds.play("turn")
    sounds.close()


def test_the_voice_is_heard_alone_and_can_be_hushed(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds()
    assert not sounds.busy
    sounds.say(np.ones(10 * RATE, np.int16))
    assert sounds.busy
    for name in NOTES:
        sounds.play(name)
    assert [
        number for number in range(pygame.mixer.get_num_channels()) if pygame.mixer.Channel(number).get_busy()
    ] == [0]
    sounds.hush()
    assert not sounds.busy
    sounds.play("turn")
    assert sounds.busy
    sounds.close()
    assert not sounds.busy


def test_a_sentence_takes_the_place_of_the_one_before(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sounds = Sounds()
    sounds.say(np.ones(10 * RATE, np.int16))
    sounds.say(np.ones(RATE, np.int16))
    channel = pygame.mixer.Channel(0)
    assert channel.get_sound().get_length() == pytest.approx(1.0)
    sounds.close()


def test_no_voice_is_no_error_without_a_loudspeaker(monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds = Sounds()
    sounds.say(np.ones(RATE, np.int16))
    sounds.hush()
    assert not sounds.busy
    sounds.close()
