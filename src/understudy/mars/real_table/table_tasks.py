"""Table tasks: what the player must move on the real table because of a step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from understudy.core import EMPTY_NOTE, TABLE, Message, Note, Ref, Step, StepKind, step_kinds
from understudy.mars.planet.parameters import CARD_VENUS, HEAT_TEMPERATURES
from understudy.mars.printed.allowed_values import PARTIES
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.references import card_ref
from understudy.mars.state import HUMAN, MAX_OXYGEN, MAX_TEMPERATURE, Game

PROJECT: Final = "project"
BONUS: Final = "bonus"
YOUR_TURN: Final = "mars-turn-human"
TURNS: Final = frozenset({YOUR_TURN, "mars-turn-bot"})
YOU_RAISE_TEMPERATURE: Final = "mars-you-raise-temperature"
GLOBAL_EVENT: Final = "mars-global-event"
ASKED_IN_AN_EVENT: Final = ("mars-place", "mars-ocean-removed", "mars-you-change-tr")
"""Steps of a global event that follow your answer; the app does the others by itself."""

KINDS: Final[dict[str, StepKind]] = {
    # Cubes, tiles, markers, MC: on the real table in every companion game.
    **step_kinds(
        (
            "mars-advance", "mars-advance-spent", "mars-beside-oceans", "mars-bonus-step-money",
            "mars-card-counts", "mars-card-money", "mars-cathedral-paid", "mars-colonies-step",
            "mars-colony-money", "mars-colony-tile-added", "mars-colony-tiles",
            "mars-corporation-drawn", "mars-corporation-loss", "mars-corporation-money",
            "mars-covered-icons", "mars-cube-paid", "mars-cube-reached", "mars-cubes-laid",
            "mars-delegate", "mars-delegate-paid", "mars-drafted", "mars-exchange",
            "mars-failed-action", "mars-floaters", "mars-floaters-spent", "mars-gain-tr",
            "mars-generation", GLOBAL_EVENT, "mars-helper-paid", "mars-honours-drawn",
            "mars-lose-tr",
            "mars-milestone-paid", "mars-neutral-delegate", "mars-new-government", "mars-on-card",
            "mars-production", "mars-raise-oxygen", "mars-raise-temperature", "mars-raise-venus",
            "mars-regress", "mars-rest-of-gain", "mars-second-fleet", "mars-settlers",
            "mars-special-space-paid", "mars-stored", "mars-tr-revision", "mars-trade-paid",
            "mars-you-cool", "mars-you-lose-cube", "mars-you-lose-plants", "mars-you-receive",
            "mars-you-remove", "mars-you-remove-cube", "mars-you-spend-plants", "mars-you-steal",
            "mars-your-colony-bonus", "mars-your-splice-brings", "mars-your-splice-pays",
        ),
        TABLE,
    ),
    # Steps of either side: you move MarsBot's components, your own you have already moved.
    **step_kinds(
        (
            "mars-cathedral", "mars-claim", "mars-colony", "mars-fund", "mars-ocean-removed",
            "mars-place", "mars-trade", "mars-you-change-tr", "mars-you-off-map-city",
            "mars-you-raise-oxygen", YOU_RAISE_TEMPERATURE, "mars-you-raise-venus",
            "mars-you-send-delegate", "mars-you-add-colony", "mars-you-move-colony-track",
            "mars-you-remove-tile",
            "mars-you-replace-delegate", "mars-you-take-the-chair", "mars-you-withdraw-delegate",
        ),
        TABLE, yours=True,
    ),
    **step_kinds(
        (
            "mars-card-played", "mars-card-removed", "mars-draft-discard",
            "mars-draft-discard-unseen",
            "mars-drafted-reshuffled", "mars-fewest-tags-discarded", "mars-flip", "mars-hyperlink",
            "mars-project-card", "mars-project-reshuffled", "mars-research", "mars-research-draft",
            "mars-revealed", "mars-revealed-discarded", "mars-revealed-for-deck",
        ),
        PROJECT,
    ),
    # You need it at once: the pile goes to you without this card.
    **step_kinds(("mars-draft-keeps",), PROJECT, now=True),
    **step_kinds(
        (
            "mars-bonus-card", "mars-bonus-destroyed", "mars-bonus-discarded", "mars-bonus-drawn",
            "mars-bonus-reshuffled", "mars-bonus-reshuffled-card", "mars-bonus-set-aside",
            "mars-bonus-unresolved", "mars-recurring", "mars-set-up",
        ),
        BONUS,
    ),
    **step_kinds(
        (
            "mars-action-deck", "mars-into-bonus-deck", "mars-joins-action-deck",
            "mars-under-bonus-deck",
        ),
        PROJECT, BONUS,
    ),
    # Nothing to move, but shown to the player who caused it.
    **step_kinds(
        ("mars-icy-impactors", "mars-microbe-advance", "mars-no-card-left", "mars-track-at-end",
         "mars-you-are-protected"),
        told=True,
    ),
    # Nothing to move: causes, decisions, results, and what the player reported.
    **step_kinds(
        (
            "mars-advance-ignored", "mars-bonus-impossible", "mars-bot-passes", "mars-competition",
            "mars-corporation", "mars-corporation-effect", "mars-final-greenery", "mars-furthest",
            "mars-helper-impossible", "mars-icon-ignored", "mars-instant-loss", "mars-no-helper",
            "mars-put-right", "mars-put-right-cube", "mars-put-right-event",
            "mars-put-right-highest", "mars-put-right-progress", "mars-put-right-space",
            "mars-put-right-track",
            "mars-score", "mars-score-line", "mars-tag",
            "mars-tag-without-track", "mars-turn-bot", YOUR_TURN, "mars-winner", "mars-you-lower",
            "mars-you-pass", "mars-you-play", "mars-you-said", "mars-you-said-points",
            "mars-you-use",
        )
    ),
}  # fmt: skip
"""For each kind of step, the components that it moves."""


PREPARED: Final = frozenset({"mars-action-deck", "mars-bonus-drawn", "mars-set-up"})
"""Kinds of steps that the checklist of the set-up has asked for before the first turn."""


def notes(game: Game, steps: Sequence[Step], since: int) -> list[Note]:
    """Return a note for each step from number `since` on; in a screen game all are empty."""
    if game.setup.played:
        return [EMPTY_NOTE] * len(steps[since:])
    real = game.setup.real
    finishing = _finishing_step(game, steps)
    return [_note(game, steps, step, real, finished=step is finishing) for step in steps[since:]]


def _note(
    game: Game, steps: Sequence[Step], step: Step, real: frozenset[str], *, finished: bool
) -> Note:
    if step.kind in PREPARED and not _has_begun(steps, step):
        return EMPTY_NOTE
    kind = KINDS[step.kind]
    reminders = REMINDERS[step.kind](game, steps, step) if step.kind in REMINDERS else ()
    if finished:
        reminders = (*reminders, Message("mars-also-finished"))
    if kind.yours and _is_reported(steps, step):
        return Note(player_moves=False, is_new=False, reminders=reminders)
    return kind.note(real, reminders)


def _is_reported(steps: Sequence[Step], step: Step) -> bool:
    """Return whether you reported this step yourself and MarsBot chose nothing in it."""
    withdrawn = step.kind in ("mars-you-replace-delegate", "mars-you-withdraw-delegate")
    owner = HUMAN if withdrawn else step.args.get("owner", HUMAN)
    if step.deliberation is not None or owner != HUMAN:
        return False
    if step.cause is None or steps[step.cause].kind == YOUR_TURN:
        return True
    return steps[step.cause].kind == GLOBAL_EVENT and step.kind in ASKED_IN_AN_EVENT


def _finishing_step(game: Game, steps: Sequence[Step]) -> Step | None:
    """Return the step that completed the planet, or None (18.2)."""
    return next(filter(_completes, reversed(steps)), None) if game.planet.complete else None


def _completes(step: Step) -> bool:
    if any((c.what, c.after) in COMPLETE for c in step.changes):
        return True
    return any(c.what.startswith("tile.") and c.after == "ocean" for c in step.changes)


COMPLETE: Final = {("temperature", MAX_TEMPERATURE), ("oxygen", MAX_OXYGEN)}


def _heat(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Remind you to raise your heat production at this temperature. [A p.9]"""
    return (Message("mars-also-heat"),) if step.args["to"] in HEAT_TEMPERATURES else ()


