"""The page says nothing that has no words, and no words of the page are left unsaid."""

import re
from functools import cache
from pathlib import Path

import pytest

from stammtisch import words
from stammtisch.games.catalogue import GAMES
from stammtisch.words import LANGUAGES, keys

WEB = Path(__file__).parents[2] / "web" / "src"
FOLDER = Path(words.__file__).parent
PAGES = sorted(file.stem for file in (FOLDER / "en").glob("page*.ftl"))
LESSONS = ("learn_double", "learn_grass", "learn_gress")
FILES = ("common", "server", "table", "double", "grass", "gress", "pad", "zettel", *LESSONS, *PAGES)
KEY = re.compile(
    r"""["'`]((?:page|error|why|fact|intro|cards(?=-\$)|name|learn|keep|pad|zettel)-(?:\$\{[^}]*\}|[\w-])*)["'`]"""
)
"""A message id in the source, or a template that makes one."""
PRESET = re.compile(r'name: "([a-z-]+)"')


@cache
def used() -> frozenset[str]:
    """Ids and templates, where `*` stands for what is put in."""
    found = set()
    for file in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")):
        text = file.read_text(encoding="utf-8")
        found |= {
            re.sub(r"\$\{[^}]*\}", "*", key) for key in KEY.findall(text) if key == key.lower() or "$" in key
        }
    for folder in WEB.glob("games/*/index.ts"):
        for name in PRESET.findall(folder.read_text(encoding="utf-8")):
            found |= {f"page-preset-{name}", f"page-preset-{name}-why"}
    return frozenset(found)


@cache
def pattern(template: str) -> re.Pattern[str]:
    return re.compile(".+".join(re.escape(part) for part in template.split("*")))


def known(language: str) -> list[str]:
    return [key for name in FILES for key in keys(language, name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_page_says_has_words(language: str) -> None:
    there = known(language)
    assert len(used()) > 100
    missing = [
        template
        for template in used()
        if not template.endswith("-why") and not any(pattern(template).fullmatch(key) for key in there)
    ]
    assert missing == []


def test_all_words_of_the_page_are_said() -> None:
    plain = {key for key in used() if "*" not in key}
    templates = [pattern(key) for key in used() if "*" in key and key != "page-*"]
    unsaid = [
        key
        for page in PAGES
        for key in keys("en", page)
        if key not in plain and not any(template.fullmatch(key) for template in templates)
    ]
    assert unsaid == []


def test_words_of_one_game_stand_in_its_file() -> None:
    """What only the folder of a game says, or what bears its name, is in `page_NAME`."""
    elsewhere = [
        (page, key)
        for page in PAGES
        for key in keys("en", page)
        if (games := games_saying(key))
        and games != {None}
        and len(games) == 1
        and page != f"page_{games.pop()}"
    ]
    assert elsewhere == []


def games_saying(key: str) -> set[str | None]:
    """The games whose folders say this; None for all others who do."""
    named = [game for game in GAMES if re.search(rf"-{game}(-|_|$)", key)]
    return set(named) or {
        game for template, of in said_by() if pattern(template).fullmatch(key) for game in of
    }


@cache
def said_by() -> tuple[tuple[str, frozenset[str | None]], ...]:
    found: dict[str, set[str | None]] = {}
    for file in (*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")):
        _, *rooms = file.relative_to(WEB).parts
        game = rooms[0] if rooms and rooms[0] in GAMES else None
        for key in KEY.findall(file.read_text(encoding="utf-8")):
            found.setdefault(re.sub(r"\$\{[^}]*\}", "*", key), set()).add(game)
    return tuple((key, frozenset(of)) for key, of in found.items() if key != "page-*")


def test_both_languages_of_the_page_have_the_same_messages() -> None:
    for page in PAGES:
        assert keys("en", page) == keys("de", page)
