"""Games that come as files: taken once, never overwritten, never half."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.service.requests import ask, said
from understudy.core import Session, find_system, save
from understudy.service import Request, Service
from understudy.store import KeyValueStore, MemoryTextStore


@pytest.fixture
def desk() -> Service:
    return Service(KeyValueStore(MemoryTextStore()))


def played(*answers: object, seed: int = 5, **options: object) -> str:
    """The save file of a game with these answers."""
    session = Session(find_system("mars"), options, seed)
    for answer in answers:
        session.answer(answer)
    return save(session)


def look(desk: Service, text: str) -> Any:
    return said(desk.answer("POST", "/saves/look", Request(body=text.encode())))


def unpack(desk: Service, text: str, **more: object) -> Any:
    return ask(desk, "POST", "/saves/packed", {"save": text, **more})


def listed(desk: Service) -> list[str]:
    return [line["id"] for line in ask(desk, "GET", "/games")]


def saved(desk: Service, id: str) -> str:
    return desk.answer("GET", f"/games/{id}/save").to_text()


def test_a_file_is_looked_at_and_nothing_is_taken_in(desk: Service) -> None:
    found = look(desk, played("done", "done", map="hellas"))
    assert (found["system"], found["options"]["map"], found["answers"]) == ("mars", "hellas", 2)
    assert (found["over"], found["summary"]["generation"]) == (False, 1)
    assert (found["how"], found["kept"]) == ("taken", None)
    assert listed(desk) == []


def test_the_same_game_is_taken_once_also_while_it_is_played(desk: Service) -> None:
    text = played("done")
    first = unpack(desk, text)
    assert first["how"] == "taken"
    again = {"how": "there", "id": first["id"]}
    assert unpack(desk, text) == unpack(desk, text, beside=True) == again
    assert look(desk, text)["kept"] == first["id"]
    assert listed(desk) == [first["id"]]


def test_a_game_that_has_gone_on_is_offered_and_goes_on_when_wanted(desk: Service) -> None:
    id = unpack(desk, played("done"), title="Sunday")["id"]
    further = played("done", "done", "pass")
    assert unpack(desk, further) == {"how": "ahead", "id": id}
    assert look(desk, further)["how"] == "ahead"
    assert saved(desk, id) == played("done")
    assert desk.answer("PUT", f"/games/{id}/save", Request(body=further.encode())).status == 204
    assert saved(desk, id) == further
    (line,) = ask(desk, "GET", "/games")
    assert (line["title"], line["answers"]) == ("Sunday", 3)
    # Nothing is ever taken back by a file.
    for text in (further, played("done"), played("pass"), played(seed=1)):
        refused = desk.answer("PUT", f"/games/{id}/save", Request(body=text.encode()))
        assert (refused.status, said(refused)["error"]["id"]) == (409, "server-save-not-ahead")
    assert saved(desk, id) == further


def test_whoever_looks_at_a_game_is_told_that_it_has_gone_on() -> None:
    told: list[str] = []
    desk = Service(KeyValueStore(MemoryTextStore()), lambda id, _: told.append(id))
    id = unpack(desk, played())["id"]
    desk.answer("PUT", f"/games/{id}/save", Request(body=played("done").encode()))
    assert told == [id]


@pytest.mark.parametrize("answers", [("pass",), ("done", "pass"), ()])
def test_one_with_other_answers_or_fewer_comes_beside_it_when_wanted(
    desk: Service, answers: tuple[str, ...]
) -> None:
    id = unpack(desk, played("done", "done"))["id"]
    text = played(*answers)
    assert unpack(desk, text) == {"how": "other", "id": id}
    assert listed(desk) == [id]
    second = unpack(desk, text, beside=True)
    assert second["how"] == "taken"
    assert (saved(desk, id), saved(desk, second["id"])) == (played("done", "done"), text)
    # Of two that began alike the right one is known again.
    assert unpack(desk, text) == {"how": "there", "id": second["id"]}


def test_another_seed_or_other_options_make_another_game(desk: Service) -> None:
    texts = [played(), played(seed=10), played(map="hellas")]
    assert [unpack(desk, text)["how"] for text in texts] == ["taken"] * 3


def test_name_and_times_come_with_a_game(desk: Service) -> None:
    text = played("done")
    times = {"created": "2026-01-02T03:04:05Z", "updated": "2026-02-02T05:04:05.5+02:00"}
    unpack(desk, text, title=" Sunday ", **times)
    (line,) = ask(desk, "GET", "/games")
    assert line["title"] == "Sunday"
    assert line["created"] == "2026-01-02T03:04:05.000000+00:00"
    assert line["updated"] == "2026-02-02T03:04:05.500000+00:00"


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "x" * 61},
        {"created": "yesterday"},
        {"updated": "0001-01-01T00:00:00+23:00"},
        {"beside": 1},
        {"save": 7},
        {"more": 1},
    ],
)
def test_what_has_another_form_is_refused(desk: Service, wrong: dict[str, object]) -> None:
    body = json.dumps({"save": played(), **wrong}).encode()
    refused = desk.answer("POST", "/saves/packed", Request(body=body))
    assert refused.status == 400
    assert said(refused)["error"]["args"]["field"] in wrong
    assert listed(desk) == []


def test_a_damaged_file_says_why_and_nothing_is_kept(desk: Service) -> None:
    text = played("done").replace('"done"', '"dance"', 1)
    for path, body in (("/saves/look", text), ("/saves/packed", json.dumps({"save": text}))):
        refused = desk.answer("POST", path, Request(body=body.encode()))
        assert (refused.status, said(refused)["error"]["id"]) == (422, "table-save-misfit")
    assert listed(desk) == []


def test_of_many_who_bring_the_same_game_one_brings_it(desk: Service) -> None:
    text = played("done")
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: unpack(desk, text), range(8)))
    assert sorted(each["how"] for each in found) == ["taken", *["there"] * 7]
    assert len({each["id"] for each in found}) == len(listed(desk)) == 1


def test_heads_alone_say_whether_a_game_is_kept() -> None:
    """A page without a server hands over no more than these."""
    records = MemoryTextStore()
    desk = Service(KeyValueStore(records))
    id = unpack(desk, played("done"))["id"]
    heads = MemoryTextStore()
    heads.write({("heads", id): records.read("heads", id)})
    elsewhere = Service(KeyValueStore(heads))
    for text, how in ((played("done"), "there"), (played("done", "done"), "ahead")):
        assert unpack(elsewhere, text) == {"how": how, "id": id}
