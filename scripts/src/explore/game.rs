//! Explores a game or a rule: computes everything that the options ask for, then prints it once.

use anyhow::{Context as _, Result, anyhow, bail, ensure};
use explorer::decided::{
    self, Findings, Part, has_no_end, rule_beside, rule_of, values_to_guess_from, winning_moves,
};
use explorer::engine::{self, Engine, Outcome, two_heaps};
use explorer::game::{Game, OneHeap};
use explorer::guess::table;
use explorer::rule::{self, CheckedRule, Table};
use explorer::show::plot;
use explorer::show::report::{self, Found, Report, Values};
use explorer::show::{emit, tables};

use super::limits::{self, Limits};
use super::{Args, Position, files};
use crate::eprint;
use crate::{atomic, interrupt, output};

/// Limit on the rows of a named game's table: a larger table can't be read.
const MAX_SIZE: usize = 2000;

/// Explores a rule. Returns false after Ctrl-C.
///
/// # Errors
/// If the text is no rule, an option doesn't apply to it, or a file can't be written.
pub fn explore_rule(text: &str, args: &Args) -> Result<bool> {
    let checked = CheckedRule::new(text).map_err(|error| anyhow!(error))?;
    let notation = rule::same_as(checked.rule()).filter(|_| !args.misere);
    if let Some(notation) = notation {
        let notation = notation.to_string();
        let game = Game::parse(&notation).context("a rule was recognised as no game")?;
        return explore_game(&game, &notation, Some(&checked), args);
    }
    let coordinates = checked.rule().coordinates.len();
    if args.plot.is_some() && coordinates > 2 {
        bail!("only tables of two heaps can be drawn; fix the third with a number");
    }
    let mut found = Exploration {
        moves: moves_of(Some(&checked), args)?,
        ..Exploration::default()
    };
    if args.emit.is_some() {
        let code = limits::watched(args.time, args.memory, |watch| {
            emit::of_rule(&checked, args.misere, watch)
        });
        found.code = Some(code?);
    }
    if args.emit.is_none() || args.wants_values() {
        let table = limits::filled(&checked, args)?;
        limits::tell_if_short(&table, &checked, args);
        found.add_rule(&checked, table, args);
    }
    found.finish(args)
}

/// Explores a game that an engine knows by `name`; `users_rule` is the rule that the user typed for
/// it. Returns false if Ctrl-C came before a proof.
///
/// # Errors
/// If an option doesn't apply to the game, a file can't be written, or a theorem contradicts the
/// table.
pub fn explore_game(
    game: &Game,
    name: &str,
    users_rule: Option<&CheckedRule>,
    args: &Args,
) -> Result<bool> {
    let beside = rule_beside(game);
    let own = match (&beside, users_rule) {
        (Some(rule), None) => Some(CheckedRule::new(rule)?),
        _ => None,
    };
    let rule = users_rule.or(own.as_ref()).filter(|_| beside.is_some());
    let written = match (&args.from, rule_of(game)) {
        (Some(_), Some(rule)) => Some(CheckedRule::new(&rule)?),
        _ => None,
    };
    let mut found = Exploration {
        same_as: users_rule.map(|rule| (rule, name)),
        moves: moves_of(users_rule.or(written.as_ref()), args)?,
        ..Exploration::default()
    };
    if args.emit.is_some() {
        let are_terms_chosen = args.terms.is_some();
        let code = limits::watched(args.time, args.memory, |watch| {
            emit::of_game_by_rule(game, are_terms_chosen, watch)
        });
        found.code = code?;
        if found.code.is_some() && !args.wants_values() {
            return found.finish(args);
        }
    } else if let Some(rule) = rule {
        let enough = limits::to_guess_from(args, values_to_guess_from(game));
        found.add_rule(rule, limits::filled(rule, &enough)?, args);
    }
    let findings = found.rule.as_ref().and_then(|rule| rule.findings.as_ref());
    let has_theorem = findings.is_some_and(Findings::are_proven);
    // A theorem covers all values, so the user need not wait for more of them.
    let is_enough = has_theorem && has_no_end(game) && args.asks_for_no_values();
    match game {
        Game::OneHeap(game) if is_enough => {
            let few = values_to_guess_from(&Game::OneHeap(game.clone()));
            found.run_engine(game, name, &limits::to_guess_from(args, few))?;
        }
        Game::OneHeap(game) => found.run_engine(game, name, args)?,
        Game::TwoHeaps(game) => {
            let size = args.terms.unwrap_or(two_heaps::DEFAULT_SIZE);
            if size > MAX_SIZE {
                bail!("a table of two heaps has at most {MAX_SIZE} rows; say `--terms {MAX_SIZE}`");
            }
            let values = two_heaps::table(*game, size);
            if args.emit.is_some() && found.code.is_none() {
                found.code = Some(emit::of_guesses(&table::guesses(&values, 0))?);
            }
            found.two_heaps = Some((*game, values));
        }
    }
    found.finish(args)
}

