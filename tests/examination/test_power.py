"""Too little power and too much heat are told with what to do; a machine that tells of neither is well."""

from __future__ import annotations

import pytest

from companion.examination.power import examine_power
from companion.machine.findings import Health
from companion.texts import LANGUAGES, texts

STRONG, COOL = "Use the power supply made for this Raspberry Pi", "Give it air"


def hwmon(system, number, name, **values):
    """A hwmon device as the kernel shows it."""
    device = system / "class" / "hwmon" / f"hwmon{number}"
    device.mkdir(parents=True)
    (device / "name").write_text(f"{name}\n")
    for value, text in values.items():
        (device / value).write_text(f"{text}\n")


def nothing_said(_command):
    return None


@pytest.mark.parametrize(
    ("word", "health", "said", "remedy"),
    [
        ("0", Health.WORKS, "the power is steady", None),
        ("1", Health.BROKEN, "the voltage is too low now", STRONG),
        ("50005", Health.BROKEN, "the voltage is too low now", STRONG),
        ("50000", Health.MISSING, "the voltage was too low since the machine was switched on", STRONG),
        ("8", Health.MISSING, "the processor is too hot, and slowed down", COOL),
        ("e0006", Health.MISSING, "the processor is too hot, and slowed down", COOL),
        ("80000", Health.MISSING, "the processor was too hot, and slowed down", COOL),
    ],
)
@pytest.mark.parametrize("by", ["vcgencmd", "the kernel"])
def test_the_word_of_the_firmware_is_told(tmp_path, word, health, said, remedy, by):
    if by == "the kernel":
        file = tmp_path / "devices" / "platform" / "soc" / "soc:firmware" / "get_throttled"
        file.parent.mkdir(parents=True)
        file.write_text(f"{word}\n")
        finding = examine_power(tmp_path, nothing_said)
    else:
        asked = []
        finding = examine_power(tmp_path, lambda command: asked.append(command) or f"throttled=0x{word}\n")
        assert asked == [("vcgencmd", "get_throttled")]
    assert finding.health is health
    assert texts("en").reason(finding.what).startswith(said)
    assert (finding.remedy is None) == (remedy is None)
    assert remedy is None or texts("en").reason(finding.remedy).startswith(remedy)


@pytest.mark.parametrize(
    ("alarm", "millidegrees", "health", "said"),
    [
        (0, 48312, Health.WORKS, "the power is steady, and the processor cool: 48 °C"),
        (1, 48312, Health.BROKEN, "the voltage is too low now"),
        (0, 80000, Health.MISSING, "the processor is too hot, 80 °C, and slowed down"),
        (0, 79900, Health.WORKS, "the power is steady, and the processor cool: 80 °C"),
    ],
)
def test_what_the_kernel_measures_is_told(tmp_path, alarm, millidegrees, health, said):
    hwmon(tmp_path, 0, "other", in0_lcrit_alarm=1, temp1_input=99000)
    hwmon(tmp_path, 1, "cpu_thermal", temp1_input=millidegrees)
    hwmon(tmp_path, 2, "rpi_volt", in0_lcrit_alarm=alarm)
    finding = examine_power(tmp_path, nothing_said)
    assert (finding.health, texts("en").reason(finding.what)) == (health, said)


@pytest.mark.parametrize("said", [None, "", 'error=1 error_msg="Command not registered"', "throttled=zero"])
def test_a_machine_that_tells_nothing_is_well(tmp_path, said):
    hwmon(tmp_path, 0, "coretemp", temp1_input=93000)
    finding = examine_power(tmp_path, lambda _command: said)
    assert finding.health is Health.WORKS
    assert texts("en").reason(finding.what) == "this machine tells nothing of its power"


@pytest.mark.parametrize("broken", ["", "nonsense", "0x"])
def test_what_cannot_be_read_is_passed_over(tmp_path, broken):
    hwmon(tmp_path, 0, "rpi_volt", in0_lcrit_alarm=broken)
    assert examine_power(tmp_path, nothing_said).health is Health.WORKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_is_said_in_every_language(tmp_path, language):
    hwmon(tmp_path, 0, "cpu_thermal", temp1_input=61000)
    finding = examine_power(tmp_path, lambda _command: "throttled=0x50000")
    assert "61" in texts(language).reason(finding.what)
    assert texts(language).reason(finding.remedy)
