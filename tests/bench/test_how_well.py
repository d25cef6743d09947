from companion.bench.how_well import main


def test_each_measure_is_printed_for_a_fault_and_for_none(capsys):
    assert main(["--tables", "1", "--fault", "out-of-focus"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("no fault, home\n  index ")
    assert "all good\nout-of-focus:strong\n" in said
    assert "sharpness poor 1" in said
