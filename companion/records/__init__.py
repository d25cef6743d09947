"""Table records as files: lines, the header, the rulings on all events, and how they are reported."""

from companion.records.lines import parse, read_lines
from companion.records.notation import notation
from companion.records.record import Record, RuledLine
from companion.records.report import JsonReport, PlainReport

__all__ = [
    "JsonReport",
    "PlainReport",
    "Record",
    "RuledLine",
    "notation",
    "parse",
    "read_lines",
]
