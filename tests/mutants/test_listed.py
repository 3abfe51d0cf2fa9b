"""The lists of mutants fit the source: each can still be made, whatever was moved or renamed."""

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from .listed import LISTS, Workshop, read_mutants

workshop = cache(Workshop)


@pytest.mark.parametrize("file", LISTS, ids=lambda file: file.stem)
def test_every_mutant_can_be_made(file: Path) -> None:
    mutants = read_mutants(file)
    assert mutants
    assert all(mutant.breaks for mutant in mutants)
    problems = [problem for mutant in mutants if (problem := workshop().problem(mutant))]
    assert not problems, "\n" + "\n".join(problems)


def test_no_mutant_is_listed_twice() -> None:
    times = Counter(mutant.id for file in LISTS for mutant in read_mutants(file))
    assert [one for one, count in times.items() if count > 1] == []
