"""Which games are on the list of which device, on every kind of store."""

import pytest

from tests.store.places import Open
from tests.store.playing import view
from understudy.core import Session, find_system
from understudy.store import Link, Right, Store
from understudy.store.game_identity import session_origin_hash

ANN, BEN, EVE = "ann", "ben", "eve"
NO_KEY = "2" * 26


def new(store: Store, id: str, owner: str = "") -> Session:
    session = Session(find_system("mars"), {}, 5)
    store.create(session, view(session), id, owner=owner)
    return session


def on_list(store: Store, device: str) -> list[tuple[str, Right | None]]:
    listed = [(line.id, line.right) for line in store.list_games(device=device)]
    assert sorted(id for id, _ in listed) == sorted(store.lists.games(device))
    return listed


def test_a_game_is_on_the_list_of_who_made_it(store: Store, reopen: Open) -> None:
    session = new(store, "anns", ANN)
    new(store, "bens", BEN)
    new(store, "nobodys")
    again = reopen()
    assert on_list(again, ANN) == [("anns", Right.OWN)]
    assert again.lists.right(ANN, "anns") is Right.OWN
    assert again.lists.right(ANN, "bens") is None
    assert again.lists.right(ANN, "no such game") is None
    assert on_list(again, EVE) == []
    assert {line.id: line.right for line in again.list_games()} == dict.fromkeys(
        ("anns", "bens", "nobodys")
    )
    assert again.list_games(device=ANN, finished=True) == []
    origin = session_origin_hash(session)
    assert [each.id for each in again.find_same_origin(origin, ANN)] == ["anns"]
    assert [each.id for each in again.find_same_origin(origin, EVE)] == []
    assert len(again.find_same_origin(origin)) == 3
    again.close()


def test_a_link_puts_a_game_on_a_list(store: Store, reopen: Open) -> None:
    new(store, "game", ANN)
    keys = store.lists.links("game")
    assert keys is not None
    assert set(keys) == {Right.PLAY, Right.WATCH}
    assert all(len(key) == 26 for key in keys.values())
    again = reopen()
    assert again.lists.links("game") == keys, "they stay"
    assert again.lists.find_link(keys[Right.WATCH]) == Link("game", Right.WATCH, 0)
    assert again.lists.join(BEN, keys[Right.WATCH]) == ("game", Right.WATCH)
    assert again.lists.join(BEN, keys[Right.PLAY]) == ("game", Right.PLAY)
    assert again.lists.join(BEN, keys[Right.WATCH]) == ("game", Right.PLAY), "never less"
    assert again.lists.join(ANN, keys[Right.WATCH]) == ("game", Right.OWN)
    assert on_list(again, BEN) == [("game", Right.PLAY)]
    assert again.lists.find_link(keys[Right.PLAY]) == Link("game", Right.PLAY, 1)
    assert again.lists.find_link(keys[Right.WATCH]) == Link("game", Right.WATCH, 0), (
        "by the other one"
    )
    for wrong in (NO_KEY, "", keys[Right.PLAY][:-1], keys[Right.PLAY].upper(), "\ud800"):
        assert again.lists.find_link(wrong) is None
        assert again.lists.join(EVE, wrong) is None
    assert on_list(again, EVE) == []
    assert again.lists.links("no such game") is None
    again.close()


def test_a_renewed_link_puts_out_who_came_by_it(store: Store) -> None:
    new(store, "game", ANN)
    new(store, "other", ANN)
    keys, other = store.lists.links("game"), store.lists.links("other")
    assert keys
    assert other
    store.lists.join(BEN, keys[Right.PLAY])
    store.lists.join(BEN, other[Right.PLAY])
    store.lists.join(EVE, keys[Right.WATCH])
    renewed = store.lists.renew_link("game", Right.PLAY)
    assert renewed is not None
    assert renewed.removed_devices == [BEN]
    assert renewed.key != keys[Right.PLAY]
    assert store.lists.links("game") == {**keys, Right.PLAY: renewed.key}
    assert store.lists.join(BEN, keys[Right.PLAY]) is None
    assert on_list(store, BEN) == [("other", Right.PLAY)]
    assert on_list(store, EVE) == [("game", Right.WATCH)]
    assert store.lists.right(ANN, "game") is Right.OWN
    assert store.lists.join(BEN, renewed.key) == ("game", Right.PLAY)
    assert store.lists.renew_link("no such game", Right.WATCH) is None


def test_a_game_taken_off_a_list_stays_on_the_others(store: Store) -> None:
    new(store, "game", ANN)
    keys = store.lists.links("game")
    assert keys
    store.lists.join(BEN, keys[Right.PLAY])
    assert store.lists.leave(BEN, "game")
    assert not store.lists.leave(BEN, "game")
    assert not store.lists.leave(EVE, "game")
    assert on_list(store, BEN) == []
    assert on_list(store, ANN) == [("game", Right.OWN)]


def test_a_deleted_game_is_on_no_list(store: Store) -> None:
    new(store, "game", ANN)
    keys = store.lists.links("game")
    assert keys
    store.lists.join(BEN, keys[Right.PLAY])
    assert store.delete("game")
    assert on_list(store, ANN) == on_list(store, BEN) == []
    assert store.lists.join(EVE, keys[Right.PLAY]) is None
    new(store, "game", EVE)
    assert store.lists.right(BEN, "game") is None
    assert store.lists.links("game") != keys


@pytest.mark.parametrize("device", ["", "ann' or 1=1", "%", "a" * 64])
def test_names_of_devices_are_only_names(store: Store, device: str) -> None:
    new(store, "game", ANN)
    assert store.lists.right(device, "game") is None
    assert store.lists.games(device) == []


def test_boards_belong_to_who_entered_them(store: Store) -> None:
    for owner in ("", ANN, BEN):
        store.custom_boards.write("mars", "board", "hellas", f"by {owner}", owner)
    for owner in ("", ANN, BEN):
        [sheet] = store.custom_boards.list_boards("mars", "board", owner)
        assert sheet == store.custom_boards.read("mars", "board", "hellas", owner)
        assert sheet.text == f"by {owner}"
    assert store.custom_boards.delete("mars", "board", "hellas", BEN)
    assert not store.custom_boards.delete("mars", "board", "hellas", EVE)
    assert [
        len(store.custom_boards.list_boards("mars", "board", who)) for who in ("", ANN, BEN)
    ] == [
        1,
        1,
        0,
    ]
