"""Playing cards and using card actions (4, 5). [T 5]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from understudy.core import Change, Step, Table, new_step
from understudy.mars.human.rules.choices import choose_option
from understudy.mars.human.rules.payments import (
    PaymentSource,
    cannot_afford,
    methods_for_card,
    pay,
    price_of,
)
from understudy.mars.human.rules.reds_tax import (
    cannot_pay_tax,
    is_taxed,
    project_payment,
    tax_on,
    tax_reserve,
)
from understudy.mars.human.rules.requirements import CONDITIONS, all_unmet, first_unmet
from understudy.mars.human.rules.stock import gain
from understudy.mars.human.rules.trigger_clauses import (
    CardPlayed,
    EventPlayed,
    NewTagPlayed,
    TagPlayed,
)
from understudy.mars.human.rules.triggers import (
    register_triggers,
    run_steps,
    run_trigger,
    triggers_for,
)
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import EVENT, MC, NO_TABLE, WILD, Card, Context
from understudy.mars.human.state.card_definition import (
    AFTER_STEPS,
    FROM_FIRST_STEP,
    FROM_NEXT_CARD,
)
from understudy.mars.human.state.obstacle import (
    REQUIREMENTS,
    FoundObstacles,
    KnownObstacles,
    Lack,
    Obstacle,
)
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.choices import (
    Conditional,
    first_obstacle,
    is_worthwhile,
    obstacle_or_tax,
)
from understudy.mars.human.steps.stock import Rating
from understudy.mars.printed.cards import PROJECT_CARDS
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.state import Game


def cannot_play(
    game: Game, you: Human, card: Card, *, discount: int = 0, any_planet: bool = False
) -> Obstacle | None:
    """Return why a card cannot be played now, or None (5). [T 5]"""
    known = you.known_obstacles
    if known is not None and not discount and not any_planet:
        return _known_obstacles(game, you, card, known).first()
    # Ends at the first obstacle of `check_play`; a generator would take 1.1 times as long.
    price = price_of(you, card, discount)
    check_effects = bool(card.steps_to_check) or is_taxed(game)
    methods: list[PaymentSource] = []
    if check_effects or you.stock[MC] < price:
        methods = methods_for_card(you, card)
        unaffordable = cannot_afford(you, price, methods)
        if unaffordable is not None:
            return unaffordable
    if card.requirements:
        unmet = first_unmet(game, you, card, any_planet=any_planet)
        if unmet is not None:
            return unmet
    return cannot_resolve_effects(game, you, card, price, methods) if check_effects else None


def check_play(game: Game, you: Human, card: Card) -> Iterator[Obstacle]:
    """Yield the obstacles to playing a card: its price, its requirements, its effects.

    The effects of a card that you cannot pay for are checked as if it was free.
    """
    price = price_of(you, card)
    methods = methods_for_card(you, card)
    unaffordable = cannot_afford(you, price, methods)
    if unaffordable is not None:
        yield unaffordable
        price, methods = 0, []
    if card.requirements:
        yield from all_unmet(game, you, card)
    # What cannot fail needs no budget; with known discounts, a random game is 1.1 times as fast.
    if card.steps_to_check or is_taxed(game):
        effects = cannot_resolve_effects(game, you, card, price, methods)
        if effects is not None:
            yield effects


def obstacles_to_play(game: Game, you: Human, card: Card) -> list[Obstacle]:
    """Return every reason why a card cannot be played now, requirements first (5). [T 5]"""
    known = you.known_obstacles
    if known is None:
        obstacles = list(check_play(game, you, card))
    else:
        obstacles = _known_obstacles(game, you, card, known).all()
    return sorted(obstacles, key=lambda obstacle: obstacle.lack not in REQUIREMENTS)


def _known_obstacles(game: Game, you: Human, card: Card, known: KnownObstacles) -> FoundObstacles:
    """Return the obstacles to playing a card, which are searched at most once."""
    found = known.plays.get(card.number)
    if found is None:
        found = known.plays[card.number] = FoundObstacles(check_play(game, you, card))
    return found


def cannot_resolve_effects(
    game: Game, you: Human, card: Card, price: int, methods: Sequence[PaymentSource]
) -> Obstacle | None:
    """Return why a card's effects cannot be resolved after paying, or None.

    The budget pays with other resources first, so that as many MC as possible are left.
    """
    budget = Budget(you)
    project_payment(game, you, budget, price, methods)
    obstacle = _project_effects(game, you, card, budget)
    return cannot_pay_tax(game, you, budget) if obstacle is None else obstacle


def _project_effects(game: Game, you: Human, card: Card, budget: Budget) -> Obstacle | None:
    """Return the first obstacle to a card's effects, or None.

    While rating steps are taxed, all effects are added to the budget.
    """
    if card.id in you.hand:
        budget.hand_size -= 1
    tags = you.tags[:]
    for tag in card.tags:
        tags[tag] += 1
    context = Context(game, NO_TABLE, you, card, tags=tags)
    if not is_taxed(game):
        return first_obstacle(context, card.steps_to_check, budget)
    obstacle = first_obstacle(context, card.immediate, budget)
    budget.rating_steps += _rating_of_tags(you, card)
    return obstacle


def _rating_of_tags(you: Human, card: Card) -> int:
    """Return the rating steps that Pharmacy Union must take for the tags of a card."""
    steps = 0
    for owner, trigger in triggers_for(you, TagPlayed):
        cure = trigger.steps[0]
        if isinstance(cure, Conditional) and any(isinstance(step, Rating) for step in cure.then):
            tags = sum(tag in trigger.tags for tag in card.tags)
            steps += min(you.card_resources.get(owner.id, 0), tags)
    return steps


def _tax_reserve(game: Game, you: Human, card: Card) -> int:
    """Return the MC to keep for the tax on a card's effects (12.4). [T 12.4]"""
    if not is_taxed(game):
        return 0
    budget = Budget(you)
    _project_effects(game, you, card, budget)
    return tax_reserve(you, budget)


