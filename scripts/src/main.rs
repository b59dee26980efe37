//! Parses the command line, runs one command, prints the error chain.

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _, Parser};
use scripts::commands::{
    case, completions, drill, explore, init, list, listen, new, paste, prove, site, snippet,
    stress, submit, test, with_examples,
};
use scripts::eprint;
use scripts::eprintln;
use scripts::runner::launch_if_asked;
use scripts::system::interrupt;
use scripts::system::output::{CALLED, shortened};
use scripts::workspace::{Workspace, collection, problems};

/// A workspace for games in contests: test samples, paste solutions, explore games, drill
#[derive(Debug, Parser)]
#[command(
    name = CALLED,
    bin_name = CALLED,
    version = collection::version(),
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
    Prove(prove::Args),
    Site(site::Args),
    Snippet(snippet::Args),
    Stress(stress::Args),
    Submit(submit::Args),
    Test(test::Args),
}

/// Exit status: 0 if all is done and right; 1 if the work ran and the answer is no; 2 for bad usage
/// or input.
fn main() -> ExitCode {
    launch_if_asked();
    collection::build_elsewhere_if_read_only();
    // `syn` recurses into whatever the limits of `bundler::lex` let through.
    let deep = std::thread::Builder::new().name("main".into());
    let deep = deep.stack_size(64 << 20).spawn(begin);
    let answer = deep.expect("the system has a thread for it").join();
    answer.unwrap_or(ExitCode::from(101))
}

fn begin() -> ExitCode {
    interrupt::handle();
    let command = with_examples(Cli::command());
    let words = command.clone().try_get_matches_from(words());
    let cli = words.and_then(|words| Cli::from_arg_matches(&words));
    let cli = cli.unwrap_or_else(|error| {
        if error.use_stderr() {
            eprint!("{}", shortened(&error.render().ansi().to_string()));
            std::process::exit(error.exit_code());
        }
        error.exit()
    });
    let answer = run(cli.command, command);
    interrupt::stop_if_ending();
    match answer {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {}", shortened(&format!("{error:#}")));
            ExitCode::from(2)
        }
    }
}

/// Words of the command line. For `cargo grundy list`, cargo starts `cargo-grundy grundy list`.
fn words() -> impl Iterator<Item = OsString> {
    let is_by_cargo = env::args_os().nth(1).is_some_and(|word| word == "grundy");
    let is_kept = move |place: usize| place != 1 || !is_by_cargo;
    env::args_os()
        .enumerate()
        .filter_map(move |(place, word)| is_kept(place).then_some(word))
}

/// Runs one command. `shown` is the command line for completions. Commands that need no workspace
/// of the user's run in every folder.
fn run(command: Command, shown: clap::Command) -> anyhow::Result<bool> {
    let workspace_for = |text: &str| {
        let workspace = Workspace::find_for(text)?;
        problems::declare(&workspace)?;
        Ok::<_, anyhow::Error>(workspace)
    };
    let workspace = || workspace_for("");
    let collection = Workspace::find_or_collection;
    match command {
        Command::Case(args) => case::run(&workspace_for(&args.bin)?, &args),
        Command::Completions(args) => completions::run(shown, &args),
        Command::Drill(args) => drill::run(&workspace()?, &args),
        Command::Explore(args) => explore::run(&args),
        Command::Init(args) => init::run(&args),
        Command::List(args) => list::run(&collection()?, &args),
        Command::Listen(args) => listen::run(&workspace()?, &args),
        Command::New(args) => match &args.moves {
            Some(path) => new::write_moves(path),
            None => new::run(&workspace()?, &args),
        },
        Command::Paste(args) => paste::run(&workspace_for(&args.bin)?, &args),
        Command::Prove(args) => prove::run(&args),
        Command::Site(args) => site::run(&workspace()?, &args),
        Command::Snippet(args) => snippet::run(&collection()?, &args),
        Command::Stress(args) => stress::run(&workspace_for(&args.bin)?, &args),
        Command::Submit(args) => submit::run(&workspace_for(&args.bin)?, &args),
        Command::Test(args) => {
            let first = args.bins.first().map_or("", String::as_str);
            test::run(&workspace_for(first)?, &args)
        }
    }
}
