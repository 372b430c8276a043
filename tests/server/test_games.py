"""Games over a real socket."""

import json
from typing import Any

import httpx
import pytest

from tests.browser.actions import default_answer
from tests.playing import random_session
from tests.server.client import REAL_DECKS, Client, Game, Refusal, journal
from understudy.core import Session, find_system, journal_bytes
from understudy.locales import languages
from understudy.locales.names import names_of_system


def as_read(game: Game) -> Game:
    """Return a document as it is read again: without what the last undo changed on the table."""
    return {**game, "table": []}


def is_unchanged(client: Client, game: Game) -> bool:
    return client.read(game["id"]) == as_read(game)


def test_a_new_game_asks_its_first_question(ann: Client) -> None:
    game = ann.new()
    assert game["system"] == "mars"
    assert game["seed"] == 5
    assert game["options"]["map"] == "tharsis"
    assert game["question"]["id"] == "mars-ask-turn"
    assert (game["revision"], game["answers"], game["redo"], game["over"]) == (0, 0, 0, False)
    assert game["view"]["generation"] == 1
    assert len(game["marks"]) == len(game["journal"])
    assert is_unchanged(ann, game)


def test_without_a_seed_every_game_is_different(ann: Client) -> None:
    seeds = {ann.post("/games", {"system": "mars"})["seed"] for _ in range(5)}
    assert len(seeds) == 5
    assert all(0 <= seed <= 2**48 for seed in seeds)


def test_a_game_equals_a_session_of_the_library(ann: Client) -> None:
    game = ann.new()
    session = Session(find_system("mars"), {}, 5)
    for answer in ("done", "done", "pass"):
        game = ann.answer(game, answer)
        session.answer(answer)
        assert journal(game) == journal_bytes(session.steps)
        assert game["token"].startswith(session.token)
        assert game["view"] == session.system.view(session.position)


def test_the_journal_can_be_read_from_a_step_on(ann: Client) -> None:
    game = ann.answer(ann.new(), "done")
    whole = len(game["journal"])
    part = ann.get(f"/games/{game['id']}", since=3)
    assert part["journal_from"] == 3
    assert part["journal"] == game["journal"][3:]
    assert ann.get(f"/games/{game['id']}", since=whole + 5)["journal_from"] == whole


def test_a_stale_answer_from_a_second_device_is_refused(ann: Client, ben: Client) -> None:
    game = ann.new()
    later = ann.answer(game, "done")
    with pytest.raises(Refusal) as refusal:
        ben.answer(game, "pass")
    assert (refusal.value.status, refusal.value.id) == (409, "table-stale-answer")
    assert is_unchanged(ben, later)


@pytest.mark.parametrize("change", ["undo", "redo", "corrections"])
def test_other_stale_changes_are_refused(ann: Client, change: str) -> None:
    game = ann.new()
    later = ann.answer(game, "done")
    body: dict[str, Any] = {"token": game["token"]}
    if change == "corrections":
        body |= {"at": 0, "answer": "pass", "apply": True}
    with pytest.raises(Refusal) as refusal:
        ann.post(f"/games/{game['id']}/{change}", body)
    assert refusal.value.status == 409
    assert is_unchanged(ann, later)


def test_a_corrected_game_makes_older_tokens_stale(ann: Client, ben: Client) -> None:
    game = ann.answer(ann.answer(ann.new(), "done"), "done")
    ann.correct(game, at=0, answer={"do": "tr", "change": 1}, apply=True)
    with pytest.raises(Refusal) as refusal:
        ben.answer(game, "pass")
    assert refusal.value.status == 409


