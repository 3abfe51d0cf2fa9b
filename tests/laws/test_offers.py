"""Following the offers reaches exactly the legal whole acts.

What the tree says is legal, word for word; what is legal is in the tree or fits a form; and a form that is
filled in is legal or refused, but never misunderstood.
"""

import os
from itertools import islice
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given

from laws.following import NO_ACT, Form, acts_of, at_rest, forms_of, is_whole_act, whole_acts
from laws.play import choose, do, is_over
from laws.tables import COMPILED, Table, law, tables
from laws.test_many_games import Moment
from laws.toy import Toy
from stammtisch.base.bits import Dice
from stammtisch.base.errors import Refused
from stammtisch.games.catalogue import GAMES
from stammtisch.games.game import SPECTATOR, Game
from stammtisch.games.position import Position
from stammtisch.players import wits

ALL_GAMES: Final[tuple[Game[Any, Any], ...]] = (*GAMES.values(), Toy())
HOW_MANY: Final = int(os.environ.get("TEST_STAMMTISCH_POSITIONS", 6000 if COMPILED else 240))
"""Positions of each game; 100,000 with `make prove`."""
PARTS: Final = 8
"""So that several processes can share the work."""
OFTEN: Final = {"double": 3, "grass": 5, "gress": 7}
"""One moment in so many is looked at."""
BUDGET: Final = 150
"""So many whole acts are tried for each seat at a moment, about."""
FEW: Final = 40
"""Forms with no more fillings than this are filled in every way, others in some."""
SOME: Final = 6
CHECKED_WHEN_SENT: Final = ("grass.classic:deal.3", "grass.classic:deal.9")
"""The rules by which a form that is filled in may be refused: all others its blanks respect."""
WAVED_OFF: Final = ("takeback", "stop")
"""Acts of an official Gress table that are done or refused for reasons that its offers must not tell."""


def offers_are_the_legal_acts(game: Game[Any, Any], moment: Position, seat: int, dice: Dice) -> None:
    position, offers = at_rest(moment, seat), game.offers(moment, seat)
    assert msgspec.json.decode(msgspec.json.encode(offers)) == offers
    if game.unfinished(position, seat):
        assert offers == {}
        return
    told, forms = list(acts_of(offers)) if offers else [], list(forms_of(offers))
    assert len(set(told)) == len(told)
    for text in told:
        assert is_whole_act(game, position, seat, text), text
        assert text in WAVED_OFF or not refused_by(game, position, seat, text), text
    for form in forms:
        a_form_is_legal_or_refused(game, position, seat, form, dice)
    reached = {game.read_act(text) for text in told}
    for steps in whole_acts(game, position, seat, dice, BUDGET):
        text = game.write_act(steps)
        assert (steps in reached) + sum(form.fits(text) for form in forms) == (text[:5] != NO_ACT), text
        if steps in reached:
            assert game.as_offered(position, steps) in told, text


def refused_by(game: Game[Any, Any], position: Position, seat: int, text: str) -> str:
    """The rule that refuses an act when it is sent, empty if it is done; one that is misunderstood is an
    error."""
    try:
        game.perform(position.copy(), seat, text)
    except Refused as refused:
        return refused.rule
    return ""


def a_form_is_legal_or_refused(
    game: Game[Any, Any], position: Position, seat: int, form: Form, dice: Dice
) -> None:
    texts = list(islice(form.every_filling(), FEW + 1))
    assert texts
    exhausted = len(texts) <= FEW
    if not exhausted:
        texts = texts[:SOME] + [form.some_filling(dice) for number in range(SOME)]
    legal: set[str] = set()
    for text in texts:
        assert form.fits(text), text
        rule = refused_by(game, position, seat, text)
        assert (not rule) == is_whole_act(game, position, seat, text), text
        if rule:
            assert rule in CHECKED_WHEN_SENT, text
        else:
            legal.add(text)
    if exhausted:
        assert {word for text in legal for word in text.split()} == form.words()


@pytest.mark.proof("offers")
@law(90)
@given(tables(ALL_GAMES))
def test_following_the_offers_reaches_the_legal_acts(table: Table) -> None:
    for seat in range(table.players):
        offers_are_the_legal_acts(table.game, table.position, seat, table.dice)
    assert table.game.offers(table.position, SPECTATOR) == {}


@pytest.mark.proof("offers-from-the-view")
@law(60)
@given(tables(ALL_GAMES))
def test_offers_follow_from_what_a_seat_sees(table: Table) -> None:
    """Hidden cards dealt anew, or imagined from the view alone, change nothing."""
    for seat in range(table.players):
        offers = table.game.offers(table.position, seat)
        redealt = table.position.copy()
        redealt.redeal(seat, table.dice)
        assert table.game.offers(redealt, seat) == offers
        view = table.game.view(table.position, seat)
        assert table.game.offers(table.game.imagine(view, table.dice), seat) == offers


@pytest.mark.proof("offers-from-the-view")
@law(60)
@given(tables([GAMES["gress"]]))
def test_official_offers_do_not_tell_right_from_wrong(table: Table) -> None:
    """The same table where every card laid was as wrong as it was right."""
    data = table.data()
    plays = [play | {"lawful": not play.get("lawful", True)} for play in data["plays"]]
    other = table.read(data | {"plays": plays})
    for seat in range(table.players):
        assert table.game.offers(other, seat) == table.game.offers(table.position, seat)


@pytest.mark.proof("offers")
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", OFTEN)
def test_offers_of_many_positions(name: str, part: int) -> None:
    """Games with more or less sense, for much that is rare at random."""
    seed, looked_at = part, 0
    while looked_at * PARTS < HOW_MANY:
        dice = Dice(seed)
        position = Moment(GAMES[name], dice).position
        sense = int(dice.below(4))
        while not is_over(position):
            if dice.below(OFTEN[name]) == 0 and position.actors():
                offers_are_the_legal_acts(GAMES[name], position, int(dice.member(position.actors())), dice)
                looked_at += 1
            if position.actor >= 0 and dice.below(4) < sense:
                position.apply(position.actor, wits.of(name).judge.sensible(position, dice))
            else:
                move = choose(position, dice)
                assert move is not None
                do(position, move)
        seed += PARTS
