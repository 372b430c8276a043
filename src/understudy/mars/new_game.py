"""A new game before anything is dealt (3.1, 3.3)."""

from __future__ import annotations

from functools import cache
from typing import Final

from understudy.components.deck import FACE_DOWN, Deck
from understudy.components.shortlist import Ranking
from understudy.components.track import Track
from understudy.mars.companion.your_corporation import YOUR_CORPORATIONS
from understudy.mars.human.rules.external_triggers import HUMAN_TRIGGERS
from understudy.mars.marsbot.action_tables import make_action_tables
from understudy.mars.marsbot.corporation import Corporation
from understudy.mars.marsbot.decks import bonus_cards_in_play, recurring_cards
from understudy.mars.marsbot.register_triggers import bot_triggers
from understudy.mars.milestones_awards.by_map import AWARDS_ON, HOVERLORD, MILESTONES_ON, VENUPHILE
from understudy.mars.milestones_awards.evaluation import Award, Milestone, Region
from understudy.mars.milestones_awards.expansion import AWARDS, MILESTONES, SCREEN_MILESTONES
from understudy.mars.options import Setup
from understudy.mars.planet.counts import edge, volcanic_region
from understudy.mars.printed.boards import custom_board, load_board
from understudy.mars.printed.maps import load_map
from understudy.mars.seat import Seat
from understudy.mars.state import Bot, ColonyTile, Game, Planet, Turmoil

TURMOIL_TR: Final = 10
HARDER_TURMOIL_TR: Final = 13

EXPANSION_CUBES: Final = (("space", 7), ("space", 10), ("power", 8))
"""Spaces with cubes while Pioneer or Constructor of the expansion is in play (16.7). [C p.14]"""


def fresh_game(setup: Setup, you: Seat) -> Game:
    """Return a game in its starting position, with nothing dealt."""
    venus = "venus" in setup.expansions
    expansion = "milestones_awards" in setup.expansions
    name = "tharsis" if expansion else setup.map
    board = (
        custom_board(name, setup.board, venus=venus)
        if setup.board
        else load_board(name, venus=venus)
    )
    game = Game(
        setup=setup,
        map=load_map(setup.map),
        board=board,
        planet=Planet(),
        bot=Bot([Track(len(track.spaces) - 1) for track in board.tracks]),
        you=you,
        project=Deck(real="project" in setup.real),
        action_tables=make_action_tables(setup.modifiers, setup.expansions),
    )
    if "turmoil" in setup.expansions:
        game.turmoil = Turmoil()
        game.bot.tr = HARDER_TURMOIL_TR if setup.turmoil_tr_13 else TURMOIL_TR
    game.colonies = [ColonyTile(name) for name in setup.colonies]
    game.bot.set_aside = recurring_cards(game)
    set_milestones_and_awards(game, setup.milestones, setup.awards)
    set_triggers(game)
    return game


def set_triggers(game: Game) -> None:
    """Collect the triggers again: MarsBot's, and those of your cards or your corporation."""
    triggers = bot_triggers(game)
    yours = YOUR_CORPORATIONS.get(game.setup.your_corporation)
    if game.setup.played:
        triggers = triggers.merged_with(HUMAN_TRIGGERS)
    elif yours is not None:
        triggers = triggers.merged_with(yours)
    game.triggers = triggers


def take_corporation(game: Game, corporation: Corporation) -> None:
    """Give MarsBot a corporation and set its recurring card aside (3.2). [B p.1]"""
    game.corporation = corporation
    if corporation.recurring:
        game.bot.set_aside.append(corporation.recurring)
        _remove_from_bonus_deck(game, corporation.recurring)
    set_triggers(game)


def _remove_from_bonus_deck(game: Game, card: int) -> None:
    """Remove a recurring card from the bonus deck; from a real deck, any face-down card."""
    bonus = game.bot.bonus
    if bonus.real:
        card = FACE_DOWN if card in bonus_cards_in_play(game) else card
    bonus.remove(card)


def set_milestones_and_awards(
    game: Game, milestones: tuple[str, ...], awards: tuple[str, ...]
) -> None:
    """Set the milestones and awards in play; without the expansion, those of the map."""
    game.milestone_row = _milestones(game, milestones)
    game.award_row = _awards(game, awards)
    has_expansion = "milestones_awards" in game.setup.expansions
    game.ranking = _ranking(game)
    if has_expansion:
        game.oceans_last = any(award.oceans_last for award in game.award_row)
        game.icons_by_special = any(award.by_special for award in game.award_row)
        if any(m.cubes for m in game.milestone_row) or any(a.cubes for a in game.award_row):
            track_of = game.board.track_of
            game.bot.cubes = frozenset((track_of[tag], space) for tag, space in EXPANSION_CUBES)


def _milestones(game: Game, chosen: tuple[str, ...]) -> tuple[Milestone, ...]:
    if "milestones_awards" in game.setup.expansions:
        known = {milestone.name: milestone for milestone in MILESTONES}
        if game.setup.played:
            known |= SCREEN_MILESTONES
        row = tuple(known[name] for name in chosen if name != HOVERLORD.name)
    else:
        row = MILESTONES_ON[game.setup.map]
    return (*row, HOVERLORD) if "venus" in game.setup.expansions else row


def _awards(game: Game, chosen: tuple[str, ...]) -> tuple[Award, ...]:
    if "milestones_awards" in game.setup.expansions:
        known = {award.name: award for award in AWARDS}
        row = tuple(known[name] for name in chosen if name != VENUPHILE.name)
    else:
        row = AWARDS_ON[game.setup.map]
    return (*row, VENUPHILE) if "venus" in game.setup.expansions else row


def _ranking(game: Game) -> Ranking:
    """Return twice the icons of each space, so a special space can rank between two and three.

    A region counts one extra icon because of the map, or for a milestone or an award of the
    expansion: once for the same reason, once each for two reasons (12.2, 16.7, D-56).
    """
    regions = {EXTRA_ICONS.get(game.setup.map)}
    if "milestones_awards" in game.setup.expansions:
        regions.update(milestone.extra_icon for milestone in game.milestone_row)
        regions.update(award.extra_icon for award in game.award_row)
    extra = tuple(sorted(region(game.map) for region in regions if region is not None))
    return _icon_ranking(game.setup.map, extra, "turmoil" in game.setup.expansions)


EXTRA_ICONS: Final[dict[str, Region]] = {
    "utopia_planitia": edge,
    "vastitas_borealis": volcanic_region,
}
"""Regions of a map whose spaces count one extra icon (12.2). [A p.9] [C p.10]"""


@cache
def _icon_ranking(map_name: str, extra: tuple[int, ...], delegates: bool) -> Ranking:
    bonus = load_map(map_name).bonus
    icons = [len(icons if delegates else icons.replace("d", "")) for icons in bonus]
    return Ranking(
        [
            2 * (count + sum(region >> space & 1 for region in extra))
            for space, count in enumerate(icons)
        ]
    )
