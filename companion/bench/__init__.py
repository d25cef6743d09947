"""Measurements: how fast the companion is on this machine. ``python -m companion.bench``."""

from companion.machine.cores import leave_others_free

leave_others_free()  # as in the commands; work of waiting threads would be measured, too
