"""What a shell offers for the word that is being typed; it is read from the commands themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from understudy.cli.parsing.errors import game_options
from understudy.cli.parsing.localized_commands import localize_parameters
from understudy.cli.parsing.valid_values import Found, values

SCRIPTS: Final[Mapping[str, str]] = {
    "bash": """\
_understudy() {
    local IFS=$'\\n'
    COMPREPLY=($(understudy completion bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _understudy understudy""",
    "zsh": """\
#compdef understudy
_understudy() {
    local -a found
    found=("${(@f)$(understudy completion zsh -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n "${found[*]}" ]]; then _describe understudy found; else _files; fi
}
compdef _understudy understudy""",
    "fish": """\
function __understudy
    set -l typed (commandline -opc) (commandline -ct)
    set -l found (understudy completion fish -- $typed[2..] 2>/dev/null)
    if set -q found[1]
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c understudy -f -a '(__understudy)'""",
}


def completion_lines(shell: str, group: Any, ctx: Any, typed: Sequence[str]) -> list[str]:
    """The lines that a shell wants for these words, of which the last is not whole yet."""
    *before, current = _rejoin_words(typed) or [""]
    found = complete(group, ctx, before, current)
    if shell == "zsh":
        return [_described(value, about) for value, about in found.items()]
    if shell == "fish":
        return [f"{value}\t{about}" if about else value for value, about in found.items()]
    # For this shell a word ends at each of these letters.
    cut = max(current.rfind("="), current.rfind(":")) + 1
    return [value[cut:] for value in found]


def _described(value: str, about: str) -> str:
    escaped = value.replace(":", "\\:")
    return f"{escaped}:{about}" if about else escaped


def _rejoin_words(typed: Sequence[str]) -> list[str]:
    """The words as they were typed: some shells take them apart at signs."""
    words: list[str] = []
    for word in typed:
        if words and (word in ("=", ":") or words[-1].endswith(("=", ":"))):
            words[-1] += word
        else:
            words.append(word)
    return words


def complete(group: Any, ctx: Any, before: Sequence[str], current: str) -> Found:
    """What can stand where `current` is being typed, after these words."""
    command, left = group, list(before)
    arguments = 0
    while left:
        word = left.pop(0)
        if word in getattr(command, "commands", {}):
            command, arguments = command.commands[word], 0
        elif not word.startswith("-"):
            arguments += 1
        elif "=" not in word and _takes_value(command, ctx, word, before):
            if not left:
                return _fitting(_values(command, ctx, word, before), current)
            left.pop(0)
    if current.startswith("-"):
        option, equals, value = current.partition("=")
        if equals:
            found = _fitting(_values(command, ctx, option, before), value)
            return {f"{option}={each}": about for each, about in found.items()}
        return _fitting(_options(command, ctx, before), current)
    inner = getattr(command, "commands", {})
    if inner and not arguments:
        return _fitting({name: one.help for name, one in inner.items()}, current)
    wanted = [one for one in command.get_params(ctx) if one.param_type_name == "argument"]
    place = min(arguments, len(wanted) - 1)
    if not wanted or (arguments > place and wanted[place].nargs != -1):
        return {}
    return _fitting(values(wanted[place], before), current)


def _fitting(found: Found, begun: str) -> Found:
    return {value: about for value, about in found.items() if value.startswith(begun)}


def _parameter(command: Any, ctx: Any, option: str) -> Any:
    return next((one for one in command.get_params(ctx) if option in one.opts), None)


def _takes_value(command: Any, ctx: Any, option: str, typed: Sequence[str]) -> bool:
    one = _parameter(command, ctx, option)
    if one is None:
        return option in game_options(command, typed)
    return not one.is_flag


def _values(command: Any, ctx: Any, option: str, typed: Sequence[str]) -> Found:
    one = _parameter(command, ctx, option)
    if one is None:
        return dict.fromkeys(game_options(command, typed).get(option, ()), "")
    return values(one, typed)


def _options(command: Any, ctx: Any, typed: Sequence[str]) -> Found:
    """The options that were not typed yet, or may be typed again."""
    localize_parameters(command)
    own = {
        name: one.help or ""
        for one in command.get_params(ctx)
        for name in one.opts
        if name.startswith("--") and (name not in typed or one.multiple)
    }
    return own | {name: "" for name in game_options(command, typed) if name not in typed}
