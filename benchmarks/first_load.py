"""How long the page takes from nothing to the first button one can press: `python benchmarks/first_load.py`.

A server of its own on this machine, and for each visit a fresh profile, so nothing is cached. On a busy
machine the time that the page itself computes says more than the clock. Needs the built page (`make page`),
Playwright and Chromium.
"""

import argparse
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

SERVE = "from stammtisch.cli.main import main; main()"
READY = """() => {
    const button = document.querySelector("main button.main-act, main button");
    if (!button || button.disabled) return null;
    const loaded = performance.getEntriesByType("resource");
    const page = performance.getEntriesByType("navigation")[0];
    const bytes = [page, ...loaded].reduce((sum, one) => sum + one.transferSize, 0);
    return [performance.now(), bytes, loaded.length + 1];
}"""
"""Milliseconds since the visit began, bytes that came over the line, and requests."""


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server with an empty store."""
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{Path(folder) / 'club.db'}"
        command = [
            *(sys.executable, "-c", SERVE, "serve", "--host", "127.0.0.1", "--port", "0"),
            *("--store", store, "--workers", "0"),
        ]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://[\d.:]+", line)))
        finally:
            process.terminate()
            process.wait(30)


class Visit(NamedTuple):
    """Milliseconds until the first button, those of the processor in the page, bytes and requests."""

    time: float
    computed: float
    sent: int
    requests: int


def visit(browser: Browser, address: str, path: str) -> Visit:
    context = browser.new_context(base_url=address)
    try:
        page = context.new_page()
        tools = context.new_cdp_session(page)
        tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.goto(path, wait_until="commit")
        time, sent, requests = page.wait_for_function(READY, polling=5).json_value()
        metrics = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
        return Visit(time, metrics["TaskDuration"] * 1000, sent, requests)
    finally:
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=20)
    parser.add_argument("--path", default="/")
    given = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with serving() as address, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        visit(browser, address, given.path)
        visits = [visit(browser, address, given.path) for turn in range(given.visits)]
        browser.close()
    last = visits[-1]
    print(f"{given.path}: {last.requests} requests, {last.sent / 1000:.1f} kB over the line")
    for name, times in (
        ("first button after", [one.time for one in visits]),
        ("of these the page computed", [one.computed for one in visits]),
    ):
        middle = statistics.median(times)
        print(f"{name} {middle:.0f} ms, median of {len(times)}; {min(times):.0f} to {max(times):.0f}")


if __name__ == "__main__":
    main()