def play_card(game: Game, table: Table, you: Human, card: Card, *, discount: int = 0) -> None:
    """Pay for a card from your hand and resolve it (5). [T 5]"""
    price = price_of(you, card, discount)
    context = Context(game, table, you, card)
    if table.listening:
        table.record(_play_step, card, price)
        table.depth += 1
    pay(table, you, price, methods_for_card(you, card), context, _tax_reserve(game, you, card))
    you.next_discount = you.next_tolerance = 0
    you.ran_once.clear()
    came_from = "human.hand"
    if card.id in you.hosted:
        came_from = "human.hosted"
        remove_from_host(table, you, card)
    else:
        you.hand.remove(card.id)
    resolve(context, card, came_from)
    if table.listening:
        table.depth -= 1


def _play_step(card: Card, price: int) -> Step:
    return new_step("mars-you-play-card", "T 5", card=card.ref, price=price)


def remove_from_host(table: Table, you: Human, card: Card) -> None:
    """Remove a card from its host; the resources on it lowered its price and are gone."""
    count = you.hosted.pop(card.id)
    if table.listening:
        change = Change(f"human.on_card.{card.number}", count, None)
        table.tell("mars-you-leave-host", "T 5", change, card=card.ref)


def resolve(context: Context, card: Card, came_from: str | None) -> None:
    """Put a card into play, resolve its effects and run triggers of other cards (5). [T 5]

    An event ends face down; its tags count only while it is resolved.
    """
    put_in_play(context.table, context.you, card, came_from)
    run_steps(context, card.immediate)
    finish_playing(context.game, context.table, context.you, card)


