# Save it as `_cargo-x` in a folder of $fpath: zsh's own completion of `cargo` asks it for
# `cargo x …`.

# The workspace that the current folder is in.
_cargo_x_folder() {
    local folder=$PWD
    while [[ -n $folder && ! -f $folder/cargo-snippet.toml ]]; do folder=${folder%/*}; done
    [[ -n $folder ]] && echo "$folder"
}

_cargo_x_problems() {
    local folder
    local -a problems
    for folder in ${(f)"$(_cargo_x_folder)"}; do
        problems+=($folder/problems/src/bin/*.rs(N:t:r))
    done
    compadd -a problems
}

_cargo_x_modules() {
    local -a folders modules
    folders=(${(f)"$(_cargo_x_folder)"})
    modules=(${(f)"$(grep -rhoE 'snippet\("[a-z0-9_]+"' $^folders/{snippets,modules,library}/src(N) 2>/dev/null | sed 's/.*"\(.*\)"/\1/')"})
    compadd -a modules
}

_cargo_x_judges() {
    local -a folders judges
    folders=(${(f)"$(_cargo_x_folder)"})
    judges=(${(f)"$(cat $^folders/cargo-snippet{,.local}.toml(N) 2>/dev/null |
        sed -n 's/^\[judge\.\([a-z0-9-]*\)\]$/\1/p')"})
    compadd -a judges
}

_cargo_x_all() { _cargo_x_problems; _cargo_x_modules }
