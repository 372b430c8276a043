"""Effects of corporation cards at their triggers: shared vocabulary, then single cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.components.deck import FACE_DOWN
from understudy.core import Change, Choice, Ref, Table
from understudy.mars.expansions.colonies import add_colony_tile, unused_colony_tiles
from understudy.mars.marsbot.claim_milestone import claim_milestone
from understudy.mars.marsbot.corporation import (
    Order,
    carry_out_effect,
    on_card,
    put_on_card,
    tell_effect,
)
from understudy.mars.marsbot.corporations.orders import (
    advances,
    floater,
    raises_temperature,
    rating,
)
from understudy.mars.marsbot.decks import draw_project_card
from understudy.mars.marsbot.fund_award import fund_award
from understudy.mars.marsbot.mc_and_tr import Reason, gain_mc, gain_tr, lose_mc
from understudy.mars.marsbot.tracks import advance, most_advanced
from understudy.mars.printed.cards import PROJECT_CARDS, ProjectCard, is_bonus
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_ref, moved
from understudy.mars.state import BOT, HUMAN, Game
from understudy.mars.state.triggers import PlayableCard, Reaction

CardTest = Callable[[ProjectCard], bool]
OnCard = Callable[[Game, Table, ProjectCard], None]
YourCard = Callable[[Game, Table, PlayableCard], None]
OnTag = Callable[[Game, Table, str], None]


def carries_out(order: Order) -> Reaction:
    """Carry out an order; an impossible one is a Failed Action (10.1)."""

    def reaction(game: Game, table: Table) -> None:
        carry_out_effect(game, table, order)

    return reaction


def reacts(order: Order) -> Reaction:
    """Carry out an order after an event on the planet, also one of B16 (19.3). [B p.4]"""

    def reaction(game: Game, table: Table) -> None:
        bot = game.bot
        unrewarded, bot.unrewarded = bot.unrewarded, False
        table.depth += 1
        carry_out_effect(game, table, order)
        table.depth -= 1
        bot.unrewarded = unrewarded

    return reaction


def has_requirement(card: ProjectCard) -> bool:
    """Return whether a card has a printed requirement."""
    return bool(card.requirements)


def has_points(card: ProjectCard) -> bool:
    """Return whether a card shows a point symbol that is not negative."""
    return card.has_points


def cards_pay(amount: int, fits: CardTest) -> OnCard:
    """Gain MC for each project card of a kind that MarsBot resolves, before its tags (7.2)."""

    def effect(game: Game, table: Table, card: ProjectCard) -> None:
        if fits(card):
            gain_mc(game, table, amount, "mars-corporation-money", "B p.3")

    return effect


def cards_add(kind: str, fits: CardTest) -> OnCard:
    """Add a resource to the corporation card for each project card of a kind."""

    def effect(game: Game, table: Table, card: ProjectCard) -> None:
        if fits(card):
            put_on_card(game, table, kind, 1)

    return effect


def tags_add(kind: str, *tags: str) -> OnTag:
    """Add a resource to the corporation card for each resolved tag of a kind."""

    def effect(game: Game, table: Table, tag: str) -> None:
        if tag in tags:
            put_on_card(game, table, kind, 1)

    return effect


def advances_pay(
    amount: int, *tags: str, onto_card: str = ""
) -> Callable[[Game, Table, int], None]:
    """Gain MC for each advance of these tracks, also over spaces reached before (7.3)."""

    def effect(game: Game, table: Table, row: int) -> None:
        if row not in {game.board.track_of.get(tag) for tag in tags}:
            return
        if onto_card:
            put_on_card(game, table, onto_card, amount)
        else:
            gain_mc(game, table, amount, "mars-corporation-money", "B p.3")

    return effect


def money_on_card(game: Game) -> int:
    """C06: return the MC on the card, the most that MarsBot gains before a refill.

    There is no limit once the Building track has reached its end.
    """
    track = game.track("building")
    return on_card(game, "mc") if track.highest < track.last else NO_LIMIT


NO_LIMIT: Final = 999
"""More than MarsBot ever gains at once."""


def income_from_card(game: Game, table: Table, amount: int) -> None:
    """C06: take the gain from the card; when it is empty, refill it and advance Building."""
    track = game.track("building")
    if track.highest == track.last:
        return
    put_on_card(game, table, "mc", -amount)
    if not on_card(game, "mc"):
        put_on_card(game, table, "mc", 10)
        carry_out_effect(game, table, advances("building"))


def jovian_tags_advance(game: Game, table: Table, tag: str) -> None:
    """C08: advance the Event track for each Jovian tag that MarsBot resolves."""
    if tag == "jovian":
        carry_out_effect(game, table, advances("event"))


def jovian_cards_advance(game: Game, table: Table, card: PlayableCard) -> None:
    """C08: advance the Event track for each card with a Jovian tag that you play."""
    if "jovian" in card.tags:
        carry_out_effect(game, table, advances("event"))


def cities_pay_or_advance(game: Game, table: Table, owner: str) -> None:
    """C10: gain 2 MC for your city; advance the Event track for MarsBot's own."""
    if owner == HUMAN:
        gain_mc(game, table, 2, "mars-corporation-money", "B p.3")
    else:
        carry_out_effect(game, table, advances("event"))


