
# The problems of the workspace that the current folder is in.
_cargo_x_problems() {
    local folder=$PWD file
    while [[ -n $folder && ! -f $folder/cargo-snippet.toml ]]; do folder=${folder%/*}; done
    for file in "$folder"/problems/src/bin/*.rs; do
        file=${file##*/}
        [[ $file == '*.rs' ]] || echo "${file%.rs}"
    done
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
