"""Your corporations of the base game."""

from typing import Final

from understudy.mars.cards.vocabulary import (
    action,
    card,
    discount,
    draws,
    first_action,
    gains,
    greenery_discount,
    metal_value,
    on_card,
    on_event,
    on_metal_space,
    on_project,
    on_tag,
    on_tile,
    pays_for_anything,
    places,
    production,
    project_discount,
    rating,
    requirement_tolerance,
    spends,
)

CORPORATIONS: Final = (
    card("R00 Beginner Corporation", draws(10)),
    card(
        "R08 CrediCor", on_card(gains(mc=4), least_cost=20), on_project(gains(mc=4), least_cost=20)
    ),
    card("R09 PhoboLog", gains(titanium=10), metal_value("titanium")),
    card(
        "R13 ThorGate",
        production(energy=1),
        discount(3, tag="power"),
        project_discount("power_plant", 3),
    ),
    card("R17 Ecoline", production(plants=2), gains(plants=3), greenery_discount(1)),
    card("R18 Helion", production(heat=3), pays_for_anything("heat")),
    card("R19 Interplanetary Cinematics", gains(steel=20), on_event(gains(mc=2))),
    card(
        "R24 Mining Guild", production(steel=1), gains(steel=5), on_metal_space(production(steel=1))
    ),
    card(
        "R31 Tharsis Republic",
        first_action(places("city", "city")),
        on_tile("city", production(mc=1), on_mars=True),
        on_tile("city", gains(mc=3), own=True),
    ),
    card(
        "R32 United Nations Mars Initiative",
        action(spends(mc=3), rating(1), condition="rating raised"),
    ),
    card("R43 Inventrix", first_action(draws(3)), requirement_tolerance(2)),
    card(
        "R03 Saturn Systems",
        production(titanium=1),
        on_tag("jovian", do=production(mc=1), own=False),
    ),
    card("R30 Teractor", discount(3, tag="earth", each=True)),
)
