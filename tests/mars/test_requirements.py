"""Requirements and points of project cards: some checked by a second transcription, all counted."""

from collections import Counter

import pytest

from understudy.mars.printed.cards import PROJECT_CARDS, ProjectCard
from understudy.mars.printed.points import Points
from understudy.mars.printed.requirements import Requirement

# Name; requirement, with + for at least and - for at most; points. Typed from the cards' texts.
CARDS = """
Colonizer Training Camp    | oxygen -5                           | 2
Asteroid Mining Consortium | titanium production +1              | 1
Cloud Seeding              | oceans +3                           |
Search For Life            | oxygen -6                           | 3 once per resource here
Capital                    | oceans +4                           | 1 per adjacent ocean
Water Import From Europa   |                                     | 1 per jovian tag
Predators                  | oxygen +11                          | 1 per resource here
Ants                       | oxygen +4                           | 1 per 2 resources here
ArchaeBacteria             | temperature -18                     |
Security Fleet             |                                     | 1 per resource here
Tardigrades                |                                     | 1 per 4 resources here
Fish                       | temperature +2                      | 1 per resource here
Lake Marineris             | temperature +0                      | 2
Commercial District        |                                     | 1 per adjacent city
Kelp Farming               | oceans +6                           | 1
Arctic Algae               | temperature -12                     |
Ecological Zone            | greeneries +1                       | 1 per 2 resources here
Gene Repair                | science tags +3                     | 2
Interstellar Colony Ship   | science tags +5                     | 4
Fuel Factory               |                                     |
Mass Converter             | science tags +5                     |
Indentured Workers         |                                     | -1
Bribed Committee           |                                     | -2
Nuclear Zone               |                                     | -2
Terraforming Ganymede      |                                     | 2
Immigration Shuttles       |                                     | 1 per 3 cities
Rad-Suits                  | all cities +2                       | 1
Advanced Ecosystems        | plant tags +1, animal tags +1, microbe tags +1 | 3
Anti-Gravity Technology    | science tags +7                     | 3
Physics Complex            |                                     | 2 per resource here
Great Escarpment Consortium | steel production +1                |
Martian Survey             | oxygen -4                           | 1
Space Hotels               | earth tags +2                       |
Dirigibles                 |                                     |
Stratopolis                | science tags +2                     | 1 per 3 resources here
Maxwell Base               | venus +12                           | 3
Luxury Foods               | venus tags +1, earth tags +1, jovian tags +1 | 2
Airliners                  | floater held +3                     | 1
Space Port                 | colonies +1                         |
Space Port Colony          | colonies +1                         | 1 per 2 colonies
Pioneer Settlement         | colonies -1                         | 2
Urban Decomposers          | colonies +1, cities +1              |
Martian Media Center       | mars_first party                    |
Banned Delegate            | chairman                            |
Vote Of No Confidence      | party_leaders +1, neutral_chairman  |
Red Appeasement            | reds party, nobody_passed           |
City Parks                 | cities +3                           | 2
New Holland                | all on_mars cities +4               |
Law Suit                   |                                     | -1 for the sued
Vermin                     |                                     | special
St. Joseph of Cupertino Mission |                                | 1 per cathedral
"""

KINDS = {"tags", "production", "party", "held"}


def need(one: Requirement) -> str:
    """Return a requirement as the table above writes it."""
    words = ["all" if one.anybody else "", one.of, one.what]
    if one.at_least is not None:
        words.append(f"+{one.at_least}")
    if one.at_most is not None:
        words.append(f"-{-one.at_most if one.at_most < 0 else one.at_most}")
    return " ".join(filter(None, words))


ONE = {
    "here": ("resource here", "resources here"), "adjacent_oceans": ("adjacent ocean", ""),
    "adjacent_cities": ("adjacent city", ""), "cities": ("", "cities"),
    "colonies": ("", "colonies"), "cathedrals": ("cathedral", ""),
}  # fmt: skip


def worth(points: Points | None) -> str:
    """Return points as the table above writes them."""
    if points is None:
        return ""
    if points.per == "special":
        return "special"
    words = [str(points.each)]
    if points.once:
        words.append("once")
    if points.per == "tags":
        words.append(f"per {points.of} tag")
    elif points.per:
        one, several = ONE[points.per]
        words.append(f"per {one}" if points.every == 1 else f"per {points.every} {several}")
    return " ".join(words) + " for the sued" * points.for_sued


@pytest.mark.parametrize("line", CARDS.strip().splitlines(), ids=lambda line: line.split("|")[0])
def test_some_cards_agree_with_a_second_transcription(line: str) -> None:
    name, needs, points = (part.strip() for part in line.split("|"))
    found = [card for card in PROJECT_CARDS if card.names["en"] == name]
    assert len(found) == 1
    assert ", ".join(need(one) for one in found[0].requirements) == needs
    assert worth(found[0].points) == points


def test_a_requirement_has_one_limit_or_is_a_condition() -> None:
    conditions = {
        "party", "chairman", "neutral_chairman", "city_by_ocean", "plants_removed",
        "nobody_passed",
    }  # fmt: skip
    for one in every_requirement():
        limits = [one.at_least, one.at_most].count(None)
        assert limits == (2 if one.what in conditions else 1), one
        assert bool(one.of) == (one.what in KINDS or one.of == "on_mars"), one


def test_all_requirements_are_counted() -> None:
    assert Counter(one.what for one in every_requirement()) == {
        "tags": 57, "oxygen": 28, "temperature": 24, "party": 18, "oceans": 15, "venus": 14,
        "cities": 7, "colonies": 4, "greeneries": 3, "chairman": 3, "production": 2, "held": 2,
        "party_leaders": 2, "city_by_ocean": 2, "nobody_passed": 1, "tr": 1,
        "neutral_chairman": 1, "plants_removed": 1, "resource_kinds": 1,
    }  # fmt: skip
    assert sum(bool(card.requirements) for card in PROJECT_CARDS) == 172


def test_all_points_are_counted() -> None:
    shown = [card for card in PROJECT_CARDS if card.points is not None]
    assert len(shown) == 171
    assert sum(card.has_points for card in PROJECT_CARDS) == 158
    assert sum(plain(card) for card in PROJECT_CARDS) == 82 + 2 * 32 + 3 * 5 + 4 * 2 - 10 - 2 * 3
    assert sum(bool(card.points_each) for card in PROJECT_CARDS) == 27
    assert all(card.holds for card in PROJECT_CARDS if card.points_each)


def every_requirement() -> list[Requirement]:
    return [one for card in PROJECT_CARDS for one in card.requirements]


def plain(card: ProjectCard) -> int:
    """Return the points of a card if they are a plain number, else 0."""
    return card.points.each if card.points is not None and not card.points.per else 0
