"""Request bodies and parameters are parsed, or refused with the name of the field."""

import json
from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

from understudy.service.wire.errors import BadRequest
from understudy.service.wire.field_limits import Limits
from understudy.service.wire.request_parsing import body_parser, parse_parameter


@dataclass
class Parcel:
    """A payload type for the tests."""

    name: Annotated[str, "What it is called.", Limits(1, 5)]
    weight: Annotated[int, Limits(0, 100)]
    inside: Any
    fragile: bool = False
    height: Annotated[int, Limits(minimum=1)] | None = None
    notes: dict[str, Any] = field(default_factory=dict)


parse = body_parser(Parcel)
SENT: dict[str, Any] = {"name": "box", "weight": 3, "inside": None}


def test_a_missing_optional_field_has_its_default() -> None:
    assert parse(json.dumps(SENT).encode()) == Parcel("box", 3, None)


@pytest.mark.parametrize(
    "more",
    [
        {"name": "žluťa"},
        {"weight": 100, "inside": [{"any": "thing"}]},
        {"weight": 7.0},
        {"fragile": True, "height": 1, "notes": {"x": [1]}},
        {"height": None},
    ],
)
def test_valid_fields_are_accepted(more: dict[str, Any]) -> None:
    assert parse(json.dumps({**SENT, **more}).encode()) == Parcel(**{**SENT, **more})


INVALID: dict[str, list[object]] = {
    "name": ["", "longer", 5, None, ["box"]],
    "weight": [-1, 101, 1.5, "3", True, None, 10**30],
    "fragile": [1, "yes", None],
    "height": [0, "1", False],
    "notes": [[], None, "x"],
    "color": ["red"],
}


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field in INVALID for value in INVALID[field]]
)
def test_an_invalid_field_is_named(field: str, value: object) -> None:
    with pytest.raises(BadRequest) as refused:
        parse(json.dumps({**SENT, field: value}).encode())
    assert refused.value.message.args == {"field": field}


@pytest.mark.parametrize("missing", list(SENT))
def test_a_missing_field_is_named(missing: str) -> None:
    sent = {name: value for name, value in SENT.items() if name != missing}
    with pytest.raises(BadRequest) as refused:
        parse(json.dumps(sent).encode())
    assert refused.value.message.args == {"field": missing}


@pytest.mark.parametrize(
    "inside", ["NaN", "Infinity", "1e999", '"\\ud800"', "9" * 5000, "[" * 50_000, '"\xff"', "1 2"]
)
def test_values_that_json_cannot_represent_are_refused(inside: str) -> None:
    body = f'{{"name": "box", "weight": 3, "inside": {inside}}}'.encode("latin-1")
    with pytest.raises(BadRequest) as refused:
        parse(body)
    assert refused.value.message.args == {"field": "body"}


@pytest.mark.parametrize("body", [b"", b"{", b"null", b"[]", b"5", b"\xff", b"\xef\xbb\xbf{}"])
def test_a_body_that_is_not_an_object_is_refused(body: bytes) -> None:
    with pytest.raises(BadRequest):
        parse(body)


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("12", 12), ("1e1", 10), ("-0", 0)])
def test_a_number_in_the_query(text: str, value: int) -> None:
    assert parse_parameter(Annotated[int, Limits(0, 99)], text, "since") == value


@pytest.mark.parametrize("text", ["", "-1", "100", "x", "1.5", "007", " 3", "3 ", "true", "null"])
def test_an_invalid_number_in_the_query_is_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        parse_parameter(Annotated[int, Limits(0, 99)], text, "since")
    assert refused.value.message.args == {"field": "since"}


def test_a_string_parameter_is_not_parsed() -> None:
    assert parse_parameter(str, "007", "id") == "007"
