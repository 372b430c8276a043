"""The rule of each benefit: one row for each operation."""

from __future__ import annotations

from typing import Final

from understudy.tapestry.human.rules.gain import BENEFIT_RULES, BenefitRule, always
from understudy.tapestry.human.steps import (
    buildings,
    civilizations,
    conquer,
    explore,
    gains,
    tapestry,
    tech,
    tracks,
)
from understudy.tapestry.printed import benefits
from understudy.tapestry.printed.benefits import Benefit

_TABLE: Final[dict[type[Benefit], BenefitRule]] = {
    benefits.GainResource: BenefitRule(gains.gain_resources, always, plain=True),
    benefits.LoseResource: BenefitRule(gains.lose_resources, gains.can_lose, plain=True),
    benefits.Points: BenefitRule(gains.score_points, always, plain=True),
    benefits.PointsPer: BenefitRule(gains.score_per, always),
    benefits.GainTiles: BenefitRule(gains.draw_tiles, gains.tiles_left),
    benefits.GainSpaceTiles: BenefitRule(gains.draw_space_tiles, gains.space_tiles_left),
    benefits.GainTapestry: BenefitRule(gains.draw_cards, gains.cards_left),
    benefits.GainBuilding: BenefitRule(buildings.gain_building, buildings.can_gain_building),
    benefits.GainLandmark: BenefitRule(buildings.gain_landmark, buildings.can_gain_landmark),
    benefits.Invent: BenefitRule(tech.invent, tech.can_invent),
    benefits.RefreshTech: BenefitRule(tech.refresh, tech.can_refresh),
    benefits.Upgrade: BenefitRule(tech.upgrade, tech.can_upgrade),
    benefits.TechCircle: BenefitRule(tech.take_circle, tech.can_take_circle),
    benefits.TechSquare: BenefitRule(tech.take_square, tech.can_take_square),
    benefits.Explore: BenefitRule(explore.explore, explore.can_explore),
    benefits.ExploreSpace: BenefitRule(explore.explore_space, explore.can_explore_space),
    benefits.TerritoryBenefit: BenefitRule(explore.territory_benefit, always),
    benefits.Conquer: BenefitRule(conquer.conquer, conquer.can_conquer),
    benefits.Research: BenefitRule(tracks.research, always),
    benefits.Advance: BenefitRule(tracks.advance_benefit, tracks.is_advance_possible),
    benefits.Regress: BenefitRule(tracks.regress_benefit, tracks.can_regress),
    benefits.RepeatPosition: BenefitRule(tracks.repeat_position, tracks.can_repeat),
    benefits.RestartToken: BenefitRule(tracks.restart_token, tracks.can_restart),
    benefits.PlayOver: BenefitRule(tapestry.play_over, tapestry.can_play_over),
    benefits.GainCivilization: BenefitRule(
        civilizations.gain_civilization, civilizations.can_gain_civilization
    ),
}


def register() -> None:
    """Give every benefit its rule."""
    BENEFIT_RULES.update(_TABLE)
