"""Games in PostgreSQL: what goes wrong there is said in words, and passwords never are."""

import sys
from collections.abc import Callable, Iterator
from contextlib import closing

import psycopg
import pytest

from tests.postgresql import database
from tests.store.playing import answer_one, create, everything, fresh, loaded
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


def do(address: str, *statements: str) -> None:
    """As somebody else who uses the same database."""
    with psycopg.connect(address, autocommit=True) as other:
        for statement in statements:
            other.execute(statement.encode())


def refused(what: Callable[[], object]) -> str:
    """The id of what is said."""
    with pytest.raises(Refused) as refusal:
        what()
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
def test_what_is_no_address_is_refused_and_not_repeated(address: str) -> None:
    assert refused(lambda: open_database(address)) == "store-bad-database"


def test_a_driver_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert refused(lambda: open_database("postgresql://there/games")) == "store-needs-driver"


def test_the_environment_says_where_unless_somebody_does(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UNDERSTUDY_DATABASE", address)
    with closing(open_store()) as store:
        create(store, fresh(), "mine")
    monkeypatch.setenv("UNDERSTUDY_DATABASE", "nowhere")
    assert refused(open_store) == "store-bad-database"
    with closing(open_store(address=address)) as store:
        assert loaded(store, "mine").revision == 0


def test_a_server_that_is_not_there_is_named_without_who_and_how() -> None:
    with pytest.raises(Refused) as refusal:
        open_database(f"postgresql://ann:{SECRET}@127.0.0.1:1/games?application_name=me")
    message = refusal.value.message
    assert message.id == "store-database-refused"
    assert message.args["path"] == "postgresql://127.0.0.1:1/games"
    assert "127.0.0.1" in str(message.args["reason"])
    assert SECRET not in str(message)


def test_a_wrong_password_and_a_database_that_is_not_there(address: str) -> None:
    do(address, f"ALTER ROLE understudy PASSWORD '{SECRET}'")
    with psycopg.connect(address) as plain:
        port, name = plain.info.port, plain.info.dbname
    there = f"postgresql://understudy:{{}}@127.0.0.1:{port}/{{}}"
    open_database(there.format(SECRET, name)).close()
    wrong = there.format(f"wrong-{SECRET}", name)
    assert refused(lambda: open_database(wrong)) == "store-database-refused"
    nowhere = there.format(SECRET, "nowhere")
    with pytest.raises(Refused, match="nowhere") as refusal:
        open_database(nowhere)
    assert SECRET not in str(refusal.value.message)


def test_what_was_written_is_not_repeated_by_the_driver(store: SqlStore, address: str) -> None:
    """A log would show it."""
    do(address, "ALTER TABLE titles ADD CHECK (title = '')")
    create(store, fresh(), "mine")
    with pytest.raises(Exception, match="hide_parameters") as failure:
        store.set_title("mine", SECRET)
    assert SECRET not in str(failure.value).partition("[SQL")[2]


RAISE = """
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE 'refused' USING ERRCODE = '{code}'; END $$;
CREATE TRIGGER refusing BEFORE UPDATE ON games EXECUTE FUNCTION refuse();
"""


@pytest.mark.parametrize(
    ("code", "said"),
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
def test_what_the_server_says_is_said_in_words(
    store: SqlStore, address: str, code: str, said: str
) -> None:
    kept = create(store, fresh())
    before = everything(kept.session)
    do(address, RAISE.format(code=code))
    assert refused(lambda: answer_one(store, kept)) == said
    assert everything(loaded(store, kept.id).session) == before
    do(address, "DROP TRIGGER refusing ON games")
    answer_one(store, loaded(store, kept.id))


def test_somebody_else_is_waited_for_but_not_long(store: SqlStore, address: str) -> None:
    kept = create(store, fresh())
    with psycopg.connect(address) as other:
        other.execute("SELECT * FROM games FOR UPDATE")
        assert refused(lambda: store.set_title(kept.id, "Sunday")) == "store-busy"
        assert loaded(store, kept.id).revision == 0, "who reads waits for nobody"


def test_connections_that_break_are_made_anew(store: SqlStore, address: str) -> None:
    kept = create(store, fresh())
    do(
        address,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    answer_one(store, kept)
    assert loaded(store, kept.id).revision == 1


def test_a_database_that_is_away_refuses_until_it_is_back(store: SqlStore, address: str) -> None:
    kept = create(store, fresh())
    with psycopg.connect(address) as plain:
        name = plain.info.dbname
    elsewhere = address.replace(name, "postgres")
    away = f"ALTER DATABASE {name} ALLOW_CONNECTIONS"
    leave = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    do(elsewhere, f"{away} false", leave)
    try:
        for what in (
            lambda: answer_one(store, kept),
            store.list_games,
            lambda: store.load(kept.id),
        ):
            assert refused(what) == "store-database-away"
        assert refused(lambda: open_database(address)) == "store-database-refused"
    finally:
        do(elsewhere, f"{away} true")
    answer_one(store, loaded(store, kept.id))


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DROP TABLE titles", "store-database-damaged"),
        ("ALTER TABLE games DROP COLUMN redo", "store-database-damaged"),
        ("DELETE FROM alembic_version", "store-database-damaged"),
        ("UPDATE alembic_version SET version_num = 'abcd'", "store-database-damaged"),
        ("UPDATE alembic_version SET version_num = '0099'", "store-newer-schema"),
    ],
)
def test_a_database_of_others_is_refused_at_the_start(
    store: SqlStore, address: str, damage: str, said: str
) -> None:
    create(store, fresh())
    do(address, damage)
    assert refused(lambda: open_database(address)) == said


def test_a_table_that_goes_missing_is_damage(store: SqlStore, address: str) -> None:
    create(store, fresh())
    do(address, "DROP TABLE titles")
    assert refused(store.list_games) == "store-database-damaged"


def test_who_may_only_read_is_refused_at_the_start(address: str) -> None:
    read_only = f"{address}&options=-c%20default_transaction_read_only%3Don"
    assert refused(lambda: open_database(read_only)) == "store-database-not-writable"
    with psycopg.connect(address) as plain:
        reader = f"reader_{plain.info.dbname}"
    do(address, f"CREATE ROLE {reader} LOGIN", "REVOKE CREATE ON SCHEMA public FROM public")
    theirs = address.replace("understudy@", f"{reader}@")
    assert refused(lambda: open_database(theirs)) == "store-database-not-writable"


def test_another_encoding_is_refused(address: str) -> None:
    with psycopg.connect(address) as plain:
        name = plain.info.dbname
    do(address, f"CREATE DATABASE {name}_latin ENCODING 'LATIN1' TEMPLATE template0")
    latin = address.replace(name, f"{name}_latin")
    assert refused(lambda: open_database(latin)) == "store-database-encoding"


def test_any_text_can_be_kept_and_looked_for(store: Store) -> None:
    kept = create(store, fresh())
    assert store.load("\0") is None
    assert store.receipt(kept.id, "\0") is None
    answer_one(store, kept, key="a\0b")
    assert store.receipt(kept.id, "a\0b") is not None
    assert store.set_title(kept.id, "Sunday\0")
    assert store.list_games()[0].title == "Sunday\ufffd"
    store.custom_boards.write("mars", "board", "k" * 300, "\0")
    assert [sheet.name for sheet in store.custom_boards.list_boards("mars", "board")] == ["k" * 300]
