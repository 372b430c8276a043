"""Civilizations that act on cards, buildings, the map or predictions [H14.1]."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from understudy.components.hex_map import spaces_of
from understudy.core import Choice, Message, Number, Ref
from understudy.tapestry.civilizations.operations import (
    AddTokenFor,
    CopyWhenPlayed,
    LargestArea,
    LeadAndAchieve,
    PlaceTradeToken,
    PointsPerPrediction,
    Predict,
    SwapBuildings,
    TakeOtherDie,
    UpgradeWithToken,
)
from understudy.tapestry.human.card_steps.on_tracks import other_people, take_offer
from understudy.tapestry.human.civilization_steps.questions import CITE, ask_civilization
from understudy.tapestry.human.rules.counts import achievements, count, opponents
from understudy.tapestry.human.rules.gain import gain, is_possible
from understudy.tapestry.human.rules.mystics import check_prediction, predicted_count
from understudy.tapestry.human.rules.questions import NONE, question_args
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.rules.stock import gain_any, score
from understudy.tapestry.human.state.city import PLOT_NAMES
from understudy.tapestry.human.state.civilization_state import MYSTICS_CATEGORIES
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import BOTTOM, MIDDLE, TOP, PlayedHuman, card_word
from understudy.tapestry.human.steps.tapestry import resolve_card
from understudy.tapestry.human.steps.tech import tech_benefit, tech_ref, upgrade_card
from understudy.tapestry.map.terrain import ACROSS, corners_of, inside_of, touching
from understudy.tapestry.map.tokens import gives_control, kind_of, owner_of
from understudy.tapestry.printed.benefits import BUILDINGS, PointsPer, TerritoryBenefit
from understudy.tapestry.printed.capital_mats import plot_named
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TAPESTRY_ID
from understudy.tapestry.printed.civilization_mats import ISOLATIONISTS_POINTS
from understudy.tapestry.printed.dice import BLACK_DIE, DICE_FACES, RED_DIE
from understudy.tapestry.printed.map import HEXES, TERRAIN
from understudy.tapestry.state import LAST_ERA, Game
from understudy.tapestry.state_changes import HexChange, hex_ref

TOKEN: Final = "token"
CUBE: Final = " cube"
"""After the name of its owner: a player token on the map."""


def spend_token(context: Context, civilization: str) -> None:
    """Take one of the tokens of a civilization."""
    tokens = context.you.civ.tokens_left
    tokens[civilization] = context.you.civ.tokens(civilization) - 1


def _has_token(context: Context, civilization: str) -> bool:
    return context.you.civ.tokens(civilization) > 0


# Heralds


def _copyable(context: Context) -> list[str]:
    """Return the when-played cards on income mats that carry no token, covered ones too."""
    people = (context.you, *other_people(context))
    cards = [card for person in people for pile in person.mat for card in pile if card > 0]
    for marked in context.you.civ.marked_cards:
        if marked in cards:
            cards.remove(marked)
    kinds = ("when_played", "trap")
    return list(dict.fromkeys(card_word(c) for c in cards if TAPESTRY_CARDS[c].kind in kinds))


def can_copy_when_played(context: Context, benefit: CopyWhenPlayed) -> bool:
    """Return whether a token is left, and a card for it."""
    return _has_token(context, "heralds") and bool(_copyable(context))


def copy_when_played(context: Context, benefit: CopyWhenPlayed) -> None:
    """Put a token on a when-played card and resolve the card [H14.1]."""
    chosen = ask_civilization(context, "heralds", "tapestry-card", _copyable(context))
    if chosen == NONE:
        return
    card = TAPESTRY_ID[chosen]
    record = Record(context.table, context.you)
    spend_token(context, "heralds")
    context.you.civ.marked_cards.append(card)
    record.tell("tapestry-you-herald", CITE, card=Ref("tapestry-card", chosen))
    resolve_card(context, card)


# Inventors


def _upgradable(context: Context) -> dict[str, PlayedHuman]:
    """Return the tech cards of all people below the top row, each with its owner."""
    return {
        str(card): person
        for person in (context.you, *other_people(context))
        for row in (BOTTOM, MIDDLE)
        for card in person.tech[row]
    }


def can_upgrade_with_token(context: Context, benefit: UpgradeWithToken) -> bool:
    """Return whether a token is left, and a tech card for it."""
    return _has_token(context, "inventors") and bool(_upgradable(context))


def upgrade_with_token(context: Context, benefit: UpgradeWithToken) -> None:
    """Put a token on a tech card of anyone, which is upgraded without its requirement."""
    cards = _upgradable(context)
    chosen = ask_civilization(context, "inventors", "tapestry-tech", list(cards))
    if chosen == NONE:
        return
    card, owner = int(chosen), cards[chosen]
    record = Record(context.table, context.you)
    spend_token(context, "inventors")
    context.you.civ.marked_tech.append(card)
    record.tell("tapestry-you-mark-tech", CITE, card=tech_ref(card))
    if owner is context.you:
        upgrade_card(context, card, "inventors")
    else:
        _upgrade_card_of(context, card, owner)


def _upgrade_card_of(context: Context, card: int, owner: PlayedHuman) -> None:
    """Upgrade an opponent's card: both gain it; from the top row it comes to you [H14.1]."""
    row = MIDDLE if card in owner.tech[BOTTOM] else TOP
    upgrade_card(context.for_side(owner), card, "inventors")
    about = context.of(tech_ref(card))
    gained = tech_benefit(card, row)
    if is_possible(about, gained) and take_offer(about):
        gain(about, gained)
    if row == TOP:
        lost, won = Record(context.table, owner), Record(context.table, context.you)
        owner.tech[TOP].remove(card)
        lost.tell("tapestry-you-lose-tech", CITE, card=tech_ref(card))
        context.you.tech[BOTTOM].append(card)
        won.tell("tapestry-you-invent-step", CITE, card=tech_ref(card))
        check_prediction(about, "tech_cards")


