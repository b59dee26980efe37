//! `cargo x completions`: what a shell offers after `cargo x` and Tab.
//!
//! clap_complete writes the script. It cannot know the problems, which come and go: where it
//! would list them, the script looks into the workspace's folder. And `cargo` has completions
//! of its own, which stay: each shell is told how to reach both.

use anyhow::Result;
use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::{Shell, generate};

use crate::output;

/// Print what your shell needs to complete `cargo x`: commands, options, problems
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The shell
    #[arg(value_parser = ["bash", "zsh", "fish"])]
    shell: String,
}

/// Stands for the names of all problems in what clap_complete writes.
const PROBLEMS: &str = "PROBLEMS-OF-THE-WORKSPACE";

const BASH: &str = include_str!("cargo-x.bash");
const ZSH: &str = include_str!("cargo-x.zsh");
const FISH: &str = include_str!("cargo-x.fish");

/// Prints the script.
///
/// # Errors
/// If standard output cannot be written.
pub fn run(command: Command, args: &Args) -> Result<bool> {
    let command = naming_problems(command.bin_name("cargo-x").name("cargo-x"));
    let script = match args.shell.as_str() {
        "bash" => {
            let script = script(Shell::Bash, command, "cargo-x");
            // It shows an argument that may stand several times by its name alone.
            let script = script.replace("[BIN]...", PROBLEMS);
            // The two words of `cargo x` are one name here, also where it names subcommands.
            let script = script.replace("cargo__subcmd__x__", "cargo__x__");
            script.replace(PROBLEMS, "$(_cargo_x_problems)") + BASH
        }
        "zsh" => {
            let script = script(Shell::Zsh, command, "cargo-x");
            let (head, body) = script.split_once('\n').unwrap_or_default();
            let body = body.replace(&format!("({PROBLEMS})"), "_cargo_x_problems");
            format!("{head}\n{ZSH}{body}")
        }
        _ => {
            let cargo = Command::new("cargo").subcommand(command.bin_name("x").name("x"));
            let script = script(Shell::Fish, cargo, "cargo");
            let own = script.lines().filter(|line| !line.contains(PROBLEMS));
            own.map(|line| format!("{line}\n")).collect::<String>() + FISH
        }
    };
    output::print(&script)?;
    Ok(true)
}

fn script(shell: Shell, mut command: Command, name: &str) -> String {
    let mut script = Vec::new();
    generate(shell, &mut command, name, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The same command, in which each argument that is a problem's name has one possible value.
fn naming_problems(command: Command) -> Command {
    let is_taken = ["new", "completions"].contains(&command.get_name());
    let command = command.mut_args(|arg| {
        let is_problem = ["bin", "bins", "name"].contains(&arg.get_id().as_str());
        if is_problem && !is_taken {
            arg.value_parser(PossibleValuesParser::new([PROBLEMS]))
        } else {
            arg
        }
    });
    command.mut_subcommands(naming_problems)
}
