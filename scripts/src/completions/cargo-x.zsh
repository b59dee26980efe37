# Save it as `_cargo-x` in a folder of $fpath: zsh's own completion of `cargo` asks it for
# `cargo x …`.

# The workspace that the current folder is in, and the collection that it is linked to.
_cargo_x_folders() {
    local folder=$PWD
    while [[ -n $folder && ! -f $folder/cargo-snippet.toml ]]; do folder=${folder%/*}; done
    [[ -n $folder ]] && echo "$folder"
    [[ -d $folder/own/problems ]] && echo "$folder/own"
    sed -n 's#^path = "\(.*\)/snippets/src/lib.rs"#\1#p' \
        "$folder/collection/snippets/Cargo.toml" 2>/dev/null
}

_cargo_x_problems() {
    local folder
    local -a problems
    for folder in ${(f)"$(_cargo_x_folders)"}; do
        problems+=($folder/problems/src/bin/*.rs(N:t:r))
    done
    compadd -a problems
}

_cargo_x_modules() {
    local -a folders modules
    folders=(${(f)"$(_cargo_x_folders)"})
    modules=(${(f)"$(grep -rhoE 'snippet\("[a-z0-9_]+"' $^folders/snippets/src(N) \
        $^folders/library/src(N) 2>/dev/null | sed 's/.*"\(.*\)"/\1/')"})
    compadd -a modules
}

_cargo_x_judges() {
    local -a folders judges
    folders=(${(f)"$(_cargo_x_folders)"})
    judges=(${(f)"$(cat $^folders/cargo-snippet{,.local}.toml(N) 2>/dev/null |
        sed -n 's/^\[judge\.\([a-z0-9-]*\)\]$/\1/p')"})
    compadd -a judges
}

_cargo_x_problems_and_modules() { _cargo_x_problems; _cargo_x_modules }
