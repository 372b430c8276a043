# Both `make play` and `make test` need only Python 3.11 or newer, pip and make.

.DEFAULT_GOAL := help
.PHONY: help play site test soak compiled format lock pictures clean environment playing

help:
	@echo "make play     start Understudy and open it in a browser (PORT=8000, ARGS=...)"
	@echo "make site     build the page that needs no server into build/site (ARGS=--serve serves it here)"
	@echo "make test     run every check"
	@echo "make soak     run the long random games, the attacks and the faults put into rules (ARGS=... goes to pytest)"
	@echo "make compiled compile the rules and run every test on them (ARGS=... goes to pytest)"
	@echo "make format   format the source and mend what lint can mend"
	@echo "make lock     resolve the dependencies anew into the two lock files"
	@echo "make pictures make the pictures of the documentation anew"
	@echo "make clean    remove the environment and everything generated"

environment:
	@sh tools/environment.sh

playing:
	@sh tools/environment.sh play

# The trap keeps the shell alive until the server has ended by itself, so that Ctrl-C is no failure.
play: playing
	@trap : INT; .venv/bin/understudy serve --open $(if $(PORT),--port $(PORT)) $(ARGS) || [ $$? -eq 130 ]

site: environment
	@sh tools/javascript/install.sh
	@trap : INT; .venv/bin/python -m tools.site $(ARGS) || [ $$? -eq 130 ]

test: environment
	@sh tools/checks.sh

soak: environment
	@sh tools/browser.sh
	@sh tools/postgresql.sh
	@UNDERSTUDY_SOAK=1 .venv/bin/pytest -m soak --timeout 0 -n auto --maxprocesses 8 --dist worksteal $(ARGS)
	@UNDERSTUDY_BACKEND=lite .venv/bin/pytest tests/browser --timeout 0 -n auto --maxprocesses 8 --dist worksteal

compiled: environment
	@sh tools/browser.sh
	@sh tools/postgresql.sh
	@sh tools/compiled.sh $(ARGS)

format: environment
	@.venv/bin/ruff check --fix-only --quiet .
	@.venv/bin/ruff format .
	@sh tools/javascript/format.sh

lock:
	@sh tools/lock.sh

pictures: environment
	@sh tools/browser.sh
	@.venv/bin/python -m tools.icons
	@.venv/bin/python -m tools.screenshots

clean:
	@rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .schemathesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