def _card(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Remind you to draw the card of this Venus step. [C p.2]"""
    return (Message("mars-also-card"),) if step.args["to"] == CARD_VENUS else ()


def _income(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Remind you of the bonus steps reached since the last production."""
    reached = 0
    for before in reversed(steps[: step.number]):
        if before.kind == "mars-generation":
            break
        if before.kind == YOU_RAISE_TEMPERATURE and before.args["to"] in HEAT_TEMPERATURES:
            reached += 1
    reminders = (Message("mars-also-bonus-steps", {"steps": reached}),) if reached else ()
    if game.planet.complete and step.number >= _last_of(steps, "mars-generation"):
        return (*reminders, Message("mars-also-end"))
    return reminders


def _last_of(steps: Sequence[Step], kind: str) -> int:
    return next((step.number for step in reversed(steps) if step.kind == kind), 0)


def _research(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Remind you of your research, and of the last generation (5.1, 18.1). [A p.4] [A p.10]"""
    generation, last = step.args["generation"], game.last_generation
    assert isinstance(generation, int)
    if generation == last:
        return ()
    own = Message("mars-also-draft" if game.drafting else "mars-also-research")
    if generation == last - 1:
        return own, Message("mars-also-last", {"next": last})
    return (own,)


def _event(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Return the event's effect on you, which the app does not apply (15.5). [C p.7]"""
    event = step.args["event"]
    assert isinstance(event, Ref)
    does = f"mars-event-does-{event.id.replace('_', '-')}"
    return Message(does), Message("mars-also-event")


def _ruling_bonus(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Remind you of the ruling bonus, which MarsBot does not get (15.5). [C p.7]"""
    party = step.args["party"]
    return (*_parties(game, steps, step), Message("mars-also-ruling", {"party": party}))


def _parties(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Remind you to move the dominance marker and the leaders (15.5). [C p.7]"""
    reminders: list[Message] = []
    for change in step.changes:
        name = change.what.removeprefix("turmoil.")
        before, after = str(change.before or "").split(), str(change.after or "").split()
        if name == "dominant":
            reminders.append(Message("mars-also-dominant", {"party": Ref("mars-party", after[0])}))
        elif name in PARTIES and before and after and before[0] != after[0]:
            owner = Ref("mars-owner", after[0])
            reminders.append(
                Message("mars-also-leader", {"party": Ref("mars-party", name), "owner": owner})
            )
    return tuple(reminders)


def _has_begun(steps: Sequence[Step], step: Step) -> bool:
    """Return whether a turn has begun before this step."""
    return any(one.kind in TURNS for one in steps[: step.number])


def _cubes(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Say where the cubes of the setup box lie (3.2). [B p.1]"""
    assert game.corporation is not None
    return (Message("mars-also-cubes", {"card": game.corporation.number}),)


def _joins(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Say which card the corporation shuffles in, or how many face down (5.4). [B p.3]"""
    named = [change.what for change in step.changes if change.what.startswith("card.")]
    if named:
        cards = tuple(card_ref(CARD_ID[what.removeprefix("card.")]) for what in named)
        return (Message("mars-also-joins", {"cards": cards}),)
    before, after = next((c.before, c.after) for c in step.changes if c.what == "bot.action_deck")
    assert isinstance(before, int)
    assert isinstance(after, int)
    return (Message("mars-also-joins-unseen", {"count": after - before}),)


def _left_after_loss(game: Game, steps: Sequence[Step], step: Step) -> tuple[Message, ...]:
    """Say what MarsBot has left of each supply that it lost from (6.1). [A p.4]"""
    reminders: list[Message] = []
    for change in step.changes:
        left = change.after or 0
        owner, _, supply = change.what.partition(".")
        kind, _, name = supply.partition(".")
        if owner != "bot" or not isinstance(left, int):
            continue
        if kind == "mc":
            reminders.append(Message("mars-also-money", {"mc": left}))
        elif kind == "storage":
            tile = Ref("mars-colony", name)
            reminders.append(Message("mars-also-stored", {"colony": tile, "count": left}))
        elif kind == "on_card":
            thing = Ref("mars-kept", name)
            reminders.append(Message("mars-also-on-card", {"thing": thing, "count": left}))
    return tuple(reminders)


REMINDERS: Final[dict[str, Callable[[Game, Sequence[Step], Step], tuple[Message, ...]]]] = {
    "mars-cubes-laid": _cubes,
    "mars-delegate": _parties,
    "mars-generation": _research,
    GLOBAL_EVENT: _event,
    "mars-joins-action-deck": _joins,
    "mars-neutral-delegate": _parties,
    "mars-new-government": _ruling_bonus,
    "mars-production": _income,
    YOU_RAISE_TEMPERATURE: _heat,
    "mars-you-raise-venus": _card,
    "mars-you-remove": _left_after_loss,
    "mars-you-replace-delegate": _parties,
    "mars-you-send-delegate": _parties,
    "mars-you-steal": _left_after_loss,
    "mars-you-withdraw-delegate": _parties,
}
"""Reminders of what your own side does because of a step."""
