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

CZECH = (
    Term("cs", r"\bsurovin", "zdroj", "word of the rulebooks"),
    Term(
        "cs",
        r"\bpožadav",
        "podmínka",
        "word of the rulebooks; “požadavek” is a request to the server",
        frozenset(["server-bad-request", "server-foreign-origin"]),
    ),
    Term(
        "cs",
        r"\bcenou\b|vytištěn\w+ cen",
        "náklady",
        "word of the rulebooks; “cena” is what you pay",
    ),
    Term("cs", r"\b(?:vaše|své)\sTR\b", "váš TR", "TR is masculine"),
    Term("cs", r"\bmap(?:a|y|u|ě|ou)\b", "herní plán", "word of the rulebooks"),
    Term("cs", r"(?:nejméně|nejvíce) pokročil", "s nejnižším stavem", "word of the rulebooks"),
    Term("cs", r"\blíz(?:n|at)", "dobrat si", "word of the rulebooks"),
    Term("cs", r"\bdoberte\s(?!si\b)", "doberte si", "without “si” it means to use up"),
    Term("cs", r"\bodkr(?:ýv|yj)", "otočit", "word of the rulebooks"),
    Term(
        "cs", r"\b(?:polož\w*|klade se)\s(?:oceán|zeleň|město)", "umístit", "word of the rulebooks"
    ),
    Term("cs", r"předák", "vůdce strany", "one word for a party leader"),
    Term("cs", r"předsál", "lobby", "one word for the lobby"),
    Term("cs", r"Korporační ér", "Éra korporací", "printed name"),
    Term("cs", r"Venus Next", "Venuše", "printed name"),
    Term("cs", r"\bpromo kart", "promokarta", "word of the rulebooks"),
    Term(
        "cs",
        r"rozhodování shod|rozhodnutí shody",
        "postup v případě shody",
        "word of the rulebooks",
    ),
    Term("cs", r"\búčin", "efekt", "word of the rulebooks"),
    Term("cs", r"zničen", "vyřazený ze hry", "word of the rulebooks"),
    Term("cs", r"milník", "čestný titul", "word of the rulebooks"),
    Term("cs", r"\bfáz\w+ produkce", "produkční fáze", "word of the rulebooks"),
    Term("cs", r"\bprvní hráč\b", "začínající hráč", "word of the rulebooks"),
    Term("cs", r"bonusov\w+ kro[kc]", "bonusová hodnota", "word of the rulebooks"),
    Term("cs", r"přednost\w* při draftu", "priorita draftu", "word of the rulebooks"),
    Term("cs", r"\bodložen\w* kart", "odhozené karty", "“odložit” means to put aside"),
    Term("cs", r"\bér[ay]\b(?! korporací)", "epocha", "word of the rulebook of Tapestry"),
    Term("cs", r"\bháž", "hází", "standard Czech"),
    Term("cs", r"terraform", "teraformace", "printed spelling"),
    Term("cs", r"Mars (?:je|není) hotov", "teraformovaný", "plain word"),
    Term("cs", r"bez vašeho vlivu", "odečtěte svůj vliv", "minus your influence, not without it"),
    Term(
        "cs", r"(?:nahlédnut|pohled)\w* dopředu", "s nahlédnutím do karet", "one name for the mark"
    ),
    Term("cs", r"\bpříruč", "pravidla", "one word for the rulebooks"),
    Term("cs", r"\bpomocník", "aplikace", "a person, not a program"),
    Term("cs", r"\bťuk", "klepnout", "one verb for a tap"),
    Term("cs", r"semínk", "číslo zamíchání", "one name for the seed"),
    Term("cs", r"\bz\s\{\}", "{}/{}", "“ze” before some numbers"),
)

