"""The rules of a game as a page to read, made from its words.

    python -m stammtisch.words.rulebook [FOLDER]

writes one page per game and language into the folder, docs/rules unless told otherwise.
"""

import sys
from pathlib import Path

from stammtisch.words import LANGUAGES, RuleText, Words, games, key_of

_NOTE = "<!-- Made from the words by `python -m stammtisch.words.rulebook`; edit those instead. -->"


def markdown(game: str, language: str) -> str:
    words = Words(language)
    sections = words.sections(game)
    blocks = [
        _NOTE,
        f"# {words.say(f'title-{game}')}",
        _other_languages(game, language),
        words.say(f"intro-{game}"),
        words.say(f"cards-{game}"),
        "\n".join(
            f"{number}. [{title}](#section-{number})" for number, (title, _) in enumerate(sections, start=1)
        ),
    ]
    for number, (title, rules) in enumerate(sections, start=1):
        blocks.append(f'<a id="section-{number}"></a>\n\n## {number}. {title}')
        blocks.extend(_rule(rule) for rule in rules)
    return "\n\n".join(blocks) + "\n"


def page_name(game: str, language: str) -> str:
    """English is the plain name: `double.md`, `double.de.md`."""
    return f"{game}.md" if language == "en" else f"{game}.{language}.md"


def write_pages(folder: Path) -> list[Path]:
    pages = []
    for game in games():
        for language in LANGUAGES:
            page = folder / page_name(game, language)
            page.write_text(markdown(game, language), encoding="utf-8")
            pages.append(page)
    return pages


def _other_languages(game: str, language: str) -> str:
    return " · ".join(
        f"[{Words(other).say('language-name')}]({page_name(game, other)})"
        for other in LANGUAGES
        if other != language
    )


def _rule(rule: RuleText) -> str:
    return f'<a id="{key_of(rule.id)}"></a>\n\n### {rule.title}\n\n`{rule.id}`\n\n{rule.text}'


if __name__ == "__main__":
    for written in write_pages(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/rules")):
        print(written)