@pytest.mark.parametrize(
    ("answer", "id"),
    [
        ("dance", "table-not-an-option"),
        (7, "table-not-a-form"),
        ({"do": "raise", "parameter": "temperature", "steps": 99}, "table-out-of-range"),
        ({"do": "tile", "tile": "city", "space": "99.9"}, "table-not-a-space"),
        ({"do": "raise", "colour": "red"}, "table-unknown-field"),
    ],
)
def test_a_bad_answer_is_explained_and_changes_nothing(
    ann: Client, answer: object, id: str
) -> None:
    game = ann.answer(ann.new(), "done")
    with pytest.raises(Refusal) as refusal:
        ann.answer(game, answer)
    assert (refusal.value.status, refusal.value.id) == (400, id)
    assert is_unchanged(ann, game)


@pytest.mark.parametrize(
    ("card", "id"),
    [
        ("No Such Card", "table-unknown-card"),
        ("", "table-unknown-card"),
        ("Min", "table-several-cards"),
    ],
)
def test_an_unknown_card_is_explained_and_changes_nothing(ann: Client, card: str, id: str) -> None:
    game = ann.answer(ann.new(**REAL_DECKS), "done")
    assert game["question"]["type"] == "card"
    with pytest.raises(Refusal) as refusal:
        ann.answer(game, card)
    assert (refusal.value.status, refusal.value.id) == (400, id)
    assert is_unchanged(ann, game)


def test_undo_and_redo(ann: Client) -> None:
    first = ann.new()
    second = ann.answer(first, "done")
    third = ann.answer(second, "done")
    back = ann.undo(third)
    assert journal(back) == journal(second)
    assert back["redo"] == 1
    again = ann.redo(back)
    assert journal(again) == journal(third)
    start = ann.undo(again, to=0)
    assert journal(start) == journal(first)
    assert start["redo"] == 2
    with pytest.raises(Refusal) as refusal:
        ann.undo(start)
    assert (refusal.value.status, refusal.value.id) == (400, "table-nothing-to-undo")
    assert is_unchanged(ann, start)


def test_a_correction_is_previewed_and_applied(ann: Client) -> None:
    game = ann.answer(ann.answer(ann.new(), "done"), "done")
    before = len(game["journal"])
    seen = ann.correct(game, at=0, answer="pass", apply=False)
    assert seen["game"] is None
    assert 0 <= seen["differs"] < before
    assert seen["journal_then"][0]["number"] == seen["differs"]
    numbers = [step["number"] for step in seen["journal_then"]]
    assert numbers == [*range(seen["differs"], seen["differs"] + len(numbers))], (
        "nothing is cut off"
    )
    assert is_unchanged(ann, game)

    made = ann.correct(game, at=0, answer="pass", apply=True)
    corrected = made["game"]
    assert {**made, "game": None} == seen
    assert corrected["revision"] == game["revision"] + 1
    assert corrected["journal"][made["differs"] :] == seen["journal_then"]
    assert corrected["redo"] == made["dropped"]
    assert is_unchanged(ann, corrected)
    tape = ann.get(f"/games/{game['id']}/tape")
    assert tape[0] == {"at": 0, "question": "mars-ask-turn", "answer": {"do": "pass"}}
    assert [entry["at"] for entry in tape] == list(range(corrected["answers"]))


def test_a_repeated_key_changes_nothing(ann: Client, ben: Client) -> None:
    game = ann.new()
    once = ann.answer(game, "done", key="k1")
    assert ann.answer(game, "done", key="k1") == once
    undone = ben.undo(once)
    # A repeated request must not redo an answer that was undone.
    assert ann.answer(game, "done", key="k1") == as_read(undone)
    assert ann.answer(undone, "done", key="k2")["answers"] == 1


def test_a_key_belongs_to_one_answer(ann: Client) -> None:
    game = ann.new()
    once = ann.answer(game, "done", key="k1")
    for token, answer in ((game["token"], "pass"), (once["token"], "done")):
        with pytest.raises(Refusal) as refused:
            ann.answer({**game, "token": token}, answer, key="k1")
        assert (refused.value.status, refused.value.id) == (409, "server-key-used")
    assert ann.read(game["id"]) == once
    assert ann.answer(once, "done", key="k2")["answers"] == 2


