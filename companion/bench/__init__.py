"""Measurements: how fast the companion is on this machine. ``python -m companion.bench``."""

import os

# As in the commands: numpy's own threads spin while they wait, and would count as work.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
