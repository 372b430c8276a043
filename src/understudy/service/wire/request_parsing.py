"""Reading what was sent: JSON in the shape that a call takes, or a refusal that names the field.

Every transport reads with this, so that all refuse alike.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sized
from dataclasses import MISSING, Field, fields
from types import UnionType
from typing import Annotated, Any, NoReturn, Union, get_args, get_origin, get_type_hints

from understudy.service.wire.errors import BODY_FIELD, BadRequest
from understudy.service.wire.field_limits import Limits


class _Misfit(Exception):
    """A value is not of the kind that is wanted."""


def body_parser(shape: type[Any]) -> Callable[[bytes], object]:
    """Reads bodies in this shape; fields that it does not have are refused."""
    kinds = get_type_hints(shape, include_extras=True)
    required = [each.name for each in fields(shape) if not _has_default(each)]

    def read(body: bytes) -> object:
        data = _parsed(body)
        if not isinstance(data, dict):
            raise BadRequest(BODY_FIELD)
        given = {}
        for name, value in data.items():
            if name not in kinds:
                raise BadRequest(name)
            try:
                given[name] = _fitting(kinds[name], value)
            except _Misfit:
                raise BadRequest(name) from None
        for name in required:
            if name not in given:
                raise BadRequest(name)
        return shape(**given)

    return read


def parse_parameter(kind: Any, text: str, name: str) -> object:
    """A value of the address: a word is itself, anything else is read as JSON."""
    if kind is str:
        return text
    try:
        if text.strip() != text:
            raise _Misfit
        return _fitting(kind, json.loads(text))
    except (ValueError, RecursionError, _Misfit):
        raise BadRequest(name) from None


def _has_default(field: Field[Any]) -> bool:
    return field.default is not MISSING or field.default_factory is not MISSING


def _parsed(body: bytes) -> object:
    try:
        data: object = json.loads(body.decode(), parse_constant=_no_number)
        # What JSON could not carry back is not taken: half a surrogate pair, an endless number.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise BadRequest(BODY_FIELD) from None
    return data


def _no_number(name: str) -> NoReturn:
    raise ValueError(name)


def _fitting(kind: Any, value: object) -> object:
    """The value as this kind, within its limits."""
    origin = get_origin(kind)
    if origin is Annotated:
        base, *about = get_args(kind)
        fit = _fitting(base, value)
        for limits in about:
            if isinstance(limits, Limits) and not limits.allow(_size(fit)):
                raise _Misfit
        return fit
    if origin in (Union, UnionType):
        wanted, nothing = get_args(kind)
        assert nothing is type(None)
        return None if value is None else _fitting(wanted, value)
    if origin is list and isinstance(value, list):
        (each,) = get_args(kind)
        return [_fitting(each, one) for one in value]
    return _plain(origin or kind, value)


def _plain(kind: Any, value: object) -> object:
    if kind is Any:
        return value
    if kind is int:
        if isinstance(value, float) and value.is_integer():
            return int(value)
        if isinstance(value, bool):
            raise _Misfit
    if not isinstance(value, kind):
        raise _Misfit
    return value


def _size(value: object) -> int:
    if isinstance(value, int):
        return value
    assert isinstance(value, Sized)
    return len(value)
