
# The problems of the workspace that the current folder is in.
function __cargo_x_problems
    set -l folder $PWD
    while test -n "$folder" -a ! -f "$folder/cargo-snippet.toml"
        set folder (string replace -r '/[^/]*$' '' -- $folder)
    end
    for file in $folder/problems/src/bin/*.rs
        string replace -r '.*/(.*)\.rs$' '$1' -- $file
    end
end
complete -c cargo -n "__fish_seen_subcommand_from x; and __fish_seen_subcommand_from test paste stress submit" -f -a "(__cargo_x_problems)"
complete -c cargo -n "__fish_seen_subcommand_from x; and __fish_seen_subcommand_from drill" -f -a "(__cargo_x_problems)"
