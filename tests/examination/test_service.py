"""Which unit runs, and why the program stopped last, by systemd and by what the program noted itself."""

from __future__ import annotations

import pytest

from companion.examination.service import COMMAND, examine_service
from companion.machine.findings import Health
from companion.machine.program_log import BEGINS, CRASHED, ENDS, MISTAKE, keep_traceback, kept_log, note
from companion.texts import texts

UNIT = "tabletop-companion.service"
GOES_ON = 900
"""The number of a process that is there; all others have gone."""


def shown(**values) -> str:
    """What ``systemctl show`` says of the unit."""
    usual = {
        "LoadState": "loaded", "ActiveState": "active", "UnitFileState": "enabled", "Result": "success",
        "NRestarts": "0", "ExecMainStatus": "0",
    }  # fmt: skip
    return "".join(f"{name}={value}\n" for name, value in {**usual, **values}.items())


NOT_FOUND = shown(LoadState="not-found", ActiveState="inactive", UnitFileState="")


@pytest.fixture
def log(tmp_path):
    return tmp_path / "companion.log"


def write(log, *runs) -> None:
    """Runs as the program notes them: the number of the process, and its lines."""
    with log.open("a") as file:
        for process, *lines in runs:
            for line in lines:
                file.write(f"2026-11-29 20:00:00,000 [{process}] {line}\n")


def found(log, said):
    finding = examine_service(
        log, lambda command: said if command == COMMAND else None, lambda pid: pid == GOES_ON
    )
    remedy = None if finding.remedy is None else texts("en").reason(finding.remedy)
    return finding.health, texts("en").reason(finding.what), remedy


END = ENDS.format(status=0)

STOPS = [
    ([(1, BEGINS, END)], "people ended it"),
    ([(1, BEGINS, ENDS.format(status=80))], "people ended it"),
    ([(1, BEGINS, MISTAKE)], "it was ended by a mistake in the program, which companion.log has"),
    ([(1, BEGINS)], "it was ended from outside: the power was cut, or it hung"),
    ([(1, BEGINS), (GOES_ON, CRASHED)], "it was ended from outside: the power was cut, or it hung"),
    ([(1, BEGINS, "No such camera.", ENDS.format(status=2))], "it ended and said: No such camera."),
    ([(1, BEGINS, ENDS.format(status=1))], "nothing was noted"),
    ([], "nothing was noted"),
    ([(1, BEGINS, MISTAKE), (2, BEGINS, END)], "people ended it"),
]


@pytest.mark.parametrize(("runs", "said"), STOPS)
def test_a_unit_that_runs_is_told_with_why_the_run_before_stopped(log, runs, said):
    write(log, *runs, (GOES_ON, BEGINS))
    assert found(log, shown()) == (Health.WORKS, f"{UNIT} runs; last time: {said}", None)


def test_a_crash_is_told_by_what_the_next_run_found(log):
    write(log, (1, BEGINS), (GOES_ON, BEGINS, CRASHED))
    assert found(log, shown())[1].endswith("it crashed; companion.log has where")


def test_a_run_that_is_over_is_told_though_another_process_has_its_number_now(log):
    write(log, (GOES_ON, BEGINS, END))
    assert found(log, shown())[1].endswith("people ended it")


def test_a_unit_that_was_started_again_is_told_with_where_to_look(log):
    write(log, (1, BEGINS, MISTAKE), (GOES_ON, BEGINS))
    health, said, remedy = found(log, shown(NRestarts="3"))
    assert health is Health.MISSING
    assert said.startswith(
        f"{UNIT} runs, and was started again 3 times; last time: it was ended by a mistake"
    )
    assert remedy.startswith(f"See `journalctl -u {UNIT}`")


@pytest.mark.parametrize(
    ("result", "said"),
    [
        ("watchdog", "it hung, and was ended"),
        ("oom-kill", "it was ended for want of memory"),
        ("core-dump", "it crashed; companion.log has where"),
        ("exit-code", "it was ended by a mistake in the program, which companion.log has"),
    ],
)
def test_a_unit_that_has_failed_is_broken(log, result, said):
    write(log, (1, BEGINS, MISTAKE))
    health, told, remedy = found(log, shown(ActiveState="failed", Result=result))
    assert (health, told) == (Health.BROKEN, f"{UNIT} has failed: {said}")
    assert remedy.startswith("See `journalctl")


def test_a_unit_that_does_not_begin_with_the_machine_is_told_how_it_would(log):
    health, said, remedy = found(log, shown(ActiveState="inactive", UnitFileState="disabled"))
    assert health is Health.MISSING
    assert said == f"{UNIT} does not run now; last time: nothing was noted"
    assert remedy == f"To have it begin with the machine: `sudo systemctl enable --now {UNIT}`."
    assert found(log, shown(ActiveState="inactive"))[2] is None


@pytest.mark.parametrize("said", [None, "", NOT_FOUND, "System has not been booted with systemd\n"])
def test_where_no_unit_begins_it_nothing_is_wrong(log, said):
    health, told, remedy = found(log, said)
    assert (health, remedy) == (Health.WORKS, None)
    assert told == "no service of the system begins it here; last time: nothing was noted"


def test_what_the_program_really_notes_is_understood(log):
    with kept_log(log):
        note(BEGINS)
        keep_traceback(ValueError("a seat too many"), log)
    finding = examine_service(log, lambda _command: shown(), lambda _pid: False)
    assert "a mistake in the program" in texts("en").reason(finding.what)


def test_a_log_of_nonsense_tells_nothing(log):
    log.write_bytes(b"\xff\x00 [x] [12] " * 20_000)
    assert found(log, shown())[1].endswith("nothing was noted")
