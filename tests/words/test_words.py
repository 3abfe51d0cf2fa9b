"""Words of both languages: the same messages, rules and rulebooks."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from stammtisch import words
from stammtisch.games.catalogue import GAMES
from stammtisch.words import LANGUAGES, RuleText, Words, games, key_of, keys, rule_id_of
from stammtisch.words.fluent import parse
from stammtisch.words.rulebook import markdown, page_name

DOCS = Path(__file__).parents[2] / "docs" / "rules"


FILES = ["common", "table", *games()]


SAMPLES: dict[str, list[object]] = {
    "amount": [1, 250_000],
    "behind": ["new"],
    "bid": [0, 1, 3],
    "bonus": [0, 25_000],
    "card": ["AC/2H", "-B", "QS"],
    "cards": [1, 5, ["HG", "MX", "CO"], ["7C"]],
    "change": [-1, 0, 8],
    "class": ["new"],
    "count": [1, 2, 3],
    "credited": [0, 40],
    "coverage": [25_000],
    "direction": ["new"],
    "examples": ["`bid 2`"],
    "from": ["Ben"],
    "gave": ["MO", ["MO", "HG"]],
    "given": ["UW"],
    "gives": ["MO", "hidden", "none"],
    "gives_table": ["none", ["MO", "HG"]],
    "got": ["PA", ["PA", "DF"]],
    "heat": ["+B", "none"],
    "held": [0, 1, 7],
    "kept": ["yes", "no"],
    "kind": ["new"],
    "marke": [0, 4],
    "match": [1, 2],
    "missing": [0, 1, 12],
    "motif": ["2H", "PO"],
    "ms": [1, 41],
    "name": ["Amy"],
    "names": ["Amy", ("Amy", "Ben"), ["Amy", "Ben", "Cleo"]],
    "nines": [0, 1, 2],
    "other": ["DF"],
    "owed": [0, 1, 4],
    "partner": ["Cleo"],
    "phase": ["deal", "bid", "play", "over"],
    "points": [0, 1, 22],
    "reason": ["new"],
    "result": [-125_000, 0, 115_000],
    "round": [3],
    "rounds": [10],
    "rule": ["toy:wait"],
    "state": ["none", "open", "heated", "new"],
    "suit": ["C", "S", "H", "D"],
    "sum": [0, 30_000],
    "target": ["Ben", "table", "self"],
    "text": ["sing"],
    "to": ["Cleo"],
    "top": ["JC"],
    "total": [-55_000, 0, 265_000],
    "tricks": [0, 1, 2],
    "trump": ["C", "S", "H", "D", "none"],
    "wants": ["PA", "hidden", "none"],
    "wants_table": ["none", ["PA", "DF"]],
}


class Needs(visitor.Visitor):
    """The parameters a message asks for, and the messages it is made of."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.parts: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.parameters.add(node.id.name)
        if isinstance(node, ast.MessageReference):
            self.parts.add(node.id.name)
        super().generic_visit(node)


