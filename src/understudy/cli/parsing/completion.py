"""Completion of command lines in shells, derived from the commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from understudy.cli.parsing.errors import game_options
from understudy.cli.parsing.localized_commands import localize_parameters
from understudy.cli.parsing.valid_values import Values, parameter_values

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
    """Return the completions of the last of these words, in the format of the shell."""
    *before, current = _rejoin_words(typed) or [""]
    found = complete(group, ctx, before, current)
    if shell == "zsh":
        return [_zsh_line(value, about) for value, about in found.items()]
    if shell == "fish":
        return [f"{value}\t{about}" if about else value for value, about in found.items()]
    # bash splits words at these characters.
    cut = max(current.rfind("="), current.rfind(":")) + 1
    return [value[cut:] for value in found]


def _zsh_line(value: str, about: str) -> str:
    escaped = value.replace(":", "\\:")
    return f"{escaped}:{about}" if about else escaped


def _rejoin_words(typed: Sequence[str]) -> list[str]:
    """Return the words as typed: bash splits them at `=` and `:`."""
    words: list[str] = []
    for word in typed:
        if words and (word in ("=", ":") or words[-1].endswith(("=", ":"))):
            words[-1] += word
        else:
            words.append(word)
    return words


def complete(group: Any, ctx: Any, before: Sequence[str], current: str) -> Values:
    """Return the completions of `current` after these words."""
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
                return _matching(_values(command, ctx, word, before), current)
            left.pop(0)
    if current.startswith("-"):
        option, equals, value = current.partition("=")
        if equals:
            found = _matching(_values(command, ctx, option, before), value)
            return {f"{option}={each}": about for each, about in found.items()}
        return _matching(_options(command, ctx, before), current)
    inner = getattr(command, "commands", {})
    if inner and not arguments:
        return _matching({name: one.help for name, one in inner.items()}, current)
    parameters = [one for one in command.get_params(ctx) if one.param_type_name == "argument"]
    index = min(arguments, len(parameters) - 1)
    if not parameters or (arguments > index and parameters[index].nargs != -1):
        return {}
    return _matching(parameter_values(parameters[index], before), current)


def _matching(found: Values, prefix: str) -> Values:
    return {value: about for value, about in found.items() if value.startswith(prefix)}


def _parameter(command: Any, ctx: Any, option: str) -> Any:
    return next((one for one in command.get_params(ctx) if option in one.opts), None)


def _takes_value(command: Any, ctx: Any, option: str, typed: Sequence[str]) -> bool:
    one = _parameter(command, ctx, option)
    if one is None:
        return option in game_options(command, typed)
    return not one.is_flag


def _values(command: Any, ctx: Any, option: str, typed: Sequence[str]) -> Values:
    one = _parameter(command, ctx, option)
    if one is None:
        return dict.fromkeys(game_options(command, typed).get(option, ()), "")
    return parameter_values(one, typed)


def _options(command: Any, ctx: Any, typed: Sequence[str]) -> Values:
    """Return the options that were not typed yet or may be repeated."""
    localize_parameters(command)
    own = {
        name: one.help or ""
        for one in command.get_params(ctx)
        for name in one.opts
        if name.startswith("--") and (name not in typed or one.multiple)
    }
    return own | {name: "" for name in game_options(command, typed) if name not in typed}
