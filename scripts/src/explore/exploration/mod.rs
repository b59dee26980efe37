//! Exploration of a game: the crate `explorer` with files, the clock, a terminal.

mod additions;
mod budget;
mod certificate;
mod csv;
mod given_numbers;
mod known;
mod one_game;
mod one_heap;
mod plot_file;
mod progress;
mod results;
mod rule;
mod table;
mod targets;
mod terminal;
mod theorem;
mod two_heaps;

use anyhow::{Context as _, Result, anyhow, bail};
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
    if let Some(path) = &args.check {
        return certificate::check(path, args.game.as_deref(), args.misere);
    }
    targets::check(args)?;
    interrupt::finish_first(STOPPING);
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
    let game = args.game.as_deref().context("no game is named")?;
    let text = explorer::rule::spelled_out(game);
    if explorer::rule::is_rule(&text) {
        return rule::explore(&text, args);
    }
    if args.add.is_some() {
        return match rule_of(&parsed(&text)?) {
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
    known::explore(&parsed(&text)?, args)
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
