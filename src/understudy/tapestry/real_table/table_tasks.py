"""Table tasks: for each kind of step, whether the player must move something or read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import EMPTY_NOTE, TABLE, Note, Ref, Step, StepKind, step_kinds
from understudy.tapestry.state import Game

YOUR_TURN: Final = "tapestry-turn-human"
INCOME_STEP: Final = "tapestry-income-step"
RESHUFFLED: Final = "tapestry-reshuffled"

KINDS: Final[dict[str, StepKind]] = {
    # Tokens, outposts, tiles, points and the mat are real in every game.
    **step_kinds(
        (
            "tapestry-achievement-earned", "tapestry-advance", "tapestry-broker-of-peace",
            "tapestry-card-counts", "tapestry-favourite", "tapestry-first-civilization",
            "tapestry-first-player", "tapestry-gain-tapestry", "tapestry-gain-vp",
            "tapestry-historians", "tapestry-landmark", "tapestry-landmark-gone",
            "tapestry-lay-tile", "tapestry-outpost", "tapestry-outpost-trapped",
            "tapestry-place-tapestry", "tapestry-protect", "tapestry-refresh-tech-real",
            "tapestry-regress", "tapestry-score-line", "tapestry-search", "tapestry-search-real",
            "tapestry-second-civilization", "tapestry-shadow-outpost", "tapestry-tech-dealt",
            "tapestry-tech-discarded", "tapestry-the-chosen",
            "tapestry-topple", "tapestry-you-are-trapped", "tapestry-you-take-for-era",
            "tapestry-you-take-for-revolution", "tapestry-you-take-for-token",
            "tapestry-you-take-for-trap",
        ),
        TABLE,
    ),
    # A table task if a rule caused the step; what the player reported is already done.
    **step_kinds(
        (
            "tapestry-stand-up", "tapestry-you-advance", "tapestry-you-claim",
            "tapestry-you-explore", "tapestry-you-give-card", "tapestry-you-give-historian",
            "tapestry-you-move", "tapestry-you-place-building", "tapestry-you-place-cube",
            "tapestry-you-place-outpost", "tapestry-you-regress", "tapestry-you-restart",
        ),
        TABLE, yours=True,
    ),
    **step_kinds(
        (
            "tapestry-add-progress", "tapestry-pair", "tapestry-progress-revealed",
            "tapestry-shuffle",
        ),
        "decision",
    ),
    # Nothing is moved, but the player asked for the answer.
    **step_kinds(
        ("tapestry-no-trap-search", "tapestry-upgrade-met", "tapestry-upgrade-not-met"), told=True
    ),
    # Nothing to move: causes, decisions, results, and what the checklist or the player did.
    **step_kinds(
        (
            "tapestry-candidates-all", "tapestry-candidates-end", "tapestry-candidates-landmark",
            "tapestry-chosen", "tapestry-civilization", "tapestry-conquer-neutral",
            "tapestry-conquer-opponent", "tapestry-decision-decks", "tapestry-explore",
            "tapestry-favourite-due", "tapestry-favourite-kept", "tapestry-income",
            "tapestry-income-symbol", "tapestry-put-right", "tapestry-put-right-hex",
            "tapestry-put-right-track",
            "tapestry-roll", "tapestry-score", "tapestry-set-up",
            "tapestry-shared-decks", "tapestry-skipped", "tapestry-turn-bots",
            "tapestry-turn-shadow", YOUR_TURN,
            "tapestry-winner", "tapestry-you-conquer", "tapestry-you-income", "tapestry-you-play",
            "tapestry-you-play-trap", "tapestry-you-put-outpost", "tapestry-you-said",
            "tapestry-you-take-tech",
        )
    ),
}  # fmt: skip
"""What the player must do for each kind of step, except the two kinds of `SUBJECT_ARG`."""

DECK_OPTION: Final = {"progress": "decision"}
"""The option that decides whether a deck is real, where its name differs from the deck's."""

INCOME_STEPS: Final[dict[str, StepKind]] = {
    **step_kinds(
        ("first_income", "advance_pair", "civ_bonus", "score", "place_tapestry", "gain_tapestry"),
        TABLE,
    ),
    **step_kinds(("add_progress_2", "add_progress_4", "shuffle"), "decision"),
    # The app checks; a change of the favorite is a separate step.
    **step_kinds(("favourite_check",)),
}  # fmt: skip
"""The steps of an income turn [R17.2]."""

SUBJECT_ARG: Final = {INCOME_STEP: "step", RESHUFFLED: "deck"}
"""Kinds of steps whose table task depends on this message argument."""


def notes(game: Game, steps: Sequence[Step], since: int) -> list[Note]:
    """Return the notes for the steps from number `since` on; a screen game has no table."""
    if game.setup.played:
        return [EMPTY_NOTE for _ in steps[since:]]
    return [_note(steps, step, game.setup.real) for step in steps[since:]]


def _note(steps: Sequence[Step], step: Step, real: frozenset[str]) -> Note:
    kind = _kind(step)
    if step.args.get("vp") == 0 and not step.changes:
        return EMPTY_NOTE
    if kind.yours and (step.cause is None or steps[step.cause].kind == YOUR_TURN):
        return EMPTY_NOTE
    return kind.note(real)


def _kind(step: Step) -> StepKind:
    """Return the kind of a step; income steps and reshuffles depend on their subject."""
    subject = step.args.get(SUBJECT_ARG[step.kind]) if step.kind in SUBJECT_ARG else None
    if not isinstance(subject, Ref):
        return KINDS[step.kind]
    if step.kind == RESHUFFLED:
        return StepKind(frozenset((DECK_OPTION.get(subject.id, subject.id),)))
    return INCOME_STEPS[subject.id]
