"""What goes into a store comes out of it again, whatever the store keeps it in."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from threading import Barrier

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.store.places import Open
from tests.store.playing import answer_one, create, everything, fitting, fresh, loaded, view
from understudy.core import Illegal, Refused, Stale, TapeEntry, Unreadable, find_system
from understudy.store import AnswerReceipt, GameListing, ImportInfo, SameOrigin, Store, StoredGame
from understudy.store.game_identity import game_hash, origin_hash, session_origin_hash


def reopened(reopen: Open, id: str) -> StoredGame:
    with closing(reopen()) as store:
        return loaded(store, id)


def test_a_new_game_is_there_after_a_restart(store: Store, reopen: Open) -> None:
    kept = create(store, fresh(seed=7))
    assert kept.revision == 0
    assert everything(reopened(reopen, kept.id).session) == everything(kept.session)


def test_ids_are_short_and_fit_into_an_address(store: Store) -> None:
    ids = {create(store, fresh()).id for _ in range(20)}
    assert len(ids) == 20
    assert all(id.isalnum() and id.isascii() and len(id) <= 10 for id in ids)


def test_the_caller_may_name_a_game_but_not_twice(store: Store) -> None:
    first = create(store, fresh(seed=1), id="mine")
    assert first.id == "mine"
    with pytest.raises(Illegal, match="store-id-taken"):
        create(store, fresh(seed=2), id="mine")
    assert everything(loaded(store, "mine").session) == everything(first.session)


def test_there_is_nothing_of_a_game_nobody_has_kept(store: Store) -> None:
    assert store.load("none") is None
    assert store.load("none", StoredGame("none", fresh(), 0)) is None
    assert store.read_tape("none") is None
    assert store.revision("none") is None
    assert store.receipt("none", "once") is None
    assert store.list_games() == []
    assert not store.delete("none")


def test_every_change_is_one_revision(store: Store, reopen: Open) -> None:
    kept = create(store, fresh())
    for count in range(1, 6):
        answer_one(store, kept)
        assert kept.revision == store.revision(kept.id) == count
        assert store.read_tape(kept.id) == kept.session.tape
        assert everything(reopened(reopen, kept.id).session) == everything(kept.session)


def test_a_known_game_is_replayed_only_when_it_has_changed(store: Store) -> None:
    mine = create(store, fresh())
    assert store.load(mine.id, mine) is mine
    theirs = loaded(store, mine.id)
    assert theirs is not mine
    answer_one(store, theirs)
    again = store.load(mine.id, mine)
    assert again is not None
    assert again is not mine
    assert again.revision == 1
    assert everything(again.session) == everything(theirs.session)


def test_a_stale_commit_changes_nothing(store: Store, reopen: Open) -> None:
    kept = create(store, fresh())
    second = loaded(store, kept.id)
    answer_one(store, kept)
    with pytest.raises(Stale):
        answer_one(store, second, key="late")
    assert store.revision(kept.id) == 1
    assert store.receipt(kept.id, "late") is None
    assert everything(reopened(reopen, kept.id).session) == everything(kept.session)


def test_a_commit_that_breaks_half_way_has_not_happened(store: Store, reopen: Open) -> None:
    kept = create(store, fresh())
    answer_one(store, kept)
    acknowledged = everything(kept.session)
    [before] = store.list_games()
    broken = loaded(store, kept.id).session
    broken.tape.append(TapeEntry("mars-ask-turn", object()))
    with pytest.raises(Exception, match="not JSON serializable"):
        store.commit(
            kept.id,
            broken,
            {"new": 1},
            expected=1,
            unchanged=0,
            receipt=AnswerReceipt.of("once", 1),
        )
    assert store.list_games() == [before]
    assert store.receipt(kept.id, "once") is None
    assert everything(reopened(reopen, kept.id).session) == acknowledged


def test_of_threads_with_the_same_revision_one_wins(store: Store) -> None:
    kept = create(store, fresh())
    rivals = [loaded(store, kept.id) for _ in range(8)]

    def attempt(mine: StoredGame) -> bool:
        try:
            answer_one(store, mine)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(attempt, rivals)) == [False] * 7 + [True]
    final = loaded(store, kept.id)
    assert final.revision == len(final.session.tape) == 1


def test_whoever_does_something_else_at_the_same_time_is_in_nobodys_way(store: Store) -> None:
    kept = create(store, fresh(), "mine")
    ready = Barrier(4)

    def play(_: int) -> None:
        answer_one(store, kept, key=str(kept.revision))

    def name(turn: int) -> None:
        store.set_title("mine", f"Sunday {turn}")

    def enter(turn: int) -> None:
        store.custom_boards.write("mars", "board", "tharsis", str(turn))

    def bring(turn: int) -> None:
        store.delete("mine") if turn == 6 else store.set_title("mine", "")

    def several(one: Callable[[int], None]) -> bool:
        ready.wait()
        try:
            for turn in range(8):
                one(turn)
        except Stale:
            return one is play
        return True

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(several, (play, name, enter, bring)))
    assert store.load("mine") is None
    assert store.receipt("mine", "0") is None


def test_answers_that_stand_are_left_alone(store: Store) -> None:
    kept = create(store, fresh())
    for _ in range(3):
        answer_one(store, kept)
    before = list(kept.session.tape)
    kept.session.undo(1)
    kept.session.tape[0] = TapeEntry("another", "answer")
    store.commit(kept.id, kept.session, view(kept.session), expected=3, unchanged=1)
    assert store.read_tape(kept.id) == before[:1]


def test_a_deleted_game_is_gone_with_all_that_belongs_to_it(store: Store) -> None:
    kept = create(store, fresh(), id="mine")
    other = create(store, fresh())
    answer_one(store, kept, key="once")
    assert store.delete(kept.id)
    assert not store.delete(kept.id)
    assert store.load(kept.id) is None
    assert store.read_tape(kept.id) is None
    assert store.revision(kept.id) is None
    assert store.receipt(kept.id, "once") is None
    assert [listed.id for listed in store.list_games()] == [other.id]
    with pytest.raises(Stale):
        answer_one(store, kept)
    again = create(store, fresh(), id="mine")
    answer_one(store, again, key="once")


def test_a_receipt_outlives_undo(store: Store, reopen: Open) -> None:
    kept = create(store, fresh())
    answer_one(store, kept, key="once")
    answer_one(store, kept, key="twice")
    kept.session.undo(0)
    store.commit(kept.id, kept.session, view(kept.session), expected=2, unchanged=0)
    with closing(reopen()) as again:
        once, twice = again.receipt(kept.id, "once"), again.receipt(kept.id, "twice")
        assert once is not None
        assert twice is not None
        assert once.digest
        assert (once.key, twice.key) == ("once", "twice")
        assert once.matches(AnswerReceipt("once", once.digest))
        assert once.matches(AnswerReceipt("once", None))
        assert not once.matches(AnswerReceipt.of("once", "something else"))
        assert again.receipt(kept.id, "three times") is None
        assert again.receipt("other", "once") is None


def test_a_key_counts_once_in_a_game(store: Store) -> None:
    kept, other = create(store, fresh()), create(store, fresh())
    answer_one(store, kept, key="once")
    before = everything(kept.session)
    with pytest.raises(Stale):
        answer_one(store, kept, key="once")
    assert store.revision(kept.id) == 1
    assert everything(loaded(store, kept.id).session) == before
    answer_one(store, other, key="once")


def test_the_list_has_the_game_played_last_first(store: Store) -> None:
    first, second = create(store, fresh()), create(store, fresh())
    assert [listed.id for listed in store.list_games()] == [second.id, first.id]
    answer_one(store, first)
    listed = store.list_games()
    assert [each.id for each in listed] == [first.id, second.id]
    assert listed[0].created < listed[0].updated


def test_a_line_of_the_list_says_how_the_game_stands(store: Store) -> None:
    kept = create(store, fresh())
    for _ in range(2):
        answer_one(store, kept)
    [listed] = store.list_games()
    assert listed == GameListing(
        id=kept.id,
        system="mars",
        options=kept.session.options,
        created=listed.created,
        updated=listed.updated,
        revision=2,
        answers=2,
        finished=False,
        summary=listed.summary,
    )


def test_a_game_that_is_over_is_listed_so(store: Store) -> None:
    session = fresh()
    session.position.over = True
    create(store, session)
    [listed] = store.list_games()
    assert listed.finished is True


def test_the_summary_has_the_plain_values_of_the_view(store: Store) -> None:
    session = fresh()
    shown: dict[str, object] = {
        "generation": 3,
        "winner": None,
        "name": "Ann",
        "over": False,
        "tags": [1, 2],
        "bot": {"tr": 20, "tracks": [4], "scores": {"total": 7}},
    }
    kept = store.create(session, shown)
    expected = {
        "generation": 3,
        "winner": None,
        "name": "Ann",
        "over": False,
        "bot.tr": 20,
        "bot.scores.total": 7,
    }
    assert [listed.summary for listed in store.list_games()] == [expected]
    store.commit(kept.id, session, {"generation": 4}, expected=0, unchanged=0)
    assert [listed.summary for listed in store.list_games()] == [{"generation": 4}]


@pytest.mark.parametrize("seed", [-(10**40), 2**53 + 1])
def test_a_seed_may_be_any_whole_number(store: Store, seed: int) -> None:
    kept = create(store, fresh(seed=seed))
    assert loaded(store, kept.id).session.seed == seed


def test_a_tape_that_no_longer_fits_is_refused_but_can_be_read(store: Store) -> None:
    kept = create(store, fresh())
    answer_one(store, kept)
    kept.session.tape[0] = TapeEntry("mars-ask-the-stars", "none")
    store.commit(kept.id, kept.session, {}, expected=1, unchanged=0)
    with pytest.raises(Unreadable) as refused:
        store.load(kept.id)
    rules = str(find_system("mars").rules_version)
    assert refused.value.message.id == "store-no-longer-replays"
    assert refused.value.message.args == {"saved": rules, "ours": rules}
    assert store.read_tape(kept.id) == kept.session.tape


def test_entered_components_are_kept_by_name(store: Store, reopen: Open) -> None:
    second = store.custom_boards.write("mars", "board", "tharsis", "two\nlines")
    first = store.custom_boards.write("mars", "board", "elysium", "Ēlysium, « ligne »")
    store.custom_boards.write("mars", "map", "tharsis", "of another kind")
    store.custom_boards.write("tapestry", "board", "tharsis", "of another game")
    with closing(reopen()) as again:
        assert again.custom_boards.list_boards("mars", "board") == [first, second]
        assert again.custom_boards.read("mars", "board", "tharsis") == second
        assert again.custom_boards.read("mars", "board", "hellas") is None
        assert again.custom_boards.list_boards("mars", "dice") == []


def test_an_entered_component_takes_the_place_of_the_one_before(store: Store) -> None:
    before = store.custom_boards.write("mars", "board", "tharsis", "before")
    after = store.custom_boards.write("mars", "board", "tharsis", "after")
    assert before.updated < after.updated
    assert store.custom_boards.list_boards("mars", "board") == [after]
    assert store.custom_boards.delete("mars", "board", "tharsis")
    assert not store.custom_boards.delete("mars", "board", "tharsis")
    assert store.custom_boards.read("mars", "board", "tharsis") is None


MOVES = st.lists(st.sampled_from(["answer", "answer", "undo", "undo all", "redo"]), max_size=12)


def test_whatever_is_played_survives(store: Store, reopen: Open) -> None:
    @settings(max_examples=15)
    @given(moves=MOVES, seed=st.integers(0, 2**48))
    def survives(moves: list[str], seed: int) -> None:
        kept = create(store, fresh(seed=seed))
        session = kept.session
        for move in moves:
            before = len(session.tape)
            try:
                match move:
                    case "answer" if session.question is not None:
                        session.answer(fitting(session.question))
                    case "undo":
                        session.undo()
                    case "undo all":
                        session.undo(0)
                    case "redo":
                        session.redo()
            except Refused:
                continue
            kept.revision = store.commit(
                kept.id,
                session,
                view(session),
                expected=kept.revision,
                unchanged=min(before, len(session.tape)),
            )
            assert everything(loaded(store, kept.id).session) == everything(session)
        assert everything(reopened(reopen, kept.id).session) == everything(session)

    survives()


def test_a_title_is_kept_and_is_no_change_of_the_game(store: Store, reopen: Open) -> None:
    kept = create(store, fresh())
    assert store.list_games()[0].title == ""
    assert store.set_title(kept.id, "Žofie, Sunday")
    with closing(reopen()) as again:
        assert again.list_games()[0].title == "Žofie, Sunday"
        assert again.revision(kept.id) == 0
    answer_one(store, kept)
    assert store.list_games()[0].title == "Žofie, Sunday"
    assert store.set_title(kept.id, "")
    assert store.list_games()[0].title == ""
    assert not store.set_title("none", "nobody")
    store.set_title(kept.id, "again")
    assert store.delete(kept.id)


def test_games_that_began_alike_are_found_again(store: Store, reopen: Open) -> None:
    mine = create(store, fresh(seed=7))
    again = create(store, fresh(seed=7))
    for other in (fresh(seed=8), fresh(seed=7, map="hellas")):
        create(store, other)
    answer_one(store, mine)
    origin = session_origin_hash(mine.session)
    expected = {
        SameOrigin(mine.id, 1, game_hash(origin, mine.session.tape)),
        SameOrigin(again.id, 0, game_hash(origin, [])),
    }
    for _ in range(2):
        with closing(reopen()) as reopened_store:
            assert set(reopened_store.find_same_origin(origin)) == expected
    mine.session.undo(0)
    store.commit(mine.id, mine.session, view(mine.session), expected=1, unchanged=0)
    assert {(each.answers, each.game_hash) for each in store.find_same_origin(origin)} == {
        (0, game_hash(origin, []))
    }
    assert store.delete(again.id)
    assert [each.id for each in store.find_same_origin(origin)] == [mine.id]
    assert store.find_same_origin(origin_hash(find_system("mars"), {}, 9)) == []


def test_what_is_known_of_a_game_from_elsewhere_is_kept(store: Store, reopen: Open) -> None:
    long_ago, later = "2026-01-02T03:04:05.000006+00:00", "2026-02-02T03:04:05.000006+00:00"
    session = fresh()
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
        kept = loaded(again, "old")
        answer_one(again, kept)
        assert [line.title for line in again.list_games()] == ["Sunday", ""]
