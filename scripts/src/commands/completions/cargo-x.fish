
# The workspace that the current folder is in.
function __cargo_x_folder
    set -l folder $PWD
    while test -n "$folder" -a ! -f "$folder/cargo-snippet.toml"
        set folder (string replace -r '/[^/]*$' '' -- $folder)
    end
    test -n "$folder"; and echo $folder
end
function __cargo_x_problems
    for folder in (__cargo_x_folder)
        for file in $folder/problems/src/bin/*.rs
            string replace -r '.*/(.*)\.rs$' '$1' -- $file
        end
    end
end
function __cargo_x_modules
    for folder in (__cargo_x_folder)
        grep -rhoE 'snippet\("[a-z0-9_]+"' $folder/{snippets,modules,library}/src 2>/dev/null
    end | string replace -r '.*"(.*)"' '$1' | sort -u
end
function __cargo_x_judges
    for folder in (__cargo_x_folder)
        cat $folder/cargo-snippet.toml $folder/cargo-snippet.local.toml 2>/dev/null
    end | string replace -rf '^\[judge\.([a-z0-9-]*)\]$' '$1' | sort -u
end
complete -c cargo -n "__fish_seen_subcommand_from x; and __fish_seen_subcommand_from case test paste stress submit" -f -a "(__cargo_x_problems)"
complete -c cargo -n "__fish_seen_subcommand_from x; and __fish_seen_subcommand_from drill" -f -a "(__cargo_x_problems; __cargo_x_modules)"
complete -c cargo -n "__fish_seen_subcommand_from x; and __fish_seen_subcommand_from snippet" -f -a "(__cargo_x_modules)"
complete -c cargo -n "__fish_seen_subcommand_from x; and __fish_seen_subcommand_from paste drill" -l judge -x -a "(__cargo_x_judges)"
