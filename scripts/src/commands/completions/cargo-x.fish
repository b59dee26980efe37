
# The workspace that the current folder is in. Names are data: fish quotes what it inserts.
function __cargo_x_folder
    set -l folder $PWD
    while test -n "$folder" -a ! -f "$folder/cargo-snippet.toml"
        set folder (string replace -r '/[^/]*$' '' -- $folder | string collect)
    end
    test -n "$folder"; and printf '%s\n' $folder
end
function __cargo_x_problems
    set -l folder (__cargo_x_folder | string collect)
    test -n "$folder"; or return
    set -l files $folder/problems/src/bin/*.rs $folder/problems/src/bin/*/*.rs
    for file in $files
        set -l name (string sub -s (math (string length -- $folder/problems/src/bin/) + 1) -- $file | string collect)
        set name (string replace -r '\.rs$' '' -- $name | string replace / _ | string collect)
        # One that begins with a hyphen would be an option; fish would cut one with a line end.
        string match -qr '^-|[\n\t]' -- $name; or printf '%s\n' $name
    end
end
function __cargo_x_modules
    set -l folder (__cargo_x_folder | string collect)
    test -n "$folder"; or return
    grep -rhoE 'snippet\("[a-z0-9_]+"' $folder/{snippets,modules,library}/src 2>/dev/null | string replace -r '.*"(.*)"' '$1' | sort -u
end
function __cargo_x_judges
    set -l folder (__cargo_x_folder | string collect)
    test -n "$folder"; or return
    cat $folder/cargo-snippet.toml $folder/cargo-snippet.local.toml 2>/dev/null | string replace -rf '^\[judge\.([a-z0-9-]*)\]$' '$1' | sort -u
end
complete -c cargo -n "__fish_seen_subcommand_from x grundy; and __fish_seen_subcommand_from case test paste stress submit" -f -a "(__cargo_x_problems)"
complete -c cargo -n "__fish_seen_subcommand_from x grundy; and __fish_seen_subcommand_from drill" -f -a "(__cargo_x_problems; __cargo_x_modules)"
complete -c cargo -n "__fish_seen_subcommand_from x grundy; and __fish_seen_subcommand_from snippet" -f -a "(__cargo_x_modules)"
complete -c cargo -n "__fish_seen_subcommand_from x grundy; and __fish_seen_subcommand_from paste drill" -l judge -x -a "(__cargo_x_judges)"
