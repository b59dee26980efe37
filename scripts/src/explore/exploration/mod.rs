//! Exploration of a game: the crate `explorer` with files, the clock, a terminal.

mod additions;
mod budget;
mod certificate;
mod csv;
mod game_list;
mod given_numbers;
mod known;
mod one_game;
mod one_heap;
mod plot_file;
mod progress;
mod results;
mod rule;
mod run_file;
mod run_folder;
mod save;
mod saves;
mod table;
mod targets;
mod terminal;
mod theorem;
mod two_heaps;
mod verify;

use anyhow::{Result, anyhow, bail};
use explorer::decided::rule_of;
use explorer::game::{Game, NAMED_GAMES, NamedGame, UnknownGame};

use crate::explore::Args;
use crate::interrupt;
use crate::output;

/// Message shown on the first Ctrl-C.
const STOPPING: &str = "\nstopping; press Ctrl-C again to end at once\n";

/// Explores the game that the options name. False if the answer is no, or the run was interrupted.
///
/// # Errors
/// If there is no such game, options contradict each other, or a file cannot be read or written.
pub fn run(args: &Args) -> Result<bool> {
    one_game::check(args)?;
    if args.list {
        let line = |game: &NamedGame| {
            let notation = game.notation();
            format!("{}\t{notation}\t{}\n", game.name, game.about)
        };
        output::print(&NAMED_GAMES.iter().map(line).collect::<String>())?;
        return Ok(true);
    }
    if let Some(path) = &args.verify {
        interrupt::finish_first(STOPPING);
        return verify::run(path);
    }
    if let Some(path) = &args.check {
        return certificate::check(path, args.game.as_deref(), args.misere);
    }
    targets::check(args)?;
    interrupt::finish_first(STOPPING);
    if let (Some(path), Some(folder)) = (&args.all, &args.run) {
        return run_folder::run(game_list::read(path)?, folder, args.time);
    }
    if let Some(path) = &args.all {
        return game_list::run(path, args.terms, args.time);
    }
    if args.game.as_deref() == Some("-") {
        args.only_of_given_numbers()?;
        return given_numbers::explore(args);
    }
    if args.first.is_some() {
        bail!(
            "`--first` is for numbers on standard input, `cargo x explore -`; games begin at heap 0"
        );
    }
    if let Some(path) = &args.rule {
        return rule::explore(&rule::read(path)?, args);
    }
    let text = args.game.as_deref().map(explorer::rule::spelled_out);
    if let Some(text) = text.as_deref().filter(|text| explorer::rule::is_rule(text)) {
        if args.run.is_some() {
            bail!("`--run` is for codes, take-sets and coins, such as 0.106");
        }
        return rule::explore(text, args);
    }
    if args.add.is_some() {
        let game = text.as_deref().map(parsed).transpose()?;
        return match game.as_ref().and_then(rule_of) {
            Some(rule) => rule::explore(&rule, args),
            None => bail!("`--add` is for rules, such as 'n -> n-k where 1 <= k <= 3'"),
        };
    }
    if args.certificate.is_some() {
        bail!("`--certificate` is for rules, such as 'n -> n-k where 1 <= k <= 3'");
    }
    if args.same_as.is_some() {
        bail!("`--same-as` is for rules, such as 'n -> n-k where 1 <= k <= 3'");
    }
    if args.misere {
        bail!("`--misere` is for rules, such as 'n -> n-k where 1 <= k <= 3'");
    }
    let game = text.as_deref().map(parsed).transpose()?;
    match game {
        Some(Game::TwoHeaps(game)) if args.run.is_some() => {
            bail!("`--run` is for games on one heap, such as 0.106; `{game}` is played on two")
        }
        Some(game) => known::explore(&game, args),
        None => one_heap::explore(None, args, one_heap::Shown::Nothing),
    }
}

/// Parses the game on the command line.
fn parsed(text: &str) -> Result<Game> {
    if text.contains("=>") {
        let rule = text.replace("=>", "->");
        bail!("the moves of a rule stand after `->`: write '{rule}'");
    }
    Game::parse(text).map_err(|error| match error.downcast::<UnknownGame>() {
        Ok(unknown) => anyhow!(
            "{unknown} from `cargo x explore --list`; or a rule, such as \
             'n -> n-k where 1 <= k <= 3'; or `-` for a sequence on standard input"
        ),
        Err(error) => error,
    })
}
