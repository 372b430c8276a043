"""Your turn at the real table: the reports you enter (6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from understudy.core import (
    Card,
    Change,
    Choice,
    Fields,
    Menu,
    Number,
    Override,
    Space,
    Step,
    Table,
    YesNo,
    fields,
    new_step,
)
from understudy.mars.companion import actions
from understudy.mars.companion.card_reports import CARD_REPORTS, card_entries, removal_entries
from understudy.mars.companion.cards import (
    find_preludes,
    you_play,
    you_play_prelude,
    you_use_action,
)
from understudy.mars.companion.edit_board import EDITS, edit_entries
from understudy.mars.companion.effects_on_marsbot import EFFECTS_ON_MARSBOT
from understudy.mars.companion.standings import award_notes, milestone_notes
from understudy.mars.marsbot.attacks import you_lower, you_remove
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.marsbot.decks import project_cards_of
from understudy.mars.marsbot.fund_award import AWARD_LIMIT
from understudy.mars.planet.spaces import OVERRULED_BY_CARDS, legal_spaces, untaken
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.cards import CARD_ID, CARD_NUMBER, find_project_cards
from understudy.mars.printed.colonies import SLOTS
from understudy.mars.printed.maps import MARS
from understudy.mars.state import (
    HUMAN,
    MAX_OCEANS,
    MAX_OXYGEN,
    MAX_TEMPERATURE,
    MAX_VENUS,
    NEW_HOLLAND,
    PARTIES,
    Game,
)

REMOVABLE: Final = (*RESOURCES, "animal", "microbe")
CARD_POINTS: Final = "card_points"
LEAST_POINTS: Final = -50
AGAINST_RULES: Final = Override(id="mars-field-insist", over=OVERRULED_BY_CARDS)
"""Override: a card allows a space for a tile that the rules do not."""
DONE: Final[dict[str, object]] = {"do": "done"}
PASS: Final[dict[str, object]] = {"do": "pass"}


def report_turn(game: Game, table: Table) -> None:
    """Ask for reports until your turn is over or you pass (section 4). [A p.5]"""
    if table.listening:
        table.record(_turn_step)
    table.depth += 1
    while True:
        answer = table.ask(turn_question(game))
        did = str(answer["do"])
        if did == "done":
            break
        if did == "pass":
            game.you.passed = True
            if table.listening:
                table.record(_pass_step)
            break
        REPORTS[did](game, table, answer)
    table.depth -= 1


def report_preludes(game: Game, table: Table) -> None:
    """Ask what your corporation and preludes did, if MarsBot's corporation may react (15.1).

    Otherwise you report it in your first turn.
    """
    if not game.prelude or not game.triggers.for_both_sides():
        return
    if table.listening:
        table.record(_turn_step)
    table.depth += 1
    while True:
        question = Menu(
            "mars-ask-preludes", "C p.1", "mars-report", ("done",), lambda: _entries(game), DONE
        )
        answer = table.ask(question)
        if answer["do"] == "done":
            break
        REPORTS[str(answer["do"])](game, table, answer)
    table.depth -= 1


def _turn_step() -> Step:
    return new_step("mars-turn-human", "A p.5")


def _pass_step() -> Step:
    return new_step("mars-you-pass", "A p.5", Change("human.passed", 0, 1))


def turn_question(game: Game) -> Menu:
    """Return the menu of reports. Its entries are computed only when they are shown.

    Once MarsBot has passed, the default is to pass too.
    """
    # Asked every turn: positional arguments are faster than keywords.
    return Menu(
        "mars-ask-turn",
        "A p.5",
        "mars-report",
        ("done", "pass"),
        lambda: _entries(game),
        PASS if game.bot.passed else DONE,
    )


def _entries(game: Game) -> tuple[tuple[str, Fields], ...]:
    entries: list[tuple[str, Fields]] = []
    spaces = MARS.named(untaken(game, HUMAN))
    if spaces:
        entries.append(("tile", _tile_fields(game, spaces)))
    entries.append(("off_map_city", ()))
    raisable = _raisable(game)
    if raisable:
        entries.append(("raise", _raise_fields(raisable)))
    entries += _milestone_award_entries(game)
    resource = Choice(
        id="mars-field-resource", kind="mars-resource", options=REMOVABLE, default="plants"
    )
    amount = Number(id="mars-field-amount", low=1, high=40, default=1)
    entries.append(("remove", fields(resource=resource, amount=amount)))
    entries.append(("steal", fields(resource=resource, amount=amount)))
    if game.corporation is not None and game.corporation.attackable:
        entries.append(("remove_from_card", fields(amount=amount)))
        entries.append(("steal_from_card", fields(amount=amount)))
    entries += _lower_entries(game)
    for report, gone in (("card", _not_concerned(game)), ("card_action", _no_action(game))):
        card = Card(
            id="mars-field-your-card", kind="mars-card", pool="project", find=find_project_cards,
            gone=gone,
        )  # fmt: skip
        entries.append((report, fields(card=card)))
    if game.prelude and game.triggers.your_card:
        prelude = Card(
            id="mars-field-prelude", kind="mars-prelude", pool="preludes", find=find_preludes
        )
        entries.append(("prelude", fields(card=prelude)))
    change = Number(id="mars-field-tr", low=-20, high=20, default=1)
    entries.append(("tr", fields(change=change)))
    known = game.you.facts().get(f"human.{CARD_POINTS}") or 0
    points = Number(id="mars-field-points", low=LEAST_POINTS, default=int(known))
    entries.append(("points", fields(points=points)))
    entries += _expansion_entries(game)
    entries += card_entries(game)
    entries += edit_entries(game)
    entries += removal_entries(game)
    return tuple(entries)


ALL_CARDS: Final = frozenset(CARD_ID)
ACTIONS_ON_MARSBOT: Final = frozenset(n for n, one in EFFECTS_ON_MARSBOT.items() if one.by_action)
"""The cards whose action concerns MarsBot."""
PLAYS_ON_MARSBOT: Final = frozenset(EFFECTS_ON_MARSBOT) - ACTIONS_ON_MARSBOT
"""The cards that concern MarsBot when they are played."""


def _not_concerned(game: Game) -> frozenset[str]:
    """Return the cards that need no report: not in play, or without effect on MarsBot."""
    return _all_but(game, ALL_CARDS if game.triggers.your_card else PLAYS_ON_MARSBOT)


def _no_action(game: Game) -> frozenset[str]:
    """Return the cards without an action that concerns MarsBot."""
    return _all_but(game, ACTIONS_ON_MARSBOT)


def _all_but(game: Game, wanted: frozenset[str]) -> frozenset[str]:
    """Return every card, except those of `wanted` that can be yours: MarsBot's real ones cannot."""
    real = game.project.real
    taken = frozenset((*game.bot.played, *game.bot.removed) if real else ())
    return _other_cards(game.setup.expansions, taken, wanted)