def put_in_play(
    table: Table, you: Human, card: Card, came_from: str | None, cite: str = "T 5"
) -> None:
    """Put the card in front of you and count its tags."""
    for tag in card.tags:
        you.tags[tag] += 1
    if card.triggers:
        register_triggers(you, card, FROM_FIRST_STEP)
    if card.kind == "corporation":
        pile, where = you.corporations, "corporation"
    elif card.is_event:
        pile, where = you.events, "events"
    else:
        pile, where = you.played, "played"
    pile.append(card.id)
    if table.listening:
        table.record(_lay_out_step, card, cite, came_from, where)


def _lay_out_step(card: Card, cite: str, came_from: str | None, where: str) -> Step:
    change = Change(f"card.{card.number}", came_from, f"human.{where}")
    return new_step("mars-you-lay-out", cite, change, card=card.ref)


def finish_playing(game: Game, table: Table, you: Human, card: Card) -> None:
    """Run triggers of other cards, then activate the card's own effects (5). [T 5]"""
    if card.triggers:
        register_triggers(you, card, AFTER_STEPS)
    on_card_played(game, table, you, card)
    if card.is_event:
        for tag in card.tags:
            you.tags[tag] -= 1
    if card.triggers:
        register_triggers(you, card, FROM_NEXT_CARD)
    if card.modifiers:
        modifiers = you.modifiers.copy()
        card.apply_modifiers(modifiers)
        you.next_discount += modifiers.next_discount
        you.next_tolerance += modifiers.next_tolerance
        you.modifiers = modifiers
    if game.triggers.your_card:
        printed = PROJECT_CARDS[card.id] if card.kind == "project" else PRELUDES.get(card.ref.id)
        if printed is not None:
            for trigger in game.triggers.your_card:
                trigger(game, table, printed)


def on_card_played(game: Game, table: Table, you: Human, card: Card) -> None:
    """Run the triggers for a played card: tags, events, cost (5). [T 5]

    You may choose the order, so optional effects come last: every other effect has then given
    its gain.
    """
    if not you.triggers:
        return
    tag_triggers = triggers_for(you, TagPlayed)
    if len(tag_triggers) > 1:
        tag_triggers = _order_optional_effects(game, table, you, card, tag_triggers)
    optional: list[tuple[Card, TagPlayed]] = []
    for owner, on_tag in tag_triggers:
        count = sum([tag in on_tag.tags for tag in card.tags])
        if count and on_tag.once:
            count = 1
        if count and on_tag.steps[0].is_optional():
            optional += [(owner, on_tag)] * count
            continue
        for _ in range(count):
            run_trigger(game, table, you, owner, on_tag, card)
    tags = len(card.tags) - card.tags.count(WILD) + (1 if card.is_event else 0)
    for owner, on_card in triggers_for(you, CardPlayed):
        if on_card.least <= tags <= on_card.most and card.cost >= on_card.least_cost:
            if on_card.points and (card.points is None or card.points.each < 1):
                continue
            run_trigger(game, table, you, owner, on_card, card)
    if card.is_event:
        for owner, on_event in triggers_for(you, EventPlayed):
            if not on_event.tags or any(tag in on_event.tags for tag in card.tags):
                run_trigger(game, table, you, owner, on_event, card)
    for owner, on_new_tag in triggers_for(you, NewTagPlayed):
        kinds = {tag for tag in card.tags if tag not in (WILD, EVENT)}
        new = set() if card.is_event else kinds - you.tag_kinds_seen
        you.tag_kinds_seen |= new
        for _ in new:
            run_trigger(game, table, you, owner, on_new_tag, card)
    for owner, on_tag in optional:
        run_trigger(game, table, you, owner, on_tag, card)


def _order_optional_effects(
    game: Game, table: Table, you: Human, card: Card, pairs: tuple[tuple[Card, TagPlayed], ...]
) -> tuple[tuple[Card, TagPlayed], ...]:
    """If a card's optional effect would disappear after its other one, ask for it first (5). [T 5]

    Accepting it counts as choosing that order, and may remove the card before the other effect.
    """
    for index, (owner, trigger) in enumerate(pairs):
        offer = trigger.steps[0]
        context = Context(game, table, you, owner, triggered_by=card)
        if (
            isinstance(offer, Conditional)
            and _reacts(trigger, card)
            and any(first is owner and _reacts(other, card) for first, other in pairs[:index])
            and offer.offers(context)
        ):
            offer.do(context)
            return triggers_for(you, TagPlayed)
    return pairs


