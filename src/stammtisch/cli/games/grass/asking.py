"""What is typed at a table of Grass: short forms, and what is asked back when one leaves something open.

A line becomes a whole act in text, which the rules then judge. Nothing here knows what is allowed: a short
form for something that can't be done becomes an act that is refused, with its reason.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from stammtisch.cli.face import FollowUp
from stammtisch.cli.games.grass.acts import JOINTS, in_order, is_more, is_written_out, matching, parts
from stammtisch.cli.games.grass.cards import CardNames
from stammtisch.games.grass.cards import CODES, VALUES
from stammtisch.games.grass.view import View

VERBS: Final = {"draft": "pick", "pass": "pass", "lock": "lock", "give": "give", "lose": "lose"}
"""What is done with a card in each stage; in all others it is played."""
SEAT_AFTER: Final = ("on", "of", "to", "take")
CARD_AFTER: Final = ("play", "waste", *VERBS.values())
MOST_SETS: Final = 8
"""So many sets of peddles are proposed for a protection; any other can be typed."""
ALL: Final = ("a", "all")

Meant = str | FollowUp


class LineReader:
    """What a line means at one moment of the game."""

    def __init__(self, view: View, offered: Sequence[str], names: Sequence[str], cards: CardNames) -> None:
        self.view: Final = view
        self.offered: Final = offered
        self.names: Final = names
        self.cards: Final = cards
        self.verb: Final = VERBS.get(view.stage, "play")
        self.forms: Final[Mapping[str, Callable[[list[str]], Meant]]] = {
            **dict.fromkeys(("e", "end"), lambda rest: "end"),
            **dict.fromkeys(("y", "j", "yes"), self.yes),
            **dict.fromkeys(("n", "no", "nein"), lambda rest: self.no()),
            **dict.fromkeys(("w", "waste"), self.waste),
            **dict.fromkeys(("x", "swap"), self.swap),
            **dict.fromkeys(("o", "offer"), lambda rest: self.propose("offer", rest)),
            **dict.fromkeys(("c", "counter"), lambda rest: self.propose("counter", rest)),
            "ot": lambda rest: self.propose_table("offer", rest),
            "ct": lambda rest: self.propose_table("counter", rest),
        }

    @property
    def numbered(self) -> tuple[str, ...]:
        """The cards that have numbers now: a draft's pack, the peddles one may part with, or the hand."""
        if self.view.stage == "draft":
            return self.view.pack
        if self.view.stage in ("give", "lose"):
            return tuple(act.split()[1] for act in self.offered)
        return self.view.hand

    def willing(self) -> list[str]:
        return [act for act in self.offered if act.startswith("take ")]

    def meant(self, line: str) -> Meant:
        """A short form, a card, or a whole act; the line itself if it is none of these."""
        words = line.lower().replace("\N{MINUS SIGN}", "-").replace(",", " ").split()
        if not words:
            return line
        first, rest = words[0], words[1:]
        if first in self.forms and not is_written_out(words):
            return self.forms[first](rest)
        if self.willing() and first.isdecimal() and not rest:
            return f"take {first}"
        card = self.card(first)
        return self.with_card(card, rest) if card else self.whole(line)

    # Cards and seats

    def card(self, word: str) -> str:
        """A card by its number or its code; nothing if there is none."""
        if word.isdecimal() and word.isascii():
            return self.numbered[int(word) - 1] if 0 < int(word) <= len(self.numbered) else ""
        return word.upper() if word.upper() in CODES else ""

    def seat(self, word: str) -> str:
        """A seat by its number or by the beginning of a name; the word itself if it is neither."""
        found = [seat for seat, name in enumerate(self.names) if name.casefold().startswith(word.casefold())]
        exact = [seat for seat in found if self.names[seat].casefold() == word.casefold()]
        if word in ALL:
            return "all"
        if word.isdecimal() or len(exact or found) != 1:
            return word
        return str((exact or found)[0])

    def value(self, word: str) -> str:
        """A card by its code, or a seat."""
        return word.upper() if word.upper() in CODES else self.seat(word)

    # Answers

    def yes(self, rest: list[str]) -> Meant:
        for answer in ("accept", "willing"):
            if answer in self.offered:
                return answer
        if rest:
            return f"take {self.seat(rest[0])}"
        return self.which(self.willing()) if self.willing() else "accept"

    def no(self) -> str:
        return "decline" if "decline" in self.offered else "withdraw"

    # One card

    def with_card(self, card: str, rest: list[str]) -> Meant:
        values = [self.value(word) for word in rest if word not in JOINTS]
        found = matching(self.starting(self.verb, card), values)
        return self.which(found) if found else f"{self.verb} {card}{self.spoken_rest(card, values)}"

    def starting(self, *words: str) -> list[str]:
        return [act for act in self.offered if act.split()[: len(words)] == list(words)]

    def spoken_rest(self, card: str, values: list[str]) -> str:
        """What follows a card, written out, so that the rules can say what is wrong with it."""
        if not values:
            return ""
        if card in ("LU", "GS", "CB"):
            return f" over {' '.join(values)}"
        if card == "PF":
            return f" with {values[0]}"
        return f" on {values[0]}" + (f" for {values[1]}" if card == "ST" and len(values) > 1 else "")

    def waste(self, rest: list[str]) -> Meant:
        if rest:
            return f"waste {self.card(rest[0]) or rest[0]}"
        found = self.starting("waste")
        if len(found) < 2:
            return found[0] if found else f"waste {self.view.hand[0]}"
        return self.question("waste", [self.hint("number")], self.waste_of)

    def waste_of(self, word: str) -> str | None:
        card = self.card(word)
        return f"waste {card}" if card else None

    # Swaps

    def swap(self, rest: list[str]) -> Meant:
        values = [self.value(word) for word in rest if word not in JOINTS]
        if len(values) > 1 and values[1] not in CODES:
            values[1:3] = reversed(values[1:3])
        if not self.starting("swap"):
            return f"swap HG for HG of {1 if self.view.seat == 0 else 0}"
        found = matching(self.starting("swap"), values)
        if found:
            return self.which(found)
        own, other, seat = [*values, "HG", "HG", "0"][:3] if len(values) > 2 else ("", "", "")
        return f"swap {own} for {other} of {seat}"

    # What is left open

    def which(self, acts: Sequence[str]) -> Meant:
        """The act, or the next thing to say if there are several."""
        if len(acts) == 1:
            return acts[0]
        depth = 0
        while len({parts(act)[depth] for act in acts}) == 1:
            depth += 1
        groups: dict[str, list[str]] = {}
        for act in acts:
            groups.setdefault(parts(act)[depth], []).append(act)
        if next(iter(groups)).startswith("over "):
            return self.which_set(acts)
        keys: dict[str, list[str]] = {}
        labels: list[Text] = []
        for number, (part, group) in enumerate(sorted(groups.items(), key=in_order), 1):
            joint, _, rest = part.partition(" ")
            if joint in ("on", "take"):
                keys[rest] = group
                labels.append(self.label(rest, self.names[int(rest)]))
            else:
                keys[str(number)] = group
                labels.append(self.label(str(number), self.peddle_named(rest)))

        def answer(line: str) -> Meant | None:
            words = [self.value(word) for word in line.lower().split() if word not in JOINTS]
            if len(words) == 1 and words[0] in keys:
                return self.which(keys[words[0]])
            if words and words[0] in CODES:
                fit = [
                    act for part, group in groups.items() if words[0] in part.split()[-3:] for act in group
                ]
                return self.which(fit) if fit else None
            return None

        return self.question(self.asked_for(next(iter(groups))), labels, answer)

    def asked_for(self, part: str) -> str:
        joint = part.split()[0]
        return joint if joint in ("on", "take", "with") else "own" if joint == "swap" else "for"

    def peddle_named(self, rest: str) -> str:
        """`HG`, `DF of 1` or `HG under 2`, said with names."""
        words = rest.split()
        named = self.cards.short(words[0])
        if "of" in words:
            return self.cards.words.say("cli-grass-of", card=named, name=self.names[int(words[-1])])
        if "under" in words:
            cover = self.view.protections[self.view.seat][int(words[-1]) - 1].card
            return self.cards.words.say("cli-grass-under", card=named, cover=cover)
        return named

    def which_set(self, acts: Sequence[str]) -> FollowUp:
        """The sets a protection could lie on; those first that leave no room."""
        head = " ".join(acts[0].split()[:2])
        sets = {act: act.split()[3:] for act in acts}
        full = [act for act in acts if not any(is_more(other, sets[act]) for other in sets.values())]
        full.sort(key=lambda act: (-sum(VALUES[card] for card in sets[act]), len(sets[act])))
        keys = {str(number): act for number, act in enumerate(full[:MOST_SETS], 1)}
        labels = [self.label(key, " ".join(sets[act])) for key, act in keys.items()]

        def answer(line: str) -> Meant | None:
            if line in keys:
                return keys[line]
            words = [word.upper() for word in line.split() if word not in JOINTS]
            return f"{head} over {' '.join(words)}" if words and set(words) <= set(CODES) else None

        return self.question("over", labels, answer)

    # Offers

    def propose(self, verb: str, rest: list[str]) -> Meant:
        """A card of the hand for one of the other hand: `o HG MX 1`. What is missing is asked for."""
        words = [word for word in rest if word not in JOINTS]
        if verb not in self.offered:
            return self.not_now(verb)
        if self.view.options.hidden_deals == "on":
            return self.addressed(verb, f"{verb} hidden", words)
        if not words:
            hint = [self.hint("number")]
            return self.question("give", hint, lambda line: self.propose(verb, line.lower().split()))
        give = self.card(words[0])
        if not give:
            return f"{verb} {words[0]}"
        if len(words) == 1:
            return self.question(
                "want",
                [self.hint("want")],
                lambda line: self.propose(verb, [give, *line.lower().split()]),
                card=self.cards.short(give),
            )
        want = words[1].upper()
        if want not in CODES:
            return f"{verb} {give} for {words[1]}"
        return self.addressed(verb, f"{verb} {give} for {want}", words[2:])

    def propose_table(self, verb: str, rest: list[str]) -> Meant:
        """Displayed peddles for displayed ones: `ot CO JA / PA 1`."""
        if verb not in self.offered:
            return self.not_now(verb)
        give, slash, after = " ".join(rest).partition("/")
        want = [word.upper() for word in after.split() if word.upper() in CODES]
        to = [word for word in after.split() if word.upper() not in CODES and word not in JOINTS]
        if not slash or not give.split() or not want:
            return self.question(
                "table",
                [self.hint("table")],
                lambda line: self.propose_table(verb, line.split()) if "/" in line else None,
            )
        return self.addressed(verb, f"{verb} table {give.upper().strip()} for table {' '.join(want)}", to)

    def not_now(self, verb: str) -> str:
        """Something to refuse: an offer that is well formed."""
        if verb == "counter":
            return "counter HG for HG"
        return f"offer HG for HG to {1 if self.view.seat == 0 else 0}"

    def addressed(self, verb: str, proposal: str, words: list[str]) -> Meant:
        if verb == "counter":
            return proposal
        others = [seat for seat in range(self.view.players) if seat != self.view.seat]
        if words:
            return f"{proposal} to {self.seat(words[0])}"
        if len(others) == 1:
            return f"{proposal} to {others[0]}"
        labels = [self.label(str(seat), self.names[seat]) for seat in others]
        labels.append(self.label("a", self.cards.words.say("cli-grass-everybody")))
        return self.question("to", labels, lambda line: f"{proposal} to {self.seat(line.lower())}")

    # Whole acts

    def whole(self, line: str) -> Meant:
        """A whole act, with names for seats and numbers for cards if one likes; the rest is asked for."""
        text = " ".join(self.spelled_out(line))
        found = [act for act in self.offered if f"{act} ".lower().startswith(f"{text} ".lower())]
        exact = [act for act in found if act.lower() == text.lower()]
        if not exact and len(found) > 1 and len({tuple(act.split()[:2]) for act in found}) == 1:
            return self.which(found)
        return text

    def spelled_out(self, line: str) -> Iterator[str]:
        before = ""
        for word in self.with_seats(line).split():
            low = before.lower()
            if low in SEAT_AFTER:
                yield self.seat(word)
            elif low in CARD_AFTER:
                yield self.card(word) or word
            else:
                yield word
            before = word

    def with_seats(self, line: str) -> str:
        """Names of several words as the number of their seat."""
        for seat, name in enumerate(self.names):
            if " " in name:
                line = re.sub(rf"\b{re.escape(name)}(?!\w)", str(seat), line, flags=re.IGNORECASE)
        return line

    def label(self, key: str, text: str) -> Text:
        return Text.assemble((f" {key} ", "bold reverse"), f" {text}")

    def hint(self, kind: str) -> Text:
        return Text(self.cards.words.say(f"cli-grass-hint-{kind}"), "dim")

    def question(
        self, kind: str, labels: Sequence[Text], answer: Callable[[str], Meant | None], **values: object
    ) -> FollowUp:
        prompt = self.cards.words.say(f"cli-grass-ask-{kind}", **values)
        return FollowUp(Text("  ").join(labels), prompt, answer)