# Architects


class SwapChoice(Choice):
    """Two plots whose buildings are exchanged, in any order."""

    __slots__ = ()

    def check(self, answer: object) -> str:
        if isinstance(answer, str) and answer not in self.options:
            answer = " ".join(reversed(answer.split()))
        return super().check(answer)


def _swaps(context: Context) -> list[str]:
    """Return the pairs of plots with income buildings."""
    content = context.you.city.content
    plots = [PLOT_NAMES[plot] for plot in sorted(content) if content[plot] in BUILDINGS]
    return [f"{one} {other}" for one, other in combinations(plots, 2)]


def can_swap(context: Context, benefit: SwapBuildings) -> bool:
    """Return whether two income buildings stand in the capital city."""
    return bool(_swaps(context))


def swap_buildings(context: Context, benefit: SwapBuildings) -> None:
    """Exchange two income buildings of the capital city, several times if you like [H14.5]."""
    content = context.you.city.content
    for _ in range(benefit.most):
        question = SwapChoice(
            id="tapestry-civ-architects", cite=CITE, kind="tapestry-civ-architects",
            options=(*_swaps(context), NONE), args=question_args(context),
            words=lambda: {NONE: Message("tapestry-leave-ability")},
        )  # fmt: skip
        chosen = context.table.ask(question)
        if chosen == NONE:
            return
        one, other = (plot_named(name) for name in chosen.split())
        assert one is not None
        assert other is not None
        record = Record(context.table, context.you)
        content[one], content[other] = content[other], content[one]
        record.tell("tapestry-you-swap", CITE, first=PLOT_NAMES[one], second=PLOT_NAMES[other])


# Isolationists and Traders


def place_token(context: Context, civilization: str, hex: int) -> None:
    """Put a player token of a civilization on a territory."""
    game, you, table = context.game, context.you, context.table
    change = HexChange(game, hex) if table.listening else None
    record = Record(table, you)
    spend_token(context, civilization)
    game.land.add(hex, you.name + CUBE)
    changes = () if change is None else (change.change(),)
    record.tell("tapestry-you-place-token", CITE, *changes, hex=hex_ref(hex))


def add_token(context: Context, benefit: AddTokenFor) -> None:
    """Protect the territory just conquered with a token, and gain a resource [H14.1]."""
    chosen = ask_civilization(context, "isolationists", "tapestry-civ-isolationists", (TOKEN,))
    if chosen == TOKEN:
        place_token(context, "isolationists", context.hex)
        gain(context, benefit.gain)


def can_add_token(context: Context, benefit: AddTokenFor) -> bool:
    """Return whether a token is left."""
    return _has_token(context, "isolationists")


def largest_area(game: Game, name: str) -> int:
    """Return the most territories of a side that one land terrain joins [H14.1].

    Neighbors are joined where equal terrains meet at a corner; an islet is joined to nothing.
    """
    land = game.land
    mine = land.controlled_by(name)
    best = 0
    for terrain in TERRAIN:
        if terrain == "sea":
            continue
        left = {hex for hex in spaces_of(mine) if terrain in corners_of(land, hex)}
        if any(terrain in inside_of(land, hex) for hex in spaces_of(mine)):
            best = max(best, 1)
        while left:
            best = max(best, _take_group(game, left, terrain))
    return best