def _reacts(trigger: TagPlayed, card: Card) -> bool:
    return any(tag in trigger.tags for tag in card.tags)


def reveal_corporation(game: Game, table: Table, you: Human, card: Card) -> None:
    """Gain the starting MC and resolve the corporation's immediate effects (2). [T 2]"""
    if table.listening:
        table.tell("mars-you-reveal-corporation", "T 2", card=card.ref)
        table.depth += 1
    put_in_play(table, you, card, None, "T 2")
    gain(table, you, MC, card.starting_mc)
    run_steps(Context(game, table, you, card), card.immediate)
    if card.first_action:
        you.first_actions_due.append(card.id)
    finish_playing(game, table, you, card)
    if table.listening:
        table.depth -= 1


def usable_actions(game: Game, you: Human, card: Card) -> list[int]:
    """Return the alternatives of a card's action that can be used now, from 1 (4). [T 4]"""
    context = Context(game, NO_TABLE, you, card)
    possible: list[int] = []
    for index in range(len(card.actions)):
        if _action_obstacle(context, index) is None:
            possible.append(index + 1)
    if len(possible) < 2:
        return possible
    worth = [n for n in possible if is_worthwhile(context, card.actions[n - 1].gain)]
    return worth or possible


def cannot_use(game: Game, you: Human, card: Card) -> Obstacle | None:
    """Return why the action of a card cannot be used now, or None (4). [T 4]"""
    known = you.known_obstacles
    if known is None:
        return check_use(game, you, card)
    if card.number not in known.actions:
        known.actions[card.number] = check_use(game, you, card)
    return known.actions[card.number]


def check_use(game: Game, you: Human, card: Card) -> Obstacle | None:
    """Check the alternatives of an action: return the first obstacle, or None."""
    if card.id in you.used:
        return Obstacle(Lack.USED, card.number)
    if not card.actions_can_fail and not is_taxed(game):
        return None
    first: Obstacle | None = None
    context = Context(game, NO_TABLE, you, card)
    for index in range(len(card.actions)):
        obstacle = _action_obstacle(context, index)
        if obstacle is None:
            return None
        first = first or obstacle
    return first or Obstacle(Lack.NOTHING)


def can_use_again(game: Game, you: Human, card: Card) -> bool:
    """Return whether the action of a card could be used now, even if it was used before."""
    return bool(usable_actions(game, you, card))


def _action_obstacle(context: Context, index: int) -> Obstacle | None:
    card = context.card
    condition = card.actions[index].condition
    if condition and not CONDITIONS[condition](context):
        return Obstacle(Lack.CONDITION, condition)
    if is_taxed(context.game):
        return obstacle_or_tax(context, card.actions[index].steps, Budget(context.you))
    steps = card.action_steps_to_check[index]
    return first_obstacle(context, steps, Budget(context.you)) if steps else None


def use_action(game: Game, table: Table, you: Human, card: Card, *, again: bool = False) -> None:
    """Use the action of a card; once per generation unless `again` (4). [T 4]"""
    if table.listening:
        change = () if again else (Change(f"human.used.{card.number}", 0, 1),)
        table.tell("mars-you-use", "T 4", *change, card=card.ref)
        table.depth += 1
    you.ran_once.clear()
    if not again:
        you.used.append(card.id)
    context = Context(game, table, you, card)
    chosen = choose_option(table, context, usable_actions(game, you, card))
    action = card.actions[chosen - 1]
    if is_taxed(game):
        budget = Budget(you)
        first_obstacle(context, action.steps, budget)
        context.tax_reserve = tax_on(game, you, budget)
    run_steps(context, action.cost)
    run_steps(context, action.gain)
    if table.listening:
        table.depth -= 1
