# Everything a person or CI runs; `make run` and `make test` set up what they need first.
PYTHON ?= python3
VENV := .venv/bin

.PHONY: run test check bench train lock clean

run: .venv/runtime.stamp
	@$(VENV)/companion play

# Two workers share the processors: more threads for each one's sums only wait for each other.
test: export OPENBLAS_NUM_THREADS = 1
test: .venv/develop.stamp
	@$(VENV)/python -m pytest -n 2

check: .venv/develop.stamp
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(VENV)/mypy
	$(VENV)/lint-imports
	@$(MAKE) --no-print-directory test

bench: .venv/develop.stamp
	@$(VENV)/python -m companion.bench

train: .venv/training.stamp
	$(VENV)/python -m vision.training --seed 1 --out assets/models

# The environment is made anew when the locked versions change; see scripts/environment.py.
.venv/%.stamp: scripts/environment.py locks/%.txt pyproject.toml
	@$(PYTHON) scripts/environment.py $*

lock:
	@$(PYTHON) scripts/lock.py

clean:
	rm -rf .venv build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