def _take_group(game: Game, left: set[int], terrain: str) -> int:
    """Remove a connected group from `left` and return its size."""
    group = [left.pop()]
    for hex in group:
        own = corners_of(game.land, hex)
        for side, other in enumerate(ACROSS[hex]):
            if other not in left:
                continue
            theirs = corners_of(game.land, other)
            if any(own[a] == theirs[b] == terrain for a, b in touching(side)):
                left.remove(other)
                group.append(other)
    return len(group)


def score_largest_area(context: Context, benefit: LargestArea) -> None:
    """Score your largest connected area of one land terrain [HD-20]."""
    size = min(largest_area(context.game, context.you.name), len(ISOLATIONISTS_POINTS) - 1)
    score(context, ISOLATIONISTS_POINTS[size], CITE)


def _trade_hexes(context: Context) -> list[int]:
    """Return empty territories, and those with a single opposing outpost."""
    land, name = context.game.land, context.you.name

    def is_opposing(token: str) -> bool:
        opposing = owner_of(token) != name and kind_of(token) == "outpost"
        return opposing and gives_control(token)

    return [
        hex
        for hex in spaces_of(land.territory & ~land.full)
        if all(is_opposing(token) for token in land.tokens[hex])
    ]


def can_place_trade_token(context: Context, benefit: PlaceTradeToken) -> bool:
    """Return whether a token is left, and a territory for it."""
    return _has_token(context, "traders") and bool(_trade_hexes(context))


def place_trade_token(context: Context, benefit: PlaceTradeToken) -> None:
    """Put a trade token on the map, for points or for the benefit of the territory [H14.1]."""
    names = [HEXES.names[hex] for hex in _trade_hexes(context)]
    chosen = ask_civilization(context, "traders", "tapestry-hex", names)
    if chosen == NONE:
        return
    hex = HEXES.index[chosen]
    empty = not context.game.land.tokens[hex]
    place_token(context, "traders", hex)
    context.hex = hex
    gain(context, PointsPer("adjacent_territory_of_opponents") if empty else TerritoryBenefit())


def can_take_other_die(context: Context, benefit: TakeOtherDie) -> bool:
    """Return whether your trade token stands where an opponent conquered, and a die is left."""
    if not context.where or context.hex < 0:
        return False
    return context.you.name + CUBE in context.game.land.tokens[context.hex]


def take_other_die(context: Context, benefit: TakeOtherDie) -> None:
    """Take the conquer die that the opponent did not choose [H14.1]."""
    die, _, face = context.where.partition(" ")
    assert die in (RED_DIE, BLACK_DIE)
    gives = next(one.gives for one in DICE_FACES[die] if one.name == face)
    assert gives is not None
    gain(context, gives)


# Mystics and The Chosen


def predict(context: Context, benefit: Predict) -> None:
    """Predict the four numbers; one that is met already counts at once [HD-28]."""
    you = context.you
    for category, most in MYSTICS_CATEGORIES.items():
        name = Ref("tapestry-category", category)
        question = Number(
            id="tapestry-civ-mystics", cite=CITE, low=1, high=most, default=1,
            args=question_args(context, {"category": name}),
        )  # fmt: skip
        number = context.table.ask(question)
        record = Record(context.table, you)
        you.civ.mystics[category] = number
        record.tell("tapestry-you-predict", CITE, category=name, number=number)
    for category in MYSTICS_CATEGORIES:
        check_prediction(context, category)


def score_predictions(context: Context, benefit: PointsPerPrediction) -> None:
    """Score each prediction that is exactly met at the end [HD-20]."""
    predicted = context.you.civ.mystics
    exact = sum(predicted_count(context, of) == number for of, number in predicted.items())
    score(context, benefit.n * exact, CITE)


def lead_and_achieve(context: Context, benefit: LeadAndAchieve) -> None:
    """Score the tracks you lead, then gain for your achievements [H14.1]."""
    game, you = context.game, context.you
    score(context, len(opponents(game, you)) * count(context, "leading_track"), CITE)
    earned = achievements(game, you)
    if you.era == LAST_ERA:
        score(context, benefit.last_vp * earned, CITE)
    else:
        gain_any(context, earned)
