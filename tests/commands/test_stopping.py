"""What ends a command lets it close what is open."""

from __future__ import annotations

import os
import signal

import pytest

from companion.commands.stopping import SIGNALS, stopped_by_signals


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_as_ctrl_c_does(number):
    outside = signal.signal(number, signal.SIG_DFL)  # tests may be run by `nohup`
    try:
        with pytest.raises(KeyboardInterrupt), stopped_by_signals():
            os.kill(os.getpid(), number)
        assert signal.getsignal(number) is signal.SIG_DFL
    finally:
        signal.signal(number, outside)


def test_a_signal_that_is_to_be_left_alone_is_left_alone():
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with stopped_by_signals():
            os.kill(os.getpid(), signal.SIGHUP)
        assert signal.SIGHUP in SIGNALS
    finally:
        signal.signal(signal.SIGHUP, before)
