
# The workspace that the current folder is in.
_cargo_x_folder() {
    local folder=$PWD
    while [[ -n $folder && ! -f $folder/cargo-snippet.toml ]]; do folder=${folder%/*}; done
    [[ -n $folder ]] && echo "$folder"
}

_cargo_x_problems() {
    local folder file
    while read -r folder; do
        for file in "$folder"/problems/src/bin/{*,*/*}.rs; do
            file=${file##*/src/bin/}
            [[ $file == *'*.rs' ]] || tr / _ <<< "${file%.rs}"
        done
    done < <(_cargo_x_folder)
}

_cargo_x_modules() {
    local folder
    while read -r folder; do
        grep -rhoE 'snippet\("[a-z0-9_]+"' "$folder"/{snippets,modules,library}/src 2>/dev/null
    done < <(_cargo_x_folder) | sed 's/.*"\(.*\)"/\1/' | sort -u
}

_cargo_x_all() { _cargo_x_problems; _cargo_x_modules; }

_cargo_x_judges() {
    local folder
    while read -r folder; do
        cat "$folder"/cargo-snippet.toml "$folder"/cargo-snippet.local.toml 2>/dev/null
    done < <(_cargo_x_folder) | sed -n 's/^\[judge\.\([a-z0-9-]*\)\]$/\1/p' | sort -u
}

# `cargo x …` is completed by the above, all else by what completed `cargo` before.
_cargo_x_or_cargo() {
    if [[ ${COMP_WORDS[1]} == x && $COMP_CWORD -gt 1 ]]; then
        COMP_WORDS=(cargo-x "${COMP_WORDS[@]:2}")
        COMP_CWORD=$((COMP_CWORD - 1))
        _cargo__x cargo-x "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    elif [[ -n $_cargo_x_before ]]; then
        "$_cargo_x_before" "$@"
    fi
}
_cargo_x_before=$(complete -p cargo 2>/dev/null | sed -n 's/.*-F \([^ ]*\).*/\1/p')
[[ $_cargo_x_before == _cargo_x_or_cargo ]] && _cargo_x_before=
complete -F _cargo_x_or_cargo -o bashdefault -o default cargo
