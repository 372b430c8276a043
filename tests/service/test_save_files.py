"""Imports of save files: never duplicated, never overwritten, complete or not at all."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.service.requests import parsed, send
from understudy.core import Session, find_system, save
from understudy.service import Request, Service
from understudy.service.endpoints import save_files
from understudy.store import KeyValueStore, MemoryTextStore
from understudy.store.game_identity import game_hash


@pytest.fixture
def service() -> Service:
    return Service(KeyValueStore(MemoryTextStore()))


def played(*answers: object, seed: int = 5, **options: object) -> str:
    """Return the save file of a game with these answers."""
    session = Session(find_system("mars"), options, seed)
    for answer in answers:
        session.answer(answer)
    return save(session)


def inspect(service: Service, text: str) -> Any:
    return parsed(service.answer("POST", "/saves/look", Request(body=text.encode())))


def import_game(service: Service, text: str, **more: object) -> Any:
    return send(service, "POST", "/saves/packed", {"save": text, **more})


def listed(service: Service) -> list[str]:
    return [line["id"] for line in send(service, "GET", "/games")]


def saved_text(service: Service, id: str) -> str:
    return service.answer("GET", f"/games/{id}/save").to_text()


def test_inspecting_a_file_imports_nothing(service: Service) -> None:
    found = inspect(service, played("done", "done", map="hellas"))
    assert (found["system"], found["options"]["map"], found["answers"]) == ("mars", "hellas", 2)
    assert (found["over"], found["summary"]["generation"]) == (False, 1)
    assert (found["how"], found["kept"]) == ("taken", None)
    assert listed(service) == []


def test_the_same_game_is_imported_once(service: Service) -> None:
    text = played("done")
    first = import_game(service, text)
    assert first["how"] == "taken"
    again = {"how": "there", "id": first["id"]}
    assert import_game(service, text) == import_game(service, text, beside=True) == again
    assert inspect(service, text)["kept"] == first["id"]
    assert listed(service) == [first["id"]]


def test_a_longer_game_can_continue_the_stored_one(service: Service) -> None:
    id = import_game(service, played("done"), title="Sunday")["id"]
    further = played("done", "done", "pass")
    assert import_game(service, further) == {"how": "ahead", "id": id}
    assert inspect(service, further)["how"] == "ahead"
    assert saved_text(service, id) == played("done")
    assert service.answer("PUT", f"/games/{id}/save", Request(body=further.encode())).status == 204
    assert saved_text(service, id) == further
    (line,) = send(service, "GET", "/games")
    assert (line["title"], line["answers"]) == ("Sunday", 3)
    # A file never removes answers.
    for text in (further, played("done"), played("pass"), played(seed=1)):
        refused = service.answer("PUT", f"/games/{id}/save", Request(body=text.encode()))
        assert (refused.status, parsed(refused)["error"]["id"]) == (409, "server-save-not-ahead")
    assert saved_text(service, id) == further


def test_continuing_from_a_file_reports_a_change() -> None:
    changed: list[str] = []
    service = Service(KeyValueStore(MemoryTextStore()), lambda id, _: changed.append(id))
    id = import_game(service, played())["id"]
    service.answer("PUT", f"/games/{id}/save", Request(body=played("done").encode()))
    assert changed == [id]


@pytest.mark.parametrize("answers", [("pass",), ("done", "pass"), ()])
def test_a_game_with_other_answers_can_become_a_second_game(
    service: Service, answers: tuple[str, ...]
) -> None:
    id = import_game(service, played("done", "done"))["id"]
    text = played(*answers)
    assert import_game(service, text) == {"how": "other", "id": id}
    assert listed(service) == [id]
    second = import_game(service, text, beside=True)
    assert second["how"] == "taken"
    assert (saved_text(service, id), saved_text(service, second["id"])) == (
        played("done", "done"),
        text,
    )
    # Of two games with the same origin the equal one is found.
    assert import_game(service, text) == {"how": "there", "id": second["id"]}


def test_another_seed_or_other_options_are_another_game(service: Service) -> None:
    texts = [played(), played(seed=10), played(map="hellas")]
    assert [import_game(service, text)["how"] for text in texts] == ["taken"] * 3


def test_title_and_times_are_imported(service: Service) -> None:
    text = played("done")
    times = {"created": "2026-01-02T03:04:05Z", "updated": "2026-02-02T05:04:05.5+02:00"}
    import_game(service, text, title=" Sunday ", **times)
    (line,) = send(service, "GET", "/games")
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
def test_an_invalid_field_is_refused(service: Service, wrong: dict[str, object]) -> None:
    body = json.dumps({"save": played(), **wrong}).encode()
    refused = service.answer("POST", "/saves/packed", Request(body=body))
    assert refused.status == 400
    assert parsed(refused)["error"]["args"]["field"] in wrong
    assert listed(service) == []


def test_a_damaged_file_is_refused_with_the_reason(service: Service) -> None:
    text = played("done").replace('"done"', '"dance"', 1)
    for path, body in (("/saves/look", text), ("/saves/packed", json.dumps({"save": text}))):
        refused = service.answer("POST", path, Request(body=body.encode()))
        assert (refused.status, parsed(refused)["error"]["id"]) == (422, "table-save-misfit")
    assert listed(service) == []


def test_simultaneous_imports_of_a_game_create_one_game(service: Service) -> None:
    text = played("done")
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: import_game(service, text), range(8)))
    assert sorted(each["how"] for each in found) == ["taken", *["there"] * 7]
    assert len({each["id"] for each in found}) == len(listed(service)) == 1


def test_list_entries_are_enough_to_compare_an_import() -> None:
    """Lite loads only the list entries."""
    texts = MemoryTextStore()
    service = Service(KeyValueStore(texts))
    id = import_game(service, played("done"))["id"]
    heads = MemoryTextStore()
    heads.write({("heads", id): texts.read("heads", id)})
    lite = Service(KeyValueStore(heads))
    for text, how in ((played("done"), "there"), (played("done", "done"), "ahead")):
        assert import_game(lite, text) == {"how": how, "id": id}


def test_looking_at_a_file_hashes_it_once_however_many_copies_are_stored(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = played("done")
    hashed = 0

    def count(*arguments: Any) -> str:
        nonlocal hashed
        hashed += 1
        return game_hash(*arguments)

    monkeypatch.setattr(save_files, "game_hash", count)
    for copies in (1, 40):
        for _ in range(copies):
            service.answer("POST", "/saves", Request(body=played("done", "done").encode()))
        hashed = 0
        assert inspect(service, played("done", "done", "done"))["how"] == "ahead"
        assert hashed == 1
    assert inspect(service, text)["how"] == "other"
