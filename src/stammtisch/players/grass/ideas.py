"""The whole acts that a seat should think about: enough to find a better one, few enough to try them all.

Where one choice is nearly always right, such as to steal the dearest, it is left to the policy. So are the
terms of a deal; only whether to make it is thought about, and what the policy declines is never accepted.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.base.bits import Dice, bit, first, lowest
from stammtisch.games.grass import stages
from stammtisch.games.grass.acts import DECLINE, OFFER, SEATS, SWAP, WASTE
from stammtisch.games.grass.position import GrassPosition
from stammtisch.players.grass.policy import sensible_act

TWINS: Final = bit(3) | bit(5) | bit(19)
"""Mexico, Jamaica and catch a buzz: each is worth exactly what the kind before it is."""


def ideas(position: GrassPosition, seat: i64, dice: Dice) -> list[list[int]]:
    """Whole acts as steps, that of the policy first."""
    acts = position.legal(seat)
    usual = sensible_act(position, seat, acts, dice)
    found = [whole(position, seat, usual, dice)]
    stage = position.stage
    if stage == stages.OFFERED:
        if acts & bit(DECLINE):
            note(found, [DECLINE])
    elif stage == stages.TURN:
        if usual != OFFER:
            acts &= ~bit(OFFER)
        branch(position, seat, without_twins(acts), dice, found)
    elif stage in (stages.WASTING, stages.PASSING, stages.DRAFTING):
        branch(position, seat, without_twins(acts), dice, found)
    elif stage in (stages.TARGETING, stages.SWAPPING_WITH):
        branch(position, seat, acts, dice, found)
    return found


def without_twins(acts: i64) -> i64:
    """Of two kinds that are worth the same one is enough."""
    kinds = acts & first(SEATS)
    return acts & ~(kinds & TWINS & (kinds << 1))


def branch(position: GrassPosition, seat: i64, acts: i64, dice: Dice, found: list[list[int]]) -> None:
    """Each act, with each card to waste and each seat to aim at; further steps as the policy has it."""
    while acts:
        act = lowest(acts)
        acts &= acts - 1
        trial = position.copy()
        trial.make(seat, act)
        begun = [int(act)]
        if trial.stage == stages.SWAPPING:
            own = sensible_act(trial, seat, trial.legal(seat), dice)
            begun.append(int(own))
            trial.make(seat, own)
        if act in (WASTE, SWAP) or trial.stage == stages.TARGETING:
            further = trial.legal(seat)
            if trial.stage == stages.WASTING:
                further = without_twins(further)
            while further:
                step = lowest(further)
                further &= further - 1
                twin = trial.copy()
                twin.make(seat, step)
                note(found, finish(twin, seat, [*begun, int(step)], dice))
        else:
            note(found, finish(trial, seat, begun, dice))


def whole(position: GrassPosition, seat: i64, act: i64, dice: Dice) -> list[int]:
    trial = position.copy()
    trial.make(seat, act)
    return finish(trial, seat, [int(act)], dice)


def finish(trial: GrassPosition, seat: i64, steps: list[int], dice: Dice) -> list[int]:
    """All steps of an act that was begun."""
    while trial.actor == seat and stages.WASTING <= trial.stage <= stages.HAND_GIVING:
        act = sensible_act(trial, seat, trial.legal(seat), dice)
        trial.make(seat, act)
        steps.append(int(act))
    return steps


def note(found: list[list[int]], steps: list[int]) -> None:
    if steps not in found:
        found.append(steps)