def test_a_refused_answer_does_not_use_up_its_key(ann: Client) -> None:
    game = ann.new()
    with pytest.raises(Refusal):
        ann.answer(game, "dance", key="k1")
    assert ann.answer(game, "done", key="k1")["answers"] == 1


def test_a_game_is_exported_and_imported_as_a_file(ann: Client) -> None:
    game = ann.answer(ann.answer(ann.new(), "done"), "pass")
    sent = ann.http.get(f"/games/{game['id']}/save")
    name = f'attachment; filename="understudy-mars-{game["id"]}.json"'
    assert sent.headers["content-disposition"] == name
    assert sent.headers["content-type"] == "application/json; charset=utf-8"
    taken = ann.http.post("/saves", content=sent.content)
    assert taken.status_code == 201
    copy = taken.json()
    assert copy["id"] != game["id"]
    for part in ("system", "options", "seed", "question", "view", "journal", "answers"):
        assert copy[part] == game[part]
    assert ann.http.get(f"/games/{copy['id']}/save").text == sent.text


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ('"seed": 5', '"seed": 6', None),
        ('"game": "mars"', '"game": "chess"', "table-unknown-game"),
        ('"game": "mars"', '"game": "\\ud800"', "table-save-not-text"),
        ('"understudy": 1', '"understudy": 99', "table-save-not-ours"),
        ('"options"', '"wishes"', "table-save-key"),
        ('{"do": "done"}', '{"do": "dance"}', "table-save-misfit"),
        ('"position"', "", "table-save-not-json"),
        ('"position"', "\udcff", "table-save-not-json"),
    ],
)
def test_an_edited_file_is_refused(ann: Client, old: str, new: str, id: str | None) -> None:
    game = ann.answer(ann.answer(ann.new(), "done"), "done")
    text = ann.http.get(f"/games/{game['id']}/save").text
    games = len(ann.get("/games"))
    assert old in text
    edited = text.replace(old, new, 1).encode("utf-8", "surrogateescape")
    refused = ann.http.post("/saves", content=edited)
    assert refused.status_code == 422
    assert id in (None, refused.json()["error"]["id"])
    assert len(ann.get("/games")) == games


def test_a_truncated_file_is_refused_wherever_it_ends(ann: Client) -> None:
    text = ann.http.get(f"/games/{ann.answer(ann.new(), 'done')['id']}/save").text
    for length in range(0, len(text) - 2, 97):
        refused = ann.http.post("/saves", content=text[:length])
        assert refused.status_code == 422
        assert refused.json()["error"]["id"] == "table-save-not-json"


def test_games_are_listed_and_deleted(ann: Client) -> None:
    game = ann.answer(ann.new(), "done")
    [listed] = [each for each in ann.get("/games") if each["id"] == game["id"]]
    assert listed["answers"] == 1
    assert listed["over"] is False
    assert listed["summary"]["generation"] == 1
    assert ann.http.delete(f"/games/{game['id']}").status_code == 204
    assert game["id"] not in [each["id"] for each in ann.get("/games")]
    for path in ("", "/tape", "/save"):
        with pytest.raises(Refusal) as refusal:
            ann.get(f"/games/{game['id']}{path}")
        assert (refusal.value.status, refusal.value.id) == (404, "server-no-such-game")


def test_a_known_document_is_not_sent_again(ann: Client) -> None:
    game = ann.new()
    path = f"/games/{game['id']}"
    etag = ann.http.get(path).headers["etag"]
    assert ann.http.get(path, headers={"If-None-Match": etag}).status_code == 304
    ann.answer(game, "done")
    assert ann.http.get(path, headers={"If-None-Match": etag}).status_code == 200


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"{", "body"),
        (b"", "body"),
        (b"[" * 100_000, "body"),
        (b'{"answer": "done"}', "token"),
        (b'{"token": "x"}', "answer"),
        (b'{"token": 5, "answer": "done"}', "token"),
        (b'{"token": "x", "answer": "done", "kye": "k"}', "kye"),
        (b'{"token": "x", "answer": "done", "key": ""}', "key"),
        (b"\xff", "body"),
    ],
)
def test_a_malformed_body_names_the_field(ann: Client, body: bytes, field: str) -> None:
    refused = ann.http.post(f"/games/{ann.new()['id']}/answers", content=body)
    assert refused.status_code == 400
    assert refused.json() == {"error": {"id": "server-bad-request", "args": {"field": field}}}