def science_cards_raise_tr(game: Game, table: Table, card: ProjectCard) -> None:
    """C21: gain 1 TR for each card with a science tag."""
    if "science" in card.tags:
        carry_out_effect(game, table, rating(1))


def microbes_cost(amount: int) -> YourCard:
    """C21: MarsBot loses MC for each microbe tag you play, up to what it has."""

    def effect(game: Game, table: Table, card: PlayableCard) -> None:
        for _ in range(card.tags.count("microbe")):
            lose_mc(game, table, amount, "mars-corporation-loss", "B p.3")

    return effect


def microbes_pay_both(amount: int) -> YourCard:
    """C24: for each microbe tag you play, MarsBot gains MC and you MC or a microbe."""

    def effect(game: Game, table: Table, card: PlayableCard) -> None:
        for _ in range(card.tags.count("microbe")):
            gain_mc(game, table, amount, "mars-corporation-money", "B p.3")
            chosen = "mc"
            if card.holds == "microbe":
                chosen = table.ask(
                    Choice(
                        id="mars-ask-splice", cite="B p.3", kind="mars-resource",
                        options=("mc", "microbe"), default="mc",
                    )
                )  # fmt: skip
            changes = game.you.receive(chosen, amount) if chosen == "mc" else ()
            if table.listening:
                thing = Ref("mars-resource", chosen)
                table.tell("mars-you-receive", "B p.3", *changes, resource=thing)

    return effect


def microbes_pay_bot(amount: int) -> OnTag:
    """C24: gain MC for each microbe tag MarsBot resolves."""

    def effect(game: Game, table: Table, tag: str) -> None:
        if tag == "microbe":
            gain_mc(game, table, amount, "mars-corporation-money", "B p.3")

    return effect


def plants_and_animals_pay(amount: int) -> OnTag:
    """C31: gain MC for each plant or animal tag MarsBot resolves, not for microbes."""

    def effect(game: Game, table: Table, tag: str) -> None:
        if tag in ("plant", "animal"):
            gain_mc(game, table, amount, "mars-corporation-money", "B p.3")

    return effect


def adjacency_pays(game: Game, table: Table, space: int, owner: str) -> None:
    """C22: add science for each new pair of your tile and MarsBot's; 4 buy an advance."""
    planet = game.planet
    others = planet.human_tiles if owner == BOT else planet.bot_tiles
    for _ in range((MARS.neighbors[space] & others).bit_count()):
        put_on_card(game, table, "science", 1)
        open_rows = tuple(row for row, track in enumerate(game.bot.tracks) if not track.at_end)
        if on_card(game, "science") >= 4 and open_rows:
            put_on_card(game, table, "science", -4)
            table.depth += 1
            advance(game, table, most_advanced(game, open_rows))
            table.depth -= 1


def action_cards_add_floater(game: Game, table: Table, card: ProjectCard) -> None:
    """C25: gain a floater for each blue card with an action."""
    if card.has_action:
        carry_out_effect(game, table, floater)


