"""The page reads offers as they are meant: web/src/table/offers.ts against the laws of offers."""

from itertools import islice
from typing import Any, Final

from laws.following import Form, acts_of, forms_of
from laws.play import choose, do, is_over
from laws.test_many_games import Moment
from playwright.sync_api import Browser

from stammtisch.base.bits import Dice, numbers
from stammtisch.games.catalogue import GAMES

from .conftest import ROOT

MODULE: Final = ROOT / "web" / "src" / "table" / "offers.ts"
COMPILER: Final = ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"
MATCHES: Final = 4
FILLINGS: Final = 3

READ: Final = """async ([source, cases]) => {
  const compilerOptions = { target: "es2022", module: "esnext" };
  const compiled = ts.transpileModule(source, { compilerOptions }).outputText;
  const offers = await import(URL.createObjectURL(new Blob([compiled], { type: "text/javascript" })));
  const walk = (tree, seed) => {
    const said = [];
    for (;;) {
      const { words, ends } = offers.next(tree, said);
      if (ends || !words.length) return said.join(" ");
      said.push(words[(seed + 3 * said.length) % words.length]);
    }
  };
  return cases.map(([tree, tried]) => ({
    acts: offers.acts(tree).map((words) => words.join(" ")),
    can: tried.map((act) => offers.can(tree, act)),
    walks: offers.any(tree) ? [0, 1, 2, 3, 4].map((seed) => walk(tree, seed)) : [],
  }));
}"""


def priceless(form: Form) -> Form:
    """What peddles are worth is for the game to know."""
    parts = [
        {key: one for key, one in part.items() if key != "worth"} if isinstance(part, dict) else part
        for part in form.parts
    ]
    return Form(form.begin, parts)


def offered(tree: dict[str, Any], act: str) -> bool:
    return act in acts_of(tree) or any(priceless(form).fits(act) for form in forms_of(tree))


def bent(act: str, other: str) -> list[str]:
    """A word less, a word more, and a word of another act in place of each."""
    words, strange = act.split(), other.split()[-1]
    swapped = [" ".join([*words[:place], strange, *words[place + 1 :]]) for place in range(len(words))]
    return [" ".join(words[:-1]), f"{act} {strange}", *swapped]


def tried(tree: dict[str, Any], dice: Dice) -> list[str]:
    filled = [form.some_filling(dice) for form in forms_of(tree) for number in range(FILLINGS)]
    acts = [*islice(acts_of(tree), 30), *filled]
    return [*acts, *(one for act in acts[::5] for one in bent(act, acts[int(dice.below(len(acts)))]))]


def cases(name: str) -> list[tuple[dict[str, Any], list[str]]]:
    """Everything that is offered in some matches played at random."""
    game, found = GAMES[name], []
    for seed in range(MATCHES):
        dice = Dice(seed)
        position = Moment(game, dice).position
        for number in range(400):
            if is_over(position):
                break
            for seat in numbers(position.actors()):
                tree = game.offers(position, seat)
                if tree and not number % 7:
                    found.append((tree, tried(tree, dice)))
            move = choose(position, dice)
            assert move is not None
            do(position, move)
    return found


def test_the_page_reads_offers_as_they_are_meant(browser: Browser) -> None:
    page = browser.new_page()
    page.add_script_tag(path=COMPILER)
    for name in GAMES:
        given = cases(name)
        assert len(given) > MATCHES
        found = page.evaluate(READ, [MODULE.read_text("utf-8"), given])
        for (tree, texts), read in zip(given, found, strict=True):
            assert sorted(read["acts"]) == sorted(acts_of(tree))
            assert dict(zip(texts, read["can"], strict=True)) == {act: offered(tree, act) for act in texts}
            assert all(offered(tree, act) for act in read["walks"]), read["walks"]
    page.close()
