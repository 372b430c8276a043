# `make play`, `make check` and `make test` need only Python 3.11 or newer, pip and make.

.DEFAULT_GOAL := help
.PHONY: help play site check test soak compiled release format lock pictures clean environment play-environment \
	site-environment

help:
	@echo "make play     start Understudy and open it in a browser (PORT=8000, ARGS=...)"
	@echo "make site     build Understudy Lite, the page without a server, into build/site (ARGS=--serve serves it)"
	@echo "make check    run the quick checks, in about two minutes"
	@echo "make test     run every check"
	@echo "make soak     run the long random games, attacks and mutation tests (ARGS=... goes to pytest)"
	@echo "make compiled compile the rules and run every test on them (ARGS=... goes to pytest)"
	@echo "make release  build, check and try the files of a release in dist; publishes nothing (PYTHONS=... paths of more Pythons)"
	@echo "make format   format the source and fix lint errors where possible"
	@echo "make lock     update the lock files"
	@echo "make pictures recreate the pictures of the documentation"
	@echo "make clean    remove the environment and all generated files"

environment:
	@sh tools/environment.sh

play-environment:
	@sh tools/environment.sh play

site-environment:
	@sh tools/environment.sh site

# The trap keeps the shell alive until the server has ended, so that Ctrl-C is not a failure.
play: play-environment
	@trap : INT; .venv/bin/understudy serve --open $(if $(PORT),--port $(PORT)) $(ARGS) || [ $$? -eq 130 ]

site: site-environment
	@sh tools/javascript/install.sh site
	@trap : INT; .venv/bin/python -m tools.site $(ARGS) || [ $$? -eq 130 ]

check: environment
	@sh tools/checks.sh quick

test: environment
	@sh tools/checks.sh

soak: environment
	@sh tools/browser.sh
	@sh tools/browser.sh others
	@sh tools/postgresql.sh
	@UNDERSTUDY_SOAK=1 .venv/bin/pytest -m soak --timeout 0 -n auto --maxprocesses 8 --dist worksteal $(ARGS)
	@UNDERSTUDY_BACKEND=lite .venv/bin/pytest tests/browser --timeout 0 -n auto --maxprocesses 8 --dist worksteal

compiled: environment
	@sh tools/browser.sh
	@sh tools/postgresql.sh
	@sh tools/compiled.sh $(ARGS)

release: environment
	@sh tools/javascript/install.sh site
	@PYTHONS="$(PYTHONS)" .venv/bin/python -m tools.release

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
