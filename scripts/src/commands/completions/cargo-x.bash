
# Names of problems, modules and judges are data: they are kept in the array `names`, compared as
# they are, and offered as the shell would quote them. No name is ever evaluated.

# Sets `folder` to the workspace that the current folder is in.
_cargo_x_folder() {
    folder=$PWD
    while [[ -n $folder && ! -f $folder/cargo-snippet.toml ]]; do folder=${folder%/*}; done
    [[ -n $folder ]]
}

_cargo_x_problems() {
    local folder file
    _cargo_x_folder || return
    for file in "$folder"/problems/src/bin/{*,*/*}.rs; do
        [[ -f $file ]] || continue
        file=${file#"$folder"/problems/src/bin/}
        file=${file%.rs}
        [[ $file == -* ]] && continue # it would be an option
        names+=("${file//\//_}")
    done
}

_cargo_x_modules() {
    local folder name
    _cargo_x_folder || return
    while read -r name; do names+=("$name"); done < <(
        grep -rhoE 'snippet\("[a-z0-9_]+"' "$folder"/{snippets,modules,library}/src 2>/dev/null |
            sed 's/.*"\(.*\)"/\1/' | sort -u
    )
}

_cargo_x_judges() {
    local folder name
    _cargo_x_folder || return
    while read -r name; do names+=("$name"); done < <(
        cat "$folder"/cargo-snippet.toml "$folder"/cargo-snippet.local.toml 2>/dev/null |
            sed -n 's/^\[judge\.\([a-z0-9-]*\)\]$/\1/p' | sort -u
    )
}

# Offers those of the words in COMPREPLY that begin with $1, and names in place of their kinds.
_cargo_x_choose() {
    local word quoted
    local -a names=()
    for word in "${COMPREPLY[@]}"; do
        case $word in
            PROBLEMS-OF-THE-WORKSPACE) _cargo_x_problems ;;
            MODULES-OF-THE-WORKSPACE) _cargo_x_modules ;;
            ALL-OF-THE-WORKSPACE) _cargo_x_problems; _cargo_x_modules ;;
            JUDGES-OF-THE-WORKSPACE) _cargo_x_judges ;;
            *) names+=("$word") ;;
        esac
    done
    COMPREPLY=()
    for word in "${names[@]}"; do
        printf -v quoted %q "$word"
        [[ $word == "$1"* || $quoted == "$1"* ]] && COMPREPLY+=("$quoted")
    done
}

# `cargo x …` is completed by the above, all else by what completed `cargo` before.
_cargo_x_or_cargo() {
    if [[ (${COMP_WORDS[1]} == x || ${COMP_WORDS[1]} == grundy) && $COMP_CWORD -gt 1 ]]; then
        local begun=${COMP_WORDS[COMP_CWORD]}
        COMP_WORDS=(cargo-x "${COMP_WORDS[@]:2}")
        COMP_CWORD=$((COMP_CWORD - 1))
        COMP_WORDS[COMP_CWORD]=
        _cargo__x cargo-x "" "${COMP_WORDS[COMP_CWORD - 1]}"
        _cargo_x_choose "$begun"
    elif [[ -n $_cargo_x_before ]]; then
        "$_cargo_x_before" "$@"
    fi
}
_cargo_x_before=$(complete -p cargo 2>/dev/null | sed -n 's/.*-F \([^ ]*\).*/\1/p')
[[ $_cargo_x_before == _cargo_x_or_cargo ]] && _cargo_x_before=
complete -F _cargo_x_or_cargo -o bashdefault -o default cargo
