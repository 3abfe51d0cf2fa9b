import subprocess
import sys
from pathlib import Path

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "bench_store.py"


def test_the_store_is_measured_and_leaves_nothing_behind(tmp_path: Path) -> None:
    command = [sys.executable, str(BENCHMARK), "--rounds", "1", "--folder", str(tmp_path)]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    words = shown.split()
    assert words[0] == "sqlite"
    assert float(words[1].replace(",", "")) > 0
    assert len(shown.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []
