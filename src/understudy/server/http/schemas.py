"""JSON Schemas of payload types, with descriptions and limits."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

from understudy.service.wire.field_limits import Limits

Schema = dict[str, Any]

_PLAIN_TYPES: Final[dict[Any, Schema]] = {
    Any: {},
    NoneType: {"type": "null"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    int: {"type": "integer"},
    str: {"type": "string"},
}
_LIMIT_KEYWORDS: Final = {
    "array": ("minItems", "maxItems"),
    "integer": ("minimum", "maximum"),
    "string": ("minLength", "maxLength"),
}


class Schemas:
    """Builds schemas. Each payload type is defined once, in `by_name`, and referenced."""

    def __init__(self, base: str) -> None:
        self._base = base
        self.by_name: dict[str, Schema] = {}

    def of(self, type_: Any, *, is_request: bool = False) -> Schema:
        """Return the JSON Schema of a type. Request bodies forbid extra fields."""
        origin = get_origin(type_)
        if origin is Annotated:
            base, *annotations = get_args(type_)
            schema = self.of(base, is_request=is_request)
            return schema | _annotation_keywords(schema, annotations)
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(member, is_request=is_request) for member in get_args(type_)]}
        if origin is list:
            (items,) = get_args(type_)
            return {"type": "array", "items": self.of(items, is_request=is_request)}
        if origin is dict:
            _, value = get_args(type_)
            return {"type": "object", "additionalProperties": self.of(value, is_request=is_request)}
        if is_dataclass(type_) and isinstance(type_, type):
            if type_.__name__ not in self.by_name:
                self.by_name[type_.__name__] = self._payload(type_, is_request=is_request)
            return {"$ref": f"{self._base}/{type_.__name__}"}
        return dict(_PLAIN_TYPES[type_])

    def _payload(self, payload: type[Any], *, is_request: bool) -> Schema:
        types = get_type_hints(payload, include_extras=True)
        described: Schema = {
            "title": payload.__name__,
            "description": inspect.getdoc(payload),
            "type": "object",
            "properties": {
                field.name: self.of(types[field.name], is_request=is_request) | _default(field)
                for field in fields(payload)
            },
            "required": [field.name for field in fields(payload) if not _default(field)],
        }
        return described | {"additionalProperties": False} if is_request else described


def _annotation_keywords(schema: Schema, annotations: Iterable[object]) -> Schema:
    """Return the description and the limits among the annotations of a type."""
    found: Schema = {}
    for annotation in annotations:
        if isinstance(annotation, str):
            found["description"] = annotation
        elif isinstance(annotation, Limits):
            values = (annotation.minimum, annotation.maximum)
            limits = zip(_LIMIT_KEYWORDS[schema["type"]], values, strict=True)
            found |= {name: limit for name, limit in limits if limit is not None}
    return found


def _default(field: Field[Any]) -> Schema:
    if field.default is not MISSING:
        return {"default": field.default}
    return {} if field.default_factory is MISSING else {"default": field.default_factory()}
