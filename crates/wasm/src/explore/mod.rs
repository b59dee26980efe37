//! `cargo x explore` for a page: the same report, and what pictures and the pointer need.

mod explored;
mod heaps;
mod numbers;
mod rules;

use anyhow::Result;
use explorer::decided::rule_beside;
use explorer::game::Game;
use explorer::rule::{self, CheckedRule};
use serde::Deserialize;
use serde_json::{Value, json};

pub use explored::Explored;
pub use numbers::{Numbers, guess};

use crate::Host;

/// What to explore, as on the command line.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Request {
    pub game: String,
    #[serde(default)]
    pub misere: bool,
    #[serde(default)]
    pub terms: Option<usize>,
    /// The time for values, if it is limited.
    #[serde(default)]
    pub milliseconds: Option<u64>,
}

/// What `cargo x explore` prints.
#[derive(Debug, Default)]
pub struct Said {
    /// To standard output.
    pub report: String,
    /// To standard error: the guesses beside a table.
    pub remarks: String,
}

/// Values for pictures: so many are handed to the page at most.
const MOST_SHOWN: usize = 4096;

/// Explores a game and tells the page values as they come.
///
/// # Errors
/// If the text is no game and no rule, or the rule cannot be explored.
pub fn explore(request: &Request, host: &dyn Host) -> Result<(Explored, Value)> {
    let text = rule::spelled_out(&request.game);
    if !rule::is_rule(&text) {
        anyhow::ensure!(
            !request.misere,
            "misère play is for rules, such as 'n -> n-k where 1 <= k <= 3'"
        );
        let game = Game::parse(&text)?;
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
    match rule::same_as(checked.rule()).filter(|_| !request.misere) {
        Some(known) => rules::explore_known(checked, &known.to_string(), request, host),
        None => rules::explore(checked, request, host),
    }
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