# Cached: every answer shows the menu, and the cards in play rarely change.
@lru_cache(maxsize=64)
def _other_cards(
    expansions: frozenset[str], taken: frozenset[int], wanted: frozenset[str]
) -> frozenset[str]:
    yours = (card for card in project_cards_of(expansions) if card not in taken)
    return ALL_CARDS - wanted.intersection(CARD_NUMBER[card] for card in yours)


def _tile_fields(game: Game, spaces: tuple[str, ...]) -> Fields:
    left_out = {NEW_HOLLAND}
    if game.planet.ocean_count == MAX_OCEANS:
        left_out.add("ocean")
    tiles = tuple(tile for tile in actions.TILES if tile not in left_out)
    return fields(
        tile=Choice(id="mars-field-tile", kind="mars-tile", options=tiles, default="greenery"),
        space=Space(
            id="mars-field-space", kind="mars-space", spaces=spaces, by="tile",
            legal=lambda: {tile: MARS.named(legal_spaces(game, HUMAN, tile)) for tile in tiles},
        ),
        insist=AGAINST_RULES,
    )  # fmt: skip


def _raisable(game: Game) -> tuple[str, ...]:
    planet = game.planet
    open_ = {
        "temperature": planet.temperature < MAX_TEMPERATURE,
        "oxygen": planet.oxygen < MAX_OXYGEN,
        "venus": "venus" in game.setup.expansions and planet.venus < MAX_VENUS,
    }
    return tuple(parameter for parameter, left in open_.items() if left)


def _raise_fields(parameters: tuple[str, ...]) -> Fields:
    return fields(
        parameter=Choice(
            id="mars-field-parameter", kind="mars-parameter", options=parameters,
            default=parameters[0],
        ),
        steps=Number(id="mars-field-steps", low=1, high=4, default=1),
    )  # fmt: skip


def _milestone_award_entries(game: Game) -> list[tuple[str, Fields]]:
    entries: list[tuple[str, Fields]] = []
    milestones = [m for m in game.milestone_row if m.name not in game.milestones]
    if len(game.milestones) < MILESTONE_LIMIT:
        choice = Choice(
            id="mars-field-milestone", kind="mars-milestone",
            options=tuple(milestone.name for milestone in milestones),
            notes=lambda: milestone_notes(game, milestones),
        )  # fmt: skip
        entries.append(("claim", fields(milestone=choice)))
    awards = [a for a in game.award_row if a.name not in game.awards]
    if len(game.awards) < AWARD_LIMIT:
        choice = Choice(
            id="mars-field-award", kind="mars-award",
            options=tuple(award.name for award in awards),
            notes=lambda: award_notes(game, awards),
        )  # fmt: skip
        entries.append(("fund", fields(award=choice)))
    return entries


