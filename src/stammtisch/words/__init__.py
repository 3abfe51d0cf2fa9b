"""The words of the games, in every language we speak.

Each language is a folder and each game a Fluent file in it, so the browser can read the same
files. `common.ftl` holds what belongs to no single game. A game's file names its messages like
this:

    section-double-play      a heading; the rules below it belong to it
    double-play-follow       a rule: the text, and a `.title`
    why-double-play-follow   why an act was refused under that rule
    fact-double-card-played  something that happened
    title-double, intro-double, cards-double   what the rulebook opens with
    part-double-suit         a piece of other messages
    name-grass-MO            what a card is called

The rule of an option also has the words of its values, for the page: `.value-off`, and `.value` for a number.
What a game says in a terminal is in `cli_NAME.ftl`, at its table in the page in `page_NAME.ftl`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import ast

from stammtisch.words.fluent import MANNERS, Sentences, Unsayable, parse

LANGUAGES: Final = tuple(MANNERS)


@dataclass(frozen=True, slots=True)
class RuleText:
    """One rule in words."""

    id: str
    title: str
    text: str


class Words:
    """The words of one language."""

    def __init__(self, language: str = "en") -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._sentences: Final = _sentences(language)

    def say(self, key: str, /, **values: object) -> str:
        """The message with the values put in. A list of names is joined as people speak it.

        Raises KeyError for an unknown key and ValueError for a value that is missing.
        """
        message = self._sentences.messages.get(key)
        if message is None:
            raise KeyError(f"no message {key!r} in {self.language!r}")
        if message.value is None:
            raise KeyError(f"message {key!r} in {self.language!r} has no text of its own")
        return self._format(key, message.value, values)

    def rule(self, rule_id: str) -> RuleText | None:
        game = game_of(rule_id)
        return _rules_by_id(self.language, game).get(rule_id) if game in games() else None

    def rules(self, game: str) -> list[RuleText]:
        return [rule for _, rules in self.sections(game) for rule in rules]

    def sections(self, game: str) -> list[tuple[str, list[RuleText]]]:
        """The headings of a game's rulebook, each with its rules, in the order of the file; none of a game
        without words."""
        if game not in _resources(self.language):
            return []
        sections: list[tuple[str, list[RuleText]]] = []
        section = ""
        for key in keys(self.language, game):
            title = self._title(key)
            if key.startswith("section-"):
                section = key.removeprefix("section-")
                sections.append((self.say(key), []))
            elif title is not None:
                heading = self._format(key, title, {})
                rule = RuleText(rule_id_of(key, section), heading, self.say(key))
                sections[-1][1].append(rule)
        return sections

    def refusal(self, rule_id: str, values: Mapping[str, object]) -> str:
        """Why something is refused; a game without words names the rule alone."""
        if game_of(rule_id) not in _resources(self.language):
            return self.say("refused-plainly", rule=rule_id)
        return self.say(f"why-{key_of(rule_id)}", **values)

    def fact(self, game: str, kind: str, values: Mapping[str, object]) -> str:
        """What happened; of a game without words in the words of the fact itself."""
        if game not in _resources(self.language):
            return plainly(kind, values)
        return self.say(f"fact-{key_of(game)}-{kind}", **values)

    def _title(self, key: str) -> ast.Pattern | None:
        """The attribute that makes a message a rule."""
        attributes = self._sentences.messages[key].attributes
        return next((one.value for one in attributes if one.id.name == "title"), None)

    def _format(self, key: str, pattern: ast.Pattern, values: Mapping[str, object]) -> str:
        spoken = {name: self._spoken(value) for name, value in values.items()}
        try:
            return self._sentences.text(pattern, spoken)
        except Unsayable as problem:
            raise ValueError(f"message {key!r} in {self.language!r}: {problem}") from None

    def _spoken(self, value: object) -> object:
        if isinstance(value, list | tuple):
            return self._sentences.listed([str(item) for item in value])
        return value


def plainly(kind: str, values: Mapping[str, object]) -> str:
    """A fact in its own words: `Ben: given (card 3, to Cleo)`."""
    said = ", ".join(f"{name} {value}" for name, value in values.items() if name not in ("seat", "name"))
    who = f"{values['name']}: " if "name" in values else ""
    return f"{who}{kind}" + (f" ({said})" if said else "")


def with_names(values: Mapping[str, object], names: Sequence[str]) -> dict[str, object]:
    """The values of a refusal or a fact, with the names of the seats they speak of."""
    spoken = dict(values)
    match spoken.get("seat"), spoken.get("seats"):
        case int(seat), _:
            spoken["name"] = names[seat]
        case _, list(seats):
            spoken["names"] = [names[seat] for seat in seats]
    for other in ("target", "partner", "from", "to"):
        if isinstance(named := spoken.get(other), int):
            spoken[other] = names[named]
    return spoken


def games() -> list[str]:
    """The games we have words for: their files have a title."""
    return [name for name in sorted(_resources(LANGUAGES[0])) if f"title-{name}" in keys("en", name)]


def keys(language: str, name: str) -> list[str]:
    """The message keys of a file, in the order of the file."""
    resources = _resources(language)
    if name not in resources:
        raise ValueError(f"no words for {name!r}; there are {', '.join(sorted(resources))}")
    return [entry.id.name for entry in resources[name].body if isinstance(entry, ast.Message)]


def game_of(rule_id: str) -> str:
    """The game that a rule belongs to: `grass` of `grass.common:waste.stuck`."""
    return re.split("[.:]", rule_id, maxsplit=1)[0]


def key_of(rule_id: str) -> str:
    """The message key of a rule: Fluent allows neither colons nor dots in keys."""
    return rule_id.replace(":", "-").replace(".", "_")


def rule_id_of(key: str, section: str) -> str:
    """The rule id behind a message key, for a rule in that section (`double-play`, `gress-7`).

    The first dash was a colon: `gress-Q17` is `gress:Q17`. A key that goes on from the name of
    its section had another colon there: `double-play-lead-free` is `double:play:lead-free`.
    An underscore before a digit was a dot: `gress-7_3` is `gress:7.3`. If the game has parts,
    every underscore was: `grass_common-waste_stuck` is `grass.common:waste.stuck`. Any other
    underscore is one.

    So the ids of a game have no dash before the first colon; after it those of a game with parts
    have no underscore, those of others none before a digit and no dot before a letter. And a
    section is not called `grass_classic-heat` if it holds a rule `grass.classic:heat-on.5`.
    """
    namespace, _, name = key.partition("-")
    prefix = section.removeprefix(f"{namespace}-") + "-"
    if name.startswith(prefix):
        name = f"{prefix[:-1]}:{name.removeprefix(prefix)}"
    name = re.sub("_" if "_" in namespace else r"_(?=\d)", ".", name)
    return f"{namespace.replace('_', '.')}:{name}"


@cache
def _resources(language: str) -> dict[str, ast.Resource]:
    folder = files(__name__) / language
    return {
        file.name.removesuffix(".ftl"): parse(file.read_text(encoding="utf-8"), f"{language}/{file.name}")
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


@cache
def _sentences(language: str) -> Sentences:
    return Sentences(language, list(_resources(language).values()))


@cache
def _rules_by_id(language: str, game: str) -> dict[str, RuleText]:
    return {rule.id: rule for rule in Words(language).rules(game)}
