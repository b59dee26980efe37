//! `cargo x completions`: what a shell offers after `cargo x` and Tab.
//!
//! clap_complete writes the script. It cannot know problems, modules and judges, which change:
//! where it would list them, the script looks into the workspace's folder. And `cargo` has its own
//! completions, which must keep working: the script tells each shell how to reach both.

use anyhow::Result;
use clap::Command;
use clap::builder::PossibleValuesParser;
use clap_complete::{Shell, generate};

use crate::system::output;

/// Print what your shell needs to complete `cargo x`: commands, options, problems
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The shell
    #[arg(value_parser = ["bash", "zsh", "fish", "powershell"])]
    shell: String,
}

/// Kinds of names that change with the workspace. clap_complete's script contains a placeholder for
/// each kind, which is replaced by a function that lists the names.
const NAMES: [&str; 4] = [PROBLEMS, MODULES, ALL, JUDGES];
const PROBLEMS: &str = "PROBLEMS-OF-THE-WORKSPACE";
const MODULES: &str = "MODULES-OF-THE-WORKSPACE";
/// Names of problems and modules.
const ALL: &str = "ALL-OF-THE-WORKSPACE";
const JUDGES: &str = "JUDGES-OF-THE-WORKSPACE";

/// The shell function that lists such names.
fn lister(names: &str) -> String {
    let kind = names.trim_end_matches("-OF-THE-WORKSPACE");
    format!("_cargo_x_{}", kind.to_lowercase())
}

const BASH: &str = include_str!("cargo-x.bash");
const ZSH: &str = include_str!("cargo-x.zsh");
const FISH: &str = include_str!("cargo-x.fish");
const POWERSHELL: &str = include_str!("cargo-x.ps1");

/// Prints the completion script for a shell.
///
/// # Errors
/// If standard output cannot be written.
pub fn run(command: Command, args: &Args) -> Result<bool> {
    let command = naming(command.bin_name("cargo-x").name("cargo-x"));
    let script = match args.shell.as_str() {
        "bash" => {
            let script = script(Shell::Bash, command, "cargo-x");
            // The script shows an argument that may be repeated only by its name.
            let script = script.replace("[BIN]...", PROBLEMS);
            let script = script.replace("[NAMES]...", MODULES);
            // `compgen` doesn't quote files. Without an answer, bash offers them itself.
            let script = script.replace("COMPREPLY=($(compgen -f \"${cur}\"))", "COMPREPLY=()");
            // The two words `cargo x` are one name here, also as the prefix of a subcommand.
            let script = script.replace("cargo__subcmd__x__", "cargo__x__");
            script + BASH
        }
        "zsh" => {
            let script = script(Shell::Zsh, command, "cargo-x");
            let (head, body) = script.split_once('\n').unwrap_or_default();
            let mut body = body.to_string();
            for names in NAMES {
                body = body.replace(&format!("({names})"), &lister(names));
            }
            format!("{head}\n{ZSH}{body}")
        }
        "powershell" => {
            let cargo = Command::new("cargo").subcommand(command.bin_name("x").name("x"));
            let script = script(Shell::PowerShell, cargo, "cargo");
            let shown = "    $completions.Where{";
            let with_names = format!("    $completions += Get-CargoXNames $command\n{shown}");
            script.replace(shown, &with_names) + POWERSHELL
        }
        _ => {
            let cargo = Command::new("cargo").subcommand(command.bin_name("x").name("x"));
            let script = script(Shell::Fish, cargo, "cargo");
            let is_kept = |line: &&str| !NAMES.iter().any(|it| line.contains(it));
            let own = script.lines().filter(is_kept);
            own.map(|line| format!("{line}\n")).collect::<String>() + FISH
        }
    };
    output::print_exactly(&script)?;
    Ok(true)
}

fn script(shell: Shell, mut command: Command, name: &str) -> String {
    let mut script = Vec::new();
    generate(shell, &mut command, name, &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// Copy of the command in which each argument that takes a name has one possible value: its
/// placeholder.
fn naming(command: Command) -> Command {
    let name = command.get_name().to_string();
    let command = command.mut_args(|arg| match names_of(&name, arg.get_id().as_str()) {
        Some(names) => arg.value_parser(PossibleValuesParser::new([names])),
        None => arg,
    });
    command.mut_subcommands(naming)
}

/// Kind of names that an argument of a command takes. None if the argument takes other words.
fn names_of(command: &str, argument: &str) -> Option<&'static str> {
    match (command, argument) {
        ("new" | "completions", _) => None,
        (_, "bin" | "bins") => Some(PROBLEMS),
        ("drill", "name") => Some(ALL),
        ("snippet", "names") => Some(MODULES),
        (_, "judge") => Some(JUDGES),
        _ => None,
    }
}
