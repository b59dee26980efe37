//! Decides what the command line asks for: a list, a check, numbers, a rule or a game.

use std::io::Read as _;

use anyhow::{Context as _, Result, anyhow, bail};
use explorer::decided::rule_of;
use explorer::game::{Game, NAMED_GAMES, NamedGame, UnknownGame};
use explorer::guess::{Numbers, Shape};
use explorer::show::emit;
use explorer::show::plot::{self, Series};
use explorer::show::report::{Report, Values, rows_alone};

use super::{Args, certificate, files, game};
use crate::{atomic, interrupt, output};

/// Message shown on the first Ctrl-C.
const STOPPING: &str = "\nstopping; press Ctrl-C again to end at once\n";

/// Does what the command line asks. Returns false if the answer is no, or after Ctrl-C.
///
/// # Errors
/// If there is no such game, options contradict each other, or a file can't be read or written.
pub fn run(args: &Args) -> Result<bool> {
    refuse_words(args)?;
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
    files::check(args)?;
    interrupt::finish_first(STOPPING);
    if args.game.as_deref() == Some("-") {
        args.only_of_given_numbers()?;
        return explore_numbers(args);
    }
    if args.first.is_some() {
        bail!(
            "`--first` is for numbers on standard input, `cargo x explore -`; games begin at heap 0"
        );
    }
    if let Some(path) = &args.rule {
        let text = std::fs::read_to_string(path)
            .with_context(|| format!("cannot read the rule {}", path.display()))?;
        return game::explore_rule(&text, args);
    }
    let game = args.game.as_deref().context("no game is named")?;
    let text = explorer::rule::spelled_out(game);
    if explorer::rule::is_rule(&text) {
        return game::explore_rule(&text, args);
    }
    if args.add.is_some() {
        return match rule_of(&parsed(&text)?) {
            Some(rule) => game::explore_rule(&rule, args),
            None => bail!("`--add` is for rules, such as 'n -> n-k where 1 <= k <= 3'"),
        };
    }
    let of_rules = [
        ("--certificate", args.certificate.is_some()),
        ("--same-as", args.same_as.is_some()),
        ("--misere", args.misere),
    ];
    if let Some((option, _)) = of_rules.iter().find(|(_, is_given)| *is_given) {
        bail!("`{option}` is for rules, such as 'n -> n-k where 1 <= k <= 3'");
    }
    game::explore_game(&parsed(&text)?, game, None, args)
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

/// Refuses words after the game.
///
/// # Errors
/// If there are any. The error says what to do: one game at a time, or quotes.
fn refuse_words(args: &Args) -> Result<()> {
    let Some(game) = args.game.as_deref() else {
        return Ok(());
    };
    if args.words.is_empty() {
        return Ok(());
    }
    let words: Vec<&str> = std::iter::once(game)
        .chain(args.words.iter().map(String::as_str))
        .collect();
    if let Some(braces) = before_the_shell(&words) {
        bail!("a shell makes several words of braces: write `cargo x explore '{braces}'`");
    }
    let line = words.join(" ");
    if words.iter().all(|word| Game::parse(word).is_ok()) {
        bail!("one game is explored at a time, such as `cargo x explore {game}`");
    }
    if Game::parse(&line).is_ok() {
        bail!("a game of several words stands in quotes: write `cargo x explore '{line}'`");
    }
    bail!(
        "`{line}` is more than one word; a game of several words stands in quotes, as in \
         `cargo x explore 'n -> n-k where 1 <= k <= 3'`: a shell takes `>`, `|` and `<` for itself"
    )
}

/// Finds what the user typed if a shell has expanded braces: `take{1,3}` becomes `take1 take3`.
fn before_the_shell(words: &[&str]) -> Option<String> {
    ["take", "coins"].iter().find_map(|kind| {
        let members = words.iter().map(|word| word.strip_prefix(kind));
        let members = members.collect::<Option<Vec<&str>>>()?;
        Some(format!("{kind}{{{}}}", members.join(",")))
    })
}

/// Prints guesses about the numbers on standard input, or code for them.
///
/// # Errors
/// If the input isn't numbers, or values can't be drawn.
fn explore_numbers(args: &Args) -> Result<bool> {
    let mut text = String::new();
    let input = std::io::stdin().lock().read_to_string(&mut text);
    input.context("cannot read standard input as text")?;
    let numbers = Numbers::parse(rows_alone(&text)).context("on standard input")?;
    let first = args.first.or(numbers.first).unwrap_or(0);
    let guesses = numbers.guesses(first);
    if args.emit {
        output::print(&emit::of_guesses(&guesses)?)?;
    } else {
        let report = Report {
            same_as: None,
            values: Values::Given(&numbers, &guesses, first),
            stopped: String::new(),
            found: None,
        };
        output::print(&report.text()?.lines)?;
    }
    let Some(path) = &args.plot else {
        return Ok(true);
    };
    let title = "Values on standard input";
    let picture = match &numbers.shape {
        Shape::Table(table) => plot::heat_map(title, table, first, ["row a", "column b"]),
        Shape::Sequence(_) => {
            let values = numbers.as_grundy_values();
            let values = values.context("only values from 0 to 2³² − 1 can be drawn")?;
            plot::scatter(title, &Series::given(&values, first), None)
        }
    };
    atomic::replace(path, picture.svg())?;
    Ok(true)
}
