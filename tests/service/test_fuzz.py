"""Random requests never cause a server error."""

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
EXAMPLES = 2000 if os.environ.get("UNDERSTUDY_SOAK") == "1" else 25

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
OWNER, OTHER = Requester("owner"), Requester("other")
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


def bodies(endpoint: Endpoint) -> st.SearchStrategy[bytes]:
    """Generate bodies that are almost valid, random JSON, and random bytes."""
    wanted = getattr(endpoint.body_type, "__annotations__", {})
    valid = {name: value for name, value in SENT.items() if name in wanted}
    fields = {name: answers if name == "answer" else values for name in wanted}
    almost_valid = st.fixed_dictionaries({}, optional=fields).map(lambda given: {**valid, **given})
    as_json = (almost_valid | almost_valid | values).map(lambda body: json.dumps(body).encode())
    return as_json | as_json | st.binary(max_size=40) | st.just(b'{"token": "\xff"}')


@st.composite
def damaged_saves(draw: st.DrawFn) -> bytes:
    """Generate a save file with one value or some bytes replaced."""
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


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
@unlimited
@given(st.data())
def test_no_endpoint_fails(endpoint: Endpoint, data: st.DataObject) -> None:
    store = with_game(KeyValueStore(MemoryTextStore()), OWNER.device)
    service = Service(store)
    requester = data.draw(st.sampled_from([SHARED_LIST, SHARED_LIST, OWNER, OTHER]))
    before = store.read_tape(KNOWN), store.list_games(device=OWNER.device)
    path = endpoint.path
    for parameter in endpoint.parameters:
        valid = {"id": KNOWN, "name": "mars", "kind": "board"}.get(parameter.name)
        segments = st.just(valid) | addresses if valid else addresses
        path = path.replace(f"{{{parameter.name}}}", data.draw(segments))
    body = data.draw(damaged_saves() if endpoint.body_type is bytes else bodies(endpoint))
    query = data.draw(st.just("") | st.text(max_size=9) | addresses.map("since={}".format))
    reply = service.answer(
        endpoint.method,
        path,
        Request(query=query, body=body, if_none_match=data.draw(texts), requester=requester),
    )
    assert reply.status < 500
    reply.to_text().encode()
    if requester is OTHER:
        assert before == (store.read_tape(KNOWN), store.list_games(device=OWNER.device))
        assert store.lists.right(OTHER.device, KNOWN) is None
    # Everything that was stored can be read.
    for line in json.loads(service.answer("GET", "/games").to_text()):
        for part in ("", "/tape", "/save", "/answers"):
            stored = service.answer("GET", f"/games/{line['id']}{part}")
            assert stored.status == 200
            stored.to_text().encode()


@pytest.mark.parametrize("name", system_names())
@unlimited
@given(st.data())
def test_no_option_fails(name: str, data: st.DataObject) -> None:
    service = Service(KeyValueStore(MemoryTextStore()))
    wizard: Any = find_system(name).options()
    option = data.draw(st.sampled_from(sorted(wizard["defaults"])))
    known = [value for value in wizard.get(option, []) if isinstance(value, str)]
    likely = (
        st.lists(st.sampled_from(known), max_size=4) | st.sampled_from(known) if known else values
    )
    expansions = data.draw(st.sampled_from([[], wizard.get("expansions", [])]))
    options = {**({"expansions": expansions} if expansions else {})}
    options[option] = data.draw(values | likely)
    body = json.dumps({"system": name, "options": options, "seed": 1}).encode()
    assert service.answer("POST", "/games", Request(body=body)).status in (201, 400, 422)
