"""The parties of Turmoil, and the effects of global events on you.

The steps of a party are its ruling bonus, the other clauses its policy. Global events do not affect
MarsBot (15.5).
"""

from __future__ import annotations

from typing import Final

from understudy.mars.cards.expansion_vocabulary import (
    adds_to_every,
    cools,
    gains_any,
    keeps_at_most,
    loses_cards,
    loses_production,
    loses_rating,
    lowest_rating_gains,
    raises_without_reward,
    removes_ocean,
)
from understudy.mars.cards.vocabulary import (
    action,
    adds,
    card,
    draws,
    gains,
    loses,
    metal_value,
    on_tile,
    one_of,
    per,
    production,
    rating,
    spends,
    takes_off,
    total,
    when,
)
from understudy.mars.human.rules.counts import Per

influence: Final = per("influence")


def tags(*of: str, times: int = 1, influence: int = 0) -> Per:
    """An amount per printed tag; with influence at most five tags count."""
    most = 5 if influence else 999
    return per("printed tags", *of, times=times, most=most, influence=influence)


PARTIES: Final = (
    card(
        "mars_first",
        gains(mc=tags("building")),
        on_tile("any", gains(steel=1), own=True, in_action=True),
    ),
    card(
        "kelvinists",
        gains(mc=per("production", "heat")),
        action(spends(mc=10), production(energy=1, heat=1), condition="any number of times"),
    ),
    card("reds", lowest_rating_gains()),
    card(
        "greens",
        gains(mc=tags("plant", "microbe", "animal")),
        on_tile("greenery", gains(mc=4), own=True, in_action=True),
    ),
    card("unity", gains(mc=tags("venus", "earth", "jovian")), metal_value("titanium")),
    card("scientists", gains(mc=tags("science")), action(spends(mc=10), draws(3))),
)
"""The Reds' tax on rating steps is part of the rating rules."""

_election: Final = total(influence, per("printed tags", "building"), per("own cities"))

GLOBAL_EVENTS: Final = (
    card(
        "Global Dust Storm",
        loses(heat=per("stock", "heat")),
        loses(mc=tags("building", times=2, influence=-1)),
    ),
    card("Sponsored Projects", adds_to_every("any", least=1), draws(influence)),
    card("Asteroid Mining", gains(titanium=tags("jovian", influence=1))),
    card(
        "Generous Funding",
        gains(mc=per("sets of rating above", "15", times=2, most=5, influence=1)),
    ),
    card("Successful Organisms", gains(plants=per("production", "plants", most=5, influence=1))),
    card("Eco Sabotage", keeps_at_most(plants=3)),
    card("Productivity", gains(steel=per("production", "steel", most=5, influence=1))),
    card("Snow Cover", cools(2), draws(influence)),
    card("Diversity", when(per("printed kinds of tags", influence=1), 9, gains(mc=10))),
    card("Pandemic", loses(mc=tags("building", times=3, influence=-1))),
    card("War on Earth", loses_rating(4)),
    card(
        "Improved Energy Templates",
        production(energy=per("printed tags", "power", every=2, influence=1)),
    ),
    card("Interplanetary Trade", gains(mc=tags("space", times=2, influence=1))),
    card("Celebrity Leaders", gains(mc=per("own events", times=2, most=5, influence=1))),
    card("Spin-Off Products", gains(mc=tags("science", times=2, influence=1))),
    card("Election", when(_election, 10, rating(2), when(_election, 5, rating(1)))),
    card(
        "Aquifer Released by Public Council",
        raises_without_reward("oceans"),
        gains(plants=influence, steel=influence),
    ),
    card("Paradigm Breakdown", loses_cards(2), gains(mc=per("influence", times=2))),
    card("Homeworld Support", gains(mc=tags("earth", times=2, influence=1))),
    card("Riots", loses(mc=per("own cities", times=4, most=5, influence=-1))),
    card("Volcanic Eruptions", raises_without_reward("temperature", 2), production(heat=influence)),
    card("Mud Slides", loses(mc=per("own tiles next to oceans", times=4, most=5, influence=-1))),
    card("Miners On Strike", loses(titanium=tags("jovian", influence=-1))),
    card("Sabotage", loses_production(energy=1, steel=1), gains(steel=influence)),
    card("Revolution", when(total(per("printed tags", "earth"), influence), 4, rating(-2))),
    card("Dry Deserts", removes_ocean(), gains_any(influence)),
    card("Scientific Community", gains(mc=per("cards in hand", influence=1))),
    card("Corrosive Rain", one_of(takes_off(floater=2, of="one"), loses(mc=10)), draws(influence)),
    card("Jovian Tax Rights", production(mc=per("own colonies")), gains(titanium=influence)),
    card(
        "Red Influence",
        loses(mc=per("sets of rating above", "10", times=3, most=5)),
        production(mc=influence),
    ),
    card("Solarnet Shutdown", loses(mc=per("blue cards", times=3, most=5, influence=-1))),
    card("Strong Society", gains(mc=per("own cities", times=2, most=5, influence=1))),
    card("Solar Flare", loses(mc=tags("space", times=3, influence=-1))),
    card("Venus Infrastructure", gains(mc=tags("venus", times=2, influence=1))),
    card("Cloud Societies", adds_to_every("floater"), adds(floater=influence, to="any")),
    card(
        "Microgravity Health Problems", loses(mc=per("own colonies", times=3, most=5, influence=-1))
    ),
)
