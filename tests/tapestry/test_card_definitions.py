"""Card definitions have the printed names and agree with the data tables."""

from understudy.locales.translator import Translator
from understudy.tapestry.bots.advance import ACTIONS
from understudy.tapestry.bots.civilizations import CIVILIZATIONS
from understudy.tapestry.bots.income import ALL_STEPS
from understudy.tapestry.companion.cards import PLAY_EFFECTS, YOUR_CARDS
from understudy.tapestry.companion.civilizations import INCOME_EFFECTS
from understudy.tapestry.era_effects import ERA_EFFECTS
from understudy.tapestry.map.legal import PLACEMENTS
from understudy.tapestry.printed.cards import CIVILIZATIONS as YOURS
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TAPESTRY_ID
from understudy.tapestry.printed.levels import ACHIEVEMENTS, AUTOMA_CIVILIZATIONS, LEVELS
from understudy.tapestry.printed.read_tables import to_id
from understudy.tapestry.printed.rules import rules, rulings
from understudy.tapestry.printed.tracks import LANDMARKS, SPACES
from understudy.tapestry.shared_rules.achievements import PUBLIC_ACHIEVEMENTS
from understudy.tapestry.system import GAME

ENGLISH = Translator("en", GAME.names())
YOUR_CIVILIZATIONS = {one.names["en"] for one in YOURS.values()}


def printed_cards(kind: str) -> set[str]:
    """Return the English names of the tapestry cards of one kind."""
    return {card.names["en"] for card in TAPESTRY_CARDS.values() if card.kind == kind}


def english_name(kind: str, id: str) -> str:
    return ENGLISH.text(f"{kind}-{id.replace('_', '-')}")


def test_your_tapestry_cards_have_the_printed_kind() -> None:
    assert {card.name for card in PLAY_EFFECTS.values()} <= printed_cards("when_played")
    assert {card.name for card in ERA_EFFECTS.values()} <= printed_cards("this_era")
    assert set(YOUR_CARDS) <= set(TAPESTRY_ID)


def test_your_civilizations_are_printed() -> None:
    assert {one.name for one in INCOME_EFFECTS.values()} <= YOUR_CIVILIZATIONS
    assert set(INCOME_EFFECTS) <= set(YOURS)


def test_every_placement_belongs_to_a_printed_card() -> None:
    cards = {placement.card for placement in PLACEMENTS.values()}
    assert cards <= YOUR_CIVILIZATIONS | printed_cards("this_era")
    for token, placement in PLACEMENTS.items():
        hint = ENGLISH.text(f"tapestry-report-place-{token}", attribute="hint")
        assert hint.startswith(f"{placement.card}:"), token


def test_the_automas_civilizations_have_the_effects_of_their_table() -> None:
    printed = {
        id: [effect for _, effect in one.effects] for id, one in AUTOMA_CIVILIZATIONS.items()
    }
    assert {id: list(one.effects) for id, one in CIVILIZATIONS.items()} == printed
    for id, one in CIVILIZATIONS.items():
        assert english_name("tapestry-automa-civilization", id) == one.name


def test_every_achievement_and_landmark_has_its_printed_name() -> None:
    assert list(PUBLIC_ACHIEVEMENTS) == list(ACHIEVEMENTS)
    for id, landmark in LANDMARKS.items():
        assert to_id(landmark.name) == id
        assert english_name("tapestry-landmark", id) == landmark.name


def test_every_action_and_income_step_has_a_function() -> None:
    spaces = [space for track in SPACES for space in track]
    assert {action.name for space in spaces for action in space.actions} == set(ACTIONS)
    steps = {step for level in LEVELS.values() for step, _ in level.steps}
    assert steps == set(ALL_STEPS) - {"first_income"}


def test_definitions_cite_existing_rules() -> None:
    known = {rule.number for rule in rules()}
    cites = [
        *(one.cite for one in CIVILIZATIONS.values()),
        *(card.cite for card in ERA_EFFECTS.values()),
        *(one.cite for one in PUBLIC_ACHIEVEMENTS.values()),
    ]
    assert {number for cite in cites for number in cite.split(", ")} <= known
    assert {one.ruling for one in PUBLIC_ACHIEVEMENTS.values()} - {None} <= {
        r.number for r in rulings()
    }
