"""How the weights behind `players/grass/prospects.py` are learned: from games of the rule player.

Each sample is the beginning of a turn, and the chance to win that its seat had at the end of the round. A
network with one hidden layer is fitted to them; what is written out is a new `weights.py`.
"""

from array import array
from collections.abc import Iterator
from importlib import import_module
from typing import Annotated, Any, Final

import typer

from stammtisch.base.bits import Dice
from stammtisch.games.grass.game import Grass
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.position import CHANCE, OVER
from stammtisch.players.grass.chances import chances_of
from stammtisch.players.grass.features import FEATURES
from stammtisch.players.grass.judge import GrassJudge
from stammtisch.players.grass.prospects import begins_turn, seen_by
from stammtisch.players.grass.weights import NEURONS

GRASS: Final = Grass()
JUDGE: Final = GrassJudge()
SEATS: Final = (4, 4, 4, 2, 3, 4, 4, 5, 6)
TARGETS: Final = (*(250_000,) * 7, 500_000)
"""Tables of all sizes, and some longer games; mostly the usual ones."""
SELDOM: Final = 5
"""One turn in so many becomes a sample."""
BATCH: Final = 2048
EPOCHS: Final = 12
RATE: Final = 3e-3
FIRST_MEMORY: Final = 0.9
SECOND_MEMORY: Final = 0.999
PER_THOUSAND: Final = 1000
LINE: Final = 110

Sample = tuple[list[float], float]


def samples(edition: str, games: int, dice: Dice) -> Iterator[Sample]:
    for number in range(games):
        players, target = SEATS[number % len(SEATS)], TARGETS[number % len(TARGETS)]
        position = GRASS.start(players, edition, {"target": target})
        while position.actor != OVER:
            yield from round_of(position, dice)


def round_of(position: GrassPosition, dice: Dice) -> Iterator[Sample]:
    """Play one round, and tell afterwards what some of its turns were good for."""
    seen: list[tuple[list[float], int]] = []
    number = position.round
    while position.actor != OVER and position.round == number:
        seat = position.actor
        if seat == CHANCE:
            position.roll(dice)
            continue
        if begins_turn(position, seat) and dice.below(SELDOM) == 0:
            seen.append((seen_by(position, seat), seat))
        position.make(seat, JUDGE.sensible(position, dice))
    came_out = chances_of(position)
    for numbers, seat in seen:
        yield numbers, came_out[seat]


def fit(np: Any, inputs: Any, wanted: Any, seed: int) -> Any:
    """The weights in the order that `prospect` reads them in, by Adam on the cross entropy."""
    rng = np.random.default_rng(seed)
    middle, spread = inputs.mean(0), inputs.std(0) + 1e-3
    scaled = ((inputs - middle) / spread).astype(np.float32)
    first = rng.normal(0, FEATURES**-0.5, (FEATURES, NEURONS))
    weights = [first, np.zeros(NEURONS), rng.normal(0, 0.3, NEURONS), np.full(1, -1.1)]
    weights = [part.astype(np.float32) for part in weights]
    means = [np.zeros_like(part) for part in weights]
    squares = [np.zeros_like(part) for part in weights]
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS)
        order = rng.permutation(len(scaled))
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            slopes = slopes_of(np, weights, scaled[batch], wanted[batch])
            step += 1
            for part, slope, mean, square in zip(weights, slopes, means, squares, strict=True):
                mean += (1 - FIRST_MEMORY) * (slope - mean)
                square += (1 - SECOND_MEMORY) * (slope**2 - square)
                steady = np.sqrt(square / (1 - SECOND_MEMORY**step)) + 1e-8
                part -= rate * mean / (1 - FIRST_MEMORY**step) / steady
    first, offset, second, constant = weights
    return np.concatenate(
        [offset - (middle / spread) @ first, (first / spread[:, None]).ravel(), constant, second]
    )


def slopes_of(np: Any, weights: list[Any], inputs: Any, wanted: Any) -> list[Any]:
    first, offset, second, constant = weights
    hidden = np.maximum(inputs @ first + offset, 0)
    error = (1 / (1 + np.exp(-(hidden @ second + constant))) - wanted) / len(wanted)
    back = np.outer(error, second) * (hidden > 0)
    return [inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(keepdims=True)]


def learn(edition: str, games: int, seed: int) -> list[int]:
    np = import_module("numpy")
    inputs, wanted = array("f"), array("f")
    for numbers, chance in samples(edition, games, Dice(seed)):
        inputs.extend(numbers)
        wanted.append(chance)
    rows = np.frombuffer(inputs, np.float32).reshape(-1, FEATURES)
    weights = fit(np, rows, np.frombuffer(wanted, np.float32), seed)
    return [int(weight) for weight in np.rint(weights * PER_THOUSAND)]


def written(name: str, weights: list[int]) -> str:
    """The weights of an edition as lines of Python."""
    lines, line = [], ""
    for weight in weights:
        if len(line) + len(f" {weight}") > LINE:
            lines.append(line)
            line = ""
        line = f"{line} {weight}".lstrip()
    body = "\n".join([*lines, line])
    return f'{name}: Final = numbers("""\n{body}\n""")\n'


def main(
    games: Annotated[int, typer.Option(help="Games for each edition.")] = 12_000,
    seed: Annotated[int, typer.Option(help="Same seed, same games and weights.")] = 1,
) -> None:
    """Learn the weights of both editions and print the lines of `weights.py` that hold them."""
    for edition in GRASS.editions:
        print(written(edition.upper(), learn(edition, games, seed)))


if __name__ == "__main__":
    typer.run(main)
