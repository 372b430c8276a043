"""The project cards of Turmoil."""

from typing import Final

from understudy.mars.cards.expansion_vocabulary import (
    becomes_chairman,
    delegates,
    influence,
    removes_delegate,
    replaces_neutral,
)
from understudy.mars.cards.vocabulary import (
    action,
    card,
    draws,
    gains,
    on_tag,
    per,
    places,
    production,
    rating,
    removes,
    spends,
    tags,
)

TURMOIL: Final = (
    card("T01 Aerial Lenses", production(heat=2), removes(plants=2)),
    card("T02 Banned Delegate", removes_delegate()),
    card(
        "T03 Cultural Metropolis", production(energy=-1, mc=3), places("city", "city"), delegates(2)
    ),
    card("T04 Diaspora Movement", gains(mc=per("all tags", "jovian"))),
    card("T05 Event Analysts", influence(1)),
    card("T06 GMO Contract", on_tag("plant", "animal", "microbe", do=gains(mc=2))),
    card("T07 Martian Media Center", production(mc=2), action(spends(mc=3), delegates(1))),
    card("T08 Parliament Hall", production(mc=tags("building", every=3))),
    card("T09 PR Office", gains(mc=tags("earth")), rating(1)),
    card("T10 Public Celebrations"),
    card("T11 Recruitment", replaces_neutral()),
    card("T12 Red Tourism Wave", gains(mc=per("empty beside own tiles"))),
    card("T13 Sponsored Mohole", production(heat=2)),
    card("T14 Supported Research", draws(2)),
    card("T15 Wildlife Dome", places("greenery", "greenery")),
    card("T16 Vote Of No Confidence", becomes_chairman(), rating(1)),
    card("X09 Political Alliance", rating(1)),
)
