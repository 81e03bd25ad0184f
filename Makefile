# One virtual environment in .venv; every target sets up what it needs.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV ?= .venv
BIN := $(VENV)/bin
NODE := $(and $(shell command -v node),$(shell command -v npm))
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test check lint lint-js bench bench-search load pages clean

play: $(VENV)/play.stamp
	@$(BIN)/saloon serve $(ARGS)

test: $(VENV)/dev.stamp
	$(BIN)/pytest $(ARGS)

check: lint test

lint: $(VENV)/dev.stamp lint-js
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Scripts and style sheets: checked where there is node, which nothing else needs.
lint-js: $(if $(NODE),node_modules/lint.stamp)
	$(if $(NODE),npm run --silent lint,@echo "Scripts and style sheets are not checked: node and npm are not installed.")

bench: $(VENV)/bench.stamp
	$(BIN)/python bench/run.py $(ARGS)

bench-search: $(VENV)/bench.stamp
	$(BIN)/python bench/search.py $(ARGS)

load: $(VENV)/dev.stamp
	$(BIN)/python bench/load.py $(ARGS)

pages: $(VENV)/dev.stamp
	$(BIN)/python bench/pages.py $(ARGS)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache node_modules

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

node_modules/lint.stamp: package.json package-lock.json .npmrc
	npm ci --silent
	@touch $@
