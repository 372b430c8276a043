"""The declared cards and civilizations agree with a second transcription of their effects."""

from dataclasses import fields

import pytest

from tests.tapestry.test_human_facts import ALL_BENEFITS, SIGNS, lines, signs
from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.tapestry.cards.definition import CardDefinition, Effect
from understudy.tapestry.cards.tapestry_cards import CARD_DEFINITIONS
from understudy.tapestry.cards.texts import card_text, civilization_text
from understudy.tapestry.civilizations.civilizations import CIVILIZATION_DEFINITIONS
from understudy.tapestry.civilizations.definition import CivilizationDefinition
from understudy.tapestry.human.rules.gain import describe
from understudy.tapestry.printed.benefit_json import OPERATION_NAMES
from understudy.tapestry.printed.benefits import AllOf, Benefit, InOrder, OneOf
from understudy.tapestry.printed.cards import CIVILIZATIONS, TAPESTRY_CARDS
from understudy.tapestry.system import GAME

# Signs as in test_human_facts; other operations by name with their values. "at" an event, "may at"
# if it can be left; "rule" a standing rule, "ban" a track without advances.
CARDS = """
academia: at invent 3p; at gain_tapestry 3p
age_of_discovery: roll_for_everyone
age_of_sail: at explore TTT; at explore give_tile(3)
age_of_wonders: compare_landmarks(**, 12p, * & 6p)
alliance: choose_opponent; at opponent_upgrade copy_benefit; rule peace_with_chosen
boast_of_superiority: 4p/leading_track
broker_of_peace: at opponent_advance military 3p; ban military
capitalism: at income points_per_coin(2); at gain_building market c
coal_baron: explore_drawn > neighbours_gain(T)
colonialism: terrain_resources(mountain worker, grass culture, forest food, desert coin)
dark_ages: back_on_three_forward_on_one(3)
democracy: KKK > discard_for_vp(2)
dictatorship: advance_chosen(bans_others)
diplomacy: any building & all_gain(*)
dystopia: any_landmark
empiricism: at advance science 2p; rule roll_twice
espionage: copy_tapestry
exploitation: rule double_benefit
feudalism: * | 3p/landmark
golden_age: at upgrade 3p; rule ignore_requirement
guilds: exchange(5, 3)
industrialism: at invent circle_of_invented
marriage_of_state: choose_opponent_and_track; at opponent_track_benefit copy_benefit
mercantilism: at income convert_food(2)
meritocracy: I > 2p/tech_card
militarism: may at tile_placed place_outpost
monarchy: at built_in_capital 3p
oil_magnate: advance_chosen(neighbors)
olympic_host: each_may_pay(worker, 10p, any building, c)
pillage_and_plunder: rule both_dice; rule no_traps
pirate_rule: at conquer @
plea_for_aid: aid_per_trailing_track(2)
renaissance: +E! & +S! & +M! & +T!
revisionism: at landmark_on_track *; at reach_claimed_landmark A
revolution: * | stand_up(3)
socialism: match_opponent
steam_tycoon: invent_and_upgrade(face_up) > neighbours_gain(I from deck, optional)
technocracy: if_first_in_era(invent_and_upgrade, 3p/opponent)
terraforming: at built_on_impassable 5p; rule build_on_impassable
theocracy: at enter_tier 4p; ban science
trade_economy: opponent_position
trap: 10p
tyranny: may at gain_tapestry play_gained(5)
wartime_economy: rule free_bonus
"""

CIVILIZATION_LINES = """
alchemists: may each income push_luck(*, 5)
architects: gained in mid-game swap_buildings(3); rule uniform_districts
craftsmen: rule craftsmen_grid
entertainers: may each income move_along_path; gained in mid-game move_along_path(anywhere)
futurists: gained at the start jump(4) > (f & w & u & c); never in mid-game
heralds: 4 tokens; may each income copy_when_played; after income turn 1 P
historians: 4 tokens; may each income give_token; gained in mid-game give_all_tokens;
  at opponent_landmark gain_uncovered_squares
inventors: 4 tokens; may each income upgrade_with_token
isolationists: 4 tokens; at the end area_vp; at conquer_empty add_token(*)
leaders: may each income cover_leader
merrymakers: may each income move_up_column
militants: each income gain_uncovered_cells; gained in mid-game cover_rows; rule outposts_on_mat
mystics: gained at the start predict; at the end points_per_prediction(10);
  never in mid-game; rule predictions
nomads: rule build_on_map
the_chosen: each income lead_and_achieve(5)
traders: 4 tokens; may each income trade_token; may at opponent_conquer take_other_die
"""


