"""Writes what commands print into the documents that show it: `make docs` runs it."""

import io
import os
import re
import shlex
import sys
from contextlib import redirect_stdout, suppress
from pathlib import Path

from stammtisch.cli.main import main

BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^\$ (stammtisch [^\n]*)\n((?:(?!\$ )[^\n]*\n)+)", re.MULTILINE)
"""A command, and the output below it."""


def printed(command: str) -> str:
    sys.argv = shlex.split(command)
    with redirect_stdout(io.StringIO()) as out, suppress(SystemExit):
        main()
    return out.getvalue()


def renewed(block: re.Match[str]) -> str:
    return COMMAND.sub(
        lambda found: f"$ {found[1]}\n{printed(found[1])}" if found[2].strip() else found[0], block[0]
    )


if __name__ == "__main__":
    os.environ |= {"COLUMNS": "200", "LC_ALL": "C.UTF-8"}
    for page in sorted(Path("docs").glob("**/*.md")):
        page.write_text(BLOCK.sub(renewed, page.read_text(encoding="utf-8")), encoding="utf-8")
