"""Effects of your cards on MarsBot: it loses MC or track spaces instead (6, 19.1)."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Fact, Illegal, Ref, Table, changed
from understudy.mars.marsbot.mc_and_tr import gain_mc, lose_mc
from understudy.mars.marsbot.placement import Site, choose_by_tiebreaks
from understudy.mars.marsbot.tracks import advance, least_advanced, regress
from understudy.mars.printed.colonies import STORED
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_ref, moved
from understudy.mars.state import Game


def you_remove(
    game: Game, table: Table, resource: str, amount: int, *, steal: bool, from_card: bool = False
) -> int:
    """Remove a resource: MarsBot loses MC instead, up to what it has (6.1, 6.2). [A p.4]

    Stored cubes of that kind go first; for MC, the supply does (15.4). You receive what you steal
    as the resource that your card names. Plants on the corporation card are a separate target,
    never mixed with the supply (D-39). Return the amount lost.
    """
    bot = game.bot
    if from_card:
        return _take_from_card(game, table, amount, steal=steal)
    before = {"bot.mc": bot.mc, **_storage_facts(game)}
    pools = [_take_stored, _take_money] if resource != "mc" else [_take_money, _take_stored]
    lost = 0
    for pool in pools:
        lost += pool(game, resource, amount - lost)
    gains = game.you.receive(resource, lost) if steal else ()
    if table.listening:
        kind = "mars-you-steal" if steal else "mars-you-remove"
        changes = changed(before, {"bot.mc": bot.mc, **_storage_facts(game)})
        name = Ref("mars-resource", resource)
        table.tell(kind, "A p.4", *changes, *gains, mc=lost, resource=name)
    return lost


def _take_from_card(game: Game, table: Table, amount: int, *, steal: bool) -> int:
    """Remove plants from MarsBot's corporation card; a shortfall is lost (6.1). [B p.4]"""
    resources = game.bot.on_card
    before = resources.get("plant", 0)
    lost = min(amount, before)
    resources["plant"] = before - lost
    gains = game.you.receive("plants", lost) if steal else ()
    if table.listening:
        change = Change("bot.on_card.plant", before, before - lost)
        kind = "mars-you-steal" if steal else "mars-you-remove"
        name = Ref("mars-resource", "plants")
        table.tell(kind, "B p.4", change, *gains, mc=lost, resource=name)
    return lost


def _take_money(game: Game, resource: str, amount: int) -> int:
    taken = min(amount, game.bot.mc)
    game.bot.mc -= taken
    return taken


def _take_stored(game: Game, resource: str, amount: int) -> int:
    storage = game.bot.storage
    taken = 0
    for area, kind in STORED.items():
        if kind == resource:
            here = min(amount - taken, storage.get(area, 0))
            if here:
                storage[area] -= here
            taken += here
    return taken


def _storage_facts(game: Game) -> dict[str, Fact]:
    return {f"bot.storage.{area}": count for area, count in game.bot.storage.items()}


def you_lower(game: Game, table: Table, production: str, steps: int) -> None:
    """Move MarsBot's tracker back a space for every step, all or none (6.3, D-41). [A p.5]"""
    row = game.board.lowered[production]
    if game.bot.tracks[row].position < steps:
        track = Ref("mars-track", game.board.tracks[row].id)
        raise Illegal("mars-cannot-lower", track=track, steps=steps)
    if table.listening:
        resource = Ref("mars-resource", production)
        ruling = "D-41" if steps > 1 else None
        table.tell("mars-you-lower", "A p.5", resource=resource, steps=steps, ruling=ruling)
    table.depth += 1
    for _ in range(steps):
        regress(game, table, row)
    table.depth -= 1


def you_make_bot_draw(game: Game, table: Table, amount: int) -> None:
    """Give MarsBot MC instead of drawing cards (6.7, 19.1). [A p.11]"""
    gain_mc(game, table, amount, "mars-card-money", "A p.11")


def you_give_card(game: Game, table: Table, card: int, origin: str | None) -> None:
    """Put a card of yours on MarsBot's played pile, where it has no effect (19.1). [A p.11]"""
    game.bot.played.append(card)
    if table.listening:
        change = moved(card, origin, "bot.played")
        table.tell("mars-card-played", "A p.11", change, card=card_ref(card))


def you_pay_bot(game: Game, table: Table, amount: int) -> None:
    """Your Splice: pay MarsBot for a microbe tag that it played (19.2). [B p.4]"""
    gain_mc(game, table, amount, "mars-your-splice-pays", "B p.4", ruling="D-28")


def bot_chooses_your_ocean(game: Game, table: Table, spaces: int) -> Site:
    """Your Icy Impactors: as first player, MarsBot chooses the space (19.1). [A p.11]"""
    if table.listening:
        table.tell("mars-icy-impactors", "A p.11")
    return choose_by_tiebreaks(game, table, spaces)


def you_place_cathedral(game: Game, table: Table, space: int) -> None:
    """Your St. Joseph: a cathedral in MarsBot's city advances a track for 2 MC (19.1).

    It advances the least advanced track, and only if MarsBot can pay. [A p.11]
    """
    name = MARS.names[space]
    if not game.planet.cities & 1 << space:
        raise Illegal("mars-no-city", space=Ref("mars-space", name))
    if table.listening:
        table.tell("mars-cathedral", "A p.11", space=Ref("mars-space", name))
    table.depth += 1
    if game.planet.bot_tiles & 1 << space and game.bot.mc >= CATHEDRAL_PRICE:
        lose_mc(game, table, CATHEDRAL_PRICE, "mars-cathedral-paid", "A p.11")
        advance(game, table, least_advanced(game))
    table.depth -= 1


CATHEDRAL_PRICE: Final = 2
