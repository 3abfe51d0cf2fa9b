"""Breaks every rule, and every promise of the rest, once and sees whether its tests notice.

    python tests/mutants/prove.py [--only PATTERN] [-j 2]

A mutant is a small change of the source that breaks rules; the .toml files beside this list them, and
listed.py says how. Each is applied to a copy of the source, and for each rule it breaks the tests that bear
the rule must turn red. A mutant they let live, one that can't be made, and a rule without any mutant are
failures. The source itself is never touched. What the server, score sheets and events promise is treated in
the same way: server.toml, sheets.toml, events.toml. A run that was interrupted goes on where it was, as long
as neither source nor tests have changed.
"""

import argparse
import re
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # so that this runs as a script, too

from mutants.listed import LISTS, Mutant, Mutated, Workshop, read_mutants
from mutants.trials import died_before, sickness, strays, survivals
from stammtisch.games.catalogue import GAMES
from stammtisch.words import Words


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument(
        "--only",
        metavar="PATTERN",
        default="",
        help="only mutants with this regular expression in their id, rule, list, anchor or file",
    )
    asked.add_argument(
        "--numbers",
        action="store_true",
        help="change the numbers of rules, and name the tests that quote one without bearing the rule",
    )
    asked.add_argument("-j", "--jobs", type=int, default=2, help="how many mutants to try at a time")
    options = asked.parse_args()

    listed = [mutant for file in LISTS for mutant in read_mutants(file)]
    made, problems = make_all(listed)
    problems += missing_rules(listed)
    chosen = {mutant: made[mutant] for mutant in made if is_chosen(mutant, made[mutant], options.only)}
    if options.numbers:
        problems += [
            stray for mutant in chosen if mutant.is_number for stray in strays(mutant, chosen[mutant])
        ]
        print(len(problems), "problems", *problems, sep="\n")
        return 1 if problems else 0
    for of_rules in (True, False):
        broken = {rule for mutant in chosen for rule in mutant.breaks if mutant.of_rules == of_rules}
        if said := sickness(of_rules, broken):
            print(said, "The tests are not green without any mutant.", sep="\n")
            return 1

    problems += [problem for alive in tried(chosen, options.jobs) for problem in alive]
    print(f"\n{len(chosen)} of {len(listed)} mutants tried, {len(problems)} problems", *problems, sep="\n")
    return 1 if problems else 0


def make_all(listed: list[Mutant]) -> tuple[dict[Mutant, Mutated], list[str]]:
    """Those that can be made, and why the others can't."""
    workshop = Workshop()
    problems = {mutant: workshop.problem(mutant) for mutant in listed}
    made = {mutant: workshop.make(mutant) for mutant, problem in problems.items() if not problem}
    return made, [problem for problem in problems.values() if problem]


def missing_rules(listed: list[Mutant]) -> list[str]:
    known = {rule.id for game in GAMES for rule in Words("en").rules(game)}
    broken = {rule for mutant in listed for rule in mutant.breaks if mutant.of_rules}
    return [f"no mutant breaks {rule}" for rule in sorted(known - broken)] + [
        f"there is no rule {rule}" for rule in sorted(broken - known)
    ]


def is_chosen(mutant: Mutant, mutated: Mutated, pattern: str) -> bool:
    told = (mutant.id, *mutant.breaks, mutant.listed_in, mutant.anchor, str(mutated.file))
    return any(re.search(pattern, one) for one in told)


def tried(chosen: dict[Mutant, Mutated], jobs: int) -> Iterator[list[str]]:
    """How each survived, if it did, as soon as it is known."""
    waiting = {mutant: mutated for mutant, mutated in chosen.items() if not died_before(mutant, mutated)}
    print(f"{len(chosen) - len(waiting)} of {len(chosen)} died in an earlier run", flush=True)
    start = time.monotonic()
    with ThreadPoolExecutor(jobs) as workers:
        running = {workers.submit(survivals, mutant, mutated): mutant for mutant, mutated in waiting.items()}
        try:
            for done, trial in enumerate(as_completed(running), 1):
                alive = trial.result()
                left = (time.monotonic() - start) / done * (len(waiting) - done)
                end = time.strftime("%H:%M", time.localtime(time.time() + left))
                outcome = "survived" if alive else "died"
                print(f"{done}/{len(waiting)}, until about {end}: {outcome} {running[trial]}", flush=True)
                yield alive
        except KeyboardInterrupt:
            workers.shutdown(cancel_futures=True)
            raise


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Interrupted. The next run goes on here.")
