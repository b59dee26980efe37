//! Examples at the end of every `--help`, two for each command.

use clap::Command;

use crate::system::output::CALLED;

/// A paragraph for each command: its words and a colon, then two examples.
const EXAMPLES: &str = include_str!("examples.txt");

/// Adds examples to the end of the help of a command and its subcommands.
pub fn shown_in(command: Command) -> Command {
    add(command, "cargo x")
}

fn add(command: Command, words: &str) -> Command {
    let paragraphs = EXAMPLES.split("\n\n");
    let mut examples = paragraphs.filter_map(|paragraph| paragraph.split_once(":\n"));
    let own = examples.find(|(of, _)| *of == words);
    let command = match own {
        Some((_, own)) => {
            let shown = format!("Examples:\n{}", own.trim_end());
            command.after_help(shown.replace("cargo x", CALLED))
        }
        None => command,
    };
    command.mut_subcommands(|inner| {
        let words = format!("{words} {}", inner.get_name());
        add(inner, words.trim_start_matches("cargo x "))
    })
}
