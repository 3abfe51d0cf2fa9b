"""Ratings of people, brought up to date when a match between them is over."""

import asyncio
from collections.abc import Sequence
from typing import Final

from stammtisch.events.ratings import FEWEST, Skill, places, rated
from stammtisch.games import catalogue
from stammtisch.server.api_types import GameRating, RatedMatch
from stammtisch.server.archive import Ending
from stammtisch.store.store import Rating, Store


class Ratings:
    """One match after the other."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.writing: Final = asyncio.Lock()

    async def match_over(self, ended: Ending) -> None:
        """A match is rated once, if two people or more have played it. Of the same deals nobody may know yet
        who won, and winning is not what counts: they are not rated."""
        match, played = ended.match, ended.played
        if ended.duplicate:
            return
        seats = [seat for seat, user in enumerate(ended.seats) if user is not None]
        if len(seats) < FEWEST:
            return
        async with self.writing:
            if await self.store.rated(match.table, match.number):
                return
            low = catalogue.find(match.game).fewest_points_win
            among = [played.scores[seat] for seat in seats]
            winners = [place for place, seat in enumerate(seats) if seat in played.winners]
            came = places(among, winners, low)
            users = [str(ended.seats[seat]) for seat in seats]
            before = [await self.store.rating_of(user, match.game) for user in users]
            skills = rated([Skill(one.mu, one.sigma) if one else Skill() for one in before], came)
            await self.store.add_ratings(
                [
                    Rating(
                        user,
                        match.game,
                        old.number + 1 if old else 1,
                        match.table,
                        match.number,
                        match.ended,
                        len(users),
                        place,
                        skill.mu,
                        skill.sigma,
                    )
                    for user, old, place, skill in zip(users, before, came, skills, strict=True)
                ]
            )


def by_game(ratings: Sequence[Rating]) -> list[GameRating]:
    """Ratings of one user, the latest first, as everybody may see them."""
    found = []
    for game in catalogue.GAMES:
        of_game = [rating for rating in ratings if rating.game == game]
        if of_game:
            now = of_game[0]
            steps = [RatedMatch(one.ended, one.mu, one.sigma, one.place, one.people) for one in of_game[::-1]]
            found.append(GameRating(game, now.mu, now.sigma, now.number, steps))
    return found
