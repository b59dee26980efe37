# Save it as `_cargo-x` in a folder of $fpath: zsh's own completion of `cargo` asks it for
# `cargo x …`.

# The problems of the workspace that the current folder is in.
_cargo_x_problems() {
    local folder=$PWD
    while [[ -n $folder && ! -f $folder/cargo-snippet.toml ]]; do folder=${folder%/*}; done
    local -a problems=($folder/problems/src/bin/*.rs(N:t:r))
    compadd -a problems
}
