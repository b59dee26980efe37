//! What a user types: each command is a file or a folder, with its arguments and `run`.

pub mod case;
pub mod completions;
pub mod drill;
pub mod explore;
pub mod init;
pub mod list;
pub mod listen;
pub mod new;
pub mod paste;
pub mod prove;
pub mod site;
pub mod snippet;
pub mod stress;
pub mod submit;
pub mod test;

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use clap::Command;

use crate::system::output::{self, CALLED};

/// Examples at the end of every `--help`, a paragraph for each command: its words and a colon, then
/// two examples.
const EXAMPLES: &str = include_str!("examples.txt");

/// Adds examples to the end of the help of a command and its subcommands.
pub fn with_examples(command: Command) -> Command {
    add(command, "cargo x")
}

fn add(command: Command, words: &str) -> Command {
    let paragraphs = EXAMPLES.split("\n\n");
    let mut examples = paragraphs.filter_map(|paragraph| paragraph.split_once(":\n"));
    let found = examples.find(|(of, _)| *of == words);
    let command = match found {
        Some((_, lines)) => {
            let shown = format!("Examples:\n{}", lines.trim_end());
            command.after_help(shown.replace("cargo x", CALLED))
        }
        None => command,
    };
    command.mut_subcommands(|inner| {
        let words = format!("{words} {}", inner.get_name());
        add(inner, words.trim_start_matches("cargo x "))
    })
}

/// A line on standard error that says how far a run has come, if that's a terminal.
pub struct Progress {
    /// Time of the next line; `None` where nobody sees it.
    next: Option<Instant>,
    is_shown: bool,
}

impl Progress {
    /// Shows nothing before so much time has passed.
    pub fn after(time: Duration) -> Self {
        Self {
            next: stderr().is_terminal().then(|| Instant::now() + time),
            is_shown: false,
        }
    }

    /// Shows the line, unless the last one was just written.
    pub fn show(&mut self, line: impl FnOnce() -> String) {
        const PAUSE: Duration = Duration::from_millis(100);
        let now = Instant::now();
        if self.next.is_some_and(|next| now >= next) {
            output::overwrite_line(&line());
            (self.next, self.is_shown) = (Some(now + PAUSE), true);
        }
    }

    /// Removes the line.
    pub fn clear(&mut self) {
        if std::mem::take(&mut self.is_shown) {
            output::overwrite_line("");
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.clear();
    }
}
