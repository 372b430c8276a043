"""Parse request bodies and parameters; an error names the invalid field.

All transports use this parser, so they refuse the same requests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sized
from dataclasses import MISSING, Field, fields
from types import UnionType
from typing import Annotated, Any, NoReturn, Union, get_args, get_origin, get_type_hints

from understudy.service.wire.errors import BODY_FIELD, BadRequest
from understudy.service.wire.field_limits import Limits


class _Mismatch(Exception):
    """A value does not have the expected type or is outside its limits."""


def body_parser(payload: type[Any]) -> Callable[[bytes], object]:
    """Return a parser for request bodies of this payload type; unknown fields are refused."""
    types = get_type_hints(payload, include_extras=True)
    required = [field.name for field in fields(payload) if not _has_default(field)]

    def parse(body: bytes) -> object:
        data = _parse_json(body)
        if not isinstance(data, dict):
            raise BadRequest(BODY_FIELD)
        values = {}
        for name, value in data.items():
            if name not in types:
                raise BadRequest(name)
            try:
                values[name] = _convert(types[name], value)
            except _Mismatch:
                raise BadRequest(name) from None
        for name in required:
            if name not in values:
                raise BadRequest(name)
        return payload(**values)

    return parse


def parse_parameter(type_: Any, text: str, name: str) -> object:
    """Return the value of a path or query parameter: a string unchanged, other types from JSON."""
    if type_ is str:
        return text
    try:
        if text.strip() != text:
            raise _Mismatch
        return _convert(type_, json.loads(text))
    except (ValueError, RecursionError, _Mismatch):
        raise BadRequest(name) from None


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _parse_json(body: bytes) -> object:
    try:
        data: object = json.loads(body.decode(), parse_constant=_refuse_constant)
        # Refuse what cannot be sent back as JSON: lone surrogates and infinite numbers.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise BadRequest(BODY_FIELD) from None
    return data


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _convert(type_: Any, value: object) -> object:
    """Return the value as this type, or raise `_Mismatch`."""
    origin = get_origin(type_)
    if origin is Annotated:
        base, *annotations = get_args(type_)
        converted = _convert(base, value)
        for limits in annotations:
            if isinstance(limits, Limits) and not limits.allow(_size(converted)):
                raise _Mismatch
        return converted
    if origin in (Union, UnionType):
        wanted, none_type = get_args(type_)
        assert none_type is type(None)
        return None if value is None else _convert(wanted, value)
    if origin is list and isinstance(value, list):
        (item_type,) = get_args(type_)
        return [_convert(item_type, item) for item in value]
    return _convert_plain(origin or type_, value)


def _convert_plain(type_: Any, value: object) -> object:
    if type_ is Any:
        return value
    if type_ is int:
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if isinstance(value, bool):
            raise _Mismatch
    if not isinstance(value, type_):
        raise _Mismatch
    return value


def _size(value: object) -> int:
    if isinstance(value, int):
        return value
    assert isinstance(value, Sized)
    return len(value)
