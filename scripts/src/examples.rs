//! Examples at the end of every `--help`, two for each command.

use clap::Command;

use crate::collection::CALLED;

/// Two examples for each command, keyed by its words.
const EXAMPLES: [(&str, [&str; 2]); 21] = [
    ("", ["test cf15_c", "list two heaps"]),
    (
        "case",
        ["case cf15_c < input.txt", "case cf15_c own-1 --edit"],
    ),
    (
        "completions",
        [
            "completions bash >> ~/.bashrc",
            "completions zsh > ~/.zfunc/_cargo-x",
        ],
    ),
    ("drill", ["drill --game nim", "drill --until 2027-03-14"]),
    (
        "drill check",
        ["drill check", "drill check && cargo x drill done"],
    ),
    ("drill done", ["drill done", "drill done --grade hard"]),
    (
        "drill drop",
        ["drill drop", "drill drop && cargo x drill wythoff"],
    ),
    (
        "drill list",
        ["drill list --game nim", "drill list --judge codeforces"],
    ),
    (
        "drill pause",
        ["drill pause", "drill pause && cargo x drill list"],
    ),
    (
        "explore",
        ["explore kayles --emit cpp", "explore 'take{1,3,4}'"],
    ),
    ("init", ["init ../contests", "init --update"]),
    ("list", ["list", "list remove stones from two piles"]),
    ("listen", ["listen", "listen --port 4244"]),
    (
        "new",
        [
            "new --url https://codeforces.com/problemset/problem/15/C",
            "new mine_a --game",
        ],
    ),
    (
        "paste",
        [
            "paste cf15_c --copy --open",
            "paste cf15_c --judge atcoder > answer.rs",
        ],
    ),
    (
        "prove",
        [
            "prove wythoff --add",
            "prove 'n -> n-k where 1 <= k <= 3' --certificate proof.txt",
        ],
    ),
    ("site", ["site --open", "site --out pages --no-explorer"]),
    (
        "snippet",
        ["snippet wythoff", "snippet --format vscode > rust.json"],
    ),
    (
        "stress",
        [
            "stress cf15_c --time 3",
            "stress cf15_c --gen 'python3 gen.py' --brute 'python3 brute.py'",
        ],
    ),
    ("submit", ["submit cf15_c", "submit cf15_c --wait 300"]),
    (
        "test",
        ["test cf15_c --watch", "test cf15_c --case sample-1"],
    ),
];

/// Copy of the command whose help, like that of its subcommands, ends with examples.
pub fn shown_in(command: Command) -> Command {
    add(command, "")
}

fn add(command: Command, words: &str) -> Command {
    let examples = EXAMPLES.iter().find(|(of, _)| *of == words);
    let command = match examples {
        Some((_, [one, another])) => {
            let examples = format!("Examples:\n  cargo x {one}\n  cargo x {another}");
            command.after_help(examples.replace("cargo x", CALLED))
        }
        None => command,
    };
    command.mut_subcommands(|inner| {
        let words = format!("{words} {}", inner.get_name());
        add(inner, words.trim())
    })
}
