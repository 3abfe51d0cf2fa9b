"""The list of mutants fits the source: each can still be made, whatever was moved or renamed."""

from pathlib import Path

import pytest

from .prove import MUTANTS, ROOT, read_mutants


@pytest.mark.parametrize("file", MUTANTS, ids=lambda file: file.stem)
def test_every_mutant_can_be_made(file: Path) -> None:
    mutants = read_mutants(file)
    assert mutants
    assert [problem for mutant in mutants if (problem := mutant.problem(ROOT / "src"))] == []
