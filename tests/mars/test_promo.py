"""Promo cards of yours that change reports or questions (19.1)."""

from typing import Any

import pytest

from tests.ledger import Ledger
from understudy.core import Chance, PolicyTable, Question, Refused, Session
from understudy.mars.companion.report_menu import turn_question
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.scoring import final_score
from understudy.mars.state import Game
from understudy.mars.system import GAME

PROMO: dict[str, object] = {"expansions": ["corporate_era", "promo"]}
OCEAN: dict[str, object] = {"do": "tile", "tile": "ocean", "space": "5.4"}


def at_the_table(options: dict[str, object], *answers: object) -> Session:
    session = Session(GAME, options, 4)
    for answer in answers:
        session.answer(answer)
    return session


def asked(session: Session) -> str | None:
    return session.question.id if session.question else None


def reports(session: Session) -> dict[str, Any]:
    """Return the possible reports by name, with their fields."""
    game: Game = session.position
    entries: Any = turn_question(game).to_json()["entries"]
    return {entry["name"]: {f["name"]: f for f in entry["fields"]} for entry in entries}


def test_new_holland_is_offered_on_ocean_tiles() -> None:
    assert "new_holland" not in reports(at_the_table(PROMO))
    assert reports(at_the_table(PROMO, OCEAN))["new_holland"]["space"]["spaces"] == ["5.4"]


def test_without_promo_cards_there_is_no_new_holland() -> None:
    offered = reports(at_the_table({}, OCEAN))
    assert "new_holland" not in offered
    assert "new_holland" not in offered["set_space"]["tile"]["options"]


def test_new_holland_is_city_and_ocean_and_there_is_one() -> None:
    session = at_the_table(PROMO, OCEAN, {**OCEAN, "space": "5.6"})
    ledger = Ledger(session.position)
    told = len(session.steps)
    session.answer({"do": "new_holland", "space": "5.4"})
    ledger.read(session.steps[told:])
    game: Game = session.position
    ledger.check(game)
    assert game.planet.ocean_count == 2
    assert game.facts()["tile.5.4"] == "new_holland human"
    assert game.you.tr == 22, "the two oceans and nothing more"
    assert "new_holland" not in reports(session)
    assert "new_holland" not in reports(session)["tile"]["tile"]["options"]


def test_a_space_can_be_edited_to_new_holland_once() -> None:
    session = at_the_table(PROMO, {"do": "set_space", "space": "5.4", "tile": "new_holland"})
    assert session.position.planet.ocean_count == 1
    with pytest.raises(Refused, match="mars-one-new-holland"):
        session.answer({"do": "set_space", "space": "5.5", "tile": "new_holland"})
    with pytest.raises(Refused, match="mars-one-new-holland"):
        session.answer({"do": "set_space", "space": "5.4", "tile": "new_holland", "owner": "bot"})
    session.answer({"do": "set_space", "space": "5.4", "tile": "ocean"})
    assert session.position.facts()["tile.5.4"] == "ocean"


def test_icy_impactors_are_offered_as_long_as_there_is_an_ocean() -> None:
    assert "icy_impactors" not in reports(at_the_table({}))
    assert "icy_impactors" in reports(at_the_table(PROMO))
    oceans = ("1.2", "1.4", "1.5", "2.6", "4.8", "5.4", "5.5", "5.6", "6.6")
    full = at_the_table(PROMO, *({**OCEAN, "space": space} for space in oceans))
    assert "icy_impactors" not in reports(full)


def test_the_first_player_chooses_where_icy_impactors_strike() -> None:
    session = at_the_table(PROMO, "icy_impactors")
    assert asked(session) == "mars-ask-icy-ocean", "you begin the first generation"
    session.answer("9.5")
    assert session.position.facts()["tile.9.5"] == "ocean"
    while session.position.generation == 1:
        session.answer("pass")
    ledger = Ledger(session.position)
    told = len(session.steps)
    rating = session.position.you.tr
    oceans = session.position.planet.ocean_count
    session.answer("icy_impactors")
    assert asked(session) == "mars-ask-turn", "MarsBot has chosen"
    assert session.position.planet.ocean_count == oceans + 1
    assert session.position.you.tr == rating + 1
    ledger.read(session.steps[told:])
    ledger.check(session.position)


class AtTheEnd:
    """Answers 10 to every field of the final form and records the field names."""

    fields: list[str]

    def answer(self, question: Question[Any]) -> object:
        asked: Any = question.to_json()
        self.fields = [field["name"] for field in asked["fields"]]
        return dict.fromkeys(self.fields, 10)


@pytest.mark.parametrize(("expansion", "there"), [("promo", True), ("prelude", False)])
def test_animals_on_vermin_are_asked_for_only_with_promo_cards(expansion: str, there: bool) -> None:
    game = GAME.new({"expansions": ["corporate_era", expansion]})
    game.you.off_map_cities = 2
    game.planet.put("city", "bot", 1)
    you = AtTheEnd()
    table = PolicyTable(Chance(1), you, listening=True)
    ledger = Ledger(game)
    final_score(game, table)
    ledger.read(table.steps)
    ledger.check(game)
    assert ("vermin_animals" in you.fields) is there
    assert [game.scores[side].get("vermin") for side in ("human", "bot")] == (
        [-2, -1] if there else [None, None]
    )


def test_vermin_that_marsbot_played_is_not_yours() -> None:
    game = GAME.new(PROMO)
    game.bot.played.append(CARD_ID["X75"])
    you = AtTheEnd()
    final_score(game, PolicyTable(Chance(1), you))
    assert you.fields == ["card_points"]
