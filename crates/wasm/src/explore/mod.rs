//! `cargo x explore` for a page: the same report, and what pictures and the pointer need.

mod explored;
mod heaps;
mod misere;
mod numbers;
mod rules;

use std::time::Duration;

use anyhow::Result;
use explorer::decided::{rule_beside, rule_of};
use explorer::game::Game;
use explorer::rule::{self, CheckedRule};
use serde::Deserialize;
use serde_json::{Value, json};

pub use explored::Explored;
pub use numbers::{Numbers, guess};

use crate::Host;

/// A game to explore, as on the command line.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Request {
    pub game: String,
    #[serde(default)]
    pub misere: bool,
    #[serde(default)]
    pub terms: Option<usize>,
    /// Time for everything, if it is limited.
    #[serde(default)]
    pub milliseconds: Option<u64>,
}

/// Moments at which the parts of a run end, on the page's clock.
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

    /// The moment when this many percent of the time are over.
    fn at(self, percent: u32) -> Option<Duration> {
        self.limit.map(|limit| self.start + limit * percent / 100)
    }

    fn is_over(self, percent: u32, host: &dyn Host) -> bool {
        self.at(percent).is_some_and(|end| host.now() >= end)
    }

    /// Milliseconds that are left of all.
    fn left(self, host: &dyn Host) -> Option<u64> {
        let left = self.at(100)?.saturating_sub(host.now());
        u64::try_from(left.as_millis()).ok()
    }
}

/// Output of `cargo x explore`: the report, then the remarks.
#[derive(Debug, Default)]
pub struct Said {
    pub report: String,
    /// Theorems and guesses about a table, which a page shows beside it.
    pub remarks: String,
}

/// Limit for the values of a picture.
const MOST_SHOWN: usize = 4096;

/// Explores a game and tells the page values as they come.
///
/// # Errors
/// If the text is no game and no rule, or the rule cannot be explored.
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
                rules::explore_by_rule_too(name, &game, &checked, Said::default(), request, host)
            }
            None => rules::by_engine(name, &game, Said::default(), request, host, false),
        };
    }
    let checked = CheckedRule::new(&text)?;
    if request.misere && leaves_sums(&checked) {
        return misere::explore(request, host);
    }
    match rule::same_as(checked.rule()).filter(|_| !request.misere) {
        Some(known) => rules::explore_known(checked, &known.to_string(), request, host),
        None => rules::explore(checked, request, host),
    }
}

/// Misère play of a game with a name or a code: by its rule, or played out where no rule decides.
fn misere_of_game(game: &Game, request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let checked = rule_of(game)
        .map(|rule| CheckedRule::new(&rule))
        .transpose()?;
    match checked.filter(|rule| !leaves_sums(rule)) {
        Some(rule) => rules::explore(rule, request, host),
        None => misere::explore(request, host),
    }
}

/// Whether a move may leave several components, which do not decide misère play one by one.
fn leaves_sums(checked: &CheckedRule) -> bool {
    let mut families = checked.rule().families.iter();
    families.any(|family| family.components.len() > 1)
}

/// The answer when all is done.
fn answer(said: &Said, rest: Value) -> Value {
    let mut answer = json!({"is": "report", "report": said.report, "remarks": said.remarks});
    let (Some(fields), Value::Object(rest)) = (answer.as_object_mut(), rest) else {
        unreachable!("both are objects");
    };
    fields.extend(rest);
    answer
}
