"""A real PostgreSQL for tests: one server per test run, started when a test first needs it.

Run as a module, this is the process that owns the server of a run: it stops the server when the run
is over, for any reason, and deletes its folder.
"""

import fcntl
import os
import pwd
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import psycopg
import pytest

from tests.serving import HeldPort

FOLDER = "UNDERSTUDY_TEST_POSTGRESQL"
SWITCHED_OFF = os.environ.get("UNDERSTUDY_POSTGRESQL_TESTS") == "off"
WHY_NOT = (
    "PostgreSQL is switched off in this run"
    if SWITCHED_OFF
    else "no PostgreSQL on this machine: sh tools/postgresql.sh says how to get it"
)
PASSWORD = "correct horse"

_numbers = count()
_free: list[str] = []


def programs() -> Path | None:
    """Return the folder of initdb and postgres: on the PATH or where Debian installs them."""
    if SWITCHED_OFF or os.name != "posix":
        return None
    places = [Path(found).parent for found in [shutil.which("initdb")] if found]
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "postgres").exists()), None)


def announce() -> int | None:
    """Tell all workers where the server of this run will be.

    Return a file descriptor; the server ends when it is closed.
    """
    if programs() is None:
        return None
    folder = Path(mkdtemp(prefix="understudy-pg-"))
    os.mkfifo(folder / "run")
    os.environ[FOLDER] = str(folder)
    # The owner process reads from the FIFO until no process has it open: the end of the run.
    return os.open(folder / "run", os.O_RDWR)


def end(run: int) -> None:
    """End the run. If no server was started, delete the folder here."""
    folder = Path(os.environ.pop(FOLDER))
    if not (folder / "ready").exists():
        shutil.rmtree(folder)
    os.close(run)


class Cluster:
    """A PostgreSQL server in its own folder, run by an ordinary user."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None, WHY_NOT
        self.programs = found
        self.folder = folder
        self.data = folder / "data"
        self.port = 0
        self._held: HeldPort | None = None

    def make(self) -> None:
        """Create an empty server; network connections need a password."""
        user = _user()
        if user is not None:
            shutil.chown(self.folder, user)
        self.folder.chmod(0o711)
        how = ["-E", "UTF8", "--locale=C", "-A", "trust", "--no-sync", "--no-instructions"]
        _run([self.programs / "initdb", "-D", self.data, "-U", "understudy", *how])
        hba = "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n"
        (self.data / "pg_hba.conf").write_text(hba)
        self._held = HeldPort()
        self.port = self._held.number

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        settings = ["shared_buffers=32MB", "max_connections=200", "autovacuum=off"]
        # Tests stop the server in any way, but not the machine.
        settings += ["fsync=off", "full_page_writes=off"]
        arguments = f"-k {self.folder} -p {self.port} -h 127.0.0.1 -c " + " -c ".join(settings)
        self._control("start", "-w", "-l", str(self.folder / "log"), "-o", arguments)

    def crash(self) -> None:
        """Stop the server without a checkpoint; all connections break."""
        self._control("stop", "-m", "immediate")

    def _control(self, *what: str) -> None:
        _run([self.programs / "pg_ctl", "-D", self.data, *what])

    def address(self, database: str) -> str:
        """Return the URL of one of its databases."""
        return f"postgresql://understudy@/{database}?host={self.folder}&port={self.port}"

    def __enter__(self) -> "Cluster":
        try:
            self.make()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if (self.data / "postmaster.pid").exists():
            self.crash()
        if self._held is not None:
            self._held.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def _user() -> str | None:
    """Return the user to run PostgreSQL as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _run(command: Sequence[Path | str]) -> None:
    # The server must not inherit a pipe, which would stay open as long as the server runs.
    done = subprocess.run(
        command,
        user=_user(),
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=sys.stderr,
        check=False,
    )
    assert done.returncode == 0, command


def need() -> None:
    """Skip the test if there is no PostgreSQL; on CI fail it."""
    if FOLDER not in os.environ:
        if os.environ.get("CI") == "true" and not SWITCHED_OFF:
            pytest.fail(WHY_NOT)
        pytest.skip(WHY_NOT)


def server() -> str:
    """Start the server of this run if necessary; return its URL with a gap for the database."""
    need()
    folder = Path(os.environ[FOLDER])
    ready = folder / "ready"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not ready.exists():
            owner = subprocess.Popen(
                [sys.executable, "-m", "tests.postgresql", str(folder)],
                cwd=Path(__file__).parents[1],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                start_new_session=True,
                text=True,
            )
            assert owner.stdout is not None
            line = owner.stdout.readline()
            assert line, "PostgreSQL did not start"
            ready.write_text(line.strip())
    return ready.read_text()


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Yield a server for one test, which may crash it."""
    need()
    with Cluster(Path(mkdtemp(prefix="understudy-pg-"))) as cluster:
        yield cluster


@contextmanager
def database() -> Iterator[str]:
    """Yield the URL of an empty database; databases are emptied and reused."""
    url = server()
    name = _free.pop() if _free else ""
    if not name:
        name = f"games_{os.getpid()}_{next(_numbers)}"
        _execute(url.format("postgres"), f"CREATE DATABASE {name}")
    address = url.format(name)
    yield address
    _execute(
        address,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
        "DROP SCHEMA public CASCADE",
        "CREATE SCHEMA public",
    )
    _free.append(name)


def _execute(address: str, *statements: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


def _own_server(folder: Path) -> None:
    with Cluster(folder / "server") as cluster:
        print(cluster.address("{}"), flush=True)
        with (folder / "run").open("rb") as run:
            run.read()


if __name__ == "__main__":
    place = Path(sys.argv[1])
    (place / "server").mkdir()
    place.chmod(0o711)
    try:
        _own_server(place)
    finally:
        shutil.rmtree(place, ignore_errors=True)
