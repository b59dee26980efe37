//! Decides what the command line asks for: the list of names, numbers, a rule or a game.

use std::io::Read as _;

use anyhow::{Context as _, Result, anyhow, bail};
use explorer::decided::rule_of;
use explorer::game::{Game, NAMED_GAMES, NamedGame, UnknownGame};
use explorer::guess::{Numbers, Shape};
use explorer::show::emit;
use explorer::show::plot;
use explorer::show::report::{Report, SHOWN_ROWS, Values};
use explorer::{known, rule};

use super::{Args, Language, files, game, limits};
use crate::{atomic, interrupt, output};

impl Language {
    /// Writes emitted code in this language.
    ///
    /// # Errors
    /// If it can't be translated.
    pub fn written(self, code: &str) -> Result<String> {
        match self {
            Self::Rust => emit::Language::Rust,
            Self::Cpp => emit::Language::Cpp,
            Self::Python => emit::Language::Python,
        }
        .written(code)
    }
}

/// Message shown on the first Ctrl-C.
const STOPPING: &str = "\nstopping; press Ctrl-C again to end at once\n";

/// Does what the command line asks. Returns false if the answer is no, or after Ctrl-C.
///
/// # Errors
/// If there is no such game, options contradict each other, or a file can't be read or written.
pub fn run(args: &Args) -> Result<bool> {
    let Some(game) = args.game.as_deref() else {
        let line = |game: &NamedGame| {
            let notation = game.notation();
            format!("{}\t{notation}\t{}\n", game.name, game.about)
        };
        output::print(&NAMED_GAMES.iter().map(line).collect::<String>())?;
        return Ok(true);
    };
    refuse_words("explore", Some(game), &args.words)?;
    files::check(args)?;
    interrupt::finish_first(STOPPING);
    let input = read_input(game)?;
    if let Some(numbers) = input.as_deref().filter(|text| !rule::is_rule(text)) {
        args.only_of_given_numbers()?;
        return explore_numbers(numbers, args);
    }
    let text = rule::spelled_out(input.as_deref().unwrap_or(game));
    if rule::is_rule(&text) {
        return game::explore_rule(&text, args);
    }
    let parsed = parsed(&text)?;
    match rule_of(&parsed).filter(|_| args.misere) {
        Some(rule) => game::explore_rule(&rule, args),
        None if args.misere => bail!("no rule can express {game}, and `--misere` needs one"),
        None => game::explore_game(&parsed, game, None, args),
    }
}

/// Reads standard input if the game is `-`.
///
/// # Errors
/// If it can't be read as text.
pub fn read_input(game: &str) -> Result<Option<String>> {
    if game != "-" {
        return Ok(None);
    }
    let mut text = String::new();
    let input = std::io::stdin().lock().read_to_string(&mut text);
    input.context("cannot read standard input as text")?;
    Ok(Some(text))
}

/// Parses a name, a code or another notation of a game.
///
/// # Errors
/// If the text is none; says what is.
pub fn parsed(text: &str) -> Result<Game> {
    if text.contains("=>") {
        let rule = text.replace("=>", "->");
        bail!("the moves of a rule stand after `->`: write '{rule}'");
    }
    Game::parse(text).map_err(|error| match error.downcast::<UnknownGame>() {
        Ok(unknown) => anyhow!(
            "{unknown} from `cargo x explore`; or a rule, such as \
             'n -> n-k where 1 <= k <= 3'; or `-` for a sequence on standard input"
        ),
        Err(error) => error,
    })
}

/// Refuses words after the game.
///
/// # Errors
/// If there are any. The error says what to do: one game at a time, or quotes.
pub fn refuse_words(command: &str, game: Option<&str>, words: &[String]) -> Result<()> {
    let Some(game) = game.filter(|_| !words.is_empty()) else {
        return Ok(());
    };
    let words: Vec<&str> = std::iter::once(game)
        .chain(words.iter().map(String::as_str))
        .collect();
    if let Some(braces) = before_the_shell(&words) {
        bail!("a shell makes several words of braces: write `cargo x {command} '{braces}'`");
    }
    let line = words.join(" ");
    if words.iter().all(|word| Game::parse(word).is_ok()) {
        bail!("write one game, such as `cargo x {command} {game}`");
    }
    if Game::parse(&rule::spelled_out(&line)).is_ok() {
        bail!("a game of several words stands in quotes: write `cargo x {command} '{line}'`");
    }
    bail!(
        "`{line}` is more than one word; a game of several words stands in quotes, as in \
         `cargo x {command} 'n -> n-k where 1 <= k <= 3'`: a shell takes `>`, `|` and `<` for itself"
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

/// Largest heap that a list of numbers may begin with.
const MAX_FIRST: u64 = 1 << 53;

/// Prints guesses about the numbers on standard input, or code for them.
///
/// # Errors
/// If the input isn't numbers, or values can't be drawn.
fn explore_numbers(text: &str, args: &Args) -> Result<bool> {
    let numbers = Numbers::parse(text).context("on standard input")?;
    let first = match args.from.as_ref().map(|from| &from.0[..]) {
        None => None,
        Some(&[heap]) if heap <= MAX_FIRST => Some(heap as usize),
        Some(_) => bail!("numbers begin at one heap, from 0 to {MAX_FIRST}: write `--from 1`"),
    };
    let (first, guesses) = known::guesses(&numbers, first);
    if let Some(language) = args.emit {
        let code = limits::watched(args.time, args.memory, |watch| {
            emit::of_numbers(&guesses, watch)
        });
        output::print(&language.written(&code?)?)?;
    } else {
        let report = Report {
            same_as: None,
            values: Values::Given(&numbers, &guesses, first),
            stopped: String::new(),
            found: None,
            rows: SHOWN_ROWS,
        };
        let text = report.text()?;
        output::print(&(text.answer + &text.lines))?;
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
            plot::dots(title, &values, first, None)
        }
    };
    atomic::replace(path, picture)?;
    Ok(true)
}
