"""Games of the terminal are kept where the page keeps its own, and both can go on with them."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.cli.test_play import Typist
from tests.service.requests import send
from understudy.cli.commands.saved_games import find_saved_game
from understudy.cli.play.game_loop import Play
from understudy.cli.play.terminal_game import TerminalGame, play_unsaved, resume_from_file, start
from understudy.cli.terminal import Terminal
from understudy.cli.translations import translations_for
from understudy.core import Ambiguous, Illegal, Pass, Refused, Session
from understudy.mars import GAME
from understudy.service import Service
from understudy.store import KeyValueStore, MemoryTextStore, Store
from understudy.store.keyvalue import Changes
from understudy.store.sql import SqlStore, open_folder

SEED = 20


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlStore]:
    with closing(open_folder(tmp_path / "games")) as opened:
        yield opened


def played(game: TerminalGame, *lines: str | Callable[[], str]) -> str:
    """What is shown while these lines are typed, some of them by somebody who does more."""
    left = iter(lines)

    def line() -> str:
        for each in left:
            return each if isinstance(each, str) else each()
        raise EOFError

    typist = Typist(then=line)
    Play(game, Terminal(typist.read, typist.write), translations_for(GAME, "en")).run()
    return typist.shown


def started(store: Store) -> TerminalGame:
    return start(Session(GAME, {}, SEED), store)


def the_page(store: Store) -> tuple[Service, dict[str, object]]:
    desk = Service(store)
    (line,) = send(desk, "GET", "/games")
    return desk, send(desk, "GET", f"/games/{line['id']}")


def answers_of(store: Store) -> list[object]:
    (line,) = store.list_games()
    return [entry.answer for entry in store.read_tape(line.id) or []]


def test_a_game_is_kept_answer_by_answer_and_the_page_goes_on_with_it(store: SqlStore) -> None:
    shown = played(started(store), "tr", "2")
    desk, document = the_page(store)
    assert document["answers"] == 1
    assert f"understudy play --resume {document['id']}" in shown
    send(desk, "POST", f"/games/{document['id']}/answers", {
        "token": document["token"], "answer": {"do": "tr", "change": 3},
    })  # fmt: skip
    assert len(answers_of(store)) == 2


def test_of_two_who_answer_the_second_is_shown_what_the_first_did(store: SqlStore) -> None:
    game = started(store)

    def meanwhile() -> str:
        desk, document = the_page(store)
        answer = {"token": document["token"], "answer": {"do": "tr", "change": 7}}
        send(desk, "POST", f"/games/{document['id']}/answers", answer)
        return "pass"

    shown = played(game, meanwhile, "points", "4", "undo")
    _, newer = " ".join(shown.split()).split("already been answered")
    assert "you: TR 27" in newer
    assert answers_of(store) == [{"do": "tr", "change": 7}]


class Disk(MemoryTextStore):
    """Records whose disk can be full."""

    full = False

    def write(self, changes: Changes) -> None:
        if self.full:
            raise Refused("store-not-writable", path="/games")
        super().write(changes)


def test_a_game_that_cannot_be_kept_is_played_all_the_same_and_comes_home(tmp_path: Path) -> None:
    disk = Disk()
    store = KeyValueStore(disk)
    game = started(store)

    def fill(full: bool) -> Callable[[], str]:
        def line() -> str:
            disk.full = full
            return "done"

        return line

    shown = played(game, "done", fill(True), "done", "undo", fill(False))
    assert shown.count("Cannot write to the saved games: /games") == 1
    assert shown.count("being saved again") == 1
    assert answers_of(store) == [{"do": "done"}] * 3
    assert "--resume" in shown


def test_without_any_store_a_game_is_played_and_that_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    monkeypatch.setattr("sys.stdin", StringIO("done\ndone\n"))
    status, out, _ = run(capsys, "play", "mars", "--data", str(tmp_path / "file" / "games"))
    assert status == 0
    assert " ".join(out.split()).count("Cannot write to") == 1
    assert "not saved anywhere" in out
    status, _, said = run(capsys, "play", "--resume", "--data", str(tmp_path / "file" / "games"))
    assert (status, "Cannot write to" in said) == (2, True)


def test_a_game_deleted_elsewhere_is_played_to_its_end(store: SqlStore) -> None:
    game = started(store)

    def delete() -> str:
        store.delete(game.id)
        return "done"

    assert played(game, delete, "done").count("It may have been deleted") == 1
    assert len(game.session.tape) == 2
    assert store.list_games() == []


def typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *command: str
) -> str:
    monkeypatch.setattr("sys.stdin", StringIO(lines))
    status, out, said = run(capsys, *command)
    assert status == 0, said
    return out


def test_games_are_listed_resumed_renamed_exported_and_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def call(*command: str, lines: str = "") -> str:
        return typed(monkeypatch, capsys, lines, *command)

    assert "No saved games yet" in call("games")
    call("play", "tapestry", "--seed", "1")
    call("play", "mars", "--seed", "1", lines="done\n")
    mars, tapestry = (game["id"] for game in json.loads(call("games", "--json"))["games"])
    shown = call("games")
    for said in (
        mars,
        tapestry,
        "Terraforming Mars",
        "Generation 1 · Tharsis",
        "Before era 1",
        "You 20",
    ):
        assert said in shown
    assert f"--resume {mars}" in call("play", "--resume")
    for name in ("tapestry", tapestry, tapestry[:5]):
        assert f"--resume {tapestry}" in call("play", "--resume", name)
    assert f"--resume {tapestry}" in call("play", "tapestry", "--resume")
    assert "Friday" in call("games", "rename", mars, "Friday evening")
    assert f"--resume {mars}" in call("play", "--resume", "friday", lines="done\n")
    file = tmp_path / "friday.json"
    call("games", "export", "Friday", str(file))
    assert len(json.loads(file.read_text("utf-8"))["answers"]) == 2
    assert f"--resume {mars}" in call("play", "--load", str(file))
    shown = call("forecast", "Friday", "--continuations", "5", "--agent", "pass")
    assert "MarsBot will probably score" in shown or "there is no score" in shown
    status, _, said = run(capsys, "games", "export", "Friday", str(file))
    assert (status, "not overwritten" in said) == (2, True)
    monkeypatch.setattr("sys.stdin", StringIO("\n"))
    assert run(capsys, "games", "delete", mars)[0] == 2
    call("games", "delete", mars, lines="yes\n")
    call("games", "delete", tapestry, "--yes")
    assert "No saved games yet" in call("games")


def test_a_file_that_goes_further_takes_the_kept_game_with_it(store: SqlStore) -> None:
    first = started(store)
    played(first, "done")
    ahead = Session(GAME, {}, SEED)
    for _ in range(3):
        ahead.answer("done")
    assert resume_from_file(ahead, store).id == first.id
    assert answers_of(store) == [{"do": "done"}] * 3
    other = Session(GAME, {}, SEED)
    other.answer("pass")
    assert resume_from_file(other, store).id != first.id
    assert len(store.list_games()) == 2


def test_near_names_are_offered(store: SqlStore) -> None:
    with pytest.raises(Illegal, match="terminal-no-games-kept"):
        find_saved_game(store, "")
    ids = [started(store).id for _ in range(2)]
    store.set_title(ids[0], "Friday evening")
    store.set_title(ids[1], "Friday night")
    assert find_saved_game(store, "friday NIGHT").id == ids[1]
    with pytest.raises(Ambiguous, match="Friday evening"):
        find_saved_game(store, "friday")
    with pytest.raises(Illegal, match="Friday evening") as refused:
        find_saved_game(store, "fryday evening")
    assert "night" not in str(refused.value)


def test_who_looks_ahead_is_asked_once() -> None:
    session = Session(GAME, {"you": "played"}, SEED)
    while session.undo_limit == 0:
        assert session.question is not None
        session.answer(Pass().answer(session.question))
    count = len(session.tape) + 1
    shown = played(play_unsaved(session), f"undo {count - 1}", "no")
    assert "marks the game “peeked”" in " ".join(shown.split())
    assert session.peek_count == 0
    played(play_unsaved(session), f"undo {count - 1}", "yes")
    assert session.peek_count == 1
