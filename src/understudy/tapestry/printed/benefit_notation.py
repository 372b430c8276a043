"""The notation of benefits in data files.

    2 any                      resources: food, worker, culture, coin, any
    lose 1 any                 as many as there are
    2 tile · 3 space_tile · 1 tapestry
    farm · building            an income building; of any kind
    1 invent · refresh · upgrade · circle · square
    explore · explore anywhere · explore space
    conquer · conquer anywhere · conquer both · conquer both_if_opponent
    research · research plain · research plain else 5 vp
    advance science · advance science plain · may advance science plain · regress military
    5 vp · 2 vp per landmark · 1 vp per space of science
    landmark barn · play over · civilization · repeat · restart · territory

`plain` means without benefit and bonus; `else 5 vp` applies at the end of the track. A comma
combines parts in free order, `then` in this order, `or` is a choice. Parentheses are needed where
they are mixed. ``2 times (…)`` does the same twice.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from understudy.tapestry.printed.benefits import (
    ANY,
    ANYWHERE,
    BUILDINGS,
    COUNTED,
    PLAIN,
    RESOURCES,
    WITH_BONUS,
    Advance,
    AllOf,
    Benefit,
    Conquer,
    Explore,
    ExploreSpace,
    GainBuilding,
    GainCivilization,
    GainLandmark,
    GainResource,
    GainSpaceTiles,
    GainTapestry,
    GainTiles,
    InOrder,
    Invent,
    LoseResource,
    OneOf,
    PlayOver,
    Points,
    PointsPer,
    RefreshTech,
    Regress,
    RepeatPosition,
    Research,
    RestartToken,
    TechCircle,
    TechSquare,
    TerritoryBenefit,
    Upgrade,
)
from understudy.tapestry.printed.tracks import LANDMARKS, TRACKS

_Found = dict[str, str]


def _one_of(*words: str) -> str:
    return "|".join(words)


def _gain(found: _Found) -> str:
    return PLAIN if found["plain"] else WITH_BONUS


_KIND: Final = f"(?P<kind>{_one_of(*RESOURCES, ANY)})"
_TRACK: Final = f"(?P<track>{_one_of(*TRACKS)})"
_WHAT: Final = f"(?P<what>{_one_of(*COUNTED)})"
_PLAIN: Final = "(?P<plain> plain)?"
_N: Final = r"(?P<n>\d+)"

_OPERATIONS: Final[tuple[tuple[str, Callable[[_Found], Benefit]], ...]] = (
    (f"{_N} {_KIND}", lambda f: GainResource(f["kind"], int(f["n"]))),
    (f"lose {_N} {_KIND}", lambda f: LoseResource(f["kind"], int(f["n"]))),
    (f"{_N} tile", lambda f: GainTiles(int(f["n"]))),
    (f"{_N} space_tile", lambda f: GainSpaceTiles(int(f["n"]))),
    (f"{_N} tapestry", lambda f: GainTapestry(int(f["n"]))),
    (f"(?P<kind>{_one_of(*BUILDINGS)})", lambda f: GainBuilding(f["kind"])),
    ("building", lambda f: GainBuilding(ANY)),
    (f"{_N} invent", lambda f: Invent(int(f["n"]))),
    ("refresh", lambda f: RefreshTech()),
    ("upgrade", lambda f: Upgrade()),
    ("circle", lambda f: TechCircle()),
    ("square", lambda f: TechSquare()),
    ("explore", lambda f: Explore()),
    ("explore anywhere", lambda f: Explore(ANYWHERE)),
    ("explore space", lambda f: ExploreSpace()),
    ("conquer", lambda f: Conquer()),
    ("conquer anywhere", lambda f: Conquer(ANYWHERE)),
    ("conquer (?P<dice>both|both_if_opponent)", lambda f: Conquer(dice=f["dice"])),
    (rf"research{_PLAIN}", lambda f: Research(_gain(f))),
    (rf"research plain else {_N} vp", lambda f: Research(PLAIN, overflow_vp=int(f["n"]))),
    (
        rf"(?P<may>may )?advance {_TRACK}{_PLAIN}",
        lambda f: Advance(f["track"], _gain(f), optional=bool(f["may"])),
    ),
    (rf"regress {_TRACK}{_PLAIN}", lambda f: Regress(f["track"], _gain(f))),
    (f"{_N} vp", lambda f: Points(int(f["n"]))),
    (f"{_N} vp per {_WHAT}", lambda f: PointsPer(f["what"], int(f["n"]))),
    (f"{_N} vp per space of {_TRACK}", lambda f: PointsPer("track_space", int(f["n"]), f["track"])),
    (f"landmark (?P<id>{_one_of(*LANDMARKS)})", lambda f: GainLandmark(f["id"])),
    ("play over", lambda f: PlayOver()),
    ("civilization", lambda f: GainCivilization()),
    ("repeat", lambda f: RepeatPosition()),
    ("restart", lambda f: RestartToken()),
    ("territory", lambda f: TerritoryBenefit()),
)
_COMBINE: Final[dict[str, Callable[[tuple[Benefit, ...]], Benefit]]] = {
    ",": AllOf, "then": InOrder, "or": OneOf,
}  # fmt: skip


def parse_benefit(text: str) -> Benefit:
    """Return the benefit that a cell describes; raise ValueError if it describes none."""
    tokens = re.findall(r"[(),]|[^\s(),]+", text)
    benefit = _combination(tokens)
    if tokens:
        raise _error(tokens[0])
    return benefit


def _error(text: str) -> ValueError:
    return ValueError(f"{text!r} is not part of a benefit")


def _combination(tokens: list[str]) -> Benefit:
    """Return the benefit up to a closing parenthesis or the end, and remove its tokens."""
    parts = [_part(tokens)]
    word = tokens[0] if tokens and tokens[0] != ")" else ""
    while tokens and tokens[0] != ")":
        if tokens.pop(0) != word or word not in _COMBINE:
            raise _error(word)
        parts.append(_part(tokens))
    return _COMBINE[word](tuple(parts)) if word else parts[0]


def _part(tokens: list[str]) -> Benefit:
    """Return an operation or a combination in parentheses, and remove its tokens."""
    if tokens[1:3] == ["times", "("] and tokens[0].isdecimal():
        times = int(tokens.pop(0))
        tokens.pop(0)
        return InOrder((_part(tokens),) * times)
    if tokens[:1] == ["("]:
        tokens.pop(0)
        benefit = _combination(tokens)
        if not tokens or tokens.pop(0) != ")":
            raise _error("(")
        return benefit
    words = []
    while tokens and tokens[0] not in (*_COMBINE, "(", ")"):
        words.append(tokens.pop(0))
    return _operation(" ".join(words))


def _operation(text: str) -> Benefit:
    for pattern, build in _OPERATIONS:
        found = re.fullmatch(pattern, text)
        if found:
            return build(found.groupdict(""))
    raise _error(text)
