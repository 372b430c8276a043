"""Help and the library import only the modules they need."""

import subprocess
import sys

HELP = """
import sys
from understudy.cli import main
try:
    main(["--help"])
finally:
    print(*sys.modules, file=sys.stderr)
"""
LIBRARY = """
import sys
import understudy
print(*sys.modules, file=sys.stderr)
"""


def loaded(source: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


def test_help_loads_no_game_and_no_screen() -> None:
    modules = loaded(HELP)
    assert "understudy.cli.app" in modules
    heavy = {
        "rich",
        "numpy",
        "polars",
        "sqlalchemy",
        "aiohttp",
        "understudy.sim",
        "understudy.store",
    }
    assert modules & {*heavy, "understudy.mars", "understudy.tapestry"} == set()
    assert len(modules) < 340


def test_the_library_loads_only_core() -> None:
    modules = loaded(LIBRARY)
    ours = {".".join(name.split(".")[:2]) for name in modules if name.startswith("understudy.")}
    assert ours == {"understudy.core"}
    assert "secrets" not in modules
    assert len(modules) < 200