@pytest.mark.parametrize(
    ("method", "path", "status", "id"),
    [
        ("PUT", "/games", 405, "server-wrong-method"),
        ("GET", "/nothing", 404, "server-no-such-path"),
        ("GET", "/systems/chess/names", 404, "server-no-such-system"),
        ("GET", "/systems/chess/printed", 404, "server-no-such-system"),
        ("GET", "/languages/tlh", 404, "server-no-such-language"),
        ("GET", "/languages/tlh/first", 404, "server-no-such-language"),
        ("GET", "/games/nothing", 404, "server-no-such-game"),
        ("DELETE", "/games/nothing", 404, "server-no-such-game"),
    ],
)
def test_wrong_paths_and_methods(
    web: httpx.Client, method: str, path: str, status: int, id: str
) -> None:
    refused = web.request(method, f"/api/v1{path}")
    assert (refused.status_code, refused.json()["error"]["id"]) == (status, id)


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/games", "GET, OPTIONS, POST"),
        ("/games/nothing", "DELETE, GET, OPTIONS"),
        ("/history", "GET, OPTIONS"),
        ("/systems/mars/sheets/board/hellas", "DELETE, GET, OPTIONS, PUT"),
    ],
)
def test_options_lists_all_methods_of_a_path(web: httpx.Client, path: str, allowed: str) -> None:
    answer = web.options(f"/api/v1{path}")
    assert (answer.status_code, answer.headers["allow"]) == (204, allowed)


def test_a_body_that_is_too_large_is_refused(ann: Client) -> None:
    refused = ann.http.post("/saves", content=b" " * 2_000_001)
    assert (refused.status_code, refused.json()["error"]["id"]) == (413, "server-too-large")


@pytest.mark.parametrize(
    ("body", "id"),
    [
        ({"system": "chess"}, "table-unknown-game"),
        ({"system": "mars", "options": {"map": "venus"}}, "table-bad-option"),
        ({"system": "mars", "options": {"turmoil_delegates": True}}, "table-bad-option"),
        ({"system": "mars", "options": {"turmoil_delegates": 1.0}}, "table-bad-option"),
        ({"system": "mars", "options": {"colour": "red"}}, "table-unknown-option"),
        ({"system": "mars", "seed": -1}, "server-bad-request"),
        ({"system": "mars", "seed": 2**48 + 1}, "server-bad-request"),
    ],
)
def test_a_game_that_cannot_be_started(ann: Client, body: dict[str, Any], id: str) -> None:
    with pytest.raises(Refusal) as refusal:
        ann.post("/games", body)
    assert (refusal.value.status, refusal.value.id) == (400, id)


