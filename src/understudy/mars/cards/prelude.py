"""The project cards of Prelude."""

from typing import Final

from understudy.mars.cards.expansion_vocabulary import pays_for
from understudy.mars.cards.vocabulary import action, adds, card, draws, places, production

PRELUDE: Final = (
    card("P36 House Printing", production(steel=1)),
    card("P37 Lava Tube Settlement", production(energy=-1, mc=2), places("city", "volcanic city")),
    card("P38 Martian Survey", draws(2)),
    card("P39 Psychrophiles", action(adds(microbe=1)), pays_for("microbe", 2, "plant")),
    card("P40 Research Coordination"),
    card("P41 SF Memorial", draws(1)),
    card("P42 Space Hotels", production(mc=4)),
)
