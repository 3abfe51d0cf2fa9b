"""`python -m laws.replay 60 [source]`: which engine this is, and a hash over every line of 60 games."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from typing import Any


class SourceOnly:
    """An import finder that overlooks the compiled modules of this project."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name.partition(".")[0] != "stammtisch":
            return None
        for folder in sys.path if path is None else path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def main() -> None:
    if "source" in sys.argv:
        sys.meta_path.insert(0, SourceOnly)
    from laws.play import hash_of_games
    from stammtisch.base import bits

    print(bits.__file__)
    print(hash_of_games(int(sys.argv[1])))


if __name__ == "__main__":
    main()
