# One virtual environment in .venv; every target sets up what it needs.
# Another Python has one of its own: `make test PYTHON=python3.13` uses .venv-3.13.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
ifneq ($(origin PYTHON),file)
# Where pyenv offers several versions, it wants to hear which one is meant.
export PYENV_VERSION ?= $(patsubst python%,%,$(filter python3.%,$(PYTHON)))
VERSION := $(shell PYENV_VERSION=$(PYENV_VERSION) $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
ifeq ($(VERSION),)
$(error $(PYTHON) does not run here)
endif
endif
VENV ?= .venv$(VERSION:%=-%)
BIN := $(VENV)/bin
NODE := $(and $(shell command -v node),$(shell command -v npm))
QUICK := -m "not play and not real"
COMPILED := -m "sample or not play and not real" tests/engine tests/games tests/bots tests/test_compiled.py tests/test_golden.py tests/test_every_game.py
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Tests start many processes, and each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play quick test cover check lint lint-js compile pure wheel check-compiled bench bench-search start load memory pages attack audit sbom clean

play: $(VENV)/play.stamp
	@$(BIN)/saloon serve $(ARGS)

# The inner loop: everything but whole games, browsers, servers, clusters.
quick: $(VENV)/dev.stamp
	$(BIN)/pytest $(QUICK) $(ARGS)

test: $(VENV)/dev.stamp
	$(BIN)/pytest --durations=10 $(ARGS)

# What the quick tests run through; `make cover ARGS=tests` for all of them.
cover: $(VENV)/dev.stamp
	$(BIN)/pytest --cov $(or $(ARGS),$(QUICK))

check: lint test

lint: $(VENV)/dev.stamp lint-js
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Scripts and style sheets: checked where there is node, which nothing else needs.
lint-js: $(if $(NODE),node_modules/lint.stamp)
	$(if $(NODE),npm run --silent lint,@echo "Scripts and style sheets are not checked: node and npm are not installed.")

# What bots live on, compiled beside its sources; needs a C compiler. `make pure` removes it.
compile: $(VENV)/compile.stamp
	$(BIN)/python hatch_build.py $(ARGS)

pure:
	find src -name '*.so' -delete

# A wheel for everybody, and one with compiled modules for this platform and this Python.
wheel: $(VENV)/compile.stamp
	$(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

# The compiled modules under the tests that run through them, and a sample of whole games. `make compile test` runs all tests.
check-compiled: $(VENV)/dev.stamp compile
	$(BIN)/pytest $(COMPILED)

bench: $(VENV)/bench.stamp
	$(BIN)/python bench/run.py $(ARGS)

bench-search: $(VENV)/bench.stamp
	$(BIN)/python bench/search.py $(ARGS)

start: $(VENV)/play.stamp
	$(BIN)/python bench/start.py $(ARGS)

load: $(VENV)/dev.stamp
	$(BIN)/python bench/load.py $(ARGS)

memory: $(VENV)/dev.stamp
	$(BIN)/python bench/memory.py $(ARGS)

pages: $(VENV)/dev.stamp
	$(BIN)/python bench/pages.py $(ARGS)

# Attacks on servers of our own, on this machine only; each ends by itself. `make attack ARGS=floods` for one of them.
attack: $(VENV)/dev.stamp
	$(BIN)/python bench/campaign.py $(ARGS)

# Whether a known weakness is in what we stand on; asks a database on the network.
audit: $(VENV)/release.stamp
	$(BIN)/pip-audit --requirement constraints.txt --no-deps --disable-pip $(ARGS)

# What a release is made of (CycloneDX).
sbom: $(VENV)/release.stamp
	@mkdir -p dist
	$(BIN)/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible --output-file dist/saloon.cdx.json constraints.txt

clean:
	find src -name '*.so' -delete
	rm -rf .venv .venv-3.* build dist .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache node_modules

$(VENV)/python.stamp:
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/play.stamp: $(VENV)/python.stamp pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --editable .
	@touch $@

$(VENV)/dev.stamp: $(VENV)/python.stamp pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@

$(VENV)/bench.stamp: $(VENV)/python.stamp pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@

$(VENV)/compile.stamp: $(VENV)/python.stamp pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --editable '.[compile]'
	@touch $@

$(VENV)/release.stamp: $(VENV)/python.stamp pyproject.toml constraints.txt
	$(BIN)/pip install --quiet --editable '.[release]'
	@touch $@

node_modules/lint.stamp: package.json package-lock.json .npmrc
	npm ci --silent
	@touch $@
