"""In a club nobody without a right to a game learns anything of it or changes anything."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from understudy.core import Session, find_system, save
from understudy.service import ENDPOINTS, Endpoint, Reply, Request, Service
from understudy.service.requester import SHARED_LIST, Requester
from understudy.store import KeyValueStore, MemoryTextStore, Right

ANN, BEN, EVE = Requester("ann"), Requester("ben"), Requester("eve")
GAME = "annsgame"
SEED = 8675309867
"""Whoever knows it knows every card."""

OF_A_GAME = [call for call in ENDPOINTS if "{id}" in call.path]
SAVED = save(Session(find_system("mars"), {}, 5))
SENT: dict[str, dict[str, Any]] = {
    "give_answer": {"answer": "done"},
    "undo_answers": {},
    "redo_answer": {},
    "correct_answer": {"at": 0, "answer": "pass", "apply": True},
    "preview_answers": {"answers": [["done"]]},
    "forecast_game": {"continuations": 1},
    "rename_game": {"title": "Sunday"},
}
"""What is sent with a call, so that only the right can be missing; `token` where one is wanted."""

BY_RIGHT = ("server-no-such-game", "server-watching", "server-not-yours")
NO_SUCH_GAME = {"error": {"id": "server-no-such-game", "args": {"id": GAME}}}


def label(call: Endpoint) -> str:
    return f"{call.method} {call.path}"


@dataclass
class Club:
    """Ann's game, after an answer that was given and one that was taken back."""

    store: KeyValueStore = field(default_factory=lambda: KeyValueStore(MemoryTextStore()))
    lists: list[tuple[str, str, bool]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.desk = Service(self.store, on_list_change=lambda *heard: self.lists.append(heard))
        session = Session(find_system("mars"), {}, 5)
        for answer in ("done", "done"):
            session.answer(answer)
        session.undo()
        self.store.create(session, session.system.view(session.position), GAME, owner=ANN.device)
        keys = self.store.lists.links(GAME)
        assert keys is not None
        self.keys = keys

    def let_in(self, right: Right | None) -> Requester:
        """Somebody who may do so much with the game."""
        if right is Right.OWN:
            return ANN
        if right is not None:
            self.store.lists.join(BEN.device, self.keys[right])
        return BEN

    def ask(self, call: Endpoint, visitor: Requester, id: str = GAME) -> Reply:
        named = {"id": id, "at": "0", "right": "play"}
        path = re.sub(r"\{(\w+)\}", lambda found: named[found[1]], call.path)
        body = SENT.get(call.name, {})
        if "token" in getattr(call.body_type, "__annotations__", {}):
            kept = self.store.load(GAME)
            assert kept is not None
            body = {"token": f"{kept.session.token}@{kept.revision}", **body}
        sent = SAVED.encode() if call.body_type is bytes else json.dumps(body).encode()
        return self.desk.answer(call.method, path, Request(body=sent, requester=visitor))

    def kept(self) -> object:
        """All that could have changed."""
        tape, lines = self.store.read_tape(GAME), self.store.list_games()
        rights = [self.store.lists.games(each.device) for each in (ANN, BEN, EVE)]
        return tape, lines, rights, self.store.lists.links(GAME)


def said(reply: Reply) -> Any:
    return json.loads(reply.to_text())


def test_whoever_watches_only_reads() -> None:
    changing = [call for call in OF_A_GAME if call.method != "GET"]
    assert [call.name for call in changing if call.needs is Right.WATCH] == ["leave_game"]


def test_every_call_with_a_game_says_what_right_it_needs() -> None:
    assert OF_A_GAME
    assert all(call.needs for call in OF_A_GAME)
    assert not any(call.needs for call in ENDPOINTS if call not in OF_A_GAME)
    for call in OF_A_GAME:
        assert 404 in call.error_statuses
        assert (403 in call.error_statuses) or call.needs is Right.WATCH


@pytest.mark.parametrize("right", [None, *Right], ids=lambda right: right and right.word)
@pytest.mark.parametrize("call", OF_A_GAME, ids=label)
def test_every_call_asks_for_its_right(call: Endpoint, right: Right | None) -> None:
    club = Club()
    visitor = club.let_in(right)
    before = club.kept()
    reply = club.ask(call, visitor)
    assert call.needs is not None
    if right is None:
        assert (reply.status, said(reply)) == (404, NO_SUCH_GAME)
        missing = club.ask(call, visitor, "nosuchgame")
        assert reply.to_text().replace(GAME, "nosuchgame") == missing.to_text(), (
            "nothing is learned"
        )
    elif right < call.needs:
        words = "server-watching" if call.needs is Right.PLAY else "server-not-yours"
        assert (reply.status, said(reply)) == (403, {"error": {"id": words, "args": {}}})
    else:
        # Whatever else may be wrong, the right is not.
        assert not any(words in reply.to_text() for words in BY_RIGHT)
        return
    assert club.kept() == before
    assert club.lists == []


@pytest.mark.parametrize("call", [call for call in ENDPOINTS if call not in OF_A_GAME], ids=label)
def test_no_other_call_tells_of_games_that_are_not_on_the_list(call: Endpoint) -> None:
    """Whatever is asked by somebody else, the answer is the same as if there were no such game."""
    club, empty = Club(), Club()
    empty.store.delete(GAME)
    replies = [_asked(each, call) for each in (club, empty)]
    for reply in replies:
        assert GAME not in reply.to_text()
    assert replies[0].status == replies[1].status
    assert club.store.lists.games(ANN.device) == [GAME]


def _asked(club: Club, call: Endpoint) -> Reply:
    named = {"name": "mars", "kind": "board", "sheet": "hellas", "language": "en"}
    path = re.sub(r"\{(\w+)\}", lambda found: named[found[1]], call.path)
    bodies = {"open_link": {"key": "2" * 26}, "import_packed_game": {"save": SAVED}}
    body = bodies.get(call.name, {"system": "mars", "text": "[[tracks]]"})
    sent = SAVED if call.body_type is bytes else json.dumps(body)
    return club.desk.answer(call.method, path, Request(body=sent.encode(), requester=EVE))


def test_a_list_is_that_of_the_device() -> None:
    club = Club()
    watching = club.let_in(Right.WATCH)
    for visitor, right in ((ANN, "own"), (watching, "watch"), (SHARED_LIST, "")):
        [line] = said(club.desk.answer("GET", "/games", Request(requester=visitor)))
        assert (line["id"], line["right"]) == (GAME, right)
    assert said(club.desk.answer("GET", "/games", Request(requester=EVE))) == []


def test_boards_belong_to_the_device_that_entered_them() -> None:
    club = Club()
    board = find_system("mars").editable_boards()["board"]["tharsis"]
    path = "/systems/mars/sheets/board/tharsis"
    body = json.dumps({"text": board}).encode()
    assert club.desk.answer("PUT", path, Request(body=body, requester=ANN)).status == 200
    assert club.desk.answer("GET", path, Request(requester=ANN)).status == 200
    for visitor in (BEN, SHARED_LIST):
        for method in ("GET", "DELETE"):
            assert club.desk.answer(method, path, Request(requester=visitor)).status == 404
        assert (
            said(club.desk.answer("GET", "/systems/mars/sheets/board", Request(requester=visitor)))
            == []
        )
    assert (
        len(said(club.desk.answer("GET", "/systems/mars/sheets/board", Request(requester=ANN))))
        == 1
    )


def test_the_same_file_is_another_game_for_another_device() -> None:
    club = Club()
    body = json.dumps({"save": said_save(club)}).encode()
    look = {
        who: said(
            club.desk.answer(
                "POST", "/saves/look", Request(body=said_save(club).encode(), requester=who)
            )
        )
        for who in (ANN, EVE)
    }
    assert [(look[who]["how"], look[who]["kept"]) for who in (ANN, EVE)] == [
        ("there", GAME),
        ("taken", None),
    ]
    taken = said(club.desk.answer("POST", "/saves/packed", Request(body=body, requester=EVE)))
    assert taken["how"] == "taken"
    assert taken["id"] != GAME
    again = said(club.desk.answer("POST", "/saves/packed", Request(body=body, requester=EVE)))
    assert again == {"how": "there", "id": taken["id"]}


def said_save(club: Club) -> str:
    return club.desk.answer("GET", f"/games/{GAME}/save", Request(requester=ANN)).to_text()


def test_who_watches_sees_what_lies_open() -> None:
    club = Club()
    session = Session(find_system("mars"), {"you": "played"}, SEED)
    view = session.system.view(session.position)
    club.store.create(session, view, "played", owner=ANN.device)
    keys = club.store.lists.links("played")
    assert keys is not None
    club.store.lists.join(BEN.device, keys[Right.WATCH])
    own = club.desk.answer("GET", "/games/played", Request(requester=ANN))
    seen = club.desk.answer("GET", "/games/played", Request(requester=BEN))
    assert said(own)["question"]
    assert said(own)["view"]["you"]["offered"]
    assert (said(seen)["question"], said(seen)["token"], said(seen)["seed"]) == (None, "", 0)
    assert said(seen)["view"]["you"]["offered"] == said(seen)["view"]["you"]["hand"] == []
    assert (said(own)["right"], said(seen)["right"]) == ("own", "watch")
    for call in OF_A_GAME:
        reply = club.ask(call, BEN, "played")
        assert str(SEED) not in reply.to_text(), call.name
        club.store.lists.join(BEN.device, keys[Right.WATCH])
    # Who may play from now on has not seen that before.
    assert own.etag != seen.etag
    club.store.lists.join(BEN.device, keys[Right.PLAY])
    now = club.desk.answer(
        "GET", "/games/played", Request(if_none_match=str(seen.etag), requester=BEN)
    )
    assert now.status == 200
    assert said(now)["view"] == said(own)["view"]


def test_links_are_opened_renewed_and_left() -> None:
    club = Club()

    def ask(visitor: Requester, method: str, path: str, **body: str) -> Reply:
        return club.desk.answer(
            method, path, Request(body=json.dumps(body).encode(), requester=visitor)
        )

    links = said(ask(ANN, "GET", f"/games/{GAME}/links"))
    assert set(links) == {"play", "watch"}
    opened = ask(BEN, "POST", "/links", key=f" {links['play']}\n")
    assert said(opened) == {"id": GAME, "right": "play"}
    ask(EVE, "POST", "/links", key=links["watch"])
    renewed = said(ask(ANN, "POST", f"/games/{GAME}/links/play"))
    assert renewed["watch"] == links["watch"]
    assert renewed["play"] != links["play"]
    refused = ask(BEN, "POST", "/links", key=links["play"])
    assert (refused.status, said(refused)["error"]["id"]) == (404, "server-no-such-link")
    assert ask(ANN, "POST", f"/games/{GAME}/links/own").status == 404
    assert ask(EVE, "POST", f"/games/{GAME}/leave").status == 204
    assert ask(EVE, "GET", f"/games/{GAME}").status == 404
    assert club.lists == [
        ("ben", GAME, True),
        ("eve", GAME, True),
        ("ben", GAME, False),
        ("eve", GAME, False),
    ]
    [own] = said(ask(ANN, "GET", "/games"))
    assert own["right"] == "own"


def test_at_home_there_are_no_links() -> None:
    club = Club()
    made = said(club.desk.answer("POST", "/games", Request(body=b'{"system": "mars"}')))
    assert made["right"] == ""
    for call in OF_A_GAME:
        if call.path.endswith(("links", "leave", "{right}")):
            reply = club.ask(call, SHARED_LIST, made["id"])
            assert (reply.status, said(reply)["error"]["id"]) == (404, "server-no-club")
    opened = club.desk.answer("POST", "/links", Request(body=b'{"key": "k"}'))
    assert said(opened)["error"]["id"] == "server-no-club"
    assert club.lists == []


class Counted:
    """Lists that count how often they are asked."""

    def __init__(self, lists: object) -> None:
        self._lists = lists
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> Any:
        self.asked.append(name)
        return getattr(self._lists, name)


def test_an_answer_asks_once_for_the_right_and_at_home_not_at_all() -> None:
    club = Club()
    [give_answer] = [call for call in ENDPOINTS if call.name == "give_answer"]
    lists: Any = Counted(club.store.lists)
    club.store.lists = lists
    assert club.ask(give_answer, SHARED_LIST).status == 200
    assert lists.asked == []
    assert club.ask(give_answer, ANN).status == 200
    assert lists.asked == ["right"]
