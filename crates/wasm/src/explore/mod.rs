//! `cargo x explore` for a page: the report, and values for pictures and for the pointer.

mod explored;
mod runs;

use std::time::Duration;

use anyhow::{Context as _, Result};
use explorer::decided::{rule_beside, rule_of};
use explorer::game::Game;
use explorer::rule::{self, CheckedRule};
use explorer::show::report::{Text, Values};
use explorer::{guess, known};
use serde::Deserialize;
use serde_json::{Value, json};

pub use explored::Explored;
use explored::Subject;
use runs::Beside;

use crate::Host;

/// A request to explore a game, as on the command line.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Request {
    pub game: String,
    #[serde(default)]
    pub misere: bool,
    #[serde(default)]
    pub terms: Option<usize>,
    /// Time limit for the whole request, in milliseconds.
    #[serde(default)]
    pub milliseconds: Option<u64>,
}

/// When the parts of a run end, by the page's clock.
#[derive(Debug, Clone, Copy)]
struct Deadline {
    start: Duration,
    limit: Option<Duration>,
}

impl Deadline {
    fn new(request: &Request, host: &dyn Host) -> Self {
        Self {
            start: host.now(),
            limit: request.milliseconds.map(Duration::from_millis),
        }
    }

    /// The time when this percentage of the limit is over.
    fn at(self, percent: u32) -> Option<Duration> {
        self.limit.map(|limit| self.start + limit * percent / 100)
    }

    fn is_over(self, percent: u32, host: &dyn Host) -> bool {
        self.at(percent).is_some_and(|end| host.now() >= end)
    }

    /// Milliseconds left until the limit.
    fn left(self, host: &dyn Host) -> Option<u64> {
        let left = self.at(100)?.saturating_sub(host.now());
        u64::try_from(left.as_millis()).ok()
    }
}

/// The most values in a picture.
const MAX_SHOWN: usize = 4096;

/// Nothing stops the engine: the page ends its worker instead.
const NEVER_STOPPED: &dyn Fn() -> bool = &|| false;

/// The last answer to a request: the report of `cargo x explore`, its facts without the table, and
/// the fields of `rest`.
fn answer(said: &Text, rest: Value) -> Value {
    let Text {
        answer: wins,
        table,
        lines,
    } = said;
    let mut answer = rest;
    answer["is"] = "report".into();
    answer["report"] = format!("{wins}{table}{lines}").into();
    answer["facts"] = format!("{wins}{lines}").into();
    answer
}

/// Explores a game, and tells the page values as they come.
///
/// # Errors
/// If the text is neither a game nor a rule, or the rule can't be explored.
pub fn explore(request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let text = rule::spelled_out(&request.game);
    if !rule::is_rule(&text) {
        let game = Game::parse(&text)?;
        if request.misere {
            return misere_of_game(&game, request, host);
        }
        let name = &request.game;
        return match rule_beside(&game) {
            Some(rule) => {
                let checked = CheckedRule::new(&rule)?;
                runs::explore_by_rule_too(name, &game, &checked, None, request, host)
            }
            None => runs::by_engine(name, &game, Beside::default(), request, host),
        };
    }
    let checked = CheckedRule::new(&text)?;
    if request.misere && leaves_sums(&checked) {
        return runs::explore_misere(request, host);
    }
    match rule::same_as(checked.rule()).filter(|_| !request.misere) {
        Some(known) => runs::explore_known(checked, &known.to_string(), request, host),
        None => runs::explore(checked, request, host),
    }
}

/// Explores misère play of a game with a name or a code: by its rule, or by playing it out if moves
/// leave sums.
fn misere_of_game(game: &Game, request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let checked = rule_of(game)
        .map(|rule| CheckedRule::new(&rule))
        .transpose()?;
    match checked.filter(|rule| !leaves_sums(rule)) {
        Some(rule) => runs::explore(rule, request, host),
        None => runs::explore_misere(request, host),
    }
}

/// True if a move may leave several components, whose outcomes don't decide misère play.
fn leaves_sums(checked: &CheckedRule) -> bool {
    let mut families = checked.rule().families.iter();
    families.any(|family| family.components.len() > 1)
}

/// A request to guess about pasted numbers; `first` is the heap of the first one.
#[derive(Debug, Deserialize)]
pub struct Numbers {
    numbers: String,
    #[serde(default)]
    first: usize,
}

/// Guesses about the numbers that a user's own program printed.
///
/// # Errors
/// If the text has no numbers.
pub fn guess(request: &Numbers) -> Result<(Explored, Value)> {
    let numbers = guess::Numbers::parse(&request.numbers).context("in these numbers")?;
    let asked = Some(request.first).filter(|first| *first > 0);
    let (first, guesses) = known::guesses(&numbers, numbers.first.or(asked));
    let given = Values::Given(&numbers, &guesses, first);
    let said = Beside::default().report(given, None)?;
    let shown = match &numbers.shape {
        guess::Shape::Sequence(values) => json!({"values": values, "first": first}),
        guess::Shape::Table(rows) => json!({"rows": rows, "first": first}),
    };
    let answer = answer(&said, shown);
    let subject = Subject::Numbers {
        numbers,
        guesses,
        first,
    };
    Ok((Explored::without_moves(subject), answer))
}
