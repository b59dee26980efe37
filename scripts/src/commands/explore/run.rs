//! Decides what the command line asks for: the list of names, numbers, a rule or a game.

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use explorer::decided::{Slice, Watch};
use explorer::explored::{DEFAULT_TIME, Explored, Request, Subject, explore};
use explorer::game::{Game, NAMED_GAMES, NamedGame, UnknownGame};
use explorer::guess::Numbers;
use explorer::rule::MAX_COORDINATES;
use explorer::show::{emit, plot, report, tables};
use explorer::{known, rule};

use super::{Args, Language, Position, limits, moves, read_text};
use crate::commands::Progress;
use crate::eprint;
use crate::system::files::atomic;
use crate::system::{interrupt, output};

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

/// Does what the command line asks. Returns false if the answer is no, or after Ctrl-C.
///
/// # Errors
/// If there is no such game, options contradict each other, or a file can't be read or written.
pub fn run(args: &Args) -> Result<bool> {
    if let Some(file) = &args.moves {
        return moves::run(args, file);
    }
    if let Some(file) = &args.graph {
        return moves::run_on_graph(args, file);
    }
    let Some(game) = args.game.as_deref() else {
        let line = |game: &NamedGame| format!("{}\t{}\t{}\n", game.name, game.notation, game.about);
        output::print(&NAMED_GAMES.iter().map(line).collect::<String>())?;
        return Ok(true);
    };
    refuse_words("explore", Some(game), &args.words)?;
    args.check_files()?;
    interrupt::finish_first(limits::STOPPING, Some(limits::TIME_TO_FINISH));
    let input = (game == "-").then(|| read_text(game)).transpose()?;
    if let Some(numbers) = input.as_deref().filter(|text| !rule::is_rule(text)) {
        args.only_of_given_numbers()?;
        return explore_numbers(numbers, args);
    }
    let text = input.as_deref().unwrap_or(game);
    let subject = parsed(text, args.misere, args.from.is_some())?;
    explore_game(subject, args)
}

/// Explores a game: computes everything that the options ask for, then prints it once. Returns
/// false if Ctrl-C came before a proof.
///
/// # Errors
/// If an option doesn't apply to the game, a file can't be written, or a theorem contradicts the
/// table.
fn explore_game(subject: Subject, args: &Args) -> Result<bool> {
    refuse_what_does_not_apply(args, &subject)?;
    let request = Request {
        terms: args.terms,
        time: args.time,
        is_for_theorem: args.emit.is_some() && args.csv.is_none() && args.plot.is_none(),
        position: match &args.from {
            Some(Position::Heaps(heaps)) => heaps.clone(),
            _ => Vec::new(),
        },
        is_whole_table: args.table,
    };
    let mut progress = Progress::after(limits::QUIET);
    let name = subject.name.clone();
    let found = limits::watched(None, args.memory, |watch| {
        let explored = explore(subject, request, watch, &mut |known, _, _| {
            progress.show(|| format!("{name}  {known} values"));
        })?;
        let from = args.from.as_ref();
        let moves = from.map(|from| from_position(from, &explored, args, &watch));
        anyhow::Ok((explored, moves.unwrap_or_default()))
    });
    drop(progress);
    let (mut explored, moves) = found?;
    limits::tell_if_short(&mut explored, args);
    print(&explored, &moves, args)?;
    if let Some(path) = &args.csv {
        atomic::replace(path, tables::csv(&explored))?;
    }
    if let Some(path) = &args.plot {
        atomic::replace(path, plot::picture(&explored)?)?;
    }
    Ok(explored.proof().is_some() || !interrupt::has_come())
}