def drawn(benefit: Benefit, inside: bool = False) -> str:
    """Return a benefit in signs; operations of cards by name with their values."""
    if isinstance(benefit, AllOf | InOrder | OneOf):
        joint = {"and": " & ", "seq": " > ", "or": " | "}[benefit.op]
        joined = joint.join(drawn(part, inside=True) for part in benefit.parts)
        return f"({joined})" if inside else joined
    values = {field.name: getattr(benefit, field.name) for field in fields(benefit)}
    if benefit.op == "building" and values["kind"] == "any":
        return "any building"
    if benefit.op in OPERATION_NAMES:
        free = "!" if values.get("gain") == "free_bonus" else ""
        deck = " from deck" if values.get("source") == "deck" else ""
        return signs(benefit) + free + deck
    shown = [value(name, one) for name, one in values.items() if one not in (False, "any")]
    return f"{benefit.op}({', '.join(shown)})" if shown else benefit.op


def value(name: str, one: object) -> str:
    if isinstance(one, Benefit):
        return drawn(one)
    if isinstance(one, tuple):
        return ", ".join(" ".join(pair) for pair in one)
    return name if one is True else str(one)


def drawn_effect(effect: Effect) -> str:
    limits = [limit for limit in (effect.track, effect.building) if limit]
    may = ["may"] if effect.optional else []
    return " ".join((*may, "at", effect.event.value, *limits, drawn(effect.benefit)))


def drawn_card(card: CardDefinition) -> str:
    parts = [drawn(card.played)] if card.played else []
    parts += map(drawn_effect, card.effects)
    parts += [f"rule {rule.value}" for rule in sorted(card.standing)]
    parts += [f"ban {track}" for track in sorted(card.bans)]
    return f"{card.id}: {'; '.join(parts)}"


def drawn_civilization(one: CivilizationDefinition) -> str:
    parts = [f"{one.tokens} tokens"] if one.tokens else []
    if one.at_income:
        may = "may " if one.at_income.optional else ""
        parts.append(f"{may}each income {drawn(one.at_income.benefit)}")
    if one.when_gained:
        when = "in mid-game" if one.when_gained.midgame else "at the start"
        parts.append(f"gained {when} {drawn(one.when_gained.benefit)}")
    after = one.after_first_income
    parts += [f"after income turn 1 {drawn(after)}"] if after else []
    parts += [f"at the end {drawn(one.at_the_end)}"] if one.at_the_end else []
    parts += ["never in mid-game"] * one.only_at_start
    parts += map(drawn_effect, one.effects)
    parts += [f"rule {rule.value}" for rule in sorted(one.standing)]
    return f"{one.id}: {'; '.join(parts)}"


def test_every_tapestry_card_is_declared_as_printed() -> None:
    assert [drawn_card(card) for card in CARD_DEFINITIONS.values()] == lines(CARDS)


def test_every_civilization_is_declared_as_printed() -> None:
    found = [drawn_civilization(one) for one in CIVILIZATION_DEFINITIONS.values()]
    assert found == lines(CIVILIZATION_LINES.replace("\n  ", " "))


def test_cards_and_civilizations_are_those_of_the_printed_tables() -> None:
    assert list(CARD_DEFINITIONS) == list(TAPESTRY_CARDS)
    assert list(CIVILIZATION_DEFINITIONS) == list(CIVILIZATIONS)


def test_a_card_of_an_era_does_something_during_the_era() -> None:
    for number, card in CARD_DEFINITIONS.items():
        lasting = bool(card.effects or card.standing or card.bans)
        assert lasting == (TAPESTRY_CARDS[number].kind == "this_era"), card.id


def test_the_signs_cover_every_operation() -> None:
    assert set(SIGNS) <= set(OPERATION_NAMES)


@pytest.mark.parametrize("language", languages())
def test_every_card_and_civilization_has_a_text(language: str) -> None:
    translator = Translator(language, GAME.names())
    messages = [card_text(card.id) for card in CARD_DEFINITIONS.values()]
    messages += [civilization_text(id) for id in CIVILIZATION_DEFINITIONS]
    texts = [translator.say(message) for message in messages]
    assert all(text.endswith(".") for text in texts)
    assert len(set(texts)) == len(texts)


def parts_of(benefit: Benefit) -> list[Benefit]:
    """Return the parts of all combinations inside a benefit, which questions describe."""
    if not isinstance(benefit, AllOf | InOrder | OneOf):
        inner = [getattr(benefit, field.name) for field in fields(benefit)]
        return [part for one in inner if isinstance(one, Benefit) for part in parts_of(one)]
    asked = [] if isinstance(benefit, InOrder) else list(benefit.parts)
    return asked + [part for one in benefit.parts for part in parts_of(one)]


@pytest.mark.parametrize("language", languages())
def test_alternatives_and_orders_can_be_described(language: str) -> None:
    translator = Translator(language, GAME.names())
    played = [card.played for card in CARD_DEFINITIONS.values() if card.played]
    parts = [part for benefit in (*played, *ALL_BENEFITS) for part in parts_of(benefit)]
    assert any(part.op == "all_gain" for part in parts)
    assert all(translator.say(describe(part)) for part in parts)
