"""Words that the catalogues must not use, with the printed or agreed word, by language."""

from typing import NamedTuple


class Term(NamedTuple):
    """A wrong word, the word to use instead, and why."""

    language: str
    wrong: str
    """A regular expression; letter case is ignored."""
    right: str
    reason: str
    allowed: frozenset[str] = frozenset()
    """Ids of messages in which the word is correct."""


ENGLISH = (
    Term("en", r"\benergy tags?\b", "power tag", "name of the tag; the track is called Energy"),
    Term("en", r"M€", "MC", "one symbol for megacredits"),
    Term("en", r"\btie-?breaks?\b|\btie-breaker", "tiebreaker", "rulebook word"),
    Term("en", r"\bset-up", "setup", "rulebook spelling; the verb is “set up”"),
    Term("en", r"favourite", "favorite", "US spelling, as in the rulebooks"),
    Term("en", r"colour", "color", "US spelling"),
    Term("en", r"\bgrey", "gray", "US spelling"),
    Term("en", r"labelled", "labeled", "US spelling"),
    Term("en", r"neighbour", "neighbor", "US spelling"),
    Term("en", r"harbour", "harbor", "US spelling"),
    Term("en", r"honour", "honor", "US spelling"),
    Term("en", r"\bcentre", "center", "US spelling"),
    Term("en", r"\b(?:lay|lays|laid) ", "place", "rulebook verb"),
    Term("en", r"\b(?:go|goes|going) back\b", "regress", "rulebook verb; elsewhere “return”"),
    Term("en", r"\blowers? [^.;]*production", "decrease", "rulebook verb for production"),
    Term("en", r"\blacks? most\b", "furthest from completion", "rulebook phrase"),
    Term(
        "en",
        r"(?<!placement )bonus icons? covered",
        "placement bonus icon",
        "rulebook phrase",
    ),
    Term(
        "en",
        r"\bbeside (?:an? |at least|your |oceans|cities|it\b(?!\.))",
        "adjacent to",
        "rulebook word; “beside” only for cards and boards on the table",
    ),
    Term(
        "en",
        r"(?-i:\bpreludes?\b)",
        "Prelude card",
        "the expansion is called Prelude",
    ),
    Term("en", r"\bset aside, comes back\b|\bcomes? back every\b", "returns", "plain word"),
    Term("en", r"\bcode to scan\b", "QR code", "the usual name"),
    Term(
        "en", r"\b(?:take|taken|takes) (?:it )?in\b(?! total)", "import", "the name of the command"
    ),
    Term("en", r"\b(?:go|goes|gone|play|played) on\b(?= with\b|\.|$)", "continue", "one word"),
    Term("en", r"\bput(?:s|ting)? (?:\w+ )?right\b", "correct", "“Correct the board” sets a fact"),
    Term("en", r"\btake(?:s|n)? back\b", "undo", "one word for one command"),
    Term("en", r"\blook ahead\b", "peek", "one word for it"),
    Term("en", r"\bgateway\b", "reverse proxy", "the usual name; the option is --proxy"),
    Term("en", r"\bstand-ins?\b", "substitute", "plain word"),
    Term(
        "en",
        r"\b(?:any more|all the same|by itself|by themselves|for nothing|in this generation)\b",
        "no longer, anyway, automatically, for free, this generation",
        "plain words",
    ),
    Term(
        "en",
        r"\b\w+ of yours\b(?<!price of yours)(?<!fewest of yours)(?<!one of yours)",
        "your",
        "plain word",
    ),
    Term(
        "en",
        r"\b(?:no|some|any|every)body\b|\bwhoever\b|\bso many\b|\banew\b|\bmeanwhile\b",
        "the player, each, again",
        "name the actor and the number",
    ),
)

CZECH: tuple[Term, ...] = ()

FRENCH: tuple[Term, ...] = ()

TERMS = (*ENGLISH, *CZECH, *FRENCH)

UNITS: dict[str, tuple[str, ...]] = {
    "en": ("MC", "VP", "°C", "%", "s", "ms", "MB"),
    "cs": (),
    "fr": (),
}
"""Units that follow their number after a no-break space."""
