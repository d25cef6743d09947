import cv2

from companion.bench.faults import main


def test_faults_are_shown_side_by_side(tmp_path, monkeypatch):
    monkeypatch.setattr("companion.bench.faults._SECONDS", 2.0)
    out = tmp_path / "faults.png"
    chosen = [part for name in ("candle", "turned-90") for part in ("--fault", name)]
    assert main([str(out), *chosen, "--strength", "mild"]) == 0
    sheet = cv2.imread(str(out))
    assert sheet.shape[1] > 6 * 480
    assert sheet[30:200, 100:300].std() > 5
