"""The rule of each operation of tapestry cards and civilizations."""

from __future__ import annotations

from typing import Final

from understudy.tapestry.cards import operations as cards
from understudy.tapestry.civilizations import operations as civilizations
from understudy.tapestry.human.card_steps import goods, on_tracks, other_players
from understudy.tapestry.human.civilization_steps import pieces, tokens
from understudy.tapestry.human.rules.gain import BENEFIT_RULES, BenefitRule, always
from understudy.tapestry.human.steps.gains import tiles_left
from understudy.tapestry.printed.benefits import Benefit

_TABLE: Final[dict[type[Benefit], BenefitRule]] = {
    cards.RollForEveryone: BenefitRule(on_tracks.roll_for_everyone, always),
    cards.GiveTile: BenefitRule(other_players.give_tile, other_players.can_give_tile),
    cards.CompareLandmarks: BenefitRule(other_players.compare_landmarks, always),
    cards.ChooseOpponent: BenefitRule(other_players.choose_opponent, always),
    cards.ChooseOpponentAndTrack: BenefitRule(other_players.choose_opponent_and_track, always),
    cards.CopyBenefit: BenefitRule(other_players.copy_benefit, always),
    cards.PointsPerCoin: BenefitRule(goods.points_per_coin, always),
    cards.ExploreDrawn: BenefitRule(goods.explore_drawn, tiles_left),
    cards.NeighborsGain: BenefitRule(other_players.neighbors_gain, always),
    cards.EveryoneGains: BenefitRule(other_players.everyone_gains, always),
    cards.TerrainResources: BenefitRule(goods.gain_terrain, goods.can_gain_terrain),
    cards.BackOnThreeForwardOnOne: BenefitRule(on_tracks.back_on_three, always),
    cards.DiscardForPoints: BenefitRule(goods.discard_for_points, always),
    cards.AdvanceChosen: BenefitRule(on_tracks.advance_chosen, on_tracks.can_advance_somewhere),
    cards.GainAnyLandmark: BenefitRule(goods.gain_any_landmark, goods.can_gain_any_landmark),
    cards.CopyTapestry: BenefitRule(other_players.copy_tapestry, other_players.can_copy_tapestry),
    cards.Exchange: BenefitRule(goods.exchange, goods.can_exchange),
    cards.CircleOfInvented: BenefitRule(goods.circle_of_invented, always),
    cards.ConvertFood: BenefitRule(goods.convert_food, goods.can_convert_food),
    cards.PlaceOutpost: BenefitRule(goods.place_outpost_on_tile, goods.can_place_outpost),
    cards.EachMayPay: BenefitRule(other_players.each_may_pay, always),
    cards.AidPerTrailingTrack: BenefitRule(other_players.aid_per_trailing_track, always),
    cards.StandUp: BenefitRule(goods.stand_up_outposts, goods.can_stand_up),
    cards.MatchOpponent: BenefitRule(on_tracks.match_opponent, on_tracks.can_match_opponent),
    cards.InventAndUpgrade: BenefitRule(goods.invent_and_upgrade, goods.can_invent_and_upgrade),
    cards.IfFirstInEra: BenefitRule(other_players.if_first_in_era, always),
    cards.OpponentPosition: BenefitRule(
        on_tracks.use_opponent_position, on_tracks.can_use_opponent_position
    ),
    cards.PlayGained: BenefitRule(goods.play_gained, goods.can_play_gained),
    civilizations.PushYourLuck: BenefitRule(tokens.push_your_luck, always),
    civilizations.SwapBuildings: BenefitRule(pieces.swap_buildings, pieces.can_swap),
    civilizations.MoveAlongPath: BenefitRule(tokens.move_along_path, tokens.can_move_along_path),
    civilizations.JumpOnEveryTrack: BenefitRule(tokens.jump_on_every_track, always),
    civilizations.CopyWhenPlayed: BenefitRule(pieces.copy_when_played, pieces.can_copy_when_played),
    civilizations.SendHistorian: BenefitRule(tokens.send_historian, tokens.can_send_historian),
    civilizations.SendAllHistorians: BenefitRule(tokens.send_all_historians, always),
    civilizations.GainUncoveredSquares: BenefitRule(tokens.gain_uncovered_squares, always),
    civilizations.GainUncoveredCells: BenefitRule(tokens.gain_uncovered_cells, always),
    civilizations.UpgradeWithToken: BenefitRule(
        pieces.upgrade_with_token, pieces.can_upgrade_with_token
    ),
    civilizations.AddTokenFor: BenefitRule(pieces.add_token, pieces.can_add_token),
    civilizations.LargestArea: BenefitRule(pieces.score_largest_area, always),
    civilizations.CoverLeader: BenefitRule(tokens.cover_leader, tokens.can_cover_leader),
    civilizations.MoveUpColumn: BenefitRule(tokens.move_up_column, tokens.can_move_up_column),
    civilizations.CoverRows: BenefitRule(tokens.cover_rows, always),
    civilizations.Predict: BenefitRule(pieces.predict, always),
    civilizations.PointsPerPrediction: BenefitRule(pieces.score_predictions, always),
    civilizations.LeadAndAchieve: BenefitRule(pieces.lead_and_achieve, always),
    civilizations.PlaceTradeToken: BenefitRule(
        pieces.place_trade_token, pieces.can_place_trade_token
    ),
    civilizations.TakeOtherDie: BenefitRule(pieces.take_other_die, pieces.can_take_other_die),
}


def register() -> None:
    """Give every operation of cards and civilizations its rule."""
    BENEFIT_RULES.update(_TABLE)
