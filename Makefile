# make play   open the table in a browser
# make test   everything that CI runs
# make bench  speed, compiled and interpreted, next to OpenSpiel
# make research  what the arena, the environments and the examples need
# make draw   the drawn boards, from their data and the coasts of Natural Earth
# make soak   random games through the conformance checks: 200,000 of Condottiere, 50,000 of Coalitions,
#             30,000 of Raison d'État, 30,000 of Realpolitik, 20,000 of Six Continents;
#             then a million deals of what a seat cannot see

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
PURE := PYTHONPATH=src
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/casusbelli/server/static/*')
CLIENT := $(shell find client -type f -not -path '*/node_modules/*') $(shell find src/casusbelli/data -type f)
BOARDS := condottiere coalitions/empire coalitions/revolution raison-detat/1618 raison-detat/1702 realpolitik/europe continents
ENGINE_TESTS := $(filter-out $(addprefix tests/,arena/ browser/ examples/ server/ terminal/),\
	$(sort $(dir $(wildcard tests/*/test_*.py))))
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"

.PHONY: play test bench soak install install-dev research client draw check interpreted compiled browser lock clean

play: install
	$(BIN)/casusbelli serve --open

test: check interpreted compiled browser

check: install-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(PURE) $(BIN)/lint-imports
	tools/with_node npm run --silent check

interpreted: install-dev build/atlas/node_modules
	CASUSBELLI_EXPECTS=interpreted $(PURE) $(BIN)/pytest -n auto --dist worksteal --ignore tests/browser

compiled: install-dev
	@if [ -e build/compiled ]; then \
		CASUSBELLI_EXPECTS=compiled $(BIN)/pytest -n auto --dist worksteal $(ENGINE_TESTS); \
	else \
		printf '\n*** NO C COMPILER OR NO PYTHON HEADERS: THE COMPILED HALF OF THE TESTS WAS SKIPPED ***\n\n'; \
	fi

browser: install-dev
	tools/install_chromium
	$(BIN)/pytest -n auto --dist worksteal tests/browser

bench: install-dev
	$(BIN)/casusbelli bench

soak: install-dev
	$(BIN)/python tools/soak.py

install: build/installed

research: build/installed-research

client: build/client

install-dev: build/installed-dev

build/venv: requirements/build.txt requirements/serve.txt
	tools/make_venv $(PYTHON)
	$(UV) pip install --quiet --compile-bytecode --require-hashes -r requirements/build.txt -r requirements/serve.txt
	@mkdir -p build && touch $@

build/modules: client/package.json client/package-lock.json build/venv
	tools/with_node npm ci --ignore-scripts --loglevel=error
	@touch $@

build/client: build/modules $(CLIENT)
	tools/with_node npm run --silent build -- --logLevel warn
	@touch $@

draw: install-dev build/atlas/node_modules
	for board in $(BOARDS); do PYTHONPATH=tools $(BIN)/python -m draw_board src/casusbelli/data/$$board/board.toml \
		build/atlas/node_modules/world-atlas src/casusbelli/data/$$board/drawing.json || exit; done

build/atlas/node_modules: tools/draw_board/package.json tools/draw_board/package-lock.json
	mkdir -p build/atlas && cp $^ build/atlas
	tools/with_node npm ci --prefix "$(CURDIR)/build/atlas" --ignore-scripts --loglevel=error
	@touch $@

build/installed: build/venv build/client pyproject.toml tools/compile_engine.py $(SOURCES)
	tools/install_wheel
	@touch $@

build/installed-research: build/installed requirements/research.txt
	$(UV) pip install --quiet --require-hashes -r requirements/research.txt
	@touch $@

build/installed-dev: build/installed requirements/dev.txt
	$(UV) pip install --quiet --require-hashes -r requirements/dev.txt
	@touch $@

lock: build/venv
	$(COMPILE) requirements/build.in -o requirements/build.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra serve -o requirements/serve.txt
	$(COMPILE) pyproject.toml --extra serve --extra research -o requirements/research.txt
	$(COMPILE) pyproject.toml --all-extras requirements/build.in -o requirements/dev.txt

clean:
	rm -rf .venv build dist client/node_modules src/casusbelli/server/static
