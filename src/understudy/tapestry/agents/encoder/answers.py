"""The answers to a question as numbers and items."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from understudy.core import Choice, Number, Question, Ref, Space
from understudy.core.questions.turn_menu import TurnMenu
from understudy.tapestry.agents.encoder.layout import (
    ANSWER,
    ANSWER_AT,
    ANSWER_ITEM,
    KINDS,
    OPTIONS,
    OTHER,
)
from understudy.tapestry.agents.encoder.state import area_progress, cause_of
from understudy.tapestry.human.actions.advance import PLUS
from understudy.tapestry.human.state.city import DISTRICT_AREAS, LINES, landmark_places
from understudy.tapestry.human.state.side import PlayedHuman, furthest
from understudy.tapestry.map.map_state import ISLAND_BIT
from understudy.tapestry.map.terrain import aligned_sides
from understudy.tapestry.map.tokens import owner_of
from understudy.tapestry.printed.benefits import RESOURCES
from understudy.tapestry.printed.capital_mats import plot_named
from understudy.tapestry.printed.cards import TECH_CARDS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.track_benefits import space_benefit
from understudy.tapestry.printed.tracks import LAST_SPACE, SPACES, TRACK_ID, TRACKS
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Game

Row = list[float]
Items = tuple[int, int, int]

_ZERO: Final = [0.0] * len(ANSWER)
_KIND: Final = {kind: ANSWER_ITEM[f"kind:{kind}"] for kind in KINDS}
_OTHER_NAME: Final = ANSWER_ITEM[f"name:{OTHER}"]
_STOPS: Final = ("no", "none", "stop", "aside")
_PAID, _LEFT = ANSWER_AT["paid:food"], ANSWER_AT["left:food"]
(
    _SPACE, _LAST, _LANDMARK, _COST, _RESOURCES_LEFT, _AUTOMA, _SHADOW, _BEATS_AUTOMA,
    _BEATS_SHADOW, _STOCK, _PLOTS, _LINE_GAIN, _DISTRICT_GAIN, _LINES, _DISTRICTS, _ON_MAT,
    _ROW, _MET, _AMOUNT, _SHARE, _DEFAULT, _ALIGNED, _OWN_NEAR, _AUTOMA_NEAR, _EMPTY_NEAR,
    _AUTOMA_TOKEN, _OWN_TOKEN, _SHADOW_TOKEN, _TILE, _ISLAND, _TOKENS,
) = (
    ANSWER_AT[name]
    for name in (
        "space", "last space", "landmark", "cost", "resources left", "automa there",
        "shadow there", "ahead of automa", "ahead of shadow", "stock", "plots", "line gain",
        "district gain", "lines completed", "districts completed", "on the mat", "row",
        "requirement met", "amount", "share", "default", "sides aligned", "own neighbors",
        "automa neighbors", "empty neighbors", "automa token", "own token", "shadow token",
        "has tile", "island", "tokens",
    )
)  # fmt: skip


class _Decision:
    """The question that is encoded: the game, your side, and who asks."""

    __slots__ = ("cause", "game", "question", "you")

    def __init__(self, game: Game, you: PlayedHuman, question: Question[Any]) -> None:
        self.game = game
        self.you = you
        self.question: Any = question
        self.cause = cause_of(question)


def encode_answers(
    game: Game, you: PlayedHuman, question: Question[Any], answers: Sequence[object]
) -> tuple[list[Row], list[Items]]:
    """Return a row of numbers and three items for each answer."""
    decision = _Decision(game, you, question)
    rows = [_ZERO[:] for _ in answers]
    encode = _encoder_for(question)
    items = [encode(decision, answer, row) for answer, row in zip(answers, rows, strict=True)]
    return rows, items


def _encoder_for(question: Question[Any]) -> Callable[[_Decision, Any, Row], Items]:
    if isinstance(question, TurnMenu):
        return _move
    if isinstance(question, Space):
        return _hex
    if isinstance(question, Number):
        return _number
    if isinstance(question, Choice):
        return _BY_KIND.get(question.kind, _option)
    return _yes_no


def _name(name: str) -> int:
    return ANSWER_ITEM.get(f"name:{name}", _OTHER_NAME)


def _stop(answer: str) -> Items:
    return _KIND["stop"], _name(answer), 0


def _move(decision: _Decision, move: Mapping[str, str], row: Row) -> Items:
    """Encode a move of a turn."""
    if move["do"] != "advance":
        return _KIND["income"], 0, 0
    track = TRACK_ID[move["track"]]
    space = min(furthest(decision.you, track) + 1, LAST_SPACE)
    _space(decision, track, space, row)
    cost = len(space_benefit(track, space).cost)
    row[_COST], row[_RESOURCES_LEFT] = cost / 4, (sum(decision.you.stock) - cost) / 8
    return _KIND["advance"], _name(TRACKS[track]), ANSWER_ITEM[f"to:{TRACKS[track]}-{space}"]


def _space(decision: _Decision, track: int, space: int, row: Row) -> None:
    game = decision.game
    automa, shadow = game.automa.spaces[track], game.shadow.spaces[track]
    landmark = SPACES[track][space].landmark
    row[_SPACE], row[_LAST] = space / LAST_SPACE, float(space == LAST_SPACE)
    row[_LANDMARK] = float(landmark is not None and landmark not in game.landmarks)
    row[_AUTOMA], row[_SHADOW] = (automa - space) / 6, (shadow - space) / 6
    row[_BEATS_AUTOMA], row[_BEATS_SHADOW] = float(space > automa), float(space > shadow)


def _track(decision: _Decision, answer: str, row: Row) -> Items:
    if answer not in TRACK_ID:
        return _stop(answer)
    track = TRACK_ID[answer]
    space = min(furthest(decision.you, track) + 1, LAST_SPACE)
    _space(decision, track, space, row)
    return _KIND["track"], _name(answer), ANSWER_ITEM[f"to:{answer}-{space}"]


def _payment(decision: _Decision, answer: str, row: Row) -> Items:
    kind = "pay" if decision.question.kind == "tapestry-payment" else "bonus"
    if answer in _STOPS:
        return _KIND[kind], _name(answer), ANSWER_ITEM[f"option:{decision.cause}:1"]
    left = decision.you.stock[:]
    for part in answer.split(PLUS):
        if part in RESOURCES:
            resource = RESOURCES.index(part)
            left[resource] -= 1
            row[_PAID + resource] += 1 / 2
    row[_LEFT : _LEFT + len(RESOURCES)] = [amount / 8 for amount in left]
    row[_RESOURCES_LEFT] = sum(left) / 8
    return _KIND[kind], 0, ANSWER_ITEM[f"option:{decision.cause}:2"]


def _resource(decision: _Decision, answer: str, row: Row) -> Items:
    if answer in RESOURCES:
        row[_STOCK] = decision.you.stock[RESOURCES.index(answer)] / 4
    return _KIND["resource"], _name(answer), 0


def _place(decision: _Decision, answer: str, row: Row) -> Items:
    """Encode a place in the capital city by what it completes."""
    what = decision.question.args.get("what")
    plots = 0
    plot = plot_named(answer)
    if isinstance(what, Ref) and what.kind == "tapestry-landmark":
        plots = _landmark_plots(what.id).get(answer, 0)
    elif plot is not None:
        plots = 1 << plot
    city = decision.you.city
    if plots:
        touched = [area for area in LINES if area & plots]
        districts = [area for area in DISTRICT_AREAS if area & plots]
        filled = city.filled | plots
        row[_PLOTS], row[_ON_MAT] = plots.bit_count() / 9, 1.0
        for place, completed, areas in (
            (_LINE_GAIN, _LINES, touched), (_DISTRICT_GAIN, _DISTRICTS, districts),
        ):  # fmt: skip
            mine = tuple(areas)
            row[place] = area_progress(city, mine, plots) - area_progress(city, mine)
            row[completed] = sum(
                area & filled == area and area & city.filled != area for area in mine
            )
    return _KIND["place"], 0 if plots else _name(answer), 0


_PLACES: dict[str, dict[str, int]] = {}


def _landmark_plots(landmark: str) -> dict[str, int]:
    """Return the plots of every place of a landmark."""
    found = _PLACES.get(landmark)
    if found is None:
        found = _PLACES[landmark] = {place.name: place.plots for place in landmark_places(landmark)}
    return found


def _tech(decision: _Decision, answer: str, row: Row) -> Items:
    """Encode a tech card to invent or to upgrade."""
    kind = "upgrade" if decision.question.id == "tapestry-you-upgrade" else "invent"
    if not answer.isdecimal():
        return _KIND[kind], _name(answer), 0
    number, you = int(answer), decision.you
    card = TECH_CARDS[number]
    for place, cards in enumerate(you.tech):
        if number in cards:
            row[_ROW] = (place + 1) / 3
    if card.track is not None:
        row[_MET] = float(max(you.spaces[card.track], 0) >= card.space)
        row[_SPACE] = (card.space - you.spaces[card.track]) / 6
    return _KIND[kind], 0, ANSWER_ITEM[f"tech:{number}"]


def _card(decision: _Decision, answer: str, row: Row) -> Items:
    kind = "play" if decision.question.id == "tapestry-you-play-card" else "discard"
    return _KIND[kind], _name(answer), ANSWER_ITEM.get(f"card:{answer}", 0)


def _tile(decision: _Decision, answer: str, row: Row) -> Items:
    """Encode a tile and its turn by the sides that fit."""
    number, _, turn = answer.partition(".")
    hex = decision.question.args.get("hex")
    if isinstance(hex, Ref) and turn.isdecimal():
        land, place = decision.game.land.copy(), HEXES.index[hex.id]
        land.lay(place, int(number), int(turn))
        row[_ALIGNED] = aligned_sides(land, place) / 3
    return _KIND["tile"], 0, ANSWER_ITEM.get(f"tile:{number}", 0)


def _hex(decision: _Decision, answer: str, row: Row) -> Items:
    """Encode a hex by its tokens and neighbors."""
    game, name = decision.game, decision.you.name
    land = game.land
    hex = HEXES.index[answer]
    bit, near = 1 << hex, HEXES.neighbors[hex]
    owners = [owner_of(token) for token in land.tokens[hex]]
    row[_OWN_NEAR : _EMPTY_NEAR + 1] = [
        (near & land.human).bit_count() / 3, (near & land.automa).bit_count() / 3,
        (near & ~land.territory).bit_count() / 3,
    ]  # fmt: skip
    row[_AUTOMA_TOKEN], row[_OWN_TOKEN] = float(AUTOMA in owners), float(name in owners)
    row[_SHADOW_TOKEN], row[_TOKENS] = float(SHADOW in owners), len(owners) / 2
    row[_TILE], row[_ISLAND] = float(hex in land.tiles), float(bool(bit & ISLAND_BIT))
    tile = land.tiles.get(hex, 0)
    return _KIND["hex"], ANSWER_ITEM[f"hex:{answer}"], ANSWER_ITEM.get(f"tile:{tile}", 0)


def _number(decision: _Decision, value: int, row: Row) -> Items:
    question = decision.question
    row[_AMOUNT], row[_SHARE] = value / 5, value / max(1, question.high)
    row[_DEFAULT] = float(value == question.default)
    return _KIND["number"], _name(str(value)), 0


def _yes_no(decision: _Decision, answer: object, row: Row) -> Items:
    return _KIND["yes_no"], _name("yes" if answer is True else "no"), 0


def _named(decision: _Decision, answer: str, row: Row) -> Items:
    """Encode a word: a civilization, a capital mat, a landmark, yes or no."""
    landmark = ANSWER_ITEM.get(f"landmark:{answer}", 0)
    return _KIND["name"], _name(answer), landmark or ANSWER_ITEM[f"option:{decision.cause}:1"]


def _space_name(decision: _Decision, answer: str, row: Row) -> Items:
    return _KIND["name"], 0, ANSWER_ITEM.get(f"to:{answer}", 0)


def _option(decision: _Decision, answer: str, row: Row) -> Items:
    """Encode an alternative of what asks; the same number means another thing elsewhere."""
    row[_DEFAULT] = float(answer == decision.question.default)
    if answer.isdecimal() and 1 <= int(answer) <= OPTIONS:
        kind = "order" if decision.question.id == "tapestry-you-order" else "option"
        return _KIND[kind], _name(answer), ANSWER_ITEM[f"option:{decision.cause}:{answer}"]
    first = answer.split(" ")[0]
    return _KIND["name"], _name(first), ANSWER_ITEM[f"option:{decision.cause}:{OPTIONS}"]


_BY_KIND: Final[dict[str, Callable[[_Decision, Any, Row], Items]]] = {
    "tapestry-payment": _payment,
    "tapestry-bonus-payment": _payment,
    "tapestry-resource": _resource,
    "tapestry-place": _place,
    "tapestry-tech": _tech,
    "tapestry-card": _card,
    "tapestry-turned-tile": _tile,
    "tapestry-track": _track,
    "tapestry-space": _space_name,
    "tapestry-whether": _named,
    "tapestry-die": _named,
    "tapestry-civilization": _named,
    "tapestry-capital": _named,
    "tapestry-landmark": _named,
    "tapestry-automa-civilization": _named,
}
