"""Effects of your active tapestry card and of your civilizations.

Rules announce an event; the effects that name it are carried out. Standing rules are looked up.
"""

from __future__ import annotations

from collections.abc import Iterator

from understudy.core import Ref
from understudy.tapestry.cards.definition import CardDefinition, Effect, Event, Standing
from understudy.tapestry.cards.tapestry_cards import CARD_DEFINITIONS
from understudy.tapestry.civilizations.civilizations import CIVILIZATION_DEFINITIONS
from understudy.tapestry.civilizations.definition import CivilizationDefinition
from understudy.tapestry.human.rules.gain import gain, is_possible
from understudy.tapestry.human.rules.questions import choose_whether
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.printed.cards import TAPESTRY_ID
from understudy.tapestry.printed.tracks import TRACKS


def active_card(you: PlayedHuman) -> CardDefinition | None:
    """Return the definition of your active tapestry card, or None."""
    return None if you.tapestry is None else CARD_DEFINITIONS[TAPESTRY_ID[you.tapestry]]


def active_definitions(
    you: PlayedHuman,
) -> Iterator[tuple[Ref, CardDefinition | CivilizationDefinition]]:
    """Yield your active card and your civilizations, each with its reference."""
    card = active_card(you)
    if card is not None:
        yield Ref("tapestry-card", card.id), card
    for name in you.civilizations:
        yield Ref("tapestry-civilization", name), CIVILIZATION_DEFINITIONS[name]


def has_rule(you: PlayedHuman, rule: Standing) -> bool:
    """Return whether your active card or a civilization has a standing rule."""
    if you.tapestry is None and not you.civilizations:
        return False
    return any(rule in definition.standing for _, definition in active_definitions(you))


def announce(context: Context, event: Event) -> None:
    """Carry out what your active card and your civilizations do after an event."""
    you = context.you
    if you.tapestry is None and not you.civilizations:
        return
    for cause, definition in list(active_definitions(you)):
        for effect in definition.effects:
            if effect.event is event:
                run_effect(context.of(cause), effect)


def has_effect(context: Context, event: Event) -> bool:
    """Return whether your active card or a civilization does something after an event now."""
    return any(
        effect.event is event and is_possible(context, effect.benefit)
        for _, definition in active_definitions(context.you)
        for effect in definition.effects
    )


def announce_to_others(context: Context, event: Event) -> None:
    """Let other people react to something that you did."""
    for human in context.game.humans:
        if human is not context.you and isinstance(human, PlayedHuman):
            about = Context(
                context.game, context.table, human, context.cause, track=context.track,
                space=context.space, hex=context.hex, card=context.card, where=context.where,
            )  # fmt: skip
            about.opponent = context.you.name
            announce(about, event)


def run_effect(context: Context, effect: Effect) -> None:
    """Carry out one effect, if it fits the event and you do not leave it."""
    if effect.track and TRACKS[context.track] != effect.track:
        return
    if effect.building and context.kind != effect.building:
        return
    if effect.optional and not _takes(context, effect):
        return
    gain(context, effect.benefit)


def _takes(context: Context, effect: Effect) -> bool:
    """Ask whether you take an effect that may be left; an impossible one is not offered."""
    if not is_possible(context, effect.benefit):
        return False
    return choose_whether(context, "tapestry-you-whether", "H14.2")
