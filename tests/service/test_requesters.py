"""In a club a device without a right to a game can neither read nor change it."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.store.games import OWNER_TOKEN
from understudy.core import Session, find_system, save
from understudy.service import ENDPOINTS, Endpoint, Reply, Request, Service
from understudy.service.requester import SHARED_LIST, Requester
from understudy.store import KeyValueStore, MemoryTextStore, Right

ANN, BEN, EVE = Requester("ann", OWNER_TOKEN), Requester("ben"), Requester("eve")
GAME = "annsgame"
SEED = 8675309867
"""The seed determines every card, so it must not be revealed."""

GAME_ENDPOINTS = [endpoint for endpoint in ENDPOINTS if "{id}" in endpoint.path]
SAVED = save(Session(find_system("mars"), {}, 5))
BODIES: dict[str, dict[str, Any]] = {
    "give_answer": {"answer": "done"},
    "undo_answers": {},
    "redo_answer": {},
    "correct_answer": {"at": 0, "answer": "pass", "apply": True},
    "preview_answers": {"answers": [["done"]]},
    "forecast_game": {"continuations": 1},
    "rename_game": {"title": "Sunday"},
}
"""Valid bodies by endpoint, without the token, so that only the right can be missing."""

RIGHT_ERRORS = ("server-no-such-game", "server-watching", "server-not-yours")
NO_SUCH_GAME = {"error": {"id": "server-no-such-game", "args": {"id": GAME}}}


def label(endpoint: Endpoint) -> str:
    return f"{endpoint.method} {endpoint.path}"


@dataclass
class Club:
    """A service with Ann's game, in which one answer was given and one was undone."""

    store: KeyValueStore = field(default_factory=lambda: KeyValueStore(MemoryTextStore()))
    lists: list[tuple[str, str, bool]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.service = Service(self.store, on_list_change=lambda *change: self.lists.append(change))
        session = Session(find_system("mars"), {}, 5)
        for answer in ("done", "done"):
            session.answer(answer)
        session.undo()
        self.store.create(session, session.system.view(session.position), GAME, owner=ANN.device)
        keys = self.store.lists.links(GAME, OWNER_TOKEN)
        assert keys is not None
        self.keys = keys

    def grant(self, right: Right | None) -> Requester:
        """Return a requester with this right to the game."""
        if right is Right.OWN:
            return ANN
        if right is not None:
            self.store.lists.join(BEN.device, self.keys[right])
        return BEN

    def answer(
        self,
        requester: Requester,
        method: str,
        path: str,
        body: object = None,
        if_none_match: str = "",
    ) -> Reply:
        sent = body if isinstance(body, bytes) else json.dumps(body).encode()
        request = Request(body=sent, if_none_match=if_none_match, requester=requester)
        return self.service.answer(method, path, request)

    def send(self, endpoint: Endpoint, requester: Requester, id: str = GAME) -> Reply:
        named = {"id": id, "at": "0", "right": "play"}
        path = re.sub(r"\{(\w+)\}", lambda found: named[found[1]], endpoint.path)
        body = BODIES.get(endpoint.name, {})
        if "token" in getattr(endpoint.body_type, "__annotations__", {}):
            stored = self.store.load(GAME)
            assert stored is not None
            body = {"token": f"{stored.session.token}@{stored.revision}", **body}
        sent = SAVED.encode() if endpoint.body_type is bytes else body
        return self.answer(requester, endpoint.method, path, sent)

    def state(self) -> object:
        """Return everything that a request could change."""
        tape, lines = self.store.read_tape(GAME), self.store.list_games()
        rights = [self.store.lists.games(each.device) for each in (ANN, BEN, EVE)]
        return tape, lines, rights, self.store.lists.links(GAME, OWNER_TOKEN)


def parsed(reply: Reply) -> Any:
    return json.loads(reply.to_text())


def test_the_bodies_belong_to_endpoints() -> None:
    assert set(BODIES) <= {endpoint.name for endpoint in GAME_ENDPOINTS}


def test_the_right_to_watch_allows_no_change_except_leaving() -> None:
    changing = [endpoint for endpoint in GAME_ENDPOINTS if endpoint.method != "GET"]
    assert [endpoint.name for endpoint in changing if endpoint.needs is Right.WATCH] == [
        "leave_game"
    ]


def test_every_game_endpoint_needs_a_right() -> None:
    assert GAME_ENDPOINTS
    assert all(endpoint.needs for endpoint in GAME_ENDPOINTS)
    assert not any(endpoint.needs for endpoint in ENDPOINTS if endpoint not in GAME_ENDPOINTS)
    for endpoint in GAME_ENDPOINTS:
        assert 404 in endpoint.error_statuses
        assert (403 in endpoint.error_statuses) or endpoint.needs is Right.WATCH


@pytest.mark.parametrize("right", [None, *Right], ids=lambda right: right and right.word)
@pytest.mark.parametrize("endpoint", GAME_ENDPOINTS, ids=label)
def test_every_game_endpoint_checks_its_right(endpoint: Endpoint, right: Right | None) -> None:
    club = Club()
    requester = club.grant(right)
    before = club.state()
    reply = club.send(endpoint, requester)
    assert endpoint.needs is not None
    if right is None:
        assert (reply.status, parsed(reply)) == (404, NO_SUCH_GAME)
        missing = club.send(endpoint, requester, "nosuchgame")
        assert reply.to_text().replace(GAME, "nosuchgame") == missing.to_text(), (
            "the reply does not reveal that the game exists"
        )
    elif right < endpoint.needs:
        error_id = "server-watching" if endpoint.needs is Right.PLAY else "server-not-yours"
        assert (reply.status, parsed(reply)) == (403, {"error": {"id": error_id, "args": {}}})
    else:
        # The request may fail, but not because of the right.
        assert not any(error_id in reply.to_text() for error_id in RIGHT_ERRORS)
        return
    assert club.state() == before
    assert club.lists == []


@pytest.mark.parametrize(
    "endpoint", [endpoint for endpoint in ENDPOINTS if endpoint not in GAME_ENDPOINTS], ids=label
)
def test_no_other_endpoint_reveals_games_of_other_devices(endpoint: Endpoint) -> None:
    """The reply to another device is the same as if the game did not exist."""
    club, empty = Club(), Club()
    empty.store.delete(GAME)
    replies = [_send_as_eve(each, endpoint) for each in (club, empty)]
    for reply in replies:
        assert GAME not in reply.to_text()
    assert replies[0].status == replies[1].status
    assert club.store.lists.games(ANN.device) == [GAME]


def _send_as_eve(club: Club, endpoint: Endpoint) -> Reply:
    named = {"name": "mars", "kind": "board", "sheet": "hellas", "language": "en"}
    path = re.sub(r"\{(\w+)\}", lambda found: named[found[1]], endpoint.path)
    bodies = {"open_link": {"key": "2" * 26}, "import_packed_game": {"save": SAVED}}
    body = bodies.get(endpoint.name, {"system": "mars", "text": "[[tracks]]"})
    sent = SAVED.encode() if endpoint.body_type is bytes else body
    return club.answer(EVE, endpoint.method, path, sent)


def test_each_device_has_its_own_list() -> None:
    club = Club()
    watching = club.grant(Right.WATCH)
    for requester, right in ((ANN, "own"), (watching, "watch"), (SHARED_LIST, "")):
        [line] = parsed(club.answer(requester, "GET", "/games"))
        assert (line["id"], line["right"]) == (GAME, right)
    assert parsed(club.answer(EVE, "GET", "/games")) == []


def test_custom_boards_belong_to_a_device() -> None:
    club = Club()
    board = find_system("mars").editable_boards()["board"]["tharsis"]
    boards = "/systems/mars/sheets/board"
    path = f"{boards}/tharsis"
    assert club.answer(ANN, "PUT", path, {"text": board}).status == 200
    assert club.answer(ANN, "GET", path).status == 200
    for requester in (BEN, SHARED_LIST):
        for method in ("GET", "DELETE"):
            assert club.answer(requester, method, path).status == 404
        assert parsed(club.answer(requester, "GET", boards)) == []
    assert len(parsed(club.answer(ANN, "GET", boards))) == 1


def test_imports_are_compared_only_with_games_of_the_device() -> None:
    club = Club()
    text = club.answer(ANN, "GET", f"/games/{GAME}/save").to_text()
    found = [parsed(club.answer(who, "POST", "/saves/look", text.encode())) for who in (ANN, EVE)]
    assert [(each["how"], each["kept"]) for each in found] == [("there", GAME), ("taken", None)]
    taken = parsed(club.answer(EVE, "POST", "/saves/packed", {"save": text}))
    assert taken["how"] == "taken"
    assert taken["id"] != GAME
    again = parsed(club.answer(EVE, "POST", "/saves/packed", {"save": text}))
    assert again == {"how": "there", "id": taken["id"]}


def test_the_right_to_watch_shows_the_public_document() -> None:
    club = Club()
    session = Session(find_system("mars"), {"you": "played"}, SEED)
    view = session.system.view(session.position)
    club.store.create(session, view, "played", owner=ANN.device)
    keys = club.store.lists.links("played", OWNER_TOKEN)
    assert keys is not None
    club.store.lists.join(BEN.device, keys[Right.WATCH])
    own, seen = (club.answer(who, "GET", "/games/played") for who in (ANN, BEN))
    assert parsed(own)["question"]
    assert parsed(own)["view"]["you"]["offered"]
    assert (parsed(seen)["question"], parsed(seen)["token"], parsed(seen)["seed"]) == (None, "", 0)
    assert parsed(seen)["view"]["you"]["offered"] == parsed(seen)["view"]["you"]["hand"] == []
    assert (parsed(own)["right"], parsed(seen)["right"]) == ("own", "watch")
    for endpoint in GAME_ENDPOINTS:
        reply = club.send(endpoint, BEN, "played")
        assert str(SEED) not in reply.to_text(), endpoint.name
        club.store.lists.join(BEN.device, keys[Right.WATCH])
    # With a higher right the ETag differs, so the whole document is sent.
    assert own.etag != seen.etag
    club.store.lists.join(BEN.device, keys[Right.PLAY])
    now = club.answer(BEN, "GET", "/games/played", if_none_match=str(seen.etag))
    assert now.status == 200
    assert parsed(now)["view"] == parsed(own)["view"]


def test_links_are_joined_renewed_and_left() -> None:
    club = Club()

    def send(requester: Requester, method: str, path: str, **body: str) -> Reply:
        return club.answer(requester, method, path, body)

    links = parsed(send(ANN, "GET", f"/games/{GAME}/links"))
    assert set(links) == {"play", "watch"}
    opened = send(BEN, "POST", "/links", key=f" {links['play']}\n")
    assert parsed(opened) == {"id": GAME, "right": "play"}
    send(EVE, "POST", "/links", key=links["watch"])
    renewed = parsed(send(ANN, "POST", f"/games/{GAME}/links/play"))
    assert renewed["watch"] == links["watch"]
    assert renewed["play"] != links["play"]
    refused = send(BEN, "POST", "/links", key=links["play"])
    assert (refused.status, parsed(refused)["error"]["id"]) == (404, "server-no-such-link")
    assert send(ANN, "POST", f"/games/{GAME}/links/own").status == 404
    assert send(EVE, "POST", f"/games/{GAME}/leave").status == 204
    assert send(EVE, "GET", f"/games/{GAME}").status == 404
    assert club.lists == [
        ("ben", GAME, True),
        ("eve", GAME, True),
        ("ben", GAME, False),
        ("eve", GAME, False),
    ]
    [own] = parsed(send(ANN, "GET", "/games"))
    assert own["right"] == "own"


def test_without_a_club_there_are_no_links() -> None:
    club = Club()
    made = parsed(club.answer(SHARED_LIST, "POST", "/games", {"system": "mars"}))
    assert made["right"] == ""
    for endpoint in GAME_ENDPOINTS:
        if endpoint.path.endswith(("links", "leave", "{right}")):
            reply = club.send(endpoint, SHARED_LIST, made["id"])
            assert (reply.status, parsed(reply)["error"]["id"]) == (404, "server-no-club")
    opened = club.answer(SHARED_LIST, "POST", "/links", {"key": "k"})
    assert parsed(opened)["error"]["id"] == "server-no-club"
    assert club.lists == []


class CountingLists:
    """Records the calls to the lists of a store."""

    def __init__(self, lists: object) -> None:
        self._lists = lists
        self.calls: list[str] = []

    def __getattr__(self, name: str) -> Any:
        self.calls.append(name)
        return getattr(self._lists, name)


def test_an_answer_reads_the_right_once_and_never_without_a_club() -> None:
    club = Club()
    [give_answer] = [endpoint for endpoint in ENDPOINTS if endpoint.name == "give_answer"]
    lists: Any = CountingLists(club.store.lists)
    club.store.lists = lists
    assert club.send(give_answer, SHARED_LIST).status == 200
    assert lists.calls == []
    assert club.send(give_answer, ANN).status == 200
    assert lists.calls == ["right"]
