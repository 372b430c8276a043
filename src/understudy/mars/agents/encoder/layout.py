"""Names and indices of everything the encoder of Terraforming Mars returns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from understudy.core.agents.encoding import Layout
from understudy.mars.agents.encoder.card_facts import CARD_FACTS
from understudy.mars.cards.library import LIBRARY
from understudy.mars.human.actions.standard_projects import PROJECTS, SELL_PATENTS
from understudy.mars.options import EXPANSIONS, MAPS, MODIFIERS
from understudy.mars.printed.allowed_values import HELD, PARTIES, RESOURCES, TAGS, name_id
from understudy.mars.printed.boards import ICONS, RATINGS
from understudy.mars.printed.colonies import COLONIES
from understudy.mars.printed.corporations import PRINTED_CORPORATIONS
from understudy.mars.printed.events import EVENTS
from understudy.mars.printed.maps import MARS
from understudy.mars.printed.milestones_awards import AWARDS, MILESTONES

ROW: Final = 6
"""Most milestones, and most awards, in a game."""
TRACKS: Final = 8
OTHER: Final = "other"
"""The index of anything without one of its own."""

QUESTIONS: Final = (
    "mars-you-turn", "mars-you-second-action", "mars-you-buy", "mars-you-sell",
    "mars-you-choose-sold", "mars-you-choose-space", "mars-you-choose-option",
    "mars-you-choose-corporation", "mars-you-choose-amount", "mars-you-choose-target",
    "mars-you-choose-kept", "mars-you-choose-whether", "mars-ask-draft", "mars-you-choose-fee",
    "mars-you-choose-preludes", "mars-you-choose-next-prelude", "mars-you-choose-prelude",
    "mars-you-choose-colony", "mars-you-choose-resource",
    "mars-you-choose-discarded", "mars-you-keep-energy", "mars-you-choose-holder",
    "mars-you-choose-giver", "mars-you-choose-party", "mars-you-choose-copied",
    "mars-you-choose-repeated", "mars-you-choose-used", "mars-you-choose-played",
    "mars-you-choose-hosted", "mars-you-choose-returned", "mars-you-choose-parameter",
    "mars-you-floaters-as-heat",
)  # fmt: skip
_HONORS: Final = tuple(
    dict.fromkeys(
        name_id(name)
        for group in (MILESTONES, AWARDS)
        for names in group.values()
        for name in names
    )
)
_NUMBERS: Final = tuple(card.number for card in LIBRARY)
CARD_ROLES: Final = ("hand", "play", "offered", "used", "asks")


def _names(group: str, names: Iterable[object]) -> list[str]:
    return [f"{group}:{name}" for name in names]


_ITEMS: Final = (
    "",
    *(name for role in CARD_ROLES for name in _names(role, _NUMBERS)),
    *_names("question", (*QUESTIONS, OTHER)),
    *_names("generation", range(1, 24)),
    *(f"icon:{track}:{icon}" for track in range(TRACKS) for icon in (*ICONS[1:], *RATINGS, OTHER)),
    *_names("bot", PRINTED_CORPORATIONS),
    *_names("map", MAPS),
    *_names("tile", ("greenery", "city", "ocean", "capital", OTHER)),
    *_names("goal", (*_HONORS, OTHER)),
    *_names("colony", COLONIES),
    *_names("ruling", PARTIES),
    *_names("dominant", PARTIES),
    *_names("event", EVENTS),
)
ITEM: Final = {name: index for index, name in enumerate(_ITEMS)}
_FIRST: Final = tuple([ITEM[f"{role}:{_NUMBERS[0]}"] for role in CARD_ROLES])
HAND: Final = _FIRST[0]
PLAY: Final = _FIRST[1]
OFFERED: Final = _FIRST[2]
USED: Final = _FIRST[3]
ASKS: Final = _FIRST[4]

KINDS: Final = (
    "play", "action", "standard_project", "convert", "claim", "fund", "trade", "delegate",
    "policy", "pass", "end", "buy", "stop", "card", "give", "sell", "space", "number", "option",
    "yes_no", "name", OTHER,
)  # fmt: skip
_WORDS: Final = tuple(
    dict.fromkeys(
        (
            *PROJECTS, SELL_PATENTS, *RESOURCES, *_HONORS, *COLONIES, *PARTIES, *HELD,
            "bot", "human", "nobody", "none", "yes", "no",
            "temperature", "oxygen", "oceans", "venus",
            *(f".{number}" for number in range(1, 10)), OTHER,
        )
    )
)  # fmt: skip
_ANSWER_ITEMS: Final = (
    "",
    *_names("kind", KINDS),
    *_names("card", _NUMBERS),
    *_names("action", _NUMBERS),
    *_names("name", _WORDS),
    *_names("space", MARS.names),
)
ANSWER_ITEM: Final = {name: index for index, name in enumerate(_ANSWER_ITEMS)}
CARD: Final = ANSWER_ITEM[f"card:{_NUMBERS[0]}"]
ACTION: Final = ANSWER_ITEM[f"action:{_NUMBERS[0]}"]

STATE: Final = (
    *_names("stock", RESOURCES),
    *_names("few", RESOURCES),
    *_names("production", RESOURCES),
    *_names("tags", TAGS),
    *_names("discount", TAGS),
    *_names("on cards", HELD),
    "generation", "generations left", "last generation", "temperature left", "oxygen left",
    "oceans left", "venus", "steps left", "temperature done", "oxygen done", "oceans done",
    "all done", "3 steps left", "8 steps left",
    "tr", "bot tr", "bot mc", "points", "bot points", "lead", "card points", "city points",
    "greenery points", "award points", "milestone points", "turmoil points", "bot city points",
    "bot greenery points", "bot award points", "bot milestone points", "bot mc points",
    "bot card points", "bot neural points", "bot turmoil points", "bot corporation points",
    "cards in hand", "cards in play", "events", "cards used", "cities", "bot cities",
    "cities off the map", "greeneries", "bot greeneries", "free land", "free land next to yours",
    "bot passed", "you start", "bot action deck", "bot bonus deck", "bot played", "bot floaters",
    "steel value", "titanium value", "discount", "card price", "greenery plants",
    "discount with requirement", "next discount", "influence", "ocean money", "fleets",
    "bot fleets", "spendable", "income", "milestones claimed", "awards funded", "drafting",
    *_names("bot track", range(TRACKS)),
    *(
        f"milestone {slot} {what}"
        for slot in range(ROW)
        for what in ("yours", "bot's", "progress", "reached", "bot progress")
    ),
    *(f"award {slot} {what}" for slot in range(ROW) for what in ("funded", "lead", "won", "value")),
    *_names("rule", MODIFIERS),
    *_names("expansion", EXPANSIONS),
    *(f"colony {name} {what}" for name in COLONIES for what in ("step", "yours", "fleet")),
    *(f"party {name} {what}" for name in PARTIES for what in ("size", "yours", "leader")),
    "chairman", "delegates left", "lobby",
)  # fmt: skip

ANSWER: Final = (
    "price", "left after", "requirement missed", "missed by", "points now", "resources on card",
    *_names("production", RESOURCES),
    *_names("gain", RESOURCES),
    "rating", "amount", "share", "default", "lead", "value",
    "bonus steel", "bonus titanium", "bonus plant", "bonus card", "bonus heat", "bonus energy",
    "bonus other", "oceans near", "greeneries near", "bot greeneries near", "cities near",
    "bot cities near", "free land near", "free ocean near", "ocean space", "reserved",
    "your tiles near", "bot tiles near", "volcanic", "colony step", "colony yours", "party size",
    "party yours", "party leader",
)  # fmt: skip
ANSWER_AT: Final = {name: index for index, name in enumerate(ANSWER)}

LAYOUT: Final = Layout(
    1, STATE, _ITEMS, ANSWER, _ANSWER_ITEMS, CARD_FACTS,
    (HAND, PLAY, OFFERED, USED, ASKS), (CARD, ACTION),
)  # fmt: skip