/// Everything that was computed. Nothing is printed before [`Exploration::finish`].
#[derive(Default)]
struct Exploration<'a> {
    /// The user's rule, and another notation for it.
    same_as: Option<(&'a CheckedRule, &'a str)>,
    /// Code that `--emit` asks for.
    code: Option<String>,
    run: Option<Run<'a>>,
    two_heaps: Option<(explorer::game::TwoHeaps, two_heaps::Table)>,
    rule: Option<OfRule<'a>>,
    /// The rule for the moves that `--from` asks for, and the position.
    moves: Option<(&'a CheckedRule, &'a [u64])>,
}

/// The rule of a game and the position of `--from`.
///
/// # Errors
/// If the game has no rule, or the rule no such position.
fn moves_of<'a>(
    rule: Option<&'a CheckedRule>,
    args: &'a Args,
) -> Result<Option<(&'a CheckedRule, &'a [u64])>> {
    let Some(Position(position)) = &args.from else {
        return Ok(None);
    };
    let rule =
        rule.context("no rule can express this game, and `--from` needs one for the moves")?;
    let coordinates = rule.rule().coordinates.len();
    ensure!(
        coordinates == 1 || position.len() == coordinates,
        "a position of this game has {coordinates} numbers: write {}",
        report::from(coordinates)
    );
    Ok(Some((rule, position)))
}

/// What an engine has computed.
struct Run<'a> {
    game: OneHeap,
    name: &'a str,
    engine: Box<dyn Engine>,
    outcome: Outcome,
    limits: Limits,
}

/// What a rule has given.
struct OfRule<'a> {
    checked: &'a CheckedRule,
    table: Table<'a>,
    /// `None` if code is printed instead.
    findings: Option<Findings>,
}

impl<'a> Exploration<'a> {
    /// Adds the table of a rule and what it decides.
    fn add_rule(&mut self, checked: &'a CheckedRule, table: Table<'a>, args: &Args) {
        let findings = args.emit.is_none().then(|| {
            limits::watched(args.time, args.memory, |watch| {
                Findings::about(checked, args.misere, &table, watch.is_stopped)
            })
        });
        self.rule = Some(OfRule {
            checked,
            table,
            findings,
        });
    }

    fn run_engine(&mut self, game: &OneHeap, name: &'a str, args: &Args) -> Result<()> {
        let mut engine = engine::start(game);
        let mut limits = Limits::from_args(args, engine::default_terms(game));
        if let Some((_, position)) = self.moves {
            let largest = position.iter().copied().max().unwrap_or(0);
            limits.terms = limits
                .terms
                .max(usize::try_from(largest)?.saturating_add(1));
        }
        let outcome = limits.compute(engine.as_mut(), name);
        let run = Run {
            game: game.clone(),
            name,
            engine,
            outcome,
            limits,
        };
        if args.emit.is_some() && self.code.is_none() {
            let proof = run.outcome.proof.as_ref();
            self.code = Some(emit::of_game(name, game, run.engine.values(), proof)?);
        }
        self.run = Some(run);
        Ok(())
    }

