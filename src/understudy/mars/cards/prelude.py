"""The project cards of Prelude and Prelude 2."""

from typing import Final

from understudy.mars.cards.expansion_vocabulary import (
    adds_to_several,
    delegates,
    draws_preludes,
    influence,
    on_trade,
    passes,
    pays_for,
    reveals_several,
    trade_steps,
)
from understudy.mars.cards.vocabulary import (
    action,
    adds,
    card,
    discards,
    draws,
    gains,
    per,
    places,
    production,
    raises,
    rating,
    reveals_until,
    spends,
    steals,
    tags,
    takes_off,
    total,
    x,
)
from understudy.mars.human.rules.counts import X

PRELUDE: Final = (
    card("P36 House Printing", production(steel=1)),
    card("P37 Lava Tube Settlement", production(energy=-1, mc=2), places("city", "volcanic city")),
    card("P38 Martian Survey", draws(2)),
    card("P39 Psychrophiles", action(adds(microbe=1)), pays_for("microbe", 2, "plant")),
    card("P40 Research Coordination"),
    card("P41 SF Memorial", draws(1)),
    card("P42 Space Hotels", production(mc=4)),
)

PRELUDE2: Final = (
    card(
        "P68 Ceres Tech Market",
        gains(mc=per("own colonies", times=2)),
        action(discards(x), gains(mc=X(2))),
    ),
    card(
        "P69 Cloud Tourism",
        production(mc=per("pairs of tags", "earth", "venus")),
        action(adds(floater=1)),
    ),
    card("P70 Colonial Envoys", delegates(per("own colonies"), same_party=False)),
    card("P71 Colonial Representation", gains(mc=per("own colonies", times=3)), influence(1)),
    card("P72 Envoys From Venus", delegates(2)),
    card(
        "P73 Floating Refinery",
        adds(floater=tags("venus")),
        action(adds(floater=1)),
        action(takes_off(floater=2, of="one"), gains(titanium=1, mc=2)),
    ),
    card("P74 Frontier Town", production(energy=-1), places("city", "city", times=3)),
    card("P75 GHG Shipment", production(heat=1), gains(heat=per("on cards", "floater"))),
    card("P76 Ishtar Expedition", gains(titanium=3), reveals_until(2, tag="venus")),
    card("P77 Jovian Envoys", delegates(2)),
    card("P78 L1 Trade Terminal", adds_to_several(3), trade_steps(2)),
    card("P79 Microgravity Nutrition", production(mc=per("own colonies"))),
    card("P80 Red Appeasement", production(mc=2), passes()),
    card("P81 Soil Studies", gains(plants=total(tags("venus", "plant"), per("own colonies")))),
    card("P82 Special Permit", steals(plants=4, full=True)),
    card("P83 Sponsoring Nation", rating(3), delegates(2)),
    card("P84 Stratospheric Expedition", adds(floater=2, to="any"), reveals_until(2, tag="venus")),
    card(
        "P85 Summit Logistics",
        gains(mc=total(tags("earth", "venus", "jovian"), per("own colonies"))),
        draws(2),
    ),
    card("P86 Unexpected Application", discards(1), raises("venus")),
    card("P87 Venus Allies", gains(mc=per("own colonies", times=4)), raises("venus", 2)),
    card("P88 Venus Orbital Survey", action(reveals_several(2, tag="venus"))),
    card(
        "P89 Venus Shuttles",
        adds(floater=2, to="any", tag="venus"),
        action(spends(mc=12, less=tags("venus")), raises("venus")),
    ),
    card("P90 Venus Trade Hub", on_trade(gains(mc=3))),
    card("P91 WG Project", draws_preludes(3)),
)
