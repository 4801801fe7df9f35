# make play   open the table in a browser
# make test   everything that must pass: check, interpreted, compiled, browser, each to be had alone
# make pythons  the rules of all titles on every newer Python that is here
# make prove  break every line that cites a rule, and see that the tests that name the rule notice: `make prove
#             TITLES=condottiere`, and with `FRESH=1` also what was tried before
# make bench  speed, compiled and interpreted, next to OpenSpiel
# make research  what the arena, the environments and the examples need
# make schema the client's types, from what the server says of itself
# make draw   the drawn boards, from their data and the coasts of Natural Earth
# make soak   the law games of the next hundred commits; all boards drawn anew; then random games through the
#             conformance checks: 200,000 of Condottiere, 50,000 of Coalitions, 30,000 of Raison d'État, 30,000 of
#             Realpolitik, 20,000 of Six Continents; then a million deals of what a seat cannot see

PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
PURE := PYTHONPATH=src
CLIENT := $(shell find client -type f -not -path '*/node_modules/*' -not -path 'client/tests/*') $(shell find src/casusbelli/data -type f)
BOARDS := condottiere coalitions/empire coalitions/revolution raison-detat/1618 raison-detat/1702 realpolitik/europe continents
ENGINE_TESTS := $(filter-out $(addprefix tests/,arena/ bots/ browser/ envs/ examples/ server/ terminal/),\
	$(sort $(dir $(wildcard tests/*/test_*.py))))
TEST := $(BIN)/pytest -n auto --dist worksteal
COMPILE := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"

.PHONY: play playable test bench soak install installed install-dev research client draw schema check check-format check-lint \
	check-types check-imports check-client interpreted compiled browser lock clean
.PHONY: check-sources pythons prove

play:
	@tools/one_at_a_time $(MAKE) --no-print-directory --jobs=4 playable
	$(BIN)/casusbelli serve --open

test:
	@MAKE="$(MAKE)" tools/run_parts install-dev check interpreted compiled browser

check: install-dev
	$(MAKE) --keep-going --jobs 2 --output-sync check-types check-client check-format check-lint check-imports \
		check-sources

check-format:
	$(BIN)/ruff format --check .

check-lint:
	$(BIN)/ruff check .

check-types:
	$(BIN)/mypy

check-imports:
	$(PURE) $(BIN)/lint-imports

check-sources:
	$(BIN)/pytest --quiet tests/test_sources.py

check-client:
	$(PURE) $(BIN)/python tools/write_schema.py --check
	tools/with_node npm run --silent check
	tools/with_node npm run --silent test

# The rules of all titles on the sources as they are; how much of the engine they go through is told.
interpreted: install-dev
	CASUSBELLI_EXPECTS=interpreted $(PURE) $(TEST) --cov --cov-report= -m "not slow" $(ENGINE_TESTS)
	$(BIN)/python tools/coverage_summary.py

# Everything, the rules once more, on what users run. Many of these tests wait for a server, so two share a processor.
compiled: install-dev build/atlas/node_modules
	tools/install_postgres
	@if [ -e build/compiled ]; then export CASUSBELLI_EXPECTS=compiled; else \
		printf '\n*** NO C COMPILER OR NO PYTHON HEADERS: NOTHING IS TESTED COMPILED ***\n\n'; fi; \
	$(TEST) -n $$((2 * $$(getconf _NPROCESSORS_ONLN))) --ignore tests/browser

browser: install-dev
	tools/install_chromium
	$(TEST) tests/browser

pythons: build/uv
	@TESTS="$(ENGINE_TESTS)" tools/try_pythons 3.12 3.13 3.14

prove: install-dev
	PYTHONPATH=src:tools $(BIN)/python -m prove $(TITLES) $(if $(FRESH),--fresh)

bench: install-dev
	$(BIN)/casusbelli bench

soak: install-dev build/atlas/node_modules
	CASUSBELLI_GAMES=100 $(TEST) tests/*/test_laws.py
	CASUSBELLI_GAMES=$(words $(BOARDS)) $(TEST) tests/test_drawing.py
	$(BIN)/python tools/soak.py

playable: build/serve build/client
	@$(BIN)/python tools/install.py --at-once

install:
	@tools/one_at_a_time $(MAKE) --no-print-directory --jobs=4 installed

installed: build/serve build/client
	@$(BIN)/python tools/install.py

research: install build/research

client: build/client

install-dev: install build/dev

build/uv: requirements/uv.txt
	tools/make_venv $(PYTHON)
	@mkdir -p build && touch $@

build/serve: requirements/serve.txt build/uv
	tools/install_requirements .venv serve
	@touch $@

build/modules: client/package.json client/package-lock.json build/uv
	tools/with_node npm ci --omit=dev --ignore-scripts --loglevel=error
	@touch $@

build/modules-dev: build/modules
	tools/with_node npm ci --ignore-scripts --loglevel=error
	@touch $@

build/client: build/modules $(CLIENT)
	tools/with_node npm run --silent build -- --logLevel warn
	@touch $@

draw: install-dev build/atlas/node_modules
	for board in $(BOARDS); do PYTHONPATH=tools $(BIN)/python -m draw_board src/casusbelli/data/$$board/board.toml \
		build/atlas/node_modules/world-atlas src/casusbelli/data/$$board/drawing.json || exit; done

schema: install-dev
	$(PURE) $(BIN)/python tools/write_schema.py

build/atlas/node_modules: tools/draw_board/package.json tools/draw_board/package-lock.json
	mkdir -p build/atlas && cp $^ build/atlas
	tools/with_node npm ci --prefix "$(CURDIR)/build/atlas" --ignore-scripts --loglevel=error
	@touch $@

build/research: requirements/research.txt build/serve
	tools/install_requirements .venv research
	@touch $@

build/dev: requirements/dev.txt build/serve build/modules-dev
	tools/install_requirements .venv dev
	@touch $@

lock: build/uv
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) requirements/build.in -o requirements/build.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) pyproject.toml --extra serve -o requirements/serve.txt
	$(COMPILE) pyproject.toml --extra serve --extra research -o requirements/research.txt
	$(COMPILE) pyproject.toml --all-extras requirements/build.in -o requirements/dev.txt

clean:
	rm -rf .venv build dist client/node_modules src/casusbelli/server/static