    fn report(&self, args: &Args) -> Report<'_> {
        let values = match (&self.run, &self.two_heaps) {
            (Some(run), _) => Values::OneHeap {
                name: run.name,
                game: &run.game,
                values: run.engine.values(),
                outcome: &run.outcome,
            },
            (None, Some((game, table))) => Values::TwoHeaps(*game, table),
            (None, None) => Values::OfRule,
        };
        let stopped = self.run.as_ref().map(|run| match run.outcome.proof {
            Some(_) => String::new(),
            None => run
                .limits
                .stopped(run.engine.as_ref(), run.engine.values().len()),
        });
        Report {
            same_as: self.same_as.map(|(rule, notation)| (rule.rule(), notation)),
            values,
            stopped: stopped.unwrap_or_default(),
            found: self.rule.as_ref().and_then(|rule| {
                Some(Found {
                    rule: rule.checked,
                    misere: args.misere,
                    findings: rule.findings.as_ref()?,
                    table: &rule.table,
                })
            }),
            rows: args.terms.unwrap_or(report::SHOWN_ROWS),
        }
    }

    /// The line on the winning moves, if `--from` asks for them.
    fn winning_moves(&self, args: &Args) -> String {
        let Some((rule, position)) = self.moves else {
            return String::new();
        };
        let findings = self.rule.as_ref().and_then(|rule| rule.findings.as_ref());
        let is_known = findings.is_some_and(Findings::are_proven);
        let time = args.time.or(Some(limits::DEFAULT_TIME));
        let found = limits::watched(time, args.memory, |watch| {
            let mut parts = match &self.run {
                Some(run) if !is_known => vec![Part {
                    coordinates: (0..position.len()).collect(),
                    rule,
                    values: decided::Values::Computed(
                        run.engine.values(),
                        run.outcome.proof.as_ref(),
                    ),
                }],
                _ => decided::parts(rule, findings, args.misere, position, watch.is_stopped)?,
            };
            winning_moves(&mut parts, position, watch.is_stopped)
        });
        report::of_winning_moves(position, found)
    }

    /// Prints the report or the code, and writes the files. Returns false if Ctrl-C came before a
    /// proof.
    ///
    /// # Errors
    /// All errors: the report is printed even if a file can't be written.
    fn finish(&self, args: &Args) -> Result<bool> {
        let printed = self.print(args);
        let csv = (args.csv.as_ref()).map_or(Ok(()), |path| atomic::replace(path, self.csv(args)?));
        let plot =
            (args.plot.as_ref()).map_or(Ok(()), |path| atomic::replace(path, self.picture(args)?));
        files::all([printed, csv, plot])?;
        let is_proven = matches!(&self.run, Some(run) if run.outcome.proof.is_some());
        Ok(is_proven || !interrupt::has_come())
    }

    fn print(&self, args: &Args) -> Result<()> {
        if let (Some(code), Some(language)) = (&self.code, args.emit) {
            if let Some((rule, notation)) = self.same_as {
                eprint!("{}", report::same_as(rule.rule(), notation));
            }
            eprint!("{}", self.winning_moves(args));
            return output::print(&language.written(code)?);
        }
        let text = self.report(args).text()?;
        output::print(&(text.answer + &self.winning_moves(args) + &text.table + &text.lines))
    }

    /// The table of `--csv`.
    fn csv(&self, args: &Args) -> Result<String> {
        if let Some(run) = &self.run {
            return Ok(run.csv(args.terms));
        }
        if let Some((_, table)) = &self.two_heaps {
            return Ok(tables::csv(table));
        }
        let OfRule { checked, table, .. } = self.rule.as_ref().context("nothing was computed")?;
        let rule = checked.rule();
        if rule.coordinates.len() > 1 {
            let layers = tables::layers(table, rule.coordinates.len());
            return Ok(tables::of_rule(rule, &layers, tables::csv));
        }
        Ok(csv(table.values().iter().copied()))
    }

    /// The picture of `--plot`.
    fn picture(&self, args: &Args) -> Result<String> {
        if let Some(run) = &self.run {
            let title = report::title(run.name, &run.game);
            let title = format!("Grundy values of {title}");
            let (values, proof) = (run.engine.values(), run.outcome.proof.as_ref());
            return Ok(plot::dots(&title, values, 0, proof));
        }
        if let Some((game, table)) = &self.two_heaps {
            let names = self.same_as.map(|(rule, _)| rule.rule().coordinate_names());
            let heaps = names.and_then(|names| names.try_into().ok());
            let heaps = heaps.unwrap_or(plot::TWO_HEAPS);
            let title = format!("Grundy values of {game}");
            return Ok(plot::heat_map(&title, table, 0, heaps));
        }
        let OfRule { checked, table, .. } = self.rule.as_ref().context("nothing was computed")?;
        ensure!(
            table.rows() > 0,
            "no row is filled, so there is nothing to draw"
        );
        let rule = checked.rule();
        let what = match (args.misere, rule.has_blocking()) {
            (true, _) => "Misère outcomes",
            (false, true) => "Outcomes",
            (false, false) => "Grundy values",
        };
        let title = format!("{what} of {rule}");
        Ok(match &rule.coordinate_names()[..] {
            &[a, b] => plot::heat_map(&title, &tables::layers(table, 2)[0], 0, [a, b]),
            _ => plot::dots(&title, table.values(), 0, None),
        })
    }
}

impl Run<'_> {
    /// Heap and value of the first `terms` heaps, or of all.
    fn csv(&self, terms: Option<usize>) -> String {
        let values = self.engine.values().iter().copied();
        csv(values.take(terms.unwrap_or(usize::MAX)))
    }
}

/// A line for each heap with its value.
fn csv(values: impl Iterator<Item = u32>) -> String {
    let lines = values.enumerate();
    let lines = lines.map(|(heap, value)| format!("{heap},{value}\n"));
    format!("heap,value\n{}", lines.collect::<String>())
}