/// Refuses options that the game has no use for.
fn refuse_what_does_not_apply(args: &Args, subject: &Subject) -> Result<()> {
    let coordinates = subject.coordinates();
    if args.misere && subject.rule.is_none() {
        let name = &subject.name;
        bail!("no rule can express {name}, and `--misere` needs one");
    }
    if let Some(from) = &args.from {
        ensure!(
            subject.rule.is_some(),
            "no rule can express this game, and `--from` needs one for the moves"
        );
        let (count, is_slice) = match from {
            Position::Heaps(heaps) => (heaps.len(), false),
            Position::Slice(_, given) => (given.len(), true),
        };
        ensure!(
            coordinates == 1 && !is_slice || count == coordinates,
            "a position of this game has {coordinates} numbers: write {}",
            report::from(coordinates)
        );
    }
    if args.plot.is_some() && coordinates > 2 {
        bail!("only tables of two heaps can be drawn; fix the third with a number");
    }
    if args.csv.is_some() && coordinates > MAX_COORDINATES {
        bail!("more than {MAX_COORDINATES} heaps have no table of values");
    }
    Ok(())
}

/// Writes what is asked of the position of `--from`, within the time of the exploration.
fn from_position(from: &Position, explored: &Explored, args: &Args, watch: &Watch<'_>) -> String {
    let end = args.time.unwrap_or((watch.now)() + DEFAULT_TIME);
    let is_over = || (watch.is_stopped)() || (watch.now)() >= end;
    match from {
        Position::Heaps(position) => {
            report::of_winning_moves(position, explored.winning_moves(&is_over))
        }
        Position::Slice(name, given) => {
            let slice = Slice {
                name: name.clone(),
                given: given.clone(),
            };
            let found = explored.sliced(&slice, &is_over);
            report::of_slice(&slice, args.misere, found, &is_over)
        }
    }
}

/// Prints the report or the code, and the winning moves.
fn print(explored: &Explored, moves: &str, args: &Args) -> Result<()> {
    if let Some(language) = args.emit {
        let code = language.written(&emit::of_explored(explored)?)?;
        eprint!("{}{moves}", explored.same_as());
        return output::print(&code);
    }
    let text = explored.text();
    // Who asks for some positions reads about them first.
    let (first, second) = match args.from {
        Some(Position::Slice(..)) => (moves, text.answer.as_str()),
        _ => (text.answer.as_str(), moves),
    };
    output::print(&format!("{first}{second}{}{}", text.lines, text.table))
}

/// Parses a rule, a name, a code or another notation of a game.
///
/// # Errors
/// If the text is none; says what is.
pub fn parsed(text: &str, misere: bool, needs_rule: bool) -> Result<Subject> {
    if text.contains("=>") {
        let rule = text.replace("=>", "->");
        bail!("the moves of a rule stand after `->`: write '{rule}'");
    }
    let words = text.trim_end();
    let without = ["misere", "misère"]
        .iter()
        .find_map(|word| words.strip_suffix(word));
    if let Some(game) = without.filter(|game| game.ends_with([' ', ',', ';'])) {
        let game = game.trim_end_matches([' ', ',', ';']);
        bail!("misère play is an option: write `'{game}' --misere`");
    }
    let parsed = Subject::parse(text, misere, needs_rule);
    parsed.map_err(|error| match error.downcast::<UnknownGame>() {
        Ok(unknown) => anyhow!(
            "{unknown} from `cargo x explore`; or a rule, such as \
             'n -> n-k where 1 <= k <= 3'; or `-` to read {} from standard input",
            if needs_rule { "a rule" } else { "numbers" }
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
    let first = match &args.from {
        None => None,
        Some(Position::Heaps(heaps)) if heaps.len() == 1 && heaps[0] <= MAX_FIRST => {
            Some(heaps[0] as usize)
        }
        Some(_) => bail!("numbers begin at one heap, from 0 to {MAX_FIRST}: write `--from 1`"),
    };
    let (first, guesses) = known::guesses(&numbers, first);
    if let Some(language) = args.emit {
        let code = limits::watched(args.time, args.memory, |watch| {
            emit::of_numbers(&guesses, watch)
        });
        output::print(&language.written(&code?)?)?;
    } else {
        let text = report::of_numbers(&numbers, &guesses, first);
        output::print(&(text.answer + &text.lines))?;
    }
    if let Some(path) = &args.plot {
        let title = "Values on standard input";
        let picture = plot::of_numbers(title, &numbers, first, ["row a", "column b"]);
        let picture = picture.context("only values from 0 to 2³² − 1 can be drawn")?;
        atomic::replace(path, picture)?;
    }
    Ok(true)
}