def blue_action_cards(game: Game) -> int:
    """C25: return 1 point for each blue card with an action in the played pile."""
    return sum(PROJECT_CARDS[card].has_action for card in game.bot.played)


def advances_again(*spaces: int) -> Callable[[Game, Table, int, int], None]:
    """C29: advance again a track that reaches one of these spaces."""

    def effect(game: Game, table: Table, row: int, space: int) -> None:
        if space in spaces:
            tell_effect(game, table)
            table.depth += 1
            advance(game, table, row)
            table.depth -= 1

    return effect


def next_colony_tile(game: Game, table: Table) -> Reason | None:
    """C30: add a random unused colony tile to the game."""
    unused = unused_colony_tiles(game)
    if unused:
        name = unused[table.pick(len(unused))]
        add_colony_tile(game, table, name, "mars-colony-tile-added", "B p.3")
    return None


def discards_fewest_tags(game: Game, table: Table) -> Reason | None:
    """C32: discard the project card with fewest tags from the action deck.

    Ties are broken at random. You look through real cards yourself.
    """
    action = game.bot.action
    old = len(action)
    if game.project.real and FACE_DOWN in action.bag:
        named = draw_project_card(game, table, "mars-ask-fewest-tags")
        assert named is not None  # A real deck always answers.
        card = named
        action.bag.remove(FACE_DOWN)
    else:
        cards = [c for c in action.cards() if c >= 0 and not is_bonus(c)]
        if not cards:
            return None
        counts = {card: len(PROJECT_CARDS[card].all_tags) for card in cards}
        fewest = [card for card in cards if counts[card] == min(counts.values())]
        card = fewest[table.pick(len(fewest))] if len(fewest) > 1 else fewest[0]
        (action.stack if card in action.stack else action.bag).remove(card)
    game.project.discard.append(card)
    tell_effect(game, table)
    table.depth += 1
    if table.listening:
        changes = (Change("bot.action_deck", old, old - 1), moved(card, None, "project_discard"))
        table.tell("mars-fewest-tags-discarded", "B p.3", *changes, card=card_ref(card))
    table.depth -= 1
    return None


def cube_flips(game: Game, table: Table) -> Reason | None:
    """C35: a new ocean removes the cube and advances Building, or puts it back."""
    if not on_card(game, "white"):
        put_on_card(game, table, "white", 1)
        return None
    put_on_card(game, table, "white", -1)
    return advances("building")(game, table)


def refreshes_cube(game: Game, table: Table) -> Reason | None:
    """C36: put a cube on the card before every action phase."""
    if not on_card(game, "white"):
        put_on_card(game, table, "white", 1)
    return None


def replaces_raise(game: Game, table: Table) -> bool:
    """C36: with a cube, gain 1 TR and 6 MC instead of the raise."""
    if not on_card(game, "white"):
        return False
    tell_effect(game, table)
    table.depth += 1
    put_on_card(game, table, "white", -1)
    gain_tr(game, table, 1, "B p.3")
    gain_mc(game, table, 6, "mars-corporation-money", "B p.3")
    table.depth -= 1
    return True


def claims_or_funds(game: Game, table: Table) -> Reason | None:
    """C42: claim a milestone in generations 2 to 5 and from 10, fund an award in 6 to 9."""
    if game.generation == 1:
        return None
    tell_effect(game, table)
    table.depth += 1
    if 6 <= game.generation <= 9:
        fund_award(game, table)
    else:
        claim_milestone(game, table)
    table.depth -= 1
    return None


def pairs_raise_temperature(colour: str) -> Callable[[Game, Table], Reason | None]:
    """C43: put the cube on the card; remove a pair of both colors to raise temperature."""

    def order(game: Game, table: Table) -> Reason | None:
        put_on_card(game, table, colour, 1)
        if not (on_card(game, "white") and on_card(game, "black")):
            return None
        put_on_card(game, table, "white", -1)
        put_on_card(game, table, "black", -1)
        return raises_temperature(game, table)

    return order


def one_tag_cards_pay(game: Game, table: Table, card: ProjectCard) -> None:
    """C44: gain 1 MC for each card with exactly one tag."""
    if len(card.all_tags) == 1:
        gain_mc(game, table, 1, "mars-corporation-money", "B p.3")
