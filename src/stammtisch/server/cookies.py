"""Reading the cookies of a request.

The parser of the standard library, which is behind Starlette's `request.cookies` too, takes ten seconds for
some headers of 40 kB in Python versions that are in use. We need one cookie, and ours are never quoted.
"""


def cookie_in(header: str, name: str) -> str | None:
    """The value of one cookie, as the browser was given it; None when it did not come along.

    When there are several of that name the last one counts: browsers put those with a longer path first, and
    ours have the shortest.
    """
    value = None
    for part in header.split(";"):
        found, equals, rest = part.partition("=")
        if equals and found.strip(" \t") == name:
            value = rest.strip(" \t")
    return value
