"""The command line, run in this process."""

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from stammtisch.cli.main import main


class Shown(NamedTuple):
    """What a command printed, and its exit code."""

    stdout: str
    stderr: str
    returncode: int


def run(*words: str, lang: str = "C.UTF-8") -> Shown:
    """The command in this process; the last test shows that another process does the same."""
    out, err = io.StringIO(), io.StringIO()
    language = {"LANG": lang, "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}
    code = 0
    with (
        patch.object(sys, "argv", ["stammtisch", *words]),
        patch.dict(os.environ, language),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as left:
            code = int(left.code or 0)
    return Shown(out.getvalue(), err.getvalue(), code)
