"""The position as numbers and as a list of items."""

from __future__ import annotations

from typing import Final

from understudy.core import Question, Ref
from understudy.tapestry.agents.encoder.layout import CAUSES, ITEM, OTHER, SIDES
from understudy.tapestry.human.state.city import DISTRICT_AREAS, LINES, City
from understudy.tapestry.human.state.side import PlayedHuman, card_word
from understudy.tapestry.printed.benefits import BUILDINGS
from understudy.tapestry.printed.cards import TRAP
from understudy.tapestry.printed.levels import ACHIEVEMENTS
from understudy.tapestry.printed.tracks import LAST_SPACE, TRACKS
from understudy.tapestry.sides import AUTOMA, SHADOW
from understudy.tapestry.state import Game

_PREFIX: Final = "tapestry-"
_CAUSES: Final = frozenset(CAUSES)


def cause_of(question: Question[object]) -> str:
    """Return the name of the space, card or tile that asks."""
    cause = question.args.get("of")
    if isinstance(cause, Ref):
        name = f"{cause.kind.removeprefix(_PREFIX)}:{cause.id}"
        if name in _CAUSES:
            return name
    return OTHER


def area_progress(city: City, areas: tuple[int, ...], plots: int = 0) -> float:
    """Return how full these areas are with more plots built; the last plots weigh most."""
    filled = city.filled | plots
    progress = 0.0
    for area in areas:
        share = (area & filled).bit_count() / area.bit_count()
        progress += share * share * share
    return progress


def encode_state(game: Game, you: PlayedHuman) -> list[float]:
    """Return the numbers that `layout.STATE` names, about 1 in size."""
    automa, shadow = game.automa, game.shadow
    resources = sum(you.stock)
    numbers = [amount / 8 for amount in you.stock]
    numbers += [min(amount, 2) / 2 for amount in you.stock]
    numbers += [left / 5 for left in you.buildings]
    numbers += [space / LAST_SPACE for space in you.spaces]
    for bot in (automa, shadow):
        numbers += [(own - its) / 6 for own, its in zip(you.spaces, bot.spaces, strict=True)]
    numbers += [float(len(tokens) - 1) for tokens in you.tokens]
    numbers += [
        you.era / 5, (you.era - game.era) / 2, you.vp / 100, game.mat.vp / 100,
        (you.vp - game.mat.vp) / 50, resources / 10, resources * resources / 200,
        game.setup.difficulty / 6,
    ]  # fmt: skip
    numbers += _city(you)
    numbers += _pieces(game, you)
    numbers += [len(row) / 3 for row in you.tech]
    numbers += [
        float(len(you.civilizations)), len(game.mat.on_mat) / 4, len(game.mat.beside) / 4,
        automa.outposts / 8, shadow.outposts / 8, len(game.decision) / 10,
        len(game.progress) / 10, game.income_turn / 5, float(game.first_player == you.name),
    ]  # fmt: skip
    names = {you.name: 0, AUTOMA: 1, SHADOW: 2}
    for name in ACHIEVEMENTS:
        taken = [0.0] * len(SIDES)
        for who in game.achievements[name]:
            if who in names:
                taken[names[who]] += 1
        numbers += taken
    civ = you.civ
    numbers += [height / 4 for height in civ.merrymakers]
    numbers += [
        len(civ.historians) / 4, sum(map(len, civ.craftsmen)) / 6,
        sum(civ.militants or ()) / 8, (len(civ.marked_cards) + len(civ.marked_tech)) / 4,
    ]  # fmt: skip
    return numbers


def _city(you: PlayedHuman) -> list[float]:
    city = you.city
    return [
        city.built.bit_count() / 30, city.filled.bit_count() / 81,
        len(city.complete(LINES)) / 5, len(city.complete(DISTRICT_AREAS)) / 3,
        area_progress(city, LINES) / 8, area_progress(city, DISTRICT_AREAS) / 4,
        len(you.aside) / 3,
    ]  # fmt: skip


def _pieces(game: Game, you: PlayedHuman) -> list[float]:
    owners = list(game.landmarks.values())
    return [
        you.outposts_left() / 8, game.land.controlled_by(you.name).bit_count() / 8,
        game.land.automa.bit_count() / 8, game.land.toppled_by(you.name) / 2, len(you.tiles) / 5,
        len(you.space) / 3, len(you.space_explored) / 3, len(you.hand) / 5,
        float(you.hand.count(TRAP)), owners.count(you.name) / 4, owners.count(AUTOMA) / 4,
        owners.count(SHADOW) / 4,
    ]  # fmt: skip


def encode_items(game: Game, you: PlayedHuman, question: Question[object]) -> list[int]:
    """Return the indices of your cards, the question, and what is in play."""
    items = [ITEM[f"hand:{card_word(card)}"] for card in you.hand]
    active = you.card_on_top(you.era)
    if active is not None and active > 0:
        items.append(ITEM[f"active:{card_word(active)}"])
    items += [ITEM[f"played:{card_word(card)}"] for pile in you.mat for card in pile if card > 0]
    for row, cards in enumerate(you.tech):
        items += [ITEM[f"tech:{row}:{number}"] for number in cards]
    items += [ITEM[f"display:{number}"] for number in game.display]
    items += [ITEM[f"tile:{number}"] for number in you.tiles]
    items += [ITEM[f"space tile:{number}"] for number in you.space]
    items += [ITEM[f"civilization:{name}"] for name in you.civilizations]
    items += [ITEM[f"offered:{name}"] for name in you.offered]
    if you.capital:
        items.append(ITEM[f"capital:{you.capital}"])
    for side, spaces in zip(
        SIDES, (you.spaces, game.automa.spaces, game.shadow.spaces), strict=True
    ):
        items += [
            ITEM[f"at:{side}:{track}:{space}"] for track, space in zip(TRACKS, spaces, strict=True)
        ]
    items += [ITEM[f"row:{row}:{left}"] for row, left in zip(BUILDINGS, you.buildings, strict=True)]
    items += [
        ITEM[f"era:{you.era}"], ITEM[f"bots' era:{game.era}"],
        ITEM[f"level:{game.setup.difficulty}"], ITEM[f"favorite:{TRACKS[game.automa.favorite]}"],
        ITEM[f"shadow's favorite:{TRACKS[game.shadow.favorite]}"],
    ]  # fmt: skip
    items += [ITEM[f"automa:{name}"] for name in game.mat.civilizations]
    for name, owner in game.landmarks.items():
        side = owner if owner in SIDES else SIDES[0]
        items.append(ITEM[f"landmark:{side}:{name}"])
    items.append(ITEM.get(f"question:{question.id}") or ITEM[f"question:{OTHER}"])
    items.append(ITEM[f"cause:{cause_of(question)}"])
    for group, argument in (("red", "red"), ("black", "black"), ("building", "what")):
        value = question.args.get(argument)
        if isinstance(value, Ref):
            items.append(ITEM.get(f"{group}:{value.id}") or ITEM[f"{group}:{OTHER}"])
    return items
