"""Offers as lists of acts, and one more act among them."""

from typing import Any

import pytest

from stammtisch.games.listing import whole_acts, with_act


@pytest.mark.parametrize(
    ("offers", "act", "more"),
    [
        ({}, "end", {"end": True}),
        ({"end": True}, "end", {"end": True}),
        ({"play": ["5H"]}, "play AC", {"play": ["5H", "AC"]}),
        ({"play": ["5H"]}, "play 5H", {"play": ["5H"]}),
        ({"bid": ["0"]}, "play AC", {"bid": ["0"], "play": {"AC": True}}),
        ({"play": ["7H"]}, "play 7H 7C", {"play": {"7H": {".": True, "7C": True}}}),
        ({"swap": ["1", "2"]}, "swap", {"swap": {"1": True, "2": True, ".": True}}),
        ({"play": {"7H": True}}, "play 7H 7C", {"play": {"7H": {".": True, "7C": True}}}),
    ],
)
def test_an_act_is_put_among_the_others(offers: dict[str, Any], act: str, more: dict[str, Any]) -> None:
    before = list(whole_acts(offers))
    assert with_act(offers, act) == more
    assert set(whole_acts(more)) == {*before, act}
    assert list(whole_acts(offers)) == before
