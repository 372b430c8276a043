"""Kinds of values as JSON Schema: the desk's shapes, their meanings and limits."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from understudy.service.wire.field_limits import Limits

Schema = dict[str, Any]

_PLAIN: Final[dict[Any, Schema]] = {
    Any: {},
    NoneType: {"type": "null"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    int: {"type": "integer"},
    str: {"type": "string"},
}
_LEAST_AND_MOST: Final = {
    "array": ("minItems", "maxItems"),
    "integer": ("minimum", "maximum"),
    "string": ("minLength", "maxLength"),
}


class Schemas:
    """Makes schemas. Shapes are described once, by their name, and referred to."""

    def __init__(self, place: str) -> None:
        self._place = place
        self.by_name: dict[str, Schema] = {}

    def of(self, kind: Any, *, sent: bool = False) -> Schema:
        """The schema of a kind of value. What is sent to us may have no fields besides."""
        origin = get_origin(kind)
        if origin is Annotated:
            base, *about = get_args(kind)
            return self.of(base, sent=sent) | _about(self.of(base, sent=sent), about)
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each, sent=sent) for each in get_args(kind)]}
        if origin is list:
            (items,) = get_args(kind)
            return {"type": "array", "items": self.of(items, sent=sent)}
        if origin is dict:
            _, values = get_args(kind)
            return {"type": "object", "additionalProperties": self.of(values, sent=sent)}
        if is_dataclass(kind) and isinstance(kind, type):
            if kind.__name__ not in self.by_name:
                self.by_name[kind.__name__] = self._shape(kind, sent=sent)
            return {"$ref": f"{self._place}/{kind.__name__}"}
        return dict(_PLAIN[kind])

    def _shape(self, shape: type[Any], *, sent: bool) -> Schema:
        kinds = get_type_hints(shape, include_extras=True)
        described: Schema = {
            "title": shape.__name__,
            "description": inspect.getdoc(shape),
            "type": "object",
            "properties": {
                field.name: self.of(kinds[field.name], sent=sent) | _default(field)
                for field in fields(shape)
            },
            "required": [field.name for field in fields(shape) if not _default(field)],
        }
        return described | {"additionalProperties": False} if sent else described


def _about(schema: Schema, about: Iterable[object]) -> Schema:
    """What stands beside a type: a text says what it means, limits how much it may be."""
    found: Schema = {}
    for each in about:
        if isinstance(each, str):
            found["description"] = each
        elif isinstance(each, Limits):
            limits = zip(_LEAST_AND_MOST[schema["type"]], (each.least, each.most), strict=True)
            found |= {name: limit for name, limit in limits if limit is not None}
    return found


def _default(field: Field[Any]) -> Schema:
    if field.default is not MISSING:
        return {"default": field.default}
    return {} if field.default_factory is MISSING else {"default": field.default_factory()}
