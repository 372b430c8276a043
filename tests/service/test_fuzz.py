"""Whatever is sent, the answer is an answer or a refusal, never a bug."""

import json
import os
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.service.requests import KNOWN, with_game
from understudy.core import Session, find_system, save, system_names
from understudy.service import ENDPOINTS, Endpoint, Request, Service
from understudy.service.requester import SHARED_LIST, Requester
from understudy.store import KeyValueStore, MemoryTextStore

pytestmark = pytest.mark.soak
EXAMPLES = 2000 if os.environ.get("UNDERSTUDY_SOAK") == "1" else 40

texts = st.text(st.characters(exclude_categories=[]), max_size=12) | st.sampled_from(
    ["", "\ud800", "\x00", "done", "mars", "board", "../..", "K" * 300, "\x1b[2J", "٣", "1e400"]
)
numbers = (
    st.integers(-3, 30)
    | st.sampled_from([2**31, 2**48, 2**64, -(2**63), 10**400, 1.0, 0.5, -0.0, 1e308])
    | st.floats(allow_nan=False, allow_infinity=False)
)
values = st.recursive(
    st.none() | st.booleans() | numbers | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=8,
)
DETAILS = ("tile", "space", "parameter", "steps", "card", "change", "mc", "tr", "amount")
TOKEN = "0:mars-ask-turn@0"
OWNER, STRANGER = Requester("owner"), Requester("stranger")
SAVED = save(Session(find_system("mars"), {}, 5))
SENT: dict[str, Any] = {
    "save": SAVED,
    "system": "mars",
    "options": {},
    "token": TOKEN,
    "answer": {"do": "done"},
    "key": "k",
    "at": 0,
    "text": "[[tracks]]",
    "continuations": 1,
}
answers = values | st.fixed_dictionaries(
    {"do": st.sampled_from(["tile", "raise", "claim", "steal", "card", "tr", "set_bot"])},
    optional=dict.fromkeys(DETAILS, values),
)


def bodies(call: Endpoint) -> st.SearchStrategy[bytes]:
    """Bodies that are nearly right, JSON of any shape, and bytes of any kind."""
    wanted = getattr(call.body_type, "__annotations__", {})
    right = {name: value for name, value in SENT.items() if name in wanted}
    fields = {name: answers if name == "answer" else values for name in wanted}
    nearly = st.fixed_dictionaries({}, optional=fields).map(lambda given: {**right, **given})
    as_json = (nearly | nearly | values).map(lambda body: json.dumps(body).encode())
    return as_json | as_json | st.binary(max_size=40) | st.just(b'{"token": "\xff"}')


@st.composite
def damaged_saves(draw: st.DrawFn) -> bytes:
    """A save file with one of its values, or some of its bytes, exchanged."""
    if draw(st.booleans()):
        data = json.loads(SAVED)
        data[draw(st.sampled_from(sorted(data)))] = draw(values)
        return json.dumps(data).encode()
    at = draw(st.integers(0, len(SAVED)))
    return SAVED[:at].encode() + draw(st.binary(max_size=6)) + SAVED[at + 3 :].encode()


words = st.sampled_from([KNOWN, "mars", "tapestry", "board", "hellas", "en", "0", "-1"]) | texts
addresses = words.map(lambda word: quote(word, errors="surrogatepass") or "x")
unlimited = settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


@pytest.mark.parametrize("call", ENDPOINTS, ids=lambda call: call.name)
@unlimited
@given(st.data())
def test_no_call_comes_to_a_bug(call: Endpoint, data: st.DataObject) -> None:
    store = with_game(KeyValueStore(MemoryTextStore()), OWNER.device)
    desk = Service(store)
    visitor = data.draw(st.sampled_from([SHARED_LIST, SHARED_LIST, OWNER, STRANGER]))
    before = store.read_tape(KNOWN), store.list_games(device=OWNER.device)
    path = call.path
    for parameter in call.parameters:
        usual = {"id": KNOWN, "name": "mars", "kind": "board"}.get(parameter.name)
        kinds = st.just(usual) | addresses if usual else addresses
        path = path.replace(f"{{{parameter.name}}}", data.draw(kinds))
    body = data.draw(damaged_saves() if call.body_type is bytes else bodies(call))
    query = data.draw(st.just("") | st.text(max_size=9) | addresses.map("since={}".format))
    reply = desk.answer(
        call.method,
        path,
        Request(query=query, body=body, if_none_match=data.draw(texts), requester=visitor),
    )
    assert reply.status < 500
    reply.to_text().encode()
    if visitor is STRANGER:
        assert before == (store.read_tape(KNOWN), store.list_games(device=OWNER.device))
        assert store.lists.right(STRANGER.device, KNOWN) is None
    # Nothing has come in that cannot be read back.
    for line in json.loads(desk.answer("GET", "/games").to_text()):
        for what in ("", "/tape", "/save", "/answers"):
            again = desk.answer("GET", f"/games/{line['id']}{what}")
            assert again.status == 200
            again.to_text().encode()


@pytest.mark.parametrize("name", system_names())
@unlimited
@given(st.data())
def test_no_option_comes_to_a_bug(name: str, data: st.DataObject) -> None:
    desk = Service(KeyValueStore(MemoryTextStore()))
    wizard: Any = find_system(name).options()
    option = data.draw(st.sampled_from(sorted(wizard["defaults"])))
    known = [value for value in wizard.get(option, []) if isinstance(value, str)]
    likely = (
        st.lists(st.sampled_from(known), max_size=4) | st.sampled_from(known) if known else values
    )
    everything = data.draw(st.sampled_from([[], wizard.get("expansions", [])]))
    options = {**({"expansions": everything} if everything else {})}
    options[option] = data.draw(values | likely)
    body = json.dumps({"system": name, "options": options, "seed": 1}).encode()
    assert desk.answer("POST", "/games", Request(body=body)).status in (201, 400, 422)
