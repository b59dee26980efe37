//! Parses the command line, runs one command, prints the error chain.

use std::process::ExitCode;

use clap::Parser;
use scripts::runner::launch_if_asked;
use scripts::workspace::Workspace;
use scripts::{drill, explore, list, listen, new, paste, snippet, stress, test};

/// The workspace's command: test samples, paste solutions, explore games, drill
#[derive(Debug, Parser)]
#[command(name = "cargo x", bin_name = "cargo x", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, clap::Subcommand)]
enum Command {
    Drill(drill::Args),
    Explore(explore::Args),
    List(list::Args),
    Listen(listen::Args),
    New(new::Args),
    Paste(paste::Args),
    Snippet(snippet::Args),
    Stress(stress::Args),
    Test(test::Args),
}

/// 0: done and right; 1: the work ran and the answer is no; 2: bad usage or input.
fn main() -> ExitCode {
    launch_if_asked();
    let cli = Cli::parse();
    let answer = Workspace::find().and_then(|workspace| match cli.command {
        Command::Drill(args) => drill::run(&workspace, &args),
        Command::Explore(args) => explore::run(&workspace, &args),
        Command::List(args) => list::run(&workspace, &args),
        Command::Listen(args) => listen::run(&workspace, &args),
        Command::New(args) => new::run(&workspace, &args),
        Command::Paste(args) => paste::run(&workspace, &args),
        Command::Snippet(args) => snippet::run(&workspace, &args),
        Command::Stress(args) => stress::run(&workspace, &args),
        Command::Test(args) => test::run(&workspace, &args),
    });
    match answer {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