def _expansion_entries(game: Game) -> list[tuple[str, Fields]]:
    entries: list[tuple[str, Fields]] = []
    free = tuple(tile.name for tile in game.colonies if len(tile.owners) < SLOTS)
    if free:
        colony = Choice(id="mars-field-colony", kind="mars-colony", options=free, default=free[0])
        entries.append(("colony", fields(colony=colony)))
    open_ = tuple(tile.name for tile in game.colonies if tile.fleet is None)
    if open_:
        colony = Choice(id="mars-field-colony", kind="mars-colony", options=open_, default=open_[0])
        entries.append(("trade", fields(colony=colony)))
    turmoil = game.turmoil
    if turmoil is not None and (turmoil.lobby or turmoil.reserve[HUMAN]):
        first = PARTIES[0]
        party = Choice(id="mars-field-party", kind="mars-party", options=PARTIES, default=first)
        entries.append(("delegate", fields(party=party)))
    return entries


def placement_bonus_entries(game: Game) -> tuple[tuple[str, Fields], ...]:
    """Return the reports of a delegate or a colony that a space of this map may give."""
    special = game.map.special
    given: list[str] = []
    if any("d" in icons for icons in game.map.bonus):
        given.append("delegate_by_card")
    if special is not None and special.get == "colony":
        given.append("colony")
    entries = (*_expansion_entries(game), *card_entries(game)) if given else ()
    return tuple(entry for entry in entries if entry[0] in given)


def _lower_entries(game: Game) -> list[tuple[str, Fields]]:
    """Return the report to lower a production, limited by MarsBot's trackers (6.3)."""
    positions = {
        production: game.bot.tracks[row].position for production, row in game.board.lowered.items()
    }
    possible = tuple(r for r in RESOURCES if positions.get(r, 0) > 0)
    if not possible:
        return []
    highest = max(positions[production] for production in possible)
    production = Choice(
        id="mars-field-production", kind="mars-resource", options=possible, default=possible[0]
    )
    steps = Number(id="mars-field-steps", low=1, high=highest, default=1)
    return [("lower", fields(production=production, steps=steps))]


Report = Callable[[Game, Table, dict[str, Any]], None]

REPORTS: Final[dict[str, Report]] = {
    "tile": lambda g, t, a: actions.you_place(
        g, t, a["tile"], MARS.index[a["space"]], insist=a["insist"]
    ),
    "off_map_city": lambda g, t, a: actions.you_place_off_map_city(g, t),
    "raise": lambda g, t, a: actions.you_raise(g, t, a["parameter"], a["steps"]),
    "claim": lambda g, t, a: actions.you_claim(g, t, a["milestone"]),
    "fund": lambda g, t, a: actions.you_fund(g, t, a["award"]),
    "remove": lambda g, t, a: _take(g, t, a, steal=False),
    "steal": lambda g, t, a: _take(g, t, a, steal=True),
    "remove_from_card": lambda g, t, a: _take_plants(g, t, a["amount"], steal=False),
    "steal_from_card": lambda g, t, a: _take_plants(g, t, a["amount"], steal=True),
    "lower": lambda g, t, a: you_lower(g, t, a["production"], a["steps"]),
    "card": lambda g, t, a: _play(g, t, a["card"]),
    "card_action": lambda g, t, a: _use(g, t, a["card"]),
    "prelude": lambda g, t, a: you_play_prelude(g, t, a["card"]),
    "tr": lambda g, t, a: actions.you_change_tr(g, t, a["change"]),
    "points": lambda g, t, a: g.you.report_card_points(g, t, a["points"]),
    "colony": lambda g, t, a: actions.you_build_colony(g, t, a["colony"]),
    "trade": lambda g, t, a: actions.you_trade(g, t, a["colony"]),
    "delegate": lambda g, t, a: actions.you_send_delegate(g, t, a["party"]),
    **CARD_REPORTS,
    **EDITS,
}
"""The function of each entry of the menu."""


def _take(game: Game, table: Table, answer: dict[str, Any], *, steal: bool) -> None:
    you_remove(game, table, answer["resource"], answer["amount"], steal=steal)


def _take_plants(game: Game, table: Table, amount: int, *, steal: bool) -> None:
    you_remove(game, table, "plants", amount, steal=steal, from_card=True)


def _play(game: Game, table: Table, number: str) -> None:
    """Play a card. Ask whether it attacks MarsBot if it is reported for another reason too."""
    effects = EFFECTS_ON_MARSBOT.get(number)
    attack = True
    if (
        effects is not None
        and effects.attacks
        and not effects.by_action
        and (effects.rulings or game.triggers.your_card)
    ):
        attack = table.ask(YesNo(id="mars-ask-attacks-bot", cite="A p.4", default=True))
    you_play(game, table, number, attack=attack)


def _use(game: Game, table: Table, number: str) -> None:
    you_use_action(game, table, number)
