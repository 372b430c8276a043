"""Errors of PostgreSQL are translated and never contain passwords."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing

import psycopg
import pytest

from tests.postgresql import database
from tests.store.games import answer_one, create, load_game, new_session, session_data
from understudy.core import Refused
from understudy.store import Store
from understudy.store.sql import SqlStore, open_database, open_store

SECRET = "correct-horse"


@pytest.fixture
def address() -> Iterator[str]:
    with database() as found:
        yield found


@pytest.fixture
def store(address: str) -> Iterator[SqlStore]:
    with closing(open_database(address)) as found:
        yield found


def execute(address: str, *statements: str) -> None:
    """Execute statements on another connection."""
    with psycopg.connect(address, autocommit=True) as other:
        for statement in statements:
            other.execute(statement.encode())


def refused(call: Callable[[], object]) -> str:
    """Return the message id of the refusal; check that it contains no password."""
    with pytest.raises(Refused) as refusal:
        call()
    assert SECRET not in str(refusal.value.message)
    return refusal.value.message.id


@pytest.mark.parametrize(
    "address",
    [
        "",
        " ",
        "games",
        f"mysql://ann:{SECRET}@there/games",
        f"postgresql://ann:{SECRET}@there",
        f"postgresql://ann:x@there:{SECRET}/games",
        f"postgresql//ann:{SECRET}@there/games",
        "sqlite:///games.sqlite3",
    ],
)
def test_an_invalid_address_is_refused_without_quoting_it(address: str) -> None:
    assert refused(lambda: open_database(address)) == "store-bad-database"


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refused(lambda: open_database("postgresql://there/games")) == "store-needs-driver"


def test_the_address_takes_precedence_over_the_environment(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERSTUDY_DATABASE", address)
    with closing(open_store()) as store:
        create(store, new_session(), "mine")
    monkeypatch.setenv("UNDERSTUDY_DATABASE", "nowhere")
    assert refused(open_store) == "store-bad-database"
    with closing(open_store(address=address)) as store:
        assert load_game(store, "mine").revision == 0


def test_a_missing_server_is_named_without_credentials() -> None:
    with pytest.raises(Refused) as refusal:
        open_database(f"postgresql://ann:{SECRET}@127.0.0.1:1/games?application_name=me")
    message = refusal.value.message
    assert message.id == "store-database-refused"
    assert message.args["path"] == "postgresql://127.0.0.1:1/games"
    assert "127.0.0.1" in str(message.args["reason"])
    assert SECRET not in str(message)


def test_a_wrong_password_or_database_is_refused(address: str) -> None:
    execute(address, f"ALTER ROLE understudy PASSWORD '{SECRET}'")
    with psycopg.connect(address) as raw:
        port, name = raw.info.port, raw.info.dbname
    there = f"postgresql://understudy:{{}}@127.0.0.1:{port}/{{}}"
    open_database(there.format(SECRET, name)).close()
    wrong = there.format(f"wrong-{SECRET}", name)
    assert refused(lambda: open_database(wrong)) == "store-database-refused"
    nowhere = there.format(SECRET, "nowhere")
    with pytest.raises(Refused, match="nowhere") as refusal:
        open_database(nowhere)
    assert SECRET not in str(refusal.value.message)


def test_errors_of_the_driver_hide_parameters(store: SqlStore, address: str) -> None:
    """They could appear in a log."""
    execute(address, "ALTER TABLE titles ADD CHECK (title = '')")
    create(store, new_session(), "mine")
    with pytest.raises(Exception, match="hide_parameters") as failure:
        store.set_title("mine", SECRET)
    assert SECRET not in str(failure.value).partition("[SQL")[2]


RAISE = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE 'refused' USING ERRCODE = '{code}'; END $$;
CREATE TRIGGER refusing BEFORE UPDATE ON games EXECUTE FUNCTION refuse();
"""


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("53100", "store-database-not-writable"),
        ("25006", "store-database-not-writable"),
        ("XX001", "store-database-damaged"),
        ("40P01", "store-busy"),
        ("57014", "store-busy"),
        ("57P01", "store-database-away"),
        ("08006", "store-database-away"),
    ],
)
def test_errors_of_the_server_are_translated(
    store: SqlStore, address: str, code: str, message: str
) -> None:
    game = create(store, new_session())
    before = session_data(game.session)
    execute(address, RAISE.format(code=code))
    assert refused(lambda: answer_one(store, game)) == message
    assert session_data(load_game(store, game.id).session) == before
    execute(address, "DROP TRIGGER refusing ON games")
    answer_one(store, load_game(store, game.id))


