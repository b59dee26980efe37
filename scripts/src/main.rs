//! Parses the command line, runs one command, prints the error chain.

use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser};
use scripts::runner::launch_if_asked;
use scripts::workspace::Workspace;
use scripts::{
    case, completions, drill, examples, explore, init, interrupt, list, listen, new, paste, site,
    snippet, stress, submit, test,
};

/// The workspace's command: test samples, paste solutions, explore games, drill
#[derive(Debug, Parser)]
#[command(
    name = "cargo x",
    bin_name = "cargo x",
    version,
    disable_help_subcommand = true
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Case(case::Args),
    Completions(completions::Args),
    Drill(drill::Args),
    Explore(Box<explore::Args>),
    Init(init::Args),
    List(list::Args),
    Listen(listen::Args),
    New(new::Args),
    Paste(paste::Args),
    Site(site::Args),
    Snippet(snippet::Args),
    Stress(stress::Args),
    Submit(submit::Args),
    Test(test::Args),
}

/// Environment variable with the folder in which the user called `cargo x`. A repository made by
/// `cargo x init` starts this program in the collection's folder.
const FOLDER: &str = "CARGO_X_FOLDER";

/// Exit status: 0 if all is done and right; 1 if the work ran and the answer is no; 2 for bad usage
/// or input.
fn main() -> ExitCode {
    launch_if_asked();
    interrupt::handle();
    if let Some(folder) = std::env::var_os(FOLDER)
        && let Err(error) = std::env::set_current_dir(&folder)
    {
        eprintln!("error: {}: {error}", folder.display());
        return ExitCode::from(2);
    }
    let command = examples::shown_in(Cli::command());
    let cli = Cli::from_arg_matches(&command.clone().get_matches());
    let cli = cli.unwrap_or_else(|error| error.exit());
    let answer = run(cli.command, command);
    interrupt::stop_if_ending();
    match answer {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Runs one command. `shown` is the command line for completions. Commands that need no workspace
/// run in every folder.
fn run(command: Command, shown: clap::Command) -> anyhow::Result<bool> {
    let workspace = Workspace::find;
    match command {
        Command::Case(args) => case::run(&workspace()?, &args),
        Command::Completions(args) => completions::run(shown, &args),
        Command::Drill(args) => drill::run(&workspace()?, &args),
        Command::Explore(args) => explore::run(&args),
        Command::Init(args) => init::run(&workspace()?, &args),
        Command::List(args) => list::run(&workspace()?, &args),
        Command::Listen(args) => listen::run(&workspace()?, &args),
        Command::New(args) => new::run(&workspace()?, &args),
        Command::Paste(args) => paste::run(&workspace()?, &args),
        Command::Site(args) => site::run(&workspace()?, &args),
        Command::Snippet(args) => snippet::run(&workspace()?, &args),
        Command::Stress(args) => stress::run(&workspace()?, &args),
        Command::Submit(args) => submit::run(&workspace()?, &args),
        Command::Test(args) => test::run(&workspace()?, &args),
    }
}
