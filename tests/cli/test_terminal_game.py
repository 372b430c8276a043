"""Games of the terminal and the page are in the same store, and both can continue them."""

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


def output_of(game: TerminalGame, *lines: str | Callable[[], str]) -> str:
    """Return the output while these lines are typed; functions can do more before they type."""
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


def page_document(store: Store) -> tuple[Service, dict[str, object]]:
    service = Service(store)
    (line,) = send(service, "GET", "/games")
    return service, send(service, "GET", f"/games/{line['id']}")


def answers_of(store: Store) -> list[object]:
    (line,) = store.list_games()
    return [entry.answer for entry in store.read_tape(line.id) or []]


def test_a_game_is_saved_after_every_answer_and_the_page_can_continue_it(store: SqlStore) -> None:
    shown = output_of(started(store), "tr", "2")
    service, document = page_document(store)
    assert document["answers"] == 1
    assert f"understudy play --resume {document['id']}" in shown
    send(service, "POST", f"/games/{document['id']}/answers", {
        "token": document["token"], "answer": {"do": "tr", "change": 3},
    })  # fmt: skip
    assert len(answers_of(store)) == 2


def test_a_concurrent_answer_is_shown(store: SqlStore) -> None:
    game = started(store)

    def answer_on_the_page() -> str:
        service, document = page_document(store)
        answer = {"token": document["token"], "answer": {"do": "tr", "change": 7}}
        send(service, "POST", f"/games/{document['id']}/answers", answer)
        return "pass"

    shown = output_of(game, answer_on_the_page, "points", "4", "undo")
    _, newer = " ".join(shown.split()).split("already been answered")
    assert "you: TR 27" in newer
    assert answers_of(store) == [{"do": "tr", "change": 7}]


class LimitedTextStore(MemoryTextStore):
    """A text store that refuses writes if `full` is set."""

    full = False

    def write(self, changes: Changes) -> None:
        if self.full:
            raise Refused("store-not-writable", path="/games")
        super().write(changes)


def test_a_game_that_cannot_be_saved_continues_and_is_saved_later(tmp_path: Path) -> None:
    texts = LimitedTextStore()
    store = KeyValueStore(texts)
    game = started(store)

    def fill(full: bool) -> Callable[[], str]:
        def line() -> str:
            texts.full = full
            return "done"

        return line

    shown = output_of(game, "done", fill(True), "done", "undo", fill(False))
    assert shown.count("Cannot write to the saved games: /games") == 1
    assert shown.count("being saved again") == 1
    assert answers_of(store) == [{"do": "done"}] * 3
    assert "--resume" in shown


def test_without_a_store_a_game_is_played_with_one_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    monkeypatch.setattr("sys.stdin", StringIO("done\ndone\n"))
    status, out, _ = run(capsys, "play", "mars", "--data", str(tmp_path / "file" / "games"))
    assert status == 0
    assert " ".join(out.split()).count("Cannot write to") == 1
    assert "not saved anywhere" in out
    status, _, error = run(capsys, "play", "--resume", "--data", str(tmp_path / "file" / "games"))
    assert (status, "Cannot write to" in error) == (2, True)


def test_a_game_deleted_elsewhere_can_be_continued(store: SqlStore) -> None:
    game = started(store)

    def delete() -> str:
        store.delete(game.id)
        return "done"

    assert output_of(game, delete, "done").count("It may have been deleted") == 1
    assert len(game.session.tape) == 2
    assert store.list_games() == []


def typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lines: str, *command: str
) -> str:
    monkeypatch.setattr("sys.stdin", StringIO(lines))
    status, out, error = run(capsys, *command)
    assert status == 0, error
    return out


def test_games_are_listed_resumed_renamed_exported_and_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def call(*command: str, lines: str = "") -> str:
        return typed(monkeypatch, capsys, lines, *command)

    assert "No saved games yet" in call("games")
    assert "the game is not kept" in call("play", "mars", "--seed", "1")
    assert "No saved games yet" in call("games")
    call("play", "tapestry", "--seed", "1", lines="done\n")
    call("play", "mars", "--seed", "1", lines="done\n")
    mars, tapestry = (game["id"] for game in json.loads(call("games", "--json"))["games"])
    shown = call("games")
    for text in (
        mars,
        tapestry,
        "Terraforming Mars",
        "Generation 1 · Tharsis",
        "Era 1",
        "You 20",
    ):
        assert text in shown
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
    status, _, error = run(capsys, "games", "export", "Friday", str(file))
    assert (status, "not overwritten" in error) == (2, True)
    monkeypatch.setattr("sys.stdin", StringIO("\n"))
    assert run(capsys, "games", "delete", mars)[0] == 2
    call("games", "delete", mars, lines="yes\n")
    call("games", "delete", tapestry, "--yes")
    assert "No saved games yet" in call("games")


def test_options_before_a_subcommand_of_games_hold_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = str(tmp_path / "other")
    typed(monkeypatch, capsys, "done\n", "play", "mars", "--seed", "1")
    file = tmp_path / "game.json"
    status, _, error = run(capsys, "games", "--data", other, "export", "mars", str(file))
    assert (status, "No saved game" in error, file.exists()) == (2, True, False)
    typed(monkeypatch, capsys, "done\n", "play", "mars", "--seed", "2", "--data", other)
    assert run(capsys, "games", "--data", other, "export", "mars", str(file))[0] == 0
    assert json.loads(file.read_text("utf-8"))["seed"] == 2


def test_a_file_ahead_of_the_stored_game_updates_it(store: SqlStore) -> None:
    first = started(store)
    output_of(first, "done")
    ahead = Session(GAME, {}, SEED)
    for _ in range(3):
        ahead.answer("done")
    assert resume_from_file(ahead, store).id == first.id
    assert answers_of(store) == [{"do": "done"}] * 3
    other = Session(GAME, {}, SEED)
    other.answer("pass")
    assert resume_from_file(other, store).id != first.id
    assert len(store.list_games()) == 2


def test_similar_titles_are_suggested(store: SqlStore) -> None:
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


def test_a_peek_must_be_confirmed() -> None:
    session = Session(GAME, {"you": "played"}, SEED)
    while session.undo_limit == 0:
        assert session.question is not None
        session.answer(Pass().answer(session.question))
    count = len(session.tape) + 1
    shown = output_of(play_unsaved(session), f"undo {count - 1}", "no")
    assert "marks the game “peeked”" in " ".join(shown.split())
    assert session.peek_count == 0
    output_of(play_unsaved(session), f"undo {count - 1}", "yes")
    assert session.peek_count == 1