class Cases(visitor.Visitor):
    """The words a message tells apart, with the parameter each belongs to."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            if isinstance(variant.key, ast.Identifier) and variant.key.name not in ("one", "other"):
                self.found.add((node.selector.id.name, variant.key.name))
        self.generic_visit(node)


def messages(language: str, name: str) -> list[ast.Message]:
    file = Path(words.__file__).parent / language / f"{name}.ftl"
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry for entry in entries if isinstance(entry, ast.Message)]


def cases(language: str, name: str) -> dict[str, set[tuple[str, str]]]:
    """What each message of a file tells apart."""
    found = {}
    for message in messages(language, name):
        looking = Cases()
        looking.visit(message)
        found[message.id.name] = looking.found
    return found


def parameters(language: str, name: str) -> dict[str, set[str]]:
    """What each message of a file needs, its parts included."""
    needs: dict[str, Needs] = {}
    for message in messages(language, name):
        needs[message.id.name] = Needs()
        needs[message.id.name].visit(message)

    def all_of(key: str) -> set[str]:
        return needs[key].parameters.union(*(all_of(part) for part in needs[key].parts))

    return {key: all_of(key) for key in needs}


@pytest.mark.parametrize("name", FILES)
def test_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    assert keys("de", name) == keys("en", name)


@pytest.mark.parametrize("name", FILES)
def test_languages_ask_for_the_same_values(name: str) -> None:
    assert parameters("de", name) == parameters("en", name)


@pytest.mark.parametrize("name", FILES)
def test_languages_tell_the_same_cases_apart(name: str) -> None:
    assert cases("de", name) == cases("en", name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_message_can_be_said(language: str, name: str) -> None:
    speaker = Words(language)
    samples = {parameter: list(values) for parameter, values in SAMPLES.items()}
    for parameter, case in sorted(set().union(*cases(language, name).values())):
        samples[parameter].append(case)
    for key, needed in parameters(language, name).items():
        for values in product(*(samples[parameter] for parameter in sorted(needed))):
            text = speaker.say(key, **dict(zip(sorted(needed), values, strict=True)))
            assert key.endswith("-too") or text.strip() == text != "", key
            assert not re.search(r"[{}\u2068\u2069]|  ", text), (key, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_rule_is_found_by_its_id_and_has_a_short_title(language: str, game: str) -> None:
    speaker = Words(language)
    for rule in speaker.rules(game):
        assert speaker.rule(rule.id) == rule
        assert speaker.say(key_of(rule.id)) == rule.text
        assert 2 <= len(rule.title.split()) <= 6, rule


@pytest.mark.parametrize("game", games())
def test_every_refusal_names_a_rule(game: str) -> None:
    rules = {key_of(rule.id) for rule in Words().rules(game)}
    refusals = {key.removeprefix("why-") for key in keys("en", game) if key.startswith("why-")}
    assert refusals
    assert refusals <= rules


def sections(game: str) -> list[tuple[str, list[RuleText]]]:
    """The headings and their rules; options come and go, and each has its own test."""
    return [(title, rules) for title, rules in Words().sections(game) if title != "Options"]


def test_sections_of_double_and_their_rules() -> None:
    sizes = {}
    for title, rules in sections("double"):
        (section,) = {rule.id.split(":")[1] for rule in rules}
        sizes[section] = (title, len(rules))
    assert sizes == {
        "mat": ("Material", 9),
        "setup": ("Setting up", 5),
        "round": ("Rounds", 7),
        "trump": ("Trump", 4),
        "bid": ("Predictions", 8),
        "play": ("Playing", 12),
        "special": ("Pope and Fool", 6),
        "trick": ("Tricks", 5),
        "score": ("Settling up", 5),
        "bank": ("The bank", 3),
        "end": ("End of the game", 2),
        "info": ("Who sees what", 4),
        "der": ("What follows from the rules", 9),
        "amb": ("Rulings", 23),
    }


def test_sections_of_grass_and_their_rules() -> None:
    assert {title: len(rules) for title, rules in sections("grass")} == {
        "The decks": 11,
        "Setting up": 8,
        "Places on the table": 6,
        "Who sees what": 3,
        "The turn": 13,
        "Wasting cards": 15,
        "Hand size, skips and the last card": 11,
        "Dealing and swapping": 24,
        "Market Open": 4,
        "Peddles": 4,
        "Heat On": 6,
        "Heat Off": 3,
        "Pay Fine": 8,
        "Protection": 9,
        "Steal Your Neighbour's Pot": 7,
        "Nirvana": 12,
        "Paranoia": 17,
        "Banker, Market Close and the end of a round": 5,
        "Counting the money": 16,
        "Bonus and victory": 8,
        "The classic course": 7,
        "Variations": 17,
        "At the digital table": 13,
        "Rulings": 68,
    }


@pytest.mark.parametrize(("language", "classic"), [("en", "classic"), ("de", "klassisch")])
def test_rules_of_one_edition_of_grass_say_so_in_their_title(language: str, classic: str) -> None:
    tags = {"grass.modern": " (modern)", "grass.classic": f" ({classic})"}
    for rule in Words(language).rules("grass"):
        tag = tags.get(rule.id.split(":")[0], "")
        assert rule.title.endswith(tag), rule
        assert bool(tag) == rule.title.endswith(tuple(tags.values())), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_of_grass_are_complete(language: str) -> None:
    ids = [rule.id for rule in Words(language).rules("grass") if rule.id.startswith("grass.ruling:")]
    assert ids == [f"grass.ruling:A-{number:02}" for number in range(1, 69)]


def test_sections_of_gress_and_their_rules() -> None:
    assert {title: len(rules) for title, rules in sections("gress")} == {
        "The cards": 4,
        "The table": 8,
        "How a game begins": 7,
        "Turns, throws and debts": 15,
        "What turns do": 7,
        "Packets": 5,
        "Jacks": 5,
        "Vorletzte and the Marke": 2,
        "The end of a game": 4,
        "When things go wrong": 9,
        "Rounds and sheets": 9,
        "The Großzettel": 1,
        "Rulings": 80,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_of_gress_have_the_numbers_of_the_official_ones(language: str) -> None:
    chapters = {1: 4, 2: 8, 3: 7, 4: 15, 5: 7, 6: 5, 7: 5, 8: 2, 9: 4, 10: 9, 11: 9}
    numbered = [
        f"gress:{chapter}.{number}" for chapter, size in chapters.items() for number in range(1, size + 1)
    ]
    rulings = [f"gress:Q{number:02}" for number in range(1, 81)]
    ids = [rule.id for rule in Words(language).rules("gress") if not rule.id.startswith("gress:option:")]
    assert ids == [*numbered, "gress:12", *rulings]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_gress_credits_its_authors(language: str) -> None:
    opening = Words(language).say("intro-gress")
    for credit in ("Timo Buske", "Hauke Hachmann", "(http://www.pansensack.de)"):
        assert credit in opening


@pytest.mark.parametrize(("language", "default"), [("en", "default"), ("de", "Vorgabe")])
def test_every_option_says_what_is_the_default(language: str, default: str) -> None:
    options = [rule for rule in Words(language).rules("double") if ":opt:" in rule.id]
    assert [rule.id for rule in options if rule.text.count(default) != 1] == []
    options = [rule for rule in Words(language).rules("grass") if rule.id.startswith("grass.option:")]
    assert [rule.id for rule in options if default not in rule.text] == []
    options = [rule for rule in Words(language).rules("gress") if rule.id.startswith("gress:option:")]
    assert [rule.id for rule in options if rule.text.count(default) != 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_double_cards_is_a_whole_set(language: str) -> None:
    table = re.findall(r"\b(\w\w)/(\w\w)\b", Words(language).say("cards-double"))
    ordinary = {value + suit for value in "23456789TJQKA" for suit in "CSHD"}
    assert len(table) == 27
    assert {motif for card in table for motif in card} == ordinary | {"PO", "FO"}
    for higher, lower in table:
        assert higher[0] != lower[0]
        assert higher[1] != lower[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_gress_cards_goes_down_the_ranks(language: str) -> None:
    table = Words(language).say("cards-gress").split("\n\n")[1]
    assert re.findall(r"^\| (\w)", table, re.MULTILINE)[1:] == list("AKQJT9987")


@pytest.mark.parametrize("language", LANGUAGES)
def test_table_of_grass_cards_adds_up(language: str) -> None:
    rows = re.findall(r"^\| (\S\S) \|.* (\d+) \| (\d+) \|$", Words(language).say("cards-grass"), re.MULTILINE)
    kinds = "MO MC HG MX CO JA PA DF +B +D +F +S -B -D -F -S PF LU GS CB ST BK SH EU SO DC UW"
    assert [code for code, _, _ in rows] == kinds.split()
    assert sum(int(modern) for _, modern, _ in rows) == 104
    assert sum(int(classic) for _, _, classic in rows) == 104


@pytest.mark.parametrize(
    ("rule_id", "section"),
    [
        ("double:mat:cards-54", "double-mat"),
        ("double:play:follow-which-motif", "double-play"),
        ("double:opt:colourless_follow", "double-opt"),
        ("gress:7.3", "gress-7"),
        ("gress:12", "gress-12"),
        ("gress:Q17", "gress-Q"),
        ("gress:10.9", "gress-trouble"),
        ("gress:option:W", "gress-option"),
        ("gress:option:false_vorletzte_penalty", "gress-option"),
        ("grass.common:deck.1", "grass_common-deck"),
        ("grass.classic:heat-on.5", "grass_classic-heat-on"),
        ("grass.common:deck.conserve", "grass-decks"),
        ("grass.common:waste.stuck", "grass-wasting"),
        ("grass.common:heat-on.1", "grass-heat-on"),
        ("grass.option:paranoia-before-market", "grass-options"),
        ("grass.ruling:A-01", "grass-rulings"),
    ],
)
def test_a_rule_id_comes_back_from_its_key(rule_id: str, section: str) -> None:
    assert rule_id_of(key_of(rule_id), section) == rule_id


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebook_page_is_up_to_date(game: str, language: str) -> None:
    page = DOCS / page_name(game, language)
    assert page.read_text(encoding="utf-8") == markdown(game, language), (
        "run python -m stammtisch.words.rulebook"
    )


@pytest.mark.parametrize(
    ("game", "anchor"),
    [("double", "double-play-follow"), ("grass", "grass_classic-steal_1"), ("gress", "gress-7_3")],
)
def test_rulebook_links_lead_somewhere(game: str, anchor: str) -> None:
    page = markdown(game, "en")
    anchors = re.findall(r'<a id="([^"]+)">', page)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r"\(#([^)]+)\)", page)) <= set(anchors)
    assert anchor in anchors


def test_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match=f"no words in 'xx'; there are {', '.join(LANGUAGES)}"):
        Words("xx")


def test_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no words for 'chess'; there are "):
        keys("en", "chess")


def test_a_game_without_words_is_told_plainly() -> None:
    values = {"seat": 1, "name": "Ben", "card": 3, "to": "Cleo"}
    assert Words().fact("chess", "given", values) == "Ben: given (card 3, to Cleo)"
    assert Words().fact("chess", "mated", {}) == "mated"
    assert Words().refusal("chess:check", {}) == "The rules don't allow that: chess:check."
    assert Words("de").refusal("chess:check", {}) == "Das erlauben die Regeln nicht: chess:check."
    assert Words().rules("chess") == []


def test_unknown_key_is_named() -> None:
    with pytest.raises(KeyError, match="no message 'why-double-nonsense' in 'de'"):
        Words("de").refusal("double:nonsense", {})


def test_unknown_rule_is_none() -> None:
    assert Words().rule("double:play:nonsense") is None
    assert Words().rule("chess:1.1") is None


def test_missing_value_is_named() -> None:
    with pytest.raises(ValueError, match="'fact-double-bid-made' in 'en': nothing is said about 'bid'"):
        Words().fact("double", "bid-made", {"name": "Amy"})


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("greeting = Hello\noops\n", "not understood: 'oops'"),
        ("greeting = Hello\ngreeting = Hi\n", "'greeting' is there twice"),
    ],
)
def test_a_broken_file_is_refused(source: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"en/new.ftl: {problem}"):
        parse(source, "en/new.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_option_has_plain_words_and_no_other_has(language: str) -> None:
    """They stand at its rule. Lists are the table's own; numbers have words where a unit is needed."""
    values = {
        f"{key_of(option.rule)}.value-{'own' if isinstance(value, tuple) else value}"
        for game in GAMES.values()
        for edition in game.editions
        for option in game.options(edition)
        for value in option.values
        if isinstance(value, str) or option.name == "pairing"
    }
    said = {
        f"{message.id.name}.{attribute.id.name}"
        for game in GAMES
        for message in messages(language, game)
        for attribute in message.attributes
        if attribute.id.name != "title"
    }
    with_unit = {
        *("double-opt-first_dealer.value", "grass_option-target.value", "gress-option-first_dealer.value"),
        *(f"gress-option-{name}.value" for name in ("W", "ruling_pause", "penalty_limit")),
    }
    assert said == values | with_unit
