"""What changed between two states of something that is sent as JSON.

A patch of an object is an object with the patches of those fields that changed. A patch of anything else is
a list: `[value]` puts a value in its place; `[place, patch]` changes one item of a list; and
`[place, count, items]` puts items in the place of so many others.
"""

from typing import Any


def difference(old: Any, new: Any) -> Any:
    """The patch that leads from one to the other."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {name: difference(old[name], new[name]) for name in new if old[name] != new[name]}
    if isinstance(old, list) and isinstance(new, list):
        return change_of_list(old, new)
    return [new]


def change_of_list(old: list[Any], new: list[Any]) -> Any:
    most = min(len(old), len(new))
    start = next((place for place in range(most) if old[place] != new[place]), most)
    most -= start
    same = next((place for place in range(most) if old[-1 - place] != new[-1 - place]), most)
    gone, come = len(old) - start - same, new[start : len(new) - same]
    if gone == len(come) == 1:
        return [start, difference(old[start], new[start])]
    return [start, gone, come]