FRENCH = (
    Term("fr", r"\bvilles?\b", "cité", "word of the rulebooks"),
    Term("fr", r"événements? mondia", "événement global", "as in “paramètre global”"),
    Term("fr", r"\bà son terme\b", "au bout", "plain word for the end of a track"),
    Term("fr", r"\bcrans?\b|\bpaliers?\b", "niveau", "word of the rulebooks"),
    Term("fr", r"\bconditions? (?:de température|de Vénus)", "prérequis", "word of the rulebooks"),
    Term("fr", r"\bréalisés?\b", "validé", "word of the rulebook for a milestone"),
    Term(
        "fr",
        r"\bpos(?:er|ez|e|ent) (?:(?:une?|des|\{\}) )?(?:océans?|forêts?|cités?|tuiles?)\b",
        "placer",
        "one verb for tiles",
    ),
    Term("fr", r"\bchanger des plantes\b", "convertir", "word of the rulebooks"),
    Term("fr", r"\bmanche\b", "génération", "word of the rulebooks"),
    Term(
        "fr",
        r"\bprojets standards\b",
        "projets standard",
        "one agreement, as in “ressources standard”",
    ),
    Term("fr", r"\bressources? de base\b", "ressource standard", "one name"),
    Term("fr", r"\bvous appartenant\b", "qui vous appartient", "plain grammar"),
    Term(
        "fr",
        r"\b(?:avant-poste|cartes?|cités?|colonies?|délégués?|forêts?|tuiles?) à (?:vous|soi)\b",
        "vos",
        "plain grammar",
    ),
    Term("fr", r"\bMars (?:est|n’est pas) finie\b", "terraformée", "“finie” means done for"),
    Term("fr", r"\b(?:seconde|deux) personnes?\b", "joueur", "a game has players"),
    Term("fr", r"\bnotre lecture\b", "interprétation", "one word for a ruling"),
    Term(
        "fr",
        r"\brègles? (?:une à une|particulières?)\b",
        "difficulté personnalisée",
        "one name for the option",
    ),
    Term("fr", r"\bcoup d’œil\b", "en connaissant la suite", "one name for the mark"),
    Term("fr", r"(?<!code )(?<!-)\bsecrets?\b(?!=)", "code secret", "“un secret” is a confidence"),
    Term(
        "fr",
        r"\bsauvegard",
        "enregistrer",
        "“sauvegarde” is a backup",
        frozenset(
            [
                "page-file-hint",
                "page-files-all-hint",
                "store-backup-damaged",
                "store-backup-newer",
                "store-database-damaged",
                "store-no-backup",
                "store-not-empty",
                "terminal-command-about-backup",
                "terminal-command-about-restore",
                "terminal-restore-asked",
            ]
        ),
    ),
    Term("fr", r"\babîm", "endommagé", "usual word for files"),
    Term("fr", r"\bcode à scanner\b", "code QR", "the usual name"),
    Term("fr", r"\bpasserelle", "proxy inverse", "the usual name; the option is --proxy"),
    Term("fr", r"\bgrappe\b", "cluster", "the usual name"),
    Term("fr", r"\bdurant\b", "pendant", "one word"),
)

GERMAN = (
    Term("de", r"korporation", "Konzern", "word of the rulebooks"),
    Term("de", r"\bspielplan\b", "Spielbrett", "word of the rulebooks"),
    Term("de", r"\bhitze\b", "Wärme", "word of the rulebooks"),
    Term("de", r"terraforming-wert", "Terraformwert", "word of the rulebooks"),
    Term("de", r"\bTR\b", "TW", "abbreviation of the rulebooks"),
    Term("de", r"\bVP\b", "SP", "abbreviation of the rulebooks"),
    Term("de", r"\bMC\b", "M€", "sign of the rulebooks"),
    Term("de", r"wandteppich|tapisserie", "Gobelinkarte", "word of the rulebooks"),
    Term(
        "de",
        r"\btags?\b(?!e)",
        "Symbol",
        "word of the rulebooks; “Tag” is a day",
        frozenset(["page-daily-note", "page-daily-row"]),
    ),
)

TERMS = (*ENGLISH, *CZECH, *FRENCH, *GERMAN)

UNITS: dict[str, tuple[str, ...]] = {
    "en": ("MC", "VP", "°C", "%", "s", "ms", "MB"),
    "cs": ("€", "VB", "TR", "J", "°C", "%", "ms", "MB"),
    "de": ("M€", "SP", "°C", "%", "s", "ms", "MB"),
    "fr": ("M€", "PV", "NT", "°C", "%", "s", "ms", "Mo"),
}
"""Units that follow their number after a no-break space."""
