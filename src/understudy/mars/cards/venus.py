"""The project cards of Venus Next."""

from typing import Final

from understudy.mars.cards.expansion_vocabulary import bot_gains, pays_for, removes_from_tag
from understudy.mars.cards.vocabulary import (
    action,
    adds,
    card,
    discards,
    discount,
    draws,
    gains,
    off_map_city,
    on_tag,
    one_of,
    per,
    places,
    production,
    raises,
    rating,
    spends,
    tags,
    takes_off,
    when,
    x,
)
from understudy.mars.human.rules.counts import X

VENUS: Final = (
    card(
        "213 Aerial Mappers",
        action(adds(floater=1, to="any")),
        action(takes_off(floater=1), draws(1)),
    ),
    card("214 Aerosport Tournament", gains(mc=per("cities"))),
    card("215 Air-Scrapping Expedition", raises("venus"), adds(floater=3, to="any", tag="venus")),
    card("216 Atalanta Planitia Lab", draws(2)),
    card(
        "217 Atmoscoop",
        one_of(raises("temperature", 2), raises("venus", 2)),
        adds(floater=2, to="any"),
    ),
    card("218 Comet for Venus", raises("venus"), removes_from_tag("venus", mc=4)),
    card("219 Corroder Suits", production(mc=2), adds(any=1, to="any", tag="venus")),
    card("220 Dawn City", production(energy=-1, titanium=1), off_map_city()),
    card(
        "221 Deuterium Export",
        action(adds(floater=1)),
        action(takes_off(floater=1), production(energy=1)),
    ),
    card("222 Dirigibles", action(adds(floater=1, to="any")), pays_for("floater", 3, "venus")),
    card(
        "223 Extractor Balloons",
        adds(floater=3),
        action(adds(floater=1)),
        action(takes_off(floater=2), raises("venus")),
    ),
    card("224 Extremophiles", action(adds(microbe=1, to="any"))),
    card("225 Floating Habs", action(spends(mc=2), adds(floater=1, to="any"))),
    card(
        "226 Forced Precipitation",
        action(spends(mc=2), adds(floater=1)),
        action(takes_off(floater=2), raises("venus")),
    ),
    card(
        "227 Freyja Biodomes",
        production(energy=-1, mc=2),
        one_of(
            adds(microbe=2, to="another", tag="venus"), adds(animal=2, to="another", tag="venus")
        ),
    ),
    card("228 GHG Import From Venus", production(heat=3), raises("venus")),
    card("229 Giant Solar Shade", raises("venus", 3)),
    card("230 Gyropolis", production(energy=-2, mc=tags("venus", "earth")), places("city", "city")),
    card(
        "231 Hydrogen to Venus",
        raises("venus"),
        adds(floater=tags("jovian"), to="any", tag="venus"),
    ),
    card("232 Io Sulphur Research", when(tags("venus"), 3, draws(3), draws(1))),
    card("233 Ishtar Mining", production(titanium=1)),
    card(
        "234 Jet Stream Microscrappers",
        action(spends(titanium=1), adds(floater=2)),
        action(takes_off(floater=2), raises("venus")),
    ),
    card(
        "235 Local Shading", action(adds(floater=1)), action(takes_off(floater=1), production(mc=1))
    ),
    card("236 Luna Metropolis", production(mc=tags("earth")), off_map_city()),
    card("237 Luxury Foods"),
    card(
        "238 Maxwell Base",
        production(energy=-1),
        off_map_city(),
        action(adds(any=1, to="any", tag="venus")),
    ),
    card("239 Mining Quota", production(steel=2)),
    card("240 Neutralizer Factory", raises("venus")),
    card("241 Omnicourt", rating(2)),
    card("242 Orbital Reflectors", production(heat=2), raises("venus", 2)),
    card(
        "243 Rotator Impacts",
        action(spends(mc=6, metals=["titanium"]), adds(asteroid=1)),
        action(takes_off(asteroid=1), raises("venus")),
    ),
    card("244 Sister Planet Support", production(mc=3)),
    card("245 Solarnet", draws(2)),
    card("246 Spin-Inducing Asteroid", raises("venus", 2)),
    card("247 Sponsored Academies", discards(1), draws(3), bot_gains(mc=1)),
    card(
        "248 Stratopolis",
        production(mc=2),
        off_map_city(),
        action(adds(floater=2, to="any", tag="venus")),
    ),
    card("249 Stratospheric Birds", takes_off(floater=1, of="all"), action(adds(animal=1))),
    card("250 Sulphur Exports", production(mc=tags("venus")), raises("venus")),
    card(
        "251 Sulphur-Eating Bacteria",
        action(adds(microbe=1)),
        action(takes_off(microbe=x), gains(mc=X(3))),
    ),
    card("252 Terraforming Contract", production(mc=4)),
    card(
        "253 Thermophiles",
        action(adds(microbe=1, to="any", tag="venus")),
        action(takes_off(microbe=2), raises("venus")),
    ),
    card("254 Water to Venus", raises("venus")),
    card("255 Venus Governor", production(mc=2)),
    card("256 Venus Magnetizer", action(production(energy=-1), raises("venus"))),
    card("257 Venus Soils", production(plants=1), raises("venus"), adds(microbe=2, to="another")),
    card("258 Venus Waystation", discount(2, tag="venus", each=True)),
    card("259 Venusian Animals", on_tag("science", do=adds(animal=1))),
    card("260 Venusian Insects", action(adds(microbe=1))),
    card(
        "261 Venusian Plants",
        raises("venus"),
        one_of(
            adds(microbe=1, to="another", tag="venus"), adds(animal=1, to="another", tag="venus")
        ),
    ),
)
