# Everything a person or CI runs; each sets up what it needs first, which takes a moment where all is there.
PYTHON ?= python3
VENV := .venv/bin
SET_UP = @$(PYTHON) scripts/environment.py

.PHONY: run test films check bench proof train measure-house lock deb hil release clean

run:
	$(SET_UP) runtime
	@$(VENV)/companion play

# Two workers share the processors: more threads for each one's sums only wait for each other.
test: export OPENBLAS_NUM_THREADS = 1
test:
	$(SET_UP) develop
	@$(VENV)/python -m pytest -n 2

# Evenings that owners filmed, where there are some: read as they were played?
films:
	$(SET_UP) develop
	@$(VENV)/python -m pytest -rs tests/evidence/test_films.py

check:
	$(SET_UP) develop
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(VENV)/mypy
	$(VENV)/lint-imports
	@$(PYTHON) scripts/commit_subjects.py
	@$(MAKE) --no-print-directory test

bench:
	$(SET_UP) develop
	@$(VENV)/python -m companion.bench

# What is too long for CI: a club of a hundred tables, with broker and tables killed; needs Mosquitto, takes ten minutes.
proof:
	$(SET_UP) develop
	@$(VENV)/python -m companion.bench club

train:
	$(SET_UP) training
	$(VENV)/python -m vision.training --seed 1 --out assets/models

measure-house:
	@$(PYTHON) scripts/measure_house.py

lock:
	@$(PYTHON) scripts/lock.py

# The package of this Debian, from a wheel of what lies here.
deb:
	$(SET_UP) develop
	@rm -rf dist
	@$(VENV)/python -m build --wheel
	@$(VENV)/python scripts/deb.py dist/*.whl

# The package in a virtual machine with pins, a camera, touch and a screen; says SKIPPED where there can be none.
WITHIN ?= 900
hil: deb
	@$(VENV)/python -m tests.hil --within $(WITHIN) dist/*.deb || [ $$? -eq 77 ]

# Wheel, sdist, .deb and sums in dist/, and a tag: make release [VERSION=0.2.0].
release:
	$(SET_UP) develop
	@$(VENV)/python scripts/release.py --version "$(VERSION)"

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
