//! `cargo x explore --moves FILE` and `--graph FILE`: explores a game whose options the user's own
//! program prints, or a file lists.

mod asking;
mod graph;
mod save;
mod solving;
mod states;

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use explorer::positions::{Search, has_plus_sign};

use crate::commands::Progress;
use crate::commands::explore::{Args, limits};
use crate::runner::{HELPER_LIMITS, Helper, Limits};
use crate::workspace::Workspace;
use asking::ask;
use save::save;
use solving::{Limit, STATES, TIME, begin, finish, from_state, known};

pub use graph::{Moves, run as run_on_graph};
pub use states::States;

/// Asks the program, solves the game, and prints the report. Returns false if a state that was
/// asked for stays unknown.
///
/// # Errors
/// If the program doesn't do what it should, a state leads to itself, or a file can't be written.
pub fn run(args: &Args, file: &Path) -> Result<bool> {
    begin(args)?;
    let words = args.words_of_states();
    if words.is_empty() {
        let unnamed = || format!("no states are named, so {UNNAMED} are tried");
        return explore(args, file, &[UNNAMED]).with_context(unnamed);
    }
    explore(args, file, &words)
}

/// States for a program about which nothing is said.
const UNNAMED: &str = "0..100";

fn explore(args: &Args, file: &Path, words: &[&str]) -> Result<bool> {
    let states = States::parse(words)?;
    let from = args.from.as_ref();
    let from = from.map(|from| from_state(&states, from)).transpose()?;
    let program = program(file)?;
    let mut search = Search::new(has_plus_sign(states.listed().iter().map(String::as_str)));
    let most = args.terms.unwrap_or(STATES);
    ensure!(
        states.count().is_some_and(|count| count <= most),
        "these are more than {most} states: ask for fewer, or set `--terms`"
    );
    states.each(&mut |state| search.ask(state))?;
    if let Some(from) = &from {
        search.ask(from)?;
    }
    let limit = searched(&program, args, &mut search)?;
    let name = &program.text;
    let are_known = finish(args, &search, &states, name, "", limit, from.as_deref())?;
    if let Some(bin) = &args.save {
        let mut solve = |states: &[String]| {
            let mut search = Search::new(has_plus_sign(states.iter().map(String::as_str)));
            states.iter().try_for_each(|state| search.ask(state))?;
            let limit = searched(&program, args, &mut search)?;
            Ok(known(args, &search, limit))
        };
        save(bin, name, &states.into_list(), &mut solve)?;
    }
    Ok(are_known)
}

/// Asks the program until the options of all states are known, or a limit is reached.
fn searched<'a>(program: &Helper, args: &'a Args, search: &mut Search) -> Result<Limit<'a>> {
    let mut limit = Limit::new(args);
    let mut progress = Progress::after(limits::QUIET);
    let mut is_over = |search: &Search| {
        progress.show(|| format!("{}  {} states", program.text, search.graph().known()));
        limit.is_reached(search.count_states())
    };
    ask(program, limits_of(args), search, &mut is_over)?;
    Ok(limit)
}

/// Makes the user's file runnable.
fn program(file: &Path) -> Result<Helper> {
    let shown = file.display();
    ensure!(
        file.is_file(),
        "there is no file {shown}; `cargo x new --moves {shown}` writes a template"
    );
    let workspace = Workspace::find_or_collection()?;
    let name = shown.to_string();
    if file.extension().is_none() {
        return Helper::from_executable(&name, &fs_err::canonicalize(file)?);
    }
    let helper = Helper::from_source(&workspace, file)?;
    Ok(helper.called(name))
}

/// Limits of the program: the search ends it earlier, unless it hangs.
fn limits_of(args: &Args) -> Limits {
    let time = args.time.unwrap_or(TIME) + Duration::from_secs(10);
    Limits {
        cpu: time,
        wall: time,
        ..HELPER_LIMITS
    }
}
