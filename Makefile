PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --no-input
# What is compiled, with what it takes types and constants from; everything else that is installed; the page.
ENGINE := $(wildcard $(foreach room,base games players,src/stammtisch/$(room)/*.py src/stammtisch/$(room)/*/*.py)) \
	src/stammtisch/lab/__init__.py src/stammtisch/lab/in_step.py setup.py
ifeq ($(BUILD_STAMMTISCH_COMPILE),server)
ENGINE += $(wildcard src/stammtisch/match/*.py src/stammtisch/table/*.py src/stammtisch/server/*.py)
endif
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.css') pyproject.toml setup.py
PAGE := src/stammtisch/server/page/index.html
WEB := $(shell find web -name node_modules -prune -o -type f -print) $(wildcard src/stammtisch/words/*/*.ftl)
# Node is that of this machine if it is new enough, otherwise one from PyPI, in the environment.
ifndef OWN_NODE
export OWN_NODE := $(shell $(PYTHON) web/npm.py --own 2>/dev/null && echo yes || echo no)
endif
NPM := $(if $(filter yes,$(OWN_NODE)),$(PYTHON),$(BIN)/python) web/npm.py
# A lock is complete, so nothing is resolved: no release of somebody else's can change what is installed. Where uv does
# not run or finds no index, pip does the same, only slower.
locked = $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --require-hashes -r requirements/$(1).txt 2>/dev/null \
	|| $(PIP) install --no-deps --require-hashes -r requirements/$(1).txt
# The engine is compiled apart, so that a new word or a new page is installed without compiling anything.
INSTALL := rm -rf build/lib* build/bdist* && if [ -e $(VENV)/engine/made ]; then export BUILD_STAMMTISCH_ENGINE=$(VENV)/engine; \
	else export BUILD_STAMMTISCH_PURE=1; fi && $(PIP) install --no-deps --no-build-isolation --force-reinstall .
# Where the engine can't be compiled it runs from its source, unless that is asked for.
TRY_ENGINE := $(MAKE) --silent --no-print-directory $(VENV)/engine/made || [ -z "$$BUILD_STAMMTISCH_REQUIRE_COMPILED" ]
ALONE := env -u MAKEFLAGS -u MAKELEVEL $(MAKE) --no-print-directory

.PHONY: serve page engine-sources pictures test check browser test-interpreted test-compiled bench bench-server bench-setup wheels prove docs lock clean

# The first time the server opens from the source and the engine is compiled beside it, at low priority; when that is
# done the server goes over to it.
serve:
	@$(MAKE) --silent --no-print-directory -j 2 $(VENV)/run $(PAGE)
	@if $(MAKE) --silent --no-print-directory --question $(VENV)/engine/made; \
	then $(MAKE) --silent --no-print-directory $(VENV)/ready && exec $(BIN)/stammtisch serve; \
	else PYTHONPATH=src exec $(BIN)/python -m stammtisch.cli.changeover \
		nice -n 19 sh -c 'BUILD_STAMMTISCH_REQUIRE_COMPILED=1 $(ALONE) $(VENV)/ready >$(VENV)/compile.log 2>&1'; fi

page: $(PAGE)

# The compiler takes one core for minutes; meanwhile the other checks the source and tests it as it is.
test: $(VENV)/tools browser
	@$(MAKE) --no-print-directory -j 2 $(VENV)/ready-dev test-source
	@$(MAKE) --no-print-directory test-compiled

test-source: check
	@$(MAKE) --no-print-directory test-interpreted

check: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	PYTHONPATH=src $(BIN)/python -m stammtisch.server.typescript --check
	$(NPM) run check

# The page is tested in Debian's Chromium, which is installed where that is allowed.
browser:
	@command -v chromium >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium; } \
		>/dev/null 2>&1 || echo 'NOTICE: no chromium, so the page is NOT tested in a browser'

# The same tests twice: from the source files, and from the installed, compiled package. What is not compiled, and what
# plays very many games, is tested once, with the engine that is quicker.
OUTER := browser cli docs events hosting lab lessons mutants packages server sheets store words
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal

test-interpreted: $(VENV)/tools
	PYTHONPATH=src $(PYTEST) $(OUTER:%=--ignore=tests/%) -m 'not heavy'

test-compiled: $(VENV)/ready-dev
	@if $(BIN)/stammtisch --version | grep -q 'engine compiled'; \
	then cd tests && ../$(PYTEST) -c ../pyproject.toml --rootdir .. . ../README.md; \
	else echo 'NOTICE: no C compiler, so the engine is not compiled, and the rest is tested as it is'; \
	PYTHONPATH=src $(PYTEST) $(OUTER:%=tests/%) && PYTHONPATH=src $(PYTEST) $(OUTER:%=--ignore=tests/%) -m heavy; fi

bench: $(VENV)/ready-bench bench-server
	@$(BIN)/stammtisch bench

# Our server beside others, which run on Node.js from its Python package.
bench-server: $(VENV)/ready-bench benchmarks/servers/node_modules/ready
	@PYTHONPATH=benchmarks $(BIN)/python -m load bench