def test_waiting_for_a_row_lock_is_limited(store: SqlStore, address: str) -> None:
    game = create(store, new_session())
    with psycopg.connect(address) as other:
        other.execute("SELECT * FROM games FOR UPDATE")
        assert refused(lambda: store.set_title(game.id, "Sunday")) == "store-busy"
        assert load_game(store, game.id).revision == 0, "reads do not wait"


def test_broken_connections_are_replaced(store: SqlStore, address: str) -> None:
    game = create(store, new_session())
    execute(
        address,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    answer_one(store, game)
    assert load_game(store, game.id).revision == 1


def test_an_unavailable_database_is_refused_until_it_is_back(store: SqlStore, address: str) -> None:
    game = create(store, new_session())
    with psycopg.connect(address) as raw:
        name = raw.info.dbname
    elsewhere = address.replace(name, "postgres")
    away = f"ALTER DATABASE {name} ALLOW_CONNECTIONS"
    leave = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    execute(elsewhere, f"{away} false", leave)
    try:
        for call in (
            lambda: answer_one(store, game),
            store.list_games,
            lambda: store.load(game.id),
        ):
            assert refused(call) == "store-database-away"
        assert refused(lambda: open_database(address)) == "store-database-refused"
    finally:
        execute(elsewhere, f"{away} true")
    answer_one(store, load_game(store, game.id))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        ("DROP TABLE titles", "store-database-damaged"),
        ("ALTER TABLE games DROP COLUMN redo", "store-database-damaged"),
        ("DELETE FROM alembic_version", "store-database-damaged"),
        ("UPDATE alembic_version SET version_num = 'abcd'", "store-database-damaged"),
        ("UPDATE alembic_version SET version_num = '0099'", "store-newer-schema"),
    ],
)
def test_a_damaged_or_newer_database_is_refused_at_the_start(
    store: SqlStore, address: str, damage: str, message: str
) -> None:
    create(store, new_session())
    execute(address, damage)
    assert refused(lambda: open_database(address)) == message


def test_a_missing_table_is_damage(store: SqlStore, address: str) -> None:
    create(store, new_session())
    execute(address, "DROP TABLE titles")
    assert refused(store.list_games) == "store-database-damaged"


def test_a_read_only_database_is_refused_at_the_start(address: str) -> None:
    read_only = f"{address}&options=-c%20default_transaction_read_only%3Don"
    assert refused(lambda: open_database(read_only)) == "store-database-not-writable"
    with psycopg.connect(address) as raw:
        reader = f"reader_{raw.info.dbname}"
    execute(address, f"CREATE ROLE {reader} LOGIN", "REVOKE CREATE ON SCHEMA public FROM public")
    reader_address = address.replace("understudy@", f"{reader}@")
    assert refused(lambda: open_database(reader_address)) == "store-database-not-writable"


def test_another_encoding_is_refused(address: str) -> None:
    with psycopg.connect(address) as raw:
        name = raw.info.dbname
    execute(address, f"CREATE DATABASE {name}_latin ENCODING 'LATIN1' TEMPLATE template0")
    latin = address.replace(name, f"{name}_latin")
    assert refused(lambda: open_database(latin)) == "store-database-encoding"


def test_any_text_can_be_stored_and_searched(store: Store) -> None:
    game = create(store, new_session())
    assert store.load("\0") is None
    assert store.receipt(game.id, "\0") is None
    answer_one(store, game, key="a\0b")
    assert store.receipt(game.id, "a\0b") is not None
    assert store.set_title(game.id, "Sunday\0")
    assert store.list_games()[0].title == "Sunday\ufffd"
    store.custom_boards.write("mars", "board", "k" * 300, "\0")
    assert [board.name for board in store.custom_boards.list_boards("mars", "board")] == ["k" * 300]
