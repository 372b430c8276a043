"""Packages that are imported only on use."""

import subprocess
import sys

CODE = """
import sys
from importlib import import_module
import_module(sys.argv[1])
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def loaded_by(module: str) -> set[str]:
    """Return the packages that a new process loads with this module."""
    done = subprocess.run(
        [sys.executable, "-c", CODE, module], check=True, capture_output=True, text=True
    )
    # The compiled build has an additional module.
    return {name for name in done.stdout.split() if not name.endswith("__mypyc")}


def test_the_store_needs_only_the_standard_library() -> None:
    # Core uses greenlet if it is installed.
    before = loaded_by("sys")
    assert "sqlalchemy" in loaded_by("understudy.store.sql")
    assert loaded_by("understudy.store") - before - sys.stdlib_module_names <= {
        "understudy",
        "greenlet",
    }


def test_the_server_needs_no_database() -> None:
    assert not loaded_by("understudy.server") & {"sqlalchemy", "sqlite3", "platformdirs"}


def test_the_database_needs_no_server() -> None:
    assert not loaded_by("understudy.store.sql") & {"litestar", "uvicorn", "msgspec"}


def test_sqlite_loads_neither_postgresql_nor_migrations() -> None:
    assert not loaded_by("understudy.store.sql") & {"alembic", "psycopg"}
