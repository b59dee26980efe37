# Save it as `_cargo-x` in a folder of $fpath: zsh's own completion of `cargo` asks it for
# `cargo x …`. Names are data in arrays; `compadd` quotes what it inserts.

# Sets `folder` to the workspace that the current folder is in.
_cargo_x_folder() {
    folder=$PWD
    while [[ -n $folder && ! -f $folder/cargo-snippet.toml ]]; do folder=${folder%/*}; done
    [[ -n $folder ]]
}

_cargo_x_problems() {
    local folder file
    local -a problems
    _cargo_x_folder || return
    problems=($folder/problems/src/bin/*.rs(N:t:r))
    for file in $folder/problems/src/bin/*/*.rs(N); do
        problems+=(${file:h:t}_${file:t:r})
    done
    problems=(${problems:#-*}) # they would be options
    compadd -a problems
}

_cargo_x_modules() {
    local folder
    local -a modules
    _cargo_x_folder || return
    modules=(${(f)"$(grep -rhoE 'snippet\("[a-z0-9_]+"' $folder/{snippets,modules,library}/src(N) 2>/dev/null |
        sed 's/.*"\(.*\)"/\1/')"})
    compadd -a modules
}

_cargo_x_judges() {
    local folder
    local -a judges
    _cargo_x_folder || return
    judges=(${(f)"$(cat $folder/cargo-snippet{,.local}.toml(N) 2>/dev/null |
        sed -n 's/^\[judge\.\([a-z0-9-]*\)\]$/\1/p')"})
    compadd -a judges
}

_cargo_x_all() { _cargo_x_problems; _cargo_x_modules }
