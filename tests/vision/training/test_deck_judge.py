"""The judge of decks is fitted to cards that were taught and read, and the run time weighs as it learned."""

from __future__ import annotations

import numpy as np
import pytest

from tests.vision.training.fonts_here import needs_fonts

torch = pytest.importorskip("torch")

from vision.decks.judge import CONDITIONS, WITNESSES, CardEvidence, weighed  # noqa: E402
from vision.network import Network  # noqa: E402
from vision.training import deck_judge  # noqa: E402
from vision.training.deck_judge import Case, JudgeNetwork, fit_judge, write_judge  # noqa: E402


def case(looks: list[float], leads: list[float], true: int) -> Case:
    conditions = np.zeros(CONDITIONS, np.float32)
    conditions[0] = 1
    codes = tuple("abcdef"[: len(leads)])
    said = np.log(np.array(looks, np.float32))
    return Case(CardEvidence(conditions, codes, said, np.array(leads, np.float32)), true)


def probabilities(network: JudgeNetwork, known: CardEvidence) -> np.ndarray:
    with torch.no_grad():
        (powers,) = network.powers(torch.from_numpy(known.conditions)[None]).numpy()
    return weighed(known, powers)


def test_a_witness_that_is_always_right_is_believed_against_one_that_is_not() -> None:
    cases = [case([0.9, 0.05, 0.05], [-0.5, 0.0], 0), case([0.9, 0.05, 0.05], [0.0, -0.5], 0)] * 20
    cases += [case([0.1, 0.1, 0.8], [0.0, -0.5], 2)] * 10
    network = fit_judge(cases)
    assert probabilities(network, cases[0].known)[0] > 0.9
    assert probabilities(network, cases[-1].known)[-1] > 0.9


def test_cases_with_fewer_codes_than_others_count_alike() -> None:
    few = [case([0.9, 0.05, 0.05], [0.0, -0.5], 0), case([0.2, 0.1, 0.7], [0.0, -0.1], 2)] * 20
    more = [case([0.9, 0.02, 0.02, 0.02, 0.04], [0.0, -0.5, -1.0, -1.0], 0)] * 5
    probability = probabilities(fit_judge([*few, *more]), few[0].known)[0]
    assert probability == pytest.approx(probabilities(fit_judge(few), few[0].known)[0], abs=0.05)


def test_the_file_gives_the_powers_that_were_fitted(tmp_path) -> None:
    torch.manual_seed(2)
    network = JudgeNetwork()
    torch.nn.init.normal_(network.powers.weight)
    write_judge(network, tmp_path / "deck-judge.onnx", {"seed": "1"})
    seen = torch.randn(3, CONDITIONS)
    (powers,) = Network(tmp_path / "deck-judge.onnx", ("powers",)).run(seen.numpy())
    assert powers.shape == (3, WITNESSES)
    assert powers == pytest.approx(network.powers(seen).detach().numpy(), abs=1e-5)


@needs_fonts
def test_cards_that_are_read_know_what_they_are() -> None:
    deck, read = deck_judge.read_deck(1, 2, sizes=(6,), pictures=6)
    cases = list(deck_judge.cases_of(deck, read))
    assert len(read) == 6
    assert {card.known_table for one in read for card in one.cards} == {False, True}
    assert sum(len(one.cards) for one in read) == len(cases)
    named = [one for one in cases if one.true < len(one.known.codes)]
    assert len(named) >= 0.7 * len(cases)
    assert all(one.known.codes[0] in deck.codes for one in cases)
