"""Parameters of tests for languages and looks: `make test` uses a sample, `make soak` all.

Each test names its sample; together the samples cover all values.
"""

import os
from collections.abc import Callable, Mapping
from typing import TypeVar

import pytest
from babel import Locale

from understudy.locales import languages

Test = TypeVar("Test", bound=Callable[..., None])

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"

LANGUAGES = {code: str(Locale(code).get_display_name(code)).capitalize() for code in languages()}
"""The names of the languages on their buttons."""
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
ALL_SIZES = ((390, 844), (320, 568), (844, 390), (820, 1180), (1440, 900))
"""Windows of phones, a phone on its side, a tablet and a desktop."""
LOOKS = [f"{size}-{theme}" for size in SIZES for theme in ("light", "dark")]


def in_languages(sample: str) -> Callable[[Test], Test]:
    """Parametrize a test with `code` and `language`: the sample, or all with `make soak`."""
    codes = LANGUAGES if WHOLE else [sample]
    pairs: list[tuple[object, ...]] = [(code, LANGUAGES[code]) for code in codes]
    return _marked(("code", "language"), pairs, list(codes))


def in_looks(*sample: str) -> Callable[[Test], Test]:
    """Parametrize a test with `size` and `theme`."""
    looks = LOOKS if WHOLE else list(sample)
    pairs: list[tuple[object, ...]] = [
        (SIZES[size], theme) for size, _, theme in (look.partition("-") for look in looks)
    ]
    return _marked(("size", "theme"), pairs, looks)


def in_sizes(*sample: tuple[int, int]) -> Callable[[Test], Test]:
    """Parametrize a test with `size`, the width and height of a window."""
    sizes = ALL_SIZES if WHOLE else sample
    return _marked(("size",), [(size,) for size in sizes], [f"{w}x{h}" for w, h in sizes])


def in_some(names: str, values: Mapping[str, object], *sample: str) -> Callable[[Test], Test]:
    """Parametrize a test with these values; `names` are its arguments."""
    ids = list(values) if WHOLE else list(sample)
    found = [values[id] for id in ids]
    several = tuple(names.split(", "))
    rows = [one if isinstance(one, tuple) else (one,) for one in found]
    return _marked(several, rows, ids)


def _marked(
    names: tuple[str, ...], values: list[tuple[object, ...]], ids: list[str]
) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        parametrized: Test = pytest.mark.parametrize(names, values, ids=ids)(test)
        marked: Test = pytest.mark.soak(parametrized)
        return marked

    return mark
