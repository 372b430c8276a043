"""Device lists, tested on each kind of store."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from threading import Barrier

import pytest
from sqlalchemy import select

from tests.service.requests import send
from tests.store.games import OWNER_TOKEN, view
from tests.store.stores import OpenStore
from understudy.core import Session, find_system
from understudy.service import Service
from understudy.store import KeyValueStore, RenewedLink, Right, Store
from understudy.store.access_rights import LinkFull, ListFull, hash_key
from understudy.store.game_identity import session_origin_hash
from understudy.store.keyvalue.text_store import LINKS
from understudy.store.sql import SqlStore
from understudy.store.sql.database.schema import links as links_table

ANN, BEN, EVE = "ann", "ben", "eve"
NO_KEY = "2" * 26


def create(store: Store, id: str, owner: str = "") -> Session:
    session = Session(find_system("mars"), {}, 5)
    store.create(session, view(session), id, owner=owner)
    return session


def on_list(store: Store, device: str) -> list[tuple[str, Right | None]]:
    listed = [(listing.id, listing.right) for listing in store.list_games(device=device)]
    assert sorted(id for id, _ in listed) == sorted(store.lists.games(device))
    return listed


def test_a_game_is_on_the_list_of_its_owner(store: Store, reopen: OpenStore) -> None:
    session = create(store, "anns", ANN)
    create(store, "bens", BEN)
    create(store, "unowned")
    again = reopen()
    assert on_list(again, ANN) == [("anns", Right.OWN)]
    assert again.lists.right(ANN, "anns") is Right.OWN
    assert again.lists.right(ANN, "bens") is None
    assert again.lists.right(ANN, "no such game") is None
    assert on_list(again, EVE) == []
    assert {listing.id: listing.right for listing in again.list_games()} == dict.fromkeys(
        ("anns", "bens", "unowned")
    )
    assert again.list_games(device=ANN, finished=True) == []
    origin = session_origin_hash(session)
    assert [each.id for each in again.find_same_origin(origin, ANN)] == ["anns"]
    assert [each.id for each in again.find_same_origin(origin, EVE)] == []
    assert len(again.find_same_origin(origin)) == 3
    again.close()


def test_a_link_adds_a_game_to_a_list(store: Store, reopen: OpenStore) -> None:
    create(store, "game", ANN)
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys is not None
    assert set(keys) == {Right.PLAY, Right.WATCH}
    assert all(len(key) == 26 for key in keys.values())
    again = reopen()
    assert again.lists.links("game", OWNER_TOKEN) == keys, "keys do not change"
    assert again.lists.join(BEN, keys[Right.WATCH]) == ("game", Right.WATCH)
    assert again.lists.join(BEN, keys[Right.PLAY]) == ("game", Right.PLAY)
    assert again.lists.join(BEN, keys[Right.WATCH]) == ("game", Right.PLAY), (
        "rights are never lowered"
    )
    assert again.lists.join(ANN, keys[Right.WATCH]) == ("game", Right.OWN)
    assert on_list(again, BEN) == [("game", Right.PLAY)]
    for wrong in (NO_KEY, "", keys[Right.PLAY][:-1], keys[Right.PLAY].upper(), "\ud800"):
        assert again.lists.join(EVE, wrong) is None
    assert on_list(again, EVE) == []
    assert again.lists.links("no such game", OWNER_TOKEN) is None
    again.close()


def test_the_right_to_watch_does_not_find_a_game_by_its_origin(store: Store) -> None:
    origin = session_origin_hash(create(store, "game", ANN))
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys
    store.lists.join(BEN, keys[Right.WATCH])
    assert store.find_same_origin(origin, BEN) == []
    store.lists.join(BEN, keys[Right.PLAY])
    assert [each.id for each in store.find_same_origin(origin, BEN)] == ["game"]


def test_renewing_a_link_removes_its_devices(store: Store) -> None:
    create(store, "game", ANN)
    create(store, "other", ANN)
    keys, other = store.lists.links("game", OWNER_TOKEN), store.lists.links("other", OWNER_TOKEN)
    assert keys
    assert other
    store.lists.join(BEN, keys[Right.PLAY])
    store.lists.join(BEN, other[Right.PLAY])
    store.lists.join(EVE, keys[Right.WATCH])
    renewed = store.lists.renew_link("game", Right.PLAY, OWNER_TOKEN)
    assert renewed is not None
    assert renewed.removed_devices == [BEN]
    assert renewed.key != keys[Right.PLAY]
    assert store.lists.links("game", OWNER_TOKEN) == {**keys, Right.PLAY: renewed.key}
    assert store.lists.join(BEN, keys[Right.PLAY]) is None
    assert on_list(store, BEN) == [("other", Right.PLAY)]
    assert on_list(store, EVE) == [("game", Right.WATCH)]
    assert store.lists.right(ANN, "game") is Right.OWN
    assert store.lists.join(BEN, renewed.key) == ("game", Right.PLAY)
    assert store.lists.renew_link("no such game", Right.WATCH, OWNER_TOKEN) is None


def at_once(*actions: Callable[[], object]) -> list[object]:
    """Run these actions at the same time, and return their results or errors."""
    start = Barrier(len(actions))

    def run(action: Callable[[], object]) -> object:
        start.wait()
        try:
            return action()
        except (ListFull, LinkFull) as error:
            return type(error)

    with ThreadPoolExecutor(len(actions)) as pool:
        return list(pool.map(run, actions))


def test_the_limit_of_a_link_holds_for_simultaneous_devices(store: Store) -> None:
    create(store, "game", ANN)
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys
    join = partial(store.lists.join, key=keys[Right.WATCH], max_devices=1)
    results = at_once(*(partial(join, f"device{n}") for n in range(4)))
    assert sorted(map(str, results)) == sorted(map(str, [("game", Right.WATCH), *[LinkFull] * 3]))
    joined = next(f"device{n}" for n in range(4) if isinstance(results[n], tuple))
    assert join(joined) == ("game", Right.WATCH), "a device that has the right may join again"
    assert join(ANN) == ("game", Right.OWN)


def test_the_limit_of_a_list_holds_for_simultaneous_games(store: Store) -> None:
    create(store, "game", ANN)
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys
    session = Session(find_system("mars"), {}, 5)

    def new(id: str) -> str:
        return store.create(session, view(session), id, owner=BEN, max_games=2).id

    join = partial(store.lists.join, BEN, keys[Right.WATCH], max_games=2)
    results = at_once(partial(new, "one"), join, partial(new, "two"), partial(new, "three"))
    assert results.count(ListFull) == 2
    assert len(on_list(store, BEN)) == 2
    kept = [id for id in ("one", "two", "three") if store.revision(id) is not None]
    assert {*kept, "game"} >= set(store.lists.games(BEN))
    assert len(store.list_games()) == 1 + len(kept), "a refused game is not stored"


def test_renewing_two_links_at_once_keeps_both(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    create(store, "game", ANN)
    links, both = store.lists.links, Barrier(2)

    def slow_links(game: str, owner_token: str) -> object:
        keys = links(game, owner_token)
        both.wait()
        return keys

    monkeypatch.setattr(store.lists, "links", slow_links)
    renew = store.lists.renew_link
    results = at_once(
        partial(renew, "game", Right.PLAY, OWNER_TOKEN),
        partial(renew, "game", Right.WATCH, OWNER_TOKEN),
    )
    play, watch = results
    assert isinstance(play, RenewedLink)
    assert isinstance(watch, RenewedLink)
    assert links("game", OWNER_TOKEN) == {Right.PLAY: play.key, Right.WATCH: watch.key}


def test_leaving_a_game_affects_one_list_only(store: Store) -> None:
    create(store, "game", ANN)
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys
    store.lists.join(BEN, keys[Right.PLAY])
    assert store.lists.leave(BEN, "game")
    assert not store.lists.leave(BEN, "game")
    assert not store.lists.leave(EVE, "game")
    assert on_list(store, BEN) == []
    assert on_list(store, ANN) == [("game", Right.OWN)]


def test_a_deleted_game_is_on_no_list(store: Store) -> None:
    create(store, "game", ANN)
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys
    store.lists.join(BEN, keys[Right.PLAY])
    assert store.delete("game")
    assert on_list(store, ANN) == on_list(store, BEN) == []
    assert store.lists.join(EVE, keys[Right.PLAY]) is None
    create(store, "game", EVE)
    assert store.lists.right(BEN, "game") is None
    assert store.lists.links("game", OWNER_TOKEN) != keys


@pytest.mark.parametrize("device", ["", "ann' or 1=1", "%", "a" * 64])
def test_device_names_are_not_interpreted(store: Store, device: str) -> None:
    create(store, "game", ANN)
    assert store.lists.right(device, "game") is None
    assert store.lists.games(device) == []


def test_custom_boards_belong_to_a_device(store: Store) -> None:
    for owner in ("", ANN, BEN):
        store.custom_boards.write("mars", "board", "hellas", f"by {owner}", owner)
    for owner in ("", ANN, BEN):
        [board] = store.custom_boards.list_boards("mars", "board", owner)
        assert board == store.custom_boards.read("mars", "board", "hellas", owner)
        assert board.text == f"by {owner}"
    assert store.custom_boards.delete("mars", "board", "hellas", BEN)
    assert not store.custom_boards.delete("mars", "board", "hellas", EVE)
    assert [
        len(store.custom_boards.list_boards("mars", "board", owner)) for owner in ("", ANN, BEN)
    ] == [
        1,
        1,
        0,
    ]


def stored_text(store: Store) -> str:
    """Return everything that the store has written about links."""
    if isinstance(store, SqlStore):
        with store._database.read_transaction() as connection:
            return repr(connection.execute(select(links_table)).all())
    assert isinstance(store, KeyValueStore)
    return repr(list(store.lists._texts.all(LINKS)))


def test_a_copy_of_the_store_contains_no_key(store: Store) -> None:
    create(store, "game", ANN)
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys is not None
    stored = stored_text(store)
    for right, key in keys.items():
        assert hash_key(key) in stored
        assert key not in stored
        assert store.lists.join(f"device {right}", key) == ("game", right)
    assert OWNER_TOKEN not in stored


def test_a_link_of_an_older_version_works_until_its_owner_reads_a_new_key(store: Store) -> None:
    create(store, "game", ANN)
    theirs = store.lists.links("game", "the token of another version")
    assert theirs is not None
    assert store.lists.join(BEN, theirs[Right.PLAY]) == ("game", Right.PLAY)
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys is not None
    assert keys == store.lists.links("game", OWNER_TOKEN)
    assert store.lists.join(EVE, theirs[Right.PLAY]) is None
    assert store.lists.right(BEN, "game") is Right.PLAY, "who has joined stays"


def test_an_owner_cannot_leave(store: Store) -> None:
    create(store, "game", ANN)
    assert store.lists.leave(ANN, "game") is False
    assert store.lists.right(ANN, "game") is Right.OWN


def test_a_right_is_not_raised_beyond_the_limit_of_the_link(store: Store) -> None:
    create(store, "game", ANN)
    keys = store.lists.links("game", OWNER_TOKEN)
    assert keys is not None
    store.lists.join(BEN, keys[Right.PLAY], max_devices=1)
    store.lists.join(EVE, keys[Right.WATCH], max_devices=1)
    with pytest.raises(LinkFull):
        store.lists.join(EVE, keys[Right.PLAY], max_devices=1)
    assert store.lists.right(EVE, "game") is Right.WATCH
    # Who has the right already may open the link again, and an owner stays the owner.
    assert store.lists.join(BEN, keys[Right.PLAY], max_devices=1) == ("game", Right.PLAY)
    assert store.lists.join(ANN, keys[Right.WATCH]) == ("game", Right.OWN)


@pytest.mark.parametrize("key", ["k", "K" * 128, "\N{SNOWMAN}" * 128])
def test_a_key_belongs_to_one_answer_to_one_question(store: Store, key: str) -> None:
    service = Service(store)
    game = send(service, "POST", "/games", {"system": "mars", "seed": 5})
    path = f"/games/{game['id']}/answers"
    sent = {"token": game["token"], "answer": "done", "key": key}
    answered = send(service, "POST", path, sent)
    assert send(service, "POST", path, sent)["revision"] == answered["revision"] == 1
    for other in (
        {**sent, "answer": "pass"},
        {**sent, "token": answered["token"]},
        {**sent, "token": answered["token"], "answer": "pass"},
    ):
        refused = send(service, "POST", path, other)
        assert refused["error"]["id"] == "server-key-used"
    assert send(service, "GET", f"/games/{game['id']}")["revision"] == 1
