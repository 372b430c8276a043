"""Who does not open a database does not need what opens it."""

import subprocess
import sys

CODE = """
import sys
from importlib import import_module
import_module(sys.argv[1])
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def loaded_by(module: str) -> set[str]:
    """The packages that are loaded once this module is, in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-c", CODE, module], check=True, capture_output=True, text=True
    )
    # The compiled build keeps its code in a module of its own.
    return {name for name in ran.stdout.split() if not name.endswith("__mypyc")}


def test_the_store_stands_on_the_standard_library() -> None:
    before = loaded_by("sys")
    assert "sqlalchemy" in loaded_by("understudy.store.sql")
    assert loaded_by("understudy.store") - before - sys.stdlib_module_names == {"understudy"}


def test_the_server_needs_no_database() -> None:
    assert not loaded_by("understudy.server") & {"sqlalchemy", "sqlite3", "platformdirs"}


def test_the_database_needs_no_server() -> None:
    assert not loaded_by("understudy.store.sql") & {"litestar", "uvicorn", "msgspec"}


def test_a_file_needs_neither_the_other_database_nor_migrations() -> None:
    assert not loaded_by("understudy.store.sql") & {"alembic", "psycopg"}
