"""Grass as the contract wants it: which file answers which question."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, islice
from typing import Any, Final

from stammtisch.base.bits import bit, numbers
from stammtisch.base.errors import within
from stammtisch.base.reading import check_seat, convert
from stammtisch.games import options as agreement
from stammtisch.games.game import Game, Option, SheetLine
from stammtisch.games.grass import notation, rulings, speech, stages, tries
from stammtisch.games.grass.accounts import written
from stammtisch.games.grass.acts import ACT_COUNT, DONE, WITHDRAW
from stammtisch.games.grass.observation import layout
from stammtisch.games.grass.offers import offers
from stammtisch.games.grass.options import USUAL, known_options, options_of, read_options
from stammtisch.games.grass.placement import place
from stammtisch.games.grass.placement_stages import is_scored
from stammtisch.games.grass.position import GrassPosition
from stammtisch.games.grass.rounds import reckon
from stammtisch.games.grass.rules import Rules
from stammtisch.games.grass.setting_up import imagine, open_position
from stammtisch.games.grass.timeouts import act_when_time_is_up
from stammtisch.games.grass.view import View, glances, view
from stammtisch.games.position import Journal

MOST_NAMED: Final = 6
"""So many possibilities are named when a choice is missing."""


class Grass(Game[GrassPosition, View]):
    """Open a market, peddle, and keep the heat away."""

    name = "grass"
    positions = GrassPosition
    editions = ("modern", "classic")
    seats = range(2, 7)
    act_count = ACT_COUNT
    version = 1

    view = staticmethod(view)
    glances = staticmethod(glances)
    imagine = staticmethod(imagine)
    explain = staticmethod(rulings.explain)
    offers = staticmethod(offers)
    layout = staticmethod(layout)
    tried = staticmethod(tries.tried)
    when_time_is_up = staticmethod(act_when_time_is_up)
    read_act = staticmethod(speech.read_act)
    write_act = staticmethod(speech.write_act)
    read_draw = staticmethod(notation.read_draw)
    write_draw = staticmethod(notation.write_draw)
    line_data = staticmethod(notation.line_data)
    write_position = staticmethod(notation.write_position)

    def options(self, edition: str) -> tuple[Option, ...]:
        return options_of(self.edition(edition))

    def start(
        self, players: int, edition: str = "", options: Mapping[str, Any] | None = None
    ) -> GrassPosition:
        return GrassPosition(Rules(players, read_options(self.edition(edition), options or {}, players)))

    def agreed(self, position: GrassPosition) -> dict[str, Any]:
        options = position.rules.options
        return agreement.agreed(options, USUAL[options.edition])

    def edition_of(self, position: GrassPosition) -> str:
        return position.rules.options.edition

    def asked(self, position: GrassPosition) -> int:
        """Who may only call off what others are asked about is not waited for."""
        waited = 0
        for seat in numbers(position.actors()):
            if position.legal(seat) & ~bit(WITHDRAW):
                waited |= bit(seat)
        return waited

    def in_secret(self, position: GrassPosition) -> bool:
        """grass.common:paranoia.5: a pass; grass.variant:draft.2: a pick."""
        return position.stage in (stages.PASSING, stages.DRAFTING)

    def read_position(self, data: object, edition: str, options: Mapping[str, Any]) -> GrassPosition:
        agreed = known_options(self.edition(edition), options)
        with within("position"):
            return place(convert(data, notation.PositionData), agreed)

    def sheet(self, position: GrassPosition) -> list[SheetLine]:
        """The account of the round just scored, line by line; there until the next deal."""
        if not is_scored(position):
            return []
        rules = position.rules
        steps = written(rules.options.edition, reckon(position), rules.terms).steps
        totals = [
            list(accumulate((step.amounts[seat] for step in steps), initial=position.before[seat]))
            for seat in range(position.players)
        ]
        return [
            SheetLine(seat, step.rule, step.amounts[seat], totals[seat][line])
            for line, step in enumerate(steps, 1)
            for seat in range(position.players)
        ]

    def as_offered(self, position: GrassPosition, steps: Sequence[int]) -> str:
        """A card is given, lost, passed, picked or locked, as the stage has it."""
        return speech.spoken(position.stage, steps)

    def unfinished(self, position: GrassPosition, seat: int) -> bool:
        return speech.unfinished(position.stage)

    def perform(self, position: GrassPosition, seat: int, text: str, journal: Journal | None = None) -> None:
        """A whole act, all or nothing: tried on a copy first. What has only one possibility may be left
        out at its end (grass.digital:choice.1)."""
        check_seat(seat, position.players)
        steps = list(self.read_act(text))
        self.check_word(position, seat, text)
        for step in self.completed(position.copy(), seat, steps):
            position.apply(seat, step, journal)

    def completed(self, trial: GrassPosition, seat: int, steps: list[int]) -> list[int]:
        """The steps, and those that go without saying."""
        for number, step in enumerate(steps):
            if number and not speech.unfinished(trial.stage):
                raise rulings.too_much(trial, steps[0])
            if not number and not trial.legal(seat) & bit(step):
                found = rulings.of_act(open_position(self.view(trial, seat)), seat, steps)
                if found is not None:
                    raise found
            trial.apply(seat, step)
        done = list(steps)
        while speech.unfinished(trial.stage):
            further = trial.acts(seat)
            if len(further) > 1:
                raise rulings.say_which([*islice(endings(trial, seat, done), MOST_NAMED)])
            trial.apply(seat, further[0])
            done.append(further[0])
        return done

    def whole_act(self, position: GrassPosition, seat: int, text: str) -> str:
        """grass.modern:waste.6, grass.classic:waste.4: who plays the banker wastes it."""
        act = super().whole_act(position, seat, text)
        self.check_word(position, seat, text)
        return "waste BK" if act == "play BK" and position.stage in (stages.TURN, stages.OFFERED) else act

    def check_word(self, position: GrassPosition, seat: int, text: str) -> None:
        """A word for another stage would do what was not meant: `pass HG` in a turn is no `play HG`."""
        if not speech.fits(position.stage, text):
            raise tries.unasked(open_position(self.view(position, seat)), seat)


def endings(trial: GrassPosition, seat: int, done: list[int]) -> Iterator[str]:
    """How an act that was begun can be ended, the shortest ways first."""
    if not speech.unfinished(trial.stage):
        yield speech.hint(done)
        return
    for act in sorted(trial.acts(seat), key=lambda act: act != DONE):
        twin = trial.copy()
        twin.apply(seat, act)
        yield from endings(twin, seat, [*done, act])