def test_systems_and_languages(ann: Client) -> None:
    system = find_system("mars")
    listed = next(one for one in ann.get("/systems") if one["name"] == "mars")
    assert (listed["rules"], listed["options"]) == (system.rules_version, system.options())
    assert ann.get("/systems/mars/names") == names_of_system(system)
    assert ann.get("/systems/mars/printed") == json.loads(json.dumps(system.printed()))
    assert ann.get("/languages") == [*languages()]
    for path in (
        *("/languages/cs", "/languages/cs/first"),
        *("/systems/mars/names", "/systems/mars/printed"),
    ):
        sent = ann.http.get(path)
        again = ann.http.get(path, headers={"If-None-Match": sent.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert ann.http.get("/languages/cs").headers["content-type"].startswith("text/plain")
    assert "server-no-such-game =" in ann.http.get("/languages/cs").text


def test_the_document_has_the_checklist(ann: Client) -> None:
    game = ann.new()
    system = find_system("mars")
    lines = system.checklist(system.new(system.complete_options({})))
    assert [line["id"] for line in game["checklist"]] == [line.id for line in lines]
    later = ann.answer(game, "pass")
    assert later["checklist"] == game["checklist"]


def test_answers_are_listed_with_their_questions(ann: Client) -> None:
    game = ann.answer(ann.new(), {"do": "tile", "tile": "city", "space": "4.3"})
    game = ann.answer(game, "done")
    tile, done = ann.get(f"/games/{game['id']}/answers")
    assert tile["question"]["id"] == "mars-ask-turn"
    assert tile["did"] == {"kind": "mars-report", "id": "tile"}
    assert [field["value"] for field in tile["fields"]] == [
        {"kind": "mars-tile", "id": "city"},
        {"kind": "mars-space", "id": "4.3"},
    ]
    assert (done["at"], done["did"]["id"], done["fields"]) == (1, "done", [])


def test_a_payment_is_listed_by_its_resources(ann: Client) -> None:
    game = ann.new(you="played")
    for answer in ("R19", "003", "none", {"do": "play", "card": "003"}):
        game = ann.answer(game, answer)
    assert game["question"]["id"] == "mars-you-pay"
    game = ann.answer(game, {"steel": 2})
    *_, paid = ann.get(f"/games/{game['id']}/answers")
    assert [(field["label"]["id"], field["value"]) for field in paid["fields"]] == [
        ("mars-resource-steel", 2)
    ]


def test_all_answers_of_a_game_are_listed(ann: Client) -> None:
    game = ann.new(**REAL_DECKS)
    session = random_session({**REAL_DECKS}, 3, 120)
    for entry in session.tape:
        try:
            game = ann.answer(game, entry.answer)
        except Refusal:
            break
    given = ann.get(f"/games/{game['id']}/answers")
    assert [entry["answer"] for entry in given] == [
        entry["answer"] for entry in ann.get(f"/games/{game['id']}/tape")
    ]


def test_an_earlier_question_is_shown_as_it_was_asked(ann: Client) -> None:
    first = ann.new()
    second = ann.answer(first, {"do": "tile", "tile": "city", "space": "4.3"})
    game = ann.answer(ann.answer(second, "done"), "done")
    earlier = ann.get(f"/games/{game['id']}/questions/1")
    assert (earlier["question"], earlier["view"]) == (second["question"], second["view"])
    assert earlier["answer"] == {"do": "done"}
    with pytest.raises(Refusal) as refusal:
        ann.get(f"/games/{game['id']}/questions/3")
    assert (refusal.value.status, refusal.value.id) == (404, "table-no-such-answer")
    assert is_unchanged(ann, game)


def test_finished_games_are_in_the_history(ann: Client) -> None:
    game = ann.new(difficulty="hard")
    assert game["id"] not in [each["id"] for each in ann.get("/history")]
    while game["question"]:
        game = ann.answer(game, default_answer(game["question"]))
    [past] = [each for each in ann.get("/history") if each["id"] == game["id"]]
    assert past["winner"] == game["view"]["winner"] == "bot"
    assert past["scores"] == (game["view"]["scores"] or {})
    assert past["options"]["difficulty"] == "hard"
    assert past["summary"]["generation"] == game["view"]["generation"]


def test_the_rules_of_a_game(ann: Client) -> None:
    rules = ann.get("/systems/mars/rules")
    assert {rule["sure"] for rule in rules} == {"stated", "inferred", "ours"}
    assert all(rule["cites"] and rule["number"] for rule in rules)
    with pytest.raises(Refusal) as refusal:
        ann.get("/systems/chess/rules")
    assert refusal.value.status == 404
