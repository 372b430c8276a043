"""The contract of a store, tested on each kind."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Barrier

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.store.games import (
    answer_one,
    create,
    legal_answer,
    load_game,
    new_session,
    session_data,
    view,
)
from tests.store.stores import OpenStore
from understudy.core import Illegal, Refused, Stale, TapeEntry, Unreadable, find_system
from understudy.store import AnswerReceipt, GameListing, ImportInfo, SameOrigin, Store, StoredGame
from understudy.store.game_identity import game_hash, origin_hash, session_origin_hash


def load_after_restart(reopen: OpenStore, id: str) -> StoredGame:
    with closing(reopen()) as store:
        return load_game(store, id)


def test_a_new_game_survives_a_restart(store: Store, reopen: OpenStore) -> None:
    game = create(store, new_session(seed=7))
    assert game.revision == 0
    assert session_data(load_after_restart(reopen, game.id).session) == session_data(game.session)


def test_ids_are_short_and_safe_in_a_url(store: Store) -> None:
    ids = {create(store, new_session()).id for _ in range(20)}
    assert len(ids) == 20
    assert all(id.isalnum() and id.isascii() and len(id) <= 10 for id in ids)


def test_a_given_id_must_be_unique(store: Store) -> None:
    first = create(store, new_session(seed=1), id="mine")
    assert first.id == "mine"
    with pytest.raises(Illegal, match="store-id-taken"):
        create(store, new_session(seed=2), id="mine")
    assert session_data(load_game(store, "mine").session) == session_data(first.session)


def test_an_unknown_game_does_not_exist(store: Store) -> None:
    assert store.load("none") is None
    assert store.load("none", StoredGame("none", new_session(), 0)) is None
    assert store.read_tape("none") is None
    assert store.revision("none") is None
    assert store.receipt("none", "once") is None
    assert store.list_games() == []
    assert not store.delete("none")


def test_every_change_is_one_revision(store: Store, reopen: OpenStore) -> None:
    game = create(store, new_session())
    for count in range(1, 6):
        answer_one(store, game)
        assert game.revision == store.revision(game.id) == count
        assert store.read_tape(game.id) == game.session.tape
        assert session_data(load_after_restart(reopen, game.id).session) == session_data(
            game.session
        )


def test_a_known_game_is_replayed_only_if_it_has_changed(store: Store) -> None:
    game = create(store, new_session())
    assert store.load(game.id, game) is game
    other = load_game(store, game.id)
    assert other is not game
    answer_one(store, other)
    again = store.load(game.id, game)
    assert again is not None
    assert again is not game
    assert again.revision == 1
    assert session_data(again.session) == session_data(other.session)


def test_a_stale_commit_changes_nothing(store: Store, reopen: OpenStore) -> None:
    game = create(store, new_session())
    second = load_game(store, game.id)
    answer_one(store, game)
    with pytest.raises(Stale):
        answer_one(store, second, key="late")
    assert store.revision(game.id) == 1
    assert store.receipt(game.id, "late") is None
    assert session_data(load_after_restart(reopen, game.id).session) == session_data(game.session)


def test_a_failed_commit_is_rolled_back(store: Store, reopen: OpenStore) -> None:
    game = create(store, new_session())
    answer_one(store, game)
    acknowledged = session_data(game.session)
    [before] = store.list_games()
    broken = load_game(store, game.id).session
    broken.tape.append(TapeEntry("mars-ask-turn", object()))
    with pytest.raises(Exception, match="not JSON serializable"):
        store.commit(
            game.id,
            broken,
            {"new": 1},
            expected=1,
            unchanged=0,
            receipt=AnswerReceipt.of("once", 1),
        )
    assert store.list_games() == [before]
    assert store.receipt(game.id, "once") is None
    assert session_data(load_after_restart(reopen, game.id).session) == acknowledged


def test_only_one_of_several_concurrent_commits_succeeds(store: Store) -> None:
    game = create(store, new_session())
    rivals = [load_game(store, game.id) for _ in range(8)]

    def attempt(game: StoredGame) -> bool:
        try:
            answer_one(store, game)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(attempt, rivals)) == [False] * 7 + [True]
    final = load_game(store, game.id)
    assert final.revision == len(final.session.tape) == 1


def test_concurrent_operations_do_not_interfere(store: Store) -> None:
    game = create(store, new_session(), "mine")
    ready = Barrier(4)

    def play(_: int) -> None:
        answer_one(store, game, key=str(game.revision))

    def name(turn: int) -> None:
        store.set_title("mine", f"Sunday {turn}")

    def write_board(turn: int) -> None:
        store.custom_boards.write("mars", "board", "tharsis", str(turn))

    def delete(turn: int) -> None:
        store.delete("mine") if turn == 6 else store.set_title("mine", "")

    def repeat(one: Callable[[int], None]) -> bool:
        ready.wait()
        try:
            for turn in range(8):
                one(turn)
        except Stale:
            return one is play
        return True

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(repeat, (play, name, write_board, delete)))
    assert store.load("mine") is None
    assert store.receipt("mine", "0") is None


def test_unchanged_answers_are_not_rewritten(store: Store) -> None:
    game = create(store, new_session())
    for _ in range(3):
        answer_one(store, game)
    before = list(game.session.tape)
    game.session.undo(1)
    game.session.tape[0] = TapeEntry("another", "answer")
    store.commit(game.id, game.session, view(game.session), expected=3, unchanged=1)
    assert store.read_tape(game.id) == before[:1]


def test_deletion_removes_all_data_of_a_game(store: Store) -> None:
    game = create(store, new_session(), id="mine")
    other = create(store, new_session())
    answer_one(store, game, key="once")
    assert store.delete(game.id)
    assert not store.delete(game.id)
    assert store.load(game.id) is None
    assert store.read_tape(game.id) is None
    assert store.revision(game.id) is None
    assert store.receipt(game.id, "once") is None
    assert [listing.id for listing in store.list_games()] == [other.id]
    with pytest.raises(Stale):
        answer_one(store, game)
    again = create(store, new_session(), id="mine")
    answer_one(store, again, key="once")


def test_a_receipt_survives_undo(store: Store, reopen: OpenStore) -> None:
    game = create(store, new_session())
    answer_one(store, game, key="once")
    answer_one(store, game, key="twice")
    game.session.undo(0)
    store.commit(game.id, game.session, view(game.session), expected=2, unchanged=0)
    with closing(reopen()) as again:
        once, twice = again.receipt(game.id, "once"), again.receipt(game.id, "twice")
        assert once is not None
        assert twice is not None
        assert once.digest
        assert (once.key, twice.key) == ("once", "twice")
        assert once.matches(AnswerReceipt("once", once.digest))
        assert once.matches(AnswerReceipt("once", None))
        assert not once.matches(AnswerReceipt.of("once", "something else"))
        assert again.receipt(game.id, "three times") is None
        assert again.receipt("other", "once") is None


def test_a_key_can_be_used_once_per_game(store: Store) -> None:
    game, other = create(store, new_session()), create(store, new_session())
    answer_one(store, game, key="once")
    before = session_data(game.session)
    with pytest.raises(Stale):
        answer_one(store, game, key="once")
    assert store.revision(game.id) == 1
    assert session_data(load_game(store, game.id).session) == before
    answer_one(store, other, key="once")


def test_the_last_played_game_is_listed_first(store: Store) -> None:
    first, second = create(store, new_session()), create(store, new_session())
    assert [listing.id for listing in store.list_games()] == [second.id, first.id]
    answer_one(store, first)
    listed = store.list_games()
    assert [each.id for each in listed] == [first.id, second.id]
    assert listed[0].created < listed[0].updated


def test_a_list_entry_describes_the_state_of_the_game(store: Store) -> None:
    game = create(store, new_session())
    for _ in range(2):
        answer_one(store, game)
    [listed] = store.list_games()
    assert listed == GameListing(
        id=game.id,
        system="mars",
        options=game.session.options,
        created=listed.created,
        updated=listed.updated,
        revision=2,
        answers=2,
        finished=False,
        summary=listed.summary,
    )


def test_a_finished_game_is_listed_as_finished(store: Store) -> None:
    session = new_session()
    session.position.over = True
    create(store, session)
    [listed] = store.list_games()
    assert listed.finished is True


def test_the_summary_has_the_values_that_a_list_shows(store: Store) -> None:
    session = new_session()
    shown: dict[str, object] = {
        "generation": 3,
        "winner": None,
        "name": "Ann",
        "tags": [1, 2],
        "bot": {"tr": 20, "mc": 4, "tracks": [4]},
        "human": 5,
        "scores": {"bot": {"total": 7, "lines": [1]}},
    }
    game = store.create(session, shown)
    expected = {"generation": 3, "winner": None, "bot.tr": 20, "scores.bot.total": 7}
    assert [listing.summary for listing in store.list_games()] == [expected]
    store.commit(game.id, session, {"generation": 4}, expected=0, unchanged=0)
    assert [listing.summary for listing in store.list_games()] == [{"generation": 4}]


@pytest.mark.parametrize("seed", [-(10**40), 2**53 + 1])
def test_a_seed_can_be_any_integer(store: Store, seed: int) -> None:
    game = create(store, new_session(seed=seed))
    assert load_game(store, game.id).session.seed == seed


def test_a_tape_that_no_longer_replays_can_still_be_read(store: Store) -> None:
    game = create(store, new_session())
    answer_one(store, game)
    game.session.tape[0] = TapeEntry("mars-ask-the-stars", "none")
    store.commit(game.id, game.session, {}, expected=1, unchanged=0)
    with pytest.raises(Unreadable) as refused:
        store.load(game.id)
    rules = str(find_system("mars").rules_version)
    assert refused.value.message.id == "store-no-longer-replays"
    assert refused.value.message.args == {"saved": rules, "ours": rules}
    assert store.read_tape(game.id) == game.session.tape


def test_custom_boards_are_stored_by_name(store: Store, reopen: OpenStore) -> None:
    second = store.custom_boards.write("mars", "board", "tharsis", "two\nlines")
    first = store.custom_boards.write("mars", "board", "elysium", "Ēlysium, « ligne »")
    store.custom_boards.write("mars", "map", "tharsis", "of another kind")
    store.custom_boards.write("tapestry", "board", "tharsis", "of another game")
    with closing(reopen()) as again:
        assert again.custom_boards.list_boards("mars", "board") == [first, second]
        assert again.custom_boards.read("mars", "board", "tharsis") == second
        assert again.custom_boards.read("mars", "board", "hellas") is None
        assert again.custom_boards.list_boards("mars", "dice") == []


def test_a_custom_board_replaces_the_previous_one(store: Store) -> None:
    before = store.custom_boards.write("mars", "board", "tharsis", "before")
    after = store.custom_boards.write("mars", "board", "tharsis", "after")
    assert before.updated < after.updated
    assert store.custom_boards.list_boards("mars", "board") == [after]
    assert store.custom_boards.delete("mars", "board", "tharsis")
    assert not store.custom_boards.delete("mars", "board", "tharsis")
    assert store.custom_boards.read("mars", "board", "tharsis") is None


MOVES = st.lists(st.sampled_from(["answer", "answer", "undo", "undo all", "redo"]), max_size=12)


def test_any_sequence_of_moves_survives_a_restart(store: Store, reopen: OpenStore) -> None:
    @settings(max_examples=15)
    @given(moves=MOVES, seed=st.integers(0, 2**48))
    def survives(moves: list[str], seed: int) -> None:
        game = create(store, new_session(seed=seed))
        session = game.session
        for move in moves:
            before = len(session.tape)
            try:
                match move:
                    case "answer" if session.question is not None:
                        session.answer(legal_answer(session.question))
                    case "undo":
                        session.undo()
                    case "undo all":
                        session.undo(0)
                    case "redo":
                        session.redo()
            except Refused:
                continue
            game.revision = store.commit(
                game.id,
                session,
                view(session),
                expected=game.revision,
                unchanged=min(before, len(session.tape)),
            )
            assert session_data(load_game(store, game.id).session) == session_data(session)
        assert session_data(load_after_restart(reopen, game.id).session) == session_data(session)

    survives()


def test_a_title_is_stored_without_a_new_revision(store: Store, reopen: OpenStore) -> None:
    game = create(store, new_session())
    assert store.list_games()[0].title == ""
    assert store.set_title(game.id, "Žofie, Sunday")
    with closing(reopen()) as again:
        assert again.list_games()[0].title == "Žofie, Sunday"
        assert again.revision(game.id) == 0
    answer_one(store, game)
    assert store.list_games()[0].title == "Žofie, Sunday"
    assert store.set_title(game.id, "")
    assert store.list_games()[0].title == ""
    assert not store.set_title("none", "no game")
    store.set_title(game.id, "again")
    assert store.delete(game.id)


def test_games_of_the_same_origin_are_found(store: Store, reopen: OpenStore) -> None:
    first = create(store, new_session(seed=7))
    again = create(store, new_session(seed=7))
    for other in (new_session(seed=8), new_session(seed=7, map="hellas")):
        create(store, other)
    answer_one(store, first)
    origin = session_origin_hash(first.session)
    expected = {
        SameOrigin(first.id, 1, game_hash(origin, first.session.tape)),
        SameOrigin(again.id, 0, game_hash(origin, [])),
    }
    for _ in range(2):
        with closing(reopen()) as reopened_store:
            assert set(reopened_store.find_same_origin(origin)) == expected
    first.session.undo(0)
    store.commit(first.id, first.session, view(first.session), expected=1, unchanged=0)
    assert {(each.answers, each.game_hash) for each in store.find_same_origin(origin)} == {
        (0, game_hash(origin, []))
    }
    assert store.delete(again.id)
    assert [each.id for each in store.find_same_origin(origin)] == [first.id]
    assert store.find_same_origin(origin_hash(find_system("mars"), {}, 9)) == []


def test_title_and_times_of_an_imported_game_are_stored(store: Store, reopen: OpenStore) -> None:
    long_ago, later = "2026-01-02T03:04:05.000006+00:00", "2026-02-02T03:04:05.000006+00:00"
    session = new_session()
    store.create(session, view(session), "old", ImportInfo("Sunday", long_ago, later))
    store.create(
        session, view(session), "future", ImportInfo(updated="9999-01-01T00:00:00.000000+00:00")
    )
    with closing(reopen()) as again:
        future, old = again.list_games()
        assert (old.id, old.title, old.created, old.updated) == ("old", "Sunday", long_ago, later)
        assert future.id == "future"
        assert future.title == ""
        assert later < future.updated < "9999"
        game = load_game(again, "old")
        answer_one(again, game)
        assert [line.title for line in again.list_games()] == ["Sunday", ""]