benchmarks/servers/node_modules/ready: benchmarks/servers/package-lock.json | $(VENV)/ready-bench
	PYTHONPATH=benchmarks $(BIN)/python -m load install
	@touch $@

# From a clone of what is committed to the first page, and what is installed: writes benchmarks/setup.md.
bench-setup: $(VENV)/made
	@$(BIN)/python benchmarks/setting_up.py

# An sdist, from it a wheel for this machine, and one for every machine.
wheels: $(VENV)/made
	@rm -rf dist
	@BUILD_STAMMTISCH_REQUIRE_COMPILED=1 $(BIN)/uv build --quiet --python $(BIN)/python --out-dir dist .
	@BUILD_STAMMTISCH_PURE=1 $(BIN)/uv build --quiet --python $(BIN)/python --out-dir dist --wheel dist/*.tar.gz
	@ls -l dist
	@echo 'Not made here: wheels for other systems and Pythons. `cibuildwheel dist/*.tar.gz` makes them (pyproject.toml).'

# Long proofs, which tests/proofs.toml lists. They take many hours; what held is kept until its source changes, so a run
# that was interrupted goes on. `make prove PROOFS="laws --list"` says what is done and what is left. Here a test may take
# hours; elsewhere one that hangs is ended (pyproject.toml).
prove: export PYTEST_ADDOPTS := -o faulthandler_timeout=0
prove: $(VENV)/ready-dev
	@$(BIN)/python tests/proofs.py $(PROOFS)

docs: $(VENV)/run
	PYTHONPATH=src $(BIN)/python -m stammtisch.words.rulebook
	PYTHONPATH=src $(BIN)/python docs/pictures/draw.py
	PYTHONPATH=src $(BIN)/python docs/examples/show.py
	PYTHONPATH=src $(BIN)/python -m stammtisch.server.schema
	PYTHONPATH=src $(BIN)/python -m stammtisch.server.typescript

# Pictures of the page in a real browser, and its icons from their drawing.
pictures: $(VENV)/ready-dev browser
	PYTHONPATH=src $(BIN)/python docs/pictures/photograph.py

# Rewrites the locks. They carry hashes and no addresses, and name the extras that are asked for.
lock: $(VENV)/made
	for kind in uv run build dev bench page; do $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header \
		--no-strip-extras --universal --python-version 3.11 --upgrade requirements/$$kind.in -o requirements/$$kind.txt; done

clean:
	rm -rf $(VENV) build web/node_modules src/stammtisch/server/page .hypothesis .mutants .proofs .mypy_cache .pytest_cache .ruff_cache

$(VENV)/made: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Stammtisch needs Python 3.11 or newer, and '$(PYTHON)' is" \
		"$$($(PYTHON) --version 2>/dev/null || echo not there). Name another: make PYTHON=python3.12"; exit 1; }
	@echo 'Setting up an environment in $(VENV) (about 5 s)'
	@$(PYTHON) -m venv $(VENV) || { \
		echo "'$(PYTHON)' can't make environments; on Debian and Ubuntu install python3-venv"; rm -rf $(VENV); exit 1; }
	@$(PIP) install --no-deps --require-hashes -r requirements/uv.txt || \
		echo 'There is no uv for this machine: pip installs instead, which takes longer'
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json requirements/page.txt | $(if $(filter no,$(OWN_NODE)),$(VENV)/made)
	@echo 'Fetching what builds the page (about 10 s)'
	@[ $(OWN_NODE) = yes ] || { $(call locked,page); }
	@$(NPM) ci --silent --no-progress

$(PAGE): $(WEB) web/node_modules/.package-lock.json
	@echo 'Building the page (about 5 s)'
	@$(NPM) run --silent build -- --logLevel warn

$(VENV)/run: requirements/run.txt | $(VENV)/made
	@echo 'Installing what the server needs (about 5 s)'
	@$(call locked,run)
	@touch $@

# Never inside src/, where an old compiled module would hide the file beside it.
$(VENV)/engine/made: requirements/build.txt $(ENGINE) | $(VENV)/made
	@echo 'Compiling the engine (about a minute)'
	@$(call locked,build)
	@rm -rf $(VENV)/engine build/temp
	@BUILD_STAMMTISCH_REQUIRE_COMPILED=1 $(BIN)/python setup.py --quiet build_ext --build-lib $(VENV)/engine --build-temp build/temp \
		|| { echo 'NOTICE: the engine is not compiled, and slower from its source'; exit 1; }
	@touch $@

engine-sources:
	@echo $(ENGINE)

$(VENV)/ready: requirements/build.txt $(SOURCES) $(PAGE) | $(VENV)/made
	@$(call locked,build)
	@$(TRY_ENGINE)
	@echo 'Installing Stammtisch (about 5 s)'
	@$(INSTALL)
	@touch $@

$(VENV)/tools: requirements/dev.txt web/node_modules/.package-lock.json | $(VENV)/made
	@echo 'Installing what tests and checks (about 10 s)'
	@$(call locked,dev)
	@touch $@

$(VENV)/ready-dev: $(VENV)/tools $(VENV)/ready
	@touch $@

$(VENV)/ready-bench: requirements/bench.txt $(VENV)/ready | $(VENV)/made
	@$(call locked,bench)
	@touch $@
