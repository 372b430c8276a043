"""The commands `export` and `import`."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.postgresql import database
from tests.store.games import answer_one, create, load_game, new_session
from understudy.core import save
from understudy.mars.printed.boards import board_text
from understudy.store import Store
from understudy.store.sql import open_database, open_folder

BOARD = board_text("hellas") + "# entered\n"


def saves(store: Store) -> list[str]:
    return [save(load_game(store, line.id).session) for line in store.list_games()]


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with two games, one of them named, and a board."""
    folder = tmp_path / "here"
    with closing(open_folder(folder)) as store:
        answer_one(store, create(store, new_session(seed=2**60), "first"))
        store.set_title("first", "Sunday \x1b[2J")
        create(store, new_session(seed=8), "second")
        store.custom_boards.write("mars", "board", "hellas", BOARD)
    return folder


def test_all_games_move_from_folder_to_folder(
    here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, there = tmp_path / "all.json", tmp_path / "there"
    status, output, _ = run(capsys, "export", str(file), "--data", str(here))
    assert (status, output.splitlines()[0]) == (0, "In the file: 2 games, 1 entered board.")
    status, output, _ = run(capsys, "import", str(file), "--data", str(there))
    assert status == 0
    assert output.splitlines()[-1] == ("Imported: 3. Already here: 0. To decide: 0. Rejected: 0.")
    assert "\x1b" not in output
    with closing(open_folder(here)) as old, closing(open_folder(there)) as new:
        assert saves(new) == saves(old)
        about = [
            [(one.title, one.created, one.updated) for one in each.list_games()]
            for each in (old, new)
        ]
        assert about[0] == about[1]
        assert [board.text for board in new.custom_boards.list_boards("mars", "board")] == [BOARD]
    run(capsys, "import", str(file), "--data", str(there))
    status, output, _ = run(capsys, "import", str(file), "--data", str(there), "--language", "cs")
    assert (
        output.splitlines()[-1]
        == "Importováno: 0. Už tu je: 3. K\N{NO-BREAK SPACE}rozhodnutí: 0. Odmítnuto: 0."
    )


def test_games_with_the_same_beginning_are_all_restored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "all.json"
    with closing(open_folder(here)) as store:
        create(store, new_session(seed=8), "start")
        answer_one(store, create(store, new_session(seed=8), "ahead"))
        other = new_session(seed=8)
        other.answer({"do": "tile", "tile": "greenery", "space": "5.1"})
        create(store, other, "other")
    run(capsys, "export", str(file), "--data", str(here))
    _, output, _ = run(capsys, "import", str(file), "--data", str(there))
    assert output.splitlines()[-1] == "Imported: 3. Already here: 0. To decide: 0. Rejected: 0."
    with closing(open_folder(here)) as old, closing(open_folder(there)) as new:
        assert sorted(saves(new)) == sorted(saves(old))


def test_a_game_with_other_answers_becomes_a_second_one_on_request(
    here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.json"
    other = new_session(seed=2**60)
    other.answer({"do": "tile", "tile": "greenery", "space": "5.1"})
    file.write_text(save(other), "utf-8")
    _, output, _ = run(capsys, "import", str(file), "--data", str(here))
    assert "--beside" in output
    run(capsys, "import", str(file), "--beside", "--data", str(here))
    with closing(open_folder(here)) as store:
        assert save(other) in saves(store)
        assert len(saves(store)) == 3


def test_a_stored_game_is_updated_only_on_request(
    here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.json"
    with closing(open_folder(here)) as store:
        ahead = load_game(store, "first").session
        ahead.answer("done")
    file.write_text(save(ahead), "utf-8")
    status, output, _ = run(capsys, "import", str(file), "--data", str(here))
    assert status == 0
    assert "the file has more moves" in output
    with closing(open_folder(here)) as store:
        assert len(load_game(store, "first").session.tape) == 1
    run(capsys, "import", str(file), "--go-on", "--data", str(here))
    with closing(open_folder(here)) as store:
        assert save(load_game(store, "first").session) == save(ahead)


def test_an_entered_board_is_not_replaced(
    here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "all.json"
    run(capsys, "export", str(file), "--data", str(here))
    with closing(open_folder(here)) as store:
        store.custom_boards.write("mars", "board", "hellas", "mine")
    _, output, _ = run(capsys, "import", str(file), "--data", str(here))
    assert "Another board is saved here" in output
    with closing(open_folder(here)) as store:
        assert [board.text for board in store.custom_boards.list_boards("mars", "board")] == [
            "mine"
        ]


def test_refused_entries_do_not_stop_the_import(
    here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, there = tmp_path / "all.json", tmp_path / "there"
    run(capsys, "export", str(file), "--data", str(here))
    data = json.loads(file.read_text("utf-8"))
    data["games"][0]["save"] = "{"
    data["sheets"].append({**data["sheets"][0], "name": "../../venus"})
    file.write_text(json.dumps(data), "utf-8")
    status, output, _ = run(capsys, "import", str(file), "--data", str(there))
    assert status == 1
    assert "line 1 is not JSON" in output
    assert output.splitlines()[-1] == ("Imported: 2. Already here: 0. To decide: 0. Rejected: 2.")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"understudy-games": 1, "games": [', "damaged or incomplete"),
        ('{"understudy-games": 1, "games": {}, "sheets": []}', "damaged or incomplete"),
        ('{"understudy-games": 1, "games": [7], "sheets": []}', "damaged or incomplete"),
        ('{"understudy-games": 1, "games": [], "sheets": [{}]}', "damaged or incomplete"),
        ('{"understudy-games": 2, "games": [], "sheets": []}', "newer version of Understudy"),
    ],
)
def test_a_damaged_export_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, message: str
) -> None:
    file = tmp_path / "all.json"
    file.write_text(text, "utf-8")
    status, _, refused = run(capsys, "import", str(file), "--data", str(tmp_path / "there"))
    assert status == 2
    assert message in refused


def test_all_games_move_from_a_folder_to_a_database(
    here: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, back = tmp_path / "all.json", tmp_path / "back.json"
    with database() as address:
        run(capsys, "export", str(file), "--data", str(here))
        status, output, _ = run(capsys, "import", str(file), "--database", address)
        assert status == 0
        assert output.splitlines()[-1].startswith("Imported: 3.")
        assert run(capsys, "export", str(back), "--database", address)[0] == 0
        with closing(open_folder(here)) as old, closing(open_database(address)) as new:
            assert saves(new) == saves(old)
    assert json.loads(back.read_text()) == json.loads(file.read_text())


@pytest.mark.parametrize(
    "command",
    [
        ("serve",),
        ("games",),
        ("export", "new.json"),
        ("import", "all.json"),
        ("backup", "new.json"),
    ],
)
def test_an_invalid_database_address_is_refused(
    command: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "all.json").write_text('{"understudy": 1, "games": [], "sheets": []}')
    status, _, output = run(capsys, *command, "--database", "mysql://ann:horse@there/games")
    assert status == 2
    assert output.startswith("Not a PostgreSQL address.")
    assert "horse" not in output
